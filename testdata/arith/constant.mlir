// run: roundtrip
func.func @f() {
  %0 = arith.constant 7 : i32
  %1 = arith.constant -1 : i64
  %2 = arith.constant 3 : index
  %3 = arith.constant true
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant 0x7FC0 : bf16
  %6 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %7 = arith.constant dense<1.0> : vector<4xf32>
  %8 = arith.constant {t.note} 7 : i32
  %9 = arith.constant -1 : i128
  return
}

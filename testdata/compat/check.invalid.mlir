// run: verify --stablehlo-compatibility-check=as-of=2026-08-20 --allow-unregistered-dialect
func.func @covered(%x: tensor<2xf32>, %q: tensor<2x!quant.uniform<i8:f32, 2.0>>) -> tensor<2xf32> attributes {a = [1, {b = f32}]} {
  %0 = stablehlo.add %x, %x : tensor<2xf32>
  %1 = call @other(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @other(tensor<2xf32>) -> tensor<2xf32>

// -----

func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' is not covered by the compatibility guarantees}}
  %0 = stablehlo.custom_call @g(%x) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.custom_call @g(%0) : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}

// -----

func.func @f(%x: i32, %y: f32) -> i32 {
  %0 = arith.addi %x, %x : i32
  // expected-error @+1 {{'arith.addf' is not covered by the compatibility guarantees}}
  %1 = arith.addf %y, %y : f32
  // expected-error @+1 {{'arith.remsi' is not covered by the compatibility guarantees}}
  %2 = arith.remsi %0, %x : i32
  // expected-error @+1 {{the attribute '#arith.overflow' is not covered by the compatibility guarantees}}
  %3 = arith.muli %2, %x overflow<nsw> : i32
  return %3 : i32
}

// -----

// expected-error @+1 {{the type '!other.thing' is not covered by the compatibility guarantees}}
func.func @f(%x: !other.thing) {
  // expected-error @+1 {{'other.op' is not covered by the compatibility guarantees}}
  "other.op"(%x) : (!other.thing) -> ()
  return
}

// -----

func.func @f(%x: index, %y: tensor<?xf32>) -> index {
  // expected-remark @+1 {{the guarantees cover the program, but it cannot become a portable artifact yet}}
  %c = arith.constant 0 : index
  %0 = tensor.dim %y, %c : tensor<?xf32>
  %1 = arith.cmpi slt, %0, %x : index
  %2 = arith.select %1, %0, %x : index
  return %2 : index
}

// -----

func.func @f(%x: tensor<2xf32>, %root: tensor<1xi32>) -> tensor<2xf32> {
  // expected-warning @+2 {{not exactly one operand at 'stablehlo.collective_broadcast' exists since 1.20.0 only}}
  // expected-warning @+1 {{attribute has_dynamic_root at 'stablehlo.collective_broadcast' exists since 1.20.0 only; the window promises readers from 1.18.0 on}}
  %0 = "stablehlo.collective_broadcast"(%x, %root) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

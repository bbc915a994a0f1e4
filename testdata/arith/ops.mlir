// run: roundtrip
func.func @f(%a: i32, %b: i32, %x: f32, %y: f32, %i: index, %t: tensor<2xindex>, %p: i1) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.subi %a, %b : i32
  %4 = arith.addf %x, %y : f32
  %5 = arith.mulf %x, %y fastmath<nnan, contract> : f32
  %6 = arith.subf %x, %y fastmath<fast> : f32
  %7 = arith.cmpi slt, %a, %b : i32
  %8 = arith.cmpf oge, %x, %y : f32
  %9 = arith.select %p, %a, %b : i32
  %10 = arith.index_cast %a : i32 to index
  %11 = arith.index_cast %t : tensor<2xindex> to tensor<2xi64>
  %12 = arith.maxsi %a, %b : i32
  %13 = arith.minui %a, %b : i32
  %14 = arith.extui %p : i1 to i32
  %15 = arith.trunci %a : i32 to i8
  %16 = arith.sitofp %a : i32 to f32
  %17 = arith.bitcast %x : f32 to i32
  %18 = arith.divsi %a, %b : i32
  %19 = arith.remui %a, %b : i32
  %20 = arith.andi %a, %b : i32
  %21 = arith.shrui %a, %b : i32
  return
}

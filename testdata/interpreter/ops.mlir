// run: roundtrip
func.func @worker(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0:2 = "interpreter.run_parallel"(%x, %x) <{programs = [[@worker, @worker]]}> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  %1 = interpreter.probe %0#1, probe_id = "after" : tensor<2xf32>
  interpreter.print %1 : tensor<2xf32>
  return %1 : tensor<2xf32>
}

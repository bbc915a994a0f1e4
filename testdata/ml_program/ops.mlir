// run: roundtrip
// Globals, functions and the ops that use them.
ml_program.global private @weight(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
ml_program.global private mutable @state(#ml_program.extern<tensor<4xi32>>) : tensor<4xi32>
ml_program.global public mutable @visible : tensor<?xi8>
ml_program.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = ml_program.global_load_const @weight : tensor<4xf32>
  ml_program.return %0 : tensor<4xf32>
}
ml_program.func private @declared(i32) -> i32
ml_program.subgraph @graph(%x: i32) -> i32 {
  ml_program.output %x : i32
}
func.func @g(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = ml_program.global_load @state : tensor<4xi32>
  ml_program.global_store @state = %x : tensor<4xi32>
  %1 = ml_program.token
  %2, %3 = ml_program.global_load_graph @state ordering(%1 -> !ml_program.token) : tensor<4xi32>
  %4 = ml_program.global_store_graph @state = %2 ordering(%3 -> !ml_program.token) : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// run: verify
func.func @infeed_without_a_token(%t: !stablehlo.token) -> tensor<2xf32> {
  // expected-error @+1 {{last element of result types is expected to be of token type, but got 'tensor<2xf32>'}}
  %0 = "stablehlo.infeed"(%t) <{infeed_config = ""}> : (!stablehlo.token) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @recv_from_a_device(%t: !stablehlo.token) -> !stablehlo.token {
  // expected-error @+1 {{channel_type should be HOST_TO_DEVICE when is_host_transfer is true}}
  %0 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true}> : (!stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}

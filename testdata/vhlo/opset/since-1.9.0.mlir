// run: verify
func.func public @accurate_exponential() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.exponential"(%x) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @most_accurate_exponential() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.exponential"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func private @accuracy_mode() attributes {test.mode = #stablehlo.result_accuracy_mode<DEFAULT>}

// run: verify
// Elementary functions may state how accurate they have to be.
func.func public @accurate_cbrt() -> tensor<f64> {
  %x = stablehlo.constant dense<1.0> : tensor<f64>
  %0 = "stablehlo.cbrt"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_cosine() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.cosine"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_exponential_minus_one() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.exponential_minus_one"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_log() -> tensor<f64> {
  %x = stablehlo.constant dense<1.0> : tensor<f64>
  %0 = "stablehlo.log"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_log_plus_one() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.log_plus_one"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_logistic() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.logistic"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_rsqrt() -> tensor<f64> {
  %x = stablehlo.constant dense<1.0> : tensor<f64>
  %0 = "stablehlo.rsqrt"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_sine() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.sine"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_sqrt() -> tensor<f64> {
  %x = stablehlo.constant dense<1.0> : tensor<f64>
  %0 = "stablehlo.sqrt"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_tan() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.tan"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
func.func public @accurate_tanh() -> tensor<f64> {
  %x = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = "stablehlo.tanh"(%x) <{result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}

// Softmax over the last dimension, as a framework exports it.
module @softmax {
  func.func public @main(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %max = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %max2 = stablehlo.broadcast_in_dim %max, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %shifted = stablehlo.subtract %x, %max2 : tensor<2x4xf32>
    %exp = stablehlo.exponential %shifted : tensor<2x4xf32>
    %sum = stablehlo.reduce(%exp init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %sum2 = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %result = stablehlo.divide %exp, %sum2 : tensor<2x4xf32>
    return %result : tensor<2x4xf32>
  }
}

// run: interpret
func.func @main() {
  %x = stablehlo.constant dense<[-2.0, -0.5, 0.0, 0.5, 3.0]> : tensor<5xf64>
  %y = stablehlo.constant dense<[0.1, 0.5, 1.0, 2.0, 10.0]> : tensor<5xf64>
  %exp = stablehlo.exponential %x : tensor<5xf64>
  %expm1 = stablehlo.exponential_minus_one %x : tensor<5xf64>
  %log = stablehlo.log %y : tensor<5xf64>
  %log1p = stablehlo.log_plus_one %y : tensor<5xf64>
  %tanh = stablehlo.tanh %x : tensor<5xf64>
  %logistic = stablehlo.logistic %x : tensor<5xf64>
  %sin = stablehlo.sine %x : tensor<5xf64>
  %cos = stablehlo.cosine %x : tensor<5xf64>
  %tan = stablehlo.tan %x : tensor<5xf64>
  %sqrt = stablehlo.sqrt %y : tensor<5xf64>
  %rsqrt = stablehlo.rsqrt %y : tensor<5xf64>
  %cbrt = stablehlo.cbrt %y : tensor<5xf64>
  %atan2 = stablehlo.atan2 %x, %y : tensor<5xf64>
  %pow = stablehlo.power %y, %x : tensor<5xf64>
  %exp.want = stablehlo.constant dense<[0.1353352832366127, 0.60653065971263342, 1.000000e+00, 1.6487212707001282, 20.085536923187668]> : tensor<5xf64>
  check.expect_close %exp, %exp.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %expm1.want = stablehlo.constant dense<[-0.8646647167633873, -0.39346934028736658, 0.000000e+00, 0.64872127070012819, 19.085536923187668]> : tensor<5xf64>
  check.expect_close %expm1, %expm1.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %log.want = stablehlo.constant dense<[-2.3025850929940455, -0.69314718055994529, 0.000000e+00, 0.69314718055994529, 2.3025850929940459]> : tensor<5xf64>
  check.expect_close %log, %log.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %log1p.want = stablehlo.constant dense<[0.095310179804324865, 0.40546510810816438, 0.69314718055994529, 1.0986122886681096, 2.3978952727983707]> : tensor<5xf64>
  check.expect_close %log1p, %log1p.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %tanh.want = stablehlo.constant dense<[-0.9640275800758169, -0.46211715726000974, 0.000000e+00, 0.46211715726000974, 0.99505475368673046]> : tensor<5xf64>
  check.expect_close %tanh, %tanh.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %logistic.want = stablehlo.constant dense<[0.11920292202211755, 0.37754066879814541, 5.000000e-01, 0.62245933120185459, 0.95257412682243336]> : tensor<5xf64>
  check.expect_close %logistic, %logistic.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %sin.want = stablehlo.constant dense<[-0.90929742682568171, -0.47942553860420301, 0.000000e+00, 0.47942553860420301, 0.14112000805986721]> : tensor<5xf64>
  check.expect_close %sin, %sin.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %cos.want = stablehlo.constant dense<[-0.41614683654714241, 0.87758256189037276, 1.000000e+00, 0.87758256189037276, -0.98999249660044542]> : tensor<5xf64>
  check.expect_close %cos, %cos.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %tan.want = stablehlo.constant dense<[2.1850398632615189, -0.54630248984379048, 0.000000e+00, 0.54630248984379048, -0.1425465430742778]> : tensor<5xf64>
  check.expect_close %tan, %tan.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %sqrt.want = stablehlo.constant dense<[0.31622776601683794, 0.70710678118654757, 1.000000e+00, 1.4142135623730951, 3.1622776601683795]> : tensor<5xf64>
  check.expect_close %sqrt, %sqrt.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %rsqrt.want = stablehlo.constant dense<[3.1622776601683791, 1.4142135623730949, 1.000000e+00, 0.70710678118654746, 0.31622776601683794]> : tensor<5xf64>
  check.expect_close %rsqrt, %rsqrt.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %cbrt.want = stablehlo.constant dense<[0.46415888336127786, 0.79370052598409979, 1.000000e+00, 1.2599210498948734, 2.1544346900318834]> : tensor<5xf64>
  check.expect_close %cbrt, %cbrt.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %atan2.want = stablehlo.constant dense<[-1.5208379310729538, -0.78539816339744828, 0.000000e+00, 0.24497866312686414, 0.2914567944778671]> : tensor<5xf64>
  check.expect_close %atan2, %atan2.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  %pow.want = stablehlo.constant dense<[99.999999999999985, 1.4142135623730951, 1.000000e+00, 1.4142135623730951, 1.000000e+03]> : tensor<5xf64>
  check.expect_close %pow, %pow.want, max_ulp_difference = 2 : tensor<5xf64>, tensor<5xf64>
  return
}

// run: translate --serialize --window=rfc --as-of=2026-08-20 --verify-diagnostics -o /dev/null
// run: compat --window=adjacent
// run: compat --window=rfc --as-of=2026-09-03
// Features that the oldest promised reader does not know are told when a program is written.
func.func @main(%x: tensor<2xf32>, %root: tensor<1xi32>) -> tensor<2xf32> {
  // expected-warning @+2 {{attribute has_dynamic_root at 'stablehlo.collective_broadcast' exists since 1.20.0 only; the window promises readers from 1.18.0 on}}
  // expected-warning @+1 {{not exactly one operand at 'stablehlo.collective_broadcast' exists since 1.20.0 only}}
  %0 = "stablehlo.collective_broadcast"(%x, %root) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

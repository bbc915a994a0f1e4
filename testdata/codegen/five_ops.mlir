// run: run --backend=interp
// run: run --backend=c
// run: run --backend=ptx-sim
// The five ops of the graph level that the first such compiler lowered, and what the matrices give:
// [[3, 1], [2, 2]] x [[1, 5], [5, 2]] = [[8, 17], [12, 14]]; minus [[10, 20], [0, 0]] and cut at zero.
func.func @main() {
  %a = hexir.constant dense<[[3.0, 1.0], [2.0, 2.0]]> : tensor<2x2xf64>
  %b = hexir.constant dense<[[1.0, 5.0], [5.0, 2.0]]> : tensor<2x2xf64>
  %c = hexir.constant dense<[[-10.0, -20.0], [0.0, 0.0]]> : tensor<2x2xf64>
  %m = hexir.linear %a, %b : tensor<2x2xf64>
  hexir.print %m : tensor<2x2xf64>
  %s = hexir.add %m, %c : tensor<2x2xf64>
  %r = hexir.relu %s : tensor<2x2xf64>
  hexir.print %r : tensor<2x2xf64>
  return
}

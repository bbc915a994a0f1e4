// run: fmt
// Aliases, single empty lines and locations that were written stay.

#map = affine_map<(d0) -> (d0)>   // the identity
!pair = tuple<tensor<2xf32>, tensor<2xf32>>


// Used from here on.
!row = tensor<2xf32>
func.func private @given(!pair) -> !row attributes {a = #map, b = affine_map<(i) -> (i)>}

#late = [1, 2]
func.func @main(%x: !row) -> tensor<2xf32> {

  %0 = stablehlo.add %x, %x : !row loc(#here)



  // After a gap.

  %1 = stablehlo.add %0, %x : !row loc(unknown)
  %first, %second = "stablehlo.optimization_barrier"(%0, %1) : (!row, !row) -> (!row, !row)
  return %second : !row

}
#here = loc("here")

// run: roundtrip --allow-unregistered-dialect
// Aliases of attributes and types are defined before their use; the printer makes its own.
#map = affine_map<(d0) -> (d0 + 1)>
#dict = {a = 1 : i32}
#list = [#dict, #map]
!t = tensor<2xf32>
!pair = tuple<!t, !t>
func.func private @f(!t, !pair) -> !t
"t.op"() {a = #list, b = #map, c = #dict, d = !t} : () -> ()
"t.op"() {a = #map} : () -> !pair

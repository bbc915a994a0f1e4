// run: roundtrip --allow-unregistered-dialect
// Strings, sparse elements, vectors, and elements kept apart from the text.
"t.op"() {
  strings = dense<["a", "b\0Ac"]> : tensor<2x!t.string>, one = dense<"x"> : tensor<3x!t.string>,
  sparse = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, sparse_splat = sparse<[[0], [2]], 1.0> : tensor<4xf32>, sparse_none = sparse<[], []> : tensor<2xi8>,
  vector = dense<[1.0, 2.0]> : vector<2xf32>, index = dense<[0, 1]> : tensor<2xindex>,
  resource = dense_resource<blob> : tensor<2xi32>, again = dense_resource<blob> : tensor<2xi32>, other = dense_resource<"odd name"> : tensor<1xi8>
} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x040000000100000002000000",
      "odd name": "0x01000000FF"
    }
  }
#-}

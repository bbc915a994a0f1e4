// run: roundtrip
// Arrays of one element type.
module attributes {
  t.bools = array<i1: true, false>, t.bytes = array<i8: -1, 0, 127>, t.shorts = array<i16: 5>,
  t.ints = array<i32: 1, -2>, t.longs = array<i64: 9223372036854775807, -9223372036854775808>,
  t.floats = array<f32: 1.0, -2.5, 3.0e38>, t.doubles = array<f64: 1.0e300>,
  t.none = array<i32>
} {
}

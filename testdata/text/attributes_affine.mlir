// run: roundtrip
// Affine maps and sets.
module attributes {
  t.empty = affine_map<() -> ()>, t.identity = affine_map<(d0, d1) -> (d0, d1)>,
  t.arith = affine_map<(d0)[s0, s1] -> (d0 * 2 + s0, (d0 + s1) floordiv 4, d0 mod 3, d0 ceildiv 2, -d0, d0 - 5)>,
  t.names = affine_map<(i, j)[n] -> (i + j * n)>,
  t.set = affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0, d0 mod 2 == 0)>
} {
}

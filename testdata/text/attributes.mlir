// run: roundtrip
// Every attribute that the builtin dialect spells without a prefix.
module attributes {
  t.array = [1, 2.5, "three", [4], [], {five}],
  t.bool = true, t.not = false,
  t.dict = {a = 1 : i8, "quoted key" = unit, b, c.d = {}},
  t.float = 1.5, t.float16 = 1.5 : f16, t.negative = -1.5 : f32,
  t.integer = 7, t.index = 7 : index, t.i8 = -7 : i8, t.ui8 = 200 : ui8, t.si8 = -3 : si8, t.hex = 0xFF : i32,
  t.string = "a\n\t\22\5C\00\FFz", t.typed_string = "x" : i32, t.empty = "",
  t.symbol = @f, t.nested_symbol = @m::@f::@g, t.quoted_symbol = @"with space",
  t.type = tensor<2xf32>, t.function_type = (i32) -> f32,
  t.unit, t.unit_again = unit
} {
}

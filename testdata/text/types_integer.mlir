// run: roundtrip
// Integers of any width, with and without a sign, and index.
func.func private @signless(i1, i2, i4, i8, i16, i32, i64, i3, i128)
func.func private @unsigned(ui2, ui4, ui8, ui16, ui32, ui64, ui7)
func.func private @signed(si2, si4, si8, si16, si32, si64, si9)
func.func private @index(index) -> index

// run: roundtrip
// Every float format of the builtin dialect.
func.func private @ieee(f16, bf16, f32, f64, f80, f128, tf32)
func.func private @f8(f8E4M3, f8E4M3FN, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E5M2, f8E5M2FNUZ, f8E3M4, f8E8M0FNU)
func.func private @f6_f4(f6E2M3FN, f6E3M2FN, f4E2M1FN)
func.func private @complex(complex<f32>, complex<f64>, complex<i32>)

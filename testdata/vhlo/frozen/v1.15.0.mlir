// run: verify
// The program of 1.15.0, frozen: written once by `cargo test --test stability -- --freeze 1.15.0`.
"builtin.module"() ({
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"unary_float">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %315 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[-2.500000e+00, -5.000000e-01, 1.500000e+00, 8.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %316 = "vhlo.abs_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %317 = "vhlo.ceil_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %318 = "vhlo.floor_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %319 = "vhlo.negate_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %320 = "vhlo.round_nearest_afz_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %321 = "vhlo.round_nearest_even_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %322 = "vhlo.sign_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %323 = "vhlo.is_finite_v1"(%315) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.bool_v1>
    "vhlo.return_v1"(%316, %317, %318, %319, %320, %321, %322, %323) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"elementary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %300 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %301 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %302 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[8.000000e+00, -2.700000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %303 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[4.000000e+00, 2.500000e-01]> : tensor<2xf64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %304 = "vhlo.cbrt_v2"(%302) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %305 = "vhlo.cosine_v2"(%300) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %306 = "vhlo.exponential_v2"(%300) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %307 = "vhlo.exponential_minus_one_v2"(%300) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %308 = "vhlo.log_v2"(%301) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %309 = "vhlo.log_plus_one_v2"(%300) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %310 = "vhlo.logistic_v2"(%300) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %311 = "vhlo.sine_v2"(%300) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %312 = "vhlo.rsqrt_v2"(%303) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %313 = "vhlo.sqrt_v2"(%303) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %314 = "vhlo.tanh_v2"(%300) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%304, %305, %306, %307, %308, %309, %310, %311, %312, %313, %314) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"binary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %286 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -7, 2147483647]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %287 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 3, 1]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %288 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 2.000000e+00, -3.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %289 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %290 = "vhlo.add_v1"(%286, %287) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %291 = "vhlo.divide_v1"(%286, %287) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %292 = "vhlo.maximum_v1"(%286, %287) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %293 = "vhlo.minimum_v1"(%286, %287) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %294 = "vhlo.multiply_v1"(%286, %287) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %295 = "vhlo.remainder_v1"(%286, %287) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %296 = "vhlo.subtract_v1"(%286, %287) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %297 = "vhlo.power_v1"(%288, %289) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %298 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %299 = "vhlo.atan2_v1"(%298, %289) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    "vhlo.return_v1"(%290, %291, %292, %293, %294, %295, %296, %297, %299) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bits">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %273 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[12, -128, 85]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %274 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %275 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %276 = "vhlo.and_v1"(%273, %274) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %277 = "vhlo.or_v1"(%273, %274) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %278 = "vhlo.xor_v1"(%273, %274) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %279 = "vhlo.not_v1"(%273) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %280 = "vhlo.shift_left_v1"(%273, %274) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %281 = "vhlo.shift_right_arithmetic_v1"(%273, %274) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %282 = "vhlo.shift_right_logical_v1"(%273, %274) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %283 = "vhlo.count_leading_zeros_v1"(%273) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %284 = "vhlo.popcnt_v1"(%273) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %285 = "vhlo.not_v1"(%275) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    "vhlo.return_v1"(%276, %277, %278, %279, %280, %281, %282, %283, %284, %285) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"compare">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %260 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %261 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %262 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 255]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %263 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %264 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, -0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %265 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %266 = "vhlo.compare_v1"(%260, %261) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 EQ>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %267 = "vhlo.compare_v1"(%260, %261) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 NE>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %268 = "vhlo.compare_v1"(%262, %263) <{compare_type = #vhlo<comparison_type_v1 UNSIGNED>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %269 = "vhlo.compare_v1"(%262, %263) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GT>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %270 = "vhlo.compare_v1"(%264, %265) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LE>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %271 = "vhlo.compare_v1"(%264, %265) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %272 = "vhlo.compare_v1"(%264, %265) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    "vhlo.return_v1"(%266, %267, %268, %269, %270, %271, %272) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"choose">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %251 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %252 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %253 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[30, 20, 10]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %254 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<2> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %255 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<25> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %256 = "vhlo.select_v1"(%251, %252, %253) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %257 = "vhlo.clamp_v1"(%254, %253, %255) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %258 = "vhlo.broadcast_v1"(%252) <{broadcast_sizes = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    %259:2 = "vhlo.optimization_barrier_v1"(%252, %253) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>)
    "vhlo.return_v1"(%256, %257, %258, %259#0, %259#1) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"move">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %239 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %240 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %241 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %242 = "vhlo.transpose_v1"(%241) <{permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %243 = "vhlo.reshape_v1"(%242) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<6x!vhlo.i32_v1>
    %244 = "vhlo.reverse_v1"(%241) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %245 = "vhlo.concatenate_v1"(%241, %244) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x3x!vhlo.i32_v1>
    %246 = "vhlo.slice_v1"(%245) <{limit_indices = #vhlo.tensor_v1<dense<[4, 3]> : tensor<2xi64>>, start_indices = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, strides = #vhlo.tensor_v1<dense<[3, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %247 = "vhlo.pad_v1"(%241, %240) <{edge_padding_high = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, edge_padding_low = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, interior_padding = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x5x!vhlo.i32_v1>
    %248 = "vhlo.dynamic_slice_v1"(%241, %240, %240) <{slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %249 = "vhlo.dynamic_update_slice_v1"(%241, %248, %239, %240) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %250 = "vhlo.broadcast_in_dim_v1"(%241) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%241, %242, %243, %244, %245, %246, %247, %248, %249, %250) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"pick">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %232 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>>}> : () -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %233 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 0]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %234 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %235 = "vhlo.gather_v2"(%232, %233) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %236 = "vhlo.scatter_v2"(%232, %233, %234) <{index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg76: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg77: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %238 = "vhlo.add_v1"(%arg76, %arg77) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%238) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %237 = "vhlo.torch_index_select_v1"(%232, %233) <{batch_dims = #vhlo.integer_v1<0 : i64>, dim = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%235, %236, %237) : (!vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"fold">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %206 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3, 1, 2], [6, 5, 4]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %207 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3.000000e+00, 1.000000e+00, 2.000000e+00], [6.000000e+00, 5.000000e+00, 4.000000e+00]]> : tensor<2x3xf32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %208 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 4, 2, 5]> : tensor<4xi64>>}> : () -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %209 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %210 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %211 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f32>>}> : () -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %212 = "vhlo.reduce_v1"(%206, %209) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg74: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg75: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %231 = "vhlo.add_v1"(%arg74, %arg75) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%231) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %213 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %214:2 = "vhlo.reduce_v1"(%206, %213, %209, %209) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg70: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg71: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg72: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg73: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %228 = "vhlo.compare_v1"(%arg70, %arg72) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      %229 = "vhlo.select_v1"(%228, %arg70, %arg72) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %230 = "vhlo.select_v1"(%228, %arg71, %arg73) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%229, %230) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>)
    %215 = "vhlo.reduce_window_v1"(%208, %210) <{base_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0]]> : tensor<1x2xi64>>, window_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg68: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg69: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %227 = "vhlo.maximum_v1"(%arg68, %arg69) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%227) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %216 = "vhlo.slice_v1"(%215) <{limit_indices = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, start_indices = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %217 = "vhlo.sort_v1"(%207) <{dimension = #vhlo.integer_v1<1 : i64>, is_stable = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg66: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg67: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %226 = "vhlo.compare_v1"(%arg66, %arg67) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%226) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %218 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00, 2.000000e+00, 5.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %219 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 2.000000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %220 = "vhlo.select_and_scatter_v1"(%218, %219, %211) <{padding = #vhlo.tensor_v1<dense<0> : tensor<1x2xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> ({
    ^bb0(%arg64: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg65: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %225 = "vhlo.compare_v1"(%arg64, %arg65) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%225) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg62: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg63: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %224 = "vhlo.add_v1"(%arg62, %arg63) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%224) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %221 = "vhlo.map_v1"(%206, %213) <{dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> ({
    ^bb0(%arg60: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg61: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %222 = "vhlo.multiply_v1"(%arg60, %arg61) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %223 = "vhlo.convert_v1"(%222) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%223) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    "vhlo.return_v1"(%212, %214#0, %214#1, %216, %217, %220, %221) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"products">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %197 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %198 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %199 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00], [2.000000e+00], [3.000000e+00]], [[4.000000e+00], [5.000000e+00], [6.000000e+00]], [[7.000000e+00], [8.000000e+00], [9.000000e+00]]]]> : tensor<1x3x3x1xf32>>}> : () -> !vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>
    %200 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00]], [[0.000000e+00]]], [[[0.000000e+00]], [[2.000000e+00]]]]> : tensor<2x2x1x1xf32>>}> : () -> !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>
    %201 = "vhlo.dot_general_v2"(%197, %197) <{accumulation_type = #vhlo.type_v1<!vhlo.none_v1>, allow_imprecise_accumulation = #vhlo.type_v1<!vhlo.none_v1>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>, num_primitive_operations = #vhlo.type_v1<!vhlo.none_v1>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %202 = "vhlo.dot_v1"(%197, %198) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %203 = "vhlo.convolution_v1"(%199, %200) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<[false, true]> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<[2, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>
    %204 = "vhlo.einsum_v1"(%197, %197) <{einsum_config = #vhlo.string_v1<"ij,kj->ik">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %205 = "vhlo.unary_einsum_v1"(%197) <{einsum_config = #vhlo.string_v1<"ij->j">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%201, %202, %203, %204, %205) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"algebra">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %191 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[4.000000e+00, 2.000000e+00], [2.000000e+00, 5.000000e+00]]> : tensor<2x2xf64>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %192 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2.000000e+00], [9.000000e+00]]> : tensor<2x1xf64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %193 = "vhlo.cholesky_v1"(%191) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %194 = "vhlo.triangular_solve_v1"(%193, %192) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 NO_TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %195 = "vhlo.triangular_solve_v1"(%193, %194) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %196 = "vhlo.triangular_solve_v1"(%193, %192) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    "vhlo.return_v1"(%193, %194, %195, %196) : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"norms">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %183 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %184 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %185 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %186 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %187 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %188 = "vhlo.batch_norm_inference_v1"(%183, %184, %185, %186, %187) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %189:3 = "vhlo.batch_norm_training_v1"(%183, %184, %185) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    %190:3 = "vhlo.batch_norm_grad_v1"(%183, %184, %186, %187, %183) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    "vhlo.return_v1"(%188, %189#0, %189#1, %189#2, %190#0, %190#1, %190#2) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"complex">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %171 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %172 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %173 = "vhlo.complex_v1"(%171, %172) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>
    %174 = "vhlo.real_v1"(%173) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %175 = "vhlo.imag_v1"(%173) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %176 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[(1.000000e+00,0.000000e+00), (2.000000e+00,0.000000e+00), (3.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00)]> : tensor<4xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %177 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %178 = "vhlo.fft_v1"(%176) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 FFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %179 = "vhlo.fft_v1"(%178) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IFFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %180 = "vhlo.real_v1"(%179) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %181 = "vhlo.fft_v1"(%177) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 RFFT>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>
    %182 = "vhlo.fft_v1"(%181) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IRFFT>}> : (!vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%173, %174, %175, %178, %180, %181, %182) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %167 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %168 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xui64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui64_v1>
    %169:2 = "vhlo.rng_bit_generator_v1"(%167) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>)
    %170:2 = "vhlo.rng_bit_generator_v1"(%168) <{rng_algorithm = #vhlo<rng_algorithm_v1 PHILOX>}> : (!vhlo.tensor_v1<3x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%169#0, %169#1, %170#0, %170#1) : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random_of_the_device">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg57: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg58: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg59: !vhlo.tensor_v1<2x!vhlo.ui64_v1>):
    %164 = "vhlo.rng_v1"(%arg57, %arg57, %arg58) <{rng_distribution = #vhlo<rng_distribution_v1 NORMAL>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %165 = "vhlo.rng_v1"(%arg57, %arg57, %arg58) <{rng_distribution = #vhlo<rng_distribution_v1 UNIFORM>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %166:2 = "vhlo.rng_bit_generator_v1"(%arg59) <{rng_algorithm = #vhlo<rng_algorithm_v1 DEFAULT>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%164, %165, %166#0, %166#1) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"convert">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %155 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.500000e+00, 3.250000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %156 = "vhlo.convert_v1"(%155) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>
    %157 = "vhlo.convert_v1"(%155) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f16_v1>
    %158 = "vhlo.convert_v1"(%155) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %159 = "vhlo.convert_v1"(%155) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %160 = "vhlo.convert_v1"(%159) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %161 = "vhlo.convert_v1"(%155) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %162 = "vhlo.reduce_precision_v1"(%155) <{exponent_bits = #vhlo.integer_v1<5 : i32>, mantissa_bits = #vhlo.integer_v1<2 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %163 = "vhlo.bitcast_convert_v1"(%155) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    "vhlo.return_v1"(%156, %157, %158, %159, %160, %161, %162, %163) : (!vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"constants">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %139 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %140 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %141 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %142 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -8]> : tensor<2xi4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i4_v1>
    %143 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[127, -128]> : tensor<2xi8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %144 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[32767, -32768]> : tensor<2xi16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i16_v1>
    %145 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i64_v1>
    %146 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 15]> : tensor<2xui4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui4_v1>
    %147 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 255]> : tensor<2xui8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %148 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 65535]> : tensor<2xui16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui16_v1>
    %149 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 4294967295]> : tensor<2xui32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui32_v1>
    %150 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 18446744073709551615]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %151 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<> : tensor<0xf32>>}> : () -> !vhlo.tensor_v1<0x!vhlo.f32_v1>
    %152 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>
    %153 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>
    %154 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f64>>>}> : () -> !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>
    "vhlo.return_v1"(%139, %140, %141, %142, %143, %144, %145, %146, %147, %148, %149, %150, %151, %152, %153, %154) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %135 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %136 = "vhlo.uniform_quantize_v1"(%135) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>
    %137 = "vhlo.bitcast_convert_v1"(%136) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %138 = "vhlo.uniform_dequantize_v1"(%136) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%137, %138) : (!vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"control">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %124 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %125 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %126 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<10> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %127 = "vhlo.if_v1"(%124) ({
      "vhlo.return_v1"(%125) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      "vhlo.return_v1"(%126) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %128 = "vhlo.case_v1"(%125) ({
      "vhlo.return_v1"(%125) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      %134 = "vhlo.negate_v1"(%126) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%134) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %129:2 = "vhlo.while_v1"(%125, %126) ({
    ^bb0(%arg55: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg56: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %133 = "vhlo.compare_v1"(%arg55, %126) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%133) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg53: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg54: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %131 = "vhlo.add_v1"(%arg53, %125) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %132 = "vhlo.add_v1"(%arg54, %arg53) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%131, %132) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>)
    %130 = "vhlo.call_v1"(%129#1) <{callee = #vhlo.string_v1<"called">}> : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%127, %128, %129#0, %129#1, %130) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"called">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg52: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %123 = "vhlo.multiply_v1"(%arg52, %arg52) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%123) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tuples">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %119 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %120 = "vhlo.tuple_v1"(%119, %119) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>
    %121 = "vhlo.get_tuple_element_v1"(%120) <{index = #vhlo.integer_v1<1 : i32>}> : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %122 = "vhlo.get_dimension_size_v1"(%121) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%121, %122) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg48: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>, %arg49: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg50: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg51: !vhlo.tensor_v1<2x!vhlo.index_v1>):
    %113 = "vhlo.dynamic_broadcast_in_dim_v1"(%arg48, %arg49) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, known_expanding_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, known_nonexpanding_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %114 = "vhlo.dynamic_iota_v1"(%arg49) <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %115 = "vhlo.dynamic_pad_v1"(%arg48, %arg50, %arg49, %arg49, %arg49) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %116 = "vhlo.dynamic_reshape_v1"(%arg48, %arg49) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %117 = "vhlo.real_dynamic_slice_v1"(%arg48, %arg51, %arg51, %arg51) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %118 = "vhlo.custom_call_v1"(%arg48) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unranked">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>) -> !vhlo.unranked_tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%113, %114, %115, %116, %117, %118) : (!vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic_windows">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg42: !vhlo.tensor_v1<3x4x!vhlo.i32_v1>, %arg43: !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, %arg44: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg45: !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, %arg46: !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, %arg47: !vhlo.tensor_v1<2x2x!vhlo.i64_v1>):
    %111 = "vhlo.dynamic_gather_v2"(%arg42, %arg43, %arg44) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>
    %112 = "vhlo.dynamic_conv_v2"(%arg45, %arg46, %arg47) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>
    "vhlo.return_v1"(%111, %112) : (!vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bounded">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg40: !vhlo.tensor_v1<4x3x!vhlo.f32_v1>, %arg41: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %110 = "vhlo.set_dimension_size_v1"(%arg40, %arg41) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>
    "vhlo.return_v1"(%110) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collectives">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg35: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
    %102 = "vhlo.all_gather_v2"(%arg35) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    %103 = "vhlo.all_reduce_v2"(%arg35) <{channel_id = #vhlo.integer_v1<2 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg38: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg39: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %109 = "vhlo.add_v1"(%arg38, %arg39) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%109) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %104 = "vhlo.all_to_all_v2"(%arg35) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>
    %105 = "vhlo.collective_permute_v1"(%arg35) <{channel_id = #vhlo.integer_v1<1 : i64>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %106 = "vhlo.reduce_scatter_v1"(%arg35) <{channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, scatter_dimension = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg36: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg37: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %108 = "vhlo.add_v1"(%arg36, %arg37) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%108) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %107 = "vhlo.cross-replica-sum_v1"(%arg35) <{replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%102, %103, %104, %105, %106, %107) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"places">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %100 = "vhlo.partition_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    %101 = "vhlo.replica_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    "vhlo.return_v1"(%100, %101) : (!vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"transfers">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg34: !vhlo.tensor_v1<3x!vhlo.i32_v1>):
    %94 = "vhlo.create_token_v1"() : () -> !vhlo.token_v1
    %95 = "vhlo.after_all_v1"(%94, %94) : (!vhlo.token_v1, !vhlo.token_v1) -> !vhlo.token_v1
    %96 = "vhlo.send_v2"(%arg34, %95) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<2 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    %97:2 = "vhlo.recv_v2"(%96) <{channel_id = #vhlo.integer_v1<6 : i64>, channel_type = #vhlo.integer_v1<3 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %98:2 = "vhlo.infeed_v1"(%97#1) <{infeed_config = #vhlo.string_v1<"queue">, layout = #vhlo.array_v1<[#vhlo.array_v1<[#vhlo.integer_v1<0 : i64>]>]>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %99 = "vhlo.outfeed_v1"(%arg34, %98#1) <{outfeed_config = #vhlo.string_v1<"queue">}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%97#0, %98#0, %99) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"custom">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg33: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>):
    %90 = "vhlo.custom_call_v1"(%arg33) <{api_version = #vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unspecified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %91 = "vhlo.custom_call_v1"(%90) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"text">, call_target_name = #vhlo.string_v1<"original">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[0, 1]> : tensor<2xindex>>]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[1, 0]> : tensor<2xindex>>]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %92 = "vhlo.custom_call_v1"(%91) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"status">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"called">]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = []>]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %93 = "vhlo.custom_call_v1"(%92) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>
    "vhlo.return_v1"(%93) : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.name"> = #vhlo.string_v1<"x">, #vhlo.string_v1<"test.number"> = #vhlo.integer_v1<7 : ui8>}>]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.result"> = #vhlo.string_v1<"y">}>]>, sym_name = #vhlo.string_v1<"attributes">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg32: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    "vhlo.return_v1"(%arg32) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) {test.all = #vhlo.array_v1<[#vhlo.float_v1<1.500000e+00 : !vhlo.bf16_v1>, #vhlo.string_v1<"text">, #vhlo.bool_v1<true>, #vhlo.dict_v1<{#vhlo.string_v1<"key"> = #vhlo.type_v1<!vhlo.tensor_v1<!vhlo.f16_v1>>, #vhlo.string_v1<"other"> = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}>, #vhlo.integer_v1<-1 : index>, #vhlo<transpose_v1 TRANSPOSE_INVALID>]>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.witness_v1, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.tuple_v1<>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"declared">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %88 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>
    %89 = "vhlo.convert_v1"(%88) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%88, %89) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E5M2FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %86 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>
    %87 = "vhlo.convert_v1"(%86) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%86, %87) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3B11FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %84 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3B11FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>
    %85 = "vhlo.convert_v1"(%84) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%84, %85) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collective_broadcast">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg31: !vhlo.tensor_v1<16x!vhlo.f32_v1>):
    %83 = "vhlo.collective_broadcast_v1"(%arg31) <{channel_id = #vhlo.integer_v1<2 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    "vhlo.return_v1"(%83) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_reduce">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %79 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %80 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %81 = "vhlo.reduce_v1"(%79, %80) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg29: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg30: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %82 = "vhlo.add_v1"(%arg29, %arg30) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%82) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
    "vhlo.return_v1"(%81) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_all_reduce">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg26: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
    %77 = "vhlo.all_reduce_v2"(%arg26) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<0> : tensor<1x1xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg27: !vhlo.tensor_v1<!vhlo.f64_v1>, %arg28: !vhlo.tensor_v1<!vhlo.f64_v1>):
      %78 = "vhlo.add_v1"(%arg27, %arg28) : (!vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
      "vhlo.return_v1"(%78) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>
    "vhlo.return_v1"(%77) : (!vhlo.tensor_v1<4x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized_per_axis">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %73 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, -2.000000e+00], [4.000000e+00, 8.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %74 = "vhlo.uniform_quantize_v1"(%73) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>
    %75 = "vhlo.bitcast_convert_v1"(%74) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>
    %76 = "vhlo.uniform_dequantize_v1"(%74) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%75, %76) : (!vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"composite">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %70 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %71 = "vhlo.composite_v2"(%70) <{composite_attributes = #vhlo.dict_v1<{#vhlo.string_v1<"scale"> = #vhlo.integer_v1<2 : i32>}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %72 = "vhlo.composite_v2"(%71) <{composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<3 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%71, %72) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"double">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg25: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %69 = "vhlo.add_v1"(%arg25, %arg25) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%69) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"gather_batches">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %66 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %67 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2], [0]]> : tensor<2x1xi64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i64_v1>
    %68 = "vhlo.gather_v2"(%66, %67) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, slice_sizes = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, start_index_map = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>
    "vhlo.return_v1"(%68) : (!vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic_gather_batches">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg22: !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, %arg23: !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, %arg24: !vhlo.tensor_v1<2x!vhlo.i64_v1>):
    %65 = "vhlo.dynamic_gather_v2"(%arg22, %arg23, %arg24) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_index_map = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>
    "vhlo.return_v1"(%65) : (!vhlo.tensor_v1<2x?x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"scatter_batches">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %60 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %61 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2], [0]]> : tensor<2x1xi64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i64_v1>
    %62 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[10], [20]]> : tensor<2x1xi32>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>
    %63 = "vhlo.scatter_v2"(%60, %61, %62) <{index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, unique_indices = #vhlo.bool_v1<false>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg20: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg21: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %64 = "vhlo.add_v1"(%arg20, %arg21) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%64) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%63) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i2_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"i2">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %59 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 0, -2]> : tensor<3xi2>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i2_v1>
    "vhlo.return_v1"(%59) : (!vhlo.tensor_v1<3x!vhlo.i2_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.ui2_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"ui2">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %58 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 0, 3]> : tensor<3xui2>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui2_v1>
    "vhlo.return_v1"(%58) : (!vhlo.tensor_v1<3x!vhlo.ui2_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"typed_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg19: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %57 = "vhlo.custom_call_v1"(%arg19) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{}>, call_target_name = #vhlo.string_v1<"typed">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%57) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"configured_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg18: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %56 = "vhlo.custom_call_v1"(%arg18) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"axis"> = #vhlo.integer_v1<1 : i64>, #vhlo.string_v1<"name"> = #vhlo.string_v1<"x">, #vhlo.string_v1<"scale"> = #vhlo.float_v1<5.000000e-01 : !vhlo.f64_v1>}>, call_target_name = #vhlo.string_v1<"typed">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%56) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tan">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %54 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %55 = "vhlo.tan_v2"(%54) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%55) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_gather_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg16: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, %arg17: !vhlo.tensor_v1<3x2x!vhlo.i32_v1>):
    %53:2 = "vhlo.all_gather_v2"(%arg16, %arg17) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>)
    "vhlo.return_v1"(%53#0, %53#1) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_reduce_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg12: !vhlo.tensor_v1<2x!vhlo.f32_v1>, %arg13: !vhlo.tensor_v1<3x!vhlo.f32_v1>):
    %51:2 = "vhlo.all_reduce_v2"(%arg12, %arg13) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg14: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg15: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %52 = "vhlo.add_v1"(%arg14, %arg15) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%52) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%51#0, %51#1) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_to_all_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg10: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, %arg11: !vhlo.tensor_v1<4x6x!vhlo.f32_v1>):
    %50:2 = "vhlo.all_to_all_v2"(%arg10, %arg11) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%50#0, %50#1) : (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.tf31_v1>) -> !vhlo.tensor_v1<2x!vhlo.tf31_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tf32">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dot_algorithm">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg9: !vhlo.tensor_v1<2x2x!vhlo.f32_v1>):
    %49 = "vhlo.dot_general_v2"(%arg9, %arg9) <{accumulation_type = #vhlo.type_v1<!vhlo.f32_v1>, allow_imprecise_accumulation = #vhlo.bool_v1<false>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_component_count = #vhlo.integer_v1<1 : i64>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>, num_primitive_operations = #vhlo.integer_v1<1 : i64>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_component_count = #vhlo.integer_v1<1 : i64>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%49) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"none">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.none = #vhlo.type_v1<!vhlo.none_v1>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %47 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>
    %48 = "vhlo.convert_v1"(%47) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%47, %48) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E3M4">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %45 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E3M4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>
    %46 = "vhlo.convert_v1"(%45) : (!vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%45, %46) : (!vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f4E2M1FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %43 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf4E2M1FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>
    %44 = "vhlo.convert_v1"(%43) : (!vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%43, %44) : (!vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f6E2M3FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %41 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf6E2M3FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>
    %42 = "vhlo.convert_v1"(%41) : (!vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%41, %42) : (!vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f6E3M2FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %39 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf6E3M2FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>
    %40 = "vhlo.convert_v1"(%39) : (!vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%39, %40) : (!vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E8M0FNU">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %37 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E8M0FNU>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>
    %38 = "vhlo.convert_v1"(%37) : (!vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%37, %38) : (!vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_exponential">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %35 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %36 = "vhlo.exponential_v2"(%35) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%36) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"most_accurate_exponential">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %33 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %34 = "vhlo.exponential_v2"(%33) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%34) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accuracy_mode">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.mode = #vhlo<result_accuracy_mode_v1 DEFAULT>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_cbrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %31 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %32 = "vhlo.cbrt_v2"(%31) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%32) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_cosine">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %29 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %30 = "vhlo.cosine_v2"(%29) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%30) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_exponential_minus_one">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %27 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %28 = "vhlo.exponential_minus_one_v2"(%27) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%28) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_log">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %25 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %26 = "vhlo.log_v2"(%25) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%26) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_log_plus_one">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %23 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %24 = "vhlo.log_plus_one_v2"(%23) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%24) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_logistic">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %21 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %22 = "vhlo.logistic_v2"(%21) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%22) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_rsqrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %19 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %20 = "vhlo.rsqrt_v2"(%19) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%20) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_sine">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %17 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %18 = "vhlo.sine_v2"(%17) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%18) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_sqrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %15 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %16 = "vhlo.sqrt_v2"(%15) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%16) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_tan">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %13 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %14 = "vhlo.tan_v2"(%13) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%14) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_tanh">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %11 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %12 = "vhlo.tanh_v2"(%11) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%12) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"paired_send">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg7: !vhlo.tensor_v1<3x!vhlo.i32_v1>, %arg8: !vhlo.token_v1):
    %10 = "vhlo.send_v2"(%arg7, %arg8) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.bool_v1<false>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%10) : (!vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.token_v1) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"paired_recv">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg6: !vhlo.token_v1):
    %9:2 = "vhlo.recv_v2"(%arg6) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.bool_v1<false>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    "vhlo.return_v1"(%9#0, %9#1) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.buffer_v1<2x?x!vhlo.f32_v1>) -> !vhlo.buffer_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"buffer">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"composite_with_region">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg4: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %6 = "vhlo.composite_v2"(%arg4) <{composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"triple">, name = #vhlo.string_v1<"test.triple">, version = #vhlo.integer_v1<0 : i64>}> ({
    ^bb0(%arg5: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
      %7 = "vhlo.add_v1"(%arg5, %arg5) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
      %8 = "vhlo.add_v1"(%7, %arg5) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
      "vhlo.return_v1"(%8) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%6) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"triple">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg3: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %4 = "vhlo.add_v1"(%arg3, %arg3) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %5 = "vhlo.add_v1"(%4, %arg3) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%5) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"async">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg1: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
    %1 = "vhlo.async_start_v1"(%arg1) ({
    ^bb0(%arg2: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
      %3 = "vhlo.all_gather_v2"(%arg2) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
      "vhlo.return_v1"(%3) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.future_v1<!vhlo.tensor_v1<2x8x!vhlo.f32_v1>>
    %2 = "vhlo.async_done_v1"(%1) : (!vhlo.future_v1<!vhlo.tensor_v1<2x8x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%2) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"future">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"async_done">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg0: !vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>):
    %0 = "vhlo.async_done_v1"(%arg0) : (!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
}) : () -> ()

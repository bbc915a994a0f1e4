// run: verify
// The program of 1.20.0, frozen: written once by `cargo test --test stability -- --freeze 1.20.0`.
"builtin.module"() ({
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"unary_float">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %322 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[-2.500000e+00, -5.000000e-01, 1.500000e+00, 8.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %323 = "vhlo.abs_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %324 = "vhlo.ceil_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %325 = "vhlo.floor_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %326 = "vhlo.negate_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %327 = "vhlo.round_nearest_afz_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %328 = "vhlo.round_nearest_even_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %329 = "vhlo.sign_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %330 = "vhlo.is_finite_v1"(%322) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.bool_v1>
    "vhlo.return_v1"(%323, %324, %325, %326, %327, %328, %329, %330) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"elementary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %307 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %308 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %309 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[8.000000e+00, -2.700000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %310 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[4.000000e+00, 2.500000e-01]> : tensor<2xf64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %311 = "vhlo.cbrt_v2"(%309) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %312 = "vhlo.cosine_v2"(%307) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %313 = "vhlo.exponential_v2"(%307) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %314 = "vhlo.exponential_minus_one_v2"(%307) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %315 = "vhlo.log_v2"(%308) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %316 = "vhlo.log_plus_one_v2"(%307) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %317 = "vhlo.logistic_v2"(%307) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %318 = "vhlo.sine_v2"(%307) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %319 = "vhlo.rsqrt_v2"(%310) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %320 = "vhlo.sqrt_v2"(%310) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %321 = "vhlo.tanh_v2"(%307) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%311, %312, %313, %314, %315, %316, %317, %318, %319, %320, %321) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"binary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %293 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -7, 2147483647]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %294 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 3, 1]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %295 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 2.000000e+00, -3.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %296 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %297 = "vhlo.add_v1"(%293, %294) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %298 = "vhlo.divide_v1"(%293, %294) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %299 = "vhlo.maximum_v1"(%293, %294) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %300 = "vhlo.minimum_v1"(%293, %294) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %301 = "vhlo.multiply_v1"(%293, %294) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %302 = "vhlo.remainder_v1"(%293, %294) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %303 = "vhlo.subtract_v1"(%293, %294) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %304 = "vhlo.power_v1"(%295, %296) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %305 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %306 = "vhlo.atan2_v1"(%305, %296) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    "vhlo.return_v1"(%297, %298, %299, %300, %301, %302, %303, %304, %306) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bits">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %280 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[12, -128, 85]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %281 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %282 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %283 = "vhlo.and_v1"(%280, %281) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %284 = "vhlo.or_v1"(%280, %281) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %285 = "vhlo.xor_v1"(%280, %281) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %286 = "vhlo.not_v1"(%280) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %287 = "vhlo.shift_left_v1"(%280, %281) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %288 = "vhlo.shift_right_arithmetic_v1"(%280, %281) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %289 = "vhlo.shift_right_logical_v1"(%280, %281) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %290 = "vhlo.count_leading_zeros_v1"(%280) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %291 = "vhlo.popcnt_v1"(%280) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %292 = "vhlo.not_v1"(%282) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    "vhlo.return_v1"(%283, %284, %285, %286, %287, %288, %289, %290, %291, %292) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"compare">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %267 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %268 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %269 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 255]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %270 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %271 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, -0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %272 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %273 = "vhlo.compare_v1"(%267, %268) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 EQ>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %274 = "vhlo.compare_v1"(%267, %268) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 NE>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %275 = "vhlo.compare_v1"(%269, %270) <{compare_type = #vhlo<comparison_type_v1 UNSIGNED>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %276 = "vhlo.compare_v1"(%269, %270) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GT>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %277 = "vhlo.compare_v1"(%271, %272) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LE>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %278 = "vhlo.compare_v1"(%271, %272) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %279 = "vhlo.compare_v1"(%271, %272) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    "vhlo.return_v1"(%273, %274, %275, %276, %277, %278, %279) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"choose">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %258 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %259 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %260 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[30, 20, 10]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %261 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<2> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %262 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<25> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %263 = "vhlo.select_v1"(%258, %259, %260) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %264 = "vhlo.clamp_v1"(%261, %260, %262) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %265 = "vhlo.broadcast_v1"(%259) <{broadcast_sizes = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    %266:2 = "vhlo.optimization_barrier_v1"(%259, %260) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>)
    "vhlo.return_v1"(%263, %264, %265, %266#0, %266#1) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"move">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %246 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %247 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %248 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %249 = "vhlo.transpose_v1"(%248) <{permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %250 = "vhlo.reshape_v1"(%249) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<6x!vhlo.i32_v1>
    %251 = "vhlo.reverse_v1"(%248) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %252 = "vhlo.concatenate_v1"(%248, %251) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x3x!vhlo.i32_v1>
    %253 = "vhlo.slice_v1"(%252) <{limit_indices = #vhlo.tensor_v1<dense<[4, 3]> : tensor<2xi64>>, start_indices = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, strides = #vhlo.tensor_v1<dense<[3, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %254 = "vhlo.pad_v1"(%248, %247) <{edge_padding_high = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, edge_padding_low = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, interior_padding = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x5x!vhlo.i32_v1>
    %255 = "vhlo.dynamic_slice_v1"(%248, %247, %247) <{slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %256 = "vhlo.dynamic_update_slice_v1"(%248, %255, %246, %247) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %257 = "vhlo.broadcast_in_dim_v1"(%248) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%248, %249, %250, %251, %252, %253, %254, %255, %256, %257) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"pick">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %239 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>>}> : () -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %240 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 0]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %241 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %242 = "vhlo.gather_v2"(%239, %240) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %243 = "vhlo.scatter_v2"(%239, %240, %241) <{index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg86: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg87: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %245 = "vhlo.add_v1"(%arg86, %arg87) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%245) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %244 = "vhlo.torch_index_select_v1"(%239, %240) <{batch_dims = #vhlo.integer_v1<0 : i64>, dim = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%242, %243, %244) : (!vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"fold">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %213 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3, 1, 2], [6, 5, 4]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %214 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3.000000e+00, 1.000000e+00, 2.000000e+00], [6.000000e+00, 5.000000e+00, 4.000000e+00]]> : tensor<2x3xf32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %215 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 4, 2, 5]> : tensor<4xi64>>}> : () -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %216 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %217 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %218 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f32>>}> : () -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %219 = "vhlo.reduce_v1"(%213, %216) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg84: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg85: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %238 = "vhlo.add_v1"(%arg84, %arg85) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%238) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %220 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %221:2 = "vhlo.reduce_v1"(%213, %220, %216, %216) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg80: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg81: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg82: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg83: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %235 = "vhlo.compare_v1"(%arg80, %arg82) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      %236 = "vhlo.select_v1"(%235, %arg80, %arg82) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %237 = "vhlo.select_v1"(%235, %arg81, %arg83) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%236, %237) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>)
    %222 = "vhlo.reduce_window_v1"(%215, %217) <{base_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0]]> : tensor<1x2xi64>>, window_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg78: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg79: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %234 = "vhlo.maximum_v1"(%arg78, %arg79) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%234) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %223 = "vhlo.slice_v1"(%222) <{limit_indices = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, start_indices = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %224 = "vhlo.sort_v1"(%214) <{dimension = #vhlo.integer_v1<1 : i64>, is_stable = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg76: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg77: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %233 = "vhlo.compare_v1"(%arg76, %arg77) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%233) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %225 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00, 2.000000e+00, 5.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %226 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 2.000000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %227 = "vhlo.select_and_scatter_v1"(%225, %226, %218) <{padding = #vhlo.tensor_v1<dense<0> : tensor<1x2xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> ({
    ^bb0(%arg74: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg75: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %232 = "vhlo.compare_v1"(%arg74, %arg75) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%232) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg72: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg73: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %231 = "vhlo.add_v1"(%arg72, %arg73) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %228 = "vhlo.map_v1"(%213, %220) <{dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> ({
    ^bb0(%arg70: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg71: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %229 = "vhlo.multiply_v1"(%arg70, %arg71) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %230 = "vhlo.convert_v1"(%229) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%230) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    "vhlo.return_v1"(%219, %221#0, %221#1, %223, %224, %227, %228) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"products">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %204 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %205 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %206 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00], [2.000000e+00], [3.000000e+00]], [[4.000000e+00], [5.000000e+00], [6.000000e+00]], [[7.000000e+00], [8.000000e+00], [9.000000e+00]]]]> : tensor<1x3x3x1xf32>>}> : () -> !vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>
    %207 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00]], [[0.000000e+00]]], [[[0.000000e+00]], [[2.000000e+00]]]]> : tensor<2x2x1x1xf32>>}> : () -> !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>
    %208 = "vhlo.dot_general_v2"(%204, %204) <{accumulation_type = #vhlo.type_v1<!vhlo.none_v1>, allow_imprecise_accumulation = #vhlo.type_v1<!vhlo.none_v1>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>, num_primitive_operations = #vhlo.type_v1<!vhlo.none_v1>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %209 = "vhlo.dot_v1"(%204, %205) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %210 = "vhlo.convolution_v1"(%206, %207) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<[false, true]> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<[2, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>
    %211 = "vhlo.einsum_v1"(%204, %204) <{einsum_config = #vhlo.string_v1<"ij,kj->ik">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %212 = "vhlo.unary_einsum_v1"(%204) <{einsum_config = #vhlo.string_v1<"ij->j">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%208, %209, %210, %211, %212) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"algebra">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %198 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[4.000000e+00, 2.000000e+00], [2.000000e+00, 5.000000e+00]]> : tensor<2x2xf64>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %199 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2.000000e+00], [9.000000e+00]]> : tensor<2x1xf64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %200 = "vhlo.cholesky_v1"(%198) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %201 = "vhlo.triangular_solve_v1"(%200, %199) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 NO_TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %202 = "vhlo.triangular_solve_v1"(%200, %201) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %203 = "vhlo.triangular_solve_v1"(%200, %199) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    "vhlo.return_v1"(%200, %201, %202, %203) : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"norms">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %190 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %191 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %192 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %193 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %194 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %195 = "vhlo.batch_norm_inference_v1"(%190, %191, %192, %193, %194) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %196:3 = "vhlo.batch_norm_training_v1"(%190, %191, %192) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    %197:3 = "vhlo.batch_norm_grad_v1"(%190, %191, %193, %194, %190) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    "vhlo.return_v1"(%195, %196#0, %196#1, %196#2, %197#0, %197#1, %197#2) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"complex">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %178 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %179 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %180 = "vhlo.complex_v1"(%178, %179) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>
    %181 = "vhlo.real_v1"(%180) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %182 = "vhlo.imag_v1"(%180) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %183 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[(1.000000e+00,0.000000e+00), (2.000000e+00,0.000000e+00), (3.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00)]> : tensor<4xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %184 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %185 = "vhlo.fft_v1"(%183) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 FFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %186 = "vhlo.fft_v1"(%185) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IFFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %187 = "vhlo.real_v1"(%186) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %188 = "vhlo.fft_v1"(%184) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 RFFT>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>
    %189 = "vhlo.fft_v1"(%188) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IRFFT>}> : (!vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%180, %181, %182, %185, %187, %188, %189) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %174 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %175 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xui64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui64_v1>
    %176:2 = "vhlo.rng_bit_generator_v1"(%174) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>)
    %177:2 = "vhlo.rng_bit_generator_v1"(%175) <{rng_algorithm = #vhlo<rng_algorithm_v1 PHILOX>}> : (!vhlo.tensor_v1<3x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%176#0, %176#1, %177#0, %177#1) : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random_of_the_device">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg67: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg68: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg69: !vhlo.tensor_v1<2x!vhlo.ui64_v1>):
    %171 = "vhlo.rng_v1"(%arg67, %arg67, %arg68) <{rng_distribution = #vhlo<rng_distribution_v1 NORMAL>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %172 = "vhlo.rng_v1"(%arg67, %arg67, %arg68) <{rng_distribution = #vhlo<rng_distribution_v1 UNIFORM>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %173:2 = "vhlo.rng_bit_generator_v1"(%arg69) <{rng_algorithm = #vhlo<rng_algorithm_v1 DEFAULT>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%171, %172, %173#0, %173#1) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"convert">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %162 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.500000e+00, 3.250000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %163 = "vhlo.convert_v1"(%162) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>
    %164 = "vhlo.convert_v1"(%162) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f16_v1>
    %165 = "vhlo.convert_v1"(%162) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %166 = "vhlo.convert_v1"(%162) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %167 = "vhlo.convert_v1"(%166) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %168 = "vhlo.convert_v1"(%162) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %169 = "vhlo.reduce_precision_v1"(%162) <{exponent_bits = #vhlo.integer_v1<5 : i32>, mantissa_bits = #vhlo.integer_v1<2 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %170 = "vhlo.bitcast_convert_v1"(%162) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    "vhlo.return_v1"(%163, %164, %165, %166, %167, %168, %169, %170) : (!vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"constants">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %146 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %147 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %148 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %149 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -8]> : tensor<2xi4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i4_v1>
    %150 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[127, -128]> : tensor<2xi8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %151 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[32767, -32768]> : tensor<2xi16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i16_v1>
    %152 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i64_v1>
    %153 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 15]> : tensor<2xui4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui4_v1>
    %154 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 255]> : tensor<2xui8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %155 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 65535]> : tensor<2xui16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui16_v1>
    %156 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 4294967295]> : tensor<2xui32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui32_v1>
    %157 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 18446744073709551615]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %158 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<> : tensor<0xf32>>}> : () -> !vhlo.tensor_v1<0x!vhlo.f32_v1>
    %159 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>
    %160 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>
    %161 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f64>>>}> : () -> !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>
    "vhlo.return_v1"(%146, %147, %148, %149, %150, %151, %152, %153, %154, %155, %156, %157, %158, %159, %160, %161) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %142 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %143 = "vhlo.uniform_quantize_v1"(%142) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>
    %144 = "vhlo.bitcast_convert_v1"(%143) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %145 = "vhlo.uniform_dequantize_v1"(%143) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%144, %145) : (!vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"control">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %131 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %132 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %133 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<10> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %134 = "vhlo.if_v1"(%131) ({
      "vhlo.return_v1"(%132) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      "vhlo.return_v1"(%133) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %135 = "vhlo.case_v1"(%132) ({
      "vhlo.return_v1"(%132) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      %141 = "vhlo.negate_v1"(%133) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%141) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %136:2 = "vhlo.while_v1"(%132, %133) ({
    ^bb0(%arg65: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg66: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %140 = "vhlo.compare_v1"(%arg65, %133) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%140) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg63: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg64: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %138 = "vhlo.add_v1"(%arg63, %132) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %139 = "vhlo.add_v1"(%arg64, %arg63) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%138, %139) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>)
    %137 = "vhlo.call_v1"(%136#1) <{callee = #vhlo.string_v1<"called">}> : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%134, %135, %136#0, %136#1, %137) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"called">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg62: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %130 = "vhlo.multiply_v1"(%arg62, %arg62) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%130) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tuples">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %126 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %127 = "vhlo.tuple_v1"(%126, %126) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>
    %128 = "vhlo.get_tuple_element_v1"(%127) <{index = #vhlo.integer_v1<1 : i32>}> : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %129 = "vhlo.get_dimension_size_v1"(%128) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%128, %129) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg58: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>, %arg59: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg60: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg61: !vhlo.tensor_v1<2x!vhlo.index_v1>):
    %120 = "vhlo.dynamic_broadcast_in_dim_v1"(%arg58, %arg59) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, known_expanding_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, known_nonexpanding_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %121 = "vhlo.dynamic_iota_v1"(%arg59) <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %122 = "vhlo.dynamic_pad_v1"(%arg58, %arg60, %arg59, %arg59, %arg59) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %123 = "vhlo.dynamic_reshape_v1"(%arg58, %arg59) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %124 = "vhlo.real_dynamic_slice_v1"(%arg58, %arg61, %arg61, %arg61) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %125 = "vhlo.custom_call_v2"(%arg58) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unranked">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>) -> !vhlo.unranked_tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%120, %121, %122, %123, %124, %125) : (!vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic_windows">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg52: !vhlo.tensor_v1<3x4x!vhlo.i32_v1>, %arg53: !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, %arg54: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg55: !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, %arg56: !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, %arg57: !vhlo.tensor_v1<2x2x!vhlo.i64_v1>):
    %118 = "vhlo.dynamic_gather_v2"(%arg52, %arg53, %arg54) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>
    %119 = "vhlo.dynamic_conv_v2"(%arg55, %arg56, %arg57) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>
    "vhlo.return_v1"(%118, %119) : (!vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bounded">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg50: !vhlo.tensor_v1<4x3x!vhlo.f32_v1>, %arg51: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %117 = "vhlo.set_dimension_size_v1"(%arg50, %arg51) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>
    "vhlo.return_v1"(%117) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collectives">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg45: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
    %109 = "vhlo.all_gather_v2"(%arg45) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    %110 = "vhlo.all_reduce_v2"(%arg45) <{channel_id = #vhlo.integer_v1<2 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg48: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg49: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %116 = "vhlo.add_v1"(%arg48, %arg49) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%116) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %111 = "vhlo.all_to_all_v2"(%arg45) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>
    %112 = "vhlo.collective_permute_v1"(%arg45) <{channel_id = #vhlo.integer_v1<1 : i64>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %113 = "vhlo.reduce_scatter_v1"(%arg45) <{channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, scatter_dimension = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg46: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg47: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %115 = "vhlo.add_v1"(%arg46, %arg47) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%115) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %114 = "vhlo.cross-replica-sum_v1"(%arg45) <{replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%109, %110, %111, %112, %113, %114) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"places">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %107 = "vhlo.partition_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    %108 = "vhlo.replica_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    "vhlo.return_v1"(%107, %108) : (!vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"transfers">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg44: !vhlo.tensor_v1<3x!vhlo.i32_v1>):
    %101 = "vhlo.create_token_v1"() : () -> !vhlo.token_v1
    %102 = "vhlo.after_all_v1"(%101, %101) : (!vhlo.token_v1, !vhlo.token_v1) -> !vhlo.token_v1
    %103 = "vhlo.send_v2"(%arg44, %102) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<2 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    %104:2 = "vhlo.recv_v2"(%103) <{channel_id = #vhlo.integer_v1<6 : i64>, channel_type = #vhlo.integer_v1<3 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %105:2 = "vhlo.infeed_v1"(%104#1) <{infeed_config = #vhlo.string_v1<"queue">, layout = #vhlo.array_v1<[#vhlo.array_v1<[#vhlo.integer_v1<0 : i64>]>]>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %106 = "vhlo.outfeed_v1"(%arg44, %105#1) <{outfeed_config = #vhlo.string_v1<"queue">}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%104#0, %105#0, %106) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"custom">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg43: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>):
    %97 = "vhlo.custom_call_v2"(%arg43) <{api_version = #vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unspecified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %98 = "vhlo.custom_call_v2"(%97) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"text">, call_target_name = #vhlo.string_v1<"original">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[0, 1]> : tensor<2xindex>>]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[1, 0]> : tensor<2xindex>>]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %99 = "vhlo.custom_call_v2"(%98) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"status">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"called">]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = []>]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %100 = "vhlo.custom_call_v2"(%99) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>
    "vhlo.return_v1"(%100) : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.name"> = #vhlo.string_v1<"x">, #vhlo.string_v1<"test.number"> = #vhlo.integer_v1<7 : ui8>}>]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.result"> = #vhlo.string_v1<"y">}>]>, sym_name = #vhlo.string_v1<"attributes">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg42: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    "vhlo.return_v1"(%arg42) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) {test.all = #vhlo.array_v1<[#vhlo.float_v1<1.500000e+00 : !vhlo.bf16_v1>, #vhlo.string_v1<"text">, #vhlo.bool_v1<true>, #vhlo.dict_v1<{#vhlo.string_v1<"key"> = #vhlo.type_v1<!vhlo.tensor_v1<!vhlo.f16_v1>>, #vhlo.string_v1<"other"> = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}>, #vhlo.integer_v1<-1 : index>, #vhlo<transpose_v1 TRANSPOSE_INVALID>]>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.witness_v1, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.tuple_v1<>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"declared">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %95 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>
    %96 = "vhlo.convert_v1"(%95) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%95, %96) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E5M2FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %93 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>
    %94 = "vhlo.convert_v1"(%93) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%93, %94) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3B11FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %91 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3B11FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>
    %92 = "vhlo.convert_v1"(%91) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%91, %92) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collective_broadcast">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg41: !vhlo.tensor_v1<16x!vhlo.f32_v1>):
    %90 = "vhlo.collective_broadcast_v2"(%arg41) <{channel_id = #vhlo.integer_v1<2 : i64>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    "vhlo.return_v1"(%90) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_reduce">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %86 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %87 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %88 = "vhlo.reduce_v1"(%86, %87) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg39: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg40: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %89 = "vhlo.add_v1"(%arg39, %arg40) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%89) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
    "vhlo.return_v1"(%88) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_all_reduce">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg36: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
    %84 = "vhlo.all_reduce_v2"(%arg36) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<0> : tensor<1x1xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg37: !vhlo.tensor_v1<!vhlo.f64_v1>, %arg38: !vhlo.tensor_v1<!vhlo.f64_v1>):
      %85 = "vhlo.add_v1"(%arg37, %arg38) : (!vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
      "vhlo.return_v1"(%85) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>
    "vhlo.return_v1"(%84) : (!vhlo.tensor_v1<4x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized_per_axis">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %80 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, -2.000000e+00], [4.000000e+00, 8.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %81 = "vhlo.uniform_quantize_v1"(%80) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>
    %82 = "vhlo.bitcast_convert_v1"(%81) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>
    %83 = "vhlo.uniform_dequantize_v1"(%81) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%82, %83) : (!vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"composite">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %77 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %78 = "vhlo.composite_v2"(%77) <{composite_attributes = #vhlo.dict_v1<{#vhlo.string_v1<"scale"> = #vhlo.integer_v1<2 : i32>}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %79 = "vhlo.composite_v2"(%78) <{composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<3 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%78, %79) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"double">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg35: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %76 = "vhlo.add_v1"(%arg35, %arg35) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%76) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"gather_batches">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %73 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %74 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2], [0]]> : tensor<2x1xi64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i64_v1>
    %75 = "vhlo.gather_v2"(%73, %74) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, slice_sizes = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, start_index_map = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>
    "vhlo.return_v1"(%75) : (!vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic_gather_batches">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg32: !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, %arg33: !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, %arg34: !vhlo.tensor_v1<2x!vhlo.i64_v1>):
    %72 = "vhlo.dynamic_gather_v2"(%arg32, %arg33, %arg34) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_index_map = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>
    "vhlo.return_v1"(%72) : (!vhlo.tensor_v1<2x?x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"scatter_batches">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %67 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %68 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2], [0]]> : tensor<2x1xi64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i64_v1>
    %69 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[10], [20]]> : tensor<2x1xi32>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>
    %70 = "vhlo.scatter_v2"(%67, %68, %69) <{index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, unique_indices = #vhlo.bool_v1<false>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg30: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg31: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %71 = "vhlo.add_v1"(%arg30, %arg31) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%71) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%70) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i2_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"i2">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %66 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 0, -2]> : tensor<3xi2>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i2_v1>
    "vhlo.return_v1"(%66) : (!vhlo.tensor_v1<3x!vhlo.i2_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.ui2_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"ui2">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %65 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 0, 3]> : tensor<3xui2>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui2_v1>
    "vhlo.return_v1"(%65) : (!vhlo.tensor_v1<3x!vhlo.ui2_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"typed_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg29: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %64 = "vhlo.custom_call_v2"(%arg29) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{}>, call_target_name = #vhlo.string_v1<"typed">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%64) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"configured_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg28: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %63 = "vhlo.custom_call_v2"(%arg28) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"axis"> = #vhlo.integer_v1<1 : i64>, #vhlo.string_v1<"name"> = #vhlo.string_v1<"x">, #vhlo.string_v1<"scale"> = #vhlo.float_v1<5.000000e-01 : !vhlo.f64_v1>}>, call_target_name = #vhlo.string_v1<"typed">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%63) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tan">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %61 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %62 = "vhlo.tan_v2"(%61) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%62) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_gather_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg26: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, %arg27: !vhlo.tensor_v1<3x2x!vhlo.i32_v1>):
    %60:2 = "vhlo.all_gather_v2"(%arg26, %arg27) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>)
    "vhlo.return_v1"(%60#0, %60#1) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_reduce_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg22: !vhlo.tensor_v1<2x!vhlo.f32_v1>, %arg23: !vhlo.tensor_v1<3x!vhlo.f32_v1>):
    %58:2 = "vhlo.all_reduce_v2"(%arg22, %arg23) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg24: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg25: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %59 = "vhlo.add_v1"(%arg24, %arg25) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%59) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%58#0, %58#1) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_to_all_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg20: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, %arg21: !vhlo.tensor_v1<4x6x!vhlo.f32_v1>):
    %57:2 = "vhlo.all_to_all_v2"(%arg20, %arg21) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%57#0, %57#1) : (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.tf31_v1>) -> !vhlo.tensor_v1<2x!vhlo.tf31_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tf32">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dot_algorithm">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg19: !vhlo.tensor_v1<2x2x!vhlo.f32_v1>):
    %56 = "vhlo.dot_general_v2"(%arg19, %arg19) <{accumulation_type = #vhlo.type_v1<!vhlo.f32_v1>, allow_imprecise_accumulation = #vhlo.bool_v1<false>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_component_count = #vhlo.integer_v1<1 : i64>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>, num_primitive_operations = #vhlo.integer_v1<1 : i64>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_component_count = #vhlo.integer_v1<1 : i64>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%56) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"none">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.none = #vhlo.type_v1<!vhlo.none_v1>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %54 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>
    %55 = "vhlo.convert_v1"(%54) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%54, %55) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E3M4">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %52 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E3M4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>
    %53 = "vhlo.convert_v1"(%52) : (!vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%52, %53) : (!vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f4E2M1FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %50 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf4E2M1FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>
    %51 = "vhlo.convert_v1"(%50) : (!vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%50, %51) : (!vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f6E2M3FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %48 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf6E2M3FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>
    %49 = "vhlo.convert_v1"(%48) : (!vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%48, %49) : (!vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f6E3M2FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %46 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf6E3M2FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>
    %47 = "vhlo.convert_v1"(%46) : (!vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%46, %47) : (!vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E8M0FNU">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %44 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E8M0FNU>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>
    %45 = "vhlo.convert_v1"(%44) : (!vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%44, %45) : (!vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_exponential">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %42 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %43 = "vhlo.exponential_v2"(%42) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%43) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"most_accurate_exponential">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %40 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %41 = "vhlo.exponential_v2"(%40) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%41) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accuracy_mode">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.mode = #vhlo<result_accuracy_mode_v1 DEFAULT>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_cbrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %38 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %39 = "vhlo.cbrt_v2"(%38) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%39) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_cosine">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %36 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %37 = "vhlo.cosine_v2"(%36) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%37) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_exponential_minus_one">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %34 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %35 = "vhlo.exponential_minus_one_v2"(%34) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%35) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_log">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %32 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %33 = "vhlo.log_v2"(%32) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%33) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_log_plus_one">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %30 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %31 = "vhlo.log_plus_one_v2"(%30) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%31) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_logistic">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %28 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %29 = "vhlo.logistic_v2"(%28) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%29) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_rsqrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %26 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %27 = "vhlo.rsqrt_v2"(%26) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%27) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_sine">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %24 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %25 = "vhlo.sine_v2"(%24) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%25) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_sqrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %22 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %23 = "vhlo.sqrt_v2"(%22) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%23) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_tan">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %20 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %21 = "vhlo.tan_v2"(%20) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%21) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_tanh">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %18 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %19 = "vhlo.tanh_v2"(%18) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%19) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"paired_send">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg17: !vhlo.tensor_v1<3x!vhlo.i32_v1>, %arg18: !vhlo.token_v1):
    %17 = "vhlo.send_v2"(%arg17, %arg18) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.bool_v1<false>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%17) : (!vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.token_v1) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"paired_recv">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg16: !vhlo.token_v1):
    %16:2 = "vhlo.recv_v2"(%arg16) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.bool_v1<false>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    "vhlo.return_v1"(%16#0, %16#1) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.buffer_v1<2x?x!vhlo.f32_v1>) -> !vhlo.buffer_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"buffer">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"composite_with_region">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg14: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %13 = "vhlo.composite_v2"(%arg14) <{composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"triple">, name = #vhlo.string_v1<"test.triple">, version = #vhlo.integer_v1<0 : i64>}> ({
    ^bb0(%arg15: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
      %14 = "vhlo.add_v1"(%arg15, %arg15) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
      %15 = "vhlo.add_v1"(%14, %arg15) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
      "vhlo.return_v1"(%15) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%13) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"triple">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg13: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %11 = "vhlo.add_v1"(%arg13, %arg13) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %12 = "vhlo.add_v1"(%11, %arg13) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%12) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"async">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg11: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
    %8 = "vhlo.async_start_v1"(%arg11) ({
    ^bb0(%arg12: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
      %10 = "vhlo.all_gather_v2"(%arg12) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
      "vhlo.return_v1"(%10) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.future_v1<!vhlo.tensor_v1<2x8x!vhlo.f32_v1>>
    %9 = "vhlo.async_done_v1"(%8) : (!vhlo.future_v1<!vhlo.tensor_v1<2x8x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%9) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"future">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"async_done">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg10: !vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>):
    %7 = "vhlo.async_done_v1"(%arg10) : (!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%7) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"groups_of_a_mesh">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg9: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
    %6 = "vhlo.all_gather_v2"(%arg9) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.replica_group_mesh_axes_v1<mesh = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 4>, #vhlo.mesh_axis_v1<name = #vhlo.string_v1<"y">, size = 2>]>>, axes = #vhlo.array_v1<[#vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>]>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    "vhlo.return_v1"(%6) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"mesh">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.mesh = #vhlo.mesh_v1<axes = #vhlo.array_v1<[#vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>]>, device_ids = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"mesh_axis">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.axis = #vhlo.mesh_axis_v1<name = #vhlo.string_v1<"x">, size = 2>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"axis_ref">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.axis = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"sub_axis_info">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.axis = #vhlo.axis_ref_v1<name = #vhlo.string_v1<"x">, sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"future_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg8: !vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>):
    %5 = "vhlo.custom_call_v2"(%arg8) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"wait">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>, result_tilings = #vhlo.array_v1<[]>}> : (!vhlo.future_v1<!vhlo.tensor_v1<2x!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%5) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tiled_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg7: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>):
    %4 = "vhlo.custom_call_v2"(%arg7) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"tiled">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[1, 0]> : tensor<2xindex>>]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[1, 0]> : tensor<2xindex>>]>, result_tilings = #vhlo.array_v1<[#vhlo.array_v1<[#vhlo.tensor_v1<dense<[8, 128]> : tensor<2xindex>>]>]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    "vhlo.return_v1"(%4) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collective_reduce">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg4: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
    %2 = "vhlo.collective_reduce_v1"(%arg4) <{channel_id = #vhlo.integer_v1<1 : i64>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg5: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg6: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %3 = "vhlo.add_v1"(%arg5, %arg6) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%3) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%2) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collective_broadcast_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg2: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg3: !vhlo.tensor_v1<2x!vhlo.i32_v1>):
    %1:2 = "vhlo.collective_broadcast_v2"(%arg2, %arg3) <{channel_id = #vhlo.integer_v1<0 : i64>, has_dynamic_root = #vhlo.bool_v1<false>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>)
    "vhlo.return_v1"(%1#0, %1#1) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<1x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collective_broadcast_from_anywhere">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg0: !vhlo.tensor_v1<4x!vhlo.f32_v1>, %arg1: !vhlo.tensor_v1<1x!vhlo.i32_v1>):
    %0 = "vhlo.collective_broadcast_v2"(%arg0, %arg1) <{channel_id = #vhlo.integer_v1<0 : i64>, has_dynamic_root = #vhlo.bool_v1<true>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<1x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
}) : () -> ()

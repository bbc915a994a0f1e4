// run: verify
// The program of 1.12.0, frozen: written once by `cargo test --test stability -- --freeze 1.12.0`.
"builtin.module"() ({
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"unary_float">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %306 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[-2.500000e+00, -5.000000e-01, 1.500000e+00, 8.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %307 = "vhlo.abs_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %308 = "vhlo.ceil_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %309 = "vhlo.floor_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %310 = "vhlo.negate_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %311 = "vhlo.round_nearest_afz_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %312 = "vhlo.round_nearest_even_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %313 = "vhlo.sign_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %314 = "vhlo.is_finite_v1"(%306) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.bool_v1>
    "vhlo.return_v1"(%307, %308, %309, %310, %311, %312, %313, %314) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"elementary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %291 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %292 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %293 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[8.000000e+00, -2.700000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %294 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[4.000000e+00, 2.500000e-01]> : tensor<2xf64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %295 = "vhlo.cbrt_v2"(%293) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %296 = "vhlo.cosine_v2"(%291) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %297 = "vhlo.exponential_v2"(%291) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %298 = "vhlo.exponential_minus_one_v2"(%291) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %299 = "vhlo.log_v2"(%292) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %300 = "vhlo.log_plus_one_v2"(%291) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %301 = "vhlo.logistic_v2"(%291) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %302 = "vhlo.sine_v2"(%291) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %303 = "vhlo.rsqrt_v2"(%294) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %304 = "vhlo.sqrt_v2"(%294) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %305 = "vhlo.tanh_v2"(%291) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%295, %296, %297, %298, %299, %300, %301, %302, %303, %304, %305) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"binary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %277 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -7, 2147483647]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %278 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 3, 1]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %279 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 2.000000e+00, -3.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %280 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %281 = "vhlo.add_v1"(%277, %278) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %282 = "vhlo.divide_v1"(%277, %278) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %283 = "vhlo.maximum_v1"(%277, %278) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %284 = "vhlo.minimum_v1"(%277, %278) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %285 = "vhlo.multiply_v1"(%277, %278) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %286 = "vhlo.remainder_v1"(%277, %278) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %287 = "vhlo.subtract_v1"(%277, %278) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %288 = "vhlo.power_v1"(%279, %280) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %289 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %290 = "vhlo.atan2_v1"(%289, %280) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    "vhlo.return_v1"(%281, %282, %283, %284, %285, %286, %287, %288, %290) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bits">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %264 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[12, -128, 85]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %265 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %266 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %267 = "vhlo.and_v1"(%264, %265) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %268 = "vhlo.or_v1"(%264, %265) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %269 = "vhlo.xor_v1"(%264, %265) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %270 = "vhlo.not_v1"(%264) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %271 = "vhlo.shift_left_v1"(%264, %265) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %272 = "vhlo.shift_right_arithmetic_v1"(%264, %265) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %273 = "vhlo.shift_right_logical_v1"(%264, %265) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %274 = "vhlo.count_leading_zeros_v1"(%264) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %275 = "vhlo.popcnt_v1"(%264) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %276 = "vhlo.not_v1"(%266) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    "vhlo.return_v1"(%267, %268, %269, %270, %271, %272, %273, %274, %275, %276) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"compare">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %251 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %252 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %253 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 255]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %254 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %255 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, -0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %256 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %257 = "vhlo.compare_v1"(%251, %252) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 EQ>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %258 = "vhlo.compare_v1"(%251, %252) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 NE>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %259 = "vhlo.compare_v1"(%253, %254) <{compare_type = #vhlo<comparison_type_v1 UNSIGNED>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %260 = "vhlo.compare_v1"(%253, %254) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GT>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %261 = "vhlo.compare_v1"(%255, %256) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LE>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %262 = "vhlo.compare_v1"(%255, %256) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %263 = "vhlo.compare_v1"(%255, %256) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    "vhlo.return_v1"(%257, %258, %259, %260, %261, %262, %263) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"choose">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %242 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %243 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %244 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[30, 20, 10]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %245 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<2> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %246 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<25> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %247 = "vhlo.select_v1"(%242, %243, %244) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %248 = "vhlo.clamp_v1"(%245, %244, %246) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %249 = "vhlo.broadcast_v1"(%243) <{broadcast_sizes = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    %250:2 = "vhlo.optimization_barrier_v1"(%243, %244) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>)
    "vhlo.return_v1"(%247, %248, %249, %250#0, %250#1) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"move">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %230 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %231 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %232 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %233 = "vhlo.transpose_v1"(%232) <{permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %234 = "vhlo.reshape_v1"(%233) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<6x!vhlo.i32_v1>
    %235 = "vhlo.reverse_v1"(%232) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %236 = "vhlo.concatenate_v1"(%232, %235) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x3x!vhlo.i32_v1>
    %237 = "vhlo.slice_v1"(%236) <{limit_indices = #vhlo.tensor_v1<dense<[4, 3]> : tensor<2xi64>>, start_indices = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, strides = #vhlo.tensor_v1<dense<[3, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %238 = "vhlo.pad_v1"(%232, %231) <{edge_padding_high = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, edge_padding_low = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, interior_padding = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x5x!vhlo.i32_v1>
    %239 = "vhlo.dynamic_slice_v1"(%232, %231, %231) <{slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %240 = "vhlo.dynamic_update_slice_v1"(%232, %239, %230, %231) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %241 = "vhlo.broadcast_in_dim_v1"(%232) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%232, %233, %234, %235, %236, %237, %238, %239, %240, %241) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"pick">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %223 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>>}> : () -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %224 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 0]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %225 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %226 = "vhlo.gather_v2"(%223, %224) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %227 = "vhlo.scatter_v2"(%223, %224, %225) <{index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg70: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg71: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %229 = "vhlo.add_v1"(%arg70, %arg71) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%229) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %228 = "vhlo.torch_index_select_v1"(%223, %224) <{batch_dims = #vhlo.integer_v1<0 : i64>, dim = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%226, %227, %228) : (!vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"fold">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %197 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3, 1, 2], [6, 5, 4]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %198 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3.000000e+00, 1.000000e+00, 2.000000e+00], [6.000000e+00, 5.000000e+00, 4.000000e+00]]> : tensor<2x3xf32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %199 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 4, 2, 5]> : tensor<4xi64>>}> : () -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %200 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %201 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %202 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f32>>}> : () -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %203 = "vhlo.reduce_v1"(%197, %200) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg68: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg69: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %222 = "vhlo.add_v1"(%arg68, %arg69) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%222) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %204 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %205:2 = "vhlo.reduce_v1"(%197, %204, %200, %200) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg64: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg65: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg66: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg67: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %219 = "vhlo.compare_v1"(%arg64, %arg66) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      %220 = "vhlo.select_v1"(%219, %arg64, %arg66) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %221 = "vhlo.select_v1"(%219, %arg65, %arg67) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%220, %221) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>)
    %206 = "vhlo.reduce_window_v1"(%199, %201) <{base_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0]]> : tensor<1x2xi64>>, window_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg62: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg63: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %218 = "vhlo.maximum_v1"(%arg62, %arg63) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%218) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %207 = "vhlo.slice_v1"(%206) <{limit_indices = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, start_indices = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %208 = "vhlo.sort_v1"(%198) <{dimension = #vhlo.integer_v1<1 : i64>, is_stable = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg60: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg61: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %217 = "vhlo.compare_v1"(%arg60, %arg61) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%217) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %209 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00, 2.000000e+00, 5.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %210 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 2.000000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %211 = "vhlo.select_and_scatter_v1"(%209, %210, %202) <{padding = #vhlo.tensor_v1<dense<0> : tensor<1x2xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> ({
    ^bb0(%arg58: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg59: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %216 = "vhlo.compare_v1"(%arg58, %arg59) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%216) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg56: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg57: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %215 = "vhlo.add_v1"(%arg56, %arg57) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%215) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %212 = "vhlo.map_v1"(%197, %204) <{dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> ({
    ^bb0(%arg54: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg55: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %213 = "vhlo.multiply_v1"(%arg54, %arg55) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %214 = "vhlo.convert_v1"(%213) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%214) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    "vhlo.return_v1"(%203, %205#0, %205#1, %207, %208, %211, %212) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"products">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %188 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %189 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %190 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00], [2.000000e+00], [3.000000e+00]], [[4.000000e+00], [5.000000e+00], [6.000000e+00]], [[7.000000e+00], [8.000000e+00], [9.000000e+00]]]]> : tensor<1x3x3x1xf32>>}> : () -> !vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>
    %191 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00]], [[0.000000e+00]]], [[[0.000000e+00]], [[2.000000e+00]]]]> : tensor<2x2x1x1xf32>>}> : () -> !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>
    %192 = "vhlo.dot_general_v2"(%188, %188) <{accumulation_type = #vhlo.type_v1<!vhlo.none_v1>, allow_imprecise_accumulation = #vhlo.type_v1<!vhlo.none_v1>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>, num_primitive_operations = #vhlo.type_v1<!vhlo.none_v1>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_component_count = #vhlo.type_v1<!vhlo.none_v1>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.none_v1>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %193 = "vhlo.dot_v1"(%188, %189) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %194 = "vhlo.convolution_v1"(%190, %191) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<[false, true]> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<[2, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>
    %195 = "vhlo.einsum_v1"(%188, %188) <{einsum_config = #vhlo.string_v1<"ij,kj->ik">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %196 = "vhlo.unary_einsum_v1"(%188) <{einsum_config = #vhlo.string_v1<"ij->j">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%192, %193, %194, %195, %196) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"algebra">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %182 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[4.000000e+00, 2.000000e+00], [2.000000e+00, 5.000000e+00]]> : tensor<2x2xf64>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %183 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2.000000e+00], [9.000000e+00]]> : tensor<2x1xf64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %184 = "vhlo.cholesky_v1"(%182) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %185 = "vhlo.triangular_solve_v1"(%184, %183) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 NO_TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %186 = "vhlo.triangular_solve_v1"(%184, %185) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %187 = "vhlo.triangular_solve_v1"(%184, %183) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    "vhlo.return_v1"(%184, %185, %186, %187) : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"norms">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %174 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %175 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %176 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %177 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %178 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %179 = "vhlo.batch_norm_inference_v1"(%174, %175, %176, %177, %178) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %180:3 = "vhlo.batch_norm_training_v1"(%174, %175, %176) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    %181:3 = "vhlo.batch_norm_grad_v1"(%174, %175, %177, %178, %174) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    "vhlo.return_v1"(%179, %180#0, %180#1, %180#2, %181#0, %181#1, %181#2) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"complex">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %162 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %163 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %164 = "vhlo.complex_v1"(%162, %163) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>
    %165 = "vhlo.real_v1"(%164) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %166 = "vhlo.imag_v1"(%164) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %167 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[(1.000000e+00,0.000000e+00), (2.000000e+00,0.000000e+00), (3.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00)]> : tensor<4xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %168 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %169 = "vhlo.fft_v1"(%167) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 FFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %170 = "vhlo.fft_v1"(%169) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IFFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %171 = "vhlo.real_v1"(%170) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %172 = "vhlo.fft_v1"(%168) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 RFFT>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>
    %173 = "vhlo.fft_v1"(%172) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IRFFT>}> : (!vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%164, %165, %166, %169, %171, %172, %173) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %158 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %159 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xui64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui64_v1>
    %160:2 = "vhlo.rng_bit_generator_v1"(%158) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>)
    %161:2 = "vhlo.rng_bit_generator_v1"(%159) <{rng_algorithm = #vhlo<rng_algorithm_v1 PHILOX>}> : (!vhlo.tensor_v1<3x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%160#0, %160#1, %161#0, %161#1) : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random_of_the_device">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg51: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg52: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg53: !vhlo.tensor_v1<2x!vhlo.ui64_v1>):
    %155 = "vhlo.rng_v1"(%arg51, %arg51, %arg52) <{rng_distribution = #vhlo<rng_distribution_v1 NORMAL>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %156 = "vhlo.rng_v1"(%arg51, %arg51, %arg52) <{rng_distribution = #vhlo<rng_distribution_v1 UNIFORM>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %157:2 = "vhlo.rng_bit_generator_v1"(%arg53) <{rng_algorithm = #vhlo<rng_algorithm_v1 DEFAULT>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%155, %156, %157#0, %157#1) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"convert">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %146 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.500000e+00, 3.250000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %147 = "vhlo.convert_v1"(%146) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>
    %148 = "vhlo.convert_v1"(%146) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f16_v1>
    %149 = "vhlo.convert_v1"(%146) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %150 = "vhlo.convert_v1"(%146) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %151 = "vhlo.convert_v1"(%150) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %152 = "vhlo.convert_v1"(%146) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %153 = "vhlo.reduce_precision_v1"(%146) <{exponent_bits = #vhlo.integer_v1<5 : i32>, mantissa_bits = #vhlo.integer_v1<2 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %154 = "vhlo.bitcast_convert_v1"(%146) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    "vhlo.return_v1"(%147, %148, %149, %150, %151, %152, %153, %154) : (!vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"constants">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %130 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %131 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %132 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %133 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -8]> : tensor<2xi4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i4_v1>
    %134 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[127, -128]> : tensor<2xi8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %135 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[32767, -32768]> : tensor<2xi16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i16_v1>
    %136 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i64_v1>
    %137 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 15]> : tensor<2xui4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui4_v1>
    %138 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 255]> : tensor<2xui8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %139 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 65535]> : tensor<2xui16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui16_v1>
    %140 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 4294967295]> : tensor<2xui32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui32_v1>
    %141 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 18446744073709551615]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %142 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<> : tensor<0xf32>>}> : () -> !vhlo.tensor_v1<0x!vhlo.f32_v1>
    %143 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>
    %144 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>
    %145 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f64>>>}> : () -> !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>
    "vhlo.return_v1"(%130, %131, %132, %133, %134, %135, %136, %137, %138, %139, %140, %141, %142, %143, %144, %145) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %126 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %127 = "vhlo.uniform_quantize_v1"(%126) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>
    %128 = "vhlo.bitcast_convert_v1"(%127) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %129 = "vhlo.uniform_dequantize_v1"(%127) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%128, %129) : (!vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"control">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %115 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %116 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %117 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<10> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %118 = "vhlo.if_v1"(%115) ({
      "vhlo.return_v1"(%116) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      "vhlo.return_v1"(%117) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %119 = "vhlo.case_v1"(%116) ({
      "vhlo.return_v1"(%116) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      %125 = "vhlo.negate_v1"(%117) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%125) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %120:2 = "vhlo.while_v1"(%116, %117) ({
    ^bb0(%arg49: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg50: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %124 = "vhlo.compare_v1"(%arg49, %117) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%124) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg47: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg48: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %122 = "vhlo.add_v1"(%arg47, %116) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %123 = "vhlo.add_v1"(%arg48, %arg47) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%122, %123) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>)
    %121 = "vhlo.call_v1"(%120#1) <{callee = #vhlo.string_v1<"called">}> : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%118, %119, %120#0, %120#1, %121) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"called">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg46: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %114 = "vhlo.multiply_v1"(%arg46, %arg46) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%114) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tuples">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %110 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %111 = "vhlo.tuple_v1"(%110, %110) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>
    %112 = "vhlo.get_tuple_element_v1"(%111) <{index = #vhlo.integer_v1<1 : i32>}> : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %113 = "vhlo.get_dimension_size_v1"(%112) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%112, %113) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg42: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>, %arg43: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg44: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg45: !vhlo.tensor_v1<2x!vhlo.index_v1>):
    %104 = "vhlo.dynamic_broadcast_in_dim_v1"(%arg42, %arg43) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, known_expanding_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, known_nonexpanding_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %105 = "vhlo.dynamic_iota_v1"(%arg43) <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %106 = "vhlo.dynamic_pad_v1"(%arg42, %arg44, %arg43, %arg43, %arg43) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %107 = "vhlo.dynamic_reshape_v1"(%arg42, %arg43) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %108 = "vhlo.real_dynamic_slice_v1"(%arg42, %arg45, %arg45, %arg45) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %109 = "vhlo.custom_call_v1"(%arg42) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unranked">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>) -> !vhlo.unranked_tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%104, %105, %106, %107, %108, %109) : (!vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic_windows">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg36: !vhlo.tensor_v1<3x4x!vhlo.i32_v1>, %arg37: !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, %arg38: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg39: !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, %arg40: !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, %arg41: !vhlo.tensor_v1<2x2x!vhlo.i64_v1>):
    %102 = "vhlo.dynamic_gather_v2"(%arg36, %arg37, %arg38) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>
    %103 = "vhlo.dynamic_conv_v2"(%arg39, %arg40, %arg41) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>
    "vhlo.return_v1"(%102, %103) : (!vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bounded">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg34: !vhlo.tensor_v1<4x3x!vhlo.f32_v1>, %arg35: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %101 = "vhlo.set_dimension_size_v1"(%arg34, %arg35) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>
    "vhlo.return_v1"(%101) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collectives">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg29: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
    %93 = "vhlo.all_gather_v2"(%arg29) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    %94 = "vhlo.all_reduce_v2"(%arg29) <{channel_id = #vhlo.integer_v1<2 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg32: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg33: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %100 = "vhlo.add_v1"(%arg32, %arg33) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%100) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %95 = "vhlo.all_to_all_v2"(%arg29) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>
    %96 = "vhlo.collective_permute_v1"(%arg29) <{channel_id = #vhlo.integer_v1<1 : i64>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %97 = "vhlo.reduce_scatter_v1"(%arg29) <{channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, scatter_dimension = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg30: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg31: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %99 = "vhlo.add_v1"(%arg30, %arg31) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%99) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %98 = "vhlo.cross-replica-sum_v1"(%arg29) <{replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%93, %94, %95, %96, %97, %98) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"places">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %91 = "vhlo.partition_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    %92 = "vhlo.replica_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    "vhlo.return_v1"(%91, %92) : (!vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"transfers">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg28: !vhlo.tensor_v1<3x!vhlo.i32_v1>):
    %85 = "vhlo.create_token_v1"() : () -> !vhlo.token_v1
    %86 = "vhlo.after_all_v1"(%85, %85) : (!vhlo.token_v1, !vhlo.token_v1) -> !vhlo.token_v1
    %87 = "vhlo.send_v2"(%arg28, %86) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<2 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    %88:2 = "vhlo.recv_v2"(%87) <{channel_id = #vhlo.integer_v1<6 : i64>, channel_type = #vhlo.integer_v1<3 : i64>, is_host_transfer = #vhlo.bool_v1<true>, source_target_pairs = #vhlo.tensor_v1<dense<> : tensor<0xi64>>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %89:2 = "vhlo.infeed_v1"(%88#1) <{infeed_config = #vhlo.string_v1<"queue">, layout = #vhlo.array_v1<[#vhlo.array_v1<[#vhlo.integer_v1<0 : i64>]>]>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %90 = "vhlo.outfeed_v1"(%arg28, %89#1) <{outfeed_config = #vhlo.string_v1<"queue">}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%88#0, %89#0, %90) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"custom">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg27: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>):
    %81 = "vhlo.custom_call_v1"(%arg27) <{api_version = #vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unspecified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %82 = "vhlo.custom_call_v1"(%81) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"text">, call_target_name = #vhlo.string_v1<"original">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[0, 1]> : tensor<2xindex>>]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[1, 0]> : tensor<2xindex>>]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %83 = "vhlo.custom_call_v1"(%82) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"status">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"called">]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = []>]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %84 = "vhlo.custom_call_v1"(%83) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>
    "vhlo.return_v1"(%84) : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.name"> = #vhlo.string_v1<"x">, #vhlo.string_v1<"test.number"> = #vhlo.integer_v1<7 : ui8>}>]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.result"> = #vhlo.string_v1<"y">}>]>, sym_name = #vhlo.string_v1<"attributes">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg26: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    "vhlo.return_v1"(%arg26) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) {test.all = #vhlo.array_v1<[#vhlo.float_v1<1.500000e+00 : !vhlo.bf16_v1>, #vhlo.string_v1<"text">, #vhlo.bool_v1<true>, #vhlo.dict_v1<{#vhlo.string_v1<"key"> = #vhlo.type_v1<!vhlo.tensor_v1<!vhlo.f16_v1>>, #vhlo.string_v1<"other"> = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}>, #vhlo.integer_v1<-1 : index>, #vhlo<transpose_v1 TRANSPOSE_INVALID>]>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.witness_v1, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.tuple_v1<>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"declared">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %79 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>
    %80 = "vhlo.convert_v1"(%79) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%79, %80) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E5M2FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %77 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>
    %78 = "vhlo.convert_v1"(%77) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%77, %78) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3B11FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %75 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3B11FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>
    %76 = "vhlo.convert_v1"(%75) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%75, %76) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collective_broadcast">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg25: !vhlo.tensor_v1<16x!vhlo.f32_v1>):
    %74 = "vhlo.collective_broadcast_v1"(%arg25) <{channel_id = #vhlo.integer_v1<2 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    "vhlo.return_v1"(%74) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_reduce">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %70 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %71 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %72 = "vhlo.reduce_v1"(%70, %71) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg23: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg24: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %73 = "vhlo.add_v1"(%arg23, %arg24) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%73) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
    "vhlo.return_v1"(%72) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_all_reduce">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg20: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
    %68 = "vhlo.all_reduce_v2"(%arg20) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<0> : tensor<1x1xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg21: !vhlo.tensor_v1<!vhlo.f64_v1>, %arg22: !vhlo.tensor_v1<!vhlo.f64_v1>):
      %69 = "vhlo.add_v1"(%arg21, %arg22) : (!vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
      "vhlo.return_v1"(%69) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>
    "vhlo.return_v1"(%68) : (!vhlo.tensor_v1<4x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized_per_axis">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %64 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, -2.000000e+00], [4.000000e+00, 8.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %65 = "vhlo.uniform_quantize_v1"(%64) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>
    %66 = "vhlo.bitcast_convert_v1"(%65) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>
    %67 = "vhlo.uniform_dequantize_v1"(%65) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%66, %67) : (!vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"composite">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %61 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %62 = "vhlo.composite_v1"(%61) <{composite_attributes = #vhlo.dict_v1<{#vhlo.string_v1<"scale"> = #vhlo.integer_v1<2 : i32>}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %63 = "vhlo.composite_v1"(%62) <{composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<3 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%62, %63) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"double">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg19: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %60 = "vhlo.add_v1"(%arg19, %arg19) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%60) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"gather_batches">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %57 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %58 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2], [0]]> : tensor<2x1xi64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i64_v1>
    %59 = "vhlo.gather_v2"(%57, %58) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, slice_sizes = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, start_index_map = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>
    "vhlo.return_v1"(%59) : (!vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic_gather_batches">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg16: !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, %arg17: !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, %arg18: !vhlo.tensor_v1<2x!vhlo.i64_v1>):
    %56 = "vhlo.dynamic_gather_v2"(%arg16, %arg17, %arg18) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, operand_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, start_index_map = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>
    "vhlo.return_v1"(%56) : (!vhlo.tensor_v1<2x?x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"scatter_batches">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %51 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %52 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2], [0]]> : tensor<2x1xi64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i64_v1>
    %53 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[10], [20]]> : tensor<2x1xi32>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.i32_v1>
    %54 = "vhlo.scatter_v2"(%51, %52, %53) <{index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, input_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, inserted_window_dims = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, scatter_indices_batching_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, unique_indices = #vhlo.bool_v1<false>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg14: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg15: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %55 = "vhlo.add_v1"(%arg14, %arg15) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%55) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x1x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%54) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i2_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"i2">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %50 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 0, -2]> : tensor<3xi2>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i2_v1>
    "vhlo.return_v1"(%50) : (!vhlo.tensor_v1<3x!vhlo.i2_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.ui2_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"ui2">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %49 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 0, 3]> : tensor<3xui2>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui2_v1>
    "vhlo.return_v1"(%49) : (!vhlo.tensor_v1<3x!vhlo.ui2_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"typed_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg13: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %48 = "vhlo.custom_call_v1"(%arg13) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{}>, call_target_name = #vhlo.string_v1<"typed">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%48) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"configured_custom_call">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg12: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %47 = "vhlo.custom_call_v1"(%arg12) <{api_version = #vhlo<api_version_v1 API_VERSION_TYPED_FFI>, backend_config = #vhlo.dict_v1<{#vhlo.string_v1<"axis"> = #vhlo.integer_v1<1 : i64>, #vhlo.string_v1<"name"> = #vhlo.string_v1<"x">, #vhlo.string_v1<"scale"> = #vhlo.float_v1<5.000000e-01 : !vhlo.f64_v1>}>, call_target_name = #vhlo.string_v1<"typed">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%47) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tan">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %45 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %46 = "vhlo.tan_v2"(%45) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 DEFAULT>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%46) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_gather_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg10: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, %arg11: !vhlo.tensor_v1<3x2x!vhlo.i32_v1>):
    %44:2 = "vhlo.all_gather_v2"(%arg10, %arg11) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>)
    "vhlo.return_v1"(%44#0, %44#1) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<3x4x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_reduce_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg6: !vhlo.tensor_v1<2x!vhlo.f32_v1>, %arg7: !vhlo.tensor_v1<3x!vhlo.f32_v1>):
    %42:2 = "vhlo.all_reduce_v2"(%arg6, %arg7) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg8: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg9: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %43 = "vhlo.add_v1"(%arg8, %arg9) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%43) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%42#0, %42#1) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"all_to_all_of_two">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg4: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, %arg5: !vhlo.tensor_v1<4x6x!vhlo.f32_v1>):
    %41:2 = "vhlo.all_to_all_v2"(%arg4, %arg5) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x6x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>)
    "vhlo.return_v1"(%41#0, %41#1) : (!vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<8x3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.tf31_v1>) -> !vhlo.tensor_v1<2x!vhlo.tf31_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tf32">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dot_algorithm">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg3: !vhlo.tensor_v1<2x2x!vhlo.f32_v1>):
    %40 = "vhlo.dot_general_v2"(%arg3, %arg3) <{accumulation_type = #vhlo.type_v1<!vhlo.f32_v1>, allow_imprecise_accumulation = #vhlo.bool_v1<false>, lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_component_count = #vhlo.integer_v1<1 : i64>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, lhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>, num_primitive_operations = #vhlo.integer_v1<1 : i64>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_component_count = #vhlo.integer_v1<1 : i64>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, rhs_precision_type = #vhlo.type_v1<!vhlo.tf31_v1>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%40) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"none">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.none = #vhlo.type_v1<!vhlo.none_v1>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %38 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>
    %39 = "vhlo.convert_v1"(%38) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%38, %39) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E3M4">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %36 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E3M4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>
    %37 = "vhlo.convert_v1"(%36) : (!vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%36, %37) : (!vhlo.tensor_v1<2x!vhlo.f8E3M4_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f4E2M1FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %34 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf4E2M1FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>
    %35 = "vhlo.convert_v1"(%34) : (!vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%34, %35) : (!vhlo.tensor_v1<2x!vhlo.f4E2M1FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f6E2M3FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %32 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf6E2M3FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>
    %33 = "vhlo.convert_v1"(%32) : (!vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%32, %33) : (!vhlo.tensor_v1<2x!vhlo.f6E2M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f6E3M2FN">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %30 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf6E3M2FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>
    %31 = "vhlo.convert_v1"(%30) : (!vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%30, %31) : (!vhlo.tensor_v1<2x!vhlo.f6E3M2FN_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E8M0FNU">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %28 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf8E8M0FNU>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>
    %29 = "vhlo.convert_v1"(%28) : (!vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%28, %29) : (!vhlo.tensor_v1<2x!vhlo.f8E8M0FNU_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_exponential">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %26 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %27 = "vhlo.exponential_v2"(%26) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 1.000000e-05, rtol = 0.000000e+00, ulps = 1, mode = #vhlo<result_accuracy_mode_v1 TOLERANCE>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%27) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"most_accurate_exponential">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %24 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %25 = "vhlo.exponential_v2"(%24) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%25) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accuracy_mode">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) {test.mode = #vhlo<result_accuracy_mode_v1 DEFAULT>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_cbrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %22 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %23 = "vhlo.cbrt_v2"(%22) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%23) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_cosine">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %20 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %21 = "vhlo.cosine_v2"(%20) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%21) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_exponential_minus_one">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %18 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %19 = "vhlo.exponential_minus_one_v2"(%18) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%19) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_log">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %16 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %17 = "vhlo.log_v2"(%16) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%17) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_log_plus_one">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %14 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %15 = "vhlo.log_plus_one_v2"(%14) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%15) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_logistic">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %12 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %13 = "vhlo.logistic_v2"(%12) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%13) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_rsqrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %10 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %11 = "vhlo.rsqrt_v2"(%10) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%11) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_sine">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %8 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %9 = "vhlo.sine_v2"(%8) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%9) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_sqrt">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %6 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %7 = "vhlo.sqrt_v2"(%6) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%7) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_tan">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %4 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %5 = "vhlo.tan_v2"(%4) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%5) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"accurate_tanh">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %2 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %3 = "vhlo.tanh_v2"(%2) <{result_accuracy = #vhlo.result_accuracy_v1<atol = 0.000000e+00, rtol = 0.000000e+00, ulps = 0, mode = #vhlo<result_accuracy_mode_v1 HIGHEST>>}> : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%3) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"paired_send">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg1: !vhlo.tensor_v1<3x!vhlo.i32_v1>, %arg2: !vhlo.token_v1):
    %1 = "vhlo.send_v2"(%arg1, %arg2) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.bool_v1<false>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%1) : (!vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.token_v1) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"paired_recv">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg0: !vhlo.token_v1):
    %0:2 = "vhlo.recv_v2"(%arg0) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<1 : i64>, is_host_transfer = #vhlo.bool_v1<false>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    "vhlo.return_v1"(%0#0, %0#1) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> ()
  }) : () -> ()
}) : () -> ()

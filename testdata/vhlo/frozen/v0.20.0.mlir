// run: verify
// The program of 0.20.0, frozen: written once by `cargo test --test stability -- --freeze 0.20.0`.
"builtin.module"() ({
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"unary_float">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %246 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[-2.500000e+00, -5.000000e-01, 1.500000e+00, 8.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %247 = "vhlo.abs_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %248 = "vhlo.ceil_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %249 = "vhlo.floor_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %250 = "vhlo.negate_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %251 = "vhlo.round_nearest_afz_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %252 = "vhlo.round_nearest_even_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %253 = "vhlo.sign_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %254 = "vhlo.is_finite_v1"(%246) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.bool_v1>
    "vhlo.return_v1"(%247, %248, %249, %250, %251, %252, %253, %254) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"elementary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %231 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %232 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1.000000e+00> : tensor<f64>>}> : () -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %233 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[8.000000e+00, -2.700000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %234 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[4.000000e+00, 2.500000e-01]> : tensor<2xf64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %235 = "vhlo.cbrt_v1"(%233) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %236 = "vhlo.cosine_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %237 = "vhlo.exponential_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %238 = "vhlo.exponential_minus_one_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %239 = "vhlo.log_v1"(%232) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %240 = "vhlo.log_plus_one_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %241 = "vhlo.logistic_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %242 = "vhlo.sine_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    %243 = "vhlo.rsqrt_v1"(%234) : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %244 = "vhlo.sqrt_v1"(%234) : (!vhlo.tensor_v1<2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %245 = "vhlo.tanh_v1"(%231) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
    "vhlo.return_v1"(%235, %236, %237, %238, %239, %240, %241, %242, %243, %244, %245) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"binary">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %217 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -7, 2147483647]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %218 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 3, 1]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %219 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 2.000000e+00, -3.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %220 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %221 = "vhlo.add_v1"(%217, %218) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %222 = "vhlo.divide_v1"(%217, %218) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %223 = "vhlo.maximum_v1"(%217, %218) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %224 = "vhlo.minimum_v1"(%217, %218) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %225 = "vhlo.multiply_v1"(%217, %218) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %226 = "vhlo.remainder_v1"(%217, %218) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %227 = "vhlo.subtract_v1"(%217, %218) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %228 = "vhlo.power_v1"(%219, %220) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %229 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %230 = "vhlo.atan2_v1"(%229, %220) : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    "vhlo.return_v1"(%221, %222, %223, %224, %225, %226, %227, %228, %230) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bits">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %204 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[12, -128, 85]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %205 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %206 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %207 = "vhlo.and_v1"(%204, %205) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %208 = "vhlo.or_v1"(%204, %205) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %209 = "vhlo.xor_v1"(%204, %205) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %210 = "vhlo.not_v1"(%204) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %211 = "vhlo.shift_left_v1"(%204, %205) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %212 = "vhlo.shift_right_arithmetic_v1"(%204, %205) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %213 = "vhlo.shift_right_logical_v1"(%204, %205) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %214 = "vhlo.count_leading_zeros_v1"(%204) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %215 = "vhlo.popcnt_v1"(%204) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>) -> !vhlo.tensor_v1<3x!vhlo.i8_v1>
    %216 = "vhlo.not_v1"(%206) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    "vhlo.return_v1"(%207, %208, %209, %210, %211, %212, %213, %214, %215, %216) : (!vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<3x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"compare">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %191 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %192 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xi16>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i16_v1>
    %193 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 255]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %194 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3, 2, 1]> : tensor<3xui8>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui8_v1>
    %195 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, -0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %196 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 2.000000e+00, 0.000000e+00]> : tensor<3xf32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.f32_v1>
    %197 = "vhlo.compare_v1"(%191, %192) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 EQ>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %198 = "vhlo.compare_v1"(%191, %192) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 NE>}> : (!vhlo.tensor_v1<3x!vhlo.i16_v1>, !vhlo.tensor_v1<3x!vhlo.i16_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %199 = "vhlo.compare_v1"(%193, %194) <{compare_type = #vhlo<comparison_type_v1 UNSIGNED>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %200 = "vhlo.compare_v1"(%193, %194) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GT>}> : (!vhlo.tensor_v1<3x!vhlo.ui8_v1>, !vhlo.tensor_v1<3x!vhlo.ui8_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %201 = "vhlo.compare_v1"(%195, %196) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LE>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %202 = "vhlo.compare_v1"(%195, %196) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %203 = "vhlo.compare_v1"(%195, %196) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<3x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    "vhlo.return_v1"(%197, %198, %199, %200, %201, %202, %203) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"choose">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %182 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false, true]> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %183 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %184 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[30, 20, 10]> : tensor<3xi64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %185 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<2> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %186 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<25> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %187 = "vhlo.select_v1"(%182, %183, %184) : (!vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %188 = "vhlo.clamp_v1"(%185, %184, %186) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %189 = "vhlo.broadcast_v1"(%183) <{broadcast_sizes = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> : (!vhlo.tensor_v1<3x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    %190:2 = "vhlo.optimization_barrier_v1"(%183, %184) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>)
    "vhlo.return_v1"(%187, %188, %189, %190#0, %190#1) : (!vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"move">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %170 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %171 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %172 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %173 = "vhlo.transpose_v1"(%172) <{permutation = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %174 = "vhlo.reshape_v1"(%173) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<6x!vhlo.i32_v1>
    %175 = "vhlo.reverse_v1"(%172) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %176 = "vhlo.concatenate_v1"(%172, %175) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x3x!vhlo.i32_v1>
    %177 = "vhlo.slice_v1"(%176) <{limit_indices = #vhlo.tensor_v1<dense<[4, 3]> : tensor<2xi64>>, start_indices = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, strides = #vhlo.tensor_v1<dense<[3, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<4x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %178 = "vhlo.pad_v1"(%172, %171) <{edge_padding_high = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, edge_padding_low = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>, interior_padding = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<4x5x!vhlo.i32_v1>
    %179 = "vhlo.dynamic_slice_v1"(%172, %171, %171) <{slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<1x2x!vhlo.i32_v1>
    %180 = "vhlo.dynamic_update_slice_v1"(%172, %179, %170, %171) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %181 = "vhlo.broadcast_in_dim_v1"(%172) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 2]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>
    "vhlo.return_v1"(%172, %173, %174, %175, %176, %177, %178, %179, %180, %181) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<6x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<4x3x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<4x5x!vhlo.i32_v1>, !vhlo.tensor_v1<1x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x4x3x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"pick">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %163 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>>}> : () -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %164 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2, 0]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %165 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[10, 20], [30, 40]]> : tensor<2x2xi32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %166 = "vhlo.gather_v1"(%163, %164) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, slice_sizes = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    %167 = "vhlo.scatter_v1"(%163, %164, %165) <{index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<false>, inserted_window_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, scatter_dims_to_operand_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, unique_indices = #vhlo.bool_v1<true>, update_window_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg51: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg52: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %169 = "vhlo.add_v1"(%arg51, %arg52) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%169) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x2x!vhlo.i32_v1>
    %168 = "vhlo.torch_index_select_v1"(%163, %164) <{batch_dims = #vhlo.integer_v1<0 : i64>, dim = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.i32_v1>
    "vhlo.return_v1"(%166, %167, %168) : (!vhlo.tensor_v1<2x2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"fold">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %137 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3, 1, 2], [6, 5, 4]]> : tensor<2x3xi32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %138 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[3.000000e+00, 1.000000e+00, 2.000000e+00], [6.000000e+00, 5.000000e+00, 4.000000e+00]]> : tensor<2x3xf32>>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %139 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 4, 2, 5]> : tensor<4xi64>>}> : () -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %140 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %141 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i64>>}> : () -> !vhlo.tensor_v1<!vhlo.i64_v1>
    %142 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0.000000e+00> : tensor<f32>>}> : () -> !vhlo.tensor_v1<!vhlo.f32_v1>
    %143 = "vhlo.reduce_v1"(%137, %140) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg49: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg50: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %162 = "vhlo.add_v1"(%arg49, %arg50) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%162) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %144 = "vhlo.iota_v1"() <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : () -> !vhlo.tensor_v1<2x3x!vhlo.i32_v1>
    %145:2 = "vhlo.reduce_v1"(%137, %144, %140, %140) <{dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg45: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg46: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg47: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg48: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %159 = "vhlo.compare_v1"(%arg45, %arg47) <{compare_type = #vhlo<comparison_type_v1 NOTYPE>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      %160 = "vhlo.select_v1"(%159, %arg45, %arg47) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %161 = "vhlo.select_v1"(%159, %arg46, %arg48) : (!vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%160, %161) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>)
    %146 = "vhlo.reduce_window_v1"(%139, %141) <{base_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0]]> : tensor<1x2xi64>>, window_dilations = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> ({
    ^bb0(%arg43: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg44: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %158 = "vhlo.maximum_v1"(%arg43, %arg44) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%158) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<4x!vhlo.i64_v1>
    %147 = "vhlo.slice_v1"(%146) <{limit_indices = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, start_indices = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, strides = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<4x!vhlo.i64_v1>) -> !vhlo.tensor_v1<3x!vhlo.i64_v1>
    %148 = "vhlo.sort_v1"(%138) <{dimension = #vhlo.integer_v1<1 : i64>, is_stable = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg41: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg42: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %157 = "vhlo.compare_v1"(%arg41, %arg42) <{compare_type = #vhlo<comparison_type_v1 TOTALORDER>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%157) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %149 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00, 2.000000e+00, 5.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %150 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 2.000000e+01]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %151 = "vhlo.select_and_scatter_v1"(%149, %150, %142) <{padding = #vhlo.tensor_v1<dense<0> : tensor<1x2xi64>>, window_dimensions = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<1xi64>>}> ({
    ^bb0(%arg39: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg40: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %156 = "vhlo.compare_v1"(%arg39, %arg40) <{compare_type = #vhlo<comparison_type_v1 FLOAT>, comparison_direction = #vhlo<comparison_direction_v1 GE>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%156) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg37: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg38: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %155 = "vhlo.add_v1"(%arg37, %arg38) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%155) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %152 = "vhlo.map_v1"(%137, %144) <{dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>}> ({
    ^bb0(%arg35: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg36: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %153 = "vhlo.multiply_v1"(%arg35, %arg36) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %154 = "vhlo.convert_v1"(%153) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%154) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x3x!vhlo.i32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.i64_v1>
    "vhlo.return_v1"(%143, %145#0, %145#1, %147, %148, %151, %152) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i64_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"products">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %128 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %129 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+01, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %130 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00], [2.000000e+00], [3.000000e+00]], [[4.000000e+00], [5.000000e+00], [6.000000e+00]], [[7.000000e+00], [8.000000e+00], [9.000000e+00]]]]> : tensor<1x3x3x1xf32>>}> : () -> !vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>
    %131 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[[[1.000000e+00]], [[0.000000e+00]]], [[[0.000000e+00]], [[2.000000e+00]]]]> : tensor<2x2x1x1xf32>>}> : () -> !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>
    %132 = "vhlo.dot_general_v1"(%128, %128) <{lhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, lhs_contracting_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGH>, #vhlo<precision_v1 DEFAULT>]>, rhs_batching_dimensions = #vhlo.tensor_v1<dense<> : tensor<0xi64>>, rhs_contracting_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %133 = "vhlo.dot_v1"(%128, %129) <{precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 HIGHEST>]>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %134 = "vhlo.convolution_v1"(%130, %131) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, padding = #vhlo.tensor_v1<dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 HIGHEST>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<[false, true]> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<[2, 1]> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x3x3x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x1x1x!vhlo.f32_v1>) -> !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>
    %135 = "vhlo.einsum_v1"(%128, %128) <{einsum_config = #vhlo.string_v1<"ij,kj->ik">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %136 = "vhlo.unary_einsum_v1"(%128) <{einsum_config = #vhlo.string_v1<"ij->j">}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%132, %133, %134, %135, %136) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<1x2x2x1x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"algebra">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %122 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[4.000000e+00, 2.000000e+00], [2.000000e+00, 5.000000e+00]]> : tensor<2x2xf64>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %123 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[2.000000e+00], [9.000000e+00]]> : tensor<2x1xf64>>}> : () -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %124 = "vhlo.cholesky_v1"(%122) <{lower = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f64_v1>
    %125 = "vhlo.triangular_solve_v1"(%124, %123) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 NO_TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %126 = "vhlo.triangular_solve_v1"(%124, %125) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 TRANSPOSE>, unit_diagonal = #vhlo.bool_v1<false>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    %127 = "vhlo.triangular_solve_v1"(%124, %123) <{left_side = #vhlo.bool_v1<true>, lower = #vhlo.bool_v1<true>, transpose_a = #vhlo<transpose_v1 ADJOINT>, unit_diagonal = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> !vhlo.tensor_v1<2x1x!vhlo.f64_v1>
    "vhlo.return_v1"(%124, %125, %126, %127) : (!vhlo.tensor_v1<2x2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>, !vhlo.tensor_v1<2x1x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"norms">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %114 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 6.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %115 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %116 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %117 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %118 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %119 = "vhlo.batch_norm_inference_v1"(%114, %115, %116, %117, %118) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %120:3 = "vhlo.batch_norm_training_v1"(%114, %115, %116) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    %121:3 = "vhlo.batch_norm_grad_v1"(%114, %115, %117, %118, %114) <{epsilon = #vhlo.float_v1<0.000000e+00 : !vhlo.f32_v1>, feature_index = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>)
    "vhlo.return_v1"(%119, %120#0, %120#1, %120#2, %121#0, %121#1, %121#2) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"complex">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %102 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %103 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[3.000000e+00, 4.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %104 = "vhlo.complex_v1"(%102, %103) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>
    %105 = "vhlo.real_v1"(%104) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %106 = "vhlo.imag_v1"(%104) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %107 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[(1.000000e+00,0.000000e+00), (2.000000e+00,0.000000e+00), (3.000000e+00,0.000000e+00), (4.000000e+00,0.000000e+00)]> : tensor<4xcomplex<f32>>>}> : () -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %108 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>>}> : () -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %109 = "vhlo.fft_v1"(%107) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 FFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %110 = "vhlo.fft_v1"(%109) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IFFT>}> : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>
    %111 = "vhlo.real_v1"(%110) : (!vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    %112 = "vhlo.fft_v1"(%108) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 RFFT>}> : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>
    %113 = "vhlo.fft_v1"(%112) <{fft_length = #vhlo.tensor_v1<dense<4> : tensor<1xi64>>, fft_type = #vhlo<fft_type_v1 IRFFT>}> : (!vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>) -> !vhlo.tensor_v1<4x!vhlo.f32_v1>
    "vhlo.return_v1"(%104, %105, %106, %109, %111, %112, %113) : (!vhlo.tensor_v1<2x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<4x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>, !vhlo.tensor_v1<3x!vhlo.complex_v1<!vhlo.f32_v1>>, !vhlo.tensor_v1<4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %98 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %99 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xui64>>}> : () -> !vhlo.tensor_v1<3x!vhlo.ui64_v1>
    %100:2 = "vhlo.rng_bit_generator_v1"(%98) <{rng_algorithm = #vhlo<rng_algorithm_v1 THREE_FRY>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>)
    %101:2 = "vhlo.rng_bit_generator_v1"(%99) <{rng_algorithm = #vhlo<rng_algorithm_v1 PHILOX>}> : (!vhlo.tensor_v1<3x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%100#0, %100#1, %101#0, %101#1) : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<2x2x!vhlo.ui32_v1>, !vhlo.tensor_v1<3x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"random_of_the_device">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg32: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg33: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg34: !vhlo.tensor_v1<2x!vhlo.ui64_v1>):
    %95 = "vhlo.rng_v1"(%arg32, %arg32, %arg33) <{rng_distribution = #vhlo<rng_distribution_v1 NORMAL>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %96 = "vhlo.rng_v1"(%arg32, %arg32, %arg33) <{rng_distribution = #vhlo<rng_distribution_v1 UNIFORM>}> : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %97:2 = "vhlo.rng_bit_generator_v1"(%arg34) <{rng_algorithm = #vhlo<rng_algorithm_v1 DEFAULT>}> : (!vhlo.tensor_v1<2x!vhlo.ui64_v1>) -> (!vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>)
    "vhlo.return_v1"(%95, %96, %97#0, %97#1) : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<4x!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"convert">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %86 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.500000e+00, 3.250000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %87 = "vhlo.convert_v1"(%86) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bf16_v1>
    %88 = "vhlo.convert_v1"(%86) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f16_v1>
    %89 = "vhlo.convert_v1"(%86) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f64_v1>
    %90 = "vhlo.convert_v1"(%86) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %91 = "vhlo.convert_v1"(%90) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %92 = "vhlo.convert_v1"(%86) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %93 = "vhlo.reduce_precision_v1"(%86) <{exponent_bits = #vhlo.integer_v1<5 : i32>, mantissa_bits = #vhlo.integer_v1<2 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %94 = "vhlo.bitcast_convert_v1"(%86) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    "vhlo.return_v1"(%87, %88, %89, %90, %91, %92, %93, %94) : (!vhlo.tensor_v1<2x!vhlo.bf16_v1>, !vhlo.tensor_v1<2x!vhlo.f16_v1>, !vhlo.tensor_v1<2x!vhlo.f64_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"constants">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %70 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[true, false]> : tensor<2xi1>>}> : () -> !vhlo.tensor_v1<2x!vhlo.bool_v1>
    %71 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %72 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<3xi1>>}> : () -> !vhlo.tensor_v1<3x!vhlo.bool_v1>
    %73 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[7, -8]> : tensor<2xi4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i4_v1>
    %74 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[127, -128]> : tensor<2xi8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %75 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[32767, -32768]> : tensor<2xi16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i16_v1>
    %76 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i64_v1>
    %77 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 15]> : tensor<2xui4>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui4_v1>
    %78 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 255]> : tensor<2xui8>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui8_v1>
    %79 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 65535]> : tensor<2xui16>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui16_v1>
    %80 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 4294967295]> : tensor<2xui32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui32_v1>
    %81 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[0, 18446744073709551615]> : tensor<2xui64>>}> : () -> !vhlo.tensor_v1<2x!vhlo.ui64_v1>
    %82 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<> : tensor<0xf32>>}> : () -> !vhlo.tensor_v1<0x!vhlo.f32_v1>
    %83 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FN>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>
    %84 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>
    %85 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f64>>>}> : () -> !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>
    "vhlo.return_v1"(%70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85) : (!vhlo.tensor_v1<2x!vhlo.bool_v1>, !vhlo.tensor_v1<!vhlo.bool_v1>, !vhlo.tensor_v1<3x!vhlo.bool_v1>, !vhlo.tensor_v1<2x!vhlo.i4_v1>, !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.i16_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.ui4_v1>, !vhlo.tensor_v1<2x!vhlo.ui8_v1>, !vhlo.tensor_v1<2x!vhlo.ui16_v1>, !vhlo.tensor_v1<2x!vhlo.ui32_v1>, !vhlo.tensor_v1<2x!vhlo.ui64_v1>, !vhlo.tensor_v1<0x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f8E4M3FN_v1>, !vhlo.tensor_v1<2x!vhlo.f8E5M2_v1>, !vhlo.tensor_v1<!vhlo.complex_v1<!vhlo.f64_v1>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %66 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %67 = "vhlo.uniform_quantize_v1"(%66) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>
    %68 = "vhlo.bitcast_convert_v1"(%67) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.i8_v1>
    %69 = "vhlo.uniform_dequantize_v1"(%67) : (!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1, 5.000000e-01:3, -128:127, 1>>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%68, %69) : (!vhlo.tensor_v1<2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"control">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %55 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<true> : tensor<i1>>}> : () -> !vhlo.tensor_v1<!vhlo.bool_v1>
    %56 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<1> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %57 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<10> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %58 = "vhlo.if_v1"(%55) ({
      "vhlo.return_v1"(%56) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      "vhlo.return_v1"(%57) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %59 = "vhlo.case_v1"(%56) ({
      "vhlo.return_v1"(%56) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }, {
      %65 = "vhlo.negate_v1"(%57) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%65) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %60:2 = "vhlo.while_v1"(%56, %57) ({
    ^bb0(%arg30: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg31: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %64 = "vhlo.compare_v1"(%arg30, %57) <{compare_type = #vhlo<comparison_type_v1 SIGNED>, comparison_direction = #vhlo<comparison_direction_v1 LT>}> : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.bool_v1>
      "vhlo.return_v1"(%64) : (!vhlo.tensor_v1<!vhlo.bool_v1>) -> ()
    }, {
    ^bb0(%arg28: !vhlo.tensor_v1<!vhlo.i32_v1>, %arg29: !vhlo.tensor_v1<!vhlo.i32_v1>):
      %62 = "vhlo.add_v1"(%arg28, %56) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      %63 = "vhlo.add_v1"(%arg29, %arg28) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
      "vhlo.return_v1"(%62, %63) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
    }) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>)
    %61 = "vhlo.call_v1"(%60#1) <{callee = #vhlo.string_v1<"called">}> : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%58, %59, %60#0, %60#1, %61) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"called">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg27: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %54 = "vhlo.multiply_v1"(%arg27, %arg27) : (!vhlo.tensor_v1<!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%54) : (!vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"tuples">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %50 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %51 = "vhlo.tuple_v1"(%50, %50) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>
    %52 = "vhlo.get_tuple_element_v1"(%51) <{index = #vhlo.integer_v1<1 : i32>}> : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<2x!vhlo.i32_v1>>) -> !vhlo.tensor_v1<2x!vhlo.i32_v1>
    %53 = "vhlo.get_dimension_size_v1"(%52) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i32_v1>
    "vhlo.return_v1"(%52, %53) : (!vhlo.tensor_v1<2x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg23: !vhlo.tensor_v1<?x3x!vhlo.f32_v1>, %arg24: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg25: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg26: !vhlo.tensor_v1<2x!vhlo.index_v1>):
    %44 = "vhlo.dynamic_broadcast_in_dim_v1"(%arg23, %arg24) <{broadcast_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, known_expanding_dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, known_nonexpanding_dimensions = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %45 = "vhlo.dynamic_iota_v1"(%arg24) <{iota_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %46 = "vhlo.dynamic_pad_v1"(%arg23, %arg25, %arg24, %arg24, %arg24) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %47 = "vhlo.dynamic_reshape_v1"(%arg23, %arg24) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %48 = "vhlo.real_dynamic_slice_v1"(%arg23, %arg26, %arg26, %arg26) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>, !vhlo.tensor_v1<2x!vhlo.index_v1>) -> !vhlo.tensor_v1<?x?x!vhlo.f32_v1>
    %49 = "vhlo.custom_call_v1"(%arg23) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unranked">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1>) -> !vhlo.unranked_tensor_v1<!vhlo.f32_v1>
    "vhlo.return_v1"(%44, %45, %46, %47, %48, %49) : (!vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.tensor_v1<?x?x!vhlo.f32_v1>, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>, !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"dynamic_windows">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg17: !vhlo.tensor_v1<3x4x!vhlo.i32_v1>, %arg18: !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, %arg19: !vhlo.tensor_v1<2x!vhlo.i64_v1>, %arg20: !vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, %arg21: !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, %arg22: !vhlo.tensor_v1<2x2x!vhlo.i64_v1>):
    %42 = "vhlo.dynamic_gather_v1"(%arg17, %arg18, %arg19) <{collapsed_slice_dims = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>, index_vector_dim = #vhlo.integer_v1<1 : i64>, indices_are_sorted = #vhlo.bool_v1<true>, offset_dims = #vhlo.tensor_v1<dense<1> : tensor<1xi64>>, start_index_map = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> : (!vhlo.tensor_v1<3x4x!vhlo.i32_v1>, !vhlo.tensor_v1<2x1x!vhlo.i64_v1>, !vhlo.tensor_v1<2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<2x?x!vhlo.i32_v1>
    %43 = "vhlo.dynamic_conv_v2"(%arg20, %arg21, %arg22) <{batch_group_count = #vhlo.integer_v1<1 : i64>, feature_group_count = #vhlo.integer_v1<1 : i64>, input_batch_dimension = #vhlo.integer_v1<0 : i64>, input_feature_dimension = #vhlo.integer_v1<3 : i64>, input_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, kernel_input_feature_dimension = #vhlo.integer_v1<2 : i64>, kernel_output_feature_dimension = #vhlo.integer_v1<3 : i64>, kernel_spatial_dimensions = #vhlo.tensor_v1<dense<[0, 1]> : tensor<2xi64>>, lhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, output_batch_dimension = #vhlo.integer_v1<0 : i64>, output_feature_dimension = #vhlo.integer_v1<3 : i64>, output_spatial_dimensions = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi64>>, precision_config = #vhlo.array_v1<[#vhlo<precision_v1 DEFAULT>, #vhlo<precision_v1 DEFAULT>]>, rhs_dilation = #vhlo.tensor_v1<dense<1> : tensor<2xi64>>, window_reversal = #vhlo.tensor_v1<dense<false> : tensor<2xi1>>, window_strides = #vhlo.tensor_v1<dense<2> : tensor<2xi64>>}> : (!vhlo.tensor_v1<1x8x8x16x!vhlo.f32_v1>, !vhlo.tensor_v1<3x3x16x32x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.i64_v1>) -> !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>
    "vhlo.return_v1"(%42, %43) : (!vhlo.tensor_v1<2x?x!vhlo.i32_v1>, !vhlo.tensor_v1<1x?x?x32x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"bounded">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg15: !vhlo.tensor_v1<4x3x!vhlo.f32_v1>, %arg16: !vhlo.tensor_v1<!vhlo.i32_v1>):
    %41 = "vhlo.set_dimension_size_v1"(%arg15, %arg16) <{dimension = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<4x3x!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>
    "vhlo.return_v1"(%41) : (!vhlo.tensor_v1<?x3x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4, ?]>>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collectives">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg10: !vhlo.tensor_v1<2x4x!vhlo.f32_v1>):
    %33 = "vhlo.all_gather_v1"(%arg10) <{all_gather_dim = #vhlo.integer_v1<1 : i64>, channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x8x!vhlo.f32_v1>
    %34 = "vhlo.all_reduce_v1"(%arg10) <{channel_id = #vhlo.integer_v1<2 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg13: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg14: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %40 = "vhlo.add_v1"(%arg13, %arg14) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%40) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %35 = "vhlo.all_to_all_v1"(%arg10) <{channel_id = #vhlo.integer_v1<0 : i64>, concat_dimension = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, split_count = #vhlo.integer_v1<2 : i64>, split_dimension = #vhlo.integer_v1<1 : i64>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x2x!vhlo.f32_v1>
    %36 = "vhlo.collective_permute_v1"(%arg10) <{channel_id = #vhlo.integer_v1<1 : i64>, source_target_pairs = #vhlo.tensor_v1<dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    %37 = "vhlo.reduce_scatter_v1"(%arg10) <{channel_id = #vhlo.integer_v1<1 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>, scatter_dimension = #vhlo.integer_v1<1 : i64>, use_global_device_ids = #vhlo.bool_v1<true>}> ({
    ^bb0(%arg11: !vhlo.tensor_v1<!vhlo.f32_v1>, %arg12: !vhlo.tensor_v1<!vhlo.f32_v1>):
      %39 = "vhlo.add_v1"(%arg11, %arg12) : (!vhlo.tensor_v1<!vhlo.f32_v1>, !vhlo.tensor_v1<!vhlo.f32_v1>) -> !vhlo.tensor_v1<!vhlo.f32_v1>
      "vhlo.return_v1"(%39) : (!vhlo.tensor_v1<!vhlo.f32_v1>) -> ()
    }) : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %38 = "vhlo.cross-replica-sum_v1"(%arg10) <{replica_groups = #vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (!vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x4x!vhlo.f32_v1>
    "vhlo.return_v1"(%33, %34, %35, %36, %37, %38) : (!vhlo.tensor_v1<2x8x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<4x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x4x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"places">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %31 = "vhlo.partition_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    %32 = "vhlo.replica_id_v1"() : () -> !vhlo.tensor_v1<!vhlo.ui32_v1>
    "vhlo.return_v1"(%31, %32) : (!vhlo.tensor_v1<!vhlo.ui32_v1>, !vhlo.tensor_v1<!vhlo.ui32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<3x!vhlo.i32_v1>) -> !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"transfers">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg9: !vhlo.tensor_v1<3x!vhlo.i32_v1>):
    %25 = "vhlo.create_token_v1"() : () -> !vhlo.token_v1
    %26 = "vhlo.after_all_v1"(%25, %25) : (!vhlo.token_v1, !vhlo.token_v1) -> !vhlo.token_v1
    %27 = "vhlo.send_v1"(%arg9, %26) <{channel_id = #vhlo.integer_v1<5 : i64>, channel_type = #vhlo.integer_v1<2 : i64>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    %28:2 = "vhlo.recv_v1"(%27) <{channel_id = #vhlo.integer_v1<6 : i64>, channel_type = #vhlo.integer_v1<3 : i64>, is_host_transfer = #vhlo.bool_v1<true>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %29:2 = "vhlo.infeed_v1"(%28#1) <{infeed_config = #vhlo.string_v1<"queue">, layout = #vhlo.array_v1<[#vhlo.array_v1<[#vhlo.integer_v1<0 : i64>]>]>}> : (!vhlo.token_v1) -> (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1)
    %30 = "vhlo.outfeed_v1"(%arg9, %29#1) <{outfeed_config = #vhlo.string_v1<"queue">}> : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> !vhlo.token_v1
    "vhlo.return_v1"(%28#0, %29#0, %30) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.token_v1) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"custom">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg8: !vhlo.tensor_v1<2x3x!vhlo.f32_v1>):
    %21 = "vhlo.custom_call_v1"(%arg8) <{api_version = #vhlo<api_version_v1 API_VERSION_UNSPECIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unspecified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %22 = "vhlo.custom_call_v1"(%21) <{api_version = #vhlo<api_version_v1 API_VERSION_ORIGINAL>, backend_config = #vhlo.string_v1<"text">, call_target_name = #vhlo.string_v1<"original">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<true>, operand_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[0, 1]> : tensor<2xindex>>]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[#vhlo.tensor_v1<dense<[1, 0]> : tensor<2xindex>>]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %23 = "vhlo.custom_call_v1"(%22) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"status">, called_computations = #vhlo.array_v1<[#vhlo.string_v1<"called">]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[#vhlo.output_operand_alias_v1<outputTupleIndices = [], operandIndex = 0, operandTupleIndices = []>]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x3x!vhlo.f32_v1>
    %24 = "vhlo.custom_call_v1"(%23) <{api_version = #vhlo<api_version_v1 API_VERSION_STATUS_RETURNING_UNIFIED>, backend_config = #vhlo.string_v1<"">, call_target_name = #vhlo.string_v1<"unified">, called_computations = #vhlo.array_v1<[]>, has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, output_operand_aliases = #vhlo.array_v1<[]>, result_layouts = #vhlo.array_v1<[]>}> : (!vhlo.tensor_v1<2x3x!vhlo.f32_v1>) -> !vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>
    "vhlo.return_v1"(%24) : (!vhlo.tuple_v1<!vhlo.tensor_v1<2x3x!vhlo.f32_v1>, !vhlo.token_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.name"> = #vhlo.string_v1<"x">, #vhlo.string_v1<"test.number"> = #vhlo.integer_v1<7 : ui8>}>]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[#vhlo.dict_v1<{#vhlo.string_v1<"test.result"> = #vhlo.string_v1<"y">}>]>, sym_name = #vhlo.string_v1<"attributes">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg7: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    "vhlo.return_v1"(%arg7) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) {test.all = #vhlo.array_v1<[#vhlo.float_v1<1.500000e+00 : !vhlo.bf16_v1>, #vhlo.string_v1<"text">, #vhlo.bool_v1<true>, #vhlo.dict_v1<{#vhlo.string_v1<"key"> = #vhlo.type_v1<!vhlo.tensor_v1<!vhlo.f16_v1>>, #vhlo.string_v1<"other"> = #vhlo.tensor_v1<dense<[1, 2]> : tensor<2xi32>>}>, #vhlo.integer_v1<-1 : index>, #vhlo<transpose_v1 TRANSPOSE_INVALID>]>} : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.witness_v1, !vhlo.unranked_tensor_v1<!vhlo.f32_v1>, !vhlo.tuple_v1<>) -> ()>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"declared">, sym_visibility = #vhlo.string_v1<"private">}> ({
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %19 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>
    %20 = "vhlo.convert_v1"(%19) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%19, %20) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E5M2FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %17 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E5M2FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>
    %18 = "vhlo.convert_v1"(%17) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%17, %18) : (!vhlo.tensor_v1<2x!vhlo.f8E5M2FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"f8E4M3B11FNUZ">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %15 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -5.000000e-01]> : tensor<2xf8E4M3B11FNUZ>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>
    %16 = "vhlo.convert_v1"(%15) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%15, %16) : (!vhlo.tensor_v1<2x!vhlo.f8E4M3B11FNUZ_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"collective_broadcast">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg6: !vhlo.tensor_v1<16x!vhlo.f32_v1>):
    %14 = "vhlo.collective_broadcast_v1"(%arg6) <{channel_id = #vhlo.integer_v1<2 : i64>, replica_groups = #vhlo.tensor_v1<dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>>}> : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> !vhlo.tensor_v1<16x!vhlo.f32_v1>
    "vhlo.return_v1"(%14) : (!vhlo.tensor_v1<16x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<!vhlo.i64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_reduce">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %10 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1, 2, 3]> : tensor<3xi32>>}> : () -> !vhlo.tensor_v1<3x!vhlo.i32_v1>
    %11 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<0> : tensor<i32>>}> : () -> !vhlo.tensor_v1<!vhlo.i32_v1>
    %12 = "vhlo.reduce_v1"(%10, %11) <{dimensions = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>}> ({
    ^bb0(%arg4: !vhlo.tensor_v1<!vhlo.i64_v1>, %arg5: !vhlo.tensor_v1<!vhlo.i64_v1>):
      %13 = "vhlo.add_v1"(%arg4, %arg5) : (!vhlo.tensor_v1<!vhlo.i64_v1>, !vhlo.tensor_v1<!vhlo.i64_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
      "vhlo.return_v1"(%13) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
    }) : (!vhlo.tensor_v1<3x!vhlo.i32_v1>, !vhlo.tensor_v1<!vhlo.i32_v1>) -> !vhlo.tensor_v1<!vhlo.i64_v1>
    "vhlo.return_v1"(%12) : (!vhlo.tensor_v1<!vhlo.i64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"widening_all_reduce">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg1: !vhlo.tensor_v1<4x!vhlo.f32_v1>):
    %8 = "vhlo.all_reduce_v1"(%arg1) <{channel_id = #vhlo.integer_v1<0 : i64>, replica_groups = #vhlo.tensor_v1<dense<0> : tensor<1x1xi64>>, use_global_device_ids = #vhlo.bool_v1<false>}> ({
    ^bb0(%arg2: !vhlo.tensor_v1<!vhlo.f64_v1>, %arg3: !vhlo.tensor_v1<!vhlo.f64_v1>):
      %9 = "vhlo.add_v1"(%arg2, %arg3) : (!vhlo.tensor_v1<!vhlo.f64_v1>, !vhlo.tensor_v1<!vhlo.f64_v1>) -> !vhlo.tensor_v1<!vhlo.f64_v1>
      "vhlo.return_v1"(%9) : (!vhlo.tensor_v1<!vhlo.f64_v1>) -> ()
    }) : (!vhlo.tensor_v1<4x!vhlo.f32_v1>) -> !vhlo.tensor_v1<4x!vhlo.f64_v1>
    "vhlo.return_v1"(%8) : (!vhlo.tensor_v1<4x!vhlo.f64_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"quantized_per_axis">, sym_visibility = #vhlo.string_v1<"private">}> ({
    %4 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[[1.000000e+00, -2.000000e+00], [4.000000e+00, 8.000000e+00]]> : tensor<2x2xf32>>}> : () -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    %5 = "vhlo.uniform_quantize_v1"(%4) : (!vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>
    %6 = "vhlo.bitcast_convert_v1"(%5) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.i8_v1>
    %7 = "vhlo.uniform_dequantize_v1"(%5) : (!vhlo.tensor_v1<2x2x!vhlo.quant_per_axis_v1<!vhlo.i8_v1:!vhlo.f32_v1, 1, [5.000000e-01, 2.000000e+00], [3, 0], -128:127, 1>>) -> !vhlo.tensor_v1<2x2x!vhlo.f32_v1>
    "vhlo.return_v1"(%6, %7) : (!vhlo.tensor_v1<2x2x!vhlo.i8_v1>, !vhlo.tensor_v1<2x2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(()) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"composite">, sym_visibility = #vhlo.string_v1<"public">}> ({
    %1 = "vhlo.constant_v1"() <{value = #vhlo.tensor_v1<dense<[1.000000e+00, -2.000000e+00]> : tensor<2xf32>>}> : () -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %2 = "vhlo.composite_v1"(%1) <{composite_attributes = #vhlo.dict_v1<{#vhlo.string_v1<"scale"> = #vhlo.integer_v1<2 : i32>}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<0 : i64>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    %3 = "vhlo.composite_v1"(%2) <{composite_attributes = #vhlo.dict_v1<{}>, decomposition = #vhlo.string_v1<"double">, name = #vhlo.string_v1<"test.double">, version = #vhlo.integer_v1<3 : i32>}> : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%2, %3) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
  "vhlo.func_v1"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = #vhlo.type_v1<!vhlo.func_v1<(!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>>>, res_attrs = #vhlo.array_v1<[]>, sym_name = #vhlo.string_v1<"double">, sym_visibility = #vhlo.string_v1<"private">}> ({
  ^bb0(%arg0: !vhlo.tensor_v1<2x!vhlo.f32_v1>):
    %0 = "vhlo.add_v1"(%arg0, %arg0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>, !vhlo.tensor_v1<2x!vhlo.f32_v1>) -> !vhlo.tensor_v1<2x!vhlo.f32_v1>
    "vhlo.return_v1"(%0) : (!vhlo.tensor_v1<2x!vhlo.f32_v1>) -> ()
  }) : () -> ()
}) : () -> ()

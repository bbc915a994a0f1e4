//! Values that enter and leave the program while it runs.

use hlo_ir::kinds::*;
use hlo_ir::ops;

use super::attrs::ChannelHandle;
use super::infer;
use super::kinds::*;
use super::traits::*;

ops! { TRANSFER_OPS in "stablehlo";
    /// Reads the next values of the infeed.
    op Infeed = "infeed" {
        operands { token: TokenType }
        attrs { infeed_config: EmptyStr, layout: Option<ArrayOfAny> }
        results { results: Variadic<StaticTensorOrToken> }
        traits [EXTERNAL_EFFECTS]
        verify infer::transfer::verify_infeed;
    }

    /// Writes values to the outfeed.
    op Outfeed = "outfeed" {
        operands { inputs: Variadic<TensorOrPerAxis>, token: TokenType }
        attrs { outfeed_config: EmptyStr }
        results { result: TokenType }
        traits [EXTERNAL_EFFECTS]
        infer infer::control::token;
    }

    /// Sends values through a channel.
    op Send = "send" {
        operands { inputs: Variadic<TensorOrPerAxis>, token: TokenType }
        attrs {
            channel_handle: ChannelHandle,
            is_host_transfer: BoolOr<false>,
            source_target_pairs: Option<I64Elements>,
        }
        results { result: TokenType }
        traits [EXTERNAL_EFFECTS]
        infer infer::transfer::send;
    }

    /// Receives values from a channel.
    op Recv = "recv" {
        operands { token: TokenType }
        attrs {
            channel_handle: ChannelHandle,
            is_host_transfer: BoolOr<false>,
            source_target_pairs: Option<I64Elements>,
        }
        results { results: Variadic<StaticTensorOrToken> }
        traits [EXTERNAL_EFFECTS]
        verify infer::transfer::verify_recv;
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn texts_print_as_the_reference_prints_them() {
        check(
            r#"
            func.func private @f(%arg0: !stablehlo.token, %arg1: tensor<f32>) {
              %0:2 = "stablehlo.infeed"(%arg0) : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
              %1 = "stablehlo.outfeed"(%arg1, %arg0) <{outfeed_config = "x"}> : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
              %2 = "stablehlo.send"(%arg1, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
              return
            }"#,
            r#"
            func.func private @f(%arg0: !stablehlo.token, %arg1: tensor<f32>) {
              %0:2 = "stablehlo.infeed"(%arg0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<f32>, !stablehlo.token)
              %1 = "stablehlo.outfeed"(%arg1, %arg0) <{outfeed_config = "x"}> : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
              %2 = "stablehlo.send"(%arg1, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<f32>, !stablehlo.token) -> !stablehlo.token
              return
            }"#,
        );
    }
}

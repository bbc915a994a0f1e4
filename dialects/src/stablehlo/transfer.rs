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
    }
}

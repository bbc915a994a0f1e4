//! The few ops of other dialects that frameworks leave in programs and that compute nothing.

use hlo_dialects::mhlo::Copy;
use hlo_dialects::sdy::ShardingConstraint;

use crate::eval::Kernel;
use crate::kernels;

kernels! { IDENTITY;
    Copy => |_, _| Ok(Kernel::identity());
    ShardingConstraint => |_, _| Ok(Kernel::identity());
}

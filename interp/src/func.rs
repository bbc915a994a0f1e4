//! Calls of functions by their symbol.

use hlo_dialects::func::Call;
use hlo_ir::Name;

use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;

kernels! { FUNC;
    Call => |op, b| call(op.callee(), b);
}

/// Calls the function of this symbol.
pub(crate) fn call(callee: Name, b: &mut Binder<'_>) -> Bound {
    let callee = b.callee(callee)?;
    Ok(Kernel::new(move |args| {
        let inputs = args.values();
        let results = args.call(callee, inputs)?;
        Ok(args.set_all(results)?)
    }))
}

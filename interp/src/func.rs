//! Calls of functions by their symbol.

use hlo_dialects::func::Call;

use crate::eval::{Binder, Bound, Kernel};
use crate::kernels;

kernels! { FUNC;
    Call => call;
}

fn call(op: Call<'_>, b: &mut Binder<'_>) -> Bound {
    let callee = b.callee(op.callee())?;
    Ok(Kernel::new(move |args| {
        let inputs = args.values();
        let results = args.call(callee, inputs)?;
        Ok(args.set_all(results)?)
    }))
}

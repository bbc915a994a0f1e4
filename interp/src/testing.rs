//! What tests of this crate share.

use hlo_ir::{Context, Module, text, verify};

/// The module of a text that must be right.
pub fn parse(source: &str) -> Module {
    let cx = Context::new(hlo_dialects::registry());
    let (module, diags) = text::parse_module(&cx, "test", source.as_bytes().into(), Default::default());
    let faults: Vec<_> = diags.iter().map(|fault| fault.message.clone()).collect();
    assert!(faults.is_empty(), "{faults:?}");
    let faults: Vec<_> = verify::verify_module(&module).iter().map(|fault| fault.message.clone()).collect();
    assert!(faults.is_empty(), "{faults:?}");
    module
}

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

/// Cuts and flips of a right file: cut short anywhere it `opens` refuses it, and with any byte changed it reads something or refuses.
pub fn check_damage(file: &[u8], opens: impl Fn(&[u8]) -> bool) {
    for length in 0..file.len() {
        assert!(!opens(&file[..length]), "cut to {length} bytes");
    }
    for position in 0..file.len() {
        let mut damaged = file.to_vec();
        damaged[position] ^= 0x55;
        opens(&damaged);
    }
}

//! `ls_cpu` and `ls_gpu`: dialects of an earlier compiler whose ops said the device by their name. Their text is refused
//! with the op and the device to write.

use hlo_ir::Dialect;

/// Mirror ops for the CPU.
pub static LS_CPU: Dialect =
    Dialect { name: "ls_cpu", unknown_op: Some(|name| replacement(name, "cpu")), ..Dialect::EMPTY };

/// Mirror ops for the GPU.
pub static LS_GPU: Dialect =
    Dialect { name: "ls_gpu", unknown_op: Some(|name| replacement(name, "cuda")), ..Dialect::EMPTY };

/// The ops that there were, by mnemonic, and those of `hexir` that took their places.
const REPLACED: [(&str, &str); 4] = [("add", "add"), ("mul", "mul"), ("matmul", "linear"), ("relu", "relu")];

fn replacement(name: &str, device: &str) -> String {
    let mnemonic = name.split_once('.').map_or(name, |(_, mnemonic)| mnemonic);
    match REPLACED.iter().find(|(old, _)| *old == mnemonic) {
        Some((_, op)) => format!("'{name}' was removed: write `hexir.{op} … {{device = \"{device}\"}}`"),
        None => format!("'{name}' was removed: write an op of 'hexir' with the attribute `{{device = \"{device}\"}}`"),
    }
}

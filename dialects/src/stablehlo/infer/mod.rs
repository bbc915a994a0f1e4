//! Result types and the rules that rows cannot say, by family. Functions that infer see only a
//! [`Signature`](hlo_ir::Signature), so that verifier, builder and refinement share them.

pub mod compatible;

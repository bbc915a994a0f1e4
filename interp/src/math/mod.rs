pub mod steps;
pub mod pair;
pub mod arc;
pub mod erf;
pub mod exp;
pub mod log;
pub mod power;
pub mod trig;

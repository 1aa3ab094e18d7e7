//! Tests as data: scenarios that anybody can run, and the laws that every game obeys.

pub mod golden;
pub mod laws;
pub mod scenario;
pub mod stacked;

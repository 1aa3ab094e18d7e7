//! `kaiju serve` as a library: where a server listens, what it says when it begins, where its page comes from; and what every
//! command needs to know of the machine it runs on: its folders and its language.

pub mod addr;
pub mod folders;
pub mod page;
pub mod serve;
pub mod spoken;

//! The browser client in real browsers: one program, so that its tests share a browser and no core is idle.
//!
//! A test begins at a server of its own (`House`) with people nobody has seen before (`visitor`). It never waits for a
//! fixed time, and nothing depends on which cards come up: games have seeds, and answers are chosen by what they are
//! in the notation (`data-answer`), not by how they are worded.

mod access;
mod accounts;
mod aid;
mod atlas;
mod champion;
mod club;
mod comfort;
mod ears;
mod firefox;
mod golden;
mod layout;
mod look;
mod memory;
mod notices;
mod offline;
mod online;
mod people;
mod pictures;
mod puzzles;
mod review;
mod site;

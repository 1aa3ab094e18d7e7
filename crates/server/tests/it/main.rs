//! The server as clients meet it. One program, so that it is linked once.

mod bots;
mod contract;
mod deploy;
mod doubt;
mod fair;
mod files;
mod folding;
mod golden;
mod hostile;
mod keeping;
mod limits;
mod nodes;
mod old;
mod openapi;
mod play;
mod proxy;
mod reach;
mod safe;
mod seats;
mod secrets;
mod stuck;
mod support;
mod theft;
mod time;
mod timing;

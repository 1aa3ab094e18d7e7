//! The server as clients meet it. One program, so that it is linked once.

mod contract;
mod doubt;
mod fair;
mod files;
mod hostile;
mod keeping;
mod limits;
mod nodes;
mod openapi;
mod play;
mod proxy;
mod reach;
mod seats;
mod secrets;
mod stuck;
mod support;
mod theft;

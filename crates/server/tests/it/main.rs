//! The server as clients meet it. One program, so that it is linked once.

mod contract;
mod doubt;
mod files;
mod hostile;
mod nodes;
mod openapi;
mod play;
mod proxy;
mod reach;
mod seats;
mod secrets;
mod support;

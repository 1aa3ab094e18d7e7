//! The server as clients meet it. One program, so that it is linked once.

mod contract;
mod deploy;
mod doubt;
mod files;
mod golden;
mod hostile;
mod old;
mod openapi;
mod play;
mod reach;
mod safe;
mod seats;
mod secrets;
mod support;

//! kaiju-testkit

//! kaiju-arena

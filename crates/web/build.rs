//! Has the linker keep what the client is taken apart by.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let asked = |name: &str| std::env::var(name).unwrap_or_default();
    if std::env::var_os("CARGO_FEATURE_PARTS").is_some() && asked("CARGO_CFG_TARGET_FAMILY") == "wasm" {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}

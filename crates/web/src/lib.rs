//! probe
use leptos::prelude::*;
/// probe
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn start_page() { leptos::mount::mount_to_body(|| view! { <p>"hello"</p> }); }

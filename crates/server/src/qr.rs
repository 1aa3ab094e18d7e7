//! A QR code as a small picture.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// White squares around it.
const QUIET: i32 = 4;

/// The QR code of a text as SVG.
pub fn svg(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size() + 2 * QUIET;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/><path d=\"{path}\" fill=\"#000\"/></svg>"
    ))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_link_becomes_a_picture() {
        let svg = super::svg("http://localhost:8080/#/join/ABCDEF").unwrap();
        assert!(svg.starts_with("<svg ") && svg.matches("h1v1h-1z").count() > 200);
        assert!(super::svg(&"x".repeat(10_000)).is_none());
    }
}

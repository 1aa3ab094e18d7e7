//! QR codes: as a small picture, and in a terminal.

use std::fmt::Write as _;

use qrcodegen::{QrCode, QrCodeEcc};

/// White squares around it.
const QUIET: i32 = 4;

/// The QR code of a text in lines for a terminal, two squares above each other in a character. With `ink` the blocks are
/// the dark squares, to be printed dark on light; without, they are the light ones, for a dark terminal without colours.
pub fn lines(text: &str, ink: bool) -> Option<Vec<String>> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let block = |x: i32, y: i32| code.get_module(x, y) == ink;
    let square = |x: i32, y: i32| match (block(x, y), block(x, y + 1)) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let across = -QUIET..code.size() + QUIET;
    Some(across.clone().step_by(2).map(|y| across.clone().map(|x| square(x, y)).collect()).collect())
}

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
    #[test]
    fn a_link_fits_a_terminal() {
        let link = "http://192.168.178.123:8080";
        let [ink, light] = [true, false].map(|ink| super::lines(link, ink).unwrap());
        assert_eq!((ink.len(), ink[0].chars().count()), (17, 33), "there is room for it in 80×24");
        let swapped: Vec<String> = ink
            .iter()
            .map(|line| line.chars().map(|c| " █▀▄".chars().nth("█ ▄▀".chars().position(|d| d == c).unwrap()).unwrap()))
            .map(Iterator::collect)
            .collect();
        assert_eq!(light, swapped);
        assert_eq!(light[0], "█".repeat(33), "the margin is light");
        // The square in the upper left corner, by which a camera finds it.
        let corner = |line: usize| ink[line].chars().skip(4).take(8).collect::<String>();
        assert_eq!([corner(2), corner(3), corner(4), corner(5)], ["█▀▀▀▀▀█ ", "█ ███ █ ", "█ ▀▀▀ █ ", "▀▀▀▀▀▀▀ "]);
        assert!(super::lines(&"x".repeat(10_000), true).is_none());
    }
}

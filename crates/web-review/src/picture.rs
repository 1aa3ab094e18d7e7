//! The summary of a review as a picture to share: an SVG that stands alone, with its own colours.

use std::fmt::Write as _;

use kaiju_client::review::{accuracy, graded, signed_whole};
use kaiju_client::{Chart, Reviewed};
use kaiju_text::{Lang, review as words};

use crate::page::{chances, text, turns};

const WIDTH: f64 = 1200.0;
/// Above the rows, a row, and the curve under them.
const HEAD: f64 = 150.0;
const ROW: f64 = 62.0;
const CURVE: f64 = 330.0;
const MARGIN: f64 = 60.0;
/// The colours of the seats and their dashes, as in the charts of the page by day.
const SEATS: [(&str, &str); 6] = [
    ("b3261e", ""),
    ("0b5cad", "9 5"),
    ("1b6b3a", "2 5"),
    ("7a4a00", "12 4 2 4"),
    ("7a1fa2", "5 3"),
    ("3f4a52", "14 6"),
];
/// Where columns of figures end, from the left.
const COLUMNS: [f64; 3] = [760.0, 920.0, 1130.0];

/// The picture.
pub(crate) fn draw(reviewed: &Reviewed, lang: Lang) -> String {
    let seats = reviewed.end().seats().len() as f64;
    let height = HEAD + seats * ROW + CURVE + 50.0;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"{lang}\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"system-ui, sans-serif\" font-size=\"28\" fill=\"#1d1633\">\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fcf2de\"/>\
         <text x=\"{MARGIN}\" y=\"80\" font-size=\"48\" font-weight=\"800\">{}</text>",
        text(words::luck_or_play(lang)),
    );
    let cell = |out: &mut String, x: f64, y: f64, weight: u16, told: &str| {
        let told = text(told);
        let _ = write!(out, "<text x=\"{x}\" y=\"{y}\" font-weight=\"{weight}\" text-anchor=\"end\">{told}</text>");
    };
    for (x, head) in COLUMNS.into_iter().zip([words::luck(lang), words::own(lang), words::accuracy(lang)]) {
        cell(&mut out, x, HEAD - 20.0, 500, head);
    }
    for (i, seat) in reviewed.seats().enumerate() {
        let (y, balance) = (HEAD + (i as f64 + 0.5) * ROW, reviewed.review().balance(seat));
        let _ = write!(
            out,
            "<line x1=\"{MARGIN}\" x2=\"{}\" y1=\"{}\" y2=\"{}\" {}/><text x=\"{}\" y=\"{y}\" font-weight=\"700\">{}</text>\
             <text x=\"{}\" y=\"{}\" font-size=\"18\" fill=\"#5b5270\">{}</text>",
            MARGIN + 70.0,
            y - 9.0,
            y - 9.0,
            ink(seat.index()),
            MARGIN + 90.0,
            text(reviewed.name(seat)),
            MARGIN + 90.0,
            y + 22.0,
            text(&graded(lang, &balance)),
        );
        cell(&mut out, COLUMNS[0], y, 800, &signed_whole(lang, balance.luck));
        cell(&mut out, COLUMNS[1], y, 800, &signed_whole(lang, balance.own));
        cell(&mut out, COLUMNS[2], y, 500, &accuracy(lang, &balance));
    }
    let chart = Chart { width: WIDTH - 2.0 * MARGIN, height: CURVE, last: reviewed.replay().len(), most: 100.0 };
    let top = HEAD + seats * ROW;
    let _ = write!(out, "<g transform=\"translate({MARGIN} {top})\" font-size=\"16\">");
    out += &chart.grid("stroke=\"#1d163344\" stroke-dasharray=\"2 4\"");
    out += &chart.foot(turns(reviewed));
    for seat in reviewed.seats() {
        out += &chart.line(&ink(seat.index()), chances(reviewed, seat));
    }
    let _ = write!(
        out,
        "</g><text x=\"{MARGIN}\" y=\"{}\" font-size=\"20\" fill=\"#5b5270\">{}</text></svg>",
        height - 24.0,
        text(words::picture_foot(lang)),
    );
    out
}

/// How the line of a seat looks.
fn ink(seat: usize) -> String {
    let (colour, dashes) = SEATS[seat];
    format!("stroke=\"#{colour}\" stroke-width=\"4\" stroke-dasharray=\"{dashes}\" stroke-linejoin=\"round\"")
}

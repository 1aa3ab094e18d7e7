//! Charts as SVG: plain shapes and text, light and dark, to be put anywhere.

use std::fmt::Write;

/// One bar: a name, its value, and from where to where the true value may lie.
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

const STYLE: &str = "<style>text{font:13px system-ui,sans-serif;fill:#222}.t{font-size:16px;font-weight:600}.s{fill:#777}\
.b{fill:#2f8f4e}.w{stroke:#222;stroke-width:1.5}.g{stroke:#ddd}.p{stroke:#c60;stroke-dasharray:4 3}\
@media(prefers-color-scheme:dark){text{fill:#eee}.s{fill:#aaa}.b{fill:#5cc57f}.w{stroke:#eee}.g{stroke:#444}}</style>";

/// Left of the bars, for names; the bars themselves; right of them, for numbers.
const LEFT: f64 = 150.0;
const WIDE: f64 = 420.0;
const RIGHT: f64 = 90.0;
const ROW: f64 = 26.0;
const TOP: f64 = 56.0;

/// Text that may stand in SVG.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Bars with intervals. `par` draws a line where everybody would stand if all were equal; `show` writes the numbers.
pub(crate) fn bars(title: &str, about: &str, bars: &[Bar], par: Option<f64>, show: impl Fn(f64) -> String) -> String {
    let values = || bars.iter().flat_map(|bar| [bar.value, bar.low, bar.high]).chain(par);
    let least = values().fold(0.0, f64::min);
    let most = values().fold(0.0, f64::max).max(least + 1e-9);
    let x = |value: f64| LEFT + WIDE * (value - least) / (most - least);
    let (width, height) = (LEFT + WIDE + RIGHT, TOP + ROW * bars.len() as f64 + 12.0);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">{STYLE}\n\
         <text class=\"t\" x=\"12\" y=\"24\">{}</text><text class=\"s\" x=\"12\" y=\"43\">{}</text>\n",
        plain(title),
        plain(about)
    );
    let bottom = height - 8.0;
    let _ = writeln!(svg, "<line class=\"g\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{TOP}\" y2=\"{bottom}\"/>", x(0.0));
    for (i, bar) in bars.iter().enumerate() {
        let y = TOP + ROW * i as f64;
        let middle = y + ROW / 2.0;
        let (from, to) = (x(bar.value.min(0.0)), x(bar.value.max(0.0)));
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
             <rect class=\"b\" x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"2\"/>\
             <line class=\"w\" x1=\"{:.1}\" x2=\"{:.1}\" y1=\"{middle:.1}\" y2=\"{middle:.1}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            LEFT - 10.0,
            middle + 4.5,
            plain(&bar.name),
            y + 5.0,
            to - from,
            ROW - 10.0,
            x(bar.low),
            x(bar.high),
            LEFT + WIDE + 12.0,
            middle + 4.5,
            plain(&show(bar.value))
        );
    }
    if let Some(par) = par {
        let _ = writeln!(svg, "<line class=\"p\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{TOP}\" y2=\"{bottom}\"/>", x(par));
    }
    svg + "</svg>\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chart_has_a_bar_for_each_and_no_stray_markup() {
        let all = [("a<b", 0.5), ("c", -0.2)].map(|(name, value)| Bar {
            name: name.to_string(),
            value,
            low: value - 0.1,
            high: value + 0.1,
        });
        let svg = bars("x & y", "z", &all, Some(0.25), |v| format!("{v:.1}"));
        assert_eq!(svg.matches("<rect").count(), 2);
        assert!(svg.contains("a&lt;b") && svg.contains("x &amp; y") && svg.ends_with("</svg>\n"), "{svg}");
        assert!(!svg.contains("NaN"));
        assert!(!bars("", "", &[], None, |v| v.to_string()).contains("NaN"));
    }
}

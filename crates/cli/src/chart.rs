//! Charts: plain shapes and text, drawn as SVG in light and dark, or as PNG.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Result, bail};
use kaiju_text::{Lang, lab};
use kaiju_tui::type_set::width;

use crate::files::Force;
use crate::tongue::{in_lang, lang};
use noto_sans_mono_bitmap::{FontWeight, RasterHeight, get_raster};

/// What a shape is drawn in.
#[derive(Clone, Copy, PartialEq)]
enum Paint {
    /// Words.
    Text,
    /// Words beside the point.
    Soft,
    /// A bar.
    Bar,
    /// Where the true value may lie.
    Whisker,
    /// A line to look along.
    Grid,
    /// Where everybody would stand if all were equal.
    Par,
    /// A field, from 0, far below par, over 0.5 to 1, far above.
    Shade(f64),
}

impl Paint {
    /// Its class in SVG.
    fn class(self) -> &'static str {
        match self {
            Paint::Text => "t",
            Paint::Soft => "s",
            Paint::Bar => "b",
            Paint::Whisker => "w",
            Paint::Grid => "g",
            Paint::Par => "p",
            Paint::Shade(_) => "f",
        }
    }

    /// Red, green and blue on white.
    fn colour(self) -> [u8; 3] {
        match self {
            Paint::Text | Paint::Whisker => [0x22, 0x22, 0x22],
            Paint::Soft => [0x77, 0x77, 0x77],
            Paint::Bar => [0x2f, 0x8f, 0x4e],
            Paint::Grid => [0xdd, 0xdd, 0xdd],
            Paint::Par => [0xcc, 0x66, 0x00],
            Paint::Shade(at) => {
                let end = if at < 0.5 { [0xe8, 0xa0, 0x70] } else { [0x7f, 0xc8, 0x97] };
                let far = (2.0 * (at - 0.5).abs()).min(1.0);
                [0, 1, 2].map(|i| (246.0 + far * (f64::from(end[i]) - 246.0)).round() as u8)
            }
        }
    }
}

/// Where a text stands in relation to its point.
#[derive(Clone, Copy, PartialEq)]
enum Anchor {
    Start,
    Middle,
    End,
}

#[derive(Clone)]
enum Shape {
    Rect { x: f64, y: f64, wide: f64, high: f64, ink: Paint },
    Line { from: (f64, f64), to: (f64, f64), ink: Paint },
    Dot { at: (f64, f64), ink: Paint },
    Text { at: (f64, f64), text: String, anchor: Anchor, ink: Paint, bold: bool },
}

/// A chart that can be saved.
pub(crate) struct Picture {
    wide: f64,
    high: f64,
    shapes: Vec<Shape>,
}

/// One bar: a name, its value, and from where to where the true value may lie.
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

const STYLE: &str = "<style>text{font:13px system-ui,sans-serif}.t{fill:#222}.s{fill:#777}.h{font-size:16px;font-weight:600}\
.b{fill:#2f8f4e;stroke:#2f8f4e}.w{stroke:#222;fill:#222;stroke-width:1.5}.g{stroke:#ddd}.p{stroke:#c60;stroke-dasharray:4 3}\
@media(prefers-color-scheme:dark){.t{fill:#eee}.s{fill:#aaa}.b{fill:#5cc57f;stroke:#5cc57f}.w{stroke:#eee;fill:#eee}\
.g{stroke:#444}.f+text{fill:#222}}</style>";

/// The bars themselves; right of them, for numbers; a row; the room for title and explanation.
const WIDE: f64 = 420.0;
const RIGHT: f64 = 90.0;
const ROW: f64 = 26.0;
const TOP: f64 = 56.0;
/// How wide a letter is, at most.
const LETTER: f64 = 7.5;

/// Text that may stand in SVG.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The room the longest of these names needs.
fn room<'a>(names: impl Iterator<Item = &'a str>) -> f64 {
    names.map(width).max().unwrap_or(0) as f64 * LETTER + 24.0
}

impl Picture {
    /// Nothing but a title and an explanation.
    fn titled(title: &str, about: &str, wide: f64, high: f64) -> Picture {
        let wide = wide.max(room([about].into_iter())).max(1.2 * room([title].into_iter()));
        let mut picture = Picture { wide, high, shapes: Vec::new() };
        picture.shapes.push(Shape::Text {
            at: (12.0, 24.0),
            text: title.to_string(),
            anchor: Anchor::Start,
            ink: Paint::Text,
            bold: true,
        });
        picture.text((12.0, 43.0), about, Anchor::Start, Paint::Soft);
        picture
    }

    fn text(&mut self, at: (f64, f64), text: &str, anchor: Anchor, ink: Paint) {
        self.shapes.push(Shape::Text { at, text: text.to_string(), anchor, ink, bold: false });
    }

    fn line(&mut self, from: (f64, f64), to: (f64, f64), ink: Paint) {
        self.shapes.push(Shape::Line { from, to, ink });
    }

    /// Several, one below the other.
    pub(crate) fn stacked(all: Vec<Picture>) -> Picture {
        let mut sum = Picture { wide: 0.0, high: 0.0, shapes: Vec::new() };
        for picture in all {
            let down = sum.high;
            let lower = |(x, y): (f64, f64)| (x, y + down);
            sum.shapes.extend(picture.shapes.into_iter().map(|shape| match shape {
                Shape::Rect { x, y, wide, high, ink } => Shape::Rect { x, y: y + down, wide, high, ink },
                Shape::Line { from, to, ink } => Shape::Line { from: lower(from), to: lower(to), ink },
                Shape::Dot { at, ink } => Shape::Dot { at: lower(at), ink },
                Shape::Text { at, text, anchor, ink, bold } => Shape::Text { at: lower(at), text, anchor, ink, bold },
            }));
            sum.wide = sum.wide.max(picture.wide);
            sum.high += picture.high + 16.0;
        }
        sum
    }

    /// Writes it into a file, as what the end of its name says.
    pub(crate) fn save(&self, path: &Path, force: Force) -> Result<()> {
        let bytes = match kind(path)? {
            Format::Svg => self.svg().into_bytes(),
            Format::Png => self.png()?,
        };
        force.write(path, &bytes)
    }

    pub(crate) fn svg(&self) -> String {
        let (wide, high) = (self.wide, self.high);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\">{STYLE}\n"
        );
        for shape in &self.shapes {
            let _ = match shape {
                Shape::Rect { x, y, wide, high, ink } => {
                    let [r, g, b] = ink.colour();
                    let fill = if let Paint::Shade(_) = ink {
                        format!(" fill=\"#{r:02x}{g:02x}{b:02x}\"")
                    } else {
                        String::new()
                    };
                    let class = ink.class();
                    writeln!(
                        svg,
                        "<rect class=\"{class}\"{fill} x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\"/>"
                    )
                }
                Shape::Line { from, to, ink } => writeln!(
                    svg,
                    "<line class=\"{}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
                    ink.class(),
                    from.0,
                    from.1,
                    to.0,
                    to.1
                ),
                Shape::Dot { at, ink } => {
                    writeln!(
                        svg,
                        "<circle class=\"{}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{DOT}\"/>",
                        ink.class(),
                        at.0,
                        at.1
                    )
                }
                Shape::Text { at, text, anchor, ink, bold } => {
                    let anchor = match anchor {
                        Anchor::Start => "",
                        Anchor::Middle => " text-anchor=\"middle\"",
                        Anchor::End => " text-anchor=\"end\"",
                    };
                    let (class, bold) = (ink.class(), if *bold { " h" } else { "" });
                    let (x, y) = at;
                    writeln!(
                        svg,
                        "<text class=\"{class}{bold}\" x=\"{x:.1}\" y=\"{y:.1}\"{anchor}>{}</text>",
                        plain(text)
                    )
                }
            };
        }
        svg + "</svg>\n"
    }

    /// The picture as PNG, two pixels for each unit.
    pub(crate) fn png(&self) -> Result<Vec<u8>> {
        let mut sheet = Pixels::new((self.wide * SCALE).ceil() as usize, (self.high * SCALE).ceil() as usize);
        for shape in &self.shapes {
            match shape {
                Shape::Rect { x, y, wide, high, ink } => sheet.rect(*x, *y, *wide, *high, ink.colour()),
                Shape::Line { from, to, ink } => {
                    sheet.line(
                        *from,
                        *to,
                        if *ink == Paint::Whisker { 1.5 } else { 1.0 },
                        *ink == Paint::Par,
                        ink.colour(),
                    );
                }
                Shape::Dot { at, ink } => sheet.line(*at, *at, 2.0 * DOT, false, ink.colour()),
                Shape::Text { at, text, anchor, ink, bold } => sheet.text(*at, text, *anchor, *bold, ink.colour()),
            }
        }
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, sheet.wide as u32, sheet.high as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&sheet.dots)?;
        writer.finish()?;
        Ok(bytes)
    }
}

/// How large a dot is, and how many pixels a unit has.
const DOT: f64 = 3.5;
const SCALE: f64 = 2.0;

/// Pixels to be drawn on.
struct Pixels {
    wide: usize,
    high: usize,
    dots: Vec<u8>,
}

impl Pixels {
    fn new(wide: usize, high: usize) -> Pixels {
        Pixels { wide, high, dots: vec![255; wide * high * 3] }
    }

    /// Covers a pixel with a colour, from 0, not at all, to 1.
    fn cover(&mut self, x: isize, y: isize, colour: [u8; 3], much: f64) {
        let inside = (0..self.wide as isize).contains(&x) && (0..self.high as isize).contains(&y);
        if !inside || much <= 0.0 {
            return;
        }
        let at = 3 * (y as usize * self.wide + x as usize);
        for (dot, ink) in self.dots[at..at + 3].iter_mut().zip(colour) {
            *dot = (f64::from(*dot) + (f64::from(ink) - f64::from(*dot)) * much.min(1.0)).round() as u8;
        }
    }

    fn rect(&mut self, x: f64, y: f64, wide: f64, high: f64, colour: [u8; 3]) {
        let (left, right) = (x * SCALE, (x + wide) * SCALE);
        let (top, bottom) = (y * SCALE, (y + high) * SCALE);
        // How much of the pixel that begins at `n` lies between two edges.
        let part = |n: f64, from: f64, to: f64| (to.min(n + 1.0) - from.max(n)).clamp(0.0, 1.0);
        for row in top.floor() as isize..bottom.ceil() as isize {
            for column in left.floor() as isize..right.ceil() as isize {
                let much = part(column as f64, left, right) * part(row as f64, top, bottom);
                self.cover(column, row, colour, much);
            }
        }
    }

    /// A line with round ends; from a point to itself it is a disc.
    #[expect(clippy::disallowed_methods, reason = "nobody sees the last digit of a distance in a picture")]
    fn line(&mut self, from: (f64, f64), to: (f64, f64), thick: f64, dashed: bool, colour: [u8; 3]) {
        let ((ax, ay), (bx, by)) = ((from.0 * SCALE, from.1 * SCALE), (to.0 * SCALE, to.1 * SCALE));
        let half = thick * SCALE / 2.0;
        let length = (bx - ax).hypot(by - ay);
        for row in (ay.min(by) - half - 1.0).floor() as isize..=(ay.max(by) + half + 1.0).ceil() as isize {
            for column in (ax.min(bx) - half - 1.0).floor() as isize..=(ax.max(bx) + half + 1.0).ceil() as isize {
                let (px, py) = (column as f64 + 0.5, row as f64 + 0.5);
                let along = if length > 0.0 { ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length } else { 0.0 };
                let along = along.clamp(0.0, length);
                if dashed && along % (7.0 * SCALE) > 4.0 * SCALE {
                    continue;
                }
                let share = if length > 0.0 { along / length } else { 0.0 };
                let off = (px - ax - share * (bx - ax)).hypot(py - ay - share * (by - ay));
                self.cover(column, row, colour, half - off + 0.5);
            }
        }
    }

    /// Letters, with their baseline at that point. What the font does not have becomes a question mark.
    fn text(&mut self, at: (f64, f64), text: &str, anchor: Anchor, bold: bool, colour: [u8; 3]) {
        let (weight, size) =
            if bold { (FontWeight::Bold, RasterHeight::Size32) } else { (FontWeight::Regular, RasterHeight::Size24) };
        let letters: Vec<_> = text
            .chars()
            .map(|letter| if matches!(letter, '–' | '−') { '-' } else { letter })
            .filter_map(|letter| get_raster(letter, weight, size).or_else(|| get_raster('?', weight, size)))
            .collect();
        let wide: usize = letters.iter().map(|letter| letter.width()).sum();
        let mut x = (at.0 * SCALE) as isize
            - match anchor {
                Anchor::Start => 0,
                Anchor::Middle => wide as isize / 2,
                Anchor::End => wide as isize,
            };
        // The baseline of this font lies four fifths down.
        let top = (at.1 * SCALE) as isize - (size.val() * 4 / 5) as isize;
        for letter in letters {
            for (row, dots) in letter.raster().iter().enumerate() {
                for (column, &much) in dots.iter().enumerate() {
                    self.cover(x + column as isize, top + row as isize, colour, f64::from(much) / 255.0);
                }
            }
            x += letter.width() as isize;
        }
    }
}

enum Format {
    Svg,
    Png,
}

/// What kind of picture a file is, by the end of its name.
fn kind(path: &Path) -> Result<Format> {
    match path.extension().and_then(|end| end.to_str()).map(str::to_lowercase).as_deref() {
        Some("svg") => Ok(Format::Svg),
        Some("png") => Ok(Format::Png),
        _ => bail!("{}: {}", path.display(), lab::chart_ending(lang())),
    }
}

/// A picture for a file, in a language the file can show. The letters of a PNG come from a font of ours that has Latin ones
/// only: a language of another script is drawn in English there. An SVG takes its letters from whoever looks at it.
pub(crate) fn drawn(path: &Path, draw: impl FnOnce() -> Picture) -> Result<Picture> {
    let shown = matches!(kind(path)?, Format::Svg) || has_letters(lang());
    Ok(in_lang(if shown { lang() } else { Lang::En }, draw))
}

/// Has the font of PNGs the letters of a language?
fn has_letters(lang: Lang) -> bool {
    lang.endonym().chars().all(|letter| get_raster(letter, FontWeight::Regular, RasterHeight::Size24).is_some())
}

/// Refuses a name no chart can have, or one that is taken, before the work is done.
pub(crate) fn check(path: Option<&Path>, force: Force) -> Result<()> {
    let Some(path) = path else { return Ok(()) };
    kind(path)?;
    force.check([path])
}

/// Bars with intervals. `par` draws a line where everybody would stand if all were equal; `show` writes the numbers.
pub(crate) fn bars(title: &str, about: &str, bars: &[Bar], par: Option<f64>, show: impl Fn(f64) -> String) -> Picture {
    let values = || bars.iter().flat_map(|bar| [bar.value, bar.low, bar.high]).chain(par);
    let least = values().fold(0.0, f64::min);
    let most = values().fold(0.0, f64::max).max(least + 1e-9);
    let left = room(bars.iter().map(|bar| bar.name.as_str()));
    let x = |value: f64| left + WIDE * (value - least) / (most - least);
    let mut picture = Picture::titled(title, about, left + WIDE + RIGHT, TOP + ROW * bars.len() as f64 + 12.0);
    let bottom = picture.high - 8.0;
    picture.line((x(0.0), TOP), (x(0.0), bottom), Paint::Grid);
    for (i, bar) in bars.iter().enumerate() {
        let y = TOP + ROW * i as f64;
        let middle = y + ROW / 2.0;
        let (from, to) = (x(bar.value.min(0.0)), x(bar.value.max(0.0)));
        picture.text((left - 10.0, middle + 4.5), &bar.name, Anchor::End, Paint::Text);
        picture.shapes.push(Shape::Rect { x: from, y: y + 5.0, wide: to - from, high: ROW - 10.0, ink: Paint::Bar });
        picture.line((x(bar.low), middle), (x(bar.high), middle), Paint::Whisker);
        picture.text((left + WIDE + 12.0, middle + 4.5), &show(bar.value), Anchor::Start, Paint::Text);
    }
    if let Some(par) = par {
        picture.line((x(par), TOP), (x(par), bottom), Paint::Par);
    }
    picture
}

/// How often each of some numbers came up: a column for each, from the first to the last. Many are put together.
pub(crate) fn columns(title: &str, about: &str, first: usize, counts: &[u64]) -> Picture {
    const HIGH: f64 = 160.0;
    const MOST: usize = 60;
    let width = counts.len().div_ceil(MOST).max(1);
    let groups: Vec<u64> = counts.chunks(width).map(|some| some.iter().sum()).collect();
    let most = groups.iter().copied().max().unwrap_or(0).max(1);
    let mut picture = Picture::titled(title, about, WIDE + 150.0, TOP + HIGH + 34.0);
    let (left, base) = (24.0, TOP + HIGH);
    let step = (WIDE + 100.0) / groups.len().max(1) as f64;
    for (i, &count) in groups.iter().enumerate() {
        let (x, high) = (left + step * i as f64, HIGH * count as f64 / most as f64);
        picture.shapes.push(Shape::Rect { x, y: base - high, wide: (step - 1.0).max(0.5), high, ink: Paint::Bar });
        // A number under every few columns, so that they do not touch.
        let every = (30.0 / step).ceil().max(1.0) as usize;
        if i % every == 0 {
            let number = (first + i * width).to_string();
            picture.text((x + step / 2.0, base + 18.0), &number, Anchor::Middle, Paint::Soft);
        }
    }
    picture.line((left, base), (left + step * groups.len() as f64, base), Paint::Grid);
    picture
}

/// One name, and its points from left to right; none where nothing is known.
pub(crate) struct Series {
    pub(crate) name: String,
    pub(crate) points: Vec<Option<(f64, f64, f64)>>,
}

/// Points with intervals over numbers, one panel for each name, with a line at zero.
pub(crate) fn points(title: &str, about: &str, labels: &[String], all: &[Series]) -> Picture {
    const HIGH: f64 = 150.0;
    let left = 60.0;
    let panels = all.iter().map(|series| {
        let known = || series.points.iter().flatten().flat_map(|&(_, low, high)| [low, high]);
        let (least, most) = (known().fold(0.0, f64::min), known().fold(0.0, f64::max).max(1e-9));
        let y = |value: f64| TOP + HIGH * (most - value) / (most - least);
        let mut picture = Picture::titled(&format!("{title}: {}", series.name), about, WIDE + 150.0, TOP + HIGH + 40.0);
        let step = (WIDE + 60.0) / labels.len().max(1) as f64;
        picture.line((left, y(0.0)), (left + step * labels.len() as f64, y(0.0)), Paint::Par);
        for value in [least, most] {
            picture.text((left - 8.0, y(value) + 4.5), &format!("{value:+.0}"), Anchor::End, Paint::Soft);
        }
        for (i, label) in labels.iter().enumerate() {
            let x = left + step * (i as f64 + 0.5);
            picture.text((x, TOP + HIGH + 24.0), label, Anchor::Middle, Paint::Soft);
            if let Some(&(value, low, high)) = series.points.get(i).and_then(|point| point.as_ref()) {
                picture.line((x, y(low)), (x, y(high)), Paint::Whisker);
                picture.shapes.push(Shape::Dot { at: (x, y(value)), ink: Paint::Bar });
                picture.text((x + 7.0, y(value) + 4.5), &format!("{value:+.1}"), Anchor::Start, Paint::Text);
            }
        }
        picture
    });
    Picture::stacked(panels.collect())
}

/// A field for each of a row and a column, shaded by how far it lies from par.
pub(crate) fn fields(
    title: &str,
    about: &str,
    names: &[&str],
    par: f64,
    field: impl Fn(usize, usize) -> Option<f64>,
) -> Picture {
    let left = room(names.iter().copied());
    let step = left.max(56.0);
    let wide = left + step * names.len() as f64 + 24.0;
    let mut picture = Picture::titled(title, about, wide, TOP + ROW * (names.len() as f64 + 1.0) + 12.0);
    for (i, name) in names.iter().enumerate() {
        let x = left + step * (i as f64 + 0.5);
        picture.text((x, TOP + 16.0), name, Anchor::Middle, Paint::Soft);
        let y = TOP + ROW * (i as f64 + 1.0);
        picture.text((left - 10.0, y + 17.5), name, Anchor::End, Paint::Text);
        for column in 0..names.len() {
            let Some(share) = field(i, column) else { continue };
            let at = if share < par { 0.5 * share / par } else { 0.5 + 0.5 * (share - par) / (1.0 - par) };
            let x = left + step * column as f64;
            let ink = Paint::Shade(at);
            picture.shapes.push(Shape::Rect { x: x + 1.0, y: y + 1.0, wide: step - 2.0, high: ROW - 2.0, ink });
            let text = format!("{:.1}", 100.0 * share);
            picture.text((x + step / 2.0, y + 17.5), &text, Anchor::Middle, Paint::Text);
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_bars() -> Picture {
        let all = [("a<b", 0.5), ("c", -0.2)].map(|(name, value)| Bar {
            name: name.to_string(),
            value,
            low: value - 0.1,
            high: value + 0.1,
        });
        bars("x & y", "z", &all, Some(0.25), |v| format!("{v:.1}"))
    }

    fn all() -> Vec<Picture> {
        let series = Series { name: "four".to_string(), points: vec![Some((1.0, -1.0, 3.0)), None] };
        vec![
            some_bars(),
            bars("", "", &[], None, |v| v.to_string()),
            columns("lengths", "", 3, &(0..200).collect::<Vec<_>>()),
            columns("", "", 0, &[]),
            points("stay", "", &["1".to_string(), "2".to_string()], &[series]),
            fields("matrix", "", &["a", "b"], 0.25, |row, column| (row != column).then_some(0.3)),
        ]
    }

    #[test]
    fn a_chart_has_a_bar_for_each_and_no_stray_markup() {
        let svg = some_bars().svg();
        assert_eq!(svg.matches("<rect").count(), 2);
        assert!(svg.contains("a&lt;b") && svg.contains("x &amp; y") && svg.ends_with("</svg>\n"), "{svg}");
        for picture in all() {
            assert!(!picture.svg().contains("NaN") && !picture.svg().contains("inf"), "{}", picture.svg());
        }
    }

    #[test]
    fn the_same_as_png_has_ink_where_it_should() {
        let picture = Picture::stacked(all());
        let bytes = picture.png().unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
        let mut dots = vec![0; reader.output_buffer_size().unwrap()];
        let about = reader.next_frame(&mut dots).unwrap();
        assert_eq!(
            (f64::from(about.width), f64::from(about.height)),
            ((2.0 * picture.wide).ceil(), (2.0 * picture.high).ceil())
        );
        let colours = |wanted: [u8; 3]| dots.chunks(3).filter(|dot| **dot == wanted).count();
        assert!(colours(Paint::Bar.colour()) > 1000, "bars");
        assert!(colours(Paint::Text.colour()) > 50, "letters and whiskers");
        assert!(colours([255; 3]) > dots.len() / 6, "and much white");
    }

    #[test]
    fn a_chart_has_a_name_that_says_what_it_is() {
        let keep = Force { force: false };
        assert!(
            check(None, keep).is_ok()
                && check(Some(Path::new("a.SVG")), keep).is_ok()
                && check(Some(Path::new("a.png")), keep).is_ok()
        );
        assert!(check(Some(Path::new("a.pdf")), keep).unwrap_err().to_string().contains(".svg or .png"));
    }
}

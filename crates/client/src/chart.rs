//! A chart of a game as the inside of an SVG: a line for each seat, a grid, figures at its edges, marks. The page of a
//! finished game and its review draw it, and so does the picture of a review.

use std::fmt::Write as _;

/// Room for figures at the left, at the foot, and air at the right and at the top.
const LEFT: f64 = 34.0;
const FOOT: f64 = 30.0;
const RIGHT: f64 = 10.0;
const TOP: f64 = 12.0;

/// Where things are on a chart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chart {
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// The last place along the foot; the first is 0.
    pub last: usize,
    /// The highest figure; the lowest is 0.
    pub most: f64,
}

impl Chart {
    /// The size of a chart on a window of some width, so that the letters of all charts are of one size.
    pub fn size(window: f64, wide: bool) -> (f64, f64) {
        match wide {
            _ if window < 704.0 => (340.0, 220.0),
            _ if window < 960.0 => (760.0, 300.0),
            true => (1100.0, 330.0),
            false => (540.0, 250.0),
        }
    }

    fn inside(&self) -> f64 {
        self.width - LEFT - RIGHT
    }

    /// How far from the left a place is.
    pub fn across(&self, at: usize) -> f64 {
        LEFT + at as f64 / self.last.max(1) as f64 * self.inside()
    }

    /// How far from the top a figure is.
    pub fn down(&self, figure: f64) -> f64 {
        self.height - FOOT - figure / self.most * (self.height - FOOT - TOP)
    }

    /// The place that is nearest to a spot this far from the left.
    pub fn place(&self, x: f64) -> usize {
        let last = self.last as f64;
        ((x - LEFT) / self.inside() * last).round().clamp(0.0, last) as usize
    }

    /// A line through figures, each with its place; `look` is how it looks, as attributes.
    pub fn line(&self, look: &str, figures: impl Iterator<Item = (usize, f64)>) -> String {
        let mut out = format!("<polyline {look} fill=\"none\" points=\"");
        for (at, figure) in figures {
            let _ = write!(out, "{:.1},{:.1} ", self.across(at), self.down(figure));
        }
        out + "\"></polyline>"
    }

    /// Three lines across with their figures; `look` is how a line looks, as attributes.
    pub fn grid(&self, look: &str) -> String {
        let mut out = String::new();
        for part in [0.0, 0.5, 1.0] {
            let (y, figure) = (self.down(part * self.most), part * self.most);
            let _ = write!(
                out,
                "<line {look} x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"></line>\
                 <text x=\"28\" y=\"{:.1}\" text-anchor=\"end\">{figure:.0}</text>",
                self.width - RIGHT,
                y + 4.0,
            );
        }
        out
    }

    /// Figures along the foot, each under its place.
    pub fn foot(&self, figures: impl Iterator<Item = (usize, u16)>) -> String {
        let mut out = String::new();
        for (at, figure) in figures {
            let (x, y) = (self.across(at), self.height - 12.0);
            let _ = write!(out, "<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{figure}</text>");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_at_a_place_is_found_there() {
        let (width, height) = Chart::size(1280.0, true);
        let chart = Chart { width, height, last: 40, most: 100.0 };
        for at in 0..=40 {
            assert_eq!(chart.place(chart.across(at)), at);
        }
        assert_eq!((chart.place(-50.0), chart.place(5000.0)), (0, 40));
        assert!(chart.down(100.0) < chart.down(0.0) && chart.down(0.0) < height);
        let line = chart.line("class=\"c1\"", [(0, 0.0), (40, 100.0)].into_iter());
        assert_eq!(line, "<polyline class=\"c1\" fill=\"none\" points=\"34.0,300.0 1090.0,12.0 \"></polyline>");
        assert_eq!(chart.grid("").matches("<line").count(), 3);
        assert_eq!(chart.foot([(0, 1), (40, 9)].into_iter()).matches("<text").count(), 2);
        // A game without a single step has one place.
        assert_eq!(Chart { last: 0, ..chart }.place(700.0), 0);
    }

    #[test]
    fn a_chart_is_as_wide_as_it_is_shown() {
        assert_eq!(Chart::size(390.0, true), Chart::size(390.0, false));
        assert!(Chart::size(1280.0, true).0 > Chart::size(1280.0, false).0);
    }
}

//! A palette that is safe for colour-blind people, on dark and light terminals with 16 million, 256, 16 or no colours.

use kaiju_rules::{Event, Face, Seat};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// What the screen lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// Light letters on a dark ground.
    #[default]
    Dark,
    /// Dark letters on a light ground.
    Light,
}

/// How much colour a terminal has. No colour ever says something that a letter or a sign does not say too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// 16 million colours.
    Full(Ground),
    /// 256 colours.
    Rich(Ground),
    /// The terminal's own sixteen colours.
    Basic,
    /// None; bold, dim and reversed remain.
    None,
}

/// Which colours somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the terminal says.
    #[default]
    Auto,
    /// For a dark ground.
    Dark,
    /// For a light ground.
    Light,
    /// The terminal's own sixteen colours.
    Terminal,
    /// No colours.
    Plain,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 5] = [Theme::Auto, Theme::Dark, Theme::Light, Theme::Terminal, Theme::Plain];

    /// Its name in settings and on the command line.
    pub const fn word(self) -> &'static str {
        ["auto", "dark", "light", "terminal", "none"][self as usize]
    }
}

/// What is coloured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    /// A monster.
    Seat(Seat),
    /// Stars.
    Star,
    /// Hearts.
    Heart,
    /// Energy.
    Energy,
    /// Smashes.
    Smash,
    /// Good news.
    Good,
    /// Bad news.
    Bad,
    /// Tokyo.
    Tokyo,
}

/// A colour of the palette: one of 16 million, one of 256, one of sixteen.
type Pigment = ((u8, u8, u8), u8, Color);

impl Hue {
    /// After Okabe and Ito: bright enough on black, or dark enough on white.
    fn pigment(self, ground: Ground) -> Pigment {
        match ground {
            Ground::Dark => match self {
                Hue::Seat(Seat::A) => ((240, 146, 40), 208, Color::Yellow),
                Hue::Seat(Seat::B) => ((96, 190, 240), 74, Color::Cyan),
                Hue::Seat(Seat::C) => ((20, 184, 140), 36, Color::Green),
                Hue::Seat(Seat::D) => ((222, 140, 184), 175, Color::Magenta),
                Hue::Seat(Seat::E) => ((70, 150, 222), 32, Color::Blue),
                Hue::Seat(Seat::F) => ((222, 206, 70), 178, Color::Red),
                Hue::Star | Hue::Tokyo => ((232, 190, 50), 178, Color::Yellow),
                Hue::Heart | Hue::Bad => ((255, 100, 96), 203, Color::Red),
                Hue::Energy => ((96, 190, 240), 74, Color::Cyan),
                Hue::Smash => ((240, 146, 40), 208, Color::Magenta),
                Hue::Good => ((20, 184, 140), 36, Color::Green),
            },
            Ground::Light => match self {
                Hue::Seat(Seat::A) => ((170, 82, 0), 130, Color::Yellow),
                Hue::Seat(Seat::B) => ((0, 100, 150), 24, Color::Cyan),
                Hue::Seat(Seat::C) => ((0, 118, 86), 29, Color::Green),
                Hue::Seat(Seat::D) => ((168, 30, 118), 126, Color::Magenta),
                Hue::Seat(Seat::E) => ((20, 40, 170), 19, Color::Blue),
                Hue::Seat(Seat::F) => ((96, 92, 0), 58, Color::Red),
                Hue::Star | Hue::Tokyo => ((128, 92, 0), 94, Color::Yellow),
                Hue::Heart | Hue::Bad => ((196, 20, 20), 160, Color::Red),
                Hue::Energy => ((0, 100, 150), 24, Color::Cyan),
                Hue::Smash => ((170, 82, 0), 130, Color::Magenta),
                Hue::Good => ((0, 118, 86), 29, Color::Green),
            },
        }
    }
}

impl Default for Ink {
    fn default() -> Ink {
        Ink::Rich(Ground::Dark)
    }
}

impl Ink {
    /// What the environment says, and what somebody wants.
    pub fn of_environment(theme: Theme) -> Ink {
        let var = |name: &str| std::env::var(name).unwrap_or_default();
        Ink::choose(theme, [&var("NO_COLOR"), &var("TERM"), &var("COLORTERM"), &var("COLORFGBG")])
    }

    /// Chooses colours from what somebody wants and from the values of `NO_COLOR`, `TERM`, `COLORTERM` and `COLORFGBG`.
    /// Whoever names a theme wants its colours, whatever the variables say; `auto` heeds `NO_COLOR`.
    pub fn choose(theme: Theme, [no_color, term, colorterm, ground]: [&str; 4]) -> Ink {
        // `15;0`: letters, then the ground. White and light grey are light.
        let ground = match (theme, ground.rsplit(';').next()) {
            (Theme::Light, _) | (Theme::Auto, Some("7" | "15")) => Ground::Light,
            _ => Ground::Dark,
        };
        let unwanted = theme == Theme::Auto && !no_color.is_empty();
        if theme == Theme::Plain || unwanted || term == "dumb" {
            Ink::None
        } else if theme == Theme::Terminal {
            Ink::Basic
        } else if matches!(colorterm, "truecolor" | "24bit") || term.contains("direct") {
            Ink::Full(ground)
        } else if term.contains("256") || term.contains("kitty") || !colorterm.is_empty() {
            Ink::Rich(ground)
        } else {
            Ink::Basic
        }
    }

    /// The style of something coloured.
    pub fn of(self, hue: Hue) -> Style {
        match self {
            Ink::Full(ground) => {
                let ((red, green, blue), ..) = hue.pigment(ground);
                Style::new().fg(Color::Rgb(red, green, blue))
            }
            Ink::Rich(ground) => Style::new().fg(Color::Indexed(hue.pigment(ground).1)),
            Ink::Basic => Style::new().fg(hue.pigment(Ground::Dark).2),
            Ink::None => Style::new(),
        }
    }

    /// What stands out.
    pub fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What is beside the point.
    pub fn dim(self) -> Style {
        match self {
            Ink::Full(Ground::Dark) | Ink::Rich(Ground::Dark) => Style::new().fg(Color::Indexed(245)),
            Ink::Full(Ground::Light) | Ink::Rich(Ground::Light) => Style::new().fg(Color::Indexed(241)),
            Ink::Basic | Ink::None => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// Where the keys are.
    pub fn focus(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// A bar across the screen.
    pub fn bar(self) -> Style {
        match self {
            Ink::Full(Ground::Dark) | Ink::Rich(Ground::Dark) => {
                Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(236))
            }
            Ink::Full(Ground::Light) | Ink::Rich(Ground::Light) => {
                Style::new().fg(Color::Indexed(232)).bg(Color::Indexed(253))
            }
            Ink::Basic | Ink::None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// The style of a face of a die.
    pub fn face(self, face: Face) -> Style {
        match face {
            Face::One | Face::Two | Face::Three => self.of(Hue::Star),
            Face::Energy => self.of(Hue::Energy),
            Face::Heart => self.of(Hue::Heart),
            Face::Smash => self.of(Hue::Smash),
        }
    }

    /// The style of a line of the log.
    pub fn event(self, event: Event) -> Style {
        match event {
            Event::Hurt { .. } | Event::Shrivelled { .. } | Event::Poison { counters: 1.., .. } => self.of(Hue::Heart),
            Event::Died { .. } => self.of(Hue::Bad).add_modifier(Modifier::BOLD),
            Event::Healed { .. } | Event::Blocked { .. } | Event::Reborn { .. } | Event::Revived { .. } => {
                self.of(Hue::Good)
            }
            Event::Stars { .. } => self.of(Hue::Star),
            Event::Energy { .. } => self.of(Hue::Energy),
            Event::Entered { .. } | Event::Yielded { .. } | Event::Attacked { .. } => self.of(Hue::Smash),
            Event::Over { .. } => self.of(Hue::Good).add_modifier(Modifier::BOLD),
            Event::Revealed { .. } | Event::Kept { .. } | Event::Stayed { .. } => self.dim(),
            _ => Style::new(),
        }
    }

    /// Text whose symbols are coloured.
    pub fn symbols(self, text: &str, base: Style) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        let mut plain = String::new();
        for letter in text.chars() {
            let hue = match letter {
                '★' => Hue::Star,
                '♥' => Hue::Heart,
                '⚡' => Hue::Energy,
                '✊' => Hue::Smash,
                other => {
                    plain.push(other);
                    continue;
                }
            };
            if !plain.is_empty() {
                spans.push(Span::styled(std::mem::take(&mut plain), base));
            }
            spans.push(Span::styled(letter.to_string(), base.patch(self.of(hue))));
        }
        if !plain.is_empty() {
            spans.push(Span::styled(plain, base));
        }
        spans
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HUES: [Hue; 7] = [Hue::Star, Hue::Heart, Hue::Energy, Hue::Smash, Hue::Good, Hue::Bad, Hue::Tokyo];

    fn hues() -> impl Iterator<Item = Hue> {
        HUES.into_iter().chain(Seat::ALL.map(Hue::Seat))
    }

    #[test]
    fn the_environment_chooses_and_a_wish_overrules_it() {
        let choose = |theme, variables: [&str; 4]| Ink::choose(theme, variables);
        let auto = |no_color, term, colorterm| choose(Theme::Auto, [no_color, term, colorterm, ""]);
        assert_eq!(auto("", "xterm-256color", ""), Ink::Rich(Ground::Dark));
        assert_eq!(auto("", "linux", ""), Ink::Basic);
        assert_eq!(auto("", "xterm", "truecolor"), Ink::Full(Ground::Dark));
        assert_eq!(auto("1", "xterm-256color", "truecolor"), Ink::None);
        assert_eq!(auto("", "dumb", ""), Ink::None);
        assert_eq!(choose(Theme::Auto, ["", "xterm-256color", "", "0;15"]), Ink::Rich(Ground::Light));
        assert_eq!(choose(Theme::Auto, ["", "xterm-256color", "", "0;default;7"]), Ink::Rich(Ground::Light));
        assert_eq!(choose(Theme::Auto, ["", "xterm-256color", "", "15;0"]), Ink::Rich(Ground::Dark));
        assert_eq!(choose(Theme::Dark, ["1", "xterm-256color", "", "0;15"]), Ink::Rich(Ground::Dark));
        assert_eq!(choose(Theme::Light, ["", "xterm-256color", "24bit", ""]), Ink::Full(Ground::Light));
        assert_eq!(choose(Theme::Terminal, ["", "xterm-256color", "truecolor", ""]), Ink::Basic);
        assert_eq!(choose(Theme::Plain, ["", "xterm-256color", "truecolor", ""]), Ink::None);
    }

    #[test]
    fn without_colour_there_is_none() {
        assert!(hues().all(|hue| Ink::None.of(hue).fg.is_none()));
        assert!(Ink::None.bar().bg.is_none() && Ink::None.dim().fg.is_none());
    }

    /// How bright a colour is, from 0 to 1, as WCAG measures it.
    #[expect(clippy::disallowed_methods, reason = "whether a colour can be read does not hang on a last digit")]
    fn luminance(colour: Color) -> f64 {
        let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
        let (red, green, blue) = match colour {
            Color::Rgb(red, green, blue) => (red, green, blue),
            Color::Indexed(n @ 16..=231) => (level((n - 16) / 36), level((n - 16) / 6 % 6), level((n - 16) % 6)),
            Color::Indexed(n @ 232..) => (8 + 10 * (n - 232), 8 + 10 * (n - 232), 8 + 10 * (n - 232)),
            other => panic!("{other:?} is the terminal's own"),
        };
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    #[test]
    fn every_colour_can_be_read_on_its_ground() {
        for ground in [Ground::Dark, Ground::Light] {
            let paper = if ground == Ground::Dark { 0.0 } else { 1.0 };
            let contrast = |one: f64, other: f64| (one.max(other) + 0.05) / (one.min(other) + 0.05);
            for ink in [Ink::Full(ground), Ink::Rich(ground)] {
                let styles = hues().map(|hue| ink.of(hue)).chain([ink.dim()]);
                for colour in styles.filter_map(|style| style.fg) {
                    let contrast = contrast(luminance(colour), paper);
                    assert!(contrast >= 4.5, "{colour:?} on {ground:?}: {contrast:.2}");
                }
                let bar = ink.bar();
                let (letters, under) = (luminance(bar.fg.unwrap()), luminance(bar.bg.unwrap()));
                assert!(contrast(letters, under) >= 7.0, "{ink:?}");
            }
        }
    }

    #[test]
    fn symbols_lose_no_letter() {
        let text = "Gain 2★ and 1♥: ✊⚡!";
        let spans = Ink::default().symbols(text, Style::new());
        assert_eq!(spans.iter().map(|span| span.content.as_ref()).collect::<String>(), text);
        assert_eq!(spans.len(), 8);
    }
}

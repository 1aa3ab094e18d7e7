//! A palette that is safe for colour-blind people, on terminals with 16 million, 256, 16 or no colours.

use kaiju_rules::{Event, Face, Seat};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// How much colour a terminal has. No colour ever says something that a letter or a sign does not say too.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// 256 colours or more.
    #[default]
    Rich,
    /// Sixteen colours.
    Basic,
    /// None; bold, dim and reversed remain.
    None,
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

impl Ink {
    /// What the environment says: `NO_COLOR`, `TERM`, `COLORTERM`.
    pub fn of_environment() -> Ink {
        let var = |name: &str| std::env::var(name).unwrap_or_default();
        Ink::choose(&var("NO_COLOR"), &var("TERM"), &var("COLORTERM"))
    }

    /// Chooses colours from the values of the environment.
    pub fn choose(no_color: &str, term: &str, colorterm: &str) -> Ink {
        if !no_color.is_empty() || term == "dumb" {
            Ink::None
        } else if term.contains("256") || term.contains("kitty") || term.contains("direct") || !colorterm.is_empty() {
            Ink::Rich
        } else {
            Ink::Basic
        }
    }

    /// The style of something coloured.
    pub fn of(self, hue: Hue) -> Style {
        // After Okabe and Ito, in the colours of the 256 that come nearest and are bright enough on black and white.
        let (rich, basic) = match hue {
            Hue::Seat(Seat::A) => (208, Color::Yellow),
            Hue::Seat(Seat::B) => (74, Color::Cyan),
            Hue::Seat(Seat::C) => (36, Color::Green),
            Hue::Seat(Seat::D) => (175, Color::Magenta),
            Hue::Seat(Seat::E) => (32, Color::Blue),
            Hue::Seat(Seat::F) => (178, Color::Red),
            Hue::Star | Hue::Tokyo => (178, Color::Yellow),
            Hue::Heart => (203, Color::Red),
            Hue::Energy => (74, Color::Cyan),
            Hue::Smash => (208, Color::Magenta),
            Hue::Good => (36, Color::Green),
            Hue::Bad => (203, Color::Red),
        };
        match self {
            Ink::Rich => Style::new().fg(Color::Indexed(rich)),
            Ink::Basic => Style::new().fg(basic),
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
            Ink::Rich => Style::new().fg(Color::Indexed(245)),
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
            Ink::Rich => Style::new().fg(Color::Indexed(255)).bg(Color::Indexed(236)),
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

    #[test]
    fn the_environment_chooses() {
        assert_eq!(Ink::choose("", "xterm-256color", ""), Ink::Rich);
        assert_eq!(Ink::choose("", "linux", ""), Ink::Basic);
        assert_eq!(Ink::choose("", "xterm", "truecolor"), Ink::Rich);
        assert_eq!(Ink::choose("1", "xterm-256color", "truecolor"), Ink::None);
        assert_eq!(Ink::choose("", "dumb", ""), Ink::None);
    }

    #[test]
    fn without_colour_there_is_none() {
        let all = [Hue::Star, Hue::Heart, Hue::Energy, Hue::Smash, Hue::Good, Hue::Bad, Hue::Tokyo];
        let seats = Seat::ALL.map(Hue::Seat);
        for hue in all.into_iter().chain(seats) {
            assert_eq!(Ink::None.of(hue).fg, None);
        }
        assert!(Ink::None.bar().bg.is_none() && Ink::None.dim().fg.is_none());
    }

    #[test]
    fn symbols_lose_no_letter() {
        let text = "Gain 2★ and 1♥: ✊⚡!";
        let spans = Ink::Rich.symbols(text, Style::new());
        assert_eq!(spans.iter().map(|span| span.content.as_ref()).collect::<String>(), text);
        assert_eq!(spans.len(), 8);
    }
}

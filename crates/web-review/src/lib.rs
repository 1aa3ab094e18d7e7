//! The review of a game in a browser, what the coach says, and bots that imagine games: what a worker runs while somebody looks at a
//! review, asks for advice or plays with the champion. It is a program of its own, so that nobody else loads it.
//!
//! [`think`] is what the page calls: an order goes in and an answer comes out, both as text. The worker keeps the game. [`bring`] takes in
//! the champion's network, for bots.
//!
//! | order | answer |
//! |---|---|
//! | `words LANG`, a line break and a pack of words | the language; nothing where the pack does not fit |
//! | `open`, a line break and a record | how many steps there are; nothing where the record cannot be read |
//! | `price` | how many steps are priced, one more than before |
//! | `page LANG WIDTH STEP` | what is shown, as JSON: HTML for each part of the page, the steps with marks |
//! | `picture LANG` | the summary as an SVG that stands alone |
//! | `bot`, a space and a question to a bot | its answer |
//! | `weigh SEAT`, a line break and a position | what each answer of that seat is worth, a line each; nothing where it has no choice |

mod page;
mod picture;

use std::cell::RefCell;

use kaiju_bots::review::ReviewDepth;
use kaiju_client::coach::{WEIGH, Weighing, read_weighing_order};
use kaiju_client::{BotRequest, Replay, Reviewed};
use kaiju_rules::notation::Words;
use kaiju_text::Lang;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static OPEN: RefCell<Option<Reviewed>> = const { RefCell::new(None) };
}

/// Takes in the file of the champion's network, so that bots that imagine games can be asked. Answers nothing where it is none.
#[wasm_bindgen]
pub fn bring(file: &[u8]) -> String {
    if kaiju_bots::roster::bring(file) { "champion".to_string() } else { String::new() }
}

/// Does what an order says; an order that makes no sense is answered with nothing.
#[wasm_bindgen]
pub fn think(order: &str) -> String {
    OPEN.with_borrow_mut(|open| answer(open, order)).unwrap_or_default()
}

fn answer(open: &mut Option<Reviewed>, order: &str) -> Option<String> {
    if let Some(record) = order.strip_prefix("open\n") {
        *open = Replay::read(record).ok().map(|replay| Reviewed::new(replay, ReviewDepth::default()));
        return Some(open.as_ref()?.replay().len().to_string());
    }
    if let Some((lang, pack)) = order.strip_prefix("words ").and_then(|told| told.split_once('\n')) {
        let lang: Lang = lang.parse().ok()?;
        return lang.load(pack).then(|| lang.to_string());
    }
    if let Some(asked) = order.strip_prefix("bot ") {
        let asked = BotRequest::read(asked).filter(|asked| asked.player.is_here())?;
        return Some(asked.think().write(Words::for_table(asked.view.table())));
    }
    if order.starts_with(WEIGH) {
        let view = read_weighing_order(order)?;
        return Some(Weighing::of(&view)?.write(Words::for_table(view.table())));
    }
    let reviewed = open.as_mut()?;
    let mut words = order.split(' ');
    match words.next()? {
        "price" => {
            reviewed.price();
            Some(reviewed.review().steps.len().to_string())
        }
        "page" => {
            let (lang, width) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
            let at = words.next().and_then(|step| step.parse().ok());
            Some(page::write(reviewed, lang, width, at))
        }
        "picture" => Some(picture::draw(reviewed, words.next()?.parse::<Lang>().ok()?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kaiju_client::{Chair, Fortune, Local};
    use kaiju_rules::{EditionId, Setup};
    use serde_json::Value;

    fn record() -> String {
        let setup = Setup::new(EditionId::SECOND, 2).unwrap();
        let chairs = vec![Chair::Bot("clumsy".parse().unwrap()); 2];
        let mut game = Local::new(setup, chairs, Fortune::seeded(3)).unwrap();
        while let Some(order) = game.order() {
            game.think(order.think());
        }
        game.record()
    }

    #[test]
    fn a_bot_is_asked_what_it_would_answer_elsewhere() {
        let setup = Setup::new(EditionId::SECOND, 2).unwrap();
        let game = Local::new(setup, vec![Chair::Bot("level6".parse().unwrap()); 2], Fortune::seeded(3)).unwrap();
        let order = game.order().unwrap();
        let answer = order.think().write(Words::for_setup(game.setup()));
        assert_eq!(think(&format!("bot {}", order.write())), answer);
        assert_eq!((think("bot "), think("bot hello\n"), bring(b"no network")), Default::default());
        assert_eq!(bring(include_bytes!("../../bots/src/champion.bin")), "champion");
    }

    #[test]
    fn a_review_is_opened_priced_shown_and_drawn() {
        assert_eq!((think("price"), think("page en 390 0"), think("picture en")), Default::default());
        assert_eq!(think("open\nno game"), "");
        assert_eq!(think(&format!("words es\n{}", Lang::Es.pack())), "es");
        assert_eq!((think("words es\nnothing"), think("words xx\n"), think("words es")), Default::default());
        let steps: usize = think(&format!("open\n{}", record())).parse().unwrap();
        let first: Value = serde_json::from_str(&think("page es 390 ")).unwrap();
        assert!(first["errors"].as_array().unwrap().is_empty() && first["done"] == false, "{first}");
        for step in 1..=steps {
            assert_eq!(think("price"), step.to_string());
        }
        assert_eq!(think("price"), steps.to_string(), "there is no more");
        let whole: Value = serde_json::from_str(&think("page es 390 ")).unwrap();
        let errors = whole["errors"].as_array().unwrap();
        assert!(!errors.is_empty() && whole["done"] == true, "{whole}");
        let marks = whole["marks"].as_array().unwrap();
        assert!(marks.len() >= errors.len() && errors.iter().all(|step| marks.contains(step)));
        // Each mark is drawn, and told in a sentence.
        let chart = whole["parts"]["chart"].as_str().unwrap();
        assert_eq!(chart.matches("data-step=").count(), marks.len());
        assert_eq!(whole["parts"]["told"].as_str().unwrap().matches("data-step=").count(), marks.len());
        for step in marks {
            let shown: Value = serde_json::from_str(&think(&format!("page pt 1280 {step}"))).unwrap();
            assert_eq!(shown["at"], *step);
            assert!(!shown["parts"]["mark"].as_str().unwrap().is_empty());
        }
        let picture = think("picture es");
        assert!(picture.starts_with("<svg xmlns=") && picture.ends_with("</svg>"));
        // The page takes no HTML that could run anything.
        let runs = |html: &str| {
            let listens = |(at, _): (usize, &str)| {
                html[at + 3..].trim_start_matches(|c: char| c.is_alphanumeric()).trim_start().starts_with('=')
            };
            html.contains("<script") || html.contains("javascript:") || html.match_indices(" on").any(listens)
        };
        assert!(runs("<p onclick=\"\">") && !runs("<p>only one</p>"));
        assert!(!runs(&picture) && !runs(&whole.to_string()));
        assert_eq!((think("dance"), think("page xx 1 1"), think("page en")), Default::default());
    }
}

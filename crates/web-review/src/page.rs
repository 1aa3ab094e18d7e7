//! What the page shows of a review, as HTML: figures for each monster, the curve with its marks, the mark somebody looks at.

use std::fmt::Write as _;

use kaiju_bots::review::Grade;
use kaiju_client::review::{accuracy, grade, graded, signed, signed_whole, whole};
use kaiju_client::tray::face_picture;
use kaiju_client::{Chart, ReviewMark, Reviewed};
use kaiju_rules::{Action, Dice, Face, Seat};
use kaiju_text::{Lang, dice_spoken, review as words, spoken};
use serde_json::json;

/// All that is shown: the frame with its words, what goes into it, and where there are marks. `at` is the step somebody looks
/// at.
pub(crate) fn write(reviewed: &Reviewed, lang: Lang, width: f64, at: Option<usize>) -> String {
    let marks = reviewed.marks();
    let here = marks.iter().find(|mark| Some(mark.step) == at);
    let mut told = String::new();
    for mark in &marks {
        let (step, sentence) = (mark.step, rich(lang, &reviewed.sentence(lang, mark)));
        let _ = write!(told, "<li><button type=\"button\" class=\"why\" data-step=\"{step}\">{sentence}</button></li>");
    }
    let steps = |errors: bool| -> Vec<usize> {
        marks.iter().filter(|mark| !errors || mark.error.is_some()).map(|mark| mark.step).collect()
    };
    json!({
        "done": reviewed.is_whole(),
        "errors": steps(true),
        "marks": steps(false),
        "at": here.map(|mark| mark.step),
        "seat": here.map(|mark| mark.seat.index()),
        "frame": frame(lang),
        "parts": {
            "bar": bar(reviewed, lang),
            "figures": figures(reviewed, lang),
            "chart": chart(reviewed, lang, width, &marks, at),
            "mark": mark_card(reviewed, lang, &marks, here),
            "told": told,
        },
    })
    .to_string()
}

/// What stays while everything else changes: headings and buttons.
fn frame(lang: Lang) -> String {
    let button = |act: &str, icon: String, label: &str, class: &str| {
        format!("<button type=\"button\" class=\"btn{class}\" data-act=\"{act}\">{icon} {}</button>", text(label))
    };
    format!(
        "<div data-part=\"bar\"></div>\
         <section class=\"stack\" aria-labelledby=\"review-figures\"><h2 id=\"review-figures\">{}</h2>\
         <div data-part=\"figures\"></div><p class=\"muted\">{}</p></section>\
         <figure class=\"box\"><figcaption><b>{}</b></figcaption><div data-part=\"chart\"></div>\
         <p class=\"legend\"><span class=\"legend-item\">{} {}</span><span class=\"legend-item\">{} {}</span></p>\
         <details class=\"chart-told\"><summary>{}</summary><ul data-part=\"told\"></ul></details></figure>\
         <section class=\"box stack review-mark\" aria-label=\"{}\"><div class=\"row result-acts\">{}{}</div>\
         <div class=\"stack\" data-part=\"mark\" aria-live=\"polite\"></div>\
         <div class=\"row result-acts\">{}{}{}</div></section>\
         <div class=\"row\">{}</div><p class=\"muted review-keys\">{}</p>",
        text(words::luck_or_play(lang)),
        text(words::luck_or_play_about(lang)),
        text(words::chances(lang)),
        legend_key(true),
        text(words::mark_error(lang)),
        legend_key(false),
        text(words::mark_luck(lang)),
        text(words::all_marks(lang)),
        text(words::errors(lang)),
        button("prev", icon("i-prev"), words::error_before(lang), ""),
        button("next", icon("i-next"), words::error_after(lang), " btn-main"),
        button("if", icon("i-fork"), words::what_if(lang), ""),
        button("look", icon("i-replay"), words::look(lang), ""),
        button("link", icon("i-link"), words::copy_link(lang), ""),
        button("picture", icon("i-download"), words::save_picture(lang), ""),
        text(words::keys(lang)),
    )
}

/// How far the review is; nothing once it is whole.
fn bar(reviewed: &Reviewed, lang: Lang) -> String {
    let (done, all) = (reviewed.review().steps.len(), reviewed.replay().len());
    let caveat = reviewed.caveat(lang).map(|told| format!("<p class=\"note\">{}</p>", text(told))).unwrap_or_default();
    caveat
        + &match (reviewed.is_whole(), reviewed.end().over()) {
            (true, Some(_)) => String::new(),
            (true, None) => format!("<p class=\"note\">{}</p>", text(words::not_over(lang))),
            (false, _) => {
                let told = text(&words::progress(lang, done, all));
                format!("<progress max=\"{all}\" value=\"{done}\" aria-label=\"{told}\"></progress><p>{told}</p>")
            }
        }
}

/// A table with a row for each monster: what luck gave, what its play cost, how accurate it was.
fn figures(reviewed: &Reviewed, lang: Lang) -> String {
    let head = |label: &str, class: &str| format!("<th scope=\"col\"{class}>{}</th>", text(label));
    let mut out = format!(
        "<div class=\"table-scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table class=\"grid-table\"><thead><tr>{}{}{}{}</tr></thead><tbody>",
        text(words::luck_or_play(lang)),
        head(words::monster(lang), ""),
        head(words::luck(lang), " class=\"n\""),
        head(words::own(lang), " class=\"n\""),
        head(words::accuracy(lang), " class=\"n\""),
    );
    for seat in reviewed.seats() {
        let balance = reviewed.review().balance(seat);
        let line = seat.index() + 1;
        let _ = write!(
            out,
            "<tr><th scope=\"row\">{}</th>\
             <td class=\"n loud\">{}</td><td class=\"n loud\">{}</td><td class=\"n\">{}</td></tr>\
             <tr><td colspan=\"4\"><svg class=\"legend-key\" viewBox=\"0 0 36 12\" aria-hidden=\"true\"><line class=\"c{line}\" x1=\"0\" y1=\"6\" x2=\"36\" y2=\"6\"></line></svg> <small class=\"muted\">{}</small></td></tr>",
            text(reviewed.name(seat)),
            signed_whole(lang, balance.luck),
            signed_whole(lang, balance.own),
            accuracy(lang, &balance),
            text(&graded(lang, &balance)),
        );
    }
    out + "</tbody></table></div>"
}

/// Each seat's chance over the steps that are priced; figure by figure in percent.
pub(crate) fn chances(reviewed: &Reviewed, seat: Seat) -> impl Iterator<Item = (usize, f64)> {
    let at = seat.index();
    let review = reviewed.review();
    let after = review.steps.iter().map(move |step| step.after[at]);
    std::iter::once(review.start[at]).chain(after).map(|share| share * 100.0).enumerate()
}

/// The turns that are numbered along the foot of a curve: six or seven of them, each at its first moment.
pub(crate) fn turns(reviewed: &Reviewed) -> impl Iterator<Item = (usize, u16)> {
    let all = reviewed.replay().turns();
    let every = (all.len() / 6).max(1);
    all.into_iter().step_by(every).map(|moment| (moment, reviewed.table(moment).turns()))
}

fn chart(reviewed: &Reviewed, lang: Lang, window: f64, marks: &[ReviewMark], at: Option<usize>) -> String {
    let (width, height) = Chart::size(window, true);
    let chart = Chart { width, height, last: reviewed.replay().len(), most: 100.0 };
    let mut inside = chart.grid("class=\"chart-grid\"") + &chart.foot(turns(reviewed));
    let mut summary = Vec::new();
    for seat in reviewed.seats() {
        inside += &chart.line(&format!("class=\"chart-line c{}\"", seat.index() + 1), chances(reviewed, seat));
        let last = chances(reviewed, seat).last().map_or(0.0, |(_, chance)| chance);
        summary.push(format!("{} {last:.0}", reviewed.name(seat)));
    }
    if let Some(step) = at {
        let x = chart.across(step + 1);
        let (top, foot) = (chart.down(100.0), chart.down(0.0));
        let _ = write!(
            inside,
            "<line class=\"chart-now\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{top:.1}\" y2=\"{foot:.1}\"></line>"
        );
    }
    // Errors lie over luck, and what is looked at over both.
    let mut sorted: Vec<&ReviewMark> = marks.iter().collect();
    sorted.sort_by_key(|mark| (Some(mark.step) == at, mark.error.is_some()));
    for mark in sorted {
        let y = reviewed.review().steps[mark.step].after[mark.seat.index()] * 100.0;
        let now = if Some(mark.step) == at { " is-now" } else { "" };
        let _ = write!(
            inside,
            "<g class=\"chart-mark c{}{now}\" data-step=\"{}\"><title>{}</title>{}</g>",
            mark.seat.index() + 1,
            mark.step,
            text(&spoken(lang, &reviewed.sentence(lang, mark))),
            shape(mark, chart.across(mark.step + 1), chart.down(y)),
        );
    }
    format!(
        "<svg class=\"chart\" viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}: {}\">{inside}</svg>",
        text(words::chances(lang)),
        text(&summary.join(", ")),
    )
}

/// A circle for an error, larger for a graver one; a diamond for luck.
fn shape(mark: &ReviewMark, x: f64, y: f64) -> String {
    let radius = match mark.error.map(|judgement| judgement.grade()) {
        None => return format!("<path d=\"M{x:.1} {:.1}l5 5-5 5-5-5z\"></path>", y - 5.0),
        Some(Grade::Blunder) => 7,
        Some(Grade::Mistake) => 5,
        Some(_) => 4,
    };
    format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"></circle>")
}

fn legend_key(error: bool) -> String {
    let shape =
        if error { "<circle cx=\"8\" cy=\"8\" r=\"6\"></circle>" } else { "<path d=\"M8 2l6 6-6 6-6-6z\"></path>" };
    format!("<svg class=\"icon chart-mark c6\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">{shape}</svg>")
}

/// The mark somebody looks at: whose it is, what it cost, what would have been better.
fn mark_card(reviewed: &Reviewed, lang: Lang, marks: &[ReviewMark], here: Option<&ReviewMark>) -> String {
    let Some(mark) = here else {
        let none = if reviewed.is_whole() { words::no_errors_at_all(lang) } else { words::none_yet(lang) };
        return format!("<p>{}</p>", text(none));
    };
    let alike: Vec<usize> =
        marks.iter().filter(|one| one.error.is_some() == mark.error.is_some()).map(|one| one.step).collect();
    let number = alike.iter().position(|&step| step == mark.step).map_or(0, |at| at + 1);
    let kind = if mark.error.is_some() { words::mark_error(lang) } else { words::mark_luck(lang) };
    let graded = mark.error.map(|judgement| format!("{} ", grade(lang, judgement.grade()))).unwrap_or_default();
    let id = reviewed.replay().setup().monsters()[mark.seat.index()].id();
    let mut out = format!(
        "<div class=\"row m-{id}\"><span class=\"portrait portrait-s\"><svg class=\"monster\" aria-hidden=\"true\"><use href=\"#m-{id}\"/></svg></span>\
         <span><b>{}</b> <span class=\"badge\">{}{}</span><br><small class=\"muted\">{} · {}</small></span></div><p>{}</p>",
        text(reviewed.name(mark.seat)),
        text(&graded),
        signed(lang, mark.change),
        text(&words::one_of(lang, kind, number, alike.len())),
        text(&reviewed.place(lang, mark.step)),
        rich(lang, &reviewed.about(lang, mark)),
    );
    let (Some(judgement), Some(answers)) = (mark.error, reviewed.answers(lang, mark)) else { return out };
    let table = reviewed.table(mark.step);
    let each = [
        (judgement.chosen, judgement.chance, words::played(lang), ""),
        (judgement.best, judgement.best_chance, words::better(lang), " class=\"is-better\""),
    ];
    out += "<dl class=\"review-answers\">";
    for ((action, chance, head, class), answer) in each.into_iter().zip(answers) {
        let dice = match action {
            Action::Keep(kept) => dice_line(lang, table.turn().dice, kept, table.rules().dice_tokens),
            _ => String::new(),
        };
        let (head, chance) = (text(head), whole(lang, chance));
        let _ = write!(out, "<div{class}><dt>{head} · {chance}</dt><dd>{dice}{}</dd></div>", rich(lang, &answer));
    }
    out + "</dl>"
}

/// Dice as they lie, with those that are kept.
fn dice_line(lang: Lang, dice: Dice, kept: Dice, kanji: bool) -> String {
    let mut out = format!("<div class=\"dice-line\" role=\"img\" aria-label=\"{}\">", text(&dice_spoken(lang, kept)));
    for face in Face::ALL {
        for i in 0..dice.count(face) {
            let class = if i < kept.count(face) { " is-kept" } else { "" };
            let _ = write!(
                out,
                "<span class=\"die die-small{class}\"><svg class=\"die-face\" aria-hidden=\"true\"><use href=\"{}\"/></svg></span>",
                face_picture(Some(face), kanji),
            );
        }
    }
    out + "</div>"
}

fn icon(id: &str) -> String {
    format!("<svg class=\"icon\" aria-hidden=\"true\"><use href=\"#{id}\"/></svg>")
}

/// A text as HTML.
pub(crate) fn text(plain: &str) -> String {
    plain.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text with its symbols drawn, and in words for those who listen.
fn rich(lang: Lang, plain: &str) -> String {
    let mut drawn = text(plain);
    if !drawn.contains(SYMBOLS.map(|(symbol, _)| symbol)) {
        return drawn;
    }
    for (symbol, id) in SYMBOLS {
        let glyph = format!("<svg class=\"glyph glyph-{id}\" aria-hidden=\"true\"><use href=\"#g-{id}\"/></svg>");
        drawn = drawn.replace(symbol, &glyph);
    }
    format!("<span aria-hidden=\"true\">{drawn}</span><span class=\"sr\">{}</span>", text(&spoken(lang, plain)))
}

const SYMBOLS: [(char, &str); 4] = [('★', "star"), ('♥', "heart"), ('⚡', "bolt"), ('✊', "smash")];

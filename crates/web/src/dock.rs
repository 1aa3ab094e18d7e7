//! Within reach of the thumb: the dice, the question, the answers, the coach.

use kaiju_client::coach::Keeps;
use kaiju_client::{Danger, Press, Prompt, Sheet};
use kaiju_rules::{Action, Dice, Face, Question, Seat, Viewer};
use kaiju_text::events::{faces, seat_name};
use kaiju_text::{cards, web};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::ask;
use crate::board::danger_text;
use crate::info::{self, Info};
use crate::page::{drawn, icon, monster, rich};
use crate::prefs::{lang, settings, t};
use crate::stage::{Die, Stage};

/// What the dock talks to: the game it belongs to.
#[derive(Clone, Copy)]
pub(crate) struct Dock {
    pub stage: Stage,
    pub prompt: RwSignal<Option<Prompt>>,
    /// Gives an answer.
    pub press: Callback<Action>,
    /// An answer that should be thought over.
    pub doubt: RwSignal<Option<Press>>,
    /// May the coach speak at this table?
    pub coach: Signal<bool>,
    /// How long there is to answer, in seconds.
    pub clock: Signal<Option<u32>>,
}

impl Dock {
    /// Presses something, after a warning where one is due.
    pub(crate) fn push(self, press: Press) {
        let silent = settings().with_untracked(|settings| settings.comfort.silent);
        match press.danger {
            Some(Danger::Death | Danger::Defeat | Danger::Useless) if !silent => self.doubt.set(Some(press)),
            _ => self.press.run(press.action),
        }
    }

    /// The dice question, if that is what is asked: dice and rolls left.
    fn rolling(self) -> Option<(Dice, u8)> {
        self.prompt.with(|prompt| match prompt.as_ref()?.sheet {
            Sheet::Dice { dice, rolls, .. } => Some((dice, rolls)),
            _ => None,
        })
    }

    /// Keeps one more die of a face, or none of it when all are kept; all at once where `all` is set.
    pub(crate) fn keep_face(self, face: Face, all: bool) {
        self.stage.dice.update(|dice| {
            let of: Vec<&mut Die> = dice.iter_mut().filter(|die| die.face == Some(face)).collect();
            let kept = of.iter().filter(|die| die.kept).count();
            if kept == of.len() {
                for die in of {
                    die.kept = false;
                }
            } else {
                let more = if all { of.len() } else { 1 };
                for die in of.into_iter().filter(|die| !die.kept).take(more) {
                    die.kept = true;
                }
            }
        });
    }
}

/// Dice, question and answers.
#[component]
pub(crate) fn DockView(dock: Dock) -> impl IntoView {
    let keeps = Memo::new(move |_| {
        if !dock.coach.get() || dock.rolling().is_none_or(|(_, rolls)| rolls == 0) {
            return None;
        }
        dock.stage.view.with(Keeps::of).map(std::sync::Arc::new).map(Coached)
    });
    view! {
        <section class="dock" aria-label=t!(dock)>
            <Tray dock keeps/>
            <section class="prompt" aria-label=t!(question)>{move || prompt_view(dock)}</section>
            {move || coach_line(dock, keeps)}
        </section>
        <DoubtWindow dock/>
    }
}

/// What the coach worked out for these dice.
#[derive(Clone)]
struct Coached(std::sync::Arc<Keeps>);

impl PartialEq for Coached {
    fn eq(&self, other: &Coached) -> bool {
        std::sync::Arc::ptr_eq(&self.0, &other.0)
    }
}

/// The name of a face's picture.
pub(crate) fn face_picture(face: Option<Face>, kanji: bool) -> &'static str {
    match (face, kanji) {
        (None, _) => "/icons.svg#die-blank",
        (Some(Face::One), false) => "/icons.svg#die-1",
        (Some(Face::Two), false) => "/icons.svg#die-2",
        (Some(Face::Three), false) => "/icons.svg#die-3",
        (Some(Face::One), true) => "/icons.svg#die-1-j",
        (Some(Face::Two), true) => "/icons.svg#die-2-j",
        (Some(Face::Three), true) => "/icons.svg#die-3-j",
        (Some(Face::Energy), _) => "/icons.svg#die-bolt",
        (Some(Face::Heart), _) => "/icons.svg#die-heart",
        (Some(Face::Smash), _) => "/icons.svg#die-smash",
    }
}

/// A face in words.
fn face_name(face: Option<Face>) -> &'static str {
    let lang = lang();
    match face {
        None => web::die_blank(lang),
        Some(Face::One) => web::die_one(lang),
        Some(Face::Two) => web::die_two(lang),
        Some(Face::Three) => web::die_three(lang),
        Some(Face::Energy) => web::die_energy(lang),
        Some(Face::Heart) => web::die_heart(lang),
        Some(Face::Smash) => web::die_smash(lang),
    }
}

#[component]
fn Tray(dock: Dock, keeps: Memo<Option<Coached>>) -> impl IntoView {
    let stage = dock.stage;
    let kanji = Memo::new(move |_| stage.view.with(|view| view.table().rules().dice_tokens));
    let live = Memo::new(move |_| dock.rolling().is_some_and(|(_, rolls)| rolls > 0));
    let idle = Memo::new(move |_| {
        dock.prompt.with(|prompt| match prompt.as_ref().map(|p| &p.sheet) {
            Some(Sheet::Dice { idle, .. }) => *idle,
            _ => 0,
        })
    });
    // The best dice to keep, marked one by one.
    let best = Memo::new(move |_| {
        let Some(coached) = keeps.get() else { return Vec::new() };
        let mut left = coached.0.best().0;
        stage.dice.with(|dice| {
            dice.iter()
                .map(|die| {
                    let take = die.face.is_some_and(|face| left.count(face) > 0);
                    if let (true, Some(face)) = (take, die.face) {
                        left = left.minus(Dice::one(face));
                    }
                    take
                })
                .collect()
        })
    });
    let rolls = Memo::new(move |_| stage.view.with(|view| view.table().turn().rolls));
    let rolled = Memo::new(move |_| stage.view.with(|view| view.table().turn().rolled));
    let die = move |i: usize| {
        let one = Memo::new(move |_| stage.dice.with(|dice| dice.get(i).copied()));
        let class = move || {
            let die = one.get();
            let mut class = "die".to_string();
            if best.with(|best| best.get(i).copied().unwrap_or_default()) {
                class += " is-best";
            }
            if die.and_then(|die| die.face).is_some_and(|face| idle.get() >> face as u8 & 1 == 1) {
                class += " is-void";
            }
            if stage.fx.with(|fx| fx.tray) && die.is_some_and(|die| !die.kept) {
                class += " fx-tumble";
            }
            class
        };
        let label = move || {
            let die = one.get();
            let name = face_name(die.and_then(|die| die.face));
            let idle = die.and_then(|die| die.face).is_some_and(|face| idle.get() >> face as u8 & 1 == 1);
            match (die.is_some_and(|die| die.kept) && live.get(), idle) {
                (true, _) => web::die_kept(lang(), name),
                (false, true) => web::die_idle(lang(), name),
                (false, false) => name.to_string(),
            }
        };
        let toggle = move || {
            stage.dice.update(|dice| {
                if let Some(die) = dice.get_mut(i) {
                    die.kept = !die.kept;
                }
            });
        };
        let all = move || {
            if let Some(face) = one.get_untracked().and_then(|die| die.face) {
                let keep = stage.dice.with_untracked(|dice| dice.iter().any(|die| die.face == Some(face) && !die.kept));
                stage.dice.update(|dice| {
                    dice.iter_mut().filter(|die| die.face == Some(face)).for_each(|die| die.kept = keep);
                });
            }
        };
        view! {
            <button type="button" class=class disabled=move || !live.get() aria-label=label
                aria-pressed=move || live.get().then(|| if one.get().is_some_and(|die| die.kept) { "true" } else { "false" })
                on:click=move |event| { if event.shift_key() || event.ctrl_key() || event.meta_key() { all() } else { toggle() } }
                on:dblclick=move |_| { toggle(); all(); }>
                <svg class="die-face" aria-hidden="true"><use_ href=move || face_picture(one.get().filter(|die| !die.up).and_then(|die| die.face), kanji.get())/></svg>
                {move || (live.get() && one.get().is_some_and(|die| die.kept)).then(|| view! { <span class="die-mark">{icon("i-lock")}</span> })}
            </button>
        }
    };
    view! {
        <div class="tray" role="group" aria-label=t!(dice) data-dice=move || stage.dice.with(Vec::len).to_string()>
            <span class="tray-label">{move || if live.get() { web::tap_to_keep(lang()) } else if rolled.get() { web::the_roll(lang()) } else { web::dice(lang()) }}</span>
            <span class="tray-rolls">{move || (!rolled.get()).then(|| web::rolls_left(lang(), u32::from(rolls.get())))}</span>
            <For each=move || 0..stage.dice.with(Vec::len) key=|i| *i children=die/>
        </div>
    }
}

/// The question and its answers, or who is waited for.
fn prompt_view(dock: Dock) -> AnyView {
    let stage = dock.stage;
    let Some(prompt) = dock.prompt.get() else { return waiting(dock) };
    let (id, question) = stage.view.with(|view| {
        let table = view.table();
        (table.stand(prompt.seat).monster.id(), ask::question(lang(), table, &prompt))
    });
    let clock = move || dock.clock.get().map(clock_view);
    view! {
        <div class="prompt-ask">
            <div class=format!("portrait m-{id}")>{monster(id)}</div>
            <span>{rich(&question)}</span>
            {clock}
        </div>
        {answers(dock, &prompt)}
        {also(dock, &prompt)}
    }
    .into_any()
}

fn clock_view(left: u32) -> AnyView {
    let class = if left < 10 { "clock is-low" } else { "clock" };
    view! { <span class=class role="timer">{icon("i-clock")} {format!("{}:{:02}", left / 60, left % 60)}</span> }
        .into_any()
}

fn waiting(dock: Dock) -> AnyView {
    let text = dock.stage.view.with(|view| {
        let table = view.table();
        match view.pending() {
            kaiju_rules::Pending::Decide(seat, _) if view.viewer() != Viewer::Seat(seat) => {
                web::waiting_for(lang(), seat_name(table, seat))
            }
            kaiju_rules::Pending::Over(_) => web::game_over(lang()).to_string(),
            _ => web::turn_of(lang(), seat_name(table, table.active())),
        }
    });
    view! { <div class="prompt-ask prompt-wait"><span>{text}</span>{move || dock.clock.get().map(clock_view)}</div> }
        .into_any()
}

/// A button with what will happen on its second line.
fn button(
    class: &'static str,
    key: impl ToString,
    text: String,
    why: Option<String>,
    warn: bool,
    on_press: impl Fn() + 'static,
) -> AnyView {
    let key = key.to_string();
    let name = key.clone();
    let label = {
        let whole = why.as_ref().map_or_else(|| text.clone(), |why| format!("{text}. {why}"));
        ask::spoken(lang(), &whole)
    };
    view! {
        <button type="button" class=format!("btn {class}") data-key=name aria-label=label on:click=move |_| on_press()>
            {warn.then(|| icon("i-warn"))}
            <span class="btn-text"><span>{drawn(&text)}</span>{why.map(|why| view! { <span class="btn-why">{drawn(&why)}</span> })}</span>
            <kbd aria-hidden="true">{key}</kbd>
        </button>
    }
    .into_any()
}

fn answers(dock: Dock, prompt: &Prompt) -> AnyView {
    match &prompt.sheet {
        Sheet::Dice { dice, rolls, .. } => dice_answers(dock, *dice, *rolls),
        Sheet::Yield { lost, stay, leave } => yield_answers(dock, prompt.seat, *lost, *stay, *leave),
        Sheet::Shop { more, sweep, done, .. } => {
            let mut all: Vec<AnyView> = Vec::new();
            for (i, (offer, _)) in more.iter().enumerate() {
                if let Some(press) = offer.buy {
                    let (text, detail) = words_of(dock, prompt, press.action);
                    all.push(button("btn-good", i + 5, text, detail, press.danger.is_some(), move || dock.push(press)));
                }
            }
            if let Some(press) = *sweep {
                let (text, _) = words_of(dock, prompt, press.action);
                all.push(button("", 4, text, Some(web::sweep_why(lang()).to_string()), false, move || {
                    dock.push(press);
                }));
            }
            let done = *done;
            let (text, _) = words_of(dock, prompt, done.action);
            let why = done.danger.map(danger_text);
            all.push(button("btn-main", "Enter", text, why, done.danger.is_some(), move || dock.push(done)));
            view! { <div class="prompt-acts">{all}</div> }.into_any()
        }
        Sheet::List(presses) => {
            let evolves = matches!(prompt.question, Question::Evolve(_) | Question::Choose);
            let all: Vec<AnyView> = presses
                .iter()
                .enumerate()
                .map(|(i, &press)| {
                    let (text, detail) = words_of(dock, prompt, press.action);
                    let why = press.danger.map(danger_text).or(detail.filter(|_| evolves || presses.len() <= 4));
                    let class = if i == 0 { "btn-main" } else { "" };
                    button(class, i + 1, text, why, press.danger.is_some(), move || dock.push(press))
                })
                .collect();
            view! { <div class="prompt-acts">{all}</div> }.into_any()
        }
    }
}

/// An answer in words, and the card it is about.
fn words_of(dock: Dock, prompt: &Prompt, action: Action) -> (String, Option<String>) {
    dock.stage.view.with(|view| {
        let table = view.table();
        let card = kaiju_client::screen::card_of(table, action);
        (ask::answer(lang(), table, prompt, action), card.map(|card| cards::text(lang(), card).to_string()))
    })
}

fn dice_answers(dock: Dock, dice: Dice, rolls: u8) -> AnyView {
    let stop = Action::Keep(dice);
    let kept = Memo::new(move |_| dock.stage.kept());
    let roll = move || {
        let kept = kept.get();
        let n = dice.len().saturating_sub(kept.len());
        let why =
            if kept.is_empty() { web::keeps_nothing(lang()).to_string() } else { web::keeps(lang(), faces(kept)) };
        (rolls > 0 && n > 0).then(|| {
            button("btn-main", "Enter", web::roll_dice(lang(), u32::from(n)), Some(why), false, move || {
                dock.press.run(Action::Keep(kept));
            })
        })
    };
    let take = move || {
        let all = rolls == 0 || kept.get() == dice;
        let (class, key) = if all { ("btn-main", "Enter") } else { ("", "K") };
        let why = (rolls > 0).then(|| web::danger_rolls(lang(), u32::from(rolls)));
        button(class, key, web::stop_rolling(lang()).to_string(), why, false, move || dock.press.run(stop))
    };
    view! { <div class="prompt-acts">{roll} {take}</div> }.into_any()
}

fn yield_answers(dock: Dock, seat: Seat, lost: u8, stay: Press, leave: Press) -> AnyView {
    let (hearts, attacker) = dock.stage.view.with(|view| {
        let table = view.table();
        (table.hearts(seat), seat_name(table, table.active()))
    });
    let risk = dock.stage.view.with_untracked(|view| crate::risk::of(view, seat));
    let staying = match &risk {
        Some(risk) => web::stay_risk(lang(), u32::from(lost), hearts, percent(risk.stay)),
        None => web::stay_why(lang(), u32::from(lost), hearts),
    };
    let leaving = match &risk {
        Some(risk) => web::yield_risk(lang(), attacker, percent(risk.leave)),
        None => web::yield_why(lang(), attacker),
    };
    view! {
        <div class="prompt-acts">
            {button("btn-main", 1, web::stay(lang()).to_string(), Some(staying), stay.danger.is_some(), move || dock.push(stay))}
            {button("", 2, web::yield_tokyo(lang()).to_string(), Some(leaving), leave.danger.is_some(), move || dock.push(leave))}
        </div>
    }
    .into_any()
}

/// A share in percent, without a digit too many.
pub(crate) fn percent(share: f64) -> String {
    match share * 100.0 {
        p if p > 0.0 && p < 1.0 => "<1".to_string(),
        p => format!("{p:.0}"),
    }
}

/// Powers and evolutions that may be used while the question stays.
fn also(dock: Dock, prompt: &Prompt) -> AnyView {
    if prompt.also.is_empty() {
        return ().into_any();
    }
    let all: Vec<AnyView> = prompt
        .also
        .iter()
        .enumerate()
        .map(|(i, &press)| {
            let (text, _) = words_of(dock, prompt, press.action);
            let card = dock.stage.view.with_untracked(|view| kaiju_client::screen::card_of(view.table(), press.action));
            let key = char::from(b'A' + (b'P' - b'A') + i as u8 % 10).to_string();
            view! {
                <div class="row">
                    <div class="grow">{button("btn-good btn-wide", key, text, None, press.danger.is_some(), move || dock.push(press))}</div>
                    {card.map(|card| view! {
                        <button type="button" class="btn btn-icon" aria-label=web::card_details(lang(), cards::name(lang(), card)) on:click=move |_| info::open(Info::Card(card))>{icon("i-info")}</button>
                    })}
                </div>
            }
            .into_any()
        })
        .collect();
    view! { <div class="stack-tight" role="group" aria-label=web::also(lang())>{all}</div> }.into_any()
}

/// What the coach says.
fn coach_line(dock: Dock, keeps: Memo<Option<Coached>>) -> AnyView {
    let Some(coached) = keeps.get() else { return ().into_any() };
    let keeps = coached.0;
    let (best, chance) = keeps.best();
    let kept = dock.stage.kept();
    let mine = keeps.chance(kept);
    let wishes: Vec<String> = keeps
        .wishes(kept)
        .into_iter()
        .take(4)
        .map(|(wish, odds)| format!("{}×{} {}", wish.least, wish.face.symbol(), percent_exact(odds.value())))
        .collect();
    let less = mine.map(|mine| chance - mine).filter(|less| *less > 0.0005);
    let say = match less {
        Some(less) => web::coach_better(lang(), some_faces(best), percent_exact(chance), percent_exact(less)),
        None => web::coach_best(lang(), some_faces(best), percent_exact(chance)),
    };
    let odds = web::coach_odds(lang(), some_faces(kept), wishes.join(" · "));
    view! {
        <div class="coach" role="note">
            {icon("i-coach")}
            <span>{rich(&say)}</span>
            {(!wishes.is_empty()).then(|| view! { <span class="muted">{rich(&odds)}</span> })}
        </div>
    }
    .into_any()
}

/// Dice as pictures, or the word for none.
fn some_faces(dice: Dice) -> String {
    if dice.is_empty() { web::nothing(lang()).to_string() } else { faces(dice) }
}

fn percent_exact(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// Asks again before something that can hardly be meant.
#[component]
fn DoubtWindow(dock: Dock) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        let (doubt, dialog) = (dock.doubt.get(), dialog.get());
        if let Some(dialog) = dialog {
            match doubt {
                Some(_) if !dialog.open() => {
                    let _ = dialog.show_modal();
                }
                None if dialog.open() => dialog.close(),
                _ => {}
            }
        }
    });
    let text = move || dock.doubt.get().and_then(|press| press.danger).map(danger_text);
    let what = move || {
        let press = dock.doubt.get()?;
        let prompt = dock.prompt.get()?;
        Some(words_of(dock, &prompt, press.action).0)
    };
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby="doubt-title" on:close=move |_| dock.doubt.set(None)>
            <div class="dialog-head"><h2 id="doubt-title">{t!(really)}</h2></div>
            <div class="dialog-body stack">
                <p class="loud">{what}</p>
                <p class="note note-warn">{icon("i-warn")} <span>{text}</span></p>
                <label class="check"><input type="checkbox" prop:checked=move || settings().with(|s| s.comfort.silent)
                    on:change=move |event| settings().update(|s| s.comfort.silent = event_target_checked(&event))/> <span>{t!(no_more_warnings)}</span></label>
            </div>
            <div class="dialog-foot">
                <button type="button" class="btn" on:click=move |_| dock.doubt.set(None)>{t!(back)}</button>
                <button type="button" class="btn btn-main" on:click=move |_| {
                    if let Some(press) = dock.doubt.get_untracked() {
                        dock.doubt.set(None);
                        dock.press.run(press.action);
                    }
                }>{t!(do_it_anyway)}</button>
            </div>
        </dialog>
    }
}

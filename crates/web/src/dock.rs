//! The lower edge of the table page: the dice, the question, the answers, the coach.

use std::sync::Arc;

use kaiju_client::coach::{KeepOdds, Weighing};
use kaiju_client::tray::face_picture;
use kaiju_client::turns::duration;
use kaiju_client::{Danger, Press, Prompt, Sheet, Tray, pace, screen, story};
use kaiju_rules::notation::Words;
use kaiju_rules::{Action, Clause, Dice, Event, Face, Question, Seat, Viewer};
use kaiju_text::events::{self, faces, seat_name};
use kaiju_text::{cards, rules, web};
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ask;
use crate::board::danger_text;
use crate::coach;
use crate::game::Game;
use crate::info::{self, Info};
use crate::page::{drawn, icon, modal, monster, pressed, rich, stays_closed};
use crate::prefs::{lang, settings, t};
use crate::risk::{self, RiskOfStaying};
use crate::stage::Stage;

/// The dock of a game.
#[derive(Clone, Copy)]
pub(crate) struct Dock {
    game: Game,
    stage: Stage,
    prompt: RwSignal<Option<Prompt>>,
    /// An answer that should be thought over.
    doubt: RwSignal<Option<Press>>,
    /// How long there is to answer, in seconds.
    clock: Signal<Option<u32>>,
}

/// The dice alone, where nobody is asked anything.
pub(crate) fn lone_tray(stage: Stage) -> AnyView {
    view! { <TrayView stage prompt=RwSignal::new(None) keeps=Memo::new(|_| None)/> }.into_any()
}

/// The dice question, if that is what is asked: dice and rolls left.
fn rolling(prompt: RwSignal<Option<Prompt>>) -> Option<(Dice, u8)> {
    prompt.with(|prompt| match prompt.as_ref()?.sheet {
        Sheet::Dice { dice, rolls, .. } => Some((dice, rolls)),
        _ => None,
    })
}

impl Dock {
    pub(crate) fn new(game: Game, clock: Signal<Option<u32>>) -> Dock {
        Dock { game, stage: game.stage, prompt: game.prompt, doubt: RwSignal::new(None), clock }
    }

    /// Presses something, after a warning where one is due.
    pub(crate) fn push(self, press: Press) {
        let comfort = settings().with_untracked(|settings| settings.comfort);
        if press.danger.is_some_and(|danger| comfort.doubts(danger)) {
            self.doubt.set(Some(press));
        } else {
            self.game.press(press.action);
        }
    }

    /// An answer in the notation: every control that gives an answer carries it as `data-answer`.
    fn noted(self, action: Action) -> String {
        self.stage.view.with_untracked(|view| Words::for_table(view.table()).action(action))
    }

    /// What stands below an answer: what the coach says of it, and what it brings.
    fn below(self, action: Action, why: Option<String>) -> Option<String> {
        let told = self.game.weighed.with(|weighed| weighed.as_ref()?.told(lang(), action));
        match (told, why) {
            (Some(told), Some(why)) => Some(format!("{told} · {why}")),
            (told, why) => told.or(why),
        }
    }

    /// Keeps one more die of a face, or none of it when all are kept; all at once where `all` is set.
    pub(crate) fn keep_face(self, face: Face, all: bool) {
        self.stage.tray.update(|tray| tray.keep_more(face, all));
    }
}

/// Dice, question and answers.
#[component]
pub(crate) fn DockView(dock: Dock) -> impl IntoView {
    coach::attend(dock.game);
    let weighed = dock.game.weighed;
    let keeps = Memo::new(move |_| {
        let rolls = rolling(dock.prompt).is_some_and(|(_, rolls)| rolls > 0);
        weighed.get().filter(|weighed| rolls && weighed.best_keep().is_some())
    });
    // The best answer, where it is not about dice.
    let advice = Memo::new(move |_| {
        let best = weighed.with(|weighed| weighed.as_ref().map(|weighed| weighed.best().action));
        best.filter(|action| !matches!(action, Action::Keep(_)))
    });
    let asked = move || {
        let question = dock.prompt.with(|prompt| prompt.as_ref().map(|prompt| prompt.question))?;
        Some(dock.stage.view.with_untracked(|view| Words::for_table(view.table()).question(question)))
    };
    view! {
        <section class="dock" tabindex="-1" aria-label=t!(dock)>
            <TrayView stage=dock.stage prompt=dock.prompt keeps/>
            <section class="prompt" aria-label=t!(question) data-question=asked>{move || prompt_view(dock, advice, keeps)}</section>
            <CoachView dock keeps/>
        </section>
        <DoubtWindow dock/>
    }
}

/// What the coach worked out.
type Coached = Arc<Weighing>;

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
fn TrayView(stage: Stage, prompt: RwSignal<Option<Prompt>>, keeps: Memo<Option<Coached>>) -> impl IntoView {
    let kanji = Memo::new(move |_| stage.view.with(|view| view.table().rules().dice_tokens));
    let live = Memo::new(move |_| rolling(prompt).is_some_and(|(_, rolls)| rolls > 0));
    let idle = Memo::new(move |_| {
        prompt.with(|prompt| match prompt.as_ref().map(|p| &p.sheet) {
            Some(Sheet::Dice { idle, .. }) => *idle,
            _ => 0,
        })
    });
    // The best dice to keep, marked one by one.
    let best = Memo::new(move |_| {
        let Some(coached) = keeps.get() else { return Vec::new() };
        let Some((best, _)) = coached.best_keep() else { return Vec::new() };
        stage.tray.with(|tray| tray.among(best))
    });
    let rolls = Memo::new(move |_| stage.view.with(|view| view.table().turn().rolls));
    let rolled = Memo::new(move |_| stage.view.with(|view| view.table().turn().rolled));
    let die = move |i: usize| {
        let extra = Tray::is_extra(i);
        let one = Memo::new(move |_| stage.tray.with(|tray| tray.dice().get(i).copied()));
        let class = move || {
            let die = one.get();
            let mut class = if extra { "die is-extra" } else { "die" }.to_string();
            if best.with(|best| best.get(i).copied().unwrap_or_default()) {
                class += " is-best";
            }
            if die.and_then(|die| die.face).is_some_and(|face| idle.get() >> face as u8 & 1 == 1) {
                class += " is-void";
            }
            if stage.fx.with(|fx| fx.tray) && !rolled.get() && die.is_some_and(|die| !die.kept) {
                class += if stage.brisk.get() { " fx-tumble fx-brisk" } else { " fx-tumble" };
            }
            class
        };
        let label = move || {
            let die = one.get();
            let name = face_name(die.and_then(|die| die.face));
            let name = if extra { web::die_extra(lang(), name) } else { name.to_string() };
            let idle = die.and_then(|die| die.face).is_some_and(|face| idle.get() >> face as u8 & 1 == 1);
            match (die.is_some_and(|die| die.kept) && live.get(), idle) {
                (true, _) => web::die_kept(lang(), name),
                (false, true) => web::die_idle(lang(), name),
                (false, false) => name,
            }
        };
        let toggle = move || stage.tray.update(|tray| tray.toggle(i));
        // All of its face become what this die is not yet.
        let all = move || stage.tray.update(|tray| tray.toggle_alike(i));
        view! {
            <button type="button" class=class disabled=move || !live.get() aria-label=label
                data-face=move || one.get().and_then(|die| die.face).map(|face| face.letter().to_string())
                aria-pressed=move || live.get().then(|| if one.get().is_some_and(|die| die.kept) { "true" } else { "false" })
                on:click=pressed(move |event| { if event.shift_key() || event.ctrl_key() || event.meta_key() { all() } else { toggle() } })
                on:dblclick=move |_| all()>
                {extra.then(|| view! { <span class="die-plus" aria-hidden="true">"+"</span> })}
                <svg class="die-face" aria-hidden="true"><use_ href=move || face_picture(one.get().and_then(|die| die.face), kanji.get())/></svg>
                {move || (live.get() && one.get().is_some_and(|die| die.kept)).then(|| view! { <span class="die-mark">{icon("i-lock")}</span> })}
            </button>
        }
    };
    view! {
        <div class="tray" role="group" aria-label=t!(dice) data-dice=move || stage.tray.with(|tray| tray.len()).to_string()>
            <span class="tray-label">{move || if live.get() { web::tap_to_keep(lang()) } else if rolled.get() { web::the_roll(lang()) } else { web::dice(lang()) }}</span>
            <span class="tray-rolls">{move || (!rolled.get()).then(|| web::rolls_left(lang(), u32::from(rolls.get())))}</span>
            <For each=move || 0..stage.tray.with(|tray| tray.len()) key=|i| *i children=die/>
        </div>
    }
}

/// The question and its answers, or who is waited for.
fn prompt_view(dock: Dock, advice: Memo<Option<Action>>, keeps: Memo<Option<Coached>>) -> AnyView {
    let stage = dock.stage;
    let Some(prompt) = dock.prompt.get() else { return waiting(dock) };
    let (id, question) = stage.view.with(|view| {
        let table = view.table();
        (table.stand(prompt.seat).monster.id(), ask::question(lang(), table, &prompt))
    });
    let clock = move || dock.clock.get().map(clock_view);
    // The dice say themselves what is asked: on a small screen the words would only push the table away.
    let class = if matches!(prompt.sheet, Sheet::Dice { .. }) { "prompt-ask prompt-dice" } else { "prompt-ask" };
    view! {
        {meanwhile(dock, &prompt)}
        <div class=class>
            <div class=format!("portrait m-{id}")>{monster(id)}</div>
            <span>{rich(&question)}</span>
            {prompt.question.clause().map(rule_button)}
            {clock}
        </div>
        {answers(dock, &prompt, advice.get(), keeps)}
        {also(dock, &prompt, advice.get())}
    }
    .into_any()
}

/// The way from a question to its rule.
fn rule_button(clause: Clause) -> AnyView {
    let title = move || rules::title(lang(), clause);
    view! {
        <button type="button" class="btn btn-plain btn-icon ask-rule" aria-label=move || web::why_label(lang(), title())
            on:click=pressed(move |_| info::open(Info::Clause(clause)))>{icon("i-help")}</button>
    }
    .into_any()
}

/// What the others did since one's last turn, at the first roll of a turn: a line of faces and figures.
fn meanwhile(dock: Dock, prompt: &Prompt) -> AnyView {
    if prompt.question != Question::Keep {
        return ().into_any();
    }
    let told = dock.game.log.with_untracked(|log| {
        let rolls = log.iter().rev().take_while(|beat| !matches!(beat.event, Event::TurnBegan { .. }));
        if rolls.filter(|beat| matches!(beat.event, Event::Threw { .. })).count() > 1 {
            return Vec::new();
        }
        story::meanwhile(log.iter().map(AsRef::as_ref), prompt.seat)
    });
    if told.is_empty() {
        return ().into_any();
    }
    let all = told.iter().map(|one| {
        let (id, name, bought) = dock.stage.view.with_untracked(|view| {
            let table = view.table();
            let bought: Vec<String> =
                one.bought.iter().map(|&card| cards::name(lang(), table.card(card)).to_string()).collect();
            (table.stand(one.seat).monster.id(), seat_name(table, one.seat), bought)
        });
        let figures: Vec<String> = [signed(one.hearts, '♥'), signed(one.stars, '★')]
            .into_iter()
            .flatten()
            .chain(bought)
            .chain(one.died.then(|| web::out(lang()).to_string()))
            .collect();
        view! {
            <li class=format!("tidings m-{id}")>
                <div class="portrait">{monster(id)}</div>
                <span class="sr">{name}": "</span>
                <span>{rich(&figures.join(" "))}</span>
            </li>
        }
    });
    view! {
        <ul class="meanwhile" tabindex="0" aria-label=web::meanwhile(lang())>{all.collect_view()}</ul>
    }
    .into_any()
}

fn clock_view(left: u32) -> AnyView {
    let class = if left < 10 { "clock is-low" } else { "clock" };
    let told = match left {
        0..3600 => format!("{}:{:02}", left / 60, left % 60),
        _ => duration(lang(), u64::from(left) * 1000),
    };
    view! { <span class=class role="timer">{icon("i-clock")} {told}</span> }.into_any()
}

/// Whose turn it is and what happens in it, word by word, with a way to be done with it.
fn waiting(dock: Dock) -> AnyView {
    let who = Memo::new(move |_| {
        dock.stage.view.with(|view| {
            let seat = match view.pending() {
                kaiju_rules::Pending::Decide(seat, _) => seat,
                _ => view.table().active(),
            };
            view.table().stand(seat).monster.id()
        })
    });
    let text = move || {
        dock.stage.view.with(|view| {
            let table = view.table();
            match view.pending() {
                kaiju_rules::Pending::Decide(seat, _) if view.viewer() != Viewer::Seat(seat) => {
                    web::waiting_for(lang(), seat_name(table, seat))
                }
                _ if table.over().is_some() => web::game_over(lang()).to_string(),
                _ => web::turn_of(lang(), seat_name(table, table.active())),
            }
        })
    };
    // The log is read aloud elsewhere: this is for the eyes, where it cannot be overlooked.
    let lines = move || {
        dock.game.log.with(|log| {
            let of_turn = log.iter().rev().take_while(|beat| !matches!(beat.event, Event::TurnBegan { .. }));
            let told = of_turn.filter(|beat| pace::weight(beat.event) <= 2).take(2);
            let mut lines: Vec<AnyView> = told
                .map(|beat| view! { <span>{drawn(&events::line(lang(), &beat.before, beat.event))}</span> }.into_any())
                .collect();
            lines.reverse();
            lines
        })
    };
    // Nobody here will be asked any more: one press leads to the end.
    let skip = move || {
        let out =
            dock.stage.view.with(|view| matches!(view.viewer(), Viewer::Seat(me) if !view.table().alive().has(me)));
        if out || dock.game.resting.get() { web::skip_end(lang()) } else { web::skip(lang()) }
    };
    view! {
        <div class="prompt-wait">
            <div class=move || format!("portrait m-{}", who.get())>{move || monster(who.get())}</div>
            <div class="prompt-news">
                <b>{text}{move || dock.clock.get().map(clock_view)}</b>
                <div class="prompt-lines" aria-hidden="true">{lines}</div>
            </div>
            <button type="button" class="btn btn-icon" class:is-idle=move || !dock.game.moving.get() disabled=move || !dock.game.moving.get()
                aria-label=skip title=skip on:click=pressed(move |_| dock.game.skip())>{icon("i-skip")}</button>
        </div>
        <Show when=move || dock.game.resting.get()>
            <button type="button" class="btn btn-main" on:click=pressed(move |_| dock.game.rest(false))>{icon("i-bot")} {t!(play_myself)}</button>
        </Show>
    }
    .into_any()
}

/// A button that gives an answer (in the notation), with what will happen on its second line.
fn button(
    class: impl AsRef<str>,
    key: impl ToString,
    answer: String,
    text: String,
    why: Option<String>,
    warn: bool,
    on_press: impl Fn() + 'static,
) -> AnyView {
    let (key, class) = (key.to_string(), class.as_ref().to_string());
    let name = key.clone();
    let best = class.contains("is-best");
    let label = {
        let mut whole = why.as_ref().map_or_else(|| text.clone(), |why| format!("{text}. {why}"));
        if best {
            whole = [whole.as_str(), web::coach_advises(lang())].join(". ");
        }
        ask::spoken(lang(), &whole)
    };
    view! {
        <button type="button" class=format!("btn {class}") data-key=name data-answer=answer aria-label=label on:click=pressed(move |_| on_press())>
            {warn.then(|| icon("i-warn"))} {best.then(|| icon("i-coach"))}
            <span class="btn-text"><span>{drawn(&text)}</span>{why.map(|why| view! { <span class="btn-why">{drawn(&why)}</span> })}</span>
            <kbd aria-hidden="true">{key}</kbd>
        </button>
    }
    .into_any()
}

/// The style of an answer: one stands out, and it is the one that the coach would press where it speaks.
fn advised(class: &'static str, action: Action, (advice, main): (Option<Action>, Option<Action>)) -> String {
    let class = if main == Some(action) { "btn-main" } else { class };
    if advice == Some(action) { format!("{class} is-best") } else { class.to_string() }
}

fn answers(dock: Dock, prompt: &Prompt, advice: Option<Action>, keeps: Memo<Option<Coached>>) -> AnyView {
    let advice = (advice, prompt.main(advice));
    match &prompt.sheet {
        Sheet::Dice { dice, rolls, .. } => dice_answers(dock, *dice, *rolls, keeps),
        Sheet::Yield { lost, stay, leave } => yield_answers(dock, prompt.seat, *lost, *stay, *leave, advice),
        Sheet::Shop { places, more, sweep, done } => {
            let mut all: Vec<AnyView> = Vec::new();
            // The card the coach would buy lies in the shop: Enter buys it from here.
            let bought = places.iter().flatten().filter_map(|offer| offer.buy);
            if let Some(press) = bought.into_iter().find(|press| advice.0 == Some(press.action)) {
                let (text, _) = words_of(dock, prompt, press.action);
                let (class, answer) = (advised("", press.action, advice), dock.noted(press.action));
                let why = dock.below(press.action, press.danger.map(danger_text));
                all.push(button(class, "Enter", answer, text, why, press.danger.is_some(), move || dock.push(press)));
            }
            for (i, (offer, _)) in more.iter().enumerate() {
                if let Some(press) = offer.buy {
                    let (text, detail) = words_of(dock, prompt, press.action);
                    all.push(button(
                        advised("btn-good", press.action, advice),
                        i + 5,
                        dock.noted(press.action),
                        text,
                        dock.below(press.action, detail),
                        press.danger.is_some(),
                        move || dock.push(press),
                    ));
                }
            }
            if let Some(press) = *sweep {
                let (text, _) = words_of(dock, prompt, press.action);
                let class = advised("", press.action, advice);
                all.push(button(
                    class,
                    4,
                    dock.noted(press.action),
                    text,
                    dock.below(press.action, Some(web::sweep_why(lang()).to_string())),
                    false,
                    move || {
                        dock.push(press);
                    },
                ));
            }
            let done = *done;
            let (text, _) = words_of(dock, prompt, done.action);
            let why = dock.below(done.action, done.danger.map(danger_text));
            let class = advised("", done.action, advice);
            let key = if advice.1 == Some(done.action) { "Enter" } else { "0" };
            all.push(button(class, key, dock.noted(done.action), text, why, done.danger.is_some(), move || {
                dock.push(done);
            }));
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
                    let why = dock.below(press.action, why);
                    let class = advised("", press.action, advice);
                    let answer = dock.noted(press.action);
                    button(class, i + 1, answer, text, why, press.danger.is_some(), move || dock.push(press))
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
        let card = screen::card_of(table, action);
        (ask::answer(lang(), table, prompt, action), card.map(|card| cards::text(lang(), card).to_string()))
    })
}

fn dice_answers(dock: Dock, dice: Dice, rolls: u8, keeps: Memo<Option<Coached>>) -> AnyView {
    let stop = Action::Keep(dice);
    let danger = (rolls > 0).then_some(Danger::RollsLeft(rolls));
    // What the coach would keep; all of the dice where it would stop.
    let best = move || keeps.get()?.best_keep().map(|(best, _)| best);
    let brings = dock.stage.view.with_untracked(|view| match view.viewer() {
        Viewer::Seat(seat) => bounty_words(view.table(), &screen::bounty(view, seat, stop)),
        Viewer::Public => Vec::new(),
    });
    let kept = Memo::new(move |_| dock.stage.kept());
    let roll = move || {
        let kept = kept.get();
        let n = dice.len().saturating_sub(kept.len());
        let why =
            if kept.is_empty() { web::keeps_nothing(lang()).to_string() } else { web::keeps(lang(), faces(kept)) };
        (rolls > 0 && n > 0).then(|| {
            let answer = dock.noted(Action::Keep(kept));
            // What the coach would not do does not stand out; Enter still does what was chosen.
            let class = match best() {
                Some(best) if best == dice => "",
                Some(best) if best == kept => "btn-main is-best",
                Some(_) => "btn-enter",
                None => "btn-main",
            };
            let key = if class.is_empty() { "N" } else { "Enter" };
            button(class, key, answer, web::roll_dice(lang(), u32::from(n)), Some(why), false, move || {
                dock.game.press(Action::Keep(kept));
            })
        })
    };
    let take = move || {
        let all = rolls == 0 || kept.get() == dice;
        let (class, key) = match best() {
            Some(best) if best == dice => ("btn-main is-best", "Enter"),
            Some(_) if all => ("btn-enter", "Enter"),
            None if all => ("btn-main", "Enter"),
            _ => ("", "K"),
        };
        // How many rolls are left stands above the dice; here it is said only where there is nothing else to say.
        let why = match (brings.is_empty(), rolls) {
            (false, _) => Some(brings.join(" · ")),
            (true, 1..) => Some(web::danger_rolls(lang(), u32::from(rolls))),
            (true, 0) => None,
        };
        let text = web::stop_rolling(lang()).to_string();
        button(class, key, dock.noted(stop), text, why, false, move || dock.push(Press { action: stop, danger }))
    };
    view! { <div class="prompt-acts">{roll} {take}</div> }.into_any()
}

/// A gain or a loss; nothing where there is neither.
fn signed(n: i16, symbol: char) -> Option<String> {
    (n != 0).then(|| format!("{}{}{symbol}", if n < 0 { '−' } else { '+' }, n.unsigned_abs()))
}

/// What an answer brings, part by part.
fn bounty_words(table: &kaiju_rules::Table, bounty: &screen::Bounty) -> Vec<String> {
    let gains: Vec<String> = [(bounty.stars, '★'), (bounty.energy, '⚡'), (bounty.hearts, '♥')]
        .into_iter()
        .filter_map(|(n, symbol)| signed(n, symbol))
        .collect();
    // Those who fall are named; several who only suffer are counted.
    let falls = |&&(who, hearts): &&(Seat, u8)| hearts >= table.hearts(who);
    let others: Vec<&(Seat, u8)> = bounty.hits.iter().filter(|hit| !falls(hit)).collect();
    let mut hits: Vec<String> =
        bounty.hits.iter().filter(falls).map(|hit| web::falls(lang(), seat_name(table, hit.0))).collect();
    let same = others.windows(2).all(|pair| pair[0].1 == pair[1].1);
    if others.len() > 1 && same {
        hits.push(web::hits_many(lang(), others.len(), others[0].1));
    } else {
        hits.extend(others.iter().map(|(who, hearts)| format!("{} −{hearts}♥", seat_name(table, *who))));
    }
    let mut words: Vec<String> = Vec::new();
    if !gains.is_empty() {
        words.push(gains.join(" "));
    }
    words.extend(hits);
    if bounty.enters {
        words.push(web::you_enter(lang()).to_string());
    }
    if bounty.wins {
        words.push(web::you_win(lang()).to_string());
    }
    words
}

fn yield_answers(
    dock: Dock,
    seat: Seat,
    lost: u8,
    stay: Press,
    leave: Press,
    advice: (Option<Action>, Option<Action>),
) -> AnyView {
    let (hearts, attacker) = dock.stage.view.with(|view| {
        let table = view.table();
        (table.hearts(seat), seat_name(table, table.active()))
    });
    // Where neither answer is dangerous, no figure is worth a look.
    let risk = dock.stage.view.with_untracked(|view| risk::of(view, seat)).filter(|risk| risk.stay + risk.leave > 0.0);
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
            {button(advised("", stay.action, advice), 1, dock.noted(stay.action), web::stay(lang()).to_string(), dock.below(stay.action, Some(staying)), stay.danger.is_some(), move || dock.push(stay))}
            {button(advised("", leave.action, advice), 2, dock.noted(leave.action), web::yield_tokyo(lang()).to_string(), dock.below(leave.action, Some(leaving)), leave.danger.is_some(), move || dock.push(leave))}
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
fn also(dock: Dock, prompt: &Prompt, advice: Option<Action>) -> AnyView {
    if prompt.also.is_empty() {
        return ().into_any();
    }
    let all: Vec<AnyView> = prompt
        .also
        .iter()
        .enumerate()
        .map(|(i, &press)| {
            let (text, detail) = words_of(dock, prompt, press.action);
            let card = dock.stage.view.with_untracked(|view| screen::card_of(view.table(), press.action));
            let detail = dock.below(press.action, detail);
            let key = char::from(b'A' + (b'P' - b'A') + i as u8 % 10).to_string();
            let class = format!("btn-wide {}", advised("btn-good", press.action, (advice, advice)));
            view! {
                <div class="also-one">
                    <div class="grow">{button(class, key, dock.noted(press.action), text, detail, press.danger.is_some(), move || dock.push(press))}</div>
                    {card.map(|card| view! {
                        <button type="button" class="btn btn-icon" aria-label=web::card_details(lang(), cards::name(lang(), card)) on:click=pressed(move |_| info::open(Info::Card(card)))>{icon("i-info")}</button>
                    })}
                </div>
            }
            .into_any()
        })
        .collect();
    view! { <div class="also" role="group" aria-label=web::also(lang())>{all}</div> }.into_any()
}

/// What the coach says: the best keep on one line, and below it, for whoever wants to know, exact odds and the risk.
#[component]
fn CoachView(dock: Dock, keeps: Memo<Option<Coached>>) -> impl IntoView {
    // Open by itself only where there is room for it; then as it was left.
    let room = |size: Result<wasm_bindgen::JsValue, _>, least| {
        size.ok().and_then(|size| size.as_f64()).is_some_and(|size| size >= least)
    };
    let open = RwSignal::new(room(window().inner_width(), 1152.0) && room(window().inner_height(), 1000.0));
    let line = move || {
        let weighed = keeps.get()?;
        let (best, chance) = weighed.best_keep()?;
        let mine = weighed.chance(Action::Keep(dock.stage.kept()));
        let less = mine.map(|mine| chance - mine).filter(|less| *less > 0.0005);
        let say = match less {
            Some(less) => web::coach_better(lang(), percent_exact(chance), percent_exact(less)),
            None => web::coach_best(lang(), percent_exact(chance)),
        };
        Some(view! { {dice_line(best)} <span>{say}</span> })
    };
    let take = move |_| {
        let Some((best, _)) = keeps.get_untracked().and_then(|weighed| weighed.best_keep()) else { return };
        dock.stage.tray.update(|tray| tray.keep(best));
    };
    let odds = move || {
        keeps.with(Option::is_some).then_some(())?;
        let (dice, rolls) = rolling(dock.prompt)?;
        let kept = dock.stage.kept();
        let wishes = KeepOdds { dice, rolls }.wishes(kept);
        let all = wishes.into_iter().take(6).map(|(wish, odds)| {
            let share = odds.value();
            view! {
                <li class="odds">{dice_line(Dice::of(wish.face, wish.least))}
                    <svg class="odds-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="odds-fill" width=format!("{:.1}", share * 100.0) height="8"></rect></svg>
                    <b>{percent_exact(share)}</b></li>
            }
        });
        Some(view! {
            <p class="coach-head">{web::coach_odds(lang(), some_faces(kept))}</p>
            <ul class="odds-list">{all.collect_view()}</ul>
        })
    };
    // The meter is the same for all rolls of a turn: it is looked at once.
    let key = Memo::new(move |_| {
        keeps.with(Option::is_some).then(|| {
            dock.stage.view.with(|view| match view.viewer() {
                Viewer::Seat(seat) => (view.table().turns(), seat, view.table().in_tokyo(seat)),
                Viewer::Public => (0, Seat::A, false),
            })
        })
    });
    let meter = move || {
        let (_, seat, true) = key.get()? else { return None };
        let risk = dock.stage.view.with_untracked(|view| risk::of(view, seat))?;
        Some(risk_view(&risk))
    };
    view! {
        <Show when=move || keeps.with(Option::is_some)>
            <details class="coach" open=move || open.get() on:toggle=move |event| {
                let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
                open.set(details.is_some_and(|details| details.has_attribute("open")));
            }>
                <summary>{icon("i-coach")} {line}</summary>
                <div class="coach-more">
                    <button type="button" class="btn coach-take" on:click=pressed(take)>{icon("i-lock")} {t!(coach_take)}</button>
                    <div>{odds}</div>
                    {meter}
                </div>
            </details>
        </Show>
    }
}

/// How dangerous Tokyo is: two bars with their figures.
fn risk_view(risk: &RiskOfStaying) -> AnyView {
    let bar = |name: &'static str, share: f64| {
        view! {
            <li class="odds"><span>{name}</span>
                <svg class="odds-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="odds-fill is-bad" width=format!("{:.1}", share * 100.0) height="8"></rect></svg>
                <b>{kaiju_text::percent(lang(), percent(share))}</b></li>
        }
    };
    view! {
        <div>
            <p class="coach-head">{web::risk_meter(lang())}</p>
            <ul class="odds-list">{bar(web::risk_stay(lang()), risk.stay)} {bar(web::risk_yield(lang()), risk.leave)}</ul>
        </div>
    }
    .into_any()
}

/// Dice as small pictures, and in words.
fn dice_line(dice: Dice) -> AnyView {
    if dice.is_empty() {
        return view! { <span class="dice-line">{web::nothing(lang())}</span> }.into_any();
    }
    let kanji = crate::game::game().stage.view.with_untracked(|view| view.table().rules().dice_tokens);
    let all = Face::ALL.into_iter().flat_map(|face| (0..dice.count(face)).map(move |_| face)).map(|face| {
        view! { <span class="die die-small"><svg class="die-face" aria-hidden="true"><use_ href=face_picture(Some(face), kanji)/></svg></span> }
    });
    let heard = ask::spoken(lang(), &faces(dice));
    view! { <span class="dice-line"><span aria-hidden="true">{all.collect_view()}</span><span class="sr">{heard}</span></span> }
        .into_any()
}

/// Dice as pictures, or the word for none.
fn some_faces(dice: Dice) -> String {
    if dice.is_empty() { web::nothing(lang()).to_string() } else { faces(dice) }
}

fn percent_exact(share: f64) -> String {
    kaiju_text::percent(lang(), kaiju_text::decimal(lang(), share * 100.0, 1))
}

/// Asks again before something that can hardly be meant.
#[component]
fn DoubtWindow(dock: Dock) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    modal(dialog, move || dock.doubt.get().is_some());
    let text = move || dock.doubt.get().and_then(|press| press.danger).map(danger_text);
    let noted = move || dock.doubt.get().map(|press| dock.noted(press.action));
    // Rolls that are left have a setting of their own.
    let stops =
        move || dock.doubt.with(|press| matches!(press, Some(Press { danger: Some(Danger::RollsLeft(_)), .. })));
    let quiet = move || settings().with(|s| if stops() { !s.comfort.confirm_stop } else { s.comfort.silent });
    let hush = move |on: bool| {
        let stops = untrack(stops);
        settings().update(|s| if stops { s.comfort.confirm_stop = !on } else { s.comfort.silent = on });
    };
    let what = move || {
        let press = dock.doubt.get()?;
        let prompt = dock.prompt.get()?;
        Some(words_of(dock, &prompt, press.action).0)
    };
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby="doubt-title" on:close=move |_| if stays_closed(dialog) { dock.doubt.set(None) }>
            <div class="dialog-head"><h2 id="doubt-title">{t!(really)}</h2></div>
            <div class="dialog-body stack">
                <p class="loud">{what}</p>
                <p class="note note-warn">{icon("i-warn")} <span>{text}</span></p>
                <label class="check"><input type="checkbox" prop:checked=quiet on:change=move |event| hush(event_target_checked(&event))/> <span>{t!(no_more_warnings)}</span></label>
            </div>
            <div class="dialog-foot">
                <button type="button" class="btn" on:click=pressed(move |_| dock.doubt.set(None))>{t!(back)}</button>
                <button type="button" class="btn btn-main" data-answer=noted on:click=pressed(move |_| {
                    if let Some(press) = dock.doubt.get_untracked() {
                        dock.doubt.set(None);
                        dock.game.press(press.action);
                    }
                })>{t!(do_it_anyway)}</button>
            </div>
        </dialog>
    }
}

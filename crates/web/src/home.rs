//! The first page, and the one that sets up a new game.

use kaiju_bots::Player;
use kaiju_client::{Chair, HouseRules, Pick, PlayerFit, line_up};
use kaiju_rules::{EditionId, Monster, Rules, Setup};
use kaiju_text::{ask, daily, puzzle, web};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::board::bot_name;
use crate::find_table::BestTable;
use crate::game::{Game, game, luck, quick_setup, shuffled};
use crate::page::{icon, modal, monster, pressed, random_word, sprite, stays_closed};
use crate::prefs::{Label, lang, said, settings, t};
use crate::route::go;
use crate::rules_choice::{RulesChoice, SwitchChoice, fair_for_two, kept_rules};
use crate::tables::YourTables;

/// The first page: one tap and the dice roll.
#[component]
pub(crate) fn HomePage(seed: Option<u64>) -> impl IntoView {
    let code = RwSignal::new(String::new());
    let cast = ["cyber-kitty", "gigazaur", "the-king", "kraken", "meka-dragon"];
    let tile = |href: &'static str, picture: &'static str, name: Label, why: Label| {
        view! { <a class="tile" href=href>{icon(picture)}<b>{said(name)}</b><span class="muted">{said(why)}</span></a> }
    };
    view! {
        <main id="main">
            <section class="hero">
                <div class="hero-rays"></div>
                <div class="hero-words">
                    <h1 tabindex="-1">{sprite("wordmark", "#wordmark")}<span class="sr">"Kaiju"</span></h1>
                    <p class="hero-line">{t!(hero)}</p>
                    <div class="hero-acts">
                        <Show when=Game::is_kept>
                            <a class="btn btn-main btn-big" href="#/play">{icon("i-play")} {t!(go_on)}</a>
                        </Show>
                        <button type="button" class="btn btn-big" class:btn-main=!Game::is_kept() on:click=pressed(move |_| {
                            let seed = seed.unwrap_or_else(random_word);
                            let (setup, chairs) = quick_setup(seed);
                            game().begin(setup, chairs, &[], seed);
                            go("/play");
                        })>{icon("i-dice")} {t!(play_now)}</button>
                        <a class="btn btn-big btn-good" href="#/online">{icon("i-share")} {t!(play_with_friends)}</a>
                    </div>
                </div>
                <div class="hero-scene">
                    {sprite("hero-far", "#far")}
                    <div class="hero-monsters">{cast.into_iter().map(monster).collect_view()}</div>
                    {sprite("hero-front", "#low")}
                </div>
            </section>
            <div class="page stack">
                <YourTables/>
                <BestTable/>
                <div class="tiles">
                    {tile("#/tutorial", "i-help", web::tutorial, web::tutorial_why)}
                    {tile("#/new", "i-plus", web::new_game, web::new_game_why)}
                    {tile("#/daily", "i-dice", daily::daily, daily::about)}
                    {tile("#/puzzles", "i-coach", puzzle::puzzles, puzzle::about)}
                    {tile("#/rules", "i-rules", web::rules, web::rules_why)}
                    {tile("#/cards", "i-cards", web::cards, web::cards_why)}
                    {tile("#/faq", "i-info", web::faq, web::faq_why)}
                    {tile("#/records", "i-replay", web::records, web::records_why)}
                </div>
                <form class="box row field-row" on:submit=move |event| {
                    event.prevent_default();
                    let code = code.get_untracked().trim().to_string();
                    if !code.is_empty() {
                        go(&format!("/join/{code}"));
                    }
                }>
                    <div class="field grow">
                        <label for="join-code">{t!(join_by_code)}</label>
                        <input id="join-code" class="input" autocomplete="off" autocapitalize="characters" prop:value=code on:input=move |event| code.set(event_target_value(&event))/>
                    </div>
                    <button type="submit" class="btn">{t!(join)}</button>
                </form>
            </div>
        </main>
    }
}

/// A seat of a game that is being set up.
#[derive(Clone, PartialEq, Eq)]
struct SeatDraft {
    monster: Monster,
    chair: Chair,
    /// What the person is called.
    name: String,
}

/// The bots to choose from, by the words that name them.
pub(crate) const PLAYERS: [&str; 11] =
    [FITS, "level1", "level2", "level3", "level4", "level5", "level6", "smasher", "banker", "survivor", "scorer"];
/// The word for bots that fit who plays.
const FITS: &str = "fits";

/// What a bot is called where one is chosen.
pub(crate) fn choice_name(word: &str) -> String {
    if matches!(word.parse(), Ok(Player::Fits(_))) { web::fits_me(lang()).to_string() } else { bot_name(word) }
}

/// The word for a bot that was chosen, as it plays: one that is to fit fits by now.
pub(crate) fn word_for(word: &str) -> String {
    let fit = settings().with_untracked(|settings| settings.fit);
    if word == FITS { fit.player().to_string() } else { word.to_string() }
}

/// The page that sets up a new game on this device.
#[component]
pub(crate) fn NewPage(seed: Option<u64>) -> impl IntoView {
    let (house, saved) = (RwSignal::new(HouseRules::from(EditionId::default())), kept_rules());
    // The monsters follow from the seed of the address only: to type one does not change who sits where.
    let drawn = seed.unwrap_or_else(random_word);
    let seed = RwSignal::new(seed.map_or_else(String::new, |seed| seed.to_string()));
    let seats = RwSignal::new(draft(EditionId::default(), 4, drawn));
    let edition = Memo::new(move |_| house.with(|house| house.edition));
    // Another edition brings its own monsters.
    Effect::new(move |before: Option<EditionId>| {
        let chosen = edition.get();
        if before.is_some_and(|before| before != chosen) {
            seats.set(draft(chosen, seats.with_untracked(Vec::len), drawn));
        }
        chosen
    });
    let setup = move |seats: &[SeatDraft], house: HouseRules| {
        let monsters: Vec<Monster> = seats.iter().map(|seat| seat.monster).collect();
        Setup::of(house.edition, house.rules, &monsters)
    };
    let error = Memo::new(move |_| {
        let setup = seats.with(|seats| setup(seats, house.get()));
        setup.and_then(|setup| setup.check()).err().map(|error| kaiju_text::errors::setup(lang(), error))
    });
    let start = move |_| {
        let all = seats.get_untracked();
        if let Ok(setup) = setup(&all, house.get_untracked()) {
            let seed = seed.with_untracked(|seed| seed.trim().parse().ok()).unwrap_or_else(random_word);
            let names: Vec<String> = all.iter().map(|seat| seat.name.clone()).collect();
            game().begin(setup, all.iter().map(|seat| seat.chair).collect(), &names, seed);
            go("/play");
        }
    };
    // A monster that may not play with the switches as they are makes room for one that may (EVO-1).
    let switches = Memo::new(move |_| house.with(|house| house.rules));
    let next_free = move |seats: &[SeatDraft]| {
        let taken: Vec<Monster> = seats.iter().map(|seat| seat.monster).collect();
        line_up::draw(edition.get_untracked(), &switches.get_untracked(), &taken, &mut |_| 0)
    };
    Effect::new(move |_| {
        let rules = switches.get();
        seats.update(|seats| {
            while let Some(i) = seats.iter().position(|seat| !rules.admit(seat.monster))
                && let Some(guest) = next_free(seats)
            {
                seats[i].monster = guest;
            }
        });
    });
    let picking = RwSignal::new(None::<usize>);
    // One press sets all opponents; each can still be given its own way below.
    let levels = Player::levels().chain([PlayerFit::default().player()]).map(|player| {
        let level = Chair::Bot(player);
        let all = move || {
            seats.with(|seats| seats.iter().filter(|seat| seat.chair != Chair::Person).all(|seat| seat.chair == level))
        };
        let set = move |_| {
            seats.update(|seats| {
                seats.iter_mut().filter(|seat| seat.chair != Chair::Person).for_each(|seat| seat.chair = level);
            });
        };
        let word = player.to_string();
        view! {
            <label><input type="radio" name="level" prop:checked=all on:change=set/>
                <span>{move || choice_name(&word)}</span></label>
        }
    });
    let fits = move || seats.with(|seats| seats.iter().any(|seat| matches!(seat.chair, Chair::Bot(Player::Fits(_)))));
    // A monster somebody else has changes places; a drawn one is nobody's.
    let choose = Callback::new(move |pick: Option<Pick>| {
        let (chosen, house) = (picking.get_untracked(), house.get_untracked());
        picking.set(None);
        let (Some(i), Some(pick)) = (chosen, pick) else { return };
        seats.update(|seats| {
            let taken: Vec<Monster> = seats.iter().map(|seat| seat.monster).collect();
            let monster = match pick {
                Pick::This(monster) => Some(monster),
                _ => line_up::draw(house.edition, &house.rules, &taken, &mut |n| luck().below(n)),
            };
            let Some(monster) = monster else { return };
            let before = seats[i].monster;
            if let Some(other) = seats.iter_mut().find(|seat| seat.monster == monster) {
                other.monster = before;
            }
            seats[i].monster = monster;
        });
    });
    let all =
        Signal::derive(move || house.with(|house| line_up::choice(&house.rules).map(|one| (one, true)).collect()));
    let mine =
        Signal::derive(move || picking.get().and_then(|i| seats.with(|seats| seats.get(i).map(|seat| seat.monster))));
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(new_game)}</h1>
            <RulesChoice house saved/>
            <section class="stack" aria-label=t!(seats)>
                <h2>{t!(seats)}</h2>
                <fieldset class="segment"><legend>{t!(all_bots_play)}</legend>{levels.collect_view()}</fieldset>
                <Show when=fits><p class="small muted">{t!(fits_why)}</p></Show>
                <div class="seats">
                    <For each=move || 0..seats.with(Vec::len) key=|i| *i children=move |i| seat_row(seats, switches, i, picking)/>
                </div>
                <div class="row">
                    <button type="button" class="btn" data-seats="more" disabled={move || seats.with(Vec::len) >= 6} on:click=pressed(move |_| seats.update(|seats| {
                        if let Some(monster) = next_free(seats) {
                            seats.push(SeatDraft { monster, chair: Chair::USUAL, name: String::new() });
                        }
                    }))>{icon("i-plus")} {t!(add_seat)}</button>
                    <button type="button" class="btn" data-seats="less" disabled={move || seats.with(Vec::len) <= 2} on:click=pressed(move |_| seats.update(|seats| { seats.pop(); }))>{icon("i-minus")} {t!(remove_seat)}</button>
                </div>
            </section>
            {fair_for_two(house, Signal::derive(move || seats.with(Vec::len)))}
            <SwitchChoice house saved/>
            <div class="field"><label for="seed">{t!(seed)}</label>
                <input id="seed" class="input" inputmode="numeric" pattern="[0-9]*" maxlength="19" autocomplete="off" aria-describedby="seed-why" prop:value=seed on:input=move |event| seed.set(event_target_value(&event).chars().filter(char::is_ascii_digit).collect())/>
                <span id="seed-why" class="small muted">{t!(seed_why)}</span></div>
            {move || error.get().map(|error| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {error}</p> })}
            <button type="button" class="btn btn-main btn-big" disabled=move || error.get().is_some() on:click=pressed(start)>{icon("i-dice")} {t!(start)}</button>
            <MonsterWindow open=Signal::derive(move || picking.get().is_some()) mine all choose/>
        </main>
    }
}

fn draft(edition: EditionId, seats: usize, seed: u64) -> Vec<SeatDraft> {
    let monsters = shuffled(edition.edition().monsters.to_vec(), seed);
    let chair = |i: usize| if i == 0 { Chair::Person } else { Chair::USUAL };
    let seat = |(i, monster)| SeatDraft { monster, chair: chair(i), name: String::new() };
    monsters.into_iter().take(seats).enumerate().map(seat).collect()
}

/// All monsters to choose from, as large as they deserve; one can be drawn, too.
#[component]
pub(crate) fn MonsterWindow(
    open: Signal<bool>,
    /// The monster one has now.
    mine: Signal<Option<Monster>>,
    /// The monsters, and whether each can be had.
    all: Signal<Vec<(Monster, bool)>>,
    /// What was chosen; nothing where the window was closed.
    choose: Callback<Option<Pick>>,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    modal(dialog, move || open.get());
    let one = move |(one, free): (Monster, bool)| {
        let kind = move || if free { ask::species(lang(), one.species()) } else { web::monster_held(lang()) };
        view! {
            <button type="button" class=format!("monster-card m-{}", one.id()) data-monster=one.id() disabled=!free
                aria-pressed=move || (mine.get() == Some(one)).to_string() on:click=pressed(move |_| choose.run(Some(Pick::This(one))))>
                <span class="portrait">{monster(one.id())}</span><span>{one.name()}</span><small>{kind}</small>
            </button>
        }
    };
    view! {
        <dialog class="dialog dialog-wide" node_ref=dialog aria-labelledby="pick-title" on:close=move |_| if open.get_untracked() && stays_closed(dialog) { choose.run(None) }>
            <div class="dialog-head"><h2 id="pick-title">{t!(pick_monster)}</h2>
                <button type="button" class="btn btn-plain btn-icon" aria-label=t!(close) on:click=pressed(move |_| choose.run(None))>{icon("i-close")}</button></div>
            <div class="dialog-body">
                <button type="button" class="btn" data-monster="random" on:click=pressed(move |_| choose.run(Some(Pick::Drawn)))>{icon("i-dice")} {t!(draw_monster)}</button>
                <div class="monsters"><For each=move || all.get() key=|one| *one children=one/></div>
            </div>
        </dialog>
    }
}

fn seat_row(
    seats: RwSignal<Vec<SeatDraft>>,
    switches: Memo<Rules>,
    i: usize,
    picking: RwSignal<Option<usize>>,
) -> AnyView {
    let seat = Memo::new(move |_| seats.with(|seats| seats.get(i).unwrap_or(&seats[0]).clone()));
    // Where several people share the device, each may have a name.
    let shared =
        Memo::new(move |_| seats.with(|seats| seats.iter().filter(|seat| seat.chair == Chair::Person).count() > 1));
    let set = move |change: &dyn Fn(&mut SeatDraft)| {
        seats.update(|seats| {
            if let Some(seat) = seats.get_mut(i) {
                change(seat);
            }
        });
    };
    let monsters = Monster::ALL.iter().map(|&one| {
        let barred = move || switches.with(|rules| !rules.admit(one));
        view! { <option value=one.id() selected=move || seat.get().monster == one disabled=barred hidden=barred>{one.name()}</option> }
    });
    let players = PLAYERS.iter().filter_map(|word| word.parse::<Player>().ok()).map(|player| {
        let word = player.to_string();
        let own = word.clone();
        view! { <option value=word.clone() selected=move || seat.get().chair == Chair::Bot(player)>{move || choice_name(&own)}</option> }
    });
    view! {
        <div class=move || format!("seat-row m-{}", seat.get().monster.id())>
            <button type="button" class="portrait" on:click=pressed(move |_| picking.set(Some(i)))
                aria-label=move || web::pick_monster_for(lang(), i + 1, seat.get().monster.name())>{move || monster(seat.get().monster.id())}</button>
            <div class="stack-tight grow">
                <label class="field"><span class="sr">{move || web::monster_of_seat(lang(), i + 1)}</span>
                    <select class="select" prop:value=move || seat.get().monster.id() on:change=move |event| {
                        if let Some(chosen) = Monster::from_id(&event_target_value(&event)) {
                            set(&|seat: &mut SeatDraft| seat.monster = chosen);
                        }
                    }>{monsters.collect_view()}</select></label>
                <label class="field"><span class="sr">{move || web::player_of_seat(lang(), i + 1)}</span>
                    <select class="select" on:change=move |event| {
                        let chair = event_target_value(&event).parse().map_or(Chair::Person, Chair::Bot);
                        set(&|seat: &mut SeatDraft| seat.chair = chair);
                    }>
                        <option value="person" selected=move || seat.get().chair == Chair::Person>{t!(person)}</option>
                        {players.collect_view()}
                    </select></label>
                <Show when=move || shared.get() && seat.get().chair == Chair::Person>
                    <input class="input" maxlength="24" autocomplete="off" aria-label=move || web::name_of_seat(lang(), i + 1) placeholder=move || web::name_of_seat(lang(), i + 1)
                        prop:value=move || seat.get().name on:change=move |event| { let name = event_target_value(&event); set(&|seat: &mut SeatDraft| seat.name.clone_from(&name)); }/>
                </Show>
            </div>
        </div>
    }
    .into_any()
}

/// The name people see, for tables with others.
#[component]
pub(crate) fn NameField() -> impl IntoView {
    view! {
        <div class="field"><label for="player-name">{t!(your_name)}</label>
            <input id="player-name" class="input" maxlength="24" autocomplete="nickname" prop:value=move || settings().with(|s| s.name.clone())
                on:change=move |event| settings().update(|s| s.name = event_target_value(&event).trim().chars().take(24).collect())/></div>
    }
}

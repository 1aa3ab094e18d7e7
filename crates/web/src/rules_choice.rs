//! Which rules a new table plays by: an edition, one of its rulebooks, any switch, and house rules kept on this device.

use kaiju_client::{HouseBook, HouseRules};
use kaiju_rules::{Book, EditionId, Rules};
use kaiju_text::{books, editions, rules, web};
use leptos::prelude::*;

use crate::page::{icon, pressed, rich};
use crate::prefs::{keep, kept, lang, t};

/// Where house rules are kept.
const DRAWER: &str = "kaiju.house";

/// The switches that are shown at first sight.
const FIRST: [&str; 4] = ["evolutions", "power_cards", "promos", "comebacks"];

/// The house rules kept on this device.
pub(crate) fn kept_rules() -> RwSignal<HouseBook> {
    RwSignal::new(kept(DRAWER).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
}

/// What people call the rules of a table: its book where it is one, otherwise its edition.
pub(crate) fn rules_name(house: &HouseRules) -> String {
    let book = Book::played(house.edition, &house.rules).filter(|book| book.changes().next().is_some());
    book.map_or_else(|| editions::title(lang(), house.edition), |book| books::title(lang(), book)).to_string()
}

/// The edition, its rulebooks, and the house rules kept here.
#[component]
pub(crate) fn RulesChoice(house: RwSignal<HouseRules>, saved: RwSignal<HouseBook>) -> impl IntoView {
    let edition = Memo::new(move |_| house.with(|house| house.edition));
    let editions = EditionId::all().map(|one| {
        view! {
            <label><input type="radio" name="edition" prop:checked=move || edition.get() == one on:change=move |_| house.set(one.into())/>
                <span>{move || editions::title(lang(), one)}</span></label>
        }
    });
    let about = move || {
        let book = house.with(|house| Book::played(house.edition, &house.rules));
        match book.filter(|book| book.changes().next().is_some()) {
            Some(book) => books::about(lang(), book),
            None => editions::about(lang(), edition.get()),
        }
    };
    view! {
        <fieldset class="segment"><legend>{t!(edition)}</legend>{editions.collect_view()}</fieldset>
        <div class="filters">
            {book_choice(house, edition)}
            <Show when=move || saved.with(|saved| saved.names().next().is_some())>{house_choice(house, saved)}</Show>
        </div>
        <p class="muted">{about}</p>
    }
}

/// A word to two who sit down: how neither has the better end of it.
pub(crate) fn fair_for_two(house: RwSignal<HouseRules>, players: Signal<usize>) -> AnyView {
    let even = Memo::new(move |_| house.with(|house| house.evened(players.get())));
    view! {
        <Show when=move || even.get().is_some()>
            <div class="note row" role="status">{icon("i-info")} <span class="grow">{move || rich(web::fair_for_two(lang()))}</span>
                <button type="button" class="btn" on:click=pressed(move |_| { if let Some(even) = even.get() { house.set(even); } })>{move || rich(web::fair_for_two_on(lang()))}</button></div>
        </Show>
    }
    .into_any()
}

/// Every switch, and a name to keep the rules under.
#[component]
pub(crate) fn SwitchChoice(house: RwSignal<HouseRules>, saved: RwSignal<HouseBook>) -> impl IntoView {
    let rest = Rules::NAMES.iter().filter(|name| !FIRST.contains(name));
    view! {
        {FIRST.map(|name| switch(house, name)).collect_view()}
        <details class="box">
            <summary>{t!(all_switches)}</summary>
            <div class="stack">{rest.map(|name| switch(house, name)).collect_view()}{save_form(house, saved)}</div>
        </details>
    }
}

/// The rulebooks of the edition.
fn book_choice(house: RwSignal<HouseRules>, edition: Memo<EditionId>) -> AnyView {
    // A book that says what its edition says is the edition.
    let books = move || Book::of_edition(edition.get()).filter(|book| book.changes().next().is_some());
    let chosen = Memo::new(move |_| {
        house.with(|house| match Book::played(house.edition, &house.rules) {
            Some(book) => book.name(),
            None if house.rules == house.edition.edition().rules => "",
            None => "house",
        })
    });
    let options = move || {
        let book = |book: Book| view! { <option value=book.name() selected=move || chosen.get() == book.name()>{books::title(lang(), book)}</option> };
        books().map(book).collect_view()
    };
    view! {
        <div class="field"><label for="book">{t!(rulebook)}</label>
            <select class="select" id="book" on:change=move |event| {
                let book = Book::from_name(&event_target_value(&event));
                house.set(book.map_or_else(|| edition.get_untracked().into(), HouseRules::from));
            }>
                <option value="" selected=move || chosen.get().is_empty()>{t!(usual_rules)}</option>
                {options}
                {move || (chosen.get() == "house").then(|| view! { <option value="house" selected=true>{web::house_rules(lang())}</option> })}
            </select></div>
    }
    .into_any()
}

/// The house rules kept here: to take one up, and to forget it.
fn house_choice(house: RwSignal<HouseRules>, saved: RwSignal<HouseBook>) -> AnyView {
    let now = Memo::new(move |_| saved.with(|saved| house.with(|house| saved.name_of(house).map(str::to_string))));
    let options = move || {
        let names: Vec<String> = saved.with(|saved| saved.names().map(str::to_string).collect());
        let option = |name: String| {
            let (value, own) = (name.clone(), name.clone());
            view! { <option value=value selected=move || now.get().as_deref() == Some(own.as_str())>{name}</option> }
        };
        names.into_iter().map(option).collect_view()
    };
    let delete = move || {
        now.get().map(|name| {
            let label = web::house_delete(lang(), &name);
            let title = label.clone();
            view! {
                <button type="button" class="btn btn-icon" aria-label=label title=title on:click=pressed(move |_| {
                    saved.update(|saved| saved.remove(&name));
                    write(saved);
                })>{icon("i-trash")}</button>
            }
        })
    };
    view! {
        <div class="field"><label for="house">{t!(our_house_rules)}</label>
            <div class="row house-row">
                <select class="select" id="house" on:change=move |event| {
                    if let Some(found) = saved.with_untracked(|saved| saved.get(&event_target_value(&event))) {
                        house.set(found);
                    }
                }>
                    <option value="" selected=move || now.get().is_none()>"–"</option>{options}
                </select>
                {delete}
            </div></div>
    }
    .into_any()
}

/// A name under which the rules as they are now are kept.
fn save_form(house: RwSignal<HouseRules>, saved: RwSignal<HouseBook>) -> AnyView {
    let (name, told) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let save = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let wanted = name.get_untracked();
        if saved.try_update(|saved| saved.save(&wanted, house.get_untracked())) == Some(true) {
            write(saved);
            name.set(String::new());
            told.set(Some(wanted.trim().to_string()));
        }
    };
    view! {
        <form class="row house-save" on:submit=save>
            <div class="field grow"><label for="house-name">{t!(house_name)}</label>
                <input id="house-name" class="input" maxlength="32" autocomplete="off" prop:value=name
                    on:input=move |event| { name.set(event_target_value(&event)); told.set(None); }/></div>
            <button type="submit" class="btn" disabled=move || name.with(|name| name.trim().is_empty())>{icon("i-bookmark")} {t!(house_save)}</button>
        </form>
        <p class="muted" role="status">{move || told.get().map(|name| web::house_saved(lang(), &name))}</p>
    }
    .into_any()
}

fn write(saved: RwSignal<HouseBook>) {
    if let Ok(text) = saved.with_untracked(serde_json::to_string) {
        keep(DRAWER, &text);
    }
}

/// What a value of a switch is called.
fn value_name(name: &str, word: &'static str) -> &'static str {
    rules::switch_word(lang(), name, word).unwrap_or(word)
}

fn switch(house: RwSignal<HouseRules>, name: &'static str) -> AnyView {
    let text = move || rich(rules::switch(lang(), name));
    let word = Memo::new(move |_| house.with(|house| house.rules.get(name).unwrap_or_default()));
    let set = move |word: &str| {
        house.update(|house| {
            // The words come from the list of the switch itself.
            let _ = house.rules.set(name, word);
        });
    };
    let words = Rules::words(name).unwrap_or_default();
    if words == ["no", "yes"] {
        return view! {
            <label class="switch"><span>{text}</span>
                <input type="checkbox" role="switch" data-switch=name prop:checked=move || word.get() == "yes"
                    on:change=move |event| set(if event_target_checked(&event) { "yes" } else { "no" })/></label>
        }
        .into_any();
    }
    let options = words.iter().map(
        |&one| view! { <option value=one selected=move || word.get() == one>{move || value_name(name, one)}</option> },
    );
    view! {
        <div class="field"><label for=name>{text}</label>
            <select class="select" id=name data-switch=name on:change=move |event| set(&event_target_value(&event))>{options.collect_view()}</select></div>
    }
    .into_any()
}

/// The switches of a table that differ from its edition, for people who are about to sit down.
pub(crate) fn changed(house: &HouseRules) -> AnyView {
    let changes: Vec<(&'static str, &'static str)> = house.rules.changes(house.edition.edition().rules).collect();
    if changes.is_empty() {
        return ().into_any();
    }
    let line = |(name, word): (&'static str, &'static str)| {
        let (mark, value) = match word {
            "yes" => ("✓ ", None),
            "no" => ("✗ ", None),
            word => ("· ", Some(value_name(name, word))),
        };
        view! { <li>{mark}{rich(rules::switch(lang(), name))}{value.map(|value| view! { " " <b>{value}</b> })}</li> }
    };
    view! {
        <details class="box box-flat"><summary>{web::house_rules(lang())}" ("{changes.len()}")"</summary>
            <ul class="house-list small">{changes.iter().copied().map(line).collect_view()}</ul></details>
    }
    .into_any()
}

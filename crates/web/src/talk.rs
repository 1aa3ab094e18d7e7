//! Beside a table of a server: chat, emotes, the seal on the dice, and the way to another device.

use kaiju_client::pinned::fingerprint;
use kaiju_client::turns::duration;
use kaiju_client::{bets, sitter_name};
use kaiju_rules::Seat;
use kaiju_text::{club, fair, people, turns, web};
use kaiju_wire::frame::EMOTES;
use kaiju_wire::people::Regard;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::account;
use crate::game::game;
use crate::my_tables;
use crate::online::{self, emote, keys_of, line, shared_base};
use crate::page::{copy_and_say, focus, icon, pressed};
use crate::people::regard;
use crate::prefs::{lang, said, settings, t};
use crate::report::reporting;
use crate::route::go;

/// Opens what people say, and brings it into sight.
pub(crate) fn open_talk() {
    if let Ok(Some(talk)) = document().query_selector(".talk") {
        let _ = talk.set_attribute("open", "");
        talk.scroll_into_view();
        focus(".talk summary");
    }
}

/// Signs, chat, and who is watching.
#[component]
pub(crate) fn Talk(table: String) -> impl IntoView {
    let line = line();
    let text = RwSignal::new(String::new());
    let own_table = StoredValue::new(table.clone());
    let muted = line.muted;
    // It stands open where it has a place of its own: beside the table, below not too many rivals.
    let few = line.info.with_untracked(|info| info.seats.len() <= 4);
    let room = |size: Result<wasm_bindgen::JsValue, _>, least| {
        size.ok().and_then(|size| size.as_f64()).is_some_and(|size| size >= least)
    };
    let wide = few && room(window().inner_width(), 1152.0) && room(window().inner_height(), 850.0);
    line.hears.set(wide);
    on_cleanup(move || line.hears.set(false));
    let may_speak = move || {
        line.info.track();
        !online::our_seats().is_empty()
    };
    let name = move |seat: char| {
        line.info
            .with(|info| info.seats.iter().find(|s| s.seat == seat).map(|s| sitter_name(lang(), s)).unwrap_or_default())
    };
    let own = |seat: char| Seat::from_letter(seat).is_some_and(|seat| online::our_seats().contains(&seat));
    let silenced = move || {
        let all = muted.get().into_iter().map(|seat| view! {
            <li><button type="button" class="btn" on:click=pressed(move |_| regard(seat, Regard::Hear))>{icon("i-chat")} {move || web::unmute(lang(), name(seat))}</button>
                {account::session().map(|_| view! { <button type="button" class="btn" on:click=pressed(move |_| regard(seat, Regard::Block))>{move || people::block(lang(), name(seat))}</button> })}</li>
        });
        all.collect_view()
    };
    let lines = move || {
        let silent = muted.get();
        line.talk.get().into_iter().filter(|said| !silent.contains(&said.seat)).map(|said| {
            let bet = line.info.with(|info| bets::told(lang(), &said, info));
            let words = if let Some(bet) = bet {
                format!("🔮 {bet}")
            } else if said.emote {
                format!("{} {}", emote(&said.text), web::by_id(lang(), &format!("emote-{}", said.text)).unwrap_or_default())
            } else {
                said.text.clone()
            };
            let seat = said.seat;
            view! {
                <li class="said"><span><b>{name(seat)}</b> ": " {words}</span>
                    {(!own(seat)).then(|| view! { <button type="button" class="btn btn-plain btn-icon" aria-label=web::mute(lang(), name(seat)) on:click=pressed(move |_| regard(seat, Regard::Mute))>{icon("i-mute-chat")}</button> })}</li>
            }
        }).collect_view()
    };
    view! {
        <details class="talk" prop:open=wide on:toggle=move |event| {
            let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            line.hears.set(details.is_some_and(|details| details.has_attribute("open")));
            line.unread.set(0);
        }>
            <summary>{icon("i-chat")} {t!(talk)} <span class="small muted">{move || web::watching(lang(), line.watching.get())}</span></summary>
            {move || { let late = line.info.with(|info| u64::from(info.delay_s) * 1000); (late > 0).then(|| view! { <p class="small muted">{turns::delayed(lang(), duration(lang(), late))}</p> }) }}
            <Show when=move || settings().with(|s| s.chat)>
                <div class="talk-list" role="log" tabindex="0" aria-label=t!(talk)><ol>{lines}</ol></div>
                <Show when=move || muted.with(|muted| !muted.is_empty())><ul class="silenced">{silenced}</ul></Show>
                <Show when=may_speak>
                    {move || out(&own_table.get_value())}
                    <div class="signs" role="group" aria-label=t!(signs)>
                        {EMOTES.map(|word| view! { <button type="button" class="btn btn-icon" aria-label=move || web::by_id(lang(), &format!("emote-{word}")) on:click=pressed(move |_| online::say(word, true))><span aria-hidden="true">{emote(word)}</span></button> }).into_iter().collect_view()}
                    </div>
                    <form class="chat-form" hidden=move || line.info.with(|info| info.child) on:submit=move |event| {
                        event.prevent_default();
                        let said = text.get_untracked().trim().to_string();
                        if !said.is_empty() {
                            online::say(&said, false);
                            text.set(String::new());
                        }
                    }>
                        <input class="input grow" maxlength="200" aria-label=t!(say_something) placeholder=t!(say_something) prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                        <button type="submit" class="btn btn-icon" aria-label=t!(send)>{icon("i-chat")}</button>
                    </form>
                </Show>
            </Show>
            <label class="switch"><span>{t!(chat)}</span><input type="checkbox" role="switch" prop:checked=move || settings().with(|s| s.chat) on:change=move |event| settings().update(|s| s.chat = event_target_checked(&event))/></label>
            {sealed()}
            {reporting(&table)}
            {other_device(&table)}
        </details>
    }
}

/// What is left to do for a player whose monster is out, while others play: a bet, or to go and be told.
fn out(table: &str) -> Option<AnyView> {
    let line = line();
    let alive = game().stage.view.with(|view| view.table().alive());
    let ours = online::our_seats();
    let choices = line.info.with(|info| bets::choices(info, alive, &ours));
    let seat = ours.first().copied().filter(|_| !choices.is_empty())?;
    let bets = choices.into_iter().map(|(on, monster)| {
        view! { <button type="button" class="btn" data-bet=on.letter().to_string() on:click=pressed(move |_| online::say_as(seat, &bets::word(on), true))>{monster.name()}</button> }
    });
    let table = table.to_string();
    let leave = move |_| {
        my_tables::tell_end(&table);
        go("/online");
    };
    Some(view! {
        <div class="stack" id="after-out"><p>{club::who_wins(lang())}</p><div class="row" role="group" aria-label=club::who_wins(lang())>{bets.collect_view()}</div>
            <button type="button" class="btn" id="leave-told" on:click=pressed(leave)>{club::leave_told(lang())}</button></div>
    }.into_any())
}

/// What the dice are sealed with: short, and the whole of it at hand.
fn sealed() -> AnyView {
    let line = line();
    let short = move || line.sealed.get().map(|all| fair::sealed(lang(), fingerprint(&all)));
    view! {
        <Show when=move || line.sealed.get().is_some()>
            <details class="sealed"><summary>{icon("i-verify")} {short}</summary>
                <div class="stack"><p class="small muted">{said(fair::sealed_why)}</p>
                    {copy_line(t!(verify_dice), move || line.sealed.get().unwrap_or_default())}</div></details>
        </Show>
    }
    .into_any()
}

/// The links that bring our seats to another device.
fn other_device(id: &str) -> AnyView {
    let tickets = keys_of(id).tickets;
    if tickets.is_empty() {
        return ().into_any();
    }
    let links = tickets.into_iter().map(|ticket| {
        let link = StoredValue::new(online::seat_link(id, &ticket));
        copy_line(t!(seat_link), move || format!("{}{}", shared_base(), link.get_value()))
    });
    view! {
        <details class="other-device"><summary>{icon("i-link")} {t!(other_device)}</summary>
            <div class="stack"><p class="small muted">{t!(other_device_why)}</p>{links.collect_view()}</div></details>
    }
    .into_any()
}

/// A link to be copied, and a word that it was.
pub(crate) fn copy_line(
    name: impl Fn() -> &'static str + Send + 'static,
    link: impl Fn() -> String + Copy + Send + 'static,
) -> AnyView {
    let copied = RwSignal::new(false);
    let press = move |_| copy_and_say(&link(), copied);
    view! {
        <div class="copy-line"><input class="input grow" readonly aria-label=name prop:value=link/>
            <button type="button" class="btn" on:click=pressed(press)>{move || icon(if copied.get() { "i-check" } else { "i-copy" })}
                <span role="status">{move || if copied.get() { web::copied(lang()) } else { web::copy(lang()) }}</span></button></div>
    }
    .into_any()
}

//! The settings, as a page and as a window over the table.

use kaiju_client::Speed;
use kaiju_text::web;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::LangChoice;
use crate::game::Game;
use crate::home::NameField;
use crate::info::{self, Info};
use crate::online;
use crate::page::{download, icon, modal, pressed, stays_closed};
use crate::prefs::{Label, Settings, lang, said, settings, t};
use crate::route::go;

/// The page.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{t!(settings)}</h1>
            {panel()}
        </main>
    }
}

/// The window over a table, with what can be done to the game besides.
#[component]
pub(crate) fn SettingsWindow(open: RwSignal<bool>, game: Option<Game>) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    modal(dialog, move || open.get());
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby="settings-title" on:close=move |_| if stays_closed(dialog) { open.set(false) }>
            <div class="dialog-head">
                <h2 id="settings-title">{t!(settings)}</h2>
                <button type="button" class="btn btn-plain btn-icon" aria-label=t!(close) on:click=pressed(move |_| open.set(false))>{icon("i-close")}</button>
            </div>
            <div class="dialog-body stack">
                // Made when it is looked at: a table that starts has enough to do.
                <Show when=move || open.get()>
                    <LangChoice/>
                    {panel()}
                    {game.map(|game| view! {
                        <div class="row">
                            <Show when=move || game.plays()>
                                <button type="button" class="btn" on:click=pressed(move |_| { open.set(false); game.rest(!game.resting.get_untracked()); })>{icon("i-bot")} {move || if game.resting.get() { web::play_myself(lang()) } else { web::bot_plays(lang()) }}</button>
                            </Show>
                            <button type="button" class="btn" on:click=pressed(move |_| { open.set(false); info::open(Info::LookUp); })>{icon("i-search")} {t!(look_up)}</button>
                            <Show when=move || game.is_far() && game.plays()>
                                <button type="button" class="btn" on:click=pressed(move |_| { open.set(false); online::pause(true); })>{icon("i-clock")} {t!(ask_pause)}</button>
                            </Show>
                            <button type="button" class="btn" on:click=pressed(move |_| if let Some(text) = game.record() { download("kaiju.game", &text); })>{icon("i-download")} {t!(download_record)}</button>
                            <button type="button" class="btn" on:click=pressed(move |_| { open.set(false); game.abandon(); go("/"); })>{icon("i-leave")} {move || if game.is_far() { web::leave_table(lang()) } else { web::give_up(lang()) }}</button>
                        </div>
                    })}
                </Show>
            </div>
        </dialog>
    }
}

fn radio(
    name: &'static str,
    legend: Label,
    options: Vec<(String, Label)>,
    get: fn(&Settings) -> String,
    set: fn(&mut Settings, &str),
) -> AnyView {
    let all = options.into_iter().map(|(value, text)| {
        let (mine, theirs) = (value.clone(), value);
        view! {
            <label><input type="radio" name=name prop:checked=move || settings().with(|s| get(s) == mine)
                on:change=move |_| settings().update(|s| set(s, &theirs))/><span>{said(text)}</span></label>
        }
    });
    view! { <fieldset class="segment"><legend>{said(legend)}</legend>{all.collect_view()}</fieldset> }.into_any()
}

fn toggle(text: Label, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> AnyView {
    view! {
        <label class="switch"><span>{said(text)}</span>
            <input type="checkbox" role="switch" prop:checked=move || settings().with(get)
                on:change=move |event| settings().update(|s| set(s, event_target_checked(&event)))/></label>
    }
    .into_any()
}

fn threshold(
    id: &'static str,
    text: Label,
    get: fn(&Settings) -> Option<u8>,
    set: fn(&mut Settings, Option<u8>),
) -> AnyView {
    let options = (1..=kaiju_client::settings::MOST_HEARTS).map(|n| view! { <option value=n.to_string() selected=move || settings().with(get) == Some(n)>{format!("{n}♥")}</option> });
    view! {
        <div class="field"><label for=id>{said(text)}</label>
            <select class="select" id=id on:change=move |event| settings().update(|s| set(s, event_target_value(&event).parse().ok()))>
                <option value="" selected=move || settings().with(get).is_none()>{t!(ask_me)}</option>
                {options.collect_view()}
            </select></div>
    }
    .into_any()
}

/// How loud the page is.
fn loudness(settings: &Settings) -> &'static str {
    match (settings.sound, settings.quiet) {
        (false, _) => "off",
        (true, true) => "quiet",
        (true, false) => "on",
    }
}

fn panel() -> AnyView {
    let theme: Vec<(String, Label)> = vec![
        (String::new(), web::follow_system),
        ("light".to_string(), web::theme_light),
        ("dark".to_string(), web::theme_dark),
        ("contrast".to_string(), web::theme_contrast),
    ];
    let motion: Vec<(String, Label)> = vec![
        (String::new(), web::follow_system),
        ("full".to_string(), web::motion_full),
        ("less".to_string(), web::motion_less),
    ];
    let size: Vec<(String, Label)> = vec![
        (String::new(), web::size_normal),
        ("large".to_string(), web::size_large),
        ("larger".to_string(), web::size_larger),
    ];
    let font: Vec<(String, Label)> = vec![(String::new(), web::font_drawn), ("plain".to_string(), web::font_plain)];
    let sounds: [Label; 3] = [web::sound_normal, web::sound_quiet, web::sound_off];
    let sound = ["on", "quiet", "off"].map(str::to_string).into_iter().zip(sounds).collect();
    let speeds: [Label; 4] = [web::speed_slow, web::speed_normal, web::speed_fast, web::speed_instant];
    let speed = Speed::ALL.iter().zip(speeds).map(|(speed, text)| (speed.word().to_string(), text)).collect();
    let details: [Label; 3] = [web::detail_1, web::detail_2, web::detail_3];
    let detail = (1..=3).zip(details).map(|(n, text)| (n.to_string(), text)).collect();
    view! {
        <section class="stack settings-group" aria-labelledby="set-look"><h2 id="set-look">{t!(settings_look)}</h2>
            <NameField/>
            {radio("theme", web::theme, theme, |s| s.theme.clone(), |s, word| s.theme = word.to_string())}
            {radio("size", web::text_size, size, |s| s.size.clone(), |s, word| s.size = word.to_string())}
            {radio("font", web::font, font, |s| s.font.clone(), |s, word| s.font = word.to_string())}
            {radio("motion", web::motion, motion, |s| s.motion.clone(), |s, word| s.motion = word.to_string())}
            {radio("speed", web::speed, speed, |s| s.speed.word().to_string(), |s, word| {
                s.speed = Speed::ALL.into_iter().find(|speed| speed.word() == word).unwrap_or(Speed::Normal);
            })}
            {radio("detail", web::detail, detail, |s| s.detail.to_string(), |s, word| s.detail = word.parse().unwrap_or(2))}
            {radio("sound", web::sound, sound, |s| loudness(s).to_string(), |s, word| (s.sound, s.quiet) = (word != "off", word == "quiet"))}
        </section>
        <section class="stack settings-group" aria-labelledby="set-help"><h2 id="set-help">{t!(settings_help)}</h2>
            {toggle(web::coach_switch, |s| s.coach, |s, on| s.coach = on)}
            {toggle(web::confirm_stop, |s| s.comfort.confirm_stop, |s, on| s.comfort.confirm_stop = on)}
            {toggle(web::hold_answers, |s| s.comfort.hold, |s, on| s.comfort.hold = on)}
            {toggle(web::warnings, |s| !s.comfort.silent, |s, on| s.comfort.silent = !on)}
        </section>
        <section class="stack settings-group" aria-labelledby="set-auto"><h2 id="set-auto">{t!(settings_auto)}</h2>
            {toggle(web::default_order, |s| s.comfort.default_order, |s, on| s.comfort.default_order = on)}
            {toggle(web::skip_shop, |s| s.comfort.skip_shop, |s, on| s.comfort.skip_shop = on)}
            {toggle(web::skip_evolve, |s| s.comfort.skip_evolve, |s, on| s.comfort.skip_evolve = on)}
            {threshold("yield-at", web::yield_at, |s| s.comfort.yield_at, |s, n| s.comfort.yield_at = n)}
            {threshold("stay-at", web::stay_at, |s| s.comfort.stay_at, |s, n| s.comfort.stay_at = n)}
        </section>
        <section class="stack settings-group" aria-labelledby="set-keys"><h2 id="set-keys">{t!(settings_keys)}</h2>{keys()}</section>
    }
    .into_any()
}

/// The keys and what they do.
fn keys() -> AnyView {
    let all: [(&[&str], Label); 11] = [
        (&["1", "2", "3", "E", "H", "S"], web::keys_face),
        (&["Shift"], web::keys_all),
        (&["Enter"], web::keys_main),
        (&["K"], web::keys_stop),
        (&["1 … 9"], web::keys_answer),
        (&["U"], web::keys_undo),
        (&["Space"], web::skip),
        (&["B"], web::bot_plays),
        (&["?", "F"], web::look_up),
        (&["C", "M", "L"], web::keys_toggles),
        (&["G"], kaiju_text::turn::summary),
    ];
    let rows = all.into_iter().map(|(keys, text)| {
        let keys = keys.iter().map(|key| view! { <kbd>{*key}</kbd> " " }).collect_view();
        view! { <div class="key-row"><dt>{keys}</dt><dd>{said(text)}</dd></div> }
    });
    view! { <dl class="keys">{rows.collect_view()}</dl> }.into_any()
}

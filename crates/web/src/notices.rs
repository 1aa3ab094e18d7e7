//! How the page lets people choose how they are told that it is their turn, and what the links in e-mail do.

use js_sys::{Date, Function, Promise};
use kaiju_text::notices as say;
use kaiju_wire::notice::{ChannelKind, ChannelTold, NewMail, NewPush, NewWebhook, NoticeSettings, QuietHours, Webhook};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::online::{OnlineError, call, keys_of};
use crate::page::{icon, pressed};
use crate::passkeys::{field, method, object};
use crate::prefs::{lang, lang_now, said};

/// Can this browser be told?
fn is_able() -> bool {
    window().is_secure_context() && js_sys::Reflect::has(&window(), &"PushManager".into()) == Ok(true)
}

async fn awaited(promise: JsValue) -> Option<JsValue> {
    JsFuture::from(promise.dyn_into::<Promise>().ok()?).await.ok()
}

/// Subscribes this browser at its push service; none when the person or the browser says no.
async fn subscribed(key: &str) -> Option<NewPush> {
    let worker = awaited(field(&field(&window().navigator(), "serviceWorker")?, "ready")?).await?;
    let manager = field(&worker, "pushManager")?;
    let wanted = object(&[("userVisibleOnly", true.into()), ("applicationServerKey", key.into())]);
    let subscribe = field(&manager, "subscribe")?.dyn_into::<Function>().ok()?;
    let ask = || subscribe.call1(&manager, &wanted).ok();
    let made = if let Some(made) = awaited(ask()?).await {
        made
    } else {
        // A subscription is for the key of one server: one that another server at this address has stands in the way.
        let other = awaited(method(&manager, "getSubscription")?).await?;
        awaited(method(&other, "unsubscribe")?).await?;
        awaited(ask()?).await?
    };
    let told = method(&made, "toJSON")?;
    let keys = field(&told, "keys")?;
    let text = |of: &JsValue, name: &str| field(of, name)?.as_string();
    Some(NewPush {
        endpoint: text(&told, "endpoint")?,
        p256dh: text(&keys, "p256dh")?,
        auth: text(&keys, "auth")?,
        lang: Some(lang().code().to_string()),
    })
}

/// Minutes after midnight as a field for times writes them, and back.
fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn minutes(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.split_once(':')?;
    Some(hours.parse::<u16>().ok()? * 60 + minutes.get(..2)?.parse::<u16>().ok()?)
}

fn body(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// What the part of the account page knows.
#[derive(Clone, Copy)]
struct NoticeState {
    session: StoredValue<String>,
    settings: RwSignal<NoticeSettings>,
    trouble: RwSignal<Option<OnlineError>>,
    /// The browser said no.
    refused: RwSignal<bool>,
    /// When quiet hours begin and end, as the fields have it.
    hours: RwSignal<(String, String)>,
}

impl NoticeState {
    /// Asks the server for something, and shows the settings it answers with.
    fn ask(self, method: &'static str, path: String, body: Option<String>) {
        self.trouble.set(None);
        spawn_local(async move {
            let session = self.session.get_value();
            let told = call(method, &format!("/account/notices{path}"), Some(&session), body).await;
            match told {
                Ok(settings) => {
                    let settings: NoticeSettings = settings;
                    if let Some(quiet) = settings.quiet {
                        let _ = self.hours.try_set((clock(quiet.from_min), clock(quiet.to_min)));
                    }
                    let _ = self.settings.try_set(settings);
                }
                Err(why) => {
                    let _ = self.trouble.try_set(Some(why));
                }
            }
        });
    }

    fn own(self) -> Option<String> {
        let here =
            |settings: &NoticeSettings| settings.channels.iter().find(|one| one.current).map(|one| one.id.clone());
        self.settings.with(here)
    }
}

/// The part of the account page.
pub(crate) fn notices(session: String, trouble: RwSignal<Option<OnlineError>>) -> AnyView {
    let state = NoticeState {
        session: StoredValue::new(session),
        settings: RwSignal::default(),
        trouble,
        refused: RwSignal::new(false),
        hours: RwSignal::new(("22:00".to_string(), "07:00".to_string())),
    };
    state.ask("GET", String::new(), None);
    let on = move |_| {
        let key = state.settings.with_untracked(|settings| settings.push_key.clone());
        spawn_local(async move {
            let made = subscribed(&key).await;
            let _ = state.refused.try_set(made.is_none());
            if let Some(new) = made {
                state.ask("POST", "/push".into(), body(&new));
            }
        });
    };
    let push = move || match (is_able() && state.settings.with(|all| !all.push_key.is_empty()), state.own()) {
        (false, _) => None,
        (true, None) => Some(
            view! { <button type="button" class="btn" id="push-on" on:click=pressed(on)>{said(say::push_on)}</button> }
                .into_any(),
        ),
        (true, Some(id)) => {
            let off = move |_| state.ask("DELETE", format!("/channels/{id}"), None);
            let button = view! { <button type="button" class="btn" id="push-off" on:click=pressed(off)>{said(say::push_off)}</button> };
            Some(button.into_any())
        }
    };
    let addresses = move || {
        let all = state.settings.get().channels.into_iter().filter(|one| one.kind == ChannelKind::Mail);
        let row = |one: kaiju_wire::notice::NoticeChannel| {
            let drop = move |_| state.ask("DELETE", format!("/channels/{}", one.id), None);
            let waits = (!one.confirmed).then(|| format!(" · {}", say::mail_waits(lang())));
            view! { <li class="swing"><span><b>{one.address}</b>{waits}</span>
            <button type="button" class="btn btn-icon" aria-label=say::mail_drop(lang()) title=say::mail_drop(lang()) on:click=pressed(drop)>{icon("i-trash")}</button></li> }
        };
        all.map(row).collect_view()
    };
    let address = RwSignal::new(String::new());
    let add = move |_| {
        let new = NewMail { address: address.get_untracked(), lang: Some(lang().code().to_string()) };
        state.ask("POST", "/mail".into(), body(&new));
    };
    let mail = move || {
        state.settings.with(|settings| settings.mail).then(|| view! {
            <ul class="story" id="notice-mails">{addresses}</ul>
            <div class="field"><label for="notice-mail">{said(say::mail)}</label>
                <input class="input" type="email" id="notice-mail" autocomplete="email" on:input=move |event| address.set(event_target_value(&event))/></div>
            <button type="button" class="btn" id="mail-add" on:click=pressed(add)>{said(say::mail_add)}</button>
        })
    };
    let hours = state.hours;
    let save = move |_| {
        let (from, to) = hours.get_untracked();
        // The browser counts the other way round.
        let offset_min = -Date::new_0().get_timezone_offset() as i16;
        if let (Some(from_min), Some(to_min)) = (minutes(&from), minutes(&to)) {
            state.ask("PUT", "/quiet".into(), body(&QuietHours { from_min, to_min, offset_min }));
        }
    };
    let quiet_off = move |_| state.ask("DELETE", "/quiet".into(), None);
    let stop = move |_| state.ask("DELETE", String::new(), None);
    view! {
        <section class="stack" aria-labelledby="notices"><h2 id="notices">{said(say::heading)}</h2>
            <p class="muted">{said(say::why)}</p>
            {push}
            <Show when=move || state.refused.get()><p class="note note-bad" role="alert">{said(say::push_refused)}</p></Show>
            {mail}
            <fieldset class="filters filters-short"><legend>{said(say::quiet)}</legend>
                <div class="field"><label for="quiet-from">{said(say::quiet_from)}</label> <input class="input" type="time" id="quiet-from" prop:value=move || hours.get().0
                    on:input=move |event| hours.update(|hours| hours.0 = event_target_value(&event))/></div>
                <div class="field"><label for="quiet-to">{said(say::quiet_to)}</label> <input class="input" type="time" id="quiet-to" prop:value=move || hours.get().1
                    on:input=move |event| hours.update(|hours| hours.1 = event_target_value(&event))/></div>
                <button type="button" class="btn" id="quiet-save" on:click=pressed(save)>{said(say::quiet_save)}</button>
                <Show when=move || state.settings.with(|all| all.quiet.is_some())>
                    <button type="button" class="btn" id="quiet-off" on:click=pressed(quiet_off)>{said(say::quiet_off)}</button>
                </Show>
            </fieldset>
            <Show when=move || state.settings.with(|all| !all.channels.is_empty())>
                <button type="button" class="btn" id="notices-stop" on:click=pressed(stop)>{said(say::stop_all)}</button>
            </Show>
        </section>
    }
    .into_any()
}

/// What a link in an e-mail leads to: it does what it is for, and says so.
#[component]
pub(crate) fn LinkPage(word: &'static str, token: String) -> impl IntoView {
    let told = RwSignal::new(None);
    spawn_local(async move {
        let done = call::<ChannelTold>("POST", &format!("/notices/{word}/{token}"), None, None).await;
        let _ = told.try_set(Some(done));
    });
    let said_of = move || {
        told.get().map(|done| match done {
            Ok(ChannelTold { on: true }) => view! { <p role="status">{said(say::confirmed)}</p> }.into_any(),
            Ok(ChannelTold { on: false }) => view! { <p role="status">{said(say::stopped)}</p> }.into_any(),
            Err(why) => {
                let told = move || match &why {
                    OnlineError::Refused(_) => say::link_dead(lang()),
                    OnlineError::Silence => why.text(lang()),
                };
                view! { <p class="note note-bad" role="alert">{icon("i-warn")} {told}</p> }.into_any()
            }
        })
    };
    view! { <main id="main" class="page stack"><h1 tabindex="-1">{said(say::heading)}</h1>{said_of}
    <a class="btn" href="#/account">{icon("i-human")} {said(kaiju_text::account::title)}</a></main> }
}

/// The webhook of a table, for its host: where Discord and its like are told whose turn it is.
#[component]
pub(crate) fn HookField(game: String) -> impl IntoView {
    let path = StoredValue::new(format!("/tables/{game}/webhook"));
    let host = StoredValue::new(keys_of(&game).host);
    let (hook, typed) = (RwSignal::new(Webhook::default()), RwSignal::new(String::new()));
    let trouble = RwSignal::new(None::<OnlineError>);
    let ask = move |method: &'static str, body: Option<String>| {
        spawn_local(async move {
            match call::<Webhook>(method, &path.get_value(), host.get_value().as_deref(), body).await {
                Ok(told) => {
                    let _ = (hook.try_set(told), trouble.try_set(None));
                }
                Err(why) => {
                    let _ = trouble.try_set(Some(why));
                }
            }
        });
    };
    ask("GET", None);
    let keep = move |_| {
        let lang = Some(lang_now().code().to_string());
        ask("PUT", serde_json::to_string(&NewWebhook { url: typed.get_untracked().trim().to_string(), lang }).ok());
    };
    let there = move || hook.with(|hook| hook.url.is_some());
    view! {
        <details class="box" id="webhook"><summary>{said(say::hook)}</summary>
            <p class="muted">{said(say::hook_why)}</p>
            <div class="field"><label for="hook-url">{said(say::hook_url)}</label>
                <input class="input" id="hook-url" type="url" maxlength="1000" placeholder=move || hook.with(|hook| hook.url.clone()) on:input=move |event| typed.set(event_target_value(&event))/></div>
            <div class="row">
                <button type="button" class="btn" disabled=move || typed.with(|typed| typed.trim().is_empty()) on:click=pressed(keep)>{said(say::hook_keep)}</button>
                <Show when=there><button type="button" class="btn" on:click=pressed(move |_| ask("DELETE", None))>{said(say::hook_drop)}</button></Show>
            </div>
            {move || hook.with(|hook| hook.secret.clone()).map(|secret| view! { <p class="small">{say::hook_secret(lang(), secret)}</p> })}
            {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
        </details>
    }
}

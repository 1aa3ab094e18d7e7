//! The account page: a name and a passkey or a recovery code, devices, everything as a file, and the end of it.

use kaiju_text::{account as say, web};
use kaiju_wire::person::{
    Account, AccountExport, Challenge, Devices, History, Login, LoginSession, NewAccount, Passkeys,
};
use kaiju_wire::table::Ticket;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};

use crate::bots::own_bots;
use crate::daily;
use crate::home::NameField;
use crate::notices::notices;
use crate::online::{self, OnlineError, call, fetch, keys_of};
use crate::page::{download, icon, pressed};
use crate::passkeys;
use crate::prefs::{forget, keep, kept, lang, said};
use crate::tables::{date, my_name};

const DRAWER: &str = "kaiju.account";

/// The account this device is logged in to.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct KeptAccount {
    name: String,
    session: String,
}

fn kept_account() -> Option<KeptAccount> {
    serde_json::from_str(&kept(DRAWER)?).ok()
}

/// The session of the account this device is logged in to: new seats are added to it.
pub(crate) fn session() -> Option<String> {
    kept_account().map(|account| account.session)
}

/// The name of the account this device is logged in to.
pub(crate) fn name() -> Option<String> {
    kept_account().map(|account| account.name)
}

/// What this device calls itself: the browser and the system, as far as it tells them.
fn device() -> String {
    let agent = window().navigator().user_agent().unwrap_or_default();
    let find = |names: &[&'static str]| names.iter().copied().find(|name| agent.contains(name)).unwrap_or_default();
    let browser = find(&["Firefox", "Edg", "OPR", "Chrome", "Safari"]).replace("Edg", "Edge").replace("OPR", "Opera");
    let system = find(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux"]);
    format!("{browser} {system}").trim().to_string()
}

fn body(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// Adds the games of this device to an account; tells how many seats it has then.
async fn join_games(session: &str) -> u32 {
    let mut joined = 0;
    for game in online::tables() {
        for ticket in keys_of(&game).tickets {
            let seat = Ticket { game: game.clone(), seat: ticket.seat.letter(), token: ticket.token };
            joined += u32::from(call::<History>("POST", "/account/seats", Some(session), body(&seat)).await.is_ok());
        }
    }
    joined
}

async fn make(name: String) -> Result<(KeptAccount, String), OnlineError> {
    let new = NewAccount { name, device: device() };
    let made: Account = online::make("/accounts", None, body(&new)).await?;
    Ok((KeptAccount { name: made.name, session: made.session }, made.recovery))
}

async fn log_in(name: String, recovery: String) -> Result<KeptAccount, OnlineError> {
    let login = Login { name, recovery, device: device() };
    let told: LoginSession = call("POST", "/session", None, body(&login)).await?;
    Ok(KeptAccount { name: told.name, session: told.session })
}

/// None when the person says no to the browser.
async fn log_in_by_passkey() -> Result<Option<KeptAccount>, OnlineError> {
    let asked: Challenge = call("POST", "/session/challenge", None, None).await?;
    let Some(signed) = passkeys::sign(&asked, &device()).await else { return Ok(None) };
    let told: LoginSession = call("POST", "/session/passkey", None, body(&signed)).await?;
    Ok(Some(KeptAccount { name: told.name, session: told.session }))
}

/// None when the person says no to the browser.
async fn add_passkey(account: &KeptAccount) -> Result<Option<Passkeys>, OnlineError> {
    let session = Some(account.session.as_str());
    let asked: Challenge = call("POST", "/account/passkeys/challenge", session, None).await?;
    let Some(made) = passkeys::make(&asked, &account.name, &device()).await else { return Ok(None) };
    call("POST", "/account/passkeys", session, body(&made)).await.map(Some)
}

/// What the page knows.
#[derive(Clone, Copy)]
struct AccountState {
    account: RwSignal<Option<KeptAccount>>,
    /// The recovery code, right after the account was made.
    code: RwSignal<Option<String>>,
    joined: RwSignal<u32>,
    trouble: RwSignal<Option<OnlineError>>,
    passkeys: RwSignal<Passkeys>,
    devices: RwSignal<Devices>,
}

impl AccountState {
    /// Does something that may fail, and says so when it did.
    fn run(self, work: impl Future<Output = Result<(), OnlineError>> + 'static) {
        self.trouble.set(None);
        spawn_local(async move {
            let _ = self.trouble.try_set(work.await.err());
        });
    }

    /// This device is logged in: it keeps that, and its games and days join the account.
    async fn enter(self, account: KeptAccount) {
        keep(DRAWER, &body(&account).unwrap_or_default());
        daily::send_all();
        let joined = join_games(&account.session).await;
        let _ = self.joined.try_set(joined);
        let _ = self.account.try_set(Some(account));
        self.look();
    }

    fn leave(self) {
        forget(DRAWER);
        self.account.set(None);
        self.code.set(None);
    }

    /// Asks what there is to show.
    fn look(self) {
        let Some(account) = self.account.get_untracked() else { return };
        self.run(async move {
            let session = Some(account.session.as_str());
            match call::<Devices>("GET", "/account/sessions", session, None).await {
                Ok(devices) => {
                    let _ = self.devices.try_set(devices);
                }
                // The session has ended, or the account is gone.
                Err(OnlineError::Refused(kaiju_wire::Code::Forbidden)) => {
                    self.leave();
                    return Ok(());
                }
                Err(why) => return Err(why),
            }
            let _ = self.passkeys.try_set(call("GET", "/account/passkeys", session, None).await?);
            Ok(())
        });
    }
}

/// The page.
#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    let state = AccountState {
        account: RwSignal::new(kept_account()),
        code: RwSignal::new(None),
        joined: RwSignal::new(0),
        trouble: RwSignal::new(None),
        passkeys: RwSignal::new(Passkeys::default()),
        devices: RwSignal::new(Devices::default()),
    };
    state.look();
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(say::title)}</h1>
            {move || state.trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
            {move || match state.account.get() {
                None => outside(state),
                Some(account) => inside(state, account),
            }}
        </main>
    }
}

/// What whoever is not logged in sees.
fn outside(state: AccountState) -> AnyView {
    let code = RwSignal::new(String::new());
    let made = move |_| {
        state.run(async move {
            let (account, recovery) = make(my_name()).await?;
            state.code.set(Some(recovery));
            state.enter(account).await;
            Ok(())
        });
    };
    let by_code = move |_| {
        state.run(async move {
            state.enter(log_in(my_name(), code.get_untracked()).await?).await;
            Ok(())
        });
    };
    let by_passkey = move |_| {
        state.run(async move {
            if let Some(account) = log_in_by_passkey().await? {
                state.enter(account).await;
            }
            Ok(())
        });
    };
    view! {
        <p>{said(say::why)}</p>
        <NameField/>
        <section class="box stack" aria-labelledby="make-account"><h2 id="make-account">{said(say::make)}</h2>
            <button type="button" class="btn btn-main" id="account-make" on:click=pressed(made)>{icon("i-plus")} {said(say::make_button)}</button>
        </section>
        <section class="box stack" aria-labelledby="login"><h2 id="login">{said(say::login)}</h2>
            {passkeys::are_here().then(|| view! {
                <button type="button" class="btn btn-main" id="passkey-login" on:click=pressed(by_passkey)>{icon("i-lock")} {said(say::login_passkey)}</button>
            })}
            <div class="field"><label for="recovery">{said(say::code)}</label>
                <input class="input" id="recovery" autocomplete="off" spellcheck="false" on:input=move |event| code.set(event_target_value(&event))/></div>
            <button type="button" class="btn" id="code-login" on:click=pressed(by_code)>{said(say::login_code)}</button>
        </section>
    }
    .into_any()
}

/// What whoever is logged in sees.
fn inside(state: AccountState, account: KeptAccount) -> AnyView {
    let own = StoredValue::new(account.clone());
    let session = move || own.with_value(|own| own.session.clone());
    let add = move |_| {
        state.run(async move {
            if let Some(passkeys) = add_passkey(&own.get_value()).await? {
                state.passkeys.set(passkeys);
            }
            Ok(())
        });
    };
    let end = move |method: &'static str, path: &'static str| {
        state.run(async move {
            fetch(method, path, Some(&session()), None).await?;
            state.leave();
            Ok(())
        });
    };
    let export = move |_| {
        state.run(async move {
            let all: AccountExport = call("GET", "/account/export", Some(&session()), None).await?;
            download("kaiju-account.json", &serde_json::to_string_pretty(&all).unwrap_or_default());
            Ok(())
        });
    };
    let passkey_rows = move || {
        let row = |passkey: kaiju_wire::person::Passkey| {
            let id = passkey.id.clone();
            let drop = move |_| {
                let id = id.clone();
                state.run(async move {
                    let path = format!("/account/passkeys/{id}");
                    state.passkeys.set(call("DELETE", &path, Some(&session()), None).await?);
                    Ok(())
                });
            };
            let label = if passkey.label.is_empty() { say::unnamed(lang()).to_string() } else { passkey.label };
            view! { <li class="swing"><span><b>{label}</b><br/><small>{say::since(lang(), date(passkey.created_ms))}</small></span>
            <button type="button" class="btn btn-icon" aria-label=say::passkey_drop(lang()) title=say::passkey_drop(lang()) on:click=pressed(drop)>{icon("i-trash")}</button></li> }
        };
        state.passkeys.get().passkeys.into_iter().map(row).collect_view()
    };
    let device_rows = move || {
        let row = |device: kaiju_wire::person::AccountDevice| {
            let id = device.id.clone();
            let out = move |_| {
                let id = id.clone();
                state.run(async move {
                    let path = format!("/account/sessions/{id}");
                    state.devices.set(call("DELETE", &path, Some(&session()), None).await?);
                    Ok(())
                });
            };
            let label = if device.label.is_empty() { say::unnamed(lang()).to_string() } else { device.label };
            let here = if device.current { format!(" · {}", say::this_device(lang())) } else { String::new() };
            view! { <li class="swing"><span><b>{label}</b>{here}<br/><small>{say::since(lang(), date(device.created_ms))}</small></span>
            {(!device.current).then(|| view! { <button type="button" class="btn" on:click=pressed(out)>{say::sign_out_device(lang())}</button> })}</li> }
        };
        state.devices.get().devices.into_iter().map(row).collect_view()
    };
    let code = move || {
        state.code.get().map(|code| view! {
            <div class="note" role="status"><p>{say::keep_code(lang())}</p><p class="loud" id="recovery-code">{code}</p></div>
        })
    };
    let name = account.name;
    view! {
        <p id="account-name"><b>{move || say::hello(lang(), name.clone())}</b></p>
        {code}
        <Show when=move || state.joined.get() != 0><p class="muted">{move || say::games_joined(lang(), state.joined.get())}</p></Show>
        <section class="stack" aria-labelledby="passkeys"><h2 id="passkeys">{said(say::passkeys)}</h2>
            <Show when=move || state.passkeys.with(|all| all.passkeys.is_empty())><p class="muted">{said(say::passkeys_none)}</p></Show>
            <ul class="story" id="passkey-list">{passkey_rows}</ul>
            {passkeys::are_here().then(|| view! {
                <p><button type="button" class="btn" id="passkey-add" on:click=pressed(add)>{icon("i-lock")} {said(say::passkey_add)}</button></p>
            })}
        </section>
        {notices(session(), state.trouble)}
        {own_bots(session(), state.trouble)}
        <section class="stack" aria-labelledby="devices"><h2 id="devices">{said(say::devices)}</h2>
            <ul class="story" id="device-list">{device_rows}</ul>
            <div class="row">
                <button type="button" class="btn" id="sign-out" on:click=pressed(move |_| end("DELETE", "/session"))>{said(say::sign_out)}</button>
                <button type="button" class="btn" id="sign-out-all" on:click=pressed(move |_| end("DELETE", "/account/sessions"))>{said(say::sign_out_all)}</button>
            </div>
        </section>
        <section class="stack">
            <p><button type="button" class="btn" on:click=pressed(export)>{icon("i-download")} {said(say::export)}</button></p>
            <details class="box"><summary>{said(say::delete)}</summary>
                <p>{said(say::delete_sure)}</p>
                <button type="button" class="btn" id="account-delete" on:click=pressed(move |_| end("DELETE", "/account"))>{said(say::delete)}</button>
            </details>
        </section>
        <p><a class="btn" href="#/people">{said(kaiju_text::people::people)}</a></p>
        <p class="muted"><a href="#/online">{said(web::your_tables)}</a></p>
    }
    .into_any()
}

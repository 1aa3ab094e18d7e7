//! Where the table server is: the one the page came from, or, for a page on a plain web host, the one somebody names.

use kaiju_text::web;
use kaiju_wire::API;
use kaiju_wire::table::Address;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::online::{OnlineError, call};
use crate::page::icon;
use crate::prefs::{forget, keep, kept, lang, t};

const SERVER: &str = "kaiju.server";

/// Did the page come from a plain web host, without a table server behind it?
pub(crate) fn is_alone() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-site"))
}

/// The address of the table server, without a slash at its end; empty for the host the page came from.
fn server() -> String {
    if is_alone() { kept(SERVER).unwrap_or_default() } else { String::new() }
}

/// Has nobody said yet where a table server is?
pub(crate) fn is_nowhere() -> bool {
    is_alone() && server().is_empty()
}

/// The address of something the API has.
pub(crate) fn api(path: &str) -> String {
    format!("{}{API}{path}", server())
}

/// The whole address of something the API has, for other programs.
pub(crate) fn full(path: &str) -> String {
    format!("{}{API}{path}", origin())
}

/// Where the table server is, as a whole address without a slash at its end.
fn origin() -> String {
    let at = Some(server()).filter(|server| !server.is_empty());
    at.or_else(|| window().location().origin().ok()).unwrap_or_default()
}

/// The address of the table server's socket.
pub(crate) fn socket() -> String {
    // `http` becomes `ws`, and `https` becomes `wss`.
    format!("{}{API}/ws", origin().replacen("http", "ws", 1))
}

/// The page of the table server, where it is not this one.
pub(crate) fn elsewhere() -> Option<String> {
    Some(server()).filter(|server| !server.is_empty()).map(|server| format!("{server}/"))
}

/// An address as somebody types it; none where it cannot be one. A page that came safely reaches only servers that are
/// safe too, unless they are on this machine.
fn read(typed: &str) -> Option<String> {
    let typed = typed.trim().trim_end_matches('/');
    let full = if typed.contains("://") { typed.to_string() } else { format!("https://{typed}") };
    let url = web_sys::Url::new(&full).ok()?;
    let bare = !typed.is_empty() && url.pathname() == "/" && url.search().is_empty() && url.hash().is_empty();
    (bare && matches!(url.protocol().as_str(), "http:" | "https:")).then(|| url.origin())
}

/// Asks for the address of a table server, on a page that has none of its own.
#[component]
pub(crate) fn ServerField() -> impl IntoView {
    let typed = RwSignal::new(server());
    let trouble = RwSignal::new(None::<OnlineError>);
    let found = RwSignal::new(false);
    let look = move || {
        found.set(false);
        let Some(address) = read(&typed.get_untracked()) else {
            forget(SERVER);
            trouble.set(Some(OnlineError::Silence));
            return;
        };
        keep(SERVER, &address);
        typed.set(address);
        spawn_local(async move {
            let told = call::<Address>("GET", "/address", None, None).await;
            found.set(told.is_ok());
            trouble.set(told.err());
        });
    };
    is_alone().then(|| view! {
        <section class="box stack" aria-labelledby="server-title">
            <h2 id="server-title">{t!(table_server)}</h2>
            <p>{t!(table_server_about)}</p>
            <form class="row" on:submit=move |event| { event.prevent_default(); look(); }>
                <input class="input" id="server" type="text" inputmode="url" autocomplete="url" spellcheck="false" aria-labelledby="server-title"
                    placeholder="https://kaiju.example" prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
                <button type="submit" class="btn btn-main">{t!(use_it)}</button>
            </form>
            <Show when=move || found.get()><p class="note note-good" role="status">{t!(table_server_found)}</p></Show>
            {move || trouble.get().map(|_| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {web::table_server_silent(lang())}</p> })}
        </section>
    })
}

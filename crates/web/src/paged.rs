//! Lists that the server tells page by page, with a button for what follows.

use kaiju_text::people;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;

use crate::online::{OnlineError, call};
use crate::page::{focus, icon, pressed, sleep};
use crate::prefs::{Label, lang, said};

/// A list of things that come in pages of some kind.
pub(crate) struct PagedList<T, P> {
    /// The id of the list in the page.
    pub(crate) id: &'static str,
    /// What stands above it; a list with a heading is hidden where it is empty.
    pub(crate) title: Option<Label>,
    /// What is said where it is empty.
    pub(crate) none: Option<Label>,
    /// What is asked for.
    pub(crate) path: &'static str,
    /// Whose list it is, for what only an account has.
    pub(crate) session: Option<String>,
    /// What is on a page, and where the next one begins.
    pub(crate) read: fn(P) -> (Vec<T>, Option<String>),
    /// An item.
    pub(crate) row: fn(T) -> AnyView,
}

impl<T: Clone + Send + Sync + 'static, P: DeserializeOwned + 'static> PagedList<T, P> {
    /// The list; it asks for its first page.
    pub(crate) fn view(self) -> AnyView {
        let PagedList { id, title, none, path, session, read, row } = self;
        let all = RwSignal::new(None::<Vec<T>>);
        let (next, trouble) = (RwSignal::new(None::<String>), RwSignal::new(None::<OnlineError>));
        let ask = move |shown: usize| {
            let page = next.get_untracked().map(|next| format!("?page={next}")).unwrap_or_default();
            let session = session.clone();
            spawn_local(async move {
                match call::<P>("GET", &format!("{path}{page}"), session.as_deref(), None).await {
                    Ok(found) => {
                        let (found, following) = read(found);
                        let is_last = following.is_none();
                        let _ = all.try_update(|all| all.get_or_insert_default().extend(found));
                        let _ = (next.try_set(following), trouble.try_set(None));
                        // The button goes with the last page; whoever pressed it is led to what came.
                        if is_last && shown > 0 {
                            sleep(0).await;
                            focus(&format!("#{id} > :nth-child({}) a", shown + 1));
                        }
                    }
                    Err(why) => {
                        let _ = trouble.try_set(Some(why));
                    }
                }
            });
        };
        ask(0);
        let is_empty = move || all.with(|all| all.as_ref().is_some_and(Vec::is_empty));
        let hidden = move || title.is_some() && all.with(|all| all.as_ref().is_none_or(Vec::is_empty));
        let rows = move || all.get().unwrap_or_default().into_iter().map(row).collect_view();
        let more = move |_| ask(all.with_untracked(|all| all.as_ref().map_or(0, Vec::len)));
        let button = view! { <button type="button" class="btn" hidden=move || next.with(Option::is_none) on:click=pressed(more)>{said(people::more)}</button> };
        view! {
            {move || trouble.get().map(|why| view! { <p class="note" role="alert">{icon("i-offline")} {why.text(lang())}</p> })}
            <section class="stack" hidden=hidden>
                {title.map(|title| view! { <h2>{said(title)}</h2> })}
                <ul class="story" id=id>{rows}</ul>
                {none.map(|none| view! { <Show when=is_empty><p>{said(none)}</p></Show> })}
                <p hidden=move || next.with(Option::is_none)>{button}</p>
            </section>
        }
        .into_any()
    }
}

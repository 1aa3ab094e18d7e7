//! Telling the host of the server what another player says or is called.

use kaiju_client::sitter_name;
use kaiju_text::moderation as words;
use kaiju_wire::moderation::{NewReport, ReportAbout, ReportTaken};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::online::{self, call, keys_of, line};
use crate::page::{icon, pressed};
use crate::prefs::{lang, said};

/// What can be reported of the others at a table.
pub(crate) fn reporting(table: &str) -> AnyView {
    let Some(ticket) = keys_of(table).tickets.into_iter().next() else { return ().into_any() };
    let (path, token) = (format!("/tables/{table}/reports"), ticket.token);
    let told = RwSignal::new(None::<&'static str>);
    let others = move || {
        let own: Vec<char> = online::our_seats().into_iter().map(kaiju_rules::Seat::letter).collect();
        let seats = line().info.with(|info| info.seats.clone());
        let others = seats.into_iter().filter(|seat| seat.taken && !seat.name.is_empty() && !own.contains(&seat.seat));
        let button = |seat: char, about: ReportAbout, text: String| {
            let (path, token) = (path.clone(), token.clone());
            let send = move |_| {
                let (path, token) = (path.clone(), token.clone());
                let body = serde_json::to_string(&NewReport { seat, about, note: String::new() }).ok();
                spawn_local(async move {
                    let sent = call::<ReportTaken>("POST", &path, Some(&token), body).await;
                    let _ = told.try_set(Some(sent.map_or_else(|why| why.text(lang()), |_| words::reported(lang()))));
                });
            };
            view! { <li><button type="button" class="btn" on:click=pressed(send)>{text}</button></li> }
        };
        let both = others.flat_map(|one| {
            [
                button(one.seat, ReportAbout::Talk, words::report_talk(lang(), sitter_name(lang(), &one))),
                button(one.seat, ReportAbout::Name, words::report_name(lang(), sitter_name(lang(), &one))),
            ]
        });
        both.collect_view()
    };
    view! {
        <details class="reporting"><summary>{icon("i-mute-chat")} {said(words::report)}</summary>
            <div class="stack"><p class="small muted">{said(words::report_why)}</p><ul class="silenced">{others}</ul><p role="status">{move || told.get()}</p></div></details>
    }
    .into_any()
}

//! Bots on the page: the ladder with a button to challenge each, and the bot accounts of whoever is signed in.

use kaiju_client::Speed;
use kaiju_client::ladder::{LadderOrder, LadderScale, ordered};
use kaiju_rules::EditionId;
use kaiju_text::{account as account_words, ladder as words, ratings};
use kaiju_wire::bot_account::{BotAccount, BotAccounts, BotLadder, BotToken, LadderBot, NewBotAccount, NewChallenge};
use kaiju_wire::table::Pace;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::account;
use crate::board::bot_name;
use crate::home::NameField;
use crate::info::edition_name;
use crate::online::{self, OnlineError, call};
use crate::page::{icon, pressed};
use crate::prefs::{Label, lang, said, settings};
use crate::route::go;
use crate::tables::{date, my_name};

/// The ladder of bots.
#[component]
pub(crate) fn BotsPage() -> impl IntoView {
    let (edition, seats) = (RwSignal::new(EditionId::default()), RwSignal::new(2u32));
    let (order, rated) = (RwSignal::new(LadderOrder::default()), RwSignal::new(false));
    let found = RwSignal::new(None::<BotLadder>);
    let trouble = RwSignal::new(None::<OnlineError>);
    Effect::new(move |_| {
        let list = format!("{}-{}", edition.get().name(), seats.get());
        spawn_local(async move {
            let ladder = call::<BotLadder>("GET", &format!("/ratings/{list}/bots"), None, None).await;
            let _ = trouble.try_set(ladder.as_ref().err().cloned());
            let _ = found.try_set(ladder.ok());
        });
    });
    let challenge = move |bot: String| {
        let wanted = NewChallenge {
            edition: edition.get_untracked().name().to_string(),
            players: seats.get_untracked(),
            name: my_name(),
            rated: rated.get_untracked(),
            pace: match settings().with_untracked(|settings| settings.speed) {
                Speed::Instant => Pace::Instant,
                Speed::Fast => Pace::Quick,
                Speed::Normal => Pace::Humane,
                Speed::Slow => Pace::Slow,
            },
            ..NewChallenge::default()
        };
        spawn_local(async move {
            match online::challenge(&bot, wanted).await {
                Ok(game) => go(&format!("/table/{game}")),
                Err(why) => drop(trouble.try_set(Some(why))),
            }
        });
    };
    let editions = EditionId::ALL.map(|one| {
        view! { <option value=one.name() selected=move || edition.get() == one>{move || edition_name(one.name())}</option> }
    });
    let sizes = (2..=6).map(|n| view! { <option value=n.to_string() selected=move || seats.get() == n>{n}</option> });
    let orders: [Label; 4] = [words::by_least, words::by_rating, words::by_name, words::by_games];
    let orders = LadderOrder::ALL.into_iter().zip(orders).enumerate().map(move |(n, (one, text))| {
        view! { <option value=n.to_string() selected=move || order.get() == one>{said(text)}</option> }
    });
    let choose = move |event: web_sys::Event| {
        let chosen = event_target_value(&event).parse::<usize>().ok();
        if let Some(one) = chosen.and_then(|n| LadderOrder::ALL.get(n)) {
            order.set(*one);
        }
    };
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::bots)}</h1>
            <p class="muted">{said(words::about)}</p>
            <div class="filters filters-short">
                <div class="field field-wide"><label for="bots-edition">{said(ratings::edition)}</label>
                    <select class="select" id="bots-edition" on:change=move |event| if let Some(one) = EditionId::from_name(&event_target_value(&event)) { edition.set(one) }>{editions.into_iter().collect_view()}</select></div>
                <div class="field"><label for="bots-seats">{said(ratings::seats)}</label>
                    <select class="select" id="bots-seats" on:change=move |event| if let Ok(n) = event_target_value(&event).parse() { seats.set(n) }>{sizes.collect_view()}</select></div>
                <div class="field"><label for="bots-order">{said(words::sort_by)}</label>
                    <select class="select" id="bots-order" on:change=choose>{orders.collect_view()}</select></div>
            </div>
            <NameField/>
            {account::session().map(|_| view! { <label class="switch"><span>{said(ratings::rated_table)}</span><input type="checkbox" role="switch" id="bots-rated" prop:checked=rated on:change=move |event| rated.set(event_target_checked(&event))/></label> })}
            {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
            {move || found.get().map(|ladder| rungs(&ladder, order.get(), challenge))}
        </main>
    }
}

/// What a bot is called, marked as one.
fn name(one: &LadderBot) -> String {
    let rated = &one.rated;
    match rated.name.as_str() {
        name if rated.is_of_server() => bot_name(name),
        "" => ratings::gone(lang()).to_string(),
        name => name.to_string(),
    }
}

/// The bots one below the other, each with its rating, a bar for where that lies, and a button.
fn rungs(ladder: &BotLadder, order: LadderOrder, challenge: impl Fn(String) + Copy + 'static) -> AnyView {
    let scale = LadderScale::of(&ladder.bots);
    let players = ladder.bots.iter().any(|one| one.rated.id.is_some());
    let rows = ordered(&ladder.bots, order, name).into_iter().map(|(called, one)| {
        let rated = &one.rated;
        let ((low, high), place) = (one.interval(), scale.place(rated.rating));
        let kind = if rated.is_of_server() { words::of_server(lang()) } else { words::bot(lang()) };
        let now = if one.online { words::online(lang()) } else { words::away(lang()) };
        let about = if rated.is_of_server() {
            ratings::measured(lang()).to_string()
        } else {
            format!("{}: {} · {now}", ratings::games(lang()), rated.games)
        };
        let press = rated.id.clone().filter(|_| one.online).map(|id| {
            let label = words::challenge_bot(lang(), &called);
            view! { <button type="button" class="btn" data-challenge=id.clone() aria-label=label on:click=pressed(move |_| challenge(id.clone()))>{words::challenge(lang())}</button> }
        });
        view! {
            <li class="swing">
                <span><b>{called.clone()}</b> " " <span class="badge">{icon("i-bot")} {kind}</span><br/><small>{about}</small></span>
                <span class="rung"><b aria-hidden="true">{ratings::with_margin(lang(), rated.rating, rated.margin)}</b><span class="sr">{words::likely(lang(), rated.rating, low, high)}</span>
                    <svg viewBox="-10 -8 1020 16" preserveAspectRatio="none" aria-hidden="true">
                        <line class="atlas-range" x1=scale.place(low) x2=scale.place(high) y1="0" y2="0"/>
                        <line class="rung-rating" x1=place x2=place y1="-7" y2="7"/>
                    </svg></span>
                {press}
            </li>
        }
    });
    view! {
        {(!players).then(|| view! { <p class="muted">{words::no_players_bots(lang())}</p> })}
        <ol class="story" data-ladder=ladder.list.clone()>{rows.collect_view()}</ol>
    }
    .into_any()
}

/// The bot accounts of whoever is signed in: what there are, another one, other tokens, the end of one.
pub(crate) fn own_bots(session: String, trouble: RwSignal<Option<OnlineError>>) -> AnyView {
    let session = StoredValue::new(session);
    let all = RwSignal::new(BotAccounts::default());
    let (wanted, token) = (RwSignal::new(String::new()), RwSignal::new(None::<BotToken>));
    let run = move |work: std::pin::Pin<Box<dyn Future<Output = Result<(), OnlineError>>>>| {
        trouble.set(None);
        spawn_local(async move {
            let done = work.await;
            if done.is_ok()
                && let Ok(found) = call("GET", "/account/bots", Some(&session.get_value()), None).await
            {
                let _ = all.try_set(found);
            }
            let _ = trouble.try_set(done.err());
        });
    };
    run(Box::pin(async { Ok(()) }));
    let make = move |_| {
        run(Box::pin(async move {
            let body = serde_json::to_string(&NewBotAccount { name: wanted.get_untracked() }).ok();
            token.set(Some(online::make("/account/bots", Some(&session.get_value()), body).await?));
            wanted.set(String::new());
            Ok(())
        }));
    };
    let renew = move |id: String| {
        run(Box::pin(async move {
            let path = format!("/account/bots/{id}/token");
            token.set(Some(call("POST", &path, Some(&session.get_value()), None).await?));
            Ok(())
        }));
    };
    let end = move |id: String| {
        run(Box::pin(async move {
            let path = format!("/account/bots/{id}");
            let _: BotAccounts = call("DELETE", &path, Some(&session.get_value()), None).await?;
            token.set(None);
            Ok(())
        }));
    };
    let row = move |one: BotAccount| {
        let (id, gone) = (one.id.clone(), one.id.clone());
        let now = if one.online { words::online(lang()) } else { words::away(lang()) };
        view! {
            <li class="swing" data-bot=one.id.clone()><span><b>{one.name.clone()}</b> " " <span class="badge">{icon("i-bot")} {words::bot(lang())}</span><br/>
                <small>{account_words::since(lang(), date(one.created_ms))} " · " {now}</small></span>
                <span class="row"><button type="button" class="btn" aria-label=words::renew_bot(lang(), &one.name) on:click=pressed(move |_| renew(id.clone()))>{words::renew(lang())}</button>
                <button type="button" class="btn btn-icon" aria-label=words::drop_bot(lang(), &one.name) title=words::drop_bot(lang(), &one.name) on:click=pressed(move |_| end(gone.clone()))>{icon("i-trash")}</button></span></li>
        }
    };
    let told = move || {
        token.get().map(|one| view! {
            <div class="note" role="status"><p>{words::token(lang(), &one.name)}</p><p class="loud" id="bot-token">{one.token}</p></div>
        })
    };
    view! {
        <section class="stack" aria-labelledby="bots"><h2 id="bots">{said(words::own)}</h2>
            <p class="muted">{said(words::own_about)} " " {move || words::own_most(lang(), all.with(|all| all.most))}</p>
            {told}
            <ul class="story" id="bot-list">{move || all.get().bots.into_iter().map(row).collect_view()}</ul>
            <div class="field"><label for="bot-name">{said(words::new_name)}</label>
                <input class="input" id="bot-name" maxlength="24" autocomplete="off" prop:value=move || wanted.get() on:input=move |event| wanted.set(event_target_value(&event))/></div>
            <p class="row"><button type="button" class="btn" id="bot-make" on:click=pressed(make)>{icon("i-plus")} {said(words::make)}</button>
                <a class="btn" href="#/bots">{icon("i-bot")} {said(words::about_ratings)}</a></p>
        </section>
    }
    .into_any()
}

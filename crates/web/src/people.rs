//! People who meet again: friends by code, who is blocked or muted, profiles, one's own games with notes, and invitations.

use kaiju_client::people::{again_table, has_words, luck_and_play};
use kaiju_client::{ProfileSum, sitter_name};
use kaiju_rules::Monster;
use kaiju_text::{people as words, web};
use kaiju_wire::people::{
    Encounter, FriendWish, GameNote, HiddenSeats, Invitation, Invitations, Invite, Invited, PeopleList, PersonInfo,
    Profile, ProfileRow, Regard,
};
use kaiju_wire::person::{History, Played};
use kaiju_wire::table::Phase;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;

use crate::account;
use crate::info::edition_name;
use crate::lobby::play_again;
use crate::online::{self, OnlineError, call, fetch, keys_of, line};
use crate::page::{icon, pressed};
use crate::prefs::{Label, lang, said};
use crate::route::go;
use crate::tables::{date, my_name};
use crate::talk::copy_line;

fn body(value: &impl Serialize) -> Option<String> {
    serde_json::to_string(value).ok()
}

/// Asks the server in the name of the account that is logged in here.
async fn ask<T: serde::de::DeserializeOwned>(method: &str, path: &str, body: Option<String>) -> Result<T, OnlineError> {
    call(method, path, account::session().as_deref(), body).await
}

// ── at a table ───────────────────────────────────────────────────────────────
/// Hides what those say at a table whom the account does not want to hear.
pub(crate) fn hide_at(table: &str) {
    let Some(session) = account::session() else { return };
    let path = format!("/account/hidden/{table}");
    spawn_local(async move {
        if let Ok(hidden) = call::<HiddenSeats>("GET", &path, Some(&session), None).await {
            line().muted.update(|muted| muted.extend(hidden.seats));
        }
    });
}

/// Hides what a seat of the table on the line says, or shows it again: here, and wherever its account is met.
pub(crate) fn regard(seat: char, how: Regard) {
    line().muted.update(|muted| {
        muted.retain(|&one| one != seat);
        if how != Regard::Hear {
            muted.push(seat);
        }
    });
    let game = line().info.with_untracked(|info| info.game.clone());
    if let Some(session) = account::session() {
        spawn_local(async move {
            let wanted = body(&Encounter { game, seat, how });
            // Where that fails it holds for this visit.
            let _ = fetch("POST", "/account/encounters", Some(&session), wanted).await;
        });
    }
}

// ── invitations ──────────────────────────────────────────────────────────────
/// The tables this account is invited to.
#[component]
pub(crate) fn InvitationList() -> impl IntoView {
    let all = RwSignal::new(Vec::<Invitation>::new());
    if account::session().is_some() {
        spawn_local(async move {
            if let Ok(found) = ask::<Invitations>("GET", "/account/invitations", None).await {
                let _ = all.try_set(found.invitations);
            }
        });
    }
    let row = move |one: Invitation| {
        let (game, table) = (one.table.game.clone(), one.table.clone());
        let gone = game.clone();
        let no = move |_| {
            let path = format!("/account/invitations/{gone}");
            all.update(|all| all.retain(|one| one.table.game != gone));
            spawn_local(async move {
                let _ = ask::<Invited>("DELETE", &path, None).await;
            });
        };
        // At a rematch the seat is ours already, where this device has its key.
        let yes = move |_| match table.rematch_of.clone().filter(|old| !keys_of(old).tickets.is_empty()) {
            Some(old) => {
                let next = Some(game.clone());
                spawn_local(async move {
                    let _ = play_again(&old, next).await;
                });
            }
            None => go(&format!("/join/{}", table.code.clone().unwrap_or_default())),
        };
        let edition = one.table.edition.clone();
        view! { <li class="swing"><span><b>{words::invites(lang(), one.from)}</b><br/><small>{edition_name(&edition)}</small></span>
        <span class="row"><button type="button" class="btn btn-main" on:click=pressed(yes)>{said(words::say_yes)}</button>
        <button type="button" class="btn" on:click=pressed(no)>{said(words::say_no)}</button></span></li> }
    };
    view! {
        <Show when=move || all.with(|all| !all.is_empty())>
            <ul class="story" id="invitations">{move || all.get().into_iter().map(row).collect_view()}</ul>
        </Show>
    }
}

/// Friends, each of whom may be invited to a table at which this account sits; nothing where there is none.
#[component]
pub(crate) fn FriendInvites(game: String) -> impl IntoView {
    let (friends, invited) = (RwSignal::new(Vec::<PersonInfo>::new()), RwSignal::new(Vec::<String>::new()));
    let (game, trouble) = (StoredValue::new(game), RwSignal::new(None::<OnlineError>));
    if account::session().is_some() {
        spawn_local(async move {
            if let Ok(found) = ask::<PeopleList>("GET", "/account/people", None).await {
                let _ = friends.try_set(found.friends);
            }
        });
    }
    let row = move |one: PersonInfo| {
        let PersonInfo { person, name, .. } = one;
        let (person, name) = (StoredValue::new(person), StoredValue::new(name));
        let is_invited = Memo::new(move |_| invited.with(|all| person.with_value(|person| all.contains(person))));
        let press = move |_| {
            let people = vec![person.get_value()];
            let wanted = Invite { game: game.get_value(), people, ..Invite::default() };
            spawn_local(async move {
                let done = ask::<Invited>("POST", "/account/invitations", body(&wanted)).await;
                if done.is_ok() {
                    let _ = invited.try_update(|all| all.push(person.get_value()));
                }
                let _ = trouble.try_set(done.err());
            });
        };
        let text = move || {
            let said = if is_invited.get() { words::invited } else { words::invite };
            said(lang(), name.get_value())
        };
        view! { <li><button type="button" class="btn" disabled=move || is_invited.get() on:click=pressed(press)>{icon("i-human")} {text}</button></li> }
    };
    view! {
        <Show when=move || friends.with(|all| !all.is_empty())>
            <ul class="story" id="invite-friends">{move || friends.get().into_iter().map(row).collect_view()}</ul>
        </Show>
        {move || trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
    }
}

/// Makes a table like an old one, with the same number of people and bots, and invites whoever played there.
async fn again(played: &Played) -> Result<(), OnlineError> {
    let game = online::open_table(again_table(played, &my_name())).await?;
    let invite = Invite { game: game.clone(), again: Some(played.game.game.clone()), ..Invite::default() };
    ask::<Invited>("POST", "/account/invitations", body(&invite)).await?;
    go(&format!("/table/{game}"));
    Ok(())
}

// ── the page ─────────────────────────────────────────────────────────────────
/// What the page knows.
#[derive(Clone, Copy)]
struct PeopleState {
    people: RwSignal<PeopleList>,
    profile: RwSignal<Option<Profile>>,
    games: RwSignal<Vec<Played>>,
    next: RwSignal<Option<String>>,
    trouble: RwSignal<Option<OnlineError>>,
}

impl PeopleState {
    /// Does something that may fail, and says so when it did.
    fn run(self, work: impl Future<Output = Result<(), OnlineError>> + 'static) {
        self.trouble.set(None);
        spawn_local(async move {
            let _ = self.trouble.try_set(work.await.err());
        });
    }

    /// Changes the list of people.
    fn change(self, method: &'static str, path: String, body: Option<String>) {
        self.run(async move {
            let _ = self.people.try_set(ask(method, &path, body).await?);
            Ok(())
        });
    }

    fn show(self, path: String) {
        self.run(async move {
            let _ = self.profile.try_set(Some(ask("GET", &path, None).await?));
            Ok(())
        });
    }

    /// One more page of games.
    fn read_on(self) {
        let page = self.next.get_untracked().map(|next| format!("?page={next}")).unwrap_or_default();
        self.run(async move {
            let found: History = ask("GET", &format!("/account{page}"), None).await?;
            let _ = self.games.try_update(|games| games.extend(found.games));
            let _ = self.next.try_set(found.next);
            Ok(())
        });
    }
}

/// The page.
#[component]
pub(crate) fn PeoplePage() -> impl IntoView {
    let state = PeopleState {
        people: RwSignal::new(PeopleList::default()),
        profile: RwSignal::new(None),
        games: RwSignal::new(Vec::new()),
        next: RwSignal::new(None),
        trouble: RwSignal::new(None),
    };
    let here = account::session().is_some();
    if here {
        state.change("GET", "/account/people".to_string(), None);
        state.show("/account/profile".to_string());
        state.read_on();
    }
    view! {
        <main id="main" class="page stack">
            <h1 tabindex="-1">{said(words::people)}</h1>
            {move || state.trouble.get().map(|why| view! { <p class="note note-bad" role="alert">{icon("i-warn")} {why.text(lang())}</p> })}
            {if here { inside(state) } else { view! { <p>{said(words::needs_account)}</p><a class="btn btn-main" href="#/account">{icon("i-key")} {said(kaiju_text::account::title)}</a> }.into_any() }}
        </main>
    }
}

fn inside(state: PeopleState) -> AnyView {
    let code = RwSignal::new(String::new());
    let befriend = move |_| {
        let wish = FriendWish { code: Some(code.get_untracked()), person: None };
        state.change("POST", "/account/people".to_string(), body(&wish));
    };
    view! {
        <InvitationList/>
        <section class="box stack" aria-labelledby="friends"><h2 id="friends">{said(words::friends)}</h2>
            <div class="stack-tight"><b class="small" aria-hidden="true">{said(words::your_code)}</b>
                {copy_line(said(words::your_code), move || state.people.with(|people| people.code.clone()))}</div>
            <p class="small muted">{said(words::code_why)}</p>
            <div class="row field-row">
                <div class="field grow"><label for="their-code">{said(words::their_code)}</label>
                    <input class="input" id="their-code" autocomplete="off" maxlength="12" on:input=move |event| code.set(event_target_value(&event))/></div>
                <button type="button" class="btn btn-main" id="befriend" on:click=pressed(befriend)>{said(words::befriend)}</button>
            </div>
            <Show when=move || state.people.with(|people| people.friends.is_empty())><p class="muted">{said(words::friends_none)}</p></Show>
            <ul class="story" id="people-list">{move || state.people.with(|people| rows(state, people))}</ul>
            <button type="button" class="btn" on:click=pressed(move |_| state.change("POST", "/account/people/code".to_string(), None))>{said(words::new_code)}</button>
        </section>
        {move || state.profile.get().map(|profile| profile_view(&profile))}
        {games(state)}
    }
    .into_any()
}

/// Everybody, with what can be done about them.
fn rows(state: PeopleState, people: &PeopleList) -> Vec<AnyView> {
    let drop = move |id: &str| {
        let path = format!("/account/people/{id}");
        pressed(move |_| state.change("DELETE", path.clone(), None))
    };
    let button = |one: &PersonInfo, label: String| view! { <button type="button" class="btn" on:click=drop(&one.person)>{label}</button> };
    let mut all = Vec::new();
    for one in &people.asking {
        let wish = FriendWish { code: None, person: Some(one.person.clone()) };
        let yes = move |_| state.change("POST", "/account/people".to_string(), body(&wish));
        all.push(view! { <li class="swing"><b>{words::asking(lang(), one.name.clone())}</b><span class="row">
            <button type="button" class="btn btn-main" on:click=pressed(yes)>{words::say_yes(lang())}</button>{button(one, words::say_no(lang()).to_string())}</span></li> }.into_any());
    }
    for one in &people.friends {
        let path = format!("/account/people/{}/profile", one.person);
        let seen = one.seen_ms.map(|ms| words::seen(lang(), date(ms)));
        all.push(view! { <li class="swing"><span><b>{one.name.clone()}</b><br/><small>{seen}</small></span><span class="row">
            <button type="button" class="btn" on:click=pressed(move |_| state.show(path.clone()))>{words::profile(lang())}</button></span>
            <details class="box"><summary>{words::remove(lang(), one.name.clone())}</summary><p>{words::remove_sure(lang(), one.name.clone())}</p>{button(one, words::remove(lang(), one.name.clone()))}</details></li> }.into_any());
    }
    for one in &people.asked {
        let label = words::remove(lang(), one.name.clone());
        all.push(
            view! { <li class="swing"><span>{words::asked(lang(), one.name.clone())}</span>{button(one, label)}</li> }
                .into_any(),
        );
    }
    let shunned: [(Label, &Vec<PersonInfo>); 2] = [(words::blocked, &people.blocked), (words::muted, &people.muted)];
    for (label, list) in shunned {
        for one in list {
            let again = words::welcome_again(lang(), one.name.clone());
            all.push(view! { <li class="swing"><span><b>{one.name.clone()}</b><br/><small>{label(lang())}</small></span>{button(one, again)}</li> }.into_any());
        }
    }
    all
}

/// What games of a profile are counted by.
type ProfileKey = fn(&ProfileRow) -> String;

fn profile_view(profile: &Profile) -> impl IntoView + use<> {
    let sum = ProfileSum::of(&profile.rows);
    let keys: [(Label, ProfileKey); 3] = [
        (words::by_edition, |row| edition_name(&row.edition)),
        (words::by_players, |row| web::atlas_players(lang(), row.players)),
        (words::by_monster, |row| {
            Monster::from_id(&row.monster).map_or(row.monster.clone(), |one| one.name().to_string())
        }),
    ];
    let tables = keys.map(|(label, key)| {
        let rows = ProfileSum::by(&profile.rows, key).into_iter().map(|(name, sum)| {
            let share = kaiju_text::percent(lang(), sum.percent());
            view! { <tr><th scope="row">{name}<small>{words::sums(lang(), sum.games, sum.wins)}</small></th><td class="n">
                <meter min="0" max="100" value=sum.percent().to_string() aria-hidden="true"></meter> {share}</td></tr> }
        });
        view! { <details class="box"><summary>{label(lang())}</summary><table class="grid-table"><tbody>{rows.collect_view()}</tbody></table></details> }
    });
    view! {
        <section class="stack" aria-labelledby="profile"><h2 id="profile">{words::profile_of(lang(), profile.name.clone())}</h2>
            <p class="loud">{words::sums(lang(), sum.games, sum.wins)}</p>
            <p>{words::sums_more(lang(), sum.damage, sum.stars, sum.tokyo, sum.eliminations)}</p>
            {luck_and_play(lang(), &sum).map(|(figures, about)| view! { <p>{figures}<br/><small>{about}</small></p> })}
            {profile.counting.then(|| view! { <p class="muted">{words::counting(lang())}</p> })}
            {tables.into_iter().collect_view()}
        </section>
    }
}

/// One's own games, by what is looked for.
fn games(state: PeopleState) -> impl IntoView {
    let (find, favourites) = (RwSignal::new(String::new()), RwSignal::new(false));
    let found = move || {
        let fits = |one: &&Played| (one.favourite || !favourites.get()) && find.with(|find| has_words(one, find));
        state.games.with(|games| games.iter().filter(fits).map(|one| game_row(state, one.clone())).collect_view())
    };
    view! {
        <section class="stack" aria-labelledby="own-games"><h2 id="own-games">{said(words::own_games)}</h2>
            <div class="field"><label for="find-game">{said(words::find)}</label>
                <input class="input" id="find-game" type="search" on:input=move |event| find.set(event_target_value(&event))/></div>
            <label class="switch"><span>{said(words::favourites_only)}</span><input type="checkbox" role="switch" on:change=move |event| favourites.set(event_target_checked(&event))/></label>
            <ul class="story" id="own-game-list">{found}</ul>
            <Show when=move || state.games.with(Vec::is_empty)><p class="muted">{said(words::own_games_none)}</p></Show>
            <Show when=move || state.next.with(Option::is_some)><button type="button" class="btn" on:click=pressed(move |_| state.read_on())>{said(words::more)}</button></Show>
        </section>
    }
}

fn game_row(state: PeopleState, played: Played) -> impl IntoView {
    let names: Vec<String> =
        played.game.seats.iter().filter(|seat| !seat.name.is_empty()).map(|seat| sitter_name(lang(), seat)).collect();
    let (game, over) = (played.game.game.clone(), played.game.phase == Phase::Over);
    let path = StoredValue::new(format!("/account/games/{game}"));
    let note = RwSignal::new(GameNote { note: played.note.clone(), favourite: played.favourite });
    let others = StoredValue::new(played.clone());
    let keep = move || {
        let kept = note.get_untracked();
        state.run(async move {
            let kept: GameNote = ask("PUT", &path.get_value(), body(&kept)).await?;
            // Whoever looks for a game finds it by what it says now; what is shown stays as it is.
            state.games.update_untracked(|games| {
                let own = others.with_value(|own| own.game.game.clone());
                for one in games.iter_mut().filter(|one| one.game.game == own) {
                    (one.note, one.favourite) = (kept.note.clone(), kept.favourite);
                }
            });
            Ok(())
        });
    };
    let won = played.game.winners.contains(&played.seat).then(|| {
        view! { <span class="badge badge-good">{icon("i-trophy")} {said(words::won)}</span> }
    });
    let told = format!("{} · {}", edition_name(&played.game.edition), date(played.game.created_ms));
    let href = if over { format!("#/story/{game}") } else { format!("#/table/{game}") };
    let press = move |_| {
        state.run(async move { again(&others.get_value()).await });
    };
    view! {
        <li class="swing"><span><a href=href><b>{names.join(", ")}</b></a> {won}<br/><small>{told}</small>
            <input class="input" maxlength="280" aria-label=said(words::note) placeholder=said(words::note) prop:value=move || note.with(|note| note.note.clone())
                on:change=move |event| { note.update(|note| note.note = event_target_value(&event)); keep(); }/></span>
            <span class="row"><label class="switch"><span>{said(words::favourite)}</span><input type="checkbox" role="switch" prop:checked=move || note.with(|note| note.favourite)
                on:change=move |event| { note.update(|note| note.favourite = event_target_checked(&event)); keep(); }/></label>
            {over.then(|| view! { <button type="button" class="btn" on:click=pressed(press)>{icon("i-dice")} {said(words::again_with)}</button> })}</span></li>
    }
}

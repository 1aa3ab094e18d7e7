//! Tables on a server: making, finding, joining, and the line that comes back by itself.

use std::cell::{OnceCell, RefCell};

use kaiju_client::pinned::{Doubt, Pins};
use kaiju_client::{Errand, KeptTicket, Keys, Link, News, Pick, Remote, Session, line_up, sitter_name};
use kaiju_rules::{Monster, Seat};
use kaiju_text::{Lang, server as refusals, web};
use kaiju_wire::bot_account::NewChallenge;
use kaiju_wire::frame::{Ev, Said, Say};
use kaiju_wire::table::{
    Address, Change, Events, Join, NewTable, Opened, OwnSeats, Pause, Phase, SeatInfo, TableInfo, Talk,
};
use kaiju_wire::{Code, Refusal, SUBPROTOCOL, hex};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;

use crate::account;
use crate::game::{game, luck};
use crate::page::{base, now_ms, random_word, sleep};
use crate::people;
use crate::place;
use crate::prefs::{forget, keep, kept, lang, storage};
use crate::stage::Sitter;

// ── asking the server ────────────────────────────────────────────────────────

/// Why something did not work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OnlineError {
    /// The server said no.
    Refused(Code),
    /// Nobody answered.
    Silence,
}

/// How long somebody waits before asking again for what is to be made.
const AGAIN_MS: [u32; 2] = [500, 2_000];

impl OnlineError {
    /// Is it worth asking again? Nobody answered, or the server could not say.
    fn may_pass(&self) -> bool {
        let silent = window().navigator().on_line() && *self == OnlineError::Silence;
        silent
            || matches!(self, OnlineError::Refused(Code::Unavailable | Code::StorageUnavailable | Code::OutcomeUnknown))
    }

    /// In words.
    pub(crate) fn text(&self, lang: Lang) -> &'static str {
        match self {
            OnlineError::Silence => web::trouble_silence(lang),
            OnlineError::Refused(Code::SeatTaken) => web::trouble_full(lang),
            OnlineError::Refused(Code::MonsterTaken) => refusals::refused_monster_taken(lang),
            OnlineError::Refused(Code::NameTaken) => refusals::refused_name_taken(lang),
            OnlineError::Refused(Code::BadPasskey) => refusals::refused_bad_passkey(lang),
            OnlineError::Refused(Code::NotWelcome) => refusals::refused_not_welcome(lang),
            OnlineError::Refused(Code::BadAddress) => refusals::refused_bad_address(lang),
            OnlineError::Refused(Code::NoUndo) => refusals::refused_no_undo(lang),
            OnlineError::Refused(Code::BadHoliday) => refusals::refused_bad_holiday(lang),
            OnlineError::Refused(Code::Banned) => refusals::refused_banned(lang),
            OnlineError::Refused(Code::Muted) => refusals::refused_muted(lang),
            OnlineError::Refused(Code::BadWords) => refusals::refused_bad_words(lang),
            OnlineError::Refused(Code::ChildTable) => refusals::refused_child_table(lang),
            OnlineError::Refused(Code::TooManyBots) => refusals::refused_too_many_bots(lang),
            OnlineError::Refused(Code::BotAway) => refusals::refused_bot_away(lang),
            OnlineError::Refused(Code::NeedsAccount) => refusals::refused_needs_account(lang),
            OnlineError::Refused(Code::OtherGroup) => refusals::refused_other_group(lang),
            OnlineError::Refused(Code::GroupsPlaying) => refusals::refused_groups_playing(lang),
            OnlineError::Refused(Code::TooManyTables) => refusals::refused_too_many_tables(lang),
            OnlineError::Refused(Code::Forbidden) => web::trouble_dead(lang),
            OnlineError::Refused(Code::BadName) => web::trouble_name(lang),
            OnlineError::Refused(Code::SeatsEmpty) => web::trouble_empty(lang),
            OnlineError::Refused(Code::Begun) => web::trouble_begun(lang),
            OnlineError::Refused(Code::RateLimited) => web::trouble_hurry(lang),
            OnlineError::Refused(Code::UpgradeRequired) => web::trouble_old(lang),
            OnlineError::Refused(Code::SeqConflict | Code::NotYourTurn | Code::IllegalAction | Code::GameOver) => {
                web::trouble_moved(lang)
            }
            OnlineError::Refused(_) => web::trouble_other(lang),
        }
    }
}

/// Calls the server; the answer as text.
pub(crate) async fn fetch(
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<String>,
) -> Result<String, OnlineError> {
    fetch_keyed(method, path, (token, None), body).await
}

/// The same with a key: what is asked for again with it counts once.
async fn fetch_keyed(
    method: &str,
    path: &str,
    (token, key): (Option<&str>, Option<&str>),
    body: Option<String>,
) -> Result<String, OnlineError> {
    if place::is_nowhere() {
        return Err(OnlineError::Silence);
    }
    let init = web_sys::RequestInit::new();
    init.set_method(method);
    let headers = web_sys::Headers::new().map_err(|_| OnlineError::Silence)?;
    if let Some(token) = token {
        let _ = headers.set("authorization", &format!("Bearer {token}"));
    }
    if let Some(key) = key {
        let _ = headers.set("idempotency-key", key);
    }
    if let Some(body) = &body {
        let _ = headers.set("content-type", "application/json");
        init.set_body(&body.into());
    }
    init.set_headers(&headers);
    let asked = window().fetch_with_str_and_init(&place::api(path), &init);
    let response = JsFuture::from(asked).await.map_err(|_| OnlineError::Silence)?;
    let response: web_sys::Response = response.dyn_into().map_err(|_| OnlineError::Silence)?;
    let text = response.text().map_err(|_| OnlineError::Silence)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    match serde_json::from_str::<Refusal>(&text) {
        Ok(refusal) => Err(OnlineError::Refused(refusal.code)),
        Err(_) => {
            Err(if response.status() == 404 { OnlineError::Silence } else { OnlineError::Refused(Code::Unknown) })
        }
    }
}

/// The same, read.
pub(crate) async fn call<T: DeserializeOwned>(
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<String>,
) -> Result<T, OnlineError> {
    let text = fetch(method, path, token, body).await?;
    serde_json::from_str(&text).map_err(|_| OnlineError::Refused(Code::Unknown))
}

/// Has the server make something, and asks again where no answer comes: it is made once.
pub(crate) async fn make<T: DeserializeOwned>(
    path: &str,
    token: Option<&str>,
    body: Option<String>,
) -> Result<T, OnlineError> {
    let key = hex::write(&random_bytes()[..16]);
    let mut pauses = AGAIN_MS.into_iter();
    loop {
        match (fetch_keyed("POST", path, (token, Some(&key)), body.clone()).await, pauses.next()) {
            (Err(why), Some(pause)) if why.may_pass() => sleep(pause).await,
            (asked, _) => return serde_json::from_str(&asked?).map_err(|_| OnlineError::Refused(Code::Unknown)),
        }
    }
}

/// 32 random bytes.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&random_word().to_le_bytes());
    }
    bytes
}

// ── the seats that are ours ──────────────────────────────────────────────────

const DRAWER: &str = "kaiju.seat.";

fn drawer(game: &str) -> String {
    format!("{DRAWER}{game}")
}

/// Where the code of a table is kept for whoever followed an invitation.
pub(crate) fn code_drawer(game: &str) -> String {
    format!("kaiju.code.{game}")
}

fn pins_drawer(game: &str) -> String {
    format!("kaiju.pins.{game}")
}

/// What this device has noted of a table's dice: on the line, or when it was there before.
pub(crate) fn pins_of(table: &str) -> Option<Pins> {
    let here = game().session(|session| session.pins().filter(|pins| pins.game() == table).cloned());
    here.flatten().or_else(|| kept_pins(table))
}

fn kept_pins(game: &str) -> Option<Pins> {
    serde_json::from_str(&kept(&pins_drawer(game))?).ok()
}

/// Keeps what was noted of the dice. What another tab has noted stays.
fn keep_pins() {
    let table = game().session(|session| session.pins().map(|pins| pins.game().to_string())).flatten();
    let theirs = table.as_deref().and_then(kept_pins);
    let pins = game().session(|session| {
        if let Some(theirs) = &theirs {
            session.remember(theirs);
        }
        session.pins().cloned()
    });
    if let (Some(table), Some(text)) = (table, pins.flatten().and_then(|pins| serde_json::to_string(&pins).ok())) {
        keep(&pins_drawer(&table), &text);
    }
}

/// The keys to a table that this device keeps.
pub(crate) fn keys_of(table: &str) -> Keys {
    kept(&drawer(table)).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps the keys to a table on this device.
fn keep_keys(table: &str, keys: &Keys) {
    if let Ok(text) = serde_json::to_string(keys) {
        keep(&drawer(table), &text);
    }
}

/// The address that brings a seat to another device. It is a secret; what is after `#` never reaches a server.
pub(crate) fn seat_link(table: &str, ticket: &KeptTicket) -> String {
    let seed = ticket.seed.map(|seed| format!("/{}", hex::write(&seed))).unwrap_or_default();
    format!("#/seat/{table}/{}/{}{seed}", ticket.seat.letter(), ticket.token)
}

/// Takes a seat that such an address brings, or that a server gave.
pub(crate) fn take_seat(table: &str, ticket: KeptTicket) {
    let mut keys = keys_of(table);
    keys.take(ticket);
    keep_keys(table, &keys);
}

/// Takes the seats that the account of this device has at a table, with tokens of our own; tells whether it has any.
pub(crate) async fn take_own_seats(table: &str) -> bool {
    let Some(session) = account::session() else { return false };
    let own = make::<OwnSeats>(&format!("/account/tables/{table}/seats"), Some(&session), None).await;
    let tickets = own.map(|own| own.tickets).unwrap_or_default();
    for ticket in &tickets {
        if let Some(seat) = Seat::from_letter(ticket.seat) {
            // Another device has the share in the dice.
            take_seat(table, KeptTicket { seat, token: ticket.token.clone(), seed: None });
        }
    }
    !tickets.is_empty()
}

/// The tables this device has a seat at or has made.
pub(crate) fn tables() -> Vec<String> {
    let Some(storage) = storage() else { return Vec::new() };
    (0..storage.length().unwrap_or(0))
        .filter_map(|i| storage.key(i).ok().flatten())
        .filter_map(|key| key.strip_prefix(DRAWER).map(str::to_string))
        .collect()
}

/// Throws the keys of a table away: it is gone.
pub(crate) fn drop_keys(table: &str) {
    forget(&drawer(table));
    forget(&code_drawer(table));
    forget(&pins_drawer(table));
}

/// Makes a table; returns its id.
pub(crate) async fn open_table(mut table: NewTable) -> Result<String, OnlineError> {
    let mut seeds = Vec::new();
    for seat in table.seats.iter_mut().filter(|seat| seat.kind == kaiju_wire::table::NewSeatKind::Me) {
        let seed = random_bytes();
        seat.tip = Some(KeptTicket::tip(seed));
        seeds.push(seed);
    }
    let body = serde_json::to_string(&table).ok();
    let opened: Opened = make("/tables", account::session().as_deref(), body).await?;
    let tickets =
        opened.tickets.into_iter().zip(seeds).filter_map(|(ticket, seed)| KeptTicket::given(ticket, seed)).collect();
    keep_keys(&opened.game, &Keys { tickets, host: Some(opened.host), ..Keys::default() });
    Ok(opened.game)
}

/// Challenges a bot; tells at which table.
pub(crate) async fn challenge(bot: &str, mut wanted: NewChallenge) -> Result<String, OnlineError> {
    let seed = random_bytes();
    wanted.tip = Some(KeptTicket::tip(seed));
    let (path, body) = (format!("/bots/{bot}/challenges"), serde_json::to_string(&wanted).ok());
    let opened: Opened = make(&path, account::session().as_deref(), body).await?;
    let tickets = opened.tickets.into_iter().filter_map(|ticket| KeptTicket::given(ticket, seed)).collect();
    keep_keys(&opened.game, &Keys { tickets, host: Some(opened.host), ..Keys::default() });
    Ok(opened.game)
}

/// Brings our seats to the next game of a table. Our shares in the dice start over; where that comes too late, the game is
/// played without them.
pub(crate) async fn move_seats(mut keys: Keys, next: &str) {
    if !keys_of(next).tickets.is_empty() {
        return;
    }
    for ticket in &mut keys.tickets {
        let seed = random_bytes();
        let change = Change { tip: Some(KeptTicket::tip(seed)), ..Change::default() };
        let path = format!("/tables/{next}/seats/{}", ticket.seat.letter());
        let taken = fetch("PATCH", &path, Some(&ticket.token), serde_json::to_string(&change).ok()).await;
        ticket.seed = taken.is_ok().then_some(seed);
    }
    keep_keys(next, &keys);
}

/// Has one of our seats play another monster, before the game has begun. Drawing is tried again where somebody took the
/// drawn one at that moment.
pub(crate) async fn choose_monster(game: &str, seat: char, pick: Pick) -> Result<(), OnlineError> {
    let keys = keys_of(game);
    let ticket = keys.tickets.iter().find(|ticket| ticket.seat.letter() == seat);
    let path = format!("/tables/{game}/seats/{seat}");
    for tries in 0..line_up::DRAWS {
        let found = line().info.with_untracked(|info| line_up::change(info, seat, pick, |n| luck().below(n)));
        let Some((change, _)) = found else { break };
        let body = serde_json::to_string(&change).ok();
        match fetch("PATCH", &path, ticket.map(|ticket| ticket.token.as_str()), body).await {
            Err(OnlineError::Refused(Code::MonsterTaken)) if pick == Pick::Drawn && tries + 1 < line_up::DRAWS => {}
            Err(why) => return Err(why),
            Ok(_) => return Ok(()),
        }
    }
    Ok(())
}

/// The monsters for a seat of the table on the line, and whether each can be had.
pub(crate) fn monsters_for(seat: char) -> Vec<(Monster, bool)> {
    line().info.with(|info| {
        let held = line_up::held(info, seat);
        let all = info.setup().map(|setup| line_up::choice(&setup.rules()).collect::<Vec<_>>()).unwrap_or_default();
        all.into_iter().map(|monster| (monster, !held.contains(&monster))).collect()
    })
}

/// Has a bot play one of our seats at the table on the line, or us again.
pub(crate) fn let_bot_play(seat: Seat, bot: bool) {
    let Some(table) = with_remote(|remote| remote.game().to_string()) else { return };
    let keys = keys_of(&table);
    let token = keys.tickets.iter().find(|ticket| ticket.seat == seat).map(|ticket| ticket.token.clone());
    let path = format!("/tables/{table}/seats/{}/{}", seat.letter(), if bot { "bot" } else { "back" });
    spawn_local(async move {
        let body = bot.then(|| "{}".to_string());
        if let Err(OnlineError::Refused(code)) = fetch("POST", &path, token.as_deref(), body).await {
            line().refused.set(Some(code));
        }
    });
}

/// Asks for a pause at the table on the line in the name of all our seats, or ends it.
pub(crate) fn pause(wants: bool) {
    let Some(table) = with_remote(|remote| remote.game().to_string()) else { return };
    spawn_local(async move {
        for ticket in keys_of(&table).tickets {
            let path = format!("/tables/{table}/seats/{}/pause", ticket.seat.letter());
            let body = serde_json::to_string(&Pause { wants }).ok();
            if let Err(OnlineError::Refused(code)) = fetch("POST", &path, Some(&ticket.token), body).await {
                line().refused.set(Some(code));
            }
        }
    });
}

/// Has a bot play at an empty seat, or frees the seat again; the host may.
pub(crate) async fn fill_seat(table: &str, seat: char, bot: bool) -> Result<(), OnlineError> {
    let host = keys_of(table).host;
    let path = format!("/tables/{table}/seats/{seat}");
    let asked = if bot {
        fetch("POST", &format!("{path}/bot"), host.as_deref(), Some("{}".to_string())).await
    } else {
        fetch("DELETE", &path, host.as_deref(), None).await
    };
    asked.map(|_| ())
}

/// Sits down at a table.
pub(crate) async fn sit_down(game: &str, code: Option<String>, name: String) -> Result<(), OnlineError> {
    let seed = random_bytes();
    let join = Join { code, name, tip: Some(KeptTicket::tip(seed)), ..Join::default() };
    let body = serde_json::to_string(&join).ok();
    let ticket: kaiju_wire::table::Ticket =
        make(&format!("/tables/{game}/seats"), account::session().as_deref(), body).await?;
    if let Some(ticket) = KeptTicket::given(ticket, seed) {
        take_seat(game, ticket);
    }
    Ok(())
}

// ── the line ─────────────────────────────────────────────────────────────────

/// What is known of the table on the line.
#[derive(Clone, Copy, Default)]
pub(crate) struct OnlineTable {
    pub link: RwSignal<Link>,
    /// The address others reach the server by, once it has told.
    pub address: RwSignal<Option<Address>>,
    pub info: RwSignal<TableInfo>,
    pub here: RwSignal<Vec<char>>,
    pub watching: RwSignal<u32>,
    pub talk: RwSignal<Vec<Said>>,
    /// What is said can be seen.
    pub hears: RwSignal<bool>,
    /// How many lines others have said since it could be seen.
    pub unread: RwSignal<u32>,
    /// Seats whose words and signs are not to be shown.
    pub muted: RwSignal<Vec<char>>,
    pub refused: RwSignal<Option<Code>>,
    /// What has to be known of the dice.
    pub doubts: RwSignal<Vec<Doubt>>,
    /// What the dice are sealed with.
    pub sealed: RwSignal<Option<String>>,
    /// The line was lost and has just come back.
    pub back: RwSignal<bool>,
    /// When the time to answer is over, by our clock.
    pub deadline: RwSignal<Option<f64>>,
}

#[derive(Default)]
struct Wire {
    socket: Option<web_sys::WebSocket>,
    /// Grows with every table: what belongs to an old one is dropped.
    age: usize,
    /// Grows with every socket.
    sockets: usize,
}

thread_local! {
    static LINE: OnceCell<OnlineTable> = const { OnceCell::new() };
    static WIRE: RefCell<Wire> = RefCell::new(Wire::default());
}

/// The line; it lives as long as the page.
pub(crate) fn line() -> OnlineTable {
    LINE.with(|cell| *cell.get_or_init(OnlineTable::default))
}

/// What is done with the table on the line, if there is one.
fn with_remote<T>(what: impl FnOnce(&Remote) -> T) -> Option<T> {
    game().session(|session| session.remote().map(what)).flatten()
}

/// Our seats at the table on the line.
pub(crate) fn our_seats() -> Vec<Seat> {
    with_remote(|remote| remote.eyes().to_vec()).unwrap_or_default()
}

fn now() -> u64 {
    now_ms() as u64
}

/// Goes to a table.
pub(crate) fn enter(table: &str) {
    if with_remote(|remote| remote.game() == table) == Some(true) {
        return;
    }
    hang_up();
    let mut session = Session::attend(Remote::new(table, keys_of(table).tickets), luck());
    if let Some(pins) = kept_pins(table) {
        session.remember(&pins);
    }
    game().attend(session);
    let age = WIRE.with_borrow_mut(|wire| {
        wire.age += 1;
        wire.age
    });
    let line = line();
    line.link.set(Link::Opening);
    line.info.set(TableInfo::default());
    line.talk.set(Vec::new());
    line.unread.set(0);
    line.muted.set(Vec::new());
    line.here.set(Vec::new());
    line.refused.set(None);
    line.doubts.set(Vec::new());
    line.sealed.set(None);
    line.deadline.set(None);
    recall_talk(table);
    people::hide_at(table);
    ask_address();
    if keys_of(table).tickets.is_empty() {
        let table = table.to_string();
        spawn_local(async move {
            // Whoever follows a notice on another device plays there, too.
            if take_own_seats(&table).await && WIRE.with_borrow(|wire| wire.age == age) {
                reenter(&table);
            }
        });
    }
    spawn_local(async move {
        while WIRE.with_borrow(|wire| wire.age == age) {
            let rest = run_errands();
            sleep(rest.clamp(20, 1_000) as u32).await;
        }
    });
}

/// Asks under which address others reach the server. A server that does not answer knows none.
fn ask_address() {
    spawn_local(async {
        let told = call::<Address>("GET", "/address", None, None).await.unwrap_or_default();
        line().address.set(Some(told));
    });
}

/// What links for others begin with: the address the server told, or the one this page reaches it by where it knows none.
pub(crate) fn shared_base() -> String {
    let told = line().address.with(|told| told.as_ref().and_then(|told| told.url.clone()));
    told.map(|url| format!("{url}/")).or_else(place::elsewhere).unwrap_or_else(base)
}

/// Asks what happened before we came, or while we were away for so long that the table was shown anew. A log without it is
/// a log all the same.
fn recall_game() {
    let Some(table) = with_remote(|remote| remote.game().to_string()) else { return };
    spawn_local(async move {
        let mut all: Vec<Ev> = Vec::new();
        while let Some(from) = game().session(|session| session.forgotten(all.last().map(|event| event.seq))).flatten()
        {
            let token = keys_of(&table).token().map(str::to_string);
            let path = format!("/tables/{table}/events?from={from}");
            let page = call::<Events>("GET", &path, token.as_deref(), None).await.map(|page| page.events);
            let here = with_remote(|remote| remote.game() == table) == Some(true);
            match page {
                Ok(events) if here && !events.is_empty() => all.extend(events),
                _ => return,
            }
        }
        game().session(|session| session.recall(&all));
        game().draw();
    });
}

/// Asks what was said before we came.
fn recall_talk(table: &str) {
    let table = table.to_string();
    spawn_local(async move {
        let token = keys_of(&table).token().map(str::to_string);
        let before = call::<Talk>("GET", &format!("/tables/{table}/talk"), token.as_deref(), None).await;
        let here = with_remote(|remote| remote.game() == table) == Some(true);
        if let (Ok(before), true) = (before, here) {
            line().talk.update(|talk| {
                let first = talk.first().map_or(u64::MAX, |said| said.number);
                talk.splice(0..0, before.lines.into_iter().filter(|said| said.number < first));
            });
        }
    });
}

/// Leaves the table; the seat stays ours.
pub(crate) fn leave() {
    WIRE.with_borrow_mut(|wire| wire.age += 1);
    hang_up();
    if game().is_far() {
        game().leave();
    }
}

/// Comes back with the keys as they are now, after sitting down.
pub(crate) fn reenter(table: &str) {
    leave();
    enter(table);
}

/// Comes back at once when the network does, or when somebody looks at the page again.
pub(crate) fn follow() {
    let woken = Closure::<dyn FnMut()>::new(hurry);
    let _ = window().add_event_listener_with_callback("online", woken.as_ref().unchecked_ref());
    let _ = document().add_event_listener_with_callback("visibilitychange", woken.as_ref().unchecked_ref());
    woken.forget();
}

/// Does what is due for the table on the line; answers how long nothing will be.
pub(crate) fn run_errands() -> u64 {
    loop {
        match game().session(|session| session.errand(now())) {
            Some(Errand::Connect) => connect(),
            Some(Errand::HangUp) => hang_up(),
            Some(Errand::Keep) => keep_pins(),
            Some(Errand::Send(text)) => send(&text),
            Some(Errand::Rest(ms)) => {
                show_link();
                return ms;
            }
            None => return u64::MAX,
        }
    }
}

fn connect() {
    let number = WIRE.with_borrow_mut(|wire| {
        wire.sockets += 1;
        wire.sockets
    });
    let current = move || WIRE.with_borrow(|wire| wire.sockets == number);
    let Ok(socket) = web_sys::WebSocket::new_with_str(&place::socket(), SUBPROTOCOL) else {
        game().session(|session| session.broke(now(), 1006));
        return;
    };
    let on_open = Closure::<dyn FnMut()>::new(move || {
        if current() {
            game().session(|session| session.opened(now()));
            run_errands();
        }
    });
    let on_message = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |message: web_sys::MessageEvent| {
        if let Some(text) = message.data().as_string().filter(|_| current()) {
            hear(&text);
        }
    });
    let on_close = Closure::<dyn FnMut(web_sys::CloseEvent)>::new(move |event: web_sys::CloseEvent| {
        if current() {
            game().session(|session| session.broke(now(), event.code()));
            run_errands();
        }
    });
    socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
    on_open.forget();
    on_message.forget();
    on_close.forget();
    WIRE.with_borrow_mut(|wire| wire.socket = Some(socket));
}

fn send(text: &str) {
    WIRE.with_borrow(|wire| {
        if let Some(socket) = &wire.socket
            && socket.ready_state() == web_sys::WebSocket::OPEN
        {
            let _ = socket.send_with_str(text);
        }
    });
}

/// Closes the socket, if there is one; what it still says is not heard.
fn hang_up() {
    let socket = WIRE.with_borrow_mut(|wire| {
        wire.sockets += 1;
        wire.socket.take()
    });
    if let Some(socket) = socket {
        let _ = socket.close();
    }
}

/// Shows how the line is.
fn show_link() {
    let Some(link) = game().session(|session| session.link()) else { return };
    let before = line().link.get_untracked();
    if before != link {
        line().link.set(link);
        if let (Link::Lost(_), Link::Up) = (before, link) {
            welcome_back();
        }
    }
}

/// Says for a moment that the line is back.
fn welcome_back() {
    let line = line();
    line.back.set(true);
    spawn_local(async move {
        sleep(4000).await;
        line.back.set(false);
    });
}

/// The network is back, or somebody looks at the page again: do not wait any longer.
fn hurry() {
    game().session(|session| session.hurry(now()));
    run_errands();
}

fn hear(text: &str) {
    let news = game().session(|session| session.hear(now(), text)).unwrap_or_default();
    let moves = news.iter().any(|one| matches!(one, News::Fresh | News::Asked));
    news.into_iter().for_each(tell);
    run_errands();
    if moves {
        game().pump();
    }
}

fn tell(news: News) {
    let line = line();
    match news {
        News::Fresh => {
            game().stage.sitters.set(sitters());
            game().lay_out();
            recall_game();
        }
        News::Table => {
            let told = with_remote(|remote| (remote.info().clone(), remote.pins().commitment().map(str::to_string)));
            let Some((info, sealed)) = told else { return };
            line.info.set(info);
            game().stage.sitters.set(sitters());
            if line.sealed.get_untracked() != sealed {
                line.sealed.set(sealed);
            }
        }
        News::Asked => {
            let left = with_remote(|remote| remote.ask()?.left_ms).flatten();
            line.deadline.set(left.map(|left| now_ms() + left as f64));
        }
        News::Presence => {
            let here = with_remote(|remote| (remote.here().to_vec(), remote.watching()));
            let (here, watching) = here.unwrap_or_default();
            line.here.set(here);
            line.watching.set(watching);
            game().stage.sitters.set(sitters());
        }
        News::Said(said) => {
            show_sign(&said);
            let ours = Seat::from_letter(said.seat).is_some_and(|seat| our_seats().contains(&seat));
            let muted = line.muted.with_untracked(|muted| muted.contains(&said.seat));
            if !ours && !muted && !line.hears.get_untracked() {
                line.unread.update(|n| *n += 1);
            }
            line.talk.update(|talk| {
                if talk.last().is_none_or(|last| last.number < said.number) {
                    talk.push(said);
                    let extra = talk.len().saturating_sub(100);
                    talk.drain(..extra);
                }
            });
        }
        News::Refused(code) => line.refused.set(Some(code)),
        News::GoingAway(_) | News::Astray | News::Undone => {}
        News::Doubt(doubt) => line.doubts.update(|doubts| {
            if !doubts.contains(&doubt) {
                doubts.push(doubt);
            }
        }),
    }
}

/// Shows a sign beside whoever makes it, for a moment.
fn show_sign(said: &Said) {
    let muted = line().muted.with_untracked(|muted| muted.contains(&said.seat));
    let Some(seat) = Seat::from_letter(said.seat).filter(|_| said.emote && !muted) else { return };
    let sign = Some((seat, emote(&said.text)));
    let stage = game().stage;
    stage.sign.set(sign);
    spawn_local(async move {
        sleep(4000).await;
        if stage.sign.get_untracked() == sign {
            stage.sign.set(None);
        }
    });
}

/// A picture for each emote.
pub(crate) fn emote(word: &str) -> &'static str {
    match word {
        "roar" => "🦖",
        "laugh" => "😂",
        "cry" => "😭",
        "cheer" => "🎉",
        "wow" => "😮",
        "thanks" => "🙏",
        "sorry" => "🙇",
        "hurry" => "⏳",
        _ => "💬",
    }
}

/// Who sits where, with who is away.
fn sitters() -> Vec<Sitter> {
    let sitters = with_remote(|remote| {
        let sitter = |seat: &SeatInfo| Sitter {
            name: sitter_name(lang(), seat),
            bot: seat.player.clone(),
            of_bot: seat.bot,
            away: seat.player.is_none() && !remote.here().contains(&seat.seat),
        };
        remote.info().seats.iter().map(sitter).collect()
    });
    sitters.unwrap_or_default()
}

/// Says something at the table.
pub(crate) fn say(text: &str, emote: bool) {
    game().session(|session| session.say(text, emote));
    run_errands();
}

/// Says something at the table on the line in the name of one of our seats.
pub(crate) fn say_as(seat: Seat, text: &str, emote: bool) {
    let Some(table) = with_remote(|remote| remote.game().to_string()) else { return };
    let token = keys_of(&table).tickets.iter().find(|one| one.seat == seat).map(|one| one.token.clone());
    let say = Say { seat: Some(seat.letter()), text: text.to_string(), emote };
    spawn_local(async move {
        let body = serde_json::to_string(&say).ok();
        if let Err(OnlineError::Refused(code)) =
            fetch("POST", &format!("/tables/{table}/talk"), token.as_deref(), body).await
        {
            line().refused.set(Some(code));
        }
    });
}

/// Is the game on this line over?
pub(crate) fn is_over(info: &TableInfo) -> bool {
    matches!(info.phase, Phase::Over | Phase::Closed)
}

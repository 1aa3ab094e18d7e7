//! Tables on a server: making, finding, joining, and the line that comes back by itself.

use std::cell::{OnceCell, RefCell};

use kaiju_client::pinned::{Doubt, Pins};
use kaiju_client::remote::{News, Remote, Ticket};
use kaiju_rules::{Pending, Seat, Viewer};
use kaiju_text::{Lang, web};
use kaiju_wire::frame::{Said, ToClient, ToServer};
use kaiju_wire::table::{Address, Change, Join, NewTable, Opened, Phase, TableInfo, Talk};
use kaiju_wire::{API, Close, Code, Refusal, SUBPROTOCOL, chain::Chain, hex};
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;

use crate::game::{Far, Look, game};
use crate::page::{base, now_ms, random_word, sleep};
use crate::prefs::{forget, keep, kept, storage};
use crate::stage::Sitter;

// ── asking the server ────────────────────────────────────────────────────────

/// Why something did not work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// The server said no.
    Refused(Code),
    /// Nobody answered.
    Silence,
}

impl Trouble {
    /// In words.
    pub(crate) fn text(&self, lang: Lang) -> &'static str {
        match self {
            Trouble::Silence => web::trouble_silence(lang),
            Trouble::Refused(Code::SeatTaken) => web::trouble_full(lang),
            Trouble::Refused(Code::Forbidden) => web::trouble_dead(lang),
            Trouble::Refused(Code::BadName) => web::trouble_name(lang),
            Trouble::Refused(Code::SeatsEmpty) => web::trouble_empty(lang),
            Trouble::Refused(Code::Begun) => web::trouble_begun(lang),
            Trouble::Refused(Code::RateLimited) => web::trouble_hurry(lang),
            Trouble::Refused(Code::UpgradeRequired) => web::trouble_old(lang),
            Trouble::Refused(Code::SeqConflict | Code::NotYourTurn | Code::IllegalAction | Code::GameOver) => {
                web::trouble_moved(lang)
            }
            Trouble::Refused(_) => web::trouble_other(lang),
        }
    }
}

/// Calls the server; the answer as text.
pub(crate) async fn fetch(
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<String>,
) -> Result<String, Trouble> {
    let init = web_sys::RequestInit::new();
    init.set_method(method);
    let headers = web_sys::Headers::new().map_err(|_| Trouble::Silence)?;
    if let Some(token) = token {
        let _ = headers.set("authorization", &format!("Bearer {token}"));
    }
    if let Some(body) = &body {
        let _ = headers.set("content-type", "application/json");
        init.set_body(&body.into());
    }
    init.set_headers(&headers);
    let asked = window().fetch_with_str_and_init(&format!("{API}{path}"), &init);
    let response = JsFuture::from(asked).await.map_err(|_| Trouble::Silence)?;
    let response: web_sys::Response = response.dyn_into().map_err(|_| Trouble::Silence)?;
    let text = response.text().map_err(|_| Trouble::Silence)?;
    let text = JsFuture::from(text).await.ok().and_then(|text| text.as_string()).unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    match serde_json::from_str::<Refusal>(&text) {
        Ok(refusal) => Err(Trouble::Refused(refusal.code)),
        Err(_) => Err(if response.status() == 404 { Trouble::Silence } else { Trouble::Refused(Code::Unknown) }),
    }
}

/// The same, read.
pub(crate) async fn call<T: DeserializeOwned>(
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<String>,
) -> Result<T, Trouble> {
    let text = fetch(method, path, token, body).await?;
    serde_json::from_str(&text).map_err(|_| Trouble::Refused(Code::Unknown))
}

/// 32 random bytes.
pub(crate) fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    for part in bytes.chunks_mut(8) {
        part.copy_from_slice(&random_word().to_le_bytes());
    }
    bytes
}

/// An id that is never used again.
fn fresh_id() -> String {
    hex::write(&random_bytes()[..16])
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
pub(crate) fn pins_of(game: &str) -> Option<Pins> {
    let here =
        WIRE.with_borrow(|wire| Some(wire.remote.as_ref().filter(|remote| remote.game() == game)?.pins().clone()));
    here.or_else(|| kept_pins(game))
}

fn kept_pins(game: &str) -> Option<Pins> {
    serde_json::from_str(&kept(&pins_drawer(game))?).ok()
}

/// Keeps what was noted of the dice, if there is something new, before anything is shown to the server. What another tab
/// has noted stays.
fn keep_pins() {
    WIRE.with_borrow_mut(|wire| {
        let Some(remote) = wire.remote.as_mut().filter(|remote| !remote.eyes().is_empty()) else { return };
        let Some(mut pins) = remote.pins_to_keep().cloned() else { return };
        if let Some(theirs) = kept_pins(pins.game()) {
            remote.remember(&theirs);
            pins = remote.pins().clone();
        }
        if let Ok(text) = serde_json::to_string(&pins) {
            keep(&pins_drawer(pins.game()), &text);
        }
    });
}

/// What we keep of a table: our seats, and the host's token if we made it.
#[derive(Clone, Default)]
pub(crate) struct Keys {
    pub tickets: Vec<Ticket>,
    pub host: Option<String>,
}

impl Keys {
    /// The keys to a table.
    pub(crate) fn of(game: &str) -> Keys {
        let Some(value) = kept(&drawer(game)).and_then(|text| serde_json::from_str::<Value>(&text).ok()) else {
            return Keys::default();
        };
        let ticket = |value: &Value| {
            Some(Ticket {
                seat: Seat::from_letter(value["seat"].as_str()?.chars().next()?)?,
                token: value["token"].as_str()?.to_string(),
                seed: value["seed"].as_str().and_then(hex::read),
            })
        };
        Keys {
            tickets: value["seats"].as_array().map(|all| all.iter().filter_map(ticket).collect()).unwrap_or_default(),
            host: value["host"].as_str().map(str::to_string),
        }
    }

    /// Keeps them on this device.
    pub(crate) fn keep(&self, game: &str) {
        let seats: Vec<Value> = self
            .tickets
            .iter()
            .map(|t| json!({"seat": t.seat.letter().to_string(), "token": t.token, "seed": t.seed.map(|seed| hex::write(&seed))}))
            .collect();
        keep(&drawer(game), &json!({"seats": seats, "host": self.host}).to_string());
    }

    /// The address that brings a seat to another device. It is a secret; what is after `#` never reaches a server.
    pub(crate) fn seat_link(game: &str, ticket: &Ticket) -> String {
        let seed = ticket.seed.map(|seed| format!("/{}", hex::write(&seed))).unwrap_or_default();
        format!("#/seat/{game}/{}/{}{seed}", ticket.seat.letter(), ticket.token)
    }

    /// Takes a seat that such an address brings.
    pub(crate) fn take(game: &str, ticket: Ticket) {
        let mut keys = Keys::of(game);
        keys.tickets.retain(|kept| kept.seat != ticket.seat);
        keys.tickets.push(ticket);
        keys.keep(game);
    }

    /// The tables this device has a seat at or has made.
    pub(crate) fn all() -> Vec<String> {
        let Some(storage) = storage() else { return Vec::new() };
        (0..storage.length().unwrap_or(0))
            .filter_map(|i| storage.key(i).ok().flatten())
            .filter_map(|key| key.strip_prefix(DRAWER).map(str::to_string))
            .collect()
    }

    /// Throws the keys of a table away: it is gone.
    pub(crate) fn drop(game: &str) {
        forget(&drawer(game));
        forget(&code_drawer(game));
        forget(&pins_drawer(game));
    }

    /// A token that opens the table: a seat's, which does everything, or else the host's.
    pub(crate) fn token(&self) -> Option<&str> {
        self.tickets.first().map(|ticket| ticket.token.as_str()).or(self.host.as_deref())
    }
}

/// Makes a table; returns its id.
pub(crate) async fn open_table(mut table: NewTable) -> Result<String, Trouble> {
    let mut seeds = Vec::new();
    for seat in table.seats.iter_mut().filter(|seat| seat.kind == kaiju_wire::table::NewSeatKind::Me) {
        let seed = random_bytes();
        seat.tip = Some(hex::write(&Chain::new(seed).tip()));
        seeds.push(seed);
    }
    let body = serde_json::to_string(&table).ok();
    let opened: Opened = call("POST", "/tables", None, body).await?;
    let tickets = opened.tickets.iter().zip(seeds).filter_map(|(ticket, seed)| {
        Some(Ticket { seat: Seat::from_letter(ticket.seat)?, token: ticket.token.clone(), seed: Some(seed) })
    });
    Keys { tickets: tickets.collect(), host: Some(opened.host) }.keep(&opened.game);
    Ok(opened.game)
}

/// Brings our seats to the next game of a table. Our shares in the dice begin anew; where that comes too late, the game is
/// played without them.
pub(crate) async fn move_seats(mut keys: Keys, next: &str) {
    if !Keys::of(next).tickets.is_empty() {
        return;
    }
    for ticket in &mut keys.tickets {
        let seed = random_bytes();
        let change = Change { tip: Some(hex::write(&Chain::new(seed).tip())), ..Change::default() };
        let path = format!("/tables/{next}/seats/{}", ticket.seat.letter());
        let taken = fetch("PATCH", &path, Some(&ticket.token), serde_json::to_string(&change).ok()).await;
        ticket.seed = taken.is_ok().then_some(seed);
    }
    keys.keep(next);
}

/// Sits down at a table.
pub(crate) async fn sit_down(game: &str, code: Option<String>, name: String) -> Result<(), Trouble> {
    let seed = random_bytes();
    let join = Join { code, name, tip: Some(hex::write(&Chain::new(seed).tip())), ..Join::default() };
    let body = serde_json::to_string(&join).ok();
    let ticket: kaiju_wire::table::Ticket = call("POST", &format!("/tables/{game}/seats"), None, body).await?;
    let mut keys = Keys::of(game);
    if let Some(seat) = Seat::from_letter(ticket.seat) {
        keys.tickets.push(Ticket { seat, token: ticket.token, seed: Some(seed) });
    }
    keys.keep(game);
    Ok(())
}

// ── the line ─────────────────────────────────────────────────────────────────

/// How the line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    Connecting,
    On,
    /// Lost; so many attempts since.
    Lost(u32),
    /// Closed for good, with this number.
    Closed(u16),
}

/// What is known of the table on the line.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub link: RwSignal<Link>,
    /// The address others reach the server by, once it has told.
    pub address: RwSignal<Option<Address>>,
    pub info: RwSignal<TableInfo>,
    pub here: RwSignal<Vec<char>>,
    pub watching: RwSignal<u32>,
    pub talk: RwSignal<Vec<Said>>,
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
    remote: Option<Remote>,
    socket: Option<web_sys::WebSocket>,
    /// Grows with every table and every line: what belongs to an old one is dropped.
    age: usize,
    tries: u32,
    heard: f64,
    shown: bool,
}

thread_local! {
    static LINE: OnceCell<Line> = const { OnceCell::new() };
    static WIRE: RefCell<Wire> = RefCell::new(Wire::default());
}

/// The line; it lives as long as the page.
pub(crate) fn line() -> Line {
    LINE.with(|cell| {
        *cell.get_or_init(|| Line {
            link: RwSignal::new(Link::Connecting),
            address: RwSignal::new(None),
            info: RwSignal::new(TableInfo::default()),
            here: RwSignal::new(Vec::new()),
            watching: RwSignal::new(0),
            talk: RwSignal::new(Vec::new()),
            muted: RwSignal::new(Vec::new()),
            refused: RwSignal::new(None),
            doubts: RwSignal::new(Vec::new()),
            sealed: RwSignal::new(None),
            back: RwSignal::new(false),
            deadline: RwSignal::new(None),
        })
    })
}

/// Our seats at the table on the line.
pub(crate) fn our_seats() -> Vec<Seat> {
    WIRE.with_borrow(|wire| wire.remote.as_ref().map(|remote| remote.eyes().to_vec()).unwrap_or_default())
}

/// Goes to a table.
pub(crate) fn enter(table: &str) {
    let same = WIRE
        .with_borrow(|wire| wire.remote.as_ref().is_some_and(|remote| remote.game() == table) && wire.socket.is_some());
    if same {
        return;
    }
    WIRE.with_borrow_mut(|wire| {
        if let Some(socket) = wire.socket.take() {
            let _ = socket.close();
        }
        let mut remote = Remote::new(table, Keys::of(table).tickets);
        if let Some(pins) = kept_pins(table) {
            remote.remember(&pins);
        }
        wire.remote = Some(remote);
        wire.tries = 0;
        wire.shown = false;
    });
    let line = line();
    line.link.set(Link::Connecting);
    line.info.set(TableInfo::default());
    line.talk.set(Vec::new());
    line.muted.set(Vec::new());
    line.here.set(Vec::new());
    line.refused.set(None);
    line.doubts.set(Vec::new());
    line.sealed.set(None);
    line.deadline.set(None);
    recall(table);
    ask_address();
    connect();
}

/// Asks under which address others reach the server. A server that does not answer knows none.
fn ask_address() {
    spawn_local(async {
        let told = call::<Address>("GET", "/address", None, None).await.unwrap_or_default();
        line().address.set(Some(told));
    });
}

/// What links for others begin with: the address the server told, or our own where it knows none.
pub(crate) fn shared_base() -> String {
    let told = line().address.with(|told| told.as_ref().and_then(|told| told.url.clone()));
    told.map_or_else(base, |url| format!("{url}/"))
}

/// Asks what was said before we came.
fn recall(table: &str) {
    let table = table.to_string();
    spawn_local(async move {
        let token = Keys::of(&table).token().map(str::to_string);
        let before = call::<Talk>("GET", &format!("/tables/{table}/talk"), token.as_deref(), None).await;
        let here = WIRE.with_borrow(|wire| wire.remote.as_ref().is_some_and(|remote| remote.game() == table));
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
    WIRE.with_borrow_mut(|wire| {
        wire.age += 1;
        if let Some(socket) = wire.socket.take() {
            let _ = socket.close();
        }
        wire.remote = None;
    });
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

fn connect() {
    let age = WIRE.with_borrow_mut(|wire| {
        wire.age += 1;
        wire.heard = now_ms();
        wire.age
    });
    let place = window().location();
    let secure = place.protocol().is_ok_and(|protocol| protocol == "https:");
    let address = format!("{}://{}{API}/ws", if secure { "wss" } else { "ws" }, place.host().unwrap_or_default());
    let Ok(socket) = web_sys::WebSocket::new_with_str(&address, SUBPROTOCOL) else {
        lost(age, 1006);
        return;
    };
    let on_open = Closure::<dyn FnMut()>::new(move || {
        if !current(age) {
            return;
        }
        let frames = WIRE.with_borrow(|wire| wire.remote.as_ref().map(Remote::greet).unwrap_or_default());
        frames.iter().for_each(send);
    });
    let on_message = Closure::<dyn FnMut(web_sys::MessageEvent)>::new(move |message: web_sys::MessageEvent| {
        if let Some(frame) = message.data().as_string().and_then(|text| serde_json::from_str::<ToClient>(&text).ok()) {
            hear(age, frame);
        }
    });
    let on_close =
        Closure::<dyn FnMut(web_sys::CloseEvent)>::new(move |event: web_sys::CloseEvent| lost(age, event.code()));
    socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
    socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
    on_open.forget();
    on_message.forget();
    on_close.forget();
    WIRE.with_borrow_mut(|wire| wire.socket = Some(socket));
    spawn_local(beat(age));
}

fn current(age: usize) -> bool {
    WIRE.with_borrow(|wire| wire.age == age)
}

/// Pings, sends again what has no verdict, and notices silence.
async fn beat(age: usize) {
    let mut ticks = random_word() % 3;
    loop {
        sleep(3000).await;
        if !current(age) {
            return;
        }
        if now_ms() - WIRE.with_borrow(|wire| wire.heard) > 25_000.0 {
            hang_up();
            lost(age, Close::Silent.number());
            return;
        }
        let again: Vec<ToServer> =
            WIRE.with_borrow(|wire| wire.remote.as_ref().map(|r| r.again().collect()).unwrap_or_default());
        again.iter().for_each(send);
        ticks += 1;
        if ticks.is_multiple_of(3) {
            send(&ToServer::Ping { c_ms: now_ms() as u64 });
        }
    }
}

fn send(frame: &ToServer) {
    if let Ok(text) = serde_json::to_string(frame) {
        WIRE.with_borrow(|wire| {
            if let Some(socket) = &wire.socket
                && socket.ready_state() == web_sys::WebSocket::OPEN
            {
                let _ = socket.send_with_str(&text);
            }
        });
    }
}

/// The line is gone: come back, unless that is of no use.
fn lost(age: usize, number: u16) {
    if !current(age) {
        return;
    }
    let tries = WIRE.with_borrow_mut(|wire| {
        wire.socket = None;
        wire.age += 1;
        wire.tries += 1;
        wire.tries
    });
    if !Close::retry(number) {
        line().link.set(Link::Closed(number));
        return;
    }
    line().link.set(Link::Lost(tries));
    let age = WIRE.with_borrow(|wire| wire.age);
    let most = (250u64 << tries.min(6)).min(15_000);
    spawn_local(async move {
        sleep((random_word() % most) as u32 + 50).await;
        if current(age) && WIRE.with_borrow(|wire| wire.remote.is_some()) {
            connect();
        }
    });
}

fn hang_up() {
    let socket = WIRE.with_borrow_mut(|wire| wire.socket.take());
    if let Some(socket) = socket {
        let _ = socket.close();
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
    let lost = matches!(line().link.get_untracked(), Link::Lost(_));
    let idle = WIRE.with_borrow(|wire| wire.remote.is_some() && wire.socket.is_none());
    if lost && idle {
        connect();
    }
}

fn hear(age: usize, frame: ToClient) {
    if !current(age) {
        return;
    }
    let (news, answer) = WIRE.with_borrow_mut(|wire| {
        wire.heard = now_ms();
        if matches!(frame, ToClient::Welcome(_)) {
            wire.tries = 0;
        }
        wire.remote.as_mut().map(|remote| remote.hear(frame)).unwrap_or_default()
    });
    keep_pins();
    if news.iter().any(|one| matches!(one, News::Astray)) {
        hang_up();
        lost(age, Close::Silent.number());
        return;
    }
    let before = line().link.get_untracked();
    if before != Link::On {
        line().link.set(Link::On);
        if matches!(before, Link::Lost(_)) {
            welcome_back();
        }
    }
    if let Some(answer) = answer {
        send(&answer);
    }
    for one in news {
        tell(one);
    }
}

fn tell(news: News) {
    let line = line();
    match news {
        News::Fresh => {
            WIRE.with_borrow_mut(|wire| wire.shown = false);
            show();
        }
        News::Table => {
            let info = WIRE.with_borrow(|wire| wire.remote.as_ref().map(|remote| remote.info().clone()));
            if let Some(info) = info {
                line.info.set(info);
            }
            game().stage.sitters.set(sitters());
            let reveals =
                WIRE.with_borrow_mut(|wire| wire.remote.as_mut().map(|r| r.reveals(fresh_id)).unwrap_or_default());
            keep_pins();
            reveals.iter().for_each(send);
            let sealed = WIRE.with_borrow(|wire| Some(wire.remote.as_ref()?.pins().commitment()?.to_string()));
            if line.sealed.get_untracked() != sealed {
                line.sealed.set(sealed);
            }
        }
        News::Beats(beats) => {
            if WIRE.with_borrow(|wire| wire.shown) {
                game().feed(beats);
            } else {
                show();
            }
        }
        News::Asked => {
            let left = WIRE.with_borrow(|wire| wire.remote.as_ref().and_then(|remote| remote.ask()?.left_ms));
            line.deadline.set(left.map(|left| now_ms() + left as f64));
            if WIRE.with_borrow(|wire| wire.shown) {
                game().refresh();
            } else {
                show();
            }
        }
        News::Presence => {
            let (here, watching) = WIRE.with_borrow(|wire| {
                wire.remote.as_ref().map(|r| (r.here().to_vec(), r.watching())).unwrap_or_default()
            });
            line.here.set(here);
            line.watching.set(watching);
            game().stage.sitters.set(sitters());
        }
        News::Said(said) => {
            show_sign(&said);
            line.talk.update(|talk| {
                if talk.last().is_none_or(|last| last.number < said.number) {
                    talk.push(said);
                    let extra = talk.len().saturating_sub(100);
                    talk.drain(..extra);
                }
            });
        }
        News::Refused(code) => line.refused.set(Some(code)),
        News::GoingAway(_) => line.link.set(Link::Lost(0)),
        News::Astray => {}
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

/// Puts the table on the stage, once there is something to see.
fn show() {
    let view = WIRE.with_borrow(|wire| {
        let remote = wire.remote.as_ref()?;
        remote.view(remote.main_viewer())
    });
    let Some(view) = view else { return };
    WIRE.with_borrow_mut(|wire| wire.shown = true);
    let far = Far {
        look: Box::new(look),
        send: Box::new(|seat, action| {
            let frame = WIRE.with_borrow_mut(|wire| wire.remote.as_mut()?.act(seat, action, fresh_id()));
            keep_pins();
            if let Some(frame) = frame {
                send(&frame);
            }
        }),
    };
    game().join(view, sitters(), far);
}

fn look(seen: Viewer) -> Option<Look> {
    WIRE.with_borrow(|wire| {
        let remote = wire.remote.as_ref()?;
        let asked = remote.asked().filter(|seat| remote.eyes().contains(seat)).filter(|_| !remote.is_waiting());
        // Whoever had the device last has it still: nobody else's hand is shown before it was handed over.
        let ours = |viewer: &Viewer| matches!(viewer, Viewer::Seat(seat) if remote.eyes().contains(seat));
        let idle = Some(seen).filter(ours).unwrap_or_else(|| remote.main_viewer());
        let view = remote.view(asked.map_or(idle, Viewer::Seat))?;
        let over = match view.pending() {
            Pending::Over(winners) => Some(winners),
            _ => None,
        };
        Some(Look { asked: asked.is_some() && over.is_none(), view, over })
    })
}

/// Who sits where, with who is away.
fn sitters() -> Vec<Sitter> {
    WIRE.with_borrow(|wire| {
        let Some(remote) = &wire.remote else { return Vec::new() };
        remote
            .info()
            .seats
            .iter()
            .map(|seat| Sitter {
                name: seat.name.clone(),
                bot: seat.player.clone(),
                away: seat.player.is_none() && !remote.here().contains(&seat.seat),
            })
            .collect()
    })
}

/// Says something at the table.
pub(crate) fn say(text: &str, emote: bool) {
    let frame = WIRE.with_borrow(|wire| wire.remote.as_ref().map(|remote| remote.say(text, emote)));
    if let Some(frame) = frame {
        send(&frame);
    }
}

/// Is the game on this line over?
pub(crate) fn is_over(info: &TableInfo) -> bool {
    matches!(info.phase, Phase::Over | Phase::Closed)
}

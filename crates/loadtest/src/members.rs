//! People of a club under a storm: what they do between games they ask for until they are answered, and then once more. It must count
//! once, and what was acknowledged is written down as a promise.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use kaiju_bits::Bits;
use kaiju_client::daily::Daily;
use kaiju_client::{Local, Waits};
use kaiju_rules::Seat;
use kaiju_server::entropy::hashed;
use kaiju_server::ids;
use kaiju_server::store::TieKind;
use kaiju_wire::daily::{Day, DayInfo};
use kaiju_wire::frame::Snapshot;
use kaiju_wire::people::GameNote;
use kaiju_wire::person::Challenge;
use kaiju_wire::table::{NewSeat, NewSeatKind, NewTable, Opened, Pace, Rhythm, Ticket};
use kaiju_wire::{API, Code, Refusal, hex};
use serde_json::{Value, json};

use crate::authenticator::Authenticator;
use crate::mail::MailSink;
use crate::promises::{Promise, Promises};

/// Where members of a club ask for things: a server that is killed, or a simulated one.
pub trait Town: Send {
    /// Sends a request of the API; none where no answer came, so that nobody knows whether it was done.
    fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Vec<u8>,
    ) -> impl Future<Output = Option<(u16, Vec<u8>)>> + Send;

    /// Waits for so many milliseconds.
    fn rest(&mut self, ms: u64) -> impl Future<Output = ()> + Send;

    /// Plays seats of a table until the game is over, or until nobody plays any more.
    fn play(&mut self, tickets: Vec<Ticket>) -> impl Future<Output = ()> + Send;

    /// How fast bots answer at tables of members.
    fn pace(&self) -> Pace;

    /// Does nobody begin anything any more?
    fn is_ending(&self) -> bool;

    /// Does nobody wait for answers any more?
    fn is_gone(&self) -> bool;

    /// Something must not happen and has.
    fn fault(&self, what: String);

    /// A table was opened.
    fn opened(&self, game: &str);

    /// What was acknowledged.
    fn promises(&self) -> &Mutex<Promises>;
}

/// The host of the server looks after it with this.
pub const HOST: &str = "storm:a-token-for-storms-alone";
/// A subscription of a browser: the example of RFC 8291. Nothing is ever sent to it, because nobody with one plays over days.
const KEYS: (&str, &str) = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
);
/// How often a challenge may be wasted by an answer that was lost, before something else is wrong.
const WASTED: u32 = 20;
/// A moment in the year 2033.
const LATER_MS: u64 = 2_000_000_000_000;

/// An account that was made under a storm.
struct Member {
    name: String,
    session: String,
    recovery: String,
    code: String,
}

/// An account that opens with a passkey, or did once.
struct Holder {
    member: Member,
    device: Authenticator,
    opens: bool,
}

/// An account that is told by e-mail, and its table over days, where it is its turn.
struct Addressee {
    member: Member,
    address: String,
    channel: String,
    table: Opened,
}

/// A request.
struct MemberCall {
    method: &'static str,
    path: String,
    token: Option<String>,
    key: Option<String>,
    body: Option<Value>,
}

impl MemberCall {
    fn new(method: &'static str, path: impl Into<String>, token: &str) -> MemberCall {
        let token = (!token.is_empty()).then(|| token.to_string());
        MemberCall { method, path: path.into(), token, key: None, body: None }
    }

    fn with(mut self, body: Value) -> MemberCall {
        self.body = Some(body);
        self
    }

    fn keyed(mut self, key: &str) -> MemberCall {
        self.key = Some(key.to_string());
        self
    }
}

/// Somebody who asks for things.
pub struct Visitor<T> {
    town: T,
    bits: Bits,
    /// How many accounts were made.
    accounts: u32,
    /// The games of days that were played, by their dates.
    days: HashMap<String, String>,
}

impl<T: Town> Visitor<T> {
    /// One who does what these bits say.
    pub fn new(town: T, bits: Bits) -> Visitor<T> {
        Visitor { town, bits, accounts: 0, days: HashMap::new() }
    }

    fn key(&mut self) -> String {
        format!("{:016x}{:016x}", self.bits.word(), self.bits.word())
    }

    /// One in n times.
    fn one_in(&mut self, n: usize) -> bool {
        self.bits.below(n) == 0
    }

    /// Asks until there is an answer that is final; none when the storm is over.
    async fn settled(&mut self, asked: &MemberCall) -> Option<(u16, Value)> {
        let bearer = asked.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut headers = Vec::new();
        headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
        headers.extend(asked.key.as_deref().map(|key| ("idempotency-key", key)));
        headers.extend(asked.body.as_ref().map(|_| ("content-type", "application/json")));
        let body = asked.body.as_ref().map(|body| body.to_string().into_bytes()).unwrap_or_default();
        let path = format!("{API}{}", asked.path);
        while !self.town.is_gone() {
            if let Some((status, said)) = self.town.send(asked.method, &path, &headers, body.clone()).await {
                // A game that was told to begin does, as soon as its dice are sealed.
                let waits = |refusal: Refusal| refusal.retry || refusal.code == Code::NotBegun;
                let retry = serde_json::from_slice(&said).is_ok_and(waits);
                if status < 300 || !retry {
                    return Some((status, serde_json::from_slice(&said).unwrap_or_default()));
                }
            }
            let ms = 5 + self.bits.below(10) as u64;
            self.town.rest(ms).await;
        }
        None
    }

    /// The answer to a request that has to be granted.
    async fn granted(&mut self, asked: &MemberCall) -> Option<Value> {
        let (status, said) = self.settled(asked).await?;
        if status < 300 {
            return Some(said);
        }
        self.town.fault(format!("{} {}: {status} {said}", asked.method, asked.path));
        None
    }

    /// Asks, and once more when there was an answer. Both answers have to be the same where it matters.
    async fn twice(&mut self, asked: &MemberCall, matters: &[&str]) -> Option<Value> {
        let first = self.granted(asked).await?;
        let second = self.granted(asked).await?;
        for place in matters {
            if first.pointer(place) != second.pointer(place) {
                let what = format!("{} {}: {place} is another one when asked again", asked.method, asked.path);
                self.town.fault(what);
            }
        }
        Some(second)
    }

    fn promised(&self, promise: Promise) {
        promise.note(&mut self.town.promises().lock().unwrap_or_else(PoisonError::into_inner));
    }

    fn doubted(&self, promise: &Promise) {
        promise.doubt(&mut self.town.promises().lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Changes something: what was said of it before is in doubt until this is acknowledged.
    async fn changes(&mut self, asked: &MemberCall, matters: &[&str], after: Vec<Promise>) -> Option<Value> {
        for promise in &after {
            self.doubted(promise);
        }
        let answer = self.twice(asked, matters).await?;
        for promise in after {
            self.promised(promise);
        }
        Some(answer)
    }

    // ── accounts and people ──────────────────────────────────────────────────
    /// Makes an account.
    async fn joins(&mut self) -> Option<Member> {
        self.accounts += 1;
        let name = format!("m{:x}x{}", self.bits.word() >> 24, self.accounts);
        let key = self.key();
        let new = MemberCall::new("POST", "/accounts", "").keyed(&key).with(json!({ "name": name, "device": "storm" }));
        let made = self.twice(&new, &["/name", "/recovery"]).await?;
        let [session, recovery] = ["session", "recovery"].map(|field| text(&made[field]));
        self.promised(Promise::Account(name.clone(), Some(recovery.clone())));
        let people = self.granted(&MemberCall::new("GET", "/account/people", &session)).await?;
        Some(Member { name, session, recovery, code: text(&people["code"]) })
    }

    /// Makes an account and deletes it.
    async fn comes_and_goes(&mut self) -> Option<()> {
        let guest = self.joins().await?;
        let gone = Promise::Account(guest.name.clone(), None);
        self.doubted(&gone);
        // The session goes with the account, so whoever asks again is nobody.
        self.settled(&MemberCall::new("DELETE", "/account", &guest.session)).await?;
        self.promised(gone);
        Some(())
    }

    /// Logs in on another device; tells its session.
    async fn device(&mut self, me: &Member) -> Option<String> {
        let login = json!({ "name": me.name, "recovery": me.recovery, "device": "another" });
        // Each answer has a session of its own, and so has one that was lost.
        let told = self.granted(&MemberCall::new("POST", "/session", "").with(login)).await?;
        let session = text(&told["session"]);
        self.promised(Promise::Session(session.clone(), me.name.clone(), true));
        Some(session)
    }

    /// Logs in on other devices, and perhaps out again: that device by itself or from here, or all of them at once.
    async fn logs_in(&mut self, me: &mut Member) -> Option<()> {
        let (session, other) = (self.device(me).await?, self.device(me).await?);
        let opens = |session: &str, opens| Promise::Session(session.to_string(), me.name.clone(), opens);
        match self.bits.below(4) {
            0 => {
                self.doubted(&opens(&session, false));
                // Whoever asks again is nobody.
                self.settled(&MemberCall::new("DELETE", "/session", &session)).await?;
                self.promised(opens(&session, false));
            }
            1 => {
                let path = format!("/account/sessions/{}", &hashed(&session)[..16]);
                let ended = vec![opens(&session, false)];
                self.changes(&MemberCall::new("DELETE", path, &me.session), &[], ended).await?;
            }
            2 => {
                // What a device is told goes with its session.
                let all = [me.session.clone(), session, other];
                let gone = all.each_ref().map(|session| opens(session, false));
                for promise in &gone {
                    self.doubted(promise);
                }
                self.unheard(&me.name);
                self.settled(&MemberCall::new("DELETE", "/account/sessions", &me.session)).await?;
                for promise in gone {
                    self.promised(promise);
                }
                me.session = self.device(me).await?;
            }
            _ => {}
        }
        Some(())
    }

    /// The devices of an account are logged out: what was said of those that are told holds no longer.
    fn unheard(&self, name: &str) {
        let mut all = self.town.promises().lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, promise| !matches!(promise, Promise::Channel(account, _, true) if account == name));
    }

    /// Takes another code for friends: the old one leads nowhere any more, whichever is the new one.
    async fn renews(&mut self, me: &mut Member) -> Option<()> {
        let old = Promise::Tie(me.name.clone(), TieKind::Code, me.code.clone(), None);
        let told = self.changes(&MemberCall::new("POST", "/account/people/code", &me.session), &[], vec![old]).await?;
        me.code = text(&told["code"]);
        Some(())
    }

    /// Asks another to be friends, who says yes.
    async fn befriends(&mut self, me: &Member, other: &Member) -> Option<()> {
        let friend = |one: &Member, two: &Member| {
            Promise::Tie(one.name.clone(), TieKind::Friend, two.name.clone(), Some(String::new()))
        };
        let wish = MemberCall::new("POST", "/account/people", &me.session).with(json!({ "code": other.code }));
        self.changes(&wish, &["/asked"], vec![friend(me, other)]).await?;
        let seen = self.granted(&MemberCall::new("GET", "/account/people", &other.session)).await?;
        let person = text(&named(&seen["asking"], &me.name)?["person"]);
        let yes = MemberCall::new("POST", "/account/people", &other.session).with(json!({ "person": person }));
        self.changes(&yes, &["/asking"], vec![friend(other, me)]).await?;
        Some(())
    }

    /// Blocks, mutes, hears or parts with somebody who sits at a table.
    async fn regards(&mut self, me: &Member, other: &Member, met: (&str, &str)) -> Option<()> {
        let (game, name) = met;
        let tie = |kind, word: Option<&str>| {
            Promise::Tie(me.name.clone(), kind, other.name.clone(), word.map(str::to_string))
        };
        let none = |kind| tie(kind, None);
        let (how, after) = match self.bits.below(3) {
            0 => ("block", vec![tie(TieKind::Block, Some(name)), none(TieKind::Mute), none(TieKind::Friend)]),
            1 => ("mute", vec![tie(TieKind::Mute, Some(name)), none(TieKind::Block)]),
            _ => ("hear", vec![none(TieKind::Mute), none(TieKind::Block)]),
        };
        let wanted = json!({ "game": game, "seat": "A", "how": how });
        let encounter = MemberCall::new("POST", "/account/encounters", &me.session).with(wanted);
        let people = self.changes(&encounter, &["/blocked", "/muted"], after).await?;
        if how == "hear"
            && let Some(friend) = named(&people["friends"], &other.name)
        {
            let path = format!("/account/people/{}", text(&friend["person"]));
            let back = Promise::Tie(other.name.clone(), TieKind::Friend, me.name.clone(), None);
            let after = vec![none(TieKind::Friend), back];
            self.changes(&MemberCall::new("DELETE", path, &me.session), &["/asked"], after).await?;
        }
        Some(())
    }

    // ── tables ───────────────────────────────────────────────────────────────
    /// A request at a table that becomes a row of its log.
    async fn row(&mut self, method: &'static str, game: &str, path: &str, token: &str, body: Value) -> Option<Value> {
        let key = self.key();
        let asked = MemberCall::new(method, format!("/tables/{game}{path}"), token).keyed(&key).with(body);
        let answer = self.twice(&asked, &[]).await?;
        self.promised(Promise::Row(game.to_string(), key));
        Some(answer)
    }

    async fn opens(&mut self, session: &str, table: &NewTable) -> Option<Opened> {
        let wanted = serde_json::to_value(table).ok()?;
        let key = self.key();
        let asked = MemberCall::new("POST", "/tables", session).keyed(&key).with(wanted);
        let made = self.twice(&asked, &["/game", "/host", "/tickets"]).await?;
        let opened: Opened = serde_json::from_value(made).ok()?;
        self.town.opened(&opened.game);
        Some(opened)
    }

    /// Another invites to a table; one says no or comes, talks, reports, and changes what there is to change.
    async fn meets(&mut self, me: &Member, other: &Member) -> Option<()> {
        let seats = vec![seat(NewSeatKind::Me, Some(&other.name)), seat(NewSeatKind::Open, None), bot()];
        let (edition, pace) = ("second".to_string(), self.town.pace());
        // Nobody plays there for whoever is away before all is done.
        let wanted = NewTable { edition, seats, pace, grace_s: Some(600), ..NewTable::default() };
        let table = self.opens(&other.session, &wanted).await?;
        let (game, host) = (table.game.clone(), table.host.clone());
        self.promised(Promise::Holding(other.name.clone(), game.clone(), 'A', true));
        let seen = self.granted(&MemberCall::new("GET", "/account/people", &other.session)).await?;
        let shown = seen["friends"].as_array().and_then(|all| all.iter().find(|one| one["name"] == *me.name));
        if let Some(friend) = shown {
            let invite = json!({ "game": game, "people": [friend["person"]] });
            let tie = |word| Promise::Tie(me.name.clone(), TieKind::Invitation, game.clone(), word);
            let asked = MemberCall::new("POST", "/account/invitations", &other.session).with(invite);
            self.changes(&asked, &["/people"], vec![tie(Some(other.name.clone()))]).await?;
            if self.one_in(2) {
                let no = MemberCall::new("DELETE", format!("/account/invitations/{game}"), &me.session);
                self.changes(&no, &[], vec![tie(None)]).await?;
            }
        }
        let held = |there| Promise::Holding(me.name.clone(), game.clone(), 'B', there);
        let sits = |key: &str| {
            let join = json!({ "name": me.name, "code": table.code });
            MemberCall::new("POST", format!("/tables/{game}/seats"), &me.session).keyed(key).with(join)
        };
        if self.one_in(3) {
            // Sent away by the host, and here again.
            let key = self.key();
            self.twice(&sits(&key), &["/token", "/seat"]).await?;
            self.doubted(&held(false));
            self.row("DELETE", &game, "/seats/B", &host, json!({})).await?;
            self.promised(held(false));
        }
        let key = self.key();
        self.doubted(&held(true));
        let ticket = self.twice(&sits(&key), &["/token", "/seat"]).await?;
        self.promised(held(true));
        // Another device of the same account sits there, too, until the seat gets another token: that voids all others.
        let key = self.key();
        let share = MemberCall::new("POST", format!("/account/tables/{game}/seats"), &me.session).keyed(&key);
        let shared = self.twice(&share, &["/tickets"]).await?;
        let second = text(&shared["tickets"][0]["token"]);
        self.promised(Promise::Shared(game.clone(), second.clone()));
        self.says(&game, ('B', &second), false).await?;
        let key = self.key();
        let rekey =
            MemberCall::new("POST", format!("/tables/{game}/seats/B/token"), &text(&ticket["token"])).keyed(&key);
        let token = text(&self.twice(&rekey, &["/token"]).await?["token"]);
        self.row("PATCH", &game, "/seats/B", &token, json!({ "name": format!("{} too", me.name) })).await?;
        self.says(&game, ('B', &token), false).await?;
        let report = self.reports(&game, &token).await?;
        self.row("POST", &game, "/start", &host, json!({})).await?;
        for wants in [true, false] {
            self.row("POST", &game, "/seats/B/pause", &token, json!({ "wants": wants })).await?;
        }
        self.says(&game, ('B', &token), true).await?;
        self.row("POST", &game, "/seats/B/bot", &token, json!({ "player": "random" })).await?;
        self.row("POST", &game, "/seats/B/back", &token, json!({})).await?;
        self.regards(me, other, (&game, &other.name)).await?;
        self.row("POST", &game, "/close", &host, json!({})).await?;
        self.hosts(&report).await
    }

    /// Says a line that nobody else says, or shows a sign.
    async fn says(&mut self, game: &str, (letter, token): (char, &str), emote: bool) -> Option<()> {
        let key = self.key();
        let line = if emote { "cheer".to_string() } else { format!("line {key}") };
        let say = json!({ "text": line, "emote": emote });
        let asked = MemberCall::new("POST", format!("/tables/{game}/talk"), token).keyed(&key).with(say);
        let told = self.twice(&asked, &["/lines/0/number"]).await?;
        self.line(game, letter, &told, line);
        Some(())
    }

    fn line(&self, game: &str, letter: char, told: &Value, line: String) {
        let number = told["lines"][0]["number"].as_u64().unwrap_or_default();
        self.promised(Promise::Line(game.to_string(), letter, number, line));
    }

    /// Cheers at a table, and bets on the monsters that are left once one's own is out.
    pub async fn cheers(&mut self, ticket: &Ticket) -> Option<()> {
        self.says(&ticket.game, (ticket.seat, &ticket.token), true).await?;
        for letter in ['A', 'B', 'C', 'D'] {
            let (key, bet) = (self.key(), format!("bet-{letter}"));
            let (path, say) = (format!("/tables/{}/talk", ticket.game), json!({ "text": bet, "emote": true }));
            let asked = MemberCall::new("POST", path, &ticket.token).keyed(&key).with(say);
            // Whoever still plays does not bet.
            if self.settled(&asked).await?.0 == 200 {
                let told = self.twice(&asked, &["/lines/0/number"]).await?;
                self.line(&ticket.game, ticket.seat, &told, bet);
            }
        }
        Some(())
    }

    /// Goes on holiday from a table over days, and comes back. Nobody there has an account, so nobody is told anything.
    async fn goes_on_holiday(&mut self) -> Option<()> {
        let seats = vec![seat(NewSeatKind::Me, None), seat(NewSeatKind::Me, None)];
        let table = NewTable { edition: "first".to_string(), seats, start: true, ..NewTable::default() };
        let table = NewTable { rhythm: Rhythm::Relaxed, clock_s: Some(24 * 60 * 60), ..table };
        let table = self.opens("", &table).await?;
        let token = table.tickets.first()?.token.clone();
        let today = self.granted(&MemberCall::new("POST", "/turns", "").with(json!({ "games": [] }))).await?;
        let until = today["server_ms"].as_u64()? + 3 * 24 * 60 * 60 * 1000;
        for until_ms in [Some(until), None] {
            self.row("POST", &table.game, "/seats/A/holiday", &token, json!({ "until_ms": until_ms })).await?;
        }
        self.row("POST", &table.game, "/close", &table.host, json!({})).await.map(drop)
    }

    /// A table over days is to tell a webhook whose turn it is; or not any more. It never begins, so nothing is told.
    async fn hooks(&mut self) -> Option<()> {
        let seats = vec![seat(NewSeatKind::Me, None), seat(NewSeatKind::Open, None)];
        let table = NewTable { edition: "first".to_string(), seats, ..NewTable::default() };
        let table = NewTable { rhythm: Rhythm::Relaxed, clock_s: Some(24 * 60 * 60), ..table };
        let table = self.opens("", &table).await?;
        let (path, game) = (format!("/tables/{}/webhook", table.game), table.game.clone());
        let told = |address: Option<&str>| vec![Promise::Webhook(game.clone(), address.map(str::to_string))];
        let mut address = format!("https://hooks.example/{game}");
        for _ in 0..=self.bits.below(2) {
            let asked = MemberCall::new("PUT", path.clone(), &table.host).with(json!({ "url": address }));
            self.changes(&asked, &["/url", "/secret"], told(Some(&address))).await?;
            address += "/other";
        }
        if self.one_in(2) {
            self.changes(&MemberCall::new("DELETE", path, &table.host), &[""], told(None)).await?;
        }
        self.row("POST", &game, "/close", &table.host, json!({})).await.map(drop)
    }

    /// Wants to play with anybody, gets a seat, and leaves again.
    async fn is_matched(&mut self) -> Option<()> {
        let key = self.key();
        let wanted = json!({ "name": format!("q{}", &key[..6]), "edition": "first", "players": 3 });
        let asked = MemberCall::new("POST", "/quick", "").keyed(&key).with(wanted);
        let told = self.twice(&asked, &["/ticket"]).await?;
        let ticket: Ticket = serde_json::from_value(told["ticket"].clone()).ok()?;
        let key = self.key();
        let path = format!("/tables/{}/seats/{}", ticket.game, ticket.seat);
        // The token opens nothing any more once it was done.
        if self.settled(&MemberCall::new("DELETE", path, &ticket.token).keyed(&key)).await?.0 == 200 {
            self.promised(Promise::Row(ticket.game, key));
        }
        Some(())
    }

    /// Answers at random at a table where answers may be taken back, until one was.
    async fn takes_back(&mut self) -> Option<()> {
        let seats = vec![seat(NewSeatKind::Me, None), seat(NewSeatKind::Me, None)];
        let (edition, undo) = ("second".to_string(), true);
        let table = NewTable { edition, seats, undo, start: true, grace_s: Some(0), ..NewTable::default() };
        let table = self.opens("", &table).await?;
        let game = table.game.clone();
        'answers: for _ in 0..60 {
            for ticket in &table.tickets {
                let view = MemberCall::new("GET", format!("/tables/{game}/view"), &ticket.token);
                let seen: Snapshot = serde_json::from_value(self.granted(&view).await?).ok()?;
                let Some(ask) = seen.ask.filter(|ask| ask.seat == ticket.seat) else { continue };
                if let Some(answer) = ask.undo {
                    let id = self.key();
                    let undo = json!({ "id": id, "answer": answer });
                    let asked = MemberCall::new("POST", format!("/tables/{game}/undo"), &ticket.token).with(undo);
                    self.twice(&asked, &["/seq"]).await?;
                    self.promised(Promise::Row(game.clone(), id));
                    break 'answers;
                }
                let legal = ask.legal?;
                let action = &legal[self.bits.below(legal.len())];
                let id = self.key();
                let act = json!({ "id": id, "expect": seen.seq, "action": action });
                let asked = MemberCall::new("POST", format!("/tables/{game}/actions"), &ticket.token).with(act);
                self.twice(&asked, &["/seq"]).await?;
                self.promised(Promise::Row(game.clone(), id));
            }
        }
        // By then the game may be over.
        let key = self.key();
        let close = MemberCall::new("POST", format!("/tables/{game}/close"), &table.host).keyed(&key);
        self.settled(&close).await.map(drop)
    }

    /// Plays as programs without a socket do: each of two seats is told its question and answers by its number.
    async fn answers_by_number(&mut self) -> Option<()> {
        let seats = vec![seat(NewSeatKind::Me, None), seat(NewSeatKind::Me, None)];
        let table = NewTable { edition: "first".to_string(), seats, start: true, ..NewTable::default() };
        let table = NewTable { grace_s: Some(0), ..table };
        let table = self.opens("", &table).await?;
        let game = table.game.clone();
        for _ in 0..2 + self.bits.below(6) {
            for ticket in &table.tickets {
                let path = format!("/tables/{game}/question");
                let asked = self.granted(&MemberCall::new("GET", path, &ticket.token)).await?;
                let (Some(number), Some(legal)) = (asked["id"].as_u64(), asked["legal"].as_array()) else { continue };
                let answer = json!({ "id": number, "answer": self.bits.below(legal.len()) });
                let path = format!("/tables/{game}/answer");
                self.twice(&MemberCall::new("POST", path, &ticket.token).with(answer), &["/seq"]).await?;
                let seat = Seat::from_letter(ticket.seat)?;
                self.promised(Promise::Row(game.clone(), ids::of_answer(number, seat)));
            }
        }
        let key = self.key();
        let close = MemberCall::new("POST", format!("/tables/{game}/close"), &table.host).keyed(&key);
        self.settled(&close).await.map(drop)
    }

    // ── bot accounts, duplicates ─────────────────────────────────────────────
    /// Makes a bot account, which a guest challenges, and deletes it perhaps.
    async fn makes_a_bot(&mut self, me: &Member) -> Option<()> {
        let name = format!("b{}", me.name);
        let key = self.key();
        let new = MemberCall::new("POST", "/account/bots", &me.session).keyed(&key).with(json!({ "name": name }));
        let told = self.twice(&new, &["/id", "/token"]).await?;
        let [id, token] = ["id", "token"].map(|field| text(&told[field]));
        let bot = |token: Option<String>| Promise::Bot(me.name.clone(), name.clone(), token);
        self.promised(bot(Some(token.clone())));
        self.granted(&MemberCall::new("GET", "/bot", &token)).await?;
        let key = self.key();
        let wanted = json!({ "name": "guest", "edition": "first", "players": 2 });
        let asked = MemberCall::new("POST", format!("/bots/{id}/challenges"), "").keyed(&key).with(wanted);
        let (status, made) = self.settled(&asked).await?;
        // Where clocks are wrong it may be away for another node.
        if status < 300 {
            let again = self.granted(&asked).await?;
            if ["/game", "/host", "/tickets"].into_iter().any(|place| made.pointer(place) != again.pointer(place)) {
                self.town.fault(format!("a challenge of {name} is another one when asked again"));
            }
            let opened: Opened = serde_json::from_value(made).ok()?;
            self.town.opened(&opened.game);
            if self.one_in(3) {
                let no = MemberCall::new("DELETE", format!("/bot/challenges/{}", opened.game), &token);
                let none = Promise::Tie(name.clone(), TieKind::Invitation, opened.game.clone(), None);
                self.changes(&no, &[], vec![none]).await?;
            } else {
                let key = self.key();
                let sits = MemberCall::new("POST", format!("/tables/{}/seats", opened.game), &token);
                let sits = sits.keyed(&key).with(json!({ "name": name }));
                // Where it took too long, the game has begun without it.
                if self.settled(&sits).await?.0 < 300 {
                    let ticket: Ticket = serde_json::from_value(self.twice(&sits, &["/token", "/seat"]).await?).ok()?;
                    self.promised(Promise::Holding(name.clone(), opened.game.clone(), ticket.seat, true));
                }
            }
            self.row("POST", &opened.game, "/close", &opened.host, json!({})).await?;
        }
        if self.one_in(2) {
            // The old token opens nothing any more, whichever is the new one.
            self.doubted(&bot(None));
            let renew = MemberCall::new("POST", format!("/account/bots/{id}/token"), &me.session);
            let told = self.twice(&renew, &["/id", "/name"]).await?;
            if text(&told["token"]) == token {
                self.town.fault(format!("another token of {name} is the old one"));
            }
            self.promised(Promise::VoidToken(token));
        }
        if self.one_in(2) {
            self.doubted(&bot(None));
            // What the bot held goes with it.
            self.gone(&name);
            self.settled(&MemberCall::new("DELETE", format!("/account/bots/{id}"), &me.session)).await?;
            self.promised(bot(None));
        }
        Some(())
    }

    /// An account goes: what was said of its seats holds no longer.
    fn gone(&self, name: &str) {
        let mut all = self.town.promises().lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, promise| !matches!(promise, Promise::Holding(account, ..) if account == name));
    }

    /// Makes a duplicate for two groups, and ends it.
    async fn shares_luck(&mut self, me: &Member) -> Option<()> {
        let seats = vec![seat(NewSeatKind::Human, None), seat(NewSeatKind::Human, None)];
        let table = NewTable { edition: "first".to_string(), seats, title: "Twice".to_string(), ..NewTable::default() };
        let key = self.key();
        let new = json!({ "groups": 2, "table": serde_json::to_value(&table).ok()? });
        let asked = MemberCall::new("POST", "/duplicates", &me.session).keyed(&key).with(new);
        let id = text(&self.twice(&asked, &["/duplicate"]).await?["duplicate"]);
        let made = |over| vec![Promise::Duplicate(id.clone(), over)];
        self.promised(Promise::Duplicate(id.clone(), false));
        let close = MemberCall::new("POST", format!("/duplicates/{id}/close"), &me.session);
        self.changes(&close, &["/phase"], made(true)).await.map(drop)
    }

    // ── reports, bans ────────────────────────────────────────────────────────
    /// Reports the player of seat A.
    async fn reports(&mut self, game: &str, token: &str) -> Option<String> {
        let report = json!({ "seat": "A", "about": "talk", "note": "in a storm" });
        let asked = MemberCall::new("POST", format!("/tables/{game}/reports"), token).with(report);
        let taken = text(&self.twice(&asked, &["/report"]).await?["report"]);
        self.promised(Promise::Report(taken.clone(), true));
        Some(taken)
    }

    /// What the host of the server does, where it has one: settles a report, bans addresses nobody has, and ends a ban.
    async fn hosts(&mut self, report: &str) -> Option<()> {
        let token = HOST.split_once(':').map_or("", |(_, token)| token);
        if self.settled(&MemberCall::new("GET", "/admin/counts", token)).await?.0 != 200 {
            return Some(());
        }
        if self.one_in(2) {
            let asked = MemberCall::new("POST", format!("/admin/reports/{report}/settle"), token);
            self.changes(&asked.with(json!({ "verdict": "fine" })), &[], vec![Promise::Report(report.into(), false)])
                .await?;
        }
        let key = self.key();
        let ban = json!({ "kind": "ban", "target": { "range": "192.0.2.0/24" }, "until_ms": LATER_MS, "why": "storm" });
        let asked = MemberCall::new("POST", "/admin/sanctions", token).keyed(&key).with(ban);
        self.changes(&asked, &[], vec![Promise::Sanction(key.clone(), true)]).await?;
        if self.one_in(2) {
            let asked = MemberCall::new("DELETE", format!("/admin/sanctions/{key}"), token);
            self.changes(&asked, &[], vec![Promise::Sanction(key, false)]).await?;
        }
        Some(())
    }

    // ── notices ──────────────────────────────────────────────────────────────
    /// A browser is to be told, at some hours; or not any more.
    async fn is_told(&mut self, me: &Member) -> Option<()> {
        let endpoint = format!("https://push.example/{}", me.name);
        let push = json!({ "endpoint": endpoint, "p256dh": KEYS.0, "auth": KEYS.1 });
        let asked = MemberCall::new("POST", "/account/notices/push", &me.session).with(push);
        let told = self.twice(&asked, &["/channels"]).await?;
        let id = text(&told["channels"][0]["id"]);
        self.promised(Promise::Channel(me.name.clone(), id.clone(), true));
        let quiet = json!({ "from_min": self.bits.below(700), "to_min": 700 + self.bits.below(700), "offset_min": 60 });
        let hours = serde_json::from_value(quiet.clone()).ok();
        let asked = MemberCall::new("PUT", "/account/notices/quiet", &me.session).with(quiet);
        self.changes(&asked, &["/quiet"], vec![Promise::Quiet(me.name.clone(), hours)]).await?;
        let none = |path: String| MemberCall::new("DELETE", path, &me.session);
        if self.one_in(2) {
            let asked = none("/account/notices/quiet".to_string());
            self.changes(&asked, &[""], vec![Promise::Quiet(me.name.clone(), None)]).await?;
        }
        if self.one_in(2) {
            let path =
                if self.one_in(2) { format!("/account/notices/channels/{id}") } else { "/account/notices".into() };
            self.changes(&none(path), &[""], vec![Promise::Channel(me.name.clone(), id, false)]).await?;
        }
        Some(())
    }

    /// A new account is told by e-mail once its owner has opened the link in a letter; now and then it is asked for an answer at a table over
    /// days, so that a letter comes with the link that stops all others.
    async fn is_written_to(&mut self, sink: &MailSink, readers: &mut Vec<Addressee>) -> Option<()> {
        let member = self.joins().await?;
        let address = format!("{}@example.org", member.name);
        let new = json!({ "address": address });
        let asked = MemberCall::new("POST", "/account/notices/mail", &member.session).with(new);
        let told = self.twice(&asked, &["/channels"]).await?;
        let channel = text(&told["channels"][0]["id"]);
        // The letter was on its way before the answer.
        let Some(token) = linked(&sink.got_by(&address), "/#/confirm/") else {
            self.town.fault(format!("{address} was sent no link"));
            return None;
        };
        let confirm = MemberCall::new("POST", format!("/notices/confirm/{token}"), "");
        let after = vec![Promise::Mail(member.name.clone(), channel.clone(), true)];
        self.changes(&confirm, &["/on"], after).await?;
        if !self.one_in(3) {
            return Some(());
        }
        let seats = vec![seat(NewSeatKind::Me, None), seat(NewSeatKind::Me, None)];
        let table = NewTable { edition: "first".to_string(), seats, start: true, ..NewTable::default() };
        let table = NewTable { rhythm: Rhythm::Relaxed, clock_s: Some(24 * 60 * 60), ..table };
        let table = self.opens(&member.session, &table).await?;
        readers.push(Addressee { member, address, channel, table });
        Some(())
    }

    /// Stops all letters with the link in one.
    async fn stops(&mut self, reader: &Addressee, token: &str) -> Option<()> {
        let stop = MemberCall::new("POST", format!("/notices/stop/{token}"), "");
        let after = vec![Promise::Mail(reader.member.name.clone(), reader.channel.clone(), false)];
        self.changes(&stop, &["/on"], after).await?;
        self.row("POST", &reader.table.game, "/close", &reader.table.host, json!({})).await.map(drop)
    }

    // ── passkeys ─────────────────────────────────────────────────────────────
    /// Makes an account and a passkey for it, which opens it; now and then it is dropped, and opens nothing any more.
    async fn holds_a_passkey(&mut self) -> Option<Holder> {
        let member = self.joins().await?;
        let device = Authenticator::new(self.key().as_bytes())?;
        let mut holder = Holder { member, device, opens: true };
        self.registers(&holder).await?;
        self.tries(&mut holder).await?;
        if self.one_in(3) {
            let id = holder.device.id();
            let drop = MemberCall::new("DELETE", format!("/account/passkeys/{id}"), &holder.member.session);
            let after = vec![Promise::Passkey(holder.member.name.clone(), id, false)];
            self.changes(&drop, &["/passkeys"], after).await?;
            holder.opens = false;
            self.tries(&mut holder).await?;
        }
        Some(holder)
    }

    /// What is to be signed.
    async fn challenged(&mut self, path: &str, token: &str) -> Option<Challenge> {
        serde_json::from_value(self.granted(&MemberCall::new("POST", path, token)).await?).ok()
    }

    /// Adds a passkey to an account. A challenge is good once: where an answer was lost, asking again is refused, and the list tells whether
    /// it was done.
    async fn registers(&mut self, holder: &Holder) -> Option<()> {
        let (session, id) = (&holder.member.session, holder.device.id());
        let listed = MemberCall::new("GET", "/account/passkeys", session);
        for _ in 0..WASTED {
            let asked = self.challenged("/account/passkeys/challenge", session).await?;
            let new = serde_json::to_value(holder.device.make(&asked)?).ok()?;
            let add = MemberCall::new("POST", "/account/passkeys", session).with(new);
            let (status, said) = self.settled(&add).await?;
            let all = self.granted(&listed).await?;
            let there = all["passkeys"].as_array().is_some_and(|all| all.iter().any(|one| one["id"] == *id));
            if !is_answer_to_a_challenge(status, &said) || status < 300 && !there {
                self.town.fault(format!("a new passkey: {status} {said}, and it is in the list: {there}"));
                return None;
            }
            if there {
                self.is_spent(&add).await?;
                self.promised(Promise::Passkey(holder.member.name.clone(), id, true));
                return Some(());
            }
        }
        self.town.fault(format!("{} gets no passkey", holder.member.name));
        None
    }

    /// Logs in with a passkey: it opens its account, or nothing once it was dropped.
    async fn tries(&mut self, holder: &mut Holder) -> Option<()> {
        for _ in 0..WASTED {
            let asked = self.challenged("/session/challenge", "").await?;
            let login = serde_json::to_value(holder.device.sign(&asked)?).ok()?;
            let enter = MemberCall::new("POST", "/session/passkey", "").with(login);
            let (status, said) = self.settled(&enter).await?;
            let ours = status >= 300 || holder.opens && said["name"] == *holder.member.name;
            if !is_answer_to_a_challenge(status, &said) || !ours {
                self.town.fault(format!("a passkey of {}: {status} {said}", holder.member.name));
                return None;
            }
            if status < 300 {
                self.is_spent(&enter).await?;
                let session = text(&said["session"]);
                self.promised(Promise::Session(session, holder.member.name.clone(), true));
            }
            if status < 300 || !holder.opens {
                return Some(());
            }
        }
        self.town.fault(format!("the passkey of {} opens nothing", holder.member.name));
        None
    }

    /// Sends once more what was signed: its challenge is spent.
    async fn is_spent(&mut self, asked: &MemberCall) -> Option<()> {
        let (status, said) = self.settled(asked).await?;
        if said["code"] != Code::BadPasskey.word() {
            self.town.fault(format!("{} {}: a challenge was good twice: {status}", asked.method, asked.path));
        }
        Some(())
    }

    // ── games ────────────────────────────────────────────────────────────────
    /// Plays a game that counts, and keeps a note of it.
    async fn plays(&mut self, me: &Member) -> Option<()> {
        let (edition, seats) = ("second".to_string(), vec![seat(NewSeatKind::Me, None), bot()]);
        let (pace, rated) = (self.town.pace(), true);
        let table = NewTable { edition, seats, pace, rated, start: true, grace_s: Some(0), ..NewTable::default() };
        let opened = self.opens(&me.session, &table).await?;
        let ticket = opened.tickets.into_iter().next()?;
        self.promised(Promise::Holding(me.name.clone(), opened.game.clone(), ticket.seat, true));
        let seated = ticket.token.clone();
        self.town.play(vec![ticket]).await;
        if self.one_in(2) {
            self.plays_again(&opened.game, &seated, &opened.host).await?;
        }
        let note = GameNote { note: format!("after {}", self.bits.below(100)), favourite: true };
        let path = format!("/account/games/{}", opened.game);
        let tie = |word| Promise::Tie(me.name.clone(), TieKind::Note, opened.game.clone(), word);
        let asked = MemberCall::new("PUT", path, &me.session).with(serde_json::to_value(&note).ok()?);
        self.changes(&asked, &[""], vec![tie(serde_json::to_string(&note).ok())]).await?;
        if self.one_in(3) {
            let asked = MemberCall { body: Some(json!({ "note": "", "favourite": false })), ..asked };
            self.changes(&asked, &[""], vec![tie(None)]).await?;
        }
        Some(())
    }

    /// Plays a finished game again, at one table, however often that is asked; it is closed at once.
    async fn plays_again(&mut self, game: &str, token: &str, host: &str) -> Option<()> {
        let asked = MemberCall::new("POST", format!("/tables/{game}/rematch"), token);
        // When the storm ends, the game may not have come to its end.
        if self.settled(&asked).await?.0 != 200 {
            return Some(());
        }
        let next = text(&self.twice(&asked, &["/game"]).await?["game"]);
        self.town.opened(&next);
        self.promised(Promise::Rematch(game.to_string(), next.clone()));
        self.row("POST", &next, "/close", host, json!({})).await.map(drop)
    }

    /// Plays as a guest, and takes the seat into the account afterwards.
    async fn plays_before(&mut self, me: &Member) -> Option<()> {
        let (edition, seats) = ("first".to_string(), vec![seat(NewSeatKind::Me, None), bot()]);
        let pace = self.town.pace();
        let table = NewTable { edition, seats, pace, start: true, grace_s: Some(0), ..NewTable::default() };
        let ticket = self.opens("", &table).await?.tickets.into_iter().next()?;
        self.town.play(vec![ticket.clone()]).await;
        let own = MemberCall::new("POST", "/account/seats", &me.session).with(serde_json::to_value(&ticket).ok()?);
        self.twice(&own, &[]).await?;
        self.promised(Promise::Holding(me.name.clone(), ticket.game, ticket.seat, true));
        Some(())
    }

    /// Plays the game of the day, as one who answers what comes first, and hands it in.
    async fn hands_in(&mut self, me: &Member) -> Option<()> {
        let today = self.granted(&MemberCall::new("GET", "/daily/today", "")).await?;
        let today: DayInfo = serde_json::from_value(today).ok()?;
        let record = if let Some(record) = self.days.get(&today.date) {
            record.clone()
        } else {
            let daily = Daily::new(Day::from_date(&today.date)?, hex::read(today.secret.as_deref()?)?);
            let record = played(&daily);
            self.days.insert(today.date.clone(), record.clone());
            record
        };
        let path = format!("/daily/{}", today.date);
        self.twice(&MemberCall::new("POST", path, &me.session).with(json!({ "record": record })), &["/own/result"])
            .await?;
        self.promised(Promise::DayResult(today.date, me.name.clone()));
        Some(())
    }

    // ── tournaments ──────────────────────────────────────────────────────────
    /// Two people play a tournament of one table. Its host begins it, or one of them does after the moment that its host chose; its host is
    /// never seen again.
    async fn competes(&mut self, host: &Member, people: &[Member; 2]) -> Option<()> {
        let key = self.key();
        // Three accounts are made for each tournament, so this is every other one. Its moment has come by any clock.
        let by_entrant = self.accounts.is_multiple_of(2);
        let mut new =
            json!({ "title": "Storm", "edition": "second", "seats": 2, "rounds": 1, "grace_s": 5, "wait_s": 600 });
        if by_entrant {
            new["begins_ms"] = json!(0);
        }
        let asked = MemberCall::new("POST", "/tournaments", &host.session).keyed(&key).with(new);
        let id = text(&self.twice(&asked, &["/tournament"]).await?["tournament"]);
        let at = format!("/tournaments/{id}");
        for one in people {
            let comes_back = usize::from(self.one_in(2));
            let entrant = |active| vec![Promise::Entrant(id.clone(), one.name.clone(), active)];
            for _ in 0..=comes_back {
                let enter = MemberCall::new("POST", format!("{at}/entrants"), &one.session);
                self.changes(&enter, &["/entrants"], entrant(true)).await?;
                if comes_back > 0 {
                    let leave = MemberCall::new("DELETE", format!("{at}/entrants"), &one.session);
                    self.changes(&leave, &["/entrants"], entrant(false)).await?;
                }
            }
            let enter = MemberCall::new("POST", format!("{at}/entrants"), &one.session);
            self.changes(&enter, &["/entrants"], entrant(true)).await?;
        }
        let begins = if by_entrant { &people[0] } else { host };
        let start = MemberCall::new("POST", format!("{at}/start"), &begins.session);
        self.changes(&start, &[], vec![Promise::Begun(id.clone())]).await?;
        // The server makes the table by itself, and looks whether everybody is there every few seconds.
        let game = loop {
            let seen = self.granted(&MemberCall::new("GET", at.clone(), "")).await?;
            match seen.pointer("/played/0/tables/0/game") {
                Some(game) => break text(game),
                None => self.town.rest(50).await,
            }
        };
        let mut tickets = Vec::new();
        for one in people {
            let key = self.key();
            let join = json!({ "name": one.name });
            let sits = MemberCall::new("POST", format!("/tables/{game}/seats"), &one.session).keyed(&key).with(join);
            // A clock that jumps takes the time to wait for granted, and the table begins without whoever is not there.
            if self.settled(&sits).await?.1["code"] == Code::Begun.word() {
                break;
            }
            let ticket: Ticket = serde_json::from_value(self.twice(&sits, &["/token", "/seat"]).await?).ok()?;
            self.promised(Promise::Holding(one.name.clone(), game.clone(), ticket.seat, true));
            tickets.push(ticket);
        }
        self.town.play(tickets).await;
        while self.granted(&MemberCall::new("GET", at.clone(), "")).await?["phase"] != "over" {
            self.town.rest(200).await;
        }
        Some(())
    }

    /// A tournament that somebody enters, and that its host ends before it begins.
    async fn calls_off(&mut self, host: &Member, one: &Member) -> Option<()> {
        let key = self.key();
        let new = json!({ "title": "Rain", "edition": "first", "seats": 2, "kind": "knockout" });
        let asked = MemberCall::new("POST", "/tournaments", &host.session).keyed(&key).with(new);
        let id = text(&self.twice(&asked, &["/tournament"]).await?["tournament"]);
        let at = format!("/tournaments/{id}");
        let enter = MemberCall::new("POST", format!("{at}/entrants"), &one.session);
        let entered = vec![Promise::Entrant(id.clone(), one.name.clone(), true)];
        self.changes(&enter, &["/entrants"], entered).await?;
        let close = MemberCall::new("POST", format!("{at}/close"), &host.session);
        self.changes(&close, &["/phase"], vec![Promise::Ended(id)]).await.map(drop)
    }

    /// People come one after the other and do everything there is to do beside playing.
    pub async fn keep_meeting(mut self) -> T {
        let mut before = None::<Member>;
        while !self.town.is_ending() {
            let Some(mut me) = self.joins().await else { break };
            if let Some(other) = &before {
                self.befriends(&me, other).await;
                self.meets(&me, other).await;
            }
            self.is_told(&me).await;
            self.plays(&me).await;
            if self.one_in(4) {
                self.hands_in(&me).await;
                self.goes_on_holiday().await;
                self.comes_and_goes().await;
                self.renews(&mut me).await;
            }
            match self.bits.below(9) {
                0 => drop(self.logs_in(&mut me).await),
                1 => drop(self.hooks().await),
                2 => drop(self.is_matched().await),
                3 => drop(self.takes_back().await),
                4 => drop(self.makes_a_bot(&me).await),
                5 => drop(self.shares_luck(&me).await),
                6 => drop(self.plays_before(&me).await),
                7 => drop(self.answers_by_number().await),
                _ => {}
            }
            before = Some(me);
        }
        self.town
    }

    /// People come with passkeys, and where there is a mail server with e-mail addresses, one after the other. Keys and signatures are drawn by
    /// their devices, so that a seed does not lead to the same twice.
    pub async fn keep_signing(mut self, sink: Option<MailSink>) -> T {
        let (mut before, mut readers) = (None::<Holder>, Vec::<Addressee>::new());
        while !self.town.is_ending() {
            // Whatever has happened since, the passkey of the last one still opens their account, or still opens nothing.
            if let Some(holder) = &mut before {
                self.tries(holder).await;
            }
            before = self.holds_a_passkey().await;
            if let Some(sink) = &sink {
                self.is_written_to(sink, &mut readers).await;
                let mut waiting = Vec::new();
                for reader in readers {
                    match linked(&sink.got_by(&reader.address), "/#/stop/") {
                        Some(token) => drop(self.stops(&reader, &token).await),
                        None => waiting.push(reader),
                    }
                }
                readers = waiting;
            }
            self.town.rest(100).await;
        }
        self.town
    }

    /// People hold one tournament after the other.
    pub async fn keep_competing(mut self) -> T {
        while !self.town.is_ending() {
            let (Some(host), Some(one), Some(two)) = (self.joins().await, self.joins().await, self.joins().await)
            else {
                break;
            };
            if self.one_in(2) {
                self.calls_off(&host, &one).await;
            }
            self.competes(&host, &[one, two]).await;
        }
        self.town
    }
}

/// Was what somebody signed taken, or refused because its challenge is not good, or its passkey not known?
fn is_answer_to_a_challenge(status: u16, said: &Value) -> bool {
    status < 300 || said["code"] == Code::BadPasskey.word()
}

/// The token at the end of a link in one of these letters.
fn linked(letters: &[String], mark: &str) -> Option<String> {
    letters.iter().find_map(|letter| {
        let (_, rest) = letter.split_once(mark)?;
        rest.split(|sign: char| sign.is_whitespace() || sign == '>').next().map(str::to_string)
    })
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}

fn named<'a>(people: &'a Value, name: &str) -> Option<&'a Value> {
    people.as_array()?.iter().find(|one| one["name"] == *name)
}

fn seat(kind: NewSeatKind, name: Option<&str>) -> NewSeat {
    NewSeat { kind, name: name.map(str::to_string), ..NewSeat::default() }
}

fn bot() -> NewSeat {
    NewSeat::bot("level1")
}

/// Plays the game of a day to its end.
fn played(daily: &Daily) -> String {
    let mut game: Local = daily.begin();
    loop {
        match game.waits() {
            Waits::Nobody(_) => return game.save(),
            Waits::Bot(..) => {
                let Some(order) = game.order() else { return game.save() };
                game.think(order.think());
            }
            Waits::Person(seat, _) => {
                let first = game.state().legal().get(0);
                if first.is_none_or(|first| game.answer(seat, first).is_err()) {
                    return game.save();
                }
            }
        }
    }
}

//! Telling players of tables over days that it is their turn: what is due, who is not to be told now, how it is said, and what
//! came of it.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use kaiju_client::sitter_name;
use kaiju_rules::{EditionId, Seat};
use kaiju_text::{Lang, editions, notices as words};
use kaiju_wire::hex;
use kaiju_wire::notice::ChannelKind;
use kaiju_wire::table::{Phase, TableInfo};
use ring::hmac;
use serde::{Deserialize, Serialize};
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::sync::{Notify, OnceCell};

use crate::backoff::Backoff;
use crate::base64url::base64url;
use crate::config::Config;
use crate::courier::{Letter, MailRelay, OtherServer, Parcel, Undelivered};
use crate::hub::Hub;
use crate::lock::Mutex;
use crate::store::{ChannelRow, Entered, LedgerEntry, NoticeRow, Settled, StoreError, StoreResult, WaitingTable};
use crate::webpush::{PushKeys, SenderKey};

/// The ledger of the keys that notices are signed with. They are made once, and a backup has them.
pub(crate) const KEYS: &str = "keys";
/// How often it is looked whether something is due.
const OFTEN: Duration = Duration::from_secs(2);
/// How often it is looked for what is too old.
const SWEEP: Duration = Duration::from_hours(1);
/// How many notices are on their way at once.
const FLYING: usize = 32;
/// How many of them go to one host, and how long others wait for their turn there.
const FLYING_TO_HOST: usize = 16;
const BUSY_MS: u64 = 1_000;
/// Nobody else tells a notice that a node has taken for so long: longer than sending it can take.
const CLAIM_MS: u64 = 60_000;
/// How long sending may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often a notice is tried.
const TRIES: u32 = 5;
/// How long is waited after the first try; twice as long after each further one.
const PAUSE_MS: u64 = 30_000;
/// How long a push service keeps a message for a browser that is off, in seconds.
const TTL_S: u64 = 24 * 60 * 60;
/// Of so many hosts it is remembered that they do not answer.
const HOSTS: usize = 1000;
/// Another node tells within this time that a player is there.
const TOLD_MS: u64 = 20_000;

/// The keys of a server, as they are kept.
#[derive(Serialize, Deserialize)]
struct KeptKeys {
    sender: String,
    secret: String,
}

/// What a server proves itself with to push services, and what it signs links with.
pub(crate) struct NoticeKeys {
    pub(crate) sender: SenderKey,
    secret: hmac::Key,
}

/// What a link in a message is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LinkKind {
    /// It confirms an address.
    Confirm,
    /// It stops notices.
    Stop,
}

impl LinkKind {
    const fn word(self) -> &'static str {
        match self {
            LinkKind::Confirm => "confirm",
            LinkKind::Stop => "stop",
        }
    }
}

/// How many digits of its signature a link has.
const SIGNATURE: usize = 32;

impl NoticeKeys {
    fn read(kept: &str) -> Option<NoticeKeys> {
        let kept: KeptKeys = serde_json::from_str(kept).ok()?;
        let secret = hmac::Key::new(hmac::HMAC_SHA256, &hex::read(&kept.secret)?);
        Some(NoticeKeys { sender: SenderKey::read(&kept.sender)?, secret })
    }

    /// What a link ends with: whoever has it may do this with the channel, and nothing else.
    pub(crate) fn token(&self, link: LinkKind, channel: &str) -> String {
        let signed = hmac::sign(&self.secret, format!("{} {channel}", link.word()).as_bytes());
        format!("{channel}.{}", &hex::write(signed.as_ref())[..SIGNATURE])
    }

    /// The channel that a token is for.
    pub(crate) fn channel_of<'a>(&self, link: LinkKind, token: &'a str) -> Option<&'a str> {
        let (channel, _) = token.split_once('.')?;
        let (known, shown) = (hashed(&self.token(link, channel)), hashed(token));
        (known == shown).then_some(channel)
    }
}

/// Compared instead of the token itself, so that the time it takes tells nothing.
fn hashed(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}

/// The id of a channel: the same whenever it is made again.
pub fn channel_id(kind: ChannelKind, owner: &str, address: &str) -> String {
    let hash = Sha256::new().chain_update(kind.word()).chain_update([0]).chain_update(owner);
    hex::write(&hash.chain_update([0]).chain_update(address).finalize())[..32].to_string()
}

/// The notices of a node.
pub(crate) struct NoticeDesk {
    url: Option<String>,
    pub(crate) private: bool,
    pub(crate) relay: Option<MailRelay>,
    keys: OnceCell<Arc<NoticeKeys>>,
    /// What is on its way, and to which host.
    flying: Mutex<HashSet<NoticeRow>>,
    hosts: Mutex<BTreeMap<String, HostState>>,
    /// Something has landed: there is room for more.
    landed: Notify,
}

/// How a host answers.
struct HostState {
    backoff: Backoff,
    flying: usize,
    /// What is due there was put off until then.
    put_off_ms: u64,
}

impl NoticeDesk {
    pub(crate) fn new(config: &Config) -> NoticeDesk {
        NoticeDesk {
            url: config.url.clone(),
            private: config.private_notices,
            // An e-mail has links, and those need an address.
            relay: config.mail.clone().filter(|_| config.url.is_some()),
            keys: OnceCell::new(),
            flying: Mutex::default(),
            hosts: Mutex::default(),
            landed: Notify::new(),
        }
    }

    /// May something be sent to a host? Otherwise it is put off, and the first who is told so puts off all that is due there.
    fn take_off(&self, host: &str, now: u64) -> Result<(), PutOff> {
        let mut hosts = self.hosts.lock();
        if hosts.len() >= HOSTS && !hosts.contains_key(host) {
            hosts.retain(|_, state| state.flying > 0 || !state.backoff.is_due(now));
        }
        let fresh = || HostState {
            backoff: Backoff::between("sending notices to a host", 5_000, 600_000),
            flying: 0,
            put_off_ms: 0,
        };
        let state = hosts.entry(host.to_string()).or_insert_with(fresh);
        let wait = match state.flying {
            _ if !state.backoff.is_due(now) => state.backoff.until_ms() - now,
            FLYING_TO_HOST.. => BUSY_MS,
            _ => {
                state.flying += 1;
                return Ok(());
            }
        };
        let first = state.put_off_ms <= now;
        if first {
            state.put_off_ms = now + wait;
        }
        Err(PutOff { wait, first })
    }

    /// Something came to a host, or did not; tells how long it is left alone.
    fn land(&self, host: &str, now: u64, trouble: Option<&str>) -> Option<u64> {
        let mut hosts = self.hosts.lock();
        let state = hosts.get_mut(host)?;
        state.flying -= 1;
        if let Some(why) = trouble {
            return Some(state.backoff.failed(now, host, &why));
        }
        state.backoff.worked(host);
        if state.flying == 0 {
            hosts.remove(host);
        }
        None
    }
}

/// Something has to wait so long. Is it the first to be told so?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PutOff {
    wait: u64,
    first: bool,
}

/// What is said of a turn, in the language of whoever is told.
struct TurnWords {
    lang: Lang,
    table: String,
    name: String,
    /// The name, marked where it is that of a bot.
    called: String,
    /// Does the game wait for them to sit down?
    comes: bool,
}

/// Does a table wait for a seat: is it asked, or is it kept for somebody who has not come yet?
fn awaits(waiting: &WaitingTable, seat: char) -> bool {
    let empty = || waiting.table.info.seats.iter().any(|one| one.seat == seat && !one.taken);
    waiting.asked == Some(seat) || waiting.table.phase == Phase::Gathering && empty()
}

impl TurnWords {
    fn new(lang: &str, info: &TableInfo, seat: char) -> TurnWords {
        let lang = Lang::from_locale(lang).unwrap_or_default();
        let edition = || EditionId::from_name(&info.edition).map(|edition| editions::name(lang, edition).to_string());
        let titled = Some(info.title.clone()).filter(|title| !title.is_empty());
        let sits = info.seats.iter().find(|one| one.seat == seat);
        let name = sits.map(|one| one.name.clone()).unwrap_or_default();
        let called = sits.map(|one| sitter_name(lang, one)).unwrap_or_default();
        let comes = info.phase == Phase::Gathering;
        TurnWords { lang, table: titled.or_else(edition).unwrap_or_default(), name, called, comes }
    }

    fn subject(&self) -> String {
        let said = if self.comes { words::come_subject } else { words::subject };
        said(self.lang, &self.table)
    }

    fn body(&self) -> String {
        if self.comes {
            return words::come_body(self.lang, &self.table);
        }
        words::body(self.lang, &self.name, &self.table)
    }
}

impl Hub {
    /// The keys of this server; made if there are none yet, and then the same at all nodes for ever.
    pub(crate) async fn notice_keys(&self) -> StoreResult<Arc<NoticeKeys>> {
        let find = async {
            let ledgers = self.store.ledgers();
            let kept = if let Some(kept) = ledgers.entry(KEYS, "notices").await? {
                kept
            } else {
                let unfit = || StoreError::Unfit("no key for notices could be made".to_string());
                let sender = SenderKey::fresh().ok_or_else(unfit)?;
                let keys = KeptKeys { sender, secret: hex::write(&self.entropy.bytes()) };
                let entry = serde_json::to_string(&keys).unwrap_or_default();
                let new = LedgerEntry { seq: 0, id: "notices".to_string(), at_ms: self.now_ms(), entry };
                match ledgers.enter(KEYS, &new, None).await? {
                    Entered::Known(kept) => kept,
                    _ => new,
                }
            };
            let spoiled = || StoreError::Unfit("the keys for notices cannot be read".to_string());
            NoticeKeys::read(&kept.entry).map(Arc::new).ok_or_else(spoiled)
        };
        self.notices.keys.get_or_try_init(|| find).await.cloned()
    }

    /// The address of a page, where this server knows its own.
    fn page(&self, path: &str) -> Option<String> {
        self.notices.url.as_ref().map(|url| format!("{url}/#/{path}"))
    }

    /// Tells what is due again and again, until the server stops.
    pub(crate) async fn keep_notices(self: Arc<Hub>) {
        if !self.courier.is_there() {
            return;
        }
        let (mut ticks, mut sweeps) = (self.clock.ticks(OFTEN), self.clock.ticks(SWEEP));
        let mut looks = Backoff::new("looking for notices that are due");
        let mut cleans = Backoff::new("forgetting old notices");
        loop {
            tokio::select! {
                biased;
                () = self.stop.cancelled() => return,
                () = sweeps.tick() => {
                    self.paced(&mut cleans, self.store.notices().sweep_notices(self.now_ms())).await;
                }
                () = ticks.tick() => self.paced(&mut looks, self.tell_due()).await,
                () = self.notices.landed.notified() => self.paced(&mut looks, self.tell_due()).await,
            }
        }
    }

    /// Sends what is due on its way.
    async fn tell_due(self: &Arc<Hub>) -> StoreResult<()> {
        self.notice_keys().await?;
        let book = self.store.notices();
        loop {
            let room = FLYING.saturating_sub(self.notices.flying.lock().len());
            let now = self.now_ms();
            if room == 0 || book.next_notice_ms().await?.is_none_or(|at| at > now) {
                return Ok(());
            }
            let claimed = book.claim_notices(now, now + CLAIM_MS, room as u32).await?;
            if claimed.is_empty() {
                return Ok(());
            }
            for notice in claimed {
                // However the clock jumps, what is on its way is not sent again.
                let known = NoticeRow { tries: 0, ..notice.clone() };
                if !self.notices.flying.lock().insert(known.clone()) {
                    continue;
                }
                self.metrics.notices_flying.up();
                let hub = self.clone();
                self.start_awaited(async move {
                    if let Err(error) = hub.see_to(&notice).await {
                        // Whoever takes it next does it again.
                        tracing::warn!(error = %error, "what came of a notice was not written");
                        hub.metrics.storage_errors.up();
                    }
                    hub.notices.flying.lock().remove(&known);
                    hub.metrics.notices_flying.down();
                    hub.notices.landed.notify_one();
                });
            }
        }
    }

    async fn see_to(self: &Arc<Hub>, notice: &NoticeRow) -> StoreResult<()> {
        let book = self.store.notices();
        let settled = match book.channel(&notice.channel).await? {
            Some(channel) => self.told(notice, &channel).await?,
            None => Settled::Needless,
        };
        book.settle_notice(notice, settled).await
    }

    /// Tells a notice, unless nobody is to be told now.
    async fn told(self: &Arc<Hub>, notice: &NoticeRow, channel: &ChannelRow) -> StoreResult<Settled> {
        let waiting = self.store.turns(std::slice::from_ref(&notice.game)).await?;
        let Some(waiting) = waiting.into_iter().find(|one| awaits(one, notice.seat)) else {
            return Ok(Settled::Needless);
        };
        let now = self.now_ms();
        if channel.kind != ChannelKind::Webhook {
            if let Some(settled) = self.is_seen(notice).await? {
                return Ok(settled);
            }
            let quiet = self.store.notices().quiet(&channel.account).await?;
            if let Some(end) = quiet.and_then(|quiet| quiet.end_ms(now)) {
                return Ok(Settled::Later(end, false));
            }
        }
        let steady = self.clock.steady_ms();
        if let Err(PutOff { wait, first }) = self.notices.take_off(&channel.host, steady) {
            if first {
                // What else is due there does not have to find out by itself.
                self.store.notices().postpone_host(&channel.host, now, now + wait).await?;
            }
            return Ok(Settled::Later(now + wait, false));
        }
        let words = TurnWords::new(&channel.lang, &waiting.table.info, notice.seat);
        let sent = match channel.kind {
            ChannelKind::Push => self.push(notice, channel, &words).await?,
            ChannelKind::Mail => self.write_to(notice, channel, &words).await?,
            ChannelKind::Webhook => self.call(notice, channel, &words).await,
        };
        self.judged(notice, channel, sent).await
    }

    /// What came of sending something: it arrived, the channel is no more, or it is tried again.
    async fn judged(
        &self,
        notice: &NoticeRow,
        channel: &ChannelRow,
        sent: Result<u16, Undelivered>,
    ) -> StoreResult<Settled> {
        let (now, steady) = (self.now_ms(), self.clock.steady_ms());
        let trouble = match &sent {
            Ok(status @ (429 | 500..)) => Some(format!("status {status}")),
            Err(Undelivered::NotNow(why)) => Some(why.clone()),
            _ => None,
        };
        let wait = self.notices.land(&channel.host, steady, trouble.as_deref());
        if let Some(wait) = wait {
            self.store.notices().postpone_host(&channel.host, now, now + wait).await?;
        }
        let word = channel.kind.word();
        Ok(match sent {
            Ok(200..=299) => {
                self.metrics.notices_sent.up(&word);
                Settled::Told
            }
            Ok(404 | 410) => {
                self.metrics.notices_gone.up(&word);
                Settled::Gone
            }
            _ if trouble.is_some() && notice.tries + 1 < TRIES => {
                let pause = PAUSE_MS << notice.tries;
                Settled::Later(now + pause.max(wait.unwrap_or(0)), true)
            }
            sent => {
                self.metrics.notices_failed.up(&word);
                tracing::info!(channel = word, host = channel.host, ?sent, "a notice could not be told");
                Settled::Failed
            }
        })
    }

    /// Does the player look at the table? Then nobody has to be told; or it is looked again later.
    async fn is_seen(self: &Arc<Hub>, notice: &NoticeRow) -> StoreResult<Option<Settled>> {
        let Some(seat) = Seat::from_letter(notice.seat) else { return Ok(Some(Settled::Needless)) };
        if self.is_in_memory(&notice.game) {
            let here = self.glance(&notice.game, move |desk| desk.is_present(seat)).await;
            if here.unwrap_or(false) {
                return Ok(Some(Settled::Needless));
            }
        }
        if !self.store.is_shared() {
            return Ok(None);
        }
        // By way of another node, perhaps.
        let seen = self.store.seen(&notice.game).await?;
        let lately = seen.into_iter().any(|(letter, ago)| letter == notice.seat && ago < TOLD_MS);
        Ok(lately.then(|| Settled::Later(self.now_ms() + TOLD_MS, false)))
    }

    async fn post(&self, parcel: Parcel) -> Result<u16, Undelivered> {
        let late = || Err(Undelivered::NotNow("it took too long".to_string()));
        self.clock.timeout(PATIENCE, self.courier.post(parcel)).await.unwrap_or_else(late)
    }

    async fn push(
        &self,
        notice: &NoticeRow,
        channel: &ChannelRow,
        words: &TurnWords,
    ) -> StoreResult<Result<u16, Undelivered>> {
        let keys = self.notice_keys().await?;
        let said = json!({
            "title": words.subject(),
            "body": words.body(),
            "url": format!("#/table/{}", notice.game),
            "tag": notice.game,
            // What the icon of an installed page shows.
            "waiting": self.waiting_for(&channel.account).await?,
        });
        let (p256dh, auth) = channel.keys.split_once(' ').unwrap_or_default();
        let body = PushKeys::read(p256dh, auth).and_then(|keys| keys.encrypt(said.to_string().as_bytes()));
        let service = OtherServer::of(&channel.address, self.notices.private);
        let (Some(body), Some(service)) = (body, service) else {
            return Ok(Err(Undelivered::Never("the subscription is spoiled".to_string())));
        };
        let contact = self.notices.url.as_deref().filter(|url| url.starts_with("https:"));
        let proof = keys.sender.proof(&service.origin, contact, self.now_ms() / 1000).unwrap_or_default();
        // A later message of a seat takes the place of one that a browser has not fetched yet.
        let topic = base64url(&Sha256::digest(format!("{} {}", notice.game, notice.seat))[..24]);
        let headers = vec![
            ("Authorization", proof),
            ("Content-Encoding", "aes128gcm".to_string()),
            ("Content-Type", "application/octet-stream".to_string()),
            ("TTL", TTL_S.to_string()),
            ("Topic", topic),
            ("Urgency", "normal".to_string()),
        ];
        Ok(self.post(Parcel { url: channel.address.clone(), headers, body, private: self.notices.private }).await)
    }

    /// Tells a webhook, in the form that Discord and its like understand.
    async fn call(&self, notice: &NoticeRow, channel: &ChannelRow, words: &TurnWords) -> Result<u16, Undelivered> {
        let mut content = words::webhook(words.lang, &words.called, &words.table);
        let page = self.page(&format!("table/{}", notice.game));
        if let Some(page) = &page {
            content = format!("{content} {page}");
        }
        let said = json!({
            "content": content,
            // Whoever calls themselves @everyone calls nobody.
            "allowed_mentions": { "parse": [] },
            "kaiju": {
                "event": "turn", "game": notice.game, "seat": notice.seat, "name": words.name, "turn": notice.turn,
                "url": page,
            },
        });
        let (body, at) = (said.to_string(), (self.now_ms() / 1000).to_string());
        let key = hmac::Key::new(hmac::HMAC_SHA256, channel.keys.as_bytes());
        let signed = hex::write(hmac::sign(&key, format!("{at}.{body}").as_bytes()).as_ref());
        let headers = vec![
            ("Content-Type", "application/json".to_string()),
            ("X-Kaiju-Delivery", format!("{}.{}.{}", notice.game, notice.seat, notice.turn)),
            ("X-Kaiju-Timestamp", at),
            ("X-Kaiju-Signature", format!("sha256={signed}")),
        ];
        let body = body.into_bytes();
        self.post(Parcel { url: channel.address.clone(), headers, body, private: self.notices.private }).await
    }

    async fn write_to(
        &self,
        notice: &NoticeRow,
        channel: &ChannelRow,
        words: &TurnWords,
    ) -> StoreResult<Result<u16, Undelivered>> {
        let token = self.notice_keys().await?.token(LinkKind::Stop, &channel.id);
        let text = format!(
            "{}\n\n{}\n\n{}\n",
            words.body(),
            words::open_link(words.lang, self.page(&format!("table/{}", notice.game)).unwrap_or_default()),
            words::stop_link(words.lang, self.page(&format!("stop/{token}")).unwrap_or_default()),
        );
        let url = self.notices.url.as_deref().unwrap_or_default();
        let letter = Letter {
            to: channel.address.clone(),
            subject: words.subject(),
            text,
            id: format!("<{}.{}.{}@{}>", notice.game, notice.seat, notice.turn, self.mail_host()),
            stop: Some(format!("{url}{}/notices/stop/{token}", kaiju_wire::API)),
        };
        Ok(self.mail_letter(letter).await.map(|()| 200))
    }

    /// Asks the owner of an address whether they want to be told there.
    pub(crate) async fn ask_to_confirm(
        &self,
        channel: &ChannelRow,
        name: &str,
    ) -> StoreResult<Result<(), Undelivered>> {
        let lang = Lang::from_locale(&channel.lang).unwrap_or_default();
        let token = self.notice_keys().await?.token(LinkKind::Confirm, &channel.id);
        let page = self.page(&format!("confirm/{token}")).unwrap_or_default();
        let letter = Letter {
            to: channel.address.clone(),
            subject: words::confirm_subject(lang).to_string(),
            text: format!("{}\n", words::confirm_body(lang, name, page)),
            id: format!("<{}.{}@{}>", channel.id, channel.made_ms, self.mail_host()),
            stop: None,
        };
        Ok(self.mail_letter(letter).await)
    }

    /// The host of our own address, for the ids of e-mail.
    fn mail_host(&self) -> String {
        let url = self.notices.url.as_deref().unwrap_or_default();
        OtherServer::of(url, true).map_or_else(|| "kaiju".to_string(), |server| server.host)
    }

    async fn mail_letter(&self, letter: Letter) -> Result<(), Undelivered> {
        let Some(relay) = &self.notices.relay else {
            return Err(Undelivered::Never("this server sends no e-mail".to_string()));
        };
        let late = || Err(Undelivered::NotNow("it took too long".to_string()));
        self.clock.timeout(PATIENCE, self.courier.mail(relay, letter)).await.unwrap_or_else(late)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(secret: u8) -> NoticeKeys {
        let kept = KeptKeys { sender: SenderKey::fresh().unwrap(), secret: hex::write(&[secret; 32]) };
        NoticeKeys::read(&serde_json::to_string(&kept).unwrap()).unwrap()
    }

    #[test]
    fn a_link_does_what_it_is_for_and_nothing_else() {
        let ours = keys(1);
        let token = ours.token(LinkKind::Stop, "abc");
        assert_eq!(ours.channel_of(LinkKind::Stop, &token), Some("abc"));
        assert_eq!(ours.channel_of(LinkKind::Confirm, &token), None, "it is for stopping");
        assert_eq!(keys(2).channel_of(LinkKind::Stop, &token), None, "of another server");
        let other = token.replace("abc", "abd");
        for wrong in ["", ".", "abc", "abc.", &other, &token[..token.len() - 1]] {
            assert_eq!(ours.channel_of(LinkKind::Stop, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_host_that_does_not_answer_is_left_alone_and_keeps_few_busy() {
        let desk = NoticeDesk::new(&Config::new(([127, 0, 0, 1], 0).into()));
        for _ in 0..FLYING_TO_HOST {
            assert_eq!(desk.take_off("slow.example", 100), Ok(()));
        }
        let busy = |first| Err(PutOff { wait: BUSY_MS, first });
        assert_eq!([(); 2].map(|()| desk.take_off("slow.example", 100)), [busy(true), busy(false)]);
        assert_eq!(desk.take_off("slow.example", 100 + BUSY_MS), busy(true), "what is due by then is put off again");
        assert_eq!(desk.take_off("other.example", 100), Ok(()), "others go on");
        assert_eq!(desk.land("slow.example", 100, Some("it took too long")), Some(5_000));
        assert_eq!(desk.take_off("slow.example", 101), Err(PutOff { wait: 4_999, first: false }));
        assert_eq!(desk.take_off("slow.example", 5_100), Ok(()), "it is tried again");
        assert_eq!(desk.land("slow.example", 5_100, None), None);
        assert_eq!(desk.take_off("slow.example", 5_100), Ok(()), "it works again");
    }
}

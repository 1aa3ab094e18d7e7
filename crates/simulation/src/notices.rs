//! What a simulated database keeps of notices, and a courier whose way is as long as the seed says.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::time::Duration;

use async_trait::async_trait;
use kaiju_bits::Bits;
use kaiju_server::courier::{Courier, Letter, MailRelay, Parcel, Undelivered};
use kaiju_server::store::{CONFIRM_MS, ChannelRow, MOST_FAILURES, NOTICE_DELAY_MS, NoticeRow, Settled};
use kaiju_wire::notice::QuietHours;

use crate::executor::{Executor, held};

/// How long a notice is kept, and after how long none is due by a clock that is right.
const KEPT_MS: u64 = 2 * 24 * 60 * 60 * 1000;
const FAR_MS: u64 = 26 * 60 * 60 * 1000;

/// A notice that waits.
struct SimNotice {
    host: String,
    at_ms: u64,
    due_ms: u64,
    tries: u32,
}

/// Where a notice lies: its table, seat, row and channel.
type NoticePlace = (String, char, u64, String);

/// Channels, quiet hours, and what is still to be told.
#[derive(Default)]
pub(crate) struct SimNoticeBook {
    channels: BTreeMap<String, ChannelRow>,
    quiet: BTreeMap<String, QuietHours>,
    waiting: BTreeMap<NoticePlace, SimNotice>,
}

fn place(notice: &NoticeRow) -> NoticePlace {
    (notice.game.clone(), notice.seat, notice.turn, notice.channel.clone())
}

impl SimNoticeBook {
    pub(crate) fn add(&mut self, channel: ChannelRow, most: u32) {
        let (account, kind) = (channel.account.clone(), channel.kind);
        let confirmed = channel.confirmed || self.channels.get(&channel.id).is_some_and(|old| old.confirmed);
        self.channels.insert(channel.id.clone(), ChannelRow { confirmed, failures: 0, ..channel });
        let of_kind = self.channels.values().filter(|one| one.account == account && one.kind == kind);
        let mut all: Vec<(u64, String)> = of_kind.map(|one| (one.made_ms, one.id.clone())).collect();
        all.sort_unstable_by(|one, other| other.cmp(one));
        for (_, id) in all.into_iter().skip(if account.is_empty() { usize::MAX } else { most as usize }) {
            self.channels.remove(&id);
        }
    }

    pub(crate) fn channel(&self, id: &str) -> Option<ChannelRow> {
        self.channels.get(id).cloned()
    }

    pub(crate) fn channels(&self, account: &str, sessions: &BTreeSet<String>) -> Vec<ChannelRow> {
        let lives = |one: &&ChannelRow| one.session.is_empty() || sessions.contains(&one.session);
        let mut own: Vec<ChannelRow> =
            self.channels.values().filter(|one| one.account == account).filter(lives).cloned().collect();
        own.sort_by(|one, other| (one.made_ms, &one.id).cmp(&(other.made_ms, &other.id)));
        own
    }

    pub(crate) fn confirm(&mut self, id: &str) -> u64 {
        let found = self.channels.get_mut(id);
        u64::from(found.is_some_and(|channel| {
            channel.confirmed = true;
            true
        }))
    }

    pub(crate) fn drop_channel(&mut self, id: &str) -> u64 {
        u64::from(self.channels.remove(id).is_some())
    }

    pub(crate) fn drop_account(&mut self, account: &str) -> u64 {
        let before = self.channels.len();
        self.channels.retain(|_, channel| channel.account != account);
        (before - self.channels.len()) as u64
    }

    pub(crate) fn forget_account(&mut self, account: &str) {
        self.drop_account(account);
        self.quiet.remove(account);
    }

    pub(crate) fn forget_game(&mut self, game: &str) {
        self.channels.retain(|_, channel| channel.game != game);
        self.waiting.retain(|(of, ..), _| of != game);
    }

    pub(crate) fn set_quiet(&mut self, account: String, quiet: Option<QuietHours>) {
        match quiet {
            Some(quiet) => self.quiet.insert(account, quiet),
            None => self.quiet.remove(&account),
        };
    }

    pub(crate) fn quiet(&self, account: &str) -> Option<QuietHours> {
        self.quiet.get(account).copied()
    }

    /// A seat that these accounts hold is asked since a row.
    pub(crate) fn tell(
        &mut self,
        (game, seat, turn): (&str, char, u64),
        at_ms: u64,
        accounts: &BTreeSet<String>,
        sessions: &BTreeSet<String>,
    ) {
        self.waiting.retain(|(of, ..), _| of != game);
        let hooks = self.channels.values().filter(|one| one.game == game).cloned().collect();
        self.put((game, seat, turn), at_ms, hooks);
        self.tell_one((game, seat, turn), at_ms, accounts, sessions);
    }

    /// The same for these accounts alone, beside what is to be told already.
    pub(crate) fn tell_one(
        &mut self,
        place: (&str, char, u64),
        at_ms: u64,
        accounts: &BTreeSet<String>,
        sessions: &BTreeSet<String>,
    ) {
        let told = self.channels.values().filter(|one| {
            let lives = one.session.is_empty() || sessions.contains(&one.session);
            accounts.contains(&one.account) && one.confirmed && lives
        });
        self.put(place, at_ms, told.cloned().collect());
    }

    fn put(&mut self, (game, seat, turn): (&str, char, u64), at_ms: u64, channels: Vec<ChannelRow>) {
        for channel in channels {
            let due_ms = at_ms + NOTICE_DELAY_MS;
            let notice = SimNotice { host: channel.host.clone(), at_ms, due_ms, tries: 0 };
            self.waiting.entry((game.to_string(), seat, turn, channel.id.clone())).or_insert(notice);
        }
    }

    pub(crate) fn next_ms(&self) -> Option<u64> {
        self.waiting.values().map(|notice| notice.due_ms).min()
    }

    /// Takes what is due, so that nobody else gets it; or so that everybody does, where that bug is planted.
    pub(crate) fn claim(&mut self, now_ms: u64, until_ms: u64, most: u32, for_all: bool) -> Vec<NoticeRow> {
        let due = self.waiting.iter_mut().filter(|(_, notice)| notice.due_ms <= now_ms);
        let mut due: Vec<(&NoticePlace, &mut SimNotice)> = due.collect();
        due.sort_by_key(|(_, notice)| notice.due_ms);
        let taken = due.into_iter().take(most as usize).map(|((game, seat, turn, channel), notice)| {
            if !for_all {
                notice.due_ms = until_ms;
            }
            let (game, channel) = (game.clone(), channel.clone());
            NoticeRow { game, seat: *seat, turn: *turn, channel, tries: notice.tries }
        });
        taken.collect()
    }

    pub(crate) fn settle(&mut self, notice: &NoticeRow, settled: Settled) {
        if let Settled::Later(due_ms, tried) = settled {
            if let Some(waits) = self.waiting.get_mut(&place(notice)) {
                (waits.due_ms, waits.tries) = (due_ms, waits.tries + u32::from(tried));
            }
            return;
        }
        self.waiting.remove(&place(notice));
        let Some(channel) = self.channels.get_mut(&notice.channel) else { return };
        match settled {
            Settled::Told => channel.failures = 0,
            Settled::Failed => channel.failures += 1,
            _ => {}
        }
        if settled == Settled::Gone || channel.failures >= MOST_FAILURES {
            self.channels.remove(&notice.channel);
        }
    }

    pub(crate) fn postpone(&mut self, host: &str, now_ms: u64, until_ms: u64) {
        for notice in self.waiting.values_mut().filter(|one| one.host == host && one.due_ms <= now_ms) {
            notice.due_ms = until_ms;
        }
    }

    pub(crate) fn sweep(&mut self, now_ms: u64, sessions: &BTreeSet<String>) {
        self.waiting.retain(|_, notice| notice.at_ms + KEPT_MS >= now_ms);
        for notice in self.waiting.values_mut().filter(|notice| notice.due_ms > now_ms + FAR_MS) {
            notice.due_ms = now_ms;
        }
        self.channels.retain(|_, channel| {
            let lives = channel.session.is_empty() || sessions.contains(&channel.session);
            lives && (channel.confirmed || channel.made_ms + CONFIRM_MS >= now_ms)
        });
    }
}

/// A courier in simulated time: most of what it carries arrives, some is refused, some gets lost on the way.
pub(crate) struct SimCourier {
    executor: Executor,
    bits: Mutex<Bits>,
}

impl SimCourier {
    pub(crate) fn new(executor: Executor, bits: Bits) -> SimCourier {
        SimCourier { executor, bits: Mutex::new(bits) }
    }

    async fn carry(&self) -> Result<usize, Undelivered> {
        let (us, fate) = {
            let mut bits = held(&self.bits);
            (bits.below(400_000) as u64, bits.below(20))
        };
        self.executor.sleep(Duration::from_micros(us)).await;
        match fate {
            0 => std::future::pending().await,
            1 => Err(Undelivered::NotNow("the simulated network dropped it".to_string())),
            fate => Ok(fate),
        }
    }
}

#[async_trait]
impl Courier for SimCourier {
    fn is_there(&self) -> bool {
        true
    }

    async fn post(&self, _: Parcel) -> Result<u16, Undelivered> {
        self.carry().await.map(|fate| if fate == 2 { 410 } else { 201 })
    }

    async fn mail(&self, _: &MailRelay, _: Letter) -> Result<(), Undelivered> {
        self.carry().await.map(|_| ())
    }
}

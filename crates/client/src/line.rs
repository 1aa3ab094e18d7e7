//! When the line to a server is opened, used and given up. No byte passes through here: the screen that holds the socket
//! asks what is due and does it.

use kaiju_wire::Close;
use kaiju_wire::limits::{HEARTBEAT_MS, SILENCE_MS};

use crate::fortune::Fortune;

/// Without a verdict for this long, an answer is sent again.
pub(crate) const RESEND_MS: u64 = 3_000;
/// The first attempt to come back is made within twice this time, each later one within twice the time before.
const FIRST_MS: u64 = 250;
/// The longest time between two attempts.
const LONGEST_MS: u64 = 15_000;
/// The shortest.
const SHORTEST_MS: u64 = 50;

/// How the line is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Link {
    /// It is being opened for the first time.
    #[default]
    Opening,
    /// Frames come.
    Up,
    /// It broke and comes back by itself; this many attempts since.
    Lost(u32),
    /// It was closed for good, with this number.
    Closed(u16),
}

/// What is due on a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Due {
    /// Open a socket.
    Connect,
    /// Close the socket there is.
    HangUp,
    /// Say that we are here.
    Ping,
    /// Send again what has no verdict.
    Resend,
    /// Nothing for this many milliseconds.
    Rest(u64),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SocketState {
    /// There is none; the next attempt is at this time.
    None(u64),
    /// One was asked for.
    Asked,
    /// It is open.
    Open,
}

/// A line to a server.
#[derive(Debug)]
pub(crate) struct LineState {
    link: Link,
    socket: SocketState,
    /// A socket that is to be closed.
    stale: bool,
    tries: u32,
    heard: u64,
    pinged: u64,
    resent: u64,
}

impl LineState {
    /// A line that is to be opened at once.
    pub(crate) fn new() -> LineState {
        LineState {
            link: Link::Opening,
            socket: SocketState::None(0),
            stale: false,
            tries: 0,
            heard: 0,
            pinged: 0,
            resent: 0,
        }
    }

    pub(crate) fn link(&self) -> Link {
        self.link
    }

    /// Can something be sent?
    pub(crate) fn is_open(&self) -> bool {
        self.socket == SocketState::Open
    }

    /// The socket that was asked for is open.
    pub(crate) fn opened(&mut self, now: u64) {
        self.socket = SocketState::Open;
        (self.heard, self.pinged, self.resent) = (now, now, now);
    }

    /// A frame came.
    pub(crate) fn heard(&mut self, now: u64) {
        self.heard = now;
        self.link = Link::Up;
    }

    /// The server knows us: the next break is a first one.
    pub(crate) fn welcomed(&mut self) {
        self.tries = 0;
    }

    /// The server said that it goes away.
    pub(crate) fn leaving(&mut self) {
        self.link = Link::Lost(0);
    }

    /// The socket is gone, with this number.
    pub(crate) fn broke(&mut self, now: u64, number: u16, fortune: &mut Fortune) {
        if matches!(self.socket, SocketState::None(_)) {
            return;
        }
        self.tries += 1;
        if !Close::retry(number) {
            self.link = Link::Closed(number);
            self.socket = SocketState::None(u64::MAX);
            return;
        }
        self.link = Link::Lost(self.tries);
        let most = (FIRST_MS << self.tries.min(6)).min(LONGEST_MS);
        self.socket = SocketState::None(now + SHORTEST_MS + fortune.word() % most);
    }

    /// Gives the socket up and comes back as after a break.
    pub(crate) fn give_up(&mut self, now: u64, fortune: &mut Fortune) {
        self.stale = !matches!(self.socket, SocketState::None(_));
        self.broke(now, Close::Silent.number(), fortune);
    }

    /// The network is back, or somebody looks at the page again: the next attempt is made at once.
    pub(crate) fn hurry(&mut self, now: u64) {
        if let (Link::Lost(_), SocketState::None(_)) = (self.link, self.socket) {
            self.socket = SocketState::None(now);
        }
    }

    /// What is due; to be asked until there is a rest.
    pub(crate) fn due(&mut self, now: u64, fortune: &mut Fortune) -> Due {
        if matches!(self.socket, SocketState::Asked | SocketState::Open) && now.saturating_sub(self.heard) > SILENCE_MS
        {
            self.give_up(now, fortune);
        }
        if std::mem::take(&mut self.stale) {
            return Due::HangUp;
        }
        let left = |since: u64, every: u64| (since + every).saturating_sub(now);
        match self.socket {
            SocketState::None(at) if now >= at => {
                self.socket = SocketState::Asked;
                self.heard = now;
                Due::Connect
            }
            SocketState::None(at) => Due::Rest(at - now),
            SocketState::Asked => Due::Rest(left(self.heard, SILENCE_MS) + 1),
            SocketState::Open if left(self.pinged, HEARTBEAT_MS) == 0 => {
                self.pinged = now;
                Due::Ping
            }
            SocketState::Open if left(self.resent, RESEND_MS) == 0 => {
                self.resent = now;
                Due::Resend
            }
            SocketState::Open => Due::Rest(left(self.pinged, HEARTBEAT_MS).min(left(self.resent, RESEND_MS))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line that is up, opened at 0.
    fn up() -> (LineState, Fortune) {
        let (mut line, mut fortune) = (LineState::new(), Fortune::seeded(1));
        assert_eq!(line.due(0, &mut fortune), Due::Connect);
        assert_eq!(line.link(), Link::Opening);
        line.opened(0);
        line.heard(0);
        line.welcomed();
        (line, fortune)
    }

    #[test]
    fn it_pings_and_sends_again_in_time() {
        let (mut line, mut fortune) = up();
        assert_eq!(line.due(0, &mut fortune), Due::Rest(RESEND_MS));
        assert_eq!(line.due(RESEND_MS, &mut fortune), Due::Resend);
        assert_eq!(line.due(RESEND_MS + 1, &mut fortune), Due::Rest(RESEND_MS - 1));
        assert_eq!(line.due(HEARTBEAT_MS, &mut fortune), Due::Ping);
        assert_eq!(line.due(HEARTBEAT_MS, &mut fortune), Due::Resend);
        assert!(matches!(line.due(HEARTBEAT_MS, &mut fortune), Due::Rest(1..)));
    }

    #[test]
    fn silence_breaks_it_and_it_comes_back() {
        let (mut line, mut fortune) = up();
        line.heard(1_000);
        assert_ne!(line.due(1_000 + SILENCE_MS, &mut fortune), Due::HangUp, "not a moment too early");
        let late = 1_001 + SILENCE_MS;
        assert_eq!(line.due(late, &mut fortune), Due::HangUp);
        assert_eq!(line.link(), Link::Lost(1));
        assert!(!line.is_open());
        let Due::Rest(wait) = line.due(late, &mut fortune) else { panic!("it waits a little") };
        assert!((1..=SHORTEST_MS + 2 * FIRST_MS).contains(&wait), "{wait}");
        assert_eq!(line.due(late + wait, &mut fortune), Due::Connect);
        line.opened(late + wait);
        line.heard(late + wait);
        assert_eq!(line.link(), Link::Up);
    }

    #[test]
    fn attempts_become_rarer_and_somebody_who_looks_need_not_wait() {
        let (mut line, mut fortune) = up();
        let mut longest = 0;
        let mut now = 0;
        for tries in 1..=20 {
            line.broke(now, 1006, &mut fortune);
            line.broke(now, 1006, &mut fortune);
            assert_eq!(line.link(), Link::Lost(tries), "one break counts once");
            let Due::Rest(wait) = line.due(now, &mut fortune) else { panic!("it waits") };
            assert!(wait <= SHORTEST_MS + LONGEST_MS);
            longest = longest.max(wait);
            now += wait;
            assert_eq!(line.due(now, &mut fortune), Due::Connect);
        }
        assert!(longest > 4_000, "{longest}");
        line.broke(now, 1006, &mut fortune);
        line.hurry(now);
        assert_eq!(line.due(now, &mut fortune), Due::Connect);
    }

    #[test]
    fn a_line_closed_for_good_stays_closed() {
        let (mut line, mut fortune) = up();
        let number = Close::Forbidden.number();
        assert!(!Close::retry(number));
        line.broke(5, number, &mut fortune);
        line.hurry(6);
        assert_eq!((line.link(), line.is_open()), (Link::Closed(number), false));
        assert!(matches!(line.due(1 << 40, &mut fortune), Due::Rest(_)));
    }

    #[test]
    fn an_attempt_without_an_answer_ends_too() {
        let (mut line, mut fortune) = (LineState::new(), Fortune::seeded(2));
        assert_eq!(line.due(7, &mut fortune), Due::Connect);
        let Due::Rest(wait) = line.due(7, &mut fortune) else { panic!("it waits for the socket") };
        assert_eq!(line.due(7 + wait, &mut fortune), Due::HangUp);
    }
}

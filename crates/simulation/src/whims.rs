//! What players do besides answering: they want a pause, and take another token for their seat.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use kaiju_bits::Bits;
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::table::{Pause, Ticket};
use serde::Serialize;

use crate::executor::held;
use crate::universe::{Call, CallReply, Universe, peer};

/// The token of a seat, as everybody who plays it knows it. Copies of it are the same one.
#[derive(Clone)]
pub(crate) struct SeatKey(Arc<Mutex<KeyState>>);

struct KeyState {
    ticket: Ticket,
    /// Another one was asked for, at some time.
    changed: bool,
    /// Another one was asked for, and there is no answer yet.
    changing: bool,
}

impl SeatKey {
    pub(crate) fn new(ticket: Ticket) -> SeatKey {
        SeatKey(Arc::new(Mutex::new(KeyState { ticket, changed: false, changing: false })))
    }

    pub(crate) fn seat(&self) -> char {
        held(&self.0).ticket.seat
    }

    pub(crate) fn token(&self) -> String {
        held(&self.0).ticket.token.clone()
    }

    /// May a token have become void while somebody used it?
    pub(crate) fn was_changed(&self) -> bool {
        held(&self.0).changed
    }

    /// Does somebody wait for another token?
    pub(crate) fn is_changing(&self) -> bool {
        held(&self.0).changing
    }

    /// It is good for another table, too.
    pub(crate) fn at(&self, game: &str) -> SeatKey {
        SeatKey::new(Ticket { game: game.to_string(), ..held(&self.0).ticket.clone() })
    }
}

/// What a request without its place looks like.
struct WhimCall<'a, B> {
    word: &'a str,
    body: Option<&'a B>,
    id: String,
    /// The token shown; whichever is good if none is named.
    token: Option<&'a str>,
}

/// A player with whims.
pub(crate) struct SimWhims {
    pub(crate) universe: Arc<Universe>,
    pub(crate) bits: Bits,
    pub(crate) number: u32,
    pub(crate) game: String,
    pub(crate) key: SeatKey,
}

impl SimWhims {
    /// Follows them until the game is over.
    pub(crate) async fn run(mut self) {
        loop {
            self.wait(5_000, 120_000).await;
            if self.universe.is_calm() || self.is_over() {
                return;
            }
            if self.bits.below(3) > 0 {
                self.rest().await;
            } else {
                self.change_key().await;
            }
        }
    }

    fn is_over(&self) -> bool {
        self.universe.audit.head(&self.game).is_none_or(|(_, over)| over)
    }

    async fn wait(&mut self, least_ms: u64, span_ms: usize) {
        let ms = least_ms + self.bits.below(span_ms) as u64;
        self.universe.executor.sleep(Duration::from_millis(ms)).await;
    }

    fn id(&mut self) -> String {
        format!("{:016x}{:016x}", self.bits.word(), self.bits.word())
    }

    /// Asks until there is a verdict; none when the game is over. A token may have changed even then: that has to be known.
    async fn insist<B: Serialize>(&mut self, whim: &WhimCall<'_, B>) -> Option<CallReply> {
        while !self.is_over() || whim.token.is_some() {
            let node = self.bits.below(self.universe.nodes());
            let token = whim.token.map_or_else(|| self.key.token(), str::to_string);
            let path = format!("/tables/{}/seats/{}/{}", self.game, self.key.seat(), whim.word);
            let call = Call { method: "POST", path, token: Some(&token), key: Some(&whim.id), body: whim.body };
            match self.universe.call(node, peer(self.number), call).await {
                Some(reply) if reply.status == 200 => return Some(reply),
                Some(reply) => {
                    let refusal = reply.json().unwrap_or_else(|| Refusal::from(Code::Unavailable));
                    match refusal.code {
                        Code::GameOver => return None,
                        // It will begin. Another copy may be under way, so nobody gives up.
                        Code::NotBegun => {}
                        // The seat may have another token by now.
                        Code::Forbidden if self.key.was_changed() && whim.token.is_none() => {}
                        _ if refusal.retry => {}
                        code => {
                            let what = format!("{} {}: no {}: {code}", self.game, self.key.seat(), whim.word);
                            self.universe.audit.breach("door", what);
                            return None;
                        }
                    }
                }
                None => {}
            }
            self.wait(100, 1_000).await;
        }
        None
    }

    /// Wants a pause, and after a while none any more.
    async fn rest(&mut self) {
        for wants in [true, false] {
            let (id, body) = (self.id(), Pause { wants });
            let whim = WhimCall { word: "pause", body: Some(&body), id, token: None };
            if self.insist(&whim).await.is_none() && wants {
                return;
            }
            if wants && !self.universe.is_calm() {
                self.wait(500, 40_000).await;
            }
        }
    }

    /// Takes another token; the old one opens nothing any more, whichever node is asked.
    async fn change_key(&mut self) {
        let (id, old) = (self.id(), self.key.token());
        {
            let mut key = held(&self.key.0);
            (key.changed, key.changing) = (true, true);
        }
        let whim = WhimCall::<()> { word: "token", body: None, id, token: Some(&old) };
        let ticket = self.insist(&whim).await.and_then(|reply| reply.json::<Ticket>());
        held(&self.key.0).changing = false;
        let Some(ticket) = ticket else { return };
        held(&self.key.0).ticket.token = ticket.token;
        let path = format!("/tables/{}/view", self.game);
        let node = self.bits.below(self.universe.nodes());
        let call = Call::<()> { method: "GET", path, token: Some(&old), key: None, body: None };
        let reply = self.universe.call(node, peer(self.number), call).await;
        if reply.is_some_and(|reply| reply.status == 200) {
            let what = format!("{} {}: a token that was replaced opens it", self.game, self.key.seat());
            self.universe.audit.breach("token", what);
        }
    }
}

//! Somebody who shows tokens at a table: what they answer, reveal and say, on a socket or without one, is read here into a
//! request.

use std::net::IpAddr;
use std::sync::Arc;

use kaiju_rules::Seat;
use kaiju_wire::bot::BotReply;
use kaiju_wire::frame::{Act, EMOTES, Hand, Reveal, Said, Say, Undo, bet_on};
use kaiju_wire::{Code, Refusal, hex};

use crate::desk::Done;
use crate::entropy::claim;
use crate::hub::Hub;
use crate::ids;
use crate::name::clean_line;
use crate::projection::Eyes;
use crate::wish::{Request, SeatAnswer, Wish, Worded};

/// Somebody who shows tokens at a table.
#[derive(Clone)]
pub(crate) struct Bearer {
    pub(crate) hub: Arc<Hub>,
    pub(crate) game: String,
    /// The seats the tokens open.
    pub(crate) eyes: Eyes,
    /// The hashes of the tokens.
    pub(crate) shown: Vec<String>,
}

impl Bearer {
    /// The seat that speaks: the one named, or the only one there is.
    pub(crate) fn seat(&self, named: Option<char>) -> Result<Seat, Code> {
        match named {
            Some(letter) => Seat::from_letter(letter).filter(|&seat| self.eyes.has(seat)).ok_or(Code::Forbidden),
            None if self.eyes.len() == 1 => self.eyes.lowest().ok_or(Code::Forbidden),
            None => Err(Code::Forbidden),
        }
    }

    /// The seat that answers: with several seats and none named, the one that is asked.
    async fn answerer(&self, named: Option<char>) -> Result<Seat, Refusal> {
        let asked = match named {
            None if self.eyes.len() > 1 => {
                let question = self.hub.glance(&self.game, |desk| desk.room().question()).await?;
                question.map(|(seat, _)| seat.letter())
            }
            named => named,
        };
        Ok(self.seat(asked)?)
    }

    /// Answers a question. It is on disk when this returns well.
    pub(crate) async fn act(&self, act: &Act) -> Result<Done, Refusal> {
        let id = client_id(&act.id)?;
        let seat = self.answerer(act.seat).await?;
        let claim = claim(&["act", &seat.to_string(), &act.action, act.reveal.as_deref().unwrap_or("")]);
        let link = act.reveal.as_deref().map(|link| hex::read(link).ok_or(Code::BadReveal)).transpose()?;
        let action = Worded::Text(act.action.clone());
        self.answer(SeatAnswer { seat, by: Hand::Player, expect: act.expect, action, link }, id, claim).await
    }

    /// Answers a question by its number, as a bot does. It is on disk when this returns well.
    pub(crate) async fn bot_act(&self, said: &BotReply) -> Result<Done, Refusal> {
        let expect = said.id.filter(|&id| i64::try_from(id).is_ok()).ok_or(Code::BadRequest)?;
        let seat = self.answerer(None).await?;
        let words = serde_json::to_string(said).unwrap_or_default();
        let (id, claim) = (ids::of_answer(expect, seat), claim(&["answer", &seat.to_string(), &words]));
        let action = Worded::Bot(said.clone());
        self.answer(SeatAnswer { seat, by: Hand::Player, expect, action, link: None }, id, claim).await
    }

    async fn answer(&self, answer: SeatAnswer, id: String, claim: String) -> Result<Done, Refusal> {
        let begun = self.hub.clock.steady();
        let done = self.hub.perform(&self.game, &Request::shown(Wish::Act(answer), id, claim, &self.shown)).await;
        self.hub.metrics.answer_seconds.took(self.hub.clock.steady().saturating_sub(begun));
        done
    }

    /// Shows the first element of a chain.
    pub(crate) async fn reveal(&self, reveal: &Reveal) -> Result<Done, Refusal> {
        let id = client_id(&reveal.id)?;
        let seat = self.seat(reveal.seat)?;
        let claim = claim(&["reveal", &seat.to_string(), &reveal.element]);
        let element = hex::read(&reveal.element).ok_or(Code::BadReveal)?;
        self.hub.perform(&self.game, &Request::shown(Wish::Reveal(seat, element), id, claim, &self.shown)).await
    }

    /// Takes an answer back.
    pub(crate) async fn undo(&self, undo: &Undo) -> Result<Done, Refusal> {
        let id = client_id(&undo.id)?;
        let claim = claim(&["undo", &undo.answer.to_string()]);
        let wish = Wish::Undo { seats: self.eyes, answer: undo.answer };
        self.hub.perform(&self.game, &Request::shown(wish, id, claim, &self.shown)).await
    }

    /// Is this a bet that a seat may make? Whoever is out may bet on whoever is not.
    async fn may_bet(&self, seat: Seat, word: &str) -> Result<bool, Refusal> {
        let Some(bet) = bet_on(word).and_then(Seat::from_letter) else { return Ok(false) };
        let alive = self.hub.glance(&self.game, |desk| {
            let room = desk.room();
            room.state().filter(|_| !room.is_ended()).map(|state| state.table().alive())
        });
        let alive = alive.await?;
        Ok(alive.is_some_and(|alive| !alive.has(seat) && alive.has(bet)))
    }

    /// Says something from an address, if the host of the server lets them; answers the number of the line. With a key the same
    /// line counts once, also where it could no longer be said by now.
    pub(crate) async fn say(&self, say: &Say, from: IpAddr, key: Option<&str>) -> Result<u64, Refusal> {
        let seat = self.seat(say.seat)?;
        let id = key.map(|key| ids::of_line(seat, key, &claim(&[&say.text, &say.emote.to_string()])));
        if let Some(id) = &id
            && let Some(number) = self.hub.store.said(&self.game, id).await.map_err(Code::from)?
        {
            return Ok(number);
        }
        let known = !say.emote || EMOTES.contains(&say.text.as_str()) || self.may_bet(seat, &say.text).await?;
        let text = clean_line(&say.text).filter(|_| known).ok_or(Code::BadRequest)?;
        self.hub.may_talk(from, (&self.game, seat), (!say.emote).then_some(&text)).await?;
        let said = Said { number: 0, at_ms: 0, seat: seat.letter(), text, emote: say.emote };
        self.hub.say(&self.game, &said, id).await
    }
}

/// The id of a request as a client may choose it.
fn client_id(id: &str) -> Result<String, Code> {
    Some(id.to_lowercase()).filter(|id| ids::is_clients(id)).ok_or(Code::BadRequest)
}

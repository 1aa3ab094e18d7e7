//! Why a bot at a table answered what it did: it is asked again with the view and the bits it had, beside everything else. Nothing
//! of it is kept.

use std::sync::Arc;
use std::time::Duration;

use kaiju_client::{BotChoice, Chair};
use kaiju_rules::Input;
use kaiju_rules::notation::lines;
use kaiju_text::events::seat_name;
use kaiju_text::{Lang, reasons as words};
use kaiju_wire::frame::Hand;
use kaiju_wire::table::BotReasonInfo;
use kaiju_wire::{Code, Refusal};

use crate::fair_queue::{Effort, Whose};
use crate::hub::Hub;
use crate::named_bot::NamedBot;
use crate::room::Room;
use crate::row::{Deed, Row};
use crate::tempo::knows_more;

/// The longest somebody waits for a reason.
const LONGEST: Duration = Duration::from_secs(8);
/// When those come back who have to, in milliseconds.
const COME_BACK: u64 = 1000;

/// Why the bot answered that gave the answer of this row, in one sentence. While a game goes on that is told at tables that are neither
/// public nor rated, and only by a bot that knows no more than everybody.
pub(crate) async fn reason(
    hub: &Arc<Hub>,
    game: &str,
    row: u64,
    lang: Lang,
    whose: Whose,
) -> Result<BotReasonInfo, Refusal> {
    let read = move |desk: &mut crate::desk::Desk| {
        let room = desk.room();
        let plan = room.plan();
        if !room.is_ended() && (plan.public || plan.rated) {
            return Err(Code::NotOver);
        }
        room.until(row).map(|rows| (room.game().clone(), rows, room.is_ended())).ok_or(Code::Forbidden)
    };
    let (record, rows, ended) = hub.read(game, read).await??;
    let work = move || told(Room::rebuilt(record, rows).ok()?, lang, ended);
    let done = hub.thinkers.aside((whose, Effort::Short), LONGEST, work).await;
    done.ok_or_else(|| Refusal::from(Code::Unavailable).after(COME_BACK))?.ok_or_else(|| Code::Forbidden.into())
}

/// Why a bot gave the last answer at a table. None where no bot had a choice, and where it would answer otherwise by now: it went by
/// the clock, or the server took a new secret.
fn told(room: Room, lang: Lang, ended: bool) -> Option<BotReasonInfo> {
    let (before, Row { seq, deed, .. }) = room.before_last()?;
    let Deed::Acted { seat, by, action, .. } = deed else { return None };
    let player = match by {
        Hand::Bot => before.bot(seat)?,
        Hand::Substitute | Hand::Clock => NamedBot::usual().player(),
        Hand::Player | Hand::Unknown => return None,
    };
    let state = before.state()?;
    let action = before.words()?.read_action(&mut lines(&action).next()?).ok()?;
    let chairs = vec![Chair::Bot(player); before.seats().len()];
    let choice = BotChoice::of(state, Input::Act(action), 0, &chairs, before.thoughts())?;
    let why = if !ended && knows_more(state, seat) {
        words::secret(lang, seat_name(state.table(), seat))
    } else {
        choice.told(lang, ended)
    };
    Some(BotReasonInfo { row: seq, seat: seat.letter(), why })
}

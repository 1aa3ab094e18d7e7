//! What is said at a table.

use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::frame::{Said, ToClient};

use super::Desk;

impl Desk {
    /// Gives a line its number and tells it. At a table for children there are signs only.
    pub(super) async fn say(&mut self, mut said: Said, id: Option<String>) -> Result<u64, Refusal> {
        if self.room.plan().child && !said.emote {
            return Err(Code::ChildTable.into());
        }
        said.at_ms = self.hub.now_ms();
        let number = self.hub.store.say(self.room.id(), &said, id.as_deref()).await;
        said.number = number.map_err(|error| self.refuse(error.into()))?;
        let number = said.number;
        if number == self.talked + 1 {
            self.talked = number;
            self.tell_said(said);
        } else {
            // Somebody spoke on another node just before: first things first. Or the line was said before.
            self.hear().await;
        }
        Ok(number)
    }

    /// Hears what was said on other nodes.
    pub(super) async fn hear(&mut self) {
        let Ok(lines) = self.hub.store.talk(self.room.id(), self.talked).await else { return };
        for said in lines {
            self.talked = self.talked.max(said.number);
            self.tell_said(said);
        }
    }

    /// Tells a line to everybody: to those who see the game later, with as much delay. What is said is about what is played.
    fn tell_said(&mut self, said: Said) {
        let frame = ToClient::Said(said.clone());
        match &mut self.behind {
            Some(behind) => {
                behind.say_later(said);
                self.audience.offer_to(&frame, Some(true));
            }
            None => self.audience.offer(&frame),
        }
    }
}

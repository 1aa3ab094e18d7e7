//! What is said at a table.

use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::frame::{Said, ToClient};

use super::Desk;

impl Desk {
    /// Gives a line its number and tells it. At a table for children there are signs only.
    pub(super) async fn say(&mut self, mut said: Said) -> Result<u64, Refusal> {
        if self.room.plan().child && !said.emote {
            return Err(Code::ChildTable.into());
        }
        said.at_ms = self.hub.now_ms();
        let number = self.hub.store.say(self.room.id(), &said).await;
        said.number = number.map_err(|error| self.refuse(error.into()))?;
        let number = said.number;
        if number == self.talked + 1 {
            self.talked = number;
            self.audience.offer(&ToClient::Said(said));
        } else {
            // Somebody spoke on another node just before: first things first.
            self.hear().await;
        }
        Ok(number)
    }

    /// Hears what was said on other nodes.
    pub(super) async fn hear(&mut self) {
        let Ok(lines) = self.hub.store.talk(self.room.id(), self.talked).await else { return };
        for said in lines {
            self.talked = self.talked.max(said.number);
            self.audience.offer(&ToClient::Said(said));
        }
    }
}

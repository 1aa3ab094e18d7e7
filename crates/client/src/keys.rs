//! The keys to seats at a server's table, as a device keeps them.

use kaiju_rules::Seat;
use kaiju_wire::{chain::Chain, hex};
use serde::{Deserialize, Serialize};

use crate::pinned::Pins;

/// A seat at a server's table that is ours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "WrittenTicket", into = "WrittenTicket")]
pub struct KeptTicket {
    /// The seat.
    pub seat: Seat,
    /// What opens it.
    pub token: String,
    /// The seed of our share in the dice; none when it was lost.
    pub seed: Option<[u8; 32]>,
}

/// A ticket as it is written.
#[derive(Serialize, Deserialize)]
struct WrittenTicket {
    seat: char,
    token: String,
    #[serde(default)]
    seed: Option<String>,
}

impl From<KeptTicket> for WrittenTicket {
    fn from(ticket: KeptTicket) -> WrittenTicket {
        WrittenTicket {
            seat: ticket.seat.letter(),
            token: ticket.token,
            seed: ticket.seed.map(|seed| hex::write(&seed)),
        }
    }
}

impl TryFrom<WrittenTicket> for KeptTicket {
    type Error = String;

    fn try_from(kept: WrittenTicket) -> Result<KeptTicket, String> {
        let seat = Seat::from_letter(kept.seat).ok_or_else(|| format!("there is no seat {}", kept.seat))?;
        Ok(KeptTicket { seat, token: kept.token, seed: kept.seed.as_deref().and_then(hex::read) })
    }
}

impl KeptTicket {
    /// The ticket a server gave for a seat whose share in the dice comes from this seed. None where the server names a
    /// seat that does not exist.
    pub fn given(ticket: kaiju_wire::table::Ticket, seed: [u8; 32]) -> Option<KeptTicket> {
        Some(KeptTicket { seat: Seat::from_letter(ticket.seat)?, token: ticket.token, seed: Some(seed) })
    }

    /// What a server is told of our share in the dice before a seat is taken.
    pub fn tip(seed: [u8; 32]) -> String {
        hex::write(&Chain::new(seed).tip())
    }
}

/// What a device keeps of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Keys {
    /// The server, where there is more than one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub server: Option<String>,
    /// The table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Our seats.
    #[serde(default, rename = "seats")]
    pub tickets: Vec<KeptTicket>,
    /// The host's token, if we opened the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// What we noted of the dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pins: Option<Pins>,
    /// We left the table before the end, and want to be told how it was.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tell_end: bool,
}

impl Keys {
    /// Takes a seat; an older ticket to it is thrown away.
    pub fn take(&mut self, ticket: KeptTicket) {
        self.tickets.retain(|kept| kept.seat != ticket.seat);
        self.tickets.push(ticket);
    }

    /// A token that opens the table: a seat's, which does everything, or else the host's.
    pub fn token(&self) -> Option<&str> {
        self.tickets.first().map(|ticket| ticket.token.as_str()).or(self.host.as_deref())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_of_a_browser_and_of_a_terminal_are_read_as_earlier_versions_wrote_them() {
        let seed = "07".repeat(32);
        let browser = format!(r#"{{"seats":[{{"seat":"B","token":"t","seed":"{seed}"}}],"host":"h"}}"#);
        let keys: Keys = serde_json::from_str(&browser).unwrap();
        let ticket = KeptTicket { seat: Seat::B, token: "t".to_string(), seed: Some([7; 32]) };
        assert_eq!(keys, Keys { tickets: vec![ticket], host: Some("h".to_string()), ..Keys::default() });
        let terminal = r#"{"server":"http://h","game":"g","seats":[{"seat":"A","token":"t","seed":null}]}"#;
        let keys: Keys = serde_json::from_str(terminal).unwrap();
        assert_eq!((keys.server.as_deref(), keys.game.as_deref()), (Some("http://h"), Some("g")));
        assert_eq!((keys.tickets[0].seat, keys.tickets[0].seed), (Seat::A, None));
        assert_eq!(serde_json::to_string(&keys).unwrap(), terminal);
        let nulls: Keys = serde_json::from_str(r#"{"seats":[],"host":null}"#).unwrap();
        assert_eq!(nulls, Keys::default());
        assert!(serde_json::from_str::<Keys>(r#"{"seats":[{"seat":"Z","token":"t"}]}"#).is_err());
    }

    #[test]
    fn a_seat_has_one_ticket_and_a_seat_opens_more_than_the_host() {
        let ticket = |token: &str| KeptTicket { seat: Seat::C, token: token.to_string(), seed: None };
        let mut keys = Keys { host: Some("host".to_string()), ..Keys::default() };
        assert_eq!(keys.token(), Some("host"));
        keys.take(ticket("old"));
        keys.take(ticket("new"));
        assert_eq!((keys.tickets.len(), keys.token()), (1, Some("new")));
    }
}

//! Lists of tables with whose turn it is: those somebody asks for, and those of an account.

use kaiju_client::MyTable;
use kaiju_wire::table::{Phase, TableTurn, Turns};

use crate::hub::Hub;
use crate::store::{StoreResult, WaitingTable};

/// The most tables an account is told of.
const SHOWN: u32 = 100;

impl Hub {
    /// A list as clients get it.
    pub(crate) fn told_turns(&self, tables: Vec<WaitingTable>) -> Turns {
        let turn = |WaitingTable { table, asked, deadline_ms, own }| TableTurn {
            asked,
            own,
            deadline_ms,
            updated_ms: table.updated_ms,
            table: table.info,
        };
        Turns { server_ms: self.now_ms(), tables: tables.into_iter().map(turn).collect() }
    }

    /// The tables of an account that are not over, and those of rounds of tournaments that wait for it.
    pub(crate) async fn turns_of(&self, account: &str) -> StoreResult<Turns> {
        let mut open = self.store.open_holdings(account, SHOWN).await?;
        // A seat that a tournament keeps waits for whoever has not sat down yet.
        let kept = match self.store.ledgers().player(account, None).await? {
            Some(player) => self.paired_tables(&player).await,
            None => Vec::new(),
        };
        let games: Vec<String> = kept.iter().map(|(game, _)| game.clone()).collect();
        for table in if games.is_empty() { Vec::new() } else { self.store.turns(&games).await? } {
            let place = kept.iter().find(|(game, _)| *game == table.table.id);
            let seat = place.and_then(|(_, at)| table.table.info.seats.get(*at));
            if let Some(seat) = seat.filter(|seat| table.table.phase == Phase::Gathering && !seat.taken) {
                open.push(WaitingTable { own: vec![seat.seat], ..table });
            }
        }
        Ok(self.told_turns(open))
    }

    /// How many tables wait for an account, as its pages count them.
    pub(crate) async fn waiting_for(&self, account: &str) -> StoreResult<usize> {
        let turns = self.turns_of(account).await?;
        Ok(MyTable::waiting(&MyTable::by_urgency(turns, |_| Vec::new())))
    }
}

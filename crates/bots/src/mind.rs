//! Who is asked what a table is worth: one of the networks, and what it remembers of the tables it looked at.

use kaiju_rules::{Seat, Table};

use crate::deep::{Deep, DeepMemory, LargeNet};
use crate::net::{Memory, Net};

/// One of the networks.
#[derive(Clone, Copy, Debug)]
pub enum Mind<'a> {
    /// The small one.
    Small(&'a Net),
    /// The champion's.
    Deep(&'a dyn LargeNet),
    /// The mean of both.
    Both(&'a Net, &'a dyn LargeNet),
}

/// What it remembers, so that tables that resemble one another are judged faster.
#[derive(Clone, Debug, Default)]
pub struct Recall {
    small: Memory,
    deep: DeepMemory,
}

impl Mind<'_> {
    /// What a table on which somebody is about to roll, or where the game is over, is worth to a seat: a chance to win.
    pub fn worth(self, table: &Table, seat: Seat) -> f64 {
        match self {
            Mind::Small(net) => net.worth(table, seat),
            Mind::Deep(net) => net.worth(table, seat),
            Mind::Both(small, deep) => 0.5 * (small.worth(table, seat) + deep.worth(table, seat)),
        }
    }

    /// What a table is worth to a seat, like [`Mind::worth`], but faster for a table that resembles the one before.
    pub fn worth_near(self, table: &Table, seat: Seat, recall: &mut Recall) -> f64 {
        match self {
            Mind::Small(net) => net.worth_near(table, seat, &mut recall.small),
            Mind::Deep(net) => net.worth_near(table, seat, &mut recall.deep),
            Mind::Both(small, deep) => {
                let one = small.worth_near(table, seat, &mut recall.small);
                0.5 * (one + deep.worth_near(table, seat, &mut recall.deep))
            }
        }
    }
}

impl<'a> From<&'a Net> for Mind<'a> {
    fn from(net: &'a Net) -> Mind<'a> {
        Mind::Small(net)
    }
}

impl<'a> From<&'a Deep> for Mind<'a> {
    fn from(net: &'a Deep) -> Mind<'a> {
        Mind::Deep(net)
    }
}

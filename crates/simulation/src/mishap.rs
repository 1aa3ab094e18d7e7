//! What goes wrong, and when: a list that is drawn before anything happens, so that it can be played again and shortened.

use kaiju_bits::Bits;

use crate::database::StoreKind;

/// Something that goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mishap {
    /// A process is killed, or its machine loses power, and is started again after so many milliseconds.
    Crash {
        /// Which.
        node: usize,
        /// The machine ends with it: clients are not told, and what the system had not written is lost.
        machine: bool,
        /// For how long.
        down_ms: u64,
    },
    /// A process is told to stop, and is started again.
    Stop {
        /// Which.
        node: usize,
        /// For how long.
        down_ms: u64,
    },
    /// A process does nothing for a while.
    Freeze {
        /// Which.
        node: usize,
        /// For how long.
        for_ms: u64,
    },
    /// A node cannot reach the database.
    CutStore {
        /// Which.
        node: usize,
        /// It is told so; otherwise everything vanishes.
        told: bool,
        /// For how long.
        for_ms: u64,
    },
    /// Some answers of the database get lost on their way to a node, and the connection with them: what was asked for is done,
    /// and the node does not know.
    LoseAnswers {
        /// Which.
        node: usize,
        /// It is told so; otherwise it waits until it gives up.
        told: bool,
        /// For how long.
        for_ms: u64,
    },
    /// Clients cannot reach a node.
    CutClients {
        /// Which.
        node: usize,
        /// For how long.
        for_ms: u64,
    },
    /// One line is cut.
    CutLine {
        /// Which of all lines.
        which: u64,
        /// Both ends are told.
        told: bool,
    },
    /// The database crashes.
    CrashStore {
        /// Its machine loses power.
        power: bool,
        /// For how long.
        down_ms: u64,
    },
    /// The disk is full.
    FullDisk {
        /// For how long.
        for_ms: u64,
    },
    /// The disk is slow.
    SlowDisk {
        /// How many times slower.
        times: u64,
        /// For how long.
        for_ms: u64,
    },
    /// The next sync of a file fails.
    FailSync,
    /// Wake-ups are lost.
    Deaf {
        /// For how long.
        for_ms: u64,
    },
    /// Somebody sets the wall clock of a node.
    Jump {
        /// Which.
        node: usize,
        /// By how much.
        by_ms: i64,
    },
    /// Somebody sets the clock of the database: forward by any time, or back by a moment. Leases and presence go by it; set
    /// back by an hour, it would keep both for an hour.
    JumpStore {
        /// By how much.
        by_ms: i64,
    },
}

impl Mishap {
    /// One that can happen where there are so many nodes at such a database.
    fn drawn(bits: &mut Bits, kind: StoreKind, nodes: usize) -> Mishap {
        let node = bits.below(nodes);
        let mut ms = |least: u64, most: u64| {
            // Short ones are frequent, long ones happen.
            let span = most - least;
            least + (bits.below(1000) as u64).pow(3) * span / 1_000_000_000
        };
        let (short, long) = (ms(50, 20_000), ms(200, 60_000));
        let by_ms = [-3_600_000, -61_000, -1_500, 1_500, 61_000, 3_600_000][bits.below(6)];
        let told = bits.below(2) == 0;
        let machine = bits.below(3) == 0;
        let crash = Mishap::Crash { node, machine, down_ms: short };
        match (bits.below(22), kind) {
            (0..7, _) => crash,
            (7, _) => Mishap::Stop { node, down_ms: 6_000 + short },
            (8, _) => Mishap::Freeze { node, for_ms: long },
            (9, _) => Mishap::CutClients { node, for_ms: long },
            (10..13, _) => Mishap::CutLine { which: bits.word() >> 8, told },
            (13, _) => Mishap::FullDisk { for_ms: short },
            (14, _) => Mishap::SlowDisk { times: 10 + bits.below(1500) as u64, for_ms: short },
            (15, _) => Mishap::Jump { node, by_ms },
            (16, StoreKind::File) => Mishap::FailSync,
            (_, StoreKind::File) => crash,
            (16 | 17, _) => Mishap::CutStore { node, told, for_ms: long },
            (20 | 21, _) => Mishap::LoseAnswers { node, told, for_ms: long },
            (18, _) => Mishap::CrashStore { power: machine, down_ms: short },
            (_, _) if told => Mishap::Deaf { for_ms: long },
            _ => Mishap::JumpStore { by_ms: by_ms.max(-1_500) },
        }
    }

    /// One of a fierce storm: mostly a crash after which the process is soon there again.
    fn drawn_fiercely(bits: &mut Bits, kind: StoreKind, nodes: usize) -> Mishap {
        if bits.below(8) == 0 {
            return Mishap::drawn(bits, kind, nodes);
        }
        let down_ms = 20 + bits.below(400) as u64;
        if kind == StoreKind::Shared && bits.below(10) == 0 {
            return Mishap::CrashStore { power: bits.below(3) == 0, down_ms };
        }
        Mishap::Crash { node: bits.below(nodes), machine: bits.below(3) == 0, down_ms }
    }

    /// Everything that goes wrong in so many seconds.
    pub fn list(bits: &mut Bits, kind: StoreKind, nodes: usize, seconds: u64, fierce: bool) -> Vec<(u64, Mishap)> {
        // About one thing in each gap.
        let gaps_ms = if fierce { [200, 400, 700, 1_200] } else { [700, 2_500, 8_000, 25_000] };
        let gap_ms: usize = gaps_ms[bits.below(4)];
        let (mut at, mut list) = (2_000_000, Vec::new());
        loop {
            at += bits.below(gap_ms * 2_000) as u64;
            if at >= seconds * 1_000_000 {
                return list;
            }
            let drawn = if fierce { Mishap::drawn_fiercely } else { Mishap::drawn };
            list.push((at, drawn(bits, kind, nodes)));
        }
    }
}

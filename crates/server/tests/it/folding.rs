//! A client that folds events and is told what is still to be done knows the position, and is sent less.

use kaiju_rules::notation::{Words, lines, parse_view};
use kaiju_rules::{Seat, SeatSet, View, Viewer};
use kaiju_server::projection::{self, Eyes, Hashes, Wants};
use kaiju_server::room::Room;
use kaiju_wire::frame::{Ev, EvKind, ToClient};
use kaiju_wire::table::TableInfo;

use crate::golden;

const FOLDS: Wants = Wants { positions: false, todo: true, bot: None };
const READS: Wants = Wants { positions: true, todo: false, bot: None };

/// The viewers a client with these seats has.
fn viewers(eyes: Eyes) -> Vec<Viewer> {
    let seats = eyes.iter().map(Viewer::Seat);
    seats.chain(eyes.is_empty().then_some(Viewer::Public)).collect()
}

/// A client that keeps a view for each viewer, from the first event on.
struct Folder {
    eyes: Eyes,
    views: Vec<View>,
}

impl Folder {
    fn follow(&mut self, ev: &Ev) {
        if ev.kind == EvKind::Begun {
            let setup = ev.table.as_ref().and_then(TableInfo::setup).unwrap();
            self.views = viewers(self.eyes).into_iter().map(|viewer| View::new(&setup, viewer)).collect();
        }
        for view in &mut self.views {
            let words = Words::for_table(view.table());
            for change in &ev.changes {
                let event = words.read_event(&mut lines(change).next().unwrap()).unwrap();
                view.fold(event.seen_by(view.viewer()));
            }
            let todo = ev.ask.as_ref().map_or(Vec::new(), |ask| ask.todo.clone().unwrap());
            assert!(view.expect(&words.read_agenda(&todo).unwrap()));
        }
    }
}

/// What a frame costs on the line.
fn size(ev: &Ev) -> usize {
    serde_json::to_string(&ToClient::Ev(Box::new(ev.clone()))).unwrap().len()
}

/// Follows a game with these eyes, both ways. Answers how many answers there were, and what they cost either way.
fn followed(room: &Room, eyes: Eyes) -> (usize, usize, usize) {
    let mut again = Room::rebuilt(room.game().clone(), vec![room.row(1).unwrap().0.clone()]).unwrap();
    let (mut hashes, mut folder) = (Hashes::default(), Folder { eyes, views: Vec::new() });
    let (mut answers, mut folds, mut reads) = (0, 0, 0);
    for seq in 1..=room.head() {
        if seq > 1 {
            again.fold(room.row(seq).unwrap().0.clone()).unwrap();
        }
        let lean = projection::event(&again, (eyes, FOLDS), seq, &mut hashes, None).unwrap();
        let full = projection::event(&again, (eyes, READS), seq, &mut hashes, None).unwrap();
        // Both are told the same story; only the one who asked for it gets the agenda, and the other the answers.
        assert!(lean.positions.is_empty() && (&lean.vh, &lean.changes) == (&full.vh, &full.changes));
        assert!(lean.ask.as_ref().is_none_or(|ask| ask.todo.is_some() && ask.legal.is_none()));
        let mine = full.ask.as_ref().and_then(|ask| Seat::from_letter(ask.seat)).is_some_and(|seat| eyes.has(seat));
        assert!(full.ask.as_ref().is_none_or(|ask| ask.todo.is_none() && ask.legal.is_some() == mine));
        folder.follow(&lean);
        for view in &folder.views {
            let key = if let Viewer::Seat(seat) = view.viewer() { seat.to_string() } else { "-".to_string() };
            let due = parse_view(&full.positions[&key], view.viewer()).unwrap();
            assert!(*view == due, "{} {seq}: {key} sees something else", room.id());
        }
        if lean.kind == EvKind::Acted {
            answers += 1;
            folds += size(&lean);
            reads += size(&full);
        }
    }
    (answers, folds, reads)
}

/// Every golden game is followed by a spectator, by each seat, and by all seats on one device.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_folds_knows_the_position_and_costs_less_than_half() {
    let mut costs = [(0, 0, 0); 3];
    for room in golden::games().await {
        let seats: SeatSet = room.seats();
        let eyes = seats.iter().map(Eyes::just).map(|eyes| (1, eyes)).chain([(0, Eyes::EMPTY), (2, seats)]);
        for (kind, eyes) in eyes {
            let (answers, folds, reads) = followed(&room, eyes);
            let cost = &mut costs[kind];
            *cost = (cost.0 + answers, cost.1 + folds, cost.2 + reads);
        }
    }
    for (kind, (answers, folds, reads)) in ["a spectator", "one seat", "all seats"].into_iter().zip(costs) {
        assert!(answers > 100, "{answers}");
        println!(
            "{kind}: {} bytes an answer with positions, {} with what is to be done",
            reads / answers,
            folds / answers
        );
        assert!(folds * 2 < reads, "{kind}: {folds} and {reads} bytes");
    }
}

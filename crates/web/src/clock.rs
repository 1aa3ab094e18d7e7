//! How long those who are asked have: for each answer, or, at tables over days, for a turn; and what happens when it is over.

use kaiju_client::turns::duration;
use kaiju_text::{turns, web};
use kaiju_wire::table::{Overtime, Rhythm};
use leptos::prelude::*;

use crate::prefs::{Label, lang, said};

const HOUR_S: u32 = 60 * 60;
/// Clocks to choose from, in seconds: from an hour on it is the time of a turn, and tables are played over days.
const CLOCKS: [u32; 8] = [0, 30, 60, 120, 12 * HOUR_S, 24 * HOUR_S, 3 * 24 * HOUR_S, 7 * 24 * HOUR_S];
const OVERTIMES: [(Overtime, Label); 3] = [
    (Overtime::Nothing, turns::overtime_nothing),
    (Overtime::Answer, turns::overtime_answer),
    (Overtime::Seat, turns::overtime_seat),
];

/// The clock of a table that is being made.
#[derive(Clone, Copy)]
pub(crate) struct ClockChoice {
    seconds: RwSignal<u32>,
    overtime: RwSignal<Overtime>,
}

impl ClockChoice {
    /// No clock; where one is chosen for tables over days, this is what happens when the time is over.
    pub(crate) fn none(overtime: Overtime) -> ClockChoice {
        ClockChoice { seconds: RwSignal::new(0), overtime: RwSignal::new(overtime) }
    }

    /// Is the table played over days?
    pub(crate) fn is_relaxed(self) -> bool {
        self.seconds.get() >= HOUR_S
    }

    /// How the table is played, with which clock, and what happens when its time is over.
    pub(crate) fn chosen(self) -> (Rhythm, Option<u32>, Overtime) {
        let seconds = self.seconds.get_untracked();
        let clock = Some(seconds).filter(|&s| s > 0);
        if seconds >= HOUR_S {
            (Rhythm::Relaxed, clock, self.overtime.get_untracked())
        } else {
            (Rhythm::Live, clock, Overtime::Nothing)
        }
    }

    /// The list of clocks.
    pub(crate) fn field(self, id: &'static str) -> AnyView {
        let options = CLOCKS.map(|s| view! { <option value=s.to_string() selected=move || self.seconds.get() == s>{move || told(s)}</option> });
        view! {
            <div class="field"><label for=id>{said(web::clock)}</label>
                <select class="select" id=id on:change=move |event| if let Ok(s) = event_target_value(&event).parse() { self.seconds.set(s) }>{options.into_iter().collect_view()}</select></div>
        }
        .into_any()
    }

    /// What happens when the time of a turn is over, where tables are played over days.
    pub(crate) fn overtime_field(self, id: &'static str) -> AnyView {
        let options = move || {
            let option = |(n, (what, text)): (usize, (Overtime, Label))| view! { <option value=n.to_string() selected=move || self.overtime.get() == what>{said(text)}</option> };
            OVERTIMES.into_iter().enumerate().map(option).collect_view()
        };
        let choose = move |event| {
            let chosen = event_target_value(&event).parse::<usize>().ok().and_then(|n| OVERTIMES.get(n));
            if let Some((what, _)) = chosen {
                self.overtime.set(*what);
            }
        };
        view! {
            <Show when=move || self.is_relaxed()>
                <div class="field"><label for=id>{said(turns::overtime)}</label>
                    <select class="select" id=id on:change=choose>{options}</select></div>
            </Show>
        }
        .into_any()
    }
}

/// A clock in words.
fn told(s: u32) -> String {
    match s {
        0 => web::no_clock(lang()).to_string(),
        s if s < HOUR_S => web::seconds(lang(), s),
        s => turns::a_turn(lang(), duration(lang(), u64::from(s) * 1000)),
    }
}

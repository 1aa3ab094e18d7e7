//! The game of the day: what the server binds itself to and when, whose result counts, and that nobody is believed without a record.

use kaiju_bots::Player;
use kaiju_client::daily::Daily;
use kaiju_client::{Local, Waits};
use kaiju_loadtest::Caller;
use kaiju_server::clock::Clock;
use kaiju_wire::daily::{Day, DayInfo, NewDayResult, check_proof};
use kaiju_wire::people::PeopleList;
use kaiju_wire::person::{Account, AccountExport, NewAccount};
use kaiju_wire::{Code, hex};

use crate::support::{HANG, House};

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// Plays the game of a day to its end, as a bot would: the greedy one, or one that answers what comes first.
pub(crate) fn played(daily: &Daily, greedy: bool) -> String {
    let mut game: Local = daily.begin();
    loop {
        match game.waits() {
            Waits::Nobody(_) => return game.save(),
            Waits::Bot(..) => {
                let order = game.order().unwrap();
                assert!(game.think(order.think()));
            }
            Waits::Person(seat, _) => {
                let first = game.state().legal().get(0).unwrap();
                let greedy = greedy.then(|| game.order_for(seat, Player::USUAL).think().action);
                game.answer(seat, greedy.unwrap_or(first)).unwrap();
            }
        }
    }
}

pub(crate) fn daily_of(info: &DayInfo) -> Daily {
    let secret = hex::read(info.secret.as_deref().expect("the day has begun")).unwrap();
    Daily::new(Day::from_date(&info.date).unwrap(), secret)
}

/// The server binds itself to the next day on every day, whether somebody asks or not, and to each day once.
#[tokio::test(flavor = "multi_thread")]
async fn a_day_is_bound_the_day_before_although_nobody_asks() {
    let (house, clock) = House::by_hand().await;
    let first = Day::of_ms(clock.wall_ms());
    let bound = async |days: u64| {
        let wait = async {
            while house.hub.metrics.days_bound.get() < days {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(HANG, wait).await.expect("nobody binds the next day");
    };
    for day in 1..=3 {
        bound(day).await;
        clock.pass(DAY_MS);
    }
    let told: DayInfo = house.caller().get("/daily/today", None).await.unwrap();
    let begins = clock.wall_ms() / DAY_MS * DAY_MS;
    assert_eq!(told.date, first.next().next().next().to_string());
    assert!(begins - DAY_MS <= told.committed_ms && told.committed_ms < begins, "{told:?}");
    bound(4).await;
    assert_eq!(house.hub.metrics.days_bound.get(), 4, "asking for a day that is bound binds nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_is_bound_before_it_begins_and_the_first_result_of_an_account_counts() {
    let (house, clock) = House::by_hand().await;
    let mut caller = house.caller();
    let ana: Account =
        caller.post("/accounts", None, &NewAccount { name: "Ana".into(), device: String::new() }).await.unwrap();
    let bob: Account =
        caller.post("/accounts", None, &NewAccount { name: "Bob".into(), device: String::new() }).await.unwrap();
    let today: DayInfo = caller.get("/daily/today", None).await.unwrap();
    let day = Day::of_ms(clock.wall_ms());
    assert_eq!((today.date.as_str(), today.open, today.players), (day.to_string().as_str(), true, 0));
    // Tomorrow is bound, and its secret is nobody's yet.
    let tomorrow = format!("/daily/{}", day.next());
    let bound: DayInfo = caller.get(&tomorrow, None).await.unwrap();
    assert_eq!((bound.secret.as_deref(), bound.open), (None, false));
    for nowhere in [day.next().next().to_string(), "1999-01-01".into(), "yesterday".into(), "2026-02-30".into()] {
        let reply = caller.call("GET", &format!("/daily/{nowhere}"), None, None::<&()>).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{nowhere}");
    }
    let proof = format!("/daily/{day}/proof");
    assert_eq!(caller.call("GET", &proof, None, None::<&()>).await.unwrap().code(), Some(Code::NotOver));

    let daily = daily_of(&today);
    let (good, poor) = (played(&daily, true), played(&daily, false));
    let path = format!("/daily/{day}");
    let hand_in = |record: &str| NewDayResult { record: record.to_string() };
    for token in [None, Some("nobody")] {
        let reply = caller.call("POST", &path, token, Some(&hand_in(&good))).await.unwrap();
        assert_eq!(reply.code(), Some(Code::Forbidden), "{token:?}");
    }
    let other = played(&Daily::public(day), true);
    for wrong in ["", "kaiju game 1", &daily.begin().save(), &other] {
        let reply = caller.call("POST", &path, Some(&ana.session), Some(&hand_in(wrong))).await.unwrap();
        assert_eq!(reply.code(), Some(Code::BadRecord), "{wrong}");
    }
    let taken: DayInfo = caller.post(&path, Some(&ana.session), &hand_in(&poor)).await.unwrap();
    assert_eq!(taken.own.as_ref().map(|own| (own.name.as_str(), own.place)), Some(("Ana", 1)));
    let again: DayInfo = caller.post(&path, Some(&ana.session), &hand_in(&good)).await.unwrap();
    assert_eq!((again.own, again.players), (taken.own, 1), "nobody plays twice");
    let both: DayInfo = caller.post(&path, Some(&bob.session), &hand_in(&good)).await.unwrap();
    assert_eq!((both.players, both.best.len()), (2, 2));
    assert_eq!(both.shares.iter().map(|share| share.players).sum::<u64>(), 2);
    assert!(both.best.is_sorted_by(|a, b| a.result.points >= b.result.points && a.place <= b.place), "{both:?}");
    let (a, b) = (daily.judge(&poor).unwrap(), daily.judge(&good).unwrap());
    assert_eq!(both.wins, u64::from(a.won) + u64::from(b.won));
    let reply = caller.call("POST", &tomorrow, Some(&ana.session), Some(&hand_in(&good))).await.unwrap();
    assert_eq!(reply.code(), Some(Code::GameOver), "a day that has not begun");

    // The next day: the secret is the one that was bound, and what was offline may still come, for a while.
    clock.pass(DAY_MS);
    let mut caller = house.caller();
    let begun: DayInfo = caller.get("/daily/today", None).await.unwrap();
    assert_eq!((&begun.date, &begun.commitment), (&bound.date, &bound.commitment));
    let daily = daily_of(&begun);
    assert_eq!(
        hex::write(&daily.day().commitment(&hex::read(begun.secret.as_deref().unwrap()).unwrap())),
        bound.commitment
    );
    let text = caller.call("GET", &proof, None, None::<&()>).await.unwrap();
    let checked = check_proof(std::str::from_utf8(&text.body).unwrap()).unwrap();
    assert_eq!((checked.0, checked.1), (day, today.commitment));
    let cyd: Account =
        caller.post("/accounts", None, &NewAccount { name: "Cyd".into(), device: String::new() }).await.unwrap();
    let late: DayInfo = caller.post(&path, Some(&cyd.session), &hand_in(&good)).await.unwrap();
    assert_eq!(late.players, 3);
    clock.pass(3 * DAY_MS);
    let mut caller = house.caller();
    let dan: Account =
        caller.post("/accounts", None, &NewAccount { name: "Dan".into(), device: String::new() }).await.unwrap();
    let reply = caller.call("POST", &path, Some(&dan.session), Some(&hand_in(&good))).await.unwrap();
    assert_eq!(reply.code(), Some(Code::GameOver));
    let archive: DayInfo = caller.get(&path, None).await.unwrap();
    assert_eq!((archive.players, archive.open, archive.secret.is_some()), (3, false, true));
    assert_eq!(house.hub.metrics.day_results.get(), 3);
    // Friends are compared, with their places among all: those who want each other, and nobody else.
    let people = async |caller: &mut Caller, who: &Account| -> PeopleList {
        caller.get("/account/people", Some(&who.session)).await.unwrap()
    };
    let codes = [people(&mut caller, &ana).await.code, people(&mut caller, &bob).await.code];
    for (who, code) in [(&bob, &codes[0]), (&cyd, &codes[0]), (&ana, &codes[1])] {
        let wish = serde_json::json!({ "code": code });
        let _: PeopleList = caller.post("/account/people", Some(&who.session), &wish).await.unwrap();
    }
    for (who, friend) in [(&ana, Some("Bob")), (&bob, Some("Ana")), (&cyd, None)] {
        let told: DayInfo = caller.get(&path, Some(&who.session)).await.unwrap();
        let friends: Vec<&str> = told.friends.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(friends, friend.into_iter().collect::<Vec<_>>(), "{}", who.name);
        assert!(told.friends.iter().all(|one| told.best.contains(one)), "{told:?}");
    }
    assert_eq!(archive.friends, []);
    let export: AccountExport = caller.get("/account/export", Some(&ana.session)).await.unwrap();
    assert_eq!(export.days.iter().map(|one| one.date.clone()).collect::<Vec<_>>(), [day.to_string()]);
}

//! Who may do what: every route of the description with every kind of caller, against a table. A route that is not in the table fails.

use std::collections::BTreeMap;

use kaiju_loadtest::Caller;
use kaiju_wire::Code;
use kaiju_wire::bot_account::{BotAgenda, BotToken};
use kaiju_wire::daily::DayInfo;
use kaiju_wire::duplicate::DuplicateInfo;
use kaiju_wire::moderation::{ReportTaken, SanctionList};
use kaiju_wire::people::PeopleList;
use kaiju_wire::person::{Account, NewAccount};
use kaiju_wire::table::{Join, NewSeat, NewTable, Ticket};
use kaiju_wire::tournament::TournamentInfo;
use serde_json::{Value, json};

use crate::moderation::{TOKEN, looked_after};
use crate::support::{House, me, open, quick};

/// Those who call, in the order of the columns: nobody, a token that opens nothing, a guest at the table, the host of the table, a guest
/// at another table, an account that has nothing to do with it, the account itself, which also sits at the table, a bot of it, and who
/// looks after the server.
const CALLERS: [&str; 9] = ["nobody", "wrong", "guest", "host", "strange", "other", "own", "bot", "admin"];

/// What everybody gets: `2` what they asked for, `f` that it is none of their business, `4` another refusal. Words in braces stand for
/// what is there.
const ROUTES: &str = include_str!("authority.txt");

/// A route of the table.
struct Expected {
    body: Option<String>,
    classes: Vec<char>,
}

fn expected() -> BTreeMap<String, Expected> {
    let lines = ROUTES.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let read = |line: &str| {
        let (classes, rest) = line.split_once("  ").expect(line);
        let (route, body) = rest.split_once("  ").map_or((rest, None), |(route, body)| (route, Some(body.to_string())));
        let classes: Vec<char> = classes.chars().filter(|sign| !sign.is_whitespace()).collect();
        assert_eq!(classes.len(), CALLERS.len(), "{line}");
        (route.to_string(), Expected { body, classes })
    };
    lines.map(read).collect()
}

/// A table, accounts and whatever else there is to do something with.
struct World {
    words: BTreeMap<&'static str, String>,
}

async fn account(caller: &mut Caller, name: String) -> Account {
    caller.post("/accounts", None, &NewAccount { name, device: String::new() }).await.unwrap()
}

impl World {
    async fn new(house: &House, number: u32) -> World {
        let caller = &mut house.caller();
        let own = account(caller, format!("Own {number}")).await;
        let other = account(caller, format!("Other {number}")).await;
        let mate = account(caller, format!("Mate {number}")).await;
        let wanted = NewTable { start: false, ..quick(vec![me(), NewSeat::default(), NewSeat::default()]) };
        let (table, elsewhere) = (open(house, &wanted).await, open(house, &wanted).await);
        let join = Join { name: "Own".into(), ..Join::default() };
        let seats = format!("/tables/{}/seats", table.game);
        let seat: Ticket = caller.post(&seats, Some(&own.session), &join).await.unwrap();
        let bot: BotToken = caller
            .post("/account/bots", Some(&own.session), &json!({ "name": format!("Bot {number}") }))
            .await
            .unwrap();
        let _: BotAgenda = caller.get("/bot", Some(&bot.token)).await.unwrap();
        let new = json!({"title": "Sunday", "edition": "second", "seats": 2, "fill": "level1", "league": "Autumn"});
        let tournament: TournamentInfo = caller.post("/tournaments", Some(&own.session), &new).await.unwrap();
        let enter = format!("/tournaments/{}/entrants", tournament.tournament);
        let _: TournamentInfo = caller.post(&enter, Some(&own.session), &()).await.unwrap();
        let twice = json!({"groups": 2, "table": {"title": "Sunday", "edition": "second", "seats": [{"kind": "human"}, {"kind": "open"}]}});
        let duplicate: DuplicateInfo = caller.post("/duplicates", Some(&own.session), &twice).await.unwrap();
        let theirs: PeopleList = caller.get("/account/people", Some(&mate.session)).await.unwrap();
        let people: PeopleList = caller.get("/account/people", Some(&own.session)).await.unwrap();
        for (session, code) in [(&own.session, &theirs.code), (&mate.session, &people.code)] {
            let _: PeopleList = caller.post("/account/people", Some(session), &json!({ "code": code })).await.unwrap();
        }
        let people: PeopleList = caller.get("/account/people", Some(&own.session)).await.unwrap();
        let report = json!({"seat": "B", "about": "talk"});
        let reports = format!("/tables/{}/reports", table.game);
        let report: ReportTaken = caller.post(&reports, Some(&table.tickets[0].token), &report).await.unwrap();
        let ban = json!({"kind": "ban", "target": {"range": "192.0.2.7"}, "until_ms": 2_000_000_000_000u64});
        let bans: SanctionList = caller.post("/admin/sanctions", Some(TOKEN), &ban).await.unwrap();
        let sessions: kaiju_wire::person::Devices = caller.get("/account/sessions", Some(&own.session)).await.unwrap();
        let today: DayInfo = caller.get("/daily/today", None).await.unwrap();
        let words = [
            ("game", table.game),
            ("code", table.code),
            ("seat", "A".to_string()),
            ("row", "1".to_string()),
            ("guest", table.tickets[0].token.clone()),
            ("host", table.host),
            ("strange", elsewhere.tickets[0].token.clone()),
            ("other", other.session),
            ("own", own.session),
            ("own-seat", seat.token),
            ("own-name", own.name),
            ("recovery", own.recovery),
            ("bot-token", bot.token),
            ("bot", bot.id),
            ("tournament", tournament.tournament),
            ("duplicate", duplicate.duplicate),
            ("person", people.friends[0].person.clone()),
            ("mate-code", theirs.code),
            ("report", report.report),
            ("sanction", bans.sanctions[0].sanction.clone()),
            ("session", sessions.devices[0].id.clone()),
            ("date", today.date),
            ("list", "second-2".to_string()),
            ("number", number.to_string()),
        ];
        World { words: words.into() }
    }

    fn token(&self, who: &str) -> Option<&str> {
        match who {
            "nobody" => None,
            "wrong" => Some("0123456789abcdef0123456789abcdef"),
            "bot" => Some(&self.words["bot-token"]),
            "admin" => Some(TOKEN),
            who => Some(&self.words[who]),
        }
    }

    /// Everything the server keeps of the account, but when something last happened at tables that it shares with others.
    async fn kept(&self, caller: &mut Caller) -> Value {
        let mut kept: Value = caller.get("/account/export", Some(&self.words["own"])).await.unwrap();
        for game in kept["games"].as_array_mut().into_iter().flatten() {
            game["updated_ms"] = Value::Null;
        }
        kept
    }

    /// A text with what is there for the words in braces.
    fn filled(&self, text: &str) -> String {
        self.words.iter().fold(text.to_string(), |text, (word, value)| text.replace(&format!("{{{word}}}"), value))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_do_what_is_theirs_and_nothing_else() {
    let house = House::set(looked_after()).await;
    let mut caller = house.caller();
    let api: Value = caller.get("/openapi.json", None).await.unwrap();
    let mut expected = expected();
    let (mut worlds, mut told) = (0, Vec::new());
    for (path, methods) in api["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().map(|method| method.to_uppercase()) {
            let route = format!("{method} {path}");
            let known = expected.remove(&route);
            let (body, classes) = known.map_or((None, Vec::new()), |known| (known.body, known.classes));
            let mut world = None;
            let mut met = Vec::new();
            for who in CALLERS {
                // What was changed may be anybody's by now: the next one meets a world as it was.
                if world.is_none() {
                    worlds += 1;
                    world = Some(World::new(&house, worlds).await);
                }
                let there = world.take().unwrap();
                let (place, sent) = (there.filled(path), body.as_ref().map(|body| there.filled(body)));
                let sent: Option<Value> = sent.map(|body| serde_json::from_str(&body).expect(&route));
                let place = place.replace("{id}", &there.words["session"]).replace(['{', '}'], "x");
                let stranger = who == "other" && method != "GET" && path.starts_with("/account");
                let before = if stranger { there.kept(&mut caller).await } else { Value::Null };
                let reply = caller.call(&method, &place, there.token(who), sent.as_ref()).await.unwrap();
                assert!(reply.status < 500, "{route} by {who}: {}", reply.status);
                let changed = method != "GET" && reply.status < 300;
                met.push(match reply.status {
                    ..300 => '2',
                    _ if reply.code() == Some(Code::Forbidden) => 'f',
                    _ => '4',
                });
                if stranger && changed {
                    assert_eq!(there.kept(&mut caller).await, before, "{route}: what others do changes nothing here");
                }
                if !changed {
                    world = Some(there);
                }
            }
            if met != classes {
                told.push(format!(
                    "{} is {} of {route}",
                    met.iter().collect::<String>(),
                    classes.iter().collect::<String>()
                ));
            }
        }
    }
    told.extend(expected.keys().map(|route| format!("{route} is not described")));
    assert!(told.is_empty(), "{}", told.join("\n"));
}

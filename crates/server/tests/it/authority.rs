//! Who may do what: every route of the description with every kind of caller, against a table. A route that is not in the table fails.

use std::collections::BTreeMap;

use kaiju_loadtest::Caller;
use kaiju_wire::Code;
use kaiju_wire::bot_account::{BotAgenda, BotToken};
use kaiju_wire::daily::DayInfo;
use kaiju_wire::duplicate::DuplicateInfo;
use kaiju_wire::moderation::{ReportTaken, SanctionList};
use kaiju_wire::people::PeopleList;
use kaiju_wire::person::{Account, Devices, Ended, Login, LoginSession, NewAccount};
use kaiju_wire::table::{Join, NewSeat, NewTable, TableInfo, Ticket};
use kaiju_wire::tournament::TournamentInfo;
use serde_json::{Value, json};

use crate::moderation::{TOKEN, looked_after};
use crate::support::{House, me, open, quick, until, view};

/// Those who call, in the order of the columns. Without a name here: nobody, a token that opens nothing, a session that has ended. At the
/// table: a guest, who is asked if somebody is; another guest, whose seat is the account's; the host of the table; a guest of another
/// table. Accounts: one that has nothing to do with it, a friend, one that is banned. And the account itself, which also sits at the
/// table, a bot of it, and who looks after the server.
const CALLERS: [&str; 13] = [
    "nobody", "wrong", "ended", "guest", "rival", "host", "strange", "other", "friend", "banned", "own", "bot", "admin",
];

/// What everybody gets: `2` what they asked for, `f` that it is none of their business, `4` another refusal. Words in braces stand for
/// what is there.
const ROUTES: &str = include_str!("authority.txt");

/// How the table of a world stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    Gathering,
    Playing,
}

/// A route of the table.
struct Expected {
    body: Option<String>,
    classes: Vec<char>,
}

/// The routes of the table, for a table that gathers players and for one that is played.
fn expected() -> BTreeMap<(Stage, String), Expected> {
    let mut stage = Stage::Gathering;
    let mut all = BTreeMap::new();
    for line in ROUTES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line == "while it is played" {
            stage = Stage::Playing;
            continue;
        }
        let (classes, rest) = line.split_once("  ").expect(line);
        let (route, body) = rest.split_once("  ").map_or((rest, None), |(route, body)| (route, Some(body.to_string())));
        let classes: Vec<char> = classes.chars().filter(|sign| !sign.is_whitespace()).collect();
        assert_eq!(classes.len(), CALLERS.len(), "{line}");
        all.insert((stage, route.to_string()), Expected { body, classes });
    }
    all
}

/// What has to be made anew after a request that did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spoilt {
    Nothing,
    Table,
    Tournament,
    Duplicate,
    Everything,
}

impl Spoilt {
    fn by(method: &str, path: &str) -> Spoilt {
        const MAKE: [&str; 7] =
            ["/accounts", "/tables", "/quick", "/turns", "/tournaments", "/duplicates", "/session/challenge"];
        match path {
            _ if method == "GET" || MAKE.contains(&path) || (method, path) == ("POST", "/session") => Spoilt::Nothing,
            path if path.starts_with("/tables/") => Spoilt::Table,
            path if path.starts_with("/tournaments/") => Spoilt::Tournament,
            path if path.starts_with("/duplicates/") => Spoilt::Duplicate,
            _ => Spoilt::Everything,
        }
    }
}

/// A table, accounts and whatever else there is to do something with.
struct World {
    words: BTreeMap<&'static str, String>,
}

async fn account(caller: &mut Caller, name: String) -> Account {
    caller.post("/accounts", None, &NewAccount { name, device: String::new() }).await.unwrap()
}

impl World {
    async fn new(house: &House, number: u32, stage: Stage) -> World {
        let caller = &mut house.caller();
        let own = account(caller, format!("Own {number}")).await;
        let other = account(caller, format!("Other {number}")).await;
        let mate = account(caller, format!("Mate {number}")).await;
        let banned = account(caller, format!("Banned {number}")).await;
        let login = Login { name: own.name.clone(), recovery: own.recovery.clone(), device: String::new() };
        let ended: LoginSession = caller.post("/session", None, &login).await.unwrap();
        let _: Ended =
            caller.call("DELETE", "/session", Some(&ended.session), None::<&()>).await.unwrap().json().unwrap();
        let wanted = NewTable { start: false, ..quick(vec![me(), NewSeat::default()]) };
        let elsewhere = open(house, &wanted).await;
        let bot: BotToken = caller
            .post("/account/bots", Some(&own.session), &json!({ "name": format!("Bot {number}") }))
            .await
            .unwrap();
        let _: BotAgenda = caller.get("/bot", Some(&bot.token)).await.unwrap();
        let theirs: PeopleList = caller.get("/account/people", Some(&mate.session)).await.unwrap();
        let people: PeopleList = caller.get("/account/people", Some(&own.session)).await.unwrap();
        for (session, code) in [(&own.session, &theirs.code), (&mate.session, &people.code)] {
            let _: PeopleList = caller.post("/account/people", Some(session), &json!({ "code": code })).await.unwrap();
        }
        let people: PeopleList = caller.get("/account/people", Some(&own.session)).await.unwrap();
        let mut sanction = String::new();
        for target in [json!({ "account": banned.name }), json!({ "range": "192.0.2.7" })] {
            let ban = json!({"kind": "ban", "target": target, "until_ms": 2_000_000_000_000u64});
            let bans: SanctionList = caller.post("/admin/sanctions", Some(TOKEN), &ban).await.unwrap();
            sanction.clone_from(&bans.sanctions[0].sanction);
        }
        let sessions: Devices = caller.get("/account/sessions", Some(&own.session)).await.unwrap();
        let today: DayInfo = caller.get("/daily/today", None).await.unwrap();
        let words = [
            ("row", "1".to_string()),
            ("strange", elsewhere.tickets[0].token.clone()),
            ("other", other.session),
            ("friend", mate.session),
            ("banned", banned.session),
            ("ended", ended.session),
            ("own", own.session),
            ("own-name", own.name),
            ("recovery", own.recovery),
            ("bot-token", bot.token),
            ("bot", bot.id),
            ("person", people.friends[0].person.clone()),
            ("mate-code", theirs.code),
            ("sanction", sanction),
            ("session", sessions.devices[0].id.clone()),
            ("date", today.date),
            ("list", "second-2".to_string()),
        ];
        let mut world = World { words: words.into() };
        world.set_table(house, stage).await;
        world.set_tournament(house).await;
        world.set_duplicate(house).await;
        world
    }

    /// A table at which somebody sits, and the account at another seat. While it is played the first of the two is whoever is asked.
    async fn set_table(&mut self, house: &House, stage: Stage) {
        let caller = &mut house.caller();
        let seats = if stage == Stage::Playing { 2 } else { 3 };
        let mut wanted = NewTable { start: false, undo: true, ..quick(vec![NewSeat::default(); seats]) };
        wanted.seats[0] = me();
        let table = open(house, &wanted).await;
        let join = Join { name: "Own".into(), ..Join::default() };
        let at = format!("/tables/{}", table.game);
        let seat: Ticket = caller.post(&format!("{at}/seats"), Some(&self.words["own"]), &join).await.unwrap();
        let report = json!({"seat": "B", "about": "talk"});
        let reports = format!("{at}/reports");
        let report: ReportTaken = caller.post(&reports, Some(&table.tickets[0].token), &report).await.unwrap();
        let (mut guest, mut rival) = (table.tickets[0].clone(), seat);
        let (mut expect, mut action) = (1, "keep -".to_string());
        if stage == Stage::Playing {
            let _: TableInfo = caller.post(&format!("{at}/start"), Some(&table.host), &()).await.unwrap();
            let seen = until(house, &table.game, None, |seen| seen.ask.is_some()).await;
            if seen.ask.is_some_and(|ask| ask.seat == rival.seat) {
                std::mem::swap(&mut guest, &mut rival);
            }
            let seen = view(caller, &table.game, Some(&guest.token)).await;
            expect = seen.seq;
            action.clone_from(&seen.ask.unwrap().legal.unwrap()[0]);
        }
        self.words.extend([
            ("game", table.game),
            ("code", table.code),
            ("host", table.host),
            ("seat", guest.seat.to_string()),
            ("rival-seat", rival.seat.to_string()),
            ("guest", guest.token),
            ("rival", rival.token),
            ("expect", expect.to_string()),
            ("action", action),
            ("report", report.report),
        ]);
    }

    async fn set_tournament(&mut self, house: &House) {
        let (caller, own) = (&mut house.caller(), Some(self.words["own"].as_str()));
        let new = json!({"title": "Sunday", "edition": "second", "seats": 2, "fill": "level1", "league": "Autumn"});
        let tournament: TournamentInfo = caller.post("/tournaments", own, &new).await.unwrap();
        let enter = format!("/tournaments/{}/entrants", tournament.tournament);
        let _: TournamentInfo = caller.post(&enter, own, &()).await.unwrap();
        self.words.insert("tournament", tournament.tournament);
    }

    async fn set_duplicate(&mut self, house: &House) {
        let twice = json!({"groups": 2, "table": {"title": "Sunday", "edition": "second", "seats": [{"kind": "human"}, {"kind": "open"}]}});
        let own = Some(self.words["own"].as_str());
        let duplicate: DuplicateInfo = house.caller().post("/duplicates", own, &twice).await.unwrap();
        self.words.insert("duplicate", duplicate.duplicate);
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
    fn filled(&self, text: &str, number: u32) -> String {
        let text = text.replace("{number}", &number.to_string());
        self.words.iter().fold(text, |text, (word, value)| text.replace(&format!("{{{word}}}"), value))
    }
}

/// The worlds of a stage, one after the other.
struct Worlds<'a> {
    house: &'a House,
    stage: Stage,
    /// How many accounts and requests there were, so that each has a name of its own.
    number: u32,
    world: Option<World>,
}

impl Worlds<'_> {
    /// What everybody gets who does this.
    async fn met(&mut self, method: &str, path: &str, body: Option<&str>) -> Vec<char> {
        let route = format!("{method} {path}");
        let mut caller = self.house.caller();
        let mut met = Vec::new();
        if path.contains("/bot") {
            // The program of a bot has been here a moment ago.
            self.world = None;
        }
        for who in CALLERS {
            self.number += 1;
            // What was changed may be anybody's by now: the next one meets a world as it was.
            let mut there = match self.world.take() {
                Some(there) => there,
                None => World::new(self.house, self.number, self.stage).await,
            };
            let sent: Option<Value> =
                body.map(|body| serde_json::from_str(&there.filled(body, self.number)).expect(&route));
            let place = there.filled(path, self.number);
            let place = place.replace("{id}", &there.words["session"]).replace(['{', '}'], "x");
            let stranger = ["other", "banned"].contains(&who) && method != "GET" && path.starts_with("/account");
            let before = if stranger { there.kept(&mut caller).await } else { Value::Null };
            let reply = caller.call(method, &place, there.token(who), sent.as_ref()).await.unwrap();
            assert!(reply.status < 500, "{route} by {who}: {}", reply.status);
            let done = reply.status < 300;
            met.push(match reply.status {
                ..300 => '2',
                _ if reply.code() == Some(Code::Forbidden) => 'f',
                _ => '4',
            });
            if stranger && done {
                assert_eq!(there.kept(&mut caller).await, before, "{route}: what others do changes nothing here");
            }
            self.world = match if done { Spoilt::by(method, path) } else { Spoilt::Nothing } {
                Spoilt::Everything => None,
                spoilt => {
                    match spoilt {
                        Spoilt::Table => there.set_table(self.house, self.stage).await,
                        Spoilt::Tournament => there.set_tournament(self.house).await,
                        Spoilt::Duplicate => there.set_duplicate(self.house).await,
                        Spoilt::Nothing | Spoilt::Everything => {}
                    }
                    Some(there)
                }
            };
        }
        met
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_do_what_is_theirs_and_nothing_else() {
    let house = House::set(looked_after()).await;
    let api: Value = house.caller().get("/openapi.json", None).await.unwrap();
    let mut expected = expected();
    let mut told = Vec::new();
    for (stage, number) in [(Stage::Gathering, 0), (Stage::Playing, 1_000_000)] {
        let mut worlds = Worlds { house: &house, stage, number, world: None };
        for (path, methods) in api["paths"].as_object().unwrap() {
            // Only at a table it matters whether it is played.
            if stage == Stage::Playing && !path.contains("{game}") {
                continue;
            }
            for method in methods.as_object().unwrap().keys().map(|method| method.to_uppercase()) {
                let route = format!("{method} {path}");
                let known = expected.remove(&(stage, route.clone()));
                let (body, classes) = known.map_or((None, Vec::new()), |known| (known.body, known.classes));
                let met = worlds.met(&method, path, body.as_deref()).await;
                if met != classes {
                    let [met, classes] = [met, classes].map(|signs| signs.into_iter().collect::<String>());
                    told.push(format!("{met} is {classes} of {route}, {stage:?}"));
                }
            }
        }
    }
    told.extend(expected.keys().map(|(stage, route)| format!("{route} is not described, {stage:?}")));
    assert!(told.is_empty(), "{}", told.join("\n"));
}

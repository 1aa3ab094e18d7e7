//! The description of the API is true: requests are made from it, right ones and wrong ones, and every answer is held
//! against it.

use std::collections::{BTreeMap, BTreeSet};

use kaiju_bots::Bits;
use kaiju_loadtest::HttpReply;
use kaiju_server::store::LedgerEntry;
use kaiju_wire::Code;
use kaiju_wire::bot_account::{BotAgenda, BotToken};
use kaiju_wire::daily::DayInfo;
use kaiju_wire::duplicate::DuplicateInfo;
use kaiju_wire::moderation::{ReportTaken, SanctionList};
use kaiju_wire::people::PeopleList;
use kaiju_wire::person::{Account, History, NewAccount};
use kaiju_wire::tournament::TournamentInfo;
use serde_json::{Map, Value, json};

use crate::moderation::{TOKEN, looked_after};
use crate::support::{House, bot, me, new_id, open, play_out, quick, view};

/// How many requests are made for each call.
const ROUNDS: usize = 80;

/// The public key of a browser: the one of the example in RFC 8291.
const POINT: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

/// A description and what can be told from it.
struct Described(Value);

impl Described {
    fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(name) => {
                let found = &self.0["components"]["schemas"][name.rsplit('/').next().unwrap()];
                assert!(!found.is_null(), "{name} is not described");
                found
            }
            None => schema,
        }
    }

    /// Why a value does not fit a schema, if it does not.
    fn misfit(&self, schema: &Value, value: &Value) -> Option<String> {
        self.misfit_in(schema, value, true)
    }

    /// The same; where several schemas describe one value together, none of them has to describe all its fields.
    fn misfit_in(&self, schema: &Value, value: &Value, whole: bool) -> Option<String> {
        let schema = self.resolve(schema);
        if let Some(all) = schema["allOf"].as_array() {
            return all.iter().find_map(|one| self.misfit_in(one, value, false));
        }
        if let Some(some) = schema["oneOf"].as_array().or(schema["anyOf"].as_array()) {
            let fits = some.iter().any(|one| self.misfit(one, value).is_none());
            return (!fits).then(|| format!("{value} is none of what is possible"));
        }
        if let Some(words) = schema["enum"].as_array() {
            return (!words.contains(value)).then(|| format!("{value} is no known word"));
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::String(one) => vec![one],
            Value::Array(many) => many.iter().filter_map(Value::as_str).collect(),
            _ => return None,
        };
        let named = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(n) if n.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let number = named == "integer" && types.contains(&"number");
        if !number && !types.contains(&named) {
            return Some(format!("{value} is no {}", types.join(" or ")));
        }
        match value {
            Value::Number(n) if schema["minimum"].as_f64().is_some_and(|least| n.as_f64() < Some(least)) => {
                Some(format!("{n} is too small"))
            }
            Value::Number(n) if schema["maximum"].as_f64().is_some_and(|most| n.as_f64() > Some(most)) => {
                Some(format!("{n} is too large"))
            }
            Value::String(text) => {
                let (least, most) = (schema["minLength"].as_u64(), schema["maxLength"].as_u64());
                let length = text.chars().count() as u64;
                let wrong = least.is_some_and(|least| length < least) || most.is_some_and(|most| length > most);
                let strange = schema["pattern"].as_str().is_some_and(|pattern| !fits(pattern, text));
                (wrong || strange).then(|| format!("{text:?} has another form"))
            }
            Value::Array(items) => {
                let (least, most) = (schema["minItems"].as_u64(), schema["maxItems"].as_u64());
                let length = items.len() as u64;
                if least.is_some_and(|least| length < least) || most.is_some_and(|most| length > most) {
                    return Some(format!("{length} are too few or too many"));
                }
                items.iter().find_map(|item| self.misfit(&schema["items"], item))
            }
            Value::Object(fields) => {
                let needed = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
                if let Some(missing) = needed.into_iter().find(|name| !fields.contains_key(*name)) {
                    return Some(format!("{missing} is missing in {value}"));
                }
                fields.iter().find_map(|(name, field)| match &schema["properties"][name] {
                    Value::Null if schema["additionalProperties"].is_object() => {
                        self.misfit(&schema["additionalProperties"], field)
                    }
                    // What is not described would not be known to anybody who reads the description.
                    Value::Null if !whole => None,
                    Value::Null => Some(format!("{name} is not described")),
                    inner => self.misfit(inner, field),
                })
            }
            _ => None,
        }
    }

    /// A value that fits a schema; words that make sense where `known` has some for a field.
    fn sample(&self, schema: &Value, field: &str, known: &BTreeMap<&str, Vec<Value>>, bits: &mut Bits) -> Value {
        if bits.below(4) > 0
            && let Some(words) = known.get(field)
        {
            return words[bits.below(words.len())].clone();
        }
        let schema = self.resolve(schema);
        for key in ["allOf", "oneOf", "anyOf"] {
            if let Some(some) = schema[key].as_array() {
                return self.sample(&some[bits.below(some.len())], field, known, bits);
            }
        }
        if let Some(words) = schema["enum"].as_array() {
            return words[bits.below(words.len())].clone();
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::String(one) => vec![one],
            Value::Array(many) => many.iter().filter_map(Value::as_str).collect(),
            _ => vec!["null"],
        };
        match types[bits.below(types.len())] {
            "boolean" => Value::from(bits.below(2) == 0),
            "integer" | "number" => {
                let usual = if schema["format"] == "int32" { i64::from(i32::MAX) } else { i64::MAX };
                let most = schema["maximum"].as_i64().unwrap_or(usual);
                let least = schema["minimum"].as_i64().unwrap_or(0);
                Value::from([0, 1, 2, 60, most][bits.below(5)].clamp(least, most))
            }
            "string" if schema["pattern"].is_string() => {
                Value::from(fitting(schema["pattern"].as_str().unwrap(), bits))
            }
            "string" => {
                let length = schema["maxLength"].as_u64().unwrap_or(40) as usize;
                let text = ["", "x", "é♥\u{202e}\u{0}", "'\"<script>%00", "a longer text with words in it"];
                let most = bits.below(length + 1).max(schema["minLength"].as_u64().unwrap_or(0) as usize);
                let text = text[bits.below(text.len())].chars().cycle().take(most.max(1)).collect::<String>();
                Value::from(if text.is_empty() { "x".repeat(most) } else { text })
            }
            "array" => {
                let least = schema["minItems"].as_u64().unwrap_or(0) as usize;
                // What is known of a list is not what is in it.
                let field =
                    if known.get(field).is_some_and(|some| some.iter().any(Value::is_array)) { "" } else { field };
                (0..least + bits.below(3))
                    .map(|_| self.sample(&schema["items"], field, known, bits))
                    .collect::<Vec<_>>()
                    .into()
            }
            "object" => {
                let needed: BTreeSet<&str> =
                    schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
                let mut fields = Map::new();
                for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
                    if needed.contains(name.as_str()) || bits.below(2) == 0 {
                        fields.insert(name.clone(), self.sample(inner, name, known, bits));
                    }
                }
                Value::Object(fields)
            }
            _ => Value::Null,
        }
    }
}

/// What the rules know is told, and a whole number is one however it is written.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_names_editions_switches_and_monsters() {
    let house = House::new().await;
    let mut caller = house.caller();
    let api: Value = caller.get("/openapi.json", None).await.unwrap();
    let table = &api["components"]["schemas"]["NewTable"]["properties"];
    let editions: Vec<&str> = kaiju_rules::EDITIONS.iter().map(|edition| edition.name).collect();
    assert_eq!(table["edition"]["enum"], json!(editions));
    let books = kaiju_rules::Book::ALL.map(|book| json!(book.name()));
    assert_eq!(table["book"]["enum"].as_array().map(|words| &words[..books.len()]), Some(&books[..]));
    assert_eq!(table["switches"]["additionalProperties"], json!(false));
    assert_eq!(table["switches"]["properties"]["evolutions"]["enum"], json!(["no", "yes"]));
    for wanted in ["NewSeat", "Join", "Change"] {
        let monster = &api["components"]["schemas"][wanted]["properties"]["monster"]["enum"];
        assert!(monster.as_array().is_some_and(|ids| ids.contains(&json!("gigazaur"))), "{wanted}: {monster}");
    }
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    for (seconds, status) in [(json!(60), 201), (json!(60.0), 201), (json!(6e1), 201), (json!(60.5), 400)] {
        let wanted = json!({ "edition": "second", "seats": seats, "clock_s": seconds });
        let reply = caller.call("POST", "/tables", None, Some(&wanted)).await.unwrap();
        assert_eq!(reply.status, status, "{seconds}");
    }
}

/// A part of a pattern: what it allows, and how often at least and at most.
struct Part {
    signs: Vec<char>,
    least: usize,
    most: usize,
}

/// The parts of a pattern: classes in brackets and plain characters, each once, `{n}` or `{least,most}` times.
fn parts(pattern: &str) -> Vec<Part> {
    let mut rest = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')).expect(pattern);
    let mut parts = Vec::new();
    while let Some(first) = rest.chars().next() {
        let class;
        (class, rest) = match rest.strip_prefix('[') {
            Some(inner) => inner.split_once(']').expect(pattern),
            None => rest.split_at(first.len_utf8()),
        };
        let mut part = Part { signs: signs(class), least: 1, most: 1 };
        if let Some(inner) = rest.strip_prefix('{') {
            let count;
            (count, rest) = inner.split_once('}').expect(pattern);
            let (least, most) = count.split_once(',').unwrap_or((count, count));
            (part.least, part.most) = (least.parse().expect(pattern), most.parse().expect(pattern));
        }
        parts.push(part);
    }
    parts
}

/// A text that fits a pattern.
fn fitting(pattern: &str, bits: &mut Bits) -> String {
    let mut text = String::new();
    for part in parts(pattern) {
        let count = part.least + bits.below(part.most - part.least + 1);
        text.extend((0..count).map(|_| part.signs[bits.below(part.signs.len())]));
    }
    text
}

/// Whether a text fits a pattern no part of which begins with what the part before may go on with.
fn fits(pattern: &str, text: &str) -> bool {
    let mut rest = text.chars().peekable();
    for part in parts(pattern) {
        let mut count = 0;
        while count < part.most && rest.next_if(|sign| part.signs.contains(sign)).is_some() {
            count += 1;
        }
        if count < part.least {
            return false;
        }
    }
    rest.next().is_none()
}

/// The characters of a class: single ones and ranges such as `a-f`.
fn signs(class: &str) -> Vec<char> {
    let class: Vec<char> = class.chars().collect();
    let (mut all, mut at) = (Vec::new(), 0);
    while at < class.len() {
        let range = class.get(at + 1) == Some(&'-') && at + 2 < class.len();
        let last = if range { at + 2 } else { at };
        all.extend(class[at]..=class[last]);
        at = last + 1;
    }
    all
}

#[test]
fn texts_fit_the_patterns_they_are_made_for() {
    let (mark, mut bits) = ("^[0-9]{1,15}-[0-9A-Za-z.]{0,50}$", Bits::new(3, 3));
    for pattern in [mark, "^[A-F]$", "^[0-9a-fA-F]{64}$"] {
        for _ in 0..100 {
            let text = fitting(pattern, &mut bits);
            assert!(fits(pattern, &text), "{pattern}: {text}");
            assert!(!fits(pattern, &format!("{text}~")) && !fits(pattern, &format!("~{text}")), "{pattern}: {text}");
        }
    }
    assert!(fits(mark, "17-ab.C") && fits(mark, "1-"));
    assert!(!fits(mark, "17") && !fits(mark, "-ab") && !fits(mark, "1234567890123456-ab"));
    assert_eq!(signs("-a-c."), ['-', 'a', 'b', 'c', '.']);
}

/// The same with something wrong in it, somewhere.
fn spoiled(mut value: Value, bits: &mut Bits) -> Value {
    let junk = [json!(null), json!(-1), json!(1e300), json!("x"), json!([]), json!({}), json!([[[[1]]]]), json!(true)];
    match &mut value {
        Value::Object(fields) if !fields.is_empty() && bits.below(6) > 0 => {
            let name = fields.keys().nth(bits.below(fields.len())).unwrap().clone();
            if bits.below(3) == 0 {
                fields.remove(&name);
            } else {
                let inner = fields[&name].clone();
                fields.insert(name, spoiled(inner, bits));
            }
            value
        }
        Value::Array(items) if !items.is_empty() && bits.below(3) > 0 => {
            let at = bits.below(items.len());
            items[at] = spoiled(items[at].clone(), bits);
            value
        }
        _ => junk[bits.below(junk.len())].clone(),
    }
}

/// An answer is one of those that are described, in form and content.
fn check(api: &Described, about: &Value, reply: &HttpReply, asked: &str) {
    assert!(reply.status < 500, "{asked}: {}", reply.status);
    let described = &about["responses"][reply.status.to_string()];
    assert!(described.is_object(), "{asked}: {} is not described", reply.status);
    let kind = reply.headers["content-type"].to_str().unwrap();
    let content = described["content"].as_object().unwrap_or_else(|| panic!("{asked}: no content is described"));
    let (_, form) = content
        .iter()
        .find(|(name, _)| kind.split(';').next() == Some(name.as_str()))
        .unwrap_or_else(|| panic!("{asked}: {kind} is not described"));
    if kind.starts_with("application/json") {
        let value: Value = reply.json().unwrap();
        if let Some(why) = api.misfit(&form["schema"], &value) {
            panic!("{asked}: {}: {why}\n{value}", reply.status);
        }
    }
    if reply.status >= 400 {
        assert!(reply.code().is_some_and(|code| code != Code::Unknown && code.status() == reply.status), "{asked}");
    }
}

/// Is this a call that only the host of a table may make?
fn for_hosts(path: &str) -> bool {
    ["/webhook", "/close", "/rematch", "/start"].iter().any(|end| path.ends_with(end))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_does_what_its_description_says() {
    let house = House::set(looked_after()).await;
    let mut caller = house.caller();
    let api = Described(caller.get("/openapi.json", None).await.unwrap());
    let finished = open(&house, &quick(vec![me(), bot("random")])).await;
    play_out(&house, &finished, &mut Bits::new(1, 7)).await;
    // A day that is over, and a finished game of today's.
    let old = LedgerEntry {
        seq: 0,
        id: "2020-01-02".into(),
        at_ms: 1,
        entry: json!({"secret": "ab".repeat(32)}).to_string(),
    };
    house.hub.store.ledgers().enter("days", &old, None).await.unwrap();
    let today: DayInfo = caller.get("/daily/today", None).await.unwrap();
    let record = crate::daily::played(&crate::daily::daily_of(&today), true);
    let mut bits = Bits::new(17, 2);
    let mut met: BTreeMap<String, BTreeSet<u16>> = BTreeMap::new();
    for (path, methods) in api.0["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let method = method.to_uppercase();
            // Somebody who may log out or go for good; the next call meets somebody else.
            let name = format!("Ana{}", met.len());
            let account: Account =
                caller.post("/accounts", None, &NewAccount { name, device: String::new() }).await.unwrap();
            let mut opened = open(&house, &quick(vec![me(), me()])).await;
            let new = json!({"title": "Sunday", "edition": "second", "seats": 2, "fill": "level1", "league": "Autumn"});
            let made: TournamentInfo = caller.post("/tournaments", Some(&account.session), &new).await.unwrap();
            if !(method == "POST" && path.ends_with("/entrants")) {
                let enter = format!("/tournaments/{}/entrants", made.tournament);
                let _: TournamentInfo = caller.post(&enter, Some(&account.session), &()).await.unwrap();
            }
            let twice = json!({"groups": 2, "table": {"title": "Sunday", "edition": "second", "seats": [{"kind": "human"}, {"kind": "open"}]}});
            let shared: DuplicateInfo = caller.post("/duplicates", Some(&account.session), &twice).await.unwrap();
            // Somebody who wants to be a friend, and a game of one's own.
            let name = format!("Mate{}", met.len());
            let mate: Account =
                caller.post("/accounts", None, &NewAccount { name, device: String::new() }).await.unwrap();
            let people: PeopleList = caller.get("/account/people", Some(&account.session)).await.unwrap();
            let theirs: PeopleList = caller.get("/account/people", Some(&mate.session)).await.unwrap();
            let wish = json!({"code": people.code});
            let _: PeopleList = caller.post("/account/people", Some(&mate.session), &wish).await.unwrap();
            if path.ends_with("/profile") {
                let wish = json!({"code": theirs.code});
                let _: PeopleList = caller.post("/account/people", Some(&account.session), &wish).await.unwrap();
            }
            let people: PeopleList = caller.get("/account/people", Some(&account.session)).await.unwrap();
            let person = people.friends.iter().chain(&people.asking).next().unwrap().person.clone();
            for ticket in &finished.tickets {
                // A call before may have had a new token made for the seat.
                let _: Option<History> = caller.post("/account/seats", Some(&account.session), ticket).await.ok();
            }
            // A bot of one's own, whose program is here.
            let new = json!({"name": format!("Bot{}", met.len())});
            let bot: BotToken = caller.post("/account/bots", Some(&account.session), &new).await.unwrap();
            let _: BotAgenda = caller.get("/bot", Some(&bot.token)).await.unwrap();
            let report = json!({"seat": "B", "about": "talk"});
            let (at, own) = (format!("/tables/{}/reports", opened.game), &opened.tickets[0].token);
            // The seat that is reported is somebody else's.
            let reported: ReportTaken = caller.post(&at, Some(own), &report).await.unwrap();
            let ban = json!({"kind": "ban", "target": {"range": "192.0.2.7"}, "until_ms": 2_000_000_000_000u64});
            let bans: SanctionList = caller.post("/admin/sanctions", Some(TOKEN), &ban).await.unwrap();
            let banned = bans.sanctions[0].sanction.clone();
            for round in 0..ROUNDS {
                // What was closed or left is replaced, so that every call meets tables of all kinds.
                if round % 10 == 9 && !path.ends_with("/reports") {
                    let mut wanted = quick(vec![me(), me()]);
                    // Only at a table that has begun somebody is asked.
                    if !path.ends_with("/answer") {
                        wanted.start = round % 20 == 9;
                        wanted.seats[1].kind = kaiju_wire::table::NewSeatKind::Open;
                    }
                    opened = open(&house, &wanted).await;
                }
                let opened = if bits.below(5) == 0 { &finished } else { &opened };
                let mut ticket = &opened.tickets[0];
                let (mut seq, mut legal) = (3, json!("keep -"));
                if path.ends_with("/actions") || path.ends_with("/answer") {
                    // Whoever is asked speaks, and knows what may be said.
                    let asked = view(&mut caller, &opened.game, None).await.ask.map(|ask| ask.seat);
                    ticket = opened.tickets.iter().find(|ticket| Some(ticket.seat) == asked).unwrap_or(ticket);
                    let seen = view(&mut caller, &opened.game, Some(&ticket.token)).await;
                    seq = seen.seq;
                    let first = seen.ask.and_then(|ask| ask.legal).and_then(|legal| legal.first().cloned());
                    legal = first.map_or(legal, Value::from);
                }
                let mut known: BTreeMap<&str, Vec<Value>> = BTreeMap::from([
                    (
                        "game",
                        vec![
                            json!(opened.game),
                            json!(opened.game),
                            json!(opened.game),
                            json!(finished.game),
                            json!("nothere"),
                        ],
                    ),
                    ("seat", vec![json!("A"), json!("A"), json!("B")]),
                    ("code", vec![json!(opened.code), json!("QQQQQQ")]),
                    ("token", vec![json!(ticket.token)]),
                    ("recovery", vec![json!(account.recovery)]),
                    ("person", vec![json!(person), json!(null)]),
                    ("bot", vec![json!(bot.id), json!(bot.id), json!("nothere")]),
                    ("people", vec![json!([])]),
                    ("name", vec![json!(account.name), json!(format!("P{}", bits.below(1_000_000)))]),
                    ("edition", vec![json!("second"), json!("first"), json!("godzilla")]),
                    ("book", vec![json!(null), json!("es-2011"), json!("pt-2016")]),
                    ("switches", vec![json!({}), json!({"evolutions": "yes"})]),
                    ("player", vec![json!("random"), json!("level3")]),
                    ("tournament", vec![json!(made.tournament), json!(made.tournament), json!("nothere")]),
                    ("duplicate", vec![json!(shared.duplicate), json!(shared.duplicate), json!("nothere")]),
                    ("groups", vec![json!(2), json!(3)]),
                    ("table", vec![twice["table"].clone()]),
                    ("title", vec![json!("Sunday")]),
                    ("league", vec![json!(null), json!("Autumn")]),
                    ("begins_ms", vec![json!(null), json!(2_000_000_000_000u64)]),
                    ("find", vec![json!(null), json!("sun ana")]),
                    ("fill", vec![json!(null), json!("level2")]),
                    ("date", vec![json!(today.date), json!(today.date), json!("2020-01-02")]),
                    ("record", vec![json!(record)]),
                    ("list", vec![json!("second-4"), json!("first-2")]),
                    ("monster", vec![json!("kraken"), json!("gigazaur")]),
                    ("id", vec![json!(new_id(&mut bits))]),
                    ("expect", vec![json!(seq), json!(seq), json!(seq), json!(2)]),
                    ("action", vec![legal.clone(), legal, json!("keep 1")]),
                    ("text", vec![json!("roar"), json!("hello")]),
                    ("report", vec![json!(reported.report), json!("nothere")]),
                    ("account", vec![json!(account.name)]),
                    ("range", vec![json!("192.0.2.0/24")]),
                    ("until_ms", vec![json!(2_000_000_000_000u64)]),
                    ("sanction", vec![json!(banned), json!("nothere")]),
                    ("from", vec![json!(1), json!(900)]),
                    ("page", vec![json!(null), json!("1794747722586-abc"), json!("5-abc.B")]),
                    ("wait_ms", vec![json!(0), json!(1)]),
                    ("endpoint", vec![json!("https://push.example/1")]),
                    ("p256dh", vec![json!(POINT)]),
                    ("auth", vec![json!("BTBZMqHH6r4Tts7J_aSIgg")]),
                    ("url", vec![json!("https://hook.example/1")]),
                    ("lang", vec![json!(null), json!("de")]),
                ]);
                if path.ends_with("/actions") {
                    known.insert("seat", vec![json!(ticket.seat), json!(null)]);
                    known.insert("reveal", vec![json!(null)]);
                }
                if path == "/account/people" {
                    known.insert("code", vec![json!(theirs.code), json!(null)]);
                }
                if path.starts_with("/account/people/{") {
                    known.insert("person", vec![json!(person)]);
                }
                if path == "/account/invitations" || path.starts_with("/account/tables/") {
                    known.insert("again", vec![json!(null)]);
                    for ticket in &opened.tickets {
                        let _: History = caller.post("/account/seats", Some(&account.session), ticket).await.unwrap();
                    }
                }
                if path.ends_with("/back") {
                    // A bot plays there for whoever comes back.
                    let bot = format!("/tables/{}/seats/A/bot", opened.game);
                    caller.call("POST", &bot, Some(&opened.tickets[0].token), Some(&json!({}))).await.unwrap();
                }
                if path.ends_with("/reports") {
                    known.insert("seat", vec![json!("B"), json!("B"), json!("A")]);
                }
                if path.starts_with("/admin") {
                    // A seat is a table and a letter there.
                    known.remove("seat");
                }
                if path.ends_with("/answer") {
                    known.insert("game", vec![json!(opened.game)]);
                    known.insert("id", vec![json!(seq)]);
                    known.insert("answer", vec![known["action"][0].clone(), json!(0)]);
                    known.insert("number", vec![json!(null)]);
                }
                let right = bits.below(4) > 0;
                let mut place = path.clone();
                let mut query = Vec::new();
                let mut sound = true;
                for param in about["parameters"].as_array().into_iter().flatten() {
                    let name = param["name"].as_str().unwrap();
                    let mut value = api.sample(&param["schema"], name, &known, &mut bits);
                    if name == "wait_ms" {
                        value = json!(bits.below(2));
                    }
                    if !right && bits.below(3) == 0 {
                        value = spoiled(value, &mut bits);
                        sound = false;
                    }
                    let text = value.as_str().map_or_else(|| value.to_string(), str::to_string);
                    let text = text.bytes().fold(String::new(), |text, byte| text + &format!("%{byte:02X}"));
                    match param["in"].as_str().unwrap() {
                        "path" if text.is_empty() => place = place.replace(&format!("{{{name}}}"), "%20"),
                        "path" => place = place.replace(&format!("{{{name}}}"), &text),
                        "query" if value.is_null() => {}
                        "query" => query.push(format!("{name}={text}")),
                        _ => {}
                    }
                }
                let schema = &about["requestBody"]["content"]["application/json"]["schema"];
                let mut body = Vec::new();
                let mut misfit = None;
                if !schema.is_null() {
                    let mut value = api.sample(schema, "", &known, &mut bits);
                    if !right {
                        value = spoiled(value, &mut bits);
                    }
                    misfit = api.misfit(schema, &value);
                    assert!(!right || misfit.is_none(), "the test itself makes {value}: {misfit:?}");
                    body = serde_json::to_vec(&value).unwrap();
                }
                let token = match bits.below(10) {
                    4.. if path.starts_with("/admin") => Some(TOKEN.to_string()),
                    0 => None,
                    1 => Some("wrong".to_string()),
                    2 => Some(opened.host.clone()),
                    3 => Some(account.session.clone()),
                    4..=8 if ["/account", "/tournaments", "/duplicates"].iter().any(|own| path.starts_with(own)) => {
                        Some(account.session.clone())
                    }
                    4..=8 if path == "/bot" || path.starts_with("/bot/") => Some(bot.token.clone()),
                    4..=8 if for_hosts(path) => Some(opened.host.clone()),
                    _ => Some(ticket.token.clone()),
                };
                let bearer = token.map(|token| format!("Bearer {token}"));
                let mut headers = vec![("content-type", "application/json")];
                headers.extend(bearer.as_deref().map(|bearer| ("authorization", bearer)));
                let whole = format!("/api/v1{place}?{}", query.join("&"));
                let asked = format!("{method} {path} {whole} {}", String::from_utf8_lossy(&body));
                let reply = caller.send(&method, &whole, &headers, body).await.unwrap();
                check(&api, about, &reply, &asked);
                if sound && let Some(why) = misfit {
                    assert!(reply.status >= 400, "{asked}: {} although {why}", reply.status);
                }
                met.entry(format!("{method} {path}")).or_default().insert(reply.status);
            }
            // Methods that are not described are refused as such.
            for other in ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"] {
                if methods.get(other.to_lowercase()).is_none() {
                    let whole = format!("/api/v1{}", path.replace(['{', '}'], "x"));
                    let reply = caller.send(other, &whole, &[], Vec::new()).await.unwrap();
                    assert_eq!((reply.status, reply.code()), (405, Some(Code::BadMethod)), "{other} {path}");
                    assert!(reply.headers.contains_key("allow"), "{other} {path}: what is allowed is told");
                }
            }
        }
    }
    let calls: usize = api.0["paths"].as_object().unwrap().values().map(|m| m.as_object().unwrap().len()).sum();
    assert_eq!(met.len(), calls);
    // Some want what only a device or an earlier call has: a passkey, another session, an answer to take back, a game of
    // the day that was played, a table whose code is not used up, a row in which a bot had a choice.
    let hard = [
        "DELETE /account/notices/channels/{id}",
        "DELETE /account/passkeys/{id}",
        "DELETE /account/sessions/{id}",
        "GET /codes/{code}/qr.svg",
        "GET /tables/{game}/rows/{row}/reason",
        "POST /account/notices/mail",
        "POST /account/passkeys",
        "POST /daily/{date}",
        "POST /notices/confirm/{token}",
        "POST /notices/stop/{token}",
        "POST /session/passkey",
        "POST /tables/{game}/reveal",
        "POST /tables/{game}/undo",
    ];
    let never_granted = met.iter().filter(|(_, statuses)| statuses.iter().all(|status| *status >= 300));
    let never_granted: Vec<_> =
        never_granted.map(|(call, _)| call).filter(|call| !hard.contains(&call.as_str())).collect();
    assert!(never_granted.is_empty(), "{never_granted:?}");
    // Calls that take nothing cannot be wrong; all others can.
    let never_refused = met.iter().filter(|(_, statuses)| statuses.iter().all(|status| *status < 400));
    assert_eq!(never_refused.map(|(call, _)| call).collect::<Vec<_>>(), ["GET /address", "POST /session/challenge"]);
}

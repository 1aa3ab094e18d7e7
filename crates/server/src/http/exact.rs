//! The description of the API, as exact as the rules make it: which editions, books, switches and monsters there are.

use kaiju_rules::{Book, EDITIONS, Monster, Rules};
use serde_json::{Map, Value, json};
use utoipa::openapi::OpenApi;

/// The description as text.
pub(super) fn description(api: &OpenApi) -> String {
    let mut api = serde_json::to_value(api).unwrap_or_default();
    let schemas = &mut api["components"]["schemas"];
    let editions: Vec<&str> = EDITIONS.iter().map(|edition| edition.name).collect();
    schemas["NewTable"]["properties"]["edition"]["enum"] = editions.into();
    let books: Vec<Value> = Book::ALL.map(|book| Value::from(book.name())).into_iter().chain([Value::Null]).collect();
    schemas["NewTable"]["properties"]["book"]["enum"] = books.into();
    let switch = |name: &&str| {
        let words = Rules::words(name).unwrap_or_default();
        (name.to_string(), json!({ "type": "string", "enum": words }))
    };
    let switches = &mut schemas["NewTable"]["properties"]["switches"];
    switches["properties"] = Value::Object(Rules::NAMES.iter().map(switch).collect::<Map<_, _>>());
    switches["additionalProperties"] = false.into();
    let monsters: Vec<Value> =
        Monster::ALL.iter().map(|monster| Value::from(monster.id())).chain([Value::Null]).collect();
    for wanted in ["NewSeat", "Join", "Change"] {
        let monster = &mut schemas[wanted]["properties"]["monster"];
        if monster.is_object() {
            monster["enum"] = monsters.clone().into();
        }
    }
    widen(&mut api);
    serde_json::to_string_pretty(&api).unwrap_or_default()
}

/// Numbers of 32 bits without a sign: what describes them otherwise knows only those with one.
fn widen(schema: &mut Value) {
    let bound = schema.get("maximum").is_some();
    if schema.get("format").is_some_and(|format| format == "int32") && schema["minimum"] == 0 && !bound {
        schema["format"] = "int64".into();
        schema["maximum"] = u32::MAX.into();
    }
    match schema {
        Value::Array(items) => items.iter_mut().for_each(widen),
        Value::Object(fields) => fields.values_mut().for_each(widen),
        _ => {}
    }
}

//! The finished games of this device. A record waits in local storage, where it is safe at once, until the database of the browser has it;
//! where there is no database it stays there.

use std::cell::OnceCell;

use js_sys::{Array, Function, Promise};
use kaiju_client::records::{BETWEEN, address_of, is_record, stamped, table_of};
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::prefs::{forget, kept, storage};

/// Where records wait, the newest first.
const WAITING: &str = "kaiju.records";

thread_local! {
    static SHELF: OnceCell<Function> = const { OnceCell::new() };
}

/// A record and where it lies.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ShelfRecord {
    pub(crate) text: String,
    /// Its key in the database; none for one that waits.
    key: Option<f64>,
}

/// From now on this function speaks with the database: it takes what is to be done, and with what.
pub(crate) fn speak_by(shelf: Function) {
    SHELF.with(|cell| {
        let _ = cell.set(shelf);
    });
}

/// Has the database do something; none where there is none, or it could not.
async fn ask(what: &str, with: &Array) -> Option<JsValue> {
    let all = Array::of1(&what.into()).concat(with);
    let asked = SHELF.with(|cell| cell.get()?.apply(&JsValue::UNDEFINED, &all).ok())?;
    JsFuture::from(asked.dyn_into::<Promise>().ok()?).await.ok()
}

/// The records that wait.
fn waiting() -> Vec<String> {
    kept(WAITING).map_or_else(Vec::new, |all| all.split(BETWEEN).map(str::to_string).collect())
}

/// Has these wait, and no others; was there room?
fn wait(all: &[String]) -> bool {
    if all.is_empty() {
        forget(WAITING);
        return true;
    }
    storage().is_some_and(|storage| storage.set_item(WAITING, &all.join(BETWEEN)).is_ok())
}

/// All records of this device, the newest first.
pub(crate) async fn all() -> Vec<ShelfRecord> {
    ask("take", &Array::new()).await;
    let found = ask("all", &Array::new()).await.and_then(|found| found.dyn_into::<Array>().ok()).unwrap_or_default();
    let found: Vec<JsValue> = found.iter().collect();
    let lies = |pair: &[JsValue]| Some(ShelfRecord { text: pair[1].as_string()?, key: pair[0].as_f64() });
    let lie: Vec<ShelfRecord> = found.chunks_exact(2).filter_map(lies).collect();
    let mut all: Vec<ShelfRecord> = waiting().into_iter().map(|text| ShelfRecord { text, key: None }).collect();
    all.retain(|one| !lie.iter().any(|other| other.text == one.text));
    all.extend(lie);
    all
}

/// The record at an address of this device; `last` is the newest one.
pub(crate) async fn find(address: &str) -> Option<String> {
    all().await.into_iter().map(|one| one.text).find(|text| address == "last" || address_of(text) == address)
}

/// Keeps a record with the time it was put there; answers what was kept.
pub(crate) fn keep_record(text: &str) -> String {
    let stamped = stamped(text, &String::from(js_sys::Date::new_0().to_iso_string()));
    let all = [vec![stamped.clone()], waiting()].concat();
    // Where local storage is full the database may still have room.
    let given = if wait(&all) { Array::new() } else { texts(std::slice::from_ref(&stamped)) };
    spawn_local(async move {
        ask("take", &given).await;
    });
    stamped
}

/// Records as the database takes them.
fn texts(all: &[String]) -> Array {
    Array::of1(&all.iter().map(|text| JsValue::from_str(text)).collect::<Array>())
}

/// Keeps the record of a table that is over among those of this device, once.
pub(crate) fn keep_table(text: String) {
    spawn_local(async move {
        if !all().await.iter().any(|one| table_of(&one.text) == table_of(&text)) {
            keep_record(&text);
        }
    });
}

/// Keeps those of these records, the newest first, that can be read and are not here yet.
pub(crate) async fn take(all: Vec<String>) {
    let all: Vec<String> = all.into_iter().filter(|text| is_record(text)).collect();
    if ask("take", &texts(&all)).await.is_none() {
        let here = waiting();
        let new: Vec<String> = all.into_iter().filter(|text| !here.contains(text)).collect();
        wait(&[new, here].concat());
    }
}

/// Forgets a record.
pub(crate) async fn drop(one: &ShelfRecord) {
    match one.key {
        Some(key) => {
            ask("drop", &Array::of1(&key.into())).await;
        }
        None => {
            wait(&waiting().into_iter().filter(|text| *text != one.text).collect::<Vec<_>>());
        }
    }
}

/// Puts a record back that was forgotten.
pub(crate) async fn put_back(one: ShelfRecord) {
    match one.key {
        Some(key) => {
            ask("put", &Array::of2(&one.text.into(), &key.into())).await;
        }
        None => {
            wait(&[vec![one.text], waiting()].concat());
        }
    }
}

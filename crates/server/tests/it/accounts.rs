//! Accounts that ask little: passkeys, devices, everything as a file, and who may see what.

use kaiju_loadtest::{Authenticator, Caller, Postgres};
use kaiju_server::backup;
use kaiju_server::clock::HandClock;
use kaiju_server::config::{Rates, Spans};
use kaiju_server::outside::machine::MachineClock;
use kaiju_server::store;
use kaiju_wire::person::{
    Account, AccountExport, Challenge, Devices, Ended, History, LoginSession, NewAccount, Passkeys,
};
use kaiju_wire::{Code, hex};
use serde_json::json;
use std::sync::Arc;

use crate::support::{HANG, House, bot, me, quick};

async fn made(caller: &mut Caller, name: &str) -> Account {
    caller.post("/accounts", None, &NewAccount { name: name.into(), device: "A laptop".into() }).await.unwrap()
}

async fn refused(caller: &mut Caller, path: &str, token: Option<&str>, body: &impl serde::Serialize) -> Option<Code> {
    let body = serde_json::to_value(body).unwrap();
    caller.call("POST", path, token, Some(&body)).await.unwrap().code()
}

/// Makes a passkey, logs in with it, and tries everything that must not work.
async fn passkeys_open_accounts(house: &House) {
    let mut caller = house.caller();
    let (ana, bo) = (made(&mut caller, "Ana").await, made(&mut caller, "Bo").await);
    let mut browser = Authenticator::new(b"a credential").unwrap();
    let asked: Challenge = caller.post("/account/passkeys/challenge", Some(&ana.session), &json!({})).await.unwrap();
    assert_eq!((asked.site.as_str(), asked.known.len()), ("127.0.0.1", 0));
    let new = browser.make(&asked).unwrap();
    assert_eq!(refused(&mut caller, "/account/passkeys", Some(&bo.session), &new).await, Some(Code::BadPasskey));
    let again = refused(&mut caller, "/account/passkeys", Some(&ana.session), &new).await;
    assert_eq!(again, Some(Code::BadPasskey), "a challenge is good once, even when it was wasted");
    let asked: Challenge = caller.post("/account/passkeys/challenge", Some(&ana.session), &json!({})).await.unwrap();
    let all: Passkeys =
        caller.post("/account/passkeys", Some(&ana.session), &browser.make(&asked).unwrap()).await.unwrap();
    assert_eq!((all.passkeys.len(), all.passkeys[0].label.as_str()), (1, "A telephone"));
    // Nobody else gets the same credential, and it is not offered twice.
    let asked: Challenge = caller.post("/account/passkeys/challenge", Some(&bo.session), &json!({})).await.unwrap();
    let stolen = refused(&mut caller, "/account/passkeys", Some(&bo.session), &browser.make(&asked).unwrap()).await;
    assert_eq!(stolen, Some(Code::BadPasskey));
    let asked: Challenge = caller.post("/account/passkeys/challenge", Some(&ana.session), &json!({})).await.unwrap();
    assert_eq!(asked.known, [hex::write(b"a credential")]);

    let asked: Challenge = caller.post("/session/challenge", None, &json!({})).await.unwrap();
    let login = browser.sign(&asked).unwrap();
    let other = Authenticator::new(b"a credential").unwrap().sign(&asked).unwrap();
    assert_eq!(refused(&mut caller, "/session/passkey", None, &other).await, Some(Code::BadPasskey), "another key");
    assert_eq!(refused(&mut caller, "/session/passkey", None, &login).await, Some(Code::BadPasskey), "it was wasted");
    let asked: Challenge = caller.post("/session/challenge", None, &json!({})).await.unwrap();
    let session: LoginSession = caller.post("/session/passkey", None, &browser.sign(&asked).unwrap()).await.unwrap();
    assert_eq!(session.name, "Ana");
    let home: History = caller.get("/account", Some(&session.session)).await.unwrap();
    assert_eq!(home.name, "Ana");
    // A copy of the authenticator that has signed less is found out.
    let asked: Challenge = caller.post("/session/challenge", None, &json!({})).await.unwrap();
    browser.counter = 0;
    assert_eq!(
        refused(&mut caller, "/session/passkey", None, &browser.sign(&asked).unwrap()).await,
        Some(Code::BadPasskey)
    );
    browser.counter = 9;
    // A challenge for a new passkey opens nothing.
    let asked: Challenge = caller.post("/account/passkeys/challenge", Some(&ana.session), &json!({})).await.unwrap();
    assert_eq!(
        refused(&mut caller, "/session/passkey", None, &browser.sign(&asked).unwrap()).await,
        Some(Code::BadPasskey)
    );

    // Devices: one is signed out by the other, and nobody else sees or ends them.
    let devices: Devices = caller.get("/account/sessions", Some(&session.session)).await.unwrap();
    let labels: Vec<(&str, bool)> = devices.devices.iter().map(|one| (one.label.as_str(), one.current)).collect();
    assert!(labels.contains(&("A telephone", true)) && labels.contains(&("A laptop", false)), "{labels:?}");
    let laptop = devices.devices.iter().find(|one| !one.current).unwrap().id.clone();
    let path = format!("/account/sessions/{laptop}");
    let theirs: Devices = caller.call("DELETE", &path, Some(&bo.session), None::<&()>).await.unwrap().json().unwrap();
    assert_eq!(theirs.devices.len(), 1, "Bo's own, whatever was asked");
    let still: Devices = caller.get("/account/sessions", Some(&session.session)).await.unwrap();
    assert_eq!(still.devices.len(), 2);
    for _ in 0..2 {
        let left: Devices =
            caller.call("DELETE", &path, Some(&session.session), None::<&()>).await.unwrap().json().unwrap();
        assert_eq!(left.devices.len(), 1);
    }
    let reply = caller.call("GET", "/account", Some(&ana.session), None::<&()>).await.unwrap();
    assert_eq!(reply.code(), Some(Code::Forbidden), "that device is out");

    // Everything as a file: the games of this account alone, and no secret.
    let table = quick(vec![me(), bot("random")]);
    let _: kaiju_wire::table::Opened = caller.post("/tables", Some(&session.session), &table).await.unwrap();
    let _: kaiju_wire::table::Opened = caller.post("/tables", Some(&bo.session), &table).await.unwrap();
    let reply = caller.call("GET", "/account/export", Some(&session.session), None::<&()>).await.unwrap();
    let text = String::from_utf8(reply.body.clone()).unwrap();
    let export: AccountExport = reply.json().unwrap();
    assert_eq!((export.name.as_str(), export.games.len()), ("Ana", 1));
    assert_eq!((export.devices.len(), export.passkeys.len()), (1, 1));
    assert!(!text.contains(&session.session) && !text.contains(&ana.recovery), "{text}");

    // Only its owner drops a passkey, and a deleted account leaves none.
    let path = format!("/account/passkeys/{}", hex::write(b"a credential"));
    let theirs: Passkeys = caller.call("DELETE", &path, Some(&bo.session), None::<&()>).await.unwrap().json().unwrap();
    let still: Passkeys = caller.get("/account/passkeys", Some(&session.session)).await.unwrap();
    assert_eq!((theirs.passkeys.len(), still.passkeys.len()), (0, 1));
    let _: Ended =
        caller.call("DELETE", "/account", Some(&session.session), None::<&()>).await.unwrap().json().unwrap();
    let asked: Challenge = caller.post("/session/challenge", None, &json!({})).await.unwrap();
    assert_eq!(
        refused(&mut caller, "/session/passkey", None, &browser.sign(&asked).unwrap()).await,
        Some(Code::BadPasskey)
    );
    for path in ["/account/sessions", "/account/export", "/account/passkeys", "/account/tables"] {
        for token in [None, Some(session.session.as_str()), Some("no-such-token")] {
            let reply = caller.call("GET", path, token, None::<&()>).await.unwrap();
            assert_eq!(reply.code(), Some(Code::Forbidden), "{path} {token:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn passkeys_open_accounts_in_sqlite() {
    passkeys_open_accounts(&House::new().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passkeys_open_accounts_in_postgres() {
    let postgres = Postgres::start().unwrap();
    let place = postgres.database("passkeys").unwrap();
    let house = House::node(&place, HANG, Spans::default(), Arc::new(MachineClock::default())).await;
    passkeys_open_accounts(&house).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_ends_after_five_minutes_and_a_backup_has_the_passkeys() {
    let (mut house, clock) = House::by_hand().await;
    let clock: Arc<HandClock> = clock;
    let mut caller = house.caller();
    let ana = made(&mut caller, "Ana").await;
    let mut browser = Authenticator::new(b"id").unwrap();
    let ask = async |caller: &mut Caller| -> Challenge {
        caller.post("/account/passkeys/challenge", Some(&ana.session), &json!({})).await.unwrap()
    };
    let asked = ask(&mut caller).await;
    clock.pass(5 * 60 * 1000 + 1);
    let late = refused(&mut caller, "/account/passkeys", Some(&ana.session), &browser.make(&asked).unwrap()).await;
    assert_eq!(late, Some(Code::BadPasskey));
    let asked = ask(&mut caller).await;
    clock.pass(5 * 60 * 1000);
    let _: Passkeys =
        caller.post("/account/passkeys", Some(&ana.session), &browser.make(&asked).unwrap()).await.unwrap();
    let mut saved = Vec::new();
    backup::save(&*house.hub.store, &mut saved, |_| ()).await.unwrap();
    let _folder = house.stop_and_keep().await;
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("again.db").display().to_string();
    let kept = store::open(&place).await.unwrap();
    backup::restore(&*kept, saved.as_slice(), |_| ()).await.unwrap();
    kept.close().await;
    let house = House::at(&place, Rates::loose()).await;
    let mut caller = house.caller();
    let asked: Challenge = caller.post("/session/challenge", None, &json!({})).await.unwrap();
    let session: LoginSession = caller.post("/session/passkey", None, &browser.sign(&asked).unwrap()).await.unwrap();
    assert_eq!(session.name, "Ana");
}

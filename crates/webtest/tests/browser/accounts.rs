//! The account page with a passkey: Chromium's own authenticator makes it, forgets the session, and logs in with it again.

use kaiju_text::{Lang, account, web};
use kaiju_webtest::{Axe, Browser, DESK, House, Page, Result};
use serde_json::json;

const EN: Lang = Lang::En;

/// A page under a name that passkeys are made for: an address alone is no site.
fn visitor(house: &House, hash: &str) -> Result<Page> {
    let mut page = Browser::shared()?.page(DESK)?;
    page.open(&house.url(hash).replace("127.0.0.1", "localhost"))?;
    Ok(page)
}

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn an_account_is_made_kept_by_a_passkey_and_deleted() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::known()?;
    let mut ana = visitor(&house, "/online")?;
    ana.call("WebAuthn.enable", json!({}))?;
    let options = json!({
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": true, "hasUserVerification": true,
        "isUserVerified": true, "automaticPresenceSimulation": true,
    });
    ana.call("WebAuthn.addVirtualAuthenticator", json!({ "options": options }))?;
    // A game that this device plays as a guest joins the account when there is one.
    ana.choose("#people", "1")?;
    ana.press("button", web::make_table(EN))?;
    ana.until_there(".seats")?;
    ana.go("/account")?;
    ana.until_there("#account-make")?;
    axe.look(&mut ana, "account, logged out")?;
    ana.fill(web::your_name(EN), "Ana")?;
    ana.tap("#account-make")?;
    ana.until("document.querySelector('#recovery-code')?.textContent.length === 23")?;
    ana.until_says(&account::games_joined(EN, 1))?;
    ana.until("document.querySelectorAll('#device-list li').length === 1")?;
    ana.tap("#passkey-add")?;
    ana.until("document.querySelectorAll('#passkey-list li').length === 1")?;
    axe.look(&mut ana, "account, logged in")?;
    ana.shot("account")?;
    ana.tap("#sign-out")?;
    ana.until_there("#passkey-login")?;
    ana.tap("#passkey-login")?;
    ana.until_says(&account::hello(EN, "Ana"))?;
    ana.eval("document.querySelector('#account-delete').closest('details').open = true")?;
    ana.tap("#account-delete")?;
    ana.until_there("#passkey-login")?;
    ana.tap("#passkey-login")?;
    ana.until_there(".note-bad")?;
    Ok(())
}

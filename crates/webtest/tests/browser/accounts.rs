//! The account page with a passkey: Chromium's own authenticator makes it, forgets the session, and logs in with it again. And the bot
//! accounts on it, found on the ladder and challenged there.

use kaiju_text::{Lang, account, ladder, web};
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

/// What the program of a bot does, with the token that the page showed.
const PROGRAM: &str = "window.bot = async (method, path, body) => {
    const headers = {'content-type': 'application/json', authorization: `Bearer ${window.token}`};
    const answer = await fetch(`/api/v1${path}`, {method, headers, body: body && JSON.stringify(body)});
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
}";

#[test]
#[ignore = "needs Chromium, axe-core, kaiju and the packed client; `cargo xtask test browser` runs it"]
fn a_bot_account_is_made_found_on_the_ladder_and_challenged() -> Result<()> {
    let mut axe = Axe::load()?;
    let house = House::open()?;
    let mut ana = visitor(&house, "/account")?;
    ana.until_there("#account-make")?;
    ana.fill(web::your_name(EN), "Ana")?;
    ana.tap("#account-make")?;
    ana.until_there("#bot-make")?;
    ana.fill(ladder::new_name(EN), "Robot")?;
    ana.tap("#bot-make")?;
    ana.until("document.querySelector('#bot-token')?.textContent.startsWith('kaijubot_')")?;
    ana.until("document.querySelectorAll('#bot-list li').length === 1")?;
    axe.look(&mut ana, "account with a bot")?;
    // Its program is here, so it can be challenged.
    ana.eval("window.token = document.querySelector('#bot-token').textContent")?;
    ana.eval(PROGRAM)?;
    ana.eval("bot('GET', '/bot').then((agenda) => agenda.name)")?;
    ana.go("/bots")?;
    ana.until_there("[data-challenge]")?;
    axe.look(&mut ana, "ladder of bots")?;
    ana.shot("bots")?;
    ana.choose("#bots-order", "2")?;
    ana.until_there("[data-challenge]")?;
    ana.tap("[data-challenge]")?;
    ana.until_there(".seats")?;
    ana.until_says(&ladder::named(EN, "Robot"))?;
    ana.eval("bot('GET', '/bot').then(({challenges}) => bot('POST', `/tables/${challenges[0].table.game}/seats`, {name: 'x'})).then((ticket) => ticket.seat)")?;
    ana.until_there(".seat .dials")?;
    ana.until_says(&ladder::named(EN, "Robot"))?;
    ana.content()
}

//! Games and tables that are begun in the middle, for tests and for pictures.

use std::process::Command;
use std::{env, fs};

use kaiju_rules::RULES_VERSION;
use kaiju_text::{Lang, web};
use serde_json::Value;

use crate::browser::fresh_folder;
use crate::play::{ASKED, Calm, visitor};
use crate::{Browser, Device, House, Page, Result};

/// A game of so many monsters, one person among bots, from its start.
pub fn among_bots(players: usize) -> String {
    let monsters = ["space-penguin", "cyber-kitty", "meka-dragon", "gigazaur", "kraken", "alienoid"];
    let seats: Vec<String> =
        monsters[..players].iter().zip('A'..).map(|(m, seat)| format!("seat {seat} {m}")).collect();
    let seats = seats.join("\n");
    format!(
        "kaiju game 1\nrules {RULES_VERSION}\nedition second\n{seats}\n---\n# chairs person{}\n# seed 3\n",
        " level1".repeat(players - 1)
    )
}

/// What was answered in a game before it is shown: three cards with long texts lie there, the person begins.
fn begun(players: usize, inputs: &str) -> String {
    let others = "luck dice 111111\n".repeat(players - 1);
    let start = "luck card fire-breathing\nluck card urbavore\nluck card opportunist\nluck dice ssssss\n";
    among_bots(players).replace("---\n", &format!("---\n{start}{others}{inputs}"))
}

/// A game in which all cards can be bought and have long texts.
pub fn rich_buyer(players: usize) -> String {
    begun(players, "luck dice eeeeee\nA keep eeeeee\n")
}

/// A game in which somebody attacks the person, who holds Tokyo and may yield it.
pub fn attacked(players: usize) -> String {
    begun(players, "luck dice 1122ss\nA keep 1122ss\nluck dice 1122ss\nB keep 1122ss\n")
}

/// A finished game of n bots that slip now and then, always the same one; kaiju plays it.
pub fn finished(players: usize) -> Result<String> {
    let kaiju = env::var_os("KAIJU").ok_or("KAIJU does not say where kaiju is")?;
    let home = fresh_folder("game")?;
    let record = home.join("finished.game");
    let (many, bots) = (players.to_string(), vec!["clumsy:20"; players].join(","));
    let mut sim = Command::new(kaiju);
    sim.args(["sim", "--games", "1", "--seed", "7", "--players", &many, "--bots", &bots, "--record"]).arg(&record);
    let played = sim.output().map_err(|e| format!("kaiju cannot be started: {e}"))?;
    let game = fs::read_to_string(&record);
    let _ = fs::remove_dir_all(&home);
    game.map_err(|e| format!("no game was played: {e}; {}", String::from_utf8_lossy(&played.stderr)))
}

/// Somebody in the middle of a game on their own device.
pub fn player(house: &House, device: Device, calm: Calm<'_>, game: &str) -> Result<Page> {
    let mut page = visitor(Browser::shared()?, house, device, calm, "/settings")?;
    page.eval(&format!("localStorage['kaiju.game'] = {}", Value::from(game)))?;
    page.go("/play")?;
    page.until(ASKED)?;
    Ok(page)
}

/// Somebody who looks at a recorded game, so many inputs after its start.
pub fn replay(house: &House, device: Device, calm: Calm<'_>, game: &str, moment: u32) -> Result<Page> {
    let mut page = visitor(Browser::shared()?, house, device, calm, "/settings")?;
    page.eval(&format!("localStorage['kaiju.pasted'] = {}", Value::from(game)))?;
    page.go(&format!("/replay/pasted/{moment}"))?;
    page.until_there(".tray .die")?;
    Ok(page)
}

/// Makes a table for so many people and bots, in English; returns its code.
pub fn make_table(host: &mut Page, people: usize, bots: usize) -> Result<String> {
    host.go("/online")?;
    host.choose("#people", &people.to_string())?;
    host.choose("#bots", &bots.to_string())?;
    host.press("button", web::make_table(Lang::En))?;
    host.until("document.querySelector('.invite .loud')?.textContent.length === 6")?;
    host.text("document.querySelector('.invite .loud').textContent")
}

/// Sits down at the table with this code, in English.
pub fn sit_down(page: &mut Page, code: &str) -> Result<()> {
    page.go(&format!("/join/{code}"))?;
    page.press("button", web::sit_down(Lang::En))?;
    page.until_there(".seat-row .badge-good")
}

/// Opens what people say at the table, where the window is too small for it.
pub fn open_talk(page: &mut Page) -> Result<()> {
    page.until_there(".talk")?;
    page.eval("document.querySelector('.talk').open = true").map(drop)
}

/// Says something at the table, and waits until it is there to read.
pub fn say(page: &mut Page, words: &str) -> Result<()> {
    page.write(".chat-form input", words)?;
    page.eval("document.querySelector('.chat-form').requestSubmit()")?;
    page.until(&format!("document.querySelector('.talk-list').textContent.includes({words:?})"))
}

//! What is left of a table this kaiju cannot play, because it has other rules or a damaged row: its record can be read,
//! and its host can end it.

use std::fmt::Write as _;
use std::sync::Arc;

use kaiju_rules::Version;
use kaiju_wire::code::{Code, Refusal};
use kaiju_wire::table::{Phase, TableInfo};
use serde_json::Value;

use crate::entropy::hashed;
use crate::hub::Hub;
use crate::row::{Deed, Row};
use crate::store::{Appended, ArchivedTable, Headline, LogLine, TableWait};

/// The record of a game that ended, as it was written then; of a table that cannot be played, what is there.
pub async fn record(hub: &Arc<Hub>, game: &str) -> Result<String, Refusal> {
    let archive = hub.store.archive();
    let kept = archive.record(game).await.map_err(|_| Refusal::from(Code::StorageUnavailable).after(500))?;
    if let Some(text) = kept {
        return Ok(text);
    }
    match hub.read(game, |desk| desk.room().record()).await {
        Ok(Ok(text)) => {
            // It ended before records were kept. When this fails, it is tried again the next time.
            let _ = archive.keep_record(game, &text).await;
            Ok(text)
        }
        Ok(Err(code)) => Err(code.into()),
        Err(refusal) if refusal.code == Code::OtherRules => {
            let (entry, lines) = read(hub, game).await?;
            Ok(written(&entry, &lines))
        }
        Err(refusal) => Err(refusal),
    }
}

/// Closes a table that cannot be played, for who has the host's token.
pub async fn close(hub: &Arc<Hub>, game: &str, token: &str, id: &str) -> Result<TableInfo, Refusal> {
    let (entry, lines) = read(hub, game).await?;
    if host(&lines) != Some(hashed(token)) {
        return Err(Code::Forbidden.into());
    }
    let known = lines.iter().any(|line| line.id == id && line.claim == "close");
    if entry.is_ended() && !known {
        return Err(Code::GameOver.into());
    }
    let told: Option<TableInfo> = serde_json::from_str(&entry.info).ok();
    let told = told.map(|info| TableInfo { phase: Phase::Closed, ..info });
    let (head, last_ms) = lines.last().map_or((0, 0), |line| (line.seq as u64, line.at_ms as u64));
    // The clock of another node may be ahead of ours; rows do not go back in time.
    let at_ms = hub.now_ms().max(last_ms);
    let row = Row { seq: head + 1, id: id.to_string(), claim: "close".to_string(), at_ms, deed: Deed::Closed };
    let headline = Headline {
        phase: Phase::Closed,
        info: told.clone(),
        waits: TableWait::default(),
        record: None,
        rated: None,
        notice: None,
        results: Vec::new(),
    };
    let appended = hub.store.append(game, &row, &headline).await;
    match appended.map_err(|_| Refusal::from(Code::StorageUnavailable).after(500))? {
        Appended::Fresh => tracing::info!(game, "a table that cannot be played was closed"),
        Appended::Known { claim, .. } if claim == "close" => {}
        Appended::Known { .. } => return Err(Code::IdReused.into()),
        Appended::Conflict { head } => return Err(Refusal::from(Code::SeqConflict).at(head)),
    }
    Ok(told.unwrap_or_else(|| TableInfo { game: game.to_string(), phase: Phase::Closed, ..TableInfo::default() }))
}

async fn read(hub: &Arc<Hub>, game: &str) -> Result<(ArchivedTable, Vec<LogLine>), Refusal> {
    let storage = |_| Refusal::from(Code::StorageUnavailable).after(500);
    let archive = hub.store.archive();
    let entry = archive.entry(game).await.map_err(storage)?.ok_or(Code::Forbidden)?;
    let lines = archive.log_lines(game).await.map_err(storage)?;
    Ok((entry, lines))
}

/// The hash of the host's token, if the row that says so can be read.
fn host(lines: &[LogLine]) -> Option<String> {
    let opened: Value = serde_json::from_str(&lines.first()?.deed).ok()?;
    opened.get("host")?.as_str().map(str::to_string)
}

/// What is there, in the notation as far as that goes. While the game has not ended, neither what chance said nor what
/// only its owner knows is in it.
fn written(entry: &ArchivedTable, lines: &[LogLine]) -> String {
    let ended = entry.is_ended();
    let deeds: Vec<(i64, Option<Value>)> =
        lines.iter().map(|line| (line.seq, serde_json::from_str(&line.deed).ok())).collect();
    let plan = deeds.first().and_then(|(_, deed)| deed.as_ref());
    let mut out = format!("kaiju game 1\nrules {}\n", entry.rules);
    let (oldest, newest) = (Version::OLDEST, Version::NEWEST);
    let _ =
        writeln!(out, "# Table {}. This kaiju plays rules {oldest} to {newest} and cannot play it again.", entry.id);
    out += if ended {
        "# What follows is what its log says; it was not checked.\n"
    } else {
        "# The game has not ended: only the answers follow, without luck. They were not checked.\n"
    };
    if let Some(edition) = plan.and_then(|plan| word(plan, "edition")) {
        let _ = writeln!(out, "edition {edition}");
    }
    let switches = plan.and_then(|plan| plan.get("switches")).and_then(Value::as_object);
    for (name, value) in switches.into_iter().flatten() {
        let _ = writeln!(out, "switch {} {}", plain(name), plain(value.as_str().unwrap_or("?")));
    }
    for (letter, monster) in monsters(&deeds) {
        let _ = writeln!(out, "seat {letter} {monster}");
    }
    out += "---\n";
    let mut expected = 1;
    for (seq, deed) in &deeds {
        if *seq != expected {
            let _ = writeln!(out, "# rows {expected} to {} are missing", seq - 1);
        }
        expected = seq + 1;
        let Some(deed) = deed else {
            let _ = writeln!(out, "# row {seq} cannot be read");
            continue;
        };
        if let (Some(seat), Some(action)) = (word(deed, "seat"), word(deed, "action")) {
            // Which evolution somebody keeps, nobody else knows (EVO-7).
            let action = if !ended && action.starts_with("take ") { "take ?".to_string() } else { action };
            let _ = writeln!(out, "{seat} {action}");
        }
        for luck in deed.get("luck").and_then(Value::as_array).into_iter().flatten().filter(|_| ended) {
            let _ = writeln!(out, "luck {}", plain(luck.as_str().unwrap_or("?")));
        }
        if word(deed, "kind").as_deref() == Some("closed") {
            let _ = writeln!(out, "# the table was closed");
        }
    }
    out
}

/// Who plays which monster: as the table was made, and as who sat down chose.
fn monsters(deeds: &[(i64, Option<Value>)]) -> Vec<(char, String)> {
    let mut all: Vec<(char, String)> = Vec::new();
    for deed in deeds.iter().filter_map(|(_, deed)| deed.as_ref()) {
        if let Some(seats) = deed.get("seats").and_then(Value::as_array) {
            let monster = |seat: &Value| word(seat, "monster").unwrap_or_else(|| "?".to_string());
            all = ('A'..).zip(seats.iter().map(monster)).collect();
        } else if let (Some(seat), Some(monster)) = (word(deed, "seat"), word(deed, "monster")) {
            let Some(at) = all.iter().position(|(letter, _)| seat == letter.to_string()) else { continue };
            // The seat that had this monster gets the old one of this seat.
            let old = std::mem::replace(&mut all[at].1, monster.clone());
            for (i, (_, other)) in all.iter_mut().enumerate() {
                if i != at && *other == monster {
                    other.clone_from(&old);
                }
            }
        }
    }
    all
}

fn word(deed: &Value, name: &str) -> Option<String> {
    deed.get(name)?.as_str().map(plain)
}

/// One line, no matter what a damaged row says.
fn plain(text: &str) -> String {
    text.chars().take(200).map(|c| if c.is_control() { '?' } else { c }).collect()
}

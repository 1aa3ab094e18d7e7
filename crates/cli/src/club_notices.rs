//! `kaiju club notices`: how somebody is told that it is their turn at tables over days.

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use kaiju_text::{club as club_words, notices as words};
use kaiju_tui::line::{Goal, goal};
use kaiju_tui::online::host_key;
use kaiju_wire::notice::{ChannelKind, NewMail, NewWebhook, NoticeSettings, QuietHours, Webhook};

use crate::club::{ClubDoor, told};
use crate::tongue::lang;
use crate::words::{BOLD, DIM, wrapped};

/// Notices.
#[derive(Args)]
pub(crate) struct NoticesArgs {
    /// Send e-mail to this address; a link that comes there confirms it.
    #[arg(long, value_name = "ADDRESS")]
    mail: Option<String>,
    /// Send nothing to this e-mail address or browser any more.
    #[arg(long, value_name = "ADDRESS")]
    drop: Option<String>,
    /// Stop all notices.
    #[arg(long)]
    stop: bool,
    /// Tell nothing between these times of the day, such as 22:00-07:00.
    #[arg(long, value_name = "FROM-TO", value_parser = hours, conflicts_with = "no_quiet")]
    quiet: Option<(u16, u16)>,
    /// How far your clock is ahead of UTC, such as 1, -5 or 5:30; needed with --quiet.
    #[arg(long, value_name = "HOURS", value_parser = offset, requires = "quiet", allow_hyphen_values = true)]
    utc: Option<i16>,
    /// End the quiet hours.
    #[arg(long)]
    no_quiet: bool,
    /// The table over days that you opened here, by its link: its webhook is shown, or changed.
    #[arg(long, value_name = "LINK")]
    table: Option<String>,
    /// Tell this address whose turn it is at that table: Discord and the like.
    #[arg(long, value_name = "URL", requires = "table", conflicts_with = "no_webhook")]
    webhook: Option<String>,
    /// Remove the webhook of that table.
    #[arg(long, requires = "table")]
    no_webhook: bool,
}

/// Minutes after midnight, of `22:00` or `7`.
fn minutes(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.split_once(':').unwrap_or((clock, "0"));
    let (hours, minutes) = (hours.parse::<u16>().ok()?, minutes.parse::<u16>().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

fn hours(word: &str) -> Result<(u16, u16), String> {
    let wanted = || words::hours_wanted(lang()).to_string();
    let (from, to) = word.split_once('-').ok_or_else(wanted)?;
    minutes(from.trim()).zip(minutes(to.trim())).filter(|(from, to)| from != to).ok_or_else(wanted)
}

fn offset(word: &str) -> Result<i16, String> {
    let (sign, clock) = match word.strip_prefix('-') {
        Some(clock) => (-1, clock),
        None => (1, word.strip_prefix('+').unwrap_or(word)),
    };
    let minutes = minutes(clock).filter(|&minutes| minutes <= 840);
    minutes.map(|minutes| sign * minutes as i16).ok_or_else(|| words::offset_wanted(lang()).to_string())
}

/// Minutes after midnight as a clock shows them.
fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

impl NoticesArgs {
    /// Does what was asked for, and shows how it is.
    pub(crate) fn run(self, door: &ClubDoor, out: &mut impl Write) -> Result<()> {
        if let Some(link) = &self.table {
            return self.webhook(door, link, out);
        }
        let path = "/account/notices";
        let mut settings: NoticeSettings = door.mine(path)?;
        if let Some(address) = &self.mail {
            let new = NewMail { address: address.clone(), lang: Some(lang().code().to_string()) };
            settings = door.own("POST", &format!("{path}/mail"), Some(&new))?;
        }
        if let Some(address) = &self.drop {
            let found = settings.channels.iter().find(|one| one.address == *address);
            let Some(channel) = found else { bail!(club_words::not_on_the_list(lang(), address)) };
            settings = door.own("DELETE", &format!("{path}/channels/{}", channel.id), None::<&()>)?;
        }
        if let Some((from_min, to_min)) = self.quiet {
            let offset_min = self.utc.ok_or_else(|| anyhow!(words::offset_wanted(lang())))?;
            let quiet = QuietHours { from_min, to_min, offset_min };
            settings = door.own("PUT", &format!("{path}/quiet"), Some(&quiet))?;
        }
        if self.no_quiet {
            settings = door.own("DELETE", &format!("{path}/quiet"), None::<&()>)?;
        }
        if self.stop {
            settings = door.own("DELETE", path, None::<&()>)?;
        }
        if door.as_json(out, &settings)? {
            return Ok(());
        }
        show(out, &settings)
    }

    /// The webhook of a table that was opened here.
    fn webhook(&self, door: &ClubDoor, link: &str, out: &mut impl Write) -> Result<()> {
        let (server, goal) = goal(link, &door.server.url()).map_err(|trouble| told(&trouble))?;
        let Goal::Game(game) = goal else { bail!(words::table_link_wanted(lang())) };
        let host = host_key(&door.seats, &server, &game).ok_or_else(|| anyhow!(words::not_the_host(lang())))?;
        let path = format!("/tables/{game}/webhook");
        let ask = |method, body: Option<&NewWebhook>| server.call::<Webhook>(method, &path, Some(&host), body);
        let hook = match (&self.webhook, self.no_webhook) {
            (Some(url), _) => {
                let new = NewWebhook { url: url.clone(), lang: Some(lang().code().to_string()) };
                ask("PUT", Some(&new))
            }
            (None, true) => ask("DELETE", None),
            (None, false) => ask("GET", None),
        };
        let hook = hook.map_err(|trouble| told(&trouble))?;
        if door.as_json(out, &hook)? {
            return Ok(());
        }
        writeln!(out, "{BOLD}{}{BOLD:#}  {}", words::hook_url(lang()), hook.url.as_deref().unwrap_or("–"))?;
        if let Some(secret) = &hook.secret {
            writeln!(out, "{}", words::hook_secret(lang(), secret))?;
        }
        Ok(())
    }
}

fn show(out: &mut impl Write, settings: &NoticeSettings) -> Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}", words::heading(lang()))?;
    writeln!(out, "{DIM}{}{DIM:#}", wrapped(words::why(lang()), ""))?;
    if settings.channels.is_empty() {
        writeln!(out, "  {}", words::channels_none(lang()))?;
    }
    for one in &settings.channels {
        let kind = match one.kind {
            ChannelKind::Push => words::browser(lang()),
            ChannelKind::Mail => words::mail(lang()),
            ChannelKind::Webhook => words::hook_url(lang()),
        };
        let waits = if one.confirmed { "" } else { words::mail_waits(lang()) };
        writeln!(out, "  {kind}  {}  {DIM}{waits}{DIM:#}", one.address)?;
    }
    if let Some(quiet) = settings.quiet {
        let (from, to) = (clock(quiet.from_min), clock(quiet.to_min));
        writeln!(out, "{BOLD}{}{BOLD:#}  {from}–{to}", words::quiet(lang()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_a_day_are_read() {
        assert_eq!(hours("22:00-07:30"), Ok((1320, 450)));
        assert_eq!(
            (hours("9-17"), offset("5:30"), offset("-5"), offset("+1")),
            (Ok((540, 1020)), Ok(330), Ok(-300), Ok(60))
        );
        for wrong in ["", "22:00", "24-7", "7:60-9", "9-9", "9-10-11"] {
            assert!(hours(wrong).is_err(), "{wrong}");
        }
        for wrong in ["", "15", "x", "--1"] {
            assert!(offset(wrong).is_err(), "{wrong}");
        }
    }
}

//! `kaiju admin`: what the host of a server sees and does, with the token the server was started with.

use std::io::Write;
use std::net::IpAddr;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow, bail};
use clap::{Args, ValueEnum};
use kaiju_rules::Seat;
use kaiju_text::{admin as words, cli, daily as day_words};
use kaiju_tui::line::ServerAddress;
use kaiju_tui::trouble::Trouble;
use kaiju_wire::Code;
use kaiju_wire::daily::Day;
use kaiju_wire::moderation::{
    AdminCounts, AdminReport, AdminReports, AuditDeed, AuditLine, AuditLog, NewSanction, ReportAbout, ReportVerdict,
    SanctionKind, SanctionList, SanctionTarget,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Verdict;
use crate::tables::time;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, grouped};

const EXAMPLES: &str = "\
Examples:
  kaiju admin                          how much there is of everything
  kaiju admin reports                  what players reported, with the last lines of the chat
  kaiju admin reports --settle ID --why \"muted for a week\"
                                       delete a report; the audit log keeps what you decided
  kaiju admin sanctions                bans and mutes, and when they end
  kaiju admin sanctions --mute Ana --for 7d --why insults
                                       an account says nothing for a week
  kaiju admin sanctions --mute GAME/B --for 1d
                                       nor does the player of that seat, who may be a guest
  kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                       nobody with such an address opens tables or sits down until that day begins
  kaiju admin sanctions --lift ID      end a ban or a mute early
  kaiju admin log                      who did what, the latest first

The token is the one kaiju serve was started with. Put it into KAIJU_ADMIN_TOKEN: what is on a command line,
everybody on the machine can see. docs/moderation.md says what a ban and a mute keep somebody from.";

/// How long a day is.
const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// What a host looks at.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum AdminPage {
    Counts,
    Reports,
    Sanctions,
    Log,
}

/// Looking after a server.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct AdminArgs {
    /// What to look at; by default how much there is of everything.
    #[arg(value_name = "PAGE")]
    page: Option<AdminPage>,
    /// Where an earlier part of the log begins, as the part after it says.
    #[arg(value_name = "NUMBER")]
    before: Option<u64>,
    /// The server.
    #[arg(long, value_name = "URL", env = "KAIJU_SERVER", default_value = "http://localhost:8080")]
    server: String,
    /// The token of who looks after the server.
    #[arg(long, value_name = "[NAME:]TOKEN", env = "KAIJU_ADMIN_TOKEN", hide_env_values = true)]
    admin_token: String,
    /// Settle a report: it is deleted with its lines of chat.
    #[arg(long, value_name = "ID", conflicts_with_all = ["ban", "mute", "lift"])]
    settle: Option<String>,
    /// Ban an account by its name, or an address or a range of them, such as 192.0.2.0/24.
    #[arg(long, value_name = "WHOM", requires = "end", conflicts_with_all = ["mute", "lift"], value_parser = whom)]
    ban: Option<SanctionTarget>,
    /// Mute an account, a range of addresses, or a seat, such as GAME/B.
    #[arg(long, value_name = "WHOM", requires = "end", conflicts_with = "lift", value_parser = whom)]
    mute: Option<SanctionTarget>,
    /// End a ban or a mute early.
    #[arg(long, value_name = "ID")]
    lift: Option<String>,
    /// How long a ban or a mute holds, such as 12h or 7d.
    #[arg(long = "for", value_name = "TIME", group = "end", value_parser = time)]
    lasting: Option<u32>,
    /// The day at whose beginning a ban or a mute ends, in UTC.
    #[arg(long, value_name = "DATE", group = "end", value_parser = date)]
    until: Option<Day>,
    /// Why, or what you decided: one line for the audit log.
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,
    /// Print JSON instead of text.
    #[arg(long)]
    json: bool,
}

/// A server, and the token of its host.
struct HostDoor {
    server: ServerAddress,
    token: String,
    json: bool,
}

impl HostDoor {
    fn ask<T: DeserializeOwned>(&self, method: &str, path: &str, body: Option<&impl Serialize>) -> Result<T, Trouble> {
        self.server.call(method, &format!("/admin{path}"), Some(&self.token), body)
    }

    fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.ask("GET", path, None::<&()>).map_err(|trouble| told(&trouble))
    }

    /// Does something with what has an id. A server that has no such thing answers as it does to a wrong token: it is asked again
    /// which of the two it is.
    fn change<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        id: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T> {
        match self.ask(method, path, body) {
            Err(Trouble::Refused(Code::Forbidden)) => {
                self.get::<AdminCounts>("/counts")?;
                bail!(cli::admin_no_such(lang(), id))
            }
            answer => answer.map_err(|trouble| told(&trouble)),
        }
    }
}

fn told(trouble: &Trouble) -> anyhow::Error {
    match trouble {
        Trouble::Refused(Code::Forbidden) => anyhow!(words::refused(lang())),
        trouble => anyhow!(trouble.told(lang())),
    }
}

/// The token alone, of what `kaiju serve` takes: names before tokens, and commas between them.
fn token(given: &str) -> String {
    let first = given.split(',').next().unwrap_or_default().trim();
    first.rsplit_once(':').map_or(first, |(_, token)| token).to_string()
}

/// Whom somebody means: an address or a range of them, a seat, or else an account.
fn whom(text: &str) -> Result<SanctionTarget, String> {
    let text = text.trim();
    let (before, after) = text.rsplit_once('/').unwrap_or((text, ""));
    if before.parse::<IpAddr>().is_ok() {
        return Ok(SanctionTarget::Range(text.to_string()));
    }
    let mut letters = after.chars();
    match (letters.next().and_then(|letter| Seat::from_letter(letter.to_ascii_uppercase())), letters.next()) {
        (Some(seat), None) => Ok(SanctionTarget::Seat { game: before.to_string(), seat: seat.letter() }),
        _ if text.is_empty() => Err(cli::admin_nobody(lang()).to_string()),
        _ => Ok(SanctionTarget::Account(text.to_string())),
    }
}

fn date(word: &str) -> Result<Day, String> {
    Day::from_date(word).ok_or_else(|| day_words::no_date(lang()).to_string())
}

pub(crate) fn now_ms() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis());
    u64::try_from(now).unwrap_or(u64::MAX)
}

/// A moment as tables show it: the day and the minute, in UTC.
pub(crate) fn moment(ms: u64) -> String {
    let minutes = ms % DAY_MS / 60_000;
    format!("{} {:02}:{:02}", Day::of_ms(ms), minutes / 60, minutes % 60)
}

impl AdminArgs {
    /// Does what was asked for, and shows what there is afterwards.
    pub(crate) fn run(self, out: &mut impl Write) -> Result<Verdict> {
        let server = ServerAddress::new(&self.server).map_err(|trouble| told(&trouble))?;
        let door = HostDoor { server, token: token(&self.admin_token), json: self.json };
        let page = match self.page {
            _ if self.settle.is_some() => AdminPage::Reports,
            _ if self.ban.is_some() || self.mute.is_some() || self.lift.is_some() => AdminPage::Sanctions,
            page => page.unwrap_or(AdminPage::Counts),
        };
        match page {
            AdminPage::Counts => counts(&door, out)?,
            AdminPage::Reports => self.reports(&door, out)?,
            AdminPage::Sanctions => self.sanctions(&door, out)?,
            AdminPage::Log => log(&door, self.before, out)?,
        }
        Ok(Verdict::Fine)
    }

    fn reports(&self, door: &HostDoor, out: &mut impl Write) -> Result<()> {
        if let Some(id) = &self.settle {
            let verdict = ReportVerdict { verdict: self.why() };
            let _: AdminReports = door.change("POST", &format!("/reports/{id}/settle"), id, Some(&verdict))?;
        }
        let mut all: AdminReports = door.get("/reports")?;
        while let Some(page) = all.next.take() {
            let more: AdminReports = door.get(&format!("/reports?page={page}"))?;
            all.reports.extend(more.reports);
            all.next = more.next;
        }
        if door.json {
            return json(out, &all);
        }
        if self.settle.is_some() {
            writeln!(out, "{}", words::settled(lang()))?;
        }
        writeln!(out, "{BOLD}{}{BOLD:#}", words::reports(lang()))?;
        if all.reports.is_empty() {
            writeln!(out, "{}", words::nothing(lang()))?;
        }
        all.reports.iter().try_for_each(|report| report_told(out, report))
    }

    fn sanctions(&self, door: &HostDoor, out: &mut impl Write) -> Result<()> {
        let laid = [(SanctionKind::Ban, &self.ban), (SanctionKind::Mute, &self.mute)];
        let mut list: Option<SanctionList> = None;
        for (kind, target) in laid.into_iter().filter_map(|(kind, target)| Some((kind, target.clone()?))) {
            let new = NewSanction { kind, target, until_ms: self.until_ms(), why: self.why() };
            let laid = door.server.make("/admin/sanctions", Some(&door.token), Some(&new));
            list = Some(laid.map_err(|trouble| told(&trouble))?);
        }
        if let Some(id) = &self.lift {
            list = Some(door.change("DELETE", &format!("/sanctions/{id}"), id, None::<&()>)?);
        }
        let list = match list {
            Some(list) => list,
            None => door.get("/sanctions")?,
        };
        if door.json {
            return json(out, &list);
        }
        if self.lift.is_some() {
            writeln!(out, "{}", words::lifted(lang()))?;
        }
        writeln!(out, "{BOLD}{}{BOLD:#}", words::sanctions(lang()))?;
        if list.sanctions.is_empty() {
            writeln!(out, "{}", words::nothing(lang()))?;
        }
        for one in &list.sanctions {
            let (kind, until) = (kind_told(one.kind), moment(one.until_ms));
            let id = format!("{DIM}{}{DIM:#}", one.sanction);
            writeln!(
                out,
                "{BOLD}{kind}{BOLD:#}  {}  {}: {until}  {id}",
                target_told(&one.target),
                words::until(lang())
            )?;
            let since = format!("{}  {}: {}", moment(one.since_ms), words::by(lang()), one.by);
            writeln!(out, "  {DIM}{since}{DIM:#}  {}", one.why)?;
        }
        Ok(())
    }

    fn why(&self) -> String {
        self.why.clone().unwrap_or_default()
    }

    /// When a ban or a mute ends; the command line takes none without an end.
    fn until_ms(&self) -> u64 {
        let day = self.until.and_then(|day| day.since(Day::of_ms(0))).map(|days| u64::from(days) * DAY_MS);
        day.unwrap_or_else(|| now_ms() + u64::from(self.lasting.unwrap_or_default()) * 1000)
    }
}

fn json(out: &mut impl Write, answer: &impl Serialize) -> Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string_pretty(answer)?)?)
}

fn counts(door: &HostDoor, out: &mut impl Write) -> Result<()> {
    let all: AdminCounts = door.get("/counts")?;
    if door.json {
        return json(out, &all);
    }
    for (name, count) in [
        (words::tables(lang()), all.tables),
        (words::accounts(lang()), all.accounts),
        (words::reports(lang()), all.reports),
        (words::bans(lang()), all.bans),
        (words::mutes(lang()), all.mutes),
        (words::sockets(lang()), all.sockets),
        (words::awake(lang()), all.awake),
        (words::requests(lang()), all.requests),
        (words::limited(lang()), all.limited),
    ] {
        writeln!(out, "{name}: {}", grouped(count))?;
    }
    Ok(())
}

fn report_told(out: &mut impl Write, report: &AdminReport) -> Result<()> {
    let about = match report.about {
        ReportAbout::Talk => words::talk(lang()),
        ReportAbout::Name => words::name(lang()),
    };
    let bot = if report.bot { format!(" ({})", words::bot(lang())) } else { String::new() };
    let who = format!("{}/{}  {}{bot}", report.game, report.seat, report.name);
    writeln!(out, "{BOLD}{about}{BOLD:#}  {who}  {}  {DIM}{}{DIM:#}", moment(report.at_ms), report.report)?;
    let mut more = vec![format!("{}: {}", words::reporter(lang()), report.reporter)];
    if !report.accounts.is_empty() {
        more.push(format!("{}: {}", words::accounts(lang()), report.accounts.join(", ")));
    }
    more.extend(report.address.as_ref().map(|address| format!("{}: {address}", words::address(lang()))));
    writeln!(out, "  {DIM}{}{DIM:#}", more.join(" · "))?;
    if !report.note.is_empty() {
        writeln!(out, "  {}", report.note)?;
    }
    report.lines.iter().try_for_each(|line| Ok(writeln!(out, "    {}: {}", line.seat, line.text)?))
}

fn kind_told(kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Ban => words::ban(lang()),
        SanctionKind::Mute => words::mute(lang()),
    }
}

/// Whom a ban or a mute is for; a dash where the account was deleted.
fn target_told(target: &SanctionTarget) -> String {
    match target {
        SanctionTarget::Account(name) if name.is_empty() => "–".to_string(),
        SanctionTarget::Account(name) | SanctionTarget::Range(name) => name.clone(),
        SanctionTarget::Seat { game, seat } => format!("{game}/{seat}"),
    }
}

fn log(door: &HostDoor, before: Option<u64>, out: &mut impl Write) -> Result<()> {
    let log: AuditLog = door.get(&before.map_or("/audit".to_string(), |before| format!("/audit?before={before}")))?;
    if door.json {
        return json(out, &log);
    }
    writeln!(out, "{BOLD}{}{BOLD:#}", words::audit(lang()))?;
    if log.lines.is_empty() {
        writeln!(out, "{}", words::nothing(lang()))?;
    }
    for AuditLine { number, at_ms, by, deed } in &log.lines {
        let (did, id) = match deed {
            AuditDeed::Laid { sanction, kind, target, until_ms, why } => {
                let until = format!("{}: {}", words::until(lang()), moment(*until_ms));
                (format!("{}  {}  {until}  {why}", kind_told(*kind), target_told(target)), sanction)
            }
            AuditDeed::Lifted { sanction } => (words::lifted(lang()).to_string(), sanction),
            AuditDeed::Settled { report, game, seat, verdict } => {
                (format!("{}  {game}/{seat}  {verdict}", words::settled(lang())), report)
            }
        };
        writeln!(out, "{number}  {}  {by}  {}  {DIM}{id}{DIM:#}", moment(*at_ms), did.trim_end())?;
    }
    if let Some(next) = log.next {
        writeln!(out, "{DIM}{}: kaiju admin log {next}{DIM:#}", words::earlier(lang()))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whom_a_host_means_is_an_address_a_seat_or_an_account() {
        let seat = SanctionTarget::Seat { game: "abc123".into(), seat: 'B' };
        assert_eq!((whom("abc123/B"), whom(" abc123/b ")), (Ok(seat.clone()), Ok(seat)));
        for range in ["192.0.2.7", "192.0.2.0/24", "2001:db8::/48", "2001:db8::1"] {
            assert_eq!(whom(range), Ok(SanctionTarget::Range(range.into())), "{range}");
        }
        for name in ["Ana", "Ana Bea", "192.0.2", "a/b/c d", "Ana/Bea"] {
            assert_eq!(whom(name), Ok(SanctionTarget::Account(name.into())), "{name}");
        }
        assert!(whom(" ").is_err());
    }

    #[test]
    fn a_token_is_taken_out_of_what_a_server_is_given() {
        for given in ["a-long-secret-of-mine", "ana:a-long-secret-of-mine", " ana:a-long-secret-of-mine ,bea:another"] {
            assert_eq!(token(given), "a-long-secret-of-mine", "{given}");
        }
    }

    #[test]
    fn moments_are_days_and_minutes() {
        assert_eq!((moment(0), moment(DAY_MS - 1)), ("1970-01-01 00:00".into(), "1970-01-01 23:59".into()));
    }
}

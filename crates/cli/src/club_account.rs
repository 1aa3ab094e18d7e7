//! `kaiju club account`: the devices of an account, everything it has as a file, and the end of it.

use std::io::{BufRead as _, IsTerminal as _, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use kaiju_text::account as words;
use kaiju_wire::daily::Day;
use kaiju_wire::person::{AccountExport, Devices, Ended, Passkeys};

use crate::club::ClubDoor;
use crate::files::Force;
use crate::tongue::lang;
use crate::words::{BOLD, DIM, left, width};

/// The account.
#[derive(Args)]
pub(crate) struct AccountArgs {
    /// Sign a device out, by the id that stands beside it.
    #[arg(long, value_name = "ID", conflicts_with_all = ["everywhere", "export", "delete"])]
    sign_out: Option<String>,
    /// Sign out everywhere, here too.
    #[arg(long, conflicts_with_all = ["export", "delete"])]
    everywhere: bool,
    /// Write everything the server keeps of the account into a file; - is standard output.
    #[arg(long, value_name = "FILE", conflicts_with = "delete")]
    export: Option<PathBuf>,
    #[command(flatten)]
    force: Force,
    /// Delete the account for good. It asks before, and needs --sure where nobody can be asked.
    #[arg(long)]
    delete: bool,
    /// Delete it without being asked.
    #[arg(long, requires = "delete")]
    sure: bool,
}

impl AccountArgs {
    /// Does what was asked for, or shows the account.
    pub(crate) fn run(self, door: &mut ClubDoor, out: &mut impl Write) -> Result<()> {
        let name = door.signed_in()?.name.clone();
        if self.everywhere {
            return end(door, "/account/sessions", words::signed_out_everywhere(lang()), out);
        }
        if self.delete {
            if !self.sure && !is_sure(&name)? {
                bail!(words::not_deleted(lang()));
            }
            return end(door, "/account", &words::deleted(lang(), &name), out);
        }
        if let Some(file) = &self.export {
            self.force.check((file.as_os_str() != "-").then_some(file.as_path()))?;
            let all: AccountExport = door.mine("/account/export")?;
            let text = serde_json::to_string_pretty(&all)? + "\n";
            if file.as_os_str() == "-" {
                write!(out, "{text}")?;
            } else {
                self.force.write(file, text.as_bytes())?;
                writeln!(out, "{}", file.display())?;
            }
            return Ok(());
        }
        let devices: Devices = match &self.sign_out {
            Some(id) => {
                let there: Devices = door.mine("/account/sessions")?;
                if !there.devices.iter().any(|one| one.id == *id) {
                    bail!(words::no_such_device(lang(), id));
                }
                door.own("DELETE", &format!("/account/sessions/{id}"), None::<&()>)?
            }
            None => door.mine("/account/sessions")?,
        };
        if door.as_json(out, &devices)? {
            return Ok(());
        }
        writeln!(out, "{BOLD}{}{BOLD:#}", words::hello(lang(), &name))?;
        show(out, &devices, &door.mine("/account/passkeys")?)
    }
}

/// The devices and the passkeys, a line each.
fn show(out: &mut impl Write, devices: &Devices, passkeys: &Passkeys) -> Result<()> {
    let named = |label: &str| if label.is_empty() { words::unnamed(lang()).to_string() } else { label.to_string() };
    let since = |ms: u64| words::since(lang(), Day::of_ms(ms).to_string());
    let labels = devices.devices.iter().map(|one| &one.label).chain(passkeys.passkeys.iter().map(|one| &one.label));
    let room = labels.map(|label| width(&named(label))).max().unwrap_or(0);
    writeln!(out, "{BOLD}{}{BOLD:#}", words::devices(lang()))?;
    for one in &devices.devices {
        let id = if one.current { words::this_device(lang()) } else { &one.id };
        writeln!(out, "  {}  {}  {DIM}{id}{DIM:#}", left(&named(&one.label), room), since(one.created_ms))?;
    }
    if !passkeys.passkeys.is_empty() {
        writeln!(out, "{BOLD}{}{BOLD:#}", words::passkeys(lang()))?;
    }
    for one in &passkeys.passkeys {
        writeln!(out, "  {}  {}", left(&named(&one.label), room), since(one.created_ms))?;
    }
    Ok(())
}

/// Ends this session and more; what this machine keeps of the account goes with it.
fn end(door: &mut ClubDoor, path: &str, told: &str, out: &mut impl Write) -> Result<()> {
    let ended: Ended = door.own("DELETE", path, None::<&()>)?;
    door.keep(None)?;
    if !door.as_json(out, &ended)? {
        writeln!(out, "{told}")?;
    }
    Ok(())
}

/// Has somebody type the name of the account that is to go.
fn is_sure(name: &str) -> Result<bool> {
    if !std::io::stdin().is_terminal() {
        bail!(words::say_sure(lang()));
    }
    let mut err = anstream::stderr();
    write!(err, "{}\n{} ", words::delete_sure(lang()), words::delete_type(lang(), name))?;
    err.flush()?;
    let mut typed = String::new();
    std::io::stdin().lock().read_line(&mut typed)?;
    Ok(typed.trim() == name)
}

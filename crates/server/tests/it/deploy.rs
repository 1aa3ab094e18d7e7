//! The files that others install: what they promise is checked, as far as this machine can.

use std::path::Path;
use std::process::Command;

fn deploy(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy").join(name)
}

/// The exposure level systemd may find at most, of 10.
const MOST_EXPOSED: f32 = 2.0;

/// What the unit must say, where nobody can measure it.
const SHUT: [&str; 24] = [
    "CapabilityBoundingSet=",
    "DynamicUser=yes",
    "LockPersonality=yes",
    "MemoryDenyWriteExecute=yes",
    "NoNewPrivileges=yes",
    "PrivateDevices=yes",
    "PrivateTmp=yes",
    "PrivateUsers=yes",
    "ProcSubset=pid",
    "ProtectClock=yes",
    "ProtectControlGroups=yes",
    "ProtectHome=yes",
    "ProtectHostname=yes",
    "ProtectKernelLogs=yes",
    "ProtectKernelModules=yes",
    "ProtectKernelTunables=yes",
    "ProtectProc=invisible",
    "ProtectSystem=strict",
    "RestrictNamespaces=yes",
    "RestrictRealtime=yes",
    "RestrictSUIDSGID=yes",
    "SystemCallArchitectures=native",
    "SystemCallFilter=@system-service",
    "UMask=0077",
];

#[test]
fn the_unit_leaves_little_open() {
    let unit = deploy("kaiju.service");
    let text = std::fs::read_to_string(&unit).unwrap();
    for line in SHUT {
        assert!(text.lines().any(|said| said == line), "the unit does not say {line}");
    }
    let measured =
        Command::new("systemd-analyze").args(["security", "--offline=true", "--no-pager"]).arg(&unit).output();
    let Some(measured) = measured.ok().filter(|measured| measured.status.success()) else {
        eprintln!("systemd-analyze is not here or cannot look at files: only the lines of the unit were looked at");
        return;
    };
    let said = String::from_utf8_lossy(&measured.stdout);
    let level = said.lines().find(|line| line.contains("Overall exposure level")).unwrap();
    let level: f32 = level.split_whitespace().find_map(|word| word.parse().ok()).unwrap();
    assert!(level <= MOST_EXPOSED, "{said}");
}

/// Images that are fetched are named by a whole version: one that moves on with every release would be no pin.
#[test]
fn the_image_has_nothing_but_kaiju_and_what_is_fetched_is_pinned() {
    let text = std::fs::read_to_string(deploy("Containerfile")).unwrap();
    let from: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("FROM ")).collect();
    assert_eq!(from, ["scratch"]);
    assert!(text.contains("HEALTHCHECK ") && text.contains("CMD [\"/kaiju\", \"health\"]"));
    let user = text.lines().find_map(|line| line.strip_prefix("USER ")).expect("a user");
    assert!(user.split(':').all(|number| number.parse::<u32>().is_ok_and(|number| number > 0)), "{user}");
    let compose = std::fs::read_to_string(deploy("compose.yaml")).unwrap();
    let fetched = compose
        .lines()
        .filter_map(|line| line.trim().strip_prefix("image: "))
        .filter(|image| !image.starts_with("localhost/"));
    for image in fetched {
        let tag = image.rsplit_once(':').expect("a tag").1;
        let numbers = tag.split('-').next().unwrap().split('.').filter(|part| part.parse::<u32>().is_ok()).count();
        assert!(image.contains("@sha256:") || numbers >= 2, "{image} is not pinned");
    }
}

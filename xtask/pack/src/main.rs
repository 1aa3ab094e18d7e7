//! Packs the browser client: builds the wasm, binds it to JavaScript, gathers pages, styles and pictures, and writes
//! everything into one folder, compressed, with a service worker that knows it all.
//!
//! A program of its own, because it takes a minute to build and the other chores should not wait for that.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

/// All that is loaded may not be larger than this, compressed.
const LIMIT: usize = 900_000;
const WASM: &str = "wasm32-unknown-unknown";

type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    let quick = env::args().any(|word| word == "--dev");
    match pack(quick) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("pack: {why}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders below the root").to_path_buf()
}

/// The folder cargo builds into; we were built there too.
fn target() -> Result<PathBuf> {
    let me = env::current_exe().map_err(|e| format!("cannot tell where I was built: {e}"))?;
    me.ancestors().nth(2).map(Path::to_path_buf).ok_or_else(|| "start me with `cargo xtask web`".to_string())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

fn pack(quick: bool) -> Result<()> {
    same_bindgen()?;
    let web = root().join("crates/web");
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    bind(&build(quick)?, &mut files)?;
    gather(&web.join("page"), "", &mut files)?;
    gather(&web.join("art"), "", &mut files)?;
    files
        .retain(|name, _| Path::new(name).extension().is_none_or(|kind| kind != "txt" && kind != "rs" && kind != "md"));
    files.insert("kaiju.css".to_string(), styles(&web.join("style"))?);
    service(&mut files)?;
    let dist = web.join("dist");
    write(&dist, &files, quick)
}

/// The library that binds and the one that is bound must be the same version.
fn same_bindgen() -> Result<()> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).map_err(|e| format!("cannot read Cargo.lock: {e}"))?;
    let version = |name: &str| {
        let at = lock.find(&format!("name = \"{name}\"\n"))?;
        lock[at..].lines().nth(1)?.split('"').nth(1).map(str::to_string)
    };
    let (one, other) = (version("wasm-bindgen"), version("wasm-bindgen-cli-support"));
    if one.is_some() && one == other {
        return Ok(());
    }
    Err(format!(
        "wasm-bindgen is {} and wasm-bindgen-cli-support is {}: set the latter in xtask/pack/Cargo.toml to the former",
        one.unwrap_or_default(),
        other.unwrap_or_default()
    ))
}

/// Builds the wasm with a cargo of its own; returns where it lies.
fn build(quick: bool) -> Result<PathBuf> {
    let profile = if quick { "wasm-dev" } else { "wasm-release" };
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args([
        "build",
        "--package",
        "kaiju-web",
        "--lib",
        "--target",
        WASM,
        "--profile",
        profile,
    ]);
    cargo.arg("--target-dir").arg(target()?);
    // What the cargo that started us says about us is not true of what is built now.
    for (name, _) in env::vars() {
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            cargo.env_remove(name);
        }
    }
    let status = cargo.status().map_err(|e| format!("cannot start cargo: {e}"))?;
    if !status.success() {
        return Err(format!("the browser client does not build ({status})"));
    }
    Ok(target()?.join(WASM).join(profile).join("kaiju_web.wasm"))
}

/// The wasm and the JavaScript beside it.
fn bind(wasm: &Path, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let out = target()?.join("kaiju-bound");
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen
        .input_path(wasm)
        .out_name("kaiju")
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.web(true).map_err(|e| format!("{e:#}"))?;
    bindgen.generate(&out).map_err(|e| format!("the wasm cannot be bound: {e:#}"))?;
    for name in ["kaiju.js", "kaiju_bg.wasm"] {
        files.insert(name.to_string(), read(&out.join(name))?);
    }
    // A build that was cut short may leave holes, which only a browser would notice.
    if String::from_utf8_lossy(&files["kaiju.js"]).contains("from \"env\"") {
        return Err(format!("{} has holes: remove it and what lies beside it, and build again", wasm.display()));
    }
    gather(&out.join("snippets"), "snippets/", files)
}

/// Every file of a folder, and of the folders in it.
fn gather(folder: &Path, prefix: &str, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries.flatten() {
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            gather(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name, read(&entry.path())?);
        }
    }
    Ok(())
}

/// All styles in one file, without comments and indentation.
fn styles(folder: &Path) -> Result<Vec<u8>> {
    let mut all = BTreeMap::new();
    gather(folder, "", &mut all)?;
    let mut css = String::new();
    for text in all.values() {
        let text = String::from_utf8_lossy(text);
        let mut rest = text.as_ref();
        while let Some((before, comment)) = rest.split_once("/*") {
            css += before;
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
        }
        css += rest;
        css.push('\n');
    }
    let lines: Vec<&str> = css.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    Ok(lines.join("\n").into_bytes())
}

/// Fills in what the service worker keeps, and a name for this very set of files.
fn service(files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    let names: Vec<String> = files
        .keys()
        .filter(|name| {
            *name != "sw.js" && *name != "index.html" && Path::new(name).extension().is_none_or(|kind| kind != "png")
        })
        .map(|name| format!("\"/{name}\""))
        .collect();
    let worker = files.get_mut("sw.js").ok_or("crates/web/page/sw.js is missing")?;
    let text = String::from_utf8_lossy(worker)
        .replace("@VERSION@", &format!("{:016x}", hasher.finish()))
        .replace("\"@FILES@\"", &names.join(", "));
    *worker = text.into_bytes();
    Ok(())
}

/// Writes the folder: each file as it is and compressed. Compressing takes longest, so what is there already and has not
/// changed stays.
fn write(dist: &Path, files: &BTreeMap<String, Vec<u8>>, quick: bool) -> Result<()> {
    let fail = |path: &Path, e: std::io::Error| format!("cannot write {}: {e}", path.display());
    let stamp = dist.join(".packed");
    let how = if quick { "quickly" } else { "well" };
    let mut old = BTreeMap::new();
    gather(dist, "", &mut old)?;
    let same_way = old.get(".packed").is_some_and(|said| said == how.as_bytes());
    for name in old.keys().filter(|name| !files.contains_key(name.trim_end_matches(".br"))) {
        let path = dist.join(name);
        fs::remove_file(&path).map_err(|e| fail(&path, e))?;
    }
    let mut sum = 0;
    for (name, bytes) in files {
        let path = dist.join(name);
        let folder = path.parent().unwrap_or(dist);
        fs::create_dir_all(folder).map_err(|e| fail(folder, e))?;
        let kept = old.get(&format!("{name}.br")).filter(|_| same_way && old.get(name) == Some(bytes));
        if old.get(name) != Some(bytes) {
            fs::write(&path, bytes).map_err(|e| fail(&path, e))?;
        }
        let small = match kept {
            Some(small) => small.clone(),
            None => compress(bytes, quick)?,
        };
        // What does not get smaller travels as it is.
        let travels = if small.len() < bytes.len() {
            if kept.is_none() {
                let path = dist.join(format!("{name}.br"));
                fs::write(&path, &small).map_err(|e| fail(&path, e))?;
            }
            small.len()
        } else {
            bytes.len()
        };
        println!("  {name:<32} {:>9} {travels:>9}", bytes.len());
        sum += travels;
    }
    fs::write(&stamp, how).map_err(|e| fail(&stamp, e))?;
    println!("  {:<32} {:>9} {sum:>9} bytes compressed", "all", files.values().map(Vec::len).sum::<usize>());
    if sum > LIMIT && !quick {
        return Err(format!("{sum} bytes are more than the {LIMIT} a first visit may cost"));
    }
    Ok(())
}

fn compress(bytes: &[u8], quick: bool) -> Result<Vec<u8>> {
    let mut small = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: if quick { 3 } else { 11 }, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &*bytes, &mut small, &settings).map_err(|e| format!("cannot compress: {e}"))?;
    Ok(small)
}

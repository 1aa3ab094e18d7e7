//! Packs the browser client: builds the wasm, binds it to JavaScript, gathers pages, styles and pictures, and writes
//! everything into one folder, compressed, with a service worker that knows it all.
//!
//! A program of its own, because it takes a minute to build and the other chores should not wait for that.

mod css;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use kaiju_text::{Lang, web as words};

/// All that a first visit loads may not be larger than this, compressed.
const LIMIT: usize = 900_000;
/// The champion's network, which is fetched by those who play with it, may not be larger than this, compressed.
const CHAMPION_LIMIT: usize = 250_000;
const WASM: &str = "wasm32-unknown-unknown";
/// The drawings, which the page carries in itself: a picture that came from a file of its own would be fetched and
/// read as a whole each time it is shown.
const SPRITES: [&str; 3] = ["city.svg", "icons.svg", MONSTERS];
/// The drawings of the monsters, each with its poster colours.
const MONSTERS: &str = "monsters.svg";
/// What is named after its contents and may be kept for ever, besides the words and the parts.
const STAMPED: [&str; 10] = [
    "kaiju_bg.wasm",
    "kaiju.js",
    "kaiju.css",
    "favicon.svg",
    "review_core_bg.wasm",
    "review_core.js",
    CHAMPION,
    "review.js", // it names those before it
    PUZZLES,
    ATLAS,
];
/// The files that name others: what they name is stamped in them.
const NAMING: [&str; 4] = ["index.html", "boot.js", "review.js", "kaiju.js"];
/// The programs of the page: the crate as its file is called, and the name of what is bound to it.
const PROGRAMS: [(&str, &str); 2] = [(PARTED, "kaiju"), ("kaiju_web_review", "review_core")];
/// The program that is taken apart.
const PARTED: &str = "kaiju_web";
/// How the names of those files begin that are loaded when somebody asks for them, and not before.
const LATER: [&str; 5] = [PART, "review", "puzzles", "champion", "atlas"];
/// How the names of those files begin that are parts of the program.
const PART: &str = "part_";
/// What fetches the parts; it becomes part of the script of the program.
const PARTS: &str = "parts.js";
/// The book of puzzles.
const PUZZLES: &str = "puzzles.txt";
/// What was measured: all tables of `docs/atlas`.
const ATLAS: &str = "atlas.csv";
/// The network of the champion.
const CHAMPION: &str = "champion.bin";
/// How the names of those files begin that are the words of a language; a visit loads one of them.
const WORDS: &str = "words.";

type Result<T> = std::result::Result<T, String>;

/// Pages of the documentation that the static site has besides.
const PAPERS: [&str; 2] = ["atlas", "godzilla-balance"];
/// What a page from a plain web host may do: as a table server's own page, and reach a server somewhere else.
const SITE_CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data: blob: https: http:; font-src 'self'; media-src 'self' blob:; \
     connect-src 'self' https: http: wss: ws:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; \
     form-action 'none'; require-trusted-types-for 'script'; trusted-types default";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let told: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match told[..] {
        ["--dev", ..] => pack(true, &words[1..]).map(|_| ()),
        ["--site", folder, ..] => pack(false, &words[2..]).and_then(|files| site(Path::new(folder), &files)),
        _ => pack(false, &words).map(|_| ()),
    };
    match done {
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

/// The folder cargo builds into; we were built somewhere below it. Cargo marks it, and some folders in it.
fn target() -> Result<PathBuf> {
    let me = env::current_exe().map_err(|e| format!("cannot tell where I was built: {e}"))?;
    let marked = me.ancestors().filter(|folder| folder.join("CACHEDIR.TAG").is_file()).last();
    marked.map(Path::to_path_buf).ok_or_else(|| "start me with `cargo xtask web`".to_string())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// Packs the client into `crates/web/dist`; answers its files as they are, by name. The words are for the cargo that builds
/// the wasm.
fn pack(quick: bool, words: &[String]) -> Result<BTreeMap<String, Vec<u8>>> {
    same_bindgen()?;
    let web = root().join("crates/web");
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let built = build(quick, words)?;
    for (program, name) in PROGRAMS {
        let wasm = built.join(format!("{program}.wasm"));
        if program == PARTED && !quick {
            let apart = take_apart(&wasm, &mut files)?;
            bind(&apart.rest, name, true, &mut files)?;
            let script = format!("{name}.js");
            let fetching = String::from_utf8_lossy(&read(&web.join("page").join(PARTS))?).into_owned();
            let script_text = with_parts(&text(&files, &script)?, &fetching, &apart.parts)?;
            files.insert(script, script_text.into_bytes());
        } else {
            bind(&wasm, name, false, &mut files)?;
        }
    }
    gather(&web.join("page"), "", &mut files)?;
    files.remove(PARTS);
    gather(&web.join("art"), "", &mut files)?;
    files
        .retain(|name, _| Path::new(name).extension().is_none_or(|kind| kind != "txt" && kind != "rs" && kind != "md"));
    files.insert(PUZZLES.to_string(), read(&root().join("crates/client").join(PUZZLES))?);
    files.insert(CHAMPION.to_string(), read(&root().join("crates/bots/src").join(CHAMPION))?);
    files.insert(ATLAS.to_string(), atlas()?);
    let colours = monster_colours(&text(&files, MONSTERS)?)?;
    files.insert("kaiju.css".to_string(), styles(&web.join("style"), &colours)?);
    for lang in Lang::ALL {
        files.insert(words_of(lang), lang.pack().into_bytes());
    }
    first_page(&mut files)?;
    stamp(&mut files)?;
    service(&mut files)?;
    write(&web.join("dist"), &files, quick)?;
    Ok(files)
}

/// All tables that were measured, one after the other; each says by its name what was tried.
fn atlas() -> Result<Vec<u8>> {
    let mut tables = BTreeMap::new();
    gather(&root().join("docs/atlas"), "", &mut tables)?;
    let mut all = String::new();
    for (name, bytes) in tables {
        if let Some(name) = name.strip_suffix(".csv") {
            let _ = writeln!(all, "# {name}");
            all += &String::from_utf8_lossy(&bytes);
        }
    }
    Ok(all.into_bytes())
}

/// The file with the words of a language.
fn words_of(lang: Lang) -> String {
    format!("{WORDS}{lang}.txt")
}

/// Writes the client as a site for any web host, in whatever folder of it, with the papers people read.
fn site(folder: &Path, files: &BTreeMap<String, Vec<u8>>) -> Result<()> {
    let mut files = files.clone();
    files.insert("index.html".to_string(), alone(&text(&files, "index.html")?)?.into_bytes());
    let docs = root().join("docs");
    gather(&docs.join("atlas"), "atlas/", &mut files)?;
    let css = files.keys().find(|name| Path::new(name).extension().is_some_and(|kind| kind == "css"));
    let css = css.ok_or("the styles are missing")?.clone();
    for name in PAPERS {
        let source = String::from_utf8_lossy(&read(&docs.join(format!("{name}.md")))?).into_owned();
        files.insert(format!("{name}.html"), paper(&source, &css).into_bytes());
    }
    // Whoever asks for something else is led to the page; some hosts leave files out unless they are told not to.
    files.insert(
        "404.html".to_string(),
        b"<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=./\">\n".to_vec(),
    );
    files.insert(".nojekyll".to_string(), Vec::new());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|e| format!("cannot empty {}: {e}", folder.display()))?;
    }
    for (name, bytes) in &files {
        let path = folder.join(name);
        let at = path.parent().unwrap_or(folder);
        fs::create_dir_all(at)
            .and_then(|()| fs::write(&path, bytes))
            .map_err(|e| format!("cannot write {}: {e}", path.display()))?;
    }
    println!("The site is in {}: {} files.", folder.strip_prefix(root()).unwrap_or(folder).display(), files.len());
    Ok(())
}

/// The first page as it is on a plain web host: it says so, and carries the policy that a table server sends as a header.
fn alone(page: &str) -> Result<String> {
    let (head, rest) = page.split_once("<meta charset=\"utf-8\">").ok_or("index.html says nothing of its letters")?;
    let head = head.replacen("<html ", "<html data-site ", 1);
    Ok(format!(
        "{head}<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"{SITE_CSP}\">{rest}"
    ))
}

/// A page of the documentation as HTML.
fn paper(source: &str, css: &str) -> String {
    let source = PAPERS
        .iter()
        .fold(source.to_string(), |text, name| text.replace(&format!("({name}.md)"), &format!("({name}.html)")));
    let title = source.lines().next().unwrap_or_default().trim_start_matches("# ").to_string();
    let mut body = String::new();
    pulldown_cmark::html::push_html(
        &mut body,
        pulldown_cmark::Parser::new_ext(&source, pulldown_cmark::Options::ENABLE_TABLES),
    );
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title} · Kaiju</title>\n<link rel=\"stylesheet\" href=\"./{css}\">\n</head>\n<body>\n\
         <main class=\"page stack paper\"><p><a href=\"./\">Kaiju</a></p>\n{body}</main>\n</body>\n</html>\n"
    )
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

/// Builds the programs with a cargo of its own; returns where they lie.
fn build(quick: bool, words: &[String]) -> Result<PathBuf> {
    let profile = if quick { "play" } else { "wasm-release" };
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["build", "--lib", "--target", WASM, "--profile", profile]);
    for (program, _) in PROGRAMS {
        cargo.args(["--package", &program.replace('_', "-")]);
    }
    if !quick {
        cargo.args(["--features", &format!("{}/parts", PARTED.replace('_', "-"))]);
    }
    cargo.arg("--target-dir").arg(target()?).args(words);
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
    Ok(target()?.join(WASM).join(profile))
}

/// A program that was taken apart.
struct Apart {
    /// Where the file lies that has what is left.
    rest: PathBuf,
    /// The parts by name, each with the files it consists of.
    parts: BTreeMap<String, Vec<String>>,
}

/// Takes those parts out of a program that are fetched later: what only they need becomes files of their own.
fn take_apart(wasm: &Path, files: &mut BTreeMap<String, Vec<u8>>) -> Result<Apart> {
    let out = target()?.join("kaiju-apart");
    let rest = out.join("rest.wasm");
    let program = read(wasm)?;
    let mut options = wasm_split_cli_support::Options::new(&program);
    options.output_dir = &out;
    options.main_out_path = &rest;
    let link = format!("./{PARTS}");
    options.link_name = &link;
    let split = wasm_split_cli_support::transform(options).map_err(|e| format!("the wasm cannot be split: {e:#}"))?;
    let mut parts = BTreeMap::new();
    for (part, stems) in split.prefetch_map {
        let mut names = Vec::new();
        for stem in stems {
            let name = format!("{PART}{}.wasm", stem.rsplit('_').next().unwrap_or(&stem));
            if !files.contains_key(&name) {
                files.insert(name.clone(), tight(&read(&out.join(format!("{stem}.wasm")))?)?);
            }
            names.push(name);
        }
        parts.insert(part, names);
    }
    Ok(Apart { rest, parts })
}

/// A part without what only the linker needs: it leaves room in every number, and names.
fn tight(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse(wasm).map_err(|e| format!("a part cannot be read: {e:#}"))?;
    Ok(module.emit_wasm())
}

/// The script of a program with what fetches its parts.
fn with_parts(script: &str, fetching: &str, parts: &BTreeMap<String, Vec<String>>) -> Result<String> {
    let wanted = format!(" from \"./{PARTS}\"");
    let line = script.lines().find(|line| line.starts_with("import * as ") && line.contains(&wanted));
    let line = line.ok_or("the program asks for none of its parts")?;
    let name = line.split_whitespace().nth(3).unwrap_or_default();
    let mut loaders = String::new();
    for (part, files) in parts {
        let files: Vec<String> = files.iter().map(|file| format!("\"./{file}\"")).collect();
        let _ = write!(loaders, "__wasm_split_load_{part}: part({}), ", files.join(", "));
    }
    let fetching = fetching.replace("\"@PARTS@\": \"\"", loaders.trim_end_matches(", "));
    Ok(script.replacen(line, &format!("{fetching}const {name} = parts;"), 1))
}

/// A program and the JavaScript beside it, under this name. One that has parts lets them have what the linker made.
fn bind(wasm: &Path, name: &str, has_parts: bool, files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let out = target()?.join("kaiju-bound").join(name);
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(wasm).out_name(name).typescript(false).remove_name_section(true).remove_producers_section(true);
    bindgen.keep_lld_exports(has_parts);
    bindgen.web(true).map_err(|e| format!("{e:#}"))?;
    bindgen.generate(&out).map_err(|e| format!("the wasm cannot be bound: {e:#}"))?;
    let script = format!("{name}.js");
    for name in [&script, &format!("{name}_bg.wasm")] {
        files.insert(name.clone(), read(&out.join(name))?);
    }
    // A build that was cut short may leave holes, which only a browser would notice.
    if String::from_utf8_lossy(&files[&script]).contains("from \"env\"") {
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

/// The poster colours of the monsters as rules, one a drawing: `.m-<id>` has `--accent` and `--accent-2`.
fn monster_colours(svg: &str) -> Result<String> {
    let mut rules = String::new();
    for symbol in svg.split("<symbol ").skip(1).filter_map(|more| more.split('>').next()) {
        let said = |name: &str| symbol.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        let (Some(id), Some(first), Some(second)) = (said("id"), said("data-accent"), said("data-accent-2")) else {
            return Err(format!("{MONSTERS}: a monster is drawn without its colours: <symbol {symbol}>"));
        };
        let _ = writeln!(rules, "@layer tokens {{ .{id} {{ --accent: {first}; --accent-2: {second}; }} }}");
    }
    Ok(rules)
}

/// All styles in one file, without comments and indentation; at its end rules that were made.
fn styles(folder: &Path, made: &str) -> Result<Vec<u8>> {
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
    css += made;
    // The first page is there in every language; the root says which one is shown.
    for lang in Lang::ALL {
        let _ = writeln!(
            css,
            "@layer pages {{ :root:not([lang=\"{lang}\"]) #boot [lang=\"{lang}\"] {{ display: none; }} }}"
        );
    }
    let lines: Vec<&str> = css.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    Ok(css::expand(&lines.join("\n"))?.into_bytes())
}

/// The text of a file.
fn text(files: &BTreeMap<String, Vec<u8>>, name: &str) -> Result<String> {
    let bytes = files.get(name).ok_or_else(|| format!("{name} is missing"))?;
    String::from_utf8(bytes.clone()).map_err(|e| format!("{name}: {e}"))
}

/// Puts the drawings and the words of all languages into the page that is seen before the program runs.
fn first_page(files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let mut symbols = String::new();
    for name in SPRITES {
        symbols += &inside(&text(files, name)?).ok_or_else(|| format!("{name} is no sprite"))?;
        files.remove(name);
    }
    let options = Lang::ALL.map(|lang| format!("<option value=\"{lang}\">{}</option>", lang.label())).concat();
    let page = said(&text(files, "index.html")?)?.replace("@LANGUAGES@", &options).replace("@SPRITES@", &symbols);
    missing_drawings(&page)?;
    files.insert("index.html".to_string(), page.into_bytes());
    let words = Lang::ALL.map(|lang| format!("\"{lang}\": \"./{}\"", words_of(lang)));
    let boot = text(files, "boot.js")?.replace("\"@WORDS@\": \"\"", &words.join(", "));
    files.insert("boot.js".to_string(), boot.into_bytes());
    let able = text(files, "able.js")?.replace("\"@CANNOT@\": \"\"", &cannot_start());
    files.insert("able.js".to_string(), able.into_bytes());
    Ok(())
}

/// The sentence for browsers that cannot start the page, in every language, as fields of JavaScript.
fn cannot_start() -> String {
    Lang::ALL.map(|lang| format!("\"{lang}\": {:?}", words::cannot_start(lang))).join(", ")
}

/// What a sprite holds, without comments and without air between its elements.
fn inside(svg: &str) -> Option<String> {
    let mut rest = svg.split_once("<svg")?.1.split_once('>')?.1.rsplit_once("</svg>")?.0;
    let mut out = String::new();
    while let Some((before, comment)) = rest.split_once("<!--") {
        out += before;
        rest = comment.split_once("-->")?.1;
    }
    out += rest;
    Some(out.lines().map(str::trim).collect::<Vec<_>>().join("\n").replace(">\n<", "><"))
}

/// A page with the words it names in double braces, in every language.
fn said(page: &str) -> Result<String> {
    let mut out = String::new();
    let mut rest = page;
    while let Some((before, named)) = rest.split_once("{{") {
        let (id, after) = named.split_once("}}").ok_or("braces without an end in index.html")?;
        out += before;
        for lang in Lang::ALL {
            let text = words::by_id(lang, id).ok_or_else(|| format!("index.html: no words are called {id}"))?;
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let _ = write!(out, "<span lang=\"{lang}\">{text}</span>");
        }
        rest = after;
    }
    out += rest;
    Ok(out)
}

/// Refuses a page that shows a drawing it does not have, or has one twice.
fn missing_drawings(page: &str) -> Result<()> {
    for id in page.split("href=\"#").skip(1).filter_map(|more| more.split('"').next()).filter(|id| !id.contains('/')) {
        if !page.contains(&format!("id=\"{id}\"")) {
            return Err(format!("index.html shows #{id}, and no drawing is called that"));
        }
    }
    let mut ids: Vec<&str> = page.split(" id=\"").skip(1).filter_map(|more| more.split('"').next()).collect();
    ids.sort_unstable();
    match ids.windows(2).find(|two| two[0] == two[1]) {
        Some(two) => Err(format!("two things in index.html are called #{}", two[0])),
        None => Ok(()),
    }
}

/// Names files after their contents, also where others name them.
fn stamp(files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let parts = files.keys().filter(|name| name.starts_with(PART)).cloned();
    let first: Vec<String> = Lang::ALL.map(words_of).into_iter().chain(parts).collect();
    for name in first.iter().map(String::as_str).chain(STAMPED) {
        let bytes = files.remove(name).ok_or_else(|| format!("{name} is missing"))?;
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let (stem, kind) = name.rsplit_once('.').unwrap_or((name, ""));
        let stamped = format!("{stem}-{:016x}.{kind}", hasher.finish());
        for page in NAMING {
            // One that was stamped itself names nothing that comes after it.
            if let Ok(told) = text(files, page) {
                let told = told.replace(&format!("\"./{name}\""), &format!("\"./{stamped}\""));
                files.insert(page.to_string(), told.into_bytes());
            }
        }
        files.insert(stamped, bytes);
    }
    Ok(())
}

/// Does every visit load this file? The pictures are for those who put the page on their home screen, the words of a language
/// for those who speak it, and the parts of the program, the review, the puzzles, the champion and the atlas for those who ask for
/// them.
fn is_visited(name: &str) -> bool {
    !is_later(name) && !name.starts_with(WORDS) && Path::new(name).extension().is_none_or(|kind| kind != "png")
}

/// Is this file loaded when somebody asks for what it has?
fn is_later(name: &str) -> bool {
    LATER.iter().any(|first| name.starts_with(first))
}

/// Fills in what the service worker keeps, and a name for this very set of files.
fn service(files: &mut BTreeMap<String, Vec<u8>>) -> Result<()> {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    let list = |wanted: &dyn Fn(&str) -> bool| -> String {
        let names = files.keys().filter(|name| wanted(name)).map(|name| format!("\"./{name}\""));
        names.collect::<Vec<_>>().join(", ")
    };
    let names = list(&|name| name != "sw.js" && name != "index.html" && is_visited(name));
    let later = list(&|name| is_later(name) || name.starts_with(WORDS));
    let worker = files.get_mut("sw.js").ok_or("crates/web/page/sw.js is missing")?;
    let text = String::from_utf8_lossy(worker)
        .replace("@VERSION@", &format!("{:016x}", hasher.finish()))
        .replace("\"@FILES@\"", &names)
        .replace("\"@LATER@\"", &later);
    *worker = text.into_bytes();
    Ok(())
}

/// Writes the folder: each file as it is and compressed. Compressing takes longest, so what is there already and has not
/// changed stays.
fn write(dist: &Path, files: &BTreeMap<String, Vec<u8>>, quick: bool) -> Result<()> {
    let fail = |path: &Path, e: std::io::Error| format!("cannot write {}: {e}", path.display());
    // It lies outside the folder, since all that lies inside becomes part of kaiju.
    let stamp = target()?.join("packed");
    let how = if quick { "quickly" } else { "well" };
    let mut old = BTreeMap::new();
    gather(dist, "", &mut old)?;
    let same_way = fs::read_to_string(&stamp).is_ok_and(|said| said == how);
    for name in old.keys().filter(|name| !files.contains_key(name.trim_end_matches(".br"))) {
        let path = dist.join(name);
        fs::remove_file(&path).map_err(|e| fail(&path, e))?;
    }
    let (mut sum, mut later, mut words) = (0, LATER.map(|first| (first, 0)), 0);
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
        if is_visited(name) {
            sum += travels;
        } else if let Some((_, sum)) = later.iter_mut().find(|(first, _)| name.starts_with(first)) {
            *sum += travels;
        } else if name.starts_with(WORDS) {
            words = words.max(travels);
        }
    }
    // Whoever visits speaks one language, at worst the one with the most to say.
    sum += words;
    fs::write(&stamp, how).map_err(|e| fail(&stamp, e))?;
    println!("  {:<32} {:>9} {sum:>9} bytes compressed", "a visit", "");
    for (what, sum) in later {
        println!("  {what:<32} {:>9} {sum:>9} bytes compressed, later", "");
    }
    if quick {
        return Ok(());
    }
    let champion = later.into_iter().find(|(first, _)| CHAMPION.starts_with(first)).map_or(0, |(_, sum)| sum);
    within("a first visit", sum, LIMIT).and(within("the champion's network", champion, CHAMPION_LIMIT))
}

/// Refuses what is larger than it may be, compressed.
fn within(what: &str, bytes: usize, limit: usize) -> Result<()> {
    if bytes > limit {
        return Err(format!("{bytes} bytes are more than the {limit} that {what} may cost"));
    }
    Ok(())
}

fn compress(bytes: &[u8], quick: bool) -> Result<Vec<u8>> {
    let mut small = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams {
        quality: if quick { 3 } else { 11 },
        lgwin: 22,
        // Most of it is code: it repeats itself at short distances, as the tables of a font do.
        mode: brotli::enc::backward_references::BrotliEncoderMode::BROTLI_MODE_FONT,
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &*bytes, &mut small, &settings).map_err(|e| format!("cannot compress: {e}"))?;
    Ok(small)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn symbols() -> String {
        let art = root().join("crates/web/art");
        SPRITES.map(|name| inside(&fs::read_to_string(art.join(name)).unwrap()).unwrap()).concat()
    }

    /// Whoever trains a larger network hears of it before the page is packed.
    #[test]
    fn the_champion_is_no_larger_than_it_may_be() {
        let network = fs::read(root().join("crates/bots/src").join(CHAMPION)).unwrap();
        let small = compress(&network, false).unwrap();
        assert_eq!(within("the network", small.len(), CHAMPION_LIMIT), Ok(()));
        assert!(within("twice of it", 2 * small.len(), CHAMPION_LIMIT).is_err());
    }

    /// A picture that is not there is an empty place, which nobody notices but the player.
    #[test]
    fn every_drawing_the_client_names_is_there() {
        let symbols = symbols();
        let mut sources = BTreeMap::new();
        for folder in ["crates/web/src", "crates/web-review/src"] {
            gather(&root().join(folder), folder, &mut sources).unwrap();
        }
        let dice = "crates/client/src/tray.rs";
        sources.insert(dice.to_string(), fs::read(root().join(dice)).unwrap());
        let source = sources.values().map(|bytes| String::from_utf8_lossy(bytes)).collect::<String>();
        let after = |start: &'static str| source.split(start).skip(1).filter_map(|more| more.split('"').next());
        let named = after("icon(\"").chain(after("glyph(\"")).chain(after("\"#").filter(|id| {
            !id.contains('/') && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') && *id != "main"
        }));
        let motifs = fs::read_to_string(root().join("crates/web/art/pictograms.txt")).unwrap();
        let motifs = motifs.lines().filter_map(|line| line.split('#').next()?.split_whitespace().nth(1));
        let named: Vec<String> = named.map(str::to_string).chain(motifs.map(|motif| format!("p-{motif}"))).collect();
        assert!(named.len() > 200, "{} are named", named.len());
        for id in named {
            assert!(symbols.contains(&format!("<symbol id=\"{id}\"")), "no drawing is called {id}");
        }
    }

    /// Whatever is visited is loaded: a style that nothing has any more is paid for by everybody.
    #[test]
    fn every_class_the_styles_name_is_one_the_client_gives() {
        let mut sources = BTreeMap::new();
        for folder in
            ["crates/web/src", "crates/web/page", "crates/web/art", "crates/client/src", "crates/web-review/src"]
        {
            gather(&root().join(folder), folder, &mut sources).unwrap();
        }
        let given: String = sources.values().map(|bytes| String::from_utf8_lossy(bytes)).collect();
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let given: std::collections::BTreeSet<&str> = given.split(|c| !is_word(c)).collect();
        let css = String::from_utf8(styles(&root().join("crates/web/style"), "").unwrap()).unwrap();
        let selectors = css.split('{').filter_map(|before| before.rsplit(['}', ';']).next());
        let named: Vec<&str> = selectors
            .flat_map(|selector| selector.split('.').skip(1))
            .filter_map(|more| more.split(|c| !is_word(c)).next())
            .filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
            .collect();
        assert!(named.len() > 300, "{} are named", named.len());
        // These are made of a word and what it is about: the lines of charts, and symbols.
        let made = |name: &str| name.starts_with("glyph-") || (name.len() == 2 && name.starts_with('c'));
        for name in named {
            assert!(given.contains(name) || made(name), "nothing is a .{name}");
        }
    }

    /// What the styles use that a browser has to know, by kind, with the version of Safari that brought it in brackets where that is 13 or
    /// later. docs/browser-client.md promises 16.4.
    const STYLED: [(&str, &str); 4] = [
        ("@", "container(16) keyframes layer(15.4) media"),
        (
            ":",
            "-webkit-details-marker active after backdrop(15.4) before checked disabled empty first-child focus focus-visible(15.4) \
             has(15.4) hover is(14) lang last-child not nth-child nth-of-type only-child placeholder root selection target where(14)",
        ),
        (
            "()",
            "brightness calc clamp(13.1) color-mix(16.2) contrast counter cubic-bezier drop-shadow env grayscale inset \
             linear-gradient max min minmax polygon radial-gradient repeat repeating-conic-gradient repeating-linear-gradient rotate \
             rotateY saturate scale scaleY skewX steps translate translateX translateY var",
        ),
        (
            "media",
            "forced-colors(16.4) hover max-height max-width min-height min-width not(16.4) pointer prefers-color-scheme \
             prefers-contrast(14.1) prefers-reduced-motion",
        ),
    ];

    /// A browser drops a style that it does not know without a word, and no iPhone is here to show it.
    #[test]
    fn the_styles_use_nothing_newer_than_the_page_promises() {
        let css = String::from_utf8(styles(&root().join("crates/web/style"), "").unwrap()).unwrap();
        let used = css_words(&css);
        for (kind, list) in STYLED {
            let list: Vec<(&str, &str)> = list
                .split_whitespace()
                .map(|word| word.trim_end_matches(')').split_once('(').unwrap_or((word, "12")))
                .collect();
            let known: BTreeSet<String> = list.iter().map(|(word, _)| word.to_string()).collect();
            let new: Vec<_> = used[kind].difference(&known).collect();
            assert!(
                new.is_empty(),
                "{kind} {new:?}: find out since which Safari, and write it here and into docs/browser-client.md"
            );
            let gone: Vec<_> = known.difference(&used[kind]).collect();
            assert!(gone.is_empty(), "{kind} {gone:?}: no style uses it any more");
            for (word, since) in list {
                let (major, minor) = since.split_once('.').unwrap_or((since, "0"));
                let since: (u32, u32) = (major.parse().unwrap(), minor.parse().unwrap());
                assert!(since <= (16, 4), "{kind} {word} is newer than what the page promises");
            }
        }
        let newer = "@scope (.a) { .b:user-valid, ::cue { color: oklch(1 2 3); } } @media (width > 1rem) { .a { & b { margin: 0 } } }";
        let newer = css_words(newer);
        assert!(
            newer["@"].contains("scope") && newer[":"].contains("user-valid") && newer[":"].contains("cue"),
            "{newer:?}"
        );
        assert!(newer["()"].contains("oklch") && newer["media"].contains(">") && newer[":"].contains("&"), "{newer:?}");
    }

    /// The words of a style sheet that a browser has to know: rules with an `@`, pseudo-classes and nesting, functions, and what
    /// media are asked for.
    fn css_words(css: &str) -> BTreeMap<&'static str, BTreeSet<String>> {
        let mut found: BTreeMap<&'static str, BTreeSet<String>> =
            STYLED.iter().map(|(kind, _)| (*kind, BTreeSet::new())).collect();
        let mut note = |kind: &'static str, word: &str| {
            found.get_mut(kind).unwrap().insert(word.to_string());
        };
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let first = |text: &str| text.split(|c| !is_word(c)).next().unwrap_or_default().to_string();
        let last = |text: &str| text.rsplit(|c| !is_word(c)).next().unwrap_or_default().to_string();
        for part in css.split_inclusive(['{', '}', ';']) {
            let (text, end) = part.split_at(part.len() - 1);
            let text = text.trim();
            if let Some(rule) = text.strip_prefix('@') {
                let name = first(rule);
                if ["media", "container"].contains(&name.as_str()) {
                    let asked = rule[name.len()..].split(|c: char| !is_word(c) && !"<>=".contains(c));
                    // A number, and what is between two questions, is nothing new.
                    let plain = ["", "and", "print", "screen"];
                    let values = ["active", "coarse", "dark", "light", "fine", "more", "none", "reduce"];
                    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
                    for word in asked.filter(|word| !plain.contains(word) && !values.contains(word) && !is_number(word))
                    {
                        note("media", word);
                    }
                }
                note("@", &name);
            } else if end == "{" {
                for after in text.split(':').skip(1).filter(|after| !after.is_empty()) {
                    note(":", &first(after));
                }
                if text.contains('&') {
                    note(":", "&");
                }
            } else {
                let calls: Vec<&str> = text.split('(').collect();
                for before in calls.iter().rev().skip(1).map(|before| last(before)).filter(|name| !name.is_empty()) {
                    note("()", &before);
                }
            }
        }
        found
    }

    #[test]
    fn every_monster_brings_its_colours() {
        let web = root().join("crates/web");
        let colours = monster_colours(&fs::read_to_string(web.join("art").join(MONSTERS)).unwrap()).unwrap();
        let css = String::from_utf8(styles(&web.join("style"), &colours).unwrap()).unwrap();
        assert!(css.contains(".m-gigazaur { --accent: #ffb43b; --accent-2: #ff8f2e; }"));
        assert!(css.contains(".m-gigazaur { --accent: #ffb43b; --accent-2: #ff8f2e; }"));
        assert!(monster_colours("<symbol id=\"m-pale\" viewBox=\"0 0 1 1\"></symbol>").is_err());
    }

    #[test]
    fn the_first_page_speaks_every_language_and_has_its_drawings() {
        let page = fs::read_to_string(root().join("crates/web/page/index.html")).unwrap();
        let page = said(&page).unwrap().replace("@SPRITES@", &symbols());
        for lang in Lang::ALL {
            assert!(page.contains(words::hero(lang)), "{lang}");
        }
        assert_eq!(missing_drawings(&page), Ok(()));
        assert!(said("{{no-such-words}}").is_err());
        assert!(missing_drawings("<use href=\"#nothing\"/>").is_err());
        assert!(missing_drawings("<p id=\"a\"></p><p id=\"a\"></p>").is_err());
    }

    /// An old browser reads all of a script or nothing of it.
    #[test]
    fn the_words_for_old_browsers_are_in_a_script_that_they_can_read() {
        let script = fs::read_to_string(root().join("crates/web/page/able.js")).unwrap();
        assert!(script.contains("\"@CANNOT@\": \"\""));
        assert_eq!(newer_than_es5(&script), None);
        for newer in [
            "var f = a => a;",
            "const a = 1;",
            "let a = 1;",
            "a?.b;",
            "a ?? b;",
            "`a`;",
            "class A {}",
            "f(...a);",
            "async function f() {}",
            "for (var a of b) f(a);",
            "import(\"a\");",
            "try { f(); } catch { g(); }",
        ] {
            assert!(newer_than_es5(newer).is_some(), "{newer}");
        }
        assert!(!cannot_start().contains("\\u"), "escapes are written otherwise in JavaScript");
        for lang in Lang::ALL {
            assert!(cannot_start().contains(&format!("\"{lang}\": \"{}\"", words::cannot_start(lang))), "{lang}");
        }
        let page = fs::read_to_string(root().join("crates/web/page/index.html")).unwrap();
        assert!(page.find("./able.js").unwrap() < page.find("./boot.js").unwrap(), "it is there before it is needed");
    }

    /// The first thing in a script that came after ES5, of those that people write without thinking.
    fn newer_than_es5(script: &str) -> Option<&'static str> {
        let code: String =
            script.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        let signs = ["=>", "?.", "??", "`", "...", "catch {"];
        let words = ["const", "let", "class", "async", "await", "of", "import", "export", "yield"];
        let written: Vec<&str> = code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
        signs
            .into_iter()
            .find(|sign| code.contains(sign))
            .or_else(|| words.into_iter().find(|word| written.contains(word)))
    }

    #[test]
    fn a_site_says_that_it_is_alone_and_its_papers_lead_to_each_other() {
        let page = alone(&fs::read_to_string(root().join("crates/web/page/index.html")).unwrap()).unwrap();
        let policy = page.find("Content-Security-Policy").unwrap();
        assert!(page.contains("<html data-site lang=\"en\">") && policy < page.find("<script").unwrap());
        for name in PAPERS {
            let source = fs::read_to_string(root().join(format!("docs/{name}.md"))).unwrap();
            let made = paper(&source, "kaiju.css");
            assert!(made.contains("<table>") && made.contains("<h1>"), "{name}");
            for link in made.split("href=\"").skip(1).filter_map(|more| more.split('"').next()) {
                let here = link.starts_with("./")
                    || link.starts_with("http")
                    || PAPERS.iter().any(|n| link.strip_suffix(".html") == Some(n));
                assert!(here || root().join("docs").join(link).is_file(), "{name}: {link} leads nowhere");
                assert!(!link.contains(".md"), "{name}: {link} is not on the site");
            }
        }
    }

    #[test]
    fn what_may_be_kept_for_ever_is_named_after_its_contents() {
        let page = "<link href=\"./kaiju.css\"><script src=\"./boot.js\">";
        let pack = |css: &str| {
            let mut files = named();
            files.insert("kaiju.css".to_string(), css.into());
            files.insert("index.html".to_string(), page.into());
            files.insert("boot.js".to_string(), "import(\"./kaiju.js\")".into());
            stamp(&mut files).unwrap();
            files
        };
        let (one, other) = (pack("a"), pack("b"));
        assert_ne!(one["index.html"], other["index.html"]);
        assert_eq!(one["boot.js"], other["boot.js"]);
        let name = one.keys().find(|name| name.contains(".css")).unwrap();
        assert!(
            text(&one, "index.html").unwrap().contains(&format!("<link href=\"./{name}\"><script src=\"./boot.js\">"))
        );
        assert!(!one.contains_key("kaiju.css"));
    }

    /// All files that are named after their contents.
    fn named() -> BTreeMap<String, Vec<u8>> {
        let part = format!("{PART}later.wasm");
        let names = STAMPED.map(str::to_string).into_iter().chain(Lang::ALL.map(words_of)).chain([part]);
        names.map(|name| (name, b"x".to_vec())).collect()
    }

    /// The script of a program fetches its parts by itself: no other file is needed for that.
    #[test]
    fn a_script_fetches_the_parts_of_its_program() {
        let fetching = fs::read_to_string(root().join("crates/web/page").join(PARTS)).unwrap();
        let parts = BTreeMap::from([
            ("far".to_string(), vec!["part_2.wasm".to_string(), "part_far.wasm".to_string()]),
            ("near".to_string(), vec!["part_near.wasm".to_string()]),
        ]);
        let bound = "import * as import1 from \"./parts.js\"\n\nlet wasm; ({\"./parts.js\": import1})\n";
        let script = with_parts(bound, &fetching, &parts).unwrap();
        assert!(!script.contains("import * as") && !script.contains('@'), "{script}");
        assert!(script.contains(
            "return { __wasm_split_load_far: part(\"./part_2.wasm\", \"./part_far.wasm\"), \
             __wasm_split_load_near: part(\"./part_near.wasm\") };"
        ));
        assert!(script.contains("const import1 = parts;\n"));
        assert!(with_parts("let wasm;", &fetching, &parts).is_err());
    }

    /// What is asked for later is no part of a visit, and is named by what asks for it.
    #[test]
    fn reviews_and_puzzles_are_loaded_by_those_who_ask_for_them() {
        let mut files = named();
        files.insert("kaiju.js".to_string(), b"part(\"./part_later.wasm\")".to_vec());
        for page in ["boot.js", "review.js", "sw.js"] {
            files.insert(page.to_string(), fs::read(root().join("crates/web/page").join(page)).unwrap());
        }
        stamp(&mut files).unwrap();
        service(&mut files).unwrap();
        let stamped = |stem: &str| files.keys().find(|name| name.starts_with(stem)).unwrap().clone();
        let (page, core, code) = (stamped("review-"), stamped("review_core-"), stamped("review_core_bg-"));
        assert!(text(&files, "boot.js").unwrap().contains(&format!("\"./{page}\"")));
        let shown = text(&files, &page).unwrap();
        assert!(shown.contains(&format!("\"./{core}\"")) && shown.contains(&format!("\"./{code}\"")));
        let kept = text(&files, "sw.js").unwrap();
        let list = |name: &str| kept.lines().find(|line| line.starts_with(&format!("const {name} = "))).unwrap();
        let (puzzles, part) = (stamped("puzzles-"), stamped(PART));
        let is_script =
            |name: &str| name.starts_with("kaiju-") && Path::new(name).extension().is_some_and(|kind| kind == "js");
        let script = files.iter().find(|(name, _)| is_script(name)).unwrap().1;
        assert_eq!(String::from_utf8_lossy(script), format!("part(\"./{part}\")"));
        assert!(text(&files, "boot.js").unwrap().contains(&format!("\"./{puzzles}\"")));
        for name in [&page, &core, &code, &puzzles, &part] {
            assert!(!is_visited(name) && list("LATER").contains(name) && !list("FILES").contains(name), "{name}");
        }
        // Whoever speaks a language loads its words, and the worker knows them by their beginning.
        for lang in Lang::ALL {
            let is_its =
                |name: &&String| name.rsplit_once('-').is_some_and(|(stem, _)| stem == format!("{WORDS}{lang}"));
            let name = files.keys().find(is_its).unwrap().clone();
            assert!(!is_visited(&name) && list("LATER").contains(&name) && !list("FILES").contains(&name), "{name}");
        }
        assert!(list("FILES").contains("./kaiju_bg-") && is_visited("worker.js") && !list("LATER").contains("kaiju"));
    }
}

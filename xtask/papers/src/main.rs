//! Writes the papers of a release: what is inside it (`sbom.cdx.json`, `CycloneDX`) and under which licences
//! (`licences.txt`). Both follow from `Cargo.lock` and the packages themselves, and are the same wherever they are made.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

use serde_json::{Map, Value, json};

type Result<T> = std::result::Result<T, String>;

/// What a release ships: the program, both parts of the page inside it, and the module for Python.
const SHIPPED: [&str; 4] = ["kaiju-cli", "kaiju-web", "kaiju-web-review", "kaiju-py"];
/// The machines a release is for.
const TARGETS: [&str; 7] = [
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-musl",
    "x86_64-pc-windows-gnu",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
    "wasm32-unknown-unknown",
    "x86_64-unknown-linux-gnu",
];
/// How the files are called in which packages have their licences.
const LICENCE_FILES: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

fn main() -> ExitCode {
    let done = match env::args_os().nth(1) {
        Some(folder) => write(Path::new(&folder)),
        None => Err("name the folder to write into".to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("papers: {why}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let packages = shipped(&metadata(&TARGETS)?)?;
    let sums = checksums(&read(&root().join("Cargo.lock"))?);
    let own = own_version(&packages)?;
    let put = |name: &str, text: String| {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|e| format!("cannot write {}: {e}", path.display()))
    };
    let bom = serde_json::to_string_pretty(&sbom(&packages, &sums, &own)).map_err(|e| e.to_string())?;
    put("sbom.cdx.json", bom + "\n")?;
    put("licences.txt", licences(&packages)?)?;
    let foreign = packages.values().filter(|package| !package.ours).count();
    println!("  {foreign} packages of others, each with its licence");
    Ok(())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders below the root").to_path_buf()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// What cargo knows of the packages, for these machines or, where none is named, for all.
fn metadata(targets: &[&str]) -> Result<Value> {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["metadata", "--format-version", "1", "--locked"]);
    for target in targets {
        cargo.args(["--filter-platform", target]);
    }
    let output = cargo.output().map_err(|e| format!("cannot start cargo: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    serde_json::from_slice(&output.stdout).map_err(|e| format!("cargo tells no JSON: {e}"))
}

/// A package that is inside.
struct Package {
    name: String,
    version: String,
    licence: String,
    repository: String,
    /// Is it one of our own?
    ours: bool,
    folder: PathBuf,
    /// The packages it needs, by their keys.
    needs: BTreeSet<String>,
}

/// The packages a release ships, by what SBOMs call them. Tests and what only builds use are left out.
fn shipped(metadata: &Value) -> Result<BTreeMap<String, Package>> {
    let list = |value: &Value, name: &str| value[name].as_array().cloned().unwrap_or_default();
    let by_id = |items: Vec<Value>| -> BTreeMap<String, Value> {
        items.into_iter().filter_map(|item| Some((item["id"].as_str()?.to_string(), item))).collect()
    };
    let packages = by_id(list(metadata, "packages"));
    let nodes = by_id(list(&metadata["resolve"], "nodes"));
    let mut found = BTreeMap::new();
    let first = packages.iter().filter(|(_, package)| SHIPPED.iter().any(|name| package["name"] == **name));
    let mut to_do: Vec<String> = first.map(|(id, _)| id.clone()).collect();
    if to_do.len() != SHIPPED.len() {
        return Err(format!("not all of {SHIPPED:?} are in this workspace"));
    }
    while let Some(id) = to_do.pop() {
        let package = packages.get(&id).ok_or_else(|| format!("cargo does not know {id}"))?;
        let key = key(package);
        if found.contains_key(&key) {
            continue;
        }
        let mut needs = BTreeSet::new();
        for need in nodes.get(&id).map(|node| list(node, "deps")).unwrap_or_default() {
            let normal = list(&need, "dep_kinds").iter().any(|kind| kind["kind"].is_null());
            if let (true, Some(id)) = (normal, need["pkg"].as_str()) {
                needs.extend(packages.get(id).map(self::key));
                to_do.push(id.to_string());
            }
        }
        let text = |name: &str| package[name].as_str().unwrap_or_default().to_string();
        let manifest = PathBuf::from(text("manifest_path"));
        let named = package["license_file"].as_str().map(|file| format!("see {file}")).unwrap_or_default();
        let licence = Some(text("license")).filter(|licence| !licence.is_empty()).unwrap_or(named);
        if licence.is_empty() {
            return Err(format!("{key} has no licence"));
        }
        let made = Package {
            name: text("name"),
            version: text("version"),
            // A slash is how it was written before there were expressions.
            licence: licence.replace('/', " OR ").split_whitespace().collect::<Vec<_>>().join(" "),
            repository: text("repository"),
            ours: package["source"].is_null(),
            folder: manifest.parent().unwrap_or(&manifest).to_path_buf(),
            needs,
        };
        found.insert(key, made);
    }
    Ok(found)
}

/// What SBOMs call a package.
fn key(package: &Value) -> String {
    let text = |name: &str| package[name].as_str().unwrap_or_default();
    format!("pkg:cargo/{}@{}", text("name"), text("version"))
}

fn own_version(packages: &BTreeMap<String, Package>) -> Result<String> {
    let program = packages.values().find(|package| package.name == SHIPPED[0]);
    program.map(|package| package.version.clone()).ok_or_else(|| format!("{} is not there", SHIPPED[0]))
}

/// The checksums of packages, by what SBOMs call them.
fn checksums(lock: &str) -> BTreeMap<String, String> {
    let one = |block: &str| {
        let value = |name: &str| {
            let line = block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "))?;
            Some(line.trim_matches('"').to_string())
        };
        Some((format!("pkg:cargo/{}@{}", value("name")?, value("version")?), value("checksum")?))
    };
    lock.split("[[package]]").filter_map(one).collect()
}

fn sbom(packages: &BTreeMap<String, Package>, sums: &BTreeMap<String, String>, version: &str) -> Value {
    let own = format!("pkg:generic/kaiju@{version}");
    let component = |(key, package): (&String, &Package)| {
        let mut component = Map::new();
        component.insert("type".to_string(), json!("library"));
        component.insert("bom-ref".to_string(), json!(key));
        component.insert("name".to_string(), json!(package.name));
        component.insert("version".to_string(), json!(package.version));
        component.insert("purl".to_string(), json!(key));
        component.insert("licenses".to_string(), json!([{ "expression": package.licence }]));
        if let Some(sum) = sums.get(key) {
            component.insert("hashes".to_string(), json!([{ "alg": "SHA-256", "content": sum }]));
        }
        if !package.repository.is_empty() {
            component.insert("externalReferences".to_string(), json!([{ "type": "vcs", "url": package.repository }]));
        }
        Value::Object(component)
    };
    let top: Vec<&String> =
        packages.iter().filter(|(_, package)| SHIPPED.contains(&package.name.as_str())).map(|(key, _)| key).collect();
    let mut needs = vec![json!({ "ref": own, "dependsOn": top })];
    needs.extend(packages.iter().map(|(key, package)| json!({ "ref": key, "dependsOn": package.needs })));
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "kaiju",
                "version": version,
                "purl": own,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            }
        },
        "components": packages.iter().map(component).collect::<Vec<_>>(),
        "dependencies": needs,
    })
}

/// Every package with its licence, and each text once.
fn licences(packages: &BTreeMap<String, Package>) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for package in packages.values().filter(|package| !package.ours) {
        let name = format!("{} {}", package.name, package.version);
        let _ = writeln!(list, "{name}: {}", package.licence);
        let entries =
            fs::read_dir(&package.folder).map_err(|e| format!("cannot read {}: {e}", package.folder.display()))?;
        let mut files: Vec<PathBuf> =
            entries.flatten().map(|entry| entry.path()).filter(|path| is_licence(path)).collect();
        files.sort();
        if files.is_empty() {
            let _ = writeln!(list, "    its package has no text of it; {}", package.repository);
        }
        for file in files {
            let text = String::from_utf8_lossy(&fs::read(&file).map_err(|e| format!("{}: {e}", file.display()))?)
                .replace("\r\n", "\n")
                .trim()
                .to_string();
            texts.entry(text).or_default().push(name.clone());
        }
    }
    let mut out = "The packages inside kaiju and their licences. kaiju itself is under MIT OR Apache-2.0.\n\
                   The files for Linux hold parts of musl, too (MIT), those for Windows parts of mingw-w64 (ZPL-2.1 and others).\n\n"
        .to_string();
    out += &list;
    let mut texts: Vec<(String, Vec<String>)> = texts.into_iter().collect();
    texts.sort_by(|(_, one), (_, other)| one.cmp(other));
    for (text, names) in texts {
        let _ = write!(out, "\n{}\n{}\n{}\n\n{text}\n", "=".repeat(80), names.join(", "), "-".repeat(80));
    }
    Ok(out)
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_lowercase();
    path.is_file() && LICENCE_FILES.iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_shipped_has_a_licence_and_a_checksum() {
        let packages = shipped(&metadata(&TARGETS).unwrap()).unwrap();
        let sums = checksums(&read(&root().join("Cargo.lock")).unwrap());
        assert!(packages.len() > 200, "{} packages", packages.len());
        for (key, package) in packages.iter().filter(|(_, package)| !package.ours) {
            assert!(sums.contains_key(key), "{key} has no checksum in Cargo.lock");
            assert!(package.needs.iter().all(|need| packages.contains_key(need)), "{key} needs what is not there");
        }
        // What only tests and builds use is not shipped.
        assert!(!packages.values().any(|package| package.name == "insta"));
        let bom = sbom(&packages, &sums, "1.2.3");
        assert_eq!(bom["components"].as_array().map(Vec::len), Some(packages.len()));
        assert_eq!(bom["metadata"]["component"]["purl"], "pkg:generic/kaiju@1.2.3");
        is_cyclonedx(&bom);
    }

    /// Each machine that a release has a file for needs packages of its own.
    #[test]
    fn what_only_one_system_needs_is_told_too() {
        let packages = shipped(&metadata(&TARGETS).unwrap()).unwrap();
        let names: BTreeSet<&str> = packages.values().map(|package| package.name.as_str()).collect();
        for name in ["schannel", "security-framework", "wasm-bindgen"] {
            assert!(names.contains(name), "{name} is missing");
        }
    }

    /// What the schema of `CycloneDX` 1.6 demands of what we write: which words are there, of which type, and that
    /// every reference leads somewhere.
    fn is_cyclonedx(bom: &Value) {
        let words = |value: &Value| -> BTreeSet<String> { value.as_object().unwrap().keys().cloned().collect() };
        let only = |value: &Value, allowed: &[&str]| {
            for word in words(value) {
                assert!(allowed.contains(&word.as_str()), "`{word}` is no word of it: {value}");
            }
        };
        let text = |value: &Value, what: &str| {
            let text = value.as_str().unwrap_or_else(|| panic!("{what} is no text: {value}")).to_string();
            assert!(!text.is_empty(), "{what} is empty");
            text
        };
        only(bom, &["bomFormat", "specVersion", "version", "metadata", "components", "dependencies"]);
        assert_eq!((&bom["bomFormat"], &bom["specVersion"]), (&json!("CycloneDX"), &json!("1.6")));
        assert!(bom["version"].as_u64().is_some_and(|version| version >= 1));
        only(&bom["metadata"], &["component"]);
        let own = &bom["metadata"]["component"];
        let components = bom["components"].as_array().unwrap();
        let mut references = BTreeSet::new();
        for component in std::iter::once(own).chain(components) {
            only(
                component,
                &["type", "bom-ref", "name", "version", "purl", "licenses", "hashes", "externalReferences"],
            );
            assert!(["application", "library"].contains(&text(&component["type"], "type").as_str()));
            let (name, version) = (text(&component["name"], "name"), text(&component["version"], "version"));
            let purl = text(&component["purl"], "purl");
            assert!(purl.starts_with("pkg:") && purl.ends_with(&format!("/{name}@{version}")), "{purl}");
            assert!(references.insert(text(&component["bom-ref"], "bom-ref")), "{purl} is there twice");
            let licences = component["licenses"].as_array().unwrap();
            // An expression stands alone.
            assert_eq!(licences.len(), 1, "{purl}");
            only(&licences[0], &["expression"]);
            let licence = text(&licences[0]["expression"], "a licence");
            assert!(spdx::Expression::parse(&licence).is_ok(), "{purl}: `{licence}` is no SPDX expression");
            for hash in component["hashes"].as_array().into_iter().flatten() {
                only(hash, &["alg", "content"]);
                assert_eq!(hash["alg"], "SHA-256");
                let content = text(&hash["content"], "a hash");
                assert!(content.len() == 64 && content.chars().all(|c| c.is_ascii_hexdigit()), "{purl}: {content}");
            }
            for link in component["externalReferences"].as_array().into_iter().flatten() {
                only(link, &["type", "url"]);
                assert!(link["type"] == "vcs" && text(&link["url"], "a link").starts_with("http"), "{purl}: {link}");
            }
        }
        let mut told = BTreeSet::new();
        for dependency in bom["dependencies"].as_array().unwrap() {
            only(dependency, &["ref", "dependsOn"]);
            let from = text(&dependency["ref"], "ref");
            assert!(references.contains(&from), "{from} is no component");
            let needs = dependency["dependsOn"].as_array().unwrap();
            let different: BTreeSet<String> = needs.iter().map(|need| text(need, "dependsOn")).collect();
            assert_eq!(different.len(), needs.len(), "{from} needs something twice");
            assert!(different.is_subset(&references), "{from} needs what is not there");
            assert!(told.insert(from), "a package tells its needs twice");
        }
        assert_eq!(told, references, "each component tells its needs");
    }

    /// `cargo xtask deny` looks at more; this much is known on every machine, in a second.
    #[test]
    fn every_package_has_a_licence_and_a_source_that_we_accept() {
        let deny: toml::Table = read(&root().join("deny.toml")).unwrap().parse().unwrap();
        let allowed: BTreeSet<&str> =
            deny["licenses"]["allow"].as_array().unwrap().iter().filter_map(toml::Value::as_str).collect();
        let accepted = |licence: &str| {
            let parsed = spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX);
            parsed.is_ok_and(|licence| licence.evaluate(|wanted| allowed.contains(wanted.to_string().as_str())))
        };
        assert!(accepted("MIT OR GPL-3.0-only") && accepted("MIT/Apache-2.0") && !accepted("MIT AND GPL-3.0-only"));
        let all = metadata(&[]).unwrap();
        let packages = all["packages"].as_array().unwrap();
        assert!(packages.len() > 400, "{} packages", packages.len());
        for package in packages {
            let (key, text) = (key(package), |name: &str| package[name].as_str().unwrap_or_default());
            assert!(accepted(text("license")), "{key}: {}", text("license"));
            let source = text("source");
            assert!(
                source.is_empty() || source == "registry+https://github.com/rust-lang/crates.io-index",
                "{key}: {source}"
            );
            for need in package["dependencies"].as_array().unwrap() {
                let ours = !need["path"].is_null();
                assert!(ours || need["req"] != "*" || !source.is_empty(), "{key} takes any {}", need["name"]);
            }
        }
    }

    #[test]
    fn files_with_licences_are_known_by_their_names() {
        assert!(is_licence(&root().join("LICENSE-MIT")));
        assert!(!is_licence(&root().join("Cargo.toml")));
        assert!(!is_licence(&root().join("no-such-folder/LICENSE")));
    }
}

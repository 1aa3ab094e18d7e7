//! The command line in the language of the run: help, headings and complaints.
//!
//! English help is written beside each argument, where it belongs; the other languages are in `help.ftl`, by the name of
//! the command and of the argument. What the parser itself says is in `cli.ftl`.

use std::error::Error as _;
use std::ffi::OsString;

use clap::builder::Resettable;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use kaiju_rules::{Book, EditionId, RULES_VERSION};
use kaiju_text::{Lang, cli, help, is_unspaced};
use kaiju_tui::type_set::{width, wrap};

/// The name of the program.
const ROOT: &str = "kaiju";
/// How wide help is at most.
pub(crate) const PAGE: usize = 100;

/// A command that speaks a language, with everything below it, for the terminal it is shown on.
pub(crate) fn spoken(command: Command, lang: Lang) -> Command {
    spoken_at(command, lang, columns().unwrap_or(PAGE).clamp(40, PAGE))
}

/// How wide the terminal is, if there is one or `COLUMNS` tells.
fn columns() -> Option<usize> {
    kaiju_tui::shell::columns().or_else(|| std::env::var("COLUMNS").ok()?.parse().ok())
}

/// The version of the program, the commit it was built from and the version of its rules.
pub(crate) fn version(lang: Lang) -> String {
    let commit = match env!("KAIJU_COMMIT") {
        "unknown" => cli::no_commit(lang),
        commit => commit,
    };
    cli::version_told(lang, env!("CARGO_PKG_VERSION"), commit, RULES_VERSION)
}

/// A command that speaks a language, in so many columns.
pub(crate) fn spoken_at(command: Command, lang: Lang, columns: usize) -> Command {
    let name = command.get_name().to_string();
    let command = command.version(version(lang));
    // Only to be listed: what follows `help` is turned round before it is read.
    let help = Command::new("help").about(cli::help_command(lang)).display_order(1000);
    usages(spoken_part(command.subcommand(help), lang, &name, columns).disable_help_subcommand(true), lang)
}

fn spoken_part(command: Command, lang: Lang, id: &str, columns: usize) -> Command {
    let translated = |part: &str| help::by_id(lang, &format!("{id}{part}"));
    let mut command = command
        .help_template(format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}", cli::usage(lang)))
        .subcommand_help_heading(cli::commands(lang))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .term_width(columns)
        .mut_args(|arg| spoken_arg(arg, lang, id, columns));
    if let Some(about) = translated("") {
        let below = about.contains(is_unspaced);
        command = command.about(broken(about, columns)).long_about(Resettable::Reset).next_line_help(below);
    }
    // What stands in no file of words stands beside the command, in English.
    let english = command.get_after_help().map(ToString::to_string);
    if let Some(examples) = translated(".examples").map(str::to_string).or(english) {
        command = command.after_help(laid_out(&examples, columns));
    }
    let options = cli::options(lang);
    let flag = |name: &'static str, short, action, text: &'static str| {
        Arg::new(name).short(short).long(name).action(action).help(text).help_heading(options).display_order(998)
    };
    command = command.arg(flag("help", 'h', ArgAction::Help, cli::help_flag(lang)));
    command = command.arg(flag("version", 'V', ArgAction::Version, cli::version_flag(lang)));
    command.mut_subcommands(|part| {
        let id = part_id(id, &part);
        spoken_part(part, lang, &id, columns)
    })
}

/// What a command's help goes by in the files of words: its name, for a page of another command behind the name of that one.
fn part_id(above: &str, part: &Command) -> String {
    let name = part.get_name();
    if above == ROOT { name.to_string() } else { format!("{above}-{name}") }
}

/// Examples and what is said below them, in so many columns: paragraphs are broken once, and what is said beside a command
/// stays in its column, or goes below the command where the column is too narrow.
fn laid_out(text: &str, columns: usize) -> String {
    const LEAST: usize = 24;
    const BELOW: usize = 6;
    let split = |line: &str| {
        let command = line.trim_start();
        let indent = line.len() - command.len();
        let at = command.find("  ").unwrap_or(command.len());
        (indent, command[..at].to_string(), command[at..].trim().to_string())
    };
    let mut lines: Vec<String> = Vec::new();
    let mut paragraph = String::new();
    let flush = |paragraph: &mut String, lines: &mut Vec<String>| {
        if !paragraph.is_empty() {
            lines.extend(wrap(&std::mem::take(paragraph), columns));
        }
    };
    for line in text.lines() {
        if line.starts_with(' ') {
            flush(&mut paragraph, &mut lines);
            let (indent, command, said) = split(line);
            let column = width(line) - width(&said);
            let beside = column > indent && columns >= column + LEAST && !said.is_empty();
            if width(line) <= columns {
                lines.push(line.to_string());
            } else if said.is_empty() && indent > BELOW {
                // What is said of the command in the line above.
                lines.extend(wrap(&command, columns - BELOW).into_iter().map(|part| " ".repeat(BELOW) + &part));
            } else if said.is_empty() {
                lines.push(line.to_string());
            } else if beside {
                let first = line[..line.len() - said.len()].to_string();
                let told = wrap(&said, columns - column).into_iter().enumerate();
                lines.extend(
                    told.map(|(i, part)| if i == 0 { first.clone() + &part } else { " ".repeat(column) + &part }),
                );
            } else {
                lines.push(" ".repeat(indent) + &command);
                lines.extend(wrap(&said, columns - BELOW).into_iter().map(|part| " ".repeat(BELOW) + &part));
            }
        } else if line.is_empty() || line.ends_with([':', '：']) {
            flush(&mut paragraph, &mut lines);
            lines.push(line.to_string());
        } else {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph += line;
        }
    }
    flush(&mut paragraph, &mut lines);
    lines.join("\n")
}

/// The key of an argument's help.
fn key(command: &str, arg: &Arg) -> String {
    format!("{command}.{}", arg.get_id().as_str().replace('_', "-"))
}

/// The names of the editions, for which EDITIONS stands in the help: `first, second or godzilla`.
fn editions(lang: Lang) -> String {
    let [before @ .., last] = EditionId::ALL.map(EditionId::name);
    cli::either_or(lang, before.join(", "), last)
}

/// The codes of the languages, for which LANGUAGES stands in the help: `en, es or pt`.
fn languages(lang: Lang) -> String {
    let [before @ .., last] = Lang::ALL.map(Lang::code);
    cli::either_or(lang, before.join(", "), last)
}

/// The names of the books, for which BOOKS stands in the help.
fn books(lang: Lang) -> String {
    let [before @ .., last] = Book::ALL.map(Book::name);
    cli::either_or(lang, before.join(", "), last)
}

/// A text that the parser does not break, since it has no spaces, in lines for what stands below an argument; any other stays.
fn broken(text: &str, columns: usize) -> String {
    const SET_IN: usize = 10;
    if text.contains(is_unspaced) { wrap(text, columns - SET_IN).join("\n") } else { text.to_string() }
}

fn spoken_arg(arg: Arg, lang: Lang, command: &str, columns: usize) -> Arg {
    let own = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let text =
        help::by_id(lang, &key(command, &arg)).map_or(own, |text| text.trim_end_matches(['.', '。']).to_string());
    let text = text.replace("EDITIONS", &editions(lang)).replace("BOOKS", &books(lang));
    let mut text = text.replace("LANGUAGES", &languages(lang));
    let aliases: Vec<String> = arg.get_visible_aliases().unwrap_or_default().into_iter().map(String::from).collect();
    if !aliases.is_empty() {
        let shown: Vec<String> = aliases.iter().map(|alias| format!("--{alias}")).collect();
        text = format!("{text} {}", cli::also_called(lang, shown.join(", ")));
    }
    let default: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !default.is_empty() && arg.get_action().takes_values() {
        text = format!("{text} {}", cli::default_is(lang, default.join(", ")));
    }
    let heading = if arg.is_positional() { cli::arguments(lang) } else { cli::options(lang) };
    let names = arg.get_value_names().map(|names| names.iter().map(|name| value_name(lang, name)).collect::<Vec<_>>());
    let takes = arg.get_action().takes_values();
    let mut arg = arg.help(broken(&text, columns)).long_help(Resettable::Reset).hide_default_value(takes);
    if !aliases.is_empty() {
        // The parser's own word for them is English.
        arg = arg.visible_alias(Resettable::Reset).aliases(aliases);
    }
    if arg.get_help_heading().is_none() {
        arg = arg.help_heading(heading);
    }
    match names {
        Some(names) => arg.value_names(names),
        None => arg,
    }
}

/// `FILE|FOLDER` word by word; what has no words of its own stays.
fn value_name(lang: Lang, name: &str) -> String {
    let word = |word: &str| cli::by_id(lang, &format!("value-{}", word.to_lowercase())).map(str::to_string);
    let words = name.split('|').map(|part| {
        let (left, right) = part.split_once('=').unwrap_or((part, ""));
        let left_said = word(left).unwrap_or_else(|| left.to_string());
        if right.is_empty() { left_said } else { format!("{left_said}={}", word(right).unwrap_or(right.to_string())) }
    });
    words.collect::<Vec<_>>().join("|")
}

/// The lines that show how a command is called, with their two fixed words.
fn usages(command: Command, lang: Lang) -> Command {
    let mut built = command.clone();
    built.build();
    usages_of(command, &mut built, lang)
}

fn usages_of(command: Command, built: &mut Command, lang: Lang) -> Command {
    let usage = built.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage).trim();
    let needed = cli::command_here(lang);
    let may_be = format!("[{}]", needed.trim_matches(['<', '>']));
    let usage = usage.replace("[OPTIONS]", cli::options_here(lang));
    let command = command.override_usage(usage.replace("<COMMAND>", needed).replace("[COMMAND]", &may_be));
    command.mut_subcommands(|part| match built.find_subcommand_mut(part.get_name()) {
        Some(built) => usages_of(part, built, lang),
        None => part,
    })
}

/// `kaiju help sim` is another way to type `kaiju sim --help`.
pub(crate) fn turned_round(typed: Vec<OsString>) -> Vec<OsString> {
    let mut at = 1;
    while let Some(word) = typed.get(at).map(|word| word.to_string_lossy()) {
        match &*word {
            "--lang" => at += 2,
            word if word.starts_with("--lang=") => at += 1,
            "help" => {
                let mut turned = typed;
                turned.remove(at);
                turned.push("--help".into());
                return turned;
            }
            _ => break,
        }
    }
    typed
}

/// Words that make no command, told in one line; none for what the parser has to say better.
pub(crate) fn complaint(lang: Lang, error: &clap::Error) -> String {
    let said = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        Some(ContextValue::StyledStr(text)) => Some(text.to_string()),
        _ => None,
    };
    let arg = said(ContextKind::InvalidArg).unwrap_or_default();
    let value = said(ContextKind::InvalidValue).unwrap_or_default();
    let near = |kind| said(kind).map(|near| format!("; {}", cli::meant(lang, near))).unwrap_or_default();
    let told = match error.kind() {
        ErrorKind::UnknownArgument => cli::unknown_argument(lang, arg) + &near(ContextKind::SuggestedArg),
        ErrorKind::InvalidSubcommand => {
            let word = said(ContextKind::InvalidSubcommand).unwrap_or_default();
            cli::unknown_command(lang, word) + &near(ContextKind::SuggestedSubcommand)
        }
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            return cli::bad_value(lang, value, arg, why);
        }
        ErrorKind::InvalidValue if value.is_empty() => cli::missing_value(lang, arg),
        ErrorKind::InvalidValue => cli::bad_value(lang, value, arg, said(ContextKind::ValidValue).unwrap_or_default()),
        ErrorKind::MissingRequiredArgument => cli::missing_argument(lang, arg),
        ErrorKind::MissingSubcommand => cli::missing_argument(lang, cli::command_here(lang)),
        ErrorKind::ArgumentConflict => match said(ContextKind::PriorArg) {
            Some(prior) if prior != arg => cli::conflict(lang, arg, prior),
            _ => cli::given_twice(lang, arg),
        },
        ErrorKind::TooManyValues => cli::surplus_value(lang, value, arg),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => cli::missing_value(lang, arg),
        _ => {
            let text = error.render().to_string();
            text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_string()
        }
    };
    format!("{told}; {}", cli::help_explains(lang))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use clap::CommandFactory;

    use super::*;
    use crate::Cli;

    /// Every key the command line asks for.
    fn keys(command: &Command, id: &str, found: &mut BTreeSet<String>) {
        found.insert(id.to_string());
        if command.get_after_help().is_some() {
            found.insert(format!("{id}.examples"));
        }
        found.extend(command.get_arguments().map(|arg| key(id, arg)));
        for part in command.get_subcommands() {
            keys(part, &part_id(id, part), found);
        }
    }

    /// A command and everything below it.
    fn each(command: &mut Command, look: &mut impl FnMut(&mut Command)) {
        look(command);
        for part in command.get_subcommands_mut() {
            each(part, look);
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        let mut asked = BTreeSet::new();
        keys(&Cli::command(), ROOT, &mut asked);
        let there: BTreeSet<String> = help::ids().map(str::to_string).collect();
        let lacking: Vec<_> = asked.difference(&there).collect();
        let surplus: Vec<_> = there.difference(&asked).collect();
        assert!(lacking.is_empty() && surplus.is_empty(), "help.ftl lacks {lacking:?} and has {surplus:?} too many");
        for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En) {
            for id in &asked {
                assert!(help::by_id(lang, id).is_some(), "{id} in {lang}");
            }
        }
    }

    /// The commands of some examples, without what is said about them.
    fn commands(examples: &str) -> Vec<&str> {
        let lines = examples.lines().filter(|line| line.starts_with("  "));
        let lines = lines.filter_map(|line| line.find("kaiju ").map(|at| line[at..].trim()));
        lines.map(|line| line.split("  ").next().unwrap_or(line)).collect()
    }

    #[test]
    fn examples_show_the_same_commands_in_every_language() {
        fn look(command: &Command, id: &str) {
            if let Some(english) = command.get_after_help().map(ToString::to_string) {
                for lang in Lang::ALL.into_iter().filter(|&lang| lang != Lang::En) {
                    let id = format!("{id}.examples");
                    let theirs = help::by_id(lang, &id).unwrap_or_default();
                    assert_eq!(commands(&english), commands(theirs), "{id} in {lang}");
                    let mut set_in = theirs.lines().filter(|line| line.starts_with(' '));
                    assert!(set_in.all(|line| width(line) <= 120), "{id} in {lang} is too wide");
                }
            }
            command.get_subcommands().for_each(|part| look(part, &part_id(id, part)));
        }
        look(&Cli::command(), ROOT);
    }

    #[test]
    fn help_is_broken_once_and_keeps_its_columns() {
        let text = "Examples:\n  kaiju play          a menu; Enter starts a game\n  kaiju play --plain  in plain sentences\n\n\
                    One paragraph that was broken\nby hand. Another sentence.";
        let wide = laid_out(text, 80);
        assert!(wide.contains("  kaiju play          a menu; Enter starts a game\n"), "{wide}");
        assert!(wide.ends_with("One paragraph that was broken by hand. Another sentence."), "{wide}");
        let narrow = laid_out(text, 46);
        let column = " ".repeat(22);
        assert!(narrow.contains(&format!("  kaiju play          a menu; Enter starts a\n{column}game\n")), "{narrow}");
        let least = laid_out(text, 40);
        assert!(least.contains("  kaiju play\n      a menu; Enter starts a game\n"), "{least}");
        for lang in Lang::ALL {
            for columns in [60, 80, 100] {
                let mut command = spoken_at(Cli::command(), lang, columns);
                command.build();
                each(&mut command, &mut |part| {
                    // Commands themselves are not broken.
                    let text = part.render_long_help().to_string();
                    let long = text.lines().find(|line| width(line) > columns && !line.contains("kaiju "));
                    assert_eq!(long, None, "{} in {lang} at {columns}", part.get_name());
                });
            }
        }
    }

    #[test]
    fn arguments_come_before_options() {
        let mut command = spoken(Cli::command(), Lang::En);
        command.build();
        for part in command.get_subcommands_mut() {
            let text = part.render_long_help().to_string();
            if let (Some(arguments), Some(options)) = (text.find("\nArguments:"), text.find("\nOptions:")) {
                assert!(arguments < options, "{}", part.get_name());
            }
        }
    }

    #[test]
    fn every_argument_has_english_help() {
        fn look(command: &Command) {
            assert!(command.get_about().is_some(), "{}", command.get_name());
            for arg in command.get_arguments() {
                assert!(arg.get_help().is_some(), "{} of {}", arg.get_id(), command.get_name());
            }
            command.get_subcommands().for_each(look);
        }
        look(&Cli::command());
    }

    #[test]
    fn help_has_no_word_of_another_language() {
        for (lang, foreign) in [(Lang::Es, "Usage:"), (Lang::Pt, "Options"), (Lang::Es, "[default"), (Lang::En, "Uso:")]
        {
            let mut command = spoken(Cli::command(), lang);
            command.build();
            each(&mut command, &mut |part| {
                let text = part.render_long_help().to_string();
                assert!(!text.contains(foreign), "{} in {lang}:\n{text}", part.get_name());
            });
        }
        spoken(Cli::command(), Lang::Es).debug_assert();
    }

    #[test]
    fn help_can_be_asked_for_by_its_name() {
        let turn = |text: &str| turned_round(text.split(' ').map(OsString::from).collect());
        assert_eq!(turn("kaiju help"), ["kaiju", "--help"]);
        assert_eq!(turn("kaiju help sim"), ["kaiju", "sim", "--help"]);
        assert_eq!(turn("kaiju --lang es help sim"), ["kaiju", "--lang", "es", "sim", "--help"]);
        assert_eq!(turn("kaiju rules help"), ["kaiju", "rules", "help"]);
    }
}

//! The wall: pictures of the page in every state, at every size, in every language and by day and night, for people to look
//! through, with a page that shows them side by side.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use kaiju_text::{Lang, web};
use serde_json::Value;

use crate::play::{Calm, NEWEST_RECORD, play_until, to_the_end, visitor};
use crate::scene::{among_bots, attacked, finished, make_table, open_talk, player, replay, rich_buyer, say, sit_down};
use crate::{Browser, DESK, Device, House, PHONE, Page, Result};

/// What the page shows in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// The first page.
    Home,
    /// The tutorial, where it points at the dice.
    Lesson,
    /// Dice to keep, against one rival.
    Table2,
    /// Dice to keep, against five rivals.
    Table6,
    /// The coach beside the dice.
    Coach,
    /// Cards to buy.
    Shop,
    /// Tokyo to yield.
    Yield,
    /// All about a rival, in a window.
    Rival,
    /// People who talk at a table of a server.
    Chat,
    /// The end of a game.
    Result,
    /// A moment of a recorded game.
    Replay,
    /// What a finished game was worth, step by step.
    Review,
    /// The list of recorded games.
    Records,
    /// A table of a server that waits for people.
    Lobby,
}

/// The sizes of windows: phones upright and on their side, a tablet, desks, a wall.
pub const SIZES: [(u32, u32); 7] =
    [(360, 740), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (2560, 1440)];
/// Windows from here on are moved by a mouse.
const DESKS: u32 = 1000;
/// The languages, each by day and by night.
pub const VARIANTS: [&str; 6] = ["en-light", "en-dark", "es-light", "es-dark", "pt-light", "pt-dark"];

impl Sight {
    /// All of them, in the order in which somebody meets them.
    pub const ALL: [Sight; 14] = [
        Sight::Home,
        Sight::Lesson,
        Sight::Table2,
        Sight::Table6,
        Sight::Coach,
        Sight::Shop,
        Sight::Yield,
        Sight::Rival,
        Sight::Chat,
        Sight::Result,
        Sight::Replay,
        Sight::Review,
        Sight::Records,
        Sight::Lobby,
    ];

    /// What it is called on the command line and in the names of files.
    pub fn name(self) -> &'static str {
        match self {
            Sight::Home => "home",
            Sight::Lesson => "lesson",
            Sight::Table2 => "table2",
            Sight::Table6 => "table6",
            Sight::Coach => "coach",
            Sight::Shop => "shop",
            Sight::Yield => "yield",
            Sight::Rival => "rival",
            Sight::Chat => "chat",
            Sight::Result => "result",
            Sight::Replay => "replay",
            Sight::Review => "review",
            Sight::Records => "records",
            Sight::Lobby => "lobby",
        }
    }

    /// Brings a page there. The first page is the one to look at; the others belong to those who are there, too.
    pub fn reach(self, house: &House, device: Device) -> Result<Vec<Page>> {
        let calm = Calm::default();
        let open = |hash: &str| visitor(Browser::shared()?, house, device, calm, hash);
        // Somebody among bots rolls dice, so many answers after the start.
        let rolling = |players: usize, answers: u32, coach: bool| -> Result<Page> {
            let mut page = player(house, device, Calm { coach, ..calm }, &among_bots(players))?;
            let dice = format!(
                "window.kaijuPlayer.presses > {answers} && document.querySelector('.prompt[data-question=keep] [data-answer]')"
            );
            if play_until(&mut page, 8, &dice)? { Ok(page) } else { Err(page.stuck("no dice to keep")) }
        };
        let page = match self {
            Sight::Home => open("/")?,
            Sight::Lesson => {
                let mut page = open("/tutorial")?;
                page.press("button", web::lesson_begin(Lang::En))?;
                page.until_there(".game[data-step=tray]")?;
                page
            }
            Sight::Table2 => rolling(2, 8, false)?,
            Sight::Table6 => rolling(6, 8, false)?,
            Sight::Coach => rolling(4, 9, true)?,
            Sight::Shop => {
                let mut page = player(house, device, calm, &rich_buyer(4))?;
                page.until_there(".shop-slot > .btn")?;
                page
            }
            Sight::Yield => {
                let mut page = player(house, device, calm, &attacked(4))?;
                page.until_there(".prompt[data-question=yield] [data-answer]")?;
                page
            }
            Sight::Rival => {
                let mut page = rolling(6, 8, false)?;
                page.tap(".rivals .seat:has(.card-mini) .dials")?;
                page.until_there("dialog[open] .held")?;
                page
            }
            Sight::Chat => return talking(house, device),
            Sight::Result | Sight::Records | Sight::Replay => {
                let mut page = player(house, device, calm, &among_bots(4))?;
                to_the_end(&mut page, 4)?;
                page.until_there(".victory")?;
                if self == Sight::Records {
                    // A list has more than one line.
                    let older = ".then((record) => [1, 2].map((n) => record.replace(/# played \\d+/, `# played 202${n}`)).join('\\n=====\\n'))";
                    page.eval(&format!(
                        "{NEWEST_RECORD}{older}.then((all) => {{ localStorage['kaiju.records'] = all; }})"
                    ))?;
                    page.go("/records")?;
                }
                if self == Sight::Replay {
                    let game = page.text(NEWEST_RECORD)?;
                    page = replay(house, device, calm, &game, 60)?;
                }
                page
            }
            Sight::Review => {
                let mut page = open("/settings")?;
                page.eval(&format!("localStorage['kaiju.pasted'] = {}", Value::from(finished(4)?)))?;
                page.go("/review/pasted")?;
                page.until_there("[data-whole]")?;
                page
            }
            Sight::Lobby => {
                let mut page = open("/")?;
                let code = make_table(&mut page, 4, 1)?;
                let mut guest = visitor(Browser::shared()?, house, DESK, Calm { name: GUEST, ..calm }, "/")?;
                sit_down(&mut guest, &code)?;
                page.until_says(GUEST)?;
                page.until_says(web::here(Lang::En))?;
                return Ok(vec![page, guest]);
            }
        };
        Ok(vec![page])
    }

    /// Brings what the picture is about into sight.
    fn aim(self, page: &mut Page) -> Result<()> {
        let script = match self {
            Sight::Chat => {
                "{ const talk = document.querySelector('.talk'); talk.open = true; talk.scrollIntoView({block: 'end', behavior: 'instant'}); }"
            }
            Sight::Shop => "document.querySelector('.shop').scrollIntoView(false)",
            _ => "scrollTo(0, 0)",
        };
        page.eval(script).map(drop)
    }
}

/// Somebody with a long name.
const GUEST: &str = "Bartholomew";

/// Two people who talk at a table of a server.
fn talking(house: &House, device: Device) -> Result<Vec<Page>> {
    let mut page = visitor(Browser::shared()?, house, device, Calm::default(), "/")?;
    let code = make_table(&mut page, 2, 2)?;
    let mut guest = visitor(Browser::shared()?, house, DESK, Calm { name: GUEST, ..Calm::default() }, "/")?;
    sit_down(&mut guest, &code)?;
    page.press("button", web::start(Lang::En))?;
    for one in [&mut page, &mut guest] {
        one.until_there(".game .dock")?;
        open_talk(one)?;
    }
    say(&mut page, "Hello there! Who is first?")?;
    say(&mut guest, "I will smash all of you, one after the other, mark my words")?;
    for words in ["Ha", "Tokyo is mine", "Wait for it"] {
        say(&mut page, words)?;
    }
    guest.press("button", web::emote_cheer(Lang::En))?;
    page.until(&format!("document.querySelector('.talk-list').innerText.includes({:?})", web::emote_cheer(Lang::En)))?;
    Ok(vec![page, guest])
}

/// Which pictures are made.
#[derive(Clone, Debug)]
pub struct Wall {
    /// Of what.
    pub sights: Vec<Sight>,
    /// How large.
    pub sizes: Vec<(u32, u32)>,
    /// In which languages and themes, such as `es-dark`.
    pub variants: Vec<&'static str>,
}

impl Wall {
    /// All that there is.
    pub fn whole() -> Wall {
        Wall { sights: Sight::ALL.to_vec(), sizes: SIZES.to_vec(), variants: VARIANTS.to_vec() }
    }

    /// Makes the pictures in a folder, and beside them a page with all that lie there; tells how many were made.
    pub fn make(&self, folder: &Path) -> Result<usize> {
        let house = House::known()?;
        let mut made = 0;
        for &sight in &self.sights {
            for device in [PHONE, DESK] {
                let sizes: Vec<(u32, u32)> =
                    self.sizes.iter().copied().filter(|(wide, _)| device.phone == (*wide < DESKS)).collect();
                if !sizes.is_empty() {
                    made += self.shoot(&house, sight, device, &sizes, folder)?;
                }
            }
            println!("{}: {made} pictures so far", sight.name());
        }
        write(&folder.join("index.html"), sheet(folder).as_bytes())?;
        Ok(made)
    }

    fn shoot(&self, house: &House, sight: Sight, device: Device, sizes: &[(u32, u32)], folder: &Path) -> Result<usize> {
        let mut pages = sight.reach(house, device)?;
        let page = &mut pages[0];
        let mut made = 0;
        for &size in sizes {
            page.resize(size.0, size.1)?;
            for variant in &self.variants {
                let (lang, theme) = variant.split_once('-').unwrap_or((variant, "light"));
                dress(page, lang, theme, matches!(sight, Sight::Result | Sight::Replay))?;
                sight.aim(page)?;
                write(&folder.join(file(sight, size, variant)), &page.picture()?)?;
                made += 1;
            }
        }
        for page in &mut pages {
            page.content()?;
        }
        Ok(made)
    }
}

/// Changes language and theme, as another tab of the same person would. What was worked out once, in one language, is
/// worked out anew when somebody comes back to it.
pub fn dress(page: &mut Page, lang: &str, theme: &str, anew: bool) -> Result<()> {
    page.eval(&format!(
        "{{
            const kept = JSON.parse(localStorage['kaiju.settings']);
            localStorage['kaiju.settings'] = JSON.stringify({{...kept, lang: '{lang}', theme: '{theme}'}});
            dispatchEvent(new StorageEvent('storage', {{key: 'kaiju.settings'}}));
        }}"
    ))?;
    page.until(&format!("document.documentElement.lang.startsWith('{lang}')"))?;
    if anew {
        let here = page.text("location.hash.slice(1)")?;
        page.go("/settings")?;
        page.go(&here)?;
    }
    // Sizes that follow from other sizes need a frame more.
    page.eval("new Promise((done) => { let left = 4; const frame = () => { left -= 1; if (left) requestAnimationFrame(frame); else done(); }; frame(); })")
        .map(drop)
}

fn file(sight: Sight, (wide, high): (u32, u32), variant: &str) -> PathBuf {
    PathBuf::from(format!("{}-{wide}x{high}-{variant}.png", sight.name()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    let made = path.parent().map_or(Ok(()), fs::create_dir_all);
    made.and_then(|()| fs::write(path, bytes)).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// A page with all pictures of a folder: a part for each sight, a row for each size, the variants side by side.
fn sheet(folder: &Path) -> String {
    let mut page = "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>The wall</title>\n<style>\n\
         body { margin: 1rem; font: 1rem/1.4 system-ui, sans-serif; background: #777; color: #fff; }\n\
         nav { position: sticky; top: 0; padding: .5rem; background: #333; } nav a { color: #fff; margin-right: 1rem; }\n\
         .row { display: flex; gap: .75rem; overflow-x: auto; } figure { margin: 0; flex: none; } img { display: block; max-width: 90vw; height: 30rem; }\n\
         </style>\n<nav>"
        .to_string();
    for sight in Sight::ALL {
        let _ = write!(page, "<a href=\"#{0}\">{0}</a>", sight.name());
    }
    page += "</nav>\n";
    for sight in Sight::ALL {
        let _ = writeln!(page, "<h2 id=\"{0}\">{0}</h2>", sight.name());
        for size in SIZES {
            let files: Vec<(&str, String)> = VARIANTS
                .iter()
                .map(|variant| (*variant, file(sight, size, variant).display().to_string()))
                .filter(|(_, file)| folder.join(file).is_file())
                .collect();
            if files.is_empty() {
                continue;
            }
            let _ = writeln!(page, "<h3>{} {} × {}</h3>\n<div class=\"row\">", sight.name(), size.0, size.1);
            for (variant, file) in files {
                let _ = writeln!(
                    page,
                    "<figure><a href=\"{file}\"><img src=\"{file}\" loading=\"lazy\" alt=\"\"></a><figcaption>{variant}</figcaption></figure>"
                );
            }
            page += "</div>\n";
        }
    }
    page += "</html>\n";
    page
}

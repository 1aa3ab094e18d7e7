//! A client without a screen: everything a browser or a terminal needs to let people play, and nothing it draws with.
//!
//! A [`Session`] is a game on a screen, whether it is played on this device ([`Local`]) or on a server ([`Remote`]): it
//! says what is to be shown when, who is asked next, and what goes over the line. A screen draws it and carries bytes.
//! [`screen`] lists the answers that may be pressed now, with warnings, [`comfort`] what may be answered without
//! asking, [`coach`] what each of them is worth. [`Replay`] walks through a finished game and [`story`] tells it in
//! curves; [`review`] says what its decisions and its luck were worth. [`puzzle`] asks what somebody else got
//! wrong, and [`practice`] remembers the answers; [`daily`] is the game that everybody plays on one day. [`explain`] says why something happened, [`reasons`] why a bot chose it. [`narration`] tells
//! it to those who listen, [`sounds`] says what is heard of it, [`city`] what becomes of Tokyo. [`mind`] is how bots are asked to think, wherever that happens;
//! [`terms`] says what a table allows, [`fit`] finds bots that are as strong as who plays against them.
//!
//! There is no clock, no file and no generator of its own in here: time, storage and luck are handed in.
//!
//! ```
//! use kaiju_client::{Chair, Fortune, Local, Waits};
//! use kaiju_rules::{EditionId, Setup};
//!
//! let setup = Setup::new(EditionId::SECOND, 2).unwrap();
//! let chairs = vec![Chair::Person, Chair::USUAL];
//! let mut game = Local::new(setup, chairs, Fortune::seeded(7)).unwrap();
//! while let Waits::Bot(..) = game.waits() {
//!     let order = game.order().unwrap();
//!     game.think(order.think());
//! }
//! assert!(matches!(game.waits(), Waits::Person(..)));
//! ```

pub mod aid;
pub mod atlas;
pub mod beginning;
pub mod bets;
pub mod chart;
pub mod city;
pub mod club;
pub mod coach;
pub mod comfort;
pub mod daily;
pub mod fit;
pub mod fortune;
pub mod house;
pub mod keys;
pub mod ladder;
pub mod lesson;
mod line;
pub mod line_up;
pub mod link;
pub mod lobby;
pub mod local;
pub mod mind;
pub mod narration;
pub mod pace;
pub mod people;
pub mod pinned;
pub mod practice;
pub mod puzzle;
pub mod reasons;
pub mod records;
pub mod remote;
pub mod replay;
pub mod review;
pub mod screen;
pub mod session;
pub mod settings;
pub mod sounds;
pub mod story;
pub mod terms;
pub mod tray;
pub mod turns;
pub mod why;

pub use atlas::{Study, StudyOrder, StudyRow, StudySubject};
pub use beginning::Beginning;
pub use chart::Chart;
pub use city::Havoc;
pub use comfort::{Comfort, ComfortSwitch};
pub use fit::PlayerFit;
pub use fortune::Fortune;
pub use house::{HouseBook, HouseRules};
pub use keys::{KeptTicket, Keys};
pub use line::Link;
pub use line_up::Pick;
pub use local::{Beat, CannotLoad, Chair, Local, Waits};
pub use mind::{BotAnswer, BotRequest, Minds};
pub use narration::{Detail, Narrator};
pub use pace::Speed;
pub use people::{ProfileSum, sitter_name, sitting_names};
pub use practice::{Practice, PuzzleCause};
pub use puzzle::{Puzzle, PuzzleBook, PuzzleKind, PuzzleVerdict, VerdictRow};
pub use reasons::BotChoice;
pub use remote::{News, Remote};
pub use replay::Replay;
pub use review::{ReviewMark, Reviewed};
pub use screen::{Danger, Offer, Press, Prompt, Sheet};
pub use session::{Errand, Next, Session, Wishes};
pub use settings::{Preferences, WrittenWords};
pub use sounds::{Ear, Sound};
pub use story::Story;
pub use tray::{Die, Tray};
pub use turns::MyTable;
pub use why::{Explained, explain};

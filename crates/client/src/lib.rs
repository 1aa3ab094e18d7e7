//! A client without a screen: everything a browser or a terminal needs to let people play, and nothing it draws with.
//!
//! [`Local`] is a game on this device, [`Remote`] a table on a server. [`screen`] says what somebody may press now and what speaks against it,
//! [`comfort`] what may be answered without asking, [`coach`] what a good player would do. [`Replay`] walks through a
//! finished game and [`story`] tells it in curves. [`mind`] is how programs are asked to think, wherever that happens.
//!
//! There is no clock, no file and no generator of its own in here: time, storage and luck are handed in.
//!
//! ```
//! use kaiju_client::{Chair, Fortune, Local, Waits};
//! use kaiju_rules::{EditionId, Setup};
//!
//! let setup = Setup::new(EditionId::SECOND, 2).unwrap();
//! let chairs = vec![Chair::Person, Chair::Bot("level3".parse().unwrap())];
//! let mut game = Local::new(setup, chairs, Fortune::seeded(7)).unwrap();
//! while let Waits::Bot(..) = game.waits() {
//!     let order = game.order().unwrap();
//!     game.think(order.think());
//! }
//! assert!(matches!(game.waits(), Waits::Person(..)));
//! ```

pub mod coach;
pub mod comfort;
pub mod fortune;
pub mod lesson;
pub mod local;
pub mod mind;
pub mod pinned;
pub mod remote;
pub mod replay;
pub mod screen;
pub mod story;

pub use comfort::Comfort;
pub use fortune::Fortune;
pub use local::{Beat, Chair, Local, Refused, Waits};
pub use mind::{Answer, Minds, Order};
pub use remote::{News, Remote, Ticket};
pub use replay::Replay;
pub use screen::{Danger, Offer, Press, Prompt, Sheet};
pub use story::Story;

//! What a test needs of a browser's page, whichever browser it is.

use serde_json::Value;

use crate::{Page, Result};

/// Something on a page, as the browser itself calls it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageElement(pub(crate) Value);

/// A page in some browser.
pub(crate) trait Driver {
    /// Goes to an address; what is there may still be loading.
    fn goto(&mut self, url: &str) -> Result<()>;

    /// Runs a script on every page from now on, before anything else does.
    fn before(&mut self, script: &str) -> Result<()>;

    /// What JavaScript says; a promise is waited for.
    fn eval(&mut self, script: &str) -> Result<Value>;

    /// What a function says whose `this` is an element.
    fn on(&mut self, element: &PageElement, function: &str) -> Result<Value>;

    /// Everything of this role and exactly this name, as a screen reader finds it; within an element, or everywhere.
    fn find(&mut self, within: Option<&PageElement>, role: &str, name: Option<&str>) -> Result<Vec<PageElement>>;

    /// Presses and releases the mouse here.
    fn tap(&mut self, x: f64, y: f64) -> Result<()>;

    /// Presses and releases a key.
    fn key(&mut self, key: &str) -> Result<()>;

    /// Makes the window so large.
    fn size(&mut self, width: u32, height: u32) -> Result<()>;

    /// A picture, as PNG in base64.
    fn picture(&mut self) -> Result<String>;

    /// The errors the console has shown and nobody has taken note of yet.
    fn faults(&mut self) -> &mut Vec<String>;

    /// Opens another page of the same person.
    fn sibling(&mut self) -> Result<Page>;

    /// Calls the browser in its own language.
    fn call(&mut self, method: &str, params: Value) -> Result<Value>;
}

//! What axe-core says about a page.

use std::{env, fs};

use crate::{Page, Result};

/// The themes a page has.
pub const THEMES: [&str; 3] = ["light", "dark", "contrast"];

/// axe-core, and what it has found so far.
pub struct Axe {
    script: String,
    found: Vec<String>,
    looked: usize,
}

impl Axe {
    /// Loads axe-core from where the variable `AXE_CORE` says.
    pub fn load() -> Result<Axe> {
        let path = env::var("AXE_CORE").map_err(|_| "AXE_CORE does not say where axe-core is")?;
        let script = fs::read_to_string(&path).map_err(|e| format!("cannot read {path}: {e}"))?;
        Ok(Axe { script, found: Vec::new(), looked: 0 })
    }

    /// Looks a page over as it is now: everything in the first theme, the colours in the others.
    pub fn look(&mut self, page: &mut Page, what: &str) -> Result<()> {
        if page.eval("typeof axe === 'undefined'")? == true {
            page.eval(&format!("{}; true", self.script))?;
        }
        for (i, theme) in THEMES.into_iter().enumerate() {
            let rules = if i == 0 {
                "{resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']}"
            } else {
                "{resultTypes: ['violations'], runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}}"
            };
            let found = page.eval(&format!(
                "(async () => {{
                    const root = document.documentElement, before = root.dataset.theme;
                    root.dataset.theme = '{theme}';
                    const said = await axe.run(document, {rules});
                    if (before) root.dataset.theme = before; else delete root.dataset.theme;
                    return said.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
                        .map((v) => v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target + ' ' + n.failureSummary).join(' | '));
                }})()"
            ))?;
            for one in found.as_array().ok_or_else(|| format!("axe-core says nothing about {what}"))? {
                self.found.push(format!("{what}, {theme}: {one}"));
            }
        }
        self.looked += 1;
        Ok(())
    }

    /// Everything was fine, on n pages.
    pub fn content(self, least: usize) -> Result<()> {
        if self.looked < least {
            return Err(format!("only {} of {least} pages were looked at", self.looked));
        }
        if self.found.is_empty() { Ok(()) } else { Err(self.found.join("\n")) }
    }
}

//! What axe-core says about a page.

use std::{env, fs};

use crate::{Page, Result};

/// The themes a page has.
pub const THEMES: [&str; 3] = ["light", "dark", "contrast"];

/// Tells, for every way in which words are written on a page, one place where they are: style sheets choose colours by what an element and
/// those around it are, so that the hundredth row of a list looks like the first. Judging each of a thousand words would take a minute.
const STYLES: &str = "
    const states = ['class', 'style', 'role', 'type', 'open', 'disabled', 'aria-current', 'aria-pressed', 'aria-selected', 'aria-checked',
        'aria-disabled', 'aria-invalid', 'aria-expanded', 'fill'];
    const looks = (e) => e ? looks(e.parentElement) + '>' + e.localName
        + [...e.attributes].filter((a) => states.includes(a.name) || a.name.startsWith('data-') && a.value.length < 8)
            .map((a) => '[' + a.name + '=' + a.value + ']').join('') : '';
    const written = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    const styles = () => [...new Map([...document.body.querySelectorAll('*')].filter((e) => written(e) || e.placeholder || e.localName === 'a')
        .filter((e) => e.checkVisibility()).map((e) => [looks(e), e]).reverse()).values()];
";

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

    /// Looks a page over as it is now: everything but colours once, and the colours in every theme.
    pub fn look(&mut self, page: &mut Page, what: &str) -> Result<()> {
        if page.eval("typeof axe === 'undefined'")? == true {
            page.eval(&format!("{}; true", self.script))?;
        }
        let everything = "[null, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], \
                          rules: {'color-contrast': {enabled: false}}}]";
        let colours = "['THEME', {runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}}]";
        let looks = THEMES.map(|theme| colours.replace("THEME", theme)).join(", ");
        let found = page.eval(&format!(
            "(async () => {{
                {STYLES}
                const root = document.documentElement, before = root.dataset.theme, found = [];
                // Two thousand shapes that are drawn elsewhere: nobody sees or hears them here.
                const shapes = document.querySelector('svg.sprites'), place = shapes?.nextSibling, home = shapes?.parentNode;
                shapes?.remove();
                for (const [theme, rules] of [{everything}, {looks}]) {{
                    if (theme) root.dataset.theme = theme;
                    const where = theme ? {{include: styles()}} : document;
                    const said = await axe.run(where, {{resultTypes: ['violations'], ...rules}});
                    found.push(...said.violations.filter((v) => v.impact === 'serious' || v.impact === 'critical')
                        .map((v) => (theme ?? 'any theme') + ': ' + v.id + ': ' + v.nodes.slice(0, 3).map((n) => n.target + ' ' + n.failureSummary).join(' | ')));
                }}
                if (before) root.dataset.theme = before; else delete root.dataset.theme;
                home?.insertBefore(shapes, place);
                return found;
            }})()"
        ))?;
        for one in found.as_array().ok_or_else(|| format!("axe-core says nothing about {what}"))? {
            self.found.push(format!("{what}, {one}"));
        }
        self.looked += 1;
        Ok(())
    }

    /// Is it told when words cannot be read? They get nearly the colour of what is behind them, and nothing of that is kept.
    pub fn notices(&mut self, page: &mut Page) -> Result<()> {
        let before = (self.looked, self.found.len());
        page.eval(
            "(() => {
                const faint = new CSSStyleSheet();
                faint.replaceSync('main :is(p, h1) { color: #999 !important; background: #888 !important }');
                document.adoptedStyleSheets = [...document.adoptedStyleSheets, faint];
            })()",
        )?;
        self.look(page, "words nobody can read")?;
        page.eval("document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1); true")?;
        let told = self.found.split_off(before.1).into_iter().filter(|one| one.contains("color-contrast")).count();
        self.looked = before.0;
        if told == THEMES.len() { Ok(()) } else { Err(format!("words that cannot be read were told of {told} themes")) }
    }

    /// Everything was fine, on n pages.
    pub fn content(self, least: usize) -> Result<()> {
        if self.looked < least {
            return Err(format!("only {} of {least} pages were looked at", self.looked));
        }
        if self.found.is_empty() { Ok(()) } else { Err(self.found.join("\n")) }
    }
}

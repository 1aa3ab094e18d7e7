//! A player at the page: plays a whole game by pressing what is there.

use std::time::{Duration, Instant};

use crate::{Page, Result};

/// How long a whole game may take.
const GAME: Duration = Duration::from_mins(4);

/// Settings for a test: nothing moves, nothing sounds, nobody waits.
pub fn calm(page: &mut Page, lang: &str, theme: &str) -> Result<()> {
    page.eval(&format!(
        "localStorage.setItem('kaiju.settings', JSON.stringify({{lang: '{lang}', theme: '{theme}', motion: 'less', speed: 'instant', sound: 'no', silent: 'yes', name: 'Ana'}}))"
    ))?;
    Ok(())
}

/// Has people of this device take every seat of the game that is being set up.
pub fn seat_people(page: &mut Page) -> Result<()> {
    let chosen = page.eval(
        "(() => {
            let n = 0;
            for (const seat of document.querySelectorAll('main select')) {
                const person = [...seat.options].find((option) => option.value === 'person');
                if (person) { seat.value = 'person'; seat.dispatchEvent(new Event('change', {bubbles: true})); n += 1; }
            }
            return n;
        })()",
    )?;
    if chosen.as_u64() >= Some(2) { Ok(()) } else { Err(format!("only {chosen} seats can be taken")) }
}

/// The page when a game is over, on this device or elsewhere.
const OVER: &str = "document.querySelector('.victory, .over-panel')";

/// Presses whatever is asked until the result is there. Answers are picked by a small generator, so that games differ.
pub fn to_the_end(page: &mut Page, seed: u64) -> Result<usize> {
    play_until(page, seed, OVER)?;
    if page.eval(&format!("Boolean({OVER})"))? != true {
        return Err("the game does not end".to_string());
    }
    Ok(page.eval("window.kaijuPresses")?.as_u64().unwrap_or_default() as usize)
}

/// Presses whatever is asked until something is true, or the game is over; tells whether it is true.
pub fn play_until(page: &mut Page, seed: u64, condition: &str) -> Result<bool> {
    // In the page itself, because every call from outside costs a round trip.
    let script = format!(
        "(() => {{
            if (window.kaijuPlays) return;
            window.kaijuPlays = true; window.kaijuPresses ??= 0;
            let seed = {seed}n;
            const below = (n) => {{ seed = (seed * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn; return Number((seed >> 33n) % BigInt(n)); }};
            const step = () => {{
                if (({condition}) || ({OVER})) window.kaijuPlays = false;
                if (!window.kaijuPlays) return;
                document.querySelector('.pass button')?.click();
                document.querySelector('dialog[open]')?.close();
                const all = [...document.querySelectorAll('.prompt button:not(.prompt-wait *), .shop-slot > button')].filter((b) => !b.disabled);
                if (all.length) {{
                    for (const die of document.querySelectorAll('.tray button:not(:disabled)')) if (below(3) === 0) die.click();
                    const main = document.querySelector('.prompt .btn-main');
                    const pick = below(3) > 0 && main ? main : all[below(all.length)];
                    if (pick.isConnected) {{ pick.click(); window.kaijuPresses += 1; }}
                }}
                setTimeout(step, 5);
            }};
            step();
        }})()"
    );
    page.eval(&script)?;
    let begun = Instant::now();
    page.until_within("!window.kaijuPlays", GAME).map_err(|why| format!("after {:?}: {why}", begun.elapsed()))?;
    Ok(page.eval(&format!("Boolean({condition})"))? == true)
}

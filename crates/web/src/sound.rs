//! Sounds, synthesised from a few oscillators. Which of them is heard when is said by `kaiju_client::sounds`.

use std::cell::RefCell;

use kaiju_client::Sound;
use leptos::prelude::{WithUntracked, window};
use web_sys::{AudioContext, OscillatorType};

use crate::prefs::settings;

/// How loud everything is for those who want it quiet.
const QUIET: f32 = 0.35;
/// In how many seconds a tone swells: one that is there at once begins with a click.
const SWELL: f64 = 0.008;

thread_local! {
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// A tone: kind, from, to in hertz, when and how long in seconds, how loud.
type Tone = (OscillatorType, f32, f32, f64, f64, f32);

fn tones(sound: Sound) -> &'static [Tone] {
    use OscillatorType::{Sawtooth, Sine, Square, Triangle};
    match sound {
        Sound::Dice => &[
            (Square, 210.0, 90.0, 0.0, 0.04, 0.10),
            (Square, 260.0, 110.0, 0.07, 0.04, 0.09),
            (Square, 180.0, 80.0, 0.15, 0.05, 0.10),
            (Square, 230.0, 100.0, 0.24, 0.04, 0.07),
        ],
        Sound::Click => &[(Triangle, 660.0, 520.0, 0.0, 0.05, 0.08)],
        Sound::Star => &[(Triangle, 880.0, 880.0, 0.0, 0.12, 0.12), (Triangle, 1320.0, 1320.0, 0.09, 0.2, 0.12)],
        Sound::Energy => &[(Triangle, 320.0, 960.0, 0.0, 0.16, 0.08)],
        Sound::Heal => &[(Sine, 520.0, 660.0, 0.0, 0.14, 0.14), (Sine, 660.0, 784.0, 0.12, 0.2, 0.12)],
        Sound::Smash => &[(Sawtooth, 120.0, 36.0, 0.0, 0.3, 0.22), (Square, 70.0, 30.0, 0.02, 0.32, 0.16)],
        // The blow, and a fall of a third that nobody else's loss has.
        Sound::Wound => &[
            (Sawtooth, 120.0, 36.0, 0.0, 0.3, 0.2),
            (Triangle, 392.0, 370.0, 0.08, 0.16, 0.13),
            (Triangle, 311.0, 294.0, 0.22, 0.3, 0.13),
        ],
        Sound::Fall => &[(Sawtooth, 240.0, 28.0, 0.0, 1.1, 0.2)],
        Sound::Enter => &[(Sawtooth, 70.0, 110.0, 0.0, 0.25, 0.14), (Square, 52.0, 52.0, 0.22, 0.25, 0.14)],
        Sound::Card => &[(Triangle, 400.0, 900.0, 0.0, 0.09, 0.09), (Triangle, 700.0, 700.0, 0.08, 0.1, 0.07)],
        Sound::Turn => &[(Sine, 587.0, 587.0, 0.0, 0.12, 0.12), (Sine, 784.0, 784.0, 0.13, 0.2, 0.12)],
        Sound::Win => &[
            (Triangle, 523.0, 523.0, 0.0, 0.16, 0.14),
            (Triangle, 659.0, 659.0, 0.15, 0.16, 0.14),
            (Triangle, 784.0, 784.0, 0.3, 0.16, 0.14),
            (Triangle, 1046.0, 1046.0, 0.45, 0.5, 0.16),
        ],
        Sound::Defeat => &[(Sine, 392.0, 392.0, 0.0, 0.2, 0.13), (Sine, 311.0, 294.0, 0.19, 0.5, 0.13)],
    }
}

/// Lets it be heard, unless sounds are off or the page may not make any yet. In a tab that nobody looks at only the
/// call to one's turn is.
pub(crate) fn play(sound: Sound, loud: f32) {
    let (on, quiet) = settings().with_untracked(|settings| (settings.sound, settings.quiet));
    let hidden = window().document().is_none_or(|d| d.hidden());
    if !on || hidden && sound != Sound::Turn {
        return;
    }
    let loud = if quiet { loud * QUIET } else { loud };
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            // Browsers let a page sound only after somebody has touched it.
            let touched = js_sys::Reflect::get(&window().navigator(), &"userActivation".into())
                .and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()))
                .is_ok_and(|active| active.is_truthy());
            if touched {
                *audio = AudioContext::new().ok();
            }
        }
        if let Some(audio) = audio {
            // A call, or another page, may have silenced it.
            let _ = audio.resume();
            for &tone in tones(sound) {
                let _ = ring(audio, tone, loud);
            }
        }
    });
}

fn ring(
    audio: &AudioContext,
    (kind, from, to, when, long, most): Tone,
    loud: f32,
) -> Result<(), wasm_bindgen::JsValue> {
    let start = audio.current_time() + when;
    let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
    oscillator.set_type(kind);
    oscillator.frequency().set_value_at_time(from, start)?;
    oscillator.frequency().exponential_ramp_to_value_at_time(to, start + long)?;
    gain.gain().set_value_at_time(0.0, start)?;
    gain.gain().linear_ramp_to_value_at_time(most * loud, start + SWELL)?;
    gain.gain().exponential_ramp_to_value_at_time(0.001, start + long)?;
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&audio.destination())?;
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(start + long)
}

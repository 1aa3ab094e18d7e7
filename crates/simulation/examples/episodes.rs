//! Plays episodes one after the other on one thread, for profilers: `episodes FIRST COUNT [BUG]`.

use std::time::Instant;

use kaiju_simulation::Episode;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(1);
    let planted = words.get(2).and_then(|word| word.parse().ok());
    let (begun, mut answers, mut simulated) = (Instant::now(), 0, 0);
    for seed in number(0)..number(0) + number(1) {
        let at = Instant::now();
        let report = Episode::drawn(seed).play(planted);
        answers += report.counts.answers;
        simulated += report.simulated_us;
        println!("{seed} {:.2} s {:?} {:016x}", at.elapsed().as_secs_f64(), report.counts, report.trace);
        for breach in report.breaches.iter().take(3) {
            println!("  {} s: {}: {}", breach.at_us / 1_000_000, breach.law, breach.what);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!("{:.0} answers/s, {:.2} hours in {seconds:.1} s", answers as f64 / seconds, simulated as f64 / 3.6e9);
}

//! kaiju
use kaiju_rules::*;
use kaiju_bots::*;
fn main() {
    println!("state {} table {} agenda {}", size_of::<State>(), size_of::<Table>(), size_of::<Agenda>());
    for e in EditionId::all().skip(1).take(1) { for n in [4] {
    let setup = Setup::new(e, n).unwrap();
    let t = std::time::Instant::now();
    let games: u64 = std::env::args().nth(1).map_or(100_000, |a| a.parse().unwrap()); let mut inputs=0; let mut turns=0u64; let mut most=0;
    for g in 0..games {
        let mut s = State::new(&setup);
        let k = random_playout(&mut s, &mut Bits::new(1,g), &mut Log::Off);
        inputs+=k; most=most.max(k);
        turns+=s.table().turns() as u64;
    }
    let dt=t.elapsed().as_secs_f64();
    println!("{e:?} {n}: {:.2} us/game, {:.1} inputs {:.1} turns, most {most}, {:.1} ns/input", dt*1e6/games as f64, inputs as f64/games as f64, turns as f64/games as f64, dt*1e9/inputs as f64);
    }}
}

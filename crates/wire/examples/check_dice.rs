//! Were the dice of an online game fair? `cargo run -p kaiju-wire --example check_dice -- my.game` draws every one of them again.

use std::process::ExitCode;

use kaiju_wire::fair;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        println!("name the record of a game that was played at a server");
        return ExitCode::FAILURE;
    };
    let text = std::fs::read_to_string(&path).expect("the file can be read");
    match fair::verify(&text) {
        Ok(_) => {
            println!("every die and every card came from what was promised before the first roll");
            ExitCode::SUCCESS
        }
        Err(flaw) => {
            println!("{flaw}");
            ExitCode::FAILURE
        }
    }
}

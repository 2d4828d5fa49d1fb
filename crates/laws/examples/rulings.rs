//! Prints what a case leads to in each of its editions, and where that is not as expected.
//!
//! `cargo run -p compongo-laws --example rulings -- cases/touch/*.toml`

use compongo_laws::case::Case;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let read = |text: String| Case::read(&text);
        let case = read(std::fs::read_to_string(&path)?).map_err(|it| format!("{path}: {it}"))?;
        println!("# {path}: {}", case.title);
        for &edition in &case.editions {
            let seen = case.run(edition).map_err(|it| format!("{path}: {it}"))?;
            let clocks = seen.clocks.map(|it| format!("{} {}", it.white, it.black));
            let (clocks, result) = (clocks.unwrap_or_default(), seen.result.unwrap_or_default());
            println!("{edition}\t{result}\t{clocks}\t{:?}", seen.rulings);
        }
    }
    Ok(())
}

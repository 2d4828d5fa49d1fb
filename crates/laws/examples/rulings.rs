//! Prints what a case leads to in each of its editions, and where that is not as expected.
//!
//! `cargo run -p compongo-laws --example rulings -- cases/touch/*.toml`

use compongo_laws::case::Case;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for path in std::env::args().skip(1) {
        let case = Case::read(&std::fs::read_to_string(&path)?)?;
        println!("{path}: {}", case.title);
        for &edition in &case.editions {
            let seen = case.run(edition)?;
            println!("  {edition} {} {:?}", seen.result.as_deref().unwrap_or("*"), seen.rulings);
        }
        for mismatch in case.check()? {
            println!("{mismatch}");
        }
    }
    Ok(())
}

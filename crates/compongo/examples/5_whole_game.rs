//! The fifth step: a whole game. Facts go in with their time, rulings with their articles come out.
//!
//! `cargo run -p compongo --example 5_whole_game`

use compongo::laws::game::{Game, Record};

/// A record: the regulations on the first line, then what happened.
const RECORD: &str = r#"{"compongo":1,"regulations":{"edition":"2018","time":"5400+30"}}
{"at":0,"by":"arbiter","do":"start"}
{"at":4000,"by":"white","do":"touch","square":"g1"}
{"at":9000,"by":"white","do":"move","move":"g1g3","press":true}
{"at":12000,"by":"arbiter","do":"report-illegal"}
{"at":60000,"by":"arbiter","do":"resume-clocks"}
{"at":70000,"by":"white","do":"move","move":"g1f3","press":true}
{"at":90000,"by":"black","do":"resign"}
"#;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let record = Record::read(RECORD)?;
    let mut game = Game::new(record.regulations.clone())?;
    for fact in &record.facts {
        println!("{:>6} ms  {:?}: {:?}", fact.at_ms, fact.by, fact.act);
        // What cannot be is refused with its reason, and the game is as before.
        match game.apply(fact) {
            Ok(rulings) => rulings.iter().for_each(|it| println!("           {it}")),
            Err(refusal) => println!("           refused: {refusal}"),
        }
    }
    let result = game.outcome().map(|it| it.result());
    assert_eq!(result.as_deref(), Some("1-0"));
    assert_eq!(game.illegal_moves(compongo::board::Color::White), 1);
    // Replaying the record gives the same game, anywhere and always.
    let again = record.replay(|_, _| ())?;
    assert_eq!(again.table(), game.table());
    println!("{}", result.unwrap_or_default());
    Ok(())
}

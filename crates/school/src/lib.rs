//! Situations at the board as exercises for arbiters.
//!
//! The files of `cases/` are part of the program ([`situations`]). A [`Set`] says which are wanted,
//! [`draw`] takes some by a seed, [`exercise`] shows one without its answer, [`mark`] says what an
//! answer is worth and explains what is right.
//!
//! Nothing that is right or wrong is typed here: the game rules on each situation in the edition
//! asked for, and the wrong rulings are those of other editions, other ways of playing and similar
//! situations. The same seed gives the same exercise, choices in the same order.
//!
//! ```
//! use compongo_laws::Edition;
//! use compongo_school::{Answer, Set, draw, exercise, mark};
//!
//! let set = Set { subject: Some("draws"), ..Set::of(Edition::E2018) };
//! let key = &draw(&set, 1, 1)[0];
//! let exercise = exercise(key, set.edition, 1)?;
//! assert!(exercise.question.en.ends_with('?'));
//!
//! let right = mark(key, set.edition, 1, &Answer::default())?.solution;
//! let answer = Answer { ruling: Some(right.ruling), articles: right.articles };
//! let marked = mark(key, set.edition, 1, &answer)?;
//! assert_eq!(marked.points, marked.most);
//! # Ok::<(), compongo_school::SchoolError>(())
//! ```

mod articles;
mod choices;
mod difficulty;
mod draw;
mod exercise;
mod library;
mod mark;
mod scene;
mod seed;
mod sheet;

pub use articles::Paraphrase;
pub use difficulty::Difficulty;
pub use draw::{Set, count, draw};
pub use exercise::{Exercise, SchoolError, Text, exercise};
pub use library::{Situation, situation, situations, subjects};
pub use mark::{Answer, ArticlesMark, Elsewhere, Marked, Solution, mark};
pub use scene::{Clocks, Line, Scene};

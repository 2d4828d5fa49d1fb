//! Facts, rulings and refusals in words.

pub(crate) mod refusal;

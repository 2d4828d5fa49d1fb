//! Tables at which games are played by the Laws.

pub mod store;

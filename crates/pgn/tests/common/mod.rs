//! What a reader tells, written down line by line.

// Each test binary uses a part of this.
#![allow(dead_code)]

pub(crate) mod collections;

use compongo_pgn::{
    Batches, CommentKind, Fault, GameResult, Limits, Nag, RawComment, RawTag, Skip, Token, Visitor,
    read_games,
};

/// Every event, as a line of text; which parts to skip.
#[derive(Debug, Default)]
pub(crate) struct Log {
    pub(crate) lines: Vec<String>,
    pub(crate) offsets: Vec<u64>,
    pub(crate) skip_movetext: bool,
    pub(crate) skip_variations: bool,
}

impl Log {
    fn add(&mut self, offset: u64, line: String) {
        self.offsets.push(offset);
        self.lines.push(line);
    }
}

fn shown(bytes: &[u8]) -> String {
    bytes.escape_ascii().to_string().replace("\\\"", "\"").replace("\\\\", "\\")
}

impl Visitor for Log {
    fn begin_game(&mut self, offset: u64) {
        self.add(offset, format!("game {offset}"));
    }
    fn tag(&mut self, tag: RawTag<'_>) {
        self.add(tag.offset, format!("tag {} = {}", shown(tag.name), tag.value()));
    }
    fn begin_movetext(&mut self) -> Skip {
        self.lines.push("movetext".to_owned());
        Skip(self.skip_movetext)
    }
    fn mv(&mut self, token: Token<'_>) {
        self.add(token.offset, format!("mv {}", shown(token.text)));
    }
    fn nag(&mut self, nag: Nag) {
        self.lines.push(format!("nag {nag}"));
    }
    fn comment(&mut self, comment: RawComment<'_>) {
        let open = if comment.kind == CommentKind::Brace { '{' } else { ';' };
        self.add(comment.offset, format!("{open} {}", comment.text()));
    }
    fn begin_variation(&mut self) -> Skip {
        self.lines.push("(".to_owned());
        Skip(self.skip_variations)
    }
    fn end_variation(&mut self) {
        self.lines.push(")".to_owned());
    }
    fn result(&mut self, result: GameResult) {
        self.lines.push(format!("result {result}"));
    }
    fn fault(&mut self, fault: Fault) {
        self.add(fault.offset, format!("fault {} at {}", fault.code(), fault.offset));
    }
    fn end_game(&mut self, offset: u64) {
        self.add(offset, format!("end {offset}"));
    }
}

/// What is told about `text`.
pub(crate) fn events(text: impl AsRef<[u8]>) -> Vec<String> {
    events_within(text.as_ref(), &Limits::default())
}

/// What is told about `text` under `limits`.
pub(crate) fn events_within(text: &[u8], limits: &Limits) -> Vec<String> {
    let mut log = Log::default();
    read_games(text, 0, limits, &mut log);
    log.lines
}

/// What is told about the batches of `text`, `size` bytes each.
pub(crate) fn events_in_batches(text: &[u8], size: usize, limits: &Limits) -> Vec<String> {
    let mut log = Log::default();
    for batch in Batches::new(text, limits).with_size(size) {
        let batch = batch.expect("reading from memory");
        read_games(&batch.bytes, batch.offset, limits, &mut log);
    }
    log.lines
}

/// Without where games begin and end.
pub(crate) fn contents(text: impl AsRef<[u8]>) -> Vec<String> {
    let mut lines = events(text);
    lines.retain(|line| !line.starts_with("end ") && line != "movetext");
    for line in &mut lines {
        if line.starts_with("game ") {
            line.truncate(4);
        }
    }
    lines
}

/// The moves of a text, by words.
pub(crate) fn moves(text: impl AsRef<[u8]>) -> Vec<String> {
    events(text).iter().filter_map(|line| line.strip_prefix("mv ").map(str::to_owned)).collect()
}

/// The faults of a text.
pub(crate) fn faults(text: impl AsRef<[u8]>) -> Vec<String> {
    events(text).iter().filter_map(|line| line.strip_prefix("fault ").map(str::to_owned)).collect()
}

/// How many games there are.
pub(crate) fn games(text: impl AsRef<[u8]>) -> usize {
    struct Nothing;
    impl Visitor for Nothing {}
    read_games(text.as_ref(), 0, &Limits::default(), &mut Nothing)
}

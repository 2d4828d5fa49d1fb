//! Any bytes as a game file.

use compongo_pgn::{
    Batches, Fault, GameResult, Limits, Nag, RawComment, RawTag, Skip, Token, Visitor, read_games,
};

/// However the file is cut into batches, the same is read; places are in the file and in order.
pub(crate) fn check(data: &[u8]) {
    let limits = Limits::default();
    let mut whole = Log::new(data.len());
    let games = read_games(data, 0, &limits, &mut whole);
    assert_eq!(games, whole.games);
    assert!(!whole.in_game);

    for size in [1, 17, 200, 1000] {
        let mut cut = Log::new(data.len());
        let mut next = 0;
        for batch in Batches::new(data, &limits).with_size(size) {
            let batch = batch.expect("memory can be read");
            assert_eq!(batch.offset, next);
            next += batch.bytes.len() as u64;
            read_games(&batch.bytes, batch.offset, &limits, &mut cut);
            let lines = batch.bytes.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count();
            assert!(batch.lines().of(next) <= batch.line + lines as u64);
        }
        assert_eq!(next, data.len() as u64);
        assert_eq!(cut.events, whole.events, "batches of {size}");
    }
    bounded(data);
}

/// With games that may have 64 bytes, batches stay small and everything else is still read.
fn bounded(data: &[u8]) {
    let limits = Limits { max_game_bytes: 64, max_depth: 2, max_tag_value: 16, max_tags: 3 };
    let mut log = Log::new(data.len());
    for batch in Batches::new(data, &limits).with_size(32) {
        let batch = batch.expect("memory can be read");
        assert!(batch.bytes.len() < 16 << 10);
        read_games(&batch.bytes, batch.offset, &limits, &mut log);
    }
}

/// Everything a visitor is told.
struct Log {
    events: Vec<(&'static str, u64, String)>,
    length: u64,
    games: usize,
    in_game: bool,
    results: usize,
    depth: u32,
}

impl Log {
    fn new(length: usize) -> Log {
        let length = length as u64;
        Log { events: Vec::new(), length, games: 0, in_game: false, results: 0, depth: 0 }
    }

    fn note(&mut self, what: &'static str, offset: u64, text: String) {
        assert!(offset <= self.length, "{what} at {offset} of {}", self.length);
        self.events.push((what, offset, text));
    }
}

impl Visitor for Log {
    fn begin_game(&mut self, offset: u64) {
        assert!(!self.in_game);
        self.in_game = true;
        self.games += 1;
        self.results = 0;
        self.note("begin", offset, String::new());
    }

    fn tag(&mut self, tag: RawTag<'_>) {
        self.note("tag", tag.offset, format!("{} = {}", tag.name(), tag.value()));
    }

    fn begin_movetext(&mut self) -> Skip {
        Skip(false)
    }

    fn mv(&mut self, token: Token<'_>) {
        assert!(self.in_game);
        self.note("move", token.offset, String::from_utf8_lossy(token.text).into_owned());
    }

    fn nag(&mut self, nag: Nag) {
        self.note("nag", 0, format!("{nag:?}"));
    }

    fn comment(&mut self, comment: RawComment<'_>) {
        for command in comment.commands() {
            let _ = command.value();
        }
        self.note("comment", comment.offset, comment.text().into_owned());
    }

    fn begin_variation(&mut self) -> Skip {
        self.depth += 1;
        self.note("(", 0, String::new());
        Skip(false)
    }

    fn end_variation(&mut self) {
        assert!(self.depth > 0);
        self.depth -= 1;
        self.note(")", 0, String::new());
    }

    fn result(&mut self, result: GameResult) {
        self.results += 1;
        assert_eq!(self.results, 1);
        self.note("result", 0, format!("{result:?}"));
    }

    fn fault(&mut self, fault: Fault) {
        self.note("fault", fault.offset, fault.to_string());
    }

    fn end_game(&mut self, offset: u64) {
        assert!(self.in_game);
        assert_eq!(self.depth, 0);
        self.in_game = false;
        self.note("end", offset, String::new());
    }
}

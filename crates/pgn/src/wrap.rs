//! Words set in lines of fewer than eighty characters (PGN specification, 4.3).

const WIDTH: usize = 79;

/// Lines being filled with words.
#[derive(Debug, Default)]
pub(crate) struct Wrap {
    out: String,
    column: usize,
    /// The last word, to which a parenthesis may still be added.
    word: String,
    /// An opening parenthesis that waits for its word.
    open: String,
    /// The last word goes to the end of its line.
    line_comment: bool,
}

impl Wrap {
    /// Sets a word.
    pub(crate) fn word(&mut self, word: &str) {
        self.flush();
        self.word.push_str(&self.open);
        self.word.push_str(word);
        self.open.clear();
    }

    /// Sets a comment that goes to the end of its line.
    pub(crate) fn line_comment(&mut self, comment: &str) {
        self.word(comment);
        self.line_comment = true;
    }

    /// Opens a parenthesis before the next word.
    pub(crate) fn open(&mut self) {
        self.open.push('(');
    }

    /// Closes it behind the last word.
    pub(crate) fn close(&mut self) {
        if self.line_comment || !self.open.is_empty() {
            self.word("");
        }
        self.word.push(')');
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let first = self.word.split('\n').next().unwrap_or_default().chars().count();
        if self.column > 0 {
            if self.column + 1 + first > WIDTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(&self.word);
        self.column = match self.word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + first,
        };
        self.word.clear();
        if std::mem::take(&mut self.line_comment) {
            self.out.push('\n');
            self.column = 0;
        }
    }

    /// The lines, each with its end.
    pub(crate) fn finish(mut self) -> String {
        self.flush();
        if self.column > 0 {
            self.out.push('\n');
        }
        self.out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_short() {
        let mut wrap = Wrap::default();
        for _ in 0..16 {
            wrap.word("four");
        }
        wrap.word("x");
        wrap.open();
        wrap.word("y");
        wrap.close();
        let text = wrap.finish();
        assert_eq!(text.lines().map(str::len).collect::<Vec<_>>(), [79, 5]);
        assert!(text.ends_with("\nx (y)\n") || text.ends_with(" x\n(y)\n"), "{text}");
    }

    #[test]
    fn nothing_is_set_behind_a_line_comment() {
        let mut wrap = Wrap::default();
        wrap.open();
        wrap.word("e4");
        wrap.line_comment("; so");
        wrap.close();
        wrap.open();
        wrap.close();
        assert_eq!(wrap.finish(), "(e4 ; so\n) ()\n");
    }
}

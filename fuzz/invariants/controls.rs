//! Any text as a time control.

use compongo_clock::{Clock, Control, Language, Setting, Side, TimeControl, read_control};

/// What is read can be written and read again, told in words and read again, and run; every
/// refusal has its place in the text and a hint.
pub(crate) fn check(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match read_control(&text) {
        Ok(read) => hold(&read.control),
        Err(error) => {
            assert!(error.at <= text.len() && text.is_char_boundary(error.at), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
    let exact = text.parse::<Control>();
    if let Ok(control) = &exact {
        hold(control);
    }
    // The tag is part of the short form, but for what no clock could hold.
    if let Ok(tag) = text.parse::<TimeControl>() {
        assert_eq!(tag.to_string().parse(), Ok(tag.clone()));
        if let Ok(Some(control)) = Control::from_tag(&tag) {
            assert_eq!(exact.as_ref(), Ok(&control));
            assert_eq!(control.to_tag(), Some(tag));
        }
    }
}

fn hold(control: &Control) {
    let form = control.to_string();
    assert_eq!(form.parse().as_ref(), Ok(control), "{form}");
    for language in [Language::English, Language::Spanish] {
        let words = control.describe(language);
        let again = read_control(&words).map(|read| read.control);
        assert_eq!(again.as_ref(), Ok(control), "{words}");
    }
    let setting = Setting::new(control.clone());
    let clock = Clock::new(&setting).start(&setting, Side::White, 0).expect("ready");
    let falls = clock.falls_at(&setting).expect("it runs");
    assert!(clock.at(&setting, falls).expect("later").flag(Side::White).is_some());
}

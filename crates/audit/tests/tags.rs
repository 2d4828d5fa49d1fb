//! Tags that say what cannot be.

mod common;

use common::*;
use compongo_audit::{Detail, Severity};
use compongo_laws::Edition;

#[test]
fn faulty_dates_still_choose_the_edition() {
    let text = |date: &str| game(&[("Date", date), ("Result", "1-0")], "1. e4 1-0");
    let cases = [
        ("1985.02.30", Edition::E1997, Severity::Warning, Some("1985.02")),
        ("1985.13.??", Edition::E1997, Severity::Warning, Some("1985")),
        ("1985-1986", Edition::E1997, Severity::Warning, Some("1985")),
        ("2017.07.00", Edition::E2017, Severity::Warning, Some("2017.07")),
        ("2014.06.30x", Edition::E2009, Severity::Warning, Some("2014.06")),
        ("20170701", Edition::E2017, Severity::Note, Some("2017.07.01")),
        ("01.07.2017", Edition::E2017, Severity::Note, Some("2017.07.01")),
        ("30.06.17", Edition::E2023, Severity::Warning, None),
        ("rainy", Edition::E2023, Severity::Warning, None),
    ];
    for (date, edition, severity, read) in cases {
        let report = audit(text(date));
        assert_eq!(report.totals.undated, u64::from(read.is_none()), "{date}");
        let finding = only(report);
        assert_eq!((finding.edition, finding.severity), (edition, severity), "{date}");
        let read = read.and_then(|read| read.parse().ok());
        assert_eq!(finding.detail, Detail::BadDate { tag: "Date", value: date.into(), read });
    }
    for date in ["1985.02.28", "1985", "????.??.??", "?", "", "-"] {
        assert_eq!(codes(&audit(text(date))), [], "{date}");
    }
    // What does not decide is not judged.
    let tags = [("Date", "1985.02.??"), ("EventDate", "winter"), ("Result", "1-0")];
    assert_eq!(codes(&audit(game(&tags, "1. e4 1-0"))), []);
}

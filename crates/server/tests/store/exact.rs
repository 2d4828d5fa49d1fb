use compongo_laws::game::{Act, Fact, Who};
use compongo_server::store::{
    Entry, Key, KeyHash, Latest, NewHall, NewTable, Role, Scope, Sqlite, Store, StoreError, export,
    import,
};

use super::*;

const fn hash(byte: u8) -> KeyHash {
    [byte; 32]
}

#[test]
fn everything_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let keys = vec![(Role::Organiser, hash(1)), (Role::Arbiter, hash(2))];
    let new = NewHall { id: "h".into(), name: "Sala 1 ♞".into(), created_ms: 5, keys };
    let (hall, table) = {
        let store = open(folder.path());
        let hall = store.create_hall(new).wait().unwrap();
        let keys = vec![(Role::White, hash(3)), (Role::Black, hash(4))];
        let new = NewTable { keys, ..new_table(hall, "t") };
        let table = store.create_table(new).wait().unwrap();
        store.append(table, vec![entry(1), entry(2)], false).wait().unwrap();
        store.append(table, vec![entry(3)], true).wait().unwrap();
        (hall, table)
    };
    let store = open(folder.path());
    let halls = store.halls().wait().unwrap();
    assert_eq!(halls.len(), 1);
    assert_eq!((halls[0].no, &*halls[0].name, halls[0].created_ms), (hall, "Sala 1 ♞", 5));
    assert_eq!(store.hall("h").wait().unwrap(), Some(halls[0].clone()));
    let found = store.table("t").wait().unwrap().unwrap();
    assert_eq!((found.no, found.hall, &*found.settings), (table, hall, SETTINGS));
    assert_eq!((found.created_ms, found.over), (2, true));
    assert_eq!(found.latest, Some(Latest { seq: 3, at_ms: 300, wall_ms: 1_800_000_000_003 }));
    assert_eq!(store.tables_of(hall).wait().unwrap(), std::slice::from_ref(&found));
    assert_eq!(store.count_tables(hall).wait(), Ok(1));
    assert_eq!(store.table_by_number(table).wait().unwrap(), Some(found));
    assert_eq!(all(&store, table), [entry(1), entry(2), entry(3)]);
    assert_eq!(store.facts(table, 1, 1).wait().unwrap(), [entry(2)]);
    assert_eq!(store.latest_wall_ms().wait().unwrap(), Some(1_800_000_000_003));
    let key = store.key(hash(3)).wait().unwrap().unwrap();
    assert_eq!((key.scope, key.role, key.revoked_ms), (Scope::Table(table), Role::White, None));
    assert_eq!(store.keys_of(Scope::Hall(hall)).wait().unwrap().len(), 2);
    assert_eq!(store.open_tables().wait().unwrap(), []);
    store.check().wait().unwrap();
}

#[test]
fn facts_continue_each_other_or_are_refused() {
    let store = Sqlite::in_memory().unwrap();
    let table = table(&store, "t");
    let conflict = |expected, given| Err(StoreError::Conflict { table, expected, given });
    assert_eq!(append(&store, table, 2), conflict(1, 2));
    assert_eq!(append(&store, table, 1), Ok(()));
    assert_eq!(append(&store, table, 1), conflict(2, 1));
    // All or none.
    assert_eq!(store.append(table, vec![entry(2), entry(4)], false).wait(), conflict(3, 4));
    assert_eq!(all(&store, table), [entry(1)]);
    assert_eq!(append(&store, table, 2), Ok(()));
    let nobody = TableNo(99);
    assert_eq!(append(&store, nobody, 1), Err(StoreError::Missing { what: "table" }));
}

#[test]
fn a_game_that_is_over_may_go_on() {
    let store = Sqlite::in_memory().unwrap();
    let table = table(&store, "t");
    let open = || store.open_tables().wait().unwrap().len();
    assert_eq!(open(), 1);
    store.append(table, vec![entry(1)], true).wait().unwrap();
    assert_eq!(open(), 0);
    store.append(table, vec![entry(2)], false).wait().unwrap();
    assert_eq!(open(), 1);
    // Nothing but the state.
    store.append(table, vec![], true).wait().unwrap();
    assert_eq!((open(), all(&store, table).len()), (0, 2));
}

#[test]
fn names_and_keys_are_given_once() {
    let store = Sqlite::in_memory().unwrap();
    let (hall, keys) = (hall(&store), vec![(Role::White, hash(1))]);
    let twin = NewHall { id: "hall".into(), name: "".into(), created_ms: 0, keys: vec![] };
    let exists = |what| StoreError::Exists { what };
    assert_eq!(store.create_hall(twin).wait(), Err(exists("a hall of that name")));
    let new = NewTable { keys: keys.clone(), ..new_table(hall, "t") };
    store.create_table(new.clone()).wait().unwrap();
    assert_eq!(store.create_table(new).wait(), Err(exists("a table of that name")));
    // A key that is taken undoes the table.
    let other = NewTable { keys, ..new_table(hall, "u") };
    assert_eq!(store.create_table(other).wait(), Err(exists("a key of that kind")));
    assert_eq!(store.table("u").wait().unwrap(), None);
    let nowhere = new_table(HallNo(9), "v");
    assert_eq!(store.create_table(nowhere).wait(), Err(StoreError::Missing { what: "hall" }));
    let missing = store.set_settings(TableNo(9), "{}".into()).wait();
    assert_eq!(missing, Err(StoreError::Missing { what: "table" }));
}

#[test]
fn a_new_key_makes_the_others_of_its_role_void() {
    let store = Sqlite::in_memory().unwrap();
    let table = table(&store, "t");
    let scope = Scope::Table(table);
    let key = |byte, role, created_ms| Key {
        hash: hash(byte),
        scope,
        role,
        created_ms,
        revoked_ms: None,
    };
    for (byte, role) in [(1, Role::White), (2, Role::Black), (3, Role::White)] {
        store.issue_key(key(byte, role, 10), false).wait().unwrap();
    }
    store.issue_key(key(4, Role::White, 20), true).wait().unwrap();
    let void = |byte| store.key(hash(byte)).wait().unwrap().unwrap().revoked_ms;
    assert_eq!([1, 2, 3, 4].map(void), [Some(20), None, Some(20), None]);
    assert_eq!(store.revoke_keys(scope, Role::White, 30).wait().unwrap(), 1);
    assert_eq!(store.revoke_keys(scope, Role::White, 40).wait().unwrap(), 0);
    assert_eq!([1, 4].map(void), [Some(20), Some(30)]);
    let roles: Vec<_> = store.keys_of(scope).wait().unwrap().iter().map(|it| it.role).collect();
    assert_eq!(roles, [Role::White, Role::Black, Role::White, Role::White]);
    assert_eq!(store.key(hash(9)).wait().unwrap(), None);
}

#[test]
fn a_backup_is_the_record_at_one_instant() {
    let folder = tempfile::tempdir().unwrap();
    let (live, copy) = (folder.path().join("live"), folder.path().join("copy"));
    let store = open(&live);
    let table = table(&store, "t");
    (1..=200).for_each(|seq| append(&store, table, seq).unwrap());
    std::fs::create_dir(&copy).unwrap();
    let target = copy.join("record.sqlite");
    let backup = store.back_up(&target);
    // It goes on meanwhile.
    (201..=300).for_each(|seq| append(&store, table, seq).unwrap());
    backup.wait().unwrap();
    let again = store.back_up(&target).wait();
    assert_eq!(again, Err(StoreError::TargetExists { path: target.clone() }));
    assert_eq!(std::fs::read_dir(&copy).unwrap().count(), 1);
    let copied = open(&copy);
    let facts = all(&copied, table);
    assert!(facts.len() >= 200, "{}", facts.len());
    assert_eq!(facts, all(&store, table)[..facts.len()]);
    copied.check().wait().unwrap();
}

#[test]
fn a_table_goes_into_files_and_back() {
    let told = |seq, at_ms, by, act, seat| Entry {
        seq,
        fact: Fact { at_ms, by, act },
        wall_ms: 1_000 + at_ms.cast_signed(),
        seat,
        command: seat.map(|_| "a".into()),
    };
    let start = Act::Start { absent: compongo_laws::game::Absent::None };
    let facts = [
        told(1, 0, Who::Arbiter, start, None),
        told(2, 700, Who::White, Act::Resign {}, Some(Role::Shared)),
    ];
    let settings = r#"{"board":7,"regulations":{"edition":"2018"}}"#;
    let files = export(settings, &facts).unwrap();
    assert_eq!(
        files.record,
        "{\"compongo\":1,\"regulations\":{\"edition\":\"2018\"}}\n\
         {\"at\":0,\"by\":\"arbiter\",\"do\":\"start\"}\n\
         {\"at\":700,\"by\":\"white\",\"do\":\"resign\"}\n"
    );
    let beside = concat!(
        r#"{"compongo":1,"settings":{"board":7,"regulations":{"edition":"2018"}},"#,
        r#""facts":[{"wall":1000},{"wall":1700,"seat":"shared","command":"a"}]}"#,
    );
    assert_eq!(files.beside, beside);
    let game = import(&files.record, Some(beside), 0).unwrap();
    assert_eq!((&*game.settings, &game.facts[..], game.over), (settings, &facts[..], true));
}

#[test]
fn what_the_laws_refuse_is_not_taken_in() {
    let head = r#"{"compongo":1,"regulations":{"edition":"2018"}}"#;
    let why = |record: &str, beside| import(record, beside, 0).unwrap_err().to_string();
    assert_eq!(why("", None), "the record is empty");
    let early = format!("{head}\n{}", r#"{"at":0,"by":"white","do":"press"}"#);
    assert_eq!(why(&early, None), "line 2: the game has not been started");
    let long = format!("{head}\n{}", "{}\n".repeat(20_001));
    assert_eq!(why(&long, None), "the record has more than 20000 facts");
    let beside = |text| why(head, Some(text));
    let newer = "the file beside the record is of version 2, this program knows up to 1";
    assert_eq!(beside(r#"{"compongo":2}"#), newer);
    let another = "the file beside the record has other regulations or another number of facts";
    let of = r#"{"compongo":1,"settings":{"regulations":{"edition":"2023"}},"facts":[]}"#;
    assert_eq!(beside(of), another);
    let one =
        r#"{"compongo":1,"settings":{"regulations":{"edition":"2018"}},"facts":[{"wall":0}]}"#;
    assert_eq!(beside(one), another);
    let record = format!("{head}\n{}", r#"{"at":0,"by":"arbiter","do":"start"}"#);
    let seat = one.replace(r#"{"wall":0}"#, r#"{"wall":0,"seat":"king"}"#);
    let no_role = "the file beside the record cannot be read: not a role";
    assert_eq!(why(&record, Some(&seat)), no_role);
}

#[test]
fn a_fact_takes_few_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let acts =
        [r#"{"do":"touch","square":"e2"}"#, r#"{"do":"move","move":"e2e4"}"#, r#"{"do":"press"}"#];
    let facts = |count: u32| {
        let of = |seq: u32| {
            let act = serde_json::from_str(acts[seq as usize % acts.len()]).unwrap();
            let fact = Fact { at_ms: u64::from(seq) * 1_000, by: Who::White, act };
            let wall_ms = 1_800_000_000_000 + i64::from(seq) * 1_000;
            let command = Some(format!("a{seq}").into());
            Entry { seq, fact, wall_ms, seat: Some(Role::White), command }
        };
        (1..=count).map(of).collect::<Vec<_>>()
    };
    {
        let store = open(folder.path());
        let tables: Vec<_> = (0..200).map(|no| table(&store, &format!("t{no}"))).collect();
        for table in &tables {
            drop(store.append(*table, facts(300), false));
        }
    }
    let bytes = std::fs::metadata(folder.path().join("record.sqlite")).unwrap().len();
    let each = bytes / (200 * 300);
    assert!(each <= 100, "{each} bytes a fact");
}

//! Every situation is an exercise in each of its editions.

use std::collections::BTreeMap;

use compongo_laws::Edition;
use compongo_school::{
    Answer, ArticlesMark, Difficulty, Set, count, draw, exercise, mark, situations, subjects,
};

#[test]
fn every_situation_can_be_asked_and_answered() {
    for edition in Edition::ALL {
        for it in situations().iter().filter(|it| it.case.editions.contains(&edition)) {
            let asked = exercise(&it.key, edition, 1).unwrap();
            assert!(asked.rulings.len() >= 2, "{} {edition}", it.name);
            let none = mark(&it.key, edition, 1, &Answer::default()).unwrap();
            assert!(!none.ruling_right && none.points == 0, "{}", it.name);
            let right = none.solution;
            assert!(right.articles.len() < asked.articles.len().max(1), "{} {edition}", it.name);
            let answer = Answer { ruling: Some(right.ruling), articles: right.articles };
            let marked = mark(&it.key, edition, 1, &answer).unwrap();
            assert_eq!(marked.points, marked.most, "{} {edition}", it.name);
        }
    }
}

#[test]
fn what_is_asked_is_not_told() {
    for it in situations() {
        let edition = it.case.editions[0];
        let asked = exercise(&it.key, edition, 1).unwrap();
        assert!(asked.asked < asked.scenes.len(), "{}", it.name);
        assert!(asked.scenes[asked.asked..].iter().all(|scene| scene.lines.is_empty()));
        let json = serde_json::to_string(&asked).unwrap();
        assert!(!json.contains(it.name) && !json.contains("solution"), "{}", it.name);
    }
}

#[test]
fn the_seed_decides_and_nothing_else() {
    let set = Set::of(Edition::E2023);
    let key = &draw(&set, 3, 1)[0];
    assert_eq!(exercise(key, set.edition, 3), exercise(key, set.edition, 3));
    let places: Vec<usize> = (0..40)
        .map(|seed| mark(key, set.edition, seed, &Answer::default()).unwrap().solution.ruling)
        .collect();
    for place in 0..4 {
        assert!(places.contains(&place), "{places:?}");
    }
}

#[test]
fn every_subject_has_exercises_of_the_newest_edition() {
    let mut by = BTreeMap::new();
    for subject in subjects() {
        let set = Set { subject: Some(subject), ..Set::of(Edition::E2023) };
        assert!(count(&set) >= 5 || *subject == "quickplay", "{subject}: {}", count(&set));
        for difficulty in Difficulty::ALL {
            let set = Set { difficulty: Some(difficulty), ..set };
            *by.entry(difficulty.name()).or_insert(0) += count(&set);
        }
    }
    let all = count(&Set::of(Edition::E2023));
    assert_eq!(by.values().sum::<usize>(), all);
    assert!(by.values().all(|it| *it > all / 8), "{by:?}");
}

#[test]
fn a_known_situation_is_asked_as_it_is() {
    let it = situations().iter().find(|it| it.name == "touch/arbiter-acts-unasked").unwrap();
    let asked = exercise(&it.key, Edition::E2023, 1).unwrap();
    assert_eq!(asked.scenes.len(), 4);
    let marked = mark(&it.key, Edition::E2023, 1, &Answer::default()).unwrap();
    assert_eq!(marked.solution.play, "rapid");
    let right = &asked.rulings[marked.solution.ruling];
    let ids: Vec<&str> = right.iter().map(|it| it.id.as_ref()).collect();
    assert_eq!(ids, ["effect-bound", "effect-clocks-stopped", "effect-restored", "effect-bound"]);
    let articles: Vec<&str> =
        marked.solution.articles.iter().map(|it| asked.articles[*it].article).collect();
    assert_eq!(articles, ["4.3", "4.3.1", "6.11.1"]);
    // Until 2014 the arbiter had to keep silent in rapid chess.
    let old = marked.solution.elsewhere.iter().find(|it| it.editions.contains(&1997)).unwrap();
    assert_eq!(old.lines.last().unwrap().text.id, "school-refused");
    assert_eq!(marked.articles, ArticlesMark::Wrong);
}

#[test]
fn what_is_not_there_is_refused() {
    let set = Set::of(Edition::E2023);
    assert!(exercise("no-such-key", set.edition, 1).is_err());
    let old = situations().iter().find(|it| !it.case.editions.contains(&Edition::E2023)).unwrap();
    let error = exercise(&old.key, Edition::E2023, 1).unwrap_err();
    assert!(error.to_string().contains("is not asked in the edition of 2023"), "{error}");
}

#[test]
fn every_situation_is_told_in_spanish_too() {
    for it in situations() {
        let es = it.case.es.as_ref().unwrap_or_else(|| panic!("{} is not translated", it.name));
        assert!(es.title.len() > 4 && es.title != it.case.title, "{}", it.name);
        let count = |mark| es.question.matches(mark).count();
        assert!(count('?') > 0 && count('?') == count('¿'), "{}", it.name);
        assert!(it.case.question.contains('?'), "{}", it.name);
    }
}

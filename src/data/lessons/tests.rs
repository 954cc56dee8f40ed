//! Lessons on the small board of Jungle: what is open, when a step is done, what is told of flaws.

use super::*;
use crate::data::Memory;
use crate::rules::Game;
use crate::rules::jungle::{Action, Jungle};

const ID: &str = "jungle/own";

/// The rat at b3 and the elephant at c3, a red cat beside, and a blue rat far away.
const START: &str = "\"position=r4/5/5/5/1ReC1/5/5\", \"w\"";

fn files(start: &str, rest: &str) -> Memory {
    let text =
        format!("(game: \"jungle\", level: \"jungle/first-steps\", start: [{start}], {rest})");
    let own = Memory::default().with(&path(ID), text);
    own.with(
        "levels/jungle/first-steps.board.ron",
        include_bytes!("../../../levels/jungle/first-steps.board.ron"),
    )
    .with(
        "assets/jungle/combat.animals.ron",
        include_bytes!("../../../assets/jungle/combat.animals.ron"),
    )
    .with("assets/jungle/weights.ron", include_bytes!("../../../assets/jungle/weights.ron"))
    .with("levels/index.ron", "(levels: [\"jungle/first-steps\"])")
}

fn lesson(steps: &str) -> Loaded<Jungle> {
    load(&files(START, &format!("steps: [{steps}]")), ID).unwrap_or_else(|flaws| panic!("{flaws}"))
}

fn proven(start: &str, steps: &str) -> Result<(), String> {
    let made = prove::<Jungle>(&files(start, &format!("steps: [{steps}]")), ID);
    made.map(|_| ()).map_err(|flaws| flaws.to_string())
}

/// The course after these actions.
fn after<'l>(loaded: &'l Loaded<Jungle>, actions: &[&str]) -> Course<'l, Jungle> {
    let read = |text: &&str| Jungle::parse_action(&loaded.tables, text).unwrap();
    Course::after(&loaded.tables, &loaded.lesson, actions.iter().map(read))
}

fn open(loaded: &Loaded<Jungle>, actions: &[&str]) -> Vec<String> {
    match after(loaded, actions).moment() {
        Moment::Open(open) => {
            open.iter().map(|action| Jungle::action_text(&loaded.tables, *action)).collect()
        }
        other => vec![format!("{other:?}")],
    }
}

#[test]
fn only_what_is_listed_and_legal_is_open_in_the_order_of_the_file() {
    let all = lesson("(goal: See([\"Captured\"]))");
    assert_eq!(open(&all, &[]).len(), 6);
    let some = lesson("(goal: See([\"Captured\"]), only: [\"d3d2\", \"b3c3\", \"a7a6\"])");
    assert_eq!(open(&some, &[]), ["d3d2", "b3c3"]);
}

#[test]
fn a_step_ends_when_its_goal_is_reached_and_its_replies_are_given() {
    let loaded = lesson(
        "(goal: See([\"Captured\"]), replies: [\"a7a6\", \"d3d2\"]), (goal: Play([\"a6a5\"]))",
    );
    let taken = after(&loaded, &["b3c3"]);
    assert_eq!((taken.number(), taken.begun()), (0, 0));
    let Moment::Reply(reply) = taken.moment() else { panic!("{:?}", taken.moment()) };
    assert_eq!(Jungle::action_text(&loaded.tables, reply), "a7a6");
    // The learner's own action may follow by itself too.
    let answered = after(&loaded, &["b3c3", "a7a6"]);
    assert!(matches!(answered.moment(), Moment::Reply(Action::Move { .. })));
    let next = after(&loaded, &["b3c3", "a7a6", "d3d2"]);
    assert_eq!((next.number(), next.begun(), next.back()), (1, 3, 0));
    assert_eq!(after(&loaded, &["b3c3", "a7a6", "d3d2", "a6b6"]).back(), 3);
}

#[test]
fn a_way_that_the_lesson_does_not_go_is_missed() {
    let loaded = lesson("(goal: See([\"Captured\"]))");
    let missed = after(&loaded, &["d3d2"]);
    assert_eq!((missed.moment(), missed.way(), missed.begun()), (Moment::Missed, Way::Absent, 0));
    let loaded = lesson("(goal: See([\"Captured\"]), replies: [\"a7a6\"])");
    assert_eq!(open(&loaded, &["d3d2", "a7a6"]).len(), 8, "the reply leaves a second try");
    assert_eq!(after(&loaded, &["d3d2", "a7b7"]).moment(), Moment::Missed);
    assert_eq!(after(&loaded, &["d3d1"]).moment(), Moment::Missed, "no such action");
}

#[test]
fn once_every_step_is_done_the_match_goes_on() {
    let loaded = lesson("(goal: Play([\"d3d2\"]))");
    for actions in [&["d3d2"][..], &["d3d2", "a7a6", "b3b2"]] {
        let done = after(&loaded, actions);
        assert_eq!((done.moment(), done.number(), done.begun()), (Moment::Done, 1, 1));
    }
}

#[test]
fn the_way_is_the_shortest_and_holds_the_replies() {
    let loaded = lesson(
        "(goal: See([\"Captured\"]), only: [\"d3d2\", \"b3b2\", \"b2c2\", \"c2c3\"], \
                         replies: [\"a7a6\", \"a6a5\", \"a5a4\"])",
    );
    let Way::Found(way) = after(&loaded, &[]).way() else { panic!("a way") };
    let way: Vec<_> =
        way.iter().map(|action| Jungle::action_text(&loaded.tables, *action)).collect();
    assert_eq!(way, ["b3b2", "a7a6", "b2c2", "a6a5", "c2c3", "a5a4"]);
}

#[test]
fn events_of_the_others_do_not_count() {
    // The elephant takes the cat, then the rat takes the elephant.
    let steps = "(goal: See([\"Captured\"]), replies: [\"c3d3\"], only: [\"b3b2\", \"d3d2\"])";
    let loaded = lesson(steps);
    assert_eq!(after(&loaded, &["b3b2", "c3d3"]).number(), 0);
}

#[test]
fn to_prevent_is_to_leave_the_others_no_way_at_all() {
    let goal = "(goal: Prevent(\"Captured\"))";
    let loaded = lesson(goal);
    // The elephant may take the rat and the cat here.
    let number = |action| after(&loaded, &[action]).number();
    assert_eq!([number("b3b4"), number("d3d2"), number("b3c3")], [0, 0, 1]);
    assert_eq!(proven(START, goal), Ok(()));
}

#[test]
fn a_win_is_a_win_of_the_learner() {
    let start = "\"position=5/5/2C2/5/5/5/r4\", \"w\"";
    let steps = "(goal: Win, replies: [\"a1b1\"])";
    let loaded: Loaded<Jungle> =
        load(&files(start, &format!("steps: [{steps}]")), ID).unwrap_or_else(|f| panic!("{f}"));
    assert_eq!(after(&loaded, &["c5c6", "a1b1", "c6c7"]).moment(), Moment::Done);
    let lost = "(goal: Win, replies: [\"b1c1\"])";
    let loaded: Loaded<Jungle> =
        load(&files("\"position=5/5/2C2/5/5/5/1r3\", \"w\"", &format!("steps: [{lost}]")), ID)
            .unwrap_or_else(|flaws| panic!("{flaws}"));
    assert_eq!(after(&loaded, &["c5c6", "b1c1"]).moment(), Moment::Missed);
}

#[test]
fn a_step_is_proven_from_every_moment_in_which_the_one_before_may_end() {
    let first = "(goal: Play([\"d3d2\", \"d3e3\"]), only: [\"d3d2\", \"d3e3\"], \
                 replies: [\"a7a6\"], shown: true)";
    let second = |only: &str| format!("{first}, (goal: Play([{only}]))");
    assert_eq!(proven(START, &second("\"d2d1\", \"e3e2\"")), Ok(()));
    let told = proven(START, &second("\"d2d1\"")).unwrap_err();
    assert!(told.contains("does not lead to this goal"), "{told}");
}

#[test]
fn a_guided_lesson_shows_its_arrows_and_leaves_nothing_to_find_out() {
    let steps = "(goal: Play([\"d3d2\"]), only: [\"d3d2\"])";
    let told = proven(START, steps).unwrap_err();
    assert!(told.contains("nothing is left to find out"), "{told}");
    let guided = prove::<Jungle>(&files(START, &format!("guided: true, steps: [{steps}]")), ID);
    assert!(guided.unwrap().lesson.steps[0].is_shown());
    let shown = "(goal: Play([\"d3d2\"]), only: [\"d3d2\"], shown: true)";
    assert_eq!(proven(START, shown), Ok(()));
}

#[test]
fn an_example_goes_on_from_the_end_of_the_first_step_with_legal_actions_only() {
    let with = |example: &str| {
        let rest = format!("steps: [(goal: Play([\"d3d2\"]))], example: [{example}]");
        prove::<Jungle>(&files(START, &rest), ID).map(|loaded| loaded.lesson.example.len())
    };
    assert_eq!(with("").ok(), Some(0));
    assert_eq!(with("\"a7a6\", \"d2d3\"").ok(), Some(2));
    let told = with("\"a7a6\", \"a6a5\"").map_err(|flaws| flaws.to_string()).unwrap_err();
    assert!(told.contains("where it stands") && told.contains("a6a5"), "{told}");
}

#[test]
fn texts_are_named_after_the_lesson_or_stand_in_its_file() {
    let loaded = lesson("(goal: Win, hint: \"Run!\"), (goal: Win, shown: true)");
    let key = |key: &str| Label::Key(key.to_owned());
    let texts: Vec<Label> = loaded.lesson.texts().cloned().collect();
    let hint = Label::Words("Run!".to_owned());
    let [title, one, two] =
        ["jungle-lesson-own", "jungle-lesson-own-1", "jungle-lesson-own-2"].map(key);
    let learned = key("jungle-lesson-own-learned");
    assert_eq!(texts, [title.clone(), one, hint, two, learned]);
    let learned = |rest: &str| {
        let rest = format!("{rest} steps: [(goal: Win, shown: true)]");
        load::<Jungle>(&files(START, &rest), ID).expect("a lesson").lesson.learned
    };
    assert_eq!(learned("title: \"Mine\","), None, "it has no texts in the files of languages");
    let words = Label::Words("Run early.".to_owned());
    assert_eq!(learned("title: \"Mine\", learned: \"Run early.\","), Some(words));
    let named = files(START, "title: \"Mine\", steps: []");
    let mine = Head { title: Label::Words("Mine".to_owned()), guided: false };
    assert_eq!(head(&named, ID), Some(mine));
    let guided = files(START, "guided: true, steps: [], colour: 3");
    assert_eq!(head(&guided, ID), Some(Head { title, guided: true }), "other flaws do not matter");
}

#[test]
fn a_search_ends_after_as_many_actions_as_it_is_given_and_knows_that_it_left_some_out() {
    let free = lesson("(goal: See([\"DenEntered\"]))");
    let looked_at = |actions: usize| {
        let mut ahead = search::Ahead::new(Course::new(&free.tables, &free.lesson), actions);
        let moments = std::iter::from_fn(|| ahead.next()).count();
        (moments, ahead.left(), ahead.is_whole())
    };
    // The start, and what six actions lead to.
    assert_eq!(looked_at(3), (4, 0, false));
    assert_eq!(looked_at(10), (7, 4, true));
}

#[test]
fn the_name_of_an_event_is_told_without_writing_its_fields() {
    struct Silent;
    impl std::fmt::Debug for Silent {
        fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            panic!("a field is written");
        }
    }
    #[derive(Debug)]
    struct Captured {
        _by: Silent,
    }
    #[derive(Debug)]
    struct Quiet;
    assert_eq!(course::event_name(&Captured { _by: Silent }), "Captured");
    assert_eq!(course::event_name(&Quiet), "Quiet");
}

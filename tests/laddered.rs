//! What `cargo ladder` makes of its command line and of results.

#[allow(dead_code, reason = "the program alone needs the rest")]
#[path = "../examples/ladder/contender.rs"]
mod contender;
#[path = "../examples/ladder/cpu.rs"]
mod cpu;
#[path = "../examples/ladder/engine.rs"]
mod engine;
#[allow(dead_code, reason = "the program alone needs the rest")]
#[path = "../examples/ladder/order.rs"]
mod order;
#[allow(dead_code, reason = "the program alone needs the rest")]
#[path = "../examples/ladder/score.rs"]
mod score;

use std::path::Path;
use std::time::Duration;

use menagerie::ai::Strength;
use menagerie::ai::tournament::{AnyAction, Opening, Player, play_opened};
use menagerie::data;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::jungle::{Action, Jungle, Setup};
use menagerie::rules::{Game, Side};

use super::files::read;
use super::programs::numbers;
use order::{Budget, Entrant, entrant, order as ordered};
use score::{Score, Sprt, Verdict};

fn scored(pairs: &[([u8; 2], u32)]) -> Score {
    let mut score = Score::default();
    for (halves, times) in pairs {
        (0..*times).for_each(|_| score.count(*halves));
    }
    score
}

#[test]
fn three_quarters_of_the_wins_are_191_elo_and_the_interval_is_that_of_pairs() {
    let split = scored(&[([2, 1], 50), ([1, 2], 50)]);
    let elo = split.elo();
    assert!((elo.value - 190.8).abs() < 0.1, "{elo:?}");
    assert!((elo.high - elo.low).abs() < 0.1, "every pair brought the same: {elo:?}");
    assert_eq!(split.matches, [0, 100, 100]);
    // Half of the pairs won twice, half of them shared: the variance over pairs is a sixteenth.
    let [mean, low, high] = scored(&[([2, 2], 50), ([0, 2], 50)]).share();
    assert!((mean - 0.75).abs() < 1e-9);
    assert!((low - 0.701).abs() < 0.001 && (high - 0.799).abs() < 0.001, "{low} {high}");
}

#[test]
fn a_sequential_test_decides_either_way_and_not_before_ten_pairs() {
    let sprt = Sprt { low: 0.0, high: 50.0 };
    let won = [([2, 1], 1), ([2, 2], 1), ([1, 1], 1)];
    assert_eq!(scored(&won.map(|(halves, _)| (halves, 3))).verdict(sprt), None, "nine pairs");
    let verdict = |times: u32| scored(&won.map(|(halves, _)| (halves, times))).verdict(sprt);
    assert_eq!(verdict(20), Some(Verdict::Passed));
    let lost = scored(&[([0, 1], 20), ([0, 0], 20), ([1, 1], 20)]);
    assert_eq!(lost.verdict(sprt), Some(Verdict::Failed));
    let even = scored(&[([2, 2], 5), ([1, 1], 10), ([0, 0], 5)]);
    assert_eq!(even.verdict(sprt), None, "{}", even.likelihood(sprt));
    let same = scored(&[([2, 0], 10)]);
    assert_eq!(same.verdict(sprt), None, "ten equal pairs do not show that all are equal");
    // The middle of both differences speaks for neither.
    let share = (1.0 / (1.0 + 10_f64.powf(-50.0 / 400.0)) + 0.5) / 2.0;
    assert!((share - 0.536).abs() < 0.001);
    let middle = scored(&[([1, 1], 857), ([2, 1], 143)]);
    assert!(middle.likelihood(sprt).abs() < 0.5, "{}", middle.likelihood(sprt));
}

#[test]
fn a_player_is_named_with_its_budget_and_its_changes() {
    let plain = Entrant {
        name: "hard".to_owned(),
        strength: Strength::Hard,
        program: None,
        budget: Budget::Own,
        changes: Vec::new(),
    };
    assert_eq!(entrant("hard").unwrap(), plain);
    let new = entrant("new:medium:30ms:hold=120+wide=-2").unwrap();
    assert_eq!((new.name.as_str(), new.strength), ("new", Strength::Medium));
    assert_eq!(new.budget, Budget::Time(Duration::from_millis(30)));
    assert_eq!(new.changes, [("hold".to_owned(), 120), ("wide".to_owned(), -2)]);
    assert_eq!(entrant("a:easy:500").unwrap().budget, Budget::Nodes(500));
    for wrong in ["strong", "a:strong", "a:hard:many", "a:hard:hold=x", "a:hard:5sms", ""] {
        assert!(entrant(wrong).is_err(), "{wrong}");
    }
    let engine = entrant("other:engine=bin/other:100ms").unwrap();
    assert_eq!(engine.program.as_deref(), Some(Path::new("bin/other")));
    assert_eq!(engine.budget, Budget::Time(Duration::from_millis(100)));
    for wrong in ["a:engine=other", "a:engine=other:500", "a:engine=other:9ms:wide=1"] {
        assert!(entrant(wrong).unwrap_err().contains("wants a time"), "{wrong}");
    }
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    assert!(ordered(words("jungle/classic --players hard")).unwrap_err().contains("two players"));
    let sprt = ordered(words("jungle/classic --players easy,hard --sprt 0,20")).unwrap().sprt;
    assert_eq!(sprt, Some(Sprt { low: 0.0, high: 20.0 }));
    assert!(ordered(words("jungle/classic --players easy,hard --sprt 20,0")).is_err());
}

#[test]
fn a_match_begins_with_the_actions_of_its_opening() {
    let tables = data::jungle::load(&read, "jungle/classic").unwrap().tables;
    let named = |name| Jungle::parse_action(&tables, name).unwrap();
    let actions = [Action::Begin(Side(1)), named("g7g6"), named("a3a4")];
    let opening = Opening::<Jungle> { setup: &Setup::default(), actions: &actions };
    let mut players: Vec<Box<dyn Player<Jungle>>> = vec![Box::new(AnyAction), Box::new(AnyAction)];
    let mut dice = SmallDice::new(4);
    let played = play_opened(&tables, &opening, &mut players, &mut dice, &mut |_, _| ());
    assert_eq!(played.actions[..3], actions);
    assert!(played.actions.len() > 3 && played.outcome.is_some());
    assert_eq!(played.decisions as usize, played.actions.len() - 3);
}

#[cfg(unix)]
mod engines {
    use std::cell::RefCell;
    use std::io::Write;
    use std::process::{Command, Stdio};
    use std::rc::Rc;

    use menagerie::ai::Observation;
    use menagerie::rules::{Seat, Viewer, after};

    use super::contender::Cost;
    use super::engine::Engine;
    use super::*;

    /// Red's first two actions, then gives up; keeps what it is told in a file beside it.
    const SCRIPT: &str = r#"#!/bin/sh
while read -r line; do
    echo "$line" >> "$0.told"
    case $line in go*)
        set -- $1x
        case $1 in x) best=a3a4 ;; xx) best=a4a5 ;; *) best=0000 ;; esac
        echo "info depth 1 nodes 7"
        echo "bestmove $best"
    esac
done
"#;

    /// Writes it from another process: a program cannot be started while one that other tests fork off still holds it open.
    fn write(program: &Path) {
        let mut shell = Command::new("sh")
            .args(["-c", "cat > \"$0\" && chmod +x \"$0\""])
            .arg(program)
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        shell.stdin.take().unwrap().write_all(SCRIPT.as_bytes()).unwrap();
        assert!(shell.wait().unwrap().success());
    }

    #[test]
    fn another_program_is_told_the_position_and_all_actions_since_and_its_answer_is_played() {
        let folder = crate::tests::fresh("engine");
        std::fs::create_dir_all(&folder).unwrap();
        let program = folder.join("engine");
        write(&program);
        let tables = data::jungle::load(&read, "jungle/classic").unwrap().tables;
        let named = |name| Jungle::parse_action(&tables, name).unwrap();
        let cost = Rc::<RefCell<Cost>>::default();
        let mut engine = Engine::<Jungle>::new(
            &program,
            Duration::from_millis(9),
            Rc::clone(&cost),
            Rc::default(),
        );
        let mut position = Jungle::start(&tables, &Setup::default());
        let mut answered = Vec::new();
        for enemy in [Action::Begin(Side(0)), named("g7g6"), named("e7d7")] {
            position = after::<Jungle>(&tables, &position, enemy);
            let observation = Observation::fresh(&tables, &position, Viewer::Seat(Seat(0)));
            let action = engine.choose(&tables, &observation, 1).unwrap();
            position = after::<Jungle>(&tables, &position, action);
            answered.push(action);
        }
        assert_eq!(answered[..2], [named("a3a4"), named("a4a5")]);
        let told = std::fs::read_to_string(folder.join("engine.told")).unwrap();
        let start = "position fen l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w moves";
        let last = format!("{start} a3a4 g7g6 a4a5 e7d7");
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(
            lines[..4],
            [start, "go movetime 9", &format!("{start} a3a4 g7g6"), "go movetime 9"]
        );
        // Without a legal answer it is asked once more with more time, then anything is played.
        assert_eq!(lines[4..], [last.as_str(), "go movetime 9", &last, "go movetime 90"]);
        assert_eq!((cost.borrow().decisions, cost.borrow().nodes), (3, 28));
        drop(engine);
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_program_that_cannot_be_started_ends_the_ladder_with_its_name() {
        let trouble = Rc::<RefCell<Option<String>>>::default();
        let nowhere = Path::new("no-such-engine");
        let mut engine = Engine::<Jungle>::new(
            nowhere,
            Duration::from_millis(9),
            Rc::default(),
            Rc::clone(&trouble),
        );
        let tables = data::jungle::load(&read, "jungle/classic").unwrap().tables;
        let position = tables.start_with(Side(0));
        let observation = Observation::fresh(&tables, &position, Viewer::Seat(Seat(0)));
        assert_eq!(engine.choose(&tables, &observation, 1), None);
        assert!(trouble.take().is_some_and(|why| why.contains("no-such-engine")));
    }
}

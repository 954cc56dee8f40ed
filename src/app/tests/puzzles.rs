//! Puzzles on the table of the whole game: solved by picks, missed kindly, shown on request, one for every
//! day, and their list and papers in windows of many sizes.

use std::collections::BTreeSet;
use std::time::Duration;

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::lessons::{pick_path, pick_the_way, task};
use super::settling::settle;
use super::windows::{
    PHONES, WindowCase, among, go_to, hard_cases, in_every_window, longest, open, see, things,
};
use super::{on_the_title, wait_until};
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::puzzles::{BeginPuzzle, PuzzleInfo, PuzzleList};
use crate::app::games::GAMES;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::settings::{Playback, Settings};
use crate::app::kit::theme::ButtonKind;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::platform::calendar::Calendar;
use crate::app::screens::puzzles::PuzzlesOf;
use crate::app::session::plan::{Customs, MatchPlan};
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::{TaskKind, TaskState};
use crate::app::table::picking::choices::Choices;
use crate::app::table::{Playing, Seats, SkipOffer, TurnNow, Typed, TypedReply};
use crate::data::puzzles::daily::Day;
use crate::rules::jungle::Jungle;
use crate::rules::{Game, Spot};

/// Picks of a puzzle that lead nowhere count as a failure.
const MOST_PICKS: usize = 80;

fn instantly() -> App {
    let mut app = on_the_title();
    app.world_mut().resource_mut::<Settings>().playback = Playback::Instant;
    app
}

fn puzzles(app: &App, game: &str) -> Vec<PuzzleInfo> {
    app.world().resource::<PuzzleList>().of_game(game).cloned().collect()
}

fn begin(app: &mut App, id: &str) {
    let (puzzle, wanted) = (id.to_owned(), id.to_owned());
    app.world_mut()
        .run_system_once(move |mut begin: BeginPuzzle| begin.begin(&puzzle))
        .expect("a puzzle begins");
    wait_until(app, |app| task(app).is_some_and(|task| task.id == wanted));
    settle(app);
}

/// Waits until nothing follows by itself; returns how the task stands.
fn state(app: &mut App) -> TaskState {
    wait_until(app, |app| task(app).is_some_and(|task| task.state != TaskState::Answered));
    settle(app);
    task(app).expect("a task").state
}

/// Picks the ways that the puzzle knows until it is solved.
fn solve(app: &mut App, id: &str) {
    for _ in 0..MOST_PICKS {
        match state(app) {
            TaskState::Open => {
                let task = task(app).expect("a task");
                assert!(!task.way.spots.is_empty(), "{id} knows no way");
                pick_the_way(app, &task);
            }
            TaskState::Done => return,
            other => panic!("{id} is {other:?}"),
        }
    }
    panic!("{id} comes to no end: {:?}", task(app));
}

/// A path of spots on offer that leaves the way as early as it can.
fn astray(app: &App, way: &[Spot]) -> Vec<Spot> {
    let (choices, mut path) = (app.world().resource::<Choices>(), Vec::new());
    loop {
        let next: Vec<Spot> = choices.after(&path).map(|next| next.spot).collect();
        let other = next.iter().find(|spot| way.get(path.len()) != Some(*spot));
        let Some(spot) = other.or(next.first()).copied() else { return path };
        path.push(spot);
    }
}

/// Answers wrongly.
fn miss(app: &mut App, id: &str) {
    let missed = (0..MOST_PICKS).any(|_| {
        let now = state(app);
        if now == TaskState::Open {
            let way = task(app).expect("a task").way.spots;
            let path = astray(app, &way);
            pick_path(app, &path);
        }
        now == TaskState::Missed
    });
    assert!(missed, "{id}: {:?}", task(app));
}

fn entries(app: &App) -> usize {
    app.world().resource::<TurnNow>().entries
}

fn send(app: &mut App, command: TableCommand) {
    app.world_mut().write_message(command);
    settle(app);
}

/// The title names the board, for rules differ from board to board.
fn tells_its_board(app: &App) {
    let level = app.world().resource::<MatchPlan>().level.clone();
    let levels = app.world().resource::<LevelList>();
    let board = &levels.0.iter().find(|one| one.id == level).expect("a level").title_key;
    let locale = app.world().resource::<Locale>();
    let title = locale.say(&task(app).expect("a task").title);
    assert!(title.ends_with(&format!(" · {}", locale.text(board, &[]))), "{level}: {title}");
}

#[test]
fn a_puzzle_of_each_game_names_its_board_and_is_solved_by_picks() {
    let mut app = instantly();
    for card in GAMES.0 {
        let all = puzzles(&app, card.game);
        for puzzle in [&all[0], &all[all.len() - 1]] {
            let id = puzzle.id();
            begin(&mut app, &id);
            tells_its_board(&app);
            assert!(!app.world().resource::<Settings>().has_done(&id));
            solve(&mut app, &id);
            assert!(app.world().resource::<Settings>().has_done(&id), "{id}");
            let verdict = task(&app).and_then(|task| task.verdict).map(|verdict| verdict.key);
            assert_eq!(verdict.as_deref(), Some("puzzle-solved"), "{id}");
            assert_eq!(*app.world().resource::<State<Overlay>>(), Overlay::None, "no result");
        }
    }
}

#[test]
fn in_a_puzzle_of_either_side_the_person_has_the_usual_name_and_the_computer_that_of_its_face() {
    let mut app = instantly();
    let mut sides = BTreeSet::new();
    for puzzle in puzzles(&app, "jungle").iter().take(12) {
        begin(&mut app, &puzzle.id());
        let seats = app.world().resource::<Seats>();
        let own = seats.humans().next().expect("a person").0;
        let names: Vec<&str> = seats.0.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, if own == 0 { ["Otter", "Nico"] } else { ["Nico", "Otter"] });
        assert_eq!(seats.humans().count(), 1);
        sides.insert(own);
    }
    assert_eq!(sides.len(), 2, "puzzles of both sides");
}

#[test]
fn a_wrong_answer_is_told_what_it_gives_and_leaves_the_puzzle_open() {
    let mut app = instantly();
    for card in GAMES.0 {
        let id = puzzles(&app, card.game)[0].id();
        begin(&mut app, &id);
        miss(&mut app, &id);
        let verdict = task(&app).and_then(|task| task.verdict).expect("words");
        assert!(verdict.key.starts_with("puzzle-miss-"), "{id}: {verdict:?}");
        assert!(!app.world().resource::<Settings>().has_done(&id), "{id}");
        assert!(app.world().resource::<Choices>().is_empty(), "{id}: it goes on");
        send(&mut app, TableCommand::Again);
        assert_eq!((state(&mut app), entries(&app)), (TaskState::Open, 0), "{id}");
        solve(&mut app, &id);
    }
}

#[test]
fn a_solution_on_request_is_played_and_solves_nothing() {
    let mut app = instantly();
    for card in GAMES.0 {
        let id = puzzles(&app, card.game)[0].id();
        begin(&mut app, &id);
        send(&mut app, TableCommand::Solve);
        assert_eq!(state(&mut app), TaskState::Missed, "{id}");
        let verdict = task(&app).and_then(|task| task.verdict).map(|verdict| verdict.key);
        assert_eq!(verdict.as_deref(), Some("puzzle-shown"), "{id}");
        assert!(entries(&app) > 0 && !app.world().resource::<Settings>().has_done(&id), "{id}");
        send(&mut app, TableCommand::Again);
        assert_eq!((state(&mut app), entries(&app)), (TaskState::Open, 0), "{id}");
    }
}

#[test]
fn in_a_puzzle_nothing_is_given_up() {
    let mut app = instantly();
    let id = puzzles(&app, "zoon")[0].id();
    begin(&mut app, &id);
    let customs = app.world().resource::<Customs>().clone();
    assert!(!customs.draws && !customs.resigns, "{customs:?}");
}

#[test]
fn after_a_puzzle_nothing_is_offered_to_be_skipped() {
    let mut app = instantly();
    let id = puzzles(&app, "zoon")[0].id();
    begin(&mut app, &id);
    solve(&mut app, &id);
    assert!(!app.world().resource::<TurnNow>().awaits_human(), "another seat would play");
    // What others do is offered to be skipped after a while, and they do nothing.
    settle(&mut app);
    std::thread::sleep(Duration::from_secs(1));
    settle(&mut app);
    assert_eq!(*app.world().resource::<SkipOffer>(), SkipOffer(false));
}

/// Sets the day and opens the list of a game's puzzles.
fn open_list(app: &mut App, game: &str, day: Day) {
    go_to(app, Screen::Title);
    app.insert_resource(Calendar::Fixed(day));
    app.world_mut().resource_mut::<PuzzlesOf>().0 = game.to_owned();
    open(app, Overlay::Puzzles);
}

/// The number of this argument of the text with this key.
fn told(app: &mut App, key: &str, argument: &str) -> String {
    let mut texts = app.world_mut().query::<&LocalText>();
    let text = texts.iter(app.world()).find(|text| text.key == key).expect("a text");
    let found = text.args.iter().find(|(name, _)| *name == argument).expect("an argument");
    format!("{:?}", found.1)
}

/// Presses the button with this label.
fn press(app: &mut App, key: &str) {
    let mut buttons = app.world_mut().query::<(Entity, &SpokenLabel)>();
    let found = buttons.iter(app.world()).find(|(_, label)| label.0.key == key);
    let entity = found.expect("a button").0;
    app.world_mut().trigger(Activate { entity });
    settle(app);
}

#[test]
fn the_puzzle_of_the_day_changes_at_midnight_and_its_days_in_a_row_are_counted() {
    let mut app = instantly();
    let first = Day::of_date(2026, 11, 24).expect("a day");
    let mut seen = Vec::new();
    for (later, in_a_row) in [(0, "0"), (1, "1"), (2, "2"), (4, "0")] {
        let day = Day(first.0 + later);
        open_list(&mut app, "jungle", day);
        assert!(told(&mut app, "puzzles-streak", "days").contains(in_a_row), "day {later}");
        seen.push(told(&mut app, "puzzles-today", "number"));
        press(&mut app, "puzzles-today");
        wait_until(&mut app, |app| task(app).is_some());
        settle(&mut app);
        let task = task(&app).expect("a task");
        assert_eq!(task.kind, TaskKind::Puzzle(Some(day)));
        assert_eq!(app.world().resource::<MatchPlan>().game, "jungle");
        // It counts for the day on which it was begun.
        app.insert_resource(Calendar::Fixed(Day(day.0 + 1)));
        solve(&mut app, &task.id);
        assert!(app.world().resource::<Settings>().puzzle_days().contains(&day));
    }
    seen.dedup();
    assert_eq!(seen.len(), 4, "{seen:?}");
    open_list(&mut app, "jungle", Day(first.0 + 4));
    assert!(told(&mut app, "puzzles-streak", "longest").contains('3'));
}

#[test]
fn a_puzzle_that_is_not_todays_counts_for_no_day() {
    let mut app = instantly();
    let today = Day::of_date(2026, 11, 24).expect("a day");
    app.insert_resource(Calendar::Fixed(today));
    let list = app.world().resource::<PuzzleList>();
    let todays = list.of_day("jungle", today).expect("a puzzle").id();
    let id = puzzles(&app, "jungle").iter().map(PuzzleInfo::id).find(|id| *id != todays);
    let id = id.expect("another puzzle");
    begin(&mut app, &id);
    solve(&mut app, &id);
    let settings = app.world().resource::<Settings>();
    assert!(settings.has_done(&id) && settings.puzzle_days().is_empty());
}

#[test]
fn lists_and_papers_of_puzzles_can_be_read_in_every_window() {
    let mut app = instantly();
    let mut told = String::new();
    let phones = || PHONES.into_iter().flat_map(|size| longest(size, 100.0));
    for card in GAMES.0 {
        let all = puzzles(&app, card.game);
        all.iter().step_by(2).for_each(|puzzle| {
            app.world_mut().resource_mut::<Settings>().keep_done(&puzzle.id());
        });
        open_list(&mut app, card.game, Day(20_781));
        let cases = hard_cases().chain(phones());
        among(cases, &mut app, &format!("puzzles of {}", card.game), &mut told);
        open(&mut app, Overlay::None);
        let id = all[all.len() - 1].id();
        begin(&mut app, &id);
        in_every_window(&mut app, &id, &mut told);
        send(&mut app, TableCommand::Solve);
        state(&mut app);
        among(hard_cases(), &mut app, &format!("{id}, shown"), &mut told);
    }
    assert!(told.is_empty(), "{told}");
}

#[test]
fn the_puzzle_of_the_day_is_ticked_in_the_game_alone_in_which_it_was_solved() {
    let mut app = instantly();
    let day = Day::of_date(2026, 11, 24).expect("a day");
    let of_day = |app: &App, game: &str| {
        let list = app.world().resource::<PuzzleList>();
        list.of_day(game, day).expect("a puzzle").id()
    };
    for game in ["jungle", "zoon"] {
        let id = of_day(&app, game);
        // It was solved long ago.
        app.world_mut().resource_mut::<Settings>().keep_done(&id);
    }
    let id = of_day(&app, "jungle");
    app.world_mut().resource_mut::<Settings>().keep_solved_of(day, &id);
    for (game, kind) in [("jungle", ButtonKind::Secondary), ("zoon", ButtonKind::Primary)] {
        open_list(&mut app, game, day);
        let mut buttons = app.world_mut().query::<(&SpokenLabel, &ButtonKind)>();
        let mut found = buttons.iter(app.world());
        let todays = found.find(|(label, _)| label.0.key == "puzzles-today").expect("a button");
        assert_eq!(*todays.1, kind, "{game}");
        open(&mut app, Overlay::None);
    }
}

#[test]
fn a_move_that_is_typed_after_a_miss_is_told_to_wait_as_a_click_is() {
    let mut app = instantly();
    // After some misses the others are to move, who are waited for instead.
    let mut all = puzzles(&app, "jungle").into_iter().take(20);
    let found = all.any(|puzzle| {
        begin(&mut app, &puzzle.id());
        miss(&mut app, &puzzle.id());
        app.world().resource::<TurnNow>().awaits_human()
    });
    assert!(found);
    let playing = app.world().resource::<Playing<Jungle>>();
    let text = Jungle::action_text(playing.tables(), playing.actions()[0]);
    app.world_mut().write_message(Typed { text, enter: true });
    settle(&mut app);
    let reply = app.world().resource::<TypedReply>();
    assert_eq!(reply.why.as_ref().map(|why| why.key), Some("puzzle-not-now"), "{reply:?}");
}

#[test]
fn the_buttons_of_a_task_keep_their_place_when_help_appears_in_sight() {
    let mut app = instantly();
    let id = puzzles(&app, "jungle")[0].id();
    for size in [(1280.0, 720.0), (800.0, 600.0), (640.0, 360.0), (360.0, 640.0)] {
        let size = Vec2::from(size);
        begin(&mut app, &id);
        see(&mut app, WindowCase { size, language: "en", texts: 100.0 });
        // In a flat window what leads on scrolls with the words.
        let stays: &[&str] = match size.y < 400.0 {
            true => &["task-hint", "puzzle-solve"],
            false => &["task-hint", "puzzle-solve", "puzzle-skip", "puzzle-list"],
        };
        let places = |app: &mut App| {
            let world = app.world_mut();
            let mut labels = world.query::<(&SpokenLabel, &UiGlobalTransform, &ComputedNode)>();
            let shown = labels.iter(world).filter(|(label, _, node)| {
                let key = label.0.key.as_ref();
                stays.contains(&key) && node.size().x > 1.0
            });
            let mut places: Vec<_> = shown
                .map(|(label, at, _)| (label.0.key.to_string(), at.translation.round().as_ivec2()))
                .collect();
            places.sort_by(|one, other| one.0.cmp(&other.0));
            places
        };
        let before = places(&mut app);
        assert!(before.len() >= 2, "{size}: {before:?}");
        send(&mut app, TableCommand::Hint);
        assert!(task(&app).is_some_and(|task| task.shown_hint().is_some()), "help is shown");
        settle(&mut app);
        assert_eq!(places(&mut app), before, "{size}");
        let said = task(&app).and_then(|task| task.shown_hint().cloned());
        let said = said.map(|said| app.world().resource::<Locale>().say(&said)).expect("help");
        let all = things(&mut app);
        let help = all.iter().find(|thing| thing.says == said).expect("help on the paper");
        assert!(help.cut().max_element() < 1.0, "{size}: {help} is cut by {}", help.cut());
        go_to(&mut app, Screen::Title);
    }
}

//! Saved matches on the title and in the list.

use super::*;
use crate::app::kit::theme::space;
use crate::app::saving::tests::{Shared, blank, name};
use crate::app::saving::{Reopening, SaveJob, Shelved};
use crate::app::screens::saves_presses::Press;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan};
use crate::saves::{Save, SaveName, Storage};

fn plan() -> MatchPlan {
    let seat = |name: &str, player| SeatPlan { name: name.into(), player };
    MatchPlan {
        game: "jungle".into(),
        level: "jungle/combat".into(),
        options: Vec::new(),
        first: First::Lot,
        minutes: None,
        clock: None,
        seats: vec![seat("Ann", PlayerKind::Human), seat("Ben", PlayerKind::Human)],
    }
}

/// The screens with these saves on the shelf.
pub(in crate::app) fn shelf(saves: Vec<(SaveName, Save)>, screen: Screen) -> (App, Shared) {
    let shared = Shared::default();
    let mut app = shell(Screen::SetUp);
    let mut worker = SaveWorker::new(Box::new(shared.clone()));
    for (name, save) in saves {
        // Written twice, so that there is an older generation.
        for _ in 0..2 {
            let save = save.clone();
            worker.send(SaveJob::Keep(name.clone(), Box::new(move || save.into())));
            worker.finish();
        }
    }
    app.insert_resource(worker);
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    wait(&mut app);
    (app, shared)
}

/// Waits until the save worker has answered.
pub(in crate::app) fn wait(app: &mut App) {
    for _ in 0..3 {
        settle(app);
        app.world().resource::<SaveWorker>().finish();
    }
    settle(app);
}

pub(in crate::app) fn say(app: &mut App, key: &str) {
    for _ in 0..40 {
        if said(app).is_some_and(|said| said.key == key) {
            return;
        }
        press(app, KeyCode::Tab);
    }
    panic!("nothing says {key}");
}

/// Every text on the screen.
pub(in crate::app) fn texts(app: &mut App) -> Vec<LocalText> {
    let world = app.world_mut();
    world.query::<&LocalText>().iter(world).cloned().collect()
}

#[test]
fn the_title_offers_to_go_on_first() {
    let (mut app, _) = shelf(vec![(name(), blank(&plan()))], Screen::Title);
    assert_eq!(said(&app).map(|said| said.key), Some("title-continue".into()));
    assert_eq!(walk(&mut app), buttons(&mut app));
    say(&mut app, "title-continue");
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    assert_eq!(screen(&app), Screen::Play);
    let reopening = app.world().resource::<Reopening>();
    assert_eq!((reopening.name.clone(), reopening.replay), (Some(name()), false));
    assert_eq!(*app.world().resource::<MatchPlan>(), plan());
}

#[test]
fn what_was_listed_before_a_match_is_forgotten_when_it_is_left() {
    let (mut app, _) = shelf(vec![(name(), blank(&plan()))], Screen::Title);
    let listed = app.world().resource::<Shelved>().clone();
    assert_eq!(listed.list.len(), 1);
    // As it was before the match: with one that is there no more.
    app.world_mut().resource_mut::<Shelved>().list.extend(listed.list.clone());
    for screen in [Screen::Play, Screen::SetUp] {
        app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        settle(&mut app);
    }
    assert_eq!(*app.world().resource::<Shelved>(), listed, "the set-up asks anew");
}

#[test]
fn a_match_that_is_over_is_not_gone_on_with() {
    let mut save = blank(&plan());
    save.record.result = Some(("referee-end-agreed".into(), vec![0, 0]));
    let (app, _) = shelf(vec![(name(), save)], Screen::Title);
    assert_eq!(said(&app).map(|said| said.key), Some("title-play".into()));
}

#[test]
fn every_button_of_the_list_is_reached() {
    let (mut app, _) = shelf(vec![(name(), blank(&plan()))], Screen::Saves);
    assert_eq!(walk(&mut app), buttons(&mut app));
    say(&mut app, "saves-watch");
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    assert!(app.world().resource::<Reopening>().replay);
}

#[test]
fn deleting_asks_first() {
    let (mut app, shared) = shelf(vec![(name(), blank(&plan()))], Screen::Saves);
    let left = |shared: &Shared| shared.keys().unwrap().len();
    say(&mut app, "saves-delete");
    press(&mut app, KeyCode::Enter);
    assert_eq!(overlay(&app), Overlay::Ask);
    assert_eq!(said(&app).map(|said| said.key), Some("saves-keep".into()));
    press(&mut app, KeyCode::Enter);
    assert_eq!((overlay(&app), left(&shared)), (Overlay::None, 2));
    say(&mut app, "saves-delete");
    press(&mut app, KeyCode::Enter);
    say(&mut app, "saves-delete");
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    assert_eq!((overlay(&app), left(&shared)), (Overlay::None, 0));
    assert!(app.world().resource::<Shelved>().list.is_empty());
}

#[test]
fn a_damaged_save_offers_the_state_before_and_says_why() {
    let (mut app, mut shared) = shelf(vec![(name(), blank(&plan()))], Screen::SetUp);
    let key = format!("{}.save", name());
    let torn = shared.read(&key).unwrap()[..100].to_vec();
    shared.put(&key, &torn).unwrap();
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Saves);
    wait(&mut app);
    assert!(texts(&mut app).iter().any(|text| text.key == "trouble-damaged"));
    say(&mut app, "saves-go-on-before");
    press(&mut app, KeyCode::Enter);
    wait(&mut app);
    assert_eq!(app.world().resource::<Reopening>().save, blank(&plan()));
}

#[test]
fn every_fault_has_its_words() {
    use crate::saves::{Cause, Trouble};
    let texts = ["en", "fr", "de", "it"].map(|language| {
        let path = format!("assets/locales/{language}/saves.ftl");
        let bytes = crate::app::catalog::levels::tests::shipped(&path).expect("a text file");
        String::from_utf8(bytes).expect("UTF-8")
    });
    for cause in [
        Cause::Absent,
        Cause::Full,
        Cause::Forbidden,
        Cause::Refused,
        Cause::Taken,
        Cause::Failed("why".into()),
        Cause::TooBig,
        Cause::TooLong,
        Cause::Stranger,
        Cause::Damaged,
        Cause::Newer(2),
        Cause::Unreadable("why".into()),
        Cause::Gaps,
    ] {
        let words = crate::app::saving::in_words(&Trouble { place: "here".into(), cause });
        for text in &texts {
            assert!(text.contains(&format!("\n{} =", words.key)), "{}", words.key);
        }
    }
}

#[test]
fn the_button_that_deletes_a_match_stands_apart_from_the_others() {
    let (mut app, _) = shelf(vec![(name(), blank(&plan()))], Screen::Saves);
    let world = app.world_mut();
    let mut presses = world.query::<(&Press, &Node)>();
    let (deletes, others): (Vec<_>, Vec<_>) =
        presses.iter(world).partition(|(press, _)| matches!(press, Press::Delete(_)));
    assert_eq!((deletes.len(), others.len()), (1, 4));
    assert!(deletes.iter().all(|(_, node)| node.margin.left == px(space::M)));
    assert!(others.iter().all(|(_, node)| node.margin.left != px(space::M)));
}

//! Which packs are laid, and when.

use std::path::PathBuf;

use bevy::state::app::StatesPlugin;

use super::folders::Place;
use super::held_back::Tried;
use super::*;
use crate::data::Files;
use crate::packs::Layered;

/// A change of Jungle's animals: whether the wolf swims, as written.
pub(super) fn pack(id: &str, swims: &str) -> Pack {
    let manifest = format!(
        "(id: {id:?}, version: \"1.0.0\", title: {{\"en\": \"A pack\"}}, authors: [\"Ann\"], licence: \"MIT\", game: \">=0.1\")"
    );
    let animals = format!("(animals: [(id: \"wolf\", swims: {swims})])");
    let files = [("pack.ron", manifest), ("assets/jungle/combat.animals.ron", animals)];
    let files = files.map(|(path, text)| (path.to_owned(), text.into_bytes()));
    Pack::from_files(&format!("packs/{id}"), files).expect("a pack")
}

fn game_with(packs: Vec<Pack>) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_state(Screen::Title)
        .init_resource::<Settings>()
        .insert_resource(FoundPacks { packs, ..default() })
        .add_plugins(plugin);
    app.update();
    app
}

/// The ids of the packs that are laid.
fn laid(app: &App) -> Vec<String> {
    let brought = app.world().resource::<BroughtFiles>();
    brought.packs.on().map(|pack| pack.id().to_owned()).collect()
}

/// What the animals of Jungle say about the wolf.
fn wolf(app: &App) -> String {
    let packs = &app.world().resource::<BroughtFiles>().packs;
    let shipped = crate::app::platform::shipped::read;
    let files = Layered::new(&**packs, &shipped as &dyn Files);
    let bytes = files.read("assets/jungle/combat.animals.ron").expect("animals");
    let text = String::from_utf8(bytes).expect("UTF-8");
    let wolf = text.split("(id: \"wolf\"").nth(1).and_then(|rest| rest.split("(id:").next());
    wolf.expect("the wolf").to_owned()
}

#[test]
fn a_pack_that_is_switched_off_is_lifted_and_laid_again() {
    let mut app = game_with(vec![pack("swim", "true")]);
    assert_eq!(laid(&app), ["swim"]);
    assert!(wolf(&app).contains("swims: true"), "{}", wolf(&app));
    for (is_on, said) in [(false, Vec::<String>::new()), (true, vec!["swim".to_owned()])] {
        app.world_mut().resource_mut::<Settings>().switch_pack("swim");
        app.update();
        assert_eq!(laid(&app), said);
        assert_eq!(wolf(&app).contains("swims: true"), is_on);
    }
}

#[test]
fn a_match_on_the_table_keeps_its_packs_until_it_is_left() {
    let mut app = game_with(vec![pack("swim", "true")]);
    app.insert_state(Screen::Play);
    app.update();
    app.world_mut().resource_mut::<Settings>().switch_pack("swim");
    app.update();
    assert_eq!(laid(&app), ["swim"]);
    app.insert_state(Screen::Title);
    app.update();
    app.update();
    assert!(laid(&app).is_empty());
}

#[test]
fn of_a_pack_that_is_spoilt_while_it_is_on_the_version_before_stays() {
    let mut app = game_with(vec![pack("swim", "true")]);
    app.world_mut().resource_mut::<FoundPacks>().packs = vec![pack("swim", "maybe")];
    app.update();
    assert_eq!(laid(&app), ["swim"]);
    assert!(wolf(&app).contains("swims: true"), "{}", wolf(&app));
    let flaws = |app: &App| app.world().resource::<SpoiltPacks>().0.len();
    assert_eq!(flaws(&app), 1);
    app.world_mut().resource_mut::<FoundPacks>().packs = vec![pack("swim", "false")];
    app.update();
    assert_eq!(flaws(&app), 0);
    assert!(!wolf(&app).contains("swims: true"), "{}", wolf(&app));
}

#[test]
fn of_a_pack_that_can_no_longer_be_read_the_version_before_stays() {
    let mut app = game_with(vec![pack("swim", "true")]);
    let torn = Pack::from_zip("packs/swim", b"PK").expect_err("no pack");
    *app.world_mut().resource_mut::<FoundPacks>() = FoundPacks { refused: vec![torn], ..default() };
    app.update();
    assert_eq!(laid(&app), ["swim"]);
    assert_eq!(app.world().resource::<SpoiltPacks>().0.len(), 1);
}

#[test]
fn a_pack_with_flaws_is_off_alone() {
    let app = game_with(vec![pack("swim", "maybe"), pack("other", "true")]);
    assert_eq!(laid(&app), ["other"]);
    let brought = app.world().resource::<BroughtFiles>();
    let why = &brought.packs.off()[0].why;
    assert!(why[0].line().contains("packs/swim/assets/jungle/combat.animals.ron:1"), "{why:?}");
}

#[test]
fn a_pack_from_elsewhere_is_kept_as_one_file_and_replaces_the_one_before() {
    let folder = empty_folder("kept");
    let mut found = FoundPacks::of(super::folder(), vec![Place::Folder(folder.clone())]);
    for swims in ["true", "false"] {
        let source = folder.with_extension("zip");
        std::fs::write(&source, pack("swim", swims).to_zip()).expect("written");
        found.bring(&source, &folder);
        std::fs::remove_file(&source).expect("gone");
        let [kept] = &found.packs[..] else { panic!("{:?}", found.packs) };
        assert!(kept.label.ends_with("swim-pack.zip"), "{}", kept.label);
        let text = kept.file("assets/jungle/combat.animals.ron").expect("animals");
        assert!(String::from_utf8_lossy(text).contains(swims));
    }
    let stranger = folder.with_extension("txt");
    std::fs::write(&stranger, "no pack").expect("written");
    found.bring(&stranger, &folder);
    assert_eq!((found.packs.len(), found.turned_away.len()), (1, 1));
    std::fs::remove_file(stranger).expect("gone");
    std::fs::remove_dir_all(folder).expect("gone");
}

/// An empty folder of its own.
fn empty_folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("menagerie-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_file_that_is_saved_in_a_pack_is_read_again() {
    let folder = empty_folder("saved");
    let inside = folder.join("swim/assets/jungle");
    std::fs::create_dir_all(&inside).expect("a folder");
    let source = pack("swim", "true");
    let write = |path: &str, bytes: &[u8]| {
        std::fs::write(folder.join("swim").join(path), bytes).expect("written");
    };
    for path in ["pack.ron", "assets/jungle/combat.animals.ron"] {
        write(path, source.file(path).expect("a file"));
    }
    let found = FoundPacks::of(super::folder(), vec![Place::Folder(folder.clone())]);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_state(Screen::Title)
        .init_resource::<Settings>()
        .insert_resource(found)
        .add_plugins(plugin);
    app.update();
    assert_eq!(laid(&app), ["swim"]);
    write("assets/jungle/combat.animals.ron", b"(animals: [(id: \"wolf\", rank: 9)])");
    let patience = std::time::Instant::now();
    while !wolf(&app).contains("rank: 9") && patience.elapsed().as_secs() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        app.update();
    }
    assert!(wolf(&app).contains("rank: 9"), "{}", wolf(&app));
    std::fs::remove_dir_all(&folder).expect("gone");
}

#[test]
fn after_a_breakdown_with_packs_on_they_wait_for_an_answer() {
    let held = |report: Option<&str>, packs: Vec<Pack>| {
        let mut world = World::new();
        if let Some(names) = report {
            world.insert_resource(crate::app::platform::black_box::Report::with_packs(names));
        }
        let found = FoundPacks { packs, ..default() };
        held_back::take_in(&mut world, Tried::before(found));
        let counted = |world: &World| {
            let found = world.resource::<FoundPacks>();
            (found.packs.len(), found.is_safe)
        };
        let at_first = counted(&world);
        held_back::lay(&mut world);
        (at_first, counted(&world))
    };
    let (swim, laid) = (|| vec![pack("swim", "true")], (1, false));
    assert_eq!(held(None, swim()), (laid, laid));
    assert_eq!(held(Some(""), swim()), (laid, laid), "no pack was on");
    assert_eq!(held(Some("swim 1.0.0"), swim()), ((0, true), laid));
    let nothing = (0, false);
    assert_eq!(held(Some("swim 1.0.0"), Vec::new()), (nothing, nothing), "there is nothing to ask");
}

/// A folder of packs with one in it, and the mark beside it.
fn marked(name: &str) -> (PathBuf, PathBuf) {
    let folder = empty_folder(name);
    let home = folder.join("packs");
    std::fs::create_dir_all(&home).expect("a folder");
    std::fs::write(home.join("swim.zip"), pack("swim", "true").to_zip()).expect("written");
    (home, folder.join("mark"))
}

/// The packs of a folder before they are read.
fn unread(home: &std::path::Path) -> FoundPacks {
    let places = vec![Place::Folder(home.to_owned())];
    let lie = folders::Lie { places, home: Some(home.to_owned()), ..default() };
    FoundPacks { is_safe: true, lie, ..default() }
}

/// A game that starts with what was found.
fn started(tried: Tried) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_state(Screen::Title)
        .init_resource::<Settings>();
    held_back::take_in(app.world_mut(), tried);
    app.add_plugins(plugin);
    app
}

#[test]
fn a_start_that_hangs_with_packs_leaves_a_mark_and_the_next_one_reads_none_until_it_is_answered() {
    let (home, mark) = marked("hung");
    let hung = held_back::read_marked(unread(&home), Some(mark.clone()));
    assert!(mark.exists() && hung.found.packs.len() == 1);
    // A program that is killed drops nothing.
    std::mem::forget(hung);
    let next = held_back::read_marked(unread(&home), Some(mark.clone()));
    assert!(next.found.packs.is_empty() && next.found.wait());
    let mut app = started(next);
    (0..30).for_each(|_| app.update());
    assert!(laid(&app).is_empty() && mark.exists(), "it is asked again until packs have worked");
    held_back::lay(app.world_mut());
    app.update();
    assert_eq!((laid(&app), mark.exists()), (vec!["swim".to_owned()], true));
    (0..30).for_each(|_| app.update());
    assert!(!mark.exists());
    std::fs::remove_dir_all(home.parent().expect("a folder")).expect("gone");
}

#[test]
fn a_start_with_packs_that_comes_to_the_title_or_is_left_takes_its_mark_away() {
    let (home, mark) = marked("marked");
    let read = || held_back::read_marked(unread(&home), Some(mark.clone()));
    let mut app = started(read());
    app.update();
    assert!(mark.exists(), "one frame is not enough");
    (0..30).for_each(|_| app.update());
    assert!(!mark.exists());
    let mut app = started(read());
    app.update();
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert!(!mark.exists());
    // The command line was wrong.
    drop(read());
    assert!(!mark.exists());
    std::fs::remove_file(home.join("swim.zip")).expect("gone");
    assert!(!read().found.wait() && !mark.exists(), "without packs there is none");
    std::fs::remove_dir_all(home.parent().expect("a folder")).expect("gone");
}

#[test]
fn a_pack_that_changes_under_a_match_is_laid_when_it_is_asked_for() {
    let mut app = game_with(vec![pack("swim", "true")]);
    app.insert_state(Screen::Play);
    app.update();
    app.world_mut().resource_mut::<FoundPacks>().packs = vec![pack("swim", "false")];
    app.update();
    assert!(is_behind(&app) && wolf(&app).contains("swims: true"));
    lay_now(app.world_mut());
    assert!(!is_behind(&app) && wolf(&app).contains("swims: false"));
}

#[test]
fn a_pack_that_was_not_read_is_not_taken_for_new() {
    let folder = empty_folder("unread");
    std::fs::create_dir_all(folder.join("mine")).expect("a folder");
    let found = FoundPacks {
        is_safe: true,
        lie: folders::Lie { home: Some(folder), ..default() },
        ..default()
    };
    assert!(!found.is_new("mine") && found.is_new("other"));
}

#[test]
fn a_pack_that_is_off_may_change_under_a_match_without_a_word() {
    let mut app = game_with(vec![pack("swim", "true"), pack("other", "true")]);
    app.world_mut().resource_mut::<Settings>().switch_pack("other");
    app.update();
    app.insert_state(Screen::Play);
    app.update();
    let mut change = |packs: Vec<Pack>| {
        app.world_mut().resource_mut::<FoundPacks>().packs = packs;
        app.update();
        is_behind(&app)
    };
    assert!(!change(vec![pack("swim", "true"), pack("other", "false")]));
    assert!(!change(vec![pack("swim", "true")]));
    assert!(change(vec![pack("swim", "true"), pack("third", "true")]));
}

#[test]
fn packs_are_laid_in_the_order_that_was_chosen_and_a_new_one_comes_last() {
    let mut app = game_with(["one", "two", "new"].map(|id| pack(id, "true")).into());
    let order = |app: &mut App, ids: &[&str]| {
        let ids = ids.iter().map(|id| (*id).to_owned()).collect();
        app.world_mut().resource_mut::<Settings>().packs_order = ids;
        app.update();
        laid(app)
    };
    assert_eq!(order(&mut app, &["two", "one"]), ["two", "one", "new"]);
    let ids = laid(&app);
    app.world_mut().resource_mut::<Settings>().move_pack("new", &ids, false);
    app.update();
    assert_eq!(laid(&app), ["two", "new", "one"]);
    let ids = laid(&app);
    app.world_mut().resource_mut::<Settings>().move_pack("two", &ids, false);
    app.update();
    assert_eq!(laid(&app), ["two", "new", "one"], "the first one stays the first");
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn a_pack_that_is_removed_lies_beside_the_folder_of_packs_with_the_ones_before() {
    let home = std::env::temp_dir().join(format!("menagerie-removed-{}", std::process::id()));
    let folder = home.join("packs");
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("swim.zip");
    for _ in 0..2 {
        std::fs::write(&path, pack("swim", "true").to_zip()).expect("a file");
        let mut found = FoundPacks::of(super::folder(), vec![Place::Folder(folder.clone())]);
        assert_eq!(found.packs.len(), 1);
        found.remove(&path);
        assert!(found.packs.is_empty() && found.turned_away.is_empty(), "{found:?}");
    }
    let aside = home.join("removed-packs");
    assert!(aside.join("swim.zip").exists() && aside.join("2-swim.zip").exists());
    let mut found = FoundPacks::of(super::folder(), vec![Place::Folder(folder)]);
    found.remove(&path);
    assert_eq!(found.turned_away.len(), 1, "a pack that is gone cannot be moved");
    std::fs::remove_dir_all(home).expect("the folder");
}

#[test]
fn a_pack_that_is_spoilt_under_a_match_is_told_and_not_offered() {
    let mut app = game_with(vec![pack("swim", "true")]);
    app.insert_state(Screen::Play);
    app.update();
    let told = |app: &App| app.world().resource::<SpoiltPacks>().0.len();
    app.world_mut().resource_mut::<FoundPacks>().packs = vec![pack("swim", "maybe")];
    app.update();
    assert_eq!((told(&app), is_behind(&app)), (1, false));
    let torn = Pack::from_zip("packs/swim", b"PK").expect_err("no pack");
    *app.world_mut().resource_mut::<FoundPacks>() = FoundPacks { refused: vec![torn], ..default() };
    app.update();
    assert_eq!((told(&app), is_behind(&app)), (1, false));
    *app.world_mut().resource_mut::<FoundPacks>() =
        FoundPacks { packs: vec![pack("swim", "false")], ..default() };
    app.update();
    assert_eq!((told(&app), is_behind(&app)), (0, true));
}

fn is_behind(app: &App) -> bool {
    let world = app.world();
    let (found, spoilt) = (world.resource::<FoundPacks>(), world.resource::<SpoiltPacks>());
    world.resource::<Laid>().is_behind(found, spoilt)
}

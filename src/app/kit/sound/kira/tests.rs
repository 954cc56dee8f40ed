//! Without a device: what is loaded, begun and forgotten, to a library that never plays.

use bevy::window::RequestRedraw;

use super::*;
use crate::app::platform::redraw::ask_for_frames;
use crate::data::Memory;
use crate::data::sounds::{PATH, Sounds, Theme};
use crate::packs::Pack;

/// Plays to a library that never takes anything, as without a sound card.
fn hall() -> App {
    let mut app = App::new();
    app.add_plugins((TaskPoolPlugin::default(), AssetPlugin::default()))
        .init_asset::<AudioSource>()
        .init_asset::<AudioInstance>()
        .init_resource::<Audio>()
        .init_resource::<Speakers>()
        .init_resource::<RedrawRequests>()
        .init_resource::<Stage>()
        .add_message::<RequestRedraw>()
        .add_systems(
            PostUpdate,
            (follow_packs.run_if(resource_exists_and_changed::<BroughtFiles>), perform).chain(),
        )
        .add_systems(Last, ask_for_frames);
    app
}

fn ask(app: &mut App, file: &str) {
    let voice = Voice { file: file.to_owned(), gain: 1.0, pan: 0.0 };
    app.world_mut().resource_mut::<Speakers>().voices.push(voice);
    app.update();
}

fn loops(app: &mut App, calm: &str, tense: Option<&str>) {
    let theme = Theme { calm: calm.to_owned(), tense: tense.map(str::to_owned), gain: 0.0 };
    let score = Score { theme: Some(theme), gains: [1.0, 0.0], seconds: [SLOW; 2] };
    app.world_mut().resource_mut::<Speakers>().scores[0] = score;
    app.update();
}

/// Waits for the files that are being loaded.
fn wait(app: &mut App) {
    while app.world().resource::<Stage>().is_loading() {
        std::thread::sleep(Duration::from_millis(5));
        app.update();
    }
}

fn stage(app: &App) -> &Stage {
    app.world().resource::<Stage>()
}

#[test]
fn without_a_sound_card_the_first_sound_is_the_last_that_is_loaded() {
    let mut app = hall();
    ask(&mut app, "step_1.ogg");
    wait(&mut app);
    ask(&mut app, "hit_1.ogg");
    assert!(stage(&app).is_deaf);
    (0..100).for_each(|_| ask(&mut app, "hit_1.ogg"));
    loops(&mut app, "music_zoon.ogg", None);
    let Stage { files, waiting, begun, .. } = stage(&app);
    assert_eq!((files.len(), waiting.len(), begun.len()), (0, 0, 0));
    app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
    app.update();
    assert!(
        app.world().resource::<Messages<RequestRedraw>>().is_empty(),
        "frames are drawn for ever"
    );
}

#[test]
fn of_a_long_match_no_sound_stays_behind() {
    let mut app = hall();
    // Everything has been taken, and ends at once.
    let end = |app: &mut App| {
        wait(app);
        app.insert_resource(Audio::default());
    };
    for number in 0..500 {
        ask(&mut app, ["step_1.ogg", "step_2.ogg", "hit_1.ogg"][number % 3]);
        end(&mut app);
        if number % 50 == 0 {
            loops(&mut app, ["bed_zoon.ogg", "bed_honga.ogg"][number / 50 % 2], None);
            end(&mut app);
        }
    }
    let Stage { files, waiting, begun, pieces, is_deaf, .. } = stage(&app);
    assert!(!is_deaf && begun.len() < 3 && waiting.is_empty(), "{} sounds", begun.len());
    assert_eq!(pieces[0].layers.len(), 1);
    assert_eq!(files.len(), 4, "three sounds and one loop stay unpacked");
}

#[test]
fn both_layers_begin_in_one_frame_and_not_while_the_window_is_behind() {
    let mut app = hall();
    app.world_mut().resource_mut::<Speakers>().rests = true;
    loops(&mut app, "music_zoon.ogg", Some("music_zoon_tense.ogg"));
    wait(&mut app);
    assert_eq!(stage(&app).pieces[0].layers.len(), 0);
    app.world_mut().resource_mut::<Speakers>().rests = false;
    app.update();
    assert_eq!(stage(&app).pieces[0].layers.len(), 2);
}

/// A pack with this file as the music of Zoon.
fn with_music(file: &str) -> BroughtFiles {
    let manifest = "(id: \"tune\", version: \"1.0.0\", title: {\"en\": \"A\"}, authors: [\"Ann\"], licence: \"MIT\")";
    let music = shipped::read(&format!("{FOLDER}/{file}")).expect("a file");
    let files = [("pack.ron", manifest.into()), ("assets/sounds/music_zoon.ogg", music)];
    let files = files.map(|(path, bytes)| (path.to_owned(), bytes));
    let pack = Pack::from_files("packs/tune", files).expect("a pack");
    let packs = Arc::new(Stack::of(vec![pack], &Stack::game()));
    BroughtFiles { packs, ..default() }
}

#[test]
fn music_begins_again_when_a_pack_brings_another_file_and_not_otherwise() {
    let mut app = hall();
    let layer = |app: &App| stage(app).pieces[0].layers.first().cloned();
    loops(&mut app, "music_zoon.ogg", None);
    app.insert_resource(with_music("bed_zoon.ogg"));
    app.update();
    wait(&mut app);
    let first = layer(&app).expect("music whose file was still coming");
    for (file, is_same) in [("bed_zoon.ogg", true), ("bed_honga.ogg", false)] {
        app.insert_resource(Audio::default());
        app.insert_resource(with_music(file));
        app.update();
        wait(&mut app);
        assert_eq!(layer(&app).expect("music") == first, is_same, "{file}");
    }
}

#[test]
fn a_tense_layer_that_lags_behind_is_brought_to_the_calm_one() {
    let lag = |calm: f64, tense: f64, later: f64| lag(Some(calm), Some(tense), Some(later));
    assert_eq!(lag(5.0, 4.75, 5.0), Some(0.25));
    assert_eq!(lag(5.0, 5.25, 5.0), Some(-0.25));
    assert_eq!(lag(5.0, 4.999, 5.0), None, "nobody hears a millisecond");
    assert_eq!(lag(5.0, 4.75, 5.01), None, "the calm layer has gone on meanwhile");
    assert_eq!(lag(0.01, 60.9, 0.01), None, "the calm layer has just begun again");
    assert_eq!(super::lag(None, Some(1.0), None), None);
}

/// The number of samples that a file says it has: the last page of an Ogg file ends with it.
fn samples(file: &str) -> usize {
    let bytes = shipped::read(&format!("{FOLDER}/{file}")).expect("a file");
    let page = bytes.windows(4).rposition(|four| four == b"OggS").expect("a page");
    let count = bytes[page + 6..page + 14].try_into().expect("eight bytes");
    usize::try_from(u64::from_le_bytes(count)).expect("a small number")
}

#[test]
fn every_file_is_unpacked_to_the_sample_so_that_loops_meet_and_layers_stay_together() {
    let bytes = shipped::read(PATH).expect("the list");
    let (list, _) = Sounds::read(&Memory::default().with(PATH, bytes));
    let frames = |file: &str| load(file, Arc::default()).expect(file).sound.num_frames();
    for file in list.files() {
        assert_eq!(frames(file), samples(file), "{file}");
    }
    for theme in list.music.values() {
        let tense = theme.tense.as_deref().unwrap_or(&theme.calm);
        assert_eq!(samples(&theme.calm), samples(tense), "{tense}");
    }
}

#[test]
fn a_file_of_a_pack_is_unpacked_by_the_name_that_lists_give_it() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let otter = crate::packs::read(&root.join("packs/otter"), "packs/otter").expect("a pack");
    let packs = Arc::new(Stack::of(vec![otter], &Stack::game()));
    let frames = load("otter--otter.ogg", packs.clone()).expect("a sound").sound.num_frames();
    assert!(frames > 1_000, "{frames}");
    assert!(load("otter--otter.ogg", Arc::default()).is_err());
    assert!(load("step_1.ogg", packs).is_ok(), "those of the game are there as before");
}

#[test]
fn silence_has_a_bottom() {
    assert_eq!(decibels(1.0), 0.0);
    assert_eq!(decibels(0.0), -60.0);
}

//! Fonts for letters that the house fonts lack: one that comes with the game, and those of packs.
//!
//! A font is loaded once a text with such a letter is shown, because most players never see one. The
//! engine then asks these fonts, in this order, wherever a text's own font lacks a letter. Deliberately
//! absent: choosing among them by language.

use bevy::prelude::*;
use bevy::text::{FontCx, load_font_assets_into_font_collection};
use bevy::ui::UiSystems;
use parley::fontique::{FamilyId, Script, ScriptExt};

use crate::app::kit::theme::TextSystems;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::shipped::{ASSETS, BroughtFiles};
use crate::data::glyphs::{SECOND_FONT, are_held, need_second_font};

/// The name under which frames are drawn while the second font is loaded.
const LOADING: &str = "further letters";
/// Scripts of signs that belong to several or to none.
const OF_SIGNS: [&str; 3] = ["Zyyy", "Zinh", "Zzzz"];
/// The script that is asked whether everything is as it should be.
const ASKED: &str = "Latn";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FurtherFonts>().add_systems(
        PostUpdate,
        (
            send_for.after(TextSystems::Spawn).before(load_font_assets_into_font_collection),
            offer
                .after(load_font_assets_into_font_collection)
                .before(UiSystems::Content)
                .run_if(not(resource_equals(FurtherFonts::default()))),
        ),
    );
}

/// The fonts that were needed so far.
#[derive(Resource, Default, PartialEq)]
struct FurtherFonts {
    second: Option<Handle<Font>>,
    of_packs: Vec<OfPack>,
}

/// A font of a pack.
#[derive(PartialEq)]
struct OfPack {
    /// The hash of its pack.
    pack: u64,
    path: String,
    font: Handle<Font>,
}

/// The letters of all texts.
type Shown<'w, 's> = (
    Query<'w, 's, Ref<'static, Text>>,
    Query<'w, 's, Ref<'static, TextSpan>>,
    Query<'w, 's, Ref<'static, Text2d>>,
);

/// Loads the fonts whose letters are shown for the first time.
fn send_for(
    (texts, spans, on_the_board): Shown,
    brought: Res<BroughtFiles>,
    server: Res<AssetServer>,
    mut loaded: ResMut<Assets<Font>>,
    mut fonts: ResMut<FurtherFonts>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let mut strange = Vec::new();
    let mut look_at = |is_changed: bool, words: &str| {
        // Letters that no font had before may be those of a new pack.
        if is_changed || brought.is_changed() {
            strange.extend(words.chars().filter(|letter| !are_held(*letter)));
        }
    };
    texts.iter().for_each(|text| look_at(text.is_changed(), &text.0));
    spans.iter().for_each(|span| look_at(span.is_changed(), &span.0));
    on_the_board.iter().for_each(|text| look_at(text.is_changed(), &text.0));
    if brought.is_changed() && !fonts.of_packs.is_empty() {
        let packs: Vec<u64> = brought.packs.on().map(|pack| pack.hash()).collect();
        fonts.of_packs.retain(|of_pack| packs.contains(&of_pack.pack));
    }
    if strange.is_empty() {
        return;
    }
    if fonts.second.is_none() && strange.iter().any(|letter| need_second_font(*letter)) {
        let path = SECOND_FONT.trim_start_matches(ASSETS).trim_start_matches('/');
        fonts.second = Some(server.load(path));
        redraw.hold(LOADING);
    }
    let beyond: Vec<char> = strange.into_iter().filter(|it| !need_second_font(*it)).collect();
    for font in brought.packs.fonts() {
        let known = |known: &OfPack| known.pack == font.pack && known.path == font.path;
        let is_needed = beyond.iter().any(|letter| font.letters.hold(*letter));
        if is_needed && !fonts.of_packs.iter().any(known) {
            let handle = loaded.add(Font::from_bytes(font.bytes.to_vec()));
            fonts.of_packs.push(OfPack { pack: font.pack, path: font.path, font: handle });
            redraw.nudge();
        }
    }
}

/// Has the engine ask the fonts that are loaded. It forgets them whenever it drops any font.
fn offer(
    fonts: Res<FurtherFonts>,
    (server, loaded): (Res<AssetServer>, Res<Assets<Font>>),
    mut engine: ResMut<FontCx>,
    mut texts: Query<&mut TextFont>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let fails = |font: &Handle<Font>| server.load_state(font).is_failed();
    if fonts.second.as_ref().is_some_and(|font| loaded.contains(font) || fails(font)) {
        redraw.release(LOADING);
    }
    let handles = fonts.second.iter().chain(fonts.of_packs.iter().map(|of_pack| &of_pack.font));
    let names = handles.filter_map(|font| loaded.get(font)).map(|font| font.alias.clone());
    let families: Vec<FamilyId> =
        names.filter_map(|name| engine.collection.family_id(&name)).collect();
    let Ok(asked) = ASKED.parse::<Script>() else { return };
    if engine.collection.fallback_families(asked).eq(families.iter().copied()) {
        return;
    }
    let signs = OF_SIGNS.iter().filter_map(|script| script.parse::<Script>().ok());
    for script in Script::all_samples().iter().map(|(script, _)| *script).chain(signs) {
        engine.collection.set_fallbacks(script, families.iter().copied());
    }
    texts.iter_mut().for_each(|mut text| text.set_changed());
    redraw.nudge();
}

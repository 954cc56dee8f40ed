//! The typeface that the player has chosen for texts.
//!
//! Its files are loaded when it is chosen, because few need them. Deliberately absent: letters that
//! are printed on boards and cards, and the logo, which are large.

use bevy::asset::LoadState;
use bevy::prelude::*;

use super::Fonts;
use crate::app::kit::settings::{Settings, Typeface};
use crate::app::platform::redraw::RedrawRequests;

/// The name under which frames are drawn while files are loaded.
const LOADING: &str = "typeface";

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_over.run_if(resource_exists::<Fonts>));
}

/// The files of a typeface: headings, texts, and bold texts.
fn files(typeface: Typeface) -> [&'static str; 3] {
    match typeface {
        Typeface::Usual => [
            "fonts/Caprasimo-Regular.ttf",
            "fonts/AtkinsonHyperlegibleNext-Regular.ttf",
            "fonts/AtkinsonHyperlegibleNext-Bold.ttf",
        ],
        Typeface::EasierToRead => {
            ["fonts/Lexend-Bold.ttf", "fonts/Lexend-Regular.ttf", "fonts/Lexend-Bold.ttf"]
        }
    }
}

/// Sets all texts in the chosen typeface once its files are loaded; if one cannot be read, texts
/// stay as they are.
fn take_over(
    settings: Res<Settings>,
    server: Res<AssetServer>,
    mut fonts: ResMut<Fonts>,
    mut coming: Local<Option<[Handle<Font>; 3]>>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if settings.is_changed() || fonts.is_added() {
        let wanted = files(settings.typeface).map(|file| server.load(file));
        *coming = (wanted[1] != fonts.text).then_some(wanted);
        redraw.hold(LOADING);
    }
    let state = |font: &Handle<Font>| server.load_state(font);
    let [failed, waits] = coming.as_ref().map_or([false; 2], |wanted| {
        let states = wanted.each_ref().map(state);
        let failed = states.iter().any(LoadState::is_failed);
        [failed, !failed && !states.iter().all(LoadState::is_loaded)]
    });
    if waits {
        return;
    }
    if let Some([headings, text, bold]) = coming.take()
        && !failed
    {
        (fonts.headings, fonts.text, fonts.bold) = (headings, text, bold);
    }
    redraw.release(LOADING);
}

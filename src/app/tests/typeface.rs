//! The typeface that is easier to read: wider letters still fit.

use bevy::prelude::*;

use super::windows::{MATCHES, among, before_a_match, begin, go_to, hard_cases};
use super::{on_the_title, wait_until};
use crate::app::kit::content::Fonts;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::{Settings, Typeface};
use crate::app::kit::theme::Lettering;

/// The font in which each role is shown, where anything of that role is.
fn shown(app: &mut App, role: Lettering) -> Option<Handle<Font>> {
    let world = app.world_mut();
    let mut texts = world.query::<(&Lettering, &TextFont)>();
    let found = texts.iter(world).find(|(lettering, _)| **lettering == role)?;
    match &found.1.font {
        FontSource::Handle(font) => Some(font.clone()),
        _ => None,
    }
}

#[test]
fn a_typeface_that_is_chosen_is_loaded_and_all_texts_are_set_in_it_and_back() {
    let mut app = on_the_title();
    let usual = app.world().resource::<Fonts>().bold.clone();
    assert_eq!(shown(&mut app, Lettering::Strong), Some(usual.clone()));
    let logo = shown(&mut app, Lettering::Logo);
    app.world_mut().resource_mut::<Settings>().typeface = Typeface::EasierToRead;
    wait_until(&mut app, |app| app.world().resource::<Fonts>().bold != usual);
    app.update();
    let easier = app.world().resource::<Fonts>().bold.clone();
    assert_eq!(shown(&mut app, Lettering::Strong), Some(easier.clone()));
    assert_eq!(shown(&mut app, Lettering::Logo), logo, "the logo stays");
    app.world_mut().resource_mut::<Settings>().typeface = Typeface::Usual;
    wait_until(&mut app, |app| app.world().resource::<Fonts>().bold != easier);
    app.update();
    let back = app.world().resource::<Fonts>().bold.clone();
    assert_eq!(shown(&mut app, Lettering::Strong), Some(back));
}

#[test]
fn in_the_typeface_that_is_easier_to_read_everything_can_be_read_in_every_window() {
    let mut app = on_the_title();
    let usual = app.world().resource::<Fonts>().bold.clone();
    app.world_mut().resource_mut::<Settings>().typeface = Typeface::EasierToRead;
    wait_until(&mut app, |app| app.world().resource::<Fonts>().bold != usual);
    let mut told = String::new();
    before_a_match(&mut app, &hard_cases().collect::<Vec<_>>(), &mut told);
    for (level, seats) in MATCHES {
        go_to(&mut app, Screen::Title);
        begin(&mut app, level, seats);
        among(hard_cases(), &mut app, level, &mut told);
    }
    assert!(told.is_empty(), "{told}");
}

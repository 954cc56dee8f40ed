//! After a crash: where the report lies, what to do with it, and whether packs that were on are laid again; this is
//! also asked after a start with packs that hung.
//!
//! Deliberately absent: the report's text, which is for developers.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

#[cfg(not(target_arch = "wasm32"))]
use super::confirm_dialog::{Confirmation, Deed};
use super::dialog::{answers, dialog};
use super::widgets::ButtonLabels;
use crate::app::kit::clipboard::Copies;
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::{Lettering, plain, text};
#[cfg(not(target_arch = "wasm32"))]
use crate::app::kit::{locale::LocalText, packs::held_back::HeldBack};
use crate::app::platform::black_box::Report;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), offer.run_if(resource_exists::<Report>))
        .add_systems(OnEnter(Overlay::Report), open_report)
        .add_systems(OnExit(Overlay::Report), put_by);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(
        OnExit(Overlay::Report),
        ask_for_packs("report-packs").run_if(resource_exists::<HeldBack>),
    )
    .add_systems(
        OnEnter(Screen::Title),
        ask_for_packs("report-packs-hung")
            .run_if(resource_exists::<HeldBack>.and_then(not(resource_exists::<Report>))),
    );
}

/// Asks whether the packs are laid that were on when the game broke down, or hung.
#[cfg(not(target_arch = "wasm32"))]
fn ask_for_packs(why: &'static str) -> impl Fn(Commands) {
    move |commands| ask_with(why, commands)
}

#[cfg(not(target_arch = "wasm32"))]
fn ask_with(why: &'static str, mut commands: Commands) {
    commands.insert_resource(Confirmation {
        text: LocalText::new(why),
        answers: ["report-with-packs", "report-without-packs"],
        deed: Deed::LayPacks,
    });
    commands.queue(|world: &mut World| {
        world.resource_mut::<NextState<Overlay>>().set(Overlay::Ask);
    });
}

/// Opens the overlay a frame later, because entering the screen clears all overlays.
fn offer(mut commands: Commands) {
    commands.queue(|world: &mut World| {
        world.resource_mut::<NextState<Overlay>>().set(Overlay::Report);
    });
}

fn open_report(report: Option<Res<Report>>, mut commands: Commands) {
    let Some(report) = report else { return };
    dialog(&mut commands, Overlay::Report, 760.0, |paper| {
        paper.spawn(text("report-title", Lettering::Display, palette::INK));
        paper.spawn(text("report-line", Lettering::Body, palette::INK));
        paper.spawn(plain(report.place.clone(), Lettering::Note, palette::COCOA));
        answers(paper, |row| {
            let keep = |_: On<Activate>, mut overlays: Overlays| overlays.close();
            row.other("report-discard", observe(discard));
            row.other("report-copy", observe(copy));
            row.careful("report-keep", observe(keep));
        });
    });
}

/// Copies the report; the button's label then says so.
fn copy(
    pressed: On<Activate>,
    report: Option<Res<Report>>,
    mut labels: ButtonLabels,
    mut copies: ResMut<Copies>,
) {
    let Some(report) = report else { return };
    labels.set(pressed.entity, &copies.copy_and_say(&report.text, "report-copied"));
}

fn discard(
    _: On<Activate>,
    report: Option<Res<Report>>,
    mut overlays: Overlays,
    mut commands: Commands,
) {
    if let Some(report) = report {
        if let Err(why) = report.discard() {
            warn!("The report stays: {why}");
        }
        commands.remove_resource::<Report>();
    }
    overlays.close();
}

/// Closing the overlay in another way counts as having seen the report.
fn put_by(report: Option<Res<Report>>, mut commands: Commands) {
    if let Some(report) = report {
        if let Err(why) = report.put_by() {
            warn!("The report will be offered again: {why}");
        }
        commands.remove_resource::<Report>();
    }
}

//! One pack in the list: its title, what it brings, and its buttons.

use std::collections::BTreeMap;
use std::path::Path;

use bevy::input_focus::FocusCause;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{PacksNow, Standing, entry, lay_flaws};
use crate::app::kit::locale::{LocalText, lists};
use crate::app::kit::packs::{FoundPacks, Given};
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::{ButtonKind, Lettering, button, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::screens::confirm_dialog::{Confirmation, Deed};
use crate::packs::{Kind, Pack};

/// The button that was pressed last, by its pack and its text: the list is laid anew, and the new button gets
/// the focus.
#[derive(Resource, Default)]
pub(super) struct PressedLast(Option<(String, Does)>);

/// What a button of a pack does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Does {
    Switch,
    Earlier,
    Later,
    Give,
}

/// The pack that was given away last.
#[derive(Resource, Default)]
pub(super) struct GivenLast(pub(super) Option<Given>);

impl PacksNow<'_> {
    /// Lays a pack; `ids` are those of all packs in order.
    pub(super) fn lay_pack(
        &mut self,
        list: &mut ChildSpawnerCommands,
        pack: &Pack,
        standing: &Standing,
        ids: &[String],
    ) {
        let (manifest, language) = (&pack.manifest, self.locale.current().to_owned());
        let title = format!("{} {}", manifest.title_in(&language), manifest.version);
        list.spawn(entry()).with_children(|entry| {
            entry.spawn(plain(title.clone(), Lettering::Strong, palette::INK));
            let line = manifest.line_in(&language);
            if !line.is_empty() {
                entry.spawn(plain(line, Lettering::Body, palette::INK));
            }
            let by = LocalText::new("packs-by")
                .with("authors", manifest.authors.join(", "))
                .with("licence", manifest.licence.as_str())
                .with("size", (pack.room() as u32).div_ceil(1000));
            entry.spawn(text(by, Lettering::Note, palette::COCOA));
            if let Some(brings) = brings(&pack.contents()) {
                entry.spawn(text(brings, Lettering::Note, palette::COCOA));
            }
            match standing {
                Standing::Flawed(flaws) => lay_flaws(entry, "packs-flawed", flaws, &title),
                Standing::Spoilt(flaws) => lay_flaws(entry, "packs-spoilt", flaws, &title),
                Standing::Sound => {}
            }
            entry.spawn(theme::row(space::S)).with_children(|row| {
                if !matches!(standing, Standing::Flawed(_)) {
                    self.lay_button(row, pack, (Does::Switch, &title), ids);
                }
                if ids.first().is_some_and(|first| first != pack.id()) {
                    self.lay_button(row, pack, (Does::Earlier, &title), ids);
                }
                if ids.last().is_some_and(|last| last != pack.id()) {
                    self.lay_button(row, pack, (Does::Later, &title), ids);
                }
                self.lay_button(row, pack, (Does::Give, &title), ids);
                if let Some(place) = self.found.own_place(pack) {
                    lay_remove(row, place, &title);
                }
            });
            if let Some(given) = self.given.0.as_ref().filter(|given| given.id == pack.id()) {
                entry.spawn(text(given.says.clone(), Lettering::Note, palette::INK));
            }
        });
    }

    fn lay_button(
        &mut self,
        row: &mut ChildSpawnerCommands,
        pack: &Pack,
        (does, title): (Does, &str),
        ids: &[String],
    ) {
        let label = match does {
            Does::Switch if self.is_switched_off(pack) => "packs-switch-on",
            Does::Switch => "packs-switch-off",
            Does::Earlier => "packs-earlier",
            Does::Later => "packs-later-laid",
            Does::Give if cfg!(target_arch = "wasm32") => "packs-download",
            Does::Give => "packs-give",
        };
        let (id, order) = (pack.id().to_owned(), ids.to_vec());
        let press = move |_: On<Activate>,
                          mut settings: ResMut<Settings>,
                          (found, mut given): (Res<FoundPacks>, ResMut<GivenLast>),
                          mut pressed: ResMut<PressedLast>| {
            match does {
                Does::Give => given.0 = found.give(&id),
                Does::Switch => settings.switch_pack(&id),
                Does::Earlier => settings.move_pack(&id, &order, false),
                Does::Later => settings.move_pack(&id, &order, true),
            }
            pressed.0 = Some((id.clone(), does));
        };
        let told =
            self.given.0.as_ref().filter(|given| does == Does::Give && given.id == pack.id());
        let spoken = spoken(told.map_or(LocalText::new(label), |given| given.says.clone()), title);
        let button =
            row.spawn((button(label, ButtonKind::Secondary), observe(press))).insert(spoken).id();
        let Some((_, last)) = self.pressed.0.as_ref().filter(|(id, _)| id == pack.id()) else {
            return;
        };
        // A pack at an end of the list has one arrow only, which then gets the focus of the other.
        let is_end = |arrow| match arrow {
            Does::Earlier => ids.first().is_some_and(|first| first == pack.id()),
            Does::Later => ids.last().is_some_and(|last| last == pack.id()),
            Does::Switch | Does::Give => false,
        };
        if *last == does || is_end(*last) && matches!(does, Does::Earlier | Does::Later) {
            self.pressed.0 = None;
            self.focus.set(button, FocusCause::Navigated);
        }
    }
}

/// The button that takes a pack of the player's own away, after a question.
pub(super) fn lay_remove(row: &mut ChildSpawnerCommands, place: &Path, title: &str) {
    // A browser has no folder in which it would stay.
    let asks = if cfg!(target_arch = "wasm32") { "packs-delete-ask" } else { "packs-remove-ask" };
    let question = Confirmation {
        text: LocalText::new(asks).with("pack", title),
        answers: ["packs-remove", "packs-keep"],
        deed: Deed::RemovePack(place.to_owned()),
    };
    let press = move |_: On<Activate>, mut overlays: Overlays, mut commands: Commands| {
        commands.insert_resource(question.clone());
        overlays.open(Overlay::Ask);
    };
    row.spawn((button("packs-remove", ButtonKind::Secondary), observe(press)))
        .insert(spoken("packs-remove".into(), title));
}

/// What a button does, and with which pack, for screen readers.
pub(super) fn spoken(does: LocalText, title: &str) -> SpokenLabel {
    SpokenLabel(LocalText::new("packs-of").with("does", does).with("pack", title))
}

/// What is in a pack, as a list.
fn brings(contents: &BTreeMap<Kind, usize>) -> Option<LocalText> {
    let items = contents.iter().map(|(kind, count)| {
        let key = match kind {
            Kind::Level => "packs-brings-levels",
            Kind::Lesson => "packs-brings-lessons",
            Kind::Table => "packs-brings-tables",
            Kind::Language => "packs-brings-languages",
            Kind::Picture => "packs-brings-pictures",
            Kind::Sound => "packs-brings-sounds",
            Kind::Font => "packs-brings-fonts",
        };
        LocalText::new(key).with("count", *count as u32)
    });
    let list = lists::plain(items);
    (!contents.is_empty()).then(|| LocalText::new("packs-brings").with("list", list))
}

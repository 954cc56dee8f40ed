//! Writing a level into a pack.
//!
//! It goes into the player's folder of packs, in a browser into a pack of the page's storage; nothing is replaced
//! without a second press. Deliberately absent: where packs lie, which is `kit/packs`.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::licences::{self, PackLicence};
use super::state::{Edited, shown_title};
use super::words::{Field, Writing, word_button};
use crate::app::catalog::levels::LevelList;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::packs::{FoundPacks, Written};
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::menus::MenuSystems;
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, space, text};
use crate::app::platform::shipped::BroughtFiles;
use crate::app::screens::dialog::{answers, dialog, leads_back};
use crate::editor::{About, Edit, Place, Unwritten};
use crate::packs::naming;

/// What came of the last attempt to write the level.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub(super) enum Outcome {
    /// There was none.
    #[default]
    None,
    /// It is written there.
    Written(Place),
    /// It is on its way there.
    Sent(Sent),
    /// There is such a level at this place.
    Exists(Place),
    /// It was not written, for this reason.
    Failed(LocalText),
}

/// A level on its way to a storage that answers later.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sent {
    place: Place,
    /// Its file.
    text: String,
    /// The hash of the pack with it.
    pack: u64,
}

/// The node with names and outcome.
#[derive(Component)]
struct Names;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Outcome>()
        .init_resource::<FoundPacks>()
        .init_resource::<PackLicence>()
        .add_systems(OnEnter(Overlay::KeepLevel), open)
        .add_systems(OnExit(Overlay::KeepLevel), super::words::stop)
        .add_systems(Update, hear_what_came.run_if(resource_changed::<FoundPacks>))
        .add_systems(
            Update,
            (lay_names, licences::mark.run_if(resource_changed::<PackLicence>))
                .chain()
                .after(MenuSystems)
                .run_if(in_state(Overlay::KeepLevel).and_then(resource_exists::<Edited>)),
        );
}

/// The button that asks where the level is written.
pub(super) fn spawn_buttons(row: &mut ChildSpawnerCommands) {
    row.spawn((
        button("editor-keep", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays, mut outcome: ResMut<Outcome>| {
            *outcome = Outcome::None;
            if overlays.now() == Overlay::None {
                overlays.open(Overlay::KeepLevel);
            }
        }),
    ));
}

fn open(mut commands: Commands) {
    dialog(&mut commands, Overlay::KeepLevel, 620.0, |paper| {
        paper.spawn(headlines::headline("editor-keep-title"));
        let node = Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(space::S),
            overflow: Overflow::scroll_y(),
            padding: UiRect::all(px(space::XS)),
            min_height: px(0),
            ..default()
        };
        paper.spawn((node, ScrollArea, Names));
    });
}

fn lay_names(
    (edited, writing, outcome): (Res<Edited>, Res<Writing>, Res<Outcome>),
    (offered, licence): (Offered, Res<PackLicence>),
    names: Query<(Entity, Ref<Names>)>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let Ok((entity, fresh)) = names.single() else { return };
    let changed =
        edited.is_changed() || writing.is_changed() || outcome.is_changed() || offered.is_changed();
    if !fresh.is_added() && !changed {
        return;
    }
    let place = edited.place.clone();
    commands.entity(entity).despawn_children().with_children(|column| {
        for (field, label, words) in
            [(Field::Pack, "editor-pack", &place.pack), (Field::Name, "editor-name", &place.name)]
        {
            column.spawn(text(label, Lettering::Strong, palette::INK));
            let entity = word_button(column, field, label, words, &writing);
            if writing.is(field) {
                focus.set(entity, FocusCause::Navigated);
            }
        }
        let level = place.level(edited.draft.means().game);
        let note = LocalText::new("editor-keep-as").with("level", level);
        column.spawn(text(note, Lettering::Note, palette::COCOA));
        if offered.found.is_new(&place.pack) {
            licences::spawn(column, &licence);
        }
        if !edited.flaws.is_empty() {
            column.spawn(text("editor-keep-flawed", Lettering::Note, palette::RED));
        }
        let Told { says, color, label, replaces } =
            Told::of(&outcome, &place, offered.told(&edited));
        column.spawn(text(says, Lettering::Body, color));
        answers(column, |row| {
            if replaces {
                row.other(label, observe(write));
                row.back("shell-back");
            } else {
                row.careful(label, observe(write));
                row.other("shell-back", leads_back());
            }
        });
    });
}

/// Whether a level that is written is among the boards of its game.
#[derive(SystemParam)]
struct Offered<'w> {
    levels: Res<'w, LevelList>,
    found: Res<'w, FoundPacks>,
    brought: Res<'w, BroughtFiles>,
    settings: Res<'w, Settings>,
}

impl Offered<'_> {
    fn is_changed(&self) -> bool {
        self.levels.is_changed() || self.brought.is_changed() || self.found.is_changed()
    }

    /// What is said of a level that is written.
    fn told(&self, edited: &Edited) -> &'static str {
        let place = &edited.place;
        let level = place.level(edited.draft.means().game);
        let mut off = self.brought.packs.off().iter();
        if self.found.is_safe {
            "editor-written-safe"
        } else if self.settings.packs_off.contains(&place.pack) {
            "editor-written-off"
        } else if !edited.flaws.is_empty() || off.any(|off| off.pack.id() == place.pack) {
            "editor-written-flawed"
        } else if self.levels.0.iter().any(|known| known.id == level) {
            "editor-written"
        } else {
            "editor-written-only"
        }
    }
}

/// What is said of the last attempt, and what the button is called.
struct Told {
    says: LocalText,
    color: Color,
    label: &'static str,
    /// Whether a press replaces a level.
    replaces: bool,
}

impl Told {
    fn of(outcome: &Outcome, place: &Place, written: &'static str) -> Self {
        let (says, color) = match outcome {
            Outcome::Exists(at) if at == place => {
                (LocalText::new("editor-exists").with("name", at.name.clone()), palette::RED)
            }
            Outcome::Written(at) if at == place => {
                (LocalText::new(written).with("pack", at.pack.clone()), palette::INK)
            }
            Outcome::Failed(why) => (why.clone(), palette::RED),
            _ => (LocalText::default(), palette::INK),
        };
        let replaces = matches!(outcome, Outcome::Exists(at) if at == place);
        let label = if replaces { "editor-replace" } else { "editor-write" };
        Self { says, color, label, replaces }
    }
}

/// Writes the level where the names say. Over one that is there it is written with the second press.
fn write(
    _: On<Activate>,
    (mut edited, writing): (ResMut<Edited>, Res<Writing>),
    (mut outcome, mut found): (ResMut<Outcome>, ResMut<FoundPacks>),
    (settings, licence): (Res<Settings>, Res<PackLicence>),
    (locale, levels): (Res<Locale>, Res<LevelList>),
) {
    // A name that cannot be kept is still being written.
    if writing.goes_on() {
        return;
    }
    let place = edited.place.clone();
    let replaces = *outcome == Outcome::Exists(place.clone());
    let author = settings.own_names().first().cloned();
    let author = author.unwrap_or_else(|| locale.text("editor-author", &[]));
    let (title, licence) = (naming::title_of(&place.pack), licence.id().to_owned());
    let about = About { title, author, licence };
    name_elsewhere(&mut edited, &levels, &locale);
    *outcome = match found.write(&edited.draft, &place, &about, replaces) {
        Ok(Written::Done) => {
            edited.draft.saved();
            Outcome::Written(place)
        }
        Ok(Written::Sent(pack)) => {
            Outcome::Sent(Sent { place, text: edited.draft.text().to_owned(), pack })
        }
        Err(why) => failed(why, place),
    };
}

/// Takes over what became of a level that was on its way.
pub(super) fn hear_what_came(
    found: Res<FoundPacks>,
    mut outcome: ResMut<Outcome>,
    edited: Option<ResMut<Edited>>,
) {
    let Outcome::Sent(Sent { place, text, pack }) = &*outcome else { return };
    if let Some(why) = found.not_kept(&place.pack) {
        *outcome = Outcome::Failed(why);
    } else if found.packs.iter().any(|known| known.hash() == *pack) {
        // What was changed since is not in it.
        if let Some(mut edited) = edited.filter(|edited| edited.draft.text() == text) {
            edited.draft.saved();
        }
        *outcome = Outcome::Written(place.clone());
    }
}

/// A level whose title stands in the texts of its pack has none elsewhere, so it is written into the level.
fn name_elsewhere(edited: &mut Edited, levels: &LevelList, locale: &Locale) {
    let level = edited.place.level(edited.draft.means().game);
    if level == edited.draft.of || edited.draft.title().is_some() {
        return;
    }
    if let Some(title) = shown_title(levels, &edited.draft.of) {
        edited.change(&Edit::Title(locale.say(&title)), false);
    }
}

/// Why nothing was written.
fn failed(why: Unwritten, place: Place) -> Outcome {
    let says = match why {
        Unwritten::Exists => return Outcome::Exists(place),
        Unwritten::Nowhere => LocalText::new("editor-no-folder"),
        Unwritten::OfTheGame => LocalText::new("editor-of-the-game").with("name", place.name),
        Unwritten::Unsound => {
            LocalText::new("editor-no-name").with("words", format!("{}:{}", place.pack, place.name))
        }
        Unwritten::NoFolder => LocalText::new("editor-other-pack").with("pack", place.pack),
        Unwritten::Flawed(flaws) => {
            let flaw = flaws.0.first().map(crate::data::Flaw::line).unwrap_or_default();
            LocalText::new("editor-not-written").with("why", flaw)
        }
        Unwritten::Disk(why) => LocalText::new("editor-not-written").with("why", why),
    };
    Outcome::Failed(says)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packs::Pack;

    #[test]
    fn a_level_that_is_sent_to_a_storage_is_written_once_its_pack_lies_there() {
        let manifest = "(id: \"mine\", version: \"1.0.0\", title: {\"en\": \"Mine\"}, authors: [\"Ann\"], licence: \"MIT\")";
        let files = [("pack.ron".to_owned(), manifest.as_bytes().to_vec())];
        let pack = Pack::from_files("packs/mine", files).expect("a pack");
        let place = Place { pack: "mine".to_owned(), name: "pond".to_owned() };
        let sent = Sent { place: place.clone(), text: String::new(), pack: pack.hash() };
        let came = |before: &Outcome, change: &dyn Fn(&mut FoundPacks)| {
            let mut world = World::new();
            let mut found = FoundPacks::default();
            change(&mut found);
            world.insert_resource(found);
            world.insert_resource(before.clone());
            world.run_system_cached(hear_what_came).expect("it runs");
            world.resource::<Outcome>().clone()
        };
        let waits = Outcome::Sent(sent);
        assert_eq!(came(&waits, &|_| {}), waits);
        assert_eq!(came(&waits, &|found| found.has_no_room_for("other")), waits);
        let lies = |found: &mut FoundPacks| found.packs.push(pack.clone());
        assert_eq!(came(&waits, &lies), Outcome::Written(place));
        let refused = came(&waits, &|found| found.has_no_room_for("mine"));
        let full = LocalText::new("packs-full").with("pack", "mine");
        assert_eq!(refused, Outcome::Failed(full));
        assert_eq!(came(&Outcome::None, &lies), Outcome::None);
    }
}

//! The list of packs: what each brings, whether it is on, and why it is not; their order, and a way in and out.
//!
//! A switch takes effect at once; at a table it waits for the match to end, and the list says so.
//! Deliberately absent: where packs lie, which is `kit/packs`.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::widgets::{self, ButtonLabels};
use crate::app::kit::clipboard::Copies;
use crate::app::kit::input::Intent;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::packs::{FoundPacks, Laid, SpoiltPacks};
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::{MenuScope, MenuSystems};
use crate::app::kit::theme::{ButtonKind, Lettering, button, headlines, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::shipped::BroughtFiles;
use crate::data::Flaw;
use crate::packs::{Pack, Refused};

mod getting;
mod row;

use self::row::{GivenLast, PressedLast};

/// The panel's width.
const WIDTH: f32 = 760.0;
/// The most flaws of a pack that are shown before the others are asked for.
const MOST_SHOWN: usize = 3;

/// The node of the list.
#[derive(Component)]
struct List;

/// What is wrong with a pack.
enum Standing<'f> {
    /// Nothing.
    Sound,
    /// It is on as it was before these flaws.
    Spoilt(&'f [Flaw]),
    /// It cannot be on, for these reasons.
    Flawed(&'f [Flaw]),
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FoundPacks>()
        .init_resource::<PressedLast>()
        .init_resource::<GivenLast>()
        .init_resource::<SpoiltPacks>()
        .init_resource::<Laid>()
        .init_resource::<BroughtFiles>()
        .add_systems(OnEnter(Overlay::Packs), open_packs)
        .add_systems(OnExit(Overlay::Packs), forget_given)
        .add_systems(
            Update,
            lay_list
                .run_if(in_state(Overlay::Packs))
                .run_if(
                    resource_changed::<BroughtFiles>
                        .or_else(resource_changed::<FoundPacks>)
                        .or_else(resource_changed::<GivenLast>)
                        .or_else(resource_changed::<Settings>),
                )
                .after(MenuSystems),
        );
    app.add_plugins(getting::plugin);
}

/// The button that opens the list.
pub(super) fn packs_button() -> impl Bundle {
    (
        button("packs-show", ButtonKind::Secondary),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Packs)),
    )
}

/// What was given away is told until the list is left.
fn forget_given(mut given: ResMut<GivenLast>) {
    given.0 = None;
}

fn open_packs(mut packs: PacksNow, mut commands: Commands) {
    commands
        .spawn((DespawnOnExit(Overlay::Packs), theme::veil(30), MenuScope { layer: 4 }))
        .with_children(|veil| {
            veil.spawn(theme::panel(px(WIDTH))).with_children(|paper| {
                paper.spawn(headlines::headline("packs-title"));
                paper.spawn((widgets::sheet_list(space::M), ScrollArea, List)).with_children(
                    |list| {
                        packs.lay(list);
                    },
                );
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Up, "hint-move"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// Lays the list anew when a pack was switched.
fn lay_list(mut packs: PacksNow, list: Query<Entity, With<List>>, mut commands: Commands) {
    let Ok(list) = list.single() else { return };
    commands.entity(list).despawn_children().with_children(|list| packs.lay(list));
}

/// The packs, and how their list is shown.
#[derive(SystemParam)]
struct PacksNow<'w> {
    found: Res<'w, FoundPacks>,
    spoilt: Res<'w, SpoiltPacks>,
    brought: Res<'w, BroughtFiles>,
    laid: Res<'w, Laid>,
    settings: Res<'w, Settings>,
    locale: Res<'w, Locale>,
    pressed: ResMut<'w, PressedLast>,
    given: Res<'w, GivenLast>,
    focus: ResMut<'w, InputFocus>,
}

/// The packs of a list in order.
struct Order {
    /// Their places in the list.
    places: Vec<usize>,
    /// Their ids.
    ids: Vec<String>,
}

impl PacksNow<'_> {
    fn lay(&mut self, list: &mut ChildSpawnerCommands) {
        list.spawn(text("packs-note", Lettering::Body, palette::COCOA));
        getting::lay(list, &self.found);
        if self.laid.waits(&self.settings) {
            list.spawn(text("packs-later", Lettering::Note, palette::RED));
        }
        let stack = self.brought.packs.clone();
        let spoilt = self.spoilt.clone();
        let on = stack.on().map(|pack| {
            let spoilt = spoilt.0.iter().find(|spoilt| spoilt.label == pack.label);
            (pack, spoilt.map_or(Standing::Sound, |new| Standing::Spoilt(&new.flaws.0)))
        });
        let off = stack.off().iter().map(|off| match &off.why[..] {
            [] => (&off.pack, Standing::Sound),
            why => (&off.pack, Standing::Flawed(why)),
        });
        let all: Vec<(&Pack, Standing)> = on.chain(off).collect();
        let order = self.in_order(&all);
        if all.len() > 1 {
            list.spawn(text("packs-order", Lettering::Note, palette::COCOA));
        }
        for place in &order.places {
            let (pack, standing) = &all[*place];
            self.lay_pack(list, pack, standing, &order.ids);
        }
        let is_laid = |label: &str| stack.on().any(|pack| pack.label == label);
        let refused = self.found.refused.iter().filter(|refused| !is_laid(&refused.label));
        for refused in refused.chain(&self.found.turned_away) {
            lay_refused(list, refused);
        }
        if self.found.is_safe {
            list.spawn(text("packs-safe", Lettering::Strong, palette::INK));
        } else if self.found.packs.is_empty() && self.found.refused.is_empty() {
            list.spawn(text("packs-none", Lettering::Strong, palette::INK));
        }
    }

    /// The places of these packs in the list: in the order in which they are laid, where those that are off keep
    /// theirs. While a change waits for the end of a match, the order is the one that was chosen.
    fn in_order(&self, packs: &[(&Pack, Standing)]) -> Order {
        let chosen = self.found.in_order(&self.settings.packs_order);
        let place = |label: &str| chosen.iter().position(|known| known.label == label);
        let stack = &self.brought.packs;
        let is_on = |at: &usize| stack.on().any(|on| on.label == packs[*at].0.label);
        let mut places: Vec<usize> = (0..packs.len()).collect();
        places.sort_by_key(|at| place(&packs[*at].0.label));
        // The first of `packs` are on, as they are laid.
        let mut laid = (0..packs.len()).filter(is_on);
        let is_laid = !self.laid.waits(&self.settings);
        for at in &mut places {
            if is_laid && is_on(at) {
                *at = laid.next().unwrap_or(*at);
            }
        }
        let ids = places.iter().map(|at| packs[*at].0.id().to_owned()).collect();
        Order { places, ids }
    }

    fn is_switched_off(&self, pack: &Pack) -> bool {
        self.settings.packs_off.iter().any(|id| id == pack.id())
    }
}

/// A column of lines that keeps its height.
fn entry() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS),
        flex_shrink: 0.0,
        ..default()
    }
}

/// Something that is no pack.
fn lay_refused(list: &mut ChildSpawnerCommands, refused: &Refused) {
    list.spawn(entry()).with_children(|entry| {
        entry.spawn(plain(refused.label.clone(), Lettering::Strong, palette::INK));
        lay_flaws(entry, "packs-refused", &refused.flaws.0, &refused.label);
        // A browser has no folder in which the player could delete it.
        #[cfg(target_arch = "wasm32")]
        if let Some(place) = FoundPacks::place_of(&refused.label) {
            entry
                .spawn(theme::row(space::S))
                .with_children(|row| row::lay_remove(row, place, &refused.label));
        }
    });
}

/// The first flaws, a button that shows the others, and one that copies all.
fn lay_flaws(
    entry: &mut ChildSpawnerCommands,
    headline: &'static str,
    flaws: &[Flaw],
    title: &str,
) {
    let lay = |column: &mut ChildSpawnerCommands, flaws: &[Flaw]| {
        for flaw in flaws {
            column.spawn(plain(flaw.line(), Lettering::Note, palette::INK));
        }
    };
    let (first, others) = flaws.split_at(flaws.len().min(MOST_SHOWN));
    entry.spawn(text(headline, Lettering::Note, palette::RED));
    lay(entry, first);
    let folded = (!others.is_empty()).then(|| {
        let folded = Node { display: Display::None, ..self::entry() };
        entry.spawn(folded).with_children(|column| lay(column, others)).id()
    });
    let all: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    let all = all.join("\n\n");
    let copy =
        move |pressed: On<Activate>, mut labels: ButtonLabels, mut copies: ResMut<Copies>| {
            labels.set(pressed.entity, &copies.copy_and_say(&all, "packs-copied"));
        };
    entry.spawn(theme::row(space::M)).with_children(|row| {
        if let Some(folded) = folded {
            lay_unfolding(row, folded, others.len(), title);
        }
        row.spawn((button("packs-copy", ButtonKind::Secondary), observe(copy)))
            .insert(row::spoken("packs-copy".into(), title));
    });
}

/// The button that shows the flaws of this column, and hides them again.
fn lay_unfolding(row: &mut ChildSpawnerCommands, column: Entity, count: usize, title: &str) {
    let more = LocalText::new("packs-more").with("count", count as u32);
    let (label, pack) = (more.clone(), title.to_owned());
    let press = move |pressed: On<Activate>,
                      mut columns: Query<&mut Node>,
                      mut spoken: Query<&mut SpokenLabel>,
                      mut labels: ButtonLabels| {
        let Ok(mut column) = columns.get_mut(column) else { return };
        let unfolds = column.display == Display::None;
        column.display = if unfolds { Display::Flex } else { Display::None };
        let says = if unfolds { "packs-fewer".into() } else { more.clone() };
        labels.set(pressed.entity, &says);
        if let Ok(mut spoken) = spoken.get_mut(pressed.entity) {
            *spoken = row::spoken(says, &pack);
        }
    };
    row.spawn((button(label.clone(), ButtonKind::Secondary), observe(press)))
        .insert(row::spoken(label, title));
}

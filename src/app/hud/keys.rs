//! The row of keys and what they do now, for players with a keyboard or a pad.
//!
//! The row follows the selection and makes room for a long card. One key or pad button enters the
//! column of buttons like a menu, first the one with a task; another one enters the rows of the log, and
//! Back leaves them.
//! Deliberately absent: the keys of the bar's buttons, which stand beside their names.

use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use super::card_panel::LevelNote;
use super::layout::{self, Part};
use super::retelling::Tells;
use super::switches::{LogShown, Unfolded};
use super::task_panel;
use crate::app::kit::form::Form;
use crate::app::kit::input::{Intent, Intents, LastDevice, Typing};
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::theme::menus::{MenuScope, MenuSystems, forget_from};
use crate::app::kit::theme::prompts::Prompt;
use crate::app::kit::theme::{Lettering, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::TableStepsBack;
use crate::app::table::{Anchors, Selection, SkipOffer, TurnNow};
use crate::rules::Spot;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (write_keys, make_room).chain().in_set(super::HudSystems::Show))
        .add_systems(
            Update,
            // The menus may set the focus in this frame; leaving the column must clear it
            // afterwards.
            enter_columns
                .in_set(super::HudSystems::Hear)
                .after(MenuSystems)
                .run_if(in_state(Overlay::None)),
        )
        .add_systems(Last, keep_back.run_if(in_state(crate::app::kit::screen_state::Screen::Play)));
}

fn write_keys(
    device: Res<LastDevice>,
    selection: Res<Selection>,
    anchors: Res<Anchors>,
    (now, skip, source): (Res<TurnNow>, Res<SkipOffer>, LevelNote),
    (form, room, typing): (Res<Form>, Res<layout::Room>, Res<Typing>),
    parts: Query<(Entity, Ref<Part>)>,
    mut commands: Commands,
) {
    let Some((entity, part)) = parts.iter().find(|(_, part)| **part == Part::Keys) else { return };
    let changed = device.is_changed()
        || selection.is_changed()
        || anchors.is_changed()
        || now.is_changed()
        || skip.is_changed()
        || form.is_changed()
        || room.is_changed()
        || typing.is_changed();
    if !changed && !part.is_added() {
        return;
    }
    commands.entity(entity).despawn_children().with_children(|row| {
        // A small window has no room for the row, and none is left beside large letters. All keys are the
        // typed line's while it is open.
        let has_room = !form.is_small() && !room.large_letters;
        let mut shown = if device.moves_focus() && has_room && !typing.0 {
            pairs(&selection, &anchors, (&now, skip.0), *device)
        } else {
            Vec::new()
        };
        // Many choices need the line that it would take.
        shown.retain(|(intent, _)| *intent != Intent::Type || !room.many_choices);
        shown.retain(|(intent, _)| *intent != Intent::Log || !room.hides_log());
        for (intent, key) in shown {
            row.spawn((
                Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::XS) },
                Pickable::IGNORE,
                children![
                    Prompt(intent),
                    text(source.wording(key), Lettering::Small, palette::INK)
                ],
            ));
        }
    });
}

fn pairs(
    selection: &Selection,
    anchors: &Anchors,
    (now, skips): (&TurnNow, bool),
    device: LastDevice,
) -> Vec<(Intent, &'static str)> {
    let picked = !selection.picked().is_empty();
    let mut pairs = Vec::new();
    if skips {
        pairs.push((Intent::Skip, "hint-skip"));
    } else if now.awaits_human() {
        pairs.push((Intent::Up, "hint-move"));
        pairs.push((Intent::Pick, "hint-pick"));
        let turns = |thing: &Spot| anchors.turns_of(*thing).next().is_some();
        let in_hand = selection.picked().last().is_some_and(turns);
        if !in_hand {
            pairs.push((Intent::Next, "hint-next-pawn"));
        }
        match device {
            LastDevice::Keyboard if in_hand || anchors.petals().next().is_some() => {
                pairs.extend([(Intent::TurnLeft, ""), (Intent::TurnRight, "hint-turn")]);
            }
            LastDevice::Pad if in_hand => {
                pairs.extend([(Intent::Previous, ""), (Intent::Next, "hint-turn")]);
            }
            _ => {}
        }
    }
    pairs.push((Intent::Back, if picked { "hint-unpick" } else { "hint-pause" }));
    let column = if device == LastDevice::Pad { Intent::Powers } else { Intent::Column };
    pairs.push((column, "hint-bar"));
    pairs.push((Intent::Log, "log-title"));
    if device == LastDevice::Keyboard && now.awaits_human() {
        pairs.push((Intent::Type, "hint-type"));
    }
    pairs
}

/// Heights that decide whether card and row fit below each other, in pixels.
#[derive(Default)]
struct RowHeights {
    /// The card's height just before the row was hidden.
    beside_row: Option<f32>,
    /// How much the card gained when the row was hidden.
    gained: f32,
}

/// Hides the row while the card, as with large texts, is too long to fit beside it.
fn make_room(
    mut parts: Query<(&Part, &ComputedNode, &mut Node)>,
    mut heights: Local<RowHeights>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let card = parts.iter().find(|(part, ..)| **part == Part::Card);
    let Some((height, content)) = card.map(|(_, card, _)| (card.size().y, card.content_size().y))
    else {
        return;
    };
    let row = parts.iter_mut().find(|(part, ..)| **part == Part::Keys);
    let Some((_, _, mut node)) = row else { return };
    let wanted = match node.display {
        Display::None => {
            if let Some(before) = heights.beside_row.take() {
                heights.gained = (height - before).max(0.0);
            }
            if content > height - heights.gained {
                return;
            }
            Display::Flex
        }
        Display::Flex if content > height + 1.0 => {
            heights.beside_row = Some(height);
            Display::None
        }
        _ => return,
    };
    node.display = wanted;
    redraw.nudge();
}

/// Enters and leaves the column of buttons and the log, which then have the focus like a menu.
fn enter_columns(
    intents: Intents,
    device: Res<LastDevice>,
    columns: Query<(Entity, &Part, Has<MenuScope>)>,
    (rows, room): (Query<(), With<Tells>>, Res<layout::Room>),
    (mut log, mut unfolded): (ResMut<LogShown>, ResMut<Unfolded>),
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    // On a pad, the button that opens the table of cards enters the column, where that table has a
    // button.
    let by_pad = intents.just(Intent::Powers) && *device == LastDevice::Pad;
    let (asks, asks_log) = (by_pad || intents.just(Intent::Column), intents.just(Intent::Log));
    let entered =
        columns.iter().find(|(.., entered)| *entered).map(|(column, part, _)| (column, *part));
    let inside = entered.map(|(_, part)| part);
    // The buttons of a task come first where they stand in another column.
    let task = Some(task_panel::home(&room).0).filter(|_| room.has_task);
    let column = match inside {
        Some(Part::Right) => None,
        _ if task.is_none() || inside == task => Some(Part::Right),
        _ => task,
    };
    let has_log = !rows.is_empty() && !room.hides_log() && inside != Some(Part::Log);
    let wanted = column.filter(|_| asks).or(Some(Part::Log).filter(|_| asks_log && has_log));
    let left = match inside {
        Some(Part::Log) => asks_log,
        _ => asks,
    };
    if let Some((column, _)) = entered
        && (left || wanted.is_some() || intents.just(Intent::Back) || !device.moves_focus())
    {
        commands.entity(column).remove::<MenuScope>();
        focus.clear();
    }
    let Some((column, part, _)) = columns.iter().find(|(_, part, _)| Some(**part) == wanted) else {
        return;
    };
    if *part == Part::Log {
        (log.0, unfolded.0) = (true, true);
        // The newest row comes first.
        commands.queue(forget_from(0));
    }
    commands.entity(column).insert(MenuScope { layer: 0 });
}

/// While a column has the focus, Back leaves it and opens no menu.
fn keep_back(columns: Query<&Part, With<MenuScope>>, mut back: ResMut<TableStepsBack>) {
    if !columns.is_empty() {
        back.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use leafwing_input_manager::prelude::ActionState;

    /// Presses of a player, and which parts have the keys after each.
    fn entered(device: LastDevice, has_task: bool, presses: &[Intent]) -> Vec<Vec<Part>> {
        let mut app = App::new();
        app.insert_resource(device)
            .insert_resource(LogShown(false))
            .init_resource::<Unfolded>()
            .insert_resource(layout::Room { height: 500.0, has_task, ..default() })
            .init_resource::<InputFocus>()
            .add_systems(Update, enter_columns);
        app.world_mut().spawn_batch([Part::Left, Part::Right, Part::Log]);
        app.world_mut().spawn(Tells(0..1));
        let hands = app.world_mut().spawn(ActionState::<Intent>::default()).id();
        let after = |intent: &Intent| {
            let mut state = ActionState::<Intent>::default();
            state.press(intent);
            app.world_mut().entity_mut(hands).insert(state);
            app.update();
            let world = app.world_mut();
            world.query_filtered::<&Part, With<MenuScope>>().iter(world).copied().collect()
        };
        presses.iter().map(after).collect()
    }

    #[test]
    fn a_pad_enters_the_column_of_buttons_and_leaves_it() {
        let told = entered(LastDevice::Pad, false, &[Intent::Powers, Intent::Back]);
        assert_eq!(told, [vec![Part::Right], vec![]]);
    }

    #[test]
    fn one_key_enters_the_log_and_leaves_it_and_only_one_column_has_the_keys() {
        let presses = [Intent::Log, Intent::Log, Intent::Column, Intent::Log, Intent::Back];
        let told = entered(LastDevice::Keyboard, false, &presses);
        let [log, right] = [Part::Log, Part::Right].map(|part| vec![part]);
        assert_eq!(told, [log.clone(), vec![], right, log, vec![]]);
    }

    #[test]
    fn the_buttons_of_a_task_have_the_keys_before_those_of_the_bar_and_the_log_never() {
        let presses = [Intent::Log, Intent::Column, Intent::Column, Intent::Column];
        let told = entered(LastDevice::Keyboard, true, &presses);
        assert_eq!(told, [vec![], vec![Part::Left], vec![Part::Right], vec![]]);
    }
}

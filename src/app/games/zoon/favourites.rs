//! Favourite deployments: one for each tribe and person, kept in the settings.
//!
//! A person who plays alone at this screen has one whatever seat they take. Several people are told
//! apart by name, and none sees what another has kept.
//!
//! While a seat lays out its cards by hand, a strip beside the field offers to keep a complete
//! deployment, or to lay out the kept one on an empty field. A deployment is written as the ids of
//! the Zoons and the numbers of their faces, so it stays valid on other levels and when kinds are
//! numbered differently.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::words;
use crate::app::hud::HudSystems;
use crate::app::hud::layout::Part;
use crate::app::hud::papers::paper;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::{ButtonKind, button, space};
use crate::app::session::remark::Remark;
use crate::app::table::{PlayAction, Playback, Playing, Seats, Waiting};
use crate::rules::zoon::{Action, Deployment, Kind, Slot, Stage, Tables, View, Zoon};
use crate::rules::{Seat, Viewer};

/// The strip, and what it offers.
#[derive(Component, Clone, PartialEq, Debug)]
struct Strip(Offer);

/// What a button of the strip does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Keep,
    Lay,
}

/// What can be done with favourites now.
#[derive(Clone, PartialEq, Default, Debug)]
struct Offer {
    tribe: String,
    /// The key in the settings.
    name: String,
    /// The deployment on the field in writing, if it can be kept.
    keep: Option<String>,
    /// The actions that lay out the kept deployment; empty if there is nothing to lay out.
    lay: Vec<Action>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press).add_systems(
        Update,
        lay_strip.in_set(HudSystems::Show).run_if(resource_exists::<Playing<Zoon>>),
    );
}

/// What the seat that deploys can do with favourites; `None` if nothing.
fn offer(tables: &Tables, view: &View, seats: &Seats, settings: &Settings) -> Option<Offer> {
    let Stage::Deploying(seat) = view.field().turn_state().stage else { return None };
    let by_hand = view.field().deployment() == Deployment::ByHand;
    if !by_hand || view.viewer() != Viewer::Seat(seat) {
        return None;
    }
    let tribe = tables.tribe(view.field().tribe(seat)).id.clone();
    let laid: Vec<Option<Kind>> = slots(tables, seat).map(|slot| view.face(slot)).collect();
    let written = write(tables, &laid);
    let name = name(&tribe, seats, seat);
    let kept = settings.favourite(&name).map(str::to_owned);
    let complete = laid.iter().all(Option::is_some);
    let empty = laid.iter().all(Option::is_none);
    let keep = (complete && kept.as_ref() != Some(&written)).then_some(written);
    let lay = kept.filter(|_| empty).and_then(|kept| read(tables, view, seat, &kept));
    let offer = Offer { tribe, name, keep, lay: lay.unwrap_or_default() };
    (offer.keep.is_some() || !offer.lay.is_empty()).then_some(offer)
}

/// The strip's place in its column, below the panels for the turn and its choices.
const BELOW_CHOICES: usize = 2;

/// The key in the settings, by tribe and person. A key without a person, as older settings have it,
/// belongs to the person who plays alone here.
fn name(tribe: &str, seats: &Seats, seat: Seat) -> String {
    let person = |seat: Seat| seats.0.get(usize::from(seat.0)).map(|plan| plan.name.as_str());
    let mut others = seats.humans().filter(|other| *other != seat).peekable();
    if others.peek().is_none() {
        return format!("zoon-deployment-{tribe}");
    }
    // A colon ends a name in the settings.
    let own = person(seat).unwrap_or_default().replace(':', " ");
    if others.any(|other| person(other) == person(seat)) {
        format!("zoon-deployment-{tribe}-of-{own}-{}", seat.0)
    } else {
        format!("zoon-deployment-{tribe}-of-{own}")
    }
}

fn slots(tables: &Tables, seat: Seat) -> impl Iterator<Item = Slot> {
    Slot::of(seat).take(tables.deployment(seat).len())
}

/// Writes faces as words, such as `galet.2`, and an empty place as `-`.
fn write(tables: &Tables, laid: &[Option<Kind>]) -> String {
    let word = |kind: &Option<Kind>| match kind {
        Some(kind) => format!("{}.{}", tables.face(*kind).id, tables.face(*kind).number),
        None => "-".to_owned(),
    };
    laid.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// The actions that lay out a written deployment; `None` if it does not fit the tribe or the level.
fn read(tables: &Tables, view: &View, seat: Seat, kept: &str) -> Option<Vec<Action>> {
    let tribe = tables.tribe(view.field().tribe(seat));
    let kind = |word: &str| tribe.kinds().find(|kind| write(tables, &[Some(*kind)]) == word);
    let words: Vec<&str> = kept.split(' ').collect();
    let squares = tables.deployment(seat);
    if words.len() != squares.len() {
        return None;
    }
    let mut actions = Vec::new();
    for (word, square) in words.into_iter().zip(squares) {
        if word != "-" {
            actions.push(Action::Deploy { kind: kind(word)?, square: *square });
        }
    }
    Some(actions)
}

fn lay_strip(
    (playing, seats): (Res<Playing<Zoon>>, Res<Seats>),
    settings: Res<Settings>,
    (playback, waiting): (Res<Playback>, Res<Waiting<Zoon>>),
    strips: Query<(Entity, &Strip)>,
    columns: Query<(Entity, &Part)>,
    mut commands: Commands,
) {
    let rests = playback.is_idle() && waiting.is_empty();
    let wanted =
        rests.then(|| offer(playing.tables(), &playing.seen(), &seats, &settings)).flatten();
    if strips.iter().next().map(|(_, strip)| &strip.0) == wanted.as_ref() {
        return;
    }
    strips.iter().for_each(|(strip, _)| commands.entity(strip).despawn());
    let column = columns.iter().find(|(_, part)| **part == Part::Right);
    let (Some(offer), Some((column, _))) = (wanted, column) else { return };
    let (keep, lay) = (offer.keep.is_some(), !offer.lay.is_empty());
    let mut strip = commands.spawn((Strip(offer), paper()));
    strip.entry::<Node>().and_modify(|mut node| node.padding = UiRect::all(px(space::S)));
    strip.with_children(|paper| {
        if lay {
            paper.spawn((button("zoon-favourite-lay", ButtonKind::Choice), Press::Lay));
        }
        if keep {
            paper.spawn((button("zoon-favourite-keep", ButtonKind::Choice), Press::Keep));
        }
    });
    let strip = strip.id();
    commands.entity(column).insert_children(BELOW_CHOICES, &[strip]);
}

fn press(
    pressed: On<Activate>,
    buttons: Query<&Press>,
    strips: Query<&Strip>,
    playing: Option<Res<Playing<Zoon>>>,
    mut settings: ResMut<Settings>,
    mut played: MessageWriter<PlayAction<Zoon>>,
    mut remarks: MessageWriter<Remark>,
) {
    let (Ok(press), Some(playing)) = (buttons.get(pressed.entity), playing) else { return };
    let Some(Strip(offer)) = strips.iter().next() else { return };
    let after = playing.entries().len();
    match (press, &offer.keep) {
        (Press::Keep, Some(written)) => {
            settings.keep(&offer.name, written);
            let tribe = crate::app::kit::locale::LocalText::new(words::tribe_key(&offer.tribe));
            let says = crate::app::kit::locale::LocalText::new("zoon-favourite-kept");
            remarks.write(Remark::new("check", says.with("tribe", tribe)));
        }
        (Press::Keep, None) => {}
        (Press::Lay, _) => {
            played
                .write_batch(offer.lay.iter().map(|action| PlayAction { action: *action, after }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::level;
    use super::*;
    use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
    use crate::rules::zoon::{Setup, enemy};
    use crate::rules::{Game, after};

    const PERSON: PlayerKind = PlayerKind::Human;
    const COMPUTER: PlayerKind = PlayerKind::Computer(Skill::Easy);

    fn seats(players: [(&str, PlayerKind); 2]) -> Seats {
        Seats(players.map(|(name, player)| SeatPlan { name: name.into(), player }).to_vec())
    }

    /// Views of three moments, with the same tribe on both seats: the first seat has laid out a
    /// formation, the second one begins, and it has laid out the same formation.
    fn both_of_one_tribe(tables: &Tables) -> [View; 3] {
        let setup = Setup { tribes: [0, 0], ..Setup::default() };
        let start = Zoon::start(tables, &setup);
        let formation = Action::Formation { number: 1, mirrored: true };
        let laid = after::<Zoon>(tables, &start, formation);
        let second = after::<Zoon>(tables, &laid, Action::Ready);
        let again = after::<Zoon>(tables, &second, formation);
        let view = |position, seat| Zoon::known_to(tables, position, Viewer::Seat(Seat(seat)));
        [view(&laid, 0), view(&second, 1), view(&again, 1)]
    }

    #[test]
    fn a_favourite_is_laid_out_as_it_was_kept() {
        let tables = level("zoon/duel-of-tribes");
        let seat = Seat(0);
        let alone = seats([("Ann", PERSON), ("Ben", COMPUTER)]);
        let start = Zoon::start(&tables, &Setup::default());
        let formation = Action::Formation { number: 1, mirrored: true };
        let laid = after::<Zoon>(&tables, &start, formation);
        let view = |position| Zoon::known_to(&tables, position, Viewer::Seat(seat));
        let mut settings = Settings::default();
        let first = offer(&tables, &view(&laid), &alone, &settings).expect("something to keep");
        assert!(first.lay.is_empty(), "nothing was kept before");
        settings.keep(&first.name, &first.keep.expect("a whole deployment"));
        let again = offer(&tables, &view(&start), &alone, &settings).expect("something to lay out");
        let mut now = start.clone();
        for action in again.lay {
            assert!(Zoon::accepts(&tables, &now, action), "{action:?}");
            now = after::<Zoon>(&tables, &now, action);
        }
        let faces = |position: &crate::rules::zoon::Position| {
            slots(&tables, seat).map(|slot| position.face(slot)).collect::<Vec<_>>()
        };
        assert_eq!(faces(&now), faces(&laid));
        let other = Zoon::known_to(&tables, &start, Viewer::Seat(enemy(seat)));
        assert_eq!(
            offer(&tables, &other, &alone, &settings),
            None,
            "the enemy keeps nothing of it"
        );
    }

    #[test]
    fn a_favourite_shows_nothing_to_another_at_the_same_screen() {
        let tables = level("zoon/duel-of-tribes");
        let [laid, second, again] = both_of_one_tribe(&tables);
        for names in [["Ann", "Ben"], ["Ann", "Ann"]] {
            let two = seats([(names[0], PERSON), (names[1], PERSON)]);
            let offers = |settings: &Settings| {
                [&second, &again].map(|view| {
                    let offer = offer(&tables, view, &two, settings);
                    offer.map(|offer| (offer.keep, offer.lay))
                })
            };
            let mut settings = Settings::default();
            let before = offers(&settings);
            assert!(before[0].is_none() && before[1].is_some(), "only the same cards can be kept");
            // What one of them kept while playing alone is not shown to the other.
            let alone = seats([(names[0], PERSON), (names[1], COMPUTER)]);
            for kept_by in [&two, &alone] {
                let first = offer(&tables, &laid, kept_by, &settings).expect("something to keep");
                settings.keep(&first.name, &first.keep.expect("a whole deployment"));
                assert_eq!(offers(&settings), before, "{names:?}");
            }
        }
    }

    #[test]
    fn what_was_kept_before_there_were_names_is_theirs_who_play_alone() {
        let tables = level("zoon/duel-of-tribes");
        let [laid, second, _] = both_of_one_tribe(&tables);
        let mut settings = Settings::default();
        let tribe = tables.tribe(0).id.clone();
        let slots: Vec<_> = slots(&tables, Seat(0)).map(|slot| laid.face(slot)).collect();
        settings.keep(&format!("zoon-deployment-{tribe}"), &write(&tables, &slots));
        let lays = |seats: &Seats| {
            offer(&tables, &second, seats, &settings).is_some_and(|offer| !offer.lay.is_empty())
        };
        assert!(lays(&seats([("Ann", COMPUTER), ("Ben", PERSON)])), "whatever seat they take");
        assert!(!lays(&seats([("Ann", PERSON), ("Ben", PERSON)])));
    }
}

//! What a player wishes of the table: one list for buttons, keys and pad.
//!
//! Buttons carry a [`Wish`], keys become one, and every part of the HUD hears the same message. What the shell
//! or the table know how to do is passed on to them here. Deliberately absent: effects on the match, which are the table's.

use bevy::prelude::*;

use crate::app::kit::input::{Intent, Intents, LastDevice};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::menus::no_menu;
use crate::app::session::asked::Asked;
use crate::app::session::plan::TableRequest;
use crate::app::table::turns::gate::GateYields;
use crate::app::table::{Gate, OpenGate, ShutGate, TurnTold};

/// One wish. On a button: what pressing it wishes.
#[derive(Message, Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
    /// Take the last decision back.
    Undo,
    /// Play it again.
    Redo,
    /// Show a good action.
    Hint,
    /// Show or hide own pawns in danger.
    Threats,
    /// Show or hide where the pointed pawn could go.
    Reach,
    /// The table of all animals.
    Powers,
    /// Look at what nobody else may see, or cover it.
    Peek,
    /// Show or hide the log.
    Log,
    /// Show or hide files and ranks.
    Coordinates,
    /// Turn the board round.
    Flip,
    /// Offer a draw.
    OfferDraw,
    /// Give up.
    Resign,
    /// Show or hide log, card and the other buttons, where they have no room of their own.
    More,
    /// The menu.
    Menu,
    /// Take the draw on offer.
    AcceptDraw,
    /// Refuse it.
    DeclineDraw,
}

impl Wish {
    /// The wishes of the bar, in its order.
    pub const BAR: [Self; 14] = [
        Self::Undo,
        Self::Redo,
        Self::Hint,
        Self::Threats,
        Self::Reach,
        Self::Powers,
        Self::Peek,
        Self::Log,
        Self::Coordinates,
        Self::Flip,
        Self::OfferDraw,
        Self::Resign,
        Self::More,
        Self::Menu,
    ];
    /// Those of a small window, before it is asked for more.
    pub const FEW: [Self; 4] = [Self::Undo, Self::Hint, Self::More, Self::Menu];

    /// The pictogram, a cell of the `icons` sheet; `None` for a button that wears a square's name.
    pub fn icon(self) -> Option<&'static str> {
        Some(match self {
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Hint => "hint",
            Self::Threats => "threat",
            Self::Reach => "reach",
            Self::Powers => "card",
            Self::Peek => "eye",
            Self::Log => "log",
            Self::Coordinates => return None,
            Self::Flip => "flip",
            Self::OfferDraw => "draw",
            Self::Resign => "resign",
            Self::More => "log",
            Self::Menu => "menu",
            Self::AcceptDraw => "check",
            Self::DeclineDraw => "close",
        })
    }

    /// What it is called.
    pub fn label(self) -> LocalText {
        LocalText::new(match self {
            Self::Undo => "bar-undo",
            Self::Redo => "bar-redo",
            Self::Hint => "bar-hint",
            Self::Threats => "bar-threat",
            Self::Reach => "bar-reach",
            Self::Powers => "bar-powers",
            Self::Peek => "bar-peek",
            Self::Log => "bar-log",
            Self::Coordinates => "bar-coordinates",
            Self::Flip => "bar-flip",
            Self::OfferDraw => "bar-draw",
            Self::Resign => "bar-resign",
            Self::More => "bar-more",
            Self::Menu => "bar-menu",
            Self::AcceptDraw => "offer-accept",
            Self::DeclineDraw => "offer-decline",
        })
    }

    /// The key or pad button that wishes the same.
    pub fn intent(self) -> Option<Intent> {
        Some(match self {
            Self::Undo => Intent::Undo,
            Self::Redo => Intent::Redo,
            Self::Hint => Intent::Hint,
            Self::Threats => Intent::Threat,
            Self::Reach => Intent::Reach,
            Self::Powers => Intent::Powers,
            Self::Peek => Intent::Peek,
            Self::Log => Intent::Log,
            Self::Flip => Intent::Flip,
            Self::Menu => Intent::Back,
            _ => return None,
        })
    }
}

/// Whether the log is shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogShown(pub bool);

/// Whether what a small window has no room for lies over the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unfolded(pub bool);

/// What is marked on the board besides the legal actions.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marking {
    /// Own pawns in danger.
    pub threats: bool,
    /// Where the pointed pawn could go.
    pub reach: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Wish>()
        .insert_resource(LogShown(true))
        .init_resource::<Marking>()
        .init_resource::<Unfolded>()
        .add_systems(OnEnter(Screen::Play), begin_afresh)
        .add_systems(Update, unmark_on_rematch.in_set(super::HudSystems::Hear))
        .add_systems(
            Update,
            (hear_keys.run_if(no_menu).run_if(each_turn), pass_on, switch_marks, switch_panels)
                .chain()
                .in_set(super::HudSystems::Hear)
                .run_if(in_state(Screen::Play)),
        );
}

/// What one match was looked at with, the next one is not.
fn begin_afresh(mut unfolded: ResMut<Unfolded>, mut marking: ResMut<Marking>) {
    unfolded.0 = false;
    *marking = Marking::default();
}

fn unmark_on_rematch(mut requests: MessageReader<TableRequest>, mut marking: ResMut<Marking>) {
    if requests.read().any(|request| *request == TableRequest::Rematch) {
        *marking = Marking::default();
    }
}

/// While several people press at once, none of their keys and buttons wishes anything.
fn each_turn(yields: Option<Res<GateYields>>) -> bool {
    yields.is_none_or(|yields| !yields.0)
}

fn hear_keys(
    intents: Intents,
    device: Res<LastDevice>,
    overlay: Res<State<Overlay>>,
    told: Option<Res<TurnTold>>,
    mut wishes: MessageWriter<Wish>,
) {
    if *overlay.get() != Overlay::None {
        return;
    }
    // Back opens the menu through the shell, which asks the table first; the table hears its own keys.
    let others = [Wish::Menu, Wish::Undo, Wish::Redo, Wish::Flip];
    let keyed = Wish::BAR.into_iter().filter(|wish| !others.contains(wish));
    // A pad has fewer buttons: this one leads to the bar, and all animals are one of its buttons.
    let keyed = keyed.filter(|wish| *wish != Wish::Powers || *device != LastDevice::Pad);
    // One pad button takes a proposal, and shows what is in danger while there is none.
    let taken = intents.just(Intent::Propose) && told.is_some_and(|told| told.proposal.is_some());
    for wish in keyed.filter(|wish| !taken || *wish != Wish::Threats) {
        if wish.intent().is_some_and(|intent| intents.just(intent)) {
            wishes.write(wish);
        }
    }
}

/// What the shell does: menus, questions, the board's turn, the players' offers.
fn pass_on(
    mut wishes: MessageReader<Wish>,
    mut requests: MessageWriter<TableRequest>,
    gate: Res<Gate>,
    mut peeks: (MessageWriter<OpenGate>, MessageWriter<ShutGate>),
    mut overlays: Overlays,
    mut asked: ResMut<Asked>,
) {
    for wish in wishes.read() {
        match wish {
            Wish::Undo => drop(requests.write(TableRequest::Undo)),
            Wish::Redo => drop(requests.write(TableRequest::Redo)),
            Wish::Flip => drop(requests.write(TableRequest::Flip)),
            Wish::OfferDraw => drop(requests.write(TableRequest::OfferDraw)),
            Wish::AcceptDraw => drop(requests.write(TableRequest::AnswerDraw(true))),
            Wish::DeclineDraw => drop(requests.write(TableRequest::AnswerDraw(false))),
            Wish::Peek if gate.open_for.is_some() => drop(peeks.1.write(ShutGate)),
            Wish::Peek if gate.may_peek.is_some() => drop(peeks.0.write(OpenGate)),
            Wish::Menu => overlays.open(Overlay::Pause),
            Wish::Resign => {
                *asked = Asked(TableRequest::Resign);
                overlays.open(Overlay::Confirm);
            }
            _ => {}
        }
    }
}

fn switch_marks(mut wishes: MessageReader<Wish>, mut marking: ResMut<Marking>) {
    for wish in wishes.read() {
        match wish {
            Wish::Threats => marking.threats = !marking.threats,
            Wish::Reach => marking.reach = !marking.reach,
            _ => {}
        }
    }
}

fn switch_panels(
    mut wishes: MessageReader<Wish>,
    (mut log, mut unfolded): (ResMut<LogShown>, ResMut<Unfolded>),
    mut settings: ResMut<Settings>,
) {
    for wish in wishes.read() {
        match wish {
            Wish::Log => log.0 = !log.0,
            Wish::More => unfolded.0 = !unfolded.0,
            Wish::Coordinates => settings.coordinates = !settings.coordinates,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    #[test]
    fn what_was_marked_in_one_match_is_not_marked_in_the_next() {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .init_state::<Screen>()
            .init_resource::<Marking>()
            .init_resource::<Unfolded>()
            .add_message::<TableRequest>()
            .add_systems(OnEnter(Screen::Play), begin_afresh)
            .add_systems(Update, unmark_on_rematch);
        let marked = Marking { threats: true, reach: true };
        app.insert_resource(marked);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app.update();
        assert_eq!(*app.world().resource::<Marking>(), Marking::default());
        app.insert_resource(marked);
        app.world_mut().write_message(TableRequest::Flip);
        app.update();
        assert_eq!(*app.world().resource::<Marking>(), marked, "a match that goes on keeps them");
        app.world_mut().write_message(TableRequest::Rematch);
        app.update();
        assert_eq!(*app.world().resource::<Marking>(), Marking::default());
    }
}

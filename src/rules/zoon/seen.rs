//! What a viewer knows, and which cards it sees face up.
//!
//! A view is the position with its secrets blanked: faces the viewer does not know, corners touched
//! by others, the other seat's deployment. What every viewer can infer (a move reveals something of
//! a grid, a shooter has a type) is part of the public field, so a view never depends on a secret.

use crate::rules::zoon::{
    Action, Attacker, Card, Combat, Event, Field, Kind, Peeking, Pending, Position, SEATS, Secrets,
    Slot, Stage, Tables, Touch, Whereabouts, deployment, enemy, knowledge,
};
use crate::rules::{Blanked, Viewer};

/// What a viewer knows: faces unknown to it are `None`, and touches are [`Touch::Hidden`].
pub type View = Blanked<Position>;

impl View {
    /// Z81: after the end nothing is hidden, however the match has ended.
    #[must_use]
    pub fn whole(position: &Position, viewer: Viewer) -> Self {
        Self { viewer, position: position.clone() }
    }

    /// The public part of the position.
    #[inline]
    #[must_use]
    pub fn field(&self) -> &Field {
        self.position.field()
    }

    /// A face, if the viewer knows it; in the result of [`super::Zoon`]'s `shown_to`, if it lies
    /// face up.
    #[must_use]
    pub fn face(&self, slot: Slot) -> Option<Kind> {
        self.position.face(slot)
    }

    /// What lies face up, and all that the viewer knows of its own cards.
    #[must_use]
    pub fn with_own_faces(&self) -> Self {
        let mut shown = shown_to(self);
        for slot in
            SEATS.into_iter().filter(|seat| self.viewer == Viewer::Seat(*seat)).flat_map(Slot::of)
        {
            shown.position.set_face(slot, self.face(slot));
        }
        shown
    }

    /// Whether the viewer may look at its own cards on the field: in its own turn (Z13), while no
    /// combat is about to take place (Z14), and again between two combats of one turn (Z15).
    #[must_use]
    pub fn may_peek(&self) -> bool {
        let moment = self.field().turn_state();
        self.viewer == Viewer::Seat(moment.turn)
            && moment.stage == Stage::Playing
            && !moment.before_reveal()
            && self.field().ending().is_none()
    }
}

/// Everything a viewer has learnt: every face that was ever seen (Z44: what the players remember is
/// theirs), and those of eliminated cards.
pub(super) fn known_to(tables: &Tables, position: &Position, viewer: Viewer) -> View {
    let mut secrets = Secrets::none();
    for seat in SEATS {
        let side = usize::from(seat.0);
        let own = viewer == Viewer::Seat(seat);
        let touch = position.touch(seat);
        secrets.touches[side] = if own || touch == Touch::Open { touch } else { Touch::Hidden };
        if own {
            secrets.rearrangements[side] = position.rearrangements(seat);
        }
        let looked = viewer == Viewer::Seat(enemy(seat));
        for slot in Slot::of(seat) {
            if own || looked && position.field().card(slot).peeked {
                secrets.faces[usize::from(slot.0)] = position.secrets.faces[usize::from(slot.0)];
            }
        }
    }
    let mut view = View { viewer, position: Position { field: position.field.clone(), secrets } };
    be_certain(tables, &mut view);
    view
}

/// Sets the face of each card that can have only one.
fn be_certain(tables: &Tables, view: &mut View) {
    for slot in SEATS.into_iter().flat_map(Slot::of) {
        let field = view.position.field();
        let (tribe, may_be) = (tables.tribe(field.tribe(slot.seat())), field.card(slot).may_be);
        if let Some(kind) = knowledge::only(tribe, may_be) {
            view.position.set_face(slot, Some(kind));
        }
    }
}

/// Updates a view with an event. Public changes are applied with the event of each phase, without
/// waiting for [`Event::Awaits`].
pub(super) fn learn(tables: &Tables, view: &mut View, event: &Event) {
    let position = &mut view.position;
    let field = &mut position.field;
    match *event {
        Event::Arranged { seat, slot, kind, rearrangements } => {
            position.secrets.rearrangements[usize::from(seat.0 & 1)] = rearrangements;
            position.set_face(slot, kind);
        }
        Event::Unveiled { held, kept } => deployment::unveil(tables, field, held, kept),
        Event::Moved { slot, to, .. }
        | Event::Advanced { slot, to, .. }
        | Event::Retreated { slot, to, .. }
        | Event::Pushed { slot, to, .. }
        | Event::Fled { slot, to, .. }
        | Event::Reinforced { slot, square: to } => field.put(slot, to),
        Event::Exchanged { slot, friend } => field.exchange(slot, friend),
        Event::Fell { slot, .. } => field.lift(slot, Whereabouts::Tomb),
        Event::TrumpBecame { trump, state } => field.set_trump(tables, trump, state),
        Event::Narrowed { slot, may_be } => field.card_mut(slot).may_be = may_be,
        Event::Attacked { slot, to, back, defender, .. } => {
            let attacker = Attacker::Zoon(slot);
            field.turn_state_mut().combat = Some(Combat { attacker, defender, square: to, back });
        }
        Event::Shot { trump, shooter, target } => {
            let square = field.card(target).square;
            let attacker = Attacker::Shot { trump, shooter };
            let combat = Combat { attacker, defender: target, square, back: square };
            field.turn_state_mut().combat = Some(combat);
        }
        Event::Revealed { slot, kind } => {
            field.card_mut(slot).may_be = tables.tribe(field.tribe(slot.seat())).bit(kind);
            field.turn_state_mut().turn_up(slot);
        }
        Event::TurnedDown => field.turn_state_mut().revealed = [0; 2],
        Event::Stunned { slot, turns } => field.card_mut(slot).stunned = turns,
        Event::FacedUp { slot } => field.card_mut(slot).face_up = true,
        Event::Touched { seat, corner } => {
            let touch = corner.map_or(Touch::Hidden, Touch::Given);
            position.secrets.touches[usize::from(seat.0 & 1)] = touch;
        }
        Event::Compared { .. } => position.secrets.touches = [Touch::Open; 2],
        Event::Peeked { slot, kind } => {
            field.card_mut(slot).peeked = true;
            field.turn_state_mut().look_at(slot);
            if kind.is_some() {
                position.set_face(slot, kind);
            }
        }
        Event::Awaits { moment } => *field.turn_state_mut() = moment,
        Event::Ended { ending } => field.end(ending),
        Event::Began { seat } => {
            let moment = field.turn_state_mut();
            (moment.stage, moment.turn) = (Stage::Playing, seat);
        }
        Event::Readied { .. } | Event::Played { .. } | Event::Answered { .. } => {}
    }
    be_certain(tables, view);
}

/// Z8, Z33: only a seat itself may read its deployment and its touches, until the match is over.
pub(super) fn may_read(position: &Position, action: Action, viewer: Viewer) -> bool {
    match action {
        Action::Deploy { .. }
        | Action::Rearrange { .. }
        | Action::Formation { .. }
        | Action::Touch(_) => {
            position.field().turn_state().decider().map(Viewer::Seat) == Some(viewer)
        }
        _ => true,
    }
}

/// The part of a view that may be displayed: faces that are face up now, without remembered ones.
pub(super) fn shown_to(view: &View) -> View {
    let mut shown = view.clone();
    let memory = has_memory(view);
    for slot in SEATS.into_iter().flat_map(Slot::of) {
        if !lies_open(view, slot) {
            shown.position.set_face(slot, None);
        }
        let card = shown.position.field.card_mut(slot);
        if card.may_be != 0 && !memory {
            card.may_be = u16::MAX;
        }
    }
    shown
}

/// Z14: whether the option "aide-mémoire" applies, which is for players only.
fn has_memory(view: &View) -> bool {
    view.field().peeking() == Peeking::Always && view.viewer != Viewer::Spectator
}

/// Whether the face of a card, if known, is visible to the viewer now.
fn lies_open(view: &View, slot: Slot) -> bool {
    let (field, own) = (view.field(), view.viewer == Viewer::Seat(slot.seat()));
    let card: Card = field.card(slot);
    // Z81: after the end nothing is hidden.
    if field.ending().is_some() {
        return true;
    }
    match card.whereabouts {
        // Z8: a deploying seat sees its own side. Z16: it always sees its hand.
        Whereabouts::Nowhere | Whereabouts::Hand => own,
        // Z36: the owner may look at its tomb, the enemy only counts it.
        Whereabouts::Tomb => own || has_memory(view),
        // Z13, Z34, Z44: face down, except in the owner's turn and for cards turned up.
        Whereabouts::Field => {
            let open = card.face_up || field.turn_state().is_revealed(slot);
            let peeks = own && field.peeking() == Peeking::OwnTurn && view.may_peek();
            open || peeks || has_memory(view) || is_looked_at(field, view.viewer, slot)
        }
    }
}

/// Whether a seat is looking at this enemy card because of a ★.
fn is_looked_at(field: &Field, viewer: Viewer, slot: Slot) -> bool {
    match field.turn_state().pending() {
        Some(Pending::Peek { zoon, looked, .. }) => {
            viewer == Viewer::Seat(zoon.seat())
                && slot.seat() == enemy(zoon.seat())
                && looked & slot.bit() != 0
        }
        _ => false,
    }
}

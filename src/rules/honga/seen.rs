//! What a viewer knows, and what of it lies face up.
//!
//! A view is the position with its secrets blanked. What the piles hold is never part of it: who
//! counts can tell what is left, but not where.

use crate::rules::honga::{
    Action, Back, BonusKind, Buried, DiscKind, Event, Field, Held, Laid, Position, Secrets, Slot,
    Tables, draw,
};
use crate::rules::{Blanked, Viewer};

/// What a viewer knows.
pub type View = Blanked<Position>;

impl View {
    /// The public part of the position.
    #[inline]
    #[must_use]
    pub fn field(&self) -> &Field {
        self.position.field()
    }

    /// A bonus card's kind, where the viewer knows it.
    #[must_use]
    pub fn bonus(&self, slot: Slot) -> Option<BonusKind> {
        self.position.bonus(slot)
    }

    /// The discs under their piles in the order in which they will be drawn, with the kinds that the
    /// viewer put there.
    pub fn buried(&self) -> impl Iterator<Item = (Buried, Option<DiscKind>)> + '_ {
        let all = self.field().buried().enumerate();
        all.map(|(number, buried)| (buried, self.position.buried(number)))
    }
}

/// Whether a bonus card lies open to a viewer: played (H47), or taken in hand (H26).
fn sees_bonus(held: Held, viewer: Viewer) -> bool {
    match held {
        Held::Nowhere | Held::Fresh(_) => false,
        Held::Hand(seat) => viewer == Viewer::Seat(seat),
        Held::Played(_) => true,
    }
}

/// Everything a viewer has learnt: H11: the own disc, or every disc where the level shows them;
/// H53: what it put under a pile, also when somebody else has drawn it.
pub(super) fn known_to(position: &Position, viewer: Viewer) -> View {
    let (field, all) = (&position.field, &position.secrets);
    let mut secrets = Secrets::none();
    let is = |seat| viewer == Viewer::Seat(seat);
    for seat in field.every_seat() {
        let discs = usize::from(seat.0);
        for number in 0..2 {
            let Some(back) = field.back(seat, number) else { continue };
            if field.open_discs() || is(seat) || back.under.is_some_and(is) {
                let number = usize::from(number);
                secrets.discs[discs][number] = all.discs[discs][number];
            }
        }
    }
    for (number, buried) in field.buried().enumerate() {
        if field.open_discs() || is(buried.by) {
            secrets.buried[number] = all.buried[number];
        }
    }
    for (slot, held) in field.cards() {
        if sees_bonus(held, viewer) {
            secrets.bonus[usize::from(slot.0)] = all.bonus[usize::from(slot.0)];
        }
    }
    View { viewer, position: Position { field: field.clone(), secrets } }
}

/// Takes a fact into a view.
pub(super) fn learn(tables: &Tables, view: &mut View, event: &Event) {
    let position = &mut view.position;
    let field = &mut position.field;
    match *event {
        Event::Favoured { seat, more } => field.favour(seat, more),
        Event::Reshuffled { pile } => field.reshuffle(tables, pile),
        Event::BarterOpened { space, kind } => field.open_barter(space, kind),
        Event::DiscDrawn { seat, number, colour, under, kind } => {
            if under.is_some() {
                let _ = position.unbury(colour);
            }
            let kind = kind.unwrap_or(DiscKind::NONE);
            position.take_disc(seat, number, Back { colour, under }, kind);
        }
        Event::Kept { seat, colours, kinds } => {
            position.keep_disc(seat, colours, kinds.unwrap_or([DiscKind::NONE; 2]));
        }
        Event::BonusDrawn { seat, slot } => field.put_bonus(slot, Held::Fresh(seat)),
        Event::Taken { seat, slot, kind } => {
            position.take_bonus(seat, slot, kind.unwrap_or(BonusKind::NONE));
        }
        Event::Played { seat, slot, kind } => position.play_bonus(seat, slot, kind),
        Event::Discarded { slot, kind, .. } => position.discard(slot, kind),
        Event::Placed { kind, place, rotation, .. } => {
            position.lay(Laid { kind, place, rotation });
        }
        Event::Came { seat, .. } => field.honga = Some(seat),
        Event::Chased { .. } => field.honga = None,
        Event::Fed { seat, meal } => field.feed(seat, meal),
        Event::Gathered { seat, resource, now, .. } => {
            let tray = field.tray_mut(seat);
            tray.stock = tray.stock.with(resource, now);
        }
        Event::Converted { seat, to } => field.convert(tables, seat, to),
        Event::Paid { seat, paid } => field.pay(seat, paid),
        Event::Lured { seat, .. } => drop(field.push_herd(tables, seat)),
        Event::Sent { seat, source } => field.send(seat, source),
        Event::TuskWent { to } => field.tusk = to,
        Event::Climbed { seat, step } => field.tray_mut(seat).step = step,
        Event::CameDown => field.come_down(),
        Event::Scored { seat, points, .. } => field.add_points(seat, points),
        Event::Bartered { space, .. } => drop(field.take_barter(space)),
        Event::Awaits { moment } => field.moment = moment,
        Event::Ended { ending } => field.ending = Some(ending),
        Event::Began { .. }
        | Event::TurnBegan { .. }
        | Event::SeenTo { .. }
        | Event::Neglected { .. }
        | Event::HandUsed { .. }
        | Event::HandAdded { .. } => {}
    }
}

/// What a viewer may read of a running match: H26: a bonus card was drawn unseen by everybody; H11,
/// H53: a disc and which of two is kept only its seat reads, and who had put the disc under its pile.
pub(super) fn may_read(
    tables: &Tables,
    position: &Position,
    action: Action,
    viewer: Viewer,
) -> bool {
    let field = &position.field;
    let is = |seat| viewer == Viewer::Seat(seat);
    match action {
        Action::DrawBonus(_) => false,
        Action::DrawDisc(kind) if !field.open_discs() => {
            let under = draw::from_under(tables, position, kind);
            is(draw::drawer(field)) || under.is_some_and(|disc| is(disc.by))
        }
        Action::Keep { seat, .. } => {
            // Everybody sees the backs, and open discs: where they differ, which is kept is no secret.
            let seen = [0, 1].map(|number| {
                let back = field.back(seat, number).map(|back| back.colour);
                (back, position.disc(seat, number).filter(|_| field.open_discs()))
            });
            is(seat) || seen[0] != seen[1]
        }
        _ => true,
    }
}

/// What of a view lies face up: not what is only remembered of discs under a pile and of those that
/// somebody else has drawn from there.
pub(super) fn shown_to(view: &View) -> View {
    let mut shown = view.clone();
    let open = view.field().open_discs();
    shown.position.secrets.buried.fill(DiscKind::NONE);
    for seat in view.field().every_seat() {
        if !open && view.viewer != Viewer::Seat(seat) {
            shown.position.secrets.discs[usize::from(seat.0)] = [DiscKind::NONE; 2];
        }
    }
    shown
}

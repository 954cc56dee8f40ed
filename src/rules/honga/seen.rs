//! What a viewer knows, and which cards it sees face up.
//!
//! A view is the position with its secrets blanked. The contents of piles are never part of it: a
//! viewer can count which discs and cards are left, but not where they are.

use crate::rules::honga::{
    Action, Back, BonusKind, Buried, DiscKind, Event, Field, Held, Laid, Position, Secrets, Slot,
    Tables, draw,
};
use crate::rules::{Blanked, Viewer};

/// What a viewer knows.
pub type View = Blanked<Position>;

impl View {
    /// Everything: after the end nothing is hidden, however the match has ended.
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

    /// A bonus card's kind, if the viewer knows it.
    #[must_use]
    pub fn bonus(&self, slot: Slot) -> Option<BonusKind> {
        self.position.bonus(slot)
    }

    /// The discs under their piles in the order in which they will be drawn, with the kinds of
    /// those that the viewer put there.
    pub fn buried(&self) -> impl Iterator<Item = (Buried, Option<DiscKind>)> + '_ {
        let all = self.field().buried().enumerate();
        all.map(|(number, buried)| (buried, self.position.buried(number)))
    }
}

/// Whether a bonus card is visible to a viewer: played (H47), or in its own hand (H26).
fn sees_bonus(held: Held, viewer: Viewer) -> bool {
    match held {
        Held::Nowhere | Held::Fresh(_) => false,
        Held::Hand(seat) => viewer == Viewer::Seat(seat),
        Held::Played(_) => true,
    }
}

/// Everything a viewer has learnt. H11: its own disc, or every disc where the level makes them
/// public. H53: the discs it put under a pile, even if another seat has drawn them.
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

/// Updates a view with an event.
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

/// What a viewer may read of a running match. H26: no player sees the draw of a bonus card. H11,
/// H53: a drawn disc, and which of two is kept, may be read by its seat and by the seat that had
/// put the disc under its pile.
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
            // Backs and public discs are visible: if they differ, it is no secret which one is
            // kept.
            let seen = [0, 1].map(|number| {
                let back = field.back(seat, number).map(|back| back.colour);
                (back, position.disc(seat, number).filter(|_| field.open_discs()))
            });
            is(seat) || seen[0] != seen[1]
        }
        _ => true,
    }
}

/// The part of a view that may be displayed, without remembered discs: those under a pile, and
/// those that another seat has drawn from there.
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

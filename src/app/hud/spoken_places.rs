//! The table in words: what lies on each place, whose it is, and what can be chosen there.
//!
//! The words come from what the panels show ([`Explain`]), so they hold for every game and tell the
//! player at the screen no more. Nothing is said while a curtain is shut. All places are worded only
//! where somebody listens ([`Listens`]). Deliberately absent: moving the focus.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::explain::{Card, Explain};
use super::feed::card_at;
use crate::app::kit::locale::{LocalText, Locale, lists};
use crate::app::kit::spoken::Spoken;
use crate::app::session::remark::Remark;
use crate::app::table::{
    Anchor, BoardLayout, Choices, Handover, LookedAt, Playing, Pointing, Risks, Seats, Selection,
    SpotPlaces, TableGame, TurnSeen,
};
use crate::rules::{Seat, Side, Spot, Square};

/// Whether somebody reads the table place by place.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Listens(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listens>();
}

pub(super) fn game_plugin<G: TableGame + Explain>(app: &mut App) {
    app.add_systems(
        Update,
        tell_finger::<G>
            .in_set(super::HudSystems::Feed)
            .run_if(resource_exists::<Playing<G>>.and_then(resource_exists::<BoardLayout>)),
    )
    .add_systems(
        Update,
        word_places::<G>
            .in_set(super::HudSystems::Show)
            .after(super::spoken::hush)
            .run_if(resource_exists::<Playing<G>>.and_then(resource_exists::<BoardLayout>))
            .run_if(
                resource_exists_and_changed::<Playing<G>>
                    .or_else(resource_changed::<TurnSeen>)
                    .or_else(resource_changed::<Choices>)
                    .or_else(resource_changed::<Selection>)
                    .or_else(resource_changed::<Pointing>)
                    .or_else(resource_changed::<Risks>)
                    .or_else(resource_changed::<Handover>)
                    .or_else(resource_changed::<Listens>)
                    .or_else(resource_changed::<Locale>),
            ),
    );
}

/// A finger that rests on a place is told what a mouse is shown by hovering, and what can be chosen there.
fn tell_finger<G: TableGame + Explain>(
    table: Table<G>,
    handover: Res<Handover>,
    mut looked_at: MessageReader<LookedAt>,
    mut remarks: MessageWriter<Remark>,
) {
    let Some(LookedAt(spot)) = looked_at.read().last() else { return };
    if handover.waits_for.is_none() {
        remarks.write(Remark::new("touch", table.words(*spot, true)));
    }
}

/// Everything that is said of a place.
#[derive(SystemParam)]
struct Table<'w, 's, G: TableGame> {
    playing: Res<'w, Playing<G>>,
    places: SpotPlaces<'w, 's>,
    choices: Res<'w, Choices>,
    selection: Res<'w, Selection>,
    seats: Res<'w, Seats>,
    seen: Res<'w, TurnSeen>,
    risks: Res<'w, Risks>,
}

fn word_places<G: TableGame + Explain>(
    table: Table<G>,
    (pointing, handover, listens): (Res<Pointing>, Res<Handover>, Res<Listens>),
    locale: Res<Locale>,
    mut spoken: ResMut<Spoken>,
) {
    if handover.waits_for.is_some() {
        return;
    }
    let focus = pointing.focus().map(|spot| locale.say(&table.words(spot, true)));
    let all = if listens.0 { table.places.all() } else { Vec::new() };
    let worded = all.into_iter().map(|spot| (spot, locale.say(&table.words(spot, false))));
    spoken.lay_out(focus.unwrap_or_default(), worded.collect());
}

impl<G: TableGame + Explain> Table<'_, '_, G> {
    /// A place in words; at length where the player points at it.
    fn words(&self, spot: Spot, at_length: bool) -> LocalText {
        let (tables, view) = (self.playing.tables(), self.playing.shown());
        let mut parts = Vec::new();
        let square = self.square(spot);
        parts.extend(square.map(|name| LocalText::new("spoken-place").with("name", name)));
        let card =
            if at_length { card_at(&self.playing, spot) } else { G::card_at(tables, &view, spot) };
        let ground = G::ground_at(tables, &view, spot);
        let button = match self.places.anchors.of(spot) {
            Some(Anchor::Button(button)) => {
                Some(button.explained.clone().unwrap_or_else(|| button.label.clone()))
            }
            Some(Anchor::Petal { eighths, .. }) => {
                Some(LocalText::new(format!("heading-{}", eighths & 7)))
            }
            _ => None,
        };
        if card.is_none() && button.is_none() {
            parts.push("spoken-empty".into());
        }
        parts.extend(button);
        parts.extend(card.iter().flat_map(|card| self.of_card(card)));
        parts.extend(ground.into_iter().map(|ground| ground.name));
        if at_length {
            parts.extend(card.into_iter().flat_map(|card| card.notes));
        }
        parts.extend(self.choice(spot));
        if at_length {
            parts.extend(self.risks.0.iter().map(|risk| risk.says.clone()));
        }
        lists::plain(parts)
    }

    /// The name of a square.
    fn square(&self, spot: Spot) -> Option<String> {
        let Spot::Square(number) = spot else { return None };
        let layout = &self.places.layout;
        let is_grid = layout.sketch.is_none() && usize::from(number) < layout.grid.len();
        is_grid.then(|| layout.grid.name(Square(number)))
    }

    fn of_card(&self, card: &Card) -> impl Iterator<Item = LocalText> {
        let rank =
            card.rank.map(|(rank, _)| LocalText::new("card-rank").with("rank", u32::from(rank)));
        let owner = card.side.map(|side| self.owner(side));
        [Some(card.name.clone()), owner, rank].into_iter().flatten()
    }

    fn owner(&self, side: Side) -> LocalText {
        let of_side = |seat: &Seat| self.seen.side_of(*seat) == side;
        if self.seats.only_human().is_some_and(|seat| of_side(&seat)) {
            return LocalText::new("spoken-yours");
        }
        let seats = (0..self.seats.0.len() as u8).map(Seat).filter(of_side);
        LocalText::new("spoken-of").with("player", self.seats.names(seats).join(" & "))
    }

    /// What can be chosen on a place.
    fn choice(&self, spot: Spot) -> Option<LocalText> {
        let picked = self.selection.picked();
        if picked.contains(&spot) {
            return Some("spoken-picked".into());
        }
        if self.choices.goes_on(picked, spot) && !picked.is_empty()
            || self.choices.complete(&[spot]).is_some()
        {
            return Some("spoken-open".into());
        }
        let mut next: Vec<Spot> = self.choices.after(&[spot]).map(|next| next.spot).collect();
        next.sort();
        next.dedup();
        let count = next.len() as u32;
        (count > 0).then(|| LocalText::new("spoken-ways").with("count", count))
    }
}

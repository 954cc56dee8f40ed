//! Why a pick is illegal.
//!
//! [`Why`] lists all reasons. The phases return one of them, or `None` if nothing forbids the
//! action. Legality uses the same functions, so an explanation cannot allow or forbid anything.
//! There is no reason once the match is over, while chance draws, for spectators, or when a player
//! puts back what it picked.

use crate::rules::honga::spots::{self, Picked};
use crate::rules::honga::{
    Action, Area, AreaKind, Awaited, BonusKind, Field, Held, Position, Slot, Tables, View, actions,
    barter, bonus, gathering, herd, joker, mountain,
};
use crate::rules::{Argument, Refusal, Spot, Viewer};

/// The reason why a pick is illegal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// Another seat decides.
    Turn,
    /// The disc must be placed first.
    PlaceFirst,
    /// The disc is already placed.
    Placed,
    /// One of two discs must be kept first.
    KeepFirst,
    /// The raw material that a mammoth does not cost must be chosen first.
    SpareFirst,
    /// The running barter must be paid first.
    PayFirst,
    /// Points are being bought.
    BuyFirst,
    /// No unused hand points there.
    NoHand,
    /// A hand can do nothing in HONGA's area.
    HongaArea,
    /// In the barter area the player picks a card.
    PickCard,
    /// Every bonus card is in a player's hand.
    NoBonusLeft,
    /// No mammoth of the player's colour is in storage.
    NoMammothInStorage,
    /// The tray lacks what a mammoth costs.
    CannotLure,
    /// The mammoth costs none of that.
    CannotSpare,
    /// The space stays empty until the turn is over.
    EmptySpace,
    /// The tray lacks the card's price.
    CannotPay,
    /// There are too few mammoths on tray and area.
    TooFewMammoths,
    /// No mammoth of the player is there.
    NoMammothThere,
    /// It replaces no other raw material.
    NotSwapped,
    /// There is none of it.
    NothingToGive,
    /// The tray has no raw material that the card takes, and too little water to convert.
    NothingForCard,
    /// The card does not take that.
    NotIllustrated,
    /// At least one unit must be given.
    GiveOne,
    /// Nothing replaces water.
    WaterFromWater,
    /// Water cannot be converted in this level.
    NoJoker,
    /// There is too little water.
    TooLittleWater,
    /// The track is full.
    TrackFull,
    /// The card belongs to another seat.
    NotYours,
    /// The card was drawn in this turn.
    Fresh,
    /// The card has been played.
    Played,
    /// No hand of the disc looks after HONGA.
    NotWatched,
    /// The maximum number of cards for a turn has been played.
    MostPlayed,
    /// HONGA is not on the player's tray.
    NoHonga,
    /// Only a card can chase HONGA.
    OnlyCards,
    /// To chase HONGA the player picks his lair.
    PickLair,
    /// No quarter of the disc points there.
    NoQuarter,
    /// The card has another effect.
    OtherCard,
    /// No such decision is pending.
    NotAsked,
}

impl Why {
    /// Every reason, in the order of the list.
    pub const ALL: [Self; 38] = [
        Self::Turn,
        Self::PlaceFirst,
        Self::Placed,
        Self::KeepFirst,
        Self::SpareFirst,
        Self::PayFirst,
        Self::BuyFirst,
        Self::NoHand,
        Self::HongaArea,
        Self::PickCard,
        Self::NoBonusLeft,
        Self::NoMammothInStorage,
        Self::CannotLure,
        Self::CannotSpare,
        Self::EmptySpace,
        Self::CannotPay,
        Self::TooFewMammoths,
        Self::NoMammothThere,
        Self::NotSwapped,
        Self::NothingToGive,
        Self::NothingForCard,
        Self::NotIllustrated,
        Self::GiveOne,
        Self::WaterFromWater,
        Self::NoJoker,
        Self::TooLittleWater,
        Self::TrackFull,
        Self::NotYours,
        Self::Fresh,
        Self::Played,
        Self::NotWatched,
        Self::MostPlayed,
        Self::NoHonga,
        Self::OnlyCards,
        Self::PickLair,
        Self::NoQuarter,
        Self::OtherCard,
        Self::NotAsked,
    ];

    /// The text key. All keys are listed here.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Turn => "honga-why-turn",
            Self::PlaceFirst => "honga-why-h14",
            Self::Placed => "honga-why-h14-placed",
            Self::KeepFirst => "honga-why-h53",
            Self::SpareFirst => "honga-why-h56",
            Self::PayFirst => "honga-why-pay",
            Self::BuyFirst => "honga-why-h58",
            Self::NoHand => "honga-why-h22",
            Self::HongaArea => "honga-why-h15",
            Self::PickCard => "honga-why-h40",
            Self::NoBonusLeft => "honga-why-h62",
            Self::NoMammothInStorage => "honga-why-h27-storage",
            Self::CannotLure => "honga-why-h27",
            Self::CannotSpare => "honga-why-h56-this",
            Self::EmptySpace => "honga-why-h41",
            Self::CannotPay => "honga-why-h42",
            Self::TooFewMammoths => "honga-why-h44",
            Self::NoMammothThere => "honga-why-h44-there",
            Self::NotSwapped => "honga-why-h55",
            Self::NothingToGive => "honga-why-none",
            Self::NothingForCard => "honga-why-h58-none",
            Self::NotIllustrated => "honga-why-h58-other",
            Self::GiveOne => "honga-why-h58-one",
            Self::WaterFromWater => "honga-why-h25",
            Self::NoJoker => "honga-why-no-joker",
            Self::TooLittleWater => "honga-why-h24",
            Self::TrackFull => "honga-why-h23",
            Self::NotYours => "honga-why-not-yours",
            Self::Fresh => "honga-why-h26",
            Self::Played => "honga-why-played",
            Self::NotWatched => "honga-why-h46",
            Self::MostPlayed => "honga-why-h47",
            Self::NoHonga => "honga-why-h51",
            Self::OnlyCards => "honga-why-h20",
            Self::PickLair => "honga-why-h51-lair",
            Self::NoQuarter => "honga-why-h52",
            Self::OtherCard => "honga-why-other-card",
            Self::NotAsked => "honga-why-not-asked",
        }
    }

    /// The refusal, with the arguments of its sentence.
    fn said(self, tables: &Tables) -> Refusal {
        let refusal = Refusal::new(self.key());
        let number = |count: u8| Argument::Number(count.into());
        match self {
            Self::MostPlayed => refusal.with("count", number(tables.options.bonus_a_turn)),
            Self::TooLittleWater => refusal.with("count", number(tables.options.joker)),
            Self::TrackFull => refusal.with("count", number(tables.options.track)),
            _ => refusal,
        }
    }

    /// The refusal with the area concerned.
    fn said_of(self, tables: &Tables, area: Area) -> Refusal {
        let key = format!("honga-area-{}", tables.area_id(area));
        self.said(tables).with("area", Argument::Key(key))
    }
}

/// Why `spot` cannot be picked after `picked`.
pub(super) fn why_not(
    tables: &Tables,
    view: &View,
    picked: &[Spot],
    spot: Spot,
) -> Option<Refusal> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let (position, field) = (view.position(), view.field());
    let decider = field.moment().decider();
    if field.ending().is_some() || decider.is_none() || picked == [spot] {
        return None;
    }
    if decider != Some(seat) {
        return Some(Why::Turn.said(tables));
    }
    if leads_on(tables, position, picked, spot) {
        return None;
    }
    let why = match field.moment().awaited {
        awaited @ (Awaited::Placement | Awaited::Keep) => {
            let first = match awaited {
                Awaited::Keep => Why::KeepFirst,
                _ => Why::PlaceFirst,
            };
            Some(match spots::picked(tables, spot) {
                Some(Picked::Convert(to)) => joker::obstacle(tables, field, to).unwrap_or(first),
                _ => first,
            })
        }
        Awaited::Deeds => in_deeds(tables, position, picked, spot),
        _ => in_between(tables, position, spot),
    };
    why.map(|why| match (why, spots::picked(tables, spot)) {
        (Why::NoHand, Some(Picked::Area(area))) => why.said_of(tables, area),
        (Why::NoHand, Some(Picked::Space(_))) => why.said_of(tables, tables.barter()),
        _ => why.said(tables),
    })
}

/// Whether the picks are the beginning of a legal action.
fn leads_on(tables: &Tables, position: &Position, picked: &[Spot], spot: Spot) -> bool {
    let mut legal = Vec::new();
    actions::list(tables, position, &mut legal);
    legal.into_iter().any(|action| {
        let path = spots::path(tables, action);
        let rest = path.as_slice().strip_prefix(picked);
        rest.and_then(<[Spot]>::first) == Some(&spot)
    })
}

/// Step 3: hands, cards and water.
fn in_deeds(tables: &Tables, position: &Position, picked: &[Spot], spot: Spot) -> Option<Why> {
    let field = position.field();
    match (picked, spots::picked(tables, spot)?) {
        ([], Picked::Area(area)) => in_area(tables, position, area),
        ([], Picked::Place(_)) => Some(Why::Placed),
        ([], Picked::Space(space)) => barter::obstacle(tables, field, space),
        ([], Picked::Bonus(card)) => bonus::card_obstacle(tables, position, card),
        ([], Picked::Back(slot)) => face_down(field, slot),
        ([], Picked::Disc { .. }) => Some(Why::NotYours),
        ([], Picked::Convert(to)) => joker::obstacle(tables, field, to),
        ([], Picked::Honga) if field.honga() == Some(field.moment().turn) => Some(Why::OnlyCards),
        ([], Picked::Honga) => Some(Why::NoHonga),
        ([card], how) => match spots::picked(tables, *card)? {
            Picked::Bonus(card) => with_card(tables, position, card, how),
            _ => None,
        },
        _ => None,
    }
}

/// Why a face-down card cannot be played.
fn face_down(field: &Field, slot: Slot) -> Option<Why> {
    let seat = field.moment().turn;
    match field.held(slot) {
        Held::Hand(owner) if owner == seat => None,
        // H26, H48: not in the turn in which it was drawn.
        Held::Fresh(owner) if owner == seat => Some(Why::Fresh),
        Held::Played(_) => Some(Why::Played),
        _ => Some(Why::NotYours),
    }
}

/// Why a card cannot be played on this spot.
fn with_card(tables: &Tables, position: &Position, card: BonusKind, on: Picked) -> Option<Why> {
    let lucky = |area| bonus::obstacle(tables, position, Action::LuckyHand { card, area });
    let chase = || bonus::obstacle(tables, position, Action::Chase(card));
    match on {
        Picked::Area(area) if area == tables.mountain() => {
            let steps = bonus::obstacle(tables, position, Action::Steps(card))?;
            let hand = lucky(area)?;
            Some(if hand == Why::OtherCard { steps } else { hand })
        }
        // A hand added there has no effect, and has a button of its own.
        Picked::Area(area) if area == tables.honga() => match chase()? {
            Why::OtherCard if lucky(area).is_none() => Some(Why::HongaArea),
            why => Some(why),
        },
        Picked::Area(area) => lucky(area),
        Picked::Honga => Some(chase().unwrap_or(Why::PickLair)),
        Picked::LairHand => lucky(tables.honga()),
        _ => None,
    }
}

/// Why a hand cannot be used in an area.
fn in_area(tables: &Tables, position: &Position, area: Area) -> Option<Why> {
    let field = position.field();
    match tables.area_kind(area) {
        AreaKind::Gathering(_) => gathering::obstacle(tables, field, area),
        AreaKind::Forest => gathering::forest_obstacle(tables, field),
        AreaKind::Mountain => mountain::obstacle(tables, field),
        AreaKind::Mammoths => herd::obstacle(tables, field),
        AreaKind::Barter if field.hands_at(tables, area) == 0 => Some(Why::NoHand),
        AreaKind::Barter => Some(Why::PickCard),
        AreaKind::Honga => Some(Why::HongaArea),
    }
}

/// The pending decision that must be made first.
fn in_between(tables: &Tables, position: &Position, spot: Spot) -> Option<Why> {
    let field = position.field();
    let asked = match (field.moment().awaited, spots::picked(tables, spot)) {
        (Awaited::Spare { .. }, Some(Picked::Resource(one))) => herd::spare_obstacle(field, one),
        (Awaited::Payment { either: 1.., .. }, Some(Picked::Resource(one))) => {
            barter::give_obstacle(tables, field, one)
        }
        (Awaited::Payment { either: 0, .. }, Some(Picked::Mammoth(source))) => {
            barter::send_obstacle(tables, field, source)
        }
        (Awaited::Purchase { .. }, Some(Picked::Resource(one))) => {
            bonus::give_obstacle(tables, field, one)
        }
        (Awaited::Purchase { .. }, Some(Picked::Convert(to))) => {
            bonus::convert_obstacle(tables, field, to)
        }
        (Awaited::Purchase { .. }, Some(Picked::Enough)) => bonus::enough_obstacle(tables, field),
        _ => None,
    };
    asked.or(match field.moment().awaited {
        Awaited::Spare { .. } => Some(Why::SpareFirst),
        Awaited::Payment { .. } => Some(Why::PayFirst),
        Awaited::Purchase { .. } => Some(Why::BuyFirst),
        _ => None,
    })
}

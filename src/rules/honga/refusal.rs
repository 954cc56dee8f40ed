//! Why a pick is not legal.
//!
//! [`Why`] lists every reason there is. The phases answer with one of them, or with nothing where
//! nothing is in the way, and what is legal is asked in the same words: an explanation can neither
//! allow nor forbid anything. Nothing is explained once the match is over, while chance draws, to
//! spectators, or when a player puts back what it picked.

use crate::rules::honga::spots::{self, Picked};
use crate::rules::honga::{
    Action, Area, AreaKind, Awaited, BonusKind, Field, Held, Position, Slot, Tables, View, actions,
    barter, bonus, gathering, herd, joker, mountain,
};
use crate::rules::{Argument, Refusal, Spot, Viewer};

/// What speaks against a pick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Why {
    /// Somebody else decides.
    Turn,
    /// The disc is placed first.
    PlaceFirst,
    /// The disc lies already.
    Placed,
    /// One of two discs is kept first.
    KeepFirst,
    /// What a mammoth does not cost is said first.
    SpareFirst,
    /// The running barter is paid first.
    PayFirst,
    /// Points are being bought.
    BuyFirst,
    /// No hand points there any more.
    NoHand,
    /// HONGA's area offers nothing to do.
    HongaArea,
    /// In the barter area a card is picked.
    PickCard,
    /// Every bonus card is in somebody's hands.
    NoBonusLeft,
    /// No mammoth of the own colour is in storage.
    NoMammothInStorage,
    /// The tray lacks what a mammoth costs.
    CannotLure,
    /// The mammoth costs nothing of that.
    CannotSpare,
    /// No card lies there before the turn is over.
    EmptySpace,
    /// The tray lacks what the card asks for.
    CannotPay,
    /// Too few mammoths on tray and area.
    TooFewMammoths,
    /// None of the own mammoths is there.
    NoMammothThere,
    /// It replaces nothing.
    NotSwapped,
    /// There is none of it.
    NothingToGive,
    /// The tray holds nothing that the card takes, and too little water to stand for it.
    NothingForCard,
    /// The card does not take that.
    NotIllustrated,
    /// At least one is given.
    GiveOne,
    /// Nothing stands for water.
    WaterFromWater,
    /// Water stands for nothing in this level.
    NoJoker,
    /// Too little water.
    TooLittleWater,
    /// The track is full.
    TrackFull,
    /// Somebody else's.
    NotYours,
    /// The card was drawn in this turn.
    Fresh,
    /// The card has been played.
    Played,
    /// No hand of the disc sees to HONGA.
    NotWatched,
    /// As many cards as a turn allows have been played.
    MostPlayed,
    /// HONGA is not on the own tray.
    NoHonga,
    /// Only a card chases HONGA.
    OnlyCards,
    /// HONGA's lair is picked to chase him.
    PickLair,
    /// No quarter of the disc points there.
    NoQuarter,
    /// The card does something else.
    OtherCard,
    /// Nobody asked for it.
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

    /// The text key. All keys stand here.
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

    /// The reason with what its sentence names.
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

    /// The reason with the area that it is about.
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

/// Whether the picks are the beginning of something legal.
fn leads_on(tables: &Tables, position: &Position, picked: &[Spot], spot: Spot) -> bool {
    let mut legal = Vec::new();
    actions::list(tables, position, &mut legal);
    legal.into_iter().any(|action| {
        let path = spots::path(tables, action);
        let rest = path.as_slice().strip_prefix(picked);
        rest.and_then(<[Spot]>::first) == Some(&spot)
    })
}

/// Step 3.
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

/// What keeps a card that lies face down from being played.
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

/// What a card is played on.
fn with_card(tables: &Tables, position: &Position, card: BonusKind, on: Picked) -> Option<Why> {
    let lucky = |area| bonus::obstacle(tables, position, Action::LuckyHand { card, area });
    let chase = || bonus::obstacle(tables, position, Action::Chase(card));
    match on {
        Picked::Area(area) if area == tables.mountain() => {
            let steps = bonus::obstacle(tables, position, Action::Steps(card))?;
            let hand = lucky(area)?;
            Some(if hand == Why::OtherCard { steps } else { hand })
        }
        // A hand there would be for nothing: it has a button of its own.
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

/// What keeps a hand from being used in an area.
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

/// A decision that comes before anything else.
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

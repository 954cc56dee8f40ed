//! Why a pick is not legal.
//!
//! [`Why`] lists every reason there is. The phases answer with one of them, or with nothing where
//! nothing is in the way, and what is legal is asked in the same words. [`rules::why_not`] says when
//! there is a reason to be found. To spectators nothing is explained.

use crate::rules::honga::spots::{self, Picked};
use crate::rules::honga::{
    Action, Area, AreaKind, Awaited, BonusKind, Field, Held, Honga, Position, Slot, Tables, View,
    barter, bonus, gathering, herd, joker, mountain,
};
use crate::rules::{self, Argument, Refusal, Spot};

/// Makes [`Why`] of the one list of reasons: what each is, and its text key.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)*) => {
        /// The reason why a pick is illegal.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Why {
            $($(#[$doc])* $name,)*
        }

        impl Why {
            /// Every reason, in the order of the list.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The text key.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => $key,)*
                }
            }
        }
    };
}

reasons! {
    /// Another seat decides.
    Turn = "honga-why-turn",
    /// The disc must be placed first.
    PlaceFirst = "honga-why-h14",
    /// The disc is already placed.
    Placed = "honga-why-h14-placed",
    /// One of two discs must be kept first.
    KeepFirst = "honga-why-h53",
    /// The raw material that a mammoth does not cost must be chosen first.
    SpareFirst = "honga-why-h56",
    /// The running barter must be paid first.
    PayFirst = "honga-why-pay",
    /// Points are being bought.
    BuyFirst = "honga-why-h58",
    /// No unused hand points there.
    NoHand = "honga-why-h22",
    /// A hand can do nothing in HONGA's area.
    HongaArea = "honga-why-h15",
    /// In the barter area the player picks a card.
    PickCard = "honga-why-h40",
    /// Every bonus card is in a player's hand.
    NoBonusLeft = "honga-why-h62",
    /// No mammoth of the player's colour is in storage.
    NoMammothInStorage = "honga-why-h27-storage",
    /// The tray lacks what a mammoth costs.
    CannotLure = "honga-why-h27",
    /// The mammoth costs none of that.
    CannotSpare = "honga-why-h56-this",
    /// The space stays empty until the turn is over.
    EmptySpace = "honga-why-h41",
    /// The tray lacks the card's price.
    CannotPay = "honga-why-h42",
    /// There are too few mammoths on tray and area.
    TooFewMammoths = "honga-why-h44",
    /// No mammoth of the player is there.
    NoMammothThere = "honga-why-h44-there",
    /// It replaces no other raw material.
    NotSwapped = "honga-why-h55",
    /// There is none of it.
    NothingToGive = "honga-why-none",
    /// The tray has no raw material that the card takes, and too little water to convert.
    NothingForCard = "honga-why-h58-none",
    /// The card does not take that.
    NotIllustrated = "honga-why-h58-other",
    /// At least one unit must be given.
    GiveOne = "honga-why-h58-one",
    /// Nothing replaces water.
    WaterFromWater = "honga-why-h25",
    /// Water cannot be converted in this level.
    NoJoker = "honga-why-no-joker",
    /// There is too little water.
    TooLittleWater = "honga-why-h24",
    /// The track is full.
    TrackFull = "honga-why-h23",
    /// The card belongs to another seat.
    NotYours = "honga-why-not-yours",
    /// The card was drawn in this turn.
    Fresh = "honga-why-h26",
    /// The card has been played.
    Played = "honga-why-played",
    /// No hand of the disc looks after HONGA.
    NotWatched = "honga-why-h46",
    /// The maximum number of cards for a turn has been played.
    MostPlayed = "honga-why-h47",
    /// HONGA is not on the player's tray.
    NoHonga = "honga-why-h51",
    /// Only a card can chase HONGA.
    OnlyCards = "honga-why-h20",
    /// To chase HONGA the player picks his lair.
    PickLair = "honga-why-h51-lair",
    /// No quarter of the disc points there.
    NoQuarter = "honga-why-h52",
    /// The card has another effect.
    OtherCard = "honga-why-other-card",
    /// No such decision is pending.
    NotAsked = "honga-why-not-asked",
}

impl Why {
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
    let (seat, position) = (view.seat()?, view.position());
    let waiting = |decider| (decider != seat).then(|| Why::Turn.said(tables));
    rules::why_not::<Honga>(tables, position, picked, spot, waiting, || {
        let why = why(tables, position, picked, spot)?;
        Some(match (why, spots::picked(tables, spot)) {
            (Why::NoHand, Some(Picked::Area(area))) => why.said_of(tables, area),
            (Why::NoHand, Some(Picked::Space(_))) => why.said_of(tables, tables.barter()),
            _ => why.said(tables),
        })
    })
}

/// What speaks against a pick of the seat that decides.
fn why(tables: &Tables, position: &Position, picked: &[Spot], spot: Spot) -> Option<Why> {
    let field = position.field();
    match field.turn_state().awaited {
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
    }
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
        ([], Picked::Honga) if field.honga() == Some(field.turn_state().turn) => {
            Some(Why::OnlyCards)
        }
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
    let seat = field.turn_state().turn;
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
    let asked = match (field.turn_state().awaited, spots::picked(tables, spot)) {
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
    asked.or(match field.turn_state().awaited {
        Awaited::Spare { .. } => Some(Why::SpareFirst),
        Awaited::Payment { .. } => Some(Why::PayFirst),
        Awaited::Purchase { .. } => Some(Why::BuyFirst),
        _ => None,
    })
}

//! The marks over spots.

/// A mark over a spot: a cell of the `marks` sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// A plain step.
    Dot,
    /// Something is taken.
    Ring,
    /// A leap ends here.
    Leap,
    /// The match is won here.
    Goal,
    /// It can be taken, and cannot be retaken.
    Win,
    /// It can be taken, and can be retaken.
    Exchange,
    /// It would take the picked pawn, which cannot take it.
    Lose,
    /// A pawn that goes there is thrown back.
    Spring,
    /// Water ends the movement here.
    Wave,
    /// A point is won here.
    PlusOne,
    /// Two points are won here.
    PlusTwo,
    /// Deadly, or never to be undone: it has to be picked twice.
    Skull,
    /// It would do nothing as things stand, or leaves something undone: it has to be picked twice.
    Idle,
    /// It uses up the whole turn.
    Chain,
    /// A pawn is set free.
    Free,
    /// A web lies here.
    Web,
    /// The piece that goes there could be taken there.
    Threat,
    /// It is lured to a place that the player picks.
    Lure,
    /// It is looked at.
    Look,
    /// A pawn beside the board that can be picked.
    Ready,
    /// A picked spot.
    Picked,
    /// Where the last action began.
    LastFrom,
    /// Where the last action ended.
    LastTo,
    /// The focus of keys and pad.
    Focus,
}

impl Mark {
    /// Whether the first pick only warns.
    #[must_use]
    pub fn is_grave(self) -> bool {
        matches!(self, Self::Skull | Self::Idle)
    }

    /// The cell of its picture.
    #[must_use]
    pub fn cell(self) -> &'static str {
        match self {
            Self::Dot | Self::Idle => "dot",
            Self::Ring => "ring",
            Self::Leap => "leap",
            Self::Goal => "den_goal",
            Self::Win => "win",
            Self::Exchange => "exchange",
            Self::Lose => "lose",
            Self::Spring => "spring",
            Self::Wave => "wave",
            Self::PlusOne => "plus_one",
            Self::PlusTwo => "plus_two",
            Self::Skull => "skull",
            Self::Chain => "chain",
            Self::Free => "free",
            Self::Web => "web",
            Self::Threat => "threat",
            Self::Lure => "lure",
            Self::Look => "look",
            Self::Ready => "ready",
            Self::Picked => "picked",
            Self::LastFrom => "last_from",
            Self::LastTo => "last_to",
            Self::Focus => "focus",
        }
    }
}

//! What a mark over a spot can say.

/// A mark over a spot: cells of the `marks` sheet.
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
    /// It can be taken and nobody can take back.
    Win,
    /// It can be taken and somebody can take back.
    Exchange,
    /// It would take the picked pawn, which cannot take it.
    Lose,
    /// Whoever goes there is thrown back.
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
    /// Somebody is set free.
    Free,
    /// A web lies here.
    Web,
    /// It is called, and goes where it is told.
    Lure,
    /// Somebody looks at it.
    Look,
    /// A pawn beside the board that can be picked.
    Ready,
    /// What is picked.
    Picked,
    /// Where the last action began.
    LastFrom,
    /// Where the last action ended.
    LastTo,
    /// Where keys and pad point.
    Focus,
}

impl Mark {
    /// Whether picking it once only warns.
    #[must_use]
    pub fn is_grave(self) -> bool {
        matches!(self, Self::Skull | Self::Idle)
    }

    /// Its picture.
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

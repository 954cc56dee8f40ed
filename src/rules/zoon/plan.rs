//! A level's content in plain numbers.
//!
//! The data layer reads and checks tribes and passes a [`Plan`]; [`super::Tables`] compiles it. No
//! code names a tribe, a Zoon or a trump: a card consists of numbers, a grid, and closed lists of
//! effects and trump kinds with parameters, so that a tribe is composed from data alone. Absent on
//! purpose: displayed names, histories and pictures.

mod hash;

use crate::rules::Grid;

/// The most squares a field may have.
pub const MAX_SQUARES: usize = 64;
/// The most cards of one tribe, including the one kept in hand: the number of slots of a seat.
pub const MAX_SLOTS: usize = 16;
/// The most different faces in one tribe.
pub const MAX_KINDS: usize = 16;
/// The most trumps of one tribe.
pub const MAX_TRUMPS: usize = 4;
/// The most different faces in all tribes of a level.
pub const MAX_FACES: usize = 250;

/// Squares to the right and squares towards the enemy, with the card held upright (Z20).
pub type Offset = (i8, i8);

/// The type of a Zoon (Z3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Chef: at most one.
    Chief,
    /// Héros.
    Hero,
    /// Prêtre.
    Priest,
    /// Monstre.
    Monster,
    /// Élite.
    Elite,
    /// Soldat.
    Soldier,
    /// Emblème: exactly one; a player whose Emblème is eliminated loses (Z45).
    Emblem,
}

impl Rank {
    /// All types.
    pub const ALL: [Self; 7] = [
        Self::Chief,
        Self::Hero,
        Self::Priest,
        Self::Monster,
        Self::Elite,
        Self::Soldier,
        Self::Emblem,
    ];

    /// The type's name in data and text keys, such as `chief`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        ["chief", "hero", "priest", "monster", "elite", "soldier", "emblem"][self as usize]
    }
}

/// A set of types, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ranks(u8);

impl Ranks {
    /// The set of these types.
    #[must_use]
    pub fn of(ranks: &[Rank]) -> Self {
        Self(ranks.iter().fold(0, |set, rank| set | 1 << *rank as u8))
    }

    /// Whether the set contains a type.
    #[inline]
    #[must_use]
    pub const fn has(self, rank: Rank) -> bool {
        self.0 >> rank as u8 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The types that the set does not contain.
    #[must_use]
    pub const fn others(self) -> Self {
        Self(!self.0 & 0x7F)
    }

    /// The types that the set contains.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |rank| self.has(*rank))
    }
}

/// The mark in a corner of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A score.
    Number(u8),
    /// ★, on Zoons: the owner applies the Zoon's effect (Z39).
    Star,
    /// ✖, on shots: the trump is eliminated (Z72).
    Cross,
}

/// The marks of a card held upright: top left, top right, bottom right, bottom left.
pub type Corners = [Mark; 4];

/// One square of a trajectory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waypoint {
    /// Its offset from the start.
    pub offset: Offset,
    /// Whether it has a dot: a move may end here (Z17). Other waypoints are only crossed (Z24).
    pub arrival: bool,
}

/// The effect of a ★. Unless stated otherwise the combat is a tie (Z40), and the attacker has moved
/// back before the effect happens (Z41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// An attacking Zoon may make one more move this turn, possibly into another combat.
    SecondMove,
    /// The enemy Zoon can neither move nor use a trump until this many of its owner's turns have
    /// ended; a running turn does not count.
    Stun {
        /// Number of the owner's turns.
        turns: u8,
    },
    /// This Zoon flees to an empty square of its owner's deployment zone.
    Flee,
    /// The enemy Zoon is pushed straight back towards its own camp, as far as the way is free.
    Push {
        /// The most squares.
        cells: u8,
    },
    /// The enemy Zoon stays face up until the end of the match.
    FaceUp,
    /// This Zoon exchanges places with a friendly Zoon of a type, chosen by their owner.
    ExchangeWith {
        /// The friend's type.
        rank: Rank,
    },
    /// The owner alone looks at some face-down enemy Zoons.
    Peek {
        /// The most Zoons.
        count: u8,
    },
    /// The enemy Zoon is eliminated; the combat is not a tie.
    Devour,
}

/// One Zoon of a tribe, with all its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ZoonPlan {
    /// Its name in data and text keys, unique in its tribe.
    pub id: String,
    /// Its type (Z3).
    pub rank: Rank,
    /// The value printed on the card; it has no effect on the rules.
    pub value: u8,
    /// Its faces: corners, and the number of cards that have them. Everything else is the same on
    /// all.
    pub corners: Vec<(Corners, u8)>,
    /// Trajectories, square by square (Z19).
    pub paths: Vec<Vec<Waypoint>>,
    /// Green squares, which are reached directly (Z21).
    pub green: Vec<Offset>,
    /// The effect of its ★; a ★ without effect only makes a tie (Z40).
    pub star: Option<Effect>,
}

/// The squares where terrain may be laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// Anywhere but in the enemy's deployment zone.
    OutsideEnemyDeployment,
    /// In the owner's camp.
    OwnCamp,
}

/// A trump that changes the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tactic {
    /// Several Zoons move, one after the other (Z52).
    SeveralMoves {
        /// The most moves.
        count: u8,
    },
    /// The player points at a face-down enemy Zoon. If it is of the type asked for, it is moved on
    /// its own grid, turned towards its own camp, to an empty square (Z55).
    Lure {
        /// The type asked for.
        asks: Rank,
        /// The types of which one must sing; empty if none is needed (Z50).
        singers: Ranks,
    },
    /// One Zoon moves off its grid to any square within a distance.
    Leap {
        /// The largest distance along files and along ranks.
        distance: u8,
        /// The types that cannot leap.
        not: Ranks,
    },
}

/// The kind of a trump.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrumpKind {
    /// Tir: the trump itself fights a Zoon from afar (Z68).
    Shot {
        /// The target squares, as offsets from the shooter (Z67).
        aim: Vec<Offset>,
        /// The trump's corners.
        corners: Corners,
        /// The types that may shoot (Z50).
        shooters: Ranks,
    },
    /// Matériel: lies on a Zoon and moves with it (Z59).
    Gear {
        /// The types that may bear it.
        bearers: Ranks,
        /// Added to the bearer's touched number when it attacks (Z62).
        attacking: u8,
        /// Added when it defends, also against a shot.
        defending: u8,
        /// The bearer cannot be pushed.
        unpushable: bool,
    },
    /// Terrain: lies on the field as an Obstacle until the end of the match (Z64).
    Terrain {
        /// One square, or two that share an edge.
        squares: u8,
        /// The squares where it may be laid.
        ground: Ground,
        /// Whether its owner's Zoons may cross it.
        owner_passes: bool,
    },
    /// Tactique.
    Tactic(Tactic),
}

impl TrumpKind {
    /// The types that may use it (Z50); `None` for a trump that needs no Zoon.
    #[must_use]
    pub fn users(&self) -> Option<Ranks> {
        match self {
            Self::Shot { shooters, .. } => Some(*shooters),
            Self::Gear { bearers, .. } => Some(*bearers),
            Self::Tactic(Tactic::Lure { singers, .. }) => (!singers.is_empty()).then_some(*singers),
            Self::Tactic(Tactic::Leap { not, .. }) => Some(not.others()),
            Self::Terrain { .. } | Self::Tactic(Tactic::SeveralMoves { .. }) => None,
        }
    }
}

/// One trump of a tribe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrumpPlan {
    /// Its name in data and text keys, unique in its tribe.
    pub id: String,
    /// The strength printed on the card; it has no effect on the rules.
    pub strength: u8,
    /// How often it may be used (Z54); 0 for unlimited. Gear and terrain stay where they were laid.
    pub uses: u8,
    /// Its kind.
    pub kind: TrumpKind,
}

/// A predefined deployment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormationPlan {
    /// Its name in data and text keys.
    pub id: String,
    /// For every deployment square a face, as an index into [`TribePlan::faces`], or `None` for an
    /// empty square. Squares are ordered from the nearest row, left to right as the player sees
    /// them.
    pub faces: Vec<Option<u8>>,
}

/// One tribe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TribePlan {
    /// Its name in data and text keys.
    pub id: String,
    /// Its Zoons (Z2). They have at most as many cards as there are deployment squares.
    pub zoons: Vec<ZoonPlan>,
    /// The Zoon, of one card, added by the option "Renforts" (Z80).
    pub reserve: Option<ZoonPlan>,
    /// Its trumps.
    pub trumps: Vec<TrumpPlan>,
    /// Its predefined deployments.
    pub formations: Vec<FormationPlan>,
}

impl TribePlan {
    /// Every face of the tribe in order, the reserve's last: its Zoon, corners, number of cards,
    /// and whether it belongs to the option "Renforts".
    pub fn faces(&self) -> impl Iterator<Item = (&ZoonPlan, Corners, u8, bool)> {
        let zoons = self.zoons.iter().map(|zoon| (zoon, false));
        let all = zoons.chain(self.reserve.iter().map(|zoon| (zoon, true)));
        all.flat_map(|(zoon, reserve)| {
            zoon.corners.iter().map(move |(corners, count)| (zoon, *corners, *count, reserve))
        })
    }
}

/// The options of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Turns without combat, shot, placed card or played trump after which a draw is advised (Z82);
    /// 0 for never.
    pub draw_advised: u16,
    /// The number of such turns after which the match is a draw (Z82); 0 for never.
    pub draw: u16,
    /// How often a seat may move deployed cards, so that deployment ends (Z7).
    pub rearrangements: u16,
    /// Whether a shot whose number is beaten is eliminated, like a beaten Zoon: the other reading
    /// of Z71.
    pub beaten_shots_fall: bool,
}

/// The number of rows, counted from the player, in each zone of a camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zones {
    /// The camp.
    pub camp: u8,
    /// The deployment zone (Z7); with fewer squares than [`MAX_SLOTS`].
    pub deployment: u8,
    /// The reinforcement zone (Z78).
    pub reinforcement: u8,
}

/// A level. The data layer ensures that ids are unique and lists are within their limits. Seat 0
/// has the lower edge of the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The field's size (Z5).
    pub grid: Grid,
    /// Its zones.
    pub zones: Zones,
    /// The tribes to choose from (Z6).
    pub tribes: Vec<TribePlan>,
    /// The options.
    pub options: Options,
}

//! What a level says, in plain numbers.
//!
//! The data layer reads and checks tribes and hands over a [`Plan`]; [`super::Tables`] works out the
//! rest. No tribe, Zoon or trump is named: what a card can do is its numbers, its grid and closed
//! lists of effects and trump kinds with their parameters, so that a tribe is composed from data
//! alone. Absent on purpose: names, histories and pictures, which the rules never ask for.

mod hash;

use crate::rules::Grid;

/// The most squares a field may have.
pub const MAX_SQUARES: usize = 64;
/// The most cards of one tribe, the one kept in hand included: so many slots a seat has.
pub const MAX_SLOTS: usize = 16;
/// The most different faces in one tribe.
pub const MAX_KINDS: usize = 16;
/// The most trumps of one tribe.
pub const MAX_TRUMPS: usize = 4;
/// The most different faces in all tribes of a level together.
pub const MAX_FACES: usize = 250;

/// Squares to the right and squares towards the enemy, read with the card upright (Z20).
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
    /// Emblème: exactly one; its fall loses the match (Z45).
    Emblem,
}

impl Rank {
    /// Every type there is.
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

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ranks(u8);

impl Ranks {
    /// The set of these types.
    #[must_use]
    pub fn of(ranks: &[Rank]) -> Self {
        Self(ranks.iter().fold(0, |set, rank| set | 1 << *rank as u8))
    }

    /// Whether a type is in it.
    #[inline]
    #[must_use]
    pub const fn has(self, rank: Rank) -> bool {
        self.0 >> rank as u8 & 1 != 0
    }

    /// Whether none is in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The types that are not in it.
    #[must_use]
    pub const fn others(self) -> Self {
        Self(!self.0 & 0x7F)
    }

    /// The types in it.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        Rank::ALL.into_iter().filter(move |rank| self.has(*rank))
    }
}

/// What stands in a corner of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A score.
    Number(u8),
    /// ★, on Zoons: the owner applies the Zoon's effect (Z39).
    Star,
    /// ✖, on shots: the trump is eliminated (Z72).
    Cross,
}

/// The corners of a card read upright: top left, top right, bottom right, bottom left.
pub type Corners = [Mark; 4];

/// One square of a trajectory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waypoint {
    /// Where it lies, seen from the start.
    pub offset: Offset,
    /// Whether it bears a dot: a move may end here (Z17). Others are only crossed (Z24).
    pub arrival: bool,
}

/// What a ★ does. Unless it says otherwise the combat is a tie (Z40), and the attacker has moved
/// back before it happens (Z41).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// If this Zoon attacked, it may make one more move this turn, which may be a combat again.
    SecondMove,
    /// The enemy Zoon can neither move nor use a trump until so many of its owner's turns have
    /// ended; the running turn does not count.
    Stun {
        /// Turns of its owner.
        turns: u8,
    },
    /// This Zoon goes to a free square of its owner's deployment zone.
    Flee,
    /// The enemy Zoon is pushed straight back towards its own camp, as far as it is free.
    Push {
        /// The most squares.
        cells: u8,
    },
    /// The enemy Zoon lies face up to the end of the match.
    FaceUp,
    /// This Zoon exchanges places with a friend of a type, chosen by their owner.
    ExchangeWith {
        /// The friend's type.
        rank: Rank,
    },
    /// The owner looks alone at some enemy Zoons that lie face down.
    Peek {
        /// The most Zoons.
        count: u8,
    },
    /// The enemy Zoon is eliminated instead of a tie.
    Devour,
}

/// One Zoon of a tribe, with all its cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ZoonPlan {
    /// Its name in data and text keys, unlike any other's of its tribe.
    pub id: String,
    /// Its type (Z3).
    pub rank: Rank,
    /// Its value, printed on the card; without effect on the rules.
    pub value: u8,
    /// Its faces: corners, and how many cards bear them. All else is alike on all of them.
    pub corners: Vec<(Corners, u8)>,
    /// Trajectories, square by square (Z19).
    pub paths: Vec<Vec<Waypoint>>,
    /// Green squares, which are reached directly (Z21).
    pub green: Vec<Offset>,
    /// What its ★ does; a ★ without an effect only makes a tie (Z40).
    pub star: Option<Effect>,
}

/// Where terrain may be laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// Anywhere but in the enemy's deployment zone.
    OutsideEnemyDeployment,
    /// In the owner's camp.
    OwnCamp,
}

/// A trump that changes the turn itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tactic {
    /// Up to so many Zoons move, one after the other (Z52).
    SeveralMoves {
        /// The most moves.
        count: u8,
    },
    /// An enemy Zoon that lies face down is pointed at; if it is of the type asked for, it is moved
    /// along its own grid, turned towards its own camp, to a free square (Z55).
    Lure {
        /// The type asked for.
        asks: Rank,
        /// The types one of which must sing; empty for none (Z50).
        singers: Ranks,
    },
    /// One Zoon moves off its grid to any square so far away in each direction.
    Leap {
        /// The longest distance along file and rank.
        distance: u8,
        /// The types that cannot.
        not: Ranks,
    },
}

/// What a trump is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrumpKind {
    /// Tir: the trump itself fights a Zoon from afar (Z68).
    Shot {
        /// The squares aimed at, seen from the shooter (Z67).
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
    /// Terrain: lies on the field to the end of the match as an Obstacle (Z64).
    Terrain {
        /// One square, or two that share an edge.
        squares: u8,
        /// Where.
        ground: Ground,
        /// It is no Obstacle for its owner's Zoons.
        owner_passes: bool,
    },
    /// Tactique.
    Tactic(Tactic),
}

impl TrumpKind {
    /// The types that may use it (Z50); `None` where it needs nobody.
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
    /// Its name in data and text keys, unlike any other's of its tribe.
    pub id: String,
    /// Its strength, printed on the card; without effect on the rules.
    pub strength: u8,
    /// How often it may be used (Z54); 0 for without limit. Gear and terrain stay where they lie.
    pub uses: u8,
    /// What it does.
    pub kind: TrumpKind,
}

/// A ready-made deployment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormationPlan {
    /// Its name in data and text keys.
    pub id: String,
    /// A face for every deployment square, the nearest row first, from left to right as its player
    /// sees it: its place in [`TribePlan::faces`]. `None` leaves the square empty.
    pub faces: Vec<Option<u8>>,
}

/// One tribe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TribePlan {
    /// Its name in data and text keys.
    pub id: String,
    /// Its Zoons (Z2). Their cards together are as many as the deployment squares, or fewer.
    pub zoons: Vec<ZoonPlan>,
    /// The one Zoon, of one card, that the option "Renforts" adds (Z80).
    pub reserve: Option<ZoonPlan>,
    /// Its trumps.
    pub trumps: Vec<TrumpPlan>,
    /// Its ready-made deployments.
    pub formations: Vec<FormationPlan>,
}

impl TribePlan {
    /// Every face of the tribe in order, the reserve's last: its Zoon, corners, number of cards and
    /// whether it belongs to the option "Renforts".
    pub fn faces(&self) -> impl Iterator<Item = (&ZoonPlan, Corners, u8, bool)> {
        let zoons = self.zoons.iter().map(|zoon| (zoon, false));
        let all = zoons.chain(self.reserve.iter().map(|zoon| (zoon, true)));
        all.flat_map(|(zoon, reserve)| {
            zoon.corners.iter().map(move |(corners, count)| (zoon, *corners, *count, reserve))
        })
    }
}

/// The switches of a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Turns without combat, shot, or card placed or played after which a draw is advised (Z82); 0 for never.
    pub draw_advised: u16,
    /// Such turns after which the match is a draw (Z82); 0 for never.
    pub draw: u16,
    /// How often a seat may move cards it has deployed already, so that deployment ends (Z7).
    pub rearrangements: u16,
    /// A shot whose number is beaten is eliminated, as a beaten Zoon is: the other reading of Z71.
    pub beaten_shots_fall: bool,
}

/// How many rows, counted from the player, the zones of a camp have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zones {
    /// The camp.
    pub camp: u8,
    /// The deployment zone (Z7); with fewer squares than [`MAX_SLOTS`].
    pub deployment: u8,
    /// The reinforcement zone (Z78).
    pub reinforcement: u8,
}

/// A level, checked: ids are unique, lists within their limits. The data layer sees to it. Seat 0
/// sits at the lower edge of the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The field's size (Z5).
    pub grid: Grid,
    /// Its zones.
    pub zones: Zones,
    /// The tribes to choose from (Z6).
    pub tribes: Vec<TribePlan>,
    /// The switches.
    pub options: Options,
}

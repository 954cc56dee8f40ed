//! The options of a rule set: as a level's file writes them, and as switches of the set-up screen.
//!
//! Every switch is a key with a list of choices, all plain words, so the screen, the command line
//! and records can show and set it without depending on Honga. Who begins is not an option of a
//! level: the set-up screen asks for each match.

use serde::Deserialize;

use crate::data::fields::{number, whole};
use crate::data::honga::goods::{self, GoodsDef};
use crate::data::source::{At, Reader};
use crate::data::switch::{Switch, counted, no_choice, yes, yes_no};
use crate::rules::MAX_SEATS;
use crate::rules::honga::{MAX_HERD, MAX_OPEN, MIN_SEATS, Options, Resource, SEAT_COUNTS, Stock};

/// The longest track of raw materials.
const MAX_TRACK: i64 = 20;
/// The most water that stands for one of another raw material.
const MAX_JOKER: i64 = 9;
/// The most mammoths of a colour.
const MAX_MAMMOTHS: i64 = 20;
/// The highest goal.
const MAX_GOAL: i64 = 250;
/// The most bonus cards in a turn.
const MAX_BONUS_A_TURN: i64 = 9;
/// The most rounds.
const MAX_ROUNDS: i64 = 1000;

/// The options of a level. All are optional; the defaults given here are those of the rule sheet.
#[derive(Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct OptionsDef<'a> {
    /// How many may play. `(min: 2, max: 5)` when left out. H1.
    #[serde(borrow)]
    pub seats: At<'a, SeatsDef<'a>>,
    /// The most a player can hold of each raw material, 1 to 20; any surplus is lost. 6 when left
    /// out. H23.
    pub track: At<'a, i64>,
    /// What every player begins with. `(fish: 1, berry: 1, mushroom: 1)` when left out. H6.
    pub start: At<'a, GoodsDef<'a>>,
    /// What the first player, the second and so on begin with in addition, for each number of
    /// players: `(two: [(fish: 1)], three: [(fish: 1), (berry: 1)])` gives the first of two players
    /// a fish, the first of three a fish and the second a berry. Nothing when left out.
    pub ahead: At<'a, AheadDef<'a>>,
    /// Does `ahead` apply? With `false`, all players begin alike. `true` when left out.
    pub even_start: At<'a, bool>,
    /// What it costs to lure a mammoth. `(fish: 1, berry: 1, mushroom: 1)` when left out. H27.
    pub lure: At<'a, GoodsDef<'a>>,
    /// How many units of water replace one fish, berry or mushroom: 1 to 9, or `None` for never. 2
    /// when left out. H24.
    pub joker: At<'a, Option<i64>>,
    /// The number of mammoths of each colour, 1 to 20. 6 when left out. H8.
    pub mammoths: At<'a, i64>,
    /// Spaces in the herd, 1 to 8, for each number of players. `(two: 3, three: 3, four: 4, five:
    /// 5)` when left out. H29.
    pub herd: At<'a, BySeatsDef<'a>>,
    /// The points that end a match, 1 to 250, for each number of players. `(two: 40, three: 35,
    /// four: 30, five: 30)` when left out. H63.
    pub goals: At<'a, BySeatsDef<'a>>,
    /// The most bonus cards a player may play in a turn, 0 to 9. 2 when left out. H47.
    pub bonus_a_turn: At<'a, i64>,
    /// May bonus cards be played only in a turn whose disc points a hand at HONGA? `false` when
    /// left out: a player who has neglected him may play them too. H46.
    pub watched_bonus: At<'a, bool>,
    /// The number of barter cards that lie open, 1 to 6. 3 when left out. H4.
    pub open: At<'a, i64>,
    /// After how many rounds a match ends even if no player has reached the goal: 1 to 1000, or
    /// `None` for never. `None` when left out.
    pub rounds: At<'a, Option<i64>>,
    /// Do players see the discs in the other players' hands? `false` when left out. H11.
    pub open_discs: At<'a, bool>,
}

/// How many may play: `(min: 2, max: 5)`, which are also the defaults.
#[derive(Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct SeatsDef<'a> {
    /// The fewest, 2 to 5; not above `max`.
    #[serde(borrow)]
    pub min: At<'a, i64>,
    /// The most, 2 to 5; not below `min`.
    pub max: At<'a, i64>,
}

impl Default for SeatsDef<'_> {
    fn default() -> Self {
        Self { min: At::given(MIN_SEATS.into()), max: At::given(MAX_SEATS as i64) }
    }
}

/// A value for each number of players: `(two: 40, three: 35, four: 30, five: 30)`. All are
/// required.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct BySeatsDef<'a> {
    /// With two players.
    #[serde(borrow)]
    pub two: At<'a, i64>,
    /// With three players.
    pub three: At<'a, i64>,
    /// With four players.
    pub four: At<'a, i64>,
    /// With five players.
    pub five: At<'a, i64>,
}

/// What the first player, the second and so on begin with in addition, for each number of players.
/// Nothing where left out.
#[derive(Deserialize, Default, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct AheadDef<'a> {
    /// With two players.
    #[serde(borrow)]
    pub two: At<'a, Vec<At<'a, GoodsDef<'a>>>>,
    /// With three players.
    pub three: At<'a, Vec<At<'a, GoodsDef<'a>>>>,
    /// With four players.
    pub four: At<'a, Vec<At<'a, GoodsDef<'a>>>>,
    /// With five players.
    pub five: At<'a, Vec<At<'a, GoodsDef<'a>>>>,
}

impl BySeatsDef<'_> {
    fn given(numbers: [i64; SEAT_COUNTS]) -> Self {
        let [two, three, four, five] = numbers.map(At::given);
        Self { two, three, four, five }
    }
}

impl Default for OptionsDef<'_> {
    fn default() -> Self {
        Self {
            seats: At::default(),
            track: At::given(6),
            start: At::given(GoodsDef::one_of_each_food()),
            ahead: At::default(),
            even_start: At::given(true),
            lure: At::given(GoodsDef::one_of_each_food()),
            joker: At::given(Some(2)),
            mammoths: At::given(6),
            herd: At::given(BySeatsDef::given([3, 3, 4, 5])),
            goals: At::given(BySeatsDef::given([40, 35, 30, 30])),
            bonus_a_turn: At::given(2),
            watched_bonus: At::given(false),
            open: At::given(3),
            rounds: At::given(None),
            open_discs: At::given(false),
        }
    }
}

/// Checks and compiles a level's options; reads every field before giving up.
pub(super) fn compile<'a>(reader: &mut Reader<'a>, def: &OptionsDef<'a>) -> Option<Options> {
    let seats = seats(reader, &def.seats);
    let track = whole(reader, &def.track, 1, MAX_TRACK);
    let start = within(reader, &def.start, track, Stock::default());
    let ahead = ahead(reader, &def.ahead, track.zip(start));
    let even_start = reader.get(&def.even_start, "`true` or `false`").copied();
    let lure = within(reader, &def.lure, track, Stock::default());
    let joker = number(reader, &def.joker, 1, MAX_JOKER);
    let mammoths = whole(reader, &def.mammoths, 1, MAX_MAMMOTHS);
    let herd = by_seats(reader, &def.herd, MAX_HERD as i64);
    let goals = by_seats(reader, &def.goals, MAX_GOAL);
    let bonus_a_turn = whole(reader, &def.bonus_a_turn, 0, MAX_BONUS_A_TURN);
    let watched_bonus = reader.get(&def.watched_bonus, "`true` or `false`").copied();
    let open = whole(reader, &def.open, 1, MAX_OPEN as i64);
    let rounds = number(reader, &def.rounds, 1, MAX_ROUNDS);
    let open_discs = reader.get(&def.open_discs, "`true` or `false`").copied();
    Some(Options {
        track: track?,
        seats: seats?,
        start: start?,
        ahead: ahead?,
        even_start: even_start?,
        lure: lure?,
        joker: joker?.unwrap_or(0) as u8,
        mammoths: mammoths?,
        herd: herd?,
        goals: goals?,
        bonus_a_turn: bonus_a_turn?,
        watched_bonus: watched_bonus?,
        open: open?,
        rounds: rounds?.unwrap_or(0),
        open_discs: open_discs?,
    })
}

/// Reads the fewest and the most that may play.
fn seats<'a>(reader: &mut Reader<'a>, at: &At<'a, SeatsDef<'a>>) -> Option<[u8; 2]> {
    let def = reader.get(at, "numbers such as `(min: 2, max: 5)`")?;
    let (low, high) = (i64::from(MIN_SEATS), MAX_SEATS as i64);
    let [min, max] = [&def.min, &def.max].map(|number| whole(reader, number, low, high));
    let (min, max) = (min?, max?);
    if min > max {
        let cause =
            format!("{min} at the least and {max} at the most: no number of players is left");
        reader.flaw(at.token(), cause, Some("write the smaller number as `min`".to_owned()));
        return None;
    }
    Some([min, max])
}

/// Reads raw materials that must fit on a tray beside what it already `has`.
fn within<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, GoodsDef<'a>>,
    track: Option<u8>,
    has: Stock,
) -> Option<Stock> {
    let stock = goods::stock(reader, at)?;
    let track = track?;
    let mut sound = Some(stock);
    let all = stock.plus(has);
    let too_many = |one: &Resource| stock.of(*one) > 0 && all.of(*one) > track;
    for resource in Resource::ALL.into_iter().filter(too_many) {
        let count = all.of(resource);
        let cause = format!("a track of {track} cannot hold `{}: {count}`", resource.id());
        let place = at.ok().map_or(at.token(), |def| def.place(resource, at.token()));
        reader.flaw(place, cause, Some("write a smaller number, or a longer `track`".to_owned()));
        sound = None;
    }
    sound
}

/// Reads what players begin with in addition: at most one entry for each player.
fn ahead<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, AheadDef<'a>>,
    begins: Option<(u8, Stock)>,
) -> Option<[[Stock; MAX_SEATS]; SEAT_COUNTS]> {
    let def = reader.get(at, "lists of raw materials such as `(two: [(fish: 1)])`")?;
    let lists = [&def.two, &def.three, &def.four, &def.five];
    let (track, start) = begins?;
    let mut all = [[Stock::default(); MAX_SEATS]; SEAT_COUNTS];
    let mut sound = true;
    for (list, seats) in lists.into_iter().zip(usize::from(MIN_SEATS)..) {
        let row = &mut all[seats - usize::from(MIN_SEATS)];
        let Some(entries) = reader.get(list, "a list of raw materials such as `[(fish: 1)]`")
        else {
            sound = false;
            continue;
        };
        if entries.len() > seats {
            let cause = format!("{} entries, but {seats} play", entries.len());
            reader.flaw(list.token(), cause, Some(format!("write at most {seats}")));
            sound = false;
        }
        for (entry, place) in entries.iter().zip(row) {
            match within(reader, entry, Some(track), start) {
                Some(stock) => *place = stock,
                None => sound = false,
            }
        }
    }
    sound.then_some(all)
}

fn by_seats<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, BySeatsDef<'a>>,
    most: i64,
) -> Option<[u8; SEAT_COUNTS]> {
    let def = reader.get(at, "numbers such as `(two: 3, three: 3, four: 4, five: 5)`")?;
    let all = [&def.two, &def.three, &def.four, &def.five];
    let [two, three, four, five] = all.map(|number| whole(reader, number, 1, most));
    Some([two?, three?, four?, five?])
}

/// All switches, in the order in which screens show them.
#[must_use]
pub fn switches() -> &'static [Switch] {
    &[
        Switch { key: "open-discs", choices: &["no", "yes"] },
        Switch { key: "even-start", choices: &["no", "yes"] },
        Switch { key: "watched-bonus", choices: &["no", "yes"] },
        Switch { key: "rounds", choices: &["off", "8", "12", "16"] },
    ]
}

/// The current choice of a switch; `None` if there is no such switch.
#[must_use]
pub fn current(options: &Options, key: &str) -> Option<String> {
    Some(match key {
        "open-discs" => yes_no(options.open_discs),
        "even-start" => yes_no(options.even_start),
        "watched-bonus" => yes_no(options.watched_bonus),
        "rounds" if options.rounds == 0 => "off".to_owned(),
        "rounds" => options.rounds.to_string(),
        _ => return None,
    })
}

/// The switches whose choice differs between `before` and `now`, with the choice in `now`.
#[must_use]
pub fn changes(before: &Options, now: &Options) -> Vec<(String, String)> {
    let keys = switches().iter().map(|switch| switch.key);
    let differing = keys.filter(|key| current(before, key) != current(now, key));
    differing.filter_map(|key| Some((key.to_owned(), current(now, key)?))).collect()
}

/// Sets a switch.
///
/// # Errors
/// Why it cannot be set, in words for players: no such switch, or no such choice.
pub fn set(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
    let no_choice = || no_choice(switches(), key, value);
    match key {
        "open-discs" => options.open_discs = yes(value).ok_or_else(no_choice)?,
        "even-start" => options.even_start = yes(value).ok_or_else(no_choice)?,
        "watched-bonus" => options.watched_bonus = yes(value).ok_or_else(no_choice)?,
        "rounds" => options.rounds = counted(key, value, 1, MAX_ROUNDS)?.unwrap_or(0),
        _ => return Err(no_choice()),
    }
    Ok(())
}

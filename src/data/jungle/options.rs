//! The options of a rule set: as a level's file writes them, and as switches of the set-up screen.
//!
//! Every switch is a key with a list of choices, all plain words, so the screen, the command line
//! and records can show and set it without depending on Jungle. Each option gives the number of its
//! rule statement.

use serde::Deserialize;

use crate::data::fields::number;
use crate::data::jungle::animals::LeapsDef;
use crate::data::source::{At, Reader};
use crate::data::switch::{
    self, HANDICAPS, Switch, counted, handicap, handicap_word, no_choice, yes, yes_no,
};
use crate::rules::jungle::{BankCaptures, Leaps, Options, TrapOwners};

/// The highest value of `repetitions_to_draw`.
const MAX_REPETITIONS: i64 = 9;
/// The highest value of `quiet_limit`, in plies.
const MAX_QUIET: i64 = 60_000;

/// The options of a level. All are optional; the defaults are given here.
#[derive(Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct OptionsDef<'a> {
    /// Whose traps weaken a pawn: `Anybody` (the default: any trap) or `Enemy` (only the enemy's).
    /// Statement J10.
    #[serde(borrow)]
    pub traps: At<'a, TrapsDef>,
    /// May animals of equal rank take each other? `true` when left out. J7.
    pub equal_captures: At<'a, bool>,
    /// The directions in which animals may leap, if their `leaps` also allows it: `Both` (the
    /// default), `Lengthwise`, `Across` or `None`. J17.
    pub leaps: At<'a, LeapsDef>,
    /// Captures across the bank: `AsAnimals` (the default: as each animal's `ashore` says),
    /// `Never`, or `IntoWaterToo` (swimmers on land also take in water). J13, J14.
    pub bank_captures: At<'a, BankDef>,
    /// Does a trapped pawn also attack with rank 0? `false` when left out: the source's "rank zero"
    /// is read as applying to defence only. J11.
    pub trapped_attack_weakly: At<'a, bool>,
    /// How often a position must occur for the match to be drawn: 2 to 9, or `None` for never. 3
    /// when left out. J22.
    pub repetitions_to_draw: At<'a, Option<i64>>,
    /// After how many moves without a capture the match is drawn, both sides' moves counted: 1 to
    /// 60000, or `None` for never. 120 when left out. J23.
    pub quiet_limit: At<'a, Option<i64>>,
}

impl Default for OptionsDef<'_> {
    fn default() -> Self {
        Self {
            traps: At::given(TrapsDef::Anybody),
            equal_captures: At::given(true),
            leaps: At::given(LeapsDef::Both),
            bank_captures: At::given(BankDef::AsAnimals),
            trapped_attack_weakly: At::given(false),
            repetitions_to_draw: At::given(Some(3)),
            quiet_limit: At::given(Some(120)),
        }
    }
}

/// Whose traps weaken a pawn.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum TrapsDef {
    /// Any trap weakens any pawn on it.
    Anybody,
    /// A trap weakens only the enemies of its owner.
    Enemy,
}

/// Captures across the bank.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum BankDef {
    /// As each animal's `ashore` says; none from land into water.
    AsAnimals,
    /// None at all.
    Never,
    /// As the animals say, and swimmers on land take in water too.
    IntoWaterToo,
}

/// Checks and compiles a level's options.
pub(super) fn compile<'a>(reader: &mut Reader<'a>, def: &OptionsDef<'a>) -> Option<Options> {
    let traps = reader.get(&def.traps, "a choice of traps").map(|traps| match traps {
        TrapsDef::Anybody => TrapOwners::Anybody,
        TrapsDef::Enemy => TrapOwners::Enemy,
    });
    let equal = reader.get(&def.equal_captures, "`true` or `false`").copied();
    let leaps = reader.get(&def.leaps, "a choice of leaps").copied();
    let bank = reader.get(&def.bank_captures, "a choice of captures").map(|bank| match bank {
        BankDef::AsAnimals => BankCaptures::AsAnimals,
        BankDef::Never => BankCaptures::Never,
        BankDef::IntoWaterToo => BankCaptures::IntoWaterToo,
    });
    let weakly = reader.get(&def.trapped_attack_weakly, "`true` or `false`").copied();
    let repetitions = number(reader, &def.repetitions_to_draw, 2, MAX_REPETITIONS);
    let quiet = number(reader, &def.quiet_limit, 1, MAX_QUIET);
    Some(Options {
        traps: traps?,
        equal_captures: equal?,
        leaps: leaps?.into(),
        bank_captures: bank?,
        trapped_attack_weakly: weakly?,
        repetitions_to_draw: repetitions?.map(|count| count as u8),
        quiet_limit: quiet?.unwrap_or(0),
        fewer: [0; 2],
    })
}

/// All switches, in the order in which screens show them.
#[must_use]
pub fn switches() -> &'static [Switch] {
    const YES_NO: &[&str] = &["yes", "no"];
    &[
        Switch { key: "traps", choices: &["anybody", "enemy"] },
        Switch { key: "equal-captures", choices: YES_NO },
        Switch { key: "leaps", choices: &["both", "lengthwise", "across", "none"] },
        Switch { key: "bank-captures", choices: &["as-animals", "never", "into-water-too"] },
        Switch { key: "trapped-attack-weakly", choices: YES_NO },
        Switch { key: "repetition", choices: &["off", "2", "3", "4", "5"] },
        Switch { key: "quiet-limit", choices: &["off", "60", "120", "200", "400"] },
        Switch { key: "fewer-animals", choices: HANDICAPS },
    ]
}

/// The current choice of a switch; `None` if there is no such switch.
#[must_use]
pub fn current(options: &Options, key: &str) -> Option<String> {
    let number = |number: Option<u16>| number.map_or("off".to_owned(), |n| n.to_string());
    Some(match key {
        "traps" => match options.traps {
            TrapOwners::Anybody => "anybody".to_owned(),
            TrapOwners::Enemy => "enemy".to_owned(),
        },
        "equal-captures" => yes_no(options.equal_captures),
        "leaps" => match options.leaps {
            Leaps::None => "none".to_owned(),
            Leaps::Both => "both".to_owned(),
            Leaps::Lengthwise => "lengthwise".to_owned(),
            Leaps::Across => "across".to_owned(),
        },
        "bank-captures" => match options.bank_captures {
            BankCaptures::AsAnimals => "as-animals".to_owned(),
            BankCaptures::Never => "never".to_owned(),
            BankCaptures::IntoWaterToo => "into-water-too".to_owned(),
        },
        "trapped-attack-weakly" => yes_no(options.trapped_attack_weakly),
        "repetition" => number(options.repetitions_to_draw.map(u16::from)),
        "quiet-limit" => number(Some(options.quiet_limit).filter(|limit| *limit > 0)),
        "fewer-animals" => handicap_word(options.fewer),
        _ => return None,
    })
}

/// The switches whose choice differs between `before` and `now`, with the choice in `now`, as
/// records keep them.
#[must_use]
pub fn changes(before: &Options, now: &Options) -> Vec<(String, String)> {
    switch::changes(switches(), current, before, now)
}

/// Sets a switch.
///
/// # Errors
/// Why it cannot be set, in words for players: no such switch, or no such choice.
pub fn set(options: &mut Options, key: &str, value: &str) -> Result<(), String> {
    let no_choice = || no_choice(switches(), key, value);
    match key {
        "traps" => {
            options.traps = match value {
                "anybody" => TrapOwners::Anybody,
                "enemy" => TrapOwners::Enemy,
                _ => return Err(no_choice()),
            }
        }
        "equal-captures" => options.equal_captures = yes(value).ok_or_else(no_choice)?,
        "leaps" => {
            options.leaps = match value {
                "none" => Leaps::None,
                "both" => Leaps::Both,
                "lengthwise" => Leaps::Lengthwise,
                "across" => Leaps::Across,
                _ => return Err(no_choice()),
            }
        }
        "bank-captures" => {
            options.bank_captures = match value {
                "as-animals" => BankCaptures::AsAnimals,
                "never" => BankCaptures::Never,
                "into-water-too" => BankCaptures::IntoWaterToo,
                _ => return Err(no_choice()),
            }
        }
        "trapped-attack-weakly" => {
            options.trapped_attack_weakly = yes(value).ok_or_else(no_choice)?;
        }
        "repetition" => {
            let count = counted(key, value, 2, MAX_REPETITIONS)?;
            options.repetitions_to_draw = count.map(|count| count as u8);
        }
        "quiet-limit" => {
            options.quiet_limit = counted(key, value, 1, MAX_QUIET)?.unwrap_or(0);
        }
        "fewer-animals" => options.fewer = handicap(value).ok_or_else(no_choice)?,
        _ => return Err(no_choice()),
    }
    Ok(())
}

//! The options of a rule set: as a level's file writes them, and as switches of the set-up screen.
//!
//! Every switch is a key with a list of choices, all plain words, so the screen, the command line
//! and records can show and set it without depending on Zoon. Choices made for each match, such as
//! tribes, "Renforts" or the aide-mémoire, are not options of a level: the set-up screen asks for
//! them.

use serde::Deserialize;

use crate::data::fields::number;
use crate::data::source::{At, Reader};
use crate::data::switch::{self, Switch, counted, no_choice};
use crate::rules::zoon::Options;

/// The highest value of `quiet_advised` and `quiet_draw`.
const MAX_QUIET: i64 = 10_000;
/// The key of the switch for the two readings of Z71.
const BEATEN_SHOTS: &str = "beaten-shots";
/// The highest value of `rearrangements`.
const MAX_REARRANGEMENTS: i64 = 1000;

/// The options of a level. All are optional; the defaults are given here.
#[derive(Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct OptionsDef<'a> {
    /// After how many turns without combat, shot, or card placed or played the game suggests a
    /// draw: 1 to 10000, or `None` for never. 40 when left out. Z82.
    #[serde(borrow)]
    pub quiet_advised: At<'a, Option<i64>>,
    /// After how many such turns the match is drawn: 1 to 10000, or `None` for never. 60 when left
    /// out. Z82.
    pub quiet_draw: At<'a, Option<i64>>,
    /// How often each player may move cards that already lie on the field, so that every deployment
    /// ends: 0 to 1000. 60 when left out. Z7.
    pub rearrangements: At<'a, i64>,
    /// Is a shot with the lower number eliminated, like a beaten Zoon? `false` when left out: it
    /// comes back to the hand, and only its ✖ eliminates it. Z71.
    pub beaten_shots_fall: At<'a, bool>,
}

impl Default for OptionsDef<'_> {
    fn default() -> Self {
        Self {
            quiet_advised: At::given(Some(40)),
            quiet_draw: At::given(Some(60)),
            rearrangements: At::given(60),
            beaten_shots_fall: At::given(false),
        }
    }
}

/// Checks and compiles a level's options.
pub(super) fn compile<'a>(reader: &mut Reader<'a>, def: &OptionsDef<'a>) -> Option<Options> {
    let advised = number(reader, &def.quiet_advised, 1, MAX_QUIET);
    let draw = number(reader, &def.quiet_draw, 1, MAX_QUIET);
    let what = format!("a whole number from 0 to {MAX_REARRANGEMENTS}");
    let rearrangements = *reader.get(&def.rearrangements, &what)?;
    if !(0..=MAX_REARRANGEMENTS).contains(&rearrangements) {
        let cause = format!("{rearrangements} is not possible here");
        reader.flaw(def.rearrangements.token(), cause, Some(format!("write {what}")));
        return None;
    }
    let beaten_shots_fall = *reader.get(&def.beaten_shots_fall, "`true` or `false`")?;
    let options = Options {
        draw_advised: advised?.unwrap_or(0),
        draw: draw?.unwrap_or(0),
        rearrangements: rearrangements as u16,
        beaten_shots_fall,
    };
    if let Err(cause) = switched(&options) {
        let hint = "write a smaller number, or `None`".to_owned();
        reader.flaw(def.quiet_advised.token(), cause, Some(hint));
        return None;
    }
    Some(options)
}

/// Checks that a draw is suggested before it happens.
///
/// # Errors
/// The flaw, in words for players.
pub(super) fn switched(options: &Options) -> Result<(), String> {
    let Options { draw_advised, draw, .. } = *options;
    if draw_advised > 0 && draw > 0 && draw_advised >= draw {
        return Err(format!(
            "a draw is advised after {draw_advised} quiet turns, but comes after {draw} already"
        ));
    }
    Ok(())
}

/// All switches, in the order in which screens show them.
#[must_use]
pub fn switches() -> &'static [Switch] {
    &[
        Switch { key: "quiet-advised", choices: &["off", "20", "40"] },
        Switch { key: "quiet-draw", choices: &["off", "60", "100"] },
        Switch { key: BEATEN_SHOTS, choices: &["kept", "lost"] },
    ]
}

/// The current choice of a switch; `None` if there is no such switch.
#[must_use]
pub fn current(options: &Options, key: &str) -> Option<String> {
    let turns = match key {
        "quiet-advised" => options.draw_advised,
        "quiet-draw" => options.draw,
        BEATEN_SHOTS => {
            let choice = if options.beaten_shots_fall { "lost" } else { "kept" };
            return Some(choice.to_owned());
        }
        _ => return None,
    };
    Some(if turns == 0 { "off".to_owned() } else { turns.to_string() })
}

/// The switches whose choice differs between `before` and `now`, with the choice in `now`.
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
    let turns = match key {
        "quiet-advised" => &mut options.draw_advised,
        "quiet-draw" => &mut options.draw,
        BEATEN_SHOTS => {
            options.beaten_shots_fall = match value {
                "kept" => false,
                "lost" => true,
                _ => return Err(no_choice()),
            };
            return Ok(());
        }
        _ => return Err(no_choice()),
    };
    *turns = counted(key, value, 1, MAX_QUIET)?.unwrap_or(0);
    Ok(())
}

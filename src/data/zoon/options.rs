//! The options of a rule set: as a level's file writes them, and as switches of the set-up screen.
//!
//! Every switch is a key with a list of choices, all plain words, so that the screen, the command
//! line and records show and set them without knowing Zoon. What is chosen from match to match, such
//! as tribes, "Renforts" or the aide-mémoire, is no option of a level: it stands in the set-up.

use serde::Deserialize;

use crate::data::fields::number;
use crate::data::source::{At, Reader};
use crate::data::switch::{self, Switch, counted, no_choice};
use crate::rules::zoon::Options;

/// The highest number of turns without combat, shot, or card placed or played.
const MAX_QUIET: i64 = 10_000;
/// The switch of Z71's readings.
const BEATEN_SHOTS: &str = "beaten-shots";
/// How often cards laid out may be moved at most.
const MAX_REARRANGEMENTS: i64 = 1000;

/// The options of a level. All may be left out, and are then as documented here.
#[derive(Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct OptionsDef<'a> {
    /// After how many turns without combat, shot, or card placed or played a draw is advised: 1 to 10000, or
    /// `None` for never. 40 when left out. Z82.
    #[serde(borrow)]
    pub quiet_advised: At<'a, Option<i64>>,
    /// After how many such turns the match is a draw: 1 to 10000, or `None` for never. 60 when left
    /// out. Z82.
    pub quiet_draw: At<'a, Option<i64>>,
    /// How often each player may move cards that are laid out already, so that a deployment ends:
    /// 0 to 1000. 60 when left out. Z7.
    pub rearrangements: At<'a, i64>,
    /// Whether a shot whose number is beaten is eliminated, as a beaten Zoon is. `false` when left out:
    /// it comes back to the hand, and only its ✖ ends it. Z71.
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

/// A level's options, each checked.
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

/// A draw is advised before it comes.
///
/// # Errors
/// The flaw in words.
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

/// What a switch stands at; `None` when there is no such switch.
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

/// The switches that stand otherwise than in `before`, as they stand in `now`.
#[must_use]
pub fn changes(before: &Options, now: &Options) -> Vec<(String, String)> {
    switch::changes(switches(), current, before, now)
}

/// Sets a switch.
///
/// # Errors
/// Why it cannot be set, in a player's words: there is no such switch, or no such choice.
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

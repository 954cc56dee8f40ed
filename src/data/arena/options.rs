//! The options of a rule set: as a level's file writes them, and as switches of the set-up screen.
//!
//! Every switch is a key with a list of choices, all plain words, so the screen, the command line
//! and records can show and set it without depending on Arena. Where the manuals allow two readings
//! that play differently, both are choices here, with the number of the rule statement.

use serde::Deserialize;

use crate::data::fields::{self, number};
use crate::data::source::{At, Reader};
use crate::data::switch::{
    self, HANDICAPS, Switch, counted, handicap, handicap_word, no_choice, whole, yes, yes_no,
};
use crate::rules::arena::{BeforeBlocker, DoubleAction, MAX_PACK, MAX_TARGET, Options, WebPassing};

/// The highest value of `quiet_turns`.
const MAX_QUIET: i64 = 10_000;

/// The options of a level. All are optional; the defaults are given here.
#[derive(Deserialize, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct OptionsDef<'a> {
    /// The number of directions a head may point in: 8 (the default), or 4, along files and ranks.
    /// R17.
    #[serde(borrow)]
    pub facings: At<'a, i64>,
    /// May shy animals be taken from behind? `false` when left out. R47.
    pub rear_attack: At<'a, bool>,
    /// Passing over a web: `Free` (the default: only ending there is deadly) or `Deadly` (the first
    /// square of a web ends the movement). R62.
    pub web_passing: At<'a, WebPassingDef>,
    /// Do flying animals jump with their other numbers, if their powers include a jump? `true` when
    /// left out. R22.
    pub short_flyers_jump: At<'a, bool>,
    /// What a player may do after a liberation instead of three actions with three animals:
    /// `Instead` (the default) allows two actions with one animal, `InsideThree` three actions, two
    /// of them with one animal. R86.
    pub double_action: At<'a, DoubleActionDef>,
    /// Are distances exact? `true` when left out; `false` means "up to". R15.
    pub exact_numbers: At<'a, bool>,
    /// Where an animal stops when another is in its way: `Exact` (the default) only at its numbers,
    /// `Cut` also on the square before the other. R20.
    pub stop_before_blocker: At<'a, BeforeBlockerDef>,
    /// The points needed to win, 1 to 99. 5 when left out. R93, R98.
    pub target: At<'a, i64>,
    /// After how many turns without a hit or a hunt the match is decided by points: 1 to 10000, or
    /// `None` for never. 50 when left out. Captures by a web and rescues do not restart the count.
    /// The manuals have no such limit. R96.
    pub quiet_turns: At<'a, Option<i64>>,
    /// How many animals a player places before it is the other's turn, 1 to 20. 3 when left out.
    /// R5.
    pub placed_at_once: At<'a, i64>,
}

impl Default for OptionsDef<'_> {
    fn default() -> Self {
        Self {
            facings: At::given(8),
            rear_attack: At::given(false),
            web_passing: At::given(WebPassingDef::Free),
            short_flyers_jump: At::given(true),
            double_action: At::given(DoubleActionDef::Instead),
            exact_numbers: At::given(true),
            stop_before_blocker: At::given(BeforeBlockerDef::Exact),
            target: At::given(5),
            quiet_turns: At::given(Some(50)),
            placed_at_once: At::given(3),
        }
    }
}

/// Passing over a web.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum WebPassingDef {
    /// Only ending there is deadly.
    Free,
    /// The first square of a web ends the movement, and is deadly.
    Deadly,
}

/// What a player may do after a liberation instead of three actions with three animals.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum DoubleActionDef {
    /// Two actions, both with one animal.
    Instead,
    /// Three actions, two of them with one animal.
    InsideThree,
}

/// Where an animal stops when another is in its way.
#[derive(Deserialize, Clone, Copy, Debug)]
pub enum BeforeBlockerDef {
    /// Only at its numbers.
    Exact,
    /// On the square before it too.
    Cut,
}

/// Checks and compiles a level's options.
pub(super) fn compile<'a>(reader: &mut Reader<'a>, def: &OptionsDef<'a>) -> Option<Options> {
    const YES_NO: &str = "`true` or `false`";
    let facings = reader.get(&def.facings, "8 or 4").copied();
    let facings = facings.filter(|facings| {
        let known = matches!(facings, 4 | 8);
        if !known {
            let cause = format!("heads do not point in {facings} directions");
            reader.flaw(def.facings.token(), cause, Some("write 8 or 4".to_owned()));
        }
        known
    });
    let rear = reader.get(&def.rear_attack, YES_NO).copied();
    let web = reader.get(&def.web_passing, "`Free` or `Deadly`").map(|web| match web {
        WebPassingDef::Free => WebPassing::Free,
        WebPassingDef::Deadly => WebPassing::Deadly,
    });
    let jump = reader.get(&def.short_flyers_jump, YES_NO).copied();
    let double = reader.get(&def.double_action, "`Instead` or `InsideThree`");
    let double = double.map(|double| match double {
        DoubleActionDef::Instead => DoubleAction::Instead,
        DoubleActionDef::InsideThree => DoubleAction::InsideThree,
    });
    let exact = reader.get(&def.exact_numbers, YES_NO).copied();
    let blocker = reader.get(&def.stop_before_blocker, "`Exact` or `Cut`");
    let blocker = blocker.map(|blocker| match blocker {
        BeforeBlockerDef::Exact => BeforeBlocker::Exact,
        BeforeBlockerDef::Cut => BeforeBlocker::Cut,
    });
    let target = fields::whole(reader, &def.target, 1, MAX_TARGET.into());
    let quiet = number(reader, &def.quiet_turns, 1, MAX_QUIET);
    let placed = fields::whole(reader, &def.placed_at_once, 1, MAX_PACK as i64);
    Some(Options {
        facings: facings? as u8,
        rear_attack: rear?,
        web_passing: web?,
        short_flyers_jump: jump?,
        double_action: double?,
        exact_numbers: exact?,
        stop_before_blocker: blocker?,
        target: target?,
        quiet_turns: quiet?.unwrap_or(0),
        placed_at_once: placed?,
        ahead: [0; 2],
    })
}

/// All switches, in the order in which screens show them.
#[must_use]
pub fn switches() -> &'static [Switch] {
    const YES_NO: &[&str] = &["yes", "no"];
    &[
        Switch { key: "target", choices: &["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
        Switch { key: "facings", choices: &["8", "4"] },
        Switch { key: "rear-attack", choices: YES_NO },
        Switch { key: "web-passing", choices: &["free", "deadly"] },
        Switch { key: "short-flyers-jump", choices: YES_NO },
        Switch { key: "double-action", choices: &["instead", "inside-three"] },
        Switch { key: "exact-numbers", choices: YES_NO },
        Switch { key: "stop-before-blocker", choices: &["exact", "cut"] },
        Switch { key: "quiet-turns", choices: &["off", "30", "50", "100"] },
        Switch { key: "placed-at-once", choices: &["1", "3", "5"] },
        Switch { key: "points-ahead", choices: HANDICAPS },
    ]
}

/// The current choice of a switch; `None` if there is no such switch.
#[must_use]
pub fn current(options: &Options, key: &str) -> Option<String> {
    Some(match key {
        "target" => options.target.to_string(),
        "facings" => options.facings.to_string(),
        "rear-attack" => yes_no(options.rear_attack),
        "web-passing" => match options.web_passing {
            WebPassing::Free => "free".to_owned(),
            WebPassing::Deadly => "deadly".to_owned(),
        },
        "short-flyers-jump" => yes_no(options.short_flyers_jump),
        "double-action" => match options.double_action {
            DoubleAction::Instead => "instead".to_owned(),
            DoubleAction::InsideThree => "inside-three".to_owned(),
        },
        "exact-numbers" => yes_no(options.exact_numbers),
        "stop-before-blocker" => match options.stop_before_blocker {
            BeforeBlocker::Exact => "exact".to_owned(),
            BeforeBlocker::Cut => "cut".to_owned(),
        },
        "quiet-turns" => match options.quiet_turns {
            0 => "off".to_owned(),
            turns => turns.to_string(),
        },
        "placed-at-once" => options.placed_at_once.to_string(),
        "points-ahead" => handicap_word(options.ahead),
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
        "target" => options.target = whole(key, value, 1, MAX_TARGET.into())? as u8,
        "facings" => {
            options.facings = match value {
                "8" => 8,
                "4" => 4,
                _ => return Err(no_choice()),
            }
        }
        "rear-attack" => options.rear_attack = yes(value).ok_or_else(no_choice)?,
        "web-passing" => {
            options.web_passing = match value {
                "free" => WebPassing::Free,
                "deadly" => WebPassing::Deadly,
                _ => return Err(no_choice()),
            }
        }
        "short-flyers-jump" => options.short_flyers_jump = yes(value).ok_or_else(no_choice)?,
        "double-action" => {
            options.double_action = match value {
                "instead" => DoubleAction::Instead,
                "inside-three" => DoubleAction::InsideThree,
                _ => return Err(no_choice()),
            }
        }
        "exact-numbers" => options.exact_numbers = yes(value).ok_or_else(no_choice)?,
        "stop-before-blocker" => {
            options.stop_before_blocker = match value {
                "exact" => BeforeBlocker::Exact,
                "cut" => BeforeBlocker::Cut,
                _ => return Err(no_choice()),
            }
        }
        "quiet-turns" => {
            options.quiet_turns = counted(key, value, 1, MAX_QUIET)?.unwrap_or(0);
        }
        "placed-at-once" => options.placed_at_once = whole(key, value, 1, MAX_PACK as i64)? as u8,
        "points-ahead" => options.ahead = handicap(value).ok_or_else(no_choice)?,
        _ => return Err(no_choice()),
    }
    Ok(())
}

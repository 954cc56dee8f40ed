//! Where the program is, told to tests that sit outside of it: in the browser, the page's end-to-end tests.
//!
//! Whoever opens the page with `?watched` finds on the canvas, as the attribute `data-state`, a JSON object that is written anew after
//! every frame that changes it. A player's page is not watched and pays nothing. What is told is what a player sees anyway: the screen,
//! the buttons with their middles, and the spots that may be picked next. Positions are CSS pixels from the canvas's upper left corner.
//! Deliberately absent: any way in; tests press and click like everybody.

use std::fmt::Write as _;

use bevy::math::Vec2;

#[cfg(target_arch = "wasm32")]
mod page;

/// A button as a player meets it.
#[derive(Clone, Debug, PartialEq)]
struct Pressable {
    /// The key of what it says.
    key: String,
    /// What it says.
    says: String,
    middle: Vec2,
    disabled: bool,
}

/// All that is told.
#[derive(Clone, Debug, Default, PartialEq)]
struct Told {
    screen: String,
    overlay: String,
    language: String,
    game: String,
    entries: usize,
    /// Whether somebody here is to decide, and nothing moves any more.
    awaits: bool,
    over: bool,
    picked: usize,
    buttons: Vec<Pressable>,
    spots: Vec<Vec2>,
}

impl Told {
    fn to_json(&self) -> String {
        let buttons = self.buttons.iter().map(|button| {
            let (x, y) = (button.middle.x.round(), button.middle.y.round());
            let (key, says, disabled) =
                (quoted(&button.key), quoted(&button.says), button.disabled);
            format!(r#"{{"key":{key},"says":{says},"x":{x},"y":{y},"disabled":{disabled}}}"#)
        });
        let spots = self.spots.iter().map(|at| format!("[{},{}]", at.x.round(), at.y.round()));
        format!(
            r#"{{"screen":{},"overlay":{},"language":{},"game":{},"entries":{},"awaits":{},"over":{},"picked":{},"buttons":[{}],"spots":[{}]}}"#,
            quoted(&self.screen),
            quoted(&self.overlay),
            quoted(&self.language),
            quoted(&self.game),
            self.entries,
            self.awaits,
            self.over,
            self.picked,
            buttons.collect::<Vec<_>>().join(","),
            spots.collect::<Vec<_>>().join(","),
        )
    }
}

/// A text as JSON has it.
fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => out.extend(['\\', sign]),
            sign if sign < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(sign));
            }
            sign => out.push(sign),
        }
    }
    out.push('"');
    out
}

#[cfg(target_arch = "wasm32")]
pub(in crate::app) use self::page::plugin;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_is_json() {
        let button = Pressable {
            key: "title-play".to_owned(),
            says: "\"Play\"\n\\".to_owned(),
            middle: Vec2::new(10.4, 20.6),
            disabled: false,
        };
        let told = Told {
            screen: "Title".to_owned(),
            language: "en".to_owned(),
            entries: 3,
            awaits: true,
            buttons: vec![button],
            spots: vec![Vec2::new(1.0, 2.0), Vec2::new(-3.0, 4.5)],
            ..Told::default()
        };
        assert_eq!(
            told.to_json(),
            concat!(
                r#"{"screen":"Title","overlay":"","language":"en","game":"","entries":3,"awaits":true,"over":false,"picked":0,"#,
                r#""buttons":[{"key":"title-play","says":"\"Play\"\u000a\\","x":10,"y":21,"disabled":false}],"#,
                r#""spots":[[1,2],[-3,5]]}"#
            )
        );
    }
}

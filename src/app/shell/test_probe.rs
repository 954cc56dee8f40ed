//! Reports the program's state to tests outside of it: the page's end-to-end tests in the browser.
//!
//! On a page opened with `?watched`, the canvas's attribute `data-state` holds a JSON object,
//! rewritten after every frame that changes it. Other pages do not run this. It contains only what
//! a player sees: the screen, the buttons with their middles, the keys of the texts of an overlay,
//! and the spots that may be picked next. Positions are CSS pixels from the canvas's upper left corner.
//!
//! Deliberately absent: commands; tests press and click as players do.

use std::fmt::Write as _;

use bevy::math::Vec2;

#[cfg(target_arch = "wasm32")]
mod page;

/// A button on screen.
#[derive(Clone, Debug, PartialEq)]
struct Pressable {
    /// The text key of its label.
    key: String,
    /// Its label in the current language.
    says: String,
    middle: Vec2,
    disabled: bool,
}

/// The whole report.
#[derive(Clone, Debug, Default, PartialEq)]
struct ProbeReport {
    screen: String,
    overlay: String,
    language: String,
    game: String,
    entries: usize,
    /// Whether a human player has to decide and nothing is moving.
    awaits: bool,
    over: bool,
    picked: usize,
    buttons: Vec<Pressable>,
    /// The keys of what an overlay says.
    texts: Vec<String>,
    spots: Vec<Vec2>,
}

impl ProbeReport {
    fn to_json(&self) -> String {
        let buttons = self.buttons.iter().map(|button| {
            let (x, y) = (button.middle.x.round(), button.middle.y.round());
            let (key, says, disabled) =
                (quoted(&button.key), quoted(&button.says), button.disabled);
            format!(r#"{{"key":{key},"says":{says},"x":{x},"y":{y},"disabled":{disabled}}}"#)
        });
        let texts = self.texts.iter().map(|key| quoted(key));
        let spots = self.spots.iter().map(|at| format!("[{},{}]", at.x.round(), at.y.round()));
        format!(
            r#"{{"screen":{},"overlay":{},"language":{},"game":{},"entries":{},"awaits":{},"over":{},"picked":{},"buttons":[{}],"texts":[{}],"spots":[{}]}}"#,
            quoted(&self.screen),
            quoted(&self.overlay),
            quoted(&self.language),
            quoted(&self.game),
            self.entries,
            self.awaits,
            self.over,
            self.picked,
            buttons.collect::<Vec<_>>().join(","),
            texts.collect::<Vec<_>>().join(","),
            spots.collect::<Vec<_>>().join(","),
        )
    }
}

/// The text as a JSON string.
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
        let told = ProbeReport {
            screen: "Title".to_owned(),
            language: "en".to_owned(),
            entries: 3,
            awaits: true,
            buttons: vec![button],
            texts: vec!["packs-full".to_owned()],
            spots: vec![Vec2::new(1.0, 2.0), Vec2::new(-3.0, 4.5)],
            ..ProbeReport::default()
        };
        assert_eq!(
            told.to_json(),
            concat!(
                r#"{"screen":"Title","overlay":"","language":"en","game":"","entries":3,"awaits":true,"over":false,"picked":0,"#,
                r#""buttons":[{"key":"title-play","says":"\"Play\"\u000a\\","x":10,"y":21,"disabled":false}],"#,
                r#""texts":["packs-full"],"spots":[[1,2],[-3,5]]}"#
            )
        );
    }
}

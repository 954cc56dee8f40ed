//! What a variant is on the chosen board when nothing is picked: the choice that means the level's own rule says which
//! one that is, and stands for it, so that no rule is offered twice.
//!
//! Deliberately absent: the choices themselves.

use bevy::prelude::*;

use crate::app::catalog::levels::LevelList;
use crate::app::catalog::setup_sheet::{AS_IT_IS, SetUpSheet, SetUpSwitch};
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::screens::widgets::Choice;

/// The choice of the level's own rule, in the row of this switch.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub(super) struct OwnRule(pub(super) String);

/// The label of that choice on a level whose own rule is this one. A number that is not among the choices has no
/// words.
fn label(switch: &str, rule: Option<&str>, knows: impl Fn(&str) -> bool) -> LocalText {
    let key = rule.map(|rule| format!("switch-{switch}-{rule}")).filter(|key| knows(key));
    match key {
        Some(key) => LocalText::new("switch-level-own").with("choice", LocalText::new(key)),
        None => "switch-level".into(),
    }
}

/// Writes the labels for the chosen board.
pub(super) fn tell(
    (sheet, levels, locale): (Res<SetUpSheet>, Res<LevelList>, Res<Locale>),
    mut choices: Query<(&OwnRule, &mut SpokenLabel, &Children)>,
    mut texts: Query<&mut LocalText>,
) {
    let level = levels.of_game(&sheet.game).nth(sheet.level);
    for (OwnRule(switch), mut spoken, children) in &mut choices {
        let rule = level.and_then(|level| level.rule(switch));
        let wanted = label(switch, rule, |key| locale.knows(key));
        if spoken.0 == wanted {
            continue;
        }
        spoken.0.clone_from(&wanted);
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.clone_from(&wanted);
            }
        }
    }
}

/// Leaves out the choices that are the level's own rule anyway.
pub(super) fn offer_once(
    (sheet, levels): (Res<SetUpSheet>, Res<LevelList>),
    mut choices: Query<(&Choice, &mut Node)>,
) {
    let level = levels.of_game(&sheet.game).nth(sheet.level);
    for (Choice { group, index }, mut node) in &mut choices {
        let Some(switch) = sheet.shown_variants().find(|switch| switch.key == *group) else {
            continue;
        };
        let own = level.and_then(|level| level.rule(group));
        let twice = is_offered_twice(switch, *index, own);
        let display = if twice { Display::None } else { Display::Flex };
        if node.display != display {
            node.display = display;
        }
    }
}

/// Whether a choice says what the one of the level's own rule says already. One that is picked stays in sight.
fn is_offered_twice(switch: &SetUpSwitch, index: usize, own: Option<&str>) -> bool {
    let choice = switch.choices.get(index).map(String::as_str).filter(|choice| *choice != AS_IT_IS);
    choice.is_some() && choice == own && switch.picked != index
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::app::catalog::levels::tests::{levels_of, shipped};
    use crate::app::kit::locale::tests::speaking;

    #[test]
    fn the_own_rule_of_every_board_says_which_one_it_is() {
        let (levels, _) = levels_of(&shipped);
        let locale = speaking("en");
        let knows = |key: &str| locale.knows(key);
        let (mut told, mut wordless) = (BTreeSet::new(), BTreeSet::new());
        for level in &levels.0 {
            assert!(!level.rules.is_empty(), "{}", level.id);
            for (switch, rule) in &level.rules {
                let choice = format!("switch-{switch}-{rule}");
                let own = LocalText::new("switch-level-own")
                    .with("choice", LocalText::new(choice.clone()));
                if label(switch, level.rule(switch), knows) != own {
                    wordless.insert(choice);
                }
                told.insert((switch, rule));
            }
        }
        // So many rounds that nobody comes to count them.
        assert_eq!(wordless.into_iter().collect::<Vec<_>>(), ["switch-rounds-100"]);
        let switches: BTreeSet<_> = told.iter().map(|(switch, _)| switch).collect();
        assert!(switches.len() < told.len(), "boards differ: {told:?}");
        assert_eq!(label("limit", Some("77"), knows), "switch-level".into(), "it has no words");
        assert_eq!(label("limit", None, knows), "switch-level".into());
    }

    #[test]
    fn a_rule_is_offered_once_unless_it_was_picked_by_name() {
        let choices = [AS_IT_IS, "yes", "no"].map(str::to_owned).to_vec();
        let offered = |picked, own| {
            let switch = SetUpSwitch {
                key: "twins".to_owned(),
                choices: choices.clone(),
                picked,
                together: None,
            };
            (0..3).filter(|index| !is_offered_twice(&switch, *index, own)).collect::<Vec<_>>()
        };
        assert_eq!(offered(0, Some("yes")), [0, 2]);
        assert_eq!(offered(2, Some("yes")), [0, 2]);
        assert_eq!(offered(1, Some("yes")), [0, 1, 2]);
        assert_eq!(offered(0, None), [0, 1, 2], "a board that does not say");
    }
}

//! Ready-made deployments, drawn with the letters of cards.

use serde::Deserialize;

use crate::data::Label;
use crate::data::board::{Row, rows};
use crate::data::fields::{distinct, id, shown};
use crate::data::letters::{quoted, visible};
use crate::data::source::{At, Reader};
use crate::data::zoon::tribe::Named;
use crate::data::zoon::zoons::Card;
use crate::rules::zoon::{FormationPlan, MAX_SQUARES};

/// The most formations of a tribe.
const MAX_FORMATIONS: usize = 12;

/// A ready-made deployment: `(id: "shield", rows: ["sPPCPs", "stE.ts"])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct FormationDef<'a> {
    /// Its id: at most 32 lowercase letters, digits and hyphens, starting with a letter. The name
    /// on screen is the text `zoon-formation-<id>`, unless `name` gives one.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// A name shown unchanged in every language.
    #[serde(default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// The deployment zone as its owner sees it, the row nearest the enemy first: the letter of a
    /// card on each square, `.` for none. Every card of the tribe must be there, except the Zoon in
    /// reserve. Players may mirror it left to right. Z7.
    pub rows: At<'a, Vec<At<'a, String>>>,
}

/// A formation, compiled, with the length of its rows.
pub(super) struct Made {
    pub(super) plan: FormationPlan,
    pub(super) shown: Named,
    pub(super) width: u8,
}

/// Reads the formations of a tribe. If its cards are missing, skips the checks that need them.
pub(super) fn compile<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, FormationDef<'a>>>>,
    cards: Option<&[Card]>,
    tribe: &str,
) -> Option<Vec<Made>> {
    let entries = reader.get(list, "a list of formations")?;
    if entries.len() > MAX_FORMATIONS {
        let cause = format!("there are {} formations, more than {MAX_FORMATIONS}", entries.len());
        reader.flaw(list.token(), cause, Some("leave some out".to_owned()));
        return None;
    }
    let unlettered = cards.into_iter().flatten().find(|card| card.letter.is_none());
    if let Some(card) = unlettered.filter(|_| !entries.is_empty()) {
        let cause =
            format!("cards of `{}` have no letter, so no formation can place them", card.zoon);
        let hint = "add `letter: 'a'` or another letter to each card of the tribe";
        reader.flaw(list.token(), cause, Some(hint.to_owned()));
        return None;
    }
    let made: Vec<_> = entries
        .iter()
        .map(|entry| {
            let def = reader.get(entry, "a formation `(id: …, rows: …)`")?;
            formation(reader, def, cards, tribe)
        })
        .collect();
    distinct(reader, entries.iter().filter_map(|entry| Some(&entry.ok()?.id)), "formation");
    made.into_iter().collect()
}

fn formation<'a>(
    reader: &mut Reader<'a>,
    def: &FormationDef<'a>,
    cards: Option<&[Card]>,
    tribe: &str,
) -> Option<Made> {
    const WHAT: [&str; 2] =
        ["a list of strings, the row nearest the enemy first,", "a row drawn in double quotes"];
    let id = id(reader, &def.id, "a formation's id in double quotes");
    let name = shown(reader, &def.name);
    let rows = rows(reader, &def.rows, WHAT)?;
    let squares: usize = rows.iter().map(|(_, row)| row.len()).sum();
    if squares > MAX_SQUARES {
        let cause = format!("this formation has {squares} squares, more than {MAX_SQUARES}");
        reader.flaw(def.rows.token(), cause, Some("draw a smaller zone".to_owned()));
        return None;
    }
    let even = is_even(reader, def, &rows);
    let faces = stand(reader, def, &rows, cards?, tribe);
    let (id, faces) = (id?, faces.filter(|_| even)?);
    let name = name?.map_or_else(|| Label::Key(format!("zoon-formation-{id}")), Label::Words);
    let shown = Named { id: id.clone(), name, picture: String::new() };
    let width = rows.first().map_or(0, |(_, row)| row.len()) as u8;
    Some(Made { plan: FormationPlan { id, faces }, shown, width })
}

/// Checks that all rows have the same length.
fn is_even(reader: &mut Reader<'_>, def: &FormationDef<'_>, rows: &[Row<'_>]) -> bool {
    let width = rows.first().map_or(0, |(_, row)| row.len());
    if width == 0 {
        let hint = "draw the deployment zone, the row nearest the enemy first";
        reader.flaw(def.rows.token(), "this formation has no squares", Some(hint.to_owned()));
        return false;
    }
    let uneven: Vec<_> = rows.iter().filter(|(_, row)| row.len() != width).collect();
    for (token, row) in &uneven {
        let cause = format!("this row has {} squares, the first has {width}", row.len());
        reader.flaw(token, cause, Some("draw every row equally long".to_owned()));
    }
    uneven.is_empty()
}

/// The face on each square, the row nearest the enemy first; `None` if a card is unknown, missing
/// or there too often.
fn stand<'a>(
    reader: &mut Reader<'a>,
    def: &FormationDef<'a>,
    rows: &[Row<'a>],
    cards: &[Card],
    tribe: &str,
) -> Option<Vec<Option<u8>>> {
    let mut left: Vec<u8> = cards.iter().map(|card| card.count).collect();
    let (mut faces, mut sound) = (Vec::new(), true);
    for (letter, place) in rows.iter().rev().flat_map(|(_, row)| row) {
        if *letter == '.' {
            faces.push(None);
            continue;
        }
        let face = cards.iter().position(|card| card.letter == Some(*letter));
        let cause = match face {
            None => format!("no card of `{tribe}` has the letter {}", quoted(*letter)),
            Some(face) if left[face] == 0 => format!(
                "{letter:?} stands here more often than `{}` has such cards",
                visible(&cards[face].zoon)
            ),
            Some(face) => {
                left[face] -= 1;
                faces.push(Some(face as u8));
                continue;
            }
        };
        let letters: String = cards.iter().filter_map(|card| card.letter).collect();
        let hint = format!("letters of this tribe are `{letters}`, and `.` is an empty square");
        reader.flaw(place, cause, Some(hint));
        sound = false;
    }
    let missing = cards.iter().zip(&left).filter(|(_, left)| **left > 0);
    let missing: Vec<String> = missing
        .map(|(card, left)| format!("{left} of `{}`", card.letter.unwrap_or_default()))
        .collect();
    if sound && !missing.is_empty() {
        let cause = format!("cards are missing in this formation: {}", missing.join(", "));
        let hint = "every card of the tribe stands in it, but not the Zoon in reserve";
        reader.flaw(def.rows.token(), cause, Some(hint.to_owned()));
        sound = false;
    }
    Some(faces).filter(|_| sound)
}

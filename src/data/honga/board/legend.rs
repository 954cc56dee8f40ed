//! The legend of a board: the letters of its areas and round places.

use crate::data::fields::{distinct, id, shown};
use crate::data::honga::board::{AreaDef, AreaKindDef, PlaceDef};
use crate::data::honga::deck::Named;
use crate::data::honga::goods;
use crate::data::letters::quoted;
use crate::data::source::{At, Reader};
use crate::data::{self, Label, Told};
use crate::rules::honga::{AreaKind, MAX_AREAS, MAX_PLACES};

/// A letter with the area or round place it stands for.
pub(super) struct Sign<'a, K> {
    pub(super) letter: char,
    pub(super) shown: Named,
    pub(super) kind: K,
    /// Its text in the file.
    pub(super) token: &'a str,
}

/// Lists letters for a message.
pub(super) fn letters<K>(signs: &[Sign<'_, K>]) -> String {
    let letters: Vec<_> =
        signs.iter().map(|sign| format!("{:?} ({})", sign.letter, sign.shown.id)).collect();
    letters.join(", ")
}

/// Reads the areas: not too many, and exactly one of each kind except `Gathering`.
pub(super) fn areas<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, AreaDef<'a>>>>,
) -> Option<Vec<Sign<'a, AreaKind>>> {
    let entries = reader.get(list, "a list of areas")?;
    let told = entries.is_empty().then(|| Told::new("flaw-areas-none"));
    not_too_many(reader, list.token(), entries.len(), MAX_AREAS, "areas", told)?;
    let mut defs = Vec::new();
    let mut made = Vec::new();
    for entry in entries {
        let def = reader.get(entry, "an area `(letter: …, id: …, kind: …)`");
        defs.extend(def);
        made.push(def.and_then(|def| {
            let head = (&def.letter, &def.id, &def.name);
            let sign = sign(reader, head, "honga-area-", entry.token());
            let kind = reader.get(&def.kind, shape(def.kind.token()));
            let kind = kind.and_then(|kind| self::kind(reader, kind));
            let Sign { letter, shown, token, .. } = sign?;
            Some(Sign { letter, shown, kind: kind?, token })
        }));
    }
    distinct(reader, defs.iter().map(|def| &def.id), "area");
    own_letters(reader, defs.iter().map(|def| &def.letter));
    let made: Vec<_> = made.into_iter().collect::<Option<_>>()?;
    each_kind_once(reader, list.token(), &made)?;
    Some(made)
}

/// Reads the round places.
pub(super) fn places<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, PlaceDef<'a>>>>,
) -> Option<Vec<Sign<'a, ()>>> {
    let entries = reader.get(list, "a list of round places")?;
    let told = match entries.len() {
        0 => Told::new("flaw-places-none"),
        count => Told::new("flaw-places-many").count("count", count).count("most", MAX_PLACES),
    };
    not_too_many(reader, list.token(), entries.len(), MAX_PLACES, "round places", Some(told))?;
    let mut defs = Vec::new();
    let mut made = Vec::new();
    for entry in entries {
        let def = reader.get(entry, "a round place `(letter: …, id: …)`");
        defs.extend(def);
        made.push(def.and_then(|def| {
            sign(reader, (&def.letter, &def.id, &def.name), "honga-place-", entry.token())
        }));
    }
    distinct(reader, defs.iter().map(|def| &def.id), "round place");
    own_letters(reader, defs.iter().map(|def| &def.letter));
    made.into_iter().collect()
}

fn not_too_many(
    reader: &mut Reader<'_>,
    token: &str,
    entries: usize,
    most: usize,
    what: &str,
    told: Option<Told>,
) -> Option<()> {
    let cause = match entries {
        0 => format!("there are no {what}"),
        many if many > most => format!("there are {many} {what}, more than {most}"),
        _ => return Some(()),
    };
    let flaw = reader.flaw(token, cause, Some(format!("list 1 to {most}")));
    if let Some(told) = told {
        flaw.told(told);
    }
    None
}

/// The fields that areas and places share: letter, id and name, in this order.
type Head<'d, 'a> = (&'d At<'a, char>, &'d At<'a, String>, &'d At<'a, Option<At<'a, String>>>);

fn sign<'a>(
    reader: &mut Reader<'a>,
    (letter, own, name): Head<'_, 'a>,
    texts: &str,
    token: &'a str,
) -> Option<Sign<'a, ()>> {
    let drawn = reader.get(letter, "one letter in single quotes").copied();
    let id = id(reader, own, "an id in double quotes");
    let name = shown(reader, name);
    let drawn = drawn?;
    if !drawn.is_ascii_alphanumeric() {
        let cause = format!("{} is no letter", quoted(drawn));
        reader.flaw(letter.token(), cause, Some("take one of a to z, A to Z or 0 to 9".to_owned()));
        return None;
    }
    let id = id?;
    let name = name?.map_or_else(|| Label::Key(format!("{texts}{id}")), Label::Words);
    Some(Sign { letter: drawn, shown: Named { id, name }, kind: (), token })
}

/// Reports letters used more than once.
fn own_letters<'d, 'a: 'd>(
    reader: &mut Reader<'a>,
    letters: impl Iterator<Item = &'d At<'a, char>>,
) {
    let mut known = Vec::new();
    for at in letters {
        let Some(letter) = at.ok() else { continue };
        if known.contains(letter) {
            let cause = format!("{letter:?} stands for another one already");
            reader.flaw(at.token(), cause, Some("give it a letter of its own".to_owned()));
        }
        known.push(*letter);
    }
}

fn kind<'a>(reader: &mut Reader<'a>, def: &AreaKindDef<'a>) -> Option<AreaKind> {
    Some(match def {
        AreaKindDef::Gathering { resource } => {
            AreaKind::Gathering(goods::resource(reader, resource)?)
        }
        AreaKindDef::Forest => AreaKind::Forest,
        AreaKindDef::Mountain => AreaKind::Mountain,
        AreaKindDef::Mammoths => AreaKind::Mammoths,
        AreaKindDef::Barter => AreaKind::Barter,
        AreaKindDef::Honga => AreaKind::Honga,
    })
}

/// Reports kinds that occur twice or not at all.
fn each_kind_once(reader: &mut Reader<'_>, list: &str, areas: &[Sign<'_, AreaKind>]) -> Option<()> {
    const ONCE: [AreaKind; 5] = [
        AreaKind::Forest,
        AreaKind::Mountain,
        AreaKind::Mammoths,
        AreaKind::Barter,
        AreaKind::Honga,
    ];
    let mut sound = Some(());
    for kind in ONCE {
        let mut alike = areas.iter().filter(|area| area.kind == kind);
        let first = alike.next();
        let (place, cause, hint) = match (first, alike.next()) {
            (None, _) => {
                let hint = format!("add one with `kind: {kind:?}`");
                (list, format!("no area has the kind `{kind:?}`"), hint)
            }
            (Some(first), Some(second)) => {
                let cause = format!(
                    "`{}` has the kind `{kind:?}`, but `{}` has it already",
                    second.shown.id, first.shown.id
                );
                (second.token, cause, "keep one of them".to_owned())
            }
            _ => continue,
        };
        let flaw = reader.flaw(place, cause, Some(hint));
        if first.is_none() {
            let name = Label::Key(format!("honga-area-{kind:?}").to_lowercase());
            flaw.told(Told::new("flaw-area-lacking").naming("area", data::Named::Shown(name)));
        }
        sound = None;
    }
    sound
}

/// How a kind should be written, for a token that does not parse: an unknown name, or a known one
/// without its brackets.
fn shape(token: &str) -> &'static str {
    match token.split(['(', ' ']).next().unwrap_or_default() {
        "Gathering" => "`Gathering(resource: Fish)`",
        _ => "a kind of area such as `Forest` or `Gathering(resource: Fish)`",
    }
}

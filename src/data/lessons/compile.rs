//! Turns a lesson's file into a [`Lesson`], with every flaw at its place.

use crate::data::fields::{GameName, of_game, shown, whole};
use crate::data::lessons::file::{GoalDef, LessonDef, StepDef};
use crate::data::lessons::{Goal, Head, Lesson, Loaded, Step, proof};
use crate::data::letters::visible;
use crate::data::source::{At, Reader};
use crate::data::suggest::{did_you_mean, meant};
use crate::data::{Files, FromFiles, Label, Trouble, index};
use crate::rules::{Game, MAX_SEATS, Seat, TextFlaw};

/// The most steps of a lesson.
const MOST_STEPS: usize = 40;

/// The key of a lesson's texts.
fn key(id: &str, end: &str) -> Label {
    Label::Key(format!("{}{end}", id.replacen('/', "-lesson-", 1)))
}

/// Only the head.
pub(super) fn head(reader: &mut Reader<'_>, id: &str) -> Option<Head> {
    let def: LessonDef<'_> = reader.whole()?;
    let title = shown(reader, &def.title)?.map_or_else(|| key(id, ""), Label::Words);
    Some(Head { title, guided: def.guided.ok().copied().unwrap_or_default() })
}

/// The whole lesson with the tables of its level; `proven` asks for the proof of its steps.
pub(super) fn lesson<G: FromFiles>(
    reader: &mut Reader<'_>,
    files: &dyn Files,
    id: &str,
    proven: bool,
) -> Option<Loaded<G>> {
    let def: LessonDef<'_> = reader.whole()?;
    let game = of_game(reader, &def.game, GameName { id: G::ID, called: G::ID });
    let title = shown(reader, &def.title);
    let learned = shown(reader, &def.learned);
    let guided = reader.get(&def.guided, "`true` or `false`").copied();
    let seat = whole(reader, &def.seat, 0, MAX_SEATS as i64 - 1).map(Seat);
    let list = reader.get(&def.steps, "a list of steps in square brackets")?;
    if list.is_empty() || list.len() > MOST_STEPS {
        let cause = format!("a lesson has 1 to {MOST_STEPS} steps, not {}", list.len());
        reader.flaw(def.steps.token(), cause, None);
    }
    let (level, tables) = level::<G>(reader, files, &def.level)?;
    let setup = setup::<G>(reader, &tables, &def.start);
    let defs: Vec<Option<&StepDef<'_>>> =
        list.iter().map(|at| reader.get(at, "a step such as `(goal: Win)`")).collect();
    let mut steps = Vec::new();
    for (number, def) in defs.iter().enumerate() {
        let end = format!("-{}", number + 1);
        steps.push(def.and_then(|def| step::<G>(reader, &tables, def, id, &end, guided?)));
    }
    let example = reader.get(&def.example, "a list of actions in square brackets");
    let example = example.and_then(|list| actions::<G>(reader, &tables, list));
    game?;
    let (title, learned) = (title?, learned?);
    // A lesson that has a title of its own may have no text in the files of languages.
    let known = title.is_none().then(|| key(id, "-learned"));
    let lesson = Lesson {
        id: id.to_owned(),
        learned: learned.map(Label::Words).or(known),
        title: title.map_or_else(|| key(id, ""), Label::Words),
        level,
        seat: seat?,
        setup: setup?,
        guided: guided?,
        steps: steps.into_iter().collect::<Option<_>>()?,
        example: example?,
    };
    if lesson.seat.0 >= G::seats(&G::start(&tables, &lesson.setup)) {
        let cause = format!("there is no seat {} in this set-up", lesson.seat.0);
        reader.flaw(def.seat.token(), cause, Some("seats are counted from 0".to_owned()));
        return None;
    }
    if proven && !lesson.steps.is_empty() {
        let defs: Vec<&StepDef<'_>> = defs.into_iter().flatten().collect();
        proof::judge(reader, &tables, &lesson, &defs);
        let example = def.example.ok().map(Vec::as_slice).unwrap_or_default();
        proof::follow(reader, &tables, &lesson, example);
    }
    Some(Loaded { lesson, tables })
}

/// The level that a lesson names, and its tables.
fn level<'a, G: FromFiles>(
    reader: &mut Reader<'a>,
    files: &dyn Files,
    at: &At<'a, String>,
) -> Option<(String, G::Tables)> {
    let level = reader.get(at, "a level's id in double quotes")?;
    let path = format!("levels/{level}.board.ron");
    let is_own = index::split(level).is_some_and(|(game, _)| game == G::ID);
    if !is_own || files.read(&path) == Err(Trouble::Missing) {
        let index = index::Index::read(files);
        let hint = did_you_mean(level, index.of_game(G::ID));
        let own = files.meant(&path).map(|name| meant(&format!("{}/{name}", G::ID)));
        let hint = own.or(hint);
        let hint = hint.unwrap_or_else(|| format!("write `{}/` and a level's name", G::ID));
        let cause = format!("there is no level `{}` of `{}`", visible(level), G::ID);
        reader.flaw(at.token(), cause, Some(hint));
        return None;
    }
    match G::tables(files, level, &[]) {
        Ok(tables) => Some((level.clone(), tables)),
        Err(_) => {
            let cause = format!("the level `{}` has flaws of its own", visible(level));
            reader.flaw(at.token(), cause, Some(format!("check `{path}` first")));
            None
        }
    }
}

/// The set-up, read from its parts joined by blanks.
fn setup<'a, G: Game>(
    reader: &mut Reader<'a>,
    tables: &G::Tables,
    at: &At<'a, Vec<At<'a, String>>>,
) -> Option<G::Setup> {
    let parts = reader.get(at, "a list of strings such as `[\"position=…\"]`")?;
    let words: Vec<Option<&String>> =
        parts.iter().map(|part| reader.get(part, "a part of the set-up in quotes")).collect();
    let words: Vec<&str> =
        words.into_iter().map(|word| word.map(String::as_str)).collect::<Option<_>>()?;
    match G::parse_setup(tables, &words.join(" ")) {
        Ok(setup) => Some(setup),
        Err(TextFlaw { column, cause }) => {
            let mut before = 0;
            let mut place = at.token();
            for (part, word) in parts.iter().zip(&words) {
                let length = word.chars().count();
                if (before + 1..=before + length + 1).contains(&column) {
                    place = place_in(part, column - before);
                    break;
                }
                before += length + 1;
            }
            reader.flaw(place, cause, None);
            None
        }
    }
}

/// The place of a character of a string, counted from 1; the whole string if it has escapes.
fn place_in<'a>(at: &At<'a, String>, column: usize) -> &'a str {
    let (token, value) = (at.token(), at.ok().map(String::as_str).unwrap_or_default());
    let found = token.find(value).filter(|_| !value.is_empty()).and_then(|start| {
        let (offset, letter) = value.char_indices().nth(column.checked_sub(1)?)?;
        token.get(start + offset..start + offset + letter.len_utf8())
    });
    found.unwrap_or(token)
}

fn step<'a, G: Game>(
    reader: &mut Reader<'a>,
    tables: &G::Tables,
    def: &StepDef<'a>,
    id: &str,
    end: &str,
    guided: bool,
) -> Option<Step<G>> {
    let say = shown(reader, &def.say);
    let hint = shown(reader, &def.hint);
    let is_shown = reader.get(&def.shown, "`true` or `false`").map(|shown| *shown || guided);
    let goal = goal::<G>(reader, tables, &def.goal);
    let only = match reader.get(&def.only, "a list of actions") {
        Some(Some(at)) => {
            let list = reader.get(at, "a list of actions in square brackets");
            if list.is_some_and(Vec::is_empty) {
                let hint = "list actions, or leave `only` out".to_owned();
                reader.flaw(at.token(), "nothing is open to the learner", Some(hint));
            }
            list.and_then(|list| actions::<G>(reader, tables, list)).map(Some)
        }
        Some(None) => Some(None),
        None => None,
    };
    let replies = reader.get(&def.replies, "a list of actions in square brackets");
    let replies = replies.and_then(|list| actions::<G>(reader, tables, list));
    let text = |own: Option<String>, end: String| own.map_or_else(|| key(id, &end), Label::Words);
    let hint = hint?;
    Some(Step {
        say: text(say?, end.to_owned()),
        hint: (!is_shown?).then(|| text(hint, format!("{end}-hint"))),
        goal: goal?,
        only: only?,
        replies: replies?,
    })
}

fn goal<'a, G: Game>(
    reader: &mut Reader<'a>,
    tables: &G::Tables,
    at: &At<'a, GoalDef<'a>>,
) -> Option<Goal<G::Action>> {
    let what = "`Play([…])`, `See([…])`, `Win` or `Prevent(\"…\")`";
    match reader.get(at, what)? {
        GoalDef::Win => Some(Goal::Win),
        GoalDef::Play(list) => {
            is_named(reader, at.token(), list, "an action")?;
            actions::<G>(reader, tables, list).map(Goal::Play)
        }
        GoalDef::See(list) => {
            is_named(reader, at.token(), list, "an event")?;
            let what = "an event's name in double quotes";
            let names = list.iter().map(|name| reader.get(name, what).cloned());
            names.collect::<Option<_>>().map(Goal::See)
        }
        GoalDef::Prevent(name) => {
            reader.get(name, "an event's name in double quotes").cloned().map(Goal::Prevent)
        }
    }
}

/// Requires that a goal names something.
fn is_named<'a>(
    reader: &mut Reader<'a>,
    place: &str,
    list: &[At<'a, String>],
    what: &str,
) -> Option<()> {
    if list.is_empty() {
        let cause = "this goal is reached by nothing".to_owned();
        reader.flaw(place, cause, Some(format!("name {what} in the square brackets")));
    }
    (!list.is_empty()).then_some(())
}

/// Reads actions in the game's notation. Whether they are legal depends on what comes before.
fn actions<'a, G: Game>(
    reader: &mut Reader<'a>,
    tables: &G::Tables,
    list: &[At<'a, String>],
) -> Option<Vec<G::Action>> {
    let mut read = |at: &At<'a, String>| {
        let text = reader.get(at, "an action in double quotes, as the game writes it")?;
        match G::parse_action(tables, text) {
            Ok(action) => Some(action),
            Err(TextFlaw { column, cause }) => {
                reader.flaw(place_in(at, column), cause, None);
                None
            }
        }
    };
    let actions: Vec<_> = list.iter().map(&mut read).collect();
    actions.into_iter().collect()
}

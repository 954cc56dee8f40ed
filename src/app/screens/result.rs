//! The result: who won and how, the story of the match, and what to do next.
//!
//! Who has lost sees another paper, another picture and a kind word. The sheet keeps its size while
//! the story is still being worked out, so that no button moves under the pointer, and takes no press
//! in its first moment, because it may come under a hand that is still playing. Deliberately
//! absent: judging the match; the table sends the lines to show, and `story` what happened.

mod choices;
mod curve;
mod rematch;
mod story;

use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;

use self::choices::After;
use super::{evening, keepsake_line};
use crate::app::catalog::characters::Character;
use crate::app::catalog::lessons::LessonList;
use crate::app::hud::card_print::{card_node, print_face};
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::grace::Grace;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{Icon, Lettering, headlines, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::calendar::Calendar;
use crate::app::session::over::MatchOver;
use crate::app::session::plan::{MatchEnded, MatchPlan, Mood, PlayerKind, Ranked, SeatPlan};
use crate::app::session::story::{Story, TURNING};
use crate::app::table::{Log, ReplayRequest, TurnNow, Watching};
use crate::data::lessons;

/// The panel's width.
const WIDTH: f32 = 1060.0;
/// The width of the verdict beside the story.
const VERDICT: f32 = 400.0;
/// The height of a card, without and with a list of ranks, which needs room for five places.
const CARD: [f32; 2] = [140.0, 84.0];

/// Who was played against, and what it says.
struct Opponent {
    character: Option<Character>,
    said: Option<LocalText>,
}

impl Opponent {
    /// The character that was played against; how long the match was chooses the line.
    fn after(plan: Option<&MatchPlan>, end: &MatchEnded, length: usize) -> Self {
        let character = plan.and_then(|plan| speaker(plan, end));
        let said = character.and_then(|character| character.afterwards(end.mood, length));
        Self { character, said }
    }
}

/// The end of the last match.
#[derive(Resource, Clone, Debug, PartialEq)]
struct LastResult {
    end: MatchEnded,
    /// How many entries it had; a replay stands elsewhere.
    length: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchOver>()
        .init_resource::<LessonList>()
        .add_message::<ReplayRequest>()
        .add_plugins((choices::plugin, story::plugin))
        .add_systems(Update, hear_the_end.run_if(in_state(Screen::Play)))
        .add_systems(OnEnter(Overlay::Result), open_result);
}

fn hear_the_end(
    mut ended: MessageReader<MatchEnded>,
    now: Option<Res<TurnNow>>,
    mut overlays: Overlays,
    mut commands: Commands,
) {
    if let Some(end) = ended.read().last() {
        let length = now.map_or(0, |now| now.entries);
        commands.insert_resource(LastResult { end: end.clone(), length });
        overlays.close();
        overlays.open(Overlay::Result);
    }
}

fn open_result(
    (result, plan): (Option<Res<LastResult>>, Option<Res<MatchPlan>>),
    lessons: Res<LessonList>,
    (watching, settings): (Option<Res<Watching>>, Res<Settings>),
    calendar: Option<Res<Calendar>>,
    (log, story): (Option<Res<Log>>, Res<Story>),
    mut commands: Commands,
) {
    let Some(result) = result else { return };
    let company = plan.as_deref().is_some_and(has_company);
    let evening = || evening::lines(&settings.evening(Calendar::of(calendar).now()));
    let evening = company.then(evening).unwrap_or_default();
    let after = After {
        mood: result.end.mood,
        plan: plan.as_deref(),
        lessons: &lessons,
        watched: watching.as_deref(),
        turned: may_have_turned(log.as_deref(), &story),
    };
    let opponent = Opponent::after(plan.as_deref(), &result.end, result.length);
    commands
        .spawn((
            DespawnOnExit(Overlay::Result),
            theme::veil(20),
            (MenuScope { layer: 1 }, Grace::default()),
        ))
        .with_children(|veil| {
            let paper = theme::panel(px(WIDTH));
            veil.spawn(paper).insert((Fit(fit_sheet), ScrollArea)).with_children(|panel| {
                panel
                    .spawn((
                        column(space::S),
                        ScrollArea,
                        Fit(|form, node| fit_part(form, node, Part::Verdict)),
                    ))
                    .with_children(|column| {
                        spawn_end(column, &result.end, &after, &opponent, evening)
                    });
                spawn_story(panel, &result.end.ranks);
                let below = Fit(|form, node| fit_part(form, node, Part::Choices));
                panel.spawn((column(space::S), below)).with_children(|column| {
                    // Over the whole width it needs a single line.
                    column.spawn(story::taken());
                    choices::spawn(column, &after.choices());
                    keepsake_line::spawn(column);
                });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-board"),
            ]));
        });
}

/// The places, and the story below them.
fn spawn_story(panel: &mut ChildSpawnerCommands, ranks: &[Ranked]) {
    let ranked = !ranks.is_empty();
    if ranked {
        let above = Fit(|form, node| fit_part(form, node, Part::Places));
        panel
            .spawn((column(space::XS), ScrollArea, above))
            .with_children(|list| ranks.iter().for_each(|ranked| spawn_rank(list, ranked)));
    }
    let parted = if ranked {
        Fit(|form, node| fit_part(form, node, Part::Story))
    } else {
        Fit(|form, node| fit_part(form, node, Part::WholeStory))
    };
    panel.spawn((column(space::S), ScrollArea, parted)).with_children(|column| {
        column.spawn(story::pictures());
    });
}

/// Whether the match has a turning point: its story tells one or, as long as it is not told, may do so.
fn may_have_turned(log: Option<&Log>, story: &Story) -> bool {
    if story.told {
        return story.turned;
    }
    log.is_some_and(|log| log.deeds().count() >= TURNING)
}

/// How the match ended, what it means for the evening, and the best action.
fn spawn_end(
    column: &mut ChildSpawnerCommands,
    end: &MatchEnded,
    after: &After,
    opponent: &Opponent,
    evening: Vec<LocalText>,
) {
    spawn_verdict(column, end, opponent.character, after.turned);
    spawn_opponent(column, end, opponent);
    for line in evening {
        column.spawn(text(line, Lettering::Strong, palette::INK));
    }
    // Beside the story's longest words there is no room for it.
    column.spawn(story::best());
}

/// Whether several people play.
fn has_company(plan: &MatchPlan) -> bool {
    plan.seats.iter().filter(|seat| seat.player == PlayerKind::Human).count() > 1
}

/// The character that one person has played against, in a match that is no lesson.
fn only_opponent(plan: &MatchPlan) -> Option<Character> {
    let computers = plan.seats.iter().filter_map(|seat| Character::of_player(seat.player));
    let computers: Vec<Character> = computers.collect();
    let first = computers.first().copied().filter(|_| plan.option(lessons::OPTION).is_none())?;
    let alone = plan.seats.len() > computers.len() && computers.iter().all(|one| *one == first);
    alone.then_some(first)
}

/// The character that speaks after a match: the only opponent, or among several of them the winner, or else the strongest.
fn speaker(plan: &MatchPlan, end: &MatchEnded) -> Option<Character> {
    if end.ranks.is_empty() {
        return only_opponent(plan);
    }
    let of = |seat: &SeatPlan| Character::of_player(seat.player);
    let people = plan.seats.iter().filter(|seat| of(seat).is_none()).count();
    let winners = end.winners.iter().filter_map(|seat| plan.seats.get(usize::from(seat.0)));
    let won = winners.filter_map(of).next();
    let strongest = plan.seats.iter().filter_map(of).max_by_key(|character| character.place());
    let is_lesson = plan.option(lessons::OPTION).is_some();
    won.or(strongest).filter(|_| people == 1 && !is_lesson)
}

/// Face, name and level of the opponent, and what it says. Its face stands above the verdict where it has won.
fn spawn_opponent(column: &mut ChildSpawnerCommands, end: &MatchEnded, opponent: &Opponent) {
    let Some(character) = opponent.character else { return };
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
    column.spawn((line, Pickable::IGNORE)).with_children(|row| {
        if end.mood != Mood::Lost {
            row.spawn(character.face(56));
        }
        row.spawn((self::column(0.0), Pickable::IGNORE)).with_children(|words| {
            words.spawn((theme::row(space::S), Pickable::IGNORE)).with_children(|line| {
                line.spawn(text(character.name(), Lettering::Strong, palette::INK));
                line.spawn(text(character.level(), Lettering::Note, palette::COCOA));
            });
            if let Some(said) = &opponent.said {
                words.spawn(text(said.clone(), Lettering::Body, palette::INK));
            }
        });
    });
}

/// A part of the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Verdict,
    Places,
    /// The story below the places.
    Story,
    /// The story where there are none.
    WholeStory,
    Choices,
}

/// Verdict beside places and story above the choices, each of which scrolls; on a phone one below
/// the other in a sheet that scrolls, the story last. As high as the window allows from the start.
fn fit_sheet(form: Form, node: &mut Node) {
    node.display = Display::Grid;
    node.padding = UiRect::all(px(form.pick(space::L, space::M)));
    (node.width, node.max_width, node.height) = (percent(100), px(WIDTH), percent(100));
    (node.column_gap, node.row_gap) = (px(space::L), px(space::M));
    node.overflow = form.pick(Overflow::visible(), Overflow::scroll_y());
    let rest: RepeatedGridTrack = GridTrack::flex(1.0);
    node.grid_template_columns =
        form.pick(vec![GridTrack::px(VERDICT), rest.clone()], vec![rest.clone()]);
    node.grid_template_rows =
        form.pick(vec![GridTrack::auto(), rest, GridTrack::auto()], Vec::new());
    node.align_content = form.pick(AlignContent::Stretch, AlignContent::Start);
}

fn fit_part(form: Form, node: &mut Node, part: Part) {
    // Each as its first row and how many it takes, and the same of columns.
    let ((row, down), (column, across)) = match part {
        Part::Verdict => ((1, form.pick(2, 1)), (1, 1)),
        Part::Places => (form.pick((1, 1), (2, 1)), (form.pick(2, 1), 1)),
        Part::Story => (form.pick((2, 1), (4, 1)), (form.pick(2, 1), 1)),
        Part::WholeStory => (form.pick((1, 2), (4, 1)), (form.pick(2, 1), 1)),
        Part::Choices => ((3, 1), (1, form.pick(2, 1))),
    };
    node.grid_row = GridPlacement::start_span(row, down);
    node.grid_column = GridPlacement::start_span(column, across);
    let scrolls = !form.is_small() && part != Part::Choices;
    node.overflow = if scrolls { Overflow::scroll_y() } else { Overflow::visible() };
    node.min_height = if scrolls { px(0) } else { auto() };
}

fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), min_width: px(0), ..default() }
}

/// The paper under the verdict, and the kind word below it, which speaks of a turning point where there may be one.
fn tone(mood: Mood, turned: bool) -> (Color, Option<&'static str>) {
    match mood {
        Mood::Plain => (palette::PARCHMENT, None),
        Mood::Won => (palette::DEN_LAND, Some("result-kind-won")),
        Mood::Lost if turned => (palette::DEN_WATER, Some("result-kind-lost")),
        Mood::Lost => (palette::DEN_WATER, Some("result-kind-lost-soon")),
        Mood::Even => (palette::PARCHMENT, Some("result-kind-even")),
    }
}

fn spawn_verdict(
    verdict: &mut ChildSpawnerCommands,
    end: &MatchEnded,
    opponent: Option<Character>,
    turned: bool,
) {
    let (paper, kind) = tone(end.mood, turned);
    let band = Node {
        align_items: AlignItems::Center,
        padding: UiRect::axes(px(space::M), px(space::S)),
        border_radius: BorderRadius::all(px(16)),
        ..column(space::XS)
    };
    let ranked = !end.ranks.is_empty();
    verdict.spawn((band, BackgroundColor(paper), Pickable::IGNORE)).with_children(|band| {
        let victor = opponent.filter(|_| end.mood == Mood::Lost);
        if let Some(character) = victor {
            band.spawn(character.face(88));
        } else if let Some(animal) = &end.animal {
            band.spawn(Icon::of("heads", animal.clone(), if ranked { 72 } else { 88 }));
        }
        // Beside a winner's face they would be taken for the winner's.
        if !end.cards.is_empty() && victor.is_none() {
            let height = CARD[usize::from(ranked)];
            band.spawn((theme::row(space::L), Pickable::IGNORE)).with_children(|row| {
                for face in &end.cards {
                    row.spawn((card_node(height), Pickable::IGNORE))
                        .with_children(|card| print_face(card, face, height));
                }
            });
        }
        let lines = end.headline.iter().cloned().chain(kind.map(LocalText::new));
        for (line, says) in lines.enumerate() {
            let lettering = if line == 0 { Lettering::Display } else { Lettering::Body };
            let mut spawned = band.spawn(text(says, lettering, palette::INK));
            spawned.insert(TextLayout::justify(Justify::Center));
        }
    });
}

/// The line of a seat, a winner's on brighter paper.
fn spawn_rank(list: &mut ChildSpawnerCommands, ranked: &Ranked) {
    let line = Node {
        padding: UiRect::axes(px(space::S), px(2)),
        border_radius: BorderRadius::all(px(10)),
        min_height: px(38),
        ..theme::row(space::S)
    };
    let paper = if ranked.place == 1 { palette::DEN_LAND } else { palette::PARCHMENT };
    list.spawn((line, BackgroundColor(paper), Pickable::IGNORE)).with_children(|row| {
        let place = LocalText::new("end-place").with("place", ranked.place);
        let narrow = Node { width: px(26), flex_shrink: 0.0, ..default() };
        row.spawn((narrow, children![text(place, Lettering::Strong, palette::INK)]));
        row.spawn(Icon::of("tokens", ranked.token, 28));
        row.spawn(plain(ranked.name.clone(), Lettering::Strong, palette::INK));
        row.spawn(Node { flex_grow: 1.0, ..default() });
        if let Some(note) = &ranked.note {
            row.spawn(text(note.clone(), Lettering::Small, palette::COCOA));
        }
        if let Some(points) = ranked.points {
            let points = LocalText::new("end-points").with("count", points);
            row.spawn((text(points, Lettering::Strong, palette::INK), TextLayout::no_wrap()));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::table::LogLine;
    use crate::rules::Side;

    #[test]
    fn who_has_lost_sees_another_paper_and_another_word_than_who_has_won() {
        let (won, lost) = (tone(Mood::Won, true), tone(Mood::Lost, true));
        assert!(won.0 != lost.0 && won.1 != lost.1 && lost.1.is_some());
    }

    #[test]
    fn after_a_match_given_up_at_once_no_turning_point_is_spoken_of() {
        let mut log = Log::default();
        let mut turned = |lines: [LogLine; 4]| {
            lines.into_iter().for_each(|line| log.enter(vec![line]));
            may_have_turned(Some(&log), &Story::default())
        };
        let line = |side: Option<u8>| LogLine::new(side.map(Side), "log");
        // Two lots, then both have laid out.
        assert!(!turned(
            [line(None), line(None), line(Some(0)), line(Some(1))].map(LogLine::of_player)
        ));
        assert!(!turned([0, 1, 0, 1].map(|side| line(Some(side)))));
        assert!(turned([0, 1, 0, 1].map(|side| line(Some(side)))));
        let told = |turned| Story { told: true, turned, ..Story::default() };
        assert!(may_have_turned(None, &told(true)) && !may_have_turned(Some(&log), &told(false)));
        assert_ne!(tone(Mood::Lost, false).1, tone(Mood::Lost, true).1);
    }
}

//! The result: who won and how, the story of the match, and what to do next.
//!
//! Who has lost sees another paper, another picture and a kind word. The sheet keeps its size while
//! the story is still being worked out, so that no button moves under the pointer, and takes no press
//! in its first moment, because it may come under a hand that is still playing. Deliberately
//! absent: judging the match; the table sends the lines to show, and `story` what happened.

mod curve;
mod story;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::{evening, keepsake_line};
use crate::app::hud::card_print::{card_node, print_face};
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::grace::Grace;
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, button, headlines, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::calendar::Calendar;
use crate::app::session::over::MatchOver;
use crate::app::session::plan::{MatchEnded, MatchPlan, Mood, PlayerKind, Ranked, SeatPlan, Skill};
use crate::app::session::table_command::TableCommand;
use crate::app::table::{ReplayRequest, Watching};

/// The panel's width.
const WIDTH: f32 = 1060.0;
/// The width of the verdict beside the story.
const VERDICT: f32 = 400.0;
/// The height of a card, without and with a list of ranks, which needs room for five places.
const CARD: [f32; 2] = [150.0, 84.0];

/// The end of the last match.
#[derive(Resource, Clone, Debug, PartialEq)]
struct LastResult(MatchEnded);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchOver>()
        .add_message::<ReplayRequest>()
        .add_plugins(story::plugin)
        .add_systems(Update, hear_the_end.run_if(in_state(Screen::Play)))
        .add_systems(OnEnter(Overlay::Result), open_result);
}

fn hear_the_end(
    mut ended: MessageReader<MatchEnded>,
    mut overlays: Overlays,
    mut commands: Commands,
) {
    if let Some(end) = ended.read().last() {
        commands.insert_resource(LastResult(end.clone()));
        overlays.close();
        overlays.open(Overlay::Result);
    }
}

fn open_result(
    (result, plan): (Option<Res<LastResult>>, Option<Res<MatchPlan>>),
    (watching, settings): (Option<Res<Watching>>, Res<Settings>),
    calendar: Option<Res<Calendar>>,
    mut commands: Commands,
) {
    let Some(result) = result else { return };
    let now = Calendar::of(calendar).now();
    let evening = match &plan {
        Some(plan) if has_company(plan) => evening::lines(&settings.evening(now)),
        _ => Vec::new(),
    };
    let choices = Choices {
        other: plan.and_then(|plan| Rematch::for_mood(result.0.mood, &plan.seats)),
        watched: watching.is_some(),
    };
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
                    .with_children(|column| spawn_end(column, &result.0, evening));
                let parted = Fit(|form, node| fit_part(form, node, Part::Story));
                panel.spawn((column(space::S), ScrollArea, parted)).with_children(|column| {
                    column.spawn(story::pictures());
                    if !result.0.ranks.is_empty() {
                        column.spawn(story::best());
                    }
                });
                panel
                    .spawn((
                        column(space::S),
                        Fit(|form, node| fit_part(form, node, Part::Choices)),
                    ))
                    .with_children(|column| {
                        spawn_choices(column, choices);
                        keepsake_line::spawn(column, false);
                    });
            });
            veil.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Back, "hint-board"),
            ]));
        });
}

/// How the match ended, what it means for the evening, and the best action where no ranks take the room.
fn spawn_end(column: &mut ChildSpawnerCommands, end: &MatchEnded, evening: Vec<LocalText>) {
    spawn_verdict(column, end);
    spawn_ranks(column, &end.ranks);
    for line in evening {
        column.spawn(text(line, Lettering::Strong, palette::INK));
    }
    if end.ranks.is_empty() {
        column.spawn(story::best());
    }
}

/// Whether several people play.
fn has_company(plan: &MatchPlan) -> bool {
    plan.seats.iter().filter(|seat| seat.player == PlayerKind::Human).count() > 1
}

/// The three parts of the sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Verdict,
    Story,
    Choices,
}

/// Verdict and story side by side above the choices, each of which scrolls; on a phone one below
/// the other in a sheet that scrolls. As high as the window allows from the start.
fn fit_sheet(form: Form, node: &mut Node) {
    node.display = Display::Grid;
    node.padding = UiRect::all(px(form.pick(space::L, space::M)));
    (node.width, node.max_width, node.height) = (percent(100), px(WIDTH), percent(100));
    (node.column_gap, node.row_gap) = (px(space::L), px(space::M));
    node.overflow = form.pick(Overflow::visible(), Overflow::scroll_y());
    let rest: RepeatedGridTrack = GridTrack::flex(1.0);
    node.grid_template_columns =
        form.pick(vec![GridTrack::px(VERDICT), rest.clone()], vec![rest.clone()]);
    node.grid_template_rows = form.pick(vec![rest, GridTrack::auto()], Vec::new());
    node.align_content = form.pick(AlignContent::Stretch, AlignContent::Start);
}

fn fit_part(form: Form, node: &mut Node, part: Part) {
    let (row, column) = match part {
        Part::Verdict => (1, 1),
        Part::Story => form.pick((1, 2), (3, 1)),
        Part::Choices => (2, 1),
    };
    let across = form.pick(if part == Part::Choices { 2 } else { 1 }, 1);
    node.grid_row = GridPlacement::start_span(row, 1);
    node.grid_column = GridPlacement::start_span(column, across);
    let scrolls = !form.is_small() && part != Part::Choices;
    node.overflow = if scrolls { Overflow::scroll_y() } else { Overflow::visible() };
    node.min_height = if scrolls { px(0) } else { auto() };
}

fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), min_width: px(0), ..default() }
}

/// The paper under the verdict, and the kind word below it.
fn tone(mood: Mood) -> (Color, Option<&'static str>) {
    match mood {
        Mood::Plain => (palette::PARCHMENT, None),
        Mood::Won => (palette::DEN_LAND, Some("result-kind-won")),
        Mood::Lost => (palette::DEN_WATER, Some("result-kind-lost")),
        Mood::Even => (palette::PARCHMENT, Some("result-kind-even")),
    }
}

fn spawn_verdict(verdict: &mut ChildSpawnerCommands, end: &MatchEnded) {
    let (paper, kind) = tone(end.mood);
    let band = Node {
        align_items: AlignItems::Center,
        padding: UiRect::all(px(space::M)),
        border_radius: BorderRadius::all(px(16)),
        ..column(space::S)
    };
    let ranked = !end.ranks.is_empty();
    verdict.spawn((band, BackgroundColor(paper), Pickable::IGNORE)).with_children(|band| {
        if let Some(animal) = &end.animal {
            band.spawn(Icon::of("heads", animal.clone(), if ranked { 72 } else { 104 }));
        }
        if !end.cards.is_empty() {
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

/// A line for every seat, the winners' on brighter paper.
fn spawn_ranks(verdict: &mut ChildSpawnerCommands, ranks: &[Ranked]) {
    if ranks.is_empty() {
        return;
    }
    verdict.spawn((column(space::XS), Pickable::IGNORE)).with_children(|list| {
        ranks.iter().for_each(|ranked| spawn_rank(list, ranked));
    });
}

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

/// What can be chosen besides what can always be.
#[derive(Clone, Copy)]
struct Choices {
    /// A rematch against another computer.
    other: Option<Rematch>,
    /// The result was opened again from the replay.
    watched: bool,
}

fn spawn_choices(column: &mut ChildSpawnerCommands, Choices { other, watched }: Choices) {
    let row = Node {
        justify_content: JustifyContent::Center,
        // At its full width the row's height accounts for wrapped lines.
        width: percent(100),
        flex_shrink: 0.0,
        ..theme::row(space::S)
    };
    column.spawn(row).with_children(|row| {
        let second = |label: &'static str| low_button(label, ButtonKind::Secondary);
        if watched {
            let back = button("pause-watch-on", ButtonKind::Primary);
            row.spawn((back, FirstFocus, TableCommand::Close));
        } else {
            let again = button("result-rematch", ButtonKind::Primary);
            row.spawn((again, FirstFocus, TableCommand::Rematch));
            if let Some(rematch) = other {
                let label = (second(rematch.label()), TableCommand::Rematch);
                row.spawn((label, observe(ask_for(rematch))));
            }
            row.spawn((second("result-board"), TableCommand::Close));
            row.spawn((second("result-watch"), observe(watch)));
            row.spawn((second("review-begin"), observe(review)));
        }
        row.spawn((second("result-setup"), TableCommand::Leave(Screen::SetUp)));
        row.spawn((second("result-title"), TableCommand::Leave(Screen::Title)));
    });
}

/// A rematch against computers of another strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rematch {
    Harder,
    Easier,
}

impl Rematch {
    /// The one to offer after a match of these seats: who has lost is offered an easier one. `None`
    /// if there is none, or nobody plays against a computer.
    fn for_mood(mood: Mood, seats: &[SeatPlan]) -> Option<Self> {
        let offered = if mood == Mood::Lost { Self::Easier } else { Self::Harder };
        let against = seats.iter().any(|seat| seat.player == PlayerKind::Human);
        (against && offered.players(seats) != seats).then_some(offered)
    }

    fn label(self) -> &'static str {
        match self {
            Self::Harder => "result-harder",
            Self::Easier => "result-easier",
        }
    }

    /// The same players with every computer one strength stronger or weaker, where there is one.
    fn players(self, seats: &[SeatPlan]) -> Vec<SeatPlan> {
        let skill = |skill| match (self, skill) {
            (Self::Harder, Skill::Easy) | (Self::Easier, Skill::Hard) => Skill::Medium,
            (Self::Harder, _) => Skill::Hard,
            (Self::Easier, _) => Skill::Easy,
        };
        let mut others = seats.to_vec();
        for seat in &mut others {
            if let PlayerKind::Computer(now) = seat.player {
                seat.player = PlayerKind::Computer(skill(now));
            }
        }
        others
    }
}

/// The rematch that the button asks for takes its players from the plan.
fn ask_for(rematch: Rematch) -> impl Fn(On<Activate>, Option<ResMut<MatchPlan>>) {
    move |_, plan| {
        if let Some(mut plan) = plan {
            plan.seats = rematch.players(&plan.seats);
        }
    }
}

/// Plays the match again from its start.
fn watch(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<ReplayRequest>) {
    requests.write(ReplayRequest::Watch);
    requests.write(ReplayRequest::Run);
    overlays.close();
}

/// Opens the replay, which then is reviewed.
fn review(_: On<Activate>, mut overlays: Overlays, mut requests: MessageWriter<ReplayRequest>) {
    requests.write(ReplayRequest::Watch);
    requests.write(ReplayRequest::Review);
    overlays.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_lost_is_offered_the_next_weaker_computer_and_others_the_next_stronger() {
        let seats = |players: [PlayerKind; 2]| {
            players.map(|player| SeatPlan { name: "Ann".into(), player }).to_vec()
        };
        let against = |mood, player| {
            let seats = seats([PlayerKind::Human, player]);
            Rematch::for_mood(mood, &seats).map(|rematch| rematch.players(&seats)[1].player)
        };
        let [easy, medium, hard] =
            [Skill::Easy, Skill::Medium, Skill::Hard].map(PlayerKind::Computer);
        for mood in [Mood::Won, Mood::Even, Mood::Plain] {
            assert_eq!(against(mood, easy), Some(medium));
            assert_eq!(against(mood, medium), Some(hard));
            assert_eq!(against(mood, hard), None);
        }
        assert_eq!(against(Mood::Lost, hard), Some(medium));
        assert_eq!(against(Mood::Lost, medium), Some(easy));
        assert_eq!(against(Mood::Lost, easy), None);
        assert_eq!(against(Mood::Won, PlayerKind::Human), None);
        assert_eq!(Rematch::for_mood(Mood::Plain, &seats([easy; 2])), None, "nobody plays there");
    }

    #[test]
    fn who_has_lost_sees_another_paper_and_another_word_than_who_has_won() {
        let (won, lost) = (tone(Mood::Won), tone(Mood::Lost));
        assert!(won.0 != lost.0 && won.1 != lost.1 && lost.1.is_some());
    }
}

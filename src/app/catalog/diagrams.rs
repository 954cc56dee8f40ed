//! Diagrams of the rules: what a lesson shows, as a small board before and one after.
//!
//! The way from one to the other is found in the lesson itself, and both boards are painted as the table
//! would show them, so a diagram is true for the lesson's level, a modder's too. It is painted when a
//! page asks for it. Deliberately absent: drawings of rules, which could become false.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;

use super::records::KnownFiles;
use crate::app::kit::content::HEADS;
use crate::app::kit::content::art::Art;
use crate::app::kit::content::cutouts::Cutouts;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::board::painting::{Painter, Paints};
use crate::app::table::matches::laying::layout_of;
use crate::app::table::{Scene, TableGame};
use crate::data::lessons::{self, Course, Loaded, Way};
use crate::data::{Files, index};
use crate::referee::Match;
use crate::rules::{Spot, Viewer};

/// The largest width and height of a board.
const LARGEST: UVec2 = UVec2::new(300, 300);
/// The numbers of random draws; a lesson draws none before it begins.
const SEED: u64 = 1;

/// A lesson as a diagram.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagram {
    /// The board before and after.
    pub boards: Vec<Handle<Image>>,
    /// The size of a board in pixels.
    pub size: UVec2,
}

/// The diagrams painted so far, by the ids of their lessons.
#[derive(Resource, Default)]
pub struct Diagrams {
    painted: BTreeMap<String, Option<Diagram>>,
    wanted: Vec<String>,
}

impl Diagrams {
    /// A diagram. It is painted if it is not there yet; `None` until then, and for a lesson that
    /// cannot be shown.
    pub fn ask(&mut self, lesson: &str) -> Option<Diagram> {
        if let Some(painted) = self.painted.get(lesson) {
            return painted.clone();
        }
        if !self.wanted.iter().any(|wanted| wanted == lesson) {
            self.wanted.push(lesson.to_owned());
        }
        None
    }
}

/// A diagram being painted.
#[derive(Resource)]
struct Painting<G: TableGame> {
    id: String,
    painter: Painter,
    /// The scenes, each with the squares in question.
    scenes: Vec<(Scene, Vec<Spot>)>,
    boards: Vec<Handle<Image>>,
    size: UVec2,
    game: std::marker::PhantomData<G>,
}

pub(in crate::app) fn game_plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Diagrams>()
        .add_systems(
            Update,
            (
                begin::<G>.run_if(not(resource_exists::<Painting<G>>)),
                paint::<G>.run_if(resource_exists::<Painting<G>>),
            )
                .chain()
                .run_if(in_state(Overlay::Rules)),
        )
        // What another palette or another language changes is painted anew.
        .add_systems(OnExit(Overlay::Rules), forget::<G>);
}

fn forget<G: TableGame>(mut diagrams: ResMut<Diagrams>, mut commands: Commands) {
    *diagrams = Diagrams::default();
    commands.remove_resource::<Painting<G>>();
}

/// Takes the next wanted diagram of the game in hand.
fn begin<G: TableGame>(
    mut diagrams: ResMut<Diagrams>,
    files: Option<Res<KnownFiles>>,
    (art, screen): (Option<ResMut<Art>>, Res<State<Screen>>),
    mut commands: Commands,
) {
    let own = |id: &String| index::split(id).is_some_and(|(game, _)| game == G::ID);
    let Some(place) = diagrams.wanted.iter().position(own) else { return };
    let id = diagrams.wanted[place].clone();
    let begun = files.zip(art).and_then(|(files, mut art)| {
        let painting = Painting::<G>::of(&*files.0, &id)?;
        // The match on the table has lent its own.
        if *screen.get() != Screen::Play {
            let looks = G::looks(&*files.0, &painting.1);
            let heads = looks.heads.into_iter().map(|(name, cell)| (HEADS, name, cell));
            art.lend(heads.chain(looks.pictures));
        }
        Some(painting.0)
    });
    match begun {
        Some(painting) => commands.insert_resource(painting),
        None => {
            diagrams.wanted.remove(place);
            diagrams.painted.insert(id, None);
        }
    }
}

impl<G: TableGame> Painting<G> {
    /// The scenes of a lesson, and its level. `None` if it cannot be read or leads nowhere.
    fn of(files: &dyn Files, id: &str) -> Option<(Self, String)> {
        let Loaded { lesson, tables } = lessons::load::<G>(files, id).ok()?;
        let Way::Found(way) = Course::new(&tables, &lesson).way() else { return None };
        let look = G::board(&tables);
        let tables = Arc::new(tables);
        let mut played = Match::<G>::new(tables.clone(), lesson.setup.clone(), SEED);
        let viewer = Viewer::Seat(lesson.seat);
        let scene = |played: &Match<G>| G::stage(&tables, &G::shown_to(&played.view(viewer)));
        let spots = way.iter().flat_map(|action| G::spots(&tables, *action).as_slice().to_vec());
        let mut framed: Vec<Spot> = spots.filter(|spot| matches!(spot, Spot::Square(_))).collect();
        framed.dedup();
        let mut scenes = vec![(scene(&played), framed)];
        for action in way {
            played.play(action).ok()?;
        }
        scenes.push((scene(&played), Vec::new()));
        let drawn = G::looks(files, &lesson.level).drawn;
        let layout = layout_of(&played, &look, &drawn);
        let painter = Painter::new(look, layout, G::PLAYER_STYLE, LARGEST, false);
        let (boards, game) = (Vec::new(), std::marker::PhantomData);
        let id = id.to_owned();
        let painting = Self { id, painter, scenes, boards, size: UVec2::ZERO, game };
        Some((painting, lesson.level))
    }
}

/// Paints a board in each frame.
fn paint<G: TableGame>(
    mut painting: ResMut<Painting<G>>,
    (art, cutouts): (Option<Res<Art>>, Option<Res<Cutouts>>),
    images: Option<ResMut<Assets<Image>>>,
    mut diagrams: ResMut<Diagrams>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    redraw.nudge();
    let (Some(art), Some(cutouts), Some(mut images)) = (art, cutouts, images) else { return };
    if cutouts.lacks_any() {
        return;
    }
    let painting = &mut *painting;
    if let Some((scene, framed)) = painting.scenes.get(painting.boards.len()) {
        let paints = Paints { art: &art, cutouts: &cutouts };
        if let Some(canvas) = painting.painter.paint(scene, framed, paints) {
            painting.size = canvas.size;
            let image = canvas.into_image(RenderAssetUsages::RENDER_WORLD);
            painting.boards.push(images.add(image));
        }
        return;
    }
    let diagram = Diagram { boards: std::mem::take(&mut painting.boards), size: painting.size };
    let id = std::mem::take(&mut painting.id);
    diagrams.wanted.retain(|wanted| *wanted != id);
    diagrams.painted.insert(id, Some(diagram));
    commands.remove_resource::<Painting<G>>();
}

#[cfg(test)]
mod tests {
    use super::super::levels::tests::{shipped, shipped_levels};
    use super::super::setup_sheet::SetUpSheet;
    use super::*;
    use crate::app::games::GAMES;
    use crate::app::kit::locale::Locale;
    use crate::app::kit::settings::Settings;
    use crate::for_game;

    /// The lessons that the pages of every shipped level name.
    fn examples() -> Vec<&'static str> {
        let (levels, mut found) = (shipped_levels(), Vec::new());
        for card in GAMES.0 {
            let menu = card.menu.expect("a menu");
            for place in 0..levels.of_game(card.game).count() {
                let mut sheet = SetUpSheet::default();
                sheet.open_game(card, &levels, &Settings::default());
                sheet.level = place;
                let book = (menu.pages)(&shipped, &sheet.plan(&levels, &Locale::default()));
                found.extend(book.pages.into_iter().filter_map(|page| page.example));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    #[test]
    fn every_example_of_the_rules_is_a_lesson_of_its_game_whose_way_changes_the_board() {
        let examples = examples();
        assert!(examples.len() >= 15, "{examples:?}");
        let mut flawed = Vec::new();
        for id in examples {
            let (game, _) = index::split(id).expect("an id");
            let scenes = for_game!(game, G => Painting::<G>::of(&shipped, id)
                .map(|(painting, _)| painting.scenes.into_iter().map(|(scene, _)| scene).collect::<Vec<_>>()));
            let scenes = scenes.expect("a game").unwrap_or_default();
            let pawns: Vec<String> =
                scenes.iter().map(|scene| format!("{:?}", scene.pawns)).collect();
            if pawns.len() != 2 || pawns[0] == pawns[1] {
                flawed.push(id);
            }
        }
        assert!(flawed.is_empty(), "these lead nowhere or change nothing: {flawed:?}");
    }
}

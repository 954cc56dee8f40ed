//! Diagrams of the rules: what a lesson shows, as a small board before and one after.
//!
//! The way from one to the other is found in the lesson itself, and both boards are painted as the table
//! would show them, so a diagram is true for the lesson's level, a modder's too. It is painted when a
//! page asks for it. What happens between the boards is shown by [`super::moving_pictures`]. Deliberately absent:
//! drawings of rules, which could become false.

use std::collections::BTreeMap;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;

use super::examples::{Example, Picture};
use super::records::KnownFiles;
use crate::app::kit::content::HEADS;
use crate::app::kit::content::art::Art;
use crate::app::kit::content::cutouts::Cutouts;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::TableGame;
use crate::app::table::board::painting::{Painter, Paints};
use crate::data::index;

/// A lesson as a diagram.
#[derive(Clone, PartialEq, Debug)]
pub struct Diagram {
    /// The board before, cards that were compared, the board after.
    pub boards: Vec<Handle<Image>>,
    /// The size of each in pixels.
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
    pictures: Vec<Picture>,
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
        let example = Example::<G>::of(&*files.0, &id)?;
        let painting = Painting::new(&example, &id);
        // The match on the table has lent its own.
        if *screen.get() != Screen::Play {
            let looks = example.looks;
            let heads = looks.heads.into_iter().map(|(name, cell)| (HEADS, name, cell));
            art.lend(heads.chain(looks.pictures));
        }
        Some(painting)
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
    fn new(example: &Example<G>, id: &str) -> Self {
        let (painter, pictures) = (example.painter(), example.pictures());
        let (boards, game) = (Vec::new(), std::marker::PhantomData);
        Self { id: id.to_owned(), painter, pictures, boards, size: UVec2::ZERO, game }
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
    if let Some(picture) = painting.pictures.get(painting.boards.len()) {
        let paints = Paints { art: &art, cutouts: &cutouts };
        let painted = match picture {
            Picture::Board(scene, framed) => painting.painter.paint(scene, framed, paints),
            Picture::Cards(cards) => painting.painter.paint_cards(cards, paints),
        };
        if let Some(canvas) = painted {
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
pub(in crate::app) mod tests {
    use super::super::levels::tests::{shipped, shipped_levels};
    use super::super::setup_sheet::SetUpSheet;
    use super::*;
    use crate::app::games::GAMES;
    use crate::app::kit::locale::Locale;
    use crate::app::kit::settings::Settings;
    use crate::for_game;

    /// The lessons that the pages of every shipped level name.
    pub(in crate::app) fn examples() -> Vec<&'static str> {
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
            let pictures = for_game!(game, G => Example::<G>::of(&shipped, id)
                .map(|example| example.pictures()));
            let pictures = pictures.expect("a game").unwrap_or_default();
            let ends = [pictures.first(), pictures.last()].map(|end| match end {
                Some(Picture::Board(scene, _)) => format!("{:?}", scene.pawns),
                _ => String::new(),
            });
            if pictures.len() < 2 || ends[0] == ends[1] {
                flawed.push(id);
            }
        }
        assert!(flawed.is_empty(), "these lead nowhere or change nothing: {flawed:?}");
    }
}

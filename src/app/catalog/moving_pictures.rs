//! Small moving pictures of the rules: how an example goes from its first board to its last.
//!
//! The example is played on a model of the table and painted by the processor, picture by picture, more
//! slowly than on the table so that every step can be followed. Only the picture of the moment is kept. A
//! picture moves when a page asks for it, once; then nothing moves and nothing asks for frames.
//! Deliberately absent: when it is asked for, and what those see who want less motion.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;

use super::examples::Example;
use super::records::KnownFiles;
use crate::app::kit::canvas::Canvas;
use crate::app::kit::content::art::Art;
use crate::app::kit::content::cutouts::Cutouts;
use crate::app::kit::screen_state::Overlay;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::board::painting::{Painter, Paints};
use crate::app::table::model::ModelTable;
use crate::app::table::motion::staged::Staged;
use crate::app::table::{CloseCard, Enact};
use crate::data::index;

/// How long a picture is shown.
const SHOWN: Duration = Duration::from_millis(50);
/// How much time passes on the table meanwhile.
const PASSES: Duration = Duration::from_millis(30);
/// How often as much time passes at once while nothing is seen to move, such as under a banner.
const STILL: u16 = 4;
/// How many pictures the board is seen before the first step.
const BEFORE: u16 = 12;
/// How many between two actions.
const BETWEEN: u16 = 5;
/// How many when everything has been shown.
const AFTER: u16 = 8;
/// How many pictures cards are seen from near.
const NEAR: u16 = 32;
/// No example has more.
const MOST: u16 = 400;

/// The moving picture that plays.
#[derive(Resource, Default)]
pub struct MovingPictures {
    /// The lesson whose example is to be seen, until it has been played.
    plays: Option<String>,
    /// The same until its table is laid.
    wanted: Option<String>,
    running: Option<Shown>,
}

/// What is seen of it now.
struct Shown {
    lesson: String,
    picture: Handle<Image>,
}

impl MovingPictures {
    /// Plays the example of a lesson from its beginning, in place of any other.
    pub fn play(&mut self, lesson: &str) {
        let lesson = Some(lesson.to_owned());
        *self = Self { plays: lesson.clone(), wanted: lesson, running: None };
    }

    /// Ends the one that plays.
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// The picture of the moment while the example of this lesson plays.
    #[must_use]
    pub fn picture(&self, lesson: &str) -> Option<Handle<Image>> {
        let shown = self.running.as_ref().filter(|shown| shown.lesson == lesson);
        shown.map(|shown| shown.picture.clone())
    }

    /// Whether one plays or is about to.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.wanted.is_some() || self.running.is_some()
    }
}

/// An example being played.
#[derive(Resource)]
struct Rolling<G: Enact> {
    lesson: String,
    painter: Painter,
    table: ModelTable<G>,
    left: VecDeque<Scene<G>>,
    /// Pictures for which nothing changes.
    rests: u16,
    shown: u16,
    /// Time for which no picture has been painted yet.
    due: Duration,
    /// What could not be painted yet because pictures are on their way.
    pending: Option<Next>,
    picture: Option<Handle<Image>>,
}

/// An action, and the cards it compares, which are seen first.
struct Scene<G: Enact> {
    cards: Vec<CloseCard>,
    action: G::Action,
}

/// What becomes of it.
enum Next {
    /// What it shows is painted anew.
    Board,
    Cards(Vec<CloseCard>),
    /// Nothing has changed.
    Same,
    Over,
}

pub(in crate::app) fn game_plugin<G: Enact>(app: &mut App) {
    app.init_resource::<MovingPictures>()
        .add_systems(
            Update,
            (begin::<G>, roll::<G>.run_if(resource_exists::<Rolling<G>>))
                .chain()
                .run_if(in_state(Overlay::Rules)),
        )
        .add_systems(OnExit(Overlay::Rules), forget::<G>);
}

fn forget<G: Enact>(mut moving: ResMut<MovingPictures>, mut commands: Commands) {
    moving.stop();
    commands.remove_resource::<Rolling<G>>();
}

/// Lays the table for the moving picture that is wanted, if it is of the game in hand.
fn begin<G: Enact>(
    mut moving: ResMut<MovingPictures>,
    files: Option<Res<KnownFiles>>,
    mut commands: Commands,
) {
    let own = |id: &String| index::split(id).is_some_and(|(game, _)| game == G::ID);
    let (Some(lesson), Some(files)) = (moving.wanted.take_if(|id| own(id)), files) else { return };
    let Some(example) = Example::<G>::of(&*files.0, &lesson) else { return };
    let (staged, _) = if G::CUES.is_empty() { default() } else { Staged::read(&*files.0, G::ID) };
    let mut rolling = Rolling::of(&example, staged);
    rolling.lesson = lesson;
    commands.insert_resource(rolling);
}

impl<G: Enact> Rolling<G> {
    fn of(example: &Example<G>, staged: Staged) -> Self {
        let scenes = example.close_ups().into_iter().zip(&example.way);
        Self {
            lesson: String::new(),
            painter: example.painter(),
            table: example.table(staged),
            left: scenes.map(|(cards, action)| Scene { cards, action: *action }).collect(),
            rests: BEFORE,
            shown: 0,
            due: SHOWN,
            pending: None,
            picture: None,
        }
    }

    /// Goes on by one picture.
    fn next(&mut self) -> Next {
        self.shown += 1;
        if self.rests > 0 {
            self.rests -= 1;
            return if self.shown == 1 { Next::Board } else { Next::Same };
        }
        if !self.table.is_idle() {
            let before = self.table.drawn();
            for _ in 0..STILL {
                self.table.pass(PASSES);
                if self.table.is_idle() || self.table.drawn() != before {
                    break;
                }
            }
            if self.table.is_idle() {
                self.rests = if self.left.is_empty() { AFTER } else { BETWEEN };
            }
            return if self.shown < MOST { Next::Board } else { Next::Over };
        }
        let Some(scene) = self.left.front_mut() else { return Next::Over };
        if !scene.cards.is_empty() {
            self.rests = NEAR;
            return Next::Cards(std::mem::take(&mut scene.cards));
        }
        let action = scene.action;
        self.left.pop_front();
        if self.table.play(action).is_err() {
            return Next::Over;
        }
        self.table.pass(PASSES);
        Next::Board
    }

    /// Paints what is to be seen next. `None` where nothing has changed or pictures are on their way.
    fn paint(&mut self, next: Next, paints: Paints) -> Option<Canvas> {
        let painted = match &next {
            Next::Board => self.painter.paint_pawns(&self.table.drawn(), &[], paints),
            Next::Cards(cards) => self.painter.paint_cards(cards, paints),
            Next::Same | Next::Over => return None,
        };
        if painted.is_none() {
            self.pending = Some(next);
        }
        painted
    }
}

fn roll<G: Enact>(
    mut rolling: ResMut<Rolling<G>>,
    mut moving: ResMut<MovingPictures>,
    (art, cutouts): (Option<Res<Art>>, Option<Res<Cutouts>>),
    (images, time): (Option<ResMut<Assets<Image>>>, Res<Time<Real>>),
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let is_shown = moving.running.as_ref().is_some_and(|shown| shown.lesson == rolling.lesson);
    let is_wanted = moving.plays.as_deref() == Some(&rolling.lesson);
    if !is_wanted || rolling.picture.is_some() && !is_shown {
        // Another page is open, or it begins anew.
        commands.remove_resource::<Rolling<G>>();
        return;
    }
    redraw.nudge();
    let (Some(art), Some(cutouts), Some(mut images)) = (art, cutouts, images) else { return };
    // After a sleep no picture is left out.
    rolling.due += time.delta().min(SHOWN);
    if cutouts.lacks_any() || rolling.due < SHOWN {
        return;
    }
    rolling.due -= SHOWN;
    let pending = rolling.pending.take();
    let next = pending.unwrap_or_else(|| rolling.next());
    if matches!(next, Next::Over) {
        moving.stop();
        commands.remove_resource::<Rolling<G>>();
        return;
    }
    let Some(canvas) = rolling.paint(next, Paints { art: &art, cutouts: &cutouts }) else { return };
    let image = canvas.into_image(RenderAssetUsages::RENDER_WORLD);
    match &rolling.picture {
        Some(picture) => drop(images.insert(picture, image)),
        None => {
            let picture = images.add(image);
            rolling.picture = Some(picture.clone());
            moving.running = Some(Shown { lesson: rolling.lesson.clone(), picture });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::diagrams::tests::examples;
    use super::super::levels::tests::shipped;
    use super::*;
    use crate::app::table::board::painting::PawnDrawn;
    use crate::for_game;

    /// How it ends, and what its table showed in each picture.
    struct Seen {
        pictures: Vec<Vec<PawnDrawn>>,
        cards: usize,
        shown: u16,
    }

    fn watch<G: Enact>(id: &str) -> Seen {
        let example = Example::<G>::of(&shipped, id).expect("an example");
        let (staged, flaws) = Staged::read(&shipped, G::ID);
        assert!(flaws.is_empty(), "{flaws:?}");
        let mut rolling = Rolling::of(&example, staged);
        let mut seen = Seen { pictures: Vec::new(), cards: 0, shown: 0 };
        loop {
            match rolling.next() {
                Next::Board => seen.pictures.push(rolling.table.drawn()),
                Next::Cards(cards) => seen.cards += cards.len(),
                Next::Same => {}
                Next::Over => break,
            }
        }
        seen.shown = rolling.shown;
        seen
    }

    fn places(pawns: &[PawnDrawn]) -> Vec<Vec3> {
        pawns.iter().map(|pawn| pawn.at.translation).collect()
    }

    #[test]
    fn every_example_moves_step_by_step_for_a_few_seconds_and_then_stands_still() {
        let mut flawed = Vec::new();
        for id in examples() {
            let (game, _) = index::split(id).expect("an id");
            let seen = for_game!(game, G => watch::<G>(id)).expect("a game");
            let seconds = SHOWN.as_secs_f32() * f32::from(seen.shown);
            let mut between: Vec<Vec<Vec3>> =
                seen.pictures.iter().map(|pawns| places(pawns)).collect();
            between.dedup();
            if seen.shown >= MOST || !(1.5..9.0).contains(&seconds) || between.len() < 4 {
                flawed.push((id, seconds, between.len()));
            }
        }
        assert!(flawed.is_empty(), "{flawed:?}");
    }

    #[test]
    fn a_combat_is_seen_from_near_before_it_is_decided() {
        let seen = watch::<crate::rules::zoon::Zoon>("zoon/path");
        assert_eq!(seen.cards, 2, "both cards, once");
        let standing =
            |pawns: &[PawnDrawn]| pawns.iter().filter(|pawn| pawn.at.scale.x > 0.5).count();
        let [first, last] = [seen.pictures.first(), seen.pictures.last()];
        let [first, last] = [first, last].map(|pawns| standing(pawns.expect("a picture")));
        assert!(first > last, "somebody falls: {first} {last}");
    }

    #[test]
    fn a_moving_picture_that_is_stopped_shows_nothing_more() {
        let mut moving = MovingPictures::default();
        assert!(!moving.is_playing());
        moving.play("jungle/leap");
        assert!(moving.is_playing() && moving.picture("jungle/leap").is_none());
        moving.stop();
        assert!(!moving.is_playing());
    }
}

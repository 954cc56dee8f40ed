//! Looks back at a finished match, while its result is already shown: how well each side stood, the
//! turning points and their pictures.
//!
//! It works on a copy of the match, a few milliseconds of every frame, so no frame waits and the
//! browser needs no second thread for it. The match is over, so judgements use everything; pictures
//! show what the viewer saw. Deliberately absent: how positions are judged, which is in `ai`, and
//! how the story is shown.

use std::collections::BTreeSet;

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::SystemParam;
use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::judging::{Judging, SHARE};
use crate::ai::AiGame;
use crate::ai::review::EVEN;
use crate::app::kit::content::art::Art;
use crate::app::kit::content::cutouts::Cutouts;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::over::MatchOver;
use crate::app::session::plan::MatchEnded;
use crate::app::session::story::{
    BestAction, PICTURES, Story, StoryCurve, StoryMoment, TURNING, Taken,
};
use crate::app::table::board::painting::{Painter, Paints};
use crate::app::table::{
    BoardLayout, Faces, Log, Look, PlayerStyle, Playing, Seats, TableGame, TableSystems, Watching,
    Whereabouts,
};
use crate::rules::{Actor, Seat, Side, Spot, Viewer};

/// The largest width and height of a picture.
const PICTURE: UVec2 = UVec2::new(240, 260);

/// A finished match being looked back at.
#[derive(Resource)]
struct LookingBack<G: AiGame> {
    judging: Judging<G>,
    viewer: Viewer,
    painter: Painter,
    /// The seat whose best action is told, if anyone's.
    hero: Option<Seat>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Story>().init_resource::<MatchOver>().add_systems(Update, forget);
}

pub(super) fn game_plugin<G: TableGame + AiGame>(app: &mut App) {
    app.add_message::<MatchEnded>().add_systems(
        Update,
        (
            begin::<G>.run_if(on_message::<MatchEnded>.and_then(resource_exists::<Playing<G>>)),
            look_back::<G>.run_if(resource_exists::<LookingBack<G>>),
            stop::<G>.run_if(resource_exists::<LookingBack<G>>),
        )
            .chain()
            .after(TableSystems::Play),
    );
}

/// The story belongs to the match that has ended, and to its replay from the result.
fn forget(
    (over, watching): (Res<MatchOver>, Option<Res<Watching>>),
    screen: Res<State<Screen>>,
    mut story: ResMut<Story>,
) {
    let gone = !over.0 && watching.is_none() || *screen.get() != Screen::Play;
    if gone && *story != Story::default() {
        *story = Story::default();
    }
}

fn begin<G: TableGame + AiGame>(
    playing: Res<Playing<G>>,
    (layout, seats): (Option<Res<BoardLayout>>, Res<Seats>),
    mut story: ResMut<Story>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    let (played, look) = (playing.fork(), G::board(playing.tables()));
    let painter = Painter::new(look, layout.clone(), G::PLAYER_STYLE, PICTURE, false);
    let hero = match seats.humans().collect::<Vec<_>>()[..] {
        [you] => Some(you),
        _ => played.outcome().and_then(|outcome| outcome.winners().next()),
    };
    *story = Story { entries: played.entries().len(), ..default() };
    let viewer = playing.viewer();
    let judging = Judging::new(played);
    commands.insert_resource(LookingBack { judging, viewer, painter, hero });
}

/// Everything that pictures are made of.
#[derive(SystemParam)]
struct Studio<'w> {
    art: Option<Res<'w, Art>>,
    cutouts: Option<Res<'w, Cutouts>>,
    images: Option<ResMut<'w, Assets<Image>>>,
}

fn look_back<G: TableGame + AiGame>(
    mut back: ResMut<LookingBack<G>>,
    mut story: ResMut<Story>,
    log: Res<Log>,
    mut studio: Studio,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    redraw.nudge();
    if !story.told {
        if back.judging.judge_until(Instant::now() + SHARE) {
            *story = back.tell(&log);
        }
        return;
    }
    let next = story.moments.iter().position(|moment| moment.picture.is_none());
    let Studio { art: Some(art), cutouts: Some(cutouts), images: Some(images) } = &mut studio
    else {
        return commands.remove_resource::<LookingBack<G>>();
    };
    let Some(next) = next else { return commands.remove_resource::<LookingBack<G>>() };
    if !cutouts.lacks_any()
        && let Some(image) = back.picture(story.moments[next].entries, Paints { art, cutouts })
    {
        story.moments[next].picture = Some(images.add(image));
    }
}

/// Ends the work when its story was forgotten.
fn stop<G: AiGame>((story, back): (Res<Story>, Res<LookingBack<G>>), mut commands: Commands) {
    if story.entries != back.judging.played.entries().len() {
        commands.remove_resource::<LookingBack<G>>();
    }
}

impl<G: TableGame + AiGame> LookingBack<G> {
    /// The whole story except its pictures.
    fn tell(&self, log: &Log) -> Story {
        let entries = self.judging.played.entries().len();
        // Where every seat plays for itself a turn has long lines; the last one tells its outcome.
        let told = |mut lines: Vec<LocalText>| match G::PLAYER_STYLE {
            PlayerStyle::Packs => lines,
            PlayerStyle::Seats => lines.split_off(lines.len().saturating_sub(1)),
        };
        // Setting up and lots turn nothing.
        let deeds: BTreeSet<usize> = log.deeds().collect();
        let is_deed = |entries: usize| entries > 0 && deeds.contains(&(entries - 1));
        let turning = self.judging.review.turning_points(PICTURES - 1, is_deed);
        let turned = deeds.len() >= TURNING && self.judging.review.has_turned(is_deed);
        let moments = turning.into_iter().chain([entries]).map(|entries| {
            let side = teller(log, entries);
            let decider = || entries.checked_sub(1).and_then(|entry| self.decider(entry));
            StoryMoment {
                entries,
                says: told(says(log, entries, side)),
                token: side.or_else(decider).map(|side| G::PLAYER_STYLE.token(side)),
                picture: None,
            }
        });
        Story {
            told: true,
            turned,
            entries,
            moments: moments.collect(),
            curves: self.curves(),
            best: self.best(log),
            taken: self.taken(),
        }
    }

    /// The side that decided an entry.
    fn decider(&self, entry: usize) -> Option<Side> {
        let Actor::Seat(seat) = self.judging.played.history().nth(entry)?.actor() else {
            return None;
        };
        Some(self.side_of(seat))
    }

    fn side_of(&self, seat: Seat) -> Side {
        G::side_of(self.judging.played.position(), seat)
    }

    /// A curve for every side; the hero's first.
    fn curves(&self) -> Vec<StoryCurve> {
        let mut seats: Vec<Seat> =
            (0..G::seats(self.judging.played.position())).map(Seat).collect();
        seats.sort_by_key(|seat| (Some(*seat) != self.hero, *seat));
        let mut sides: Vec<Side> = Vec::new();
        seats.retain(|seat| {
            let side = self.side_of(*seat);
            let is_new = !sides.contains(&side);
            sides.extend(is_new.then_some(side));
            is_new
        });
        let curve = |seat: Seat| StoryCurve {
            color: G::PLAYER_STYLE.color(self.side_of(seat)),
            chances: self.judging.review.curve(seat).collect(),
        };
        let curves: Vec<StoryCurve> = seats.into_iter().map(curve).collect();
        let judged = |curve: &StoryCurve| curve.chances.iter().rev().skip(1).any(|at| *at != EVEN);
        if curves.iter().any(judged) { curves } else { Vec::new() }
    }

    fn best(&self, log: &Log) -> Option<BestAction> {
        let hero = self.hero?;
        let side = self.side_of(hero);
        self.judging.review.best_of(hero).into_iter().find_map(|entries| {
            let says = says(log, entries + 1, Some(side));
            let token = G::PLAYER_STYLE.token(side);
            (!says.is_empty()).then_some(BestAction { entries, says, token })
        })
    }

    /// What lies in the trays at the end. Two sides take from each other.
    fn taken(&self) -> Vec<Taken> {
        let faces = Faces::new(G::board(self.judging.played.tables()).faces);
        let pawns = G::stage(self.judging.played.tables(), &G::shown_to(&self.view())).pawns;
        let of = |side: u8| {
            let captive = |pawn: &&_| is_captive(pawn, Side(side ^ 1));
            let own = || pawns.iter().filter(captive);
            let tokens = own().filter(|pawn| pawn.look == Look::Token);
            let named = own().filter_map(|pawn| faces.get(pawn.face.as_deref()?).cloned());
            Taken {
                token: G::PLAYER_STYLE.token(Side(side)),
                heads: tokens.map(|pawn| pawn.picture.clone()).collect(),
                faces: named.collect(),
            }
        };
        let taken = [of(0), of(1)].into_iter();
        taken.filter(|taken| !taken.heads.is_empty() || !taken.faces.is_empty()).collect()
    }

    fn view(&self) -> G::View {
        self.judging.played.view(self.viewer)
    }

    /// The board after this many entries, with frames around the squares of the last one.
    fn picture(&mut self, entries: usize, paints: Paints) -> Option<Image> {
        let tables = self.judging.played.tables();
        let view = match self.judging.played.history().nth(entries) {
            Some(passed) => passed.view(self.viewer),
            None => self.view(),
        };
        let last = self.judging.played.history().nth(entries.checked_sub(1)?);
        let action = last.and_then(|passed| passed.action());
        let mut framed =
            action.map_or_else(Vec::new, |action| G::spots(tables, action).as_slice().to_vec());
        framed.retain(|spot| matches!(spot, Spot::Square(_)));
        let scene = G::stage(tables, &G::shown_to(&view));
        let canvas = self.painter.paint(&scene, &framed, paints)?;
        Some(canvas.into_image(RenderAssetUsages::RENDER_WORLD))
    }
}

fn is_captive(pawn: &crate::app::table::PawnSeen, side: Side) -> bool {
    pawn.whereabouts == Whereabouts::Captive && pawn.side == side
}

/// The side that the log tells of first about the last of this many entries.
fn teller(log: &Log, entries: usize) -> Option<Side> {
    log.lines().filter(|(entry, _)| entry + 1 == entries).find_map(|(_, line)| line.side)
}

/// The lines of the log about the last of this many entries; those of one side only, if given.
fn says(log: &Log, entries: usize, side: Option<Side>) -> Vec<LocalText> {
    let lines = log.lines().filter(|(entry, _)| entry + 1 == entries);
    let own = lines.filter(|(_, line)| side.is_none() || line.side == side);
    own.map(|(_, line)| line.text.clone()).collect()
}

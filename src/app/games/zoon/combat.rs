//! The combat scene: two cards turn, the touched corners light up, and the numbers are compared.
//!
//! The scene ([`CombatShow`]) is queued as a step of playback when the comparison is enacted; this
//! module shows and ends it. A player ends it by a click or a key ([`AdvanceScene`]), because both
//! should have seen both cards (Z44); when only computers play it ends by itself. Later steps show
//! what the combat changes on the field.

mod blow;
mod covered;
pub(super) mod drawing;
pub(super) mod stage;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use self::covered::{CombatSeen, tell_covered};
use super::{faces, words};
use crate::app::hud::HudSystems;
use crate::app::kit::content::Scenes;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::Settings;
use crate::app::kit::sound::PlaySound;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::MatchPlan;
use crate::app::session::remark::Remark;
use crate::app::table::motion::staged::Staged;
use crate::app::table::{
    AdvanceScene, Faces, OwnScene, Playback, Playing, Seats, ShowsScenes, TableSystems,
};
use crate::rules::zoon::comparison::is_broken;
use crate::rules::zoon::{
    Attacker, Effect, Event, Mark, Rank, Score, Slot, Tables, Verdict, View, Zoon,
};
use crate::rules::{Seat, Side};

/// One card of a combat.
#[derive(Clone, PartialEq, Debug)]
struct Fighter {
    side: Side,
    back: String,
    face: String,
    name: LocalText,
    /// Index of the touched corner, of the card held upright; `usize::MAX` if none was touched.
    corner: usize,
    /// What it scores; `None` for ★ and ✖.
    score: Option<u8>,
    /// The part of the score that comes from gear.
    bonus: u8,
    falls: bool,
    crossed: bool,
    /// It lay face up before the combat, so a single corner was touched.
    open: bool,
}

/// What a ★ does: a cell of the `marks` sheet, if one takes effect, and words.
type StarShown = (Option<&'static str>, LocalText);

/// What a scene shows: a combat, the attacker's card first, or the one card that a player looks at.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct CombatShow {
    fighters: Vec<Fighter>,
    verdict: LocalText,
    star: Option<StarShown>,
    /// The whole scene in a sentence.
    line: LocalText,
    /// What is seen, as long as the outcome is not.
    told: LocalText,
    /// Whether an Emblem falls, which ends the match.
    is_last: bool,
}

impl CombatShow {
    /// The scene of a comparison, when both cards are known; `None` for other events.
    pub(super) fn of(tables: &Tables, known: &View, event: &Event) -> Option<Self> {
        let Event::Compared { attacker, defender, attacking, defending, verdict } = event else {
            return None;
        };
        let zoon = |slot: Slot, score: &Score, falls: bool| {
            let kind = known.face(slot)?;
            let printed = Printed {
                seat: slot.seat(),
                face: faces::face_name(kind),
                name: words::card_name(tables, kind),
            };
            let open = known.field().card(slot).face_up;
            Some(Fighter { open, falls, ..fighter(tables, known, printed, score) })
        };
        let attack = match attacker {
            Attacker::Zoon(slot) => zoon(*slot, attacking, *verdict == Verdict::AttackerFalls)?,
            Attacker::Shot { trump, .. } => {
                let tribe = known.field().tribe(trump.seat());
                let plan = tables.trump(tribe, *trump)?;
                let printed = Printed {
                    seat: trump.seat(),
                    face: faces::trump_name(tribe, trump.index()),
                    name: words::trump_label(tables, tribe, plan),
                };
                let falls = is_broken(&tables.options, *attacking, *defending);
                Fighter { falls, ..fighter(tables, known, printed, attacking) }
            }
        };
        let defence = zoon(*defender, defending, *verdict == Verdict::DefenderFalls)?;
        let star = star(tables, known, event);
        let is_emblem = |slot: Slot| {
            known.face(slot).is_some_and(|kind| tables.face(kind).rank == Rank::Emblem)
        };
        // Z45: the fall of an Emblem ends the match.
        let emblem_falls = match (verdict, attacker) {
            (Verdict::DefenderFalls, _) => is_emblem(*defender),
            (Verdict::AttackerFalls, Attacker::Zoon(slot)) => is_emblem(*slot),
            _ => false,
        };
        let verdict = if emblem_falls {
            LocalText::new("zoon-combat-emblem")
        } else {
            words::verdict(event)?
        };
        let line = words::compared(tables, known, event)?;
        let field = known.field();
        let told = words::fight(tables, field, *attacker, field.card(*defender).square);
        let (fighters, is_last) = (vec![attack, defence], emblem_falls);
        Some(Self { fighters, verdict, star, line, told, is_last })
    }

    /// See the field.
    pub(super) fn told(&self) -> LocalText {
        self.told.clone()
    }

    /// The same with red on the left, as the keys lie: when both touch at once, a card stays where
    /// it was touched.
    fn seated(&self) -> Self {
        let mut show = self.clone();
        show.fighters.sort_by_key(|fighter| fighter.side);
        show
    }

    /// The same for a person who plays alone, who is told what the fall of a card means.
    fn told_to(&self, alone: Option<Side>) -> Self {
        let mut show = self.clone();
        let fallen = self.fighters.iter().find(|fighter| fighter.falls);
        if let (Some(side), Some(fallen), false) = (alone, fallen, self.is_last) {
            let own = fallen.side == side;
            let key = if own { "zoon-combat-you-lose" } else { "zoon-combat-you-beat" };
            show.verdict = LocalText::new(key).with("card", fallen.name.clone());
        }
        show
    }

    /// The scene of a card that a ★ lets the viewer look at (Z39). Without it the last such card
    /// would lie face down again before it could be read.
    pub(super) fn of_look(tables: &Tables, known: &View, event: &Event) -> Option<Self> {
        let Event::Peeked { slot, kind: Some(kind) } = event else { return None };
        let fighter = Fighter {
            side: Side(slot.seat().0),
            back: faces::back(tables, known.field().tribe(slot.seat())),
            face: faces::face_name(*kind),
            name: words::card_name(tables, *kind),
            corner: usize::MAX,
            score: None,
            bonus: 0,
            falls: false,
            crossed: false,
            open: false,
        };
        let at = tables.grid.name(known.field().card(*slot).square);
        let says = |key: &'static str| LocalText::new(key).with("at", at.clone());
        let line = says("zoon-looked-line").with("card", fighter.name.clone());
        let verdict = says("zoon-looked");
        let told = verdict.clone();
        let (fighters, is_last) = (vec![fighter], false);
        Some(Self { fighters, verdict, star: None, line, told, is_last })
    }
}

/// Whose card it is, and what its face shows.
struct Printed {
    seat: Seat,
    face: String,
    name: LocalText,
}

/// A fighter that does not fall, whose card lay face down before the combat.
fn fighter(tables: &Tables, known: &View, printed: Printed, score: &Score) -> Fighter {
    let Printed { seat, face, name } = printed;
    Fighter {
        side: Side(seat.0),
        back: faces::back(tables, known.field().tribe(seat)),
        face,
        name,
        corner: usize::from(score.corner),
        score: score.number(),
        bonus: score.bonus,
        falls: false,
        crossed: score.mark == Mark::Cross,
        open: false,
    }
}

/// Z39, Z43: the one ★ that takes effect; Z73: against a shot none does.
fn star(tables: &Tables, known: &View, event: &Event) -> Option<StarShown> {
    let Event::Compared { attacker, defender, attacking, defending, .. } = event else {
        return None;
    };
    let Attacker::Zoon(attacker) = attacker else { return None };
    let effect = |slot: Slot| -> Option<Effect> { tables.face(known.face(slot)?).star };
    let told = |effect| (Some(faces::effect_cell(effect)), words::star_line(effect));
    match (attacking.mark, defending.mark) {
        (Mark::Star, Mark::Star) => Some((None, LocalText::new("zoon-combat-both-stars"))),
        (Mark::Star, _) => effect(*attacker).map(told),
        (_, Mark::Star) => effect(*defender).map(told),
        _ => None,
    }
}

/// The stages of a scene.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Act {
    Backs,
    Touched,
    Turned,
    Compared,
}

/// When the cards turn, and when they are compared.
const TURN: Duration = Duration::from_millis(800);
const COMPARE: Duration = Duration::from_millis(1250);

impl Act {
    fn at(time: Duration) -> Self {
        match time {
            _ if time < Duration::from_millis(250) => Self::Backs,
            _ if time < TURN => Self::Touched,
            _ if time < COMPARE => Self::Turned,
            _ => Self::Compared,
        }
    }
}

impl CombatShow {
    /// The cues of the staging that are heard as an act begins. A person who plays alone hears the
    /// outcome from the own side, everybody else from the attacker's.
    fn cues(&self, act: Act, alone: Option<Side>) -> Vec<&'static str> {
        let [attacker, defender] = self.fighters.as_slice() else { return Vec::new() };
        let own = if alone == Some(defender.side) { defender } else { attacker };
        let enemy = if alone == Some(defender.side) { attacker } else { defender };
        match act {
            Act::Backs | Act::Touched => Vec::new(),
            Act::Turned => vec!["turn"],
            Act::Compared if own.falls => vec!["strike", "lose"],
            Act::Compared if enemy.falls => vec!["strike", "win"],
            Act::Compared => vec!["strike", "tie"],
        }
    }
}

/// With playback off no scene is shown; a remark sums it up instead.
fn tell_unseen(
    settings: Res<Settings>,
    playback: Res<Playback>,
    mut remarks: MessageWriter<Remark>,
) {
    if settings.playback.stretch() == 0.0
        && let Some(scene) = playback.coming_scenes().last()
        && let Some(show) = scene.get::<CombatShow>()
    {
        let remark = Remark::new("card", show.line.clone());
        remarks.write(Remark { stays: UNSEEN, outlasts_actions: true, ..remark });
    }
}

/// The scene on screen.
#[derive(Resource, Default, Debug)]
struct OnStage {
    scene: Option<OwnScene>,
    time: Duration,
    act: Option<Act>,
}

/// What only Zoon adds to the app: combat scenes, touching, favourites and previews.
pub(in crate::app::games) fn plugin(app: &mut App) {
    app.init_resource::<ShowsScenes>()
        .init_resource::<OnStage>()
        .add_message::<CombatSeen>()
        .add_systems(
            Update,
            (
                // Playback drops scenes that are not shown when it goes on.
                tell_unseen.in_set(TableSystems::Show),
                (play_scene, tell_covered).chain().in_set(HudSystems::Show),
            )
                .run_if(resource_exists::<Playing<Zoon>>),
        )
        .add_plugins((super::touching::plugin, super::favourites::plugin, super::preview::plugin));
}

/// Before this the outcome cannot have been read, so a click that was meant to hurry the scene does
/// not end it.
const READ: Duration = Duration::from_millis(1600);
/// After this a scene ends by itself when only computers play.
const ALONE: Duration = Duration::from_millis(3400);
/// How long the remark stays that replaces a scene.
const UNSEEN: Duration = Duration::from_secs(8);

/// What is needed to show a scene.
#[derive(SystemParam)]
struct Props<'w> {
    time: Res<'w, Time<Real>>,
    settings: Res<'w, Settings>,
    overlay: Res<'w, State<Overlay>>,
    faces: Res<'w, Faces>,
    pictures: Option<Res<'w, Scenes>>,
    seats: Res<'w, Seats>,
    plan: Option<Res<'w, MatchPlan>>,
    staged: Res<'w, Staged>,
    sounds: MessageWriter<'w, PlaySound>,
    seen: MessageWriter<'w, CombatSeen>,
}

impl Props<'_> {
    /// Lets the beginning of an act be heard.
    fn sound(&mut self, show: &CombatShow, act: Act) {
        for cue in show.cues(act, self.alone()) {
            let cue = self.staged.staging.cue(cue);
            if let Some(name) = cue.and_then(|cue| cue.begin.sound.clone()) {
                self.sounds.write(PlaySound { name, pan: 0.0 });
            }
        }
    }

    /// The side of a person who plays alone.
    fn alone(&self) -> Option<Side> {
        self.seats.only_human().map(|seat| Side(seat.0))
    }

    fn draw(&self, show: &CombatShow, act: Act, drawn: &mut drawing::Drawing) {
        let pictures = self.pictures.as_ref();
        let picture = pictures.map(|scenes| scenes.get("zoon_combat")).unwrap_or_default();
        let duel = super::touching::is_duel(&self.seats, self.plan.as_deref());
        let show = if duel { show.seated() } else { show.told_to(self.alone()) };
        drawn.draw(&show, act, &self.faces, picture);
    }
}

fn play_scene(
    mut props: Props,
    mut advances: MessageReader<AdvanceScene>,
    mut stage: ResMut<OnStage>,
    mut playback: ResMut<Playback>,
    mut drawn: drawing::Drawing,
    mut redraw: Option<ResMut<RedrawRequests>>,
) {
    let advanced = advances.read().count() > 0;
    let scene = playback.scene().cloned();
    if scene != stage.scene {
        *stage = OnStage { scene: scene.clone(), ..default() };
    }
    let Some(show) = scene.as_ref().and_then(OwnScene::get::<CombatShow>) else {
        drawn.clear();
        playback.bypass_change_detection().close_scene();
        return;
    };
    let frame = props.time.delta().min(Duration::from_millis(40));
    let fresh = stage.act.is_none();
    let is_open = *props.overlay.get() == Overlay::None;
    if is_open {
        stage.time += frame.mul_f32(1.0 / props.settings.playback.stretch().max(0.25));
    }
    let asked = advanced && !fresh && is_open;
    let alone = props.seats.humans().next().is_none() && stage.time >= ALONE;
    if asked && Act::at(stage.time) < Act::Compared {
        stage.time = COMPARE;
    } else if asked && stage.time >= READ || alone {
        drawn.clear();
        playback.close_scene();
        props.seen.write_batch(show.seen());
        if let Some(redraw) = &mut redraw {
            redraw.nudge();
        }
        return;
    }
    let act = Act::at(stage.time);
    if stage.act != Some(act) {
        stage.act = Some(act);
        props.draw(show, act, &mut drawn);
        props.sound(show, act);
    }
    drawn.turn(stage.time, props.settings.less_motion());
    if let Some(redraw) = redraw.as_mut().filter(|_| stage.time < Duration::from_secs(3)) {
        redraw.nudge();
    }
}

//! What is heard around the board, from what the panels show anyway: nothing is told by sound
//! alone.
//!
//! Deliberately absent: what is heard of an action, which its motion asks for, and buttons, which
//! sound alike everywhere.

use bevy::prelude::*;

use super::HudSystems;
use super::hint::HintShown;
use crate::app::kit::input::Intent;
use crate::app::kit::input::key_words::KeyWords;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::kit::sound::PlaySound;
use crate::app::kit::sound::music::{MusicTheme, Tension};
use crate::app::session::plan::{MatchEnded, MatchPlan, MatchStarted};
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::matches::clock::{ClockFace, MatchClock};
use crate::app::table::{Seats, Selection, TurnNow, TurnSeen};
use crate::rules::{Seat, Spot};

/// From here on the last seconds of the match are counted aloud.
const COUNTED: u32 = 10;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>().add_message::<Remark>().add_observer(begin);
    app.init_resource::<MusicTheme>().init_resource::<Tension>();
    app.add_systems(Update, choose_music.run_if(state_changed::<Screen>)).add_systems(
        Update,
        (
            warn.run_if(on_message::<Remark>),
            take_back.run_if(on_message::<TableCommand>),
            end.run_if(on_message::<MatchEnded>),
            pick.run_if(resource_changed::<Selection>),
            hint.run_if(resource_changed::<HintShown>),
            call.run_if(resource_changed::<TurnSeen>),
            tick.run_if(resource_changed::<MatchClock>),
            tell_mute.run_if(resource_changed::<Settings>),
        )
            .after(HudSystems::Feed)
            .in_set(HudSystems::Show),
    );
}

/// Each game has its theme, and the menus have theirs.
fn choose_music(
    screen: Res<State<Screen>>,
    plan: Option<Res<MatchPlan>>,
    mut theme: ResMut<MusicTheme>,
    mut tension: ResMut<Tension>,
) {
    let name = match (screen.get(), plan) {
        (Screen::Loading | Screen::Broken, _) => "",
        (Screen::Play, Some(plan)) => &plan.game.clone(),
        _ => "title",
    };
    theme.set_if_neq(MusicTheme(name.to_owned()));
    tension.set_if_neq(Tension::default());
}

fn begin(_: On<MatchStarted>, mut sounds: MessageWriter<PlaySound>) {
    sounds.write(PlaySound::of("begin"));
}

/// Refusals are remarks with this sign, whatever refused.
fn warn(mut remarks: MessageReader<Remark>, mut sounds: MessageWriter<PlaySound>) {
    if remarks.read().any(|remark| remark.icon == "warning") {
        sounds.write(PlaySound::of("refuse"));
    }
}

fn take_back(mut asked: MessageReader<TableCommand>, mut sounds: MessageWriter<PlaySound>) {
    let back = |asked: &TableCommand| matches!(asked, TableCommand::Undo | TableCommand::Redo);
    if asked.read().any(back) {
        sounds.write(PlaySound::of("undo"));
    }
}

fn pick(
    selection: Res<Selection>,
    mut before: Local<Vec<Spot>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let picked = selection.picked();
    // Another pawn instead of the first is a pick too; a step back is none.
    if picked.len() >= before.len() && picked != before.as_slice() {
        sounds.write(PlaySound::of("pick"));
    }
    *before = picked.to_vec();
}

fn hint(hint: Res<HintShown>, mut sounds: MessageWriter<PlaySound>) {
    if hint.route().is_some() {
        sounds.write(PlaySound::of("hint"));
    }
}

/// Calls a person at this screen when the turn comes to another seat than before.
fn call(
    seen: Res<TurnSeen>,
    mut before: Local<Option<Seat>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let seat = seen.seat();
    if seat.is_none() || std::mem::replace(&mut *before, seat) == seat {
        return;
    }
    if seen.awaits_human() && seen.outcome.is_none() {
        sounds.write(PlaySound::of("your_turn"));
    }
}

/// The last minute of the match's clock, its last seconds and its end.
fn tick(
    clock: Res<MatchClock>,
    mut before: Local<Option<ClockFace>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let face = clock.face();
    let earlier = std::mem::replace(&mut *before, face);
    if earlier.is_none() || earlier == face {
        return;
    }
    let name = match (earlier, face) {
        (_, Some(ClockFace::Seconds(0))) => "clock_out",
        (_, Some(ClockFace::Seconds(1..=COUNTED))) => "clock_low",
        (Some(ClockFace::Minutes(_)), Some(ClockFace::Seconds(_))) => "clock_low",
        _ => return,
    };
    sounds.write(PlaySound::of(name));
}

fn end(
    mut ended: MessageReader<MatchEnded>,
    (now, seats): (Res<TurnNow>, Res<Seats>),
    mut sounds: MessageWriter<PlaySound>,
) {
    ended.clear();
    sounds.write(PlaySound::of(verdict(&now, &seats)));
}

/// How the match ended for the people at this screen; computers among themselves please anybody.
fn verdict(now: &TurnNow, seats: &Seats) -> &'static str {
    let Some(outcome) = now.outcome.as_ref().filter(|outcome| !outcome.is_draw()) else {
        return "draw";
    };
    let mut winners = outcome.winners();
    if seats.humans().next().is_none() || winners.any(|seat| seats.is_human(seat)) {
        "win"
    } else {
        "loss"
    }
}

fn tell_mute(
    (settings, keys): (Res<Settings>, KeyWords),
    mut before: Local<Option<bool>>,
    mut remarks: MessageWriter<Remark>,
) {
    if before.replace(settings.muted).is_some_and(|before| before != settings.muted) {
        remarks.write(if settings.muted {
            let key = keys.of(Intent::Mute);
            Remark::new("sound_off", LocalText::new("sound-is-off").with("key", key))
        } else {
            Remark::new("sound_on", "sound-is-on")
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::input::key_words;
    use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
    use crate::rules::{Actor, Outcome};

    fn seats(players: &[PlayerKind]) -> Seats {
        let seat = |player: &PlayerKind| SeatPlan { name: "Ann".into(), player: *player };
        Seats(players.iter().map(seat).collect())
    }

    const COMPUTER: PlayerKind = PlayerKind::Computer(Skill::Easy);

    #[test]
    fn the_end_sounds_as_the_people_here_feel_about_it() {
        let says = |ranks: &[u8], players: &[PlayerKind]| {
            let outcome = Some(Outcome::ranked(ranks, "end"));
            verdict(&TurnNow { outcome, ..default() }, &seats(players))
        };
        let human = PlayerKind::Human;
        assert_eq!(says(&[0, 1], &[human, COMPUTER]), "win");
        assert_eq!(says(&[1, 0], &[human, COMPUTER]), "loss");
        assert_eq!(says(&[1, 0], &[human, human]), "win");
        assert_eq!(says(&[0, 1], &[COMPUTER, COMPUTER]), "win");
        assert_eq!(says(&[0, 0], &[human, COMPUTER]), "draw");
    }

    /// The names asked for since the last time.
    fn asked(app: &mut App) -> Vec<String> {
        app.update();
        let mut sounds = app.world_mut().resource_mut::<Messages<PlaySound>>();
        sounds.drain().map(|sound| sound.name).collect()
    }

    #[test]
    fn a_person_here_is_called_once_when_the_turn_comes() {
        let mut app = App::new();
        app.add_message::<PlaySound>()
            .init_resource::<TurnSeen>()
            .add_systems(Update, call.run_if(resource_changed::<TurnSeen>));
        let mut turn = |seat: u8, player| {
            let now = TurnNow { actor: Actor::Seat(Seat(seat)), player: Some(player), ..default() };
            app.insert_resource(TurnSeen::of(now));
            asked(&mut app).len()
        };
        let (human, computer) = (PlayerKind::Human, COMPUTER);
        let turns = [(1, computer), (0, human), (0, human), (1, computer), (0, human)];
        assert_eq!(turns.map(|(seat, player)| turn(seat, player)), [0, 1, 0, 0, 1]);
    }

    #[test]
    fn the_clock_is_heard_in_its_last_minute_and_at_its_end_and_once_each() {
        let mut app = App::new();
        app.add_message::<PlaySound>()
            .insert_resource(MatchClock::over(std::time::Duration::from_secs(900)))
            .add_systems(Update, tick.run_if(resource_changed::<MatchClock>));
        let mut left = |seconds: f32| {
            let clock = app.world().resource::<MatchClock>().clone();
            let left = std::time::Duration::from_secs_f32(seconds);
            app.insert_resource(clock.with_left(Some(left)));
            asked(&mut app).join(" ")
        };
        let heard = [900.0, 61.0, 60.0, 59.9, 40.0, 9.9, 9.5, 0.0, 0.0].map(&mut left);
        assert_eq!(heard, ["", "", "clock_low", "", "", "clock_low", "", "clock_out", ""]);
    }

    #[test]
    fn taking_back_and_its_opposite_are_heard_and_other_commands_are_not() {
        let mut app = App::new();
        app.add_message::<PlaySound>().add_message::<TableCommand>().add_systems(Update, take_back);
        let mut heard = |command: TableCommand| {
            app.world_mut().write_message(command);
            asked(&mut app)
        };
        assert_eq!(heard(TableCommand::Undo), ["undo"]);
        assert_eq!(heard(TableCommand::Redo), ["undo"]);
        assert!(heard(TableCommand::Hint).is_empty());
    }

    #[test]
    fn that_sounds_are_switched_off_or_on_is_shown_once() {
        let mut app = App::new();
        app.add_message::<Remark>()
            .init_resource::<Settings>()
            .add_plugins(key_words::sources)
            .add_systems(Update, tell_mute.run_if(resource_changed::<Settings>));
        let mut told = |muted: bool| {
            app.insert_resource(Settings { muted, ..default() });
            app.update();
            let mut remarks = app.world_mut().resource_mut::<Messages<Remark>>();
            remarks.drain().map(|remark| remark.icon).collect::<String>()
        };
        assert_eq!([false, true, true, false].map(&mut told), ["", "sound_off", "", "sound_on"]);
    }

    #[test]
    fn a_refusal_that_is_shown_is_heard_and_another_remark_is_not() {
        let mut app = App::new();
        app.add_message::<PlaySound>().add_message::<Remark>().add_systems(Update, warn);
        app.world_mut().write_message(Remark::new("hint", "hint-thinking"));
        assert!(asked(&mut app).is_empty());
        app.world_mut().write_message(Remark::new("warning", "table-not-now"));
        assert_eq!(asked(&mut app), ["refuse"]);
    }
}

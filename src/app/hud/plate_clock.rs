//! The clock on a player's plate, and the warning when little time is left.
//!
//! A clock that warns has another sign beside its other colour. Once for each time it gets low it is
//! heard, and said to those who listen. Deliberately absent: the time itself, which the table keeps.

use bevy::prelude::*;

use super::HudSystems;
use super::times::{duration, in_words};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::sound::PlaySound;
use crate::app::kit::spoken::SayAloud;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{Icon, Lettering, space, text};
use crate::app::kit::{palette, theme};
use crate::app::table::matches::seat_clocks::{LOW, SeatClocks};
use crate::app::table::{Seats, TurnSeen, Watching};
use crate::rules::{Seat, Side};

/// A clock that has warned warns again once it has been above this.
const REARMED: std::time::Duration = LOW.saturating_mul(3);

/// What a plate's clock shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PlateClock {
    /// The seconds left.
    left: u32,
    low: bool,
}

impl PlateClock {
    /// The clock of a side, if a time was agreed.
    pub(super) fn of(clocks: &SeatClocks, side: Side) -> Option<Self> {
        clocks.face(side).map(|left| Self { left, low: clocks.is_low(side) })
    }
}

/// The sides whose clocks have warned.
#[derive(Resource, Default, Debug, PartialEq)]
struct Warned([bool; 2]);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Warned>()
        .init_resource::<SeatClocks>()
        .add_message::<PlaySound>()
        .add_message::<SayAloud>()
        .add_systems(OnEnter(Screen::Play), |mut warned: ResMut<Warned>| *warned = default())
        .add_systems(Update, warn.in_set(HudSystems::Show).run_if(resource_changed::<SeatClocks>));
}

/// Sounds and speaks once when a person's clock gets low.
fn warn(
    (clocks, watching): (Res<SeatClocks>, Option<Res<Watching>>),
    (seats, now): (Res<Seats>, Res<TurnSeen>),
    mut warned: ResMut<Warned>,
    mut sounds: MessageWriter<PlaySound>,
    mut news: MessageWriter<SayAloud>,
) {
    for (side, warned) in (0..).map(Side).zip(&mut warned.0) {
        let Some(left) = clocks.of_side(side) else { continue };
        let own = |seat: &Seat| now.side_of(*seat) == side;
        let people: Vec<Seat> = seats.humans().filter(own).collect();
        if left > REARMED {
            *warned = false;
        }
        if *warned || !clocks.is_low(side) || people.is_empty() || watching.is_some() {
            continue;
        }
        *warned = true;
        sounds.write(PlaySound::of("clock_low"));
        let player = seats.names(people).join(" & ");
        let words = LocalText::new("spoken-clock-low").with("player", player);
        let left = clocks.face(side).map(duration);
        news.write(SayAloud(words.with("left", left.unwrap_or_default())));
    }
}

/// Lays the clock of a player at the end of a plate's line.
pub(super) fn show(line: &mut ChildSpawnerCommands, clock: PlateClock, player: &str, narrow: bool) {
    let (sign, ink) = match clock.low {
        true => ("warning", palette::RED),
        false => ("clock", palette::COCOA),
    };
    let node = Node { flex_wrap: FlexWrap::NoWrap, flex_shrink: 0.0, ..theme::row(space::XS) };
    let label = SpokenLabel(in_words(player, clock.left));
    line.spawn((node, label, Pickable::IGNORE)).with_children(|place| {
        place.spawn((Icon::new(sign, if narrow { 20 } else { 24 }), Tint(ink)));
        place.spawn(text(in_figures(clock.left), Lettering::Strong, ink));
    });
}

/// Minutes and seconds, such as 2:05.
fn in_figures(left: u32) -> LocalText {
    LocalText::new("clock-figures")
        .with("minutes", left / 60)
        .with("seconds", format!("{:02}", left % 60))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::ecs::message::Messages;

    use super::*;
    use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};
    use crate::app::session::seat_time::SeatTime;

    fn app() -> App {
        let mut app = App::new();
        let seat = |player| SeatPlan { name: "Ann".into(), player };
        let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
        app.insert_resource(Seats(players.map(seat).to_vec()))
            .init_resource::<TurnSeen>()
            .init_resource::<Warned>()
            .add_message::<PlaySound>()
            .add_message::<SayAloud>()
            .add_systems(Update, warn);
        app
    }

    #[test]
    fn a_low_clock_of_a_person_is_heard_and_said_once_until_it_was_high_again() {
        let mut app = app();
        let mut warns = |left: [f32; 2]| {
            let clocks = SeatClocks::over(SeatTime { minutes: 5, increment: 3 });
            let left = left.map(Duration::from_secs_f32);
            app.insert_resource(clocks.with_left(Some(left)));
            app.update();
            let said = app.world_mut().resource_mut::<Messages<SayAloud>>().drain().count();
            let heard = app.world_mut().resource_mut::<Messages<PlaySound>>().drain().count();
            (said, heard)
        };
        assert_eq!(warns([20.1, 5.0]), (0, 0), "a computer needs no warning");
        assert_eq!(warns([20.0, 5.0]), (1, 1));
        assert_eq!(warns([19.9, 5.0]), (0, 0));
        assert_eq!(warns([23.0, 5.0]), (0, 0), "a turn has added a little");
        assert_eq!(warns([18.0, 5.0]), (0, 0));
        assert_eq!(warns([61.0, 5.0]), (0, 0), "it was taken back");
        assert_eq!(warns([12.0, 5.0]), (1, 1));
    }

    #[test]
    fn a_plate_of_a_match_without_clocks_has_none() {
        assert_eq!(PlateClock::of(&SeatClocks::default(), Side(0)), None);
        let clocks = SeatClocks::over(SeatTime { minutes: 5, increment: 3 });
        let high = PlateClock { left: 300, low: false };
        assert_eq!(PlateClock::of(&clocks, Side(1)), Some(high));
        let clocks = clocks.with_left(Some([Duration::from_secs(300), Duration::from_secs(20)]));
        let low = PlateClock { left: 20, low: true };
        assert_eq!(PlateClock::of(&clocks, Side(1)), Some(low));
    }
}

//! The time left in words, for those who hear it: with the clock that a screen reader reads, and as the answer to a
//! typed word.
//!
//! Deliberately absent: the clocks themselves, and the warning when little time is left ([`super::plate_clock`]).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::HudSystems;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::spoken::SayAloud;
use crate::app::table::matches::clock::{ClockFace, MatchClock};
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::turns::typing::TypedWords;
use crate::app::table::{Seats, TurnSeen, TypedReply};
use crate::rules::{Seat, Side};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SeatClocks>()
        .init_resource::<MatchClock>()
        .init_resource::<TypedWords>()
        .init_resource::<Locale>()
        .add_message::<SayAloud>()
        .add_systems(
            Update,
            (
                list_word.in_set(HudSystems::Feed),
                tell.in_set(HudSystems::Show).run_if(resource_changed::<TypedReply>),
            ),
        );
}

/// The time left to a player.
pub(super) fn in_words(player: &str, left: u32) -> LocalText {
    LocalText::new("spoken-time").with("player", player).with("left", duration(left))
}

/// So many seconds, as minutes and seconds; without a part that is nothing.
pub(super) fn duration(left: u32) -> LocalText {
    let [minutes, seconds] = [("spoken-minutes", left / 60), ("spoken-seconds", left % 60)]
        .map(|(key, count)| LocalText::new(key).with("count", count));
    match (left / 60, left % 60) {
        (0, _) => seconds,
        (_, 0) => minutes,
        _ => LocalText::new("spoken-minutes-and-seconds")
            .with("minutes", minutes)
            .with("seconds", seconds),
    }
}

/// The seconds that a clock shows.
fn seconds_on(face: ClockFace) -> u32 {
    match face {
        ClockFace::Minutes(minutes) => minutes * 60,
        ClockFace::Seconds(seconds) => seconds,
    }
}

/// The clocks of the match.
#[derive(SystemParam)]
pub(super) struct Times<'w> {
    clocks: Res<'w, SeatClocks>,
    clock: Res<'w, MatchClock>,
    seats: Res<'w, Seats>,
    now: Res<'w, TurnSeen>,
}

impl Times<'_> {
    /// The answer to a typed text that asks for the time.
    pub(super) fn answer(&self, reply: &TypedReply) -> Option<LocalText> {
        let asked = reply.enter && reply.word.is_some();
        asked.then(|| self.left()).flatten()
    }

    /// The times left in words; `None` where no time was agreed.
    fn left(&self) -> Option<LocalText> {
        let of_side = |side: Side| {
            let seconds = self.clocks.face(side)?;
            let seats = (0..self.seats.0.len() as u8).map(Seat);
            let names = self.seats.names(seats.filter(|seat| self.now.side_of(*seat) == side));
            Some(in_words(&names.join(" & "), seconds))
        };
        let whole = self.clock.face().map(|face| duration(seconds_on(face)));
        let whole = whole.map(|left| LocalText::new("spoken-time-of-match").with("left", left));
        let all = (0..2).map(Side).filter_map(of_side).chain(whole);
        all.reduce(|first, second| {
            LocalText::new("legend-more").with("first", first).with("second", second)
        })
    }
}

/// Lists the word while there is something to ask for, and says so.
fn list_word(
    times: Times,
    locale: Res<Locale>,
    mut words: ResMut<TypedWords>,
    mut news: MessageWriter<SayAloud>,
) {
    let is_agreed = times.clocks.left().is_some() || times.clock.left().is_some();
    let is_listed = !words.0.is_empty();
    if is_agreed == is_listed && !locale.is_changed() {
        return;
    }
    let word = locale.say(&LocalText::new("typed-time")).to_lowercase();
    if is_agreed && !is_listed {
        news.write(SayAloud(LocalText::new("spoken-time-how").with("word", word.clone())));
    }
    words.set_if_neq(TypedWords(is_agreed.then_some(word).into_iter().collect()));
}

fn tell(reply: Res<TypedReply>, times: Times, mut news: MessageWriter<SayAloud>) {
    news.write_batch(times.answer(&reply).map(SayAloud));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::ecs::message::Messages;
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::app::kit::locale::tests::speaking;
    use crate::app::session::plan::{PlayerKind, SeatPlan};
    use crate::app::session::seat_time::SeatTime;

    fn answer(clocks: SeatClocks, clock: MatchClock, typed: &str) -> (Vec<String>, String) {
        let mut world = World::new();
        let names = ["Ann", "Bob"].map(str::to_owned);
        let seats = names.map(|name| SeatPlan { name, player: PlayerKind::Human });
        world.insert_resource(Seats(seats.to_vec()));
        world.insert_resource(speaking("en"));
        world.insert_resource(clocks);
        world.insert_resource(clock);
        world.init_resource::<TurnSeen>();
        world.init_resource::<TypedWords>();
        world.init_resource::<Messages<SayAloud>>();
        world.run_system_once(list_word).expect("the word is listed");
        let words = world.resource::<TypedWords>().0.clone();
        let word = words.first().filter(|word| *word == typed).cloned();
        let reply = TypedReply { enter: true, word, ..default() };
        let told = world.run_system_once(move |times: Times| times.answer(&reply));
        let told = told.expect("the clocks are read").map(|told| speaking("en").say(&told));
        (words, told.unwrap_or_default())
    }

    #[test]
    fn who_types_the_word_is_told_the_time_left_to_each_side_and_to_the_match() {
        let agreed = SeatClocks::over(SeatTime { minutes: 5, increment: 3 });
        let left = Some([245, 9].map(Duration::from_secs));
        let (words, told) = answer(agreed.clone().with_left(left), MatchClock::default(), "time");
        assert_eq!(words, ["time"]);
        assert_eq!(told, "Ann: 4 minutes and 5 seconds left. Bob: 9 seconds left.");
        let whole = MatchClock::over(Duration::from_secs(1800));
        assert_eq!(answer(SeatClocks::default(), whole, "time").1, "The match: 30 minutes left.");
        assert_eq!(answer(agreed, MatchClock::default(), "a3a4").1, "");
        assert_eq!(answer(SeatClocks::default(), MatchClock::default(), "time").0, [""; 0]);
    }

    #[test]
    fn minutes_and_seconds_are_words_in_every_language_one_of_them_singular() {
        let said = |language: &str| {
            let locale = speaking(language);
            [0, 1, 45, 60, 61, 125, 180].map(|left| locale.say(&duration(left)))
        };
        assert_eq!(
            said("en").join(", "),
            "0 seconds, 1 second, 45 seconds, 1 minute, 1 minute and 1 second, \
             2 minutes and 5 seconds, 3 minutes"
        );
        assert_eq!(
            said("fr").join(", "),
            "0 seconde, 1 seconde, 45 secondes, 1 minute, 1 minute et 1 seconde, \
             2 minutes et 5 secondes, 3 minutes"
        );
        assert_eq!(
            said("it").join(", "),
            "0 secondi, 1 secondo, 45 secondi, 1 minuto, 1 minuto e 1 secondo, \
             2 minuti e 5 secondi, 3 minuti"
        );
        assert_eq!(
            said("de").join(", "),
            "0 Sekunden, 1 Sekunde, 45 Sekunden, 1 Minute, 1 Minute und 1 Sekunde, \
             2 Minuten und 5 Sekunden, 3 Minuten"
        );
        let told =
            ["en", "fr", "it", "de"].map(|language| speaking(language).say(&in_words("Ann", 61)));
        assert_eq!(
            told,
            [
                "Ann: 1 minute and 1 second left.",
                "Ann\u{a0}: encore 1 minute et 1 seconde.",
                "Ann: ancora 1 minuto e 1 secondo.",
                "Ann: noch 1 Minute und 1 Sekunde.",
            ]
        );
    }
}

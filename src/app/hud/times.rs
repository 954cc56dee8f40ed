//! The time left in words, for players who type a word to ask for it: a screen reader does not see clocks.
//!
//! Deliberately absent: the clocks themselves, and the warning when little time is left ([`super::plate_clock`]).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::HudSystems;
use super::plate_clock::in_words;
use super::status::clock_words;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::spoken::SayAloud;
use crate::app::table::matches::clock::MatchClock;
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
        let whole = self.clock.face().map(clock_words);
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
        assert_eq!(told, "Ann: 4 min 5 s left. Bob: 0 min 9 s left.");
        let whole = MatchClock::over(Duration::from_secs(1800));
        assert_eq!(answer(SeatClocks::default(), whole, "time").1, "The match: 30 min left.");
        assert_eq!(answer(agreed, MatchClock::default(), "a3a4").1, "");
        assert_eq!(answer(SeatClocks::default(), MatchClock::default(), "time").0, [""; 0]);
    }
}

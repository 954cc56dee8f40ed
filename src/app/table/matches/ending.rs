//! The end of a match, reported once the last action has been seen.

use std::cmp::Reverse;

use bevy::prelude::*;

use super::seat_clocks::SeatClocks;
use crate::app::kit::locale::LocalText;
use crate::app::session::over::MatchOver;
use crate::app::session::plan::{MatchEnded, Mood, Ranked};
use crate::app::session::task::no_task;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::{AtGoal, Look, Pawn, Whereabouts};
use crate::app::table::contract::player_style::PlayerStyle;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::app::table::turns::playing::Playing;
use crate::app::table::turns::seats::{Seats, TurnNow};
use crate::app::table::turns::watching::not_watching;
use crate::rules::{Outcome, Seat, Side};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchOver>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        tell_the_end::<G>
            .in_set(TableSystems::Play)
            .after(crate::app::table::motion::playback::play_next_step)
            // A task reports its own end.
            .run_if(resource_exists::<Playing<G>>.and_then(not_watching).and_then(no_task)),
    );
}

/// Cards are no heroes: they mostly lie face down.
type Heroes<'w, 's> =
    Query<'w, 's, (&'static Pawn, &'static Look, &'static Whereabouts, Has<AtGoal>)>;

fn tell_the_end<G: TableGame>(
    playing: Res<Playing<G>>,
    (playback, clocks): (Res<Playback>, Res<SeatClocks>),
    (seats, now): (Res<Seats>, Res<TurnNow>),
    pawns: Heroes,
    mut told: ResMut<MatchOver>,
    mut ended: MessageWriter<MatchEnded>,
) {
    let Some(mut outcome) = playing.outcome() else {
        told.set_if_neq(MatchOver(false));
        return;
    };
    if told.0 || !playback.is_idle() {
        return;
    }
    told.0 = true;
    if (0..outcome.seats()).map(Seat).any(|seat| clocks.fell(playing.side_of(seat))) {
        outcome.reason = "table-end-time-over";
    }
    let winners: Vec<Seat> =
        if outcome.is_draw() { Vec::new() } else { outcome.winners().collect() };
    let side = winners.first().map(|seat| playing.side_of(*seat));
    let hero_of = |side: Side| hero_told(&playing, side, &pawns).or_else(|| hero(side, &pawns));
    let mood = mood(&outcome, &seats);
    // Who lost is not shown the winner's picture, but the own pack's.
    let own: Vec<Seat> = seats.humans().filter(|_| mood == Mood::Lost).collect();
    let animal = match own.first() {
        Some(seat) => hero_of(playing.side_of(*seat)),
        None => side.and_then(hero_of),
    };
    let animal = animal.map(|pawn| pawn.picture.clone());
    let reason = reason(&outcome, &seats, side.and_then(hero_of));
    let champion = |seat: &Seat| G::champion(playing.tables(), &playing.shown(), *seat);
    let cards = |winners: &[Seat]| {
        let shown = if own.is_empty() { winners } else { &own };
        shown.iter().filter_map(champion).collect()
    };
    ended.write(match G::PLAYER_STYLE {
        PlayerStyle::Packs => {
            let told = [headline(&winners, &seats), reason];
            let headline = told.into_iter().chain(points(&winners, &now)).collect();
            let cards = cards(&winners);
            MatchEnded { headline, mood, winners, animal, cards, ranks: Vec::new() }
        }
        PlayerStyle::Seats => {
            // All who share the first place have won, even if that is every seat.
            let winners: Vec<Seat> = outcome.winners().collect();
            let headline = match lone_place(&outcome, &seats) {
                Some(place @ 2..) => LocalText::new("end-you-placed").with("place", place),
                _ => headline(&winners, &seats),
            };
            let told = std::iter::once(headline).chain(greeting::<G>(&winners, &seats));
            let headline = told.chain([reason]).collect();
            let ranks = ranking::<G>(&playing, &outcome, &seats);
            let cards = cards(&winners);
            MatchEnded { headline, mood, winners, animal, cards, ranks }
        }
    });
}

/// What the end means to the only person here.
fn mood(outcome: &Outcome, seats: &Seats) -> Mood {
    match lone_place(outcome, seats) {
        None => Mood::Plain,
        Some(_) if outcome.is_draw() => Mood::Even,
        Some(1) => Mood::Won,
        Some(_) => Mood::Lost,
    }
}

/// A side's seats win together. A single person against the computer is addressed as "you".
fn headline(winners: &[Seat], seats: &Seats) -> LocalText {
    let humans: Vec<Seat> = seats.humans().collect();
    match (winners, &humans[..]) {
        ([], _) => LocalText::new("end-draw"),
        (_, [you]) if winners.contains(you) => LocalText::new("end-you-won"),
        (_, [_]) => LocalText::new("end-you-lost"),
        _ => crowned("end-won", winners, seats),
    }
}

/// What a winner is greeted with. The title is for one: it is not given where several share the first place.
fn greeting<G: TableGame>(winners: &[Seat], seats: &Seats) -> Option<LocalText> {
    let key = G::GREETING.filter(|_| winners.len() == 1)?;
    Some(crowned(key, winners, seats))
}

/// A sentence about the winners.
fn crowned(key: &'static str, winners: &[Seat], seats: &Seats) -> LocalText {
    let names = seats.names(winners.iter().copied());
    LocalText::new(key).with("count", names.len() as u32).with("winner", names.join(" & "))
}

/// All places, the best first; equal places in seat order.
fn ranking<G: TableGame>(playing: &Playing<G>, outcome: &Outcome, seats: &Seats) -> Vec<Ranked> {
    let (tables, view) = (playing.tables(), playing.seen());
    let ranked = (0..).map(Seat).zip(&seats.0).map(|(seat, plan)| Ranked {
        place: place(outcome, seat),
        token: G::PLAYER_STYLE.token(playing.side_of(seat)),
        name: plan.name.clone(),
        points: G::score(tables, &view, seat).map(|score| score.won),
        note: G::tie_break(tables, &view, seat),
    });
    let mut ranked: Vec<Ranked> = ranked.collect();
    ranked.sort_by_key(|ranked| ranked.place);
    ranked
}

/// The place of the only person here, who is addressed as "you".
fn lone_place(outcome: &Outcome, seats: &Seats) -> Option<u32> {
    match seats.humans().collect::<Vec<_>>()[..] {
        [you] => Some(place(outcome, you)),
        _ => None,
    }
}

/// One more than the number of seats ranked before this one.
fn place(outcome: &Outcome, seat: Seat) -> u32 {
    let before = |other: &Seat| outcome.rank(*other) < outcome.rank(seat);
    1 + (0..outcome.seats()).map(Seat).filter(before).count() as u32
}

/// The points of two sides, the winner's first.
fn points(winners: &[Seat], now: &TurnNow) -> Option<LocalText> {
    let first = winners.first().copied().unwrap_or(Seat(0));
    let others = (0..now.scores.len() as u8).map(Seat);
    let other = others.into_iter().find(|seat| now.side_of(*seat) != now.side_of(first))?;
    let won = |seat: Seat| now.scores.get(usize::from(seat.0)).copied().flatten();
    let (first, other) = (won(first)?, won(other)?);
    Some(LocalText::new("end-score").with("first", first.won).with("second", other.won))
}

/// The reason of the end. The sentence may use the hero and the player who came last, and whether
/// that is the only person here, `$you`.
fn reason(outcome: &Outcome, seats: &Seats, hero: Option<&Pawn>) -> LocalText {
    let reason = LocalText::new(outcome.reason);
    let rank = |seat: u8| outcome.rank(Seat(seat));
    let beaten = (0..).zip(&seats.0).filter(|(seat, _)| rank(*seat) > 0);
    let reason = match beaten.min_by_key(|(seat, _)| Reverse(rank(*seat))) {
        Some((seat, loser)) => {
            let you = seats.only_human() == Some(Seat(seat));
            reason.with("loser", loser.name.as_str()).with("you", u32::from(you))
        }
        None => reason,
    };
    match hero {
        Some(pawn) => reason.with("animal", LocalText::new(pawn.name.clone())),
        None => reason,
    }
}

/// The pawn of a side that was last made a hero, wherever it is now.
fn hero_told<'a, G: TableGame>(
    playing: &Playing<G>,
    side: Side,
    pawns: &'a Heroes,
) -> Option<&'a Pawn> {
    let own = |id: u16| {
        let mut all = pawns.iter().map(|(pawn, ..)| pawn);
        all.find(|pawn| pawn.id == Some(id) && pawn.side == side)
    };
    playing.told_last(|event| own(G::hero(event)?))
}

/// The pawn that reached the goal, or any that is left.
fn hero<'a>(side: Side, pawns: &'a Heroes) -> Option<&'a Pawn> {
    let own = || {
        pawns.iter().filter(|(pawn, look, place, _)| {
            pawn.side == side && **look == Look::Token && place.spot().is_some()
        })
    };
    let hero = own().find(|(.., at_goal)| *at_goal).or_else(|| own().next());
    hero.map(|(pawn, ..)| pawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::locale::Arg;
    use crate::app::session::plan::{PlayerKind, SeatPlan, Skill};

    #[test]
    fn one_person_against_the_computer_is_spoken_to() {
        let computer = PlayerKind::Computer(Skill::Easy);
        let seats = |players: [PlayerKind; 2]| {
            Seats(players.map(|player| SeatPlan { name: "Ann".into(), player }).to_vec())
        };
        let says = |winner: u8, players| headline(&[Seat(winner)], &seats(players)).key;
        assert_eq!(says(0, [PlayerKind::Human, computer]), "end-you-won");
        assert_eq!(says(1, [PlayerKind::Human, computer]), "end-you-lost");
        assert_eq!(says(0, [PlayerKind::Human, PlayerKind::Human]), "end-won");
        assert_eq!(says(0, [computer, computer]), "end-won");
        let felt = |ranks: &[u8], players| mood(&Outcome::ranked(ranks, "end"), &seats(players));
        assert_eq!(felt(&[0, 1], [PlayerKind::Human, computer]), Mood::Won);
        assert_eq!(felt(&[1, 0], [PlayerKind::Human, computer]), Mood::Lost);
        assert_eq!(felt(&[0, 0], [PlayerKind::Human, computer]), Mood::Even);
        assert_eq!(felt(&[0, 1], [PlayerKind::Human; 2]), Mood::Plain);
    }

    #[test]
    fn who_shares_a_place_leaves_the_next_one_empty() {
        let places = |ranks: &[u8]| {
            let outcome = Outcome::ranked(ranks, "end");
            (0..outcome.seats()).map(|seat| place(&outcome, Seat(seat))).collect::<Vec<_>>()
        };
        assert_eq!(places(&[1, 0, 0, 2, 2]), [3, 1, 1, 4, 4]);
        assert_eq!(places(&[0, 0]), [1, 1]);
        let players = [PlayerKind::Computer(Skill::Easy), PlayerKind::Human];
        let seat = |player| SeatPlan { name: "Ann".into(), player };
        let seats = Seats(players.map(seat).to_vec());
        assert_eq!(lone_place(&Outcome::ranked(&[0, 1], "end"), &seats), Some(2));
    }

    #[test]
    fn a_person_who_lost_to_the_computer_is_not_named_but_addressed() {
        let seat = |player| SeatPlan { name: "Ann".into(), player };
        let players = [PlayerKind::Human, PlayerKind::Computer(Skill::Easy)];
        let addressed = |ranks: &[u8], players: [PlayerKind; 2]| {
            let seats = Seats(players.map(seat).to_vec());
            reason(&Outcome::ranked(ranks, "end"), &seats, None).args[1].1 == Arg::Number(1.0)
        };
        assert!(addressed(&[1, 0], players));
        assert!(!addressed(&[0, 1], players));
        assert!(!addressed(&[1, 0], [PlayerKind::Human; 2]));
    }

    #[test]
    fn the_reason_names_who_came_last() {
        let seat = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        let seats = Seats(["Ann", "Ben", "Cat"].map(seat).to_vec());
        for (ranks, loser) in [([0, 1, 2], "Cat"), ([0, 2, 1], "Ben"), ([1, 0, 1], "Ann")] {
            let outcome = Outcome::ranked(&ranks, "referee-end-resigned");
            let told = reason(&outcome, &seats, None);
            assert_eq!(told.args[0], ("loser", Arg::Text(loser.into())));
        }
    }
}

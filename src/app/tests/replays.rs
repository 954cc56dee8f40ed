//! The strip beside a replay: no button of it moves under the pointer.

use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::PrimaryWindow;

use super::on_the_title;
use super::settling::settle;
use super::windows::{WindowCase, begin, go_to, see};
use crate::app::hud::layout::{Part, Room};
use crate::app::hud::viewer::Movement;
use crate::app::kit::screen_state::Screen;
use crate::app::session::match_review::{MatchReview, Mistake, ReviewStage};
use crate::app::session::route::Route;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::view::View;
use crate::app::table::matches::replaying::watch;
use crate::app::table::{Playing, ReplayRequest, Seats, SpotPlaces, TableGame, Watching};
use crate::rules::jungle::Jungle;
use crate::rules::zoon::Zoon;
use crate::rules::{Seat, Spot, Viewer};

/// The replay of a match of many steps.
fn watch_a_long_match<G: TableGame>(app: &mut App, level: &str) {
    go_to(app, Screen::Title);
    begin(app, level, 2);
    let mut game = app.world().resource::<Playing<G>>().fork();
    for _ in 0..120 {
        let action = game.draw().or_else(|| game.actions().last().copied());
        if action.is_none_or(|action| game.play(action).is_err()) {
            break;
        }
    }
    let _ = game.resign(Seat(0));
    let seats = app.world().resource::<Seats>().clone();
    watch(app.world_mut(), game, seats);
    settle(app);
}

/// Where the rows and buttons of the strip lie, in order.
fn places(app: &mut App) -> Vec<Rect> {
    let world = app.world_mut();
    let mut rows = world.query_filtered::<&ChildOf, With<Movement>>();
    let paper = rows.single(world).expect("a strip").parent();
    let parts = world.get::<Children>(paper).expect("buttons").to_vec();
    let place = |part: Entity| {
        let node = world.get::<ComputedNode>(part)?;
        let middle = world.get::<UiGlobalTransform>(part)?.translation;
        Some(Rect::from_center_size(middle, node.size()))
    };
    parts.into_iter().filter_map(place).collect()
}

/// Where these lie is the same but for a pixel, to which the engine rounds.
fn stays(before: &[Rect], after: &[Rect]) -> bool {
    let near = |(one, other): (&Rect, &Rect)| {
        let moved = (one.min - other.min).abs().max((one.max - other.max).abs());
        moved.max_element() < 1.5
    };
    before.len() == after.len() && before.iter().zip(after).all(near)
}

/// Sets how far a review has come, which here is not worked out.
fn review(app: &mut App, stage: ReviewStage) {
    app.world_mut().resource_mut::<MatchReview>().stage = stage;
    app.world_mut().resource_mut::<Watching>().reviews = stage != ReviewStage::Unasked;
    settle(app);
    assert_eq!(app.world().resource::<MatchReview>().stage, stage);
}

#[test]
fn no_button_of_a_replay_moves_when_the_words_of_another_change() {
    let mut app = on_the_title();
    let sizes = [(1280.0, 720.0), (1920.0, 1080.0), (360.0, 640.0), (768.0, 1024.0)];
    for (level, watch) in [
        ("jungle/combat", watch_a_long_match::<Jungle> as fn(&mut App, &str)),
        ("zoon/duel-of-tribes", watch_a_long_match::<Zoon>),
    ] {
        watch(&mut app, level);
        let total = app.world().resource::<Watching>().total;
        assert!(total > 10, "{level}: {total}");
        for (size, language) in
            sizes.iter().flat_map(|size| ["en", "fr", "de"].map(|it| (*size, it)))
        {
            let case = WindowCase { size: Vec2::from(size), language, texts: 100.0 };
            see(&mut app, case);
            let before = places(&mut app);
            let steps = [total, total / 2, 7].map(ReplayRequest::GoTo);
            let others = [ReplayRequest::Pace, ReplayRequest::Eyes].repeat(3);
            for request in steps.into_iter().chain(others) {
                app.world_mut().write_message(request);
                settle(&mut app);
                let now = places(&mut app);
                assert!(
                    stays(&before, &now),
                    "{level}, {case:?}, {request:?}: {before:?}, {now:?}"
                );
            }
            for (done, of) in [(0, 0), (0, 9), (11, 12)] {
                review(&mut app, ReviewStage::Looking { done, of });
                let now = places(&mut app);
                assert!(
                    stays(&before, &now),
                    "{level}, {case:?}, {done} of {of}: {before:?}, {now:?}"
                );
            }
            app.world_mut().resource_mut::<MatchReview>().mistakes =
                [3, 8].map(Mistake::blank).into();
            review(&mut app, ReviewStage::Done);
            let mut after = places(&mut app);
            let narrow = app.world().resource::<Room>().narrow;
            after.remove(if narrow { 0 } else { after.len() - 1 });
            assert!(stays(&before, &after), "{level}, {case:?}, moments: {before:?}, {after:?}");
            review(&mut app, ReviewStage::Unasked);
        }
    }
}

#[test]
fn the_line_of_a_review_covers_no_square_that_it_tells_of() {
    let mut app = on_the_title();
    watch_a_long_match::<Jungle>(&mut app, "jungle/combat");
    for size in [(1280.0, 720.0), (1920.0, 1080.0), (360.0, 640.0), (768.0, 1024.0)] {
        see(&mut app, WindowCase { size: Vec2::from(size), language: "de", texts: 100.0 });
        review(&mut app, ReviewStage::Done);
        // The upper corners of the board, and the lower ones.
        for squares in [[62, 61], [0, 1], [61, 54], [56, 57]] {
            let better = Route { spots: squares.map(Spot::Square).into(), ..default() };
            let entries = app.world().resource::<Watching>().at;
            let mistake =
                Mistake { better, says: vec!["Wolf g9–f9".into()], ..Mistake::blank(entries) };
            app.world_mut().resource_mut::<MatchReview>().mistakes.clear();
            settle(&mut app);
            app.world_mut().resource_mut::<MatchReview>().mistakes = vec![mistake];
            settle(&mut app);
            let line = line_of_remarks(&mut app);
            assert!(line.height() > 10.0, "nothing is said");
            for spot in squares.map(Spot::Square) {
                let square = seen_at(&mut app, spot);
                assert!(
                    line.intersect(square).is_empty(),
                    "{size:?}: {line:?} covers {spot:?} at {square:?}"
                );
            }
        }
    }
}

/// Where the line of remarks lies on the screen.
fn line_of_remarks(app: &mut App) -> Rect {
    let mut parts = app.world_mut().query::<(&Part, &ComputedNode, &UiGlobalTransform)>();
    let all = parts.iter(app.world());
    let mut lines = all.filter(|(part, ..)| **part == Part::Remarks);
    let (_, node, place) = lines.next().expect("a line");
    Rect::from_center_size(place.translation, node.size())
}

/// Where a spot is seen on the screen.
fn seen_at(app: &mut App, spot: Spot) -> Rect {
    let see =
        move |places: SpotPlaces, view: Res<View>, window: Single<&Window, With<PrimaryWindow>>| {
            let (layout, size) = (&places.layout, window.size());
            let at = places.middle(spot).expect("a place");
            let up = view.point_of(layout, layout.lift(size), at);
            Rect::from_center_size(size / 2.0 + Vec2::new(up.x, -up.y), Vec2::splat(layout.square))
        };
    app.world_mut().run_system_once(see).expect("the table is laid")
}

#[test]
fn a_rematch_is_seen_through_its_own_players_eyes_after_a_replay_through_others() {
    let mut app = on_the_title();
    watch_a_long_match::<Zoon>(&mut app, "zoon/duel-of-tribes");
    let viewer = |app: &App| app.world().resource::<Playing<Zoon>>().viewer();
    let own = viewer(&app);
    assert_eq!(own, Viewer::Seat(Seat(0)));
    let others = app.world().resource::<Watching>().eyes.len() - 1;
    assert!(others > 1, "the enemy's cards can be seen too");
    for turns in 1..=others {
        for _ in 0..turns {
            app.world_mut().write_message(ReplayRequest::Eyes);
        }
        settle(&mut app);
        assert_ne!(viewer(&app), own);
        app.world_mut().write_message(ReplayRequest::Leave);
        app.world_mut().write_message(TableCommand::Rematch);
        settle(&mut app);
        assert_eq!(viewer(&app), own, "after {turns} turns");
        watch_a_long_match::<Zoon>(&mut app, "zoon/duel-of-tribes");
    }
}

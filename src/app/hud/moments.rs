//! The moments that a review has found, in the replay: buttons to the next and the previous one,
//! and there what would have been better, as an arrow, a mark and a sentence.
//!
//! Deliberately absent: finding them, which `opponent/reviewing.rs` does.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::HudSystems;
use super::explain::spoken;
use super::tips::Tipped;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::{Lettering, icon_button, space, text};
use crate::app::kit::{palette, theme};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::match_review::{MatchReview, Mistake, ReviewStage};
use crate::app::session::remark::Remark;
use crate::app::session::route::Route;
use crate::app::table::{ReplayRequest, Seats, TurnSeen, Watching};

/// How long the sentence stays, unless the replay goes on.
const STAYS: Duration = Duration::from_secs(120);

/// What would have been better at the moment on the board.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct BetterShown(pub(super) Option<Route>);

/// A button to the next moment, or to the previous one.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ToMoment {
    pub(super) forward: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchReview>()
        .init_resource::<BetterShown>()
        .add_observer(go)
        .add_systems(OnEnter(Screen::Play), |mut shown: ResMut<BetterShown>| shown.0 = None)
        .add_systems(
            Update,
            (
                (conclude, show_better).chain().in_set(HudSystems::Hint),
                grey_out.in_set(HudSystems::Show),
            ),
        );
}

/// The number of mistakes between two buttons that lead along them.
pub(super) fn spawn_steps(paper: &mut ChildSpawnerCommands, count: usize) {
    let line = Node {
        width: percent(100),
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::NoWrap,
        ..theme::row(space::S)
    };
    let step = |icon: &'static str, label: &'static str, forward: bool| {
        let tip = Tipped { says: label.into(), key: None };
        (icon_button(icon, label), tip, ToMoment { forward })
    };
    paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
        row.spawn(step("arrow_left", "review-previous", false));
        let says = LocalText::new("review-count").with("count", count as u32);
        row.spawn(text(says, Lettering::Strong, palette::INK));
        row.spawn(step("arrow_right", "review-next", true));
    });
}

fn go(
    pressed: On<Activate>,
    buttons: Query<&ToMoment>,
    (watching, review): (Option<Res<Watching>>, Res<MatchReview>),
    mut requests: MessageWriter<ReplayRequest>,
) {
    let (Ok(ToMoment { forward }), Some(watching)) = (buttons.get(pressed.entity), watching) else {
        return;
    };
    let moment = review.beside(watching.at, *forward);
    requests.write_batch(moment.map(ReplayRequest::GoTo));
}

/// Once the review is complete, goes to its first moment if the replay still stands at its start, and
/// says so if there is none.
fn conclude(
    (review, watching): (Res<MatchReview>, Option<Res<Watching>>),
    mut before: Local<ReviewStage>,
    mut requests: MessageWriter<ReplayRequest>,
    mut remarks: MessageWriter<Remark>,
) {
    let earlier = std::mem::replace(&mut *before, review.stage);
    if earlier == review.stage || review.stage != ReviewStage::Done {
        return;
    }
    let at_start = watching.is_some_and(|watching| watching.at == 0 && !watching.running);
    match review.mistakes.first() {
        Some(first) if at_start => {
            requests.write(ReplayRequest::GoTo(first.entries));
        }
        Some(_) => {}
        None => {
            remarks.write(Remark::new("check", "review-nothing"));
        }
    }
}

/// What is said of a moment.
fn says(mistake: &Mistake, seats: &Seats) -> LocalText {
    let name = seats.names(std::iter::once(mistake.seat)).join("");
    let reason = spoken(mistake.reason.key, &mistake.reason.arguments);
    let key = if mistake.says.is_empty() { "review-better-plain" } else { "review-better" };
    let text = LocalText::new(key).with("player", name).with("reason", reason);
    mistake.says.iter().fold(text, |text, says| text.with("action", says.clone()))
}

/// Shows what would have been better, once the board stands at that moment.
fn show_better(
    (review, watching): (Res<MatchReview>, Option<Res<Watching>>),
    (seats, seen): (Res<Seats>, Res<TurnSeen>),
    mut shown: ResMut<BetterShown>,
    mut told: Local<Option<usize>>,
    mut remarks: MessageWriter<Remark>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let at = watching.as_ref().filter(|_| !seen.is_behind()).map(|watching| watching.at);
    let here = at.and_then(|at| review.at(at));
    shown.set_if_neq(BetterShown(here.map(|mistake| mistake.better.clone())));
    let moment = here.map(|mistake| mistake.entries);
    if std::mem::replace(&mut *told, moment) == moment {
        return;
    }
    redraw.nudge();
    remarks.write(match here {
        // It comes with the step of the replay, and goes with the next one.
        Some(mistake) => Remark {
            stays: STAYS,
            outlasts_actions: true,
            ..Remark::new("hint", says(mistake, &seats))
        },
        None => Remark::nothing(),
    });
}

/// Greys out a button beyond which there is no moment.
fn grey_out(
    (review, watching): (Res<MatchReview>, Option<Res<Watching>>),
    buttons: Query<(Entity, &ToMoment, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let Some(watching) = watching else { return };
    for (entity, ToMoment { forward }, grey) in &buttons {
        let leads = review.beside(watching.at, *forward).is_some();
        if leads && grey {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !leads && !grey {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::plan::{PlayerKind, SeatPlan};
    use crate::app::table::TurnNow;
    use crate::rules::{Reason, Seat, Spot};

    fn route(entries: usize) -> Route {
        Route { spots: vec![Spot::Square(entries as u8)], bends: Vec::new() }
    }

    fn mistake(entries: usize) -> Mistake {
        Mistake {
            entries,
            seat: Seat(0),
            token: "red",
            better: route(entries),
            says: vec!["d3-d4".into()],
            reason: Reason::new("jungle-hint-best"),
        }
    }

    /// A replay that stands after so many entries, with a complete review of two moments.
    fn replay(at: usize) -> App {
        let mut app = App::new();
        let mistakes = vec![mistake(3), mistake(8)];
        app.insert_resource(MatchReview { stage: ReviewStage::Done, mistakes })
            .init_resource::<Watching>()
            .insert_resource(Seats(vec![SeatPlan {
                name: "Ann".into(),
                player: PlayerKind::Human,
            }]))
            .insert_resource(TurnSeen::of(TurnNow { entries: at, ..default() }))
            .init_resource::<BetterShown>()
            .init_resource::<RedrawRequests>()
            .add_message::<ReplayRequest>()
            .add_message::<Remark>()
            .add_observer(go)
            .add_systems(Update, ((conclude, show_better).chain(), grey_out));
        let mut watching = app.world_mut().resource_mut::<Watching>();
        (watching.at, watching.total) = (at, 9);
        app
    }

    fn asked(app: &mut App) -> Vec<ReplayRequest> {
        app.world_mut().resource_mut::<Messages<ReplayRequest>>().drain().collect()
    }

    fn said(app: &mut App) -> Vec<LocalText> {
        let mut remarks = app.world_mut().resource_mut::<Messages<Remark>>();
        remarks.drain().map(|remark| remark.text).collect()
    }

    #[test]
    fn at_a_moment_of_the_review_its_better_action_is_shown_and_said() {
        let mut app = replay(3);
        app.update();
        assert_eq!(app.world().resource::<BetterShown>().0, Some(route(3)));
        let said = said(&mut app);
        assert_eq!(said.iter().map(|text| &*text.key).collect::<Vec<_>>(), ["review-better"]);
        let mut app = replay(4);
        app.update();
        assert_eq!(app.world().resource::<BetterShown>().0, None);
    }

    #[test]
    fn a_complete_review_goes_to_its_first_moment_unless_the_player_is_elsewhere() {
        let mut app = replay(0);
        app.update();
        assert_eq!(asked(&mut app), [ReplayRequest::GoTo(3)]);
        app.update();
        assert_eq!(asked(&mut app), [], "once");
        let mut app = replay(5);
        app.update();
        assert_eq!(asked(&mut app), []);
    }

    #[test]
    fn the_buttons_lead_to_the_moments_beside_and_are_grey_where_there_is_none() {
        let mut app = replay(5);
        app.update();
        asked(&mut app);
        for (forward, moment) in [(true, 8), (false, 3)] {
            let entity = app.world_mut().spawn(ToMoment { forward }).id();
            app.update();
            assert!(!app.world().entity(entity).contains::<InteractionDisabled>());
            app.world_mut().trigger(Activate { entity });
            assert_eq!(asked(&mut app), [ReplayRequest::GoTo(moment)]);
        }
        app.world_mut().resource_mut::<Watching>().at = 8;
        app.update();
        let world = app.world_mut();
        let mut buttons = world.query::<(&ToMoment, Has<InteractionDisabled>)>();
        let grey = buttons.iter(world).filter(|(_, grey)| *grey).map(|(to, _)| to.forward);
        assert_eq!(grey.collect::<Vec<_>>(), [true]);
    }
}

//! What a move risks, as far as its player knows, and that a running match is not reviewed.

use super::{level, moves, until};
use crate::app::hud::Explain;
use crate::app::session::plan::{PlayerKind, SeatPlan};
use crate::app::table::laws::table_without_window;
use crate::app::table::{ReplayRequest, Seats, TableGame, TablePlugin, Watching, put_on_table};
use crate::referee::Match;
use crate::rules::zoon::{Action, Deployment, Position, Setup, Tables, View, Zoon};
use crate::rules::{Game, Seat, Side, Spot, Viewer, after};

fn view(tables: &Tables, position: &Position, seat: u8) -> View {
    Zoon::known_to(tables, position, Viewer::Seat(Seat(seat)))
}

/// Whether a quiet move of red's is told to be dangerous.
fn is_risky(tables: &Tables, position: &Position, action: Action) -> bool {
    !Zoon::risks(tables, &view(tables, position, 0), action).is_empty()
}

#[test]
fn a_move_is_told_to_be_dangerous_where_its_card_then_is_one_in_danger() {
    let tables = level("zoon/duel-of-tribes");
    let both = |now: &Position| {
        let quiet = moves(&tables, now, false);
        let risky = quiet.iter().filter(|action| is_risky(&tables, now, **action)).count();
        (risky > 0 && risky < quiet.len()).then_some(quiet)
    };
    let (position, quiet) = until(&tables, [0, 1], both);
    for action in quiet {
        let Action::Move { to, .. } = action else { panic!("{action:?}") };
        let then = after::<Zoon>(&tables, &position, action);
        let endangered = Zoon::endangered(&tables, &view(&tables, &then, 0), Side(0));
        let is_endangered = endangered.contains(&Spot::Square(to.0));
        assert_eq!(is_risky(&tables, &position, action), is_endangered, "{action:?}");
        assert!(Zoon::risks(&tables, &view(&tables, &position, 1), action).is_empty());
    }
}

#[test]
fn a_running_match_with_secrets_is_not_reviewed_and_a_finished_one_is() {
    let may_review = |ends: bool| {
        let mut app = table_without_window(TablePlugin::<Zoon>::default());
        let setup = Setup { deployment: Deployment::Formations, ..Setup::default() };
        let mut played = Match::<Zoon>::new(level("zoon/duel-of-tribes"), setup, 1);
        if ends {
            played.resign(Seat(1)).expect("a match under way");
        }
        let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        put_on_table(app.world_mut(), played, Seats(vec![person("Ann"), person("Ben")]));
        app.update();
        app.world_mut().write_message(ReplayRequest::Watch);
        app.world_mut().write_message(ReplayRequest::Review);
        app.update();
        app.world().resource::<Watching>().reviews
    };
    assert!(!may_review(false) && may_review(true));
}

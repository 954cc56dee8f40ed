//! The pages of the rules of every game, in windows of many sizes.

use super::on_the_title;
use super::windows::{PHONES, WindowCase, among, hard_cases, longest, open, show_set_up};
use crate::app::games::GAMES;
use crate::app::kit::screen_state::Overlay;
use crate::app::screens::rules::RulesPages;

/// The faults of the rules of every game.
fn faults_of_rules(cases: &[WindowCase]) -> String {
    let (mut app, mut told) = (on_the_title(), String::new());
    for card in GAMES.0 {
        show_set_up(&mut app, card, false);
        open(&mut app, Overlay::Rules);
        for page in 0..app.world().resource::<RulesPages>().pages.len() {
            app.world_mut().resource_mut::<RulesPages>().open = page;
            let what = format!("page {page} of {}", card.game);
            among(cases.iter().copied(), &mut app, &what, &mut told);
        }
        open(&mut app, Overlay::None);
    }
    told
}

#[test]
fn every_page_of_rules_can_be_read_in_every_window() {
    assert_eq!(faults_of_rules(&hard_cases().collect::<Vec<_>>()), "");
}

#[test]
fn on_a_telephone_the_wheel_reaches_the_end_of_every_page_of_rules() {
    assert_eq!(faults_of_rules(&PHONES.map(|size| longest(size, 100.0)[0])), "");
}

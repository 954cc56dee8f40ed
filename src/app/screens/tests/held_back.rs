//! Packs with which the last start broke down or hung wait for an answer.

use super::saves::say;
use super::*;
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::packs::held_back::{self, Tried};
use crate::app::platform::black_box::Report;
use crate::packs::Pack;

/// Comes to the title with a pack that is held back, and a report if it broke down.
fn held(report: Option<Report>) -> App {
    let manifest = "(id: \"reed\", version: \"1.0.0\", title: {\"en\": \"Reed\"}, authors: [\"Ann\"], licence: \"MIT\")";
    let files = [("pack.ron".to_owned(), manifest.as_bytes().to_vec())];
    let mut found = FoundPacks::default();
    found.packs.push(Pack::from_files("packs/reed", files).expect("a pack"));
    let mut app = shell(Screen::Saves);
    app.insert_resource(Report::with_packs("reed 1.0.0"));
    held_back::take_in(app.world_mut(), Tried::before(found));
    match report {
        Some(report) => app.insert_resource(report),
        None => {
            app.world_mut().remove_resource::<Report>();
            &mut app
        }
    };
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    settle(&mut app);
    app
}

fn found(app: &App) -> usize {
    app.world().resource::<FoundPacks>().packs.len()
}

/// The buttons of the title that open the list of packs.
fn ways_to_packs(app: &mut App) -> usize {
    let mut labels = app.world_mut().query::<&LocalText>();
    labels.iter(app.world()).filter(|label| label.key == "packs-open").count()
}

#[test]
fn after_a_start_that_hung_the_title_asks_whether_packs_are_laid() {
    for (answer, count) in [("report-without-packs", 0), ("report-with-packs", 1)] {
        let mut app = held(None);
        assert_eq!((overlay(&app), found(&app)), (Overlay::Ask, 0));
        assert_eq!(said(&app).map(|said| said.key), Some("report-without-packs".into()));
        say(&mut app, answer);
        press(&mut app, KeyCode::Enter);
        assert_eq!((overlay(&app), found(&app)), (Overlay::None, count), "{answer}");
        settle(&mut app);
        assert_eq!(ways_to_packs(&mut app), count, "{answer}: the title leads to what is there");
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Saves);
        settle(&mut app);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        settle(&mut app);
        assert_eq!(overlay(&app), Overlay::None, "it is asked once");
    }
}

#[test]
fn after_a_breakdown_the_report_comes_before_the_question() {
    let mut app = held(Some(Report::at("reports/one.txt")));
    assert_eq!(overlay(&app), Overlay::Report);
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::None);
    settle(&mut app);
    assert_eq!(overlay(&app), Overlay::Ask);
}

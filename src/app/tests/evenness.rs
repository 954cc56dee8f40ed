//! What stands beside each other on menus is as high as its neighbours.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;

use super::on_the_title;
use super::settling::settle;
use super::windows::{WindowCase, begin, go_to, open, see};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::ButtonKind;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::screens::title_cards::CardLine;

const SIZES: [(f32, f32); 2] = [(1280.0, 720.0), (1920.0, 1080.0)];

#[test]
fn the_lines_of_all_cards_on_the_title_begin_at_one_height() {
    let mut app = on_the_title();
    for (size, language) in
        SIZES.into_iter().flat_map(|size| ["en", "fr", "de"].map(|it| (size, it)))
    {
        see(&mut app, WindowCase { size: Vec2::from(size), language, texts: 100.0 });
        let mut lines =
            app.world_mut().query_filtered::<(&ComputedNode, &UiGlobalTransform), With<CardLine>>();
        let tops: Vec<f32> = lines
            .iter(app.world())
            .map(|(node, place)| place.translation.y - node.size().y / 2.0)
            .collect();
        assert_eq!(tops.len(), 4);
        let apart = tops.iter().map(|top| (top - tops[0]).abs()).fold(0.0, f32::max);
        assert!(apart < 1.5, "{size:?}, {language}: {tops:?}");
    }
}

#[test]
fn the_pause_menu_has_buttons_of_one_height_without_a_hole() {
    let mut app = on_the_title();
    begin(&mut app, "jungle/combat", 2);
    open(&mut app, Overlay::Pause);
    for size in SIZES {
        see(&mut app, WindowCase { size: Vec2::from(size), language: "en", texts: 100.0 });
        let mut buttons =
            app.world_mut()
                .query::<(&ButtonKind, &SpokenLabel, &ComputedNode, &UiGlobalTransform)>();
        let mut rows: Vec<(f32, f32)> = buttons
            .iter(app.world())
            .filter(|(kind, label, ..)| {
                let of_menu = label.0.key.starts_with("pause-") || label.0.key.starts_with("keep-");
                of_menu && matches!(kind, ButtonKind::Secondary | ButtonKind::Quiet)
            })
            .filter(|(.., node, _)| !node.is_empty())
            .map(|(.., node, place)| (place.translation.y, node.size().y))
            .collect();
        rows.sort_by(|one, other| one.0.total_cmp(&other.0));
        assert!(rows.len() > 8, "{rows:?}");
        let high = rows[0].1;
        assert!(rows.iter().all(|row| (row.1 - high).abs() < 1.5), "{size:?}: {rows:?}");
        let steps = rows.windows(2).map(|pair| pair[1].0 - pair[0].0);
        let widest = steps.fold(0.0, f32::max);
        assert!(widest < high * 1.4, "{size:?}: a hole in {rows:?}");
    }
}

#[test]
fn every_sheet_has_the_same_way_out_at_the_end_of_its_headline() {
    let mut app = on_the_title();
    let case = WindowCase { size: Vec2::new(1280.0, 720.0), language: "en", texts: 100.0 };
    let closes = |app: &mut App| {
        see(app, case);
        let mut buttons = app.world_mut().query::<&SpokenLabel>();
        let labels: Vec<_> = buttons.iter(app.world()).map(|label| label.0.key.clone()).collect();
        let of = |key: &str| labels.iter().filter(|label| **label == key).count();
        (of("shell-close"), of("shell-back"))
    };
    for overlay in [
        Overlay::Settings,
        Overlay::Rules,
        Overlay::Puzzles,
        Overlay::Packs,
        Overlay::Statistics,
        Overlay::Names,
        Overlay::Controls,
        Overlay::About,
        Overlay::News,
    ] {
        open(&mut app, overlay);
        assert_eq!(closes(&mut app), (1, 0), "{overlay:?}");
        open(&mut app, Overlay::None);
    }
    for screen in [Screen::Saves, Screen::SetUp] {
        go_to(&mut app, screen);
        settle(&mut app);
        assert_eq!(closes(&mut app), (1, 0), "{screen:?}");
    }
}

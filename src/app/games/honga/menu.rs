//! Honga in the menus: its variants, its levels' own texts, the pages of its rules.

use bevy::prelude::App;

use super::{OPEN_DISCS, editing, pages};
use crate::app::catalog::game_list::{GameCard, GameMenu, LevelWords};
use crate::app::catalog::records::Records;
use crate::app::catalog::seat_mode::SeatMode;
use crate::app::catalog::setup_sheet::SetUpSwitch;
use crate::app::games::plug::Plug;
use crate::app::hud::handover_panel::TRUST;
use crate::data::Files;
use crate::data::honga::{current, load, switches};
use crate::rules::Game;
use crate::rules::honga::Honga;

impl Plug for Honga {
    const CARD: GameCard = GameCard {
        game: Self::ID,
        picture: "card_honga",
        players: 5,
        minutes: 40,
        difficulty: 3,
        menu: Some(MENU),
    };

    fn extend(app: &mut App) {
        super::plugin(app);
    }
}

pub(in crate::app::games) const MENU: GameMenu = GameMenu {
    seat_mode: SeatMode::Each { least: 2, most: 5 },
    variants,
    describe,
    pages: pages::of,
    records: Records::of::<Honga>(),
    editor: Some(editing::EDITOR),
};

/// The switches of the data layer, each with the level's own rule first, and the one for a shared
/// screen. Where several people share the screen, discs lie open by default, so that it need not be
/// handed over for every disc (H11).
fn variants() -> Vec<SetUpSwitch> {
    let of_data = switches().iter().map(|switch| match switch.key {
        OPEN_DISCS => SetUpSwitch::new(OPEN_DISCS, &["auto", "yes", "no"]).together("yes"),
        _ => SetUpSwitch::of_level(switch),
    });
    of_data.chain([SetUpSwitch::new(TRUST.0, &["hold", TRUST.1])]).collect()
}

fn describe(files: &dyn Files, level: &str) -> Option<LevelWords> {
    let level = load(files, level).ok()?;
    let seats = Some(level.plan.options.seats);
    let current = |key: &str| current(&level.plan.options, key);
    let words = LevelWords::own(level.about).with_rules(switches(), current);
    Some(LevelWords { seats, ..words })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::catalog::levels::LevelList;
    use crate::app::catalog::seat_mode::SeatLine;
    use crate::app::catalog::setup_sheet::SetUpSheet;
    use crate::app::kit::locale::Locale;
    use crate::app::session::plan::{PlayerKind, Skill};

    /// H11: the level's rule about discs holds unless several people share the screen.
    #[test]
    fn discs_lie_open_by_themselves_only_where_several_people_share_the_screen() {
        let seat = |name, player| SeatLine { name, player };
        let computer = PlayerKind::Computer(Skill::Easy);
        let mut sheet = SetUpSheet {
            variants: variants(),
            seat_mode: MENU.seat_mode,
            seats: vec![seat(0, PlayerKind::Human), seat(1, computer)],
            ..SetUpSheet::default()
        };
        let options = |sheet: &SetUpSheet| {
            let plan = sheet.plan(&LevelList::default(), &Locale::default());
            let people = plan.seats.iter().filter(|seat| seat.player == PlayerKind::Human).count();
            (people, plan.option(OPEN_DISCS).map(str::to_owned))
        };
        assert_eq!(options(&sheet), (1, None));
        sheet.seats[1].player = PlayerKind::Human;
        assert_eq!(options(&sheet), (2, Some("yes".to_owned())));
        for (number, chosen) in [(1, "yes"), (2, "no")] {
            let row = sheet.variants.iter_mut().find(|row| row.key == OPEN_DISCS).expect("a row");
            row.picked = number;
            assert_eq!(options(&sheet), (2, Some(chosen.to_owned())));
        }
    }
}

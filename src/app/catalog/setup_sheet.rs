//! The set-up as data: rows of switches that each game fills, and the match plan made from them.
//!
//! The sheet keeps its choices between matches, so a second match is one press away. Deliberately
//! absent: what a switch means; its choice goes into the plan by name, and the data layer
//! interprets it.

use bevy::prelude::*;

use super::animal_names::NAMES;
use super::characters::name_computers;
use super::game_list::GameCard;
use super::levels::LevelList;
use super::seat_mode::{FIRST, SeatLine, SeatMode};
use crate::app::kit::locale::Locale;
use crate::app::kit::settings::Settings;
use crate::app::session::plan::{First, MatchPlan, PlayerKind, SeatPlan, Skill};
use crate::app::session::seat_time::{SeatTime, SideTimes};
use crate::data::Switch;

/// One row of the sheet. Its texts have the keys `switch-KEY` and `switch-KEY-CHOICE`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUpSwitch {
    /// Its key, also used in the plan's options.
    pub key: String,
    /// The choices; the first leaves the level as it is.
    pub choices: Vec<String>,
    /// The index of the picked choice.
    pub picked: usize,
    /// The choice that applies when nothing was picked and several people share the screen.
    pub together: Option<&'static str>,
}

impl SetUpSwitch {
    /// A switch at its first choice.
    pub fn new(key: &str, choices: &[&str]) -> Self {
        Self {
            key: key.to_owned(),
            choices: choices.iter().map(|&choice| choice.to_owned()).collect(),
            picked: 0,
            together: None,
        }
    }

    /// The same switch with a default for when several people share the screen.
    #[must_use]
    pub fn together(self, choice: &'static str) -> Self {
        Self { together: Some(choice), ..self }
    }

    /// A switch of the data layer, preceded by the choice of the level's own rule.
    pub fn of_level(switch: &Switch) -> Self {
        let choices = std::iter::once(AS_IT_IS).chain(switch.choices.iter().copied());
        Self::new(switch.key, &choices.collect::<Vec<_>>())
    }

    pub(super) fn choice(&self) -> &str {
        self.choices.get(self.picked).map_or("", String::as_str)
    }
}

/// The sheet that sets up a match.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct SetUpSheet {
    /// The game it is for.
    pub game: String,
    /// Opponent and who begins.
    pub rows: Vec<SetUpSwitch>,
    /// The game's variants, folded at first.
    pub variants: Vec<SetUpSwitch>,
    /// Whether the variants are unfolded.
    pub unfolded: bool,
    /// The index of the chosen level among the game's levels.
    pub level: usize,
    /// The names of the two sides, by their index (`player_names.rs`).
    pub names: [usize; 2],
    /// The names that were written, which follow those of the animals.
    pub own_names: Vec<String>,
    /// Who may sit at the game's table.
    pub seat_mode: SeatMode,
    /// The seats, where every seat plays for itself.
    pub seats: Vec<SeatLine>,
}

/// The choice of a variant that keeps the level's own rule; every variant has it first.
pub const AS_IT_IS: &str = "level";

/// The row of opponents: the characters by their strengths, the weakest first, and then a friend.
pub const OPPONENT: &str = "opponent";
/// The choice of a friend at this machine.
pub const FRIEND: &str = "friend";

fn opponents() -> Vec<&'static str> {
    Skill::OPPONENTS.into_iter().map(Skill::id).chain([FRIEND]).collect()
}

/// The row of boards; its choices come from the level list.
pub const BOARD: &str = "board";

impl Default for SetUpSheet {
    fn default() -> Self {
        Self {
            game: String::new(),
            rows: vec![
                // A first match is against the weakest.
                SetUpSwitch::new(OPPONENT, &opponents()),
                SetUpSwitch::new(FIRST, &["lot", "red", "blue"]),
            ],
            variants: of_every_game(),
            unfolded: false,
            level: 0,
            names: [0, 1],
            own_names: Vec::new(),
            seat_mode: SeatMode::TwoSides,
            seats: Vec::new(),
        }
    }
}

/// The switches of every game: the side of a person alone, the players' clocks, with another time for blue as a handicap, a time for the match, and
/// whether the computer plays all seats. They are not options of a level.
fn of_every_game() -> Vec<SetUpSwitch> {
    vec![
        SetUpSwitch::new(SIDE, &["red", "blue"]),
        SetUpSwitch::new(CLOCK, &["none", "3-2", "5-3", "10-5", "20-10"]),
        SetUpSwitch::new(CLOCK_OF_BLUE, &["same", "1-0", "3-2", "5-3", "10-5", "20-10"]),
        SetUpSwitch::new(TIME, &["none", "15", "30", "60", "90"]),
        SetUpSwitch::new(WATCH, &["no", "yes"]),
    ]
}

const SIDE: &str = "side";
const TIME: &str = "time";
pub(super) const WATCH: &str = "watch";
const CLOCK: &str = "clock";
const CLOCK_OF_BLUE: &str = "clock-blue";
const OF_EVERY_GAME: [&str; 5] = [SIDE, CLOCK, CLOCK_OF_BLUE, TIME, WATCH];

impl SetUpSheet {
    /// Switches the sheet to a game. It opens as for the last match of the game; without one, on the
    /// board for beginners.
    pub fn open_game(&mut self, card: &GameCard, levels: &LevelList, settings: &Settings) {
        let Some(menu) = card.menu.filter(|_| self.game != card.game) else { return };
        let place = |id: &str| levels.of_game(card.game).position(|level| level.id == id);
        let first = match settings.begun(card.game) {
            Some(begun) => place(begun).or_else(|| levels.first(card.game, false)),
            None => levels.first(card.game, true),
        };
        *self = Self {
            game: card.game.to_owned(),
            variants: (menu.variants)().into_iter().chain(of_every_game()).collect(),
            level: first.unwrap_or_default(),
            own_names: settings.own_names(),
            ..Self::default()
        };
        self.sit_down(menu.seat_mode);
        self.fit_level(levels);
        if let Some(words) = settings.set_up(card.game) {
            self.take_up(words);
        }
    }

    /// Updates the rows to the choices of the chosen level, keeping picks that are still available.
    pub fn fit_level(&mut self, levels: &LevelList) {
        let Some(level) = levels.of_game(&self.game).nth(self.level) else { return };
        for (key, choices) in &level.offers {
            let Some(switch) = self.variants.iter_mut().find(|switch| switch.key == *key) else {
                continue;
            };
            if switch.choices != *choices {
                let place = choices.iter().position(|choice| choice == switch.choice());
                // A row left at its first choice stays there.
                let picked = place.filter(|_| switch.picked > 0).unwrap_or_default();
                (switch.choices, switch.picked) = (choices.clone(), picked);
            }
        }
        if let Some(seats) = level.seats {
            self.seat_between(seats);
        }
    }

    /// Sets up the rows for a game's seat mode.
    pub(in crate::app) fn sit_down(&mut self, seat_mode: SeatMode) {
        (self.seat_mode, self.seats) = (seat_mode, seat_mode.first_seats());
        if seat_mode != SeatMode::TwoSides {
            self.rows = Self::rows_of_seats();
            // The lines of the seats already show who plays each seat. A player whose time is over
            // gives up, which would end the match of all others.
            let of_sides = [SIDE, CLOCK, CLOCK_OF_BLUE, WATCH];
            self.variants.retain(|switch| !of_sides.contains(&switch.key.as_str()));
            self.offer_beginners();
        }
    }

    /// The index picked in a row; `None` when the sheet has no such row.
    pub fn picked(&self, group: &str) -> Option<usize> {
        if group == BOARD {
            return Some(self.level);
        }
        let switch = self.switches().find(|switch| switch.key == group);
        switch.map(|switch| switch.picked).or_else(|| self.picked_player(group))
    }

    /// Picks an option of a row; does nothing when the sheet has no such row.
    pub fn pick(&mut self, group: &str, index: usize) {
        if group == BOARD {
            self.level = index;
        }
        self.pick_player(group, index);
        let mut switches = self.rows.iter_mut().chain(&mut self.variants);
        if let Some(switch) = switches.find(|switch| switch.key == group) {
            switch.picked = index.min(switch.choices.len().saturating_sub(1));
        }
    }

    /// Gives a seat the next name that no other seat has.
    pub fn rename(&mut self, seat: usize) {
        if self.seat_mode != SeatMode::TwoSides {
            self.rename_line(seat);
            return;
        }
        let (other, all) = (self.names[1 - seat.min(1)], self.name_count());
        let name = &mut self.names[seat.min(1)];
        *name = (*name + 1) % all;
        if *name == other {
            *name = (*name + 1) % all;
        }
    }

    pub(super) fn switches(&self) -> impl Iterator<Item = &SetUpSwitch> {
        self.rows.iter().chain(&self.variants)
    }

    /// The variants that are on the sheet now: without those the level has no choices of, without blue's own time
    /// as long as there are no clocks or a computer plays, whose thinking is not timed, and without the side of a person
    /// alone where there is none.
    pub fn shown_variants(&self) -> impl Iterator<Item = &SetUpSwitch> {
        let timed = self.clock().is_some() && self.with_friend();
        let alone = !self.with_friend() && !self.is_watched();
        let makes_sense = move |key: &str| match key {
            CLOCK_OF_BLUE => timed,
            SIDE => alone,
            _ => true,
        };
        self.variants.iter().filter(move |switch| {
            self.unfolded && !switch.choices.is_empty() && makes_sense(&switch.key)
        })
    }

    fn is_watched(&self) -> bool {
        self.choice(WATCH) == "yes"
    }

    /// The side of the person who plays against a computer; with a friend, that of the first one.
    #[must_use]
    pub fn own_side(&self) -> usize {
        usize::from(self.choice(SIDE) == "blue" && !self.with_friend())
    }

    /// The times of both sides, if they play with clocks.
    fn clock(&self) -> Option<SideTimes> {
        let red = SeatTime::of_word(self.choice(CLOCK))?;
        let own = SeatTime::of_word(self.choice(CLOCK_OF_BLUE)).filter(|_| self.with_friend());
        Some(SideTimes([red, own.unwrap_or(red)]))
    }

    fn choice(&self, key: &str) -> &str {
        self.switches().find(|switch| switch.key == key).map_or("", SetUpSwitch::choice)
    }

    /// Whether a friend plays the second seat.
    pub fn with_friend(&self) -> bool {
        self.choice(OPPONENT) == FRIEND
    }

    /// The chosen level's identifier; empty when the game has no such level.
    pub fn level_id(&self, levels: &LevelList) -> String {
        levels.of_game(&self.game).nth(self.level).map(|level| level.id.clone()).unwrap_or_default()
    }

    /// The plan the table starts the match from.
    pub fn plan(&self, levels: &LevelList, locale: &Locale) -> MatchPlan {
        let mut seats: Vec<SeatPlan> = match self.seat_mode {
            SeatMode::TwoSides => (0..self.places()).map(|seat| self.seat(seat, locale)).collect(),
            SeatMode::Each { .. } => self.seat_plans(locale),
        };
        name_computers(&mut seats, locale);
        let people = seats.iter().filter(|seat| seat.player == PlayerKind::Human).count();
        MatchPlan {
            game: self.game.clone(),
            level: self.level_id(levels),
            options: self.options(people > 1),
            first: match self.choice(FIRST) {
                "red" => First::Seat(0),
                "blue" => First::Seat(1),
                choice => self.first_seat(choice),
            },
            minutes: self.choice(TIME).parse().ok(),
            clock: self.clock(),
            seats,
        }
    }

    /// The number of seats: two, or four in games that offer two players a side.
    fn places(&self) -> usize {
        if self.choice("players") == "four" { 4 } else { 2 }
    }

    fn options(&self, together: bool) -> Vec<(String, String)> {
        let rules =
            self.variants.iter().filter(|switch| !OF_EVERY_GAME.contains(&switch.key.as_str()));
        let chosen = |switch: &SetUpSwitch| match switch.picked {
            0 => switch.together.filter(|_| together).map(str::to_owned),
            _ => Some(switch.choice().to_owned()),
        };
        rules.filter_map(|switch| Some((switch.key.clone(), chosen(switch)?))).collect()
    }

    fn seat(&self, seat: usize, locale: &Locale) -> SeatPlan {
        let player = self.player(seat);
        // Team mates take the first names that no side picked.
        let mates = || (0..NAMES.len()).filter(|name| !self.names.contains(name));
        // The first name is the person's, whichever side that is.
        let own = if seat < self.names.len() { seat ^ self.own_side() } else { seat };
        let name = self.names.get(own).copied().or_else(|| mates().nth(seat - self.names.len()));
        SeatPlan { name: locale.say(&self.name(name.unwrap_or_default())), player }
    }

    fn player(&self, seat: usize) -> PlayerKind {
        let skill = Skill::named(self.choice(OPPONENT)).unwrap_or(Skill::First);
        if self.is_watched() || (seat % 2 != self.own_side() && !self.with_friend()) {
            PlayerKind::Computer(skill)
        } else {
            PlayerKind::Human
        }
    }
}

#[cfg(test)]
mod tests;

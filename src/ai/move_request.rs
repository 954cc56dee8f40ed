//! A decision to be made elsewhere: the question and the answer as text.
//!
//! In a browser the computer thinks in a small separate program beside the page's. Views have no
//! text form, so that program gets a position that fits the asker's view and takes its own view of
//! it, which holds exactly the same knowledge. Its answer equals the one found here. What packs have
//! written of the level's files travels along; the answering program supplies the game's own files.
//! Deliberately absent: the transport of the text.

use serde::{Deserialize, Serialize};

use crate::ai::{AiGame, ComputerPlayer, Observation, Strength, Thinking};
use crate::data::{Files, FromFiles, LevelTexts};
use crate::rules::{Seat, Viewer};

/// A question for a computer player, with everything needed to answer it except the game's own files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveRequest {
    /// The game's id.
    pub game: String,
    /// The level's id, such as `jungle/combat`.
    pub level: String,
    /// The match's options.
    pub options: Vec<(String, String)>,
    /// What packs have written of the level's files.
    texts: LevelTexts,
    /// Hash of the compiled tables, in hexadecimal, to detect that the level differs.
    tables: String,
    /// A position that fits the seat's view.
    position: String,
    /// The seat that decides.
    seat: u8,
    /// Keys of the positions that were seen, oldest first, in hexadecimal.
    seen: Vec<String>,
    /// The seat's last decisions, oldest first.
    lately: Vec<String>,
    /// The computer player's name.
    player: String,
    /// The positions it may search; `None` for the player's own budget.
    nodes: Option<u64>,
    /// Breaks ties.
    seed: u64,
}

/// The level of a match, as it was chosen.
#[derive(Clone, Copy, Debug)]
pub struct ChosenLevel<'a> {
    /// Its id, such as `jungle/combat`.
    pub id: &'a str,
    /// What its options were set to.
    pub options: &'a [(String, String)],
    /// What packs have written of its files.
    pub texts: Option<&'a LevelTexts>,
}

impl MoveRequest {
    /// The question what `observation`'s seat should do, for this player.
    #[must_use]
    pub fn of<G: AiGame>(
        level: ChosenLevel<'_>,
        tables: &G::Tables,
        observation: &Observation<G>,
        player: ComputerPlayer,
        seed: u64,
    ) -> Option<Self> {
        let Viewer::Seat(Seat(seat)) = observation.viewer else { return None };
        Some(Self {
            game: G::ID.into(),
            level: level.id.into(),
            options: level.options.to_vec(),
            texts: level.texts.cloned().unwrap_or_default(),
            tables: hexadecimal(G::tables_hash(tables)),
            position: G::position_text(tables, &observation.determinize(tables, seed)),
            seat,
            seen: observation.seen.iter().copied().map(hexadecimal).collect(),
            lately: observation
                .lately
                .iter()
                .map(|action| G::action_text(tables, *action))
                .collect(),
            player: player.strength.id().into(),
            nodes: player.nodes,
            seed,
        })
    }

    /// The request as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        // Strings and numbers always serialise.
        ron::ser::to_string(self).unwrap_or_default()
    }

    /// Reads a request.
    ///
    /// # Errors
    /// The text is not a request.
    pub fn from_text(text: &str) -> Result<Self, String> {
        ron::from_str(text).map_err(|flaw| format!("this is no question: {flaw}"))
    }

    /// The text of the action that answers it; nothing when the seat owes no decision.
    ///
    /// # Errors
    /// The level cannot be loaded or has changed, or something in the request is invalid for it.
    pub fn answer<G: AiGame + FromFiles>(
        &self,
        files: &dyn Files,
    ) -> Result<Option<String>, String> {
        let tables = G::tables(&self.texts.over(files), &self.level, &self.options)?;
        if hexadecimal(G::tables_hash(&tables)) != self.tables {
            return Err(format!("the level {} has changed", self.level));
        }
        let position = G::parse_position(&tables, &self.position).map_err(|flaw| flaw.to_string());
        let viewer = Viewer::Seat(Seat(self.seat));
        let keys: Result<Vec<u64>, _> =
            self.seen.iter().map(|key| u64::from_str_radix(key, 16)).collect();
        let keys = keys.map_err(|_| "a key is no number".to_owned())?;
        let lately: Result<Vec<G::Action>, _> =
            self.lately.iter().map(|text| G::parse_action(&tables, text)).collect();
        let lately = lately.map_err(|flaw| flaw.to_string())?;
        let view = G::known_to(&tables, &position?, viewer);
        let observation = Observation::<G>::new(&tables, view, viewer, keys).after(&lately);
        let strength = Strength::named(&self.player).ok_or("no strength has that name")?;
        let thinking = Thinking::<G>::new(&tables, &observation, strength, self.nodes, self.seed);
        Ok(thinking.map(|mut thinking| {
            let action = thinking.decide(&tables);
            G::action_text(&tables, action)
        }))
    }
}

fn hexadecimal(number: u64) -> String {
    format!("{number:016x}")
}

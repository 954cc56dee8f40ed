//! Truffle on the table: boar, piglet and truffle stand at the trees that the viewer knows, or else
//! wait in their trays.

use menagerie::app::kit::locale::LocalText;
use menagerie::app::session::plan::MatchPlan;
use menagerie::app::table::{
    Anchor, BoardLook, ButtonAnchor, Enact, LogLine, Looks, PawnSeen, Scene, Stagehand, Standing,
    TableGame, Whereabouts,
};
use menagerie::data::Files;
use menagerie::rules::{Grid, Side, Spot};

use super::truffle::{Choice, Fact, STEPS, Truffle, Weights, Wood, step, tree};

/// The pawn at the tree of each choice except the last.
pub(crate) const PAWNS: [(Side, &str); 3] =
    [(Side(1), "truffle"), (Side(0), "boar"), (Side(1), "piglet")];

/// The shipped head that shows a pawn, since the game brings no drawings of its own.
pub(crate) fn head(name: &str) -> &'static str {
    match name {
        "boar" => "rhinoceros",
        "piglet" => "hippopotamus",
        _ => "turtle",
    }
}

impl TableGame for Truffle {
    fn looks(_: &dyn Files, _: &str) -> Looks {
        let heads = PAWNS.iter().map(|(_, name)| ((*name).to_owned(), head(name).to_owned()));
        Looks { heads: heads.collect(), ..Looks::default() }
    }

    fn setup(_: &Weights, _: &MatchPlan) {}

    fn board(_: &Weights) -> BoardLook {
        let look = BoardLook::new(Grid { width: 3, height: 1 }, vec!["land_1".into(); 3]);
        // A shipped scene, since the game brings no pictures.
        BoardLook { curtain: "zoon_gate", ..look }
    }

    fn stage(_: &Weights, wood: &Wood) -> Scene {
        let pawns = PAWNS.iter().zip(wood).map(|((side, picture), choice)| {
            let place = tree(*choice).map_or(Whereabouts::Aside, Whereabouts::On);
            PawnSeen::new(place, *side, (*picture).into(), format!("truffle-{picture}"))
        });
        Scene { pawns: pawns.collect(), standing: standing(step(wood)) }
    }

    /// Squealing or not has no place on the table: both are buttons beside it.
    fn anchors(_: &Weights, wood: &Wood, _: &[Spot]) -> Vec<(Spot, Anchor)> {
        let buttons = [(0, "truffle-squeal-n"), (1, "truffle-squeal-y")]
            .map(|(number, key)| (Spot::Button(number), Anchor::Button(ButtonAnchor::new(key))));
        if step(wood) == 3 { buttons.into() } else { Vec::new() }
    }

    /// The trees are chosen in secret; squealing is not.
    fn is_private(_: &Weights, wood: &Wood) -> bool {
        (1..3).contains(&step(wood))
    }

    fn log_line(_: &Weights, _: &Wood, fact: &Fact) -> Option<LogLine> {
        let (side, key) = match *fact {
            Fact::Chosen(Choice { step, sign }) => {
                let key = match (step, sign) {
                    (3, sign) => format!("truffle-log-{sign}"),
                    (step, '?') => format!("truffle-{}-hidden", STEPS[step]),
                    (step, sign) => format!("truffle-{}-{sign}", STEPS[step]),
                };
                (standing(step).to_move, key)
            }
            Fact::Dug(_) => (None, "truffle-dug".to_owned()),
        };
        Some(LogLine::new(side, LocalText::new(key)))
    }
}

impl Enact for Truffle {
    fn enact(stage: &mut Stagehand<'_, '_, Self>) {
        for fact in stage.events() {
            match fact {
                Fact::Chosen(Choice { step, sign }) => put(stage, step, sign),
                Fact::Dug(wood) => {
                    wood.into_iter().enumerate().for_each(|(step, sign)| put(stage, step, sign));
                }
            }
            *stage.standing = standing(match fact {
                Fact::Chosen(choice) => choice.step + 1,
                Fact::Dug(wood) => step(&wood),
            });
        }
    }

    const CUES: &'static [&'static str] = &[];

    fn cue(_: &Self::Tables, _: &Self::Event) -> Option<&'static str> {
        None
    }
}

fn standing(step: usize) -> Standing {
    let side = [None, Some(0), Some(1), Some(1), None][step];
    Standing { to_move: side.map(Side), ended: step == 4 }
}

/// Puts the pawn of a choice at its tree.
fn put(stage: &mut Stagehand<Truffle>, step: usize, sign: char) {
    let Some((side, picture)) = PAWNS.get(step) else { return };
    if let (Some(tree), Some(pawn)) = (tree(sign), stage.pawns.beside(*side, picture)) {
        stage.pawns.put(pawn, tree);
    }
}

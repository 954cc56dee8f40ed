//! Truffle's dress: boar, piglet and truffle stand at the trees the viewer knows, or else wait in
//! their trays.

use menagerie::app::kit::locale::LocalText;
use menagerie::app::session::plan::MatchPlan;
use menagerie::app::table::{
    Anchor, BoardLook, Dress, Enact, LogLine, PawnSeen, Scene, Stagehand, Standing, Whereabouts,
};
use menagerie::data::{Files, FromFiles};
use menagerie::rules::{Grid, Side, Spot};

use super::truffle::{Fact, STEPS, Truffle, Wood, step, tree};

/// The pawn at the tree of each choice except the last.
const PAWNS: [(Side, &str); 3] = [(Side(1), "truffle"), (Side(0), "boar"), (Side(1), "piglet")];

impl FromFiles for Truffle {
    fn tables(_: &dyn Files, _: &str, _: &[(String, String)]) -> Result<(), String> {
        Ok(())
    }
}

impl Dress for Truffle {
    fn setup((): &(), _: &MatchPlan) {}

    fn board((): &()) -> BoardLook {
        BoardLook::new(Grid { width: 3, height: 1 }, vec!["land_1".into(); 3])
    }

    fn stage((): &(), wood: &Wood) -> Scene {
        let pawns = PAWNS.iter().zip(wood).map(|((side, picture), choice)| {
            let place = tree(*choice).map_or(Whereabouts::Aside, Whereabouts::On);
            PawnSeen::new(place, *side, (*picture).into(), format!("truffle-{picture}"))
        });
        Scene { pawns: pawns.collect(), standing: standing(step(wood)) }
    }

    /// Squealing or not has no place on the table: both are buttons beside it.
    fn anchors((): &(), wood: &Wood, _: &[Spot]) -> Vec<(Spot, Anchor)> {
        let buttons = [(0, "truffle-squeal-n"), (1, "truffle-squeal-y")].map(|(number, key)| {
            let label = LocalText::new(key);
            (Spot::Button(number), Anchor::Button { label, ends_turn: false })
        });
        if step(wood) == 3 { buttons.into() } else { Vec::new() }
    }

    fn log_line((): &(), _: &Wood, fact: &Fact) -> Option<LogLine> {
        let Fact::Chosen(step, choice) = fact else { return None };
        let text = LocalText::new(format!("truffle-{}-{choice}", STEPS[*step]));
        Some(LogLine { side: standing(*step).to_move, text })
    }
}

impl Enact for Truffle {
    fn enact(stage: &mut Stagehand<'_, '_, Self>) {
        for fact in stage.events() {
            match fact {
                Fact::Chosen(step, choice) => put(stage, step, choice),
                Fact::Dug(wood) => {
                    wood.into_iter().enumerate().for_each(|(step, c)| put(stage, step, c));
                }
            }
            *stage.standing = standing(match fact {
                Fact::Chosen(step, _) => step + 1,
                Fact::Dug(wood) => step(&wood),
            });
        }
    }
}

fn standing(step: usize) -> Standing {
    let side = [None, Some(0), Some(1), Some(1), None][step];
    Standing { to_move: side.map(Side), ended: step == 4 }
}

/// Puts what a choice is about at its tree.
fn put(stage: &mut Stagehand<Truffle>, step: usize, choice: char) {
    let Some((side, picture)) = PAWNS.get(step) else { return };
    if let (Some(tree), Some(pawn)) = (tree(choice), stage.pawns.beside(*side, picture)) {
        stage.pawns.put(pawn, tree);
    }
}

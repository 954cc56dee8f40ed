//! The search itself: resumable, deterministic, and right about wins.

use super::levels::level;
use crate::ai::{Level, Progress, Sight, Thinking};
use crate::rules::jungle::Jungle;
use crate::rules::{Seat, Side, Viewer};

const SEAT: Viewer = Viewer::Seat(Seat(0));

#[test]
fn the_same_thought_in_slices_of_any_size() {
    let tables = level(false);
    let sight = Sight::<Jungle>::fresh(&tables, &tables.start_with(Side(0)), SEAT);
    for (level, nodes) in [(Level::Easy, 500), (Level::Medium, 5_000), (Level::Hard, 30_000)] {
        let mut answers = Vec::new();
        for slice in [1, 7, 1_000, u64::MAX] {
            let mut thinking = Thinking::new(&tables, &sight, level, Some(nodes), 9).unwrap();
            let action = loop {
                if let Progress::Done(action) = thinking.step(&tables, slice) {
                    break action;
                }
            };
            assert!(thinking.nodes() <= nodes);
            answers.push((action, thinking.line().to_vec(), thinking.score(), thinking.nodes()));
        }
        assert!(answers.windows(2).all(|pair| pair[0] == pair[1]), "{answers:?}");
    }
}

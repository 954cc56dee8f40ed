//! A decision in the tree, and which of its actions a visit tries.

use crate::ai::ai_game::Proposal;
use crate::rules::Seat;

/// How much seldom tried actions are explored, in the unit of results.
const CURIOSITY: i64 = 400;
/// By how much an action that was never tried is expected to be worse than the others were on average.
const DOUBT: i64 = 100;
/// An action whose estimate is this far behind the best one gets a quarter of its share.
const GAP: i64 = 30;
/// The number of the root, which is no child of another node: an edge with it has no child yet.
pub(super) const NO_CHILD: usize = 0;

/// An action and its results.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// The share of visits that its estimate deserves, out of 65,536 for all actions of a list.
    pub(super) share: u32,
    pub(super) count: u32,
    /// The sum of its results for the seat to decide.
    pub(super) sum: i64,
    pub(super) child: u32,
}

/// The beginning of a turn.
#[derive(Clone, Debug)]
pub(super) struct Node<A> {
    pub(super) seat: Seat,
    pub(super) edges: Vec<Edge<A>>,
    /// All actions that were judged, those not worth trying included.
    pub(super) judged: Vec<A>,
    pub(super) sum: i64,
    pub(super) count: i64,
}

impl<A: Copy + PartialEq> Node<A> {
    pub(super) fn new(seat: Seat) -> Self {
        Self { seat, edges: Vec::new(), judged: Vec::new(), sum: 0, count: 0 }
    }

    /// About how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        let lists =
            self.edges.capacity() * size_of::<Edge<A>>() + self.judged.capacity() * size_of::<A>();
        size_of::<Self>() + lists
    }

    pub(super) fn has_judged(&self, actions: &[A]) -> bool {
        actions.iter().all(|action| self.judged.contains(action))
    }

    /// Adds those worth trying of the legal actions, of which other worlds may have offered some.
    pub(super) fn add(&mut self, list: &[Proposal<A>], actions: &[A]) {
        let most = list.iter().map(|proposal| proposal.bias).max().unwrap_or_default();
        let weight = |bias: i32| {
            let gap = GAP + i64::from(most) - i64::from(bias);
            (1 << 32) / (gap * gap)
        };
        let whole: i64 = list.iter().map(|proposal| weight(proposal.bias)).sum();
        for Proposal { bias, action } in list {
            if !self.judged.contains(action) {
                let share = ((weight(*bias) << 16) / whole.max(1)) as u32;
                self.edges.push(Edge {
                    action: *action,
                    share,
                    count: 0,
                    sum: 0,
                    child: NO_CHILD as u32,
                });
            }
        }
        for action in actions {
            if !self.judged.contains(action) {
                self.judged.push(*action);
            }
        }
    }

    /// The edge to be tried next, of those that this world offers.
    pub(super) fn promising(&self, offered: impl Fn(A) -> bool) -> Option<usize> {
        let untried = self.sum / self.count.max(1) - DOUBT;
        // In 256ths.
        let root = ((self.count.unsigned_abs() + 1) << 16).isqrt() as i64;
        let hope = |number: &usize| {
            let Edge { share, count, sum, .. } = self.edges[*number];
            let (share, count) = (i64::from(share), i64::from(count));
            sum.checked_div(count).unwrap_or(untried)
                + ((CURIOSITY * share * root) >> 24) / (1 + count)
        };
        let numbers = (0..self.edges.len()).rev();
        numbers.filter(|number| offered(self.edges[*number].action)).max_by_key(hope)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(all: &[(char, i32)]) -> Vec<Proposal<char>> {
        all.iter().map(|(action, bias)| Proposal { bias: *bias, action: *action }).collect()
    }

    fn try_often(node: &mut Node<char>, times: u32, result: impl Fn(char) -> i64) {
        for _ in 0..times {
            let next = node.promising(|_| true).expect("an edge");
            let result = result(node.edges[next].action);
            let edge = &mut node.edges[next];
            (edge.count, edge.sum) = (edge.count + 1, edge.sum + result);
            (node.count, node.sum) = (node.count + 1, node.sum + result);
        }
    }

    #[test]
    fn what_is_estimated_best_is_tried_first_and_what_is_better_is_tried_most() {
        let mut node = Node::new(Seat(0));
        node.add(&list(&[('a', 60), ('b', 30), ('c', 0)]), &['a', 'b', 'c']);
        let action = |number: usize| node.edges[number].action;
        assert_eq!(node.promising(|_| true).map(action), Some('a'));
        try_often(&mut node, 400, |action| if action == 'c' { 200 } else { -200 });
        let counts: Vec<u32> = node.edges.iter().map(|edge| edge.count).collect();
        assert!(counts[2] > 300 && counts[0] > 0 && counts[1] > 0, "{counts:?}");
    }

    #[test]
    fn an_action_gets_a_quarter_of_the_share_where_its_estimate_is_a_gap_behind() {
        let mut node = Node::new(Seat(0));
        node.add(&list(&[('a', 10), ('b', 10 - GAP as i32)]), &['a', 'b']);
        let shares: Vec<u32> = node.edges.iter().map(|edge| edge.share).collect();
        assert_eq!(shares[0] / shares[1], 4, "{shares:?}");
        assert!((65_530..=65_536).contains(&(shares[0] + shares[1])), "{shares:?}");
    }

    #[test]
    fn a_world_tries_only_what_it_offers_and_adds_what_others_did_not() {
        let mut node = Node::new(Seat(0));
        node.add(&list(&[('a', 50), ('b', 0)]), &['a', 'b', 'x']);
        assert!(node.has_judged(&['x', 'a']) && !node.has_judged(&['a', 'c']));
        let action = |node: &Node<char>, number: usize| node.edges[number].action;
        let offered = node.promising(|action| action == 'b').expect("b");
        assert_eq!(action(&node, offered), 'b');
        assert_eq!(node.promising(|action| action == 'c'), None);
        node.add(&list(&[('c', 90), ('a', 50)]), &['a', 'c', 'x']);
        let actions: Vec<char> = node.edges.iter().map(|edge| edge.action).collect();
        assert_eq!(actions, ['a', 'b', 'c']);
        assert!(node.promising(|action| action == 'c').is_some());
    }
}

//! Prints the counts: a few lines for all matches, and one for every animal.

use menagerie::rules::arena::Tables;

use crate::count::Census;

impl Census {
    /// Prints everything.
    pub(crate) fn report(&mut self, tables: &Tables) {
        self.lengths.sort_unstable();
        let matches = self.matches.max(1);
        let [first, second] = self.by_order.map(f64::from);
        let all = f64::from(matches);
        let score = (first + f64::from(self.draws) / 2.0) / all;
        let spread = (first + f64::from(self.draws) / 4.0) / all - score * score;
        let margin = 1.96 * (spread.max(0.0) / all).sqrt();
        let plural = if matches == 1 { "" } else { "es" };
        println!("{matches} match{plural}, decisions a match {:.1}", self.decisions as f64 / all);
        println!(
            "first player {:.1} % +- {:.1} (won {first}, lost {second}, drew {}); red {}, blue {}",
            100.0 * score,
            100.0 * margin,
            self.draws,
            self.by_side[0],
            self.by_side[1],
        );
        self.endings.iter().for_each(|(reason, count)| println!("{reason} {count}"));
        let at = |share: usize| self.lengths[(self.lengths.len() - 1) * share / 100];
        println!(
            "turns: mean {:.1}, shortest {}, median {}, 90 % {}, longest {}",
            f64::from(self.prison.turns) / all,
            at(0),
            at(50),
            at(90),
            at(100)
        );
        for (what, [decisions, actions]) in &self.choices {
            let mean = *actions as f64 / (*decisions).max(1) as f64;
            println!("choice of {what}: {mean:.1} legal, {:.1} times", *decisions as f64 / all);
        }
        self.report_prison(all);
        self.report_animals(tables);
    }

    fn report_prison(&self, matches: f64) {
        let (prison, some) = (&self.prison, &self.some);
        let of = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        let mean = |count: u32| f64::from(count) / matches;
        println!(
            "a match: {:.1} hits, {:.2} taken by webs, {:.2} hunts ({:.2} past a webbed prison), \
             {:.2} rescues that freed {:.2}",
            mean(self.deeds.iter().map(|deeds| deeds.hits).sum()),
            mean(self.captured_by_webs),
            mean(self.deeds.iter().map(|deeds| deeds.hunts).sum()),
            mean(prison.hunts_past_webs),
            mean(prison.rescues),
            mean(prison.freed),
        );
        println!(
            "turns: {:.1} % with captives, {:.1} % with five or more, {:.2} % with a way to free \
             them, {:.1} % under a webbed prison, {:.1} % of those with captives choked",
            of(prison.held, prison.turns),
            of(prison.full, prison.turns),
            of(prison.open, prison.turns),
            of(prison.webbed, prison.turns),
            of(prison.choked, prison.held),
        );
        let part = |count: u32| 100.0 * f64::from(count) / matches;
        println!(
            "matches: {:.1} % with five captives once, {:.1} % could free, {:.1} % freed, \
             {:.1} % choked once, {:.1} % choked in half of the turns with captives",
            part(some.full),
            part(some.open),
            part(some.rescued),
            part(some.choked),
            part(some.mostly_choked),
        );
    }

    /// Prints one line for each animal; each number is the mean for one pawn in one match.
    fn report_animals(&self, tables: &Tables) {
        println!("animal          moves turns  hits hunts taken webbed stood rescues freed");
        for (animal, deeds) in tables.animals().iter().zip(&self.deeds) {
            if deeds.pawns == 0 {
                continue;
            }
            let mean = |count: u32| f64::from(count) / f64::from(deeds.pawns);
            println!(
                "{:14} {:6.2} {:5.2} {:5.2} {:5.3} {:5.2} {:6.3} {:5.2} {:7.3} {:5.3}",
                animal.plan.id,
                mean(deeds.moves),
                mean(deeds.turns),
                mean(deeds.hits),
                mean(deeds.hunts),
                mean(deeds.taken),
                mean(deeds.webbed),
                mean(deeds.withstood),
                mean(deeds.rescues),
                mean(deeds.freed),
            );
        }
    }
}

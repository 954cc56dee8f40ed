//! Hunts with several seeds on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

use super::hunt::{Campaign, Report, hunt};
use super::targets::Target;

/// As much as the main thread of a program has.
const STACK: usize = 8 << 20;

/// One campaign against every target with each of so many seeds, beginning with the campaign's. All targets get one
/// seed before they get the next, so that whatever ends the hunt early leaves none out. What comes of each campaign
/// depends on its seed alone, however many threads there are, and is told at once.
pub(crate) fn hunt_all(
    targets: &[Target],
    campaign: Campaign,
    [seeds, threads]: [usize; 2],
    mut tell: impl FnMut(&Target, &Report),
) -> Vec<Report> {
    let next = &AtomicUsize::new(0);
    let mut reports: Vec<Option<Report>> = targets.iter().map(|_| None).collect();
    std::thread::scope(|scope| {
        let (sender, told) = channel();
        for _ in 0..threads {
            let sender = sender.clone();
            let work = move || loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let (seed, target) = (number / targets.len(), number % targets.len());
                if seed >= seeds {
                    return;
                }
                let seed = campaign.seed.wrapping_add(seed as u64);
                let report = hunt(&targets[target], Campaign { seed, ..campaign });
                if sender.send((target, report)).is_err() {
                    return;
                }
            };
            let thread = std::thread::Builder::new().stack_size(STACK);
            thread.spawn_scoped(scope, work).expect("the system gives a thread");
        }
        drop(sender);
        for (target, report) in told {
            tell(&targets[target], &report);
            match &mut reports[target] {
                Some(all) => all.add(report),
                none => *none = Some(report),
            }
        }
    });
    reports.into_iter().map(Option::unwrap_or_default).collect()
}

//! Runs one target many times and notes what must not happen.

use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use menagerie::referee::dice::RefereeDice;

use super::change::changed;
use super::memory::most_held;
use super::targets::Target;

/// The goal for any bytes: a second, and 100 MB.
pub(crate) const LONGEST: Duration = Duration::from_secs(1);
pub(crate) const MOST_HELD: isize = 100_000_000;
/// What takes longer is measured a second time.
const BUSY: Duration = Duration::from_millis(50);
/// After so long the program ends, because the reader may never.
const ENDLESS: Duration = Duration::from_secs(30);
/// The most copies that join the corpus.
const MOST_KEPT: usize = 2_000;
/// The most findings of one target.
const MOST_FOUND: usize = 5;

/// What is executed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Campaign {
    pub(crate) executions: u64,
    pub(crate) first: u64,
    pub(crate) seed: u64,
    /// The longest that a reader may take.
    pub(crate) longest: Duration,
    /// When the campaign ends, whether all was executed or not.
    pub(crate) until: Option<Instant>,
}

/// What came of a campaign against one target.
#[derive(Default, Debug)]
pub(crate) struct Report {
    pub(crate) executions: u64,
    /// How many copies were read without a flaw.
    pub(crate) accepted: u64,
    /// The kinds of answers that there were.
    pub(crate) answers: BTreeSet<u64>,
    pub(crate) slowest: Duration,
    /// How long this thread ran for all of them, where the system tells.
    pub(crate) ran: Option<Duration>,
    /// The most memory held, in bytes.
    pub(crate) most: isize,
    pub(crate) findings: Vec<Finding>,
}

impl Report {
    /// Adds what came of another campaign against the same target.
    pub(crate) fn add(&mut self, other: Report) {
        self.executions += other.executions;
        self.accepted += other.accepted;
        self.answers.extend(other.answers);
        self.slowest = self.slowest.max(other.slowest);
        self.ran = self.ran.zip(other.ran).map(|(own, other)| own + other);
        self.most = self.most.max(other.most);
        self.findings.extend(other.findings);
    }
}

/// Something that must not happen, and the bytes that it happens with.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) what: String,
    pub(crate) input: Vec<u8>,
}

/// One execution.
pub(crate) struct Told {
    /// What the reader says, empty if it has nothing to say against the bytes; `None` if it panics.
    pub(crate) answer: Option<String>,
    pub(crate) took: Duration,
    pub(crate) held: isize,
}

/// What a thread reads just now.
struct Running {
    thread: ThreadId,
    /// The thread's name in `/proc`.
    whose: String,
    target: String,
    input: Vec<u8>,
    begin: Instant,
}

/// What every thread reads just now.
static NOW: Mutex<Vec<Running>> = Mutex::new(Vec::new());

/// Notes what this thread reads now, or that it reads nothing any more.
fn note(reads: Option<(&Target, &[u8], &str)>) {
    let Ok(mut now) = NOW.lock() else { return };
    let thread = std::thread::current().id();
    now.retain(|running| running.thread != thread);
    now.extend(reads.map(|(target, input, whose)| Running {
        thread,
        whose: whose.to_owned(),
        target: target.name.clone(),
        input: input.to_vec(),
        begin: Instant::now(),
    }));
}

/// Reads some bytes. On a busy machine other programs take time too: what seems long is read again, and
/// the time is counted in which this thread ran.
pub(crate) fn execute(target: &Target, bytes: &[u8]) -> Told {
    let begin = Instant::now();
    let mut told = execute_once(target, bytes);
    told.took = begin.elapsed();
    if told.took > BUSY {
        let before = ran("thread-self");
        execute_once(target, bytes);
        let both = before.zip(ran("thread-self"));
        told.took = told.took.min(both.map_or(Duration::MAX, |(before, now)| now - before));
    }
    told
}

fn execute_once(target: &Target, bytes: &[u8]) -> Told {
    let read = || catch_unwind(AssertUnwindSafe(|| (target.read)(bytes))).ok();
    let (answer, held) = most_held(read);
    Told { answer, took: Duration::ZERO, held }
}

/// How long a thread or a process ran so far, in steps of a hundredth of a second, where the system tells.
fn ran(whose: &str) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{whose}/stat")).ok()?;
    let numbers = stat.rsplit_once(')')?.1.split_whitespace();
    let ticks: u64 = numbers.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(10 * ticks))
}

/// Spoils files of the target's corpus and reads them.
pub(crate) fn hunt(target: &Target, campaign: Campaign) -> Report {
    let mut corpus = (target.corpus)();
    let own = corpus.len();
    let mut report = Report::default();
    let link = std::fs::read_link("/proc/thread-self").unwrap_or_default();
    let whose = link.to_string_lossy();
    let before = ran(&whose);
    for number in campaign.first..campaign.first.saturating_add(campaign.executions) {
        if campaign.until.is_some_and(|until| Instant::now() > until) {
            break;
        }
        let mut dice = RefereeDice::new(campaign.seed.wrapping_mul(0x9E37_79B9) ^ number);
        let input = changed(&corpus, &mut dice);
        note(Some((target, &input, &whose)));
        let Told { answer, took, held } = execute(target, &input);
        report.executions += 1;
        report.slowest = report.slowest.max(took);
        report.most = report.most.max(held);
        let what = match &answer {
            None => Some("a panic".to_owned()),
            _ if took > campaign.longest => Some(format!("{took:?}")),
            _ if held > MOST_HELD => Some(format!("{held} bytes held")),
            _ => None,
        };
        if let Some(answer) = answer {
            report.accepted += u64::from(answer.is_empty());
            if report.answers.insert(kind(&answer)) && corpus.len() < own + MOST_KEPT {
                corpus.push(input.clone());
            }
        }
        if let Some(what) = what {
            report.findings.push(Finding { what, input });
            if report.findings.len() >= MOST_FOUND {
                break;
            }
        }
    }
    note(None);
    report.ran = ran(&whose).zip(before).map(|(now, before)| now - before);
    report
}

/// An answer without what it quotes and counts.
fn kind(answer: &str) -> u64 {
    let mut hasher = menagerie::rules::hashing::Hasher::new(0);
    let words = answer.split(['`', '\'', '"']).step_by(2);
    let plain: String =
        words.flat_map(str::chars).filter(|c| !c.is_ascii_digit()).take(200).collect();
    hasher.bytes(plain.as_bytes());
    hasher.finish()
}

/// Ends the program if one execution takes too long, with its bytes kept.
pub(crate) fn watch(folder: PathBuf) {
    std::thread::spawn(move || {
        let began = Instant::now();
        // When each execution began, and how long its thread had run when it was first seen.
        let mut seen: Vec<(Instant, Duration)> = Vec::new();
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let Ok(now) = NOW.lock() else { return };
            let mut sees = Vec::new();
            for Running { whose, target, input, begin, .. } in now.iter() {
                // Where the processor's time is not told, the clock's counts.
                let ran = ran(whose).unwrap_or_else(|| began.elapsed());
                let first =
                    seen.iter().find(|(other, _)| other == begin).map_or(ran, |(_, at)| *at);
                if ran.saturating_sub(first) > ENDLESS {
                    println!("  found: no end of {target}: {}", keep(&folder, target, input));
                    std::process::exit(1);
                }
                sees.push((*begin, first));
            }
            seen = sees;
        }
    });
}

/// Writes bytes into a folder; the path, or why not.
pub(crate) fn keep(folder: &Path, target: &str, input: &[u8]) -> String {
    let mut hasher = menagerie::rules::hashing::Hasher::new(1);
    hasher.bytes(input);
    let path = folder.join(format!("{target}-{:016x}", hasher.finish()));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, input));
    match written {
        Ok(()) => path.display().to_string(),
        Err(trouble) => format!("it cannot be kept: {trouble}"),
    }
}

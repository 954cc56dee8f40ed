//! Gives every reader of foreign bytes spoilt copies of good and bad files, and looks for panics, long
//! waits and much memory.
//!
//!     cargo fuzz-readers --executions 100000 --seed 1
//!     cargo fuzz-readers --executions 30000 --seeds 4 --threads 8 --seconds 600
//!     cargo fuzz-readers --target record-zoon --input spoilt.txt
//!
//! Everything follows from the seed: ChaCha8 picks files and changes. What `cargo-fuzz` and AFL measure
//! inside the program needs a nightly compiler or one of their own, and `bolero` and `arbitrary` without
//! these only draw values of a type, which no reader of texts would get past the first bracket. Here
//! the words of the answer take that part: a copy that is refused in new words joins the corpus.
//!
//! The program runs wherever the project's files are, without a compiler: it takes those around the working folder.
//!
//! The exit status is 1 if something was found; the spoilt copy lies in the folder that is told.

mod change;
mod corpus;
mod crew;
mod hunt;
#[allow(dead_code, reason = "it counts allocations too")]
#[path = "../../tests/memory.rs"]
mod memory;
#[allow(dead_code, reason = "other programs count matches")]
#[path = "../shared/numbers.rs"]
mod numbers;
#[path = "../shared/project.rs"]
mod project;
mod swell;
mod targets;
#[path = "../shared/words.rs"]
mod words;

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use hunt::{Campaign, Finding, Report};
use targets::Target;

const USAGE: &str = "usage: fuzz [--target NAME] [--executions N] [--first N] [--seed N] [--seeds N] [--threads N]
            [--seconds N] [--keep FOLDER]
       fuzz --target NAME --input FILE
       fuzz [--target NAME] --worst
       fuzz --list
A name also stands for all targets that begin with it. Executions are counted for each target and
seed; with `--first` they begin at that one, so that `--first 4711 --executions 1` repeats a single one
of a new corpus. `--seeds` takes so many, from `--seed` on. After `--seconds` all threads end.";

/// What the command line asks for.
struct Order {
    target: String,
    campaign: Campaign,
    seeds: usize,
    threads: usize,
    keep: PathBuf,
    input: Option<PathBuf>,
    is_list: bool,
    is_worst: bool,
}

fn main() -> ExitCode {
    let order = match words::words().and_then(order) {
        Ok(order) => order,
        Err(trouble) => {
            eprintln!("fuzz: {trouble}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let mut targets = targets::all();
    targets.retain(|target| target.name.starts_with(&order.target));
    if targets.is_empty() {
        eprintln!("fuzz: there is no target `{}`; --list tells all", order.target);
        return ExitCode::from(2);
    }
    if order.is_list {
        targets.iter().for_each(|target| println!("{}", target.name));
        return ExitCode::SUCCESS;
    }
    // What is caught is told below, each kind once.
    std::panic::set_hook(Box::new(|_| {}));
    match &order.input {
        Some(path) => again(&targets, path),
        None if order.is_worst => worst(&targets, &order.keep),
        None => hunt_all(&targets, &order),
    }
}

/// Reads one kept file again and tells what happens.
fn again(targets: &[Target], path: &std::path::Path) -> ExitCode {
    let Ok(bytes) = std::fs::read(path) else {
        eprintln!("fuzz: {} cannot be read", path.display());
        return ExitCode::from(2);
    };
    let _ = std::panic::take_hook();
    for target in targets {
        let told = hunt::execute(target, &bytes);
        println!("{}: {:?}, {} bytes held", target.name, told.took, told.held);
        println!("{}", told.answer.unwrap_or_else(|| "it panics".to_owned()));
    }
    ExitCode::SUCCESS
}

/// Reads the worst files within the limits and tells the slowest and the largest of each reader.
fn worst(targets: &[Target], keep: &std::path::Path) -> ExitCode {
    println!("| reader | files | slowest | with | most memory | with |\n|---|---|---|---|---|---|");
    let mut is_bad = false;
    for target in targets {
        let corpus = (target.corpus)();
        let files = swell::all(corpus.first().map_or(&[][..], |good| good), target.most());
        let mut told: Vec<_> =
            files.iter().map(|file| (hunt::execute(target, &file.bytes), file)).collect();
        let shown = |file: &swell::Swollen| file.name.replace('\n', "\\n").replace('|', "\\|");
        told.sort_by_key(|(told, _)| told.took);
        let Some((slowest, slow)) = told.last().map(|(told, file)| (told.took, *file)) else {
            continue;
        };
        let most = told.iter().max_by_key(|(told, _)| told.held);
        let (held, large) = most.map_or((0, slow), |(told, file)| (told.held, *file));
        println!(
            "| {} | {} | {:.2} s | `{}` | {:.1} MB | `{}` |",
            target.name,
            files.len(),
            slowest.as_secs_f64(),
            shown(slow),
            held as f64 / 1e6,
            shown(large)
        );
        for (told, file) in told.iter().filter(|(told, _)| {
            told.answer.is_none() || told.took > hunt::LONGEST || told.held > hunt::MOST_HELD
        }) {
            is_bad = true;
            let path = hunt::keep(keep, &target.name, &file.bytes);
            println!("found: {}, {:?}, {} bytes, {path}", shown(file), told.took, told.held);
        }
    }
    ExitCode::from(u8::from(is_bad))
}

fn hunt_all(targets: &[Target], order: &Order) -> ExitCode {
    hunt::watch(order.keep.clone());
    let begin = Instant::now();
    let mut found = 0;
    let tell = |target: &Target, report: &Report| {
        for Finding { what, input } in &report.findings {
            found += 1;
            println!(
                "found: {}: {what}: {}",
                target.name,
                hunt::keep(&order.keep, &target.name, input)
            );
        }
    };
    let reports = crew::hunt_all(targets, order.campaign, [order.seeds, order.threads], tell);
    println!(
        "{:<24}{:>11}{:>8}{:>9}{:>10}{:>9}{:>11}",
        "", "executions", "read", "answers", "slowest", "most kB", "a CPU-s"
    );
    for (target, report) in targets.iter().zip(&reports) {
        // Steps of the clock are a hundredth of a second.
        let ran = report.ran.unwrap_or_default().as_secs_f64().max(0.01);
        let pace = report.executions as f64 / ran;
        let read = 100.0 * report.accepted as f64 / report.executions.max(1) as f64;
        println!(
            "{:<24}{:>11}{read:>7.1}%{:>9}{:>7.1} ms{:>9}{pace:>11.0}",
            target.name,
            report.executions,
            report.answers.len(),
            report.slowest.as_secs_f64() * 1000.0,
            report.most / 1000
        );
    }
    let executions: u64 = reports.iter().map(|report| report.executions).sum();
    println!("{executions} executions in {:.0} s, {found} found", begin.elapsed().as_secs_f64());
    ExitCode::from(u8::from(found > 0))
}

fn order(words: Vec<String>) -> Result<Order, String> {
    let mut order = Order {
        target: String::new(),
        campaign: Campaign {
            executions: 1_000,
            first: 0,
            seed: 1,
            longest: hunt::LONGEST,
            until: None,
        },
        seeds: 1,
        threads: 1,
        keep: std::env::temp_dir().join("menagerie-fuzz"),
        input: None,
        is_list: false,
        is_worst: false,
    };
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let value = match word.as_str() {
            "--list" | "--worst" => None,
            _ => words.next(),
        };
        match word.as_str() {
            "--list" => order.is_list = true,
            "--worst" => order.is_worst = true,
            "--target" => order.target = numbers::value(&word, value)?,
            "--executions" => order.campaign.executions = numbers::number(&word, value)?,
            "--first" => order.campaign.first = numbers::number(&word, value)?,
            "--seed" => order.campaign.seed = numbers::number(&word, value)?,
            "--seeds" => order.seeds = numbers::number(&word, value)?,
            "--threads" => order.threads = numbers::number::<usize>(&word, value)?.clamp(1, 64),
            "--seconds" => {
                let limit = Duration::from_secs(numbers::number(&word, value)?);
                order.campaign.until = Instant::now().checked_add(limit);
            }
            "--keep" => order.keep = numbers::value(&word, value)?.into(),
            "--input" => order.input = Some(numbers::value(&word, value)?.into()),
            _ => return Err(format!("there is no option `{word}`")),
        }
    }
    Ok(order)
}

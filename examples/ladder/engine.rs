//! Another program as a player, asked over its text protocol.
//!
//! Spoken is what such engines share with chess (UCI): `position fen POSITION moves A B..`, `go movetime MILLISECONDS`,
//! and the answer `bestmove A`. Positions and actions are written as in our own text (Jungle's are what its engines speak).
//! Each match has a process of its own.
//!
//! Deliberately absent: a budget in nodes, which the protocol does not have.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};

use menagerie::ai::tournament::{AnyAction, Player};
use menagerie::ai::{AiGame, Observation};
use menagerie::rules::{Game, after};

use super::contender::Cost;

/// Asked again with so many times the time, an engine that has found no action yet may find one.
const PATIENCE: u32 = 10;

/// An engine during one match.
pub(crate) struct Engine<G: Game> {
    program: PathBuf,
    time: Duration,
    running: Option<Running>,
    /// The position that it was first asked about, and the actions since.
    first: Option<G::Position>,
    actions: Vec<G::Action>,
    cost: Rc<RefCell<Cost>>,
    /// Why it cannot play at all.
    trouble: Rc<RefCell<Option<String>>>,
}

/// Its process.
struct Running {
    child: Child,
    ask: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // Fails where it has ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(program: &Path) -> Result<Self, String> {
        let told = |why: &dyn std::fmt::Display| format!("`{}`: {why}", program.display());
        let mut command = Command::new(program);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| told(&why))?;
        let (ask, answers) = child.stdin.take().zip(child.stdout.take()).ok_or("no pipes")?;
        Ok(Self { child, ask, answers: BufReader::new(answers) })
    }

    /// The action that it names, such as `a1a2`, and the nodes it says it has searched.
    fn best(&mut self, position: &str, time: Duration) -> Result<(String, u64), String> {
        write!(self.ask, "position fen {position}\ngo movetime {}\n", time.as_millis())
            .and_then(|()| self.ask.flush())
            .map_err(|why| format!("an engine cannot be asked: {why}"))?;
        let mut nodes = 0;
        for line in (&mut self.answers).lines() {
            let line = line.map_err(|why| format!("an engine's answer: {why}"))?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => return Ok((words.next().unwrap_or_default().into(), nodes)),
                Some("info") => {
                    let told = words.skip_while(|word| *word != "nodes").nth(1);
                    nodes = told.and_then(|told| told.parse().ok()).unwrap_or(nodes);
                }
                _ => {}
            }
        }
        Err("an engine has ended without an answer".to_owned())
    }
}

impl<G: AiGame> Engine<G> {
    pub(crate) fn new(
        program: &Path,
        time: Duration,
        cost: Rc<RefCell<Cost>>,
        trouble: Rc<RefCell<Option<String>>>,
    ) -> Self {
        let (program, actions) = (program.to_owned(), Vec::new());
        Self { program, time, running: None, first: None, actions, cost, trouble }
    }

    /// Adds what was played since it was asked last: its own action stands already, the enemy's is the one that leads here.
    fn follow(&mut self, tables: &G::Tables, now: &G::Position) {
        let Some(first) = &self.first else {
            self.first = Some(now.clone());
            return;
        };
        let played = |at: G::Position, action: &G::Action| after::<G>(tables, &at, *action);
        let before = self.actions.iter().fold(first.clone(), played);
        let goal = G::hash(tables, now);
        let mut legal = Vec::new();
        G::actions(tables, &before, &mut legal);
        legal.retain(|action| G::hash(tables, &after::<G>(tables, &before, *action)) == goal);
        match legal[..] {
            [action] => self.actions.push(action),
            // What lies between is no action of the enemy alone: from here on the engine is asked about this position.
            _ => (self.first, self.actions) = (Some(now.clone()), Vec::new()),
        }
    }

    /// Its action; `None` if it finds none.
    fn ask(
        &mut self,
        tables: &G::Tables,
        legal: &[G::Action],
    ) -> Result<Option<G::Action>, String> {
        if self.running.is_none() {
            self.running = Some(Running::start(&self.program)?);
        }
        let (Some(running), Some(first)) = (&mut self.running, &self.first) else {
            return Err("no engine".to_owned());
        };
        let told = |action: &G::Action| format!(" {}", G::action_text(tables, *action));
        let moves: String = self.actions.iter().map(told).collect();
        let position = format!("{} moves{moves}", G::position_text(tables, first));
        let mut cost = Cost { decisions: 1, ..Cost::default() };
        let mut found = None;
        for time in [self.time, self.time * PATIENCE] {
            let begun = Instant::now();
            let (told, nodes) = running.best(&position, time)?;
            cost.add(Cost { nodes, time: begun.elapsed(), ..Cost::default() });
            found = G::parse_action(tables, &told).ok().filter(|action| legal.contains(action));
            if found.is_some() {
                break;
            }
        }
        if found.is_none() {
            eprintln!("ladder: no legal action in `{position}`; anything is played instead");
        }
        self.cost.borrow_mut().add(cost);
        Ok(found)
    }
}

impl<G: AiGame> Player<G> for Engine<G> {
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action> {
        let now = observation.determinize(tables, seed);
        self.follow(tables, &now);
        let mut legal = Vec::new();
        G::actions(tables, &now, &mut legal);
        let action = match self.ask(tables, &legal) {
            Ok(Some(action)) => action,
            Ok(None) => AnyAction.choose(tables, observation, seed)?,
            Err(why) => {
                self.trouble.replace(Some(why));
                return None;
            }
        };
        self.actions.push(action);
        Some(action)
    }
}

//! A grid of processes that run side by side and exchange tensors.
//!
//! Every process has a thread. A process that waits says for what; when nobody is left who could bring it, the grid has
//! stopped for good, and everyone who waits is told who waits for whom. There are no time-outs.

use std::collections::VecDeque;
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use rustc_hash::FxHashMap;

use smallvec::SmallVec;

use super::error::RunError;
use super::program::{Callee, Program, Run, Values};
use super::watch::Watched;
use crate::tensor::Tensor;
use crate::trap::Trap;

/// A place in a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ProcessId {
    /// The row.
    pub replica: u32,
    /// The column.
    pub partition: u32,
}

impl fmt::Display for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.replica, self.partition)
    }
}

/// How rows of numbers become groups of processes. Spec: grid computations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grouping {
    /// Rows are replicas; each partition has groups of its own.
    CrossReplica,
    /// Rows are partitions; each replica has groups of its own.
    CrossPartition,
    /// Rows are replicas, with all their partitions.
    CrossReplicaAndPartition,
    /// Rows are processes, counted row by row.
    Flattened,
}

/// Processes and what is under way between them.
pub(crate) struct Grid {
    n_replicas: u32,
    n_partitions: u32,
    state: Mutex<State>,
    /// Signals every change of `state` that a waiting process may look for.
    changed: Condvar,
}

struct State {
    processes: Vec<Status>,
    /// Tensors of those who have come, by where they meet.
    meetings: FxHashMap<Meeting, Arrivals>,
    /// What a meeting brought to a process that waits.
    outcomes: Vec<Option<Outcome>>,
    /// Tensors that were sent and not yet received.
    mail: FxHashMap<Channel, VecDeque<Vec<Tensor>>>,
    /// Functions that give what is read from the infeed next.
    infeed: VecDeque<Callee>,
    stop: Option<Stop>,
}

/// What the members of a group brought, in the group's order.
pub(crate) type Brought = Arc<[Vec<Tensor>]>;

type Outcome = Result<Brought, Trap>;

#[derive(Clone, PartialEq, Eq, Hash)]
struct Meeting {
    group: Arc<[usize]>,
    channel: i64,
}

struct Arrivals {
    op: &'static str,
    tensors: Vec<Option<Vec<Tensor>>>,
}

/// A channel, and where it ends when there are several ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Channel {
    pub id: i64,
    /// The sending process.
    pub source: Option<usize>,
    /// The receiving process.
    pub target: Option<usize>,
}

#[derive(Clone)]
enum Status {
    Running,
    Meets(Meeting, &'static str),
    Receives(Channel, &'static str),
    Ended,
}

/// Why nobody may go on.
enum Stop {
    /// A process failed; what it says is told elsewhere.
    Failure,
    Deadlock(String),
}

impl Grid {
    pub fn new(n_replicas: u32, n_partitions: u32, infeed: impl IntoIterator<Item = Callee>) -> Grid {
        let n_processes = n_replicas as usize * n_partitions as usize;
        let state = State {
            processes: (0..n_processes).map(|_| Status::Running).collect(),
            meetings: FxHashMap::default(),
            outcomes: vec![None; n_processes],
            mail: FxHashMap::default(),
            infeed: infeed.into_iter().collect(),
            stop: None,
        };
        Grid { n_replicas, n_partitions, state: Mutex::new(state), changed: Condvar::new() }
    }

    /// The id of process number `index`, counted row by row.
    pub fn id(&self, index: usize) -> ProcessId {
        let columns = self.n_partitions as usize;
        ProcessId { replica: (index / columns) as u32, partition: (index % columns) as u32 }
    }

    /// Runs a function in each process, side by side; what they return, process by process. Of several failures, that of
    /// the first process is told.
    ///
    /// # Errors
    /// What stops a process, no thread for it.
    pub fn run(
        self,
        program: &Program,
        processes: Vec<(Callee, Values)>,
        watched: Option<Arc<Watched>>,
        outer: Outer,
    ) -> Result<Vec<Values>, RunError> {
        let (n_processes, population) = (processes.len(), outer.population);
        population.admit(n_processes)?;
        let grid = Arc::new(self);
        let outcomes: Vec<Result<Result<Values, RunError>, RunError>> = std::thread::scope(|scope| {
            let numbered = processes.into_iter().enumerate();
            let threads: SmallVec<[_; 8]> = numbered
                .map(|(index, (callee, inputs))| {
                    let process = Process { grid: grid.clone(), index, population: population.clone() };
                    let process = Arc::new(process);
                    let ending = Ending { process: process.clone(), ended: false };
                    let mut run = Run::in_process(process, watched.clone(), outer.depth);
                    std::thread::Builder::new()
                        .stack_size(STACK_BYTES)
                        .spawn_scoped(scope, move || ending.end(run.call(program, program.function(callee), inputs)))
                })
                .collect();
            let joined = threads.into_iter().enumerate().map(|(index, thread)| match thread {
                Ok(thread) => thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                Err(error) => {
                    let message = format!("cannot start process {}: {error}", grid.id(index));
                    Ok(Err(Trap::out_of_memory(message).into()))
                }
            });
            joined.collect()
        });
        population.leave(n_processes);
        let mut results = Vec::new();
        let mut others = None;
        for outcome in outcomes {
            match outcome {
                Ok(outcome) => results.push(outcome?),
                Err(bystander) => others = Some(bystander),
            }
        }
        match others {
            None => Ok(results),
            Some(error) => Err(error),
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // Nobody leaves the state half changed, so that of a thread that died is as good.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whom everyone waits for, once nobody runs any more.
    fn check_progress(&self, state: &mut State) {
        let waits = |status: &Status| matches!(status, Status::Meets(..) | Status::Receives(..));
        let is_stuck = state.processes.iter().any(waits)
            && !state.processes.iter().any(|status| matches!(status, Status::Running));
        if is_stuck && state.stop.is_none() {
            state.stop = Some(Stop::Deadlock(self.deadlock(state)));
            self.changed.notify_all();
        }
    }

    #[cold]
    fn deadlock(&self, state: &State) -> String {
        const SHOWN: usize = 8;
        let mut waits = state.processes.iter().enumerate().filter_map(|(index, status)| {
            let process = self.id(index);
            match status {
                Status::Meets(meeting, op) => {
                    let there = state.meetings.get(meeting).map_or(&[][..], |arrivals| &arrivals.tensors[..]);
                    let members = meeting.group.iter().zip(there);
                    let missing: Vec<_> = members
                        .filter(|(_, tensors)| tensors.is_none())
                        .map(|(&member, _)| match state.processes[member] {
                            Status::Ended => format!("{}, which has ended", self.id(member)),
                            _ => self.id(member).to_string(),
                        })
                        .collect();
                    Some(format!("process {process} waits in `{op}` for {}", missing.join(" and ")))
                }
                Status::Receives(Channel { id, source, .. }, op) => {
                    let source = source.map_or_else(String::new, |source| format!(" from {}", self.id(source)));
                    Some(format!("process {process} waits in `{op}` for channel {id}{source}"))
                }
                Status::Running | Status::Ended => None,
            }
        });
        let shown: Vec<String> = waits.by_ref().take(SHOWN).collect();
        let more = waits.count();
        let rest = if more == 0 { String::new() } else { format!("; and {more} more wait") };
        format!("deadlock: {}{rest}", shown.join("; "))
    }
}

/// A process of a grid, as the thread that runs it sees it.
pub(crate) struct Process {
    grid: Arc<Grid>,
    index: usize,
    population: Population,
}

/// So many processes at once in a run. Each is a thread, and a system that runs out of room for threads ends the whole
/// program: with Linux's usual limit of 65530 mappings, beyond 16,000 of them.
pub const MAX_PROCESSES: usize = 8192;

/// What surrounds a grid: nothing, or the process that starts it.
#[derive(Default)]
pub(crate) struct Outer {
    /// How deep calls are nested there.
    pub depth: usize,
    pub population: Population,
}

/// How many processes there are now in a run, in grids and in grids that those start.
#[derive(Clone, Default)]
pub(crate) struct Population(Arc<AtomicUsize>);

/// Set in a population that was refused more: whoever asks next is refused too, so that all come to an end.
const CLOSED: usize = 1 << (usize::BITS - 1);

impl Population {
    /// Counts `n` more.
    fn admit(&self, n: usize) -> Result<(), Trap> {
        let admitted = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |there| {
            there.checked_add(n).filter(|&sum| sum <= MAX_PROCESSES)
        });
        if admitted.is_err() {
            self.0.fetch_or(CLOSED, Ordering::Relaxed);
            return Err(too_many());
        }
        Ok(())
    }

    fn leave(&self, n: usize) {
        self.0.fetch_sub(n, Ordering::Relaxed);
    }
}

/// Refuses more processes.
#[cold]
pub(crate) fn too_many() -> Trap {
    Trap::invalid(format!("more than {MAX_PROCESSES} processes at once"))
}

/// Where the stack of a process begins; it grows as needed.
const STACK_BYTES: usize = 1 << 20;

/// Sees to it that a process ends for the others too, whatever becomes of its thread.
struct Ending {
    process: Arc<Process>,
    ended: bool,
}

impl Ending {
    /// Ends the process. A failure that only follows that of others comes back as an error.
    fn end(mut self, outcome: Result<Values, RunError>) -> Result<Result<Values, RunError>, RunError> {
        let is_bystander = self.process.end(outcome.is_err());
        self.ended = true;
        match outcome {
            Err(error) if is_bystander => Err(error),
            outcome => Ok(outcome),
        }
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        if !self.ended {
            self.process.end(true);
        }
    }
}

impl Process {
    /// Its place.
    pub fn id(&self) -> ProcessId {
        self.grid.id(self.index)
    }

    /// Its number, counted row by row.
    pub fn index(&self) -> usize {
        self.index
    }

    /// What surrounds a grid that it starts, at this depth of calls.
    pub fn around(&self, depth: usize) -> Outer {
        Outer { depth, population: self.population.clone() }
    }

    /// All groups that `rows` stand for, as numbers of processes. Without rows, all processes that a row could name are
    /// one group.
    ///
    /// # Errors
    /// A number that is none of this grid.
    pub fn groups(&self, rows: &[Vec<i64>], grouping: Grouping) -> Result<Vec<Vec<usize>>, Trap> {
        let (n_replicas, n_partitions) = (self.grid.n_replicas as usize, self.grid.n_partitions as usize);
        let (what, limit) = match grouping {
            Grouping::CrossReplica | Grouping::CrossReplicaAndPartition => ("replica", n_replicas),
            Grouping::CrossPartition => ("partition", n_partitions),
            Grouping::Flattened => ("process", n_replicas * n_partitions),
        };
        let number = |&id: &i64| {
            let number = usize::try_from(id).ok().filter(|&id| id < limit);
            number
                .ok_or_else(|| Trap::invalid(format!("there is no {what} {id}: the grid has {limit}, counted from 0")))
        };
        let mut all = Vec::new();
        for row in rows {
            all.push(row.iter().map(number).collect::<Result<Vec<usize>, Trap>>()?);
        }
        if all.is_empty() {
            all.push((0..limit).collect());
        }
        let process = |replica: usize, partition: usize| replica * n_partitions + partition;
        let groups = all.into_iter().flat_map(|row| match grouping {
            Grouping::CrossReplica => {
                let groups = (0..n_partitions).map(|partition| row.iter().map(|&r| process(r, partition)).collect());
                groups.collect::<Vec<Vec<usize>>>()
            }
            Grouping::CrossPartition => {
                (0..n_replicas).map(|replica| row.iter().map(|&p| process(replica, p)).collect()).collect()
            }
            Grouping::CrossReplicaAndPartition => {
                vec![(0..n_partitions).flat_map(|p| row.iter().map(move |&r| process(r, p))).collect()]
            }
            Grouping::Flattened => vec![row],
        });
        Ok(groups.collect())
    }

    /// Waits until all of `group` have come with their tensors. Whoever meets on one channel must do the same op.
    ///
    /// # Errors
    /// Another op, another number of tensors, a grid that has stopped.
    pub fn meet(&self, op: &'static str, group: &[usize], channel: i64, tensors: Vec<Tensor>) -> Outcome {
        if group.len() < 2 {
            return Ok([tensors].into());
        }
        let mut state = self.grid.lock();
        let meeting = Meeting { group: group.into(), channel };
        let arrivals = state
            .meetings
            .entry(meeting.clone())
            .or_insert_with(|| Arrivals { op, tensors: group.iter().map(|_| None).collect() });
        let (expected, n_tensors) = (arrivals.op, tensors.len());
        let place = group.iter().position(|&member| member == self.index);
        if let Some(slot) = place.and_then(|place| arrivals.tensors.get_mut(place)) {
            *slot = Some(tensors);
        }
        let mut fault = (expected != op).then(|| format!("processes meet, some in `{expected}`, others in `{op}`"));
        if arrivals.tensors.iter().flatten().any(|others| others.len() != n_tensors) {
            fault.get_or_insert_with(|| "Mismatched number of operands per process".to_owned());
        }
        let is_complete = arrivals.tensors.iter().all(Option::is_some);
        if fault.is_none() && !is_complete {
            return self.wait(state, Status::Meets(meeting, op), |state| state.outcomes[self.index].take())?;
        }
        let arrivals = state.meetings.remove(&meeting).map_or_else(Vec::new, |arrivals| arrivals.tensors);
        let came: Vec<bool> = arrivals.iter().map(Option::is_some).collect();
        let outcome: Outcome = match fault {
            Some(message) => Err(Trap::invalid(message)),
            None => Ok(arrivals.into_iter().map(Option::unwrap_or_default).collect()),
        };
        for (&member, came) in group.iter().zip(came) {
            if came && member != self.index {
                state.outcomes[member] = Some(outcome.clone());
                state.processes[member] = Status::Running;
            }
        }
        self.grid.changed.notify_all();
        outcome
    }

    /// Leaves tensors in a channel.
    pub fn send(&self, channel: Channel, tensors: Vec<Tensor>) {
        let mut state = self.grid.lock();
        state.mail.entry(channel).or_default().push_back(tensors);
        for status in &mut state.processes {
            if matches!(status, Status::Receives(awaited, _) if *awaited == channel) {
                *status = Status::Running;
            }
        }
        self.grid.changed.notify_all();
    }

    /// Waits for tensors in a channel.
    ///
    /// # Errors
    /// A grid that has stopped.
    pub fn receive(&self, channel: Channel, op: &'static str) -> Result<Vec<Tensor>, Trap> {
        let state = self.grid.lock();
        self.wait(state, Status::Receives(channel, op), |state| state.mail.get_mut(&channel)?.pop_front())
    }

    /// The function that gives what is read from the infeed next.
    pub fn infeed(&self) -> Option<Callee> {
        self.grid.lock().infeed.pop_front()
    }

    /// Says that the process does no more, and whether it failed. The answer: whether it only failed because others did.
    fn end(&self, failed: bool) -> bool {
        let mut state = self.grid.lock();
        state.processes[self.index] = Status::Ended;
        let is_bystander = matches!(state.stop, Some(Stop::Failure));
        if failed && state.stop.is_none() {
            state.stop = Some(Stop::Failure);
            self.grid.changed.notify_all();
        }
        self.grid.check_progress(&mut state);
        failed && is_bystander
    }

    /// Waits until `arrived` gives something; others must have said so by making this process run again.
    fn wait<T>(
        &self,
        mut state: MutexGuard<'_, State>,
        status: Status,
        arrived: impl Fn(&mut State) -> Option<T>,
    ) -> Result<T, Trap> {
        loop {
            if let Some(found) = arrived(&mut state) {
                state.processes[self.index] = Status::Running;
                return Ok(found);
            }
            // Again each time: what woke this process may have gone to another one.
            state.processes[self.index] = status.clone();
            self.grid.check_progress(&mut state);
            match &state.stop {
                Some(Stop::Deadlock(message)) => return Err(Trap::invalid(message.clone())),
                Some(Stop::Failure) => return Err(Trap::invalid("another process of the grid failed")),
                None => {}
            }
            state = self.grid.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

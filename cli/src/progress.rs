//! A line on the standard error that tells how long work goes on. Only a person is shown it, and only when work takes more
//! than a moment; it is wiped before anything else is written.

use std::io::{IsTerminal, Write};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Shorter work shows nothing.
const PATIENCE: Duration = Duration::from_secs(1);

/// Between two lines.
const PAUSE: Duration = Duration::from_millis(200);

/// The line, shown until this is dropped.
pub struct Progress {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    wake: Condvar,
}

#[derive(Default)]
struct State {
    is_over: bool,
    is_shown: bool,
}

impl State {
    fn wipe(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            // Nobody is left to tell when the standard error is gone.
            let _ = std::io::stderr().write_all(b"\r\x1b[K");
        }
    }
}

impl Progress {
    /// Shows what `line` says, which is told how long the work has taken, when the standard error is a terminal.
    pub fn start(line: impl Fn(Duration) -> String + Send + 'static) -> Progress {
        let shared = Arc::<Shared>::default();
        if !std::io::stderr().is_terminal() {
            return Progress { shared, thread: None };
        }
        let (start, seen) = (Instant::now(), shared.clone());
        let thread = std::thread::spawn(move || {
            let mut pause = PATIENCE;
            let mut state = lock(&seen.state);
            loop {
                state = seen.wake.wait_timeout(state, pause).unwrap_or_else(PoisonError::into_inner).0;
                if state.is_over {
                    return;
                }
                if start.elapsed() >= PATIENCE {
                    state.is_shown = true;
                    let text = format!("\r\x1b[K{}", line(start.elapsed()));
                    let _ = std::io::stderr().write_all(text.as_bytes());
                    pause = PAUSE;
                }
            }
        });
        Progress { shared, thread: Some(thread) }
    }

    /// Takes the line away, so that something else can be written. It comes back later.
    pub fn wipe(&self) {
        lock(&self.shared.state).wipe();
    }

    /// Takes the line away for good.
    pub fn end(&self) {
        let mut state = lock(&self.shared.state);
        state.is_over = true;
        state.wipe();
        self.shared.wake.notify_all();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.end();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn lock(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

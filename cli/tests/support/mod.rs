//! What the integration tests share: running a program under limits, and finding the test files.

// Each test program takes some of these.
#![allow(dead_code)]

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// How a program ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// By itself, with this status.
    Code(i32),
    /// By a signal.
    Signal,
    /// It was killed when its time was over.
    TimedOut,
}

/// What a program left behind.
pub struct Output {
    pub exit: Exit,
    pub stdout: String,
    pub stderr: String,
}

impl Output {
    /// True when the program neither ended by itself in a regular way nor in time.
    pub fn has_crashed(&self) -> bool {
        !matches!(self.exit, Exit::Code(0..=2)) || self.stderr.contains("panicked at")
    }
}

/// Runs `command` with `input` on its standard input, for at most `limit`.
///
/// # Errors
/// The program could not be started or waited for.
pub fn run(command: &mut Command, input: &[u8], limit: Duration) -> io::Result<Output> {
    let deadline = Instant::now() + limit;
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (sender, receiver) = mpsc::channel();
    let mut readers = 0;
    let streams = [child.stdout.take().map(boxed), child.stderr.take().map(boxed)];
    for (idx, stream) in streams.into_iter().enumerate() {
        let Some(mut stream) = stream else { continue };
        let sender = sender.clone();
        readers += 1;
        thread::spawn(move || {
            let mut bytes = Vec::new();
            let _ = stream.read_to_end(&mut bytes);
            let _ = sender.send((idx, bytes));
        });
    }
    if let Some(mut stdin) = child.stdin.take() {
        let input = input.to_vec();
        // A program may end without reading all of its input; that is no failure of the test.
        thread::spawn(move || drop(stdin.write_all(&input)));
    }
    let mut texts = [String::new(), String::new()];
    let mut is_late = false;
    while readers > 0 {
        let left = deadline.saturating_duration_since(Instant::now());
        match receiver.recv_timeout(if is_late { Duration::from_secs(5) } else { left }) {
            Ok((idx, bytes)) => {
                texts[idx] = String::from_utf8_lossy(&bytes).into_owned();
                readers -= 1;
            }
            Err(_) if is_late => break,
            Err(_) => {
                is_late = true;
                child.kill()?;
            }
        }
    }
    let status = loop {
        match child.try_wait()? {
            Some(status) => break status,
            None if Instant::now() < deadline => thread::sleep(Duration::from_millis(1)),
            None => {
                is_late = true;
                child.kill()?;
                break child.wait()?;
            }
        }
    };
    let exit = match status.code() {
        _ if is_late => Exit::TimedOut,
        Some(code) => Exit::Code(code),
        None => Exit::Signal,
    };
    let [stdout, stderr] = texts;
    Ok(Output { exit, stdout, stderr })
}

fn boxed(stream: impl Read + Send + 'static) -> Box<dyn Read + Send> {
    Box::new(stream)
}

/// The folder of the test files.
pub fn testdata() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../testdata")
}

/// The files below `folder` whose names end in one of `endings`, in the order of their paths.
///
/// # Errors
/// A folder that cannot be read.
pub fn files_below(folder: &Path, endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

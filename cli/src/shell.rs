//! Commands of the shell that work on files made for them: what tests of `hlo reduce` and backends of `hlo validate` are.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Runs a line of the shell, with nothing to read and nobody who hears it, for at most `timeout`. `None` when it took
/// longer: it is ended then, with what it started.
///
/// # Errors
/// What the system says.
pub fn run(line: &str, timeout: Duration) -> std::io::Result<Option<ExitStatus>> {
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    // A group of its own, which can be ended as a whole.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    wait(shell.spawn()?, timeout)
}

/// Waits for a process and ends it after `timeout`.
fn wait(mut child: Child, timeout: Duration) -> std::io::Result<Option<ExitStatus>> {
    let begin = Instant::now();
    let mut pause = Duration::from_micros(200);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if begin.elapsed() >= timeout {
            // With what it started, as far as the system lets one say so.
            let _ = Command::new("kill").args(["-9", "--", &format!("-{}", child.id())]).stderr(Stdio::null()).status();
            let _ = child.kill();
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// A path as one word of a shell.
pub fn quoted(path: &Path) -> String {
    format!("'{}'", path.to_string_lossy().replace('\'', r"'\''"))
}

/// A folder of its own among the temporary ones, gone with everything in it at the end.
pub struct Folder(PathBuf);

impl Folder {
    /// Makes it for the command called `name`.
    ///
    /// # Errors
    /// What the system says.
    pub fn create(name: &str) -> std::io::Result<Folder> {
        let path = std::env::temp_dir().join(format!("hlo-{name}-{}", std::process::id()));
        std::fs::create_dir(&path)?;
        Ok(Folder(path))
    }

    /// The path of a file in it.
    pub fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

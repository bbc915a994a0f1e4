//! Writing results to a path, so that a reader never sees half of one.
//!
//! A regular file is written under a temporary name in its folder and then renamed; when writing fails the old content stays and nothing else is left behind.
//! Devices, pipes and symbolic links, which a rename would replace, are written directly, as is the standard output, whose name is `-`.

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Bytes gathered before they go to the system.
const BUFFER: usize = 1 << 16;

/// Why a result could not be written.
#[derive(Debug)]
pub struct OutputError {
    /// The path that the user named.
    pub path: PathBuf,
    /// What the system said. `ErrorKind::BrokenPipe` means that nobody reads any more.
    pub source: io::Error,
}

impl fmt::Display for OutputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if is_stdout(&self.path) {
            return write!(f, "cannot write to the standard output: {}", self.source);
        }
        write!(f, "cannot write '{}': {}", self.path.display(), self.source)
    }
}

impl std::error::Error for OutputError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

/// Writes what `content` produces to `path`; `-` is the standard output. The content may come in pieces of any size.
///
/// An existing file keeps its permissions. A file that the user may not write is refused, although its folder would allow the rename.
///
/// # Errors
/// The first error of the system or of `content`, with the path. A regular file is then as it was.
pub fn write_output(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), OutputError> {
    let written = match fs::symlink_metadata(path) {
        _ if is_stdout(path) => buffered(io::stdout().lock(), content).map(drop),
        Ok(metadata) if metadata.is_file() => replace(path, Some(&metadata), content),
        Ok(_) => write_directly(path, content),
        Err(error) if error.kind() == io::ErrorKind::NotFound => replace(path, None, content),
        Err(error) => Err(error),
    };
    written.map_err(|source| OutputError { path: path.to_path_buf(), source })
}

fn is_stdout(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn buffered<W: Write>(target: W, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<W> {
    let mut buffer = BufWriter::with_capacity(BUFFER, target);
    match content(&mut buffer) {
        Ok(()) => buffer.into_inner().map_err(io::IntoInnerError::into_error),
        Err(error) => {
            // What is left in the buffer belongs to a result that has failed.
            drop(buffer.into_parts());
            Err(error)
        }
    }
    .and_then(|mut target| target.flush().map(|()| target))
}

fn write_directly(path: &Path, content: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let file = OpenOptions::new().write(true).create(true).truncate(true).open(path)?;
    buffered(file, content).map(drop)
}

/// Writes a new file beside `path` and puts it in the place of `existing`.
fn replace(
    path: &Path,
    existing: Option<&fs::Metadata>,
    content: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    if existing.is_some() {
        OpenOptions::new().write(true).open(path)?;
    }
    let (file, temporary) = Temporary::beside(path)?;
    // Before the content, which perhaps not everybody may read.
    if let Some(existing) = existing {
        file.set_permissions(existing.permissions())?;
    }
    buffered(file, content)?;
    temporary.rename(path)
}

/// A file that is removed again unless it gets its final name.
struct Temporary {
    path: PathBuf,
    is_kept: bool,
}

impl Temporary {
    /// Creates a file in the folder of `path`, under a name that no file there has.
    fn beside(path: &Path) -> io::Result<(File, Self)> {
        if path.file_name().is_none() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let mut attempt = 0_u32;
        loop {
            let temporary = path.with_file_name(format!(".hlo-{}-{attempt}.tmp", std::process::id()));
            match File::create_new(&temporary) {
                Ok(file) => {
                    return Ok((file, Self { path: temporary, is_kept: false }));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && attempt < 10_000 => attempt += 1,
                Err(error) => return Err(error),
            }
        }
    }

    fn rename(mut self, path: &Path) -> io::Result<()> {
        fs::rename(&self.path, path)?;
        self.is_kept = true;
        Ok(())
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        if !self.is_kept {
            // There is nobody left to tell; the first error is on its way already.
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::write_output;
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::{PermissionsExt, symlink};
    use std::path::{Path, PathBuf};
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// A folder of its own for each test, removed at the end.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Self {
            static COUNT: AtomicUsize = AtomicUsize::new(0);
            let name = format!("hlo-output-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
            let path = std::env::temp_dir().join(name);
            fs::create_dir(&path).expect("a new folder");
            Self(path)
        }

        fn file(&self, name: &str) -> PathBuf {
            self.0.join(name)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).expect("the folder of the test");
            let mut names: Vec<_> =
                entries.map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn write(path: &Path, text: &str) -> Result<(), String> {
        write_output(path, |out| out.write_all(text.as_bytes())).map_err(|error| error.to_string())
    }

    #[test]
    fn writes_new_and_existing_files() {
        let folder = Folder::new();
        let path = folder.file("a");
        assert_eq!(write(&path, "first, which is longer"), Ok(()));
        assert_eq!(write(&path, "second"), Ok(()));
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some("second"));
        assert_eq!(folder.names(), ["a"]);
    }

    #[test]
    fn keeps_permissions() {
        let folder = Folder::new();
        let path = folder.file("a");
        fs::write(&path, "old").expect("a file");
        fs::set_permissions(&path, Permissions::from_mode(0o640)).expect("permissions");
        assert_eq!(write(&path, "new"), Ok(()));
        assert_eq!(fs::metadata(&path).map(|m| m.permissions().mode() & 0o777).ok(), Some(0o640));
    }

    #[test]
    fn a_failure_leaves_the_old_content() {
        let folder = Folder::new();
        let path = folder.file("a");
        fs::write(&path, "old").expect("a file");
        let failed = write_output(&path, |out| {
            out.write_all(&[b'x'; 1 << 18])?;
            Err(io::Error::other("the source ended early"))
        });
        let message = format!("cannot write '{}': the source ended early", path.display());
        assert_eq!(failed.map_err(|error| error.to_string()), Err(message));
        assert_eq!(fs::read_to_string(&path).ok().as_deref(), Some("old"));
        assert_eq!(folder.names(), ["a"]);
    }

    #[test]
    fn a_panic_leaves_nothing() {
        let folder = Folder::new();
        let path = folder.file("a");
        let write = || write_output(&path, |_| panic!("a fault in the producer"));
        assert!(std::panic::catch_unwind(write).is_err());
        assert_eq!(folder.names(), [""; 0]);
    }

    #[test]
    fn links_stay_links() {
        let folder = Folder::new();
        let (target, link, dangling) = (folder.file("target"), folder.file("link"), folder.file("new"));
        fs::write(&target, "old and long").expect("a file");
        symlink("target", &link).expect("a link");
        symlink("made", &dangling).expect("a link");
        assert_eq!(write(&link, "new"), Ok(()));
        assert_eq!(write(&dangling, "made"), Ok(()));
        assert!(fs::symlink_metadata(&link).is_ok_and(|m| m.is_symlink()));
        assert_eq!(fs::read_to_string(&target).ok().as_deref(), Some("new"));
        assert_eq!(fs::read_to_string(folder.file("made")).ok().as_deref(), Some("made"));
        assert_eq!(folder.names(), ["link", "made", "new", "target"]);
    }

    #[test]
    fn devices_are_written_directly() {
        assert_eq!(write(Path::new("/dev/null"), "gone"), Ok(()));
        let full = write(Path::new("/dev/full"), "no room");
        assert_eq!(full, Err("cannot write '/dev/full': No space left on device (os error 28)".to_owned()));
    }

    #[test]
    fn pipes_are_written_directly() {
        let folder = Folder::new();
        let path = folder.file("pipe");
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo");
        let reader = std::thread::spawn({
            let path = path.clone();
            move || fs::read_to_string(path)
        });
        assert_eq!(write(&path, "through"), Ok(()));
        assert_eq!(reader.join().expect("the reader").ok().as_deref(), Some("through"));
        assert_eq!(folder.names(), ["pipe"]);
    }

    #[test]
    fn errors_name_the_path() {
        let folder = Folder::new();
        let missing = folder.file("none/a");
        let message = format!("cannot write '{}': No such file or directory (os error 2)", missing.display());
        assert_eq!(write(&missing, "x"), Err(message));
        let message = format!("cannot write '{}': Is a directory (os error 21)", folder.0.display());
        assert_eq!(write(&folder.0, "x"), Err(message));
        assert!(write(Path::new(""), "x").is_err());
    }
}

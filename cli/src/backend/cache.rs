//! Compiled programs that are kept for the next run, in a folder of the user's own.

use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Beyond this many bytes the entries that were used longest ago go.
const MAX_BYTES: u64 = 512 << 20;

/// A folder of entries, each a folder named by what went into it.
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The user's cache: `$HLO_CACHE_DIR`, else `hlo` in the folder that the system keeps for caches.
    ///
    /// # Errors
    /// A folder that cannot be made, or that others may write to.
    pub fn open() -> Result<Cache, String> {
        let folder = folder();
        let fail = |error: io::Error| format!("cannot use the cache '{}': {error}", folder.display());
        create_private(&folder).map_err(fail)?;
        check_private(&folder).map_err(fail)?;
        Ok(Cache { folder })
    }

    /// The folder of the entry for `parts`, and whether it is there. The caller fills a folder from
    /// [`prepare`](Self::prepare) otherwise.
    pub fn entry(&self, parts: &[&[u8]]) -> (PathBuf, bool) {
        // Two hashes with different beginnings: one of 64 bits would meet another one sooner or later.
        let hash = |seed: u64| {
            let mut hasher = DefaultHasher::new();
            seed.hash(&mut hasher);
            parts.hash(&mut hasher);
            hasher.finish()
        };
        let path = self.folder.join(format!("{:016x}{:016x}", hash(1), hash(2)));
        let exists = path.is_dir();
        if exists {
            touch(&path);
        }
        (path, exists)
    }

    /// A new folder to fill, which [`finish`](Self::finish) gives its place.
    ///
    /// # Errors
    /// What the system says.
    pub fn prepare(&self) -> Result<PathBuf, String> {
        let number = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_nanos());
        let path = self.folder.join(format!("new-{}-{number}", std::process::id()));
        create_private(&path).map_err(|error| format!("cannot create '{}': {error}", path.display()))?;
        Ok(path)
    }

    /// Puts a filled folder in its place at once; another process may have been faster.
    ///
    /// # Errors
    /// What the system says.
    pub fn finish(&self, filled: &Path, entry: &Path) -> Result<(), String> {
        self.make_room();
        match std::fs::rename(filled, entry) {
            Ok(()) => Ok(()),
            Err(_) if entry.is_dir() => {
                let _ = std::fs::remove_dir_all(filled);
                Ok(())
            }
            Err(error) => Err(format!("cannot create '{}': {error}", entry.display())),
        }
    }

    /// Removes the entries that were used longest ago until the others fit.
    fn make_room(&self) {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return };
        let mut known: Vec<(SystemTime, u64, PathBuf)> = Vec::new();
        for entry in entries.flatten().filter(|entry| entry.file_name() != OsStr::new("used")) {
            let path = entry.path();
            let used = std::fs::metadata(path.join("used")).and_then(|data| data.modified());
            let used = used.or_else(|_| entry.metadata().and_then(|data| data.modified()));
            known.push((used.unwrap_or(SystemTime::UNIX_EPOCH), size(&path), path));
        }
        known.sort_unstable();
        let mut total: u64 = known.iter().map(|(_, bytes, _)| bytes).sum();
        for (_, bytes, path) in known {
            if total <= MAX_BYTES {
                break;
            }
            // Somebody else may be removing it as well.
            let is_new = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("new-"));
            if !is_new && std::fs::remove_dir_all(&path).is_ok() {
                total -= bytes;
            }
        }
    }
}

fn size(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.metadata().ok()).map(|data| data.len()).sum()
}

/// Notes that an entry is used now.
fn touch(entry: &Path) {
    // Only the order in which entries go depends on it.
    let _ = std::fs::write(entry.join("used"), b"");
}

fn folder() -> PathBuf {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    variable("HLO_CACHE_DIR")
        .or_else(|| variable("XDG_CACHE_HOME").map(|folder| folder.join("hlo")))
        .or_else(|| variable("HOME").map(|folder| folder.join(".cache").join("hlo")))
        .unwrap_or_else(|| std::env::temp_dir().join("hlo-cache"))
}

#[cfg(unix)]
fn create_private(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn create_private(folder: &Path) -> io::Result<()> {
    std::fs::create_dir_all(folder)
}

/// What is in the folder gets loaded and run: nobody else may have put it there.
#[cfg(unix)]
fn check_private(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::MetadataExt;
    let refused = |message| Err(io::Error::new(io::ErrorKind::PermissionDenied, message));
    let data = std::fs::metadata(folder)?;
    if !data.is_dir() {
        return refused("it is no folder");
    }
    if data.mode() & 0o022 != 0 {
        return refused("others may write to it (chmod 700, or set HLO_CACHE_DIR)");
    }
    // Whoever owns the folder may have filled it before. What is created now belongs to this user.
    let mine = folder.join(format!("new-owner-{}", std::process::id()));
    create_private(&mine)?;
    let owner = std::fs::metadata(&mine).map(|data| data.uid());
    let _ = std::fs::remove_dir(&mine);
    if owner? != data.uid() {
        return refused("it belongs to somebody else (set HLO_CACHE_DIR)");
    }
    Ok(())
}

#[cfg(not(unix))]
fn check_private(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_by_what_went_into_them() {
        let folder = std::env::temp_dir().join(format!("hlo-cache-test-{}", std::process::id()));
        create_private(&folder).unwrap();
        let cache = Cache { folder: folder.clone() };
        let (entry, exists) = cache.entry(&[b"text", b"flags"]);
        assert!(!exists);
        for _ in 0..2 {
            // The second one comes too late and goes away.
            let filled = cache.prepare().unwrap();
            std::fs::write(filled.join("program.so"), b"code").unwrap();
            cache.finish(&filled, &entry).unwrap();
            assert!(!filled.exists());
        }
        assert!(cache.entry(&[b"text", b"flags"]).1);
        // The border between the parts counts.
        assert!(!cache.entry(&[b"textf", b"lags"]).1);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_others_may_write_to_is_refused() {
        use std::os::unix::fs::PermissionsExt;
        let folder = std::env::temp_dir().join(format!("hlo-open-cache-test-{}", std::process::id()));
        create_private(&folder).unwrap();
        assert!(check_private(&folder).is_ok());
        std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o777)).unwrap();
        assert!(check_private(&folder).unwrap_err().to_string().contains("others may write to it"));
        std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o755)).unwrap();
        let link = folder.with_extension("link");
        std::os::unix::fs::symlink(&folder, &link).unwrap();
        assert!(check_private(&link).is_ok());
        std::fs::remove_file(link).unwrap();
        // Only the superuser can give it away.
        if std::os::unix::fs::chown(&folder, Some(4711), None).is_ok() {
            assert!(check_private(&folder).unwrap_err().to_string().contains("belongs to somebody else"));
        }
        std::fs::remove_dir_all(folder).unwrap();
    }
}

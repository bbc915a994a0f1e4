//! The source map: every text that was loaded, side by side in one space of byte offsets.

use std::sync::{Arc, OnceLock, RwLock};

/// One loaded text.
pub struct SourceFile {
    /// The name shown in locations and diagnostics.
    pub name: String,
    /// The bytes, any.
    pub text: Arc<[u8]>,
    /// Offset of the first byte in the source map.
    pub base: u32,
    /// The line, minus one, that the first byte stands on (a chunk of a split file starts further down).
    pub first_line: u32,
    line_starts: OnceLock<Vec<u32>>,
}

impl SourceFile {
    /// Line and column of the byte at `offset` in the source map, both from 1; columns count bytes.
    pub fn line_col(&self, offset: u32) -> (u32, u32) {
        let starts = self.line_starts();
        let at = offset.saturating_sub(self.base);
        let line = starts.partition_point(|&start| start <= at);
        (line as u32 + self.first_line, at - starts[line - 1] + 1)
    }

    /// As [`line_col`](Self::line_col), for positions that come mostly in order: `hint` is the line of the last one.
    pub fn line_col_near(&self, offset: u32, hint: &mut usize) -> (u32, u32) {
        const STEPS: usize = 8;
        let starts = self.line_starts();
        let at = offset.saturating_sub(self.base);
        let is_before = |line: usize| starts.get(line).is_none_or(|&start| at < start);
        let near = (*hint..hint.saturating_add(STEPS))
            .find(|&line| starts.get(line).is_some_and(|&start| start <= at) && is_before(line + 1));
        let line = near.unwrap_or_else(|| starts.partition_point(|&start| start <= at) - 1);
        *hint = line;
        (line as u32 + 1 + self.first_line, at - starts[line] + 1)
    }

    /// The offset in the source map of the byte at `line` and `col`, both from 1, if the line is that long.
    pub fn offset_of(&self, line: u32, col: u32) -> Option<u32> {
        let line = line.checked_sub(self.first_line)?.checked_sub(1)? as usize;
        let starts = self.line_starts();
        let end = starts.get(line + 1).copied().unwrap_or(self.text.len() as u32 + 1);
        let at = starts.get(line)?.checked_add(col.checked_sub(1)?)?;
        if at < end { self.base.checked_add(at) } else { None }
    }

    fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            std::iter::once(0).chain(memchr::memchr_iter(b'\n', &self.text).map(|at| at as u32 + 1)).collect()
        })
    }
}

/// All loaded texts.
#[derive(Default)]
pub struct SourceMap {
    files: RwLock<Vec<Arc<SourceFile>>>,
}

impl SourceMap {
    /// Adds a text. One that would reach beyond 2 GiB gets positions that read as unknown.
    pub fn add(&self, name: &str, text: Arc<[u8]>, first_line: u32) -> Arc<SourceFile> {
        let mut files = self.files.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        let base = files.last().map_or(0, |last| last.base.saturating_add(last.text.len() as u32).saturating_add(1));
        let file = Arc::new(SourceFile { name: name.to_owned(), text, base, first_line, line_starts: OnceLock::new() });
        files.push(file.clone());
        file
    }

    /// The last text that was added under `name`.
    pub fn file_named(&self, name: &[u8]) -> Option<Arc<SourceFile>> {
        let files = self.files.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        files.iter().rev().find(|file| file.name.as_bytes() == name).cloned()
    }

    /// The text that holds `offset`.
    pub fn file_at(&self, offset: u32) -> Option<Arc<SourceFile>> {
        let files = self.files.read().unwrap_or_else(|poisoned| poisoned.into_inner());
        let index = files.partition_point(|file| file.base <= offset).checked_sub(1)?;
        Some(files[index].clone())
    }
}

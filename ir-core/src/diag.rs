//! Diagnostics as values: a headline, places, notes, help. Rendering is for others.
//!
//! Only [`Draft::emit`] makes a [`Reported`], so that no failure is silent and none is told twice.

use crate::location::Loc;

/// How bad it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The program is wrong.
    Error,
    /// The program may be wrong.
    Warning,
    /// Something worth knowing.
    Remark,
    /// Belongs to the diagnostic before.
    Note,
}

/// A place: a location and, where it is a position in a text, how many bytes it covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// The start.
    pub loc: Loc,
    /// In bytes; zero for a point.
    pub len: u32,
}

impl From<Loc> for Span {
    fn from(loc: Loc) -> Self {
        Span { loc, len: 0 }
    }
}

/// Another place that the diagnostic talks about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where.
    pub span: Span,
    /// What stands there.
    pub text: String,
}

/// One message for the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// A stable name in kebab case.
    pub code: &'static str,
    /// The headline: one short phrase with the offending values.
    pub message: String,
    /// The place it is about.
    pub span: Span,
    /// Other places.
    pub labels: Vec<Label>,
    /// MLIR-style notes: further messages with a place of their own.
    pub attached: Vec<(Span, String)>,
    /// Background: the rule, the specification section.
    pub notes: Vec<String>,
    /// What to do next.
    pub helps: Vec<String>,
    /// Whether it says what could not be read because of the error before it.
    pub is_consequence: bool,
}

/// Proof that an error was reported. Only [`Draft::emit`] makes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reported(());

/// A sink of diagnostics, in order.
#[derive(Default, Debug)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Starts an error.
    pub fn error(&mut self, code: &'static str, at: impl Into<Span>, message: impl Into<String>) -> Draft<'_> {
        self.draft(Severity::Error, code, at, message)
    }

    /// Starts a warning.
    pub fn warning(&mut self, code: &'static str, at: impl Into<Span>, message: impl Into<String>) -> Draft<'_> {
        self.draft(Severity::Warning, code, at, message)
    }

    /// Starts a remark.
    pub fn remark(&mut self, code: &'static str, at: impl Into<Span>, message: impl Into<String>) -> Draft<'_> {
        self.draft(Severity::Remark, code, at, message)
    }

    fn draft(
        &mut self,
        severity: Severity,
        code: &'static str,
        at: impl Into<Span>,
        message: impl Into<String>,
    ) -> Draft<'_> {
        let diagnostic = Diagnostic {
            severity,
            code,
            message: message.into(),
            span: at.into(),
            labels: Vec::new(),
            attached: Vec::new(),
            notes: Vec::new(),
            helps: Vec::new(),
            is_consequence: false,
        };
        Draft { sink: self, diagnostic }
    }

    /// What was reported, in order.
    pub fn iter(&self) -> impl Iterator<Item = &Diagnostic> {
        self.list.iter()
    }

    /// The number of diagnostics.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether nothing was reported.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether an error was reported.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.severity == Severity::Error)
    }

    /// Takes over what another sink holds, after what this one holds.
    pub fn append(&mut self, mut other: Diagnostics) {
        self.list.append(&mut other.list);
    }

    /// Adds background and what to do next to the first error, for who knows more about it than the one that found it.
    pub fn explain_first_error(&mut self, note: String, help: String) {
        if let Some(error) = self.list.iter_mut().find(|diagnostic| diagnostic.severity == Severity::Error) {
            error.notes.push(note);
            error.helps.push(help);
        }
    }

    /// Says that the newest diagnostic follows from the one before it.
    pub fn last_is_consequence(&mut self) {
        if let [_, .., last] = &mut self.list[..] {
            last.is_consequence = true;
        }
    }

    /// Forgets what was reported after the first `len`: for trying one reading of a text and then another.
    pub fn truncate(&mut self, len: usize) {
        self.list.truncate(len);
    }

    /// Takes the diagnostics from number `len` on.
    pub fn split_off(&mut self, len: usize) -> Diagnostics {
        Diagnostics { list: self.list.split_off(len) }
    }

    /// Merges the diagnostics of another list in: that with the smaller key first, each list in its own order.
    pub fn merge_by_key<K: Ord>(&mut self, other: Diagnostics, key: impl Fn(&Diagnostic) -> K) {
        let mut merged = Vec::with_capacity(self.list.len() + other.list.len());
        let mut others = other.list.into_iter().peekable();
        for own in self.list.drain(..) {
            while let Some(next) = others.next_if(|next| key(next) < key(&own)) {
                merged.push(next);
            }
            merged.push(own);
        }
        merged.extend(others);
        self.list = merged;
    }

    /// `Err` when an error was reported.
    pub fn result(&self) -> Result<(), Reported> {
        if self.has_errors() { Err(Reported(())) } else { Ok(()) }
    }
}

/// A diagnostic being written.
#[must_use = "a draft is reported by `emit`"]
pub struct Draft<'d> {
    sink: &'d mut Diagnostics,
    diagnostic: Diagnostic,
}

impl Draft<'_> {
    /// Points at another place.
    pub fn label(mut self, span: impl Into<Span>, text: impl Into<String>) -> Self {
        self.diagnostic.labels.push(Label { span: span.into(), text: text.into() });
        self
    }

    /// Attaches an MLIR-style note, a message with a place of its own.
    pub fn attach(mut self, span: impl Into<Span>, text: impl Into<String>) -> Self {
        self.diagnostic.attached.push((span.into(), text.into()));
        self
    }

    /// Adds background.
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.diagnostic.notes.push(text.into());
        self
    }

    /// Says what to do next.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.diagnostic.helps.push(text.into());
        self
    }

    /// Files the diagnostic.
    pub fn emit(self) -> Reported {
        self.sink.list.push(self.diagnostic);
        Reported(())
    }
}

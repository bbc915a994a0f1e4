//! Watching a run: somebody who is told of every op, a limit of steps, a time limit, a way to stop it from outside.
//!
//! All of it is looked at between ops: one that is under way comes to its end.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use hlo_ir::Loc;
use smallvec::SmallVec;

use super::value::Value;
use crate::trap::Trap;

/// An op that was run.
pub struct Event<'a> {
    /// Its name.
    pub op: &'static str,
    /// Where it stands.
    pub loc: Loc,
    /// What it gave.
    pub results: SmallVec<[&'a Value; 4]>,
    /// How long it took, ops in its regions and functions that it called included.
    pub total: Duration,
    /// How long it took without those.
    pub own: Duration,
}

/// Who is told of every op of a run, on the thread that ran it.
pub trait Observer: Send + Sync {
    /// An op was run.
    fn ran(&self, event: &Event<'_>);
}

/// A switch that stops every run that was given it.
#[derive(Clone, Debug, Default)]
pub struct Cancellation(Arc<AtomicBool>);

impl Cancellation {
    /// Stops them before their next ops.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether they are stopped.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How runs are watched.
///
/// ```
/// use std::sync::Arc;
/// use std::sync::atomic::{AtomicUsize, Ordering};
/// use std::time::Duration;
///
/// use hlo_interp::eval::{Cancellation, Event, Interpreter, Observer, Watch};
/// use hlo_interp::trap::TrapKind;
/// # use hlo_ir::{Context, text};
/// # let cx = Context::new(hlo_dialects::registry());
/// # let source = "func.func @main(%x: tensor<f32>) -> tensor<f32> {
/// #   %0 = stablehlo.add %x, %x : tensor<f32>
/// #   return %0 : tensor<f32>
/// # }";
/// # let (module, _) = text::parse_module(&cx, "x", source.as_bytes().into(), Default::default());
/// # let x = hlo_interp::Tensor::zeros(hlo_interp::ElementType::F32, &[])?;
/// #[derive(Default)]
/// struct Count(AtomicUsize);
///
/// impl Observer for Count {
///     fn ran(&self, event: &Event<'_>) {
///         assert!(event.own <= event.total);
///         self.0.fetch_add(1, Ordering::Relaxed);
///     }
/// }
///
/// let (count, cancellation) = (Arc::new(Count::default()), Cancellation::default());
/// let watch = Watch {
///     observer: Some(count.clone()),
///     step_limit: Some(1_000_000),
///     timeout: Some(Duration::from_secs(10)),
///     cancellation: Some(cancellation.clone()),
/// };
/// // `%0 = stablehlo.add %x, %x : tensor<f32>`
/// let program = Interpreter::new(&module).with_watch(watch).compile("main")?;
/// program.run(vec![x.clone().into()])?;
/// assert_eq!(count.0.load(Ordering::Relaxed), 1);
/// // From any thread, also while it runs.
/// cancellation.cancel();
/// assert_eq!(program.run(vec![x.into()]).unwrap_err().trap().kind(), TrapKind::Stopped);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default)]
pub struct Watch {
    /// Who is told of every op.
    pub observer: Option<Arc<dyn Observer>>,
    /// How many ops a run may take; a round of a loop counts as one more.
    pub step_limit: Option<u64>,
    /// How long a run may take.
    pub timeout: Option<Duration>,
    /// What may stop it.
    pub cancellation: Option<Cancellation>,
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch")
            .field("observer", &self.observer.is_some())
            .field("step_limit", &self.step_limit)
            .field("timeout", &self.timeout)
            .field("cancellation", &self.cancellation)
            .finish()
    }
}

impl Watch {
    /// Whether there is nothing to look at.
    pub(crate) fn is_idle(&self) -> bool {
        self.observer.is_none() && self.step_limit.is_none() && self.timeout.is_none() && self.cancellation.is_none()
    }

    /// The watch over a run that begins now.
    pub(crate) fn begin(&self) -> Arc<Watched> {
        Arc::new(Watched { watch: self.clone(), n_steps: AtomicU64::new(0), start: Instant::now() })
    }
}

/// A run that is watched, on all its threads.
pub(crate) struct Watched {
    watch: Watch,
    n_steps: AtomicU64,
    start: Instant,
}

impl Watched {
    pub fn observer(&self) -> Option<&dyn Observer> {
        self.watch.observer.as_deref()
    }

    /// Says that the next op begins.
    ///
    /// # Errors
    /// When it may not.
    pub fn step(&self) -> Result<(), Trap> {
        let n_steps = self.n_steps.fetch_add(1, Ordering::Relaxed);
        if let Some(limit) = self.watch.step_limit.filter(|&limit| n_steps >= limit) {
            return Err(Trap::stopped(format!("the run was stopped: it takes more than {limit} steps")));
        }
        if let Some(limit) = self.watch.timeout.filter(|&limit| self.start.elapsed() > limit) {
            let seconds = limit.as_secs_f64();
            return Err(Trap::stopped(format!("the run was stopped: it takes more than {seconds} s")));
        }
        match &self.watch.cancellation {
            Some(cancellation) if cancellation.is_cancelled() => Err(Trap::stopped("the run was cancelled")),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;
    use crate::eval::Interpreter;
    use crate::testing::parse;
    use crate::trap::TrapKind;

    const ENDLESS: &str = "func.func @main() {
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %true = stablehlo.constant dense<true> : tensor<i1>
      %r = stablehlo.while(%i = %zero) : tensor<i32>
      cond { stablehlo.return %true : tensor<i1> }
      do {
        %next = stablehlo.add %i, %i : tensor<i32>
        stablehlo.return %next : tensor<i32>
      }
      return
    }";

    fn check_stops(watch: Watch, expect: &str) {
        let error = Interpreter::new(&parse(ENDLESS)).with_watch(watch).run("main", vec![]).unwrap_err();
        assert_eq!((error.trap().kind(), error.trap().message()), (TrapKind::Stopped, expect));
    }

    #[test]
    fn endless_runs_are_stopped() {
        check_stops(
            Watch { step_limit: Some(1000), ..Watch::default() },
            "the run was stopped: it takes more than 1000 steps",
        );
        check_stops(
            Watch { timeout: Some(Duration::from_millis(20)), ..Watch::default() },
            "the run was stopped: it takes more than 0.02 s",
        );
        let cancellation = Cancellation::default();
        let watch = Watch { cancellation: Some(cancellation.clone()), ..Watch::default() };
        let canceller = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            cancellation.cancel();
        });
        check_stops(watch, "the run was cancelled");
        canceller.join().unwrap();
    }

    #[derive(Default)]
    struct Names(Mutex<Vec<(&'static str, String)>>);

    impl Observer for Names {
        fn ran(&self, event: &Event<'_>) {
            assert!(event.own <= event.total);
            let types: Vec<String> = event.results.iter().map(|value| value.type_name()).collect();
            self.0.lock().unwrap().push((event.op, types.join(", ")));
        }
    }

    #[test]
    fn observers_are_told_inner_ops_first() {
        let names = Arc::new(Names::default());
        let watch = Watch { observer: Some(names.clone()), ..Watch::default() };
        let module = parse(
            r#"func.func @main(%p: tensor<i1>) -> tensor<i1> {
              %r = "stablehlo.if"(%p) ({
                %n = stablehlo.not %p : tensor<i1>
                stablehlo.return %n : tensor<i1>
              }, { stablehlo.return %p : tensor<i1> }) : (tensor<i1>) -> tensor<i1>
              return %r : tensor<i1>
            }"#,
        );
        let truth = crate::Tensor::scalar(crate::ElementType::I1, crate::element::Bits::new(1u8));
        Interpreter::new(&module).with_watch(watch).run("main", vec![truth.into()]).unwrap();
        let expect = ["stablehlo.not", "stablehlo.if"].map(|op| (op, "tensor<i1>".to_owned()));
        assert_eq!(*names.0.lock().unwrap(), expect);
    }
}

//! Wide registers without hand-written intrinsics: a loop written once is compiled for several instruction sets,
//! and the best one the machine has is chosen at run time. Results are the same on all of them, because every
//! operation rounds on its own: nothing here lets the compiler contract or reorder floats.

/// Work whose body is inlined into each of the compiled variants: `run` must be `#[inline(always)]`.
pub(crate) trait Task {
    type Output;

    fn run(self) -> Self::Output;
}

/// Runs the task with the widest registers up to 256 bits.
#[inline(always)]
pub(crate) fn dispatch<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if x86::has_256() {
        // SAFETY: the features were just found on this machine.
        return unsafe { x86::with_256(task) };
    }
    task.run()
}

/// Runs the task with the widest registers up to 512 bits: for the few loops that gain from them.
#[inline(always)]
pub(crate) fn dispatch_widest<T: Task>(task: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    if x86::has_512() {
        // SAFETY: the features were just found on this machine.
        return unsafe { x86::with_512(task) };
    }
    dispatch(task)
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use super::Task;

    pub(super) fn has_256() -> bool {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt")
    }

    pub(super) fn has_512() -> bool {
        has_256()
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl")
            && is_x86_feature_detected!("avx512bw")
    }

    /// # Safety
    /// [`has_256`] must hold.
    #[target_feature(enable = "avx2,fma,bmi2,lzcnt,popcnt")]
    pub(super) unsafe fn with_256<T: Task>(task: T) -> T::Output {
        task.run()
    }

    /// # Safety
    /// [`has_512`] must hold.
    #[target_feature(enable = "avx2,fma,bmi2,lzcnt,popcnt,avx512f,avx512dq,avx512vl,avx512bw")]
    pub(super) unsafe fn with_512<T: Task>(task: T) -> T::Output {
        task.run()
    }
}

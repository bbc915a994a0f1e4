//! Where two programs part: op by op, with values known by where they are defined, not by their names. Locations do not
//! count, and neither does the order of symbols in their table.

use rustc_hash::FxHashMap;

use crate::attrs::AttrData;
use crate::context::Context;
use crate::ids::{BlockId, Value};
use crate::op_def::traits;
use crate::text::grow_stack;
use crate::view::{BlockRef, OpRef, RegionRef};

/// The first place in a function-like op, and in what it holds besides other such ops, where two programs part.
#[derive(Clone)]
pub struct Difference<'a> {
    /// The op of the first program; the one around where that has none.
    pub left: OpRef<'a>,
    /// The op of the second program; the one around where that has none.
    pub right: OpRef<'a>,
    /// What differs, from the first program's side.
    pub what: String,
}

/// All differences of two ops and what is inside them, in the order of `left`: at most one in each op with a body of its
/// own. Both must belong to `cx`.
pub fn differences<'a>(cx: &'a Context, left: OpRef<'a>, right: OpRef<'a>) -> Vec<Difference<'a>> {
    let mut comparison =
        Comparison { cx, values: FxHashMap::default(), blocks: FxHashMap::default(), found: Vec::new() };
    let parted = comparison.op(left, right).err();
    let mut found = comparison.found;
    // What stands around comes first.
    found.splice(0..0, parted);
    found
}

type Same<'a> = Result<(), Difference<'a>>;

/// Compares bodies that stand for each other.
struct Comparison<'a> {
    cx: &'a Context,
    /// Values of the first body with those of the second.
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<BlockId, BlockId>,
    /// What was found in ops with bodies of their own.
    found: Vec<Difference<'a>>,
}

impl<'a> Comparison<'a> {
    fn op(&mut self, left: OpRef<'a>, right: OpRef<'a>) -> Same<'a> {
        let part = |what: String| Err(Difference { left, right, what });
        if !std::ptr::eq(left.def(), right.def()) {
            return part(format!("'{}' here, '{}' there", left.name(), right.name()));
        }
        if let Some(what) = self.attrs(left, right) {
            return part(what);
        }
        if left.n_operands() != right.n_operands() {
            return part(format!("{} operands here, {} there", left.n_operands(), right.n_operands()));
        }
        for (index, (a, b)) in left.operands().zip(right.operands()).enumerate() {
            if !self.agree(a.id, b.id) {
                return part(format!("operand #{index} is another value"));
            }
        }
        if left.n_results() != right.n_results() {
            return part(format!("{} results here, {} there", left.n_results(), right.n_results()));
        }
        for (index, (a, b)) in left.results().zip(right.results()).enumerate() {
            if a.ty() != b.ty() {
                let (a, b) = (self.cx.type_text(a.ty()), self.cx.type_text(b.ty()));
                return part(format!("result #{index} is of type '{a}' here, '{b}' there"));
            }
            if !self.agree(a.id, b.id) {
                return part(format!("result #{index} was used before, where there is another value there"));
            }
        }
        let targets = left.successors().iter().zip(right.successors());
        if left.successors().len() != right.successors().len() || !targets.into_iter().all(|(a, b)| self.meet(*a, *b)) {
            return part("it goes to other blocks".to_owned());
        }
        if left.n_regions() != right.n_regions() {
            return part(format!("{} regions here, {} there", left.n_regions(), right.n_regions()));
        }
        left.regions().zip(right.regions()).try_for_each(|(a, b)| grow_stack(|| self.region(left, right, a, b)))
    }

    fn region(&mut self, left: OpRef<'a>, right: OpRef<'a>, a: RegionRef<'a>, b: RegionRef<'a>) -> Same<'a> {
        if a.blocks().len() != b.blocks().len() {
            let what = format!("a region of {} blocks here, of {} there", a.blocks().len(), b.blocks().len());
            return Err(Difference { left, right, what });
        }
        for (a, b) in a.blocks().zip(b.blocks()) {
            let types = |block: BlockRef<'a>| block.args().map(|arg| arg.ty()).collect::<Vec<_>>();
            if types(a) != types(b) {
                let what = "a block has arguments of other types".to_owned();
                return Err(Difference { left, right, what });
            }
            let args = a.args().zip(b.args());
            if !self.meet(a.id, b.id) || !args.into_iter().all(|(a, b)| self.agree(a.id, b.id)) {
                return Err(Difference { left, right, what: "blocks come in another order".to_owned() });
            }
            self.block(left, right, a, b)?;
        }
        Ok(())
    }

    fn block(&mut self, left: OpRef<'a>, right: OpRef<'a>, a: BlockRef<'a>, b: BlockRef<'a>) -> Same<'a> {
        let (functions, mut a): (Vec<_>, Vec<_>) = a.ops().partition(|op| op.has(traits::OWNS_BODY));
        let (others, b): (Vec<_>, Vec<_>) = b.ops().partition(|op| op.has(traits::OWNS_BODY));
        self.functions(left, right, &functions, &others);
        let n = a.len();
        for (a, b) in a.drain(..).zip(&b) {
            self.op(a, *b)?;
        }
        match n.cmp(&b.len()) {
            std::cmp::Ordering::Equal => Ok(()),
            order => {
                let side = if order.is_gt() { "here" } else { "there" };
                Err(Difference { left, right, what: format!("{} more ops {side}", n.abs_diff(b.len())) })
            }
        }
    }

    /// Compares ops with bodies of their own: those of one name, and those without a name in their order.
    fn functions(&mut self, left: OpRef<'a>, right: OpRef<'a>, ours: &[OpRef<'a>], theirs: &[OpRef<'a>]) {
        let name = |op: &OpRef<'a>| op.attr("sym_name").and_then(|name| name.as_bytes(op.cx));
        let mut rest: Vec<OpRef<'a>> = theirs.to_vec();
        for &ours in ours {
            let Some(at) = rest.iter().position(|theirs| name(theirs) == name(&ours)) else {
                self.found.push(Difference { left: ours, right, what: format!("{} is only here", title(ours)) });
                continue;
            };
            self.found.extend(differences(self.cx, ours, rest.remove(at)));
        }
        for theirs in rest {
            self.found.push(Difference { left, right: theirs, what: format!("{} is only there", title(theirs)) });
        }
    }

    /// What is different about attributes.
    fn attrs(&self, left: OpRef<'a>, right: OpRef<'a>) -> Option<String> {
        if left.attrs() == right.attrs() {
            return None;
        }
        let cx = self.cx;
        for &(name, ours) in cx.dict_entries(left.attrs()) {
            let key = cx.name_str(name);
            match right.attr(&key) {
                Some(theirs) if theirs == ours => {}
                Some(theirs) => {
                    return Some(format!("attribute '{key}' is {} here, {} there", short(cx, ours), short(cx, theirs)));
                }
                None => return Some(format!("attribute '{key}' is only here")),
            }
        }
        let only = cx.dict_entries(right.attrs()).iter().map(|(name, _)| cx.name_str(*name));
        let mut only = only.filter(|key| left.attr(key).is_none());
        only.next().map(|key| format!("attribute '{key}' is only there"))
    }

    /// Whether two values stand for each other, from now on.
    fn agree(&mut self, a: Value, b: Value) -> bool {
        *self.values.entry(a).or_insert(b) == b
    }

    fn meet(&mut self, a: BlockId, b: BlockId) -> bool {
        *self.blocks.entry(a).or_insert(b) == b
    }
}

/// `'func.func' @name`
fn title(op: OpRef<'_>) -> String {
    match op.attr("sym_name").and_then(|name| name.as_bytes(op.cx)) {
        Some(name) => format!("'{}' @{}", op.name(), String::from_utf8_lossy(name)),
        None => format!("'{}'", op.name()),
    }
}

/// Constants may be long.
fn short(cx: &Context, attr: crate::ids::Attr) -> String {
    const LONGEST: usize = 60;
    let is_long = matches!(attr.data(cx), AttrData::Dense { data, .. } if data.bytes().len() > 1 << 12);
    let text = if is_long { "a long constant".to_owned() } else { cx.attr_text(attr) };
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

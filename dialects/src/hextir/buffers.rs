//! Buffers: memory of a kernel. A buffer is a `memref`; its memory space is a string, or none for memory of the device
//! that outlives the kernel.

use hlo_ir::kinds::*;
use hlo_ir::op_def::OPERAND_SEGMENTS;
use hlo_ir::text::{Delimiter, OpParser, OpPrinter, OpState, Token, Unresolved};
use hlo_ir::{OpRef, SmallVec, Type, ValueRef, ops};

use super::accesses::{verify_alloc, verify_dim, verify_load, verify_store};
use crate::kinds::{AnyMemRef, i32_array};
use crate::scf;

/// Memory spaces of [`AllocBuffer`]: `shared` by the threads of one block of the grid, `local` to whoever runs the
/// enclosing iteration, `reg`: registers, addressed by constants and by iterations of unrolled, vectorized and thread
/// loops only.
pub const SPACES: [&str; 3] = ["shared", "local", "reg"];

ops! { BUFFER_OPS in "hextir";
    /// A buffer that lives as long as the iteration around it. Its elements are undefined at first.
    ///
    /// To passes it only reads memory: one that nobody uses may go, and two are never made one.
    op AllocBuffer = "alloc_buffer" {
        results { buffer: AnyMemRef }
        traits [READS_MEMORY]
        format "attr-dict `:` type($buffer)"
        verify verify_alloc;
    }

    /// Reads an element, or as many neighbours along the last dimension as the vector result holds. Where `predicate` does
    /// not hold, nothing is read and the result is `otherwise`.
    op BufferLoad = "buffer_load" {
        operands {
            buffer: AnyMemRef,
            indices: Variadic<IndexType>,
            predicate: Optional<I1Type>,
            otherwise: Optional<AnyType>,
        }
        results { result: AnyType }
        traits [READS_MEMORY, ATTR_SIZED_OPERANDS]
        parse parse_load;
        print print_load;
        verify verify_load;
    }

    /// Writes an element, or as many neighbours along the last dimension as the vector `value` holds. Where `predicate`
    /// does not hold, nothing is written.
    op BufferStore = "buffer_store" {
        operands {
            value: AnyType,
            buffer: AnyMemRef,
            indices: Variadic<IndexType>,
            predicate: Optional<I1Type>,
        }
        traits [ATTR_SIZED_OPERANDS]
        parse parse_store;
        print print_store;
        verify verify_store;
    }

    /// The extent of a dimension of a buffer.
    op Dim = "dim" {
        operands { buffer: AnyMemRef }
        attrs { dimension: I64 }
        results { extent: IndexType }
        traits [PURE]
        format "$buffer `,` $dimension attr-dict `:` type($buffer)"
        verify verify_dim;
        infer |_, _| Ok([Type::INDEX].into_iter().collect());
    }
}

/// `[%i, %j] (if %predicate (else %otherwise)?)?`
struct Access<'a> {
    indices: SmallVec<[Unresolved<'a>; 2]>,
    predicate: Option<Unresolved<'a>>,
    otherwise: Option<Unresolved<'a>>,
}

fn parse_access<'a>(p: &mut OpParser<'_, 'a>, has_otherwise: bool) -> Option<Access<'a>> {
    let mut access = Access { indices: SmallVec::new(), predicate: None, otherwise: None };
    p.parse_op_list(Delimiter::Square, |p| {
        access.indices.push(p.parse_operand()?);
        Some(())
    })?;
    if p.eat_keyword("if") {
        access.predicate = Some(p.parse_operand()?);
        if has_otherwise && p.eat_keyword("else") {
            access.otherwise = Some(p.parse_operand()?);
        }
    }
    Some(access)
}

fn print_access(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, indices: Values<'_>, guards: [Option<ValueRef<'_>>; 2]) {
    p.put("[");
    p.print_operands(indices.iter().map(|value| value.id), op.body);
    p.put("]");
    for (word, value) in [" if ", " else "].into_iter().zip(guards) {
        if let Some(value) = value {
            p.put(word);
            p.print_operand(value.id, op.body);
        }
    }
}

/// `%buffer access attr-dict : buffer-type -> type`
fn parse_load(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let buffer = p.parse_operand()?;
    let access = parse_access(p, true)?;
    scf::parse_attrs(p, state)?;
    p.expect(Token::Colon, ":")?;
    let buffer_type = p.parse_type()?;
    p.expect(Token::Arrow, "->")?;
    let result = p.parse_type()?;
    state.results.push(result);
    let buffer = p.resolve(buffer, buffer_type)?;
    state.operands.push(buffer);
    push_access(p, state, &access, Some(result))
}

/// `%value, %buffer access attr-dict : type, buffer-type`
fn parse_store(p: &mut OpParser<'_, '_>, state: &mut OpState) -> Option<()> {
    let value = p.parse_operand()?;
    p.expect(Token::Comma, ",")?;
    let buffer = p.parse_operand()?;
    let access = parse_access(p, false)?;
    scf::parse_attrs(p, state)?;
    p.expect(Token::Colon, ":")?;
    let value_type = p.parse_type()?;
    p.expect(Token::Comma, ",")?;
    let buffer_type = p.parse_type()?;
    for (operand, ty) in [(value, value_type), (buffer, buffer_type)] {
        let operand = p.resolve(operand, ty)?;
        state.operands.push(operand);
    }
    push_access(p, state, &access, None)
}

/// Resolves indices and guards, and says how many there are. `otherwise` is the type of a load's result.
fn push_access<'a>(
    p: &mut OpParser<'_, 'a>,
    state: &mut OpState,
    access: &Access<'a>,
    otherwise: Option<Type>,
) -> Option<()> {
    // The value, where there is one, and the buffer: one operand each.
    let mut segments: SmallVec<[i64; 4]> = SmallVec::from_elem(1, state.operands.len());
    for index in &access.indices {
        let index = p.resolve(*index, Type::INDEX)?;
        state.operands.push(index);
    }
    segments.push(access.indices.len() as i64);
    segments.push(i64::from(access.predicate.is_some()));
    if let Some(predicate) = access.predicate {
        let predicate = p.resolve(predicate, Type::I1)?;
        state.operands.push(predicate);
    }
    if let Some(ty) = otherwise {
        segments.push(i64::from(access.otherwise.is_some()));
        if let Some(value) = access.otherwise {
            let value = p.resolve(value, ty)?;
            state.operands.push(value);
        }
    }
    let segments = i32_array(p.cx, &segments);
    state.set_attr(p.cx, OPERAND_SEGMENTS, segments);
    Some(())
}

fn print_load(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let load = BufferLoad(op);
    p.put(" ");
    p.print_operand(load.buffer().id, op.body);
    print_access(p, op, load.indices(), [load.predicate(), load.otherwise()]);
    p.print_op_attrs(op, false, |name| name == OPERAND_SEGMENTS.as_bytes());
    p.put(" : ");
    p.print_type(load.buffer().ty());
    p.put(" -> ");
    p.print_type(load.result().ty());
}

fn print_store(p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
    let store = BufferStore(op);
    p.put(" ");
    p.print_operand(store.value().id, op.body);
    p.put(", ");
    p.print_operand(store.buffer().id, op.body);
    print_access(p, op, store.indices(), [store.predicate(), None]);
    p.print_op_attrs(op, false, |name| name == OPERAND_SEGMENTS.as_bytes());
    p.put(" : ");
    p.print_type(store.value().ty());
    p.put(", ");
    p.print_type(store.buffer().ty());
}

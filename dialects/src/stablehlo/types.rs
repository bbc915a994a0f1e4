//! StableHLO's own types: tokens and futures.

use hlo_ir::text::{Parser, Printer, Token};
use hlo_ir::{Context, Param, Type, TypeDef};

/// Orders effects: `!stablehlo.token`.
pub static TOKEN: TypeDef = TypeDef {
    name: "stablehlo.token",
    summary: "Orders operations that have effects.",
    parse: |_| Some(Box::default()),
    print: |_, _| {},
};

/// The results of an operation that is still running: `!stablehlo.future<tensor<2xf32>, …>`.
pub static FUTURE: TypeDef = TypeDef {
    name: "stablehlo.future",
    summary: "Results that an asynchronous operation will give.",
    parse: parse_future,
    print: |p, params| {
        p.put("<");
        print_types(p, params);
        p.put(">");
    },
};

/// `!stablehlo.token`
pub fn token_type(cx: &Context) -> Type {
    cx.dialect_type(&TOKEN, [])
}

/// `!stablehlo.future<types>`
pub fn future_type(cx: &Context, types: &[Type]) -> Type {
    let params: Vec<Param> = types.iter().map(|&ty| Param::Type(ty)).collect();
    cx.dialect_type(&FUTURE, params)
}

/// The types that a future will give.
pub fn future_results(cx: &Context, ty: Type) -> Option<Vec<Type>> {
    let future = ty.dialect(cx).filter(|future| std::ptr::eq(future.def, &FUTURE))?;
    Some(future.params.iter().filter_map(|param| if let Param::Type(ty) = param { Some(*ty) } else { None }).collect())
}

/// future ::= `<` type (`,` type)* `>`
fn parse_future(p: &mut Parser<'_>) -> Option<Box<[Param]>> {
    let at = p.span();
    p.expect(Token::Less, "<")?;
    let mut params = Vec::new();
    let read = p.parse_comma_list(|p| {
        let ty = p.parse_type()?;
        params.push(Param::Type(ty));
        Some(())
    });
    if read.is_none() {
        let message = "failed to parse StableHLO_Future parameter 'types' which is to be a \
                       `::llvm::ArrayRef<::mlir::Type>`";
        return p.fail_after("bad-parameter", message);
    }
    p.expect(Token::Greater, ">")?;
    for param in &params {
        if let Param::Type(ty) = param
            && !ty.is_ranked_tensor(p.cx)
        {
            let message = format!("future element type must be a ranked tensor, but got '{}'", p.cx.type_text(*ty));
            return p.fail_at(at, "future-element", message);
        }
    }
    Some(params.into())
}

fn print_types(p: &mut Printer<'_>, params: &[Param]) {
    p.put_list(params, |p, param| {
        if let Param::Type(ty) = param {
            p.print_type(*ty);
        }
    });
}

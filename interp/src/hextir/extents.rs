//! Extents that are known when a kernel is called: what its attributes `symbols` and `requires` say of inputs and results.

use hlo_dialects::hextir::symbols::{Source, Symbols};

use super::Program;
use crate::element::ElementType;
use crate::kernels::bits;
use crate::tensor::{Shape, Tensor};
use crate::trap::Trap;

/// A result as its type tells it: `None` for extents that are not known.
pub type ResultType = (ElementType, Vec<Option<usize>>);

impl Program {
    /// What the results of a call with these inputs are.
    ///
    /// # Errors
    /// Inputs that do not fit one another, with both sizes; extents of results that nothing says.
    pub fn results(&self, inputs: &[Tensor], results: &[ResultType]) -> Result<Vec<(ElementType, Shape)>, Trap> {
        let told = match &self.symbols {
            Some(symbols) => self.told(symbols, inputs, results.len())?,
            None => vec![None; results.len()],
        };
        let result = |((element, known), told): (&ResultType, Option<Shape>)| {
            let stated: Option<Shape> = known.iter().copied().collect();
            match (told, stated) {
                (Some(told), stated) if stated.as_ref().is_none_or(|stated| *stated == told) => Ok((*element, told)),
                (None, Some(stated)) => Ok((*element, stated)),
                (Some(told), _) => Err(Trap::invalid(format!(
                    "a result of @{} has the extents {told:?}, but its type says otherwise: {known:?}",
                    self.name
                ))),
                (None, None) => Err(Trap::unsupported(format!(
                    "nothing says what the extents of a result of the kernel @{} are: it has no `symbols`",
                    self.name
                ))),
            }
        };
        results.iter().zip(told).map(result).collect()
    }

    fn told(&self, symbols: &Symbols, inputs: &[Tensor], n_results: usize) -> Result<Vec<Option<Shape>>, Trap> {
        if symbols.buffers.len() != inputs.len() + n_results {
            let (name, n_given) = (&self.name, inputs.len() + n_results);
            return Err(Trap::invalid(format!(
                "the kernel @{name} takes {} buffers, but {n_given} are given",
                symbols.buffers.len()
            )));
        }
        let lists: Vec<Option<Vec<i64>>> = inputs.iter().map(elements).collect::<Result<_, Trap>>()?;
        let number = |source: Source| match source {
            Source::Extent(input, dim) => inputs[input].shape().get(dim).map_or(-1, |&extent| extent as i64),
            Source::Element(input, at) => lists[input].as_ref().and_then(|list| list.get(at).copied()).unwrap_or(-1),
        };
        let fault = |message: String| Trap::invalid(format!("{message}, for the kernel @{}", self.name));
        let values = symbols.solve(inputs.len(), number).map_err(fault)?;
        let extents = |buffer: usize| {
            let extents = symbols.extents(buffer, &values).map_err(fault)?;
            Ok(Some(extents.iter().map(|&extent| extent as usize).collect()))
        };
        (inputs.len()..symbols.buffers.len()).map(extents).collect()
    }
}

/// The elements of what may be a list of sizes.
fn elements(input: &Tensor) -> Result<Option<Vec<i64>>, Trap> {
    const MOST: usize = 64;
    if input.rank() > 1 || input.len() > MOST || !input.element().is_integer() {
        return Ok(None);
    }
    let wide = bits::convert(input.clone(), ElementType::I64)?;
    Ok(Some(wide.as_slice::<i64>().to_vec()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::element::ElementType::{F32, I32};

    fn check(inputs: &[Tensor], expect: Result<&[usize], &str>) {
        let source = r#"
            hextir.prim_func @k(%a: memref<?x4xf32>, %b: memref<?x4xf32>, %s: memref<2xi32>, %c: memref<?x?xf32>)
                attributes {symbols = ["n, 4", "n, 4", "[m, _]", "n + 1, m"], requires = ["n >= m"]} {
              hextir.return
            }"#;
        let cx = hlo_ir::Context::new(hlo_dialects::registry());
        let (module, diags) = hlo_ir::text::parse_module(&cx, "test", source.as_bytes().into(), Default::default());
        assert!(!diags.has_errors());
        let program = Program::compile(module.root().region(0).entry().unwrap().ops().next().unwrap()).unwrap();
        let found = program.results(inputs, &[(F32, vec![None, None])]);
        match (found, expect) {
            (Ok(found), Ok(expect)) => assert_eq!(found[0].1[..], *expect),
            (Err(found), Err(expect)) => assert_eq!(found.message(), expect),
            (found, expect) => panic!("expected {expect:?}, found {found:?}"),
        }
    }

    #[test]
    fn results_follow_from_inputs() {
        let float = |rows: usize| Tensor::zeros(F32, &[rows, 4]).unwrap();
        let sizes = |m: i32| Tensor::from_slice(I32, &[2], &[m, -7]).unwrap();
        check(&[float(3), float(3), sizes(2)], Ok(&[4, 2]));
        check(
            &[float(3), float(5), sizes(2)],
            Err("dimension 0 of input #1 is 5, but must be n (dimension 0 of input #0), which is 3, for the kernel @k"),
        );
        check(
            &[float(3), float(3), sizes(4)],
            Err(
                "n (dimension 0 of input #0) is 3, but must be at least m (element 0 of input #2), which is 4, for the kernel @k",
            ),
        );
    }
}

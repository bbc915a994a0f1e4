//! A pipeline: passes in order, on ops of one kind, with pipelines for the ops inside. Built from text or step by step,
//! printed back as MLIR prints it; [`run`](crate::run) executes it.

use std::fmt;

use crate::options::{OptionValues, Options};
use crate::pass::{FuncPass, ModulePass, PassDef, Runs};
use crate::pipeline_text::{OptionText, PipelineError, PipelineErrors, Step, parse_options, parse_steps};
use crate::registry::{Passes, closest};

/// The op of a module, which pipelines run on unless they say otherwise.
pub(crate) const MODULE: &str = "builtin.module";
/// The op that passes over functions run on.
pub(crate) const FUNC: &str = "func.func";
/// Stands for any op that has a body.
pub(crate) const ANY: &str = "any";

/// See the module's documentation.
pub struct Pipeline {
    /// The name of the ops that it runs on, or `any`.
    anchor: String,
    pub(crate) nodes: Vec<Node>,
}

pub(crate) enum Node {
    Pass(PassStep),
    Nested(Pipeline),
}

/// A pass in a pipeline.
pub(crate) struct PassStep {
    pub def: &'static PassDef,
    /// Name and options as printed.
    pub text: String,
    pub pass: MadePass,
}

pub(crate) enum MadePass {
    Func(Box<dyn FuncPass>),
    Body(Box<dyn FuncPass>),
    Tree(Box<dyn ModulePass>),
    Module(Box<dyn ModulePass>),
}

impl Default for Pipeline {
    fn default() -> Self {
        Pipeline::new(MODULE)
    }
}

impl Pipeline {
    /// An empty pipeline for ops called `anchor`, or for any with `any`.
    pub fn new(anchor: &str) -> Pipeline {
        Pipeline { anchor: anchor.to_owned(), nodes: Vec::new() }
    }

    /// The name of the ops that it runs on, or `any`.
    pub fn anchor(&self) -> &str {
        &self.anchor
    }

    /// Whether it holds no pass.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether it may run on an op called `name`.
    pub fn accepts(&self, name: &str) -> bool {
        self.anchor == ANY || self.anchor == name
    }

    /// Adds the pass or named pipeline `name` as a flag `--name='key=value …'` gives it. A pass over functions goes to
    /// the functions of a module by itself.
    ///
    /// # Errors
    /// An unknown name, wrong options, or a pass that cannot run here. Nothing is added then.
    pub fn add(&mut self, passes: &Passes, name: &str, options: &str) -> Result<(), PipelineErrors> {
        // Errors in options show the options; all others show the name.
        let given = parse_options(options)?;
        let in_options = !given.is_empty();
        let step = Step { name, span: 0..name.len(), options: given, nested: None };
        let mut builder = Builder { passes, errors: Vec::new() };
        let mut nodes = Vec::new();
        builder.step(&self.anchor, &step, &mut nodes);
        if !builder.errors.is_empty() {
            return Err(PipelineErrors::new(if in_options { options } else { name }, builder.errors));
        }
        for node in nodes {
            push(&mut self.nodes, node);
        }
        Ok(())
    }

    pub(crate) fn parse(passes: &Passes, text: &str) -> Result<Pipeline, PipelineErrors> {
        let steps = parse_steps(text)?;
        match &steps[..] {
            [Step { name: name @ (MODULE | ANY), nested: Some(nested), .. }] => build(passes, name, nested, text),
            steps => build(passes, MODULE, steps, text),
        }
    }

    pub(crate) fn parse_steps(passes: &Passes, anchor: &str, text: &str) -> Result<Pipeline, PipelineErrors> {
        build(passes, anchor, &parse_steps(text)?, text)
    }

    pub(crate) fn parse_anchored(passes: &Passes, text: &str) -> Result<Pipeline, PipelineErrors> {
        let steps = parse_steps(text)?;
        if let [Step { name, nested: Some(nested), .. }] = &steps[..] {
            return build(passes, name, nested, text);
        }
        let message = "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'";
        Err(PipelineErrors::new(text, vec![PipelineError { span: 0..text.len(), message: message.into(), help: None }]))
    }

    /// Its steps as they are printed.
    pub fn steps(&self) -> Vec<String> {
        self.nodes.iter().map(Node::to_string).collect()
    }

    /// The pipeline on several lines, as MLIR's `--dump-pass-pipeline` shows it.
    pub fn pretty(&self) -> String {
        let mut out = format!("Pass Manager with {} passes:\n", self.nodes.len());
        self.write_pretty(0, &mut out);
        out.push('\n');
        out
    }

    fn write_pretty(&self, depth: usize, out: &mut String) {
        let indent = "  ".repeat(depth);
        *out += &format!("{indent}{}(\n", self.anchor);
        for (index, node) in self.nodes.iter().enumerate() {
            match node {
                Node::Pass(step) => *out += &format!("{indent}  {}", step.text),
                Node::Nested(pipeline) => pipeline.write_pretty(depth + 1, out),
            }
            *out += if index + 1 == self.nodes.len() { "\n" } else { ",\n" };
        }
        *out += &format!("{indent})");
    }
}

/// As MLIR prints it, on one line and with every option.
impl fmt::Display for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(", self.anchor)?;
        for (index, node) in self.nodes.iter().enumerate() {
            if index != 0 {
                f.write_str(",")?;
            }
            node.fmt(f)?;
        }
        f.write_str(")")
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Node::Pass(step) => f.write_str(&step.text),
            Node::Nested(pipeline) => pipeline.fmt(f),
        }
    }
}

fn build(passes: &Passes, anchor: &str, steps: &[Step<'_>], text: &str) -> Result<Pipeline, PipelineErrors> {
    let mut builder = Builder { passes, errors: Vec::new() };
    let pipeline = builder.pipeline(anchor, steps);
    if builder.errors.is_empty() { Ok(pipeline) } else { Err(PipelineErrors::new(text, builder.errors)) }
}

/// Appends `node`; neighbours on the functions of a module become one pipeline, which runs while a body is warm.
fn push(nodes: &mut Vec<Node>, node: Node) {
    if let (Node::Nested(new), Some(Node::Nested(last))) = (&node, nodes.last())
        && new.anchor == FUNC
        && last.anchor == FUNC
    {
        let (Node::Nested(new), Some(Node::Nested(last))) = (node, nodes.last_mut()) else { return };
        last.nodes.extend(new.nodes);
        return;
    }
    nodes.push(node);
}

/// Gives the names in steps their meaning.
struct Builder<'p> {
    passes: &'p Passes,
    errors: Vec<PipelineError>,
}

impl Builder<'_> {
    fn pipeline(&mut self, anchor: &str, steps: &[Step<'_>]) -> Pipeline {
        let mut pipeline = Pipeline::new(anchor);
        for step in steps {
            self.step(anchor, step, &mut pipeline.nodes);
        }
        pipeline
    }

    fn error(&mut self, span: std::ops::Range<usize>, message: String, help: Option<String>) {
        self.errors.push(PipelineError { span, message, help });
    }

    fn step(&mut self, anchor: &str, step: &Step<'_>, nodes: &mut Vec<Node>) {
        let name = step.name;
        if let Some(nested) = &step.nested {
            if name == ANY || name.contains('.') {
                nodes.push(Node::Nested(self.pipeline(name, nested)));
            } else {
                let message = format!("'{name}' is not the name of an operation that passes run on");
                self.error(step.span.clone(), message, Some("for example `func.func(…)`".to_owned()));
            }
            return;
        }
        if let Some(def) = self.passes.pass(name) {
            return self.pass(anchor, def, step, nodes);
        }
        let Some(named) = self.passes.named_pipeline(name) else {
            let message = format!("'{name}' does not refer to a registered pass or pass pipeline");
            return self.error(step.span.clone(), message, self.passes.suggestion(name));
        };
        if let Some(option) = step.options.first() {
            let message = format!("the pipeline '{name}' has no options");
            return self.error(option.span.clone(), message, None);
        }
        match Pipeline::parse_steps(self.passes, anchor, named.text) {
            Ok(pipeline) => pipeline.nodes.into_iter().for_each(|node| push(nodes, node)),
            Err(errors) => {
                let message = format!("the pipeline '{name}' cannot run on '{anchor}': {}", errors.first());
                self.error(step.span.clone(), message, None);
            }
        }
    }

    fn pass(&mut self, anchor: &str, def: &'static PassDef, step: &Step<'_>, nodes: &mut Vec<Node>) {
        let n_errors = self.errors.len();
        let mut values = OptionValues::defaults(def.options);
        for option in &step.options {
            self.option(def, option, &mut values);
        }
        if self.errors.len() != n_errors {
            return;
        }
        let options = Options { passes: self.passes, values: &values };
        let made = match def.make {
            Runs::OnFunc(make) => make(&options).map(MadePass::Func),
            Runs::OnBody(make) => make(&options).map(MadePass::Body),
            Runs::OnTree(make) => make(&options).map(MadePass::Tree),
            Runs::OnModule(make) => make(&options).map(MadePass::Module),
        };
        let pass = match made {
            Ok(pass) => pass,
            Err(message) => {
                let end = step.options.last().map_or(step.span.end, |option| option.span.end);
                let start = step.options.first().map_or(step.span.start, |option| option.span.start);
                return self.error(start..end, message, None);
            }
        };
        let needed = match pass {
            MadePass::Func(_) => FUNC,
            MadePass::Module(_) => MODULE,
            MadePass::Body(_) | MadePass::Tree(_) => ANY,
        };
        let node = Node::Pass(PassStep { def, text: format!("{}{values}", def.name), pass });
        match (needed, anchor) {
            (FUNC, MODULE) => push(nodes, Node::Nested(Pipeline { anchor: FUNC.to_owned(), nodes: vec![node] })),
            (FUNC, FUNC) | (ANY, _) | (_, ANY) => nodes.push(node),
            // Other symbol tables are known only when the pass meets one.
            (MODULE, anchor) if anchor != FUNC => nodes.push(node),
            _ => {
                let message = format!(
                    "can't add pass '{}' restricted to '{needed}' on a pipeline intended to run on '{anchor}'",
                    def.name
                );
                self.error(step.span.clone(), message, Some("did you intend to nest?".to_owned()));
            }
        }
    }

    fn option(&mut self, def: &'static PassDef, option: &OptionText<'_>, values: &mut OptionValues) {
        if values.set(option.key, option.value) {
            return;
        }
        let names = || def.options.iter().map(|def| def.name);
        let help = match closest(option.key, names()) {
            Some(near) => Some(format!("did you mean `{near}`?")),
            None if def.options.is_empty() => None,
            None => Some(format!(
                "its options are {}",
                names().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
            )),
        };
        self.error(option.span.clone(), format!("the pass '{}' has no option '{}'", def.name, option.key), help);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expect: &str) {
        let shown = match Passes::standard().parse(text) {
            Ok(pipeline) => pipeline.to_string(),
            Err(errors) => errors.to_string(),
        };
        assert_eq!(shown, expect, "{text}");
    }

    const CANONICALIZE: &str = "canonicalize{cse-between-iterations=false    max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true}";

    #[test]
    fn prints_as_mlir() {
        check("builtin.module(func.func(cse),symbol-dce)", "builtin.module(func.func(cse),symbol-dce)");
        check("func.func(cse), symbol-dce", "builtin.module(func.func(cse),symbol-dce)");
        check("any(cse)", "any(cse)");
        check("builtin.module()", "builtin.module()");
        check("canonicalize", &format!("builtin.module({CANONICALIZE})"));
        check(
            "inline",
            "builtin.module(inline{default-pipeline=canonicalize inlining-threshold=4294967295 max-iterations=4 })",
        );
        check(
            "inline{default-pipeline=}",
            "builtin.module(inline{default-pipeline= inlining-threshold=4294967295 max-iterations=4 })",
        );
        check(
            "inline{default-pipeline= op-pipelines=func.func(cse)}",
            "builtin.module(inline{default-pipeline= inlining-threshold=4294967295 max-iterations=4 op-pipelines={func.func(cse)}})",
        );
    }

    #[test]
    fn faults_have_places() {
        check(
            "builtin.module(func.func(canonicalise,cse))",
            "pass pipeline:1:26: error: 'canonicalise' does not refer to a registered pass or pass pipeline\n\
             builtin.module(func.func(canonicalise,cse))\n                         ^\nhelp: did you mean `canonicalize`?",
        );
        check(
            "canonicalize{max-iteration=1}",
            "pass pipeline:1:14: error: the pass 'canonicalize' has no option 'max-iteration'\n\
             canonicalize{max-iteration=1}\n             ^\nhelp: did you mean `max-iterations`?",
        );
        check(
            "canonicalize{max-iterations=x}",
            "pass pipeline:1:14: error: option `max-iterations` takes an integer, found `x`\n\
             canonicalize{max-iterations=x}\n             ^",
        );
        check(
            "func.func(symbol-dce)",
            "pass pipeline:1:11: error: can't add pass 'symbol-dce' restricted to 'builtin.module' on a pipeline intended to run on 'func.func'\n\
             func.func(symbol-dce)\n          ^\nhelp: did you intend to nest?",
        );
        check(
            "inline{default-pipeline=nothing}",
            "pass pipeline:1:8: error: option `default-pipeline`: 'nothing' does not refer to a registered pass or pass pipeline\n\
             inline{default-pipeline=nothing}\n       ^",
        );
    }

    #[test]
    fn flags() {
        let passes = Passes::standard();
        let mut pipeline = Pipeline::default();
        pipeline.add(&passes, "cse", "").unwrap();
        pipeline.add(&passes, "canonicalize", "max-iterations=3 top-down=false").unwrap();
        assert_eq!(
            pipeline.pretty(),
            "Pass Manager with 2 passes:\nbuiltin.module(\n  cse,\n  canonicalize{cse-between-iterations=false    max-iterations=3 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=false}\n)\n"
        );
        assert!(pipeline.add(&passes, "cse", "x=1").is_err());
        assert!(pipeline.add(&passes, "csee", "").is_err());
    }
}

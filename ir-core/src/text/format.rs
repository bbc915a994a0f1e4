//! The declarative assembly format: one string of a row drives its parser and its printer.
//!
//! ```text
//! format    ::= element*
//! element   ::= '`' literal '`' | '$' name | 'operands' | 'results' | 'attr-dict' | 'attr-dict-with-keyword'
//!             | 'prop-dict' | 'type' '(' group ')' | 'functional-type' '(' group ',' group ')'
//!             | 'custom' '<' Name '>' '(' argument (',' argument)* ')'
//!             | '(' element* ')' '?' | '(' element* ')' ':' '(' element* ')' '?'
//! group     ::= '$' name | 'operands' | 'results'
//! argument  ::= '$' name | 'type' '(' group ')' | 'ref' '(' argument ')'
//! ```
//! In an optional group, `^` after an element marks the anchor: the group stands when the anchor is there. It is the
//! language of MLIR's ODS, and prints the same spaces.

use smallvec::SmallVec;

use super::lexer::{Token, token_at};
use super::op_parser::{OpParser, OpState, OperandGroup};
use super::op_printer::OpPrinter;
use crate::diag::{Draft, Span};
use crate::ids::{Attr, Name, Type};
use crate::kinds::group_range;
use crate::old::attr_help;
use crate::op_def::{Arity, OpDef, split_groups, traits};
use crate::view::{OpRef, RegionRef};

/// A function pair behind `custom<Name>(…)`.
pub struct CustomDirective {
    /// The name in the format.
    pub name: &'static str,
    /// Reads the directive's text.
    pub parse: for<'a> fn(&mut OpParser<'_, 'a>, &mut FormatState<'_, 'a>, &[CustomArg]) -> Option<()>,
    /// Writes it.
    pub print: fn(&mut OpPrinter<'_, '_>, OpRef<'_>, &[CustomArg]),
}

/// An argument of a `custom<Name>(…)` directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CustomArg {
    /// The operands of a group.
    Operands(Group),
    /// The types of a group.
    Types(Group),
    /// An attribute, by its index in the row.
    Attr(usize),
    /// A region, by its index in the row.
    Region(usize),
}

/// Operands or results of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// One operand group.
    Operand(usize),
    /// One result group.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

#[derive(Debug)]
enum Element {
    Literal(Literal),
    Space(bool),
    Operands(Group),
    Attr(usize),
    Region(usize),
    Successors,
    Types(Group),
    FunctionalType(Group, Group),
    AttrDict { keyword: bool },
    Custom { index: usize, args: Vec<CustomArg> },
    Optional { anchor: Anchor, then: Vec<Element>, otherwise: Vec<Element> },
}

#[derive(Debug)]
struct Literal {
    text: String,
    token: Token,
}

#[derive(Clone, Copy, Debug)]
enum Anchor {
    Group(Group),
    Attr(usize),
    Region(usize),
}

/// A compiled format.
pub struct Format {
    elements: Vec<Element>,
    customs: &'static [CustomDirective],
    /// Inherent attributes that the format writes itself, so that `attr-dict` leaves them out.
    bound_attrs: Vec<bool>,
}

/// What a format has read so far.
pub struct FormatState<'s, 'a> {
    /// The op: its attributes and regions.
    pub op: &'s mut OpState,
    /// One a row's operand group.
    pub operands: SmallVec<[OperandGroup<'a>; 4]>,
    /// One a row's result group.
    pub results: SmallVec<[SmallVec<[Type; 2]>; 2]>,
    /// Set by elements that speak of all operands or results at once, whatever the groups.
    all_operands: Option<OperandGroup<'a>>,
    all_results: Option<SmallVec<[Type; 2]>>,
}

impl<'a> FormatState<'_, 'a> {
    /// The operands of a group, to fill.
    pub fn group(&mut self, group: Group) -> &mut OperandGroup<'a> {
        match group {
            Group::Operand(index) => &mut self.operands[index],
            _ => self.all_operands.get_or_insert_default(),
        }
    }

    /// Sets the types of a group.
    pub fn set_types(&mut self, group: Group, types: &[Type]) {
        let list = match group {
            Group::Operand(index) => &mut self.operands[index].types,
            Group::Result(index) => &mut self.results[index],
            Group::Operands => &mut self.all_operands.get_or_insert_default().types,
            Group::Results => self.all_results.get_or_insert_default(),
        };
        list.clear();
        list.extend_from_slice(types);
    }

    /// The number of operands read for a group.
    pub fn n_operands(&self, group: Group) -> usize {
        match group {
            Group::Operand(index) => self.operands[index].operands.len(),
            _ => self.all_operands.as_ref().map_or(0, |group| group.operands.len()),
        }
    }
}

// ---- compiling ----

struct Compiler<'f> {
    def: &'f OpDef,
    customs: &'static [CustomDirective],
    text: &'f str,
    bound_attrs: Vec<bool>,
}

impl Format {
    /// Compiles the format of `def`; an error says what is wrong with it.
    pub fn compile(def: &OpDef, customs: &'static [CustomDirective]) -> Result<Format, String> {
        let mut compiler = Compiler { def, customs, text: def.format, bound_attrs: vec![false; def.attrs.len()] };
        let (elements, _) = compiler.elements("")?;
        Ok(Format { elements, customs, bound_attrs: compiler.bound_attrs })
    }
}

impl<'f> Compiler<'f> {
    /// Elements up to one of the characters in `stop`, and the anchor among them.
    fn elements(&mut self, stop: &str) -> Result<(Vec<Element>, Option<Anchor>), String> {
        let mut elements = Vec::new();
        let mut anchor = None;
        loop {
            self.text = self.text.trim_start();
            let Some(c) = self.text.chars().next() else {
                return if stop.is_empty() { Ok((elements, anchor)) } else { Err(format!("expected one of `{stop}`")) };
            };
            if stop.contains(c) {
                return Ok((elements, anchor));
            }
            let element = self.element()?;
            if self.eat("^") {
                anchor = Some(match &element {
                    Element::Operands(group) | Element::Types(group) => Anchor::Group(*group),
                    Element::Attr(index) => Anchor::Attr(*index),
                    Element::Region(index) => Anchor::Region(*index),
                    Element::Custom { args, .. } => match args.first() {
                        Some(CustomArg::Operands(group) | CustomArg::Types(group)) => Anchor::Group(*group),
                        Some(CustomArg::Attr(index)) => Anchor::Attr(*index),
                        Some(CustomArg::Region(index)) => Anchor::Region(*index),
                        None => return Err("an anchor needs an argument".into()),
                    },
                    _ => return Err("this element cannot be an anchor".into()),
                });
            }
            elements.push(element);
        }
    }

    fn element(&mut self) -> Result<Element, String> {
        if self.eat("`") {
            let end = self.text.find('`').ok_or("expected '`'")?;
            let literal = &self.text[..end];
            self.text = &self.text[end + 1..];
            return match literal {
                "" => Ok(Element::Space(false)),
                " " => Ok(Element::Space(true)),
                _ => {
                    let (token, _, length) = token_at(literal.as_bytes(), 0);
                    if length != literal.len() || token == Token::Error {
                        return Err(format!("`{literal}` is not one token"));
                    }
                    Ok(Element::Literal(Literal { text: literal.into(), token }))
                }
            };
        }
        if self.eat("(") {
            let (then, anchor) = self.elements(")")?;
            self.expect(")")?;
            let (mut otherwise, mut other_anchor) = (Vec::new(), None);
            if self.eat(":") {
                self.expect("(")?;
                (otherwise, other_anchor) = self.elements(")")?;
                self.expect(")")?;
            }
            self.expect("?")?;
            let anchor = anchor.or(other_anchor).ok_or("an optional group needs an anchor")?;
            return Ok(Element::Optional { anchor, then, otherwise });
        }
        if self.text.starts_with('$') {
            return self.variable();
        }
        let word = self.word();
        match word {
            "operands" => Ok(Element::Operands(Group::Operands)),
            "successors" => Ok(Element::Successors),
            "attr-dict" => Ok(Element::AttrDict { keyword: false }),
            "attr-dict-with-keyword" => Ok(Element::AttrDict { keyword: true }),
            "type" => {
                self.expect("(")?;
                let group = self.group()?;
                self.expect(")")?;
                Ok(Element::Types(group))
            }
            "functional-type" => {
                self.expect("(")?;
                let inputs = self.group()?;
                self.expect(",")?;
                let results = self.group()?;
                self.expect(")")?;
                Ok(Element::FunctionalType(inputs, results))
            }
            "custom" => {
                self.expect("<")?;
                let name = self.word();
                let index = self
                    .customs
                    .iter()
                    .position(|custom| custom.name == name)
                    .ok_or_else(|| format!("no directive `custom<{name}>` in the dialect"))?;
                self.expect(">")?;
                self.expect("(")?;
                let mut args = Vec::new();
                if !self.eat(")") {
                    loop {
                        args.push(self.argument()?);
                        if !self.eat(",") {
                            break;
                        }
                    }
                    self.expect(")")?;
                }
                Ok(Element::Custom { index, args })
            }
            _ => Err(format!("unknown element `{word}`")),
        }
    }

    fn argument(&mut self) -> Result<CustomArg, String> {
        self.text = self.text.trim_start();
        if self.text.starts_with('$') {
            return Ok(match self.variable()? {
                Element::Operands(group) => CustomArg::Operands(group),
                Element::Attr(index) => CustomArg::Attr(index),
                Element::Region(index) => CustomArg::Region(index),
                _ => return Err("results have only types".into()),
            });
        }
        match self.word() {
            "ref" => {
                self.expect("(")?;
                let argument = self.argument()?;
                self.expect(")")?;
                Ok(argument)
            }
            "type" => {
                self.expect("(")?;
                let group = self.group()?;
                self.expect(")")?;
                Ok(CustomArg::Types(group))
            }
            "operands" => Ok(CustomArg::Operands(Group::Operands)),
            word => Err(format!("unknown argument `{word}`")),
        }
    }

    fn group(&mut self) -> Result<Group, String> {
        self.text = self.text.trim_start();
        if self.text.starts_with('$') {
            let name = self.text[1..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or("");
            if let Some(index) = self.def.results.iter().position(|spec| spec.name == name) {
                self.text = &self.text[1 + name.len()..];
                return Ok(Group::Result(index));
            }
            return match self.variable()? {
                Element::Operands(group) => Ok(group),
                _ => Err(format!("`${name}` has no types")),
            };
        }
        match self.word() {
            "operands" => Ok(Group::Operands),
            "results" => Ok(Group::Results),
            word => Err(format!("unknown group `{word}`")),
        }
    }

    fn variable(&mut self) -> Result<Element, String> {
        self.expect("$")?;
        let name = self.word();
        if let Some(index) = self.def.operands.iter().position(|spec| spec.name == name) {
            return Ok(Element::Operands(Group::Operand(index)));
        }
        if let Some(index) = self.def.attrs.iter().position(|spec| spec.name == name) {
            self.bound_attrs[index] = true;
            return Ok(Element::Attr(index));
        }
        if let Some(index) = self.def.regions.iter().position(|spec| spec.name == name) {
            return Ok(Element::Region(index));
        }
        Err(format!("the row has no `${name}`"))
    }

    fn word(&mut self) -> &'f str {
        self.text = self.text.trim_start();
        let end =
            self.text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').unwrap_or(self.text.len());
        let (word, rest) = self.text.split_at(end);
        self.text = rest;
        word
    }

    fn eat(&mut self, text: &str) -> bool {
        self.text = self.text.trim_start();
        match self.text.strip_prefix(text) {
            Some(rest) => {
                self.text = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, text: &str) -> Result<(), String> {
        if self.eat(text) { Ok(()) } else { Err(format!("expected `{text}` at `{}`", self.text)) }
    }
}

// ---- parsing ----

/// An inherent attribute in an `attr-dict` is what the row asks for. The reference checks it where it reads the
/// dictionary.
fn check_inherent(p: &mut OpParser<'_, '_>, def: &'static OpDef, span: Span, name: Name, attr: Attr) -> Option<()> {
    let Some(spec) = def.attr(p.cx.name_bytes(name)) else { return Some(()) };
    if (spec.constraint.accepts)(p.cx, attr) {
        return Some(());
    }
    let message = format!(
        "'{}' op attribute '{}' failed to satisfy constraint: {}",
        def.name, spec.name, spec.constraint.summary
    );
    let message = p.in_op(&message);
    let helps = attr_help(p.cx, def, spec.name, attr);
    helps.into_iter().flatten().fold(p.error_at(span, "attribute-constraint", message), Draft::help).emit();
    None
}

impl Format {
    /// Reads what follows the op's name.
    pub(super) fn parse<'a>(&self, p: &mut OpParser<'_, 'a>, op: &mut OpState) -> Option<()> {
        let def = op.def;
        let mut state = FormatState {
            op,
            operands: def.operands.iter().map(|_| OperandGroup::default()).collect(),
            results: def.results.iter().map(|_| SmallVec::new()).collect(),
            all_operands: None,
            all_results: None,
        };
        self.parse_elements(&self.elements, p, &mut state)?;
        self.finish(p, state)
    }

    fn parse_elements<'a>(
        &self,
        elements: &[Element],
        p: &mut OpParser<'_, 'a>,
        state: &mut FormatState<'_, 'a>,
    ) -> Option<()> {
        elements.iter().try_for_each(|element| self.parse_element(element, p, state))
    }

    fn parse_element<'a>(
        &self,
        element: &Element,
        p: &mut OpParser<'_, 'a>,
        state: &mut FormatState<'_, 'a>,
    ) -> Option<()> {
        let def = state.op.def;
        match element {
            Element::Literal(literal) => {
                if starts_with(literal, p) {
                    p.advance();
                    return Some(());
                }
                let message = format!("expected '{}'", literal.text);
                // Words go through the op's own parser, which names the op; punctuation does not.
                match literal.token {
                    Token::BareId => p.fail_in_op("expected-keyword", message),
                    _ => p.fail("expected-token", message),
                }
            }
            Element::Space(_) => Some(()),
            Element::Operands(group) => match arity(def, *group) {
                Arity::One => {
                    let operand = p.parse_operand()?;
                    state.group(*group).operands.push(operand);
                    Some(())
                }
                Arity::Optional => {
                    let operand = p.opt_operand();
                    state.group(*group).operands.extend(operand);
                    Some(())
                }
                Arity::Variadic => p.parse_operand_list(&mut state.group(*group).operands),
            },
            Element::Attr(index) => {
                let spec = &def.attrs[*index];
                let attr = (spec.parse)(p)?;
                state.op.set_attr(p.cx, spec.name, attr);
                Some(())
            }
            Element::Region(index) => self.parse_regions(*index, p, state),
            Element::Successors => {
                while p.is(Token::CaretId) {
                    let block = p.parse_successor()?;
                    state.op.successors.push(block);
                    if !p.eat(Token::Comma) {
                        break;
                    }
                }
                Some(())
            }
            Element::Types(group) => {
                if arity(def, *group) == Arity::One {
                    let ty = p.parse_type()?;
                    state.set_types(*group, &[ty]);
                    return Some(());
                }
                let mut types: SmallVec<[Type; 4]> = SmallVec::new();
                if let Some(first) = p.opt_type()? {
                    types.push(first);
                    while p.eat(Token::Comma) {
                        types.push(p.parse_type()?);
                    }
                }
                state.set_types(*group, &types);
                Some(())
            }
            Element::FunctionalType(inputs, results) => {
                let (input_types, result_types) = p.parse_function_type_parts()?;
                state.set_types(*inputs, &input_types);
                state.set_types(*results, &result_types);
                Some(())
            }
            Element::AttrDict { keyword } => {
                if if *keyword { p.eat_keyword("attributes") } else { p.is(Token::LBrace) } {
                    let span = p.span();
                    let mut attrs = p.parse_attr_dict()?;
                    p.renew_attrs(def, &mut attrs);
                    for (name, attr) in attrs {
                        check_inherent(p, def, span, name, attr)?;
                        if state.op.attrs.iter().any(|(known, _)| *known == name) {
                            let message = format!(
                                "attribute '{}' occurs more than once in the attribute list",
                                p.cx.name_str(name)
                            );
                            return p.fail("duplicate-attribute", message);
                        }
                        state.op.attrs.push((name, attr));
                    }
                }
                Some(())
            }
            Element::Custom { index, args } => (self.customs[*index].parse)(p, state, args),
            Element::Optional { anchor, then, otherwise } => {
                if self.group_follows(then, *anchor, p, def) {
                    // A unit attribute that only marks the group is set by the group's presence.
                    self.parse_optional(then, *anchor, p, state)
                } else {
                    self.parse_elements(otherwise, p, state)
                }
            }
        }
    }

    /// Reads the elements of a group that is there. An anchored unit attribute has no text of its own.
    fn parse_optional<'a>(
        &self,
        elements: &[Element],
        anchor: Anchor,
        p: &mut OpParser<'_, 'a>,
        state: &mut FormatState<'_, 'a>,
    ) -> Option<()> {
        for element in elements {
            if let (Element::Attr(index), Anchor::Attr(anchored)) = (element, anchor)
                && *index == anchored
                && is_unit(state.op.def, *index)
            {
                state.op.set_attr(p.cx, state.op.def.attrs[*index].name, Attr::UNIT);
                continue;
            }
            self.parse_element(element, p, state)?;
        }
        Some(())
    }

    /// Whether the text goes on with the group: by its first element.
    fn group_follows(&self, elements: &[Element], anchor: Anchor, p: &mut OpParser<'_, '_>, def: &OpDef) -> bool {
        let first = elements.iter().find(|element| !matches!(element, Element::Space(_)));
        match first {
            Some(Element::Literal(literal)) => starts_with(literal, p),
            Some(Element::Operands(_)) => p.is(Token::PercentId),
            Some(Element::Region(_)) => p.is(Token::LBrace),
            Some(Element::Attr(index)) if is_unit(def, *index) => false,
            Some(Element::Attr(index)) => (def.attrs[*index].begins)(p),
            Some(Element::AttrDict { .. }) => p.is(Token::LBrace),
            Some(Element::Types(_)) => p.at_type(),
            Some(Element::Custom { .. }) => match anchor {
                Anchor::Group(_) => p.is(Token::PercentId) || p.is(Token::LParen),
                Anchor::Attr(index) => (def.attrs[index].begins)(p),
                Anchor::Region(_) => p.is(Token::LBrace),
            },
            _ => false,
        }
    }

    fn parse_regions<'a>(&self, index: usize, p: &mut OpParser<'_, 'a>, state: &mut FormatState<'_, 'a>) -> Option<()> {
        let def = state.op.def;
        let isolated = def.is(traits::ISOLATED);
        loop {
            let region = p.parse_region(&[], isolated)?;
            p.ensure_terminator(def, region, state.op.loc);
            state.op.regions.push(region);
            if !def.regions[index].variadic || !p.eat(Token::Comma) {
                return Some(());
            }
        }
    }

    /// Resolves the operands and settles the result types.
    fn finish<'a>(&self, p: &mut OpParser<'_, 'a>, state: FormatState<'_, 'a>) -> Option<()> {
        let FormatState { op, mut operands, results, all_operands, all_results } = state;
        let def = op.def;
        let span = op.span;
        if def.is(traits::ATTR_SIZED_OPERANDS) && all_operands.is_none() {
            let sizes: Vec<u8> = operands.iter().flat_map(|g| (g.operands.len() as i32).to_le_bytes()).collect();
            let attr = p.cx.intern_attr(crate::AttrData::DenseArray { element: Type::I32, data: sizes.into() });
            op.set_attr(p.cx, crate::op_def::OPERAND_SEGMENTS, attr);
        }
        if let Some(all) = all_operands {
            // Types of all operands may come with operands group by group, or the other way round.
            if all.operands.is_empty() && operands.iter().any(|group| !group.operands.is_empty()) {
                let flat: SmallVec<[_; 4]> = operands.iter().flat_map(|group| group.operands.iter().copied()).collect();
                p.resolve_all(&flat, &all.types, span, &mut op.operands)?;
            } else if all.types.is_empty() && operands.iter().any(|group| !group.types.is_empty()) {
                let flat: SmallVec<[Type; 4]> = operands.iter().flat_map(|group| group.types.iter().copied()).collect();
                p.resolve_all(&all.operands, &flat, span, &mut op.operands)?;
            } else {
                p.resolve_all(&all.operands, &all.types, span, &mut op.operands)?;
            }
        } else {
            let shared = shared_type(def, &operands, &results);
            for (group, spec) in operands.iter_mut().zip(def.operands) {
                if group.types.is_empty() && !group.operands.is_empty() {
                    match shared.or_else(|| fixed_type(spec.types.summary)) {
                        Some(ty) => group.types.extend(std::iter::repeat_n(ty, group.operands.len())),
                        None => return p.op_fail(op, span, "missing-types", "needs the types of its operands"),
                    }
                }
                p.resolve_all(&group.operands, &group.types, span, &mut op.operands)?;
            }
        }
        match all_results {
            Some(types) => op.results = types,
            None => op.results.extend(results.iter().flatten().copied()),
        }
        if op.results.is_empty() && !def.results.is_empty() && !self.states_results() {
            p.infer_results(op)?;
        }
        Some(())
    }

    /// Whether some element of the format speaks of the results' types.
    fn states_results(&self) -> bool {
        fn states(elements: &[Element]) -> bool {
            elements.iter().any(|element| match element {
                Element::Types(group) | Element::FunctionalType(_, group) => {
                    matches!(group, Group::Result(_) | Group::Results)
                }
                Element::Custom { args, .. } => {
                    args.iter().any(|arg| matches!(arg, CustomArg::Types(Group::Result(_) | Group::Results)))
                }
                Element::Optional { then, otherwise, .. } => states(then) || states(otherwise),
                _ => false,
            })
        }
        states(&self.elements)
    }
}

/// The type that all operands have by a trait of the row, once one of them (or a result) has it.
fn shared_type(def: &OpDef, operands: &[OperandGroup<'_>], results: &[SmallVec<[Type; 2]>]) -> Option<Type> {
    let with_results = def.is(traits::SAME_OPERANDS_AND_RESULT_TYPE);
    if !with_results && !def.is(traits::SAME_TYPE_OPERANDS) {
        return None;
    }
    let stated = operands.iter().find_map(|group| group.types.first());
    stated.or_else(|| results.iter().find_map(|types| types.first()).filter(|_| with_results)).copied()
}

/// The type of an operand whose constraint allows only one.
fn fixed_type(summary: &str) -> Option<Type> {
    match summary {
        "index" => Some(Type::INDEX),
        "1-bit signless integer" => Some(Type::I1),
        _ => None,
    }
}

fn starts_with(literal: &Literal, p: &OpParser<'_, '_>) -> bool {
    p.is(literal.token) && (literal.token != Token::BareId || p.text() == literal.text.as_bytes())
}

fn is_unit(def: &OpDef, attr: usize) -> bool {
    def.attrs[attr].constraint.summary == "unit attribute"
}

fn arity(def: &OpDef, group: Group) -> Arity {
    match group {
        Group::Operand(index) => def.operands[index].arity,
        Group::Result(index) => def.results[index].arity,
        Group::Operands | Group::Results => Arity::Variadic,
    }
}

// ---- printing ----

/// Where spaces go, as MLIR's generated printers put them.
#[derive(Clone, Copy)]
struct Spacing {
    wants_space: bool,
    after_punctuation: bool,
}

impl Format {
    /// Writes what follows the op's name.
    pub(super) fn print(&self, p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
        let mut spacing = Spacing { wants_space: true, after_punctuation: false };
        self.print_elements(&self.elements, p, op, &mut spacing);
    }

    fn print_elements(&self, elements: &[Element], p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, spacing: &mut Spacing) {
        for element in elements {
            self.print_element(element, p, op, spacing);
        }
    }

    fn print_element(&self, element: &Element, p: &mut OpPrinter<'_, '_>, op: OpRef<'_>, spacing: &mut Spacing) {
        let def = op.def();
        match element {
            Element::Literal(literal) => return print_literal(&literal.text, p, spacing),
            Element::Space(visible) => {
                if *visible {
                    p.put(" ");
                }
                *spacing = Spacing { wants_space: false, after_punctuation: !visible };
                return;
            }
            Element::AttrDict { keyword } => {
                self.print_attr_dict(*keyword, p, op);
                *spacing = Spacing { wants_space: true, after_punctuation: false };
                return;
            }
            Element::Optional { anchor, then, otherwise } => {
                if anchor_present(*anchor, op) {
                    for element in then {
                        let marks = matches!((element, anchor), (Element::Attr(i), Anchor::Attr(a)) if i == a)
                            && matches!(element, Element::Attr(index) if is_unit(def, *index));
                        if !marks {
                            self.print_element(element, p, op, spacing);
                        }
                    }
                } else {
                    self.print_elements(otherwise, p, op, spacing);
                }
                return;
            }
            _ => {}
        }
        if spacing.wants_space || !spacing.after_punctuation {
            p.put(" ");
        }
        *spacing = Spacing { wants_space: true, after_punctuation: false };
        match element {
            Element::Operands(group) => {
                let range = range_of(op, *group);
                p.print_operands(range.map(|index| op.operand(index).id), op.body);
            }
            Element::Attr(index) => {
                if let Some(attr) = op.attr(def.attrs[*index].name) {
                    (def.attrs[*index].print)(p, attr);
                }
            }
            Element::Region(index) => {
                let range = if def.regions[*index].variadic { *index..op.n_regions() } else { *index..*index + 1 };
                for (position, region) in op.regions().skip(range.start).take(range.len()).enumerate() {
                    if position != 0 {
                        p.put(", ");
                    }
                    p.print_region(region, true, def.implicit_terminator.is_none() || says_something(region));
                }
            }
            Element::Successors => {
                for (position, &block) in op.successors().iter().enumerate() {
                    if position != 0 {
                        p.put(", ");
                    }
                    p.print_block_name(op.body, block);
                }
            }
            Element::Types(group) => p.print_types(types_of(op, *group)),
            Element::FunctionalType(inputs, results) => {
                let (inputs, results) = (types_of(op, *inputs), types_of(op, *results));
                p.print_functional_type(&inputs, &results);
            }
            Element::Custom { index, args } => (self.customs[*index].print)(p, op, args),
            Element::Literal(_) | Element::Space(_) | Element::AttrDict { .. } | Element::Optional { .. } => {}
        }
    }

    fn print_attr_dict(&self, keyword: bool, p: &mut OpPrinter<'_, '_>, op: OpRef<'_>) {
        let def = op.def();
        p.print_op_attrs(op, keyword, |name| {
            def.attrs.iter().zip(&self.bound_attrs).any(|(spec, bound)| *bound && spec.name.as_bytes() == name)
        });
    }
}

/// Whether the terminator of the region's only block holds more than its name.
fn says_something(region: RegionRef<'_>) -> bool {
    region.blocks().len() == 1
        && region
            .entry()
            .and_then(|block| block.terminator())
            .is_some_and(|op| op.n_operands() != 0 || op.n_results() != 0 || op.attrs() != crate::Dict::EMPTY)
}

fn print_literal(text: &str, p: &mut OpPrinter<'_, '_>, spacing: &mut Spacing) {
    let first = text.as_bytes()[0];
    let space_before = if text.len() != 1 && text != "->" {
        true
    } else if spacing.after_punctuation {
        !b">)}],".contains(&first)
    } else {
        !b"<>(){}[],".contains(&first)
    };
    if spacing.wants_space && space_before {
        p.put(" ");
    }
    p.put(text);
    spacing.wants_space = text.len() != 1 || !b"<({[".contains(&first);
    spacing.after_punctuation = first != b'_' && !first.is_ascii_alphabetic();
}

fn anchor_present(anchor: Anchor, op: OpRef<'_>) -> bool {
    match anchor {
        Anchor::Group(group) => match group {
            Group::Operand(_) | Group::Operands => !range_of(op, group).is_empty(),
            Group::Result(_) | Group::Results => !types_of(op, group).is_empty(),
        },
        Anchor::Attr(index) => {
            let spec = &op.def().attrs[index];
            op.attr(spec.name).is_some_and(|attr| !spec.is_default(op.cx, attr))
        }
        Anchor::Region(index) => op.n_regions() > index,
    }
}

/// The operand indices of a group.
pub(crate) fn range_of(op: OpRef<'_>, group: Group) -> std::ops::Range<usize> {
    match group {
        Group::Operand(index) => group_range(op, index, false),
        _ => 0..op.n_operands(),
    }
}

/// The types of a group.
pub(crate) fn types_of(op: OpRef<'_>, group: Group) -> SmallVec<[Type; 4]> {
    match group {
        Group::Operand(index) => group_range(op, index, false).map(|i| op.operand(i).ty()).collect(),
        Group::Result(index) => group_range(op, index, true).map(|i| op.result(i).ty()).collect(),
        Group::Operands => op.operands().map(|value| value.ty()).collect(),
        Group::Results => op.results().map(|value| value.ty()).collect(),
    }
}

/// Whether the counts of `op` fit its row, so that the custom form can be printed.
pub(crate) fn groups_fit(op: OpRef<'_>) -> bool {
    let def = op.def();
    let sizes = |name| op.attr(name).and_then(|attr| crate::kinds::i32_elements(op.cx, attr));
    let operand_sizes = if def.is(traits::ATTR_SIZED_OPERANDS) { sizes(crate::op_def::OPERAND_SEGMENTS) } else { None };
    let result_sizes = if def.is(traits::ATTR_SIZED_RESULTS) { sizes(crate::op_def::RESULT_SEGMENTS) } else { None };
    split_groups(def.operands, op.n_operands(), operand_sizes.as_deref()).is_some()
        && split_groups(def.results, op.n_results(), result_sizes.as_deref()).is_some()
}

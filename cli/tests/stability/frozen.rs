//! The frozen files of a version: how they are written, once, and what has to hold of them for ever.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use hlo::dialects::vhlo::Version;

use crate::program::{self, Sections, folder};
use crate::rows;

/// The text and the artifact.
fn paths(version: Version) -> [PathBuf; 2] {
    let path = |ending: &str| folder().join(format!("frozen/v{version}.mlir{ending}"));
    [path(""), path(".bc")]
}

/// The frozen text and the frozen artifact.
pub fn files(version: Version) -> Result<(String, Vec<u8>), String> {
    let [text, artifact] = paths(version);
    let missing = |_| {
        format!("the version is not frozen; once it is complete: cargo test --test stability -- --freeze {version}")
    };
    Ok((fs::read_to_string(text).map_err(missing)?, fs::read(artifact).map_err(missing)?))
}

/// The head of a frozen text, which makes it a case of the suite.
fn head(version: Version) -> String {
    format!(
        "// run: verify\n// The program of {version}, frozen: written once by `cargo test --test stability -- --freeze {version}`.\n"
    )
}

/// Writes the files of a version that has none.
///
/// # Errors
/// A version without an operator set, one that is frozen, one whose program lacks a row, and files that cannot be
/// written.
pub fn freeze(sections: &Sections, version: &str) -> Result<(), String> {
    let version = Version::opsets().find(|known| known.to_string() == version).ok_or_else(|| {
        format!("`{version}` has no operator set; versions go from {} to {}", Version::MINIMUM, Version::CURRENT)
    })?;
    let [text_path, artifact_path] = paths(version);
    if let Some(path) = [&text_path, &artifact_path].into_iter().find(|path| path.exists()) {
        return Err(format!("{version} is frozen: {} is never written again", path.display()));
    }
    let artifact = program::write(&sections.program(version), version)?;
    let text = head(version) + &program::print_generic(&program::read(&artifact)?);
    rows::all_in(&text, version)?;
    let read = program::read_stablehlo(&artifact)?;
    same(&hlo::print(&read), &hlo::print(&program::parse(&sections.program(version))?), "the artifact", "the program")?;
    if let Some(section) = sections.of(version).filter(|section| section.results.is_none()) {
        write_new(&program::results_path(version), program::results(section, &read)?.as_bytes())?;
    }
    fs::create_dir_all(folder().join("frozen")).map_err(|error| error.to_string())?;
    write_new(&text_path, text.as_bytes())?;
    write_new(&artifact_path, &artifact)?;
    println!("wrote {} and {}", text_path.display(), artifact_path.display());
    Ok(())
}

/// Writes a file that must not exist.
fn write_new(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    file.and_then(|mut file| file.write_all(bytes)).map_err(|error| format!("{}: {error}", path.display()))
}

/// The artifact, read as it is, prints as the text.
pub fn same_vhlo(_: &Sections, version: Version) -> Result<(), String> {
    let (text, artifact) = files(version)?;
    same(
        &(head(version) + &program::print_generic(&program::read(&artifact)?)),
        &text,
        "the artifact",
        "the frozen text",
    )
}

/// The artifact, read as StableHLO, is the program.
pub fn reads(sections: &Sections, version: Version) -> Result<(), String> {
    let program = hlo::print(&program::parse(&sections.program(version))?);
    let artifact = program::read_stablehlo(&files(version)?.1)?;
    same(&hlo::print(&artifact), &program, "the artifact", "the program")
}

/// The program, written for the version, is the artifact.
pub fn writes(sections: &Sections, version: Version) -> Result<(), String> {
    same_bytes(&program::write(&sections.program(version), version)?, &files(version)?.1)
}

/// The text, read as StableHLO, is the program.
pub fn text_reads(sections: &Sections, version: Version) -> Result<(), String> {
    let program = hlo::print(&program::parse(&sections.program(version))?);
    let text = program::to_stablehlo(program::parse(&files(version)?.0)?)?;
    same(&hlo::print(&text), &program, "the frozen text", "the program")
}

/// The program of the artifact gives the results that were frozen.
pub fn means(sections: &Sections, version: Version) -> Result<(), String> {
    let program = program::read_stablehlo(&files(version)?.1)?;
    for (since, section) in sections.upto(version) {
        let expect = section.results.as_deref();
        let expect = expect.ok_or_else(|| format!("`since-{since}.results` is missing: freeze {since} first"))?;
        same(&program::results(section, &program)?, expect, "now", "when it was frozen")?;
    }
    Ok(())
}

fn same_bytes(new: &[u8], old: &[u8]) -> Result<(), String> {
    let at = new.iter().zip(old).position(|(new, old)| new != old).unwrap_or(new.len().min(old.len()));
    if new == old {
        return Ok(());
    }
    Err(format!(
        "{} bytes instead of {}, the first other one at {at}; artifacts of a version never change",
        new.len(),
        old.len()
    ))
}

fn same(new: &str, old: &str, new_name: &str, old_name: &str) -> Result<(), String> {
    if new == old {
        return Ok(());
    }
    let (mut news, mut olds) = (new.lines(), old.lines());
    let mut number = 1;
    loop {
        let (new, old) = (news.next(), olds.next());
        if new != old || new.is_none() {
            let [new, old] = [new, old].map(|line| line.unwrap_or("(the end)"));
            return Err(format!("line {number}\n  {new_name}: {new}\n  {old_name}: {old}"));
        }
        number += 1;
    }
}

//! The house rules that no compiler holds: who may know whom, how long things may grow, that every
//! statement of a rule sheet is cited and tested. Runs with and without the engine and reads only
//! text, so it takes a blink.
//!
//! Each rule is a function from sources to flaws; each flaw names file and line and says what to
//! do. Next to each rule stand small planted violations: a check that cannot fail would be worth
//! nothing.

mod arrows;
mod circles;
mod crates;
mod desktop;
mod french;
mod letters;
mod parts;
mod paths;
mod shape;
mod source;
mod statements;
mod tokens;
mod wording;

use source::{Source, rust_sources, written_sources};

/// Runs one rule over every source and fails with all flaws at once.
fn demand(sources: &[Source], rule: impl Fn(&Source) -> Vec<String>) {
    let flaws: Vec<String> = sources.iter().flat_map(rule).collect();
    assert!(flaws.is_empty(), "\n{}\n", flaws.join("\n"));
}

#[test]
fn the_layers_know_only_what_they_may() {
    let crates = crates::Crates::of_the_project();
    demand(&rust_sources(), |source| arrows::layer_flaws(source, &crates));
}

#[test]
fn the_parts_of_the_app_know_only_those_below_them() {
    demand(&rust_sources(), parts::floor_flaws);
}

#[test]
fn few_files_of_the_app_name_each_other_in_a_ring() {
    let flaws = circles::circle_flaws(&rust_sources());
    assert!(flaws.is_empty(), "\n{}\n", flaws.join("\n"));
}

#[test]
fn files_of_a_part_name_each_other_where_they_are() {
    let sources = rust_sources();
    let faces = parts::faces(&sources);
    assert!(faces.len() > 20, "{}", faces.len());
    demand(&sources, |source| parts::detour_flaws(source, &faces));
}

#[test]
fn the_core_needs_no_machine() {
    demand(&rust_sources(), arrows::machine_flaws);
}

#[test]
fn the_rules_are_exact_and_ordered() {
    demand(&rust_sources(), arrows::exactness_flaws);
}

#[test]
fn games_do_not_name_each_other() {
    demand(&rust_sources(), arrows::game_flaws);
}

#[test]
fn files_begin_with_docs_and_stay_short() {
    demand(&rust_sources(), shape::file_flaws);
}

#[test]
fn examples_in_docs_are_data() {
    demand(&rust_sources(), shape::example_flaws);
}

#[test]
fn functions_stay_short() {
    demand(&rust_sources(), shape::function_flaws);
}

#[test]
fn names_say_what_things_are() {
    demand(&rust_sources(), shape::name_flaws);
}

#[test]
fn nothing_is_left_half_done() {
    demand(&rust_sources(), wording::leftover_flaws);
}

#[test]
fn the_texts_speak_of_the_project() {
    demand(&written_sources(), wording::foreign_flaws);
}

#[test]
fn every_letter_shown_is_in_the_fonts() {
    let mut shown = written_sources();
    shown.retain(letters::is_shown);
    assert!(shown.len() > 200, "texts, data and code: {}", shown.len());
    let letters = letters::Letters::of_the_fonts();
    demand(&shown, |source| letters.flaws(source));
}

#[test]
fn no_line_of_french_begins_with_a_sign() {
    let mut texts = written_sources();
    texts.retain(french::is_french);
    assert!(texts.len() > 10, "texts: {}", texts.len());
    demand(&texts, french::flaws);
}

#[test]
fn every_statement_is_cited_and_tested() {
    let sources = rust_sources();
    let sheets = statements::sheets(&sources).unwrap_or_else(|flaw| panic!("{flaw}"));
    let flaws: Vec<String> =
        sheets.iter().flat_map(|sheet| statements::sheet_flaws(sheet, &sources)).collect();
    assert!(flaws.is_empty(), "\n{}\n", flaws.join("\n"));
}

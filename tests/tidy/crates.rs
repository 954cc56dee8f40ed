//! What the packages bring in, so that a new dependency is fenced without anybody thinking of it.

/// The names of the dependencies as code spells them.
pub(crate) struct Crates {
    /// All dependencies.
    pub(crate) all: Vec<String>,
    /// Those that the feature `app` switches on.
    pub(crate) engine: Vec<String>,
}

impl Crates {
    pub(crate) fn of_the_project() -> Self {
        let mut crates = Self::of(include_str!("../../Cargo.toml"));
        crates.all.extend(Self::of(include_str!("../../src/Cargo.toml")).all);
        crates
    }

    pub(crate) fn of(manifest: &str) -> Self {
        let mut section = "";
        let mut all = Vec::new();
        for line in manifest.lines() {
            if line.starts_with('[') {
                section = line;
            } else if section.ends_with("dependencies]")
                && line.starts_with(|c: char| c.is_ascii_alphabetic())
            {
                all.push(spelling(line.split(['=', '.', ' ']).next().unwrap_or(line)));
            }
        }
        Self { all, engine: engine(manifest) }
    }
}

/// The dependencies above which no comment says why they are there. One comment may stand above several.
fn unexplained(manifest: &str) -> Vec<&str> {
    let (mut inside, mut explained, mut found) = (false, false, Vec::new());
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.ends_with("dependencies]") && !line.starts_with("[workspace");
            // A comment above a section is about all of it.
            continue;
        }
        if line.starts_with('#') {
            explained = true;
        } else if line.is_empty() {
            explained = false;
        } else if inside && !explained && line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            found.push(line.split([' ', '=']).next().unwrap_or(line));
        }
    }
    found
}

fn engine(manifest: &str) -> Vec<String> {
    let list = manifest.lines().skip_while(|line| !line.starts_with("app = ["));
    let list: Vec<&str> = list.take_while(|line| !line.starts_with(']')).collect();
    list.join(" ").split('"').filter_map(|entry| entry.strip_prefix("dep:")).map(spelling).collect()
}

fn spelling(name: &str) -> String {
    name.replace('-', "_")
}

#[test]
fn the_manifest_is_understood() {
    let crates = Crates::of(
        r#"
[features]
app = [
    "dep:big-engine",
]
[dependencies]
serde = "1"
big-engine = { version = "1", features = [
    "2d",
] }
[profile.dev]
opt-level = 1
"#,
    );
    assert_eq!(crates.all, ["serde", "big_engine"]);
    assert_eq!(crates.engine, ["big_engine"]);
}

#[test]
fn the_project_s_manifests_are_understood() {
    let crates = Crates::of_the_project();
    for name in ["serde", "ron", "rand_chacha", "bevy"] {
        assert!(
            crates.all.iter().any(|known| known == name),
            "{name} should be among {:?}",
            crates.all
        );
    }
    assert!(
        crates.engine.iter().any(|known| known == "bevy"),
        "bevy should be among {:?}",
        crates.engine
    );
}

#[test]
fn every_dependency_has_its_reason_above_it() {
    for (path, manifest) in [
        ("Cargo.toml", include_str!("../../Cargo.toml")),
        ("src/Cargo.toml", include_str!("../../src/Cargo.toml")),
    ] {
        assert_eq!(unexplained(manifest), Vec::<&str>::new(), "{path}: say why it is taken");
    }
}

#[test]
fn a_dependency_without_a_reason_is_found() {
    let manifest = "[dependencies]\n# Reads.\nserde = \"1\"\nron = \"1\"\n\nbevy = \"1\"\n[features]\nx = []\n";
    assert_eq!(unexplained(manifest), ["bevy"]);
}

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

//! The pages of the rules and the animals' cards follow the level and its variants.

use crate::app::catalog::levels::tests::shipped;
use crate::app::games::arena::menu::MENU;
use crate::app::hud::Explain;
use crate::app::kit::locale::tests::speaking;
use crate::app::screens::rules::tests::told;
use crate::data::{FromFiles, Trouble};
use crate::rules::arena::{Arena, Setup};
use crate::rules::{Game, Viewer};

const PACK: &str = "assets/arena/pack.animals.ron";

/// The paragraphs of all pages of a level, one per line.
fn pages(level: &str, options: &[(&str, &str)]) -> String {
    told(&shipped, &MENU, level, options)
}

/// The shipped files, changed so that the lion jumps and moves in an L of five squares, the kangaroo jumps with some of its
/// numbers only, and the wolf is harmless.
fn modded(path: &str) -> Result<Vec<u8>, Trouble> {
    let bytes = shipped(path)?;
    if path != PACK {
        return Ok(bytes);
    }
    let pack = String::from_utf8(bytes).expect("UTF-8");
    let [lion, wolf, kangaroo] = ["id: \"lion\",", "id: \"wolf\",", "id: \"kangaroo\","];
    assert!([lion, wolf, kangaroo].iter().all(|animal| pack.contains(animal)));
    let of = |pack: &str, id: &str, from: &str, to: &str| {
        let at = pack.find(id).expect("an animal");
        format!("{}{}", &pack[..at], pack[at..].replacen(from, to, 1))
    };
    let pack = of(&pack, lion, "land: [1, 2, 3, 4]", "land: [1, 2, 5]");
    let bent = "LMove(lengths: [5], from: [Forward]), Jump";
    let pack = of(&pack, lion, "LMove(lengths: [3, 4], from: [Forward])", bent);
    let pack = of(&pack, lion, "reconstructed: (land: [1, 2]", "reconstructed: (land: [1]");
    let pack = of(&pack, kangaroo, "Jump]", "JumpWith([3, 5])]");
    let harmless = "from: [Forward, Backward]), Harmless]";
    Ok(of(&pack, wolf, "from: [Forward, Backward])]", harmless).into())
}

#[test]
fn the_goal_page_tells_how_many_points_win() {
    for (level, target) in [("arena/jungla", 5), ("arena/duel", 3), ("arena/first-steps", 2)] {
        let goal = pages(level, &[]);
        assert!(goal.starts_with(&format!("{target} points win\n")), "{goal}");
        assert!(goal.contains(&format!("The first side with {target} points wins.\n")), "{goal}");
        assert!(goal.contains("A hunt by the turtle is worth 2 points.\n"), "{goal}");
        assert!(goal.contains("every enemy but the turtle.\n"), "{goal}");
    }
    for target in 1..=9 {
        let goal = pages("arena/jungla", &[("target", &target.to_string())]);
        let title =
            if target == 1 { "One point wins\n".into() } else { format!("{target} points win\n") };
        assert!(goal.starts_with(&title), "{goal}");
    }
}

#[test]
fn pages_name_the_animals_of_the_level_at_hand() {
    let jungla = pages("arena/jungla", &[]);
    for sentence in [
        "Animals that jump over others: the gorilla, the kangaroo and the vulture.\n",
        "the gazelle, the giraffe, the zebra and the kangaroo.\n",
        "Animals that can take them from the front after all: the cheetah, the gazelle,",
        "Animals that may stand guard in it, one at a time: the turtle, the spider and the vulture.\n",
        "Animals that never enter water: the spider.\n",
        "Animals that gain armor by hunting: the lion and the tiger.",
        "A web lies on the land squares around the spider.",
        "Animals that webs cannot catch: the turtle.\n",
    ] {
        assert!(jungla.contains(sentence), "{sentence}: {jungla}");
    }
    let small = pages("arena/first-steps", &[]);
    assert!(!small.contains("web") && !small.contains("spider"), "{small}");
    assert!(
        small.contains("Animals that may stand guard in it, one at a time: the turtle.\n"),
        "{small}"
    );
    assert!(!small.contains("that jump over"), "{small}");
}

#[test]
fn every_variant_is_told() {
    let told = |options: &[(&str, &str)]| pages("arena/jungla", options);
    let plain = told(&[]);
    for (key, choice, sentence) in [
        ("facings", "4", "Animals face along rows and columns only."),
        ("rear-attack", "yes", "Animals that cannot be taken from the front: the gazelle"),
        ("web-passing", "deadly", "A web ends every movement that comes into it."),
        ("short-flyers-jump", "no", "Animals that jump over others: the gorilla and the kangaroo."),
        ("double-action", "inside-three", "one animal may take two of the three"),
        ("exact-numbers", "no", "or fewer, in directions"),
        ("stop-before-blocker", "cut", "another may stop on the square in front of it."),
        ("quiet-turns", "30", "After 30 turns"),
        ("target", "7", "7 points win"),
    ] {
        assert!(!plain.contains(sentence), "{plain}");
        let changed = told(&[(key, choice)]);
        assert!(changed.contains(sentence), "{key} {choice}: {changed}");
    }
    assert!(
        plain.contains("After 50 turns") && !told(&[("quiet-turns", "off")]).contains("After 50")
    );
}

#[test]
fn the_pages_are_true_for_a_modders_animals() {
    let pages = told(&modded, &MENU, "arena/jungla", &[]);
    assert!(pages.contains("Animals that jump over others: the lion, the gorilla,"), "{pages}");
    assert!(pages.contains("Animals that never hit: the wolf and the turtle.\n"), "{pages}");
}

#[test]
fn cards_tell_lengths_and_who_takes_runners_from_the_front() {
    let card = |files: &dyn Fn(&str) -> Result<Vec<u8>, Trouble>, head: &str, rear: &str| {
        let options = [("rear-attack".to_owned(), rear.to_owned())];
        let tables = Arena::tables(&files, "arena/jungla", &options).expect("a level");
        let view =
            Arena::known_to(&tables, &Arena::start(&tables, &Setup::default()), Viewer::Spectator);
        let cards = Arena::cards(&tables, &view);
        let card = cards.into_iter().find(|card| card.head == head).expect("a card");
        let locale = speaking("en");
        card.powers.iter().map(|power| locale.say(power) + "\n").collect::<String>()
    };
    let lion = card(&shipped, "lion", "no");
    assert!(lion.contains("its 3 or 4 squares may bend at the end"), "{lion}");
    let lion = card(&modded, "lion", "no");
    assert!(lion.contains("its 5 squares may bend at the end"), "{lion}");
    assert!(card(&shipped, "vulture", "no").contains("Flies 7 or 8 squares:"));
    assert!(card(&shipped, "kangaroo", "no").contains("Jumps over animals.\n"));
    assert!(
        card(&modded, "kangaroo", "no").contains("Jumps over animals, but only with 3 or 5.\n")
    );
    let zebra = card(&shipped, "zebra", "no");
    let by = "from the front only by the cheetah, the gazelle, the giraffe, the zebra and";
    assert!(zebra.contains(by), "{zebra}");
    assert!(!card(&shipped, "zebra", "yes").contains("from behind"));
}

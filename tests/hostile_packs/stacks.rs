//! Packs that do not go together: each that cannot be on is off, alone and with its reason.

use std::collections::BTreeSet;

use menagerie::data::Flaws;
use menagerie::packs::{Pack, Stack};

use super::media::png;
use super::{Case, MANIFEST, bounded, class};

/// A pack with an id, a version and more lines of its manifest.
fn pack(id: &str, version: &str, more: &str) -> Pack {
    let text = MANIFEST.replacen("otter", id, 1).replacen("1.0.0", version, 1);
    let text = text.replacen("\n)", &format!("\n    {more}\n)"), 1);
    let files = [("pack.ron".to_owned(), text.into_bytes())];
    Pack::from_files(&format!("packs/{id}"), files).expect("a pack")
}

fn told(name: &str, packs: Vec<Pack>) -> Case {
    told_without(name, packs, &[])
}

fn told_without(name: &str, packs: Vec<Pack>, off: &[&str]) -> Case {
    let off: BTreeSet<String> = off.iter().map(|id| (*id).to_owned()).collect();
    let game = "0.1.0".parse().expect("a version");
    let stack = bounded(name, || Stack::with_off(packs, &game, &off));
    let on: Vec<&str> = stack.on().map(Pack::id).collect();
    let flaws = stack.off().iter().map(|off| {
        let why = match &off.why[..] {
            [] => "switched off\n".to_owned(),
            why => Flaws(why.to_vec()).to_string(),
        };
        format!("{} is off: {why}", off.pack.id())
    });
    (name.to_owned(), format!("on: {}\n{}", on.join(", "), flaws.collect::<String>()))
}

#[test]
fn packs_that_conflict_are_off_alone() {
    let plain = |id: &str| pack(id, "1.0.0", "");
    let needs = |id: &str, needs: &str| pack(id, "1.0.0", &format!("needs: [{needs}],"));
    let after = |id: &str, after: &str| pack(id, "1.0.0", &format!("after: [{after}],"));
    let many = (0..120).map(|at| plain(&format!("a{at}"))).collect();
    let chain = (0..90).map(|at| {
        if at == 0 {
            needs("p0", "(id: \"nowhere\")")
        } else {
            needs(&format!("p{at}"), &format!("(id: \"p{}\")", at - 1))
        }
    });
    class(
        "conflicts",
        [
            told("two of one id", vec![plain("otter"), plain("lake"), plain("otter")]),
            told(
                "a need that is not here",
                vec![needs("otter", "(id: \"rivers\")"), plain("river")],
            ),
            told(
                "a need in another version",
                vec![
                    needs("otter", "(id: \"river\", versions: \">=1.2, <2\")"),
                    pack("river", "2.0.0", ""),
                ],
            ),
            told_without(
                "a need that somebody switched off",
                vec![needs("otter", "(id: \"river\")"), plain("river")],
                &["river"],
            ),
            told("made for another game", vec![pack("otter", "1.0.0", "game: \">=9\",")]),
            told("after what is not here", vec![after("otter", "\"river\"")]),
            told("120 packs", many),
            told("90 that need each other in a row, and the first one nothing", chain.collect()),
        ],
    );
}

#[test]
fn packs_that_wait_for_each_other_are_off() {
    let needs = |id: &str, other: &str| pack(id, "1.0.0", &format!("needs: [(id: \"{other}\")],"));
    let after = |id: &str, other: &str| pack(id, "1.0.0", &format!("after: [\"{other}\"],"));
    let ring = (0..12).map(|at| needs(&format!("r{at}"), &format!("r{}", (at + 1) % 12)));
    class(
        "cycles",
        [
            told("two that need each other", vec![needs("a", "b"), needs("b", "a")]),
            told("two after each other", vec![after("a", "b"), after("b", "a")]),
            told("needs one way, after the other", vec![needs("a", "b"), after("b", "a")]),
            told(
                "three, and one that needs them, and one that does not",
                vec![
                    needs("d", "a"),
                    needs("a", "b"),
                    needs("b", "c"),
                    needs("c", "a"),
                    pack("e", "1.0.0", ""),
                ],
            ),
            told(
                "two rings",
                vec![needs("a", "b"), needs("b", "a"), after("c", "d"), after("d", "c")],
            ),
            told("12 in a ring", ring.collect()),
        ],
    );
}

#[test]
fn packs_that_are_too_large_together_are_off() {
    let picture = [png(128, 128), vec![7; 1_990_000]].concat();
    let large = |at: usize| {
        let id = format!("p{at}");
        let pictures = (0..8).map(|at| (format!("assets/art/heads/a{at}.png"), picture.clone()));
        let text = MANIFEST.replacen("otter", &id, 1).into_bytes();
        Pack::from_files(&id, pictures.chain([("pack.ron".to_owned(), text)])).expect("a pack")
    };
    let stack = Stack::of((0..14).map(large).collect(), &Stack::game());
    assert_eq!((stack.on().count(), stack.off().len()), (12, 2));
    let cause = &stack.off()[0].why[0].cause;
    assert!(cause.contains("200 MB"), "{cause}");
}

#[test]
fn the_order_is_the_same_whatever_the_packs_need() {
    let order = |packs: Vec<Pack>| {
        let stack = Stack::of(packs, &Stack::game());
        stack.on().map(|pack| pack.id().to_owned()).collect::<Vec<_>>()
    };
    let needs = |id: &str, other: &str| pack(id, "1.0.0", &format!("needs: [(id: \"{other}\")],"));
    let plain = |id: &str| pack(id, "1.0.0", "");
    assert_eq!(order(vec![plain("c"), plain("a"), plain("b")]), ["c", "a", "b"]);
    assert_eq!(order(vec![needs("c", "b"), plain("a"), plain("b")]), ["a", "b", "c"]);
    let stack = Stack::of(vec![plain("a"), needs("b", "a"), plain("c")], &Stack::game());
    let stack = stack.without("a", Vec::new());
    assert_eq!(stack.on().map(Pack::id).collect::<Vec<_>>(), ["c"]);
}

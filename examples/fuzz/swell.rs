//! The worst files within the limits: as many entries as a file may have in every list, and whole files
//! of one sign.

use std::collections::BTreeSet;

use menagerie::data::files::MAX_COMMAS;

/// Signs and lines of which whole files are made.
const SIGNS: [&str; 30] = [
    "(",
    "[",
    "{",
    "/*",
    "//\n",
    "\"",
    "'",
    "a",
    "\n",
    ",",
    ":",
    "()",
    "r#",
    "\\",
    "é",
    "9",
    "x: ",
    "Some(",
    "a:1,",
    "key = x\n",
    "key\n",
    "k={1}\n",
    "k={$a}{$b}\n",
    "k=\n .a=b\n",
    "#\n",
    "}\n",
    "k={ $a ->\n *[b] c\n}\n",
    "k=é\n",
    "/ ",
    "1 ",
];

/// A file, and what it is made of.
pub(crate) struct Swollen {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// A good file swollen in each of its lists to at most so many bytes, for a part of the limits: with 1 as
/// large as it may be, with 13 a thirteenth.
pub(crate) fn in_lists(good: &[u8], most: usize, part: usize) -> Vec<Swollen> {
    let good = String::from_utf8_lossy(good);
    let most = most / part;
    let mut all = Vec::new();
    for filling in fillings(MAX_COMMAS / part, most) {
        let begins: String = filling.chars().take(12).collect();
        all.extend(lists(&good, &filling).map(|(name, text)| (format!("{name}{begins}"), text)));
    }
    within(all, if part == 1 { most } else { most + good.len() })
}

fn within(all: Vec<(String, String)>, most: usize) -> Vec<Swollen> {
    let bounded = all.into_iter().filter(|(_, text)| text.len() <= most);
    bounded.map(|(name, text)| Swollen { name, bytes: text.into_bytes() }).collect()
}

/// A good file swollen in all its lists, and whole files of signs, as large as they may be.
pub(crate) fn all(good: &[u8], most: usize) -> Vec<Swollen> {
    let mut swollen = in_lists(good, most, 1);
    let good = String::from_utf8_lossy(good).into_owned();
    let mut all = Vec::new();
    all.extend(SIGNS.map(|sign| (sign.to_owned(), sign.repeat(most / sign.len()))));
    all.extend(SIGNS.map(|sign| {
        (
            format!("good, then {sign}"),
            good.clone() + &sign.repeat(most.saturating_sub(good.len()) / sign.len()),
        )
    }));
    all.extend(in_one_line(&good, most.saturating_sub(good.len())));
    if !good.is_empty() {
        all.push(("the good file again and again".to_owned(), good.repeat(most / good.len())));
        let line = good.lines().max_by_key(|line| line.len()).unwrap_or_default().to_owned() + "\n";
        all.push(("its longest line again and again".to_owned(), line.repeat(most / line.len())));
    }
    swollen.extend(within(all, most));
    swollen
}

/// A text in one line, such as a position, swollen behind each kind of sign: with words that all differ,
/// and with what stands there already.
fn in_one_line(good: &str, most: usize) -> Vec<(String, String)> {
    let counted = |between: &str| -> String {
        (0..most / (between.len() + 6)).map(|number| format!("x{number}{between}")).collect()
    };
    let mut all = vec![
        ("words".to_owned(), counted(" ")),
        ("words, then".to_owned(), counted(",")),
        ("keys".to_owned(), counted(" = é\n")),
        ("gaps".to_owned(), format!("k = {}", counted(" } {$"))),
        ("references".to_owned(), (0..most / 18).map(|n| format!("k{n}={{y{n}}}\n")).collect()),
    ];
    if good.is_empty() || good.trim_end().contains('\n') {
        return all;
    }
    let mut known = BTreeSet::new();
    for (at, sign) in good.match_indices([' ', ':', '=', '/', ',', '+', '@']) {
        let (before, behind) = good.split_at(at + sign.len());
        let word = before.rsplit([' ', ',']).nth(usize::from(sign == " ")).unwrap_or_default();
        let key: String = word.chars().filter(|letter| letter.is_alphabetic()).collect();
        if !known.insert((sign, key.clone())) || known.len() > 40 {
            continue;
        }
        let end = behind.find(sign).map_or(behind.len(), |end| end + sign.len());
        let own = behind[..end].repeat(most / end.max(1));
        for (what, filling) in [
            ("words", counted(" ")),
            ("words,", counted(",")),
            ("its own", own),
            ("9", "9".repeat(most / 2)),
        ] {
            all.push((format!("{key}{sign}{what}"), format!("{before}{filling}{behind}")));
        }
    }
    all
}

/// Lists of so many entries, of every kind.
fn fillings(entries: usize, most: usize) -> Vec<String> {
    // The good file has some commas of its own.
    let entries = entries - entries / 50;
    let numbered = |with: &dyn Fn(usize) -> String| (0..entries).map(with).collect::<String>();
    vec![
        numbered(&|number| format!("\"x{number}\",")),
        numbered(&|number| format!("x{number}: 1,\n")),
        numbered(&|number| format!("\"jungle/x{number}\",")),
        numbered(&|number| format!("(id: \"x{number}\"),")),
        "(),".repeat(entries),
        "[],".repeat(entries),
        "1,".repeat(entries),
        "'a',".repeat(entries),
        "Fish,".repeat(entries),
        "\"combat\",".repeat(entries),
        "\"jungle/combat\",".repeat(entries),
        "\"é\",".repeat(entries),
        "\"a1\": (),".repeat(entries),
        "\"................\",".repeat(entries),
        format!("\"{}\",", "é".repeat(most / 3)),
        format!("x: {},", "[".repeat(entries)),
    ]
}

/// Copies of the text, each with `filling` after the bracket that opens one kind of list or block;
/// the field's name is the kind.
fn lists<'t>(text: &'t str, filling: &'t str) -> impl Iterator<Item = (String, String)> + 't {
    let mut known = BTreeSet::new();
    let opens = text.match_indices(['[', '(', '{']).filter_map(move |(at, open)| {
        let before = text[..at].trim_end().trim_end_matches(':').trim_end();
        let name = before.rsplit(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let name = format!("{}{open}", name.clone().next()?);
        let in_comment = text[..at].rsplit('\n').next()?.contains("//");
        (!in_comment && known.insert(name.clone())).then_some((at + 1, name))
    });
    opens.map(move |(at, name)| (name, format!("{}{filling}{}", &text[..at], &text[at..])))
}

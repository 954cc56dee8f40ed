// What the game says to players who listen, as texts beside the canvas, and the line in which they type moves.
// The words come from src/app/hud/spoken_page.rs as the event `menagerie-spoken`; what is typed goes back as `menagerie-typed`.

/** The most news that stay on the page. */
const KEPT = 24;

const part = (id) => document.getElementById(id);

const lines = (tag, words) =>
  words.map((line) => {
    const told = document.createElement(tag);
    told.textContent = line;
    return told;
  });

const DEEDS = {
  /** What the parts are called, in the game's language. */
  names(language, board, line) {
    part("spoken").lang = language;
    part("places").setAttribute("aria-label", board);
    part("typed").setAttribute("aria-label", line);
  },
  focus(words) {
    part("focused").textContent = words;
  },
  news(...words) {
    const news = part("news");
    news.append(...lines("p", words));
    while (news.children.length > KEPT) news.firstChild.remove();
  },
  places(...words) {
    part("places").replaceChildren(...lines("li", words));
  },
  /** Another player looks at the screen. */
  hush() {
    for (const id of ["focused", "news", "places"]) part(id).replaceChildren();
    part("typed").value = "";
  },
  /** The typed move is played. */
  played() {
    part("typed").value = "";
  },
};

/** Does what the game says: the name of a deed above, and its words. */
export function hear([deed, ...words]) {
  DEEDS[deed]?.(...words);
}

function type(enter) {
  window.dispatchEvent(new CustomEvent("menagerie-typed", { detail: [part("typed").value, enter] }));
}

// The table is told place by place once the line is found.
part("typed").addEventListener("focus", () => type(false));
part("typed").addEventListener("input", () => type(false));
part("typed").addEventListener("keydown", (event) => {
  if (event.key === "Enter") type(true);
  if (event.key === "Escape") part("game")?.focus();
});

// What the page itself says, in the browser's language. The game brings its own texts.

const ENGLISH = {
  line: "Four board games about animals",
  play: "Play",
  again: "Try again",
  loading: "{done} of {all} MB",
  starting: "Starting…",
  webgl: ["This browser shows no WebGL 2, with which the game draws.", "Update the browser, or switch hardware acceleration on in its settings, then try again."],
  wasm: ["This browser runs no WebAssembly, in which the game is written.", "Use a current Firefox, Chrome, Edge or Safari."],
  fetch: ["The game could not be fetched: {cause}.", "Check the connection, then try again."],
  start: ["The game did not start: {cause}.", "Try again. If it happens again, another browser may help."],
  broken: ["The game has broken off: {cause}.", "Try again: the match was kept after its last action, and Continue goes on with it."],
  context: ["The browser has taken the picture away, for want of graphics memory.", "Close what is not needed, then try again: the match was kept after its last action."],
};

const FRENCH = {
  line: "Quatre jeux de plateau autour des animaux",
  play: "Jouer",
  again: "Réessayer",
  loading: "{done} sur {all} Mo",
  starting: "Démarrage…",
  webgl: ["Ce navigateur n’offre pas WebGL 2, avec lequel le jeu dessine.", "Mettez le navigateur à jour, ou activez l’accélération matérielle dans ses réglages, puis réessayez."],
  wasm: ["Ce navigateur n’exécute pas WebAssembly, dans lequel le jeu est écrit.", "Utilisez un Firefox, Chrome, Edge ou Safari récent."],
  fetch: ["Le jeu n’a pas pu être téléchargé : {cause}.", "Vérifiez la connexion, puis réessayez."],
  start: ["Le jeu n’a pas démarré : {cause}.", "Réessayez. Si cela se répète, un autre navigateur peut aider."],
  broken: ["Le jeu s’est interrompu : {cause}.", "Réessayez : la partie a été gardée après sa dernière action, et Continuer la reprend."],
  context: ["Le navigateur a repris l’image, faute de mémoire graphique.", "Fermez ce qui est inutile, puis réessayez : la partie a été gardée après sa dernière action."],
};

/** The language of the page: French for those who read French first, else English. */
export const language = navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";

const words = language === "fr" ? FRENCH : ENGLISH;

/** A text, or the pair of what happened and what helps, with its gaps filled. */
export function say(key, gaps = {}) {
  const fill = (text) => text.replace(/\{(\w+)\}/g, (whole, name) => gaps[name] ?? whole);
  return Array.isArray(words[key]) ? words[key].map(fill) : fill(words[key]);
}

/** A number of bytes in megabytes, as the language writes it. */
export function megabytes(bytes) {
  return (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

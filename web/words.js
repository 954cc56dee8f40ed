// What the page itself says, in the browser's language. The game brings its own texts.

const ENGLISH = {
  line: "Four board games about animals",
  play: "Play",
  again: "Try again",
  safe: "Start without packs (?safe behind the page’s address): they stay in this browser",
  book: "The book: how to play, and how to change things",
  loading: "{done} of {all} MB",
  starting: "Starting…",
  newer: "A newer version is here.",
  elsewhere: "Close the other tabs with the game first.",
  take: "Load it",
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
  safe: "Démarrer sans extensions (?safe à la fin de l’adresse de la page) : elles restent dans ce navigateur",
  book: "Le livre : comment jouer, et comment changer les choses",
  loading: "{done} sur {all} Mo",
  starting: "Démarrage…",
  newer: "Une version plus récente est là.",
  elsewhere: "Fermez d’abord les autres onglets du jeu.",
  take: "La charger",
  webgl: ["Ce navigateur n’offre pas WebGL 2, avec lequel le jeu dessine.", "Mettez le navigateur à jour, ou activez l’accélération matérielle dans ses réglages, puis réessayez."],
  wasm: ["Ce navigateur n’exécute pas WebAssembly, dans lequel le jeu est écrit.", "Utilisez un Firefox, Chrome, Edge ou Safari récent."],
  fetch: ["Le jeu n’a pas pu être téléchargé : {cause}.", "Vérifiez la connexion, puis réessayez."],
  start: ["Le jeu n’a pas démarré : {cause}.", "Réessayez. Si cela se répète, un autre navigateur peut aider."],
  broken: ["Le jeu s’est interrompu : {cause}.", "Réessayez : la partie a été gardée après sa dernière action, et Continuer la reprend."],
  context: ["Le navigateur a repris l’image, faute de mémoire graphique.", "Fermez ce qui est inutile, puis réessayez : la partie a été gardée après sa dernière action."],
};

const GERMAN = {
  line: "Vier Brettspiele mit Tieren",
  play: "Spielen",
  again: "Noch einmal",
  safe: "Ohne Pakete starten (?safe hinter der Adresse der Seite): Sie bleiben in diesem Browser",
  book: "Das Buch: wie man spielt und wie man etwas ändert",
  loading: "{done} von {all} MB",
  starting: "Gleich geht es los…",
  newer: "Eine neuere Version ist da.",
  elsewhere: "Schließe zuerst die anderen Tabs mit dem Spiel.",
  take: "Laden",
  webgl: ["Dieser Browser bietet kein WebGL 2, mit dem das Spiel zeichnet.", "Aktualisiere den Browser oder schalte in seinen Einstellungen die Hardwarebeschleunigung ein, dann versuche es noch einmal."],
  wasm: ["Dieser Browser führt kein WebAssembly aus, in dem das Spiel geschrieben ist.", "Verwende ein aktuelles Firefox, Chrome, Edge oder Safari."],
  fetch: ["Das Spiel konnte nicht geladen werden: {cause}.", "Prüfe die Verbindung, dann versuche es noch einmal."],
  start: ["Das Spiel ist nicht gestartet: {cause}.", "Versuche es noch einmal. Passiert es wieder, hilft vielleicht ein anderer Browser."],
  broken: ["Das Spiel ist abgebrochen: {cause}.", "Versuche es noch einmal: Die Partie ist nach ihrer letzten Aktion gespeichert, und Fortsetzen führt sie weiter."],
  context: ["Der Browser hat das Bild weggenommen, weil der Grafikspeicher nicht reicht.", "Schließe, was du nicht brauchst, dann versuche es noch einmal: Die Partie ist nach ihrer letzten Aktion gespeichert."],
};

const ITALIAN = {
  line: "Quattro giochi da tavolo sugli animali",
  play: "Gioca",
  again: "Riprova",
  safe: "Avvia senza pacchetti (?safe alla fine dell’indirizzo della pagina): restano in questo browser",
  book: "Il libro: come si gioca, e come si cambiano le cose",
  loading: "{done} di {all} MB",
  starting: "Avvio…",
  newer: "C’è una versione più recente.",
  elsewhere: "Chiudi prima le altre schede con il gioco.",
  take: "Caricala",
  webgl: ["Questo browser non offre WebGL 2, con cui il gioco disegna.", "Aggiorna il browser, o attiva l’accelerazione hardware nelle sue impostazioni, poi riprova."],
  wasm: ["Questo browser non esegue WebAssembly, in cui il gioco è scritto.", "Usa una versione recente di Firefox, Chrome, Edge o Safari."],
  fetch: ["Non è stato possibile scaricare il gioco: {cause}.", "Controlla la connessione, poi riprova."],
  start: ["Il gioco non si è avviato: {cause}.", "Riprova. Se succede ancora, può aiutare un altro browser."],
  broken: ["Il gioco si è interrotto: {cause}.", "Riprova: la partita è salva fino all’ultima azione, e Continua la riprende."],
  context: ["Il browser ha tolto l’immagine, per mancanza di memoria grafica.", "Chiudi ciò che non serve, poi riprova: la partita è salva fino all’ultima azione."],
};

const WORDS = { en: ENGLISH, fr: FRENCH, de: GERMAN, it: ITALIAN };

const wished = navigator.language.toLowerCase().split("-")[0];

/** The language of the page: the first that the reader wishes, if the page speaks it, else English. */
export const language = wished in WORDS ? wished : "en";

const words = WORDS[language];

/** A text, or the pair of what happened and what helps, with its gaps filled. */
export function say(key, gaps = {}) {
  const fill = (text) => text.replace(/\{(\w+)\}/g, (whole, name) => gaps[name] ?? whole);
  return Array.isArray(words[key]) ? words[key].map(fill) : fill(words[key]);
}

/** A number of bytes in megabytes, as the language writes it. */
export function megabytes(bytes) {
  return (bytes / 1e6).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

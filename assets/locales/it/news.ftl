# What is new in every version, for players; the newest first

news-title = Novità
news-open = Novità
news-version = Versione { $version }
news-this-version = In questa versione

## 1.0.0
news-1-0-0-opponents = Sei avversari in ogni gioco, dal pulcino Pip alla civetta Atena. Nessuno di loro sa più di quanto saprebbe un giocatore al suo posto.
news-1-0-0-puzzles = Rompicapi per ogni gioco, uno per ogni giorno, e lezioni che mostrano ogni regola su un tabellone.
news-1-0-0-story = Il risultato racconta la partita in cinque piccoli tabelloni. Ogni partita si può rivedere, analizzare e conservare come filmato.
news-1-0-0-packs = I pacchetti aggiungono tabelloni, animali, immagini, suoni e colori, anche nel browser.
news-1-0-0-editor = Con l’editor crei i tuoi tabelloni e puoi giocarci subito.
news-1-0-0-everyone = Mouse, dito, tastiera, controller e lettore di schermo arrivano a tutto. Ci sono quattro tavolozze, testo grande e meno movimento.
news-1-0-0-anywhere = Il gioco è disponibile per Windows, macOS e Linux e per i browser, dove dopo la prima visita funziona anche senza rete.

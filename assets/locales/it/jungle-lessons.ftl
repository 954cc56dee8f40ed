# Giungla: lezioni. Un titolo, e per ogni passo che cosa fare e un aiuto; alla fine, che cosa si è imparato.

jungle-lesson-first-match = La tua prima partita
jungle-lesson-first-match-1 = Giochi con Rosso, in basso. Vinci entrando nella tana nemica. Muovi il topo di una casella in su.
jungle-lesson-first-match-2 = Gli animali si muovono di una casella, mai in diagonale. Porta la tigre dietro al topo.
jungle-lesson-first-match-3 = I forti catturano i deboli, ma il piccolo topo cattura l’elefante. Catturalo!
jungle-lesson-first-match-4 = La tua tigre può saltare l’acqua. Portala sulla riva: prima una casella a sinistra.
jungle-lesson-first-match-5 = Ancora una casella, e la tigre è sulla riva.
jungle-lesson-first-match-6 = Il topo nemico dà la caccia al tuo elefante. Su questo tabellone anche l’elefante cattura i topi: catturalo per primo.
jungle-lesson-first-match-7 = Ora salta: scegli la tigre, poi la riva dall’altra parte dell’acqua.
jungle-lesson-first-match-learned = Ora lo sai: gli animali si muovono di una casella, i forti catturano i deboli e si vince entrando nella tana nemica.

jungle-lesson-ranks = Forti e deboli
jungle-lesson-ranks-1 = Cattura un nemico più debole del tuo gatto.
jungle-lesson-ranks-1-hint = Dal più forte al più debole: elefante, tigre, leone, leopardo, cane, lupo, gatto, topo.
jungle-lesson-ranks-learned = L’animale più forte cattura il più debole.

jungle-lesson-equals = A pari rango
jungle-lesson-equals-1 = La tua tigre può catturare un nemico. Trovalo.
jungle-lesson-equals-1-hint = Gli animali della stessa specie si possono catturare, e tocca a te.
jungle-lesson-equals-learned = Gli animali della stessa specie si possono catturare: colpisci per primo.

jungle-lesson-rat = Topo ed elefante
jungle-lesson-rat-1 = Cattura l’elefante.
jungle-lesson-rat-1-hint = Soltanto un elefante e il topo possono catturare un elefante.
jungle-lesson-rat-learned = Il topo è il più debole di tutti, eppure cattura l’elefante.

jungle-lesson-swim = In acqua
jungle-lesson-swim-1 = Porta il topo dove nessun nemico può catturarlo.
jungle-lesson-swim-1-hint = Soltanto i topi nuotano, e nessun animale a terra può catturarne uno in acqua.
jungle-lesson-swim-learned = In acqua un topo è al sicuro da ogni animale a terra.

jungle-lesson-leap = Il salto
jungle-lesson-leap-1 = Cattura il gatto dall’altra parte dell’acqua.
jungle-lesson-leap-1-hint = Leone e tigre saltano dritto sopra l’acqua, da riva a riva.
jungle-lesson-leap-learned = Leone e tigre saltano l’acqua e catturano l’animale sull’altra riva.

jungle-lesson-across = Un salto più lungo
jungle-lesson-across-1 = Cattura il gatto.
jungle-lesson-across-1-hint = Per quanto larga sia l’acqua, un salto la supera in linea retta, per il lungo o per il largo.
jungle-lesson-across-learned = Un salto va dritto sopra l’acqua, per quanto larga sia.

jungle-lesson-blocked = Un topo di mezzo
jungle-lesson-blocked-1 = Uno dei tuoi due saltatori può catturare un nemico. Scopri quale.
jungle-lesson-blocked-1-hint = Nessun animale salta sopra un topo in acqua.
jungle-lesson-blocked-learned = Un topo in acqua impedisce ogni salto sopra di lui.

jungle-lesson-trap = La trappola
jungle-lesson-trap-1 = L’elefante sta per entrare nella tua tana. Catturalo.
jungle-lesson-trap-1-hint = Un animale su una trappola ha perso la sua forza: qualsiasi nemico può catturarlo.
jungle-lesson-trap-learned = Sulle tue trappole puoi catturare qualsiasi nemico, per quanto forte.

jungle-lesson-den = Nella tana
jungle-lesson-den-1 = Vinci in due mosse.
jungle-lesson-den-1-hint = Passa per la trappola davanti alla tana; la tigre arriverà troppo tardi.
jungle-lesson-den-learned = Entrando nella tana nemica vinci subito.

jungle-lesson-guard = Difendere la tana
jungle-lesson-guard-1 = La tigre vuole entrare nella tua tana. Impediscilo.
jungle-lesson-guard-1-hint = La tigre è su una trappola, dove perfino un gatto può catturarla.
jungle-lesson-guard-learned = Tieni un animale vicino alla tana: sulle trappole anche uno debole cattura un intruso.

jungle-lesson-last = L’ultimo
jungle-lesson-last-1 = Cattura l’ultimo nemico e vinci.
jungle-lesson-last-1-hint = In acqua soltanto un nuotatore può catturare un nuotatore.
jungle-lesson-last-learned = Vinci anche catturando l’ultimo animale nemico.

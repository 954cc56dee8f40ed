# Arena: lezioni. Un titolo, e per ogni passo che cosa fare e un aiuto; alla fine, che cosa si è imparato.

arena-lesson-first-match = La tua prima partita
arena-lesson-first-match-1 = Giochi con Rosso, in basso. Porta gli animali sulle stelle dorate dall’altra parte: con due punti si vince. A ogni turno agiscono due animali diversi. Manda la gazzella tre caselle avanti.
arena-lesson-first-match-2 = Ora un secondo animale: l’elefante, avanti di una casella.
arena-lesson-first-match-3 = Hanno agito entrambi. Termina il turno.
arena-lesson-first-match-4 = Il coccodrillo si è avvicinato troppo. Il tuo elefante colpisce anche in diagonale in avanti: catturalo!
arena-lesson-first-match-5 = Dopo una mossa un animale può guardare da un’altra parte. Lascialo guardare avanti: tra i pulsanti attorno a lui scegli quello in alto.
arena-lesson-first-match-6 = La via è libera: la gazzella corre per tre caselle, fin dentro la zona di difesa nemica, quella rossa, e lì deve fermarsi.
arena-lesson-first-match-7 = Ancora una casella, in diagonale, e la gazzella raggiunge una casella di caccia: un punto!
arena-lesson-first-match-8 = Un animale che ha fatto punti riparte dalla tana: rimetti in campo la gazzella. Ancora un punto e vinci. Ora continua per conto tuo.
arena-lesson-first-match-learned = Ora lo sai: a ogni turno agiscono due animali, e le stelle dorate danno punti.

arena-lesson-numbers = Numeri esatti
arena-lesson-numbers-1 = Cattura un nemico con il tuo coccodrillo.
arena-lesson-numbers-1-hint = In acqua si muove esattamente di 2 o 3 caselle: quindi non può catturare il nemico che gli sta accanto.
arena-lesson-numbers-learned = Un animale si muove esattamente di tante caselle quante ne dice uno dei suoi numeri.

arena-lesson-headings = La direzione dello sguardo
arena-lesson-headings-1 = Il tuo elefante non è rivolto verso il nemico. Giralo, così potrà colpire nel tuo prossimo turno.
arena-lesson-headings-1-hint = Colpisce davanti a sé e in diagonale in avanti. Sceglilo, poi scegli uno dei pulsanti attorno a lui.
arena-lesson-headings-2 = Ora colpisci.
arena-lesson-headings-2-hint = Il nemico è a due caselle.
arena-lesson-headings-learned = La direzione in cui guarda un animale decide dove può andare; girarlo è un’azione a sé.

arena-lesson-water = In acqua
arena-lesson-water-1 = Cattura la tigre nel lago.
arena-lesson-water-1-hint = Un animale che viene da terra si ferma sulla prima casella d’acqua, a meno che non viva nell’acqua.
arena-lesson-water-learned = Un animale che viene da terra e non vive nell’acqua si ferma sulla prima casella d’acqua.

arena-lesson-bend = Dietro l’angolo
arena-lesson-bend-1 = Cattura il coccodrillo con il tuo leone.
arena-lesson-bend-1-hint = Il leone può andare avanti di tre caselle e di lato di una.
arena-lesson-bend-learned = Alcuni animali possono girare l’angolo: dritto, poi una casella di lato.

arena-lesson-runners = Di fianco
arena-lesson-runners-1 = Cattura la giraffa.
arena-lesson-runners-1-hint = Giraffa, gazzella, zebra e canguro non si catturano di fronte. Colpisci di fianco.
arena-lesson-runners-learned = Alcuni animali non si catturano di fronte: arriva da un altro lato.

arena-lesson-sweep = Tutto quello che incontra
arena-lesson-sweep-1 = Cattura entrambi i nemici con una sola mossa.
arena-lesson-sweep-1-hint = Un elefante cattura tutti i nemici che travolge.
arena-lesson-sweep-learned = Un elefante cattura tutti i nemici che travolge, in una sola mossa.

arena-lesson-area = La zona di difesa
arena-lesson-area-1 = Entra nella zona rossa davanti a te.
arena-lesson-area-1-hint = Un animale che viene da fuori si ferma sulla prima casella rossa.
arena-lesson-area-2 = Ora caccia: raggiungi una casella dorata.
arena-lesson-area-2-hint = Dentro la zona un animale si muove di una casella alla volta.
arena-lesson-area-learned = Nella zona nemica un animale si ferma al bordo, poi avanza di una casella alla volta.

arena-lesson-home = Rimbalzo
arena-lesson-home-1 = Un nemico è nella tua zona. Catturalo.
arena-lesson-home-1-hint = I tuoi animali non possono fermarsi nella tua zona, ma vi colpiscono e rimbalzano indietro.
arena-lesson-home-learned = Nella tua zona i tuoi animali colpiscono e rimbalzano: così puoi difenderla.

arena-lesson-armor = La corazza
arena-lesson-armor-1 = La tigre porta la corazza. Catturala in un solo turno.
arena-lesson-armor-1-hint = Il primo colpo rompe la corazza; poi un secondo animale la cattura.
arena-lesson-armor-learned = Il primo colpo rompe la corazza, il secondo cattura l’animale.

arena-lesson-rescue = La liberazione
arena-lesson-rescue-1 = Due dei tuoi animali sono in prigione. Liberane uno.
arena-lesson-rescue-1-hint = Entra nella casella prigione tra le caselle di caccia. Il tuo soccorritore poi resta lì.
arena-lesson-rescue-learned = Un animale che entra nella prigione nemica libera dei prigionieri e resta lì al loro posto.

arena-lesson-web = La ragnatela nemica
arena-lesson-web-1 = Cattura il ragno.
arena-lesson-web-1-hint = Un animale che si ferma accanto a un ragno nemico è preso. Ma può attraversare la ragnatela e colpire il ragno stesso.
arena-lesson-web-learned = Fermarsi accanto a un ragno nemico è pericoloso; attraversare la ragnatela no.

arena-lesson-spider = La tua ragnatela
arena-lesson-spider-1 = Prendi due nemici nella tua ragnatela con un solo passo.
arena-lesson-spider-1-hint = La ragnatela copre le otto caselle attorno al tuo ragno. Un nemico che non ne esce nel suo turno seguente è preso.
arena-lesson-spider-learned = La tua ragnatela cattura ogni nemico che non ne esce nel suo turno seguente.

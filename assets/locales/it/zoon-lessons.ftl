# Zoon: lezioni. Un titolo, e per ogni passo che cosa fare e un aiuto; alla fine, che cosa si è imparato.

zoon-lesson-first-match = La tua prima partita
zoon-lesson-first-match-1 = Le tue carte si chiamano Zoon. Per vincere, abbatti l’Emblema nemico, la carta con lo stendardo. Scegli una formazione per le tue carte: lo scudo.
zoon-lesson-first-match-2 = Ogni carta si muove secondo la piccola griglia che porta disegnata: le caselle segnate mostrano dove può andare. Muovi questa avanti di una casella.
zoon-lesson-first-match-3 = Si è avvicinato un nemico, coperto: non vedi che cos’è. La tua carta è forte: attaccalo!
zoon-lesson-first-match-4 = Tocca un angolo della carta nemica: il suo numero, o quello dell’angolo opposto, vale per il nemico, che tocca anche la tua. Vince il numero più alto. I suoi non li vedi, quindi scegli liberamente.
zoon-lesson-first-match-5 = La tua carta ha vinto. Portane avanti un’altra; poi continua per conto tuo, cerca l’Emblema nemico e proteggi il tuo.
zoon-lesson-first-match-learned = Ora lo sai: le carte si muovono secondo la griglia, e nello scontro tocchi un angolo.

zoon-lesson-grids = La griglia
zoon-lesson-grids-1 = Attacca l’Emblema nemico.
zoon-lesson-grids-1-hint = Indica una carta per vedere la sua griglia: una delle tue va in diagonale.
zoon-lesson-grids-learned = La griglia di una carta mostra dove può andare.

zoon-lesson-path = Via libera
zoon-lesson-path-1 = Attacca un nemico.
zoon-lesson-path-1-hint = Per andare avanti di due caselle, la prima deve essere libera.
zoon-lesson-path-learned = Su un percorso, ogni casella prima dell’ultima deve essere libera.

zoon-lesson-flight = In volo
zoon-lesson-flight-1 = Attacca un nemico.
zoon-lesson-flight-1-hint = Le caselle verdi di una griglia si raggiungono direttamente, qualunque cosa ci sia in mezzo.
zoon-lesson-flight-learned = Le caselle verdi si raggiungono direttamente, sopra ogni cosa.

zoon-lesson-corners = Gli angoli
zoon-lesson-corners-1 = Abbatti l’Emblema. Le due carte sono scoperte: guarda gli angoli prima di toccarne uno.
zoon-lesson-corners-1-hint = Il numero che tocchi conta per il nemico. Una stella lo salva.
zoon-lesson-corners-learned = Il numero che tocchi conta per il nemico: toccane uno basso, e nessuna stella.

zoon-lesson-sight = Il Sacerdote vede
zoon-lesson-sight-1 = Il tuo Sacerdote ti fa guardare carte coperte quando il nemico tocca la sua stella. Attacca con lui.
zoon-lesson-sight-2 = Tocca un angolo. Il nemico tocca la stella: poi puoi guardare due carte coperte.
zoon-lesson-sight-3 = Guarda la carta quanto vuoi, poi premi Fatto.
zoon-lesson-sight-4 = Ora sai abbastanza: abbatti l’Emblema con il tuo Eroe.
zoon-lesson-sight-4-hint = L’Eroe raggiunge tutte e tre le carte coperte. Se ne hai viste altre due, la terza è l’Emblema.
zoon-lesson-sight-learned = Una stella dà a una carta un potere tutto suo: il Sacerdote vede carte coperte.

zoon-lesson-secret = Una carta coperta
zoon-lesson-secret-1 = Abbatti l’Emblema. Due delle tue carte lo raggiungono, e il nemico ne ha vista una.
zoon-lesson-secret-1-hint = Il nemico tocca l’angolo basso di una carta scoperta, ma non può conoscere gli angoli di una carta coperta.
zoon-lesson-secret-learned = Una carta che il nemico non ha visto combatte meglio: i suoi angoli deboli sono ignoti.

zoon-lesson-shot = Un tiro
zoon-lesson-shot-1 = Colpisci l’Emblema da lontano con un Asso della tua mano.
zoon-lesson-shot-1-hint = Il Lancio di Ciottoli arriva a due caselle davanti a un Soldato.
zoon-lesson-shot-learned = In un tiro combatte l’Asso, da lontano: nessuna delle tue carte corre rischi.

zoon-lesson-gear = L’equipaggiamento
zoon-lesson-gear-1 = Dai la corazza al tuo Soldato.
zoon-lesson-gear-1-hint = Scegli l’Asso nella tua mano, poi la carta.
zoon-lesson-gear-learned = L’equipaggiamento resta sulla carta su cui viene messo.

zoon-lesson-rampart = Un muro
zoon-lesson-rampart-1 = Il nemico sta per attaccare. Sbarragli la strada.
zoon-lesson-rampart-1-hint = Il Bastione di Torba copre due caselle libere affiancate nel tuo campo.
zoon-lesson-rampart-learned = Un terreno può sbarrare la strada al nemico.

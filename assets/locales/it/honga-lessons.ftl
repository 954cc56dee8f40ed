# Honga: lezioni. Un titolo, e per ogni passo che cosa fare e un aiuto; alla fine, che cosa si è imparato.

honga-lesson-first-match = La tua prima partita
honga-lesson-first-match-1 = Vince il giocatore con più punti. Metti il tuo disco sul cerchio indicato: toccalo finché le mani, cioè le impronte, puntano verso la cascata, il mercato e la tana di HONGA, poi mettilo.
honga-lesson-first-match-2 = Una mano punta verso la cascata: raccogli acqua.
honga-lesson-first-match-3 = Un’altra punta verso il mercato: scambia due pesci con due punti. Scegli la carta che li mostra.
honga-lesson-first-match-4 = La terza mano bada a HONGA, la tigre dai denti a sciabola: continua a dormire nella sua tana invece di mangiare le tue risorse. Termina il turno.
honga-lesson-first-match-5 = Tocca di nuovo a te. Metti questo disco in modo che punti verso la montagna e verso HONGA.
honga-lesson-first-match-6 = Sali di un gradino. Quando un giocatore arriva in cima, ogni giocatore fa i punti scritti sul suo gradino. La partita finisce con il giro in cui un giocatore raggiunge i punti scritti accanto al sole. Ora continua per conto tuo.
honga-lesson-first-match-learned = Ora lo sai: metti un disco, usa le sue mani e ricordati di HONGA.

honga-lesson-watch = Bada a HONGA
honga-lesson-watch-1 = Metti il disco in modo che HONGA non venga da te.
honga-lesson-watch-1-hint = Almeno una mano deve puntare verso la sua tana.
honga-lesson-watch-learned = Con una mano verso la sua tana, HONGA non viene da te.

honga-lesson-barter = Il baratto
honga-lesson-barter-1 = Fai punti al mercato in questo turno.
honga-lesson-barter-1-hint = Punta verso il mercato, e anche verso HONGA: mangerebbe un pesce.
honga-lesson-barter-learned = Al mercato scambi risorse con punti.

honga-lesson-two = Due baratti
honga-lesson-two-1 = Baratta due volte in un turno.
honga-lesson-two-1-hint = Gira il disco in modo che due mani puntino verso il mercato.
honga-lesson-two-learned = Ogni mano che punta verso il mercato vale un baratto.

honga-lesson-chain = Prima raccogli, poi baratta
honga-lesson-chain-1 = Raccogli qualcosa e barattalo nello stesso turno.
honga-lesson-chain-1-hint = Hai già una bacca. I funghi crescono accanto al mercato.
honga-lesson-chain-learned = Ciò che raccogli si può barattare nello stesso turno: quindi raccogli prima.

honga-lesson-joker = L’acqua come jolly
honga-lesson-joker-1 = Paga la carta che chiede due pesci, anche se ne hai uno solo.
honga-lesson-joker-1-hint = Due gocce d’acqua possono diventare un’altra unità sulla tua plancia.
honga-lesson-joker-learned = Due gocce d’acqua sostituiscono un’unità di ciò che ti manca.

honga-lesson-herd = La mandria
honga-lesson-herd-1 = Attira un mammut.
honga-lesson-herd-1-hint = Costa un pesce, una bacca e un fungo: non lasciarne mangiare nessuno a HONGA.
honga-lesson-herd-learned = Un mammut costa un pesce, una bacca e un fungo.

honga-lesson-mountain = La cima
honga-lesson-mountain-1 = Raggiungi la cima della montagna.
honga-lesson-mountain-1-hint = Ancora un gradino: punta verso la montagna, poi sali.
honga-lesson-mountain-learned = Un giocatore che raggiunge la cima fa subito punti.

honga-lesson-forest = La foresta
honga-lesson-forest-1 = Prendi una carta bonus nella foresta.
honga-lesson-forest-1-hint = La foresta è nell’angolo in basso a sinistra.
honga-lesson-forest-learned = Le carte bonus della foresta ti aiutano nei turni seguenti.

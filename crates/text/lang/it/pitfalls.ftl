# Ciò in cui si inciampa, detto dove succede: ogni testo si aggiunge alla ragione di un fatto.

too-few-alike = Un numero fa punti solo se lo mostrano tre dadi o più. Uno o due non valgono nessuna ★.
no-healing-in-tokyo = { $who } è a Tokyo, dove i ♥ dei suoi dadi non curano.
nothing-to-heal = { $who } ha già { $hearts }♥ e non può averne di più: i ♥ dei suoi dadi non curano.
smashes-outside = Queste ✊ sono state lanciate fuori, dove le ✊ mirano a Tokyo, e lì non c'è nessuno. Non si girano contro gli altri una volta che { $who } è dentro.
smashes-spent = { $who } ha lanciato le sue ✊ fuori, dove mirano a Tokyo. Non colpiscono i mostri di fuori ora che è dentro.
same-side = Da Tokyo, le ✊ colpiscono solo i mostri fuori. Due mostri a Tokyo non si colpiscono mai.
nobody-outside = Da Tokyo, le ✊ colpiscono solo i mostri fuori, e non ce n'è nessuno.
no-walking-out = { $who } non può uscire da Tokyo e basta. Se ne esce cedendo dopo un attacco, se si è eliminati, se si è nella baia quando chiude, o con una carta che lo dice.
no-yielding-to-cards = { $who } non può cedere per questo: non è un attacco. Solo le ✊ di un altro mostro danno il diritto di lasciare Tokyo.
no-yielding-without-die = { $who } non può cedere davanti a questo: per le regole di questo tavolo l'attaccante ha bisogno di una ✊ su un dado, e questa l'ha aggiunta una carta.
bay-stays = { $who } resta nella baia di Tokyo. Non si passa in città solo perché è libera.
dead-with-twenty = { $who } aveva 20★, ma 20★ vincono solo se chi le ha è in vita quando si contano.
twenty-until-turn = { $who } non ha ancora vinto. Le 20★ contano alla fine di questo turno, se { $who } è ancora in vita e le ha ancora.
twenty-until-round = { $who } non ha ancora vinto. Le 20★ contano alla fine del giro, se { $who } è ancora in vita e le ha ancora.

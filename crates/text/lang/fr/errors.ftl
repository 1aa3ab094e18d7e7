# Ce qui peut aller de travers, dit à qui peut y remédier. Sans majuscule au début ni point final : un programme met quelque chose devant.

## Answers

over = la partie est finie
chance-is-asked = c’est aux dés ou à la pioche, pas à un joueur
player-is-asked = c’est à un joueur de décider, pas au hasard
other-seat = la décision revient à quelqu’un d’autre
not-an-answer = cela ne répond pas à la question
no-such-dice = ces dés ne sont pas là pour être gardés (ROLL-1)
no-roll-left = il ne reste aucun lancer (ROLL-1)
no-such-card = cette carte n’est pas à vendre (BUY-1)
too-expensive = pas assez de ⚡ pour cela (BUY-1, BUY-2)
not-an-outcome = les dés et la pioche ne peuvent pas donner cela ici

## Setting up

players = on joue de 2 à 6 monstres, pas { $n } (SETUP-1)
twice = { $monster } est deux fois à la table ; chaque siège a besoin de son propre monstre (SETUP-1)
no-evolutions = { $monster } n’a pas d’Évolutions ; choisis un autre monstre, ou joue sans Évolutions (EVO-1)
no-switch = il n’y a pas d’option { $name } ; `kaiju rules switches` les montre toutes
switch-word = { $name } accepte { $words }, pas { $word }

## Texts that cannot be read

expected = attendu : { $expected } ; trouvé : { $found }

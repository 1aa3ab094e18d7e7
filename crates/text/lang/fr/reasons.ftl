# Pourquoi un bot a choisi ce qu’il a choisi, d’après les valeurs qu’il a comparées.

ask-why = Pourquoi ce choix ?
random = { $name } choisit au hasard : { $chosen } est une réponse parmi { $n }, toutes aussi probables.
habit = { $name } ne compare rien ici. À cette question, la réponse suit toujours la même règle : { $chosen }.
no-gain = { $name } choisit { $chosen } : aucun pouvoir ne semble valoir la peine.
alone = { $name } choisit { $chosen } sans avoir essayé autre chose.
gain-score = { $name } choisit { $chosen } : d’après son propre calcul, cela vaut { $points } de plus que de s’en passer.
gain-chance = { $name } choisit { $chosen } : ses chances de gagner sont de { $points } points plus hautes que sans.
score = { $name } choisit { $chosen } : son propre calcul dit { $worth }. { $other } vient ensuite avec { $less }, { $apart } de moins.
chance = { $name } choisit { $chosen } : ses chances de gagner seraient de { $worth }. { $other } vient ensuite avec { $less }, { $apart } points de moins.
wins = { $name } choisit { $chosen } : c’est gagné dans { $worth } des parties imaginées. { $other } vient ensuite avec { $less }, { $apart } points de moins.
secret = { $name } ne dit rien tant que la partie dure : cela montrerait son jeu.
no-choice = Aucun bot n’avait le choix ici.

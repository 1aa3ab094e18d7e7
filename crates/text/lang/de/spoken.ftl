# Die Symbole vorgelesen, für alle, die dem Bildschirm zuhören.

stars = { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
hearts = { $n ->
        [one] { $n } Herz
       *[other] { $n } Herzen
    }
energy = { $n ->
        [one] { $n } Energie
       *[other] { $n } Energie
    }
smashes = { $n ->
        [one] { $n } Pranke
       *[other] { $n } Pranken
    }
# Würfel, Seite für Seite: Wie viele es sind, steht als Wort da, damit es niemand für eine Seite hält: „eine 1, drei 2er“.
number = { $n ->
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] { $n }
    }
# Die Zahl der ⚡ und der ✊: beide sind weiblich.
number-energy = { $n ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] { $n }
    }
number-smashes = { $n ->
        [1] eine
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] { $n }
    }
# Eine Zahl ist weiblich, ein Herz nicht.
ones = { $n ->
        [one] eine 1
       *[other] { $count } 1er
    }
twos = { $n ->
        [one] eine 2
       *[other] { $count } 2er
    }
threes = { $n ->
        [one] eine 3
       *[other] { $count } 3er
    }
energies = { $n ->
        [one] { $count } Energie
       *[other] { $count } Energie
    }
hearts-rolled = { $n ->
        [one] { $count } Herz
       *[other] { $count } Herzen
    }
smashes-rolled = { $n ->
        [one] { $count } Pranke
       *[other] { $count } Pranken
    }
star-word = Stern
    .plural = Sterne
heart-word = Herz
    .plural = Herzen
energy-word = Energie
    .plural = Energie
smash-word = Pranke
    .plural = Pranken
# After these words a symbol is one.
one-after = ein eine einen einem einer einzige jede jeder jedes jeden jedem kein keinen weitere dritte das dem dieses letzten neuen zusätzliche zusätzlichen gewürfelte gewürfeltes hinzugefügte auf aus wird als er
no-dice = keine Würfel

# How the language presents itself.

endonym = English

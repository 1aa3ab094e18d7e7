# How the language presents itself.

endonym = Español

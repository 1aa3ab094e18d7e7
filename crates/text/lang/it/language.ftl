# How the language presents itself.

endonym = Italiano

# What stands between thousands, and before the digits of a fraction.
thousands = .
decimal = ,
percent = { $number }%

# How the language presents itself.

endonym = Deutsch

# What stands between thousands, and before the digits of a fraction.
thousands = .
decimal = ,
percent = { $number }{"\u00A0"}%

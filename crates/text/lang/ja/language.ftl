# How the language presents itself.

endonym = 日本語
# What follows the name where languages are listed, as long as nobody who speaks the language has read all of it.
beta = beta

# What stands between thousands, and before the digits of a fraction.
thousands = ,
decimal = .
percent = { $number }%

# How the language presents itself.

endonym = Português
# CLDR counts 0 as one in Brazil; at the table people say “0 dados”, as the rule for Portugal does.
plurals = pt-PT

# What stands between thousands, and before the digits of a fraction.
thousands = .
decimal = ,
percent = { $number }%

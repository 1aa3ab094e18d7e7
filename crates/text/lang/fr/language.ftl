# How the language presents itself.

endonym = Français

# What stands between thousands, and before the digits of a fraction.
thousands = {"\u202F"}
decimal = ,
percent = { $number }{"\u00A0"}%

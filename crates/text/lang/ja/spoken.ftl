# 画面を聞く人のための、記号の読み上げ。

stars = { $n ->
       *[other] スター{ $n }個
    }
hearts = { $n ->
       *[other] ハート{ $n }個
    }
energy = { $n ->
       *[other] エネルギー{ $n }個
    }
smashes = { $n ->
       *[other] パンチ{ $n }個
    }
# ダイスの個数は、目と間違えないように漢数字で言う：「1が一つ、2が三つ」。
number = { $n ->
        [1] 一つ
        [2] 二つ
        [3] 三つ
        [4] 四つ
        [5] 五つ
        [6] 六つ
        [7] 七つ
        [8] 八つ
        [9] 九つ
       *[other] { $n }個
    }
number-energy = { $n ->
        [1] 一つ
        [2] 二つ
        [3] 三つ
        [4] 四つ
        [5] 五つ
        [6] 六つ
        [7] 七つ
        [8] 八つ
        [9] 九つ
       *[other] { $n }個
    }
number-smashes = { $n ->
        [1] 一つ
        [2] 二つ
        [3] 三つ
        [4] 四つ
        [5] 五つ
        [6] 六つ
        [7] 七つ
        [8] 八つ
        [9] 九つ
       *[other] { $n }個
    }
ones = { $n ->
       *[other] 1が{ $count }
    }
twos = { $n ->
       *[other] 2が{ $count }
    }
threes = { $n ->
       *[other] 3が{ $count }
    }
energies = { $n ->
       *[other] エネルギーが{ $count }
    }
hearts-rolled = { $n ->
       *[other] ハートが{ $count }
    }
smashes-rolled = { $n ->
       *[other] パンチが{ $count }
    }
star-word = スター
    .plural = スター
heart-word = ハート
    .plural = ハート
energy-word = エネルギー
    .plural = エネルギー
smash-word = パンチ
    .plural = パンチ
# After these words a symbol is one: Japanese has no such words, and its symbols no plural.
one-after = 一つの
no-dice = ダイスなし

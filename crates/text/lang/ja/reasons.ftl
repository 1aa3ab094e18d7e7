# ボットがその手を選んだ理由。比べた値から作る。

ask-why = なぜこの手？
random = { $name }は無作為に選びます：{ $chosen }は{ $n }個の答えの一つで、どれも同じ確率です。
habit = { $name }はここでは何も比べません。この質問にはいつも同じ決まりで答えます：{ $chosen }。
no-gain = { $name }は{ $chosen }を選びます：使う価値のある能力はなさそうです。
alone = { $name }は{ $chosen }を選びます。他は試していません。
gain-score = { $name }は{ $chosen }を選びます：自分の計算では、しない場合より{ $points }高くなります。
gain-chance = { $name }は{ $chosen }を選びます：しない場合より勝率が{ $points }ポイント高くなります。
score = { $name }は{ $chosen }を選びます：自分の計算では{ $worth }です。次は{ $other }の{ $less }で、{ $apart }低くなります。
chance = { $name }は{ $chosen }を選びます：勝率は{ $worth }と見ています。次は{ $other }の{ $less }で、{ $apart }ポイント低くなります。
wins = { $name }は{ $chosen }を選びます：想像したゲームの{ $worth }で勝ちます。次は{ $other }の{ $less }で、{ $apart }ポイント低くなります。
secret = { $name }はゲームが続いている間は話しません。手の内が見えてしまうからです。
no-choice = そこではどのボットにも選択肢がありませんでした。

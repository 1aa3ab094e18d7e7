# ゲームの分析：決断と運がどれだけの価値だったか。

## 各席の結果の内訳

how-it-came = 結果の内訳
chances-explained = 勝率を百点中のポイントで示します。開始時、運、自分の決断、他のモンスターの決断を足すと結果になります。
start = 開始時
luck = 運
own = 自分
others = 他
result = 結果
accuracy = 精度
nothing-at-stake = –
not-over = ゲームは終わっていません。結果は最後の時点の勝率です。
cards-not-learned = この分析は、プロモカードやコスチュームなど、このゲームの一部のカードを学習していません。ターンの中での効果は見えますが、その後の価値は見えません。
not-measured = このゲームでは誰も脱落しません。勝率は脱落のあるゲームから得たもので、このルールでは測っていません。

## 評価

fine = 良い手
inaccuracy = 緩手
mistake = 悪手
blunder = 大悪手
inaccuracies = { $n ->
       *[other] 緩手{ $n }回
    }
mistakes = { $n ->
       *[other] 悪手{ $n }回
    }
blunders = { $n ->
       *[other] 大悪手{ $n }回
    }
no-errors = ミスなし

## ミスと運、一つずつ

errors = もっと良かった手
no-errors-at-all = 取り上げるほどのミスはありませんでした。
lucky = 最大の幸運
at = { $turn }ターン目、ステップ{ $step }
instead = { $chosen }ではなく{ $best }
from-to = { $best }のはずが{ $chance }（{ $loss }、{ $grade }）
uncertain = 誤差{ $error }
fell = { $name }のロール
other-luck = { $name }のターンに出たもの
for-whom = { $name } { $points }
more = { $n ->
       *[other] 他に{ $n }件。--allですべて表示
    }
reviewing = ステップ

## 読み上げと一覧のための一文

error-told = { $turn }ターン目、{ $name }、{ $grade }：{ $chosen }より{ $best }が良い手でした。勝率は{ $could }のはずが{ $chance }。
luck-up = { $turn }ターン目、{ $what }：{ $name }の勝率が{ $points }ポイント上がります。
luck-down = { $turn }ターン目、{ $what }：{ $name }の勝率が{ $points }ポイント下がります。

## ページでの分析

luck-or-play = 運か、実力か？
luck-or-play-about = 運は、ダイスとカードが与えたり奪ったりした分。実力は、自分の決断で失った分。どちらも百点中のポイントです。
monster = モンスター
chances = 勝率（パーセント）
mark-error = ミス
mark-luck = 運
one-of = { $what } { $n }/{ $all }
played = 実際の手
better = 良い手
error-before = 前のミス
error-after = 次のミス
look = テーブルを見る
what-if = もしも？ここから続きを遊ぶ
copy-link = リンクをコピー
save-picture = 共有用の画像
all-marks = すべての印を言葉で
keys = NとPで次と前のミス、←と→で次と前の印へ移動します。
progress = { $all }ステップ中{ $n }ステップを分析しました
none-yet = まだミスは見つかっていません。
picture-foot = Kaiju · 悪いのは自分？ダイス？

## ターミナルでの分析

key-error = ミス
help-errors = 次と前のミス
no-more-errors = その方向にもうミスはありません。

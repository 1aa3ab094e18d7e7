### ターンのまとめ：各ステップで得るものと、東京の報酬。ステップは題名、`.short`は場所が狭いときの題名。

step-roll = ダイスを振る
    .short = 振る
    .tokyo = 東京で始めると2★。
    .tokyo-energy = 東京で始めると1⚡。
    .text = ロールは三回まで。気に入ったダイスを残す。
    .tokens = 最初のロールの前にダイストークンを使える。

step-resolve = ダイスを解決する
    .short = 解決
    .text = 同じ数字三つで★、⚡はエネルギー、♥は東京の外で回復、✊は反対側に当たる。
    .attack = 攻撃したモンスターは、東京の空いた場所に入る：1★。
    .attack-energy = 攻撃したモンスターは、東京の空いた場所に入る：1⚡。
    .evolve = ♥三つで進化カード。

step-enter = 東京に入る
    .short = 入る
    .text = まだ外にいて、場所が空いていたら必ず入る：1★。
    .text-energy = まだ外にいて、場所が空いていたら必ず入る：1⚡。

step-buy = カードを買う
    .or-gain = カードを買うか1⚡を得る
    .gain = 1⚡を得る
    .short = 買う
    .text = 払える限り買える。2⚡でカードを入れ替える。
    .thrift = カードを買わなければ1⚡。

step-end = ターンを終える
    .short = 終了
    .text = ターン終了時の効果、次に毒。
    .text-any = ターン終了時の効果と毒を、好きな順番で。
    .check = 20★あれば、ここで勝ち。
    .check-round = 20★あれば、ラウンドの終わりに勝ち。

## ページ

summary = ターンのまとめ
step-now = { $title }（いま）
summary-line = { $n }. { $title }。{ $text }

## 東京の報酬と禁止

tokyo-pays = 入ると1★。ここでターンを始めると2★。回復なし。
tokyo-pays-duo = 入ると1⚡。ここでターンを始めると1⚡。回復なし。
sign-enter = 入る{ $prize }
sign-start = 開始{ $prize }
sign-heal = ♥なし

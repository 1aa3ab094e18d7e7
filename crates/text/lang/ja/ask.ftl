# プレイヤーへの質問と答え。質問は文、答えはボタンの言葉。

## 質問

tokens = ダイストークンを何個使いますか？
    .hint = 一個につき、このターンが終わるまでダイスが一個増えます。一ターンに二個までです。
keep = どのダイスを残しますか？残りロール{ $rolls }回。
    .hint = 残さなかったダイスを振り直します。すべて残すと終わりです。
keep-last = もうロールできません。この結果でよいですか？
    .hint = 能力でもう一回振れない限り、これを解決します。
change = ダイスの目を変えますか？
    .hint = ロールは終わりました。まだ能力でダイスの目を変えたり加えたりできます。
resolve = 次にどのダイスを解決しますか？
    .hint = 同じ目のダイスはまとめて解決します。順番が大事なこともあります。♥が先か、✊が先か？
hearts = ♥を何に使いますか？
    .hint = ♥一つで、自分を回復するか、自分のカウンターを一つ取り除くか、カードがあれば他のモンスターを回復できます。
yield-or-stay = { $attacker }が東京のあなたを攻撃しました。明け渡しますか？
    .hint = 明け渡すと外で安全になり、攻撃した相手が東京に入ります。とどまると★を稼ぎ続け、攻撃も受け続けます。
shop = { $energy }⚡あります。何を買いますか？
    .hint = 払える限り何枚でも買えます。2⚡で三枚とも入れ替えることもできます。
ending = あなたのターンが終わります。何を先にしますか？
    .hint = いくつかの能力がここで働きます。順番を選べます。
choose = どの進化カードを残しますか？
    .hint = もう一枚は、最初のターンの前なら山札に戻り、その後は捨てられます。
evolve = { $moment }。進化カードをプレイしますか？
    .hint = 好機はすぐにはまた来ないかもしれません。
power = { $card }：{ $asks }

## 進化カードをプレイできるとき

moment-attack-looms = 攻撃されるところです
moment-dying = ♥がなくなりました
moment-energy-goes = ⚡を失うところです
moment-enter-phase = モンスターが東京に入るところです
moment-entered = モンスターが東京に入りました
moment-others-buy = 他のモンスターがカードを買うところです
moment-others-rolled = 他のモンスターが最後のロールを終えました
moment-others-rolling = 他のモンスターがダイスを振りました
moment-rolled = 最後のロールを終えました
moment-striking = あなたの✊が当たるところです
moment-tallied = 結果が確定しました
moment-turn-begins = あなたのターンが始まるところです
moment-turn-begun = あなたのターンが始まりました
moment-turn-closes = ターンが終わるところです
moment-victim-decides = 攻撃したモンスターが明け渡すか決めます
moment-wound-coming = ♥を失うところです
moment-wounded = ♥を失いました
moment-yielded = モンスターが東京を明け渡します
moment-other = いまです

## 答え

no = いいえ
yes = はい
not-now = いまはしない
keep-some = { $dice }を残し、残りの{ $others }個を振る
keep-none = { $dice }個すべて振り直す
keep-all = すべて残して終える
take-roll = { $dice }を結果にする
spend-tokens = { $n ->
        [0] 何も使わない
       *[other] ダイストークンを{ $n }個使う
    }
leave-dice = ダイスはそのまま
turn-die = { $from }を{ $to }に変える（{ $card }）
resolve-face = { $dice }を解決する
usual-order = 残りは通常の順番で
poison-first = 毒を先に
heal-self = 残りで自分を回復する
heal-other = { $who }を1♥回復する
cure-poison = 毒カウンターを一つ取り除く
cure-shrink = 縮小カウンターを一つ取り除く
stay = 東京にとどまる
give-way = 東京を明け渡す
done-buying = 買い物を終える
buy = { $card }を{ $price }⚡で買う
buy-top = 山札の{ $card }を{ $price }⚡で買う
buy-unseen = 山札の一番上を買う
buy-from = { $who }の{ $card }を{ $price }⚡で買う
sweep = 2⚡でショップを入れ替える
first = { $card }を先に
keep-evolution = { $card }を残す
play-evolution = { $card }をプレイする
use-power = { $does }（{ $card }）
use-card = { $card }を使う
card-of = { $card }（{ $who }）
reroll-face = { $face }の目のダイスを振り直す

# ゲームで起こること。出来事一つが一行、句点なし。

contested = { $who }は先手を決めるために{ $dice }を振った
begins = { $who }が先手
turn-begins = { $who }のターン開始
keeps-nothing = { $active }は何も残さない
keeps = { $active }は{ $dice }を残した
rolls = { $active }は{ $dice }を振った
stops = { $active }はロールを終えた
turned = ダイス一個が{ $from }から{ $to }に変わった
rerolled = ダイス一個を振り直した：{ $from }が{ $to }になった
rolls-for = { $who }は{ $card }のために{ $dice }を振った
adds-smashes = { $active }は結果に{ $smashes }✊を加えた
hearts-added = { $active }は結果に{ $hearts }♥を加えた
the-roll = 結果は{ $roll }
resolves = { $active }は{ $dice }を解決する
loses-stars = { $who }は{ $n }★を失った
gains-stars = { $who }は{ $n }★を得た
gains-energy = { $who }は{ $n }⚡を得た
pays-energy = { $who }は{ $n }⚡を払った
loses-energy = { $who }は{ $n }⚡を失った
heals = { $who }は{ $hearts }♥回復した
hurt-by-smash = { $who }は{ $from }の✊で{ $hearts }♥を失った
hurt-by = { $who }は{ $from }のせいで{ $hearts }♥を失った
hurt = { $who }は{ $hearts }♥を失った
gives-up-hearts = { $who }は{ $hearts }♥を手放した（ダメージではない）
spared = { $who }は{ $hearts }♥を失わずに済んだ
misses = { $active }の攻撃は空を切った
attacks = { $active }は{ $them }を攻撃した
shielded = { $who }はこのターンもう♥を失わない
yields = { $who }は東京を明け渡した
stays = { $who }は東京にとどまった
leaves = { $who }は東京を離れた
enters-city = { $who }は東京シティに入った
enters-bay = { $who }は東京湾に入った
moves-to-city = { $who }は東京湾から東京シティに移った
is-out = { $who }は脱落した
reborn = { $who }は{ $hearts }♥で復活した
for-sale = { $card }が{ $cost }⚡で売りに出た
sweeps = { $who }はショップのカードを入れ替えた
reshuffled = 捨て札が新しい山札になった
buys = { $who }は{ $card }を{ $paid }⚡で買った
buys-off-deck = { $who }は山札から{ $card }を{ $paid }⚡で買った
buys-off-discards = { $who }は捨て札から{ $card }を{ $paid }⚡で買った
buys-from-under = { $who }は取り置いた{ $card }を{ $paid }⚡で買った
closed = { $who }はこのターン{ $card }を買えない
set-aside = { $card }は{ $power }の下に置かれた
buys-from = { $who }は{ $seller }から{ $card }を{ $paid }⚡で買った
takes = { $who }は支払いなしで{ $card }を取った
digs-up = { $who }は捨て札から{ $card }を見つけた
sinks = { $card }は山札の一番下に置かれた
gives-up = { $who }は{ $card }を手放した
mirrors = { $mirror }は{ $model }をコピーした
lent = { $card }は{ $who }の前に置かれた
numbed = このターン、{ $active }の{ $face }の目のダイスは何もしない
wasted = 結果から除かれた：{ $dice }
frozen = { $face }の目のダイスが凍った
joined = 凍った{ $dice }が結果に加わった
loses-card = { $who }は{ $card }を失った
uses = { $who }は{ $card }を使った
milled = { $card }はめくられて捨てられた
gains-card = { $who }は{ $card }を無料で得た
marked = { $card }に印が付いた
targeted = { $who }が標的になった
copies = { $copier }は{ $card }をコピーした
copies-nothing = { $copier }は何もコピーしていない
peeks-first = { $who }は山札の一番上を見た{ $seen }
peeks-second = { $who }は山札の二番目を見た{ $seen }
peeks-third = { $who }は山札の三番目を見た{ $seen }
revived = { $who }は{ $hearts }♥で踏みとどまった
picks = { $card }は{ $who }を選んだ
voided = { $active }の{ $smashes }✊が打ち消された
halted = { $active }はこのターンもうダイスを振れない
swapped = { $a }と{ $b }が場所を交代した
pinned = { $who }は明け渡せない
barred = { $active }はこのターン東京に入れない
draws = { $who }は進化カードを引いた{ $seen }
picks-evolution = { $who }は進化カードを手札に加えた{ $seen }
discards = { $who }は{ $card }を捨てた
renewed = { $who }の捨てた進化カードが新しい山札になった
plays = { $who }は{ $card }をプレイした
regains = { $who }は{ $card }を手札に戻した
loses-evolution = { $who }は進化カード{ $card }を失った
turn-ends = { $who }のターン終了
nobody-wins = 勝者なし
wins = { $who }の勝利
wins-with-stars = { $who }が20★で勝利
wins-last = { $who }が最後の一体となって勝利
share-the-win = { $who }が勝利を分け合った

## 数のあるもの

extra-turn = { $who }は{ $fewer ->
        [0] 追加ターンを行う
       *[other] ダイスを{ $fewer }個減らして追加ターンを行う
    }
turn-won = { $who }は{ $fewer ->
        [0] 追加ターンを得た
       *[other] ダイスが{ $fewer }個少ない追加ターンを得た
    }
dice-ready = { $who }のダイスは{ $dice }個、ロールは{ $rolls }回
more-rolls = { $who }はロールが{ $rolls }回増えた
gets-poison = { $who }は毒カウンターを{ $n }個受け取った
removes-poison = { $who }は毒カウンターを{ $n }個取り除いた
gets-shrink = { $who }は縮小カウンターを{ $n }個受け取った
removes-shrink = { $who }は縮小カウンターを{ $n }個取り除いた
gets-tokens = { $who }はダイストークンを{ $n }個得た
spends-tokens = { $who }はダイストークンを{ $n }個使った
gets-charges = { $card }はチャージを{ $n }個得た
loses-charges = { $card }はチャージを{ $n }個失った

## モンスターの並び

list-next = { $first }、{ $next }
list-last = { $first }と{ $last }
# 攻撃される側の呼び方。
attacked-name = { $who }

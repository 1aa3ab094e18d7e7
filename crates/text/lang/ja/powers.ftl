# 個々の能力が聞くこと。カードのidで並ぶ。`.yes`、`.no`、`.number`、`.face`、`.card`、`.turn`はその種類の答え、
# `.use`は使うと何が起こるか、他の名前はカード自身が付けたもの。質問はカードの名前とコロンの後に続く。
# $whoはモンスター、$nは数、$worthは答えの価値。

rapid-healing = 手遅れになる前に、2⚡を払って1♥を得ますか？
    .yes = 2⚡を払い、1♥を得る
    .use = 2⚡を払い、1♥を得る
psychic-probe = { $who }のどのダイスを振り直させますか？
    .yes = 振り直させる
    .no = そのままにする
    .again = その3をもう一度振り直しますか？
mimic = どのカードをコピーしますか？
    .again = 1⚡を払って別のカードをコピーしますか？
    .no = コピーし直さない
telepath = もう一回振りますか？
    .use = 1⚡を払ってもう一回振る
metamorph = ⚡のためにどのカードを捨てますか？
    .no = もう捨てない
    .card = { $card }を捨てて{ $worth }⚡を得る
opportunist = いま出たカードを買いますか？
    .no = 買わない
background-dweller = 3を振り直しますか？
    .use = 3を一つ振り直す
camouflage = 3を振り直しますか？
    .yes = 振り直す
    .no = そのままにする
jets = いま明け渡して何も失わないか、とどまってすべて受けるか？
    .yes = 明け渡し、何も失わない
    .no = とどまって受ける
wings = 2⚡を払って、このターンもう♥を失わないようにしますか？
    .yes = 2⚡を払って飛ぶ
    .no = そのまま受ける
    .keep = 払わない
made-in-a-lab = 次のカードを見ますか？
    .use = 山札の次のカードを見る
smoke-cloud = もう一回振りますか？
    .use = チャージを一つ使ってもう一回振る
monster-batteries = ⚡をいくつ置きますか？
    .number = { $n ->
            [0] 何も置かない
           *[other] { $n }⚡を置く
        }
freeze-time = ダイスを一個減らして、もう一ターン行いますか？
    .yes = 追加ターンを行う
    .no = 追加ターンはなし
sleep-walker = 3⚡を払って1★を得ますか？
    .use = 3⚡を払い、1★を得る
super-jump = 1⚡を払って、失う♥を1♥減らしますか？
    .yes = 1⚡を払う
    .no = そのまま受ける
electric-armor = 1⚡を払って、失う♥を1♥減らしますか？
    .yes = 1⚡を払う
    .no = そのまま受ける
biofuel = ♥のダイスをいくつ⚡として使いますか？
    .number = { $n ->
            [0] ⚡として使わない
           *[other] { $n }個を⚡として使う
        }
shrinky = 2の目をいくつ1として使いますか？
    .number = { $n ->
            [0] 1として使わない
           *[other] { $n }個を1として使う
        }
unstable-dna = { $who }のどのカードと交換しますか？
    .no = このカードを持ち続ける
cheerleader = { $who }の出目に✊を加えますか？
    .yes = ✊を加える
    .no = 加えない
robot = いくつの♥を⚡で払いますか？
    .number = { $n ->
            [0] 払わない
           *[other] { $n }⚡を払い、失う♥を{ $n }♥減らす
        }
witch = { $who }のどのダイスを振り直させますか？
    .no = そのままにする
alien-ultimatum = 誰から★を奪いますか？
    .no = 誰からも奪わない
open-season = 誰が3♥を失いますか？
targeted-serum = どの種族が3♥を失いますか？
natural-enemy = これからどの種族を狩りますか？
throwing-arm = ダイストークンを✊に使いますか？
    .use = ダイストークン一個を✊にする
tremor-sense = { $who }の✊を一つ振り直させますか？
    .yes = 振り直させる
    .no = そのままにする
hunters-patience = もう一回振りますか？
    .use = もう一回振る
maser-dish = 誰が1♥を失いますか？
    .use = 2⚡を払う：選んだモンスターが1♥を失う
    .no = 誰も選ばない
mutagenic-bath = 1♥を手放してダイストークンを得ますか？
    .yes = 1♥を手放す
    .no = ♥を手放さない
adapting-technology = カードを入れ替えますか？
    .use = チャージを一つ使ってショップを入れ替える
exotic-arms = 2⚡を置いて、✊三つに賭けますか？
    .yes = 2⚡を賭ける
    .no = 賭けない
mothership-support = 1⚡を払って1♥を得ますか？
    .yes = 1⚡を払い、1♥を得る
    .use = 1⚡を払い、1♥を得る
superior-alien-technology = どのカードを半額で買いますか？
    .use = カードを一枚半額で買う
    .no = 買わない
contract-killer = 誰を脅しますか？
    .yes = 3⚡を払う
    .no = 2♥を失う
    .pay = { $who }に3⚡を払いますか、それとも2♥を失いますか？
scavenged-circuits = 最後の捨て札を買いますか？
    .use = 最後に捨てられたカードを買う
stooping-dive = 誰を東京から追い出しますか？
wanderer = 東京を離れて1⚡を得ますか？
    .yes = 東京を離れる
    .no = 東京にとどまる
keen-eye = どのダイスを振り直しますか？
    .use = ダイスを一個振り直す
forked-lightning = 誰が打たれて1♥を失いますか？
    .no = 誰も選ばない
inverted-gravity = 東京の誰が場所を交代しますか？
    .no = 誰も交代しない
    .swap = { $who }は外の誰と場所を交代しますか？
island-hymn = 誰が1♥を得ますか？
glittering-scales = ✊をいくつ打ち消しますか？
    .number = { $n }✊を打ち消す
all-bays-open = ✊のためにダイストークンを何個使いますか？
    .number = { $n ->
            [0] 使わない：{ $worth }✊
           *[other] { $n }個使う：{ $worth }✊
        }
field-repairs = ♥をいくつ買いますか？
    .number = { $n ->
            [0] 何も払わない
           *[other] { $n }⚡を払い、{ $n }♥を得る
        }
backup-tape = どの進化カードを戻しますか？
targeting-matrix = 1をすべて振り直しますか？
    .use = 1をすべて振り直す
fusion-printer = 3⚡を払って1★とダイストークン一個を得ますか？
    .use = 3⚡を払う：1★とダイストークン一個
crushing-tread = 1を✊に変えますか？
    .use = 1を一つ✊に変える
freeze-ray = このターン、どの目が何もしなくなりますか？
    .whom = 誰の前に置きますか？
    .no = 誰の前にも置かない
    .face = { $face }は何もしない
miraculous-catch = 出てきたカードを買いますか？
    .use = 捨て札で釣りをする
    .no = 放してやる
    .card = { $card }を{ $worth }⚡で買う
deep-dive = どのカードを取りますか？
    .no = 取らない
encased-in-ice = 1⚡を払ってダイスを一個凍らせますか？
    .no = 何も凍らせない
    .face = { $face }の目のダイスを凍らせる
icy-reflection = どの進化カードをコピーしますか？
    .no = コピーしない
lightning-armor = { $who }に対してダイスを{ $n }個振りますか？
    .yes = 振る
    .no = 見逃す
target-acquired = { $who }に標的トークンを渡しますか？
    .yes = 狙いを定める
    .no = トークンは動かさない
mega-purr = { $who }に1⚡と1★のどちらを渡しますか？
    .yes = 1⚡を渡す
    .no = 1★を渡す
    .nothing = 何も渡さない
play-with-your-food = 獲物の失う♥を2♥減らし、1★と1⚡を奪いますか？
    .yes = 獲物で遊ぶ
    .no = かみつく
feline-motor = { $who }の代わりに東京に入りますか？
    .yes = 東京に入る
    .no = 外にとどまる
saurian-adaptability = どのダイスを何に変えますか？
    .turn = { $from }をすべて{ $to }に変える
chest-thumping = { $who }に東京を明け渡させますか？
    .yes = 明け渡させる
    .no = 相手に決めさせる
terror-of-the-deep = ダイスを{ $n }個振って♥を守りますか？
    .yes = 振る
    .no = そのまま受ける
sunken-temple = ターンを飛ばして3♥と3⚡を得ますか？
    .yes = ターンを飛ばす：3♥、3⚡
    .no = ターンを行う
heart-of-the-rabbit = { $who }のどのダイスを振り直しますか？
    .face = { $face }を一つ振り直す
energy-sword = 2⚡を払って剣を抜きますか？
    .yes = 2⚡を払う
    .no = 鞘に収めておく
electric-carrot = { $who }に1⚡を渡しますか、それともさらに1♥を失いますか？
    .yes = 1⚡を渡す
    .no = さらに1♥を失う
bamboozle = { $who }は代わりにどのカードを買いますか？
bamboo-supply = 1⚡を置きますか、それともすべて取りますか？
    .yes = 1⚡を置く
    .number = { $n }⚡を取る
    .no = そのままにする
yin-and-yang = ダイスをすべて裏返しますか？
    .use = ダイスをすべて裏返す
my-toy = どのカードを下に置きますか？
    .card = { $card }を取り置く
    .use = 下のカードを買う
tiny-tail = どのダイスを1に変えますか？
    .again = もう一個変えますか？
    .use = ダイスを二個まで1に変える
    .no = これで終わり
so-small = ダイスを{ $n }個振って♥に賭けますか？
    .yes = 振る
    .no = そのまま受ける

### ブラウザークライアント：ページ、ボタン、ラベル。

## 枠

title-home = ホーム
title-lost = このページはありません
title-online = 友だちと遊ぶ
title-replay = リプレイ
title-result = 結果
title-table = テーブル
home = ホーム
to-home = ホームへ
pages = ページ
language = 言語
language-missing = この言語の言葉を読み込めません。一度だけネットワークから取得します。オンラインのときにやり直してください。
page-comes = このページを取得しています。少しお待ちください。
cannot-start = ここではKaijuを起動できません。ページを再読み込みしてください。それでも動かなければブラウザーを更新してください。ChromeとEdgeは111以降、Firefoxは121以降、SafariとiOSは16.4以降で動きます。
page-missing = このページを読み込めません
page-missing-why = 一度だけネットワークから取得します。オンラインのときに再読み込みしてください。
skip-to-main = 本文へ移動
footer = Kaijuは自由ソフトウェアです。ここでしたことは何も売られず、クリックを数える人もいません。
lost-why = リンクが古いか、途中で切れているのかもしれません。
close = 閉じる
back = 戻る
search = 検索
found = { $n ->
    [0] 見つかりません
   *[other] { $n }件見つかりました
  }

## ホーム

hero = ダイスを振り、街を壊し、最後まで立ち続けるモンスターになろう。
play-now = いますぐ遊ぶ
go-on = ゲームを続ける
play-with-friends = 友だちと遊ぶ
tutorial = 遊び方を学ぶ
tutorial-why = 五分でわかる最初のゲーム。一つずつ進みます。
new-game = 新しいゲーム
new-game-why = 版、モンスター、相手、ハウスルールを選びます。
rules = ルール
rules-why = すべての版の、すべてのルール。検索できます。
cards = カード
cards-why = すべてのパワーカードと進化カードの文章。
faq = よくある質問
faq-why = テーブルでよく聞かれることと、その答え。
records = 記録
records-short = 記録
records-why = 終わったゲームを見返し、どのステップからでも続きを遊べます。
join-by-code = コードでテーブルに参加
join = 参加

## 新しいゲーム

edition = 版
all-editions = すべての版
seats = 席
add-seat = 席を増やす
remove-seat = 席を減らす
monster-of-seat = 席{ $n }のモンスター
player-of-seat = 席{ $n }のプレイヤー
seed = シード
seed-why = 同じシードなら同じゲームになります。空欄なら新しいゲームです。
person = この端末の人
all-switches = すべてのルール設定
start = 開始
level-1 = ボット1、初心者
level-2 = ボット2、のんびり
level-3 = ボット3、堅実
level-4 = ボット4、熟練
level-5 = ボット5、強い
level-6 = ボット6、チャンピオン
fits-me = 自分に合わせる
fits-why = あなたと同じくらいの強さのボットです。あなたが勝つと判断が良くなり、負けると悪くなるので、やがてほぼ人数どおりの割合で勝てます。わざと負けることはありません。
fitted = ボット{ $strength }、合わせたもの
champion-missing = チャンピオンを今は読み込めません。それまでは弱いボットが代わりに遊びます。
persona-greedy = ボット、実利的
persona-smasher = ボット、暴れん坊
persona-banker = ボット、収集家
persona-survivor = ボット、生存重視
persona-scorer = ボット、スター狙い
persona-learned = ボット、学習済み

## 設定

settings = 設定
your-name = あなたの名前
follow-system = システムと同じ
theme = 配色
theme-light = 明るい
theme-dark = 暗い
theme-contrast = 高コントラスト
motion = 動き
motion-full = すべて
motion-less = 控えめ
text-size = 文字の大きさ
size-normal = 普通
size-large = 大きい
size-larger = とても大きい
font = 書体
font-drawn = 手描き
font-plain = 標準
speed = 速さ
speed-slow = 遅い
speed-normal = 普通
speed-fast = 速い
speed-instant = 即時
detail = 読み上げる内容
detail-1 = 自分に関することだけ
detail-2 = 一ターンに一文
detail-3 = すべて
sound = 音
sound-normal = 普通
sound-quiet = 小さい
sound-off = なし
coach = コーチ
warnings = 無駄な買い物や確実な脱落の前に警告する
default-order = 聞かずに、通常の順番でダイスを解決する
skip-shop = 買えるものがなければショップを飛ばす
skip-evolve = プレイできる進化カードがなければ飛ばす
yield-at = この♥以下なら自動で東京を明け渡す
stay-at = この♥以上なら自動で東京にとどまる
ask-me = 聞く
give-up = このゲームを終える
download-record = 記録をダウンロード

## テーブル

rivals = 相手
my-monster = 自分のモンスター
tokyo = 東京
tokyo-city = 東京シティ
tokyo-bay = 東京湾
city-short = シティ
bay-short = 湾
nobody-here = 誰もいません
shop = ショップ
deck-left = { $n ->
   *[other] 山札{ $n }枚
  }
no-card = カードなし
buy = { $price }⚡で買う
buy-for = { $name }を{ $price }⚡で買う
costs = { $n ->
   *[other] コストはエネルギー{ $n }個
  }
card-details = { $name }：効果
seat-details = { $name }：プレイヤーとカード
no-cards = まだカードがありません
kind-keep = キープ
kind-discard = 使い切り
kind-event = イベント
kind-temporary = 一時の進化カード
kind-permanent = 永続の進化カード
out = 脱落
you = あなた
player-number = プレイヤー{ $n }
in-hand = あなたの手札。他の人には見えません
dial-hearts = { $n ->
   *[other] ハート{ $n }個、上限{ $most }個
  }
dial-stars = { $n ->
   *[other] スター{ $n }個
  }
dial-energy = { $n ->
   *[other] エネルギー{ $n }個
  }
poison = { $n ->
   *[other] 毒カウンター{ $n }個
  }
shrink = { $n ->
   *[other] 縮小カウンター{ $n }個
  }
dice-tokens = { $n ->
   *[other] ダイストークン{ $n }個
  }
hidden-evolutions = { $n ->
   *[other] 進化カードの手札{ $n }枚
  }
target = { $n ->
   *[other] 標的トークンを持つ
  }
log = 起きたこと
announcements = お知らせ
why-label = なぜ？{ $reason }
why-title = なぜこうなった？
because-of = { $card }の効果
rulings = 裁定
all-about-card = カード一覧で見る
read-in-rules = ルールで読む
your-turn = あなたが決める番です
turn-of = { $who }のターン
turn-number = { $n }ターン目 · { $edition }
waiting-for = { $who }を待っています…
game-over = ゲーム終了
skip = 次の自分の番まで飛ばす
undo = 元に戻す
undone = 元に戻しました
pass-to = { $who }に端末を渡してください
pass-why = 次の画面には秘密があります。
pass-ready = { $who }です。テーブルを見せて

## 操作欄

dock = ダイスと決断
question = 質問
dice = ダイス
tap-to-keep = 残すダイスをタップ
the-roll = 結果
rolls-left = { $n ->
    [0] ロール残りなし
   *[other] ロール残り{ $n }回
  }
die-blank = まだ振っていないダイス
die-one = 1
die-two = 2
die-three = 3
die-energy = エネルギー
die-heart = ハート
die-smash = パンチ
die-kept = { $face }、残す
die-idle = { $face }、いまは何もしない
roll-dice = { $n ->
   *[other] ダイス{ $n }個を振る
  }
keeps = { $dice }を残す
keeps-nothing = 何も残さない
stop-rolling = 終える：このダイスにする
sweep-why = 新しいカード三枚
stay = 東京にとどまる
stay-why = { $n ->
   *[other] −{ $n }♥を受けて残り{ $hearts }♥
  }
stay-risk = { $n ->
   *[other] −{ $n }♥を受けて残り{ $hearts }♥、自分のターンまでに脱落する確率{ $risk }%
  }
yield-tokyo = 東京を明け渡す
yield-why = { $who }が入る
yield-risk = { $who }が入る。自分のターンまでに脱落する確率{ $risk }%
also = 使える能力
danger-useless = いまは払うだけで、何も得られません。
danger-death = あなたのモンスターが脱落します。
danger-defeat = 他の人の勝ちになります。
danger-rolls = { $n ->
   *[other] まだ{ $n }回振れます
  }
really = 本当に？
no-more-warnings = もう警告しない
do-it-anyway = それでも実行する
coach-best = を残すのが最善：勝率{ $chance }
coach-better = の方が良い：勝率{ $chance }（+{ $less }）
coach-odds = { $dice }を残して狙うなら：

## 調べる

chapters = 章
see-also = 関連
deck = 山札
evolutions = 進化カード

## 結果

no-result = ここで終わったゲームはまだありません
wins = { $who }の勝ち！
win-together = { $who }がともに勝ち
nobody-wins = 勝者なし
unfinished = 未完
result-line = { $turns }ターンで{ $stars }★
rematch = もう一度遊ぶ
review = 分析
review-missing = 分析を読み込めません。一度だけネットワークから取得します。オンラインのときにやり直してください。
watch-replay = リプレイを見る
story = ゲームの物語
swing-up = { $turn }ターン目：{ $who }の勝率が{ $points }ポイント上がる
swing-down = { $turn }ターン目：{ $who }の勝率が{ $points }ポイント下がる
look = 見る
chart-chances = 勝率（パーセント）
chart-stars = スター
chart-hearts = ハート
chart-energy = エネルギー
chart-damage = 与えたダメージ
chart-words = 言葉で
chart-course = { $who }は{ $from }から始まり、最高は{ $at }ターン目の{ $high }、最低は{ $below }ターン目の{ $low }、最後は{ $end }。
chart-level = { $who }はずっと{ $end }。
chart-lead = { $who }は{ $turn }ターン目から首位。
figures = ゲームの統計
monster = モンスター
dealt = 与えたダメージ
lost = 失ったハート
healed = 回復したハート
energy = 得たエネルギー
entered = 東京に入った回数
kills = 脱落させた数
records-about = 終わったゲームはこの端末に残ります。記録はただのテキストで、誰でも読み、確かめ、続きを遊べます。
no-records = まだ何もありません。ゲームを終えるとここに現れます。
forget = このゲームを削除
paste-record = 記録を貼り付け
open-record = 記録を開く
no-replay = このゲームはここにありません
no-replay-why = オフラインのゲームは、遊んだ端末に残ります。記録をもらって「記録」に貼り付けてください。
moment-of = ステップ{ $n }/{ $all }
perspective = 視点
spectator = 観戦者
replay-controls = リプレイの操作
turn-before = 前のターン
turn-after = 次のターン
step-back = 一つ戻る
step-on = 一つ進む
play = 再生
pause = 一時停止
moment = ステップ
copy-link = このステップへのリンクをコピー
go-on-from-here = ここからボットと続きを遊ぶ

## オンライン

make-table = テーブルを作る
make-table-why = 友だちに送るリンクとコードができます。アカウントは不要です。
anonymous = モンスター
people = プレイヤー（自分を含む）
people-here = この端末の人数
bots = ボット
bot-strength = ボットのレベル
clock = 答える時間
no-clock = 無制限
seconds = { $n }秒
public-table = ロビーに公開する
public-tables = 他のテーブル
your-tables = あなたのテーブル
back-to-table = テーブルに戻る
game-is-on = ゲーム中
two-to-six = 遊べるのは二体から六体です。
free-seats = { $n ->
    [0] 空席なし
   *[other] 空席{ $n }
  }
free-seat = 空席
here = 在席
away = 離席
the-table = テーブル
sit-down = 席に着く
full-watch = 席はすべて埋まっています。観戦できます。ゲームが始まるとここに現れます。
waiting-for-people = 全員がそろうのを待っています…
watching = { $n ->
    [0] 観戦者なし
   *[other] { $n }人が観戦中
  }
invite = 友だちを招待
qr = 招待のQRコード
link = テーブルへのリンク
seat-link = あなたの席のリンク
other-device = 別の端末で続ける
other-device-why = このリンクであなたの席に入れます。別の端末で開き、他の人には見せないでください。
copy = コピー
copied = コピーしました
share = 共有
looking-for-table = テーブルを探しています…
no-way-in = このテーブルには参加できません
title-old = このページは古くなっています
title-elsewhere = テーブルは別の場所で開かれています
load-again = 再読み込み
closed-replaced = このテーブルは他の多くの場所で開かれました。ここで遊ぶにはページを再読み込みしてください。
reconnecting = 接続が切れました。再接続中…何も失われていません。
back-again = 戻りました。何も失われていません。
trouble-silence = サーバーが応答しません。ネットワークを確かめてやり直してください。ボットとのゲームはサーバーなしで遊べます。
trouble-full = テーブルは満席です。
trouble-dead = このリンクにテーブルはありません。古いか、途中で切れているのかもしれません。
trouble-name = その名前は使えません。目に見える1文字から24文字にしてください。
trouble-empty = まだ空いている席があります。
trouble-begun = ゲームはもう始まっています。
trouble-hurry = リクエストが多すぎます。少し待ってからやり直してください。
trouble-old = このページはサーバーより古いものです。再読み込みしてください。
trouble-moved = 間に合いませんでした。ゲームはもう先へ進んでいます。
trouble-other = サーバーに断られました。ページを再読み込みし、だめなら新しいテーブルを作ってください。
to-rematch = 次のゲームへ
verify-dice = ダイスを検証
dice-unfair = 検証に失敗しました：{ $why }
talk = 会話
chat = チャット
signs = エモート
send = 送る
say-something = 何か話す
mute = { $who }をミュート
unmute = { $who }のミュートを解除
emote-roar = ガオー！
emote-laugh = あはは！
emote-cry = うわー！
emote-cheer = やった！
emote-wow = すごい！
emote-thanks = ありがとう！
emote-sorry = ごめん！
emote-hurry = 早く！

## 快適さ、リプレイ、ロビー

skip-end = 最後まで飛ばす
decision-of = { $who }：あなたが決める番です
bot-plays = ボットに任せる
play-myself = ボットが代わりに遊んでいます。自分に戻す
confirm-stop = 残りロールがあるまま終えるときに確認する
hold-answers = オンライン：取り消せるように、答えを三秒後に送る
ask-pause = 休憩を頼む
wants-pause = { $who }：休憩しませんか？
paused = ゲームは休憩中です。
end-pause = 再開
agree = 賛成
mute-power = このゲームではこの能力について聞かない
name-of-seat = プレイヤー{ $n }の名前
fair-for-two = 二人で遊ぶと、東京の報酬がスターなので先手がずっと多く勝つことがあります。代わりに1⚡にすると、誰が遊んでも100回中43～59回です。
fair-for-two-on = 東京の報酬を⚡にする
game-kept = 遊んでいたゲームは記録に移りました。そこから続きを遊べます。
record-gone = 削除しました。
download-all = すべての記録をダウンロード
open-file = ファイルを開く
replay-keys = ← → 一ステップ、↑ ↓ 一ターン、スペースで再生と一時停止
fill-with-bot = ここはボットに任せる
free-again = この席を空ける
unread = { $n ->
   *[other] 新しいメッセージ{ $n }件
  }
look-up = 調べる
look-up-about = ルール、カード、裁定、質問。覚えていることを入力してください。
now-you-may = いまできること
lesson-otherwise = あなたのやり方で
lesson-otherwise-text = 3が三つそろわなくても大丈夫。同じ数字三つでスターになり、⚡、♥、✊は一つずつ効きます。好きなものを残して振り直すか、終えましょう。
lesson-over = チュートリアル終了
lesson-over-text = これで本当のゲームが遊べます。三体のボットが待っています。
lesson-play = 本当のゲームを遊ぶ

## 練習

lesson-begin = 始める
lesson-go-on = 自分で続ける
lesson-leave = チュートリアルをやめる
lesson-welcome = 街へようこそ
lesson-welcome-text = あなたはGigazaurです。20★を集めるか、最後の一体になれば勝ちです。Cyber Kittyも同じことを狙っています。五分もかかりません。
lesson-keep = あなたのダイス
lesson-keep-text = 同じ数字三つでスターになります。⚡はカードを買うエネルギー、♥は回復、✊は相手への攻撃です。3が二つあります。両方タップして残しましょう。
lesson-roll = 他を振る
lesson-roll-text = 鍵の付いたダイスは残ります。他のダイスはあと二回まで振り直せます。大きなボタンを押しましょう。
lesson-again = 三つ目の3！
lesson-again-text = 3が三つで3★です。それと✊を残し、残りをもう一回振るか、好きなときに終えましょう。
lesson-shop = スターを得て、街はあなたのもの
lesson-shop-text = スターとエネルギーを得て、空だった東京に入りました。⚡でカードを買うか、2⚡でショップを入れ替えられます。カードをタップすると読めます。終わったら次へ進みましょう。
lesson-rival = 相手のターン
lesson-rival-text = 外からの✊は、東京のモンスター全員に当たります。東京からの✊は、外の全員に当たります。何が起こるか見てみましょう。
lesson-yield = とどまる？明け渡す？
lesson-yield-text = 攻撃されました。明け渡すと、攻撃した相手が必ず入ります。とどまって東京で自分のターンが始まると2★を得ますが、そこでは♥の目で回復しません。ハートは十分あります。とどまりましょう。
lesson-alone = これがゲームのすべて
lesson-alone-text = 振って、残して、殴って、買う。電球は上手な人の手を、行の横の？は出来事の理由を教えます。さあ続けましょう！
nothing = 何もなし
leave-table = テーブルを離れる（席はそのまま）

## テーブルの説明

meanwhile = 前の自分のターンから
coach-advises = コーチならこれを選びます
coach-take = コーチの勧めるダイスを残す
coach-switch = コーチ：それぞれの答えの損、正確な確率、残すと最善のダイス、東京の危険
risk-meter = 次の自分のターンまでに脱落する危険
risk-stay = とどまる場合
risk-yield = 明け渡す場合
falls = { $who }が倒れる
hits-many = モンスター{ $n }体 −{ $hearts }♥
you-enter = あなたは東京に入る
you-win = あなたの勝ち
you-won = あなたの勝ち！
you-came-second = あなたは2位。惜しい！
you-came-third = あなたは3位。
you-came = あなたは{ $place }位。
settings-look = 見た目、音、速さ
settings-help = 助け
settings-auto = 自動の操作
settings-keys = キー
keys-face = その目のダイスをもう一個残す
keys-all = 目と一緒に：その目をすべて
keys-main = 主な答え：振る、終える、完了
keys-stop = ロールを終える
keys-answer = その番号の答え
keys-undo = 元に戻す
keys-toggles = コーチ、音、ログ
pick-monster = モンスターを選ぶ
pick-monster-for = 席{ $n }のモンスターを選ぶ（いまは{ $name }）
all-bots-play = 相手
curve = ステップごとの勝率
invite-only-here = 他の端末はこのリンクを開けません。サーバーはこのコンピューターだけで待ち受けています。部屋のスマートフォンから参加できるようにするには、kaiju serve --lanで起動してください。
invite-offline = 他の端末はこのリンクを開けません。このコンピューターはネットワークにつながっていないようです。
invite-no-entry = スマートフォンで開けないときは、サーバーのあるコンピューターのファイアウォールでkaijuを許可し、ゲスト用ではない同じネットワークを使ってください。

## テーブルのルール、モンスター、ターンのまとめ

steps-label = { $summary }。いま：{ $step }、手順{ $n }/{ $of }
die-extra = { $die }、追加ダイス
rulebook = ルールブック
usual-rules = この版の通常のルール
house-rules = ハウスルール
our-house-rules = 私たちのハウスルール
house-name = このルールの名前
house-save = このルールを保存
house-saved = この端末に「{ $name }」として保存しました。
house-delete = 「{ $name }」を削除
draw-monster = 無作為に引く
monster-held = 使用中
change-monster = モンスターを変える
change-monster-from = モンスターを変える（いまは{ $monster }）

## ウェブホストだけの場合

atlas = 各カードの価値を測る
table-server = テーブルサーバー
table-server-about = このページは、テーブルを持たないウェブホストのものです。ボットとのゲーム、ルール、チュートリアルはここで使えます。友だちと遊ぶには、kaijuサーバーのアドレスを入力してください。サーバー側でこのページを許可する必要があります（kaiju serve --origin）。
use-it = 使う
table-server-found = サーバーが応答しました。テーブルはそこで作り、そこに参加します。
table-server-silent = このアドレスのkaijuサーバーは応答しないか、このページを許可していません。

## アトラス

atlas-title = アトラス
atlas-about = 百のうち何ポイント多く勝つか。ボットが実際に遊んで測りました。数字の横の線は95%区間です。
atlas-subject = 試したもの
atlas-seats = 手番の順
atlas-tokyo = 東京にとどまる
atlas-monsters = モンスター
atlas-personalities = 性格
atlas-table = テーブル
atlas-players = { $n }人
atlas-place = { $n }番目の手番
atlas-about-cards = 最初のターンの前に一体のモンスターに無料で渡し、何ももらわないモンスターと比べます。
atlas-about-seats = 全員が同じように遊び、均等な割合と比べます。
atlas-about-tokyo = 攻撃の後に残った♥ごとに、とどまる場合と出る場合を比べます。
atlas-about-monsters = 全員が進化カードを使って同じように遊び、どのモンスターが対戦するかは運で決まります。均等な割合と比べます。
atlas-about-personalities = 好みを持つボット一体が、示された種類のボットの中で順にすべての席に座ります。均等な割合と比べます。
atlas-measured = { $bot }による測定：それぞれ最大{ $games }ゲーム、シード{ $seed }、区間は最大± { $half }。
atlas-name = 対象
atlas-cost = コスト
atlas-worth = 価値
atlas-range = 区間
atlas-interval = { $low }～{ $high }
atlas-missing = アトラスを読み込めません。一度だけネットワークから取得します。オンラインのときにもう一度試してください。
atlas-unmeasured = { $card }は測定されていません。プロモカードとコスチュームはまだ試していません。測定したものは下にあります。
atlas-of-card = 測定された価値

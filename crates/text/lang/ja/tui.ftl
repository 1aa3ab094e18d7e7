### ターミナルクライアント：文字の画面のテーブルと、文だけのテーブル。

## テーブル

tokyo = 東京
city = シティ
bay = 湾
outside = 東京の外
in-city = 東京シティ
in-bay = 東京湾
empty = 空
closed = 閉鎖
out = 脱落
eliminated = 脱落
turn = { $n }ターン目
turn-of = { $who }のターン
rolls-left = { $n ->
        [0] ロール残りなし
       *[other] ロール残り{ $n }回
    }
added = 能力で{ $n }✊
thinks = { $who }が考えています…
deck = 山札：{ $n }
discards = 捨て札：{ $n }
no-card = カードなし
no-cards = まだカードがありません。
in-hand = あなたの手札
under = 下のカード：{ $card }。
copies = { $card }をコピー中。
charges = { $n ->
       *[other] チャージ{ $n }個
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
evolutions-in-hand = { $n ->
       *[other] 進化カードの手札{ $n }枚
    }
poison-short = ☠{ $n }
shrink-short = ↓{ $n }
tokens-short = □{ $n }
hand-short = ✦{ $n }
target-short = ◎
newer = 続きあり
dice-keys = 1–9残す · a全部 · ⏎振る
you = あなた
person = 人
level = レベル{ $n }
moment = ステップ{ $at }/{ $all }
eyes-public = 公開視点
too-small = この画面は{ $size }です。テーブルには{ $least }必要です。大きくするか、--plainで遊んでください。

## 下に並ぶキー

key-help = ヘルプ
key-hint = ヒント
key-undo = 戻す
key-why = 理由
key-monsters = モンスター
key-cards = カード
key-rules = ルール
key-options = 設定
key-quit = 終了
key-step = ステップ
key-turn = ターン
key-run = 再生
key-branch = 続きを遊ぶ
key-eyes = 視点
key-turn-steps = 手順
key-pick = モンスター

## 一度だけ伝えること

too-dear = そのカードには⚡が足りません。
undone = 元に戻しました。
no-undo = 元に戻せません。新しい情報が公開されました。
recorded = ゲームを{ $file }に記録しました
not-saved = ファイルに書き込めませんでした：{ $why }
language-is = 言語：{ $name }
speed-is = 速さ：{ $name }
no-branch = ここでゲームは終わっています。前に戻れば続きを遊べます。
speed-slow = 遅い
speed-normal = 普通
speed-fast = 速い
speed-instant = 即時

## 本当に？

danger-useless = 払うだけで、何も得られません。
danger-death = それをすると脱落します。
danger-defeat = それをすると他の人の勝ちになります。
danger-rolls = { $n ->
       *[other] まだ{ $n }回振れます。
    }
sure = 本当によいですか？
do-it = 実行
rather-not = 取り消し
quit-local = 終了しますか？ゲームは保存されています。「kaiju play --resume」で続けられます。
quit-online = 終了しますか？席はあなたのものです。同じコマンドで戻れます。
leave = 終了
play-on = 続ける

## 次の人へ

hand-over-title = 交代
hand-over = { $who }が決める番です。
hand-over-away = 他の人は見ないでください（秘密のカード）。
i-am = 準備完了

## 助言

thinking = 考え中…
take-advice = それを残す
close = 閉じる
no-advice = いま決めることはありません。
best-keep = 最善：{ $keep }（勝率{ $chance }）
your-keep = あなた：{ $dice }（勝率{ $chance }）
odds-head = それを残し、一つだけを狙う場合の最終結果：
odds-line = { $chance }  { $dice }以上
hope-eliminate = このターンに{ $who }を脱落させる：{ $chance }
hope-stars = このターンに20★に届く：{ $chance }
keep-spoken = つまり、{ $dice }。

## 理由と調べもの

nothing-yet = まだ何も起きていません。
why-keys = ↑ ↓ 他の出来事 · PgUp PgDn 続きを読む · Esc 閉じる
monster-keys = ← → 他のモンスター · Esc 閉じる
shelf-rules = ルール
shelf-cards = カード
shelf-questions = よくある質問
shelf-rulings = 裁定
search = 検索
see = 参照：{ $clauses }。
nothing-found = 見つかりません。
lookup-keys = 入力して検索 · ↑ ↓ 選ぶ · ← → 他の一覧 · Esc 閉じる

## 設定

option-language = 言語
option-speed = 出来事の速さ
option-skip-evolve = 進化カードがなければ飛ばす
option-order = ダイスは常に通常の順番で解決
option-yield-at = この♥以下なら自動で明け渡す
option-stay-at = この♥以上なら自動でとどまる
option-hold = オンライン：答えを3秒間取り消せる
option-confirm-stop = 残りロールがあるとき確認
option-warn = 大きなミスの前に警告
option-keys = ↑ ↓ 選ぶ · ← → 変える · Esc 閉じる
on = はい
off = いいえ
never = しない

## サーバー

line-down = 接続なし、再試行中
line-closed = サーバーが接続を閉じました。終了して入り直してください。
code-is = コード{ $code }
seconds-left = 残り{ $n }秒
watching = { $n ->
       *[other] 観戦{ $n }人
    }
seat-free = 空席
away = { $name }（離席中）
waiting-for = { $n ->
       *[other] あと{ $n }人待っています…
    }
all-here = 全員そろいました。sで開始します。
key-begin = 開始
opened = 他の人はこれで参加できます：kaiju play --join { $link }

## 終わり

over-title = ゲーム終了
again = もう一度
review = リプレイ
write-record = 記録
curves = 最初から最後のターンまでの勝率
tally = 与えた{ $hearts }♥、買ったカード{ $cards }枚

## ヘルプ

help-play = 遊ぶ
help-digits = ダイスか答えを選ぶ
help-arrows = 移動して、カーソルの下のダイスを選ぶ
help-enter = 残していないダイスを振る、ボタンを押す
help-all-stop = 全部残す／全部外す · ロールを終える
help-capitals = いつでも能力を使う、進化カードをプレイする
help-hint = ヒント：残すと最善のダイスと確率
help-undo = 新しい情報が公開されるまでは元に戻せる
help-skip = アニメーションを飛ばす
help-replay = リプレイ
help-step = 一ステップ前か後へ
help-turns = 一ターン前か後へ
help-edges = 最初へ、最後へ
help-run = 再生、一時停止
help-eyes = 視点を切り替える
help-branch = ここからボットと続きを遊ぶ
help-look = 調べる
help-why = 理由：直前の出来事のもとになったルールやカード
help-turn = ターンの手順と、いまの手順
help-monsters = モンスター：持ち物とカードの効果
help-lookup = ルール · カード、検索付き
help-log = ログを動かす。マウスホイールでも可
help-more = その他
help-options = 言語 · 速さ · すべての設定
help-record = ゲームをファイルに書く
help-suspend = 中断。「fg」で戻る
help-quit = 終了。ゲームは答えるたびに保存
help-signs = 記号
signs = ★ スター（勝利点）、20で勝ち · ♥ ハート（ライフ） · ⚡ エネルギー · ✊ パンチ · ☠ 毒 · ↓ 縮小 · □ ダイストークン · ✦ 進化カードの手札 · ▤ カード · ◆ キープ · ↯ 使い切り · ! イベント · ⚠ 要注意

## メニュー

motto = 街を壊せ。最後の一体か、最初に20★を集めた者の勝ち。
menu-resume = 前回のゲームを続ける
menu-begin = 新しいゲーム
menu-edition = 版
menu-monster = あなたのモンスター
menu-monster-of = プレイヤー{ $n }のモンスター
menu-monster-of-name = { $name }のモンスター
menu-players = モンスターの数
menu-people = このキーボードの人数
menu-level = ボット
menu-evolutions = 進化カード
menu-keys = ↑ ↓ 選ぶ · ← → 変える · ⏎ 開始 · l 言語 · q 終了
about-resume = 前回やめたところから、そのまま続きます。
about-begin = 座って、振るだけ。下の設定はそのままでかまいません。
about-players = 二体から六体。五体以上なら東京湾も開きます。
about-nobody = あなたは観戦し、ボットが遊びます。
about-alone = あなた対ボット。
about-people = ホットシート：一つのキーボードを交代で使います。
about-name = nでこのプレイヤーの名前を入力します。
drawn-monster = 無作為
about-drawn = 誰も選んでいないものから、開始時に一体引きます。
about-level = レベル1は判断をよく誤り、レベル3は上手、レベル6はチャンピオンで先を読みます。どれも一つ下の約二倍の割合で勝ちます。
about-evolutions = 各モンスターが専用のカード八枚を持ち、手札は秘密です。

## 文だけのテーブル

plain-welcome = kaijuへようこそ。答えを入力してEnterを押してください。疑問符で、他に入力できるものを説明します。
plain-you-are = あなたは{ $who }です。
plain-dice = あなたのダイスは、{ $dice }。
plain-keep = 残すダイスの番号を入力してください。例えば1 4。全部で終了、なしですべて振り直します。
plain-all = 全部
plain-none = なし
plain-hearts = { $n ->
       *[other] 残りのハートは{ $n }個です。
    }
plain-card = { $card }、{ $price }：{ $text }
plain-press-enter = 他の人は見ないでください。Enterを押してください。
plain-no = それはできません：{ $why }。
plain-sure = 本当によいですか？はいかいいえを入力してください。
plain-not-understood = 「{ $typed }」はここでは答えになりません。上の番号か文字、または疑問符を入力してください。
plain-look-up = 調べたいものを入力してください。例えば c 翼、r 明け渡す、f 毒。
plain-help = 答えの前の番号か文字を入力してください。他にこれも入力できます。hでヒント、wで直前の出来事の理由、tで全員の状況と売り物、sで売られているカード、nでいまできること、gでターンの手順、cと言葉でカード、rと言葉でルールや裁定、fと言葉でよくある質問、uで最後の答えを取り消し、lで言語の変更、pと名前でゲームをファイルに書き込み、qで終了。ゲームは答えるたびに保存されます。

## サーバーでの会話、席、もう一度

key-talk = チャット
key-bot = ボット
key-back = 自分で遊ぶ
talk-title = チャット
talk-nothing = まだ誰も話していません。
talk-signs = エモートを送る：
talk-write = 書く
talk-mute = ミュート
talk-send = 送る
talk-back = 戻る
bet-key = t：勝つのは誰？
plain-bet = betと文字を入力してください：{ $monsters }。
you-bet = { $monster }の勝ちと予想しました。
no-bet = 自分のモンスターが脱落した後で、まだ残っているモンスターの勝ちを予想できます。
mute-whom = 誰をミュートしますか？文字を入力してください（もう一度で解除）。
muted = { $who }をミュートしました。
heard-again = { $who }のミュートを解除しました。
no-voice = 観戦者はチャットできません。
let-play-title = ボットに任せる？
let-play = ボットに任せますか？いつでも自分に戻せます。
let-it-play = 任せる
handed-over = ボットが代わりに遊んでいます。bで自分に戻します。
program-plays = ボットが代わりに遊んでいます。bで自分に戻します。
taken-back = 席はまたあなたのものです。
by-program = { $name }（ボット）
give-up = 終了し、ボットに任せる
give-up-seat = 席を手放す
table-closed = テーブルは閉じられました。
rematch-open = 再戦が開かれました。nで参加します。
help-online = オンラインのテーブル
help-talk = チャット：エモートを送る、書く、誰かをミュートする。脱落した後は勝つのは誰かを予想する
help-bot = ボットに任せる、自分に戻す
help-again = 終了後：同じプレイヤーで再戦
help-pick = 開始前：モンスターを選ぶ、引く

## テーブルに着くまでの問題。前に何か付く。

no-table-there = 「{ $text }」にテーブルはありません。リンクは https://HOST/#/join/CODE の形です
no-server-there = 「{ $text }」はサーバーではありません。アドレスは https://HOST または http://HOST:8080 の形です
server-silent = { $url }が応答しません（{ $why }）。そこでサーバーが動いていますか
server-unproved = { $url }は身元を証明できません（{ $why }）。アドレスを確かめるか、署名した証明書をSSL_CERT_FILEで指定してください
no-certificates = このシステムには{ $url }を確かめる証明書がありません。ca-certificatesを入れるか、SSL_CERT_FILEでファイルを指定してください
server-strange = { $url }が読めない答えを送ってきました。このゲームのサーバーですか
server-status = サーバーの応答は{ $number }です
no-picture = { $url }がテーブルを見せません。少し待ってからやり直してください
line-refused = サーバーが接続を閉じました（{ $number }）。そのテーブルはないか、席はもうあなたのものではありません
no-seat-given = サーバーは席をくれませんでした
no-random = システムから乱数を得られません：{ $why }
too-many-people = 人間のプレイヤーが{ $people }人いますが、モンスターは{ $monsters }体です。--playersで増やしてください
too-many-monsters = モンスターが{ $chosen }体選ばれましたが、遊ぶのは{ $monsters }体です。--playersで増やしてください
nobody-plays = { $n ->
       *[other] 残りの{ $n }体を遊ぶ人がいません。--botsでレベルを指定してください
    }
needs-chairs = モンスターと同じ数の席が必要です
position-over = この局面ではゲームは終わっています
position-people = { $monsters ->
       *[other] 人間のプレイヤーが{ $people }人いますが、この局面で残っているモンスターは{ $monsters }体です
    }

## サーバーのテーブルの文

plain-code = このテーブルのコードは{ $code }です。他の人はこれで参加できます：kaiju play --join { $link }
plain-begin = beginと入力すると始まります。空席はボットが遊びます。
plain-watch = 観戦中です。
plain-says = { $who }：{ $what }
plain-online-help = オンラインのテーブルでは、sayと言葉で他の人と話し、emoteと番号で次のどれかを送ります：{ $signs }。muteと文字で誰かをミュートしたり解除したりし、botでボットに任せ、backで自分に戻し、脱落した後はbetと文字で勝つのは誰かを予想し、monsterと名前で開始前にモンスターを選び、beginでゲームを始めます。
plain-again = againで同じプレイヤーと再戦、qで終了します。
plain-away = 席はあなたのものです。同じコマンドで戻れます。
draw-monster = 無作為に引く
pick-title = あなたのモンスター
pick-keys = ↑ ↓ 選ぶ · ⏎ 決める · ← → 他の席 · Esc 閉じる
you-play = あなたは{ $monster }です。
no-monster-left = 他のモンスターは残っていません。
plain-monsters = monsterと名前、または無作為に引くならmonster randomを入力してください。空き：{ $names }。
plain-too-late = オンラインのテーブルでは、モンスターはゲームが始まる前に選びます。
plain-extra = { $n ->
       *[other] そのうち{ $n }個は追加ダイスです。
    }

## 保存されているか
unsaved = 未保存
saved-again = ゲームはまた保存されています。
quit-unsaved = 終了しますか？ゲームは保存できておらず、失われます：{ $why }
quit-nowhere = 終了しますか？ゲームはどこにも保存されておらず、失われます。
left-saved = ゲームは終わっていません。{ $file }に保存されています。「kaiju play --resume」で続けられます。
left-unsaved = ゲームは終わっておらず、保存できませんでした：{ $why }
left-nowhere = ゲームは終わっておらず、保存されていません。
open-elsewhere = このゲームは別のターミナルで開かれています。
there-already = { $file }はすでにあり、上書きしません。別の名前を選んでください。

## メニューと設定の、保存したゲーム、ルール、色

menu-games = 保存したゲーム…
about-games = 始めたゲームのすべて。続ける、名前を付ける、終わったゲームを見る。
menu-even = 東京の報酬
pays-stars = ★、通常どおり
pays-energy = ⚡、二人なら公平
even-switch = 二人でより公平に：--switch two_player_tokyo=at_two
changed = { $n ->
       *[other] { $n }件変更
    }
about-house = すべてのルール設定。版と違うものには印が付きます。名前を付けて保存できます。
house-keys = ↑ ↓ 選ぶ · ← → 変える · n 名前を付けて保存 · x 削除 · Esc 戻る
games-keys = ↑ ↓ 選ぶ · ⏎ 続ける · n 名前の変更 · Esc 戻る
game-name = このゲームの名前
game-name-wanted = 名前に使えるのは文字、数字、空白、-、_です。
option-odds = 広い画面で確率を表示
option-theme = 色
option-signs = 記号
automatic = 自動
theme-dark = 暗い画面用
theme-light = 明るい画面用
theme-terminal = ターミナルの色
theme-none = なし

## テーブルの横

person-as = { $name }（{ $monster }）
not-here = { $n ->
       *[other] { $who }がまだ来ていません。sでこのまま開始します。
    }
chances = 勝率
odds-of = { $dice }を残す場合
odds-of-none = すべて振り直す場合
key-now = いまは？
now-title = いま何ができる？
now-more = w 理由 · c カード · r ルール、質問、裁定 · g ターンの手順 · h ヒント · ? すべてのキー
help-now = いま何ができるか：すべての答えとその意味
help-shop-card = 売られている一枚目、二枚目、三枚目を読む
lesson-keep-text = 同じ数字三つでスターになります。⚡はカードを買うエネルギー、♥は回復、✊は相手への攻撃です。3が二つあります。1から6のキーで残しましょう。
lesson-roll-text = 二重枠のダイスは残ります。他のダイスはあと二回まで振り直せます。Enterを押しましょう。
lesson-shop-text = スターとエネルギーを得て、空だった東京に入りました。⚡でカードを買うか、2⚡でショップを入れ替えられます。ボタンごとにキーがあります。0で終わります。
lesson-alone-text = 振って、残して、殴って、買う。hで上手な人の手、wで出来事の理由、iでいまできることが分かります。さあ続けましょう！

## 文だけのテーブル：ショップと、いまできること

plain-for-sale = 売り物：{ $cards }。
plain-shop-empty = 売り物はありません。
plain-watching = kaijuを観戦しています。起きたことを一行ずつ伝えます。
plain-goes-on = ゲームを再開します。
plain-pause-help = pause で全員に休憩を頼む、同意する、または再開します。report と文字でその人をサーバーの管理者に知らせます。言葉を添えることもできます。

# プログラムがターミナルで、答えの他に言うこと。

## ヘルプ

usage = 使い方：
options = オプション
arguments = 引数
commands = コマンド
options-here = [オプション]
command-here = <コマンド>
also-called = [別名 { $names }]
default-is = [既定値：{ $value }]
help-flag = ヘルプを表示
version-flag = バージョンを表示
version-told = { $version }（コミット{ $commit }、ルール{ $rules }）
no-commit = 不明
help-command = コマンドを説明
enter-opens = Enterを押すと、ブラウザーで遊べます。テーブルはこのウィンドウが開いている間だけ動き、閉じるとそこで止まります。
value-file = ファイル
value-folder = フォルダー
value-name = 名前
value-clause = 条項
value-edition = 版
value-book = ルールブック
value-hook = フック
value-seed = シード
value-lang = 言語
value-question = 質問
value-value = 値
value-seat = 席
value-wish = 希望
value-dice = ダイス
value-days = 日数
value-level = レベル
value-words = 言葉
value-shell = シェル
value-theme = 色
value-pace = 速さ
value-list = 表

## コマンドにならない言葉

unknown-argument = '{ $arg }'という引数はありません
unknown-command = '{ $word }'というコマンドはありません
meant = '{ $near }'のことですか？
bad-value = '{ $arg }'の値'{ $value }'は使えません：{ $why }
missing-argument = 足りません：{ $args }
missing-value = '{ $arg }'には値が必要です
conflict = '{ $one }'と'{ $other }'は一緒に使えません
given-twice = '{ $arg }'は一度しか書けません
surplus-value = '{ $arg }'に余分な値'{ $value }'があります
help-explains = `kaiju help`を見てください
either-or = { $first }か{ $last }
no-such-edition = その版はありません。使えるのは{ $words }です
no-such-book = そのルールブックはありません。使えるのは{ $words }です
book-usual = （{ $edition }：{ $word }）
book-as-edition = すべて版のとおり
admin-no-such = このサーバーに{ $id }はありません
admin-nobody = アカウント、アドレス、席のいずれかを指定してください
how-many-players = 遊べるのは2体から6体です（SETUP-1）
how-many-players-or-all = 遊べるのは2体から6体（SETUP-1）、またはallです
how-many-games = ゲームの数は1以上の整数です
what-seed = シードは0から{ $most }までの整数です
how-many-threads = スレッドは1から{ $most }までです
what-switch = ルール設定はこう書きます：tokyo_bay=no
switch-words = { $name }に使えるのは{ $words }です
no-such-switch = { $name }というルール設定はありません。近い順に、このどれかですか：{ $names }

## ファイル

is-folder = これはフォルダーで、ファイルではありません
not-text = UTF-8のテキストではありません：位置{ $offset }に不正なバイト
too-large = { $size } MiBより大きすぎます。そんなに長いゲームやシナリオはありません
standard-input = 標準入力
cannot-write = { $file }に書き込めません

## kaiju lang

no-such-lang = { $code }という言語はありません。使えるのは：{ $languages }
speaks = { $language }（{ $code }）：{ $because }
because-asked = --langで指定
because-variable = 変数{ $name }で設定
because-remembered = { $file }に保存
because-default = 既定値
speak-list = 使える言語：{ $languages }。`kaiju lang CODE`で保存、`kaiju lang auto`で忘れます。
remembered = 言語を日本語にしました。{ $file }に保存しました。
forgotten = 言語の設定を消しました。kaijuはまたシステムに従います。
no-config-folder = 設定のフォルダーがありません。XDG_CONFIG_HOMEかHOMEを設定してください

## kaiju rules

no-such-clause = { $id }という条項はありません。近いのは{ $near }です。`kaiju rules`ですべて表示します
switches = ルール設定
book-statements = { $all }項目を私たちの言葉で。うち{ $shown }項目をシナリオが示します。

## kaiju faq

no-such-question = { $id }という質問はありません。近いのは{ $near }です。`kaiju faq`ですべて表示します
see-rules = ルール
see-cards = カード
see-scenarios = 示すシナリオ

## kaiju find

found-nothing = { $words }という言葉はどこにもありません。`kaiju rules`、`kaiju cards`、`kaiju faq`ですべて表示します
questions = 質問

## kaiju cards

no-such-hook = そのフックはありません。近い順に、このどれかですか：{ $names }
cards-ours = カード：私たちのもの。この版の印刷されたカードの一覧は公開されていません。ルールはこの版のもの、カードはkaijuのデザインです。
evolutions-printed = 印刷されたもの：Power Up!とモンスターパックの進化カードを、私たちの言葉で。
evolutions-ours = 私たちのもの：ゴジラ版の印刷された進化カードの一覧は公開されていません。ルールはこの版のもの、進化カードはkaijuのデザインです。
no-promos = { $edition }にプロモカードはありません。
no-costumes = { $edition }にコスチュームはありません。
no-cards = kaijuの{ $edition }には、まだパワーカードがありません。
not-in-edition = { $edition }に{ $card }はありません。{ $other }にあります
no-such-card = { $name }というカードはありません。近いのは{ $near }です。`kaiju cards`ですべて表示します
cards-listening = { $n ->
        [0] { $edition }に{ $hook }を聞くカードはありません
       *[other] { $edition }で{ $hook }を聞くカードは{ $n }枚
    }
cards-with = { $n ->
       *[other] { $edition }で{ $words }のあるカードは{ $n }枚
    }
cards-of = { $edition }のパワーカード{ $copies }枚、{ $kinds }種類
column-name = 名前
column-cost = コスト
column-kind = 種類
column-copies = 枚数
column-id = id
copies = { $n ->
       *[other] { $n }枚
    }
rulings = 裁定
hooks = フック
rulings-none = なし
hooks-none = なし：まだ何もしません

## kaiju replay

a-game = kaijuのゲーム
turn-number = { $n }ターン目
standing-out = 脱落
standing-city = 東京シティ
standing-bay = 東京湾
record-ends = 記録はここで終わります。
waits-for = ゲームは{ $who }を待っています。
waits-for-luck = ゲームはダイスか山札を待っています。
input-refused = { $n }番目の入力は適法ではありません：{ $why }
not-over = 未完
nobody-wins = 勝者なし
wins = { $n ->
       *[other] { $who }の勝ち
    }
replay-verdict = { $file }：入力{ $inputs }個、{ $turns }ターン、{ $end }

## kaiju scenario

no-scenario = { $where }に*.scenarioファイルがありません
passed-failed = 成功{ $passed }、失敗{ $failed }
unreadable = { $n ->
       *[other] 読めないもの{ $n }
    }

## kaiju golden

golden-form = 2:14:3のようなゲームではありません：ルールのバージョン、テーブル、ゲーム
golden-same = ルール{ $version }：{ $games }ゲーム、すべていつもどおり
golden-otherwise = ルール{ $version }：{ $games }ゲーム中{ $wrong }ゲームが違う結果
golden-unknown = 基準ゲーム{ $game }はありません

## kaiju soak

soak-head-start = 開始
soak-head-edition = 版
soak-head-players = 人数
soak-head-games = ゲーム
soak-head-inputs = 最多入力
soak-head-agenda = 最多予定
soak-head-breaches = 違反
soak-plain = 通常
soak-stacked = 仕込み
soak-evolving = 進化
soak-again = 入力{ $input }の後：{ $last }。再現するには：
soak-more = 他に{ $n }ゲーム
no-game-on = 進行中のゲームはありません
panic = パニック{ $place }：{ $what }。再現するには：{ $again }
soak-games = { $n ->
       *[other] { $count }ゲーム
    }、{ $breaches ->
        [0] 違反なし
       *[other] { $breaches }ゲームが違反
    }
soak-speed = { $seconds }秒、{ $threads }スレッド、毎秒{ $speed }ゲーム

## 指定されたファイル

exists-already = { $file }はすでにあり、上書きしません。別の名前を選ぶか、--forceを付けてください
is-input = { $file }は読み込むファイルの一つです。別の名前を選んでください
open-elsewhere = { $file }：このゲームは別のターミナルで開かれています

## 保存したゲーム

games-none = 保存したゲームはありません
game-name-wanted = ゲームの名前に使えるのは文字、数字、空白、-、_です
no-game-named = 「{ $name }」という保存したゲームはありません
game-renamed = ゲームの名前は「{ $name }」になりました。

# 実験室の言葉：何千ものゲーム、ボット同士の対戦、ものの価値、確率、速さ。

## 数

games = { $n ->
       *[other] { $count }ゲーム
    }
threads = { $n ->
       *[other] { $n }スレッド
    }
players = { $n ->
       *[other] { $n }人
    }
hearts = { $n ->
       *[other] ハート{ $n }個
    }

## kaiju sim

cannot-write-rows = 行を書き込めません
stopped-before = ゲーム{ $next }の前で止まりました。--first-game { $next } --games { $left }で残りを行います
or-resume = CSVファイルなら--resumeでもできます
bots-for-players = { $players }人に対してボットが{ $bots }個あります。--botは全員に一つか、席ごとに一つ指定します
beyond-seed = 一つのシードは{ $all }ゲームまでです。ゲーム{ $first }から{ $games }ゲームはそれを超えます
no-parquet-resume = Parquetファイルは続けられません。--resumeにはCSVファイルが必要です
other-study = 別の調査のゲームです。シード、版、ルール、設定、ボットがファイルと同じでなければなりません
wrong-order = ゲーム{ $next }のはずがゲーム{ $game }です
parquet-holds = { $file }にはゲーム{ $next }より前があり、Parquetファイルは続けられません。残りを別のファイルに（--first-game { $next } --games { $left }）行い、--mergeで合わせてください
twice-counted = ゲーム{ $game }が{ $one }と{ $other }にあります。各ゲームは一度しか数えられません
no-games = これらのファイルにゲームはありません
games-from-to = ゲーム{ $first }から{ $last }：{ $file }
games-missing = ゲーム{ $first }から{ $last }がありません
first-game-in = 最初のゲームは{ $file }にあります。`kaiju replay`で読めます。
files-differ = 別の調査のものです。シード、版、ルール、設定、ボットが同じでなければなりません
game-follows = ゲーム{ $last }の次がゲーム{ $game }です。間がありません
not-rows = 列が--rowsのものではありません
no-game = これはゲームではありません
row-begins = 行はゲームの番号で始まります
own-game-refused = いま行ったゲームの入力{ $n }は適法ではありません：{ $why }
progress-of = /
progress-games = ゲーム
progress-left = 残り
sim-heading = { $edition }、{ $players }、{ $games }、シード{ $seed }
head-seat = 席
head-monster = モンスター
head-bot = ボット
head-wins = 勝ち
head-share = 割合
head-interval = 95%区間
nobody = なし
several = 複数
ended-by = 終わり方
ended = スター20個{ $stars }%、最後の一体{ $last }%、全滅{ $nobody }%
turns = ターン
inputs = 入力
spread = 一ゲーム{ $mean }、偏差{ $deviation }、{ $min }から{ $max }
time = 時間
time-taken = { $seconds }秒、{ $threads }、毎秒{ $speed }ゲーム
stuck = { $n }ゲームが終わらず、打ち切りました。これはkaijuのバグです。
ending-stars = スター20個
ending-last = 最後の一体
ending-nobody = 全滅
won-by-seat = 席ごとの勝ち
how-ended = ゲームの終わり方
by-turns = ターン数ごとのゲーム
turns-a-game = 一ゲーム{ $mean }ターン、偏差{ $deviation }

## 行と図のファイル

rows-ending = 行は.csvか.parquetで終わるファイルに保存します
chart-ending = 図は.svgか.pngで終わるファイルです
no-parquet = Parquetファイルではないか、最後まで書かれていません
in-row = { $file }、{ $row }行目
surplus-cells = 列よりセルが多い
fewer-cells = 列よりセルが少ない

## kaiju arena

what-tables = 遊べるのは2体から6体です（SETUP-1）：数、2,4のような並び、2-6のような範囲、またはall
what-patience = 1から600000ミリ秒
what-memory = 64 MiB以上、または制限なしの0
no-such-bot = そのボットはありません
bots-are = 近い順に、このどれかですか：{ $names }
or-a-program = または./my_bot.pyのようなプログラムのパス
cannot-start = { $program }を起動できません
faults = { $name }：遅い答え{ $late }回、適法でない答え{ $wrong }回、途中終了{ $gone }回。既定の答えで進めました。
needs-two = --botを二回以上指定してください。一人では遊べません
arena-heading = 一組{ $games }、{ $edition }、シード{ $seed }
head-rating = レート
arena-time = { $games }、{ $seconds }秒、{ $threads }、毎秒{ $speed }ゲーム
rate-bots = ボットのレーティング（表ごと、95%区間）。{ $anchor }はどの表でも1500
rate-trial = { $list }：強さの分かっているプレイヤー{ $players }人、シード{ $seed }
rate-trial-line = 各{ $games }ゲームの後：ずれ{ $off }点、表示される誤差±{ $margin }、その内に{ $covered }%
no-such-rating-list = { $word }：その表はありません。近いのは{ $names }です
matrix-about = { $players }：列のボット{ $among }体に行のボット一体が入ったときの勝率（%）。互角は{ $par }
ratings = レート
ratings-about = { $edition }、一組{ $games }、シード{ $seed }、95%区間
matrix-chart = 列のボット{ $among }体に行のボット一体が入ったときの勝率（%）。互角は{ $par }
head-games = ゲーム
less-luck-about = 勝率（%）と95%区間。運抜き：ダイスの運を除いたもの
head-won = 勝率
head-less-luck = 運抜き

## kaiju engine

engine-not-read = リクエストではありません：{ $error }
engine-no-game = ゲーム{ $game }はここで始まったことも読み込まれたこともないか、破棄されました
engine-full = すでに{ $most }ゲームを保持しています。いくつか破棄してください
engine-only-seen = ゲーム{ $game }は一つの席から見たものです。先にサンプルを作ってください
engine-samples = サンプルは1から{ $most }まで
engine-not-asked = その席には何も聞いていません
engine-no-seat = 席{ $seat }はありません
engine-whose-eyes = 誰にも聞いていません。見る席を"seat":"A"のように指定してください
engine-other-eyes = これは{ $seat }だけが見るものです
engine-no-preset = { $name }：その版やルールブックはないか、組み合わせられません
engine-no-monster = { $id }：そのモンスターはいません

## kaiju atlas

atlas-stopped = 止まりました。途中の試験は誤解を招くので、効果は示しません。--gamesを減らすと短くなります
no-such-edition = { $word }：その版はありません。あるのは{ $names }、またはallです
edition-no-cards = { $edition }にカードはありません
edition-no-evolutions = { $edition }に進化カードはありません
edition-no-card = { $id }：{ $edition }にそのカードはありません。近いのは{ $names }です
atlas-heading = { $edition }、{ $players }、{ $bot }、{ $games }
atlas-heading-card = { $edition }、{ $players }、{ $bot }、一枚{ $games }
atlas-about-seats = 等しい取り分を超えた勝ち（パーセントポイント）、95%区間
atlas-about-tokyo = 離れる代わりにとどまることで増えた勝ち（パーセントポイント）、残りハートごと、95%区間
atlas-about-chances = 告げた勝率を超えた勝ち（パーセントポイント）、その勝率ごと、95%区間
atlas-about-cards = 助けのない席を超えた勝ち（パーセントポイント）、95%区間
table-heading = { $edition }、{ $bot }、一テーブル{ $games }
head-card = カード
head-kind = 種類
head-cost = コスト
head-effect = 効果
head-range = 区間
head-hearts-left = 残りハート
head-chance = 勝率
positions = 局面
games-word = ゲーム
too-few = 少なすぎ
seconds-on = { $seconds }秒、{ $threads }
stay-in-tokyo = 東京にとどまる
stay-about = とどまって得たポイント、残りハートごと
chances-told = 勝率は正しいか？
chances-about = 告げた勝率を超えて得たポイント、その勝率ごと
good-to-begin = 先手は得か？
cards-worth = カードの価値
monsters-worth = 進化カードを使った各モンスターの勝率
personalities-worth = 同じ種類のボットの中での各性格の勝率
place-1 = 一番目
place-2 = 二番目
place-3 = 三番目
place-4 = 四番目
place-5 = 五番目
place-6 = 六番目

## kaiju bench

no-such-measure = その測定はありません。使えるのは{ $names }です
unit-games = ゲーム/秒
unit-draws = 抽選
unit-log = 倍の時間（ログなし比）
unit-scaling = 倍の速さ（{ $n }スレッド、一スレッド比）
unit-playouts = プレイアウト/秒
unit-bytes = バイト
unit-tasks = タスク（入力の間に見たもの）

## kaiju odds

how-many-dice = ダイスは1個から{ $most }個
how-many-rolls = ロールは0回から{ $most }回
what-lies = 1個から{ $most }個のダイスを、11sheeのように1 2 3 e h sの文字で書いてください
no-wish = `{ $part }`は希望になりません。目（1、2、3、energy、heart、smash）、3x1、111、または"2 smash, 1 heart"のように書いてください
too-many-dice = 振れるダイスは{ $most }個までです
no-dice-rolled = そこではダイスを振りません。`at roll A`か`at keep A dice 11shee rolls 2`のある局面にするか、--riskを使ってください
no-roll = ロールなしではダイスは振れません。--rollsは1から数えます。--lyingはテーブルのダイスを示します
at-least = { $words }以上
keep-dice = { $dice }を残す
eliminates = { $who }を脱落させる（{ $hearts }♥{ $place }）
reaches = { $goal }★に届く（いま{ $stars }★）
too-many-rolls = ダイス{ $dice }個なら、正確に数えられるのは{ $most }回のロールまでです
dice = { $n ->
       *[other] ダイス{ $n }個
    }
rolls = { $n ->
       *[other] ロール{ $n }回
    }
rolls-left = { $n ->
       *[other] ロール残り{ $n }回
    }
lie-there = テーブルに{ $dice }、{ $rolls }
kept-of = { $dice }から{ $kept }を残す、{ $rolls }
no-dice-there = ダイスを振りません
nobody-in-tokyo = 東京には誰もいません。--seatで、まだ生きているモンスターの文字を指定してください
no-risk-known = このゲームでは誰も脱落しないため、とどまる危険は計算しません
seat-not-in-game = 席{ $seat }はゲームにありません。--seatで、まだ生きているモンスターの文字を指定してください
how-many-imagined = ゲームは1から{ $most }まで
what-seat = 席はAからFの文字です
before-next-turn = 次の自分のターンまで
play-for-damage = 相手がダメージを狙う場合
play-like-bots = 全員がボットのように遊ぶ場合
stays = とどまる
yields = 明け渡す
is-eliminated = 脱落する
loses-at-least = { $n }♥以上を失う
loses-on-average = 失う平均
not-exact = 正確ではありません：途中で能力が質問し、経験則で答えています
imagined = ボット：それぞれ{ $games }ゲームを想像
not-a-position = どちらでもありません。ファイルは{ $words }で始まります

## 遊ぶプログラム

note-at = 席{ $seat }、質問{ $n }（{ $question }）：{ $what }
note-lost = 席{ $seat }、質問{ $n }の後：{ $why }。{ $again }
note-lost-how = 席{ $seat }、質問{ $n }の後：{ $why }（{ $how }）。{ $again }
note-again = 次のゲームで再起動します
note-never-again = 再起動しません
note-late = { $ms } ms以内に答えなし
note-stuck = 停止：遅い答えが{ $n }回続きました
note-not-ready = 時間内に準備できませんでした
note-ended-early = 準備の前に終わりました
note-ended = 終わりました
note-was-ended = 強制終了しました
note-no-start = 起動できません：{ $error }
note-not-json = JSONではありません：{ $said }
note-not-legal = 適法ではありません：{ $said }

## 実行そのものについて
rows-exist = { $file }はすでにあり、上書きしません。別の名前を選ぶか、--forceを付けるか、--resumeで続けてください
rows-too-large = 行が持てるのは{ $most }までの整数です。--seedか--first-gameを小さくしてください
parquet-whole = { $file }にはもうすべてのゲームがあります。--mergeで集計できます
stopping-soon = いまのゲームの後で止まります…すぐに終えるにはもう一度Ctrl-Cを押してください。
faulty = ボットの違反が{ $n ->
       *[other] { $count }件
    }あり、数値からボットについて言えることはわずかです。終了コードは1です
no-row-value = { $column }の{ $word }は{ $kind }型ではありません
no-row-type = { $value }の型は行にありません
bench-stopped = 止まりました。測っていないものは載っていません
soak-stopped = 止まりました。表は行ったゲームを数えています
arena-stopped = 止まりました。表は行ったゲームを数え、まだ遊んでいないボットは載っていません
say-wish = --wantで欲しいものを、または--positionで見る局面を指定してください
speed = 毎秒{ $n }ゲーム
atlas-heading-tried = { $edition }、{ $players }、{ $bot }、一枚{ $least }から{ $most }ゲーム

## kaiju corpus

corpus-heading = { $games }、{ $parts }部：{ $folder }
corpus-table = { $rows }行、{ $bytes }バイト
corpus-same = { $count }ファイルすべてがマニフェストのとおりです
corpus-differs = { $all }ファイル中{ $count }ファイルがマニフェストと違います。最初は{ $file }です
corpus-stopped = 止まりました。{ $parts }部中{ $done }部ができていて、同じコマンドで続きます
corpus-no-manifest = コーパスのマニフェストではありません：{ $why }
corpus-other-form = マニフェストの形式{ $form }を、このkaijuは知りません
corpus-other-rules = マニフェストはルールのバージョン{ $theirs }用で、このkaijuはバージョン{ $ours }まで遊べます
corpus-not-there = コーパスの{ $field }を{ $word }にはできません
corpus-clock = { $bot }は時計を見るので、同じゲームを二度しません。mcts:1000なら大丈夫です
corpus-other = { $folder }には別のコーパスがあります。--outで別のフォルダーを指定してください

# 問題：誰かが間違えたゲームの局面と、それぞれの答えの価値。

puzzles = 問題
about = ゲームの局面が一つ、質問が一つ、最善の答えも一つ。間違えた問題はまた出ます。

## 聞かれること

what-keep = 何を残しますか？
stay-or-leave = とどまる？離れる？
what-buy = 何を買いますか？
what-do = どうしますか？
asked = あなたは{ $name }です。{ $question }
of-the-day = 今日の問題
comes-back = 前に間違えた問題です
is-new = 新しい問題
known-all = すべて覚えました。もう一度どうぞ

## 判定

right = 正解！このような局面では{ $chance }勝てます。
wrong = 最善ではありません：{ $cost }
why = 次の自分のターンまでに、「{ $best }」は「{ $played }」に比べて平均でこれだけ違います：{ $gains }。
why-overall = 長い目で見ると「{ $best }」は「{ $played }」より良い手です。次の自分のターンまでにはほとんど差が出ません。
gain-won = すぐに勝つ確率{ $points }ポイント
gain-lives = 生き残る確率{ $points }ポイント
gain-tokyo = 東京を保つ確率{ $points }ポイント
gain-rivals = 相手は{ $amount }
yours = あなたの答え
answers = すべての答えと勝率
answer = 答え
chance = 勝率
streak = { $n ->
       *[other] { $n }日連続
    }
due = { $n ->
       *[other] 今日また出る問題は{ $n }問
    }
graded-by = ゲームの分析と同じ方法で判定。確率はパーセント。

## 画面

next = 次の問題
leave = やめる
missing = 問題を読み込めませんでした。接続を確かめて、もう一度試してください。
key-next = 次の問題
no-place = 何も記憶されません。このシステムには保存するフォルダーがありません。
not-kept = 練習の記録を保存できませんでした：{ $why }
plain-next = Enterで次の問題、qで終わります。
plain-help = 答えの番号か、残すダイスを入力してください。tでテーブル、sでショップ、cと名前でカード、rでルール、qで終わります。

## コマンドライン

in-book = { $n ->
       *[other] 問題{ $n }問（{ $made }）
    }
table-of = { $edition }、{ $players }人
judged-alike = { $n ->
       *[other] { $n }問は以前と同じ判定です
    }
judged-otherwise = { $n ->
       *[other] { $n }問は以前と違う判定です：{ $numbers }
    }
too-few = { $n ->
       *[other] { $n }問しか見つからず、それを書き出しました。数を減らすか、別のシードを使ってください。
    }
no-book = これは問題集ではありません。

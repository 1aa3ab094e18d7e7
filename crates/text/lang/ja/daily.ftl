# 今日のゲーム。全員が同じテーブル、同じ運で遊ぶ。

daily = 今日のkaiju
about = 全員に同じテーブルと同じ運。1回遊んで、比べて、共有しよう。
turns = { $n }ターン
points = { $n }点
won = { $turns }で勝利、{ $points }
lost = { $turns }で敗北、{ $points }
share = Kaiju { $date }: { $told }
yours = あなたの結果
play = { $date }のゲームを遊ぶ
go-on = { $date }のゲームを続ける
played = 今日はもう遊びました。{ $told }。次はUTCの午前0時に始まります。
copy = 共有用のテキストをコピー
public-luck = サーバーがないか、応答がありません。今日の運は日付だけから決まるので、調べようと思えば前もって計算できます。友だちと比べるためのものです。
compared = { $players }人が遊び、{ $wins }人が勝ちました
best = 上位
place = 順位
streak = あなたの記録
no-result = この記録は、{ $date }の運とボットで終わったゲームではありません。
no-date = 日付ではありません。2026-11-18のように書いてください
not-yet = その日はまだ始まっていません
holds = { $date }: 秘密はサーバーが前もって約束したもの（{ $commitment }）と一致します。今日のゲームのシードは{ $seed }でした
breaks = 秘密が前もって公開されたものと違うか、シードがそこから導かれません
days = ほかの日
day-before = 前の日
day-after = 次の日

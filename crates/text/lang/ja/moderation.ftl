# What players report, and tables for children.

child-table = 子ども向け：エモートだけ、名前の入力なし、やさしいボット
read-aloud = 読み上げる
report = 通報する
report-why = 運営者には名前、チャットの最後の数行、通報した人が見えます。
report-talk = { $who }の発言
report-name = 「{ $who }」という名前
reported = 通報しました

# プレイヤーの強さと、それを見る場所。

ratings = レーティング
about = 対象としたテーブルのゲームだけを数えます。版と人数ごとに1つの表があり、ボットも載ります。順位はレーティングから誤差を引いた値で決まります。
edition = 版
seats = 人数
place = 順位
player = プレイヤー
rating = レーティング
games = ゲーム数
with-margin = { $rating } ± { $margin }
measured = 測定値
gone = なくなったアカウント
counted = この表には{ $people }人、{ $games }ゲームの記録があります。
yours = あなたのレーティング
between = 「{ $lower }」と「{ $upper }」の間
above = 「{ $bot }」より上
below = 「{ $bot }」より下
rated-table = レーティング対象のゲームにする（コーチなし、1席に1アカウント）

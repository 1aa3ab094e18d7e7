# テーブルのまわり：テーブルを探すこと、脱落した人にできること。

quick = すぐに対戦
quick-why = 同じ条件を望む人と遊びます。待ち時間が過ぎたら、空席にはボットが入ります。
rhythm = 進め方
live = 一度に最後まで
relaxed = 何日もかけて
wait = 人を待つ時間
find = テーブルを探す
begins = あと{ $seconds }秒で始まります。空席にはボットが入ります。
any = 指定なし
only-rated = レーティング対象だけ
only-free = 空席のあるテーブルだけ
none-like-that = 今はそのようなテーブルはありません。
now-playing = いま対戦中
watch = 観戦する
who-wins = あなたのモンスターは脱落しました。勝つのは誰でしょう？
bets = { $monster }の勝ちと予想
foresaw = 予想が当たった人：{ $names }
leave-told = 席を離れて、あとで結果を知る
ended = ゲームが終わりました。勝者：{ $names }
ended-nobody = ゲームが終わりました。勝者はいません。
members = クラブ
rated = レーティング対象
for-children = 子ども向け
log-in-first = 先にログインしてください：kaiju club --login NAME
not-on-the-list = { $name }は一覧にいません。
signed-out = ログアウトしました。

# 何日もかけるテーブル。誰の番か、残り時間、休暇、テーブルで許すこと。

your-turn = あなたの番です
turn-of = { $who }の番です
gathering = プレイヤーを待っています
rests = 休止中
left = 残り{ $time }
late = 時間切れです
days = { $days }日
days-hours = { $days }日{ $hours }時間
hours = { $hours }時間
hours-minutes = { $hours }時間{ $minutes }分
minutes = { $minutes }分
a-turn = 1手{ $time }
overtime = 時間切れのとき
overtime-nothing = 何も起きない
overtime-answer = ボットが代わりに答える
overtime-seat = ボットが席に着く
allow-undo = 誰かが新しいことを知るまで、答えを取り消せる
undo-allowed = 取り消し可
holiday = 不在にする（この日まで）
holiday-take = 時計を止める
holiday-end = 戻りました
holiday-of = { $who }は{ $date }まで不在です
holiday-why = 何日もかけるテーブルでは、不在の間あなたの時計が止まります。1ゲームにつき30日までです。
tables-none = 進行中のテーブルに席がありません。kaiju play --host でテーブルを開けます
time-wanted = 12hや3dのような時間が必要です（1hから30dまで）

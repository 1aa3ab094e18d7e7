# 通知：手番が来たことをサーバーがどう知らせるか、それをどこで選ぶか。

heading = 通知
why = 数日かけて遊ぶテーブルで手番が来たとき、一手番に一度だけ知らせます。見ている間は知らせません。
push-on = この端末に知らせる
push-off = この端末への通知を止める
push-refused = このブラウザーはこのページの通知を許していません。このサイトの設定で許可してから、もう一度試してください。
mail = メールアドレス
mail-add = 確認のリンクを送る
mail-waits = 送ったリンクを開いて確認してください
mail-drop = このアドレスへのメールを止める
quiet = 静かな時間
quiet-from = 開始
quiet-to = 終了
quiet-save = この時間は知らせない
quiet-off = 静かな時間をなくす
stop-all = すべての通知を止める
stopped = このアドレスへの通知を止めました。
confirmed = 確認しました。これからこのアドレスに通知します。
subject = あなたの番です：{ $table }
body = { $name }さん、{ $table }であなたの番です。
webhook = { $name }さんの番です：{ $table }
open-link = テーブルを開く：{ $url }
stop-link = このメールを止める：{ $url }
confirm-subject = kaijuのためにこのアドレスを確認
confirm-body = { $name }さんが、kaijuサーバーの通知をこのアドレスで受け取ろうとしています。あなたであれば、一日以内にこのリンクを開いてください：{ $url } 心当たりがなければ何もしないでください。ほかのメールは届きません。

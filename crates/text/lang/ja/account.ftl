# アカウントのページ。名前と、パスキーまたは復旧コード。遊ぶだけなら誰にも必要ない。

title = アカウント
why = 遊ぶのにアカウントは要りません。あれば、どの端末でも自分のゲームを一か所で見られます。
make = アカウントを作る
make-button = 作る
login = ログイン
login-passkey = パスキーでログイン
code = 復旧コード
login-code = コードでログイン
keep-code = この復旧コードを保管してください。どの端末でもアカウントを開けます。表示されるのは今だけです。
hello = { $name }さんです。
passkeys = パスキー
passkeys-none = パスキーはまだありません。あれば、指、顔、またはこの端末のロックでログインできます。
passkey-add = この端末にパスキーを追加
passkey-drop = このパスキーを削除
devices = 端末
this-device = この端末
sign-out-device = この端末からログアウト
unnamed = 端末
since = { $date }から
sign-out = ログアウト
sign-out-all = すべての端末でログアウト
export = すべてをファイルで保存
delete = アカウントを削除
delete-sure = 完全に削除します：名前、パスキー、端末、ゲームの一覧。遊んだゲームは、テーブルでの名前とともに残ります。
games-joined = この端末の{ $n }ゲームが一覧に入りました。

### `kaiju serve`、`doctor`、`verify`、`backup`、`restore`、`soak-server`、`simulate`、`load`、`play`、`watch`がコマンドラインで言うこと。

cannot-listen = { $addr }で待ち受けできません。別の--addrを選ぶか、--any-portを付けてください
ready = kaijuの準備ができました：
kept-in = テーブルは{ $place }に保存します。Ctrl-Cで止まります
disk-failed = ディスクが故障しました。直ってからもう一度起動してください
no-data-folder = データフォルダーがありません。--db FILEで場所を指定してください
other-commitment = コミットメントは{ $commitment }で、あなたが見たものと違います
no-pins = この中にダイスの控えはありません
fair = 公正
all-draws = { $draws ->
       *[other] { $draws }回の抽選はすべてコミットメントと一致します
    }
commitment = コミットメント{ $commitment }
no-seat-added = 乱数に加わったプレイヤーはいません
seats-added = プレイヤー{ $seats }が乱数に加わりました
links-shown = { $links ->
       *[other] { $links }個の公開値を確かめました
    }
compare-commitment = 最初のロールの前に見たコミットメントと比べてください
tables-done = { $n ->
       *[other] テーブル{ $count }個
    }
no-database = そのデータベースはありません
saved = 保存しました
restored = 復元しました
saved-what = テーブル：{ $games }、行：{ $rows }、アカウント：{ $accounts }。すべてのゲームを再現して確かめました
restored-what = テーブル：{ $games }、行：{ $rows }、アカウント：{ $accounts }。すべて元どおりです
storm-told = 停止：{ $kills } · テーブル：{ $tables } · 行：{ $rows } · 確認応答：{ $acked } · 最長{ $ms } msで再開
storm-fine = 失われたものなし、重複なし、欠けなし、すべてのゲームを再現できます
cuts-told = 停電：{ $cuts } · テーブル：{ $tables } · 行：{ $rows } · 確認応答：{ $acked } · 最長{ $ms } msで再開
cuts-lost = 停電時に未同期：書き込み{ $open }件、うち消失{ $lost }件、破損{ $torn }件。消えた名前{ $names }件
cuts-seed = --seed { $seed }で、同じ停電を別のタイミングで再現します
faults = { $n ->
       *[other] 不具合{ $n }件
    }
not-borne = サーバーが追いつきませんでした
simulated-time = { $hours }時間を模擬 · エピソード：{ $episodes } · { $seconds }秒
simulated-play = 答え：{ $answers } · 確認応答：{ $acks } · 配信：{ $deliveries } · 検証したゲーム：{ $games }
simulated-faults = 障害：{ $faults } · クラッシュ：{ $crashes } · 1スレッド毎秒{ $speed }個の答え
simulated-fine = 失われたものなし、重複なし、偽りや秘密が伝わることなし、待たされたままの人なし
simulated-again = もう一度見るには：
simulated-smaller = より小さいもの：
what-bug = 仕込めるバグ：{ $bugs }
load-told = テーブル：{ $tables } · ソケット：{ $sockets } · 毎秒{ $rate }個の答え
load-acked = 確認応答まで{ $half } ms（中央値）、{ $most } ms（99%）、{ $all } ms（99.9%）
load-sync = このディスクの同期一回は{ $ms } ms（99%）
load-watched = 観戦者に届いた出来事：{ $n }
load-cpu = サーバーは一コアの{ $percent }%を使いました
load-memory = サーバーのメモリー使用量は{ $kib } KiB
load-fine = 不具合なし
load-late = 99%が{ $ms } ms以内に確認応答されましたが、50 msと同期三回で許される{ $bound } msより遅れています
club-told = 人数：{ $people }・日をまたぐテーブル：{ $relaxed }・終わった対戦：{ $finished }・ディスク上{ $mib } MiB
club-tables = 「マイテーブル」の表示は{ $half } ms（中央値）、{ $most } ms（99%）
club-profiles = プロフィールの表示は{ $half } ms（中央値）、{ $most } ms（99%）
club-each = サーバーの計算は一回あたり{ $ms } ms
club-ready = サーバーの準備は{ $ms } msで完了
club-late = 99%が{ $ms } ms以内に表示されましたが、許される{ $bound } msより遅れています
club-slow = サーバーの準備に{ $ms } msかかり、許される{ $bound } msより遅れています
club-large = サーバーのメモリー使用量は{ $kib } KiBで、許される{ $bound } KiBを超えています
memory-unknown = このシステムはプロセスのメモリー使用量を知らせません
idle-told = { $count }個中{ $accepted }個のソケットを{ $seconds }秒で受け入れ。一個{ $kib } KiB
idle-mine = クライアント側（{ $n }プロセス）では一個{ $kib } KiB
idle-ping = pingの応答まで{ $half } ms（中央値）、{ $most } ms（99%）
idle-after = 切断後、サーバーのメモリーは以前より{ $kib } KiB多いです
files-few = このシステムで一つのプログラムが開けるのは{ $files }ファイルですが、{ $wanted }必要です。ハードリミットを上げる（rootで：ulimit -Hn）か、ソケットを減らしてください
idle-refused = すべてのソケットは受け入れられませんでした。開けるファイルの上限が低すぎませんか（ulimit -n）
no-such-monster = そのモンスターはいません。近い順に、このどれかですか：{ $names }
people-range = プレイヤーは0人から6人です
no-unfinished-game = 途中のゲームはありません。`kaiju play`で始めます
view-needs-terminal = ゲームを順に見るにはターミナルが必要です。--viewなしなら言葉で伝えます
from-here = このマシンから：{ $url }
only-here = このマシンからしか届きません。部屋のスマートフォンなどから参加できるようにするには：kaiju serve --lan
offline = このマシンはネットワークにつながっていないようです。他の端末からは届きません
no-entry = スマートフォンでこのアドレスを開けないときは、このマシンのファイアウォールでポート{ $port }へのTCP受信を許可し、ルーターのゲスト用ではなく通常のネットワークを使ってください
address-unknown = サーバーの前にプロキシがあります。招待に載るように、人が使うアドレスを--urlで指定してください
addr-wanted = IPアドレス、ポート、または両方を指定してください：0.0.0.0:8080、[::]:8080、localhost:8080、8080
lan-or-addr = --lanはすべてのアドレスで、--addrは{ $ip }だけで待ち受けます。どちらかを選んでください
site-wanted = https://kaiju.example や http://192.168.1.7:8080 のような、パスのないアドレス
no-backup = これはkaijuのバックアップではありません
saved-but = テーブル：{ $games }、行：{ $rows }、アカウント：{ $accounts }。{ $aside ->
       *[other] このkaijuで遊べないテーブル{ $aside }個は、そのまま保存しました：
    }
restored-but = テーブル：{ $games }、行：{ $rows }、アカウント：{ $accounts }。{ $aside ->
       *[other] このkaijuで遊べないテーブル{ $aside }個は、そのまま復元しました：
    }
host-wanted = kaiju.exampleのような、スキーム、ポート、パスのない名前
relay-wanted = メールサーバーのアドレスが必要です（例：smtps://name:password@mail.example、smtp://localhost）
healthy = 正常
unhealthy = { $url }は正常ではありません：{ $why }
doctor-page = ブラウザー用のページが入っています
doctor-no-page = このプログラムはブラウザー用のページなしでビルドされました。リリース版をダウンロードするか、ビルドの前に`cargo xtask web`を実行してください
doctor-port-free = { $addr }は空いています
doctor-port-ours = { $addr }でkaijuが応答しています
doctor-port-taken = { $addr }は別のプログラムが使っています。--addrで別のポートを選ぶか、`kaiju serve --any-port`で起動してください
doctor-port-refused = { $addr }で待ち受けできません：{ $why }。--addrで、このマシンのアドレスと1024以上のポートを選んでください
doctor-folder = データフォルダー{ $folder }に書き込めます
doctor-folder-refused = データフォルダー{ $folder }に書き込めません：{ $why }。許可するか、--dbでテーブルの別の場所を選んでください
doctor-db = データベース{ $place }が応答します。{ $tables }
doctor-db-new = データベース{ $place }は空か、まだありません。`kaiju serve`が作ります
doctor-db-fails = データベース{ $place }を使えません：{ $why }。起動するか、--dbを直してください
doctor-browser = { $program }でブラウザーを開けます
doctor-no-browser = ここではブラウザーを開けません。`kaiju serve`が表示するアドレスを自分で開いてください
doctor-clock = 時計は{ $time }です
doctor-clock-early = 時計は{ $time }で、このkaijuができる前です。このマシンの時計を合わせてください
doctor-clock-behind = 時計は{ $time }ですが、それより後に保存されたテーブルがあります。このマシンの時計を合わせてください
doctor-fine = すべて正常です
doctor-amiss = { $n ->
       *[other] 確認が必要なことが{ $n }件あります
    }
admin-wanted = 16〜100文字の見えるASCII文字のトークン、または名前、コロン、トークン
words-wanted = 言語のコードとファイル、たとえばen=words.txt

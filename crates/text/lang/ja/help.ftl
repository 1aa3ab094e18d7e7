### コマンドラインのヘルプ。コマンドと引数ごとに並ぶ。英語はプログラムの中にある。
### 例のコマンドはどの言語でも同じ：テストが比べる。

kaiju = King of Tokyo：遊ぶ、観戦する、サーバーを立てる、シミュレートする、再生する、検証する、調べる。
    .lang = 言語のコード：LANGUAGES。既定では`kaiju lang`が覚えたもの、またはシステムの言語。
    .examples =
        例：
          kaiju play                                 ここで今すぐ、三体のボットと遊ぶ
          kaiju serve --open                         ブラウザーで遊ぶ：このマシンのテーブルサーバー
          kaiju sim --players 4 --games 20000        全員が無作為に遊んだら、誰がどう勝つか
          kaiju arena --bot greedy --bot random      どのボットがどれだけ強いか
          kaiju sim --games 1 --record my.game       ゲームを一つ保存する
          kaiju replay my.game                       それを読む。出来事ごとに根拠のルール付き
          kaiju puzzle                               何を残す？一日一問
          kaiju verify my.game                       オンラインのゲームのダイスは公正だったか
          kaiju odds --want smash                    ✊が1、2、3…個出る確率
          kaiju rules ENTER-2                        その条項の内容
          kaiju cards mimic                          そのカードの効果と裁定
          kaiju find tokyo bay                       関係するものすべて：ルール、カード、裁定、質問
          kaiju scenario scenarios                   ルールがシナリオのとおりか確かめる

        終了コード：0はすべて正常、1は確かめたことが成り立たない、2は指定に誤りがある、130はCtrl-Cで停止。

        King of Tokyoのルールの非公式ファン実装です。
        出版社とは提携しておらず、公認も受けていません。

play = ターミナルで遊ぶ：ボットと、一つのキーボードで何人かと、またはサーバーのテーブルで。
    .edition = 版：EDITIONS。
    .book = 書かれたとおりに遊ぶルールブック：BOOKS。
    .players = モンスターの数、2から6。
    .people = このキーボードで遊ぶ人の数。既定では一人。
    .bots = ボットの強さを席ごとに。最後の指定が残りの席にも当てはまる。`kaiju arena --help`に一覧。
    .monster = あなたのモンスター。例えばthe-king、無作為に引くならrandom。何人かいれば一人ずつ選べる。
    .evolutions = 進化カードを使う。
    .switches = ルール設定を版と変える。何度でも書ける。
    .seed = 運のもと。同じシードなら同じダイス。
    .resume = 保存したゲームを、ファイルか名前で続ける。既定では最後に遊んだもの。
    .position = ファイルの局面かシナリオから続ける。最初に聞かれるモンスターがあなた。
    .join = サーバーのテーブルに、リンクかコードで座る。同じコマンドで席に戻る。
    .host = 他の人のためにサーバーにテーブルを開く。--peopleが人数。
    .server = コードと--hostが指すサーバー。
    .name = あなたの名前。何人かいれば一人ずつ。サーバーのテーブルでは、既定で前回の名前かアカウントの名前。
    .record = 終わったゲームの記録をこのファイルに保存する。
    .force = すでにあるファイルを上書きする。
    .plain = 標準入出力で、文だけで遊ぶ。ターミナルがなければ常にこうなる。
    .speed = 出来事を見せる速さ。既定では前回と同じ。
    .theme = 使う色。既定では前回と同じ。
    .ascii = ASCIIの記号だけを使う。他の記号がないターミナルでは常にこうなる。
    .turn = 何日もかけるテーブルとして開く。1手の時間を12hや3dのように指定する。
    .overtime = そこで誰かの時間が切れたときに起こること。
    .undo = 開くテーブルで、誰かが新しいことを知るまで答えを取り消せるようにする。
    .delay = 開くテーブルの観戦者には、対戦がこの分数だけ遅れて見える。
    .clock = 開くテーブルでの、答えるたびの秒数。書かなければ無制限。
    .grace = いない人の代わりにボットが答えるまでの秒数。0ならなし、省略すると60。
    .rated = 開くテーブルのゲームをレーティング対象にする。全員にアカウントが必要。
    .public = 開くテーブルをロビーに公開する。誰でも座れる。
    .title = 開くテーブルの題。
    .child = 子ども向けのテーブルを開く。エモートだけ、名前の入力なし、やさしいボット。
    .examples =
        例：
          kaiju play                                   メニュー。Enterで三体のボットとのゲームが始まる
          kaiju play --bots level5 --players 3         強い相手二体と、メニューなしで
          kaiju play --bots fits                       ゲームの結果に合わせた、自分と同じ強さの相手
          kaiju play --edition godzilla --evolutions   イベント、ダイストークン、進化カード
          kaiju play --people 2 --players 2            一つのキーボードで二人
          kaiju play --name Ada,Bo                     一つのキーボードで二人、それぞれ名前付き
          kaiju play --resume                          ターミナルが閉じても、前回の続きから
          kaiju play --resume "An evening"             その名前のゲームを続ける。`kaiju games`で一覧
          kaiju play --position my.position            局面かシナリオから続ける（docs/notation.md）
          kaiju play --plain                           文だけで。スクリーンリーダーやパイプに
          kaiju play --host --people 3 --players 4     サーバーにテーブルを開く：自分、他に二人、ボット一体
          kaiju play --host --turn 3d --undo           何日もかけるテーブル、取り消し可
          kaiju play --host --public --rated --clock 30
                                                       レーティング対象の公開テーブル、1回の答えに30秒
          kaiju play --join https://HOST/#/join/CODE   そこに座る。同じコマンドで席に戻る
          kaiju play --join CODE --name Ada,Bo         このキーボードの二人が、そのテーブルの二席に

        画面では ? でキーの説明、hでヒント、wで出来事の理由、lで言語の変更。ゲームは答えるたびに
        $XDG_DATA_HOME/kaiju/games（既定では~/.local/share）に保存します。NO_COLOR=1で色なしになります。

watch = ボットのゲームか、サーバーのテーブルを観戦する。
    .table = サーバーのテーブルのリンク、コード、id。なければ、ここでボットが遊ぶ。
    .server = コードが指すサーバー。
    .edition = 版：EDITIONS。
    .book = 書かれたとおりに遊ぶルールブック：BOOKS。
    .players = モンスターの数、2から6。
    .bots = ボットの強さを席ごとに。最後の指定が残りの席にも当てはまる。
    .evolutions = 進化カードを使う。
    .seed = 運のもと。同じシードなら同じダイス。
    .record = 終わったゲームの記録をこのファイルに保存する。
    .force = すでにあるファイルを上書きする。
    .plain = ゲームを文だけで伝える。ターミナルがなければ常にこうなる。
    .speed = 出来事を見せる速さ。既定では前回と同じ。
    .theme = 使う色。既定では前回と同じ。
    .ascii = ASCIIの記号だけを使う。他の記号がないターミナルでは常にこうなる。

games = 保存したゲームの一覧を出すか、名前を変える。
    .all = 終わったゲームも出す。
    .find = このモンスター、版、名前、日付のゲームだけを並べる。
    .rename = ゲームの名前を変える：いまの名前と新しい名前。
    .json = 文章ではなくJSONを出す。
    .examples =
        例：
          kaiju games                              続けられるゲーム、新しい順
          kaiju games --all                        終わったものも
          kaiju games --find gigazaur              このモンスター、版、名前、日付のもの
          kaiju games --rename 2026-11-15-124204 "An evening"
          kaiju play --resume "An evening"         そしてそれを続ける

tables = 席のあるテーブルを、急ぐものから順に並べる。
    .away = 何日もかけるすべてのテーブルに、この間は不在だと伝える（12hや10dなど。1ゲーム30日まで）。
    .back = 戻ったと伝える。
    .json = 文章ではなくJSONを出す。
    .examples =
        例：
          kaiju tables                     誰の番か、残り時間はどれだけか
          kaiju tables --away 10d          何日もかけるテーブルで時計を十日間止める
          kaiju tables --back              時計をまた動かす
          kaiju play --join LINK           テーブルへ行く。一覧に方法がある

        ほかの端末があなたのアカウントで座ったテーブルも並び、その時計も止まる。

club = サーバーのクラブを見る：テーブル、すぐ遊ぶ、友だち、ゲーム、大会、レーティング、ボット、アカウント。
    .server = サーバー。
    .make = この名前でアカウントを作る。
    .login = アカウントにログインする。復旧コードは標準入力から読む。
    .logout = ログアウトする。
    .json = テキストの代わりにJSONを書く。
    .examples =
        例：
          kaiju club --make Ana              アカウントを作り、この端末に残す
          kaiju club --login Ana             ログインする。コードは標準入力から読む
          kaiju club                         アカウントのテーブル。急ぎのものから。招待も
          kaiju club quick --players 4       同じことをしたい人と席に着く。誰も来なければボットと
          kaiju club lobby --free            空席のある公開テーブル
          kaiju club profile                 すべてのゲームの成績
          kaiju club friends --add CODE      コードの持ち主に友だちの申し込みをする
          kaiju club games tokyo             名前・題・メモにその言葉があるゲーム
          kaiju club games LINK --again      同じ人ともう一度：テーブルと、それぞれへの招待
          kaiju club tournaments --new Sunday --seats 4 --turn 1d
                                             何日もかけて遊ぶ大会を作る
          kaiju club tournaments ID --enter  参加する。あとは kaiju play --join LINK で自分のテーブルへ
          kaiju club duplicates --new Sunday --groups 3 --seats 4
                                             同じ運のテーブルを三つのグループで。IDを付けると見る
          kaiju club ratings second-4        レーティングの一覧：版と人数
          kaiju club bots --challenge Ada    誰かのボットと遊ぶ
          kaiju club daily                   今日のみんなの結果
          kaiju club account --export my.json
                                             サーバーが持つ自分のデータすべてをファイルに

        `kaiju club PAGE --help` が各ページを説明する。大会、レーティング、ボット、今日のゲーム、ロビー、すぐ遊ぶにはアカウントが
        いらない。アカウントは $XDG_DATA_HOME/kaiju/accounts.json（なければ ~/.local/share）に残り、kaiju play はそれで席に着く。

club-tables = アカウントのテーブルを急ぐものから順に、そして招待を見る。
    .decline = 誰かの招待を断る。

club-quick = 同じことをしたい人と席に着く。空いたままの席にはボットが座る。
    .edition = 版：EDITIONS。
    .players = モンスターの数、2から6。
    .live = 一度に遊ぶ。既定。
    .relaxed = 何日もかけて遊ぶ。1手に1日。
    .wait = この秒数がたつと、空いている席にボットが座る。
    .name = あなたの名前。既定では前回の名前かログイン名。
    .plain = 標準入出力で、文だけで遊ぶ。ターミナルがなければ常にこうなる。
    .speed = 出来事を見せる速さ。既定では前回と同じ。
    .theme = 使う色。既定では前回と同じ。
    .ascii = ASCIIの記号だけを使う。他の記号がないターミナルでは常にこうなる。

club-lobby = 公開テーブルの一覧：人を待つものと、観戦できるもの。
    .edition = この版だけ：EDITIONS。
    .players = この人数だけ。
    .live = 一度に遊ぶものだけ。
    .relaxed = 何日もかけるものだけ。
    .rated = レーティング対象のゲームだけ。
    .free = 空席があるものだけ。

club-profile = すべてのゲームの成績を見る。友だちのものも見られる。
    .who = 友だち。省略すると自分。

club-friends = 友だちと自分のコードを見る。申し込み、返事、招待、ミュート、ブロック。
    .add = コードの持ち主に友だちになろうと申し込む。
    .yes = 友だちになりたい人に「はい」と答える。
    .remove = 一覧から外す：友だち、申し込み、ミュートやブロックした人。
    .invite = --table のテーブルに友だちを招待する。
    .table = テーブル。リンクかコードで。自分の席があり、ゲームがまだ始まっていないもの。
    .mute = ゲームで会った人の発言を見せない。
    .block = ゲームで会った人と同席せず、その発言も見せない。
    .new-code = 別のコードにする。前のものは使えなくなる。

club-games = 自分のゲームを探す、メモする、同じ人ともう一度遊ぶ。
    .which = 名前・題・メモの言葉、または一つのゲームのリンク。
    .favourites = お気に入りだけ。
    .note = 当てはまる一つのゲームにメモを書く。空のメモは消える。
    .favourite = 当てはまる一つのゲームをお気に入りにする。
    .unfavourite = お気に入りから外す。
    .again = 当てはまる一つのゲームの人たちともう一度遊ぶ：テーブルを開いて招待する。

club-tournaments = 大会を見る、作る、参加する。
    .id = IDで一つ。省略すると最新のもの。
    .mine = 自分が作った、または参加した大会だけをすべて。
    .enter = 大会に参加する。
    .leave = 大会から抜ける。
    .begin = 大会を始める。自分が作ったもの、または参加していて開始時刻になったもの。
    .end = 自分が作った大会を閉じる。
    .standings = その大会が属するリーグの順位を見る。
    .new = この題で一つ作る。
    .edition = 版：EDITIONS。
    .seats = テーブルの人数。
    .fill = テーブルを埋める、またはグループの人と一緒に遊ぶボット。
    .turn = 何日もかけて遊ぶ。一手番の時間、たとえば 12h や 3d。
    .overtime = そこで誰かの時間が切れたときに起こること。省略するとボットが答える。
    .clock = 一度に最後まで遊ぶテーブルでの、答えるたびの秒数。書かなければ無制限。
    .grace = いない人の代わりにボットが答えるまでの秒数。0ならなし、省略すると60。
    .rounds = スイス式の大会のラウンド数。
    .knockout = 各テーブルの一位が勝ち進む。省略するとスイス式。
    .wait = テーブルがプレイヤーを待つ時間、たとえば 10m、1h や 2d。
    .begins = 開始までの時間、たとえば 2h や 3d。それからは参加者なら誰でも始められる。省略すると1日後。
    .rated = ゲームはレーティングに数えられる。
    .league = 属するリーグ：同じ名前を付けた自分の大会すべて。

club-duplicates = いくつかのグループが同じ運で遊ぶテーブルを作る、または見る。
    .id = IDで一つ。省略すると自分が作ったもの。
    .end = 自分が作ったデュプリケートを閉じる。
    .new = この題で一つ作る。
    .groups = デュプリケートを遊ぶグループの数。
    .edition = 版：EDITIONS。
    .seats = テーブルの人数。
    .fill = テーブルを埋める、またはグループの人と一緒に遊ぶボット。
    .turn = 何日もかけて遊ぶ。一手番の時間、たとえば 12h や 3d。
    .overtime = そこで誰かの時間が切れたときに起こること。省略するとボットが答える。
    .clock = 一度に最後まで遊ぶテーブルでの、答えるたびの秒数。書かなければ無制限。
    .grace = いない人の代わりにボットが答えるまでの秒数。0ならなし、省略すると60。
    .bots = デュプリケートの各グループでボットが座る席の数。

club-ratings = レーティングの一覧と自分の位置を見る。
    .list = 一覧：版と人数、たとえば second-4。

club-bots = ボットの順位を見る、一つに挑戦する、自分のボットを管理する。
    .edition = 版：EDITIONS。
    .players = モンスターの数、2から6。
    .challenge = オンラインの誰かのボットと遊ぶ。ほかの席にはサーバーのボットが座る。
    .rated = レーティング対象にする。
    .make = この名前のボットアカウントを作り、トークンを出す。
    .renew = 自分のボットアカウントに新しいトークンを出す。前のものは使えなくなる。
    .delete = 自分のボットアカウントを削除する。

club-daily = ある日の全員の結果を見る。`kaiju daily --server` で遊ぶ。
    .date = 日付、たとえば 2026-11-18。既定では今日。

club-account = 端末を見る。ログアウト、すべてのデータの取得、アカウントの削除。
    .sign-out = 横に書いてあるIDの端末をログアウトする。
    .everywhere = ここも含めてすべての端末でログアウトする。
    .export = サーバーが持つアカウントのデータをすべてファイルに書く。-は標準出力。
    .force = すでにあるファイルを上書きする。
    .delete = アカウントを完全に削除する。先に確かめる。確かめられないところでは --sure が必要。
    .sure = 確かめずに削除する。

club-notices = 何日もかけるテーブルで自分の番をどう知らせるかを決める。
    .mail = このアドレスにメールを送る。届いたリンクで確認する。
    .drop = このメールアドレスやブラウザーにはもう送らない。
    .stop = すべての通知を止める。
    .quiet = この時刻の間は知らせない。たとえば 22:00-07:00。
    .utc = UTCとの時差。たとえば 1、-5、5:30。--quiet に必要。
    .no-quiet = 静かにする時間をなくす。
    .table = ここで開いた、何日もかけるテーブルのリンク。そのWebhookを見る、または変える。
    .webhook = そのテーブルの番を、Discordなどのこのアドレスに知らせる。
    .no-webhook = そのテーブルのWebhookをなくす。

admin = サーバーを管理する：通報、追放、ミュート、操作の記録。
    .page = 見るもの。省略すると、それぞれの数。
    .before = 記録の前の部分が始まる番号。後の部分に書いてある。
    .server = サーバー。
    .admin-token = サーバーを管理する人のトークン。
    .settle = 通報を処理する。チャットの行と一緒に消える。
    .ban = アカウントを名前で、またはアドレスやその範囲（192.0.2.0/24など）を追放する。
    .mute = アカウント、アドレスの範囲、または席（GAME/Bなど）をミュートする。
    .lift = 追放やミュートを早く終える。
    .lasting = 追放やミュートが続く長さ。12hや7dなど。
    .until = 追放やミュートが、その日の始まりに終わる日（UTC）。
    .why = 理由、または決めたこと。記録に残る一行。
    .json = 文章の代わりにJSONを出力する。
    .examples =
        例：
          kaiju admin                          それぞれの数
          kaiju admin reports                  参加者からの通報と、チャットの最後の行
          kaiju admin reports --settle ID --why "muted for a week"
                                               通報を消す。決めたことは記録に残る
          kaiju admin sanctions                追放とミュート、その終わり
          kaiju admin sanctions --mute Ana --for 7d --why insults
                                               アカウントは一週間何も言えない
          kaiju admin sanctions --mute GAME/B --for 1d
                                               その席に座る人も。ゲストかもしれない
          kaiju admin sanctions --ban 192.0.2.0/24 --until 2026-12-24
                                               そのアドレスからは、その日が始まるまでテーブルを開けず、座れない
          kaiju admin sanctions --lift ID      追放やミュートを早く終える
          kaiju admin log                      誰が何をしたか、新しい順

        トークンはkaiju serveの起動に使ったものです。KAIJU_ADMIN_TOKENに入れてください。コマンドに書いたものは、そのマシンの誰からも見えます。追放とミュートで何ができなくなるかはdocs/moderation.mdにあります。

completions = シェルの補完を出力する。
    .shell = シェル。
    .examples =
        例：
          kaiju completions bash > ~/.local/share/bash-completion/completions/kaiju
          kaiju completions zsh > ~/.zfunc/_kaiju
          kaiju completions fish > ~/.config/fish/completions/kaiju.fish

man = マニュアルページをフォルダーに書く。
    .folder = フォルダー。なければ作る。
    .examples =
        例：
          kaiju man ~/.local/share/man/man1    その後：man kaiju、man kaiju-play

sim = たくさんのゲームを行い、誰がどう勝ったかを数える。
    .edition = 版：EDITIONS。
    .book = 書かれたとおりに遊ぶルールブック：BOOKS。
    .players = モンスターの数、2から6。既定では指定したボットの数、または4。
    .bots = 席ごとのボット。繰り返すかコンマで並べる。一つなら全席。既定では全員無作為。
    .games = ゲームの数。
    .seed = ゲームのもと。同じシードなら同じゲーム。
    .first-game = 最初のゲームの番号：前の実行が止まったところ、またはこのマシンの始まり。
    .threads = 働くスレッドの数。既定ではコアごとに一つ。
    .switches = ルール設定を版と変える。何度でも書ける。
    .time = プログラムが一つの答えを考えられる時間、ミリ秒。
    .memory = プログラムが使えるメモリー、MiB。0は制限なし。Linuxで守られる。
    .show-stderr = プログラムが標準エラーに書いたものを見せる。失敗の理由が分かる。
    .json = 表ではなくJSONオブジェクトを出す。
    .record = 最初のゲームをこのファイルに保存する。
    .rows = ゲームごとに一行をこのファイルに保存する。.csvか.parquet。
    .seats = 各ゲームの席ごとに一行をこのファイルに保存する。.csvか.parquet。
    .turns = ターンごとに一行をこのファイルに保存する。.csvか.parquet。
    .decisions = 選べたプレイヤーの答えごとに一行をこのファイルに保存する。.csvか.parquet。
    .positions = 決断ごとの前の局面も、記法で保存する。
    .chances = 決断ごとの前後の勝率も、ネットワークの見立てで保存する。時間がかかる。
    .resume = --rows、--seats、--turns、--decisionsのCSVファイルを終わりから続ける。報告は全体を数える。
    .merge = 何も遊ばず、これらの--rowsファイルを合計する。--rowsがあれば一つにまとめる。
    .plot = 誰が勝ち、どう終わり、どれだけかかったかを、このファイルに描く。.svgか.png。
    .force = すでにあるファイルを上書きする。
    .examples =
        例：
          kaiju sim --edition second --players 4 --games 20000 --seed 1
          kaiju sim --players 2 --switch two_player_tokyo=on     ルールを変えて試す
          kaiju sim --games 1 --seed 7 --record my.game          `kaiju replay`のためにゲームを保存
          kaiju sim --games 100000 --json                        他のプログラムのための数値
          kaiju sim --bot greedy --players 3                     全員greedy
          kaiju sim --bots greedy,random,random,random           席ごとに別のボット
          kaiju sim --games 5000 --plot games.svg                誰がどう、どれだけで勝ったかを描く

        自分の調査のための行。docs/data.mdが各列を説明します：
          kaiju sim --games 5000 --rows games.csv                ゲームごとに一行
          kaiju sim --games 5000 --seats seats.parquet           各ゲームの席ごとに一行：誰が何で勝ったか
          kaiju sim --games 5000 --rows g.parquet --turns t.parquet      ゲームとターン、Parquetで
          kaiju sim --games 100 --bot greedy --decisions d.parquet --positions --chances     何を決め、何を損したか
          kaiju sim --games 9000 --rows games.csv --resume       止まったところから続ける（CSV）

        複数のマシンで分ける調査。どこで行ってもゲームは同じです：
          一台目：  kaiju sim --games 50000000 --rows a.parquet
          二台目：  kaiju sim --games 50000000 --first-game 50000000 --rows b.parquet
          その後：  kaiju sim --merge a.parquet b.parquet        合計する。報告も図も同じ

        同じシードなら、どのマシンでもスレッドがいくつでも同じゲームになります。行はゲームが終わるたびに順番に書き、メモリーは増えません。
        Ctrl-Cで止まり、終わった分は残ります。Parquetファイルは完成したときに名前が付き、CSVは最初の行からあります。
        すでにあるファイルは--forceなしでは上書きしません。外部のボットが違反したら、終了コードは1です。
        `kaiju rules switches`が設定とその値を、`kaiju arena --help`がボットを示します。

arena = ボット同士を戦わせ、強さを測る。
    .bots = ボットの名前かプログラムのパス。二つ以上、一つずつかコンマで並べる。
    .among = 一つを除いて全員がこのボットであるゲームだけを行う。他のボットがその中でどう戦うか。
    .less-luck = 勝ちからダイスの運を除き、少ないゲームで済むようにする。一ゲームに約15 msかかる。
    .edition = 版：EDITIONS。
    .book = 書かれたとおりに遊ぶルールブック：BOOKS。
    .players = モンスターの数：4、または2,4や2-6やallのような複数のテーブル。
    .games = 一組がテーブルごとに行うゲームの数。
    .seed = ゲームのもと。同じシードなら同じゲーム。
    .first-game = 最初のゲームの番号。
    .threads = 働くスレッドの数。既定ではコアごとに一つ。
    .switches = ルール設定を版と変える。何度でも書ける。
    .time = プログラムが一つの答えを考えられる時間、ミリ秒。
    .memory = プログラムが使えるメモリー、MiB。0は制限なし。Linuxで守られる。
    .show-stderr = プログラムが標準エラーに書いたものを見せる。失敗の理由が分かる。
    .json = 表ではなくJSONオブジェクトを出す。
    .csv = 組ごとの結果をこのファイルに、コンマ区切りで保存する。
    .plot = レートと勝率をこのファイルに描く。.svgか.png。
    .force = すでにあるファイルを上書きする。
    .examples =
        例：
          kaiju arena --bot greedy --bot random                     無作為三体の中にgreedy一体、その逆も
          kaiju arena --bot greedy --bot mcts:20ms --players 2      一対一
          kaiju arena --bot greedy --bot scorer --players all       2、3、4、5、6人のテーブル
          kaiju arena --bots seer,scorer,greedy --among greedy      greedy三体の中にseer、次にscorer
          kaiju arena --bots seer,greedy --less-luck                より狭い区間：ダイスの運を除く
          kaiju arena --bot greedy --bot ./my_bot.py --games 200    自分のプログラム。書き方はdocs/bot-protocol.md
          kaiju arena --bot 'node bot.js --deep' --bot random       引数のあるプログラム
          kaiju arena --bot smasher --bot banker --bot survivor --bot scorer --plot arena.png --csv arena.csv

        ボット：random、greedy、smasher、banker、survivor、scorer、seer、unsure:70（判断に千分の70の誤差）、mcts（一つの答えに50 ms）、mcts:20ms、
        mcts:1000（想像するゲームの数）、champion、champion:48（48回先を読む）、level1からlevel6、level3.5（その間）、fits3.4（誰かに合わせたもの）、またはプログラム。
        各ゲームでは一体が同じ種類の他のボットの中に座り、ゲームごとに次の席へ移ります。
        ゲームの数が60で割り切れれば、どのテーブルのどの席にも公平です。
        レートは全テーブルでのBradleyとTerryの方法により、Eloの尺度で、95%区間付きです。
        時間で考えるボットを除き、同じシードなら同じゲームになります。

        プログラムが終わる、遅れる、適法でない答えをするときは、記録して代わりの手で進めます。
        ロールを終えるか、最初の適法な答えです。終わったプログラムは次のゲームで再起動します。
        そうした違反があっても表は表示し、終了コードは1になります。

        すでにあるファイルは--forceなしでは上書きしません。Ctrl-Cで止まり、行ったゲームを報告します。

rate = 各表でのボットの強さを示し、測り直し、または人の評価がどれだけ早く定まるかを試す。
    .make = すべての表でボットを測り、結果をこのファイルに書く。
    .lists = この表だけを測る（second-4など）。いくつかはカンマで区切る。
    .games = 二つのレベルごとに遊ぶゲームの数。
    .trial = 強さの分かっているプレイヤーに遊ばせ、レーティングと強さを比べる。
    .seed = ゲームのもと。同じシードなら同じゲーム。
    .threads = 働くスレッドの数。既定ではコアごとに一つ。
    .force = すでにあるファイルを上書きする。
    .examples =
        例：
          kaiju rate                                 各表でのボットの強さ
          kaiju rate --trial                         強さの分かっているプレイヤーのレーティングはどれだけ早く正しくなるか
          kaiju rate --make bots.csv --games 6000    ボットを測り直す。同じシードなら同じファイル

        表は版と人数の組で、second-4 のように書く。レベル3はどの表でも1500で、400点の差は十対一にあたる。測るゲームでは、あるレベルの
        ボット一体がその下のレベルのボットたちの中に座る。人の評価の仕方は docs/ratings.md にある。

engine = 先読みするボットに答える：何ができ、次に何が起こり、どれだけの価値があるか。
    .seed = リクエストが指定しない運のもと。
    .examples =
        例：
          kaiju engine                         入力が終わるまでリクエストに答える
          kaiju engine --seed 7                引く運が毎回同じになる

        入力の一行がJSONのリクエスト、出力の一行がその答えです。docs/bot-protocol.mdに一覧があり、
        examples/search_bot.pyがこれで遊びます。

replay = 保存したゲームを伝えるか、再現できるか確かめる。
    .file = ファイル、またはサーバーのゲームのアドレス。`-`は標準入力を読む。
    .to = この数の入力の後で止まる。
    .verify = 何も伝えず、入力がすべて適法かだけを確かめる。
    .json = 文章ではなくJSONオブジェクトを出す。
    .view = 画面でゲームを前後にたどる。
    .examples =
        例：
          kaiju sim --games 1 --seed 7 --record my.game
          kaiju replay my.game                 ゲームを言葉で。[ENTER-2]は根拠の条項
          kaiju replay my.game --lang pt       同じものをポルトガル語で
          kaiju replay my.game --view          画面でたどる
          kaiju replay my.game --verify        入力がすべて適法かだけを確かめる
          kaiju replay - < my.game             標準入力から
          kaiju replay http://localhost:8080/#/replay/GAME --to 40    サーバーのゲームを、ある時点まで

        保存したゲームの形式はdocs/notation.mdにあります。

review = ゲームを分析する：決断と運がそれぞれどれだけの価値で、何が良かったか。
    .file = ファイル、またはサーバーのゲームのアドレス。`-`は標準入力を読む。
    .all = すべてのミスと、影響のあったすべての運を伝える。
    .tries = 各答えをターンの終わりまで追う回数。多いほど時間がかかり、確かになる。
    .seed = 審判の思考のシード。
    .json = 文章ではなくJSONオブジェクトを出す。
    .view = 画面でゲームを、ミスからミスへたどる。
    .rows = ステップごとに一行をこのファイルに書く。.csvか.parquet。
    .force = すでにあるファイルを上書きする。
    .examples =
        例：
          kaiju sim --games 1 --seed 7 --bots seer,greedy --players 2 --record my.game
          kaiju review my.game                     運と決断の価値、そして何が良かったか
          kaiju review my.game --all               大きいものだけでなく、すべてのミス
          kaiju review my.game --view              画面でミスをたどる
          kaiju review my.game --json              決断ごとにすべて
          kaiju review my.game --rows my.csv       ステップごとに一行、.csvか.parquet
          kaiju review http://localhost:8080/#/replay/GAME    サーバーのゲーム

        開始時、運、自分の決断、他のモンスターの決断を足すと結果になります。判定の方法はdocs/review.mdにあります。

puzzle = 今日の問題か、次の練習問題に答える。
    .next = 今日の問題ではなく、次の練習問題。
    .plain = 標準入出力で、文だけで聞く。ターミナルがなければ常にこうなる。
    .speed = 出来事を見せる速さ。既定では前回と同じ。
    .theme = 使う色。既定では前回と同じ。
    .ascii = ASCIIの記号だけを使う。他の記号がないターミナルでは常にこうなる。
    .examples =
        例：
          kaiju puzzle                 今日の問題。全員に同じもの
          kaiju puzzle --next          間違えて今日また出るもの、または新しいもの
          kaiju puzzle --plain         文だけで。スクリーンリーダーやパイプに

        間違えた問題は翌日、その後3日、7日、21日後にまた出ます。$XDG_DATA_HOME/kaiju/practice
        （既定では~/.local/share）に記憶します。どんな問題があるかは`kaiju puzzles`で分かります。

daily = 今日のゲームを遊ぶ。全員に同じテーブルと同じ運。
    .date = 日付。既定では今日。
    .share = 友だちに送れるテキストとして結果を出力する。ダイスやカードのことは何も明かさない。
    .server = このサーバーの今日のゲームを遊ぶ。運はそのページと同じで、アカウントがあれば結果が比べられる。
    .list = 遊んだ日の一覧を出す。
    .speed = 出来事を見せる速さ。既定では前回と同じ。
    .theme = 使う色。既定では前回と同じ。
    .ascii = ASCIIの記号だけを使う。他の記号がないターミナルでは常にこうなる。
    .plain = 標準入出力で、文だけで遊ぶ。ターミナルがなければ常にこうなる。
    .examples =
        例：
          kaiju daily                        今日のゲームを遊ぶ、または続ける
          kaiju daily --share                友だちに送れる結果
          kaiju daily --list                 遊んだ日
          kaiju daily --date 2026-11-18      ほかの日のゲーム
          kaiju daily --server https://HOST  サーバーの今日のゲーム。同じ運で、全員や友だちと比べる

        全員が同じテーブル、同じボット、同じ運で遊ぶ。サーバーがなければ、ネットワークなしでも遊べるように、運は日付だけから決まる。調べようと
        思えば前もって計算できる。サーバーは一日の始まりに運を知らせ、そのあと接続なしで遊んだ結果は次に呼んだとき渡される。一日はUTCの午前0時に始まる。ゲームは $XDG_DATA_HOME/kaiju/daily（既定では ~/.local/share）に
        保存される。

puzzles = どんな問題があるかを示し、新しく作り、または判定し直す。
    .make = 問題集を作り、このファイルに書く。
    .count = 作る問題の数。
    .seed = ゲームのもと。同じシードなら同じ問題。
    .check = すべての問題を判定し直して比べる。
    .file = 問題集。既定ではプログラムの中のもの。
    .force = すでにあるファイルを上書きする。
    .examples =
        例：
          kaiju puzzles                                 プログラムにある問題
          kaiju puzzles --check                         すべて判定し直して比べる
          kaiju puzzles --make my.txt --count 50        新しく五十問作る。同じシードなら同じ問題
          kaiju puzzle                                  今日の問題に答える

        問題は、ボットが大きく間違えたゲームの局面で、明らかに良い答えが一つあります。
        `kaiju review`がゲームを判定するのと同じ方法で判定します。

odds = ロールの確率、または局面のターンで起こりうることを計算する。
    .want = 出したいもの：目、または前に数を付けた目。
    .dice = 振るダイスの数、1から9。
    .rolls = ロールの回数。テーブルにダイスがあれば、残りの回数。
    .lying = すでにテーブルにあるダイス。11sheeのように書く。
    .position = ダイスを振るか残すところの局面かシナリオ。`-`は標準入力を読む。
    .risk = 東京のモンスターが、次の自分のターンまでに失いかねないもの。とどまる場合と明け渡す場合。
    .seat = どこにいても、この席のモンスターの危険。
    .games = 危険のために想像するゲームの数。
    .json = 正確な分数のJSONオブジェクトを出す。
    .examples =
        例：
          kaiju odds --want smash                         六個のダイスと三回のロールで、✊が少なくとも1、2…個
          kaiju odds --dice 8 --want 3x1                  八個のダイスで1を三つ
          kaiju odds --want "2 smash, 1 heart"            少なくともこれ全部
          kaiju odds --lying 11she3 --rolls 2 --want 111  このダイスとあと二回：何を残す？
          kaiju odds --position my.position               テーブルのターン：誰を脱落させる？勝てる？
          kaiju odds --position my.position --risk        東京にとどまる？明け渡す？：失いかねないもの

        確率は正確で、他のことを狙わない場合のものです。希望は目（1、2、3、energy、heart、smash、
        またはその文字1 2 3 e h s）と、前に付けた数で書きます。局面とシナリオは、ルールと場にあるカードすべてを使って計算します。
        振るモンスターは表向きのものを買え、他は最も妨げになることをします。
        途中で出るカードと、ロールを変える能力は数えません。

        危険は二通りで示します。相手がダメージを狙う場合（✊をすべて残し、他を振り直し、買わず、東京にとどまる）は正確に、
        全員がボットのように遊ぶ場合は想像したゲームで示します。

scenario = シナリオを確かめる：局面、入力、起こるべきこと。
    .paths = シナリオのファイル、または探すフォルダー。
    .json = 行ではなくJSONオブジェクトを出す。
    .examples =
        例：
          kaiju scenario scenarios                      フォルダーとその中の*.scenarioすべて
          kaiju scenario enter.scenario yield.scenario  これだけ
          kaiju scenario scenarios --json               他のプログラムのために

        シナリオは局面、入力、起こるべきことです。形式はdocs/notation.mdにあります。

golden = ルールがいつもどおりか確かめる：各バージョンの基準ゲームと、起きたことの要約。
    .game = このゲームを伝える：ルールのバージョン、テーブル、ゲーム。
    .examples =
        例：
          kaiju golden                  各バージョンの基準ゲームをすべて行い、比べる
          kaiju golden 2:14:3           その一つを一行ずつ伝える：バージョン2、テーブル14、ゲーム3

        基準ゲームはプログラムの中にあります。始まり方と、数千ゲームで起きたことすべての要約です。
        違う結果になったら、このプログラムかこのマシンは、kaijuがいつも遊んできたのと違う遊び方をしています。
        どこが違うかは、そのゲームを二つのプログラムで伝えて、出力を比べると分かります。

find = ルール、カード、裁定、質問を探す。
    .words = 探す言葉。
    .edition = この版のものだけを探す：EDITIONS。
    .json = 文章ではなくJSONを出す。
    .examples =
        例：
          kaiju find yield                     その言葉のあるものすべて。名前が先
          kaiju find tokyo bay                 複数の言葉、順番は自由
          kaiju find devorador de cadaveres    どの言語の名前でも、アクセントなしで
          kaiju find poison --edition second   一つの版のものだけ
          kaiju find armor --json              他のプログラムのために

rules = ルールを条項ごとに調べる。
    .clause = 条項のid（ENTER-2など）、裁定のid（I-012など）、いくつかに共通する最初の言葉（ENTERなど）、探す言葉、`all`、`switches`、`rulings`、`books`。なければすべて並べる。`books`の後には、読むルールブック：項目ごとに、それを示すシナリオ付き。
    .edition = この版で有効なものだけ：EDITIONS。
    .book = このルールブックで有効なものだけ：BOOKS。
    .json = 文章ではなくJSONを出す。
    .examples =
        例：
          kaiju rules                          すべての条項、章ごと
          kaiju rules ENTER-2                  一つの条項と、版による違い
          kaiju rules enter                    そう始まるすべて
          kaiju rules tokyo bay                この言葉のある条項
          kaiju rules I-012                    裁定と、関係する条項とカード
          kaiju rules rulings                  すべての裁定
          kaiju rules R-61                     ルールブックに疑問が残るところの私たちの決定（英語）
          kaiju rules all                      ルール全体
          kaiju rules YIELD-2 --lang es        同じものをスペイン語で
          kaiju rules --edition godzilla       一つの版で有効なものだけ
          kaiju rules switches                 版を分けるルール設定
          kaiju rules books                    ルールブックと、版との違い
          kaiju rules books es-2016            一冊の内容と、それを示すシナリオ
          kaiju rules END-1 --book en-summary  あるルールブックでの条項

faq = テーブルでよく聞かれることに答える。
    .question = 質問の名前か、その中の言葉。なければすべて並べる。
    .edition = この版についてだけ答える：EDITIONS。
    .book = このルールブックについてだけ答える：BOOKS。
    .json = 文章ではなくJSONを出す。
    .examples =
        例：
          kaiju faq                            すべての質問
          kaiju faq yield-to-dodge             一つの質問とその答え
          kaiju faq yield                      その言葉のある質問
          kaiju faq --edition first            一つの版の質問とその答え
          kaiju faq --lang pt                  ポルトガル語で

cards = パワーカードを調べる：文章、コスト、裁定、反応するもの。
    .name = カードのid、どの言語の名前でも、またはその中の言葉。なければその版のすべてを並べる。
    .edition = 版：EDITIONS。
    .book = このルールブックでの読み方：BOOKS。
    .hook = このフックを聞くカードだけ。
    .promos = プロモカードを示す。`promos`の設定で山札に入る。
    .costumes = コスチュームを示す。`costumes`の設定で山札に入る。
    .evolutions = パワーカードではなく、各モンスターの進化カードを示す。
    .numbers = 運が選ぶすべてのカードと進化カードの番号を示す：どの版かモンスターか、番号、id。
    .json = 文章ではなくJSONを出す。
    .examples =
        例：
          kaiju cards                          第二版のパワーカードすべて
          kaiju cards --edition first          初版のもの
          kaiju cards --book es-2016           あるルールブックのとおりに
          kaiju cards mimic                    一枚のカードを、idか名前で
          kaiju cards cuspo venenoso           どの言語でも、アクセントがあってもなくても
          kaiju cards poisn quils              小さな打ち間違いはかまわない
          kaiju cards breath                   その言葉のあるカードすべて
          kaiju cards --hook wound_coming      ♥を失うときに関わるもの
          kaiju cards --promos                 プロモカード
          kaiju cards --costumes               コスチューム
          kaiju cards --evolutions             各モンスターの進化カード
          kaiju cards --numbers                各版のカードの順番。公正なダイスの検証に
          kaiju cards --json                   他のプログラムのために

        idは、局面、ゲーム、シナリオでカードを書くときの言葉です。

corpus = ゲームのデータセットを作る。どこで作っても同じバイトになる。
    .out = 保存するフォルダー。同じコーパスが始まっていれば続ける。
    .manifest = このマニフェストのコーパスをもう一度作る。
    .games = ゲームの数。
    .part = 一つのテーブルと一つのファイルからなる、一部のゲームの数。
    .editions = 版：EDITIONS。コンマで複数。既定ではすべて。
    .players = モンスターの数：4、または2,4や2-6やallのような複数のテーブル。
    .bots = ボット。繰り返すかコンマで並べる。既定では、すぐに答えるボットすべて。
    .seed = ゲームのもと。同じシードなら同じゲーム。
    .threads = 働くスレッドの数。既定ではコアごとに一つ。
    .no-positions = 局面を保存しない。バイトの大部分を占める。
    .no-chances = 勝率を保存しない。時間の大部分を占める。
    .json = 表ではなくJSONオブジェクトを出す。
    .examples =
        例：
          kaiju corpus --games 10000 --out sample                   あらゆる版、テーブル、ボットの1万ゲーム
          kaiju corpus --games 1000000 --out corpus                 百万ゲーム。止めて続けられる
          kaiju corpus --bots seer,greedy --players 4 --edition second --games 5000 --out duels
          kaiju corpus --manifest sample/manifest.json --out again  同じバイトをもう一度、ファイルごとに比べる

        コーパスにはgames、seats、turns、decisionsの四つの表があり、一部ごとに一つのParquetファイルです。
        docs/data.mdが各列を説明します。版、人数、ボットは一部ごとに引き直します。フォルダーのREADME.mdがデータシート、
        manifest.jsonがすべてのもとで、各ファイルのSHA-256も含みます。同じマニフェストなら、スレッドがいくつでも同じバイトになります。
        マニフェストにファイルがあれば比べ、違えば終了コードは1です。

        Ctrl-Cで止まります。完成した部は残り、同じコマンドで続きます。

atlas = ものの価値を測る：カード、席、東京にとどまること。
    .edition = 版：EDITIONS。コンマで複数、またはall。
    .books = 書かれたとおりに遊ぶルールブック：BOOKS。コンマで複数。
    .players = モンスターの数：4、または2,4や2-6やallのような複数のテーブル。
    .bot = 全席に座るボット：random、greedy、または時計を使わない他のもの。
    .games = カードごと、またはテーブルごとのゲームの数。
    .less-luck = カードや性格の価値からダイスの運を取り除き、少ないゲーム数で同じだけ分かるようにする。1ゲームに約8 ms余計にかかる。
    .seed = ゲームのもと。同じシードなら同じゲーム。
    .threads = 働くスレッドの数。既定ではコアごとに一つ。
    .evolutions = パワーカードではなく進化カードを試す。
    .owners = 版の六体ではなく、このidのモンスターの進化カードを試す。何度でも書ける。
    .cards = このidのカードだけを試す。何度でも書ける。
    .seats = カードではなく席を試す：先手は得か？
    .tokyo = カードではなく東京にとどまることを試す：得か、♥がいくつなら？
    .monsters = カードではなく進化カードを使うモンスターを試す：誰のデッキが一番勝つか？
    .personalities = カードではなくボットの性格を試す：同じ種類のボットの中に一人だけなら、どれが一番勝つか？
    .chances = 分析が示す勝率を試す：正しいか？
    .json = 表ではなくJSONのリストを出す。
    .markdown = 文書に入れるためのMarkdownの表を出す。
    .ends = 各テーブルの最良と最悪のN枚だけを示し、描く。JSONとCSVにはすべて入る。
    .csv = 表をこのファイルに、コンマ区切りで保存する。
    .plot = 効果をこのファイルに描く。.svgか.png。
    .force = すでにあるファイルを上書きする。
    .examples =
        例：
          kaiju atlas --edition second --players 4 --games 20000           各カードの価値
          kaiju atlas --bot greedy --players 2-6 --csv worth.csv           考えるボットの間で、各テーブルで
          kaiju atlas --edition godzilla --evolutions --plot worth.png     進化カード
          kaiju atlas --card wings --card jets --games 100000              二枚を詳しく
          kaiju atlas --seats --bot greedy --players all                   先手は得か？
          kaiju atlas --tokyo --bot greedy --players all --plot stay.svg   東京にとどまる？♥がいくつなら？
          kaiju atlas --monsters --bot learned --players all               誰の進化カードが一番勝つか？
          kaiju atlas --evolutions --monster kraken --games 20000          版にいないモンスターの進化カード
          kaiju atlas --personalities --bot greedy --players all           普通のボットの中でどの性格が勝つか？
          kaiju atlas --chances --bot seer --games 5000                    分析の勝率は正しいか？

        カード：最初のターンの前に、無作為の席に一枚を無料で与えます。効果は、その席が助けのない席よりどれだけ多く勝つか、
        パーセントポイントで示します。

        席：全員が同じように遊び、先手はルールで決まります（SETUP-4）。一番目、二番目などの効果を、等しい取り分と比べます。

        東京：各ゲームで、♥の数ごとに、明け渡すかの質問（YIELD-1）を一つ無作為に選び、残りを二度、とどまる場合と離れる場合で行います。
        効果は、とどまるとどれだけ多く勝つかです。♥は攻撃の後の数です。

        モンスター：全員が進化カードを使って同じように遊び、どのモンスターが対戦するかは運で決まります。効果は均等な割合と
        比べます。

        性格：smasher、banker、survivor、scorerの一人が、同じ種類のボットの中で、すべての席に順に座ります。効果は均等な割合と
        比べます。

        勝率：すべてのゲームを分析します。0から100%までの十分の一ごとに、その勝率だった席が、告げた値よりどれだけ多く勝ったかを、
        すべての時点で測ります。

        効果にはすべて95%区間が付きます。同じシードなら、スレッドがいくつでも同じ数値になります。最初のターンの前にそのカードが
        ショップにあったゲームは数えないので、見出しの数は--gamesより少ないことがあります。
        Ctrl-Cは試験を捨てます。途中の結果は誤解を招くからです。すでにあるファイルは--forceなしでは上書きしません。

bench = このマシンでの速さを測る。
    .json = 文章ではなくJSONオブジェクトを出す。
    .only = これだけを測る：playout、godzilla、evolutions、`no_cards`、floor、log、clone、legal、scaling、sizes、solver、greedy、mcts、champion、review。最初の三つはそのとき一度だけ行い、最初のものは第二版で行う。
    .games = 一つの測定のゲームの数。
    .threads = 一つと比べるスレッドの数。
    .examples =
        例：
          kaiju bench                                          すべて、約十秒で
          kaiju bench --json                                   他のプログラムのための数値
          kaiju bench --only playout --games 400 --threads 1   第二版の400ゲームだけ。
                                                               命令を数える道具のために
          kaiju bench --only evolutions --games 400            同じことを、ゴジラ版と進化カードで

        時間はいずれも何度かの最良値なので、マシンの他の仕事の影響はわずかです。`floor`は、ルールなしでダイスを振り、
        答えを選ぶだけの時間です。

soak = 何百万ものゲームを行い、法則を見張る。
    .edition = 版：EDITIONS。またはall。
    .book = 書かれたとおりに遊ぶルールブック：BOOKS。またはall。
    .players = モンスターの数：2から6、またはall。
    .games = 版、人数、種類ごとのゲームの数。
    .first-game = 最初のゲームの番号。
    .seed = ゲームのもと。同じシードなら同じゲーム。
    .threads = 働くスレッドの数。既定ではコアごとに一つ。
    .switches = ルール設定を版と変える。何度でも書ける。仕込んだ局面には独自の設定があるので行わない。
    .stacked = 仕込んだ局面からのゲームだけ。
    .plain = 新しいテーブルからのゲームだけ。
    .evolving = 新しいテーブルから、進化カードとあらゆるモンスターを使うゲームだけ。
    .json = 表ではなくJSONオブジェクトを出す。
    .examples =
        例：
          kaiju soak                                          すべてを少しずつ、一分で
          kaiju soak --games 1000000                          長い実行
          kaiju soak --edition first --players 5 --stacked    一つの版、一つのテーブル、最悪の局面
          kaiju soak --book es-2016 --stacked                 書かれたとおりのルールブック
          kaiju soak --edition first --switch costumes=yes    設定を変えて
          kaiju soak --edition second --players 2 --stacked --seed 1 --first-game 840 --games 1
                                                              違反が示すとおりに、一つのゲームをもう一度

        仕込んだゲームは途中から始まります。♥が少なく、応じ合うカードが多い局面です。通常のゲームは新しいテーブルから、
        進化カードのゲームも新しいテーブルから、すべての版のモンスターで始まります。違反は、再現するコマンドとともに示します。
        プログラムのパニックも違反で、ゲームを示してそこで終わります。

lang = kaijuの言語を示すか、保存する。
    .code = 保存する言語のコード、または忘れるための`auto`。なければ、いまの言語を示す。
    .examples =
        例：
          kaiju lang                  kaijuの言語と、その理由
          kaiju lang es               これからはスペイン語
          kaiju lang auto             システムの言語に戻す
          kaiju rules --lang pt       今回だけポルトガル語

serve = テーブルを提供する：人とボットが、ブラウザー、ターミナル、APIで一緒に遊ぶ。
    .addr = 待ち受けるところ：アドレス、ポート、または両方。ポートだけなら、このマシンだけで待ち受ける。
    .lan = すべてのアドレスで待ち受け、部屋の他の人が入れるようにする。
    .db = テーブルを保存するところ：ファイルかPostgreSQLデータベースのアドレス。既定ではデータフォルダーのファイル。
    .url = 前にプロキシがあるとき、人がサーバーに届くアドレス。
    .host = サーバーがこの名前でも呼ばれることを許す。
    .origin = このオリジンのページもサーバーを使うことを許す。
    .proxied = サーバーの前にプロキシがあり、誰が呼ぶかを伝える。
    .rates = 一つのアドレスが頼める量を制限する。
    .thinkers = 同時に考えるボットの数。既定ではコアの数。
    .sockets = 一つのアドレスが開ける接続の数。同じルーターの家やクラブは一つのアドレス。
    .metrics = Prometheusに数値を伝えるところ。既定ではなし。ポートだけなら、このマシンだけで待ち受ける。
    .keep-finished = 終わったゲームをこの日数の後に消す。既定ではずっと残す。
    .smtp-url = メール通知を受け取るメールサーバー。--url と --smtp-from が必要です。
    .smtp-from = メール通知の差出人アドレス。
    .private-notices = プライベートネットワークや暗号化されていない相手にも通知を送れるようにします。
    .keep-reports = 誰も処理していない通報をこの日数の後に消す。
    .tables-per-account = 一つのアカウントが席を持てる進行中のテーブルの数。
    .tables-per-bot = 一つのボットアカウントが席を持てる進行中のテーブルの数。
    .review-games = ボットが考えていない間に、終わったゲームを分析して参加者のプロフィールに載せる。
    .bot-requests = 一つのボットアカウントが長い目で見て1秒に送れるリクエストの数。
    .words = チャットと名前で使えない言葉のファイル。言語ごとに、1行に一つ。既定ではなし。
    .admin-token = このサーバーを管理する秘密のトークン。16文字以上、前に名前を付けられる。既定では誰も管理できない。
    .log = ログの書き方。
    .log-level = ログの量。既定では`info`。
    .quiet = 問題だけをログに書く。
    .any-port = ポートが使われていたら、別のものを使う。
    .open = ブラウザーでページを開く。
    .examples =
        例：
          kaiju serve                                     このマシンのために。テーブルはデータフォルダーに
          kaiju serve --lan --open                        部屋の全員のために：スマートフォンでQRコードを読む
          kaiju serve --db postgres://kaiju@db/kaiju      データベースを共有する複数のノードの一つ
          kaiju serve --url https://kaiju.example --proxied --log json    TLSを話すプロキシの後ろで

        Ctrl-Cで止まります。再び起動するとプレイヤーは自動的に戻り、何も失われません。
        詳しくはdocs/hosting.md、通信はdocs/protocol.md、APIはhttp://ADDR/apiにあります。

health = このマシンのサーバーが正常か聞く。
    .addr = サーバーが待ち受けるところ。`kaiju serve`と同じ。
    .examples =
        例：
          kaiju health                    いつものポートのサーバー
          kaiju health --addr 9000        別のポート

        サーバーの/healthzに聞き、正常なら0、サーバーが正常でないと言えば1、サーバーがなければ2で終わります。

doctor = kaijuがこのマシンで必要とするものを確かめ、すべきことを示す。
    .addr = サーバーが待ち受けるはずのところ。`kaiju serve`と同じ。
    .db = サーバーがテーブルを保存するはずのところ。`kaiju serve`と同じ。
    .examples =
        例：
          kaiju doctor                    ここで遊べるか、テーブルを提供できるか？
          kaiju doctor --addr 9000        別のポートのサーバーで
          kaiju doctor --db postgres://kaiju@db/kaiju

        何も変えません。すべて正常なら0、確認が必要なことがあれば1で終わります。

verify = 終わったゲームのダイスが公正だったか確かめる。
    .record = ファイルかアドレス。`-`は標準入力を読む。
    .commitment = 最初のロールの前に見たコミットメント。
    .pins = クライアントがゲーム中に控えたもの：席の鍵のあるファイル。
    .json = 文章ではなくJSONオブジェクトを出す。
    .examples =
        例：
          kaiju verify my.game                                  ダウンロードした記録
          kaiju verify http://localhost:8080/#/replay/GAME      サーバーから直接
          kaiju verify my.game --commitment 5d1f…               最初のロールの前にクライアントが示したもの
          kaiju verify my.game --pins seats/GAME.json           ターミナルクライアントがゲーム中に控えたもの
          kaiju verify http://localhost:8080/api/v1/daily/2026-11-18/proof    ある日の運の出どころ

        仕組みはdocs/fair-dice.mdにあります。

backup = サーバーが持つものすべてをファイルに保存し、確かめる。
    .db = テーブルのあるところ：ファイルかPostgreSQLデータベースのアドレス。
    .file = 書くファイル。
    .force = すでにあるファイルを上書きする。
    .examples =
        例：
          kaiju backup --db kaiju.db tonight.backup                     サーバーが動いたままでもよい
          kaiju backup --db postgres://kaiju@db/kaiju tonight.backup

        ファイルには進行中のゲームの秘密が入っています。データベースと同じように大切に保管してください。チャットは入っていません。

restore = `kaiju backup`が保存したものを復元し、比べる。
    .file = 読むファイル。
    .db = テーブルを保存するところ：新しいファイルか、空のPostgreSQLデータベースのアドレス。
    .examples =
        例：
          kaiju restore tonight.backup --db new.db

        すべてのゲームを再現し、元の状態と比べます。データベースは空でなければなりません。
        クライアントはサーバーが別の命になったことに気づき、すべてを読み直します。

soak-server = 遊んでいる間に、サーバーを何度も強制終了するか停電させる。何も失われてはならない。
    .kills = サーバーを強制終了する回数。
    .power-cuts = 強制終了の代わりに、この回数停電させ、ディスクに残るはずのものを戻す。
    .postgres = ファイルではなく、専用のPostgreSQLにテーブルを保存する。
    .tables = 同時に遊ぶテーブルの数。
    .seed = マシンの調子を除く、すべての乱数のシード。
    .folder = データベースを作るところ。既定ではシステムの一時フォルダーの新しいフォルダー。
    .examples =
        例：
          kaiju soak-server                       8テーブルを遊ぶ間に、サーバーが200回落ちる
          kaiju soak-server --kills 50 --seed 3   回数を減らし、同じシードで同じことをもう一度
          kaiju soak-server --power-cuts 100      停電：未同期のものは失われ、残り、または破損する
          kaiju soak-server --power-cuts 100 --postgres

        停電にはLinuxとCコンパイラー（cc）が必要です。

simulate = あらゆる障害のあるシミュレーターでサーバーを動かす。
    .seed = エピソードのもと。同じシードなら同じエピソード。
    .threads = 働くスレッドの数。既定ではコアごとに一つ。
    .hours = 模擬する時間数。
    .fierce = もっと多くの障害を起こす：毎秒いくつも、特にクラッシュ。
    .only = このシードのエピソードだけを行う。
    .tables = シードが決める数ではなく、この数のテーブルを同時に遊ぶ。
    .storm = シードが決める長さではなく、この秒数だけ障害を起こす。
    .faults = シードの障害のうち、この番号のものだけ。またはnone。
    .plant = バグを仕込み、見つかることを確かめる。ない言葉を書くと一覧が出る。
    .examples =
        例：
          kaiju simulate                          模擬時間で一時間、一分ほどで
          kaiju simulate --seed 7 --hours 1000    別のシードで千時間
          kaiju simulate --seed 4711 --only       違反が示すとおりに、一つのエピソードをもう一度
          kaiju simulate --plant ack-before-sync  バグを仕込み、見つかることを確かめる

        エピソードは、一つのデータベースを囲むいくつかのノード、プレイヤーとボットと観戦者のいるいくつかのテーブル、
        プロセスが落ち、ネットワークが切れ、ディスクが一杯になり、時計が飛ぶ嵐、そしてその後の凪です。
        それぞれシードから生まれ、次のエピソードには次のシードが使われます。違反は再現するコマンドとともに示し、
        より小さいものがあればそれも示します。

load = このマシンのサーバーがどこまで耐えるかを測る。
    .tables = テーブルの数。
    .sockets = 接続の総数。
    .rate = 全テーブル合わせて毎秒の答えの数。
    .seconds = 続ける秒数。
    .idle = 遊ぶ代わりに、何もしない接続をこの数だけ開く。
    .nodes = 何もしない接続を分けるノードの数。複数なら専用のPostgreSQLを共有する。
    .at = 数えるプロセスのために、これらのテーブルで何もしない接続を保つだけにする。
    .club = 遊ぶ代わりに、データベースを人と終わった対戦で満たし、一覧とプロフィールの速さを測る。
    .people = クラブの人数。
    .finished = 終わった対戦の数。
    .relaxed = 日をまたぐテーブルの数。
    .seed = クラブのシード。
    .folder = データベースを作るところ。既定ではシステムの一時フォルダーの新しいフォルダー。
    .examples =
        例：
          kaiju load                                    250テーブル、接続1,000、毎秒500個の答え、30秒
          kaiju load --tables 50 --sockets 200 --rate 100 --seconds 10
          kaiju load --idle 10000                       何もしない接続がいくつ入り、一つがどれだけ占めるか
          kaiju load --idle 100000 --nodes 10           同じことを、PostgreSQLを共有する十ノードで
          kaiju load --club                             二十万回の対戦のあとの一覧の速さ

# 大会。勝ち抜き戦とスイス式。

tournaments = 大会
about = 勝ち抜き戦またはスイス式、1卓2～6人。参加にはアカウントが必要です。観戦は誰でもできます。
entered = 参加者{ $n }人
look = 見る
title = 大会名
seats = 1卓の席数
knockout = 勝ち抜き戦：各卓の1位が進む
fill = 空席をボットで埋める
make = 大会を作る
enter = 参加する
leave = 抜ける
start = 第1回戦を始める
player = プレイヤー
points = 得点
rivals = 対戦相手の得点
round = 第{ $number }回戦
bye = この回は休み：{ $names }
kind-swiss = スイス式
kind-knockout = 勝ち抜き戦
gathering = 参加受付中
playing = 第{ $round }回戦（全{ $rounds }回戦）が進行中
over = 終了
none = 大会はまだありません。
nobody = まだ誰も参加していません。
needs-account = 大会に参加したり作ったりするにはアカウントが必要です。

### ゲームを聞く人のための言葉：自分のダイスと、一ターンに一文。

roll = あなたのダイスは、{ $dice }。
turn = { $who }：{ $deeds }。
nothing = 得るものなし
you-gain = あなたは{ $what }を得る
you-lose = あなたは{ $n }♥を失い、残り{ $left }♥
you-enter = あなたは東京に入る
you-out = あなたは脱落する
loses = { $what }を失う
heals = { $n }♥回復する
hits-you = あなたから{ $n }♥を奪い、残り{ $left }♥
hits = { $who }から{ $n }♥を奪う
other-loses = { $who }は{ $n }♥を失う
yields = { $who }は明け渡す
enters = 東京に入る
buys = { $cards }を買う
plays = { $cards }をプレイする
out = { $who }は脱落する
city-unharmed = 東京は無傷
city-scarred = 東京に最初の傷
city-burning = 東京は炎上中
city-ruined = 東京は廃墟

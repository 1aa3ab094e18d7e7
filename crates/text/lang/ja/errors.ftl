# 起こりうる問題を、直せる人に伝える言葉。前に何か付くので、句点で終えない。

## 答え

over = ゲームは終わっています
chance-is-asked = 次はプレイヤーではなく、ダイスか山札です
player-is-asked = 次は運ではなく、プレイヤーが決めます
other-seat = 決めるのは別のプレイヤーです
not-an-answer = この質問の答えになっていません
no-such-dice = 残せるダイスの中にありません（ROLL-1）
no-roll-left = もうロールできません（ROLL-1）
no-such-card = そのカードは売られていません（BUY-1）
too-expensive = ⚡が足りません（BUY-1、BUY-2）
not-an-outcome = ここではダイスや山札からそれは出ません

## 準備

players = 遊べるのは2体から6体で、{ $n }体ではありません（SETUP-1）
twice = { $monster }が二つの席にいます。席ごとに別のモンスターが必要です（SETUP-1）
no-evolutions = { $monster }には進化カードがありません。別のモンスターを選ぶか、進化カードなしで遊んでください（EVO-1）
no-switch = { $name }というルール設定はありません。`kaiju rules switches`で一覧を見られます
switch-word = { $name }に使えるのは{ $words }で、{ $word }ではありません

## 読めないテキスト

expected = { $expected }が必要ですが、{ $found }がありました

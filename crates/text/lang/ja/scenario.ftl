### シナリオが予想と違ったとき。局面、答え、出来事は記法で書かれ、どの言語でも同じ。

happened = 起きたこと：
refused =
    { $line }行目：{ $said }
        拒否  { $illegal }
        質問  { $asked }
        答え  { $answers }
in-all = … 全部で{ $n }個
not-refused =
    { $line }行目：{ $said }
        実際  { $found }
it-is-legal = 適法です
moved =
    { $line }行目：{ $said }
        拒否されたのに、何かが動きました
otherwise =
    { $line }行目：expect { $said }
        予想  { $expected }
        実際  { $found }
at-least-one = 少なくとも一つ
is-legal = { $input }は適法です
is-not-legal = { $input }は適法ではありません
legal = 適法

# 箱の中のものの言葉。

# kaijuが何であり、何でないか。
unofficial = King of Tokyoのルールの非公式ファン実装です。出版社とは提携しておらず、公認も受けていません。

## カードの種類

kind-keep = キープ
kind-discard = 使い切り
kind-event = イベント
kind-temporary = 一時
kind-permanent = 永続

## 種族

species-mutant = ミュータント
    .plural = ミュータント
    .intro = 地元生まれ、すっかり変わり果てた。

species-invader = 侵略者
    .plural = 侵略者
    .intro = よそから来て、居座るつもり。

species-robot = ロボット
    .plural = ロボット
    .intro = 造った人は、いまでは後悔している。

## 版

edition-first = 初版
    .title = 初版
    .about = 2011年の名作。空の東京は攻撃した者のもの。毒カウンターと縮小カウンターが効きます。
edition-second = 第二版
    .title = 第二版
    .about = 2016年の版で、最もよく知られています。初めてのゲームに最適です。
edition-godzilla = ゴジラ版
    .title = ゴジラ版
    .about = 山札にはイベント、手元にはダイストークン。進化カードを使えば、モンスターが成長します。
book-es-2016 = 2016年スペイン語ルールブック
    .title = 2016年スペイン語ルールブック
    .about = 第二版。ただし20★はラウンドの終わりに数え、ダイスは八個まで、攻撃されたモンスターは必ずカウンターを受け取ります。
book-es-2011 = 2011年スペイン語ルールブック
    .title = 2011年スペイン語ルールブック
    .about = 初版。ただし空の東京シティに入っても誰にも当たらず、カードは買ったカードのダメージを増やしません。
book-en-summary = 英語ルール概要
    .title = 英語ルール概要
    .about = 英語の短い概要による初版。先手は無作為で、いくつかのカードに独自の答えがあります。
book-pt-2016 = 2016年ポルトガル語ルールブック
    .title = 2016年ポルトガル語ルールブック
    .about = 第二版。ただしダイスは八個までで、明け渡せるのはダイスの✊で攻撃されたときだけです。
book-godzilla = ゴジラ版ルールブック
    .title = ゴジラ版ルールブック
    .about = ゴジラ版のただ一つのルールブック。

## なぜ起きたか

why-clause = { $id }、{ $title }：{ $text }
why-card = { $card }：{ $text }

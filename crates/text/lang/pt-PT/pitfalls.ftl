# O que costuma confundir, dito onde acontece: cada texto junta-se à razão de um acontecimento.

too-few-alike = Um número só pontua quando três dados ou mais o mostram. Um ou dois não valem nenhuma ★.
no-healing-in-tokyo = { $who } está em Tóquio, onde os ♥ dos dados não curam.
nothing-to-heal = { $who } já tem { $hearts }♥ e não pode ter mais: os ♥ dos dados não curam.
smashes-outside = Estas ✊ saíram fora de Tóquio, de onde as ✊ apontam para Tóquio, e lá não há ninguém. Não se viram contra os outros depois de { $who } entrar.
smashes-spent = { $who } obteve as ✊ fora de Tóquio, de onde apontam para Tóquio. Não acertam nos monstros de fora agora que já entrou.
same-side = A partir de Tóquio, as ✊ só acertam nos monstros de fora. Dois monstros em Tóquio nunca acertam um no outro.
nobody-outside = A partir de Tóquio, as ✊ só acertam nos monstros de fora, e não há nenhum.
no-walking-out = { $who } não pode sair de Tóquio só porque lhe apetece. Sai quem cede depois de um ataque, quem é eliminado, quem está na Baía quando ela fecha ou quem tem uma carta que o diga.
no-yielding-to-cards = { $who } não pode ceder por causa disto: não é um ataque. Só as ✊ de outro monstro dão o direito de sair de Tóquio.
no-yielding-without-die = { $who } não pode ceder por causa disto: pelas regras desta mesa o atacante precisa de uma ✊ num dado, e esta veio de uma carta.
bay-stays = { $who } fica na Baía de Tóquio. Não passa para a Cidade só porque ela está livre.
dead-with-twenty = { $who } tinha 20★, mas 20★ só ganham se o dono ainda estiver vivo quando são contadas.
twenty-until-turn = { $who } ainda não ganhou. As 20★ contam no fim deste turno, se { $who } ainda estiver com vida e com elas.
twenty-until-round = { $who } ainda não ganhou. As 20★ contam no fim da ronda, se { $who } ainda estiver com vida e com elas.

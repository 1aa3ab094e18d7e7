# O que costuma confundir, dito onde acontece: cada texto se junta à razão de um acontecimento.

too-few-alike = Um número só pontua quando três dados ou mais o mostram. Um ou dois não valem nenhuma ★.
no-healing-in-tokyo = { $who } está em Tóquio, onde os ♥ dos seus dados não curam.
nothing-to-heal = { $who } já tem { $hearts }♥ e não pode ter mais: os ♥ dos seus dados não curam.
smashes-outside = Essas ✊ foram tiradas fora, onde as ✊ miram Tóquio, e lá não há ninguém. Elas não se viram contra os demais depois que { $who } entrou.
smashes-spent = { $who } tirou suas ✊ fora, onde elas miram Tóquio. Elas não acertam os monstros de fora agora que já entrou.
same-side = De dentro de Tóquio, as ✊ acertam só os monstros de fora. Dois monstros em Tóquio nunca acertam um ao outro.
nobody-outside = De dentro de Tóquio, as ✊ acertam só os monstros de fora, e não há nenhum.
no-walking-out = { $who } não pode sair de Tóquio só porque quer. Sai quem cede depois de um ataque, quem é eliminado, quem está na Baía quando ela fecha ou quem tem uma carta que diga isso.
no-yielding-to-cards = { $who } não pode ceder por causa disso: não é um ataque. Só as ✊ de outro monstro dão o direito de sair de Tóquio.
no-yielding-without-die = { $who } não pode ceder por causa disso: pelas regras desta mesa o atacante precisa de uma ✊ em um dado, e esta veio de uma carta.
bay-stays = { $who } fica na Baía de Tóquio. Não passa para a Cidade só porque ela está livre.
dead-with-twenty = { $who } tinha 20★, mas 20★ só ganham se o dono ainda estiver vivo quando são contadas.
twenty-until-turn = { $who } ainda não ganhou. As 20★ contam no fim deste turno, se { $who } ainda estiver com vida e com elas.
twenty-until-round = { $who } ainda não ganhou. As 20★ contam no fim da rodada, se { $who } ainda estiver com vida e com elas.

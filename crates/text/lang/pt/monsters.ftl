### Os monstros: uma frase de boas-vindas; seus nomes são os mesmos em todas as línguas. As espécies: também um nome.

## Monstros

monster-gigazaur =
    .intro = Dormiu a era do gelo inteira, acordou com o pé esquerdo e até agora não tomou café da manhã.

monster-kraken =
    .intro = Subiu das profundezas porque alguém lá embaixo reclamou do barulho dos navios.

monster-cyber-bunny =
    .intro = Orelhas macias, armadura de aço e uma lista enorme de mágoas: ninguém rouba duas vezes a cenoura deste coelho.

monster-the-king =
    .intro = Um macaco do tamanho de um prédio que tem certeza de que a cidade já é dele e só veio buscar as chaves.

monster-meka-dragon =
    .intro = Foi construído para proteger a cidade, turbinado para protegê-la melhor e agora a protege de tudo o que se mexe.

monster-alienoid =
    .intro = Atravessou meia galáxia em missão de paz; aí provou a eletricidade.

monster-space-penguin =
    .intro = Desceu rebolando de uma lua congelada e acha Tóquio quente demais, um erro que ainda dá para corrigir.

monster-cyber-kitty =
    .intro = Ronrona como uma usina, arranha como uma escavadeira e derruba arranha-céus da mesa só para ver cair.

monster-godzilla =
    .intro = Não tem nada contra a cidade: ela só fica bem no caminho entre o mar e onde ele quer chegar.

monster-mothra =
    .intro = Não deseja mal a ninguém, por mais difícil que seja acreditar debaixo de uma asa que cobre três ruas.

monster-rodan =
    .intro = Chega um pouco antes do próprio trovão e vai embora antes de os vidros tocarem o chão.

monster-king-gidorah =
    .intro = Três cabeças, três opiniões e um só gênio dourado: seja qual for o acordo, não vai ser bom para você.

monster-mechagodzilla =
    .intro = Uma cópia fiel em cada detalhe, fora os mísseis, os foguetes e a total falta de dúvidas.

monster-gigan =
    .intro = Ganchos no lugar das mãos e uma serra na barriga: abraços, não; serviços sob encomenda, sim.

## Espécies

species-mutant = Mutante
    .plural = Mutantes
    .intro = Nascidos aqui e mudados para sempre.

species-invader = Invasor
    .plural = Invasores
    .intro = Não são daqui, e vieram para ficar.

species-robot = Robô
    .plural = Robôs
    .intro = Obra de mãos que hoje se arrependem.

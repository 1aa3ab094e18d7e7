### Los monstruos: una frase para saludar; sus nombres son los mismos en todos los idiomas. Las especies: también un nombre.

## Monstruos

monster-gigazaur =
    .intro = Durmió toda la glaciación, se levantó con el pie izquierdo y todavía no ha desayunado.

monster-kraken =
    .intro = Subió de las profundidades porque allá abajo alguien se quejó del ruido de los barcos.

monster-cyber-bunny =
    .intro = Orejas suaves, traje de acero y una larguísima lista de rencores: a este conejo nadie le roba dos veces la zanahoria.

monster-the-king =
    .intro = Un simio del tamaño de un edificio que está seguro de que la ciudad ya es suya y solo viene por las llaves.

monster-meka-dragon =
    .intro = Lo construyeron para proteger la ciudad, lo mejoraron para protegerla más y ahora la protege de todo lo que se mueve.

monster-alienoid =
    .intro = Cruzó media galaxia en misión de paz; después probó la electricidad.

monster-space-penguin =
    .intro = Bajó contoneándose de una luna helada y Tokyo le parece demasiado cálido, un error que tiene arreglo.

monster-cyber-kitty =
    .intro = Ronronea como una central eléctrica, araña como una excavadora y empuja rascacielos de la mesa solo por ver cómo caen.

monster-godzilla =
    .intro = No odia la ciudad, qué va: es que está justo entre el mar y el sitio al que quiere llegar.

monster-mothra =
    .intro = No le desea mal a nadie, aunque cuesta creerlo a la sombra de un ala que tapa tres calles.

monster-rodan =
    .intro = Llega un poco antes que su propio trueno y se va antes de que los cristales toquen el suelo.

monster-king-gidorah =
    .intro = Tres cabezas, tres opiniones y un solo genio dorado: acuerden lo que acuerden, no será bueno para ti.

monster-mechagodzilla =
    .intro = Una copia exacta hasta el último detalle, salvo por los misiles, los cohetes y la absoluta falta de dudas.

monster-gigan =
    .intro = Garfios por manos y una sierra en la barriga: no da abrazos, pero acepta encargos.

## Especies

species-mutant = Mutante
    .plural = Mutantes
    .intro = Nacidos aquí y cambiados para siempre.

species-invader = Invasor
    .plural = Invasores
    .intro = No son de por aquí, y vienen a quedarse.

species-robot = Robot
    .plural = Robots
    .intro = Obra de unas manos que ahora se arrepienten.

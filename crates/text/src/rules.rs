//! The rules reference: every clause of the game, in our own words and in three languages.
//!
//! A clause has an id such as `ENTER-2`. Code, tests and screens cite it, so that anyone can go
//! from a line of code to the rule and back. [`CLAUSES`] holds them in rulebook order, [`find`]
//! looks one up, and [`SWITCHES`] lists the rule switches that the clauses name in code font,
//! with the value each preset gives them.
//!
//! ```
//! use kaiju_text::rules::{Lang, find};
//!
//! let clause = find("enter-5").expect("a clause of the rulebook");
//! assert_eq!(clause.title.get(Lang::En), "One monster, one place");
//! ```

use Edition::{First, Godzilla, Second};

/// A language the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Spanish.
    Es,
    /// Portuguese, as spoken in Brazil.
    Pt,
}

impl Lang {
    /// Every language, English first.
    pub const ALL: [Self; 3] = [Self::En, Self::Es, Self::Pt];
}

/// The same words in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// The words in English.
    pub en: &'static str,
    /// The words in Spanish.
    pub es: &'static str,
    /// The words in Portuguese.
    pub pt: &'static str,
}

impl Words {
    /// The words in one language.
    pub const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Es => self.es,
            Lang::Pt => self.pt,
        }
    }
}

/// A published edition of the game, each with its own preset of switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// The first edition, 2011 to 2014.
    First,
    /// The second edition, 2016.
    Second,
    /// The Godzilla edition. Its rules are the publisher's, its cards here are our own design.
    Godzilla,
}

impl Edition {
    /// Every edition, oldest first.
    pub const ALL: [Self; 3] = [First, Second, Godzilla];

    /// The name of the edition's preset.
    pub const fn name(self) -> &'static str {
        match self {
            First => "first",
            Second => "second",
            Godzilla => "godzilla",
        }
    }
}

/// A chapter of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chapter {
    /// Before the first turn.
    Setup,
    /// The start of a turn and its rolls.
    Roll,
    /// Resolving the dice: points, energy, healing, smashes and what comes of them.
    Resolve,
    /// Entering Tokyo, and the closing of the Bay.
    Enter,
    /// Power cards and Events.
    Buy,
    /// The end of a turn and the end of the game.
    End,
    /// The variant for two players.
    Duo,
    /// The optional Evolutions.
    Evolutions,
    /// Worked examples.
    Examples,
}

impl Chapter {
    /// The heading of the chapter.
    pub const fn title(self) -> Words {
        let (en, es, pt) = match self {
            Self::Setup => ("Setup", "Preparación", "Preparação"),
            Self::Roll => ("Roll the dice", "Lanzar los dados", "Lançar os dados"),
            Self::Resolve => ("Resolve the dice", "Resolver los dados", "Resolver os dados"),
            Self::Enter => ("Enter Tokyo", "Entrar en Tokyo", "Entrar em Tóquio"),
            Self::Buy => ("Buy Power cards", "Comprar cartas de poder", "Comprar cartas de Poder"),
            Self::End => ("End of turn, end of game", "Final del turno y de la partida", "Fim do turno e do jogo"),
            Self::Duo => ("Two players", "Dos jugadores", "Dois jogadores"),
            Self::Evolutions => ("Evolutions", "Evoluciones", "Evoluções"),
            Self::Examples => ("Examples", "Ejemplos", "Exemplos"),
        };
        Words { en, es, pt }
    }
}

/// One clause of the rules, in our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The id by which code, tests and screens cite the clause.
    pub id: &'static str,
    /// The chapter it belongs to.
    pub chapter: Chapter,
    /// A few words to find it by.
    pub title: Words,
    /// What holds in every edition that has the clause.
    pub text: Words,
    /// What differs, or is only true, in one edition; oldest edition first.
    pub notes: &'static [(Edition, Words)],
    /// The presets in which the clause is in force. Optional rules are listed wherever they may
    /// be switched on.
    pub editions: &'static [Edition],
    /// The ids of related clauses.
    pub see: &'static [&'static str],
}

/// A rule switch: what a preset fixes and a house rule may flip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// Its name, as clauses write it in code font.
    pub name: &'static str,
    /// The values it can take.
    pub values: &'static [&'static str],
    /// What it decides: what `yes` means, or else what each value means, in their order.
    pub text: Words,
    /// Its value in the preset of the first edition.
    pub first: &'static str,
    /// Its value in the preset of the second edition.
    pub second: &'static str,
    /// Its value in the preset of the Godzilla edition.
    pub godzilla: &'static str,
}

impl Switch {
    /// Its value in the preset of an edition.
    pub const fn preset(&self, edition: Edition) -> &'static str {
        match edition {
            First => self.first,
            Second => self.second,
            Godzilla => self.godzilla,
        }
    }
}

/// The clause with this id, in capitals or not.
pub fn find(id: &str) -> Option<&'static Clause> {
    CLAUSES.iter().find(|clause| clause.id.eq_ignore_ascii_case(id))
}

const ALL: &[Edition] = &Edition::ALL;
const YES_NO: &[&str] = &["yes", "no"];

/// Every clause, in rulebook order.
pub static CLAUSES: [Clause; 65] = [
    // Setup
    Clause {
        id: "SETUP-1",
        chapter: Chapter::Setup,
        title: Words { en: "Pick a monster", es: "Elige un monstruo", pt: "Escolha um monstro" },
        text: Words {
            en: "Two to six players, each with a monster nobody else has. Everyone starts with 10♥, 0★ and 0⚡. Any \
                monster may stomp through any edition while `evolutions` is `no`.",
            es: "De dos a seis jugadores, cada uno con un monstruo distinto. Todos empiezan con 10♥, 0★ y 0⚡. \
                Cualquier monstruo puede pisotear cualquier edición mientras `evolutions` sea `no`.",
            pt: "De dois a seis jogadores, cada um com um monstro diferente. Todos começam com 10♥, 0★ e 0⚡. Qualquer \
                monstro pode pisotear qualquer edição enquanto `evolutions` for `no`.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "The cast: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.",
                    es: "El reparto: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.",
                    pt: "O elenco: Gigazaur, Kraken, Cyber Bunny, The King, Meka Dragon, Alienoid.",
                },
            ),
            (
                Second,
                Words {
                    en: "The cast: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.",
                    es: "El reparto: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.",
                    pt: "O elenco: Gigazaur, Space Penguin, Cyber Kitty, The King, Meka Dragon, Alienoid.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "The cast: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla and Gigan. Gigan is our own \
                        pick: the rulebook names only the other five.",
                    es: "El reparto: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla y Gigan. Gigan es elección \
                        nuestra: el reglamento solo nombra a los otros cinco.",
                    pt: "O elenco: Godzilla, Mothra, Rodan, King Gidorah, Mechagodzilla e Gigan. Gigan é escolha \
                        nossa: o livro de regras só cita os outros cinco.",
                },
            ),
        ],
        editions: ALL,
        see: &["EVO-1", "LIMIT-1"],
    },
    Clause {
        id: "SETUP-2",
        chapter: Chapter::Setup,
        title: Words { en: "City and Bay", es: "Ciudad y bahía", pt: "Cidade e Baía" },
        text: Words {
            en: "Up to four monsters fight over Tokyo City alone. With five or six, Tokyo Bay opens too (`tokyo_bay`). \
                “In Tokyo” always means either place, with the same perks and the same pains.",
            es: "Hasta cuatro monstruos se disputan solo la ciudad de Tokyo. Con cinco o seis se abre también la bahía \
                de Tokyo (`tokyo_bay`). «En Tokyo» siempre quiere decir cualquiera de los dos lugares, con las mismas \
                ventajas y los mismos disgustos.",
            pt: "Até quatro monstros disputam apenas a Cidade de Tóquio. Com cinco ou seis, abre também a Baía de \
                Tóquio (`tokyo_bay`). “Em Tóquio” sempre quer dizer qualquer um dos dois lugares, com as mesmas \
                vantagens e os mesmos apertos.",
        },
        notes: &[(
            First,
            Words {
                en: "Here the Bay is an advanced rule. We open it at five or six anyway; set `tokyo_bay` to `no` for a \
                    first game.",
                es: "Aquí la bahía es una regla avanzada. Aun así la abrimos con cinco o seis; pon `tokyo_bay` en `no` \
                    para una primera partida.",
                pt: "Aqui a Baía é uma regra avançada. Mesmo assim a abrimos com cinco ou seis; ponha `tokyo_bay` em \
                    `no` para uma primeira partida.",
            },
        )],
        editions: ALL,
        see: &["BAY-1", "ENTER-1", "ENTER-2"],
    },
    Clause {
        id: "SETUP-3",
        chapter: Chapter::Setup,
        title: Words { en: "The Power deck", es: "El mazo de poder", pt: "A pilha de Poder" },
        text: Words {
            en: "Shuffle the Power cards into a deck and turn three face-up. Tokyo starts empty: nobody has earned it \
                yet. With `power_cards` set to `no` there is no deck and nothing to buy; with `promos` set to `yes` promo cards are shuffled in.",
            es: "Baraja las cartas de poder para formar el mazo y pon tres boca arriba. Tokyo empieza vacío: nadie se \
                lo ha ganado todavía. Con `power_cards` en `no` no hay mazo ni nada que comprar; con `promos` en `yes` se barajan también las cartas promocionales.",
            pt: "Embaralhe as cartas de Poder para formar a pilha e vire três para cima. Tóquio começa vazia: ninguém \
                a mereceu ainda. Com `power_cards` em `no` não há pilha nem nada para comprar; com `promos` em `yes` as cartas promocionais entram na pilha.",
        },
        notes: &[(
            Godzilla,
            Words {
                en: "The rules are the edition's; the 50 Power cards are our own design.",
                es: "Las reglas son las de la edición; las 50 cartas de poder son diseño nuestro.",
                pt: "As regras são as da edição; as 50 cartas de Poder são criação nossa.",
            },
        )],
        editions: ALL,
        see: &["BUY-1", "EVENT-4"],
    },
    Clause {
        id: "SETUP-4",
        chapter: Chapter::Setup,
        title: Words { en: "Who goes first", es: "Quién empieza", pt: "Quem começa" },
        text: Words {
            en: "`first_player` says who opens. `most_smashes`: everyone rolls the six dice and the most ✊ begins; \
                those tied roll again until one leads. `random`: pure luck. `seat`: the first seat.",
            es: "`first_player` dice quién abre la partida. `most_smashes`: todos lanzan los seis dados y empieza \
                quien saque más ✊; los empatados repiten hasta que uno gane. `random`: pura suerte. `seat`: el primer \
                asiento.",
            pt: "`first_player` diz quem abre o jogo. `most_smashes`: todos lançam os seis dados e começa quem tiver \
                mais ✊; os empatados lançam de novo até um passar à frente. `random`: pura sorte. `seat`: o primeiro \
                lugar da mesa.",
        },
        notes: &[(
            First,
            Words {
                en: "The Spanish book has no word on ties and the English summary draws at random. We roll ties off.",
                es: "El reglamento español no habla de empates y el resumen inglés lo deja al azar. Nosotros \
                    desempatamos con dados.",
                pt: "O livro espanhol não fala de empates e o resumo inglês sorteia. Nós desempatamos nos dados.",
            },
        )],
        editions: ALL,
        see: &["SETUP-5"],
    },
    Clause {
        id: "SETUP-5",
        chapter: Chapter::Setup,
        title: Words { en: "Round the table", es: "Alrededor de la mesa", pt: "Em volta da mesa" },
        text: Words {
            en: "Play goes clockwise, that is, to the left. Your neighbours are the nearest living monsters on each \
                side. With two alive, both neighbours are the same poor soul.",
            es: "Se juega en el sentido de las agujas del reloj, es decir, hacia la izquierda. Tus vecinos son los \
                monstruos vivos más cercanos a cada lado. Si quedan dos, ambos vecinos son el mismo infeliz.",
            pt: "Joga-se no sentido dos ponteiros do relógio, ou seja, para a esquerda. Seus vizinhos são os monstros \
                vivos mais próximos de cada lado. Se restarem dois, os dois vizinhos são o mesmo coitado.",
        },
        notes: &[],
        editions: ALL,
        see: &["END-1"],
    },
    Clause {
        id: "SETUP-6",
        chapter: Chapter::Setup,
        title: Words { en: "Bottomless supplies", es: "Reservas sin fondo", pt: "Reservas sem fundo" },
        text: Words {
            en: "The ⚡ pool never runs dry. Neither do poison and shrink counters: that is our ruling, for the boxes \
                hold twelve of each and the books never say what comes next. ★ stop at 20, where the dial ends.",
            es: "La reserva de ⚡ nunca se agota. Tampoco las fichas de Veneno y de Reducción: es decisión nuestra, \
                pues la caja trae doce de cada una y los reglamentos no dicen qué pasa después. Las ★ se detienen en \
                20, donde acaba el marcador.",
            pt: "A pilha de ⚡ nunca se esgota. As peças Veneno e Encolher também não: é decisão nossa, pois a caixa \
                traz doze de cada e os livros não dizem o que vem depois. As ★ param em 20, onde o indicador termina.",
        },
        notes: &[(
            Godzilla,
            Words {
                en: "Dice tokens do run out: there are twelve, and an empty supply gives nothing (our ruling).",
                es: "Las fichas de Dado sí se agotan: hay doce, y una reserva vacía no da nada (decisión nuestra).",
                pt: "As peças de Dado acabam, sim: são doze, e uma reserva vazia não dá nada (decisão nossa).",
            },
        )],
        editions: ALL,
        see: &["LIMIT-1", "POISON-1", "SHRINK-1", "ROLL-3"],
    },
    // Roll
    Clause {
        id: "START-1",
        chapter: Chapter::Roll,
        title: Words { en: "Waking up in Tokyo", es: "Amanecer en Tokyo", pt: "Acordar em Tóquio" },
        text: Words {
            en: "Start your turn in Tokyo and you gain 2★ before any die is rolled. Where `two_player_tokyo` applies \
                it is 1⚡ instead.",
            es: "Si empiezas tu turno en Tokyo, ganas 2★ antes de lanzar ningún dado. Donde se aplique \
                `two_player_tokyo`, es 1⚡ en su lugar.",
            pt: "Se você começa o turno em Tóquio, ganha 2★ antes de lançar qualquer dado. Onde `two_player_tokyo` \
                valer, é 1⚡ no lugar.",
        },
        notes: &[],
        editions: ALL,
        see: &["ENTER-4", "DUO-1"],
    },
    Clause {
        id: "ROLL-1",
        chapter: Chapter::Roll,
        title: Words { en: "Three rolls", es: "Tres lanzamientos", pt: "Três lançamentos" },
        text: Words {
            en: "Throw all six dice, then reroll whichever you please, twice at most. Happy already? Stop. Changed \
                your mind? Dice set aside are never locked in.",
            es: "Lanza los seis dados y relanza los que quieras, dos veces como mucho. ¿Ya te gusta? Déjalo ahí. \
                ¿Cambias de idea? Ningún dado conservado queda fijo.",
            pt: "Lance os seis dados e relance os que quiser, no máximo duas vezes. Já gostou? Pare. Mudou de ideia? \
                Nenhum dado separado fica preso.",
        },
        notes: &[],
        editions: ALL,
        see: &["ROLL-2", "ROLL-5"],
    },
    Clause {
        id: "ROLL-2",
        chapter: Chapter::Roll,
        title: Words { en: "Extra dice", es: "Dados adicionales", pt: "Dados extras" },
        text: Words {
            en: "Extra dice join in from your first roll on. Whatever your cards promise, you never roll more dice \
                than `dice_limit`.",
            es: "Los dados adicionales participan desde tu primer lanzamiento. Prometan lo que prometan tus cartas, \
                nunca lanzas más dados que `dice_limit`.",
            pt: "Os dados extras entram desde o seu primeiro lançamento. Prometam o que prometerem as suas cartas, \
                você nunca lança mais dados do que `dice_limit`.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "Eight: all the dice in the box.",
                    es: "Ocho: todos los dados de la caja.",
                    pt: "Oito: todos os dados da caixa.",
                },
            ),
            (
                Second,
                Words {
                    en: "Nine: both Extra Heads and a Mimic copying one make three extra dice, and the third is ruled \
                        to count.",
                    es: "Nueve: las dos Cabezas adicionales y Mimetismo copiando una suman tres dados más, y se \
                        decidió que el tercero también cuenta.",
                    pt: "Nove: as duas Cabeças Extras e Imitar copiando uma delas somam três dados a mais, e foi \
                        decidido que o terceiro conta.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "Eight, Dice tokens included.",
                    es: "Ocho, con fichas de Dado incluidas.",
                    pt: "Oito, já com as peças de Dado.",
                },
            ),
        ],
        editions: ALL,
        see: &["ROLL-1", "ROLL-3"],
    },
    Clause {
        id: "ROLL-3",
        chapter: Chapter::Roll,
        title: Words { en: "Dice tokens", es: "Fichas de Dado", pt: "Peças de Dado" },
        text: Words {
            en: "With `dice_tokens`, cash in one or two Dice tokens ahead of your first roll; each becomes an extra \
                die until the turn ends. Two per turn is the cap, and `dice_limit` still holds. The cards that hand \
                out tokens are our own design.",
            es: "Con `dice_tokens`, entrega una o dos fichas de Dado antes de tu primer lanzamiento; cada una se \
                convierte en un dado adicional hasta que acabe el turno. Dos por turno es el tope y `dice_limit` sigue \
                mandando. Las cartas que dan fichas son diseño nuestro.",
            pt: "Com `dice_tokens`, entregue uma ou duas peças de Dado antes do primeiro lançamento; cada uma vira um \
                dado extra até o turno acabar. Duas por turno é o teto e `dice_limit` continua valendo. As cartas que \
                dão peças são criação nossa.",
        },
        notes: &[],
        editions: &[Godzilla],
        see: &["ROLL-2", "SETUP-6"],
    },
    Clause {
        id: "ROLL-4",
        chapter: Chapter::Roll,
        title: Words { en: "Fewer dice", es: "Menos dados", pt: "Menos dados" },
        text: Words {
            en: "Shrink counters and some extra turns take dice away from you, but there is no such thing as a \
                negative die. With none left you skip the rolling and play the rest of your turn, a little sadder.",
            es: "Las fichas de Reducción y algunos turnos adicionales te quitan dados, pero los dados negativos no \
                existen. Si no te queda ninguno, te saltas los lanzamientos y juegas el resto del turno, algo más \
                triste.",
            pt: "As peças Encolher e alguns turnos extras tiram dados de você, mas não existe dado negativo. Se não \
                sobrar nenhum, você pula os lançamentos e joga o resto do turno, um pouco mais triste.",
        },
        notes: &[],
        editions: ALL,
        see: &["SHRINK-1"],
    },
    Clause {
        id: "SHRINK-1",
        chapter: Chapter::Roll,
        title: Words { en: "Shrink counters", es: "Fichas de Reducción", pt: "Peças Encolher" },
        text: Words {
            en: "Each shrink counter you carry costs you one die. They are counted when your turn begins, so a counter \
                shaken off later in the turn helps only next time. They stay on you even when the card that gave them \
                is gone.",
            es: "Cada ficha de Reducción que lleves te cuesta un dado. Se cuentan al iniciar tu turno: la que te \
                quites más tarde solo ayuda en el siguiente. Permanecen aunque la carta que las dio ya no esté.",
            pt: "Cada peça Encolher que você carrega custa um dado. Elas são contadas no início do seu turno: a que \
                você remover depois só ajuda no próximo. Ficam com você mesmo que a carta que as deu tenha saído do \
                jogo.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "The book only says one die fewer per counter; when to count is our ruling.",
                    es: "El reglamento solo dice un dado menos por ficha; cuándo se cuentan es decisión nuestra.",
                    pt: "O livro só diz um dado a menos por peça; quando contar é decisão nossa.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "No card of our own Godzilla deck hands them out.",
                    es: "Ninguna carta de nuestro mazo de Godzilla, de diseño propio, las reparte.",
                    pt: "Nenhuma carta da nossa pilha de Godzilla, criação nossa, distribui essas peças.",
                },
            ),
        ],
        editions: ALL,
        see: &["ROLL-4", "HEAL-3"],
    },
    Clause {
        id: "ROLL-5",
        chapter: Chapter::Roll,
        title: Words { en: "Your Roll", es: "Tu tirada", pt: "Seu resultado" },
        text: Words {
            en: "Your Roll is what lies on the table after your last throw. Any rule or card that looks at your dice \
                looks at these, not at the beauties you threw back.",
            es: "Tu tirada es lo que queda en la mesa tras tu último lanzamiento. Toda regla o carta que mire tus \
                dados mira estos, no las maravillas que volviste a lanzar.",
            pt: "Seu resultado é o que fica na mesa depois do seu último lançamento. Toda regra ou carta que olha os \
                seus dados olha para estes, não para as maravilhas que você lançou de novo.",
        },
        notes: &[],
        editions: ALL,
        see: &["ROLL-1", "RESOLVE-1"],
    },
    // Resolve
    Clause {
        id: "RESOLVE-1",
        chapter: Chapter::Resolve,
        title: Words { en: "Every die counts", es: "Todos los dados cuentan", pt: "Todo dado conta" },
        text: Words {
            en: "All dice are resolved, one kind of face after another, in the order the active player likes. \
                `resolve_order` says when to ask: never, in a sensible fixed order (`default`); when the order could \
                change the outcome (`matters`); every time (`always`).",
            es: "Se resuelven todos los dados, un tipo de cara tras otro, en el orden que quiera el jugador activo. \
                `resolve_order` dice cuándo se pregunta: nunca, con un orden fijo y sensato (`default`); cuando el \
                orden pueda cambiar el resultado (`matters`); siempre (`always`).",
            pt: "Todos os dados são resolvidos, um tipo de face após o outro, na ordem que o jogador ativo quiser. \
                `resolve_order` diz quando perguntar: nunca, numa ordem fixa e sensata (`default`); quando a ordem \
                puder mudar o desfecho (`matters`); sempre (`always`).",
        },
        notes: &[(
            First,
            Words {
                en: "The books say nothing about the order; we allow the choice.",
                es: "Los reglamentos no hablan del orden; permitimos elegir.",
                pt: "Os livros não falam da ordem; permitimos a escolha.",
            },
        )],
        editions: ALL,
        see: &["POINTS-1", "ENERGY-1", "HEAL-1", "SMASH-1"],
    },
    Clause {
        id: "POINTS-1",
        chapter: Chapter::Resolve,
        title: Words { en: "Triples score", es: "Los tríos puntúan", pt: "Trincas pontuam" },
        text: Words {
            en: "Three dice with the same number score that number in ★; each further one adds 1★. Roll two different \
                triples and you are paid for both. Six 1s make 1 + 3 = 4★.",
            es: "Tres dados con el mismo número dan ese número en ★; cada dado adicional igual suma 1★. Si sacas dos \
                tríos distintos, cobras los dos. Seis 1 dan 1 + 3 = 4★.",
            pt: "Três dados com o mesmo número dão esse número em ★; cada dado adicional igual soma 1★. Se tirar duas \
                trincas diferentes, você recebe pelas duas. Seis 1 dão 1 + 3 = 4★.",
        },
        notes: &[],
        editions: ALL,
        see: &["EX-1", "EX-2"],
    },
    Clause {
        id: "ENERGY-1",
        chapter: Chapter::Resolve,
        title: Words { en: "Energy", es: "Energía", pt: "Energia" },
        text: Words {
            en: "Each ⚡ rolled gives you one energy cube from the pool, no triple needed. Cubes are yours until you \
                spend them.",
            es: "Cada ⚡ de tu tirada te da un cubo de energía de la reserva, sin necesidad de tríos. Los cubos son \
                tuyos hasta que los gastes.",
            pt: "Cada ⚡ do seu resultado dá um cubo de Energia da pilha, sem precisar de trinca. Os cubos são seus até \
                você gastá-los.",
        },
        notes: &[],
        editions: ALL,
        see: &["BUY-1"],
    },
    Clause {
        id: "HEAL-1",
        chapter: Chapter::Resolve,
        title: Words { en: "Healing", es: "Curación", pt: "Cura" },
        text: Words {
            en: "Outside Tokyo each ♥ rolled heals 1♥, up to your maximum. That is 10♥ unless a card raises it.",
            es: "Fuera de Tokyo, cada ♥ de tu tirada cura 1♥, hasta tu máximo. Este es de 10♥ salvo que una carta lo \
                aumente.",
            pt: "Fora de Tóquio, cada ♥ do seu resultado cura 1♥, até o seu máximo. Ele é de 10♥, a não ser que uma \
                carta o aumente.",
        },
        notes: &[],
        editions: ALL,
        see: &["HEAL-2", "HEAL-3", "LIMIT-1"],
    },
    Clause {
        id: "HEAL-2",
        chapter: Chapter::Resolve,
        title: Words { en: "No rest in Tokyo", es: "En Tokyo no hay descanso", pt: "Em Tóquio não há descanso" },
        text: Words {
            en: "In Tokyo the ♥ on your dice do not heal you. Cards still may.",
            es: "En Tokyo, los ♥ de tus dados no te curan. Las cartas sí pueden.",
            pt: "Em Tóquio, os ♥ dos seus dados não curam você. As cartas ainda podem.",
        },
        notes: &[],
        editions: ALL,
        see: &["HEAL-1", "EVO-2"],
    },
    Clause {
        id: "HEAL-3",
        chapter: Chapter::Resolve,
        title: Words { en: "Shaking off counters", es: "Quitarse las fichas", pt: "Livrar-se das peças" },
        text: Words {
            en: "Outside Tokyo a ♥ rolled may remove one poison or shrink counter from you instead of healing. Whether \
                it may in Tokyo is up to `counters_removable_in_tokyo`.",
            es: "Fuera de Tokyo, un ♥ de tu tirada puede quitarte una ficha de Veneno o de Reducción en lugar de \
                curarte. Que pueda hacerlo en Tokyo depende de `counters_removable_in_tokyo`.",
            pt: "Fora de Tóquio, um ♥ do seu resultado pode remover de você uma peça Veneno ou Encolher em vez de \
                curar. Se isso vale em Tóquio, depende de `counters_removable_in_tokyo`.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "In Tokyo too: the book is silent and we allow it.",
                    es: "También en Tokyo: el reglamento calla y lo permitimos.",
                    pt: "Também em Tóquio: o livro se cala e nós permitimos.",
                },
            ),
            (
                Second,
                Words {
                    en: "Never in Tokyo: get out first.",
                    es: "Nunca en Tokyo: primero hay que salir.",
                    pt: "Nunca em Tóquio: primeiro é preciso sair.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "Never in Tokyo. No card of our own Godzilla deck gives such counters anyway.",
                    es: "Nunca en Tokyo. De todos modos, ninguna carta de nuestro mazo de Godzilla, de diseño propio, \
                        da esas fichas.",
                    pt: "Nunca em Tóquio. De todo modo, nenhuma carta da nossa pilha de Godzilla, criação nossa, dá \
                        essas peças.",
                },
            ),
        ],
        editions: ALL,
        see: &["POISON-1", "SHRINK-1", "HEAL-2"],
    },
    Clause {
        id: "SMASH-1",
        chapter: Chapter::Resolve,
        title: Words { en: "Smash", es: "Atacar", pt: "Patada" },
        text: Words {
            en: "Each ✊ takes 1♥ from each target. From inside Tokyo you hit every monster outside; from outside, \
                every monster in Tokyo, City and Bay alike. Monsters on the same side of the wall never hit each \
                other.",
            es: "Cada ✊ quita 1♥ a cada objetivo. Desde Tokyo golpeas a todos los monstruos de fuera; desde fuera, a \
                todos los que estén en Tokyo, en la ciudad y en la bahía. Los monstruos del mismo lado de la muralla \
                nunca se golpean entre sí.",
            pt: "Cada ✊ tira 1♥ de cada alvo. De dentro de Tóquio você acerta todos os monstros de fora; de fora, \
                todos os que estão em Tóquio, na Cidade e na Baía. Monstros do mesmo lado do muro nunca se acertam.",
        },
        notes: &[],
        editions: ALL,
        see: &["SMASH-2", "SMASH-3", "YIELD-1"],
    },
    Clause {
        id: "SMASH-2",
        chapter: Chapter::Resolve,
        title: Words { en: "Punching air", es: "Golpes al aire", pt: "Patadas no ar" },
        text: Words {
            en: "While Tokyo is empty, ✊ rolled outside hit nobody.",
            es: "Mientras Tokyo esté vacío, los ✊ obtenidos fuera no golpean a nadie.",
            pt: "Enquanto Tóquio está vazia, as ✊ obtidas fora não acertam ninguém.",
        },
        notes: &[],
        editions: ALL,
        see: &["ENTER-1", "ENTER-2", "EX-5"],
    },
    Clause {
        id: "SMASH-3",
        chapter: Chapter::Resolve,
        title: Words { en: "What is an attack", es: "Qué es un ataque", pt: "O que é um ataque" },
        text: Words {
            en: "No ✊ in your Roll, no attack. A card that boosts attacks needs one to boost.",
            es: "Sin ✊ en tu tirada no hay ataque. Una carta que refuerza ataques necesita uno que reforzar.",
            pt: "Sem ✊ no seu resultado não há ataque. Uma carta que reforça ataques precisa de um para reforçar.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "If every bit of the damage is prevented, cards that care about hurting others, such as Poison \
                        Spit or Herbivore, see no attack at all.",
                    es: "Si se evita todo el daño, las cartas pendientes de herir a otros, como Escupitajo venenoso o \
                        Herbívoro, no ven ataque alguno.",
                    pt: "Se todo o dano é evitado, as cartas que dependem de ferir os outros, como Cuspo Venenoso ou \
                        Herbívoro, não veem ataque nenhum.",
                },
            ),
            (
                Second,
                Words {
                    en: "A ✊ that a card adds to your Roll counts like a rolled one.",
                    es: "Un ✊ que una carta añade a tu tirada cuenta como uno obtenido con los dados.",
                    pt: "Uma ✊ que uma carta soma ao seu resultado conta como uma obtida nos dados.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "A ✊ added by a card counts too; these cards are our own design.",
                    es: "Un ✊ añadido por una carta también cuenta; estas cartas son diseño nuestro.",
                    pt: "Uma ✊ somada por uma carta também conta; essas cartas são criação nossa.",
                },
            ),
        ],
        editions: ALL,
        see: &["SMASH-1", "SMASH-4"],
    },
    Clause {
        id: "SMASH-4",
        chapter: Chapter::Resolve,
        title: Words { en: "Card damage", es: "Daño de cartas", pt: "Dano de cartas" },
        text: Words {
            en: "When a card does the hurting, that is no attack. It gives nobody an excuse to yield, and cards that \
                answer attacks look the other way.",
            es: "Cuando es una carta la que hace daño, no hay ataque. A nadie le sirve de excusa para ceder Tokyo, y \
                las cartas que responden a los ataques miran hacia otro lado.",
            pt: "Quando é uma carta que machuca, não há ataque. Isso não serve de desculpa para sair de Tóquio, e as \
                cartas que respondem a ataques fingem que não viram.",
        },
        notes: &[],
        editions: ALL,
        see: &["SMASH-3", "YIELD-1", "POISON-1"],
    },
    Clause {
        id: "YIELD-1",
        chapter: Chapter::Resolve,
        title: Words { en: "Yielding Tokyo", es: "Ceder Tokyo", pt: "Sair de Tóquio" },
        text: Words {
            en: "Attacked in Tokyo? Take your lumps, then stay or yield. With two of you there, Tokyo City answers \
                before Tokyo Bay. Whoever yields is out of Tokyo at once.",
            es: "¿Te atacan en Tokyo? Encaja los golpes y luego quédate o cede. Si allí hay dos, la ciudad de Tokyo \
                responde antes que la bahía de Tokyo. Quien cede está fuera de Tokyo al instante.",
            pt: "Foi atacado em Tóquio? Aguente as patadas e depois fique ou saia. Se houver dois lá, a Cidade de \
                Tóquio responde antes da Baía de Tóquio. Quem sai está fora de Tóquio na hora.",
        },
        notes: &[],
        editions: ALL,
        see: &["YIELD-2", "YIELD-3", "ENTER-1", "ENTER-2"],
    },
    Clause {
        id: "YIELD-2",
        chapter: Chapter::Resolve,
        title: Words { en: "Does it have to hurt?", es: "¿Tiene que doler?", pt: "Precisa doer?" },
        text: Words {
            en: "`yield_needs_damage` decides who may yield. With `yes`, only a monster that really lost ♥ to the ✊. \
                With `no`, also one whose damage was all prevented.",
            es: "`yield_needs_damage` decide quién puede ceder Tokyo. Con `yes`, solo un monstruo que haya perdido ♥ \
                de verdad por los ✊. Con `no`, también aquel cuyo daño se evitó por completo.",
            pt: "`yield_needs_damage` decide quem pode sair de Tóquio. Com `yes`, só um monstro que perdeu ♥ de \
                verdade pelas ✊. Com `no`, também aquele cujo dano foi todo evitado.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "It need not hurt: being attacked is excuse enough.",
                    es: "No hace falta que duela: basta con la excusa del ataque.",
                    pt: "Não precisa doer: ser atacado já é desculpa suficiente.",
                },
            ),
            (
                Second,
                Words {
                    en: "It must hurt: no ♥ lost, no way out.",
                    es: "Tiene que doler: sin perder ♥ no hay salida.",
                    pt: "Tem que doer: sem perder ♥ não há saída.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "It must hurt, as in the second edition.",
                    es: "Tiene que doler, como en la segunda edición.",
                    pt: "Tem que doer, como na segunda edição.",
                },
            ),
        ],
        editions: ALL,
        see: &["YIELD-1", "SMASH-4"],
    },
    Clause {
        id: "YIELD-3",
        chapter: Chapter::Resolve,
        title: Words { en: "Too late to duck", es: "Tarde para agacharse", pt: "Tarde para se abaixar" },
        text: Words {
            en: "Yielding never undoes the damage. Only a card may say otherwise, as Jets does in the classic decks.",
            es: "Ceder Tokyo nunca deshace el daño. Solo una carta puede decir otra cosa, como Propulsores en los \
                mazos clásicos.",
            pt: "Sair de Tóquio nunca desfaz o dano. Só uma carta pode dizer o contrário, como Propulsores nas pilhas \
                clássicas.",
        },
        notes: &[],
        editions: ALL,
        see: &["YIELD-1"],
    },
    Clause {
        id: "OUT-1",
        chapter: Chapter::Resolve,
        title: Words { en: "Knocked out", es: "Eliminado", pt: "Eliminado" },
        text: Words {
            en: "A monster at 0♥ is eliminated. Its Keep cards and its energy are discarded, and it leaves Tokyo if it \
                was there.",
            es: "Un monstruo con 0♥ queda eliminado. Se descartan sus cartas Permanentes y su energía, y deja Tokyo si \
                estaba allí.",
            pt: "Um monstro com 0♥ é eliminado. Suas cartas Manter e sua energia são descartadas, e ele sai de Tóquio \
                se estava lá.",
        },
        notes: &[],
        editions: ALL,
        see: &["OUT-2", "OUT-3", "WIN-2"],
    },
    Clause {
        id: "OUT-2",
        chapter: Chapter::Resolve,
        title: Words { en: "Break it, you take it", es: "Quien lo rompe se lo queda", pt: "Quebrou, levou" },
        text: Words {
            en: "With `attacker_replaces_eliminated`, whoever finishes off a monster in Tokyo with an attack moves \
                into its place, just as after a yield. If a card did the finishing, the place stays empty.",
            es: "Con `attacker_replaces_eliminated`, quien remata con un ataque a un monstruo en Tokyo ocupa su lugar, \
                igual que cuando se cede. Si lo remató una carta, el lugar queda vacío.",
            pt: "Com `attacker_replaces_eliminated`, quem acaba com um monstro em Tóquio num ataque ocupa o lugar \
                dele, como se ele tivesse saído. Se foi uma carta que acabou com ele, o lugar fica vazio.",
        },
        notes: &[],
        editions: &[First],
        see: &["OUT-1", "ENTER-1", "SMASH-4"],
    },
    Clause {
        id: "OUT-3",
        chapter: Chapter::Resolve,
        title: Words { en: "All fall together", es: "Caen todos a la vez", pt: "Caem todos juntos" },
        text: Words {
            en: "One effect can eliminate several monsters. They fall at the same moment, and only then does the game \
                look at anything else. Nobody left standing? Then everybody loses.",
            es: "Un solo efecto puede eliminar a varios monstruos. Caen en el mismo momento, y solo entonces se mira \
                todo lo demás. ¿No queda nadie en pie? Entonces pierden todos.",
            pt: "Um só efeito pode eliminar vários monstros. Eles caem no mesmo momento, e só então se olha todo o \
                resto. Ninguém ficou de pé? Então todos perdem.",
        },
        notes: &[],
        editions: ALL,
        see: &["WIN-2", "WIN-3"],
    },
    // Enter
    Clause {
        id: "ENTER-1",
        chapter: Chapter::Enter,
        title: Words { en: "Fight your way in", es: "Entrar a golpes", pt: "Entrar na marra" },
        text: Words {
            en: "Only attackers get in: no ✊, no Tokyo. Attack from outside and you must move into a free place, \
                whether it was empty before or has just been yielded: Tokyo City if you can, else Tokyo Bay when it is \
                open. If nobody was in Tokyo at all, your ✊ open the gates and hit nobody \
                (`attack_into_empty_takes_tokyo`).",
            es: "Solo entra quien ataca: sin ✊ no hay Tokyo. Si atacas desde fuera, debes ocupar un lugar libre, tanto \
                si ya estaba vacío como si acaban de cederlo: la ciudad de Tokyo si puedes; si no, la bahía de Tokyo \
                cuando esté abierta. Si no había nadie en Tokyo, tus ✊ te abren las puertas y no golpean a nadie \
                (`attack_into_empty_takes_tokyo`).",
            pt: "Só entra quem ataca: sem ✊, nada de Tóquio. Se você ataca de fora, tem que ocupar um lugar livre, \
                tanto faz se já estava vazio ou se alguém acabou de sair: a Cidade de Tóquio se puder; senão, a Baía \
                de Tóquio quando estiver aberta. Se não havia ninguém em Tóquio, suas ✊ abrem os portões e não acertam \
                ninguém (`attack_into_empty_takes_tokyo`).",
        },
        notes: &[],
        editions: &[First],
        see: &["SMASH-2", "OUT-2", "ENTER-3", "EX-5"],
    },
    Clause {
        id: "ENTER-2",
        chapter: Chapter::Enter,
        title: Words { en: "Somebody has to", es: "Alguien tiene que entrar", pt: "Alguém tem que entrar" },
        text: Words {
            en: "With `must_enter_empty_tokyo`, Tokyo City may not stand empty: if you are still outside when your \
                dice are done, in you go, ✊ or no ✊. If the City is taken but Tokyo Bay is open and empty, in you go \
                there.",
            es: "Con `must_enter_empty_tokyo`, la ciudad de Tokyo no puede quedarse vacía: si sigues fuera al acabar \
                con tus dados, tienes que entrar, con ✊ o sin ✊. Si la ciudad está ocupada pero la bahía de Tokyo está \
                abierta y vacía, entras en ella.",
            pt: "Com `must_enter_empty_tokyo`, a Cidade de Tóquio não pode ficar vazia: se você continua fora quando \
                termina os dados, tem que entrar, com ✊ ou sem ✊. Se a Cidade está ocupada, mas a Baía de Tóquio está \
                aberta e vazia, você entra nela.",
        },
        notes: &[],
        editions: &[Second, Godzilla],
        see: &["ENTER-3", "ENTER-4", "BAY-1", "EX-5"],
    },
    Clause {
        id: "ENTER-3",
        chapter: Chapter::Enter,
        title: Words { en: "City first", es: "Primero la ciudad", pt: "Primeiro a Cidade" },
        text: Words {
            en: "When both occupants yield, the newcomer takes Tokyo City and Tokyo Bay stays empty. A monster that \
                stays in the Bay does not move up just because the City falls free.",
            es: "Si ambos ocupantes ceden, el recién llegado se queda con la ciudad de Tokyo, y en la bahía de Tokyo \
                no queda nadie. Quien se queda en la bahía no se muda solo porque la ciudad quede libre.",
            pt: "Quando os dois ocupantes saem, quem chega fica com a Cidade de Tóquio, e na Baía de Tóquio não sobra \
                ninguém. Quem fica na Baía não se muda só porque a Cidade ficou livre.",
        },
        notes: &[],
        editions: ALL,
        see: &["YIELD-1", "BAY-1", "EX-3"],
    },
    Clause {
        id: "ENTER-4",
        chapter: Chapter::Enter,
        title: Words { en: "The welcome star", es: "La estrella de bienvenida", pt: "A estrela de boas-vindas" },
        text: Words {
            en: "Entering Tokyo gives 1★; where `two_player_tokyo` applies, 1⚡ instead. A stroll from the Bay to the \
                City earns nothing: that is no entrance.",
            es: "Entrar en Tokyo da 1★; donde se aplique `two_player_tokyo`, 1⚡ en su lugar. Un paseo de la bahía a la \
                ciudad no da nada: eso no es entrar.",
            pt: "Entrar em Tóquio dá 1★; onde `two_player_tokyo` valer, 1⚡ no lugar. Um passeio da Baía até a Cidade \
                não dá nada: isso não é entrar.",
        },
        notes: &[],
        editions: ALL,
        see: &["START-1", "DUO-1", "BAY-1"],
    },
    Clause {
        id: "ENTER-5",
        chapter: Chapter::Enter,
        title: Words { en: "One monster, one place", es: "Un monstruo, un lugar", pt: "Um monstro, um lugar" },
        text: Words {
            en: "However big, a monster fits in City or Bay, never in both. And if it is in Tokyo already, there is \
                nothing left to enter.",
            es: "Por grande que sea, un monstruo cabe en la ciudad o en la bahía, nunca en las dos. Y si ya está en \
                Tokyo, no le queda dónde entrar.",
            pt: "Por maior que seja, um monstro cabe na Cidade ou na Baía, nunca nas duas. E se já está em Tóquio, não \
                tem mais onde entrar.",
        },
        notes: &[],
        editions: ALL,
        see: &["ENTER-4"],
    },
    Clause {
        id: "BAY-1",
        chapter: Chapter::Enter,
        title: Words { en: "The Bay closes", es: "Se cierra la bahía", pt: "A Baía fecha" },
        text: Words {
            en: "The moment only four monsters (or fewer) are alive, Tokyo Bay closes and whoever is there leaves \
                Tokyo at once. With `bay_moves_to_empty_city` it moves into Tokyo City instead, if that is empty.",
            es: "En cuanto queden cuatro monstruos vivos o menos, la bahía de Tokyo se cierra y su ocupante abandona \
                Tokyo de inmediato. Con `bay_moves_to_empty_city` se muda a la ciudad de Tokyo, si está vacía.",
            pt: "Assim que restarem quatro monstros vivos ou menos, a Baía de Tóquio fecha e seu ocupante sai de \
                Tóquio na hora. Com `bay_moves_to_empty_city` ele se muda para a Cidade de Tóquio, se ela estiver \
                vazia.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "It always leaves, even past an empty City.",
                    es: "Siempre se va, aunque la ciudad esté vacía.",
                    pt: "Ele sempre sai, mesmo com a Cidade vazia.",
                },
            ),
            (
                Second,
                Words {
                    en: "It takes an empty City, without a new ★.",
                    es: "Ocupa la ciudad si está vacía, sin ganar otra ★.",
                    pt: "Ele ocupa a Cidade se estiver vazia, sem ganhar outra ★.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "It takes an empty City, as in the second edition.",
                    es: "Ocupa la ciudad si está vacía, como en la segunda edición.",
                    pt: "Ele ocupa a Cidade se estiver vazia, como na segunda edição.",
                },
            ),
        ],
        editions: ALL,
        see: &["SETUP-2", "ENTER-4", "EX-3"],
    },
    // Buy
    Clause {
        id: "BUY-1",
        chapter: Chapter::Buy,
        title: Words { en: "Shopping", es: "De compras", pt: "Às compras" },
        text: Words {
            en: "See a face-up card you like? Pay its cost in ⚡ and it is yours. The deck fills the gap at once, and \
                the new card is for sale too. Go on as long as your ⚡ last; with `power_cards` set to `no` the shop is \
                shut.",
            es: "¿Te gusta una carta boca arriba? Paga su coste en ⚡ y es tuya. El mazo llena el hueco al instante, y \
                la carta nueva también está en venta. Sigue mientras te duren las ⚡; con `power_cards` en `no` la \
                tienda está cerrada.",
            pt: "Gostou de uma carta virada para cima? Pague o preço em ⚡ e ela é sua. A pilha preenche o espaço na \
                hora, e a carta nova também está à venda. Continue enquanto durarem as suas ⚡; com `power_cards` em \
                `no` a loja está fechada.",
        },
        notes: &[],
        editions: ALL,
        see: &["BUY-2", "BUY-3", "BUY-5", "EX-4"],
    },
    Clause {
        id: "BUY-2",
        chapter: Chapter::Buy,
        title: Words { en: "Sweeping the table", es: "Renovar las cartas", pt: "Renovar as cartas" },
        text: Words {
            en: "Nothing you like? For 2⚡ you sweep all three face-up cards away and the deck brings three others. \
                Buy, sweep, buy, sweep: any mix goes, as long as you can pay in ⚡.",
            es: "¿No te gusta nada? Por 2⚡ renuevas la mesa: las tres cartas boca arriba se descartan y el mazo trae \
                otras tres. Compra, renueva, compra, renueva: vale cualquier mezcla, siempre que puedas pagar en ⚡.",
            pt: "Não gostou de nada? Por 2⚡ você renova a mesa: as três cartas viradas para cima são descartadas e a \
                pilha traz outras três. Compre, renove, compre, renove: vale qualquer mistura, desde que você possa \
                pagar em ⚡.",
        },
        notes: &[(
            Godzilla,
            Words {
                en: "Face-up Events stay where they are (EVENT-3).",
                es: "Los Eventos boca arriba se quedan donde están (EVENT-3).",
                pt: "Os Eventos virados para cima ficam onde estão (EVENT-3).",
            },
        )],
        editions: ALL,
        see: &["BUY-1", "BUY-4", "EVENT-3", "EX-4"],
    },
    Clause {
        id: "BUY-3",
        chapter: Chapter::Buy,
        title: Words { en: "Keep or Discard", es: "Permanente o Descartar", pt: "Manter ou Descartar" },
        text: Words {
            en: "A Discard card takes effect the moment you buy it and is then discarded. A Keep card stays face-up in \
                front of its owner and keeps working.",
            es: "Una carta Descartar hace efecto en cuanto la compras y después se descarta. Una carta Permanente se \
                queda boca arriba delante de su dueño y sigue funcionando.",
            pt: "Uma carta Descartar faz efeito assim que você a compra e depois é descartada. Uma carta Manter fica \
                virada para cima na frente do dono e continua valendo.",
        },
        notes: &[(
            Godzilla,
            Words {
                en: "There is a third type, the Event (EVENT-1). All cards of this preset are our own design.",
                es: "Hay un tercer tipo, el Evento (EVENT-1). Todas las cartas de esta edición son diseño nuestro.",
                pt: "Há um terceiro tipo, o Evento (EVENT-1). Todas as cartas desta edição são criação nossa.",
            },
        )],
        editions: ALL,
        see: &["BUY-1", "OUT-1", "EVENT-2"],
    },
    Clause {
        id: "BUY-4",
        chapter: Chapter::Buy,
        title: Words { en: "Thrift pays", es: "Ahorrar tiene premio", pt: "Economizar compensa" },
        text: Words {
            en: "With `energy_if_no_buy`, a turn in which you buy no card gives you 1⚡. Sweeping is not buying.",
            es: "Con `energy_if_no_buy`, un turno en el que no compras ninguna carta te da 1⚡. Renovar las cartas no \
                es comprar.",
            pt: "Com `energy_if_no_buy`, um turno em que você não compra nenhuma carta dá 1⚡. Renovar as cartas não é \
                comprar.",
        },
        notes: &[],
        editions: &[Godzilla],
        see: &["BUY-1", "BUY-2"],
    },
    Clause {
        id: "BUY-5",
        chapter: Chapter::Buy,
        title: Words { en: "When the deck runs out", es: "Cuando se acaba el mazo", pt: "Quando a pilha acaba" },
        text: Words {
            en: "`deck_exhausted` says what happens. `box`: discards are out of the game, so empty slots stay empty. \
                `reshuffle`: the discard pile is shuffled into a new deck.",
            es: "`deck_exhausted` dice qué ocurre. `box`: los descartes salen de la partida y los huecos vacíos siguen \
                vacíos. `reshuffle`: la pila de descartes se baraja y forma un mazo nuevo.",
            pt: "`deck_exhausted` diz o que acontece. `box`: os descartes saem do jogo e os espaços vazios continuam \
                vazios. `reshuffle`: os descartes são embaralhados e formam uma pilha nova.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "The books are silent; we take `box`.",
                    es: "Los reglamentos callan; tomamos `box`.",
                    pt: "Os livros se calam; adotamos `box`.",
                },
            ),
            (
                Second,
                Words {
                    en: "`box`: discards go back to the box.",
                    es: "`box`: los descartes vuelven a la caja.",
                    pt: "`box`: os descartes voltam para a caixa.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "`reshuffle`: this edition has a discard pile.",
                    es: "`reshuffle`: esta edición tiene pila de descartes.",
                    pt: "`reshuffle`: esta edição tem pilha de descartes.",
                },
            ),
        ],
        editions: ALL,
        see: &["BUY-1", "BUY-2"],
    },
    Clause {
        id: "EVENT-1",
        chapter: Chapter::Buy,
        title: Words { en: "Breaking news", es: "Última hora", pt: "Notícia urgente" },
        text: Words {
            en: "With `events`, an Event acts as soon as it is turned face-up. A “when revealed” effect happens once; \
                a “while in play” effect lasts until somebody buys the card. The Events in our deck are our own \
                design.",
            es: "Con `events`, un Evento actúa en cuanto se pone boca arriba. Un efecto «al revelarse» ocurre una vez; \
                uno «mientras esté en juego» dura hasta que alguien compre la carta. Los Eventos de nuestro mazo son \
                diseño nuestro.",
            pt: "Com `events`, um Evento age assim que é virado para cima. Um efeito “ao ser revelado” acontece uma \
                vez; um “enquanto estiver em jogo” dura até alguém comprar a carta. Os Eventos da nossa pilha são \
                criação nossa.",
        },
        notes: &[],
        editions: &[Godzilla],
        see: &["EVENT-2", "EVENT-3", "EVENT-4"],
    },
    Clause {
        id: "EVENT-2",
        chapter: Chapter::Buy,
        title: Words { en: "Buying an Event", es: "Comprar un Evento", pt: "Comprar um Evento" },
        text: Words {
            en: "An Event is bought like any other card. Then its Discard effect happens for the buyer.",
            es: "Un Evento se compra como cualquier otra carta. Después ocurre su efecto Descartar para quien lo \
                compró.",
            pt: "Um Evento é comprado como qualquer outra carta. Depois acontece o efeito Descartar para quem o \
                comprou.",
        },
        notes: &[],
        editions: &[Godzilla],
        see: &["BUY-1", "BUY-3", "EVENT-1"],
    },
    Clause {
        id: "EVENT-3",
        chapter: Chapter::Buy,
        title: Words { en: "Events do not sweep", es: "Los Eventos se quedan", pt: "Os Eventos ficam" },
        text: Words {
            en: "Sweep all you want, the Events on the table will not budge; only the other cards are replaced. With \
                three Events there is nothing to sweep, so you may not (our ruling).",
            es: "Renueva cuanto quieras: los Eventos de la mesa no se mueven y solo se sustituyen las demás cartas. \
                Con tres Eventos no hay nada que renovar, así que no se puede (decisión nuestra).",
            pt: "Renove à vontade: os Eventos da mesa não se mexem e só as outras cartas são trocadas. Com três \
                Eventos não há nada para renovar, então não se pode (decisão nossa).",
        },
        notes: &[],
        editions: &[Godzilla],
        see: &["BUY-2", "EVENT-1"],
    },
    Clause {
        id: "EVENT-4",
        chapter: Chapter::Buy,
        title: Words { en: "Events at setup", es: "Eventos al preparar", pt: "Eventos na preparação" },
        text: Words {
            en: "An Event that turns up during setup acts as well. It is nobody's turn yet, so what is meant for the \
                active monster hits the first player (our ruling).",
            es: "Un Evento que salga durante la preparación también actúa. Aún no es el turno de nadie, así que lo \
                destinado al monstruo activo le toca al primer jugador (decisión nuestra).",
            pt: "Um Evento que apareça durante a preparação também age. Ainda não é o turno de ninguém, então o que é \
                destinado ao monstro ativo sobra para o primeiro jogador (decisão nossa).",
        },
        notes: &[],
        editions: &[Godzilla],
        see: &["SETUP-3", "SETUP-4", "EVENT-1"],
    },
    // End
    Clause {
        id: "END-1",
        chapter: Chapter::End,
        title: Words { en: "End of turn", es: "Final del turno", pt: "Fim do turno" },
        text: Words {
            en: "End-of-turn effects of cards happen now. `end_order` says in which order: the one their owner likes \
                (`chosen`) or always the same (`fixed`). Then the dice move left, to the nearest monster still \
                breathing.",
            es: "Ahora ocurren los efectos de final de turno de las cartas. `end_order` dice en qué orden: el que \
                quiera su dueño (`chosen`) o siempre el mismo (`fixed`). Después los dados pasan a la izquierda, al \
                primer monstruo que aún respire.",
            pt: "Agora acontecem os efeitos de fim de turno das cartas. `end_order` diz em que ordem: a que o dono \
                quiser (`chosen`) ou sempre a mesma (`fixed`). Depois os dados passam para a esquerda, ao primeiro \
                monstro que ainda respire.",
        },
        notes: &[],
        editions: ALL,
        see: &["POISON-1", "WIN-1", "SETUP-5"],
    },
    Clause {
        id: "POISON-1",
        chapter: Chapter::End,
        title: Words { en: "Poison", es: "Veneno", pt: "Veneno" },
        text: Words {
            en: "At the end of your own turn you lose 1♥ per poison counter you carry, all as a single loss. It is no \
                attack. It strikes before the check for victory, so it can spoil a party. The counters stay on you \
                even when the card that gave them is gone.",
            es: "Al final de tu propio turno pierdes 1♥ por cada ficha de Veneno que lleves, todo como una sola \
                pérdida. No es un ataque. Actúa antes de comprobar la victoria, así que puede aguar la fiesta. Las \
                fichas permanecen aunque la carta que las dio ya no esté.",
            pt: "No fim do seu próprio turno você perde 1♥ por peça Veneno que carrega, tudo como uma só perda. Não é \
                um ataque. Age antes da verificação da vitória, então pode estragar a festa. As peças ficam com você \
                mesmo que a carta que as deu tenha saído do jogo.",
        },
        notes: &[(
            Godzilla,
            Words {
                en: "No card of our own Godzilla deck poisons anybody.",
                es: "Ninguna carta de nuestro mazo de Godzilla, de diseño propio, envenena a nadie.",
                pt: "Nenhuma carta da nossa pilha de Godzilla, criação nossa, envenena ninguém.",
            },
        )],
        editions: ALL,
        see: &["HEAL-3", "SMASH-4", "WIN-4"],
    },
    Clause {
        id: "WIN-1",
        chapter: Chapter::End,
        title: Words { en: "Twenty stars", es: "Veinte estrellas", pt: "Vinte estrelas" },
        text: Words {
            en: "A living monster with 20★ when the check comes is crowned King of Tokyo. `victory_check` says when: \
                at the end of every turn (`turn`) or at the end of every round (`round`).",
            es: "Un monstruo vivo con 20★ en el momento de la comprobación es coronado Rey de Tokyo. `victory_check` \
                dice cuándo: al final de cada turno (`turn`) o al final de cada ronda (`round`).",
            pt: "Um monstro vivo com 20★ na hora da verificação é coroado Rei de Tóquio. `victory_check` diz quando: \
                no fim de cada turno (`turn`) ou no fim de cada rodada (`round`).",
        },
        notes: &[
            (
                First,
                Words {
                    en: "The books end the game when 20★ are reached, yet want you to survive the turn: so we check at \
                        its end.",
                    es: "Los reglamentos acaban la partida al llegar a 20★, pero exigen sobrevivir al turno: por eso \
                        comprobamos a su final.",
                    pt: "Os livros encerram o jogo ao chegar a 20★, mas exigem sobreviver ao turno: por isso \
                        verificamos no fim dele.",
                },
            ),
            (
                Second,
                Words {
                    en: "The Portuguese book says turn, the Spanish one round. The preset takes `turn`.",
                    es: "El reglamento portugués dice turno; el español, ronda. La edición toma `turn`.",
                    pt: "O livro português diz turno; o espanhol, rodada. A edição adota `turn`.",
                },
            ),
        ],
        editions: ALL,
        see: &["WIN-4", "WIN-5", "LIMIT-1"],
    },
    Clause {
        id: "WIN-2",
        chapter: Chapter::End,
        title: Words { en: "Last one standing", es: "El último en pie", pt: "O último de pé" },
        text: Words {
            en: "When only one monster is left alive, it wins, even with no ★ at all. No need to finish the turn: the \
                effect that felled the others runs its course, and that is that.",
            es: "Cuando solo queda un monstruo vivo, gana, aunque no tenga ni una ★. No hace falta acabar el turno: el \
                efecto que tumbó a los demás se completa, y se acabó.",
            pt: "Quando só resta um monstro vivo, ele ganha, mesmo sem nenhuma ★. Não é preciso terminar o turno: o \
                efeito que derrubou os outros se completa, e pronto.",
        },
        notes: &[],
        editions: ALL,
        see: &["OUT-1", "OUT-3"],
    },
    Clause {
        id: "WIN-3",
        chapter: Chapter::End,
        title: Words { en: "Nobody's crown", es: "Corona sin cabeza", pt: "Coroa sem cabeça" },
        text: Words {
            en: "If the last monsters all fall at once, nobody wins and everybody loses. Tokyo breathes out.",
            es: "Si los últimos monstruos caen todos a la vez, nadie gana y todos pierden. Tokyo respira aliviado.",
            pt: "Se os últimos monstros caem todos de uma vez, ninguém ganha e todos perdem. Tóquio respira aliviada.",
        },
        notes: &[],
        editions: ALL,
        see: &["OUT-3"],
    },
    Clause {
        id: "WIN-4",
        chapter: Chapter::End,
        title: Words { en: "Dead kings do not rule", es: "Rey muerto no reina", pt: "Rei morto não reina" },
        text: Words {
            en: "Reach 20★ and 0♥ in the same turn and you are eliminated, not crowned. You have to survive the turn \
                to win it.",
            es: "Si en el mismo turno llegas a 20★ y a 0♥, quedas eliminado, no coronado. Hay que sobrevivir al turno \
                para ganar.",
            pt: "Se no mesmo turno você chega a 20★ e a 0♥, é eliminado, não coroado. É preciso sobreviver ao turno \
                para ganhar.",
        },
        notes: &[],
        editions: ALL,
        see: &["WIN-1", "OUT-1", "POISON-1"],
    },
    Clause {
        id: "WIN-5",
        chapter: Chapter::End,
        title: Words { en: "Sharing the crown", es: "Corona compartida", pt: "Coroa dividida" },
        text: Words {
            en: "If one check finds several living monsters with 20★, they wear the crown together. The rulebooks are \
                silent; this is our ruling, and Board Game Arena's too.",
            es: "Si una misma comprobación encuentra varios monstruos vivos con 20★, se reparten la corona. Los \
                reglamentos callan; es decisión nuestra, y también de Board Game Arena.",
            pt: "Se uma mesma verificação encontra vários monstros vivos com 20★, eles dividem a coroa. Os livros se \
                calam; é decisão nossa, e também da Board Game Arena.",
        },
        notes: &[],
        editions: ALL,
        see: &["WIN-1"],
    },
    Clause {
        id: "LIMIT-1",
        chapter: Chapter::End,
        title: Words { en: "Floors and ceilings", es: "Suelos y techos", pt: "Pisos e tetos" },
        text: Words {
            en: "★ and ⚡ never drop below 0. ♥ never rise above your maximum, and ★ stop at 20. Whatever would go past \
                a limit is lost.",
            es: "Las ★ y la ⚡ nunca bajan de 0. Los ♥ nunca superan tu máximo y las ★ se detienen en 20. Lo que pase \
                de un límite se pierde.",
            pt: "As ★ e a ⚡ nunca caem abaixo de 0. Os ♥ nunca passam do seu máximo e as ★ param em 20. O que passar \
                de um limite se perde.",
        },
        notes: &[],
        editions: ALL,
        see: &["SETUP-6", "HEAL-1", "WIN-1"],
    },
    // Duo
    Clause {
        id: "DUO-1",
        chapter: Chapter::Duo,
        title: Words { en: "Tokyo for two", es: "Tokyo para dos", pt: "Tóquio para dois" },
        text: Words {
            en: "Where `two_player_tokyo` applies, Tokyo pays in energy: 1⚡ instead of 1★ for entering, 1⚡ instead of \
                2★ for starting a turn there. `at_two` means games that start with two players, `on` every game, `off` \
                none. All other rules stay.",
            es: "Donde se aplique `two_player_tokyo`, Tokyo paga en energía: 1⚡ en lugar de 1★ por entrar y 1⚡ en \
                lugar de 2★ por empezar allí el turno. `at_two` vale para partidas que empiezan con dos jugadores, \
                `on` para todas, `off` para ninguna. Las demás reglas no cambian.",
            pt: "Onde `two_player_tokyo` valer, Tóquio paga em energia: 1⚡ em vez de 1★ por entrar e 1⚡ em vez de 2★ \
                por começar o turno lá. `at_two` vale para jogos que começam com dois jogadores, `on` para todos, \
                `off` para nenhum. As outras regras não mudam.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "`off`: the books do not know it, but you may try it.",
                    es: "`off`: los reglamentos no la conocen, pero puedes probarla.",
                    pt: "`off`: os livros não a conhecem, mas você pode experimentar.",
                },
            ),
            (
                Second,
                Words {
                    en: "`off`: the books do not know it, but you may try it.",
                    es: "`off`: los reglamentos no la conocen, pero puedes probarla.",
                    pt: "`off`: os livros não a conhecem, mas você pode experimentar.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "`at_two`: the book recommends it for two players.",
                    es: "`at_two`: el reglamento la recomienda para dos jugadores.",
                    pt: "`at_two`: o livro a recomenda para dois jogadores.",
                },
            ),
        ],
        editions: ALL,
        see: &["START-1", "ENTER-4"],
    },
    // Evolutions
    Clause {
        id: "EVO-1",
        chapter: Chapter::Evolutions,
        title: Words { en: "Your own little deck", es: "Un mazo para ti solo", pt: "Uma pilha só sua" },
        text: Words {
            en: "With `evolutions`, each monster has its own deck of eight Evolutions. Before the game everyone draws \
                two, hides one in hand and shuffles the other back in.",
            es: "Con `evolutions`, cada monstruo tiene su propio mazo de ocho Evoluciones. Antes de empezar, cada uno \
                roba dos, esconde una en la mano y baraja la otra de vuelta en el mazo.",
            pt: "Com `evolutions`, cada monstro tem a sua própria pilha de oito Evoluções. Antes de começar, cada um \
                puxa duas, esconde uma na mão e embaralha a outra de volta na pilha.",
        },
        notes: &[
            (
                First,
                Words {
                    en: "Not in the box: the classic monsters get theirs from Power Up!.",
                    es: "No vienen en la caja: los monstruos clásicos usan las de Power Up!.",
                    pt: "Não vêm na caixa: os monstros clássicos usam as de Power Up!.",
                },
            ),
            (
                Second,
                Words {
                    en: "Not in the box: the classic monsters get theirs from Power Up!.",
                    es: "No vienen en la caja: los monstruos clásicos usan las de Power Up!.",
                    pt: "Não vêm na caixa: os monstros clássicos usam as de Power Up!.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "The rules are the edition's; the 48 Evolutions are our own design.",
                    es: "Las reglas son las de la edición; las 48 Evoluciones son diseño nuestro.",
                    pt: "As regras são as da edição; as 48 Evoluções são criação nossa.",
                },
            ),
        ],
        editions: ALL,
        see: &["EVO-2", "EVO-7", "SETUP-1"],
    },
    Clause {
        id: "EVO-2",
        chapter: Chapter::Evolutions,
        title: Words { en: "Three hearts evolve", es: "Tres corazones evolucionan", pt: "Três corações evoluem" },
        text: Words {
            en: "Three or more ♥ in your Roll and you evolve once your dice are resolved: draw two Evolutions, hide \
                one in hand, discard the other. It is a gift, not a price: those ♥ heal as usual. It works in Tokyo \
                too.",
            es: "Con tres o más ♥ en tu tirada evolucionas en cuanto resuelves los dados: roba dos Evoluciones, \
                esconde una en la mano y descarta la otra. Es un regalo, no un coste: esos ♥ curan como siempre. \
                Funciona también en Tokyo.",
            pt: "Com três ou mais ♥ no seu resultado você evolui assim que resolve os dados: puxe duas Evoluções, \
                esconda uma na mão e descarte a outra. É um presente, não um custo: esses ♥ curam como sempre. \
                Funciona também em Tóquio.",
        },
        notes: &[(
            Godzilla,
            Words {
                en: "The book gives the number as a picture we could not read; three ♥ is the rule of the published \
                    classic game.",
                es: "El reglamento da el número en un dibujo que no pudimos leer; tres ♥ es la regla del juego clásico \
                    publicado.",
                pt: "O livro dá o número num desenho que não conseguimos ler; três ♥ é a regra do jogo clássico \
                    publicado.",
            },
        )],
        editions: ALL,
        see: &["HEAL-1", "HEAL-2", "EVO-3"],
    },
    Clause {
        id: "EVO-3",
        chapter: Chapter::Evolutions,
        title: Words { en: "Evolving again", es: "Volver a evolucionar", pt: "Evoluir de novo" },
        text: Words {
            en: "When your Evolution deck is empty, shuffle your discarded Evolutions into a new one.",
            es: "Cuando tu mazo de Evoluciones se agote, baraja las que hayas descartado para formar uno nuevo.",
            pt: "Quando a sua pilha de Evoluções acabar, embaralhe as que você descartou para formar uma nova.",
        },
        notes: &[],
        editions: ALL,
        see: &["EVO-2", "EVO-5"],
    },
    Clause {
        id: "EVO-4",
        chapter: Chapter::Evolutions,
        title: Words { en: "Surprise!", es: "¡Sorpresa!", pt: "Surpresa!" },
        text: Words {
            en: "An Evolution says when it may be played. If it says nothing, spring it whenever you like, even in \
                another monster's turn.",
            es: "Una Evolución dice cuándo se puede jugar. Si no dice nada, suéltala cuando quieras, incluso en el \
                turno de otro monstruo.",
            pt: "Uma Evolução diz quando pode ser jogada. Se não diz nada, solte-a quando quiser, até no turno de \
                outro monstro.",
        },
        notes: &[],
        editions: ALL,
        see: &["EVO-5", "EVO-7"],
    },
    Clause {
        id: "EVO-5",
        chapter: Chapter::Evolutions,
        title: Words { en: "Temporary or Permanent", es: "Temporal o Permanente", pt: "Temporária ou Permanente" },
        text: Words {
            en: "A Temporary Evolution is discarded after use. A Permanent one stays face-up in front of you and keeps \
                working.",
            es: "Una Evolución Temporal se descarta después de usarla. Una Permanente se queda boca arriba delante de \
                ti y sigue funcionando.",
            pt: "Uma Evolução Temporária é descartada depois de usada. Uma Permanente fica virada para cima na sua \
                frente e continua valendo.",
        },
        notes: &[],
        editions: ALL,
        see: &["EVO-3", "EVO-4"],
    },
    Clause {
        id: "EVO-6",
        chapter: Chapter::Evolutions,
        title: Words { en: "Not just any card", es: "No es una carta cualquiera", pt: "Não é uma carta qualquer" },
        text: Words {
            en: "“Card”, with nothing added, never means an Evolution.",
            es: "«Carta», sin más, nunca se refiere a una Evolución.",
            pt: "“Carta”, sem mais nada, nunca se refere a uma Evolução.",
        },
        notes: &[],
        editions: ALL,
        see: &["BUY-3", "EVO-5"],
    },
    Clause {
        id: "EVO-7",
        chapter: Chapter::Evolutions,
        title: Words { en: "Paws off my hand", es: "Mano secreta", pt: "Mão secreta" },
        text: Words {
            en: "Only you see your Evolutions in hand. Rivals may guess; so may the audience.",
            es: "Solo tú ves las Evoluciones de tu mano. Los rivales pueden adivinar; el público, también.",
            pt: "Só você vê as Evoluções da sua mão. Os rivais podem adivinhar; o público também.",
        },
        notes: &[],
        editions: ALL,
        see: &["EVO-1", "EVO-4"],
    },
    // Examples
    Clause {
        id: "EX-1",
        chapter: Chapter::Examples,
        title: Words {
            en: "Four 2s, a bolt, a fist",
            es: "Cuatro 2, un rayo y un puño",
            pt: "Quatro 2, um raio e uma patada",
        },
        text: Words {
            en: "Gigazaur is outside, Cyber Kitty in Tokyo City. Gigazaur's Roll: 2 2 2 2 ⚡ ✊. It gains 3★ (two for \
                the triple, one for the fourth 2) and 1⚡, and Cyber Kitty loses 1♥.",
            es: "Gigazaur está fuera; Cyber Kitty, en la ciudad de Tokyo. Tirada de Gigazaur: 2 2 2 2 ⚡ ✊. Gana 3★ \
                (dos por el trío y una por el cuarto 2) y 1⚡, y Cyber Kitty pierde 1♥.",
            pt: "Gigazaur está fora; Cyber Kitty, na Cidade de Tóquio. Resultado de Gigazaur: 2 2 2 2 ⚡ ✊. Ele ganha \
                3★ (duas pela trinca e uma pelo quarto 2) e 1⚡, e Cyber Kitty perde 1♥.",
        },
        notes: &[(
            First,
            Words {
                en: "Cyber Bunny plays the victim in this box.",
                es: "En esta caja, la víctima es Cyber Bunny.",
                pt: "Nesta caixa, a vítima é Cyber Bunny.",
            },
        )],
        editions: ALL,
        see: &["POINTS-1", "ENERGY-1", "SMASH-1"],
    },
    Clause {
        id: "EX-2",
        chapter: Chapter::Examples,
        title: Words { en: "Counting triples", es: "Contar tríos", pt: "Contar trincas" },
        text: Words {
            en: "Four 1s make 2★. Five 2s make 4★. Three 3s make 3★, not 9.",
            es: "Cuatro 1 dan 2★. Cinco 2 dan 4★. Tres 3 dan 3★, no 9.",
            pt: "Quatro 1 dão 2★. Cinco 2 dão 4★. Três 3 dão 3★, não 9.",
        },
        notes: &[],
        editions: ALL,
        see: &["POINTS-1"],
    },
    Clause {
        id: "EX-3",
        chapter: Chapter::Examples,
        title: Words { en: "A brawl for five", es: "Trifulca para cinco", pt: "Pancadaria para cinco" },
        text: Words {
            en: "City: Gigazaur, already hurt; Bay: Space Penguin. Meka Dragon rolls 4✊: both lose 4♥ and yield, Meka \
                Dragon enters the City (+1★) and the Bay stays empty. Gigazaur rolls 1✊: Meka Dragon loses 1♥ and \
                stays, Gigazaur enters the Bay (+1★). Space Penguin rolls 1✊: both lose 1♥, Gigazaur yields, Space \
                Penguin enters the Bay (+1★); The King and Cyber Kitty roll no ✊ and nobody moves. Meka Dragon starts \
                in Tokyo (+2★) and rolls 3✊: all outside lose 3♥, Gigazaur drops to 0♥ and is out, the Bay closes on \
                the last four and Space Penguin leaves Tokyo.",
            es: "Ciudad: Gigazaur, ya herido; bahía: Space Penguin. Meka Dragon saca 4✊: ambos pierden 4♥ y ceden, \
                Meka Dragon entra en la ciudad (+1★) y la bahía queda vacía. Gigazaur saca 1✊: Meka Dragon pierde 1♥ y \
                se queda, Gigazaur entra en la bahía (+1★). Space Penguin saca 1✊: ambos pierden 1♥, Gigazaur cede, \
                Space Penguin entra en la bahía (+1★); The King y Cyber Kitty no sacan ✊ y nadie se mueve. Meka Dragon \
                empieza en Tokyo (+2★) y saca 3✊: todos los de fuera pierden 3♥, Gigazaur baja a 0♥ y queda eliminado, \
                con solo cuatro vivos se cierra la bahía y Space Penguin abandona Tokyo.",
            pt: "Cidade: Gigazaur, já ferido; Baía: Space Penguin. Meka Dragon tira 4✊: os dois perdem 4♥ e saem, Meka \
                Dragon entra na Cidade (+1★) e a Baía fica vazia. Gigazaur tira 1✊: Meka Dragon perde 1♥ e fica, \
                Gigazaur entra na Baía (+1★). Space Penguin tira 1✊: os dois perdem 1♥, Gigazaur sai, Space Penguin \
                entra na Baía (+1★); The King e Cyber Kitty não tiram ✊ e ninguém se move. Meka Dragon começa em \
                Tóquio (+2★) e tira 3✊: todos os de fora perdem 3♥, Gigazaur cai a 0♥ e é eliminado, com só quatro \
                vivos a Baía fecha e Space Penguin sai de Tóquio.",
        },
        notes: &[(
            First,
            Words {
                en: "Same moves for another reason: each newcomer enters because it attacked (ENTER-1).",
                es: "Los mismos movimientos por otra razón: cada recién llegado entra porque atacó (ENTER-1).",
                pt: "Os mesmos movimentos por outro motivo: cada recém-chegado entra porque atacou (ENTER-1).",
            },
        )],
        editions: ALL,
        see: &["SMASH-1", "YIELD-1", "ENTER-3", "BAY-1", "START-1"],
    },
    Clause {
        id: "EX-4",
        chapter: Chapter::Examples,
        title: Words {
            en: "Ten energy to spend", es: "Diez de energía para gastar", pt: "Dez de energia para gastar"
        },
        text: Words {
            en: "A monster with 10⚡ dislikes what it sees and sweeps for 2⚡. It buys a new card for 3⚡, the slot is \
                refilled, and 5⚡ are left for another day.",
            es: "A un monstruo con 10⚡ no le gusta lo que ve y renueva las cartas por 2⚡. Compra una nueva por 3⚡, el \
                hueco se rellena y le quedan 5⚡ para otro día.",
            pt: "Um monstro com 10⚡ não gosta do que vê e renova as cartas por 2⚡. Compra uma nova por 3⚡, o espaço é \
                preenchido e sobram 5⚡ para outro dia.",
        },
        notes: &[(
            Godzilla,
            Words {
                en: "No bonus 1⚡ here: a card was bought (BUY-4).",
                es: "Aquí no hay 1⚡ de premio: se compró una carta (BUY-4).",
                pt: "Aqui não há 1⚡ de bônus: uma carta foi comprada (BUY-4).",
            },
        )],
        editions: ALL,
        see: &["BUY-1", "BUY-2"],
    },
    Clause {
        id: "EX-5",
        chapter: Chapter::Examples,
        title: Words { en: "A gentle opening", es: "Un comienzo tranquilo", pt: "Um começo tranquilo" },
        text: Words {
            en: "The opening player rolls no ✊ and Tokyo is empty. Whether it walks in depends on \
                `must_enter_empty_tokyo`.",
            es: "El primer jugador no saca ningún ✊ y Tokyo está vacío. Que entre o no depende de \
                `must_enter_empty_tokyo`.",
            pt: "O primeiro jogador não tira nenhuma ✊ e Tóquio está vazia. Se ele entra ou não, depende de \
                `must_enter_empty_tokyo`.",
        },
        notes: &[
            (First, Words { en: "Tokyo stays empty.", es: "Tokyo sigue vacío.", pt: "Tóquio continua vazia." }),
            (
                Second,
                Words {
                    en: "It enters all the same and gains 1★.",
                    es: "Entra de todos modos y gana 1★.",
                    pt: "Ele entra mesmo assim e ganha 1★.",
                },
            ),
            (
                Godzilla,
                Words {
                    en: "It enters all the same and gains 1★, or 1⚡ in a game for two (DUO-1).",
                    es: "Entra de todos modos y gana 1★, o 1⚡ en una partida para dos (DUO-1).",
                    pt: "Ele entra mesmo assim e ganha 1★, ou 1⚡ num jogo para dois (DUO-1).",
                },
            ),
        ],
        editions: ALL,
        see: &["ENTER-1", "ENTER-2", "SMASH-2"],
    },
];

/// Every rule switch.
pub static SWITCHES: [Switch; 20] = [
    Switch {
        name: "tokyo_bay",
        values: YES_NO,
        text: Words {
            en: "Tokyo Bay is open while five or more monsters are alive.",
            es: "La bahía de Tokyo está abierta mientras haya cinco o más monstruos vivos.",
            pt: "A Baía de Tóquio fica aberta enquanto houver cinco ou mais monstros vivos.",
        },
        first: "yes",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "first_player",
        values: &["most_smashes", "random", "seat"],
        text: Words {
            en: "Who takes the first turn: the most ✊ on six dice (ties roll again), a random monster, or the first \
                seat.",
            es: "Quién juega el primer turno: quien saque más ✊ con seis dados (los empates se repiten), un monstruo \
                al azar o el primer asiento.",
            pt: "Quem joga o primeiro turno: quem tirar mais ✊ em seis dados (os empates se repetem), um monstro \
                sorteado ou o primeiro lugar da mesa.",
        },
        first: "most_smashes",
        second: "most_smashes",
        godzilla: "most_smashes",
    },
    Switch {
        name: "must_enter_empty_tokyo",
        values: YES_NO,
        text: Words {
            en: "After resolving its dice a monster outside must enter an empty place in Tokyo, with or without ✊.",
            es: "Tras resolver sus dados, un monstruo de fuera debe entrar en un lugar vacío de Tokyo, con o sin ✊.",
            pt: "Depois de resolver os dados, um monstro de fora tem que entrar num lugar vazio de Tóquio, com ou sem \
                ✊.",
        },
        first: "no",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "attack_into_empty_takes_tokyo",
        values: YES_NO,
        text: Words {
            en: "An attacker takes an empty or yielded place in Tokyo; a wholly empty Tokyo is taken without hitting \
                anybody. With `must_enter_empty_tokyo` the Enter step does this work.",
            es: "Quien ataca toma un lugar vacío o cedido de Tokyo; si Tokyo está del todo vacío, lo toma sin golpear \
                a nadie. Con `must_enter_empty_tokyo` de esto se encarga el paso de entrar.",
            pt: "Quem ataca toma um lugar vazio ou deixado em Tóquio; se Tóquio está totalmente vazia, toma-a sem \
                acertar ninguém. Com `must_enter_empty_tokyo` o passo de entrar cuida disso.",
        },
        first: "yes",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "yield_needs_damage",
        values: YES_NO,
        text: Words {
            en: "A monster in Tokyo may yield only if it really lost ♥ to the ✊.",
            es: "Un monstruo en Tokyo solo puede ceder si de verdad perdió ♥ por los ✊.",
            pt: "Um monstro em Tóquio só pode sair se de fato perdeu ♥ pelas ✊.",
        },
        first: "no",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "attacker_replaces_eliminated",
        values: YES_NO,
        text: Words {
            en: "The attacker takes the place of a monster its attack eliminated in Tokyo. With \
                `must_enter_empty_tokyo` the Enter step does this work.",
            es: "El atacante ocupa el lugar del monstruo que su ataque eliminó en Tokyo. Con `must_enter_empty_tokyo` \
                de esto se encarga el paso de entrar.",
            pt: "O atacante ocupa o lugar do monstro que o seu ataque eliminou em Tóquio. Com `must_enter_empty_tokyo` \
                o passo de entrar cuida disso.",
        },
        first: "yes",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "bay_moves_to_empty_city",
        values: YES_NO,
        text: Words {
            en: "When Tokyo Bay closes, its occupant moves to Tokyo City if that is empty, instead of leaving Tokyo.",
            es: "Al cerrarse la bahía de Tokyo, su ocupante pasa a la ciudad de Tokyo si está vacía, en lugar de \
                abandonar Tokyo.",
            pt: "Quando a Baía de Tóquio fecha, seu ocupante passa para a Cidade de Tóquio se ela estiver vazia, em \
                vez de sair de Tóquio.",
        },
        first: "no",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "energy_if_no_buy",
        values: YES_NO,
        text: Words {
            en: "A turn without buying a card gives 1⚡. Sweeping is not buying.",
            es: "Un turno sin comprar cartas da 1⚡. Renovar las cartas no es comprar.",
            pt: "Um turno sem comprar cartas dá 1⚡. Renovar as cartas não é comprar.",
        },
        first: "no",
        second: "no",
        godzilla: "yes",
    },
    Switch {
        name: "dice_tokens",
        values: YES_NO,
        text: Words {
            en: "Up to two Dice tokens may be discarded before the first roll, one extra die each.",
            es: "Antes del primer lanzamiento se pueden descartar hasta dos fichas de Dado, un dado adicional por cada \
                una.",
            pt: "Antes do primeiro lançamento podem ser descartadas até duas peças de Dado, um dado extra por peça.",
        },
        first: "no",
        second: "no",
        godzilla: "yes",
    },
    Switch {
        name: "events",
        values: YES_NO,
        text: Words {
            en: "Event cards are in the Power deck. They act when turned face-up and are never swept.",
            es: "Hay cartas de Evento en el mazo de poder. Actúan al ponerse boca arriba y nunca se descartan al \
                renovar las cartas.",
            pt: "Há cartas de Evento na pilha de Poder. Elas agem ao serem viradas para cima e nunca saem ao renovar \
                as cartas.",
        },
        first: "no",
        second: "no",
        godzilla: "yes",
    },
    Switch {
        name: "deck_exhausted",
        values: &["box", "reshuffle"],
        text: Words {
            en: "When the Power deck runs out: empty slots stay empty, or the discard pile becomes the new deck.",
            es: "Cuando se acaba el mazo de poder: los huecos quedan vacíos, o la pila de descartes pasa a ser el \
                nuevo mazo.",
            pt: "Quando a pilha de Poder acaba: os espaços ficam vazios, ou os descartes viram a nova pilha.",
        },
        first: "box",
        second: "box",
        godzilla: "reshuffle",
    },
    Switch {
        name: "counters_removable_in_tokyo",
        values: YES_NO,
        text: Words {
            en: "In Tokyo too, a ♥ rolled may remove a poison or shrink counter.",
            es: "También en Tokyo, un ♥ de la tirada puede quitar una ficha de Veneno o de Reducción.",
            pt: "Também em Tóquio, um ♥ do resultado pode remover uma peça Veneno ou Encolher.",
        },
        first: "yes",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "victory_check",
        values: &["turn", "round"],
        text: Words {
            en: "When 20★ win: at the end of each turn or at the end of each round.",
            es: "Cuándo ganan las 20★: al final de cada turno o al final de cada ronda.",
            pt: "Quando as 20★ ganham: no fim de cada turno ou no fim de cada rodada.",
        },
        first: "turn",
        second: "turn",
        godzilla: "turn",
    },
    Switch {
        name: "two_player_tokyo",
        values: &["off", "at_two", "on"],
        text: Words {
            en: "Tokyo pays 1⚡ for entering and 1⚡ for starting there, instead of ★: never, only when the game starts \
                with two players, or always.",
            es: "Tokyo paga 1⚡ por entrar y 1⚡ por empezar allí, en lugar de ★: nunca, solo si la partida empieza con \
                dos jugadores, o siempre.",
            pt: "Tóquio paga 1⚡ por entrar e 1⚡ por começar lá, em vez de ★: nunca, só se o jogo começa com dois \
                jogadores, ou sempre.",
        },
        first: "off",
        second: "off",
        godzilla: "at_two",
    },
    Switch {
        name: "evolutions",
        values: &["no", "yes"],
        text: Words {
            en: "Each monster plays with its own deck of eight Evolutions.",
            es: "Cada monstruo juega con su propio mazo de ocho Evoluciones.",
            pt: "Cada monstro joga com a sua própria pilha de oito Evoluções.",
        },
        first: "no",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "power_cards",
        values: YES_NO,
        text: Words {
            en: "Power cards are in the game. Leave them out for a first game.",
            es: "Se juega con cartas de poder. Quítalas para una primera partida.",
            pt: "Joga-se com cartas de Poder. Tire-as para uma primeira partida.",
        },
        first: "yes",
        second: "yes",
        godzilla: "yes",
    },
    Switch {
        name: "promos",
        values: YES_NO,
        text: Words {
            en: "Promo cards are in the deck too, one of each that needs no rules of its own.",
            es: "El mazo lleva también las cartas promocionales, una de cada una de las que no piden reglas propias.",
            pt: "A pilha leva também as cartas promocionais, uma de cada uma das que não pedem regras próprias.",
        },
        first: "no",
        second: "no",
        godzilla: "no",
    },
    Switch {
        name: "resolve_order",
        values: &["default", "matters", "always"],
        text: Words {
            en: "When the active player is asked for the order of its dice: never, when it could change the outcome, \
                or every time.",
            es: "Cuándo se pregunta al jugador activo por el orden de sus dados: nunca, cuando pueda cambiar el \
                resultado, o siempre.",
            pt: "Quando se pergunta ao jogador ativo a ordem dos seus dados: nunca, quando ela puder mudar o desfecho, \
                ou sempre.",
        },
        first: "matters",
        second: "matters",
        godzilla: "matters",
    },
    Switch {
        name: "end_order",
        values: &["chosen", "fixed"],
        text: Words {
            en: "End-of-turn effects happen in the order their owner likes, or in a fixed one.",
            es: "Los efectos de final de turno ocurren en el orden que quiera su dueño, o en uno fijo.",
            pt: "Os efeitos de fim de turno acontecem na ordem que o dono quiser, ou numa fixa.",
        },
        first: "chosen",
        second: "fixed",
        godzilla: "chosen",
    },
    Switch {
        name: "dice_limit",
        values: &["8", "9"],
        text: Words {
            en: "The most dice a monster may roll: eight, or nine so that a third extra die, copied with Mimic, counts \
                too.",
            es: "El máximo de dados que puede lanzar un monstruo: ocho, o nueve para que cuente un tercer dado \
                adicional, copiado con Mimetismo.",
            pt: "O máximo de dados que um monstro pode lançar: oito, ou nove para que conte um terceiro dado extra, \
                copiado com Imitar.",
        },
        first: "8",
        second: "9",
        godzilla: "8",
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text of the reference, with a name to find it by.
    fn all_words() -> impl Iterator<Item = (&'static str, Words)> {
        let clauses = CLAUSES.iter().flat_map(|clause| {
            let notes = clause.notes.iter().map(|(_, words)| *words);
            [clause.title, clause.text].into_iter().chain(notes).map(|words| (clause.id, words))
        });
        let switches = SWITCHES.iter().map(|switch| (switch.name, switch.text));
        let chapters = CLAUSES.iter().map(|clause| (clause.id, clause.chapter.title()));
        clauses.chain(switches).chain(chapters)
    }

    /// What stands in code font.
    fn code(text: &str) -> Vec<&str> {
        let mut spans: Vec<_> = text.split('`').skip(1).step_by(2).collect();
        spans.sort_unstable();
        spans
    }

    /// The symbols and the numbers written in digits.
    fn figures(text: &str) -> Vec<&str> {
        let mut found: Vec<_> = text
            .split(|c: char| !c.is_ascii_digit())
            .filter(|number| !number.is_empty())
            .chain(text.matches(['★', '♥', '⚡', '✊']))
            .collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn ids_are_unique() {
        for (at, clause) in CLAUSES.iter().enumerate() {
            assert!(CLAUSES[..at].iter().all(|other| other.id != clause.id), "{} twice", clause.id);
        }
        for (at, switch) in SWITCHES.iter().enumerate() {
            assert!(SWITCHES[..at].iter().all(|other| other.name != switch.name), "{} twice", switch.name);
        }
    }

    #[test]
    fn every_clause_is_found() {
        for clause in &CLAUSES {
            assert_eq!(find(clause.id), Some(clause));
            assert_eq!(find(&clause.id.to_lowercase()), Some(clause));
        }
        assert_eq!(find("ENTER"), None);
        assert_eq!(find(""), None);
    }

    #[test]
    fn clauses_come_chapter_by_chapter() {
        assert!(CLAUSES.is_sorted_by_key(|clause| clause.chapter));
    }

    #[test]
    fn every_cross_reference_resolves() {
        for clause in &CLAUSES {
            for id in clause.see {
                assert!(find(id).is_some(), "{} points to {id}", clause.id);
                assert_ne!(*id, clause.id, "{} points to itself", clause.id);
            }
        }
    }

    #[test]
    fn notes_speak_of_editions_that_have_the_clause() {
        for clause in &CLAUSES {
            assert!(!clause.editions.is_empty(), "{} is nowhere in force", clause.id);
            let noted = || clause.notes.iter().map(|(edition, _)| *edition as u8);
            assert!(noted().is_sorted_by(|a, b| a < b), "{}: notes out of order", clause.id);
            for (edition, _) in clause.notes {
                assert!(clause.editions.contains(edition), "{}: {}", clause.id, edition.name());
            }
        }
    }

    #[test]
    fn no_words_are_missing() {
        for (name, words) in all_words() {
            for lang in Lang::ALL {
                let text = words.get(lang);
                assert!(!text.is_empty() && text == text.trim(), "{name} in {lang:?}: {text:?}");
            }
        }
    }

    #[test]
    fn everything_is_translated() {
        for (name, words) in all_words() {
            if words.en.chars().count() > 12 {
                assert_ne!(words.en, words.es, "{name}");
                assert_ne!(words.en, words.pt, "{name}");
            }
        }
    }

    #[test]
    fn languages_agree_on_figures_and_switches() {
        for (name, words) in all_words() {
            for lang in [Lang::Es, Lang::Pt] {
                assert_eq!(figures(words.en), figures(words.get(lang)), "{name} in {lang:?}");
                assert_eq!(code(words.en), code(words.get(lang)), "{name} in {lang:?}");
            }
        }
    }

    #[test]
    fn code_font_names_switches_and_their_values() {
        for (name, words) in all_words() {
            for span in code(words.en) {
                let known = SWITCHES.iter().any(|s| s.name == span || s.values.contains(&span));
                assert!(known, "{name}: `{span}`");
            }
        }
    }

    #[test]
    fn every_switch_is_explained_by_a_clause() {
        for switch in &SWITCHES {
            let named = CLAUSES.iter().any(|clause| code(clause.text.en).contains(&switch.name));
            assert!(named, "no clause names `{}`", switch.name);
        }
    }

    #[test]
    fn presets_take_values_the_switch_has() {
        for switch in &SWITCHES {
            for edition in Edition::ALL {
                let value = switch.preset(edition);
                assert!(switch.values.contains(&value), "{} = {value}", switch.name);
            }
        }
    }
}

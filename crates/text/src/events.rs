//! What happens in a game, one line an event, in three languages.
//!
//! Monsters have names and no grammatical gender here, so no line needs an adjective that would have to agree. A line
//! does not say why something happened; [`why_label`] does, and screens put it beside the line.

use kaiju_rules::{
    CardId, Clause, Dice, Event, Face, Monster, Origin, Place, Reason, Seat, SeatSet, Source, Table, Why,
};

use crate::rules::Lang;

/// The same sentence in each language; names in braces are the variables around it.
macro_rules! say {
    ($lang:expr, $en:literal, $es:literal, $pt:literal $(,)?) => {
        match $lang {
            Lang::En => format!($en),
            Lang::Es => format!($es),
            Lang::Pt => format!($pt),
        }
    };
}

/// The name of a monster: the same in every language.
pub const fn monster_name(monster: Monster) -> &'static str {
    match monster {
        Monster::Gigazaur => "Gigazaur",
        Monster::Kraken => "Kraken",
        Monster::CyberBunny => "Cyber Bunny",
        Monster::TheKing => "The King",
        Monster::MekaDragon => "Meka Dragon",
        Monster::Alienoid => "Alienoid",
        Monster::SpacePenguin => "Space Penguin",
        Monster::CyberKitty => "Cyber Kitty",
        Monster::Godzilla => "Godzilla",
        Monster::Mothra => "Mothra",
        Monster::Rodan => "Rodan",
        Monster::KingGidorah => "King Gidorah",
        Monster::Mechagodzilla => "Mechagodzilla",
        Monster::Gigan => "Gigan",
    }
}

/// What to cite for a reason: the id of a clause or the name of a card.
pub fn why_label(table: &Table, why: Why) -> String {
    match why.reason() {
        Reason::Clause(clause) => clause.id().to_string(),
        Reason::Power(source) => source_name(table, source).to_string(),
    }
}

/// What happened, in one line without a full stop. The table is the one just before the event.
pub fn line(lang: Lang, table: &Table, event: Event) -> String {
    let name = |seat| seat_name(table, seat);
    let active = name(table.active());
    match event {
        Event::Contested { seat, dice } => {
            let (who, dice) = (name(seat), faces(dice));
            say!(
                lang,
                "{who} rolls {dice} for the right to begin",
                "{who} lanza {dice} para ver quién empieza",
                "{who} lança {dice} para ver quem começa",
            )
        }
        Event::Started { seat } => {
            let who = name(seat);
            say!(lang, "{who} begins", "Empieza {who}", "{who} começa")
        }
        Event::TurnBegan { seat, extra: false, .. } => {
            let who = name(seat);
            say!(lang, "{who}'s turn begins", "Empieza el turno de {who}", "Começa o turno de {who}")
        }
        Event::TurnBegan { seat, extra: true, fewer } => {
            let (who, with) = (name(seat), with_fewer(lang, fewer));
            say!(
                lang,
                "{who} takes an extra turn{with}",
                "{who} juega un turno adicional{with}",
                "{who} joga um turno extra{with}",
            )
        }
        Event::DiceReady { dice, rolls } => {
            let dice = count(lang, dice, ["die", "dice"], ["dado", "dados"], ["dado", "dados"]);
            let rolls =
                count(lang, rolls, ["roll", "rolls"], ["lanzamiento", "lanzamientos"], ["lançamento", "lançamentos"]);
            say!(
                lang,
                "{active} has {dice} and {rolls}",
                "{active} tiene {dice} y {rolls}",
                "{active} tem {dice} e {rolls}",
            )
        }
        Event::Kept { dice } if dice.is_empty() => {
            say!(lang, "{active} keeps nothing", "{active} no conserva nada", "{active} não guarda nada")
        }
        Event::Kept { dice } => {
            let dice = faces(dice);
            say!(lang, "{active} keeps {dice}", "{active} conserva {dice}", "{active} guarda {dice}")
        }
        Event::Threw { dice } => {
            let dice = faces(dice);
            say!(lang, "{active} rolls {dice}", "{active} lanza {dice}", "{active} lança {dice}")
        }
        Event::Stopped => {
            say!(lang, "{active} rolls no more", "{active} ya no lanza más", "{active} não lança mais")
        }
        Event::Turned { from, to, .. } => {
            let (from, to) = (from.symbol(), to.symbol());
            say!(
                lang,
                "A die is turned from {from} to {to}",
                "Un dado se gira de {from} a {to}",
                "Um dado é virado de {from} para {to}",
            )
        }
        Event::Rerolled { from, to, .. } => {
            let (from, to) = (from.symbol(), to.symbol());
            say!(
                lang,
                "A die is rolled again: {from} becomes {to}",
                "Un dado se vuelve a lanzar: de {from} sale {to}",
                "Um dado é lançado de novo: de {from} sai {to}",
            )
        }
        Event::MoreRolls { rolls, .. } => {
            let rolls = count(
                lang,
                rolls,
                ["more roll", "more rolls"],
                ["lanzamiento más", "lanzamientos más"],
                ["lançamento a mais", "lançamentos a mais"],
            );
            say!(lang, "{active} gets {rolls}", "{active} consigue {rolls}", "{active} ganha {rolls}")
        }
        Event::RolledFor { dice, why } => {
            let (dice, card) = (faces(dice), why_label(table, why));
            let who = owner(table, why).map_or(active, name);
            say!(
                lang,
                "{who} rolls {dice} for {card}",
                "{who} lanza {dice} por {card}",
                "{who} lança {dice} por {card}"
            )
        }
        Event::SmashesAdded { smashes, .. } => say!(
            lang,
            "{active} adds {smashes}✊ to the Roll",
            "{active} suma {smashes}✊ a la tirada",
            "{active} soma {smashes}✊ ao resultado",
        ),
        Event::RollFinal { .. } => {
            let turn = table.turn();
            let mut roll = faces(turn.dice);
            if turn.smashes > 0 {
                roll = format!("{roll} + {}✊", turn.smashes);
            }
            say!(lang, "The Roll is {roll}", "La tirada es {roll}", "O resultado é {roll}")
        }
        Event::Resolving { face } => {
            let turn = table.turn();
            let dice = if face == Face::Smash { turn.all_smashes() } else { turn.dice.count(face) };
            // Some powers strike without a smash: then there is nothing to count, but it is resolved all the same.
            let dice = vec![face.symbol().to_string(); dice.max(1) as usize].join(" ");
            say!(lang, "{active} resolves {dice}", "{active} resuelve {dice}", "{active} resolve {dice}")
        }
        Event::Stars { seat, stars, .. } => {
            let (who, n) = (name(seat), stars.unsigned_abs());
            if stars < 0 {
                say!(lang, "{who} loses {n}★", "{who} pierde {n}★", "{who} perde {n}★")
            } else {
                say!(lang, "{who} gains {n}★", "{who} gana {n}★", "{who} ganha {n}★")
            }
        }
        Event::Energy { seat, energy, why } => {
            let (who, n) = (name(seat), energy.unsigned_abs());
            if energy >= 0 {
                say!(lang, "{who} gains {n}⚡", "{who} gana {n}⚡", "{who} ganha {n}⚡")
            } else if matches!(why.reason(), Reason::Clause(Clause::Buy1 | Clause::Buy2)) {
                say!(lang, "{who} pays {n}⚡", "{who} paga {n}⚡", "{who} paga {n}⚡")
            } else {
                say!(lang, "{who} loses {n}⚡", "{who} pierde {n}⚡", "{who} perde {n}⚡")
            }
        }
        Event::Healed { seat, hearts, .. } => {
            let who = name(seat);
            say!(lang, "{who} heals {hearts}♥", "{who} recupera {hearts}♥", "{who} recupera {hearts}♥")
        }
        Event::Hurt { seat, hearts, from: Some(from), .. } if from != seat => {
            let (who, from) = (name(seat), name(from));
            say!(
                lang,
                "{who} loses {hearts}♥ to {from}",
                "{who} pierde {hearts}♥ ante {from}",
                "{who} perde {hearts}♥ para {from}",
            )
        }
        Event::Hurt { seat, hearts, .. } => {
            let who = name(seat);
            say!(lang, "{who} loses {hearts}♥", "{who} pierde {hearts}♥", "{who} perde {hearts}♥")
        }
        Event::Shrivelled { seat, hearts, .. } => {
            let who = name(seat);
            say!(
                lang,
                "{who} gives up {hearts}♥, which is no damage",
                "{who} renuncia a {hearts}♥, lo que no es daño",
                "{who} abre mão de {hearts}♥, o que não é dano",
            )
        }
        Event::Blocked { seat, hearts, .. } => {
            let who = name(seat);
            say!(
                lang,
                "{who} is spared {hearts}♥",
                "{who} se libra de perder {hearts}♥",
                "{who} escapa de perder {hearts}♥",
            )
        }
        Event::Poison { seat, counters, .. } => {
            let (who, n) = (name(seat), counters.unsigned_abs());
            let counted = count(
                lang,
                n,
                ["poison counter", "poison counters"],
                ["ficha de Veneno", "fichas de Veneno"],
                ["peça Veneno", "peças Veneno"],
            );
            given(lang, who, counters, &counted)
        }
        Event::Shrink { seat, counters, .. } => {
            let (who, n) = (name(seat), counters.unsigned_abs());
            let counted = count(
                lang,
                n,
                ["shrink counter", "shrink counters"],
                ["ficha de Reducción", "fichas de Reducción"],
                ["peça Encolher", "peças Encolher"],
            );
            given(lang, who, counters, &counted)
        }
        Event::DiceTokens { seat, tokens, .. } => {
            let (who, n) = (name(seat), tokens.unsigned_abs());
            let counted = count(
                lang,
                n,
                ["Dice token", "Dice tokens"],
                ["ficha de Dado", "fichas de Dado"],
                ["peça de Dado", "peças de Dado"],
            );
            if tokens < 0 {
                say!(lang, "{who} spends {counted}", "{who} gasta {counted}", "{who} gasta {counted}")
            } else {
                given(lang, who, tokens, &counted)
            }
        }
        Event::Attacked { hit } if hit.is_empty() => {
            say!(lang, "{active} punches the air", "{active} da golpes al aire", "{active} dá patadas no ar")
        }
        Event::Attacked { hit } => {
            // Spanish says "a" before every name.
            let them = names(lang, table, hit, if lang == Lang::Es { "a " } else { "" });
            say!(lang, "{active} attacks {them}", "{active} ataca {them}", "{active} ataca {them}")
        }
        Event::Shielded { seat, .. } => {
            let who = name(seat);
            say!(
                lang,
                "{who} loses no more ♥ this turn",
                "{who} no pierde más ♥ este turno",
                "{who} não perde mais ♥ neste turno",
            )
        }
        Event::Yielded { seat, .. } => {
            let who = name(seat);
            say!(lang, "{who} yields Tokyo", "{who} cede Tokyo", "{who} cede Tóquio")
        }
        Event::Stayed { seat, .. } => {
            let who = name(seat);
            say!(lang, "{who} stays in Tokyo", "{who} se queda en Tokyo", "{who} fica em Tóquio")
        }
        Event::Left { seat, .. } => {
            let who = name(seat);
            say!(lang, "{who} leaves Tokyo", "{who} deja Tokyo", "{who} sai de Tóquio")
        }
        Event::Entered { seat, place: Place::City, .. } => {
            let who = name(seat);
            say!(
                lang,
                "{who} enters Tokyo City",
                "{who} entra en la ciudad de Tokyo",
                "{who} entra na Cidade de Tóquio",
            )
        }
        Event::Entered { seat, place: Place::Bay, .. } => {
            let who = name(seat);
            say!(lang, "{who} enters Tokyo Bay", "{who} entra en la bahía de Tokyo", "{who} entra na Baía de Tóquio")
        }
        Event::Moved { seat, .. } => {
            let who = name(seat);
            say!(
                lang,
                "{who} moves from Tokyo Bay to Tokyo City",
                "{who} pasa de la bahía a la ciudad de Tokyo",
                "{who} passa da Baía para a Cidade de Tóquio",
            )
        }
        Event::Died { seat } => {
            let who = name(seat);
            say!(lang, "{who} is out of the game", "{who} queda fuera de la partida", "{who} está fora do jogo")
        }
        Event::Reborn { seat, hearts, .. } => {
            let who = name(seat);
            say!(
                lang,
                "{who} comes back with {hearts}♥",
                "{who} vuelve a la partida con {hearts}♥",
                "{who} volta ao jogo com {hearts}♥",
            )
        }
        Event::Revealed { card, .. } => {
            let card = table.card(card);
            let (card, cost) = (card.name, card.cost);
            say!(
                lang,
                "{card} comes up for sale at {cost}⚡",
                "{card} sale a la venta por {cost}⚡",
                "{card} fica à venda por {cost}⚡",
            )
        }
        Event::Swept { seat } => {
            let who = name(seat);
            say!(lang, "{who} sweeps the cards for sale", "{who} renueva las cartas", "{who} renova as cartas")
        }
        Event::Reshuffled => say!(
            lang,
            "The discards become a new deck",
            "Los descartes forman un mazo nuevo",
            "Os descartes formam uma pilha nova",
        ),
        Event::Bought { seat, card, origin, paid } => {
            let (who, card) = (name(seat), card_name(table, card));
            match origin {
                Origin::Slot(_) => {
                    say!(
                        lang,
                        "{who} buys {card} for {paid}⚡",
                        "{who} compra {card} por {paid}⚡",
                        "{who} compra {card} por {paid}⚡",
                    )
                }
                Origin::Top(_) => say!(
                    lang,
                    "{who} buys {card} off the deck for {paid}⚡",
                    "{who} compra {card} del mazo por {paid}⚡",
                    "{who} compra {card} da pilha por {paid}⚡",
                ),
                Origin::Discard => say!(
                    lang,
                    "{who} buys {card} off the discards for {paid}⚡",
                    "{who} compra {card} de los descartes por {paid}⚡",
                    "{who} compra {card} dos descartes por {paid}⚡",
                ),
                Origin::Seat(seller) => {
                    let seller = name(seller);
                    say!(
                        lang,
                        "{who} buys {card} from {seller} for {paid}⚡",
                        "{who} compra {card} a {seller} por {paid}⚡",
                        "{who} compra {card} de {seller} por {paid}⚡",
                    )
                }
            }
        }
        Event::Taken { seat, card, .. } => {
            let (who, card) = (name(seat), card_name(table, card));
            say!(
                lang,
                "{who} takes {card} without paying",
                "{who} toma {card} sin pagar",
                "{who} pega {card} sem pagar",
            )
        }
        Event::Dug { seat, card, .. } => {
            let (who, card) = (name(seat), card_name(table, card));
            say!(
                lang,
                "{who} turns up {card} among the discards",
                "{who} encuentra {card} en los descartes",
                "{who} encontra {card} nos descartes",
            )
        }
        Event::Sunk { card, .. } => {
            let card = card_name(table, card);
            say!(lang, "{card} goes under the deck", "{card} va debajo del mazo", "{card} vai para baixo da pilha",)
        }
        Event::Dropped { seat, evolution, .. } => {
            let (who, card) = (name(seat), source_name(table, evolution));
            say!(lang, "{who} gives up {card}", "{who} renuncia a {card}", "{who} abre mão de {card}")
        }
        Event::Mirrored { mirror, model } => {
            let (mirror, model) = (source_name(table, mirror), source_name(table, model));
            say!(lang, "{mirror} now copies {model}", "{mirror} copia ahora {model}", "{mirror} agora copia {model}")
        }
        Event::Lent { source, to } => {
            let (card, who) = (source_name(table, source), name(to));
            say!(
                lang,
                "{card} is laid before {who}",
                "{card} se coloca ante {who}",
                "{card} é colocada diante de {who}",
            )
        }
        Event::Numbed { face, .. } => {
            let face = face.symbol();
            say!(
                lang,
                "{active}'s dice showing {face} do nothing this turn",
                "Los dados de {active} con {face} no hacen nada este turno",
                "Os dados de {active} com {face} não fazem nada neste turno",
            )
        }
        Event::Wasted { face, .. } => {
            let dice = faces(Dice::of(face, table.turn().dice.count(face)));
            say!(lang, "{dice} leave the Roll", "{dice} salen de la tirada", "{dice} saem do resultado")
        }
        Event::Froze { face, .. } => {
            let face = face.symbol();
            say!(
                lang,
                "A die showing {face} is frozen",
                "Un dado con {face} queda congelado",
                "Um dado com {face} fica congelado",
            )
        }
        Event::Joined { dice, .. } => {
            let dice = faces(dice);
            say!(
                lang,
                "The frozen {dice} joins the Roll",
                "El hielo suma {dice} a la tirada",
                "O gelo soma {dice} ao resultado",
            )
        }
        Event::Lost { seat, card, .. } => {
            let (who, card) = (name(seat), card_name(table, card));
            say!(lang, "{who} loses {card}", "{who} pierde {card}", "{who} perde {card}")
        }
        Event::Charged { source, charges, .. } => {
            let card = source_name(table, source);
            let charged =
                count(lang, charges.unsigned_abs(), ["charge", "charges"], ["carga", "cargas"], ["carga", "cargas"]);
            if charges < 0 {
                say!(lang, "{card} loses {charged}", "{card} pierde {charged}", "{card} perde {charged}")
            } else {
                say!(lang, "{card} gets {charged}", "{card} recibe {charged}", "{card} recebe {charged}")
            }
        }
        Event::Used { source } => {
            let card = source_name(table, source);
            let who = owner(table, Why::power(source)).map_or(active, name);
            say!(lang, "{who} uses {card}", "{who} usa {card}", "{who} usa {card}")
        }
        Event::Milled { card, .. } => {
            let card = card_name(table, card);
            say!(
                lang,
                "{card} is turned over and discarded",
                "{card} se descubre y se descarta",
                "{card} é revelada e descartada",
            )
        }
        Event::Gained { seat, card, .. } => {
            let (who, card) = (name(seat), card_name(table, card));
            say!(lang, "{who} gets {card} for nothing", "{who} recibe {card} gratis", "{who} recebe {card} de graça")
        }
        Event::Marked { card, .. } => {
            let card = card_name(table, card);
            say!(lang, "{card} is marked", "{card} queda marcada", "{card} fica marcada")
        }
        Event::Targeted { seat, .. } => {
            let who = name(seat);
            say!(lang, "{who} is the target", "{who} es el objetivo", "{who} é o alvo")
        }
        Event::Copied { copier, card: Some(card) } => {
            let (copier, card) = (card_name(table, copier), card_name(table, card));
            say!(lang, "{copier} now copies {card}", "{copier} copia ahora {card}", "{copier} agora copia {card}")
        }
        Event::Copied { copier, card: None } => {
            let copier = card_name(table, copier);
            say!(lang, "{copier} copies nothing now", "{copier} ya no copia nada", "{copier} não copia mais nada")
        }
        Event::Peeked { seat, depth, card, .. } => {
            let who = name(seat);
            let seen = card.map_or(String::new(), |card| format!(": {}", card_name(table, card)));
            if depth == 0 {
                say!(
                    lang,
                    "{who} looks at the top card of the deck{seen}",
                    "{who} mira la primera carta del mazo{seen}",
                    "{who} olha a primeira carta da pilha{seen}",
                )
            } else if depth == 1 {
                say!(
                    lang,
                    "{who} looks at the second card of the deck{seen}",
                    "{who} mira la segunda carta del mazo{seen}",
                    "{who} olha a segunda carta da pilha{seen}",
                )
            } else {
                say!(
                    lang,
                    "{who} looks at the third card of the deck{seen}",
                    "{who} mira la tercera carta del mazo{seen}",
                    "{who} olha a terceira carta da pilha{seen}",
                )
            }
        }
        Event::Revived { seat, hearts, .. } => {
            let who = name(seat);
            say!(
                lang,
                "{who} clings to life with {hearts}♥",
                "{who} se aferra a la vida con {hearts}♥",
                "{who} se agarra à vida com {hearts}♥",
            )
        }
        Event::Noted { seat, why } => {
            let (who, card) = (name(seat), why_label(table, why));
            say!(lang, "{card} picks {who}", "{card} elige a {who}", "{card} escolhe {who}")
        }
        Event::Voided { smashes, .. } => say!(
            lang,
            "{smashes}✊ of {active} count for nothing",
            "{smashes}✊ de {active} no cuentan",
            "{smashes}✊ de {active} não contam",
        ),
        Event::Halted { .. } => say!(
            lang,
            "{active} may roll no more this turn",
            "{active} ya no puede lanzar este turno",
            "{active} não pode mais lançar neste turno",
        ),
        Event::Swapped { inside, outside, .. } => {
            let (a, b) = (name(inside), name(outside));
            say!(lang, "{a} and {b} swap places", "{a} y {b} cambian de sitio", "{a} e {b} trocam de lugar")
        }
        Event::Pinned { seat, .. } => {
            let who = name(seat);
            say!(lang, "{who} may not yield", "{who} no puede ceder", "{who} não pode ceder")
        }
        Event::Barred { .. } => say!(
            lang,
            "{active} stays out of Tokyo this turn",
            "{active} no entra en Tokyo este turno",
            "{active} não entra em Tóquio neste turno",
        ),
        Event::Drew { seat, evolution } => {
            let who = name(seat);
            let seen = evolution.map_or(String::new(), |e| format!(": {}", source_name(table, e)));
            say!(
                lang,
                "{who} draws an Evolution{seen}",
                "{who} roba una Evolución{seen}",
                "{who} compra uma Evolução{seen}",
            )
        }
        Event::Picked { seat, evolution } => {
            let who = name(seat);
            let seen = evolution.map_or(String::new(), |e| format!(": {}", source_name(table, e)));
            say!(
                lang,
                "{who} takes an Evolution in hand{seen}",
                "{who} se queda una Evolución en la mano{seen}",
                "{who} fica com uma Evolução na mão{seen}",
            )
        }
        Event::Shed { seat, evolution } => {
            let (who, card) = (name(seat), source_name(table, evolution));
            say!(lang, "{who} discards {card}", "{who} descarta {card}", "{who} descarta {card}")
        }
        Event::Renewed { seat } => {
            let who = name(seat);
            say!(
                lang,
                "{who}'s discarded Evolutions become a new deck",
                "Las Evoluciones descartadas de {who} forman un mazo nuevo",
                "As Evoluções descartadas de {who} formam uma pilha nova",
            )
        }
        Event::Played { seat, evolution } => {
            let (who, card) = (name(seat), source_name(table, evolution));
            say!(lang, "{who} plays {card}", "{who} juega {card}", "{who} joga {card}")
        }
        Event::Regained { seat, evolution, .. } => {
            let (who, card) = (name(seat), source_name(table, evolution));
            say!(lang, "{who} takes {card} back in hand", "{who} recupera {card}", "{who} recupera {card}")
        }
        Event::Retired { seat, evolution, .. } => {
            let (who, card) = (name(seat), source_name(table, evolution));
            say!(lang, "{who} loses {card}", "{who} pierde {card}", "{who} perde {card}")
        }
        Event::TurnWon { seat, fewer, .. } => {
            let (who, with) = (name(seat), with_fewer(lang, fewer));
            say!(lang, "{who} wins another turn{with}", "{who} gana otro turno{with}", "{who} ganha outro turno{with}")
        }
        Event::TurnEnded { seat } => {
            let who = name(seat);
            say!(lang, "{who}'s turn ends", "Acaba el turno de {who}", "Acaba o turno de {who}")
        }
        Event::Over { winners, .. } => {
            let who = names(lang, table, winners, "");
            match winners.len() {
                0 => say!(lang, "Nobody wins", "Nadie gana", "Ninguém ganha"),
                1 => say!(lang, "{who} wins the game", "{who} gana la partida", "{who} ganha o jogo"),
                _ => say!(lang, "{who} share the win", "{who} comparten la victoria", "{who} dividem a vitória"),
            }
        }
    }
}

/// Dice as pictures, side by side; a dash for none.
pub fn faces(dice: Dice) -> String {
    if dice.is_empty() {
        return "–".to_string();
    }
    let shown = Face::ALL.into_iter().flat_map(|face| (0..dice.count(face)).map(move |_| face.symbol().to_string()));
    shown.collect::<Vec<_>>().join(" ")
}

/// The name of the monster at a seat.
pub fn seat_name(table: &Table, seat: Seat) -> &'static str {
    monster_name(table.stand(seat).monster)
}

fn card_name(table: &Table, card: CardId) -> &'static str {
    table.card(card).name
}

fn source_name(table: &Table, source: Source) -> &'static str {
    table.print(source).name
}

/// Who has the power behind a reason.
fn owner(table: &Table, why: Why) -> Option<Seat> {
    match why.reason() {
        Reason::Power(source) => table.holder(source),
        Reason::Clause(_) => None,
    }
}

/// Some monsters, each with something before its name: `A`, `A and B`, `A, B and C`.
fn names(lang: Lang, table: &Table, seats: SeatSet, before: &str) -> String {
    let and = match lang {
        Lang::En => " and ",
        Lang::Es => " y ",
        Lang::Pt => " e ",
    };
    let mut text = String::new();
    for (i, seat) in seats.iter().enumerate() {
        if i > 0 {
            text += if i + 1 == seats.len() { and } else { ", " };
        }
        text += before;
        text += seat_name(table, seat);
    }
    text
}

/// A number of things, in the singular or the plural.
fn count(lang: Lang, n: u8, en: [&str; 2], es: [&str; 2], pt: [&str; 2]) -> String {
    let [one, many] = match lang {
        Lang::En => en,
        Lang::Es => es,
        Lang::Pt => pt,
    };
    format!("{n} {}", if n == 1 { one } else { many })
}

/// ` with 2 dice fewer`, or nothing.
fn with_fewer(lang: Lang, fewer: u8) -> String {
    match (fewer, lang) {
        (0, _) => String::new(),
        (1, Lang::En) => " with 1 die fewer".to_string(),
        (n, Lang::En) => format!(" with {n} dice fewer"),
        (1, Lang::Es) => " con 1 dado menos".to_string(),
        (n, Lang::Es) => format!(" con {n} dados menos"),
        (1, Lang::Pt) => " com 1 dado a menos".to_string(),
        (n, Lang::Pt) => format!(" com {n} dados a menos"),
    }
}

/// Counters come to somebody or go away.
fn given(lang: Lang, who: &str, n: i8, counted: &str) -> String {
    if n < 0 {
        say!(lang, "{who} gets rid of {counted}", "{who} se quita {counted}", "{who} remove {counted}")
    } else {
        say!(lang, "{who} gets {counted}", "{who} recibe {counted}", "{who} recebe {counted}")
    }
}

#[cfg(test)]
mod tests {
    use kaiju_bots::{Bits, random_input};
    use kaiju_rules::{EditionId, Legal, Log, Setup, State};

    use super::*;

    fn table() -> Table {
        let second = EditionId::from_name("second").expect("an edition");
        Table::new(&Setup::new(second, 4).expect("four can play"))
    }

    fn check(event: Event, en: &str, es: &str, pt: &str) {
        let table = table();
        assert_eq!(line(Lang::En, &table, event), en);
        assert_eq!(line(Lang::Es, &table, event), es);
        assert_eq!(line(Lang::Pt, &table, event), pt);
    }

    #[test]
    fn one_is_singular_and_the_rest_plural() {
        let why = Clause::Poison1.into();
        check(
            Event::Poison { seat: Seat::B, counters: 1, why },
            "Space Penguin gets 1 poison counter",
            "Space Penguin recibe 1 ficha de Veneno",
            "Space Penguin recebe 1 peça Veneno",
        );
        check(
            Event::Shrink { seat: Seat::B, counters: -2, why },
            "Space Penguin gets rid of 2 shrink counters",
            "Space Penguin se quita 2 fichas de Reducción",
            "Space Penguin remove 2 peças Encolher",
        );
        check(
            Event::DiceReady { dice: 1, rolls: 3 },
            "Gigazaur has 1 die and 3 rolls",
            "Gigazaur tiene 1 dado y 3 lanzamientos",
            "Gigazaur tem 1 dado e 3 lançamentos",
        );
        check(
            Event::TurnBegan { seat: Seat::A, extra: true, fewer: 1 },
            "Gigazaur takes an extra turn with 1 die fewer",
            "Gigazaur juega un turno adicional con 1 dado menos",
            "Gigazaur joga um turno extra com 1 dado a menos",
        );
    }

    #[test]
    fn lists_of_monsters_end_with_and() {
        let two = SeatSet::just(Seat::B).with(Seat::D);
        check(
            Event::Attacked { hit: two },
            "Gigazaur attacks Space Penguin and The King",
            "Gigazaur ataca a Space Penguin y a The King",
            "Gigazaur ataca Space Penguin e The King",
        );
        check(
            Event::Attacked { hit: two.with(Seat::C) },
            "Gigazaur attacks Space Penguin, Cyber Kitty and The King",
            "Gigazaur ataca a Space Penguin, a Cyber Kitty y a The King",
            "Gigazaur ataca Space Penguin, Cyber Kitty e The King",
        );
        check(
            Event::Over { winners: two, why: Clause::Win5.into() },
            "Space Penguin and The King share the win",
            "Space Penguin y The King comparten la victoria",
            "Space Penguin e The King dividem a vitória",
        );
        check(
            Event::Over { winners: SeatSet::EMPTY, why: Clause::Win3.into() },
            "Nobody wins",
            "Nadie gana",
            "Ninguém ganha",
        );
    }

    #[test]
    fn gains_and_losses_have_their_own_verbs() {
        let stars = |stars| Event::Stars { seat: Seat::A, stars, why: Clause::Start1.into() };
        check(stars(2), "Gigazaur gains 2★", "Gigazaur gana 2★", "Gigazaur ganha 2★");
        check(stars(-1), "Gigazaur loses 1★", "Gigazaur pierde 1★", "Gigazaur perde 1★");
        let pays = Event::Energy { seat: Seat::A, energy: -3, why: Clause::Buy1.into() };
        check(pays, "Gigazaur pays 3⚡", "Gigazaur paga 3⚡", "Gigazaur paga 3⚡");
        let dice = Dice::from_counts([2, 0, 0, 1, 0, 1]);
        check(
            Event::Threw { dice },
            "Gigazaur rolls 1 1 ⚡ ✊",
            "Gigazaur lanza 1 1 ⚡ ✊",
            "Gigazaur lança 1 1 ⚡ ✊",
        );
    }

    #[test]
    fn a_reason_is_a_clause_or_a_card() {
        assert_eq!(why_label(&table(), Clause::Enter2.into()), "ENTER-2");
        let table = table();
        for card in table.catalogue().all().iter() {
            assert_eq!(why_label(&table, Why::power(card.into())), table.card(card).name);
        }
    }

    #[test]
    fn every_monster_has_a_name_of_its_own() {
        let mut names: Vec<_> = Monster::ALL.iter().map(|&m| monster_name(m)).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Monster::ALL.len());
    }

    #[test]
    fn whole_games_can_be_told_in_every_language() {
        for edition in EditionId::all() {
            for players in 2..=6 {
                let setup = Setup::new(edition, players).expect("two to six can play");
                for game in 0..20 {
                    tell(&setup, game);
                }
            }
        }
    }

    fn tell(setup: &Setup, game: u64) {
        let mut log = Log::on();
        let mut table = Table::new(setup);
        let mut state = State::start(setup, &mut log);
        let (mut bits, mut legal) = (Bits::new(5, game), Legal::default());
        loop {
            for event in log.take() {
                let said = Lang::ALL.map(|lang| line(lang, &table, event));
                for text in &said {
                    let clean = text.len() > 3 && text == text.trim() && !text.contains(['{', '}', '\n']);
                    assert!(clean && !text.contains("  "), "{event:?}: {text:?}");
                }
                assert_ne!(said[0], said[1], "{event:?}");
                assert!(!why_label(&table, event.why()).is_empty(), "{event:?}");
                table.fold(event);
            }
            match random_input(&state, &mut bits, &mut legal) {
                Some(input) => state.apply(input, &mut log).expect("a legal input"),
                None => return,
            }
        }
    }
}

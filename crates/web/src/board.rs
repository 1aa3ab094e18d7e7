//! The table as it is drawn: monsters, Tokyo, the shop. It only looks at a [`Stage`].

use kaiju_client::{Danger, Havoc, Press, Prompt, Sheet};
use kaiju_rules::notation::Words;
use kaiju_rules::{Card, CardId, EvolutionSet, Kind, Place, Seat, SlotId, Source, Table, Viewer};
use kaiju_text::events::seat_name;
use kaiju_text::{ask as words, cards, turn, web};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::ask;
use crate::game::game;
use crate::info::{self, Info};
use crate::page::{drawn, glyph, icon, monster, pictogram, pressed, rich, sprite};
use crate::prefs::{lang, t};
use crate::stage::Stage;

/// Few hearts: the monster looks it.
const HURT: u8 = 4;

/// The seat that is shown as one's own.
fn mine(stage: Stage) -> Seat {
    stage.view.with(|view| match view.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public => {
            let table = view.table();
            stage.behind.get().filter(|&seat| table.seats().has(seat)).unwrap_or(table.active())
        }
    })
}

/// Behind whom to sit, for those who only watch.
#[component]
pub(crate) fn Behind(stage: Stage) -> impl IntoView {
    let watches = Memo::new(move |_| stage.view.with(|view| view.viewer() == Viewer::Public));
    let options = move || {
        stage.view.with(|view| {
            let table = view.table();
            let all = table.seats().iter().map(|seat| (seat, seat_name(table, seat)));
            all.map(|(seat, name)| view! { <option value=seat.letter().to_string() selected=move || stage.behind.get() == Some(seat)>{name}</option> }).collect_view()
        })
    };
    view! {
        <Show when=move || watches.get()>
            <label><span class="sr">{t!(perspective)}</span>
                <select class="select" on:change=move |event| stage.behind.set(event_target_value(&event).chars().next().and_then(Seat::from_letter))>
                    <option value="">{t!(spectator)}</option>{options}
                </select></label>
        </Show>
    }
}

/// The others, clockwise from the viewer.
#[component]
pub(crate) fn Rivals(stage: Stage) -> impl IntoView {
    let seats = Memo::new(move |_| {
        let me = mine(stage);
        stage.view.with(|view| view.table().seats().clockwise_after(me).filter(|&seat| seat != me).collect::<Vec<_>>())
    });
    view! {
        <section class="rivals" aria-label=t!(rivals) tabindex="0">
            <For each=move || seats.get() key=|seat| *seat children=move |seat| seat_view(stage, Signal::derive(move || seat), false)/>
        </section>
    }
}

/// One's own monster.
#[component]
pub(crate) fn Mine(stage: Stage) -> impl IntoView {
    let seat = Memo::new(move |_| mine(stage));
    view! { <section class="me" aria-label=t!(my_monster)>{seat_view(stage, seat.into(), true)}</section> }
}

/// What is read of the table for a seat, where it is one of the game.
fn of<T>(stage: Stage, seat: Signal<Seat>, look: impl Fn(&Table, Seat) -> T) -> T {
    stage.view.with(|view| {
        let seat = seat.get();
        let table = view.table();
        look(table, if table.seats().has(seat) { seat } else { Seat::A })
    })
}

fn seat_view(stage: Stage, seat: Signal<Seat>, big: bool) -> AnyView {
    let id = Memo::new(move |_| of(stage, seat, |table, seat| table.stand(seat).monster.id()));
    let class = move || {
        of(stage, seat, |table, seat| {
            let mut class = format!("seat m-{}", table.stand(seat).monster.id());
            let hearts = table.hearts(seat);
            for (on, word) in [
                (big, " seat-me"),
                (table.active() == seat && table.over().is_none(), " is-active"),
                (hearts <= HURT && hearts > 0, " is-hurt"),
                (!table.alive().has(seat), " is-out"),
            ] {
                if on {
                    class += word;
                }
            }
            if stage.sitters.with(|all| all.get(seat.index()).is_some_and(|sitter| sitter.away)) {
                class += " is-away";
            }
            class
        })
    };
    let sign = move || {
        stage.sign.get().filter(|(who, _)| *who == seat.get()).map(|(_, sign)| {
            view! { <span class="seat-sign" aria-hidden="true">{sign}</span> }
        })
    };
    let portrait = move || {
        let fx = stage.fx.get();
        if fx.seat == Some(seat.get()) { format!("portrait {}", fx.portrait) } else { "portrait".to_string() }
    };
    let name = move || of(stage, seat, seat_name);
    let narrow = move || {
        let monster = of(stage, seat, |table, seat| table.stand(seat).monster);
        name().replace(monster.name(), monster.narrow_name())
    };
    let species = move || of(stage, seat, |table, seat| words::species(lang(), table.stand(seat).monster.species()));
    let place = move || {
        of(stage, seat, |table, seat| table.place_of(seat)).map(|place| {
            let short = match place {
                Place::City => web::city_short(lang()),
                Place::Bay => web::bay_short(lang()),
            };
            view! { <span class="seat-place"><span class="place-long">{place_name(place)}</span><span class="place-short">{short}</span></span> }
        })
    };
    // Pressed anywhere, it tells all; the button over it is for those who have no pointer, and takes no press from others.
    let tell = move |event: web_sys::MouseEvent| {
        let at = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if at.is_some_and(|at| at.closest(".card-mini").ok().flatten().is_none()) {
            info::open(Info::Seat(stage, seat.get_untracked()));
        }
    };
    view! {
        <article class=class aria-label=name on:click=pressed(tell)>
            <button type="button" class="seat-hit" aria-label=move || web::seat_details(lang(), name())></button>
            <div class=portrait>{move || monster(id.get())}</div>
            <div class="seat-name"><span>{narrow}</span>{move || sitter(stage, seat.get())}<span class="seat-species">{species}</span></div>
            <ul class="dials">
                {dial(stage, seat, 0, big)} {dial(stage, seat, 1, big)} {dial(stage, seat, 2, big)}
            </ul>
            <div class="seat-hand">{move || hand(stage, seat)}</div>
            {place}
            {sign}
            {move || of(stage, seat, |table, seat| !table.alive().has(seat)).then(|| view! { <span class="seat-place">{web::out(lang())}</span> })}
        </article>
    }
    .into_any()
}

/// Who plays the monster: a person or a bot, as a picture and in words.
fn who_plays(stage: Stage, seat: Seat) -> Option<(&'static str, String)> {
    let me = stage.view.try_with(|view| view.viewer() == Viewer::Seat(seat))?;
    stage.sitters.try_with(|sitters| {
        let sitter = sitters.get(seat.index())?;
        Some(match &sitter.bot {
            Some(player) => ("i-bot", bot_name(player)),
            None if sitter.name.is_empty() && me => ("i-human", web::you(lang()).to_string()),
            None if sitter.name.is_empty() => ("i-human", web::player_number(lang(), seat.index() + 1)),
            None if sitter.of_bot => ("i-bot", sitter.name.clone()),
            None => ("i-human", sitter.name.clone()),
        })
    })?
}

/// Who plays the monster, on a line of its own.
fn sitter(stage: Stage, seat: Seat) -> AnyView {
    let Some((picture, text)) = who_plays(stage, seat) else { return ().into_any() };
    // How well a bot plays is told where there is room for it.
    let comma = text.find([',', '、']).filter(|_| picture == "i-bot");
    let level = comma.map(|at| text[at..].to_string());
    let who = text[..comma.unwrap_or(text.len())].to_string();
    view! { <span class="seat-player"><span>{icon(picture)} " " {who}</span>{level.map(|level| view! { <span>{level}</span> })}</span> }
        .into_any()
}

/// What a program is called.
pub(crate) fn bot_name(player: &str) -> String {
    kaiju_client::club::bot_title(lang(), player)
}

/// The name of a place.
pub(crate) fn place_name(place: Place) -> &'static str {
    match place {
        Place::City => web::tokyo_city(lang()),
        Place::Bay => web::tokyo_bay(lang()),
    }
}

const DIALS: [(&str, &str, &str); 3] =
    [("dial-heart", "g-heart", "fx-beat"), ("dial-star", "g-star", "fx-pop"), ("dial-bolt", "g-bolt", "fx-spark")];

fn dial(stage: Stage, seat: Signal<Seat>, which: usize, big: bool) -> AnyView {
    let (class, picture, moves) = DIALS[which];
    let value = Memo::new(move |_| {
        of(stage, seat, |table, seat| {
            let stand = table.stand(seat);
            [u16::from(stand.hearts), u16::from(stand.stars), stand.energy][which]
        })
    });
    let most = Memo::new(move |_| of(stage, seat, |table, seat| [table.hearts_max(seat), table.goal(seat), 20][which]));
    let change = move || {
        let fx = stage.fx.get();
        fx.dial.filter(|(dial, _)| *dial == which && fx.seat == Some(seat.get())).map(|(_, by)| by)
    };
    let class = move || {
        let low = which == 0 && value.get() <= 3;
        format!(
            "dial {class}{}{}{}",
            if low { " is-low" } else { "" },
            if change().is_some() { " " } else { "" },
            if change().is_some() { moves } else { "" }
        )
    };
    let label = move || {
        let (lang, n) = (lang(), u32::from(value.get()));
        match which {
            0 => web::dial_hearts(lang, n, most.get()),
            1 => web::dial_stars(lang, n),
            _ => web::dial_energy(lang, n),
        }
    };
    let ring = big.then(|| {
        let dash = move || format!("{} {}", value.get().min(u16::from(most.get())), most.get());
        view! {
            <svg class="ring" viewBox="0 0 36 36" aria-hidden="true">
                <circle class="ring-back" cx="18" cy="18" r="15"></circle>
                <circle class="ring-fill" cx="18" cy="18" r="15" pathLength=move || most.get().to_string() stroke-dasharray=dash></circle>
            </svg>
        }
    });
    view! {
        <li class=class>
            {ring} {icon(picture)} <b aria-hidden="true">{move || value.get()}</b>
            {(which == 0).then(|| view! { <span class="dial-of" aria-hidden="true">"/" {move || most.get()}</span> })}
            <span class="sr">{label}</span>
            {move || change().map(|by| {
                let class = if by < 0 { "dial-change is-loss" } else { "dial-change" };
                let text = if by < 0 { format!("−{}", -by) } else { format!("+{by}") };
                view! { <span class=class aria-hidden="true">{text}</span> }
            })}
        </li>
    }
    .into_any()
}

/// Cards and evolutions in front of a monster; those that only its own player sees are secret.
fn powers(table: &Table, seat: Seat) -> impl Iterator<Item = (Source, bool)> + use<> {
    let evolutions = table.evolutions(seat);
    let sources = move |set: EvolutionSet| set.iter().map(move |n| Source::evolution(seat, n));
    let shown = table.held(seat).iter().map(Source::card).chain(sources(evolutions.shown));
    shown.map(|source| (source, false)).chain(sources(evolutions.hand).map(|source| (source, true)))
}

/// The counters and hidden cards of a monster: how many, as a picture and in words.
fn counters(table: &Table, seat: Seat) -> impl Iterator<Item = (u8, &'static str, String)> + use<> {
    let (stand, evolutions) = (table.stand(seat), table.evolutions(seat));
    let hidden = evolutions.in_hand.saturating_sub(evolutions.hand.len() as u8);
    let all = [
        (stand.poison, "g-poison", web::poison as fn(kaiju_text::Lang, u32) -> String),
        (stand.shrink, "g-shrink", web::shrink),
        (stand.dice_tokens, "g-dice", web::dice_tokens),
        (hidden, "g-card", web::hidden_evolutions),
        (u8::from(table.target() == Some(seat)), "g-target", web::target),
    ];
    all.into_iter().filter(|(n, ..)| *n > 0).map(|(n, picture, label)| (n, picture, label(lang(), u32::from(n))))
}

/// Cards, evolutions and counters in front of a monster.
fn hand(stage: Stage, seat: Signal<Seat>) -> AnyView {
    let shown = of(stage, seat, |table, seat| {
        let mut things: Vec<AnyView> =
            powers(table, seat).map(|(source, secret)| mini(table, source, secret)).collect();
        things.extend(counters(table, seat).map(|(n, picture, label)| {
            let title = label.clone();
            view! { <span class="counter" title=title>{glyph(picture)} <span aria-hidden="true">{n}</span><span class="sr">{label}</span></span> }
                .into_any()
        }));
        things
    });
    shown.into_any()
}

/// What a power in play is called: with what it stands for, and what is left of it.
fn called(table: &Table, source: Source) -> (&'static Card, String, Option<String>) {
    let card = table.print(source).under(table.rules());
    let copies = source.as_card().is_some_and(|own| table.copier().is_some_and(|power| power.source == own.into()));
    let copied = table.copied().filter(|_| copies);
    let copied = copied.map(|card| format!(" → {}", cards::name(lang(), table.card(card)))).unwrap_or_default();
    let under = table.under_power(source).map(|card| format!(": {}", cards::name(lang(), table.card(card))));
    let charges = table.charges(source);
    (
        card,
        format!("{}{copied}{}", cards::name(lang(), card), under.unwrap_or_default()),
        (charges > 0).then(|| format!(" ×{charges}")),
    )
}

/// All about a monster at the table: who plays it, how it stands, and what each of its cards does.
pub(crate) fn seat_info(stage: Stage, seat: Seat) -> AnyView {
    // The table may be gone while the window is still there.
    let told = stage.view.try_with(|view| {
        let table = view.table();
        let stand = table.stand(seat);
        let held = powers(table, seat).map(|(source, secret)| {
            let (card, name, charges) = called(table, source);
            view! {
                <li class=format!("held {}", kind_class(card.kind))>{pictogram(card.id)}
                    <div><h3><button type="button" class="why" on:click=pressed(move |_| info::open(Info::Card(card)))>{name}</button>{charges}</h3>
                        <p>{rich(cards::text(lang(), card))}</p>
                        {table.under_power(source).map(|under| {
                            let under = table.card(under).under(table.rules());
                            view! { <p><button type="button" class="why" on:click=pressed(move |_| info::open(Info::Card(under)))>{cards::name(lang(), under)}</button></p> }
                        })}
                        <p class="small muted">{kind_name(card.kind)} {secret.then(|| format!(", {}", web::in_hand(lang())))}</p></div></li>
            }
            .into_any()
        });
        let mut held: Vec<AnyView> = held.collect();
        if held.is_empty() {
            held.push(view! { <li class="muted">{web::no_cards(lang())}</li> }.into_any());
        }
        let place = table.place_of(seat).map(place_name).or((!table.alive().has(seat)).then(|| web::out(lang())));
        let counted = counters(table, seat).map(|(_, _, label)| label);
        let species = words::species(lang(), stand.monster.species());
        let facts: Vec<String> = place.into_iter().map(str::to_string).chain([species.to_string()]).chain(counted).collect();
        (stand.monster.id(), format!("{}♥ {}★ {}⚡", stand.hearts, stand.stars, stand.energy), facts.join(" · "), held)
    });
    let Some((id, figures, facts, held)) = told else { return ().into_any() };
    let player = who_plays(stage, seat).map(|(picture, who)| view! { <p class="row">{icon(picture)} <b>{who}</b></p> });
    view! {
        <div class=format!("row m-{id}")><div class="portrait">{monster(id)}</div>
            <div class="grow">{player}<p class="loud">{rich(&figures)}</p><p class="small muted">{facts}</p></div></div>
        <ul class="stack-tight">{held}</ul>
    }
    .into_any()
}

fn mini(table: &Table, source: Source, secret: bool) -> AnyView {
    let (card, name, charges) = called(table, source);
    let class = format!("card-mini {}{}", kind_class(card.kind), if secret { " is-secret" } else { "" });
    let title = name.clone();
    view! {
        <button type="button" class=class title=title on:click=pressed(move |_| info::open(Info::Card(card)))>
            {pictogram(card.id)} <span class="card-name-mini">{name}</span> {charges}
            {secret.then(|| view! { <span class="sr">{web::in_hand(lang())}</span> })}
        </button>
    }
    .into_any()
}

/// The style of a kind of card.
pub(crate) fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => "card-keep",
        Kind::Discard => "card-discard",
        Kind::Event => "card-event",
        Kind::Temporary => "card-temporary",
        Kind::Permanent => "card-permanent",
    }
}

/// The word for a kind of card.
pub(crate) fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => web::kind_keep(lang()),
        Kind::Discard => web::kind_discard(lang()),
        Kind::Event => web::kind_event(lang()),
        Kind::Temporary => web::kind_temporary(lang()),
        Kind::Permanent => web::kind_permanent(lang()),
    }
}

/// Tokyo, City and Bay.
#[component]
pub(crate) fn Tokyo(stage: Stage) -> impl IntoView {
    let bay =
        Memo::new(move |_| stage.view.with(|view| view.table().bay_open() || view.table().at(Place::Bay).is_some()));
    view! {
        <section class="tokyo" aria-label=t!(tokyo)>
            {city(stage, Place::City)}
            {move || bay.get().then(|| city(stage, Place::Bay))}
        </section>
    }
}

fn city(stage: Stage, place: Place) -> AnyView {
    let class = move || {
        let fx = stage.fx.get();
        let moves = if fx.place == Some(place) { fx.city } else { "" };
        let kind = if place == Place::Bay { "city bay" } else { "city" };
        format!("{kind} {moves}")
    };
    let who = Memo::new(move |_| {
        stage.view.with(|view| {
            let table = view.table();
            table.at(place).map(|seat| (table.stand(seat).monster, table.hearts(seat) <= HURT, seat))
        })
    });
    let front = move || {
        let kind = if place == Place::Bay { "bay" } else { "city" };
        format!("#{kind}-{}", stage.havoc() as u32)
    };
    let duo = Memo::new(move |_| stage.view.with(|view| view.table().duo()));
    // What Tokyo pays and forbids: on a sign, and in sentences for those who listen.
    let pays = move || stage.view.with(|view| ask::spoken(lang(), turn::tokyo(lang(), view.table())));
    let signs = move || {
        let signs = stage.view.with(|view| turn::signs(lang(), view.table()));
        signs.map(|sign| view! { <span>{drawn(&sign)}</span> }).collect_view()
    };
    // What whoever stands here gains or loses, so large that nobody misses it.
    let burst = move || {
        let fx = stage.fx.get();
        let (_, _, seat) = who.get()?;
        let (which, by) = fx.dial.filter(|(_, by)| fx.seat == Some(seat) && *by != 0)?;
        let class = if by < 0 { "city-burst is-loss" } else { "city-burst" };
        let text = format!("{}{}", if by < 0 { '−' } else { '+' }, by.unsigned_abs());
        Some(view! { <span class=class aria-hidden="true">{text}{glyph(DIALS[which].1)}</span> })
    };
    // What the fight has made of Tokyo, until the next turn; it is said elsewhere.
    let news = move || {
        let news = stage.news.get().filter(|_| place == Place::City)?;
        Some(view! { <span class="city-news" aria-hidden="true">{news.told(lang())}</span> })
    };
    let sign = move || match who.get() {
        Some((monster, _, seat)) => {
            let name = monster.name();
            let player = stage
                .sitters
                .with(|sitters| sitters.get(seat.index()).map(|s| s.name.clone()).filter(|n| !n.is_empty()));
            let text = player.map_or_else(|| name.to_string(), |player| format!("{name} · {player}"));
            view! { <div class=format!("city-sign m-{}", monster.id())><span>{text}</span></div> }.into_any()
        }
        None => view! { <div class="city-empty"><span>{web::nobody_here(lang())}</span></div> }.into_any(),
    };
    view! {
        <div class=class role="group" aria-label=move || place_name(place)>
            {sprite("city-sky", "#sky")}
            {move || sprite("city-far", if stage.havoc() >= Havoc::Burning { "#far-ruin" } else { "#far" })}
            {move || (stage.havoc() >= Havoc::Burning).then(|| sprite("city-smoke", "#smoke"))}
            {move || who.get().map(|(who, hurt, _)| {
                let class = format!("city-monster m-{}{}", who.id(), if hurt { " is-hurt" } else { "" });
                view! { <div class=class>{monster(who.id())}</div> }
            })}
            <svg class="city-front" role="img" aria-hidden=(place == Place::Bay).then_some("true") aria-label=move || stage.havoc().told(lang())><use_ href=front/></svg>
            {move || (stage.havoc() == Havoc::Burning).then(|| sprite("city-front city-fire", "#fire"))}
            {burst}
            {news}
            <span class="city-name">{move || place_name(place)}</span>
            <button type="button" class="city-rule" on:click=pressed(move |_| info::open(Info::Tokyo { duo: duo.get_untracked() })) aria-label=pays>
                <span class="city-prize">{signs}</span></button>
            {sign}
        </div>
    }
    .into_any()
}

/// The three face-up cards; with what may be pressed, where it is one's turn to buy.
#[component]
pub(crate) fn Shop(
    stage: Stage,
    #[prop(optional)] prompt: Option<RwSignal<Option<Prompt>>>,
    on_buy: Callback<Press>,
) -> impl IntoView {
    let used = Memo::new(move |_| stage.view.with(|view| view.table().rules().power_cards));
    let slots = SlotId::ALL.map(|slot| {
        // The price belongs to it: a power bought a moment ago may change what the others cost.
        let card = Memo::new(move |_| {
            stage.view.with(|view| {
                let table = view.table();
                let buyer = match view.viewer() {
                    Viewer::Seat(seat) => seat,
                    Viewer::Public => table.active(),
                };
                table.shop()[slot.index()].map(|card| (card, table.price(buyer, card)))
            })
        });
        move || slot_view(stage, slot, card.get(), prompt, on_buy)
    });
    let [left, middle, right] = slots;
    let deck = move || stage.view.with(|view| view.table().deck().len());
    view! {
        <Show when=move || used.get()>
            <section class="shop" aria-label=t!(shop)>
                {left} {middle} {right}
                <div class="shop-foot"><span class="muted">{move || web::deck_left(lang(), deck() as u32)}</span></div>
            </section>
        </Show>
    }
}

fn slot_view(
    stage: Stage,
    slot: SlotId,
    card: Option<(CardId, u8)>,
    prompt: Option<RwSignal<Option<Prompt>>>,
    on_buy: Callback<Press>,
) -> AnyView {
    let Some((card, price)) = card else {
        return view! { <div class="shop-slot"><article class="card is-empty"><p class="muted">{web::no_card(lang())}</p></article></div> }.into_any();
    };
    let print = stage.view.with_untracked(|view| view.table().card(card).under(view.table().rules()));
    let fx = move || {
        let fx = stage.fx.get();
        if fx.sweep { "fx-sweep" } else { fx.slot.filter(|(at, _)| *at == slot).map_or("", |(_, class)| class) }
    };
    let offer = move || {
        let prompt = prompt?.get()?;
        match prompt.sheet {
            Sheet::Shop { places, .. } => places[slot.index()].filter(|offer| offer.card == card),
            _ => None,
        }
    };
    let class = move || {
        let dear = offer().is_some_and(|offer| offer.buy.is_none());
        format!("card {} {}{}", kind_class(print.kind), fx(), if dear { " is-dear" } else { "" })
    };
    let buy = move || {
        offer().and_then(|offer| offer.buy.map(|press| (press, offer.price))).map(|(press, price)| {
            let name = cards::name(lang(), print);
            // What the coach says of it stands below.
            let told = game().weighed.with(|weighed| weighed.as_ref()?.told(lang(), press.action));
            let label = [Some(web::buy_for(lang(), name, price)), told.clone()];
            let label = ask::spoken(lang(), &label.into_iter().flatten().collect::<Vec<_>>().join(". "));
            let warn = press.danger.is_some();
            let answer = stage.view.with_untracked(|view| Words::for_table(view.table()).action(press.action));
            view! {
                <button type="button" class="btn btn-good" data-key=(slot.index() + 1).to_string() data-answer=answer aria-label=label on:click=pressed(move |_| on_buy.run(press))>
                    {warn.then(|| icon("i-warn"))} <span class="btn-text"><span>{drawn(&web::buy(lang(), price))}</span>{told.map(|told| view! { <span class="btn-why">{told}</span> })}</span> <kbd>{slot.index() + 1}</kbd>
                </button>
            }
        })
    };
    view! {
        <div class="shop-slot">
            <article class=class>{card_face(print, Some(price))}</article>
            {buy}
        </div>
    }
    .into_any()
}

/// What is printed on a card, with the price this monster would pay.
pub(crate) fn card_face(card: &'static Card, price: Option<u8>) -> AnyView {
    let cost = price.unwrap_or(card.cost);
    let class = match cost.cmp(&card.cost) {
        std::cmp::Ordering::Less => "card-cost is-less",
        std::cmp::Ordering::Equal => "card-cost",
        std::cmp::Ordering::Greater => "card-cost is-more",
    };
    let evolution = matches!(card.kind, Kind::Temporary | Kind::Permanent);
    view! {
        {(!evolution).then(|| view! {
            <span class=class>{icon("g-bolt")} <span aria-hidden="true">{cost}</span><span class="sr">{move || web::costs(lang(), u32::from(cost))}</span></span>
        })}
        <div class="card-art">{pictogram(card.id)}</div>
        <h3 class="card-name">{move || cards::name(lang(), card)}</h3>
        <p class="card-text">{move || rich(cards::text(lang(), card))}</p>
        <div class="card-foot"><span class="card-kind">{move || kind_name(card.kind)}</span></div>
        <button type="button" class="card-hit" aria-label=move || web::card_details(lang(), cards::name(lang(), card)) on:click=pressed(move |_| info::open(Info::Card(card)))></button>
    }
    .into_any()
}

/// The warning on an answer.
pub(crate) fn danger_text(danger: Danger) -> String {
    match danger {
        Danger::Useless => web::danger_useless(lang()).to_string(),
        Danger::Death => web::danger_death(lang()).to_string(),
        Danger::Defeat => web::danger_defeat(lang()).to_string(),
        Danger::RollsLeft(n) => web::danger_rolls(lang(), u32::from(n)),
    }
}

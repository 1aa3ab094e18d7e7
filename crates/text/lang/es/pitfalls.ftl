# Lo que suele confundir, dicho donde ocurre: cada texto se añade a la razón de un suceso.

too-few-alike = Un número solo puntúa cuando lo muestran tres dados o más. Uno o dos no valen ninguna ★.
no-healing-in-tokyo = { $who } está en Tokyo, donde los ♥ de sus dados no le curan.
nothing-to-heal = { $who } ya tiene { $hearts }♥ y no puede tener más: los ♥ de sus dados no le curan.
smashes-outside = Estos ✊ se sacaron fuera, donde los ✊ apuntan a Tokyo, y allí no hay nadie. No se dan la vuelta para golpear a los demás cuando { $who } ya ha entrado.
smashes-spent = { $who } sacó sus ✊ fuera, donde apuntan a Tokyo. No golpean a los monstruos de fuera ahora que ya ha entrado.
same-side = Desde Tokyo, los ✊ golpean solo a los monstruos de fuera. Dos monstruos que están en Tokyo nunca se golpean entre sí.
nobody-outside = Desde Tokyo, los ✊ golpean solo a los monstruos de fuera, y no hay ninguno.
no-walking-out = { $who } no puede irse de Tokyo porque quiera. Se sale al ceder tras un ataque, al quedar eliminado, al estar en la bahía cuando se cierra o con una carta que lo diga.
no-yielding-to-cards = { $who } no puede ceder por esto: no es un ataque. Solo los ✊ de otro monstruo dan derecho a dejar Tokyo.
no-yielding-without-die = { $who } no puede ceder por esto: según las reglas de esta mesa el atacante necesita un ✊ en un dado, y este lo añadió una carta.
bay-stays = { $who } se queda en la bahía de Tokyo. No pasa a la ciudad solo porque esté libre.
dead-with-twenty = { $who } tenía 20★, pero 20★ solo ganan si su dueño sigue vivo cuando se cuentan.
twenty-until-turn = { $who } todavía no ha ganado. Las 20★ cuentan al final de este turno, si { $who } sigue con vida y aún las tiene.
twenty-until-round = { $who } todavía no ha ganado. Las 20★ cuentan al final de la ronda, si { $who } sigue con vida y aún las tiene.

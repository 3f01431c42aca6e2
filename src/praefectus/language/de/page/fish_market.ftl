# Der Fischmarkt.

panel-fish-market = Fischmarkt
topics-stands = Stände des Fischmarkts
fish-market-how = Fischmarkt, { $side }: Besuche ihn mit deinem Fisch, bevor du deine Karte spielst. Jeder übersprungene Stand kostet 1 Sesterz.
lit-spots = { $count } { $count ->
    [one] Feld des Marktes
   *[other] Felder des Marktes
}

# Der Fischmarkt.

panel-fish-market = Fischmarkt
topics-stands = Stände des Fischmarkts
fish-market-how = Fischmarkt, { $side }: Besuche vor deiner Karte einen Stand; jeder übersprungene kostet einen Sesterz.
lit-spots = { $count } { $count ->
    [one] Feld des Marktes
   *[other] Felder des Marktes
}

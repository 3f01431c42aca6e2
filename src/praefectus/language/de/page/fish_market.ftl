# Der Fischmarkt.

panel-fish-market = Fischmarkt
topics-stands = Stände des Fischmarkts
fish-market-how = Fischmarkt, { $side }: Geh vor deiner Karte mit deinem Fisch herum; jeder übersprungene Stand kostet einen Sesterz.
lit-spots = { $count } { $count ->
    [one] Feld des Marktes
   *[other] Felder des Marktes
}

# Das Regelverzeichnis in seiner Schublade.

topics-basics = So wird gespielt
topics-personalities = Personenkarten
topics-gods = Götter
topics-boards = Spielpläne
topics-turn = Zug
rules-search = Regeln durchsuchen
rules-search-example = Etwa: wie viele Schritte, wer gewinnt
rules-part = Teil
rules-in-play = Nur Regeln an diesem Tisch
rules-found = { $count } Treffer
rules-elsewhere = An diesem Tisch nicht im Spiel
rules-searching = Suche läuft …
rules-prices = Preise und Häuser
rules-good-price = Ware, Kauf oder Verkauf
rules-first-house = Erstes Haus
rules-second-house = Zweites
rules-third-house = Drittes
rules-source = Quelle: { $source }.
rules-waiting = Die Regeln werden geladen …
rules-none = Keine Treffer.
rules-none-here = Keine Treffer für diesen Tisch. Nimm das Häkchen weg, um alle Regeln zu durchsuchen.
rules-grades = Die Regeln in eigenen Worten. Sicher: steht in einer Spielregel. Erschlossen: folgt aus einer. Unsere Lesart: eine Vermutung, bis jemand, der das Spiel besitzt, sie berichtigt.

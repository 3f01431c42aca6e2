# Das Regelverzeichnis in seiner Schublade.

topics-basics = So läuft es ab
topics-personalities = Personenkarten
topics-gods = Götter
topics-boards = Spielpläne
topics-turn = Zug
rules-search = Regeln durchsuchen
rules-search-example = Fragen: wie viele Schritte, Präfekt, wer gewinnt
rules-part = Teil
rules-in-play = nur was im Spiel ist
rules-found = { $count } gefunden
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
rules-none-here = Nichts, was hier im Spiel ist, passt zu diesen Wörtern; nimm das Häkchen weg, um alles zu durchsuchen.
rules-grades = Die Regeln des Spiels in eigenen Worten. Sicher: steht in einer Spielregel. Erschlossen: folgt aus einer. Vorschlag: unsere Lesart, bis jemand mit der Schachtel sie berichtigt.

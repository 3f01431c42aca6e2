# Aufgaben: was ein Zug bringt, was ihm fehlt, und warum sich eine Aufgabe nicht öffnen lässt.

puzzle-now = Dein Zug: { $gains }.
puzzle-nothing-now = Dein Zug ändert sofort nichts.
puzzle-later = Mit der Lösung gilt: { $differences }.
puzzle-later-chance = Die Lösung gewinnt von 100 Partien { $percent } mehr.
puzzle-others = Nach deinem Zug statt nach der Lösung gilt: { $differences }.
puzzle-others-same = Den anderen geht es nach beiden Zügen etwa gleich.
puzzle-no-link = Dieser Link enthält einen Spielplan, keine Aufgabe.

cli-puzzles = Aufgaben suchen und prüfen.
cli-puzzles-make = Aufgaben in Partien starker Spieler suchen. Der Fortschritt steht im Ordner; ein abgebrochener Lauf geht weiter.
cli-puzzles-games = Wie viele Partien gespielt werden.
cli-puzzles-check = Einige Vorschläge noch einmal beurteilen, durch Los gezogen.
cli-puzzles-file = Eine Datei mit Vorschlägen, etwa candidates.txt.
cli-puzzles-count = Wie viele Aufgaben.
cli-puzzles-copies = Zu Ende gespielte Partien für jeden Zug.
puzzles-found = { $count ->
    [one] Ein Vorschlag: lies ihn, bevor du ihn veröffentlichst.
   *[other] { $count } Vorschläge: lies jeden, bevor du ihn veröffentlichst.
}
puzzles-held = { $held } von { $count } bestätigt.

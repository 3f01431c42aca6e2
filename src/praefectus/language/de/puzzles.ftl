# Aufgaben: was ein Zug bringt, was ihm fehlt, und warum sich eine Aufgabe nicht öffnen lässt.

puzzle-now = Dein Zug: { $gains }.
puzzle-nothing-now = Dein Zug ändert zunächst nichts.
puzzle-later = Mit der Lösung: { $differences }.
puzzle-later-chance = Die Lösung gewinnt von 100 Partien { $percent } mehr.
puzzle-others = Die anderen, nach deinem Zug statt nach der Lösung: { $differences }.
puzzle-others-same = Für die anderen sind beide Züge etwa gleich gut.
puzzle-no-link = Dieser Link enthält einen Spielplan, keine Aufgabe.
puzzle-not-over = Der Zug der Aufgabe ist nicht zu Ende. Spiele ihn zu Ende, dann lässt er sich beurteilen.
puzzle-other-game = Die Partie in diesem Link geht nicht von der Aufgabe aus. Schicke die Partie, in der du sie versucht hast.

cli-puzzles = Aufgaben suchen und prüfen.
cli-puzzles-make = Aufgaben in Partien starker Bots suchen. Der Stand wird im Ordner gespeichert; ein angehaltener Lauf geht weiter.
cli-puzzles-games = Wie viele Partien gespielt werden.
cli-puzzles-check = Einige zufällig gewählte Vorschläge noch einmal beurteilen.
cli-puzzles-file = Eine Datei mit Vorschlägen, etwa candidates.txt.
cli-puzzles-count = Wie viele Aufgaben.
cli-puzzles-copies = Wie oft jeder Zug zu Ende gespielt wird.
puzzles-found = { $count ->
    [one] Ein Vorschlag: lies ihn, bevor du ihn veröffentlichst.
   *[other] { $count } Vorschläge: lies jeden, bevor du ihn veröffentlichst.
}
puzzles-held = { $held } von { $count } bestätigt.
cli-puzzles-publish = Unter den Vorschlägen eines Ordners wählen: so viele von jedem Spielplan und jeder Schwierigkeit.
cli-puzzles-folder = Der Ordner von `praefectus puzzles make`.
cli-puzzles-out = Die Datei, die geschrieben wird.
cli-puzzles-most = Wie viele Aufgaben höchstens.
puzzles-published = { $count ->
    [one] Eine Aufgabe geschrieben.
   *[other] { $count } Aufgaben geschrieben.
}

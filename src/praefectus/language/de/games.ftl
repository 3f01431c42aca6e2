# Partien aus Arenen und Datensätzen, einzeln.

cli-option-game = Welche Partie, wenn die Datei mehrere enthält: die einer Arena oder eines Datensatzes.
cli-option-save-replay = Die Partie auch in dieser Datei speichern, um sie fortzusetzen oder auf der Seite zu öffnen.
cli-option-agents-simulate = Wer spielt, reihum am Tisch, statt zufälliger Entscheidungen: learned,greedy; auch eigene Agenten: mine.py, modul:funktion.
one-game-only = { $file } enthält eine Partie; --game ist für die Ergebnisse von Arenen und für Datensätze.
which-game = { $file } enthält mehrere Partien; wähle eine mit --game, etwa --game 0.
no-file-of-games = Es gibt keine Datei { $file }; „praefectus arena --out“ und „praefectus simulate --out“ schreiben solche Dateien.
no-games-in-file = { $file } enthält keine lesbaren Partien; „praefectus arena --out“ und „praefectus simulate --out“ schreiben solche Dateien.
no-such-game = { $file } hat keine Partie { $number }; Partien sind von 0 an nummeriert.
agents-play-on-cpu = Agenten brauchen die Engine cpu und lassen sich nicht mit --verify prüfen; lass --engine und --verify weg.

# Eine Stellung als Zeichnung.
drawing-title = { $board }, Runde { $round }
drawing-seat = { $points } Punkte, { $coins }, { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
}
drawing-to-act = { $has }, am Zug
drawing-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
drawing-for-sale = In der Auslage (noch { $count })
drawing-over = Die Partie ist zu Ende.
no-rasteriser = Ein Pixelbild braucht resvg-py und Pillow: Installiere praefectus[pictures].

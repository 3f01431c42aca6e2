# Aufgaben: die Liste, die Frage und die Note.

puzzles = Aufgaben
puzzle = Aufgabe
puzzles-page-title = Aufgaben – Praefectus
puzzles-what = Echte Stellungen mit einer besten Karte. Spiel den Zug auf dem Spielplan und sieh, was er wert ist.
puzzles-rating = Deine Wertung: { $rating }.
puzzles-streak = { $days ->
    [one] Ein Tag in Folge.
   *[other] { $days } Tage in Folge.
}
puzzle-of-the-day = Aufgabe des Tages
puzzle-next = Nächste Aufgabe
puzzle-theme = Thema
puzzle-all-themes = Alle Themen
puzzle-difficulty = Schwierigkeit { $step } von 5
puzzle-title = { $board }, { $players ->
    [one] eine Person
   *[other] { $players } Personen
}
puzzle-question = Welche Karte spielst du?
puzzle-how = Spiel den ganzen Zug auf dem Spielplan. Jeder Zug, der so gut ist wie der beste, zählt.
puzzle-judging = Dein Zug wird viele Male zu Ende gespielt …
puzzle-judge-again = Meinen Zug beurteilen
puzzle-solved = Gelöst
puzzle-nearly = Fast gelöst
puzzle-half = Halb gelöst
puzzle-missed = Verfehlt
puzzle-loss = Verlorene Gewinnchance: { $percent } %.
puzzle-judged-now = Diesen Zug hatte niemand erwartet, er wurde gerade erst beurteilt.
puzzle-solution = Lösung:
puzzle-show-solution = Lösung zeigen
puzzle-again = Noch einmal versuchen
puzzle-play-on = Von hier weiterspielen
puzzle-play-solution = Nach der Lösung weiterspielen
puzzle-share = Ergebnis teilen
puzzle-shared = Ergebnis kopiert
puzzle-share-text = Praefectus-Aufgabe: { $grade }. Tage in Folge: { $streak }.
puzzle-theme-tribune = Tribun
puzzle-theme-architect = Architekt
puzzle-theme-prefect = Präfekt
puzzle-theme-colonist = Kolonist
puzzle-theme-mercator = Mercator
puzzle-theme-diplomat = Diplomat
puzzle-theme-senator = Senator
puzzle-theme-consul = Konsul
puzzle-theme-specialist = Spezialist
puzzle-theme-opening = Eröffnung
puzzle-theme-ending = Spielende
puzzle-theme-salt = Salz
puzzle-theme-forum = Forum

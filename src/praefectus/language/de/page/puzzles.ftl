# Aufgaben: die Seite, die Leiste am Tisch, was ein Versuch wert war, und die ersten Karten starker Spieler.

puzzle = Aufgabe
puzzles-title = Aufgaben
puzzles-what = Stellungen aus Partien starker Spieler, in denen eine Karte klar die beste ist. Spiele den Zug. Es zählt, wie oft er am Ende gewinnt.
puzzles-none = Diese Version enthält noch keine Aufgaben. Deine eigenen Fehler kommen hier trotzdem wieder.
puzzle-of-day = Aufgabe des Tages
puzzle-shared = Die Aufgabe aus deinem Link
puzzle-unknown = Diese Version enthält die Aufgabe aus deinem Link nicht. Bitte um einen neueren Link oder wähle eine andere Aufgabe.
puzzle-try = Versuchen
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-themes = Themen
puzzle-seats = { $count } Personen
puzzle-level = Schwierigkeit { $level }
puzzle-your-rating = Deine Wertung für Aufgaben
puzzle-rating = Deine Wertung für Aufgaben: { $rating }
puzzle-streak = Aufgaben des Tages in Folge
puzzle-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
puzzle-tried = Versucht
puzzle-tried-of = { $tried } von { $all }
puzzle-mistakes = Deine eigenen Fehler
puzzle-mistakes-due = { $due } von { $all } heute noch einmal
puzzle-mistakes-none = Lass nach einer Partie einen Bot sie analysieren: Deine klarsten Fehler kommen hier nach einigen Tagen wieder.
puzzle-mistake-early = Jetzt eine versuchen

## Am Tisch

puzzle-task = { $name }: Welche Karte spielst du? Spiele den ganzen Zug.
puzzle-judging = Dein Zug wird beurteilt …
puzzle-judge-again = Noch einmal beurteilen
puzzle-answer = Antwort
puzzle-see-board = Spielplan ansehen
puzzle-solved = Gelöst
puzzle-nearly = Fast
puzzle-half = Halb richtig
puzzle-missed = Verfehlt
puzzle-loss = Gegenüber dem besten Zug gewinnst du von 100 Partien { $percent } weniger.
puzzle-unforeseen = Dein Zug wurde eben erst beurteilt, durch Partien bis zum Ende.
puzzle-solution = Lösung zeigen
puzzle-from-here = Von hier weiterspielen
puzzle-from-solution = Nach der Lösung weiterspielen
puzzle-send = Ergebnis teilen
puzzle-share = Praefectus, Aufgabe { $id }
puzzle-share-day = Praefectus, Aufgabe des Tages { $day }
puzzle-copied = Kopiert.
study-puzzles = Deine klarsten Fehler kommen in einigen Tagen als Aufgaben wieder.

## Worum es in Aufgaben geht

puzzle-theme-specialist = Spezialisten
puzzle-theme-opening = Eröffnung
puzzle-theme-ending = Ende der Partie
puzzle-theme-salt = Salz
puzzle-theme-forum = Forum

## Erste Karten

openings-title = Eröffnungen
openings-link = Erste Karten starker Spieler
openings-what = Die Karten, mit denen der Bot „Experte“ in { NUMBER($games) } Partien gegen sich selbst beginnt: wie oft er jede wählt, und wie oft er dann gewinnt.
openings-none = Diese Version enthält keine Partien dafür.
openings-path = Karten bisher
openings-start = Erste Karte
openings-card = Karte
openings-chosen = Gewählt
openings-won = Gewonnen
openings-even = Ein gleicher Anteil wäre { $percent } %. Der Vorteil eines Platzes zählt hier nicht. Seltene Karten fehlen.
openings-end = Zu wenige Partien haben mit diesen Karten begonnen.

# Links

link-not-a-link = Das ist kein Link zu einer Partie. Kopiere den ganzen Link und versuche es noch einmal.
link-other-format = Dieser Link stammt aus einer neueren Version des Spiels. Aktualisiere und öffne ihn noch einmal.
link-newer = Dieser Link stammt aus einer neueren Version des Spiels. Aktualisiere und öffne ihn noch einmal.
link-damaged = Dieser Link ist beschädigt: Einige Zeichen haben sich verändert. Lass ihn dir noch einmal schicken.
link-cut-off = Dieser Link ist abgeschnitten: Sein Ende fehlt. Lass dir den ganzen Link schicken.
link-setup = Dieser Link führt zu einer Partie, die hier nicht aufgebaut werden kann: { $why }
link-unknown-cards = Dieser Link enthält Karten, die diese Version nicht kennt.
link-older-rules = Dieser Link wurde unter anderen Regeln erstellt ({ $rules }); der Rest der Partie lässt sich nicht zeigen.
link-other-rules = Die Regeln haben sich geändert, seit dieser Link erstellt wurde; der Rest der Partie lässt sich nicht zeigen.
link-no-edition = Für diese Partie lässt sich kein Link schreiben: In editions.json fehlt eine Ausgabe.
link-other-form = { $holds ->
    [seat] Das ist der private Link zu einem Platz, keine Partie. Öffne ihn nur auf deinem eigenen Gerät.
    [puzzle] Dieser Link enthält eine Aufgabe, keine Partie.
    [post] Dieser Link enthält eine Partie, die per Link gespielt wird. Öffne ihn im Browser.
    [game] Dieser Link enthält eine geteilte Partie. Öffne ihn im Browser.
   *[board] Dieser Link enthält einen Spielplan, keine Partie.
}
link-too-large = Das ist zu groß für einen Link. Speichere es stattdessen als Datei.
link-too-long = Diese Partie ist zu lang, um sie hier zu öffnen.
link-seats = Diese Partie hat { $seats } Plätze.
link-beginning = Der Anfang dieser Partie ist unversehrt. Mit --beginning siehst du ihn.

# Partien per Link

post-begun-early = In diesem Link begann die Partie, bevor alle Plätze besetzt waren. Lass ihn dir noch einmal schicken.
post-seat-twice = In diesem Link haben zwei Personen denselben Platz. Lass ihn dir noch einmal schicken.
post-false-draw = In diesem Link wurde etwas verändert, was { $name } gezogen hat. Lass dir den ursprünglichen Link schicken.
post-chain-used-up = Diese Partie ist zu lang, um sie per Link fortzusetzen.
post-how-many = Per Link können 2 bis 6 Personen spielen.
post-all-taken = Alle Plätze dieser Partie sind besetzt.
post-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
post-same-seat = { $one } und { $other } haben denselben Platz gewählt. Jemand von beiden muss einen anderen nehmen.
post-same-name = { $name } spielt schon mit. Wähle einen anderen Namen.
post-name = Gib einen Namen mit höchstens { $most } Zeichen ein.
post-not-running = Plätze lassen sich nur während einer laufenden Partie übergeben.
post-no-person = Auf diesem Platz sitzt niemand.
post-nobody-asks = Niemand bittet um einen Platz.
post-not-your-turn = In diesem Link bist du nicht an der Reihe.
post-needs-table = Das geht per Link nicht: Ein verschickter Zug lässt sich nicht mehr ändern.

# die Kommandozeile

cli-link = Eine gespeicherte Partie als Link ausgeben: die ganze Partie in ein paar hundert Zeichen.
cli-option-site = Die Seite, die den Link öffnet, zum Beispiel https://play.example.org/.
cli-option-beginning = Bei einem beschädigten Link den Teil zeigen, der sicher stimmt.

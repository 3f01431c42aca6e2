# Links

link-not-a-link = Das ist kein Link zu einer Partie. Kopiere den ganzen Link und versuche es noch einmal.
link-other-format = Dieser Link stammt aus einer neueren Version des Spiels. Aktualisiere und öffne ihn noch einmal.
link-newer = Dieser Link stammt aus einer neueren Version des Spiels. Aktualisiere und öffne ihn noch einmal.
link-damaged = Dieser Link ist beschädigt: Einige Zeichen haben sich verändert. Bitte noch einmal darum.
link-cut-off = Dieser Link ist abgeschnitten: Sein Ende fehlt. Bitte um den ganzen Link.
link-setup = Dieser Link führt zu einer Partie, die hier nicht aufgebaut werden kann: { $why }
link-unknown-cards = Dieser Link enthält Karten, die diese Version nicht kennt.
link-older-rules = Dieser Link wurde unter anderen Regeln geschrieben ({ $rules }); der Rest der Partie lässt sich nicht zeigen.
link-other-rules = Die Regeln haben sich geändert, seit dieser Link geschrieben wurde; der Rest der Partie lässt sich nicht zeigen.
link-no-edition = Für diese Partie lässt sich kein Link schreiben: In editions.json fehlt eine Ausgabe.
link-other-form = Dieser Link führt nicht zu einer Partie. { $holds ->
    [seat] Er ist der private Link zu einem Platz: Öffne ihn nur auf deinem eigenen Gerät.
    [puzzle] Er enthält eine Aufgabe.
    [post] Er enthält eine Partie per Link.
    [game] Er enthält eine Partie.
   *[board] Er enthält einen Spielplan.
}
link-too-large = Das ist zu groß für einen Link. Speichere es stattdessen als Datei.
link-too-long = Diese Partie ist zu lang, um sie hier zu öffnen.
link-seats = Diese Partie hat { $seats } Plätze.
link-beginning = Der Anfang dieser Partie ist unversehrt. Mit --beginning siehst du ihn.

# Fernpartien

post-begun-early = Diese Partie begann, bevor alle Plätze besetzt waren; der Link kann nicht stimmen.
post-seat-twice = In diesem Link haben zwei Personen denselben Platz. Bitte noch einmal um den Link.
post-false-draw = In diesem Link hat { $name } etwas gezogen, was der Zufall nicht ergab. Bitte um einen unveränderten Link.
post-chain-used-up = Diese Partie ist zu lang, um sie per Link fortzusetzen.
post-how-many = Per Link können 2 bis 6 Personen spielen.
post-all-taken = Alle Plätze dieser Partie sind besetzt.
post-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
post-same-seat = { $one } und { $other } haben denselben Platz gewählt. Jemand von beiden muss einen anderen nehmen.
post-same-name = { $name } spielt schon mit. Wähle einen anderen Namen.
post-name = Gib einen Namen mit höchstens { $most } Zeichen ein.
post-not-running = Plätze lassen sich nur während einer laufenden Partie übergeben.
post-no-person = Diesen Platz hat niemand.
post-nobody-asks = Niemand bittet um einen Platz.
post-not-your-turn = In diesem Link bist du nicht an der Reihe.
post-needs-table = Das geht per Link nicht: Was verschickt ist, bleibt verschickt.

# die Kommandozeile

cli-link = Eine gespeicherte Partie als Link ausgeben: die ganze Partie in ein paar hundert Zeichen.
cli-option-site = Die Seite, die den Link öffnet, zum Beispiel https://play.example.org/.
cli-option-beginning = Bei einem beschädigten Link den Teil zeigen, der sicher stimmt.

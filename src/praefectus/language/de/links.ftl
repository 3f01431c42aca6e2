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
link-beginning = Der Anfang dieser Partie ist unversehrt. Mit --beginning siehst du ihn.

# die Kommandozeile

cli-link = Eine gespeicherte Partie als Link ausgeben: die ganze Partie in ein paar hundert Zeichen.
cli-option-site = Die Seite, die den Link öffnet, zum Beispiel https://play.example.org/.
cli-option-beginning = Bei einem beschädigten Link den Teil zeigen, der sicher stimmt.

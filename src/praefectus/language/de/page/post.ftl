# Mit Freunden, per Link

post-title = Mit Freunden, per Link
post-what = Kein Server, kein Konto: Der Link ist die Partie. Spiele deinen Zug, schicke den Link mit einem beliebigen Messenger weiter und öffne den, der zurückkommt.
post-by-link = Per Link
post-game = Partie von { $name } per Link
post-make = Neue Partie per Link
post-make-now = Partie anlegen
post-own-seat = Dein Platz
post-paste = Füge einen Link ein, den du bekommen hast
post-open = Öffnen
post-opening = Der Link wird geöffnet …
post-fair = Was der Zufall nach deinem Zug bringt, entscheidet sich, wenn die nächste Person den Link öffnet. Niemand kann es bestimmen oder vorher wissen, und jedes Gerät prüft es.
post-not-saved = Diese Partie ist auf diesem Gerät nicht gespeichert. Öffne hier ihren neuesten Link.
post-volatile = Dieser Browser speichert nichts. Kopiere deinen privaten Link, sonst ist dein Platz weg, sobald du die Seite schließt.
post-not-here = Das ist in Partien per Link nicht möglich.
post-forget = Von diesem Gerät löschen
post-forget-sure = Wirklich löschen?

# QR-Codes mit der Kamera

scan-code = QR-Code scannen
scan-picture = Was die Kamera sieht
scan-hold = Halte die Kamera über den QR-Code auf dem anderen Gerät.
scan-stop = Beenden
scan-not-allowed = Die Kamera ist hier nicht erlaubt. Erlaube sie in den Einstellungen des Browsers für diese Seite oder füge den Link ein.
scan-no-camera = Es wurde keine Kamera gefunden. Füge stattdessen den Link ein.

# mitspielen

post-take = { $name } lädt dich ein. Gib deinen Namen ein, nimm einen Platz und schicke den Link zurück.
post-full = Alle Plätze sind besetzt.
post-invite = { $count ->
    [one] Schicke den Link der anderen Person. Öffne den Link, den sie zurückschickt.
   *[other] Schicke den Link allen, am besten in eine Gruppe. Öffne die Links, die zurückkommen.
}
post-joined = Du hast einen Platz. Schicke diesen Link an { $name } und die anderen zurück.
post-begins = Alle Plätze sind besetzt. { $name } öffnet diesen Link und baut das Spiel auf.

# spielen

post-play = Du bist am Zug. Beende ihn, dann bekommst du den Link zum Weiterschicken.
post-more = Link
post-send = Link an { $name } schicken
post-send-all = Link an alle schicken
post-send-what = Der Link enthält die ganze Partie und alle Namen. Schicke ihn an die Gruppe, damit alle deinen Zug sehen.
post-not-yet = Du bist am Zug. Den Link zum Weiterschicken bekommst du, wenn du ihn beendest.
post-watching = Du schaust zu. { $name } ist am Zug.
post-text-join = Spiel mit in meiner Partie auf Praefectus:
post-text-begin = Alle Plätze sind besetzt. { $name } beginnt:
post-text-turn = { $name } ist am Zug:
post-text-over = Die Partie ist vorbei:
post-text-asked = { $name } bittet um einen Platz. Bist du einverstanden?
post-older = Dieser Link ist älter als die Partie auf diesem Gerät. Du siehst den neuesten Zug.
post-other-people = Diese Partie hat mit anderen Personen begonnen. Bitte die Person, die sie angelegt hat, um einen Link.
post-fork = Zwei verschiedene Züge
post-fork-what = Die Partie auf diesem Gerät und der geöffnete Link gehen hier auseinander. Einigt euch, welcher Zug gilt.
post-fork-here = Auf diesem Gerät: { $name }
post-fork-there = Im Link: { $name }
post-fork-keep = Den auf diesem Gerät behalten
post-fork-take = Den im Link nehmen

# verlorene Geräte

post-private = Privater Link für dich
post-private-what = Er bringt deinen Platz zurück, wenn dieses Gerät verloren geht. Bewahre ihn sicher auf und schicke ihn nie den anderen.
post-private-copy = Privaten Link kopieren
post-lost = Ein Gerät ist verloren
post-lost-what = Hat jemand Gerät und privaten Link verloren, kann ein neues Gerät den Platz übernehmen. Alle anderen müssen einverstanden sein.
post-lost-whose = Wessen Platz
post-lost-ask = Um den Platz bitten
post-asked = { $name } bittet um den Platz von { $other }.
post-asked-send = Schicke diesen Link allen. Sind alle anderen einverstanden, wechselt der Platz.
post-agree = Einverstanden
post-decline = Nicht einverstanden

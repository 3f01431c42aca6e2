# Teilen: ein Link, der eine ganze Partie enthält, sein QR-Code und ein Bild der Stellung.

share = Teilen
share-what = Dieser Link enthält die ganze Partie. Wer ihn hat, kann sie ansehen und nachspielen; kein Server speichert sie.
share-title = Praefectus: { $board }
share-which = Was geteilt wird
share-moment = Bis zu diesem Moment
share-whole = Die ganze Partie, an dieser Stelle geöffnet
share-link = Link
share-send = Teilen …
share-save-picture = Bild speichern
share-send-picture = Bild teilen
share-drawing = Das Bild wird gezeichnet …
share-no-picture = Das Bild konnte nicht gezeichnet werden.
share-copy-by-hand = Der Link ist markiert. Kopiere ihn mit der Tastatur oder durch langes Drücken.
share-code = Der Link als QR-Code
share-scan = Mit der Kamera eines Telefons scannen.
share-to-play = { $name } am Zug
share-seat = { $name }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}

## Eine Partie, die aus ihrem Link geöffnet wurde

opened-title = Geteilte Partie
opened-what = Du siehst eine geteilte Partie an. Deine Züge ändern sie nicht.
opened-play = Von hier weiterspielen
opened-analyse = Analysieren
opened-watch = Von Anfang an ansehen
opened-seat = Du spielst
opened-others = Die anderen Plätze
opened-bots = Bots: { $level }
opened-myself = Ich spiele alle Plätze
opened-begin = Los
opened-unreadable = Dieser Link lässt sich nicht öffnen
opened-beginning-what = Der Anfang der Partie ist unversehrt.
opened-beginning = Den Anfang öffnen

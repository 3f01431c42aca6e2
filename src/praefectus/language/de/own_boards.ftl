own-board-shape = Diese Datei ist kein Spielplan: Prüfe „{ $where }“.
own-board-no-name = Gib dem Plan einen Namen.
own-board-bad-name = „{ $name }“ kann kein Name sein: Beginne mit einem Buchstaben; erlaubt sind Buchstaben, Ziffern, Leerzeichen und . , ' ( ) / -.
own-board-bad-sentence = Die Beschreibung darf keine spitzen oder geschweiften Klammern enthalten.
own-board-twice = Der Name { $name } kommt { $count }-mal vor. Benenne einen davon um.
own-board-province-twice = Die Provinz { $province } kommt doppelt vor. Entferne eine davon.
own-board-empty-province = Die Provinz { $province } hat keine Stadt. Male eine Stadt darin an oder entferne sie.
own-board-no-province = { $city } gehört zu keiner Provinz. Male die Stadt in einer an.
own-board-letter-or-good = { $city } braucht einen Buchstaben oder eine Ware, nicht beides.
own-board-letters = Zum Buchstaben { $letter } gibt es { $tokens } Plättchen, aber { $cities ->
    [one] { $cities } Stadt hat
   *[other] { $cities } Städte haben
} ihn. Verwende { $tokens } oder keine.
own-board-line-ends = Die Linie von { $one } nach { $other } braucht zwei verschiedene Städte. Zeichne sie neu.
own-board-line-twice = Zwei { $kind ->
    [sea] Seelinien
   *[land] Landlinien
} verbinden { $one } und { $other }. Entferne eine davon.
own-board-no-line = Keine Linie führt nach { $city }. Zeichne eine.
own-board-cut-off = Vom Start kommt niemand nach { $city }. Verbinde die Stadt mit einer Linie.
own-board-no-start = Setze eine Startstadt: Dort beginnen die Kolonisten.
own-board-start = Wähle, wo { $kind ->
    [sea] Schiffe
   *[land] Landkolonisten
} starten.
own-board-start-no-line = Von { $place } führt keine { $kind ->
    [sea] Seelinie
   *[land] Landlinie
} weg. Zeichne eine.
own-board-new = Wähle, wo neue { $kind ->
    [sea] Schiffe
   *[land] Landkolonisten
} eingesetzt werden.
own-board-players = Ein Spielplan ist für { $fewest } bis { $most } Personen.
own-board-no-cities = Setze einige Städte.
own-board-places = { $count } Städte und Startstädte sind zu viele: Höchstens { $most } sind möglich.
own-board-provinces = { $count } Provinzen sind zu viele: Höchstens { $most } sind möglich.
own-board-lines = { $count } { $kind ->
    [sea] Seelinien
   *[land] Landlinien
} sind zu viele: Höchstens { $most } sind möglich.

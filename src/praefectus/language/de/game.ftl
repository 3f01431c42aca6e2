# Das Spiel: was Entscheidungen fragen, was Möglichkeiten sagen, Hinweise der ersten Partie.

## Was eine Entscheidung fragt

prompt-play = Karte spielen
    .sentence = Wähle eine Karte von deiner Hand.
prompt-move = Kolonisten bewegen
prompt-walk = Wohin?
    .sentence = Wähle die Linie, auf der der Kolonist stehen bleibt.
prompt-build = Häuser bauen
    .sentence = Baue in Städten neben deinen Kolonisten, oder beende das Bauen.
prompt-prefect = Präfekt
    .sentence = Produziere in einer Provinz, oder nimm den Geldbonus.
prompt-colonist = Kolonist
    .sentence = Setze neue Kolonisten ein, oder nimm Sesterzen.
prompt-settle = Neue Kolonisten
    .sentence = Wähle, wo ein neuer Kolonist auf den Plan kommt.
prompt-trade = Handel
prompt-buy = Karten kaufen
prompt-pay = Mit beliebiger Ware zahlen
    .sentence = Wähle, welche Ware du für dieses Feld zahlst.
prompt-copy = Diplomat
    .sentence = Wähle die Karte, die du kopierst.
prompt-take = Nicht genug Platz
    .sentence = Wähle, welche neuen Waren du behältst.
prompt-start_goods = Startwaren
    .sentence = Kaufe deine Startwaren.
prompt-get = Ware nehmen
    .sentence = Wähle die Ware, die du nimmst.
prompt-bonus = Der Bonus von Gavdos
    .sentence = Wähle die Ware, die du als Bonus nimmst.
prompt-market = Fischmarkt
    .sentence = Besuche ein Feld des Fischmarkts, oder spiel gleich deine Karte.
prompt-stand = Marktstände
    .sentence = Wähle einen Stand dieses Feldes.
prompt-offer = Marktstand
prompt-patrician = Patrizier wählen
    .sentence = Dein Patrizier bleibt die ganze Partie bei dir.
prompt-bid = Versteigerung
    .sentence = Biete Punkte für den Patrizier, oder passe.
prompt-forum = Das Forum
    .sentence = Nimm eine verfügbare Forumskarte, oder keine.
prompt-exchange = Tausch
    .sentence = Wähle eine Ware, die du abgibst.
prompt-sell_bonus = Den Bonus verkaufen?
    .sentence = Verkaufe eine Bonusware sofort, oder lagere sie ein.
prompt-bonus_good = Dein Bonus
    .sentence = Wähle die Ware, die du als Bonus nimmst.
prompt-free_house = Ein kostenloses Haus
    .sentence = Wähle die Stadt für das Haus.
prompt-half_price = Halber Preis
    .sentence = Kaufe eine Warensorte zum halben Preis.
prompt-use_forum = Forumskarten
    .sentence = Benutze eine Forumskarte, oder beende deinen Zug.
prompt-sail = Schiff bewegen
    .sentence = Weil du den Geldbonus genommen hast, darfst du ein Schiff vorrücken.
prompt-ship_house = Ein Schiff ist gelandet
    .sentence = Baue ein Haus, wo dein Schiff gelandet ist, oder verzichte.
prompt-god = Byzantium
    .sentence = Wähle den Gott, der jetzt zählt.
prompt-start = Wo beginnen?
    .sentence = Dein Partner beginnt in der Startstadt; wähle eine andere Stadt für deine ersten Kolonisten.
prompt-suggest = Legatus
    .sentence = Wähle die Karte, die dein Partner spielen soll.
prompt-partner = Bitte deines Partners
    .sentence = Spiele eine Karte von deiner Hand.
prompt-role = Eine Person wählen
    .sentence = Wähle, welche der beiden Personen du nutzt.
prompt-end_turn = Zug fertig
    .sentence = Prüfe das Ergebnis, dann beende deinen Zug oder nimm etwas zurück.
prompt-steps-left = Noch { $count } { $count ->
    [one] Schritt
   *[other] Schritte
}. Wähle einen Kolonisten, oder beende die Bewegung.
prompt-kinds-left = Du kannst noch mit { $count ->
    [one] { $count } Warensorte
   *[other] { $count } Warensorten
} handeln. Du hast { $coins }.
prompt-cards-place = { $count ->
    [one] Kaufe { $count } Karte. Sie kostet
   *[other] Kaufe bis zu { $count } Karten. Jede kostet
} die Waren auf der Karte und unter ihrem Feld.
prompt-cards-alone = { $count ->
    [one] Kaufe { $count } Karte
   *[other] Kaufe bis zu { $count } Karten
}, nur für die Waren auf der Karte.
prompt-partners-card = Die Karte deines Partners
    .sentence = Dein Partner hat „{ $card }“ gespielt. Du darfst die Karte auch nutzen oder sie auslassen.
prompt-partner-alone = Dein Partner hat den Prokonsul gespielt: Spiele eine beliebige Karte außer einem Legatus, für dich allein.
prompt-partner-both = Spiele eine beliebige Karte außer einem Legatus: Du führst sie zuerst aus, dann dein Partner.
prompt-partner-suggests = Dein Partner schlägt „{ $card }“ vor. Spiele eine beliebige Karte außer einem Legatus: Du führst sie zuerst aus, dann dein Partner.
prompt-bid-first = Wähle den Patrizier, der versteigert wird.
prompt-fish-prefect = Produziere in einer Provinz mit Fisch und nimm ihn. Oder sammle { $coins } für jedes Feld ohne Fisch und eine beliebige Ware ein.
prompt-house-stand = Der Hausstand: Baue ein Haus zum üblichen Preis.
prompt-offer-what = Wähle, was du zahlst und was du dafür bekommst.
prompt-with-trade = { $sentence } Ein Schiff neben einem Handelsplatz darf für immer hineinfahren.

## Hinweise der ersten Partie

guide-play = In jedem Zug spielst du eine Karte und tust, was sie sagt. Gespielte Karten bleiben auf deinem Ablagestapel, bis du den Tribun spielst.
guide-move = Deine Kolonisten gehen auf Linien. Wo einer stehen bleibt, kannst du in den Städten an beiden Enden der Linie bauen.
guide-walk = Wähle die Linie, auf der der Kolonist stehen bleibt. Zeig auf eine Stadt, um zu sehen, was ein Haus dort kostet.
guide-build = Häuser bringen Waren, wann immer ihre Provinz produziert, und am Ende Punkte. Bau alles, was du bezahlen kannst.
guide-prefect = Alle mit einem Haus in der Provinz bekommen dessen Ware; den Bonus bekommst nur du. Oder sammle alle sichtbaren Münzen ein: Danach kann jede Provinz wieder produzieren.
guide-colonist = Mehr Kolonisten erreichen mehr Städte. Fehlen dir Nahrung und Werkzeug dafür, nimm die Sesterzen.
guide-settle = Neue Kolonisten beginnen in der Startstadt oder in einer Stadt, in der du ein Haus hast.
guide-trade = Verkaufe, wovon du zu viel hast, und kaufe, was dein nächstes Haus oder deine nächste Karte kostet. Jedes Mal bis zu zwei Warensorten.
guide-buy = Karten geben dir jetzt Aktionen und am Ende Punkte: Jede gehört einem Gott, der eine bestimmte Sache belohnt.
guide-pay = Dieses Feld kostet eine beliebige Ware. Gib die, die du am wenigsten brauchst.
guide-copy = Der Diplomat kopiert die oberste Karte eines anderen Ablagestapels.
guide-take = Was nicht ins Lagerhaus passt, geht verloren. Behalte also, was du als Nächstes brauchst.
guide-bonus = Nimm eine beliebige Ware. Der Marker, von dem du sie nimmst, wird auf die Münzseite gedreht.
guide-market = Den Fischmarkt besuchst du, bevor du deine Karte spielst. Mit Fisch kaufst du dort kleine Vorteile.
guide-forum = Forumskarten bleiben bei dir: Manche helfen sofort, manche die ganze Partie.
guide-sail = Schiffe auf der Leiste geben dir etwas, wo immer sie landen.
guide-god = Wähle den Gott, der dir jetzt die meisten Punkte gibt.

## Wie es heißt, nichts zu wählen

declined-done = Fertig
declined-done_moving = Bewegung beenden
declined-on_to_the_card = Markt auslassen
declined-pass = Passen
declined-take_none = Keine nehmen
declined-store_it = Einlagern
declined-take_fish = Den Fisch nehmen
declined-sail_no_ship = Kein Schiff bewegen
declined-build_nothing_there = Nicht bauen
declined-leave_it_out = Auslassen

## Was eine Möglichkeit sagt

choice-play = { $card } spielen
choice-produce = In { $province } produzieren
choice-cash_bonus = Den Geldbonus nehmen
choice-new_colonists = Neue Kolonisten einsetzen
choice-copy_seat = { $card } von { $seat } kopieren
choice-copy_display = { $card } auf Feld { $place } der Auslage kopieren
choice-copy_contrarius = { $card } von Contrarius kopieren
place-where = in { $place }
place-from = von { $place }
line-between = { $first }–{ $second }
choice-select-land = Den Landkolonisten { $whence } bewegen
choice-select-ship = Das Schiff { $whence } bewegen
choice-take = { $what } nehmen
choice-move = Auf die Linie { $line } ziehen
choice-go = Auf die Linie { $line }
choice-build = In { $city } bauen
choice-place_land = Einen Landkolonisten { $where } einsetzen
choice-place_sea = Ein Schiff { $where } einsetzen
choice-buy_goods = { $goods } kaufen
choice-sell_goods = { $goods } verkaufen
choice-take_good = { $good } behalten
choice-buy_card = { $card } auf Feld { $place } kaufen
choice-pay_good = { $good } zahlen
choice-role = { $card } nutzen
choice-role-too = { $card } auch nutzen
choice-suggest = { $card } vorschlagen
choice-start = Die Partie { $where } beginnen
choice-score_god = { $god } werten
choice-sail = Nach { $space } segeln
choice-take_card = { $card } aus dem Forum nehmen
choice-give = { $good } abgeben
choice-sell_unit = Sofort verkaufen
choice-keep = { $card } wählen
choice-use = { $card } benutzen
choice-bid = { $points } bieten
choice-enter = Zum { $stands } gehen
choice-use_stand = Den { $stand } benutzen
choice-take_offer = { $price } zahlen: { $does }
choice-enter_trade = Das Schiff auf { $place } in den Handel mit { $trade } schicken
sale-card = { $card } ({ $god })
stand-takes = { $goods } nehmen
stand-does-house = einen Schritt ziehen und ein Haus bauen
stand-does-colonist = einen Kolonisten einsetzen
stand-does-senator = eine Karte kaufen
stand-does-mercator = mit einer Warensorte handeln

## Provinzen, die Farben sind

land-red = der roten Provinz
land-green = der grünen Provinz
land-light-green = der hellgrünen Provinz
land-dark-green = der dunkelgrünen Provinz
land-yellow = der gelben Provinz
land-blue = der blauen Provinz
land-black = der schwarzen Provinz
land-brown = der braunen Provinz
land-crimson = der karminroten Provinz
land-orange = der orangefarbenen Provinz
land-taupe = der graubraunen Provinz
land-gold = der goldenen Provinz
land-purple = der violetten Provinz
land-teal = der blaugrünen Provinz
land-turquoise = der türkisfarbenen Provinz
land-grey = der grauen Provinz
land-pink = der rosa Provinz

## Warum ein Platz nicht bauen oder kaufen kann

reason-own-house = du hast hier schon ein Haus
reason-no-house-left = du hast kein Haus mehr
reason-closed = hier kann niemand mehr bauen
reason-no-ship = dort ist gerade kein Schiff von dir gelandet
reason-no-colonist = kein Kolonist von dir steht daneben
reason-short = dir fehlt noch: { $things }
lacking = fehlt: { $things }
lacking-card = du brauchst einen Senator oder Konsul
amount-of = { $count } aus { $goods }
amount-any = { $count ->
    [one] { $count } beliebige Ware
   *[other] { $count } beliebige Waren
}

## Was eine Karte jetzt tun würde

now-and = { $first }; { $next }
now-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
now-houses-already = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
} schon bezahlbar
now-houses = { $count ->
    [one] { $count } Haus
   *[other] { $count } Häuser
} bezahlbar
now-produce = { $count ->
    [one] { $count } Provinz kann
   *[other] { $count } Provinzen können
} produzieren
now-on-markers = { $count ->
    [one] { $count } Sesterz
   *[other] { $count } Sesterzen
} einzusammeln
now-colonists-or = neue Kolonisten, oder { $coins }
now-settle-land = 1 Landkolonist
now-settle-sea = 1 Schiff
now-settle-either = 1 Kolonist
now-cards = { $count ->
    [one] { $count } Karte bezahlbar
   *[other] { $count } Karten bezahlbar
}
now-trade = Handel mit { $count ->
    [one] { $count } Warensorte
   *[other] { $count } Warensorten
}
now-back = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} zurück
now-copy = kopiert: { $cards }
now-sale = eine Karte der Auslage
now-ends = { $reason }; würde nur deinen Zug verbrauchen
now-takes-and-ends = { $reason }; brächte dir nur { $gains }
idle-architect = nichts zu bewegen und nichts zu bauen
idle-mercator = nichts zu verkaufen und nichts Bezahlbares zu kaufen
idle-diplomat = noch nichts zu kopieren
idle-colonist = nicht genug Nahrung und Werkzeug für einen Kolonisten
idle-no-colonist = keine Kolonisten mehr zum Einsetzen
idle-cards = nichts, was du bezahlen kannst
idle-magister = noch nichts zu wiederholen
idle-mason = kein Haus in einer Ziegelstadt, oder kein Platz im Lagerhaus
idle-farmer = kein Haus in einer Nahrungsstadt, oder kein Platz im Lagerhaus
idle-smith = kein Haus in einer Werkzeugstadt, oder kein Platz im Lagerhaus
idle-vintner = kein Haus in einer Weinstadt, oder kein Platz im Lagerhaus
idle-weaver = kein Haus in einer Tuchstadt, oder kein Platz im Lagerhaus
idle-erupted = der Vulkan ist ausgebrochen, und keines deiner Häuser produziert noch { $good }

## Was Contrarius tun wird, und der Praefectus Piscatus

then-scores = Contrarius erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
then-builds-instead = Contrarius findet nichts und baut 1 Haus
then-takes-instead = Contrarius findet nichts und nimmt 1 Karte
then-nothing = Contrarius findet nichts zu tun
then-or-coins = { $then }; nimmst du Sesterzen, erhält er { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
then-tile = { $then }; vorher zieht er ein Vulkanplättchen
then-sail = du darfst ein Schiff vorrücken
then-no-god = du hast kein Haus mehr, um in Byzantium einen Gott zu markieren; dein Schiff bringt dort nichts
then-offer = { $price } zahlen: { $does }
piscatus-more = { $name }: +{ $fish } bei der nächsten Produktion

## Punkte neben den Göttern

extra-concordia = Concordia
    .sentence = Hat die Partie beendet
extra-victoria = Victoria
extra-auction = Versteigerung
    .sentence = Für einen Patrizier geboten
extra-byzantium = Byzantium
    .sentence = { $gods } in Byzantium
extra-trade = Handel
    .sentence = { $ships ->
        [one] 1 Schiff im Handel
       *[other] { $ships } Schiffe im Handel
    }
extra-reactions = Reaktionen
    .sentence = Seine Reaktionen
extra-handicap = Vorgabe
    .sentence = Stufe { $level }
extra-vesta = Vesta
    .sentence = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } von Vesta, { $each } für jede: Er hat kein Geld

## Was der Zufall brachte

amounts-bid = Bieten
outcome-token = Stadtplättchen: { $good }
outcome-card = gezogen: { $card }
outcome-forum_card = Forum: { $card }
outcome-castle_marker = Kastellmarker: { $good }
outcome-rolled = gewürfelt: { $what }
outcome-specialist = der Spezialist
outcome-city_pick = zufällig gewählt: { $city }
outcome-tile-of = ein Vulkanplättchen von { $province }
outcome-tile-neutral = ein neutrales Vulkanplättchen
outcome-drawn-by = { $tile }, gezogen von { $seat }
outcome-tile = { $tile }, mit { $goods }
outcome-tile-row = { $tile }, mit { $goods }; Reihe { $row }: { $happens }

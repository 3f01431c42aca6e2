# So wird gespielt: sieben Schritte für Neulinge. Die Zahlen stammen aus Beispielen, die die Regeln spielen.

how-to-play = So wird gespielt
how-to-play-lead = Sieben kurze Schritte, und du kannst deine erste Partie beginnen. In allen Bildern bist du Rot.

## 1. Das Ziel

learn-goal = Das Ziel
learn-goal-1 = Du führst eine Handelsfamilie im Römischen Reich. Deine Kolonisten brechen von { $start } auf, du baust Häuser in Städten, und deine Häuser bringen dir Waren.
learn-goal-2 = Wer die meisten Punkte hat, gewinnt, und fast alle Punkte kommen von den Karten. Jede Karte gehört einem Gott, und jeder Gott belohnt etwas, das du aufgebaut hast.
learn-goal-3 = Es gibt keine Würfel, und niemand kann dir etwas wegnehmen.
learn-goal-picture = Eine beendete Partie auf dem Spielplan { $board }. Du hast { $houses } Häuser in { $provinces } Provinzen.

## 2. Deine Hand

learn-hand = Deine sieben Karten
learn-hand-1 = Alle beginnen mit denselben sieben Karten. Jede Karte ist eine Aktion:
learn-hand-2 = Außerdem beginnst du mit { $coins }, { $goods } und zwei Kolonisten in { $start }: einem Landkolonisten und einem Schiff.
learn-hand-picture = Deine erste Hand. Das Zeichen in der Ecke einer Karte zeigt ihren Gott.
learn-store-picture = Dein Lagerhaus hat { $spaces } Felder. Auch Kolonisten, die nicht auf dem Plan sind, brauchen Platz.

## 3. Ein Zug

learn-turn = Dein Zug
learn-turn-1 = In deinem Zug spielst du eine Karte, führst sie aus und legst sie offen auf deinen Ablagestapel. Dann ist die nächste Person am Zug.
learn-turn-2 = Dort bleiben gespielte Karten, bis du den Tribun spielst: Er bringt sie alle auf deine Hand zurück. Ab der vierten Karte zahlt er je { $coin }, und du darfst für { $cost } einen neuen Kolonisten einsetzen.
learn-turn-3 = Passen geht nicht, und zwischen den Zügen passiert nichts. Die Frage ist also immer: Welche Karte kommt als Nächstes?
learn-turn-picture = Du hast { $played } Karten gespielt; auf deinem Ablagestapel liegt oben: { $card }. { $left } Karten sind noch auf deiner Hand.

## 4. Bewegen und bauen

learn-build = Bewegen und bauen
learn-build-1 = Der Architekt bewegt zuerst deine Kolonisten. Du hast einen Schritt für jeden Kolonisten auf dem Plan und verteilst die Schritte, wie du willst. Landkolonisten gehen auf braunen Linien, Schiffe fahren auf blauen.
learn-build-2 = Dann baust du Häuser in Städten neben deinen Kolonisten. Was ein Haus kostet, hängt davon ab, welche Ware die Stadt produziert:
learn-build-3 = Stehen in der Stadt schon Häuser, zahlst du mehr Sesterzen: für das zweite Haus doppelt, für das dritte dreimal so viele. In jeder Stadt darfst du nur ein Haus haben.
learn-build-before = Vorher: Deine beiden Kolonisten sind in { $start }; du hast also { $steps } Schritte.
learn-build-after = Nachher: Das Schiff steht neben { $sea }, der Landkolonist neben { $land }. Du baust in beiden Städten und zahlst { $paid }.
learn-build-city = Stadt
learn-build-first = Erstes Haus
learn-build-second = Zweites
learn-build-third = Drittes

## 5. Produzieren und handeln

learn-produce = Produzieren und handeln
learn-produce-1 = Mit einem Präfekten produzierst du in einer Provinz, deren Marker eine Ware zeigt. Jedes Haus dort bringt der Person, der es gehört, die Ware der Stadt, egal wer die Karte gespielt hat. Nur du bekommst dazu die Ware auf dem Marker, der dann auf die Münzseite gedreht wird.
learn-produce-2 = Oder du nimmst den Geldbonus: { $coin } für jede Münze, die auf den Markern zu sehen ist. Dann werden alle Marker zurückgedreht und sind wieder nutzbar.
learn-produce-3 = Der Mercator zahlt dir { $coins } und lässt dich mit zwei Warensorten handeln. Die Bank kauft und verkauft zu festen Preisen: { $prices }.
learn-produce-before = { $province }, bevor du dort produzierst. Der Marker zeigt { $good }.
learn-produce-after = Nachher: { $gains }. Der Marker zeigt jetzt Münzen; ein Geldbonus brächte nun { $cash }.
learn-produce-you = du bekommst { $goods }
learn-produce-other = { $who } bekommt { $goods }
learn-trade-picture = Du hast { $before } und bekommst { $given }. Du verkaufst { $sold } für { $earned } und kaufst { $bought } für { $spent }: Dir bleiben { $after }.

## 6. Karten und Götter

learn-cards = Karten und Götter
learn-cards-1 = Mit dem Senator kaufst du bis zu zwei der sieben Karten in der Auslage. Eine Karte kostet die Waren, die auf ihr stehen, und die Waren unter ihrem Feld. Das Feld ganz links ist kostenlos.
learn-cards-2 = Eine neue Karte gibt dir eine weitere Aktion und am Ende Punkte. So viel ist eine Karte jedes Gottes wert:
learn-cards-3 = Sammle also Karten der Götter, die belohnen, worin du gut bist, und baue weiter für sie.
learn-cards-picture = Sieben Karten zum Kaufen. Die Karte auf Feld { $slot } ({ $card }) kostet { $cost }.

## 7. Das Ende

learn-end = Das Ende
learn-end-1 = Die Partie endet, wenn jemand die letzte Karte kauft oder alle { $houses } Häuser gebaut hat. Diese Person bekommt die Concordia-Karte mit { $points } Punkten. Alle anderen haben noch einen Zug.
learn-end-2 = Jetzt zählen alle deine Karten, auf der Hand und im Ablagestapel. So wird deine Partie aus dem ersten Bild gewertet. Du hast { $houses } Häuser in { $provinces } Provinzen, { $brick } davon in Ziegelstädten, und { $colonists } Kolonisten auf dem Plan. Dazu hast du { $coins } und im Lagerhaus { $goods }.
learn-end-picture = Deine { $points } Punkte, Gott für Gott.
learn-end-3 = Mehr brauchst du nicht. In deiner ersten Partie erklären Hinweise jede neue Entscheidung.
learn-end-god = Gott
learn-end-counted = Karten und was sie zählen
learn-end-points = Punkte
learn-end-total = Summe

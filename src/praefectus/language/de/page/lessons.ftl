# Die angeleitete erste Partie und die kurzen Lektionen: was die Anleitung sagt.

coach = Anleitung
coach-begin = Los
coach-stop = Anleitung ausschalten
coach-go-on = Weiter
coach-learned = Was du gelernt hast
coach-suggests = Vorschlag: { $choice }.
front-guided = Angeleitete erste Partie
front-guided-what = Eine echte Partie gegen zwei leichte Bots, Schritt für Schritt erklärt, bis du deine Karten zum ersten Mal zurücknimmst.
front-lessons = Einführungen in die Erweiterungen

lesson-first = Deine erste Partie
lesson-first-goal-1 = Wer die meisten Punkte hat, gewinnt, und fast alle Punkte kommen von den Karten.
lesson-first-goal-2 = Jede Karte gehört einem Gott, und jeder Gott belohnt eine Sache: Häuser, Provinzen, Warensorten, Kolonisten oder Geld.
lesson-first-goal-3 = Jede Karte zählt, was ihr Gott belohnt. Sammle also mehrere Karten eines Gottes und baue aus, was er belohnt.
lesson-first-learned-1 = Du spielst eine Karte pro Zug. Der Tribun holt alle zurück: je mehr auf einmal, desto besser.
lesson-first-learned-2 = Häuser bringen Waren, wenn ihre Provinz produziert; Waren bezahlen Häuser und Karten.
lesson-first-learned-3 = Jede Karte zählt, was ihr Gott belohnt. Unter „Punkte“ siehst du, was dein nächstes Haus oder deine nächste Karte wert wäre.

lesson-salt = Salz
lesson-salt-goal-1 = Salz ersetzt jede andere Ware, beim Zahlen und beim Verkaufen.
lesson-salt-goal-2 = Ein Haus in einer Salzstadt ist teuer (1 Werkzeug, 1 Wein, 5 Sesterzen) und produziert Salz.
lesson-salt-goal-3 = Spare Salz für das, was dir fehlt: Deine anderen Waren werden zuerst bezahlt.
lesson-salt-learned-1 = Deine anderen Waren werden immer zuerst ausgegeben, Salz wird also nie verschwendet.

lesson-forum = Das Forum
lesson-forum-goal-1 = Du beginnst mit einem Patrizier, der die ganze Partie bei dir bleibt.
lesson-forum-goal-2 = Wenn du den Tribun spielst, darfst du eine Forumskarte nehmen. Je mehr Karten du zurücknimmst, desto größer ist die Auswahl.
lesson-forum-goal-3 = Bürger helfen einmal und sofort; Patrizier bleiben.
lesson-forum-learned-1 = Ein später Tribun mit vielen Karten lässt dich aus dem ganzen Forum wählen.

lesson-fish = Der Fischmarkt
lesson-fish-goal-1 = Fisch liegt statt der Bonusmarker aus: Produziere in einer Provinz, nimm ihren Fisch und gib ihn an den Marktständen aus.
lesson-fish-goal-2 = Zwei Fisch teilen sich ein Feld deines Lagerhauses.
lesson-fish-goal-3 = Jeder Stand zeigt, was er für wie viel Fisch gibt. Zeig darauf, um es zu lesen.
lesson-fish-learned-1 = Fisch ist eine zweite Währung: Er kauft, was deine Häuser nicht produzieren.

lesson-teams = Teams
lesson-teams-goal-1 = Du und dein Partner gegenüber zählt eure Punkte zusammen.
lesson-teams-goal-2 = Wenn du deine Karte ausgeführt hast, darf dein Partner sie auch nutzen, und umgekehrt.
lesson-teams-goal-3 = Wähle also Karten, die euch beiden helfen. Venus belohnt Provinzen, in denen ihr beide ein Haus habt.
lesson-teams-learned-1 = Was dein Partner als Nächstes braucht, ist ein ebenso guter Grund für eine Karte wie das, was du brauchst.

lesson-roma = Roma
lesson-roma-goal-1 = Der Plan ist die Stadt selbst: Kolonisten kommen durch die Tore, Schiffe fahren auf einer Leiste von Häfen.
lesson-roma-goal-2 = Ein Schiff nimmt, was sein Hafen gibt; in Carthago und Athenae darf es beim Landen bauen, und nur dann.
lesson-roma-goal-3 = Alles andere ist wie gewohnt: Häuser, Waren, Karten und Götter.
lesson-roma-learned-1 = Plane deine Schiffe: Sie fahren nie zurück, und die Belohnung eines Hafens gibt es nur beim Landen.

lesson-sicilia = Sicilia
lesson-sicilia-goal-1 = Wenn du den Tribun spielst, ziehst du ein Vulkanplättchen, und der Vulkan trifft diese Provinz eine Stufe stärker.
lesson-sicilia-goal-2 = Erst ist der Bonus weg, dann baut dort niemand mehr, zuletzt wird nichts mehr produziert.
lesson-sicilia-goal-3 = Sieh dir die Vulkantafel an, bevor du baust: Sie zeigt, wie weit jede der drei Provinzen ist.
lesson-sicilia-learned-1 = Lass die Provinzen am Vulkan früh produzieren, und baue auch anderswo.

lesson-solo = Gegen Contrarius
lesson-solo-goal-1 = Du spielst allein; Contrarius antwortet auf jeden deiner Züge mit Würfeln und eigenen Regeln.
lesson-solo-goal-2 = Er braucht weder Waren noch Sesterzen: Er baut, kauft und punktet.
lesson-solo-goal-3 = Die Tafel zeigt, wie er auf jede deiner Karten antworten wird.
lesson-solo-learned-1 = Sieh dir seine Antwort an, bevor du spielst: Eine Karte, die für dich etwas schlechter ist, kann für ihn viel schlechter sein.

coach-card-architect = Häuser kommen zuerst: Jedes bringt eine Ware, wann immer seine Provinz produziert, und bei den meisten Göttern Punkte. Bewege deine Kolonisten, dann baue neben ihnen.
coach-card-prefect = Produziere jetzt in einer Provinz: Alle mit einem Haus dort bekommen dessen Ware, den Bonus bekommst nur du. Wähle eine, in der du ein Haus hast, oder einen Bonus, den du brauchst.
coach-card-mercator = Am Anfang ist das Geld knapp. Nimm 3 Sesterzen, verkaufe, wovon du zu viel hast, und kaufe, was dein nächstes Haus kostet.
coach-card-senator = Karten sind Punkte. Kaufe eine, deren Gott belohnt, was du schon hast. Zeig auf eine Karte der Auslage, um zu sehen, was sie dir wert ist.
coach-card-colonist = Mehr Kolonisten erreichen mehr Städte, und Mars belohnt sie.
coach-card-tribune = Deine Hand ist klein. Der Tribun bringt jede Karte zurück, dazu einen Sesterz für jede Karte ab der vierten.
coach-card-diplomat = Der Diplomat kopiert die oberste Karte eines anderen Ablagestapels. Gibt es eine, die du ein zweites Mal spielen möchtest?
coach-card = Unter ihrem Namen zeigt jede Karte, was sie jetzt tun würde.
coach-move = Alle erreichbaren Linien sind hervorgehoben, mit ihren Schritten und den Städten daneben. Bleib stehen, wo du ein Haus bezahlen kannst (mit Haken).
coach-walk = Wähle die Linie, auf der der Kolonist stehen bleibt.
coach-build = Bau alles, was du bezahlen kannst. Teure Waren (Wein, Tuch) zahlen sich später aus, und jede neue Provinz und Warensorte zählt für einen Gott.
coach-prefect = Die besten Möglichkeiten stehen oben. Eine Provinz, in der andere Häuser haben, hilft auch ihnen.
coach-trade = Zwei Warensorten: Verkaufe, was du für dein nächstes Haus nicht brauchst, und kaufe, was fehlt.
coach-buy = Die ersten Felder sind billig. Nimm lieber einen Gott, von dem du schon Karten hast oder der belohnt, wovon du viel hast.
coach-pay = Zahle mit der Ware, die du am wenigsten brauchst.
coach-colonist = Setze Kolonisten ein, wenn du sie bezahlen kannst; sonst nimm die Sesterzen.
coach-settle = Von hier aus ziehen die Kolonisten bei deinem nächsten Architekten.
coach-copy = Kopiere die Karte, die du ohnehin als Nächstes spielen würdest: Deine eigene bleibt auf der Hand.
coach-take = Behalte, was dein nächstes Haus oder deine nächste Karte kostet.
coach-forum-patrician = Patrizier bleiben die ganze Partie. Wähle einen, der zu deiner Spielweise passt.
coach-forum-forum = Nimm, was dir am schnellsten hilft. Für Karten weiter hinten brauchst du mehr zurückgenommene Karten.
coach-end = Hier ist nichts mehr zu tun: Beende deinen Zug. Bis dahin kannst du alles zurücknehmen.
coach-market = Vor deiner Karte darfst du den Markt besuchen: das erste Mal an einem beliebigen Stand, danach den Pfeilen nach. Jeder Stand, an dem du vorbeigehst, kostet 1 Sesterz.
coach-stand = Tu, was der Stand bietet, oder lass ihn aus.
coach-offer = Wähle, was du hier bezahlst und was du dafür bekommst.
coach-use_forum = Hier kannst du eine Forumskarte benutzen. Bürger sind danach weg, Patrizier bleiben.
coach-teams-role = Die Karte deines Partners: Nutze sie auch, mit deinen eigenen Kolonisten und Waren, oder lass sie aus.
coach-start = Beginne in der Nähe guter Städte und weit weg von deinem Partner.
coach-sail = Ein Schiff rückt einen oder mehrere Häfen vor. Jeder Hafen gibt etwas anderes.
coach-ship_house = Jetzt oder nie: Ist das Schiff weitergefahren, kannst du hier nicht mehr bauen.
coach-god = Wähle den Gott, der dir jetzt die meisten Punkte gibt; jede Zeile zeigt, wie viele.
coach-salt-play = Salz bezahlt alles, was dir fehlt; sieh also nach, was du damit bezahlen könntest.
coach-fish-prefect = Auf zwei Fisch auf einem Feld lohnt es sich zu warten. Einsammeln füllt die leeren Felder wieder auf und bringt dir eine beliebige Ware.
coach-teams-play = Dein Partner darf dieselbe Karte gleich nach dir ausführen.
coach-roma-play = Der Architekt bewegt auch Schiffe: Ein Schritt bringt ein Schiff in einen beliebigen Hafen vor ihm.
coach-sicilia-play = Sieh auf die Tafel des Vulkans: Wo ist das nächste Plättchen gefährlich?
coach-solo-play = Jede Zeile zeigt, wie Contrarius antworten wird.
coach-role = Wähle, welche der beiden Personen du nutzt. Jede Zeile zeigt, was sie tun würde.
coach-suggest = Wähle die Karte, die euch beiden am meisten helfen würde.
coach-partner = Spiele eine Karte, die euch beiden hilft. Du führst sie zuerst aus.

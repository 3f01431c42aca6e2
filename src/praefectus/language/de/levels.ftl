# Die Stärken der Bots: wie jede heißt und was von ihr zu erwarten ist.

level-random = Sorglos
level-random-text = Spielt irgendetwas Erlaubtes; gut zum Ausprobieren.
level-novice = Sanft
level-novice-text = Sieht weniger als ein Viertel dessen, was möglich ist: für das allererste Spiel, und für Kinder.
level-beginner = Leicht
level-beginner-text = Übersieht mehr als die Hälfte dessen, was möglich wäre: ein freundlicher erster Gegner.
level-greedy = Eifrig
level-greedy-text = Nimmt, was jetzt am meisten bringt, und sieht nie über die eigene Karte hinaus.
level-apprentice = Solide
level-apprentice-text = Kann bauen und handeln, übersieht aber ein Viertel davon und sieht nur das eigene Lagerhaus.
level-journeyman = Tüchtig
level-journeyman-text = Baut und handelt gut und übersieht wenig, sieht aber nur das eigene Lagerhaus.
level-explorer = Erfinderisch
level-explorer-text = Spielt wie der Geübte, wechselt aber die ersten Karten.
level-learned = Geübt
level-learned-text = Hat aus Millionen Partien gegen sich selbst gelernt und spielt auf einen Blick.
level-strongest = Am stärksten
level-strongest-text = Das Beste, was es hier gibt: spielt jede gute Möglichkeit vielfach zu Ende, bevor gewählt wird.

# Die Stärken der Bots: wie jede heißt und was von ihr zu erwarten ist.

level-random = Zufällig
level-random-text = Spielt irgendeinen erlaubten Zug. Gut zum Ausprobieren.
level-novice = Einsteiger
level-novice-text = Übersieht drei von vier Möglichkeiten. Für die erste Partie und für Kinder.
level-beginner = Leicht
level-beginner-text = Übersieht mehr als die Hälfte seiner Möglichkeiten. Ein freundlicher erster Gegner.
level-greedy = Gierig
level-greedy-text = Nimmt, was jetzt die meisten Punkte gibt, und plant nie voraus.
level-apprentice = Mittel
level-apprentice-text = Baut und handelt, übersieht aber jede vierte Möglichkeit und achtet nicht auf dich.
level-journeyman = Schwer
level-journeyman-text = Baut und handelt gut, achtet aber nicht auf dich.
level-explorer = Kreativ
level-explorer-text = Spielt wie Experte, aber mit abwechslungsreicheren Eröffnungen.
level-learned = Experte
level-learned-text = Hat aus Millionen Partien gegen sich selbst gelernt. Spielt sofort.
level-strongest = Am stärksten
level-strongest-text = Der beste Bot hier: spielt jeden vielversprechenden Zug viele Male durch, bevor er sich entscheidet.

# Was die Seite über Aegyptus sagt.

fertile-here = Hier liegt der Fruchtbarkeitsmarker

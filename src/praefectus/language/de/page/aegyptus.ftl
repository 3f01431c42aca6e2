# Was die Seite über Aegyptus sagt.

fertile-here = Hier liegt der Fruchtbarkeitsmarker
fertile-lesson = Hier liegt der Fruchtbarkeitsmarker: Wer hier mit einem Präfekten produziert, bekommt mehr Nahrung, danach zieht der Marker flussabwärts.
trade-lesson = Handel ({ $trade }): Seine Schiffe bringen Sesterzen, sobald jemand hier produziert.

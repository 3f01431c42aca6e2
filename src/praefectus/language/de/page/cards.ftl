# Was auf den Karten der Hand steht: was jede tut, in wenigen Worten.

card-line-tribune = Nimm alle gespielten Karten zurück
card-line-architect = Bewege deine Kolonisten und baue Häuser
card-line-prefect = Produziere, oder nimm den Geldbonus
card-line-colonist = Setze Kolonisten ein, oder nimm Sesterzen
card-line-mercator = Nimm 3 Sesterzen, handle mit zwei Sorten
card-line-mercator5 = Nimm 5 Sesterzen, handle mit zwei Sorten
card-line-diplomat = Kopiere eine oberste Karte der anderen
card-line-senator = Kaufe bis zu zwei Karten der Auslage
card-line-consul = Kaufe eine Karte; ihr Feld ist kostenlos
card-line-mason = Je Haus in Ziegel{ "\u00AD" }städten 1 Ziegel
card-line-farmer = Je Haus in Nahrungs{ "\u00AD" }städten 1 Nahrung
card-line-smith = Je Haus in Werkzeug{ "\u00AD" }städten 1 Werkzeug
card-line-vintner = Je Haus in Wein{ "\u00AD" }städten 1 Wein
card-line-weaver = Je Haus in Tuch{ "\u00AD" }städten 1 Tuch
card-line-magister = Wiederhole deine letzte Karte
card-line-prefect_architect = Nutze den Präfekten oder den Architekten
card-line-architect_mercator = Architekt, oder Mercator mit 5 Sesterzen
card-line-prefect_mercator = Präfekt, oder Mercator mit 5 Sesterzen
card-line-praetor = Du und dein Partner dürft je eine Karte kaufen
card-line-legatus = Schlage deinem Partner eine Karte vor
card-line-proconsul = Kaufe eine Karte nur für ihre Waren

score-together = Zusammen
score-half = Hälfte der gemeinsamen Punkte

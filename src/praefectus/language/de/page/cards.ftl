# Was auf den Karten der Hand steht: was jede tut, in wenigen Worten.

card-line-tribune = Nimm alle gespielten Karten zurück
card-line-architect = Bewege deine Kolonisten und baue Häuser
card-line-prefect = Produziere in einer Provinz für alle und nimm ihren Bonus, oder nimm den Geldbonus
card-line-colonist = Setze Kolonisten für je 1 Nahrung und 1 Werkzeug ein, oder nimm Sesterzen
card-line-mercator = Nimm 3 Sesterzen und handle mit zwei Warensorten
card-line-mercator5 = Nimm 5 Sesterzen und handle mit zwei Warensorten
card-line-diplomat = Kopiere die oberste Karte eines anderen Ablagestapels
card-line-senator = Kaufe bis zu zwei Karten aus der Auslage
card-line-consul = Kaufe eine Karte aus der Auslage nur für die Waren auf der Karte
card-line-mason = Deine Häuser in Ziegelstädten produzieren je 1 Ziegel
card-line-farmer = Deine Häuser in Nahrungsstädten produzieren je 1 Nahrung
card-line-smith = Deine Häuser in Werkzeugstädten produzieren je 1 Werkzeug
card-line-vintner = Deine Häuser in Weinstädten produzieren je 1 Wein
card-line-weaver = Deine Häuser in Tuchstädten produzieren je 1 Tuch
card-line-magister = Wiederhole die Karte, die du zuletzt gespielt hast
card-line-prefect_architect = Nutze den Präfekten oder den Architekten
card-line-architect_mercator = Nutze den Architekten oder einen Mercator mit 5 Sesterzen
card-line-prefect_mercator = Nutze den Präfekten oder einen Mercator mit 5 Sesterzen
card-line-praetor = Du und dein Partner dürft je eine Karte zum Preis des Senators kaufen
card-line-legatus = Sieh die Hand deines Partners an und schlage eine Karte vor
card-line-proconsul = Kaufe eine Karte nur für die Waren darauf

score-together = Zusammen
score-half = Hälfte der gemeinsamen Punkte

# Was die Seite und Python beide sagen: Waren, Mengen, Farben der Plätze, Aufzählungen.

list-middle = { $head }, { $next }
list-last = { $head } und { $last }

colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-blue = Blau
colour-black = Schwarz
colour-white = Weiß

good-brick = Ziegel
good-food = Nahrung
good-tool = Werkzeug
good-wine = Wein
good-cloth = Tuch
good-salt = Salz
good-fish = Fisch
good-any = beliebige Ware

amount-brick = { $count } Ziegel
amount-food = { $count } Nahrung
amount-tool = { $count } Werkzeug
amount-wine = { $count } Wein
amount-cloth = { $count } Tuch
amount-salt = { $count } Salz
amount-fish = { $count } Fisch
amount-coins = { $count } { $count ->
    [one] Sesterz
   *[other] Sesterzen
}

grade-certain = sicher
grade-inferred = erschlossen
grade-proposed = Vorschlag

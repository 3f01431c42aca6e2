# Was die Seite und Python beide sagen: Waren, Mengen, Farben der Plätze, Aufzählungen.

list-middle = { $head }, { $next }
list-last = { $head } und { $last }
list-or = { $head } oder { $last }
percent = { $share } %

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
grade-proposed = unsere Lesart

told-any = { $count ->
    [one] { $count } Ware deiner Wahl
   *[other] { $count } Waren deiner Wahl
}
told-any-of = { $goods } ({ $among })
told-partner = { $coins } (davon { $partner } von deinem Partner)
told-pay = zahle { $things }
told-get = erhalte { $things }
told-more = bis zu { $coins } mehr, je nach Ware
told-points = { SIGNED($points) } { $points ->
    [one] Punkt
   *[other] Punkte
}
told-range = { SIGNED($least) } bis { $points }
told-card = { $points } ({ SIGNED($card) } durch die Karte selbst)
told-no-points = keine Punkte ({ SIGNED($card) } durch die Karte selbst)
told-choice = { $text }: { $told }.
told-plain = { $text }.
told-then = { $sentence } Dann: { $then }.

score-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} × { $each }
score-vesta = { $value } für { $coins } an Geld und Waren
score-jupiter = { $value ->
    [one] { $value } Haus
   *[other] { $value } Häuser
} außerhalb von Ziegelstädten
score-saturnus = { $value ->
    [one] { $value } Provinz
   *[other] { $value } Provinzen
} mit Haus
score-mercurius = { $each } × { $count ->
    [one] { $count } Warensorte
   *[other] { $count } Warensorten
}
score-mars = { $each } × { $count ->
    [one] { $count } Kolonist
   *[other] { $count } Kolonisten
} auf dem Plan
score-venus = { $value } für Provinzen mit zwei Häusern
score-venus-together = { $value } für Provinzen, in denen beide Partner ein Haus haben
score-mason = Maurer: { $each } × { $count ->
    [one] { $count } Haus in einer Ziegelstadt
   *[other] { $count } Häuser in Ziegelstädten
}
score-farmer = Bauer: { $each } × { $count ->
    [one] { $count } Haus in einer Nahrungsstadt
   *[other] { $count } Häuser in Nahrungsstädten
}
score-smith = Schmied: { $each } × { $count ->
    [one] { $count } Haus in einer Werkzeugstadt
   *[other] { $count } Häuser in Werkzeugstädten
}
score-vintner = Winzer: { $each } × { $count ->
    [one] { $count } Haus in einer Weinstadt
   *[other] { $count } Häuser in Weinstädten
}
score-weaver = Weber: { $each } × { $count ->
    [one] { $count } Haus in einer Tuchstadt
   *[other] { $count } Häuser in Tuchstädten
}
score-times = { $count } × { $said }
score-with-best = { $count ->
    [one] { $count } Haus in einer Salzstadt
   *[other] { $count } Häuser in Salzstädten
}, mit dem besten Spezialisten gewertet

nothing-at-address = Unter dieser Adresse gibt es nichts. Prüfe den Link.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-must-go = Ich muss jetzt los.
phrase-good-game = Schönes Spiel!
phrase-again = Spielen wir noch einmal?

push-say-turn = Du bist am Zug
push-say-start = Deine Partie hat begonnen
push-say-rematch = Du bist zu einer Revanche eingeladen
push-say-time-short = Deine Zeit wird knapp
push-say-time-up = Deine Zeit ist um
push-say-stand-in = Ein Bot spielt für dich
push-say-undo = Jemand möchte einen Zug zurücknehmen
push-say-reminder = Die anderen warten auf dich
push-say-over = Deine Partie ist zu Ende
push-say-several = { $count } deiner Partien warten auf dich
push-say-appointment = Deine Partie beginnt gleich
push-say-invitation = Du bist zu einer Partie eingeladen
push-say-entered = Jemand hat sich mit deiner E-Mail-Adresse angemeldet

watch-delayed = { $turns ->
    [one] Gewertete Partie: Du siehst sie { $turns } Zug später.
   *[other] Gewertete Partie: Du siehst sie { $turns } Züge später.
}

# Der Tisch: Spielplan, Entscheidung, Mitspielende, Auslage, Bericht, Gespräch.

## Drum herum

skip-board = Zum Spielplan
skip-decision = Zur Entscheidung
past-move = Du siehst Schritt { $number }
back-to-now = Zurück zum Jetzt
cards-for-sale = Kartenauslage
show-scoring = Schlusswertung zeigen
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; deine Wahl ist aufgehoben.
choice-kept = Die Verbindung ist weg; deine Wahl ist aufgehoben und wird gesendet, sobald sie wieder da ist.
your-seats = Deine Plätze
this-screen = Dieser Bildschirm:
bot-plays-for = Ein Bot spielt für { $name }.
take-seat-back = Platz zurücknehmen
deck-left = noch { $count } im Stapel
cards-left = Karten übrig
most-houses = meiste Häuser von 15
points-short = { $count } P.

## Auf dem Telefon

phone-decide = Wahl
phone-hand = Hand
phone-store = Lager
phone-cards = Karten
phone-more = Punkte
phone-move = Schritt { $number }
phone-now = Jetzt
phone-sheet = Blatt
phone-sheet-what = Was du tun kannst
phone-sheet-size = Blatt: { $size ->
    [peek] niedrig
    [full] voll
   *[half] halb
}; Höhe ändern

## Die Entscheidung

decision = Entscheidung
looking-back = Rückblick
move-of = Schritt { $move } von { $last }
in-round = Runde { $round }
round-sending = Runde { $round }, wird gesendet
is-to-act = { $name } ist an der Reihe
is-thinking = { $name } denkt nach
is-next-here = { $name } ist als Nächstes an diesem Bildschirm
you-watch = Du schaust zu.
nothing-here = Hier kann nichts gespielt werden.
try-copy = Von hier aus auf einer Kopie probieren
copy-move = Link zu diesem Schritt kopieren
scoring-below = Die Schlusswertung steht unten
turn-so-far = Dieser Zug bisher
undo-to-step = bis vor diesen Schritt zurücknehmen
choose = Wähle
choices = Wahlmöglichkeiten
show-all = Alle { $count } Möglichkeiten zeigen
this-turn = Dieser Zug
after-choice = nach dieser Wahl
what-you-have = was du hast
end-turn = Zug beenden
reveals = deckt auf
hand-over-to = An { $name } übergeben
time-up-bot = Die Zeit von { $name } ist um: einen Bot weiterspielen lassen
plan-copy = Auf einer Kopie des Plans planen
next-game = Nächste Partie, die auf mich wartet
no-other-game = Keine andere Partie wartet auf dich.
undo-revealed = Etwas wurde aufgedeckt: Die anderen müssen zustimmen
ask-undo = Rücknahme erbitten
undo-step = Letzten Schritt zurücknehmen
undo-step-key = Letzten Schritt zurücknehmen (Z)
undo-step-short = Schritt
undo-turn = Zug zurücknehmen
undo-turn-key = Den ganzen Zug zurücknehmen (Umschalt Z)
undo-turn-short = Zug
hint-key = Was täte ein Bot? (I)
ask-hint = Um einen Tipp bitten
ask-turn-back = Bitten, meinen Zug zurückzunehmen
points-now = { $points } jetzt
less = weniger
more = mehr
marked = markiert
agree = Einverstanden
no = Nein
waiting-for = wartet auf { $names }

## Hinweise der ersten Partie

first-game = Erste Partie
lit-now = Jetzt leuchten: { $things }.
show-me = Zeig sie mir
the-rule = Die Regel
no-more-hints = Keine solchen Hinweise mehr
lit-cards = { $count } { $count ->
    [one] Karte auf deiner Hand
   *[other] Karten auf deiner Hand
}
lit-cities = { $count } { $count ->
    [one] Stadt auf dem Plan
   *[other] Städte auf dem Plan
}
lit-lines = { $count } { $count ->
    [one] Linie auf dem Plan
   *[other] Linien auf dem Plan
}
lit-colonists = { $count } { $count ->
    [one] Kolonist auf dem Plan
   *[other] Kolonisten auf dem Plan
}
lit-provinces = { $count } { $count ->
    [one] Provinz
   *[other] Provinzen
}
lit-slots = { $count } { $count ->
    [one] Karte zu kaufen
   *[other] Karten zu kaufen
}
lit-seats = { $count } { $count ->
    [one] Person
   *[other] Personen
}
lit-goods = { $count } { $count ->
    [one] Ware
   *[other] Waren
}

## Der Spielplan

board-lit = Spielplan { $board }. { $count ->
    [0] Nichts leuchtet.
    [one] { $count } Ort leuchtet.
   *[other] { $count } Orte leuchten; die Pfeiltasten führen von einem zum nächsten.
}
lit-outside = Ein leuchtender Ort außerhalb des Ausschnitts: zeigen
lit-count = { $count } leuchten
zoom-in = vergrößern
zoom-in-key = Vergrößern (+)
zoom-out = verkleinern
zoom-out-key = Verkleinern (−)
whole-board = ganzer Plan
whole-board-key = Ganzer Plan (0)
owners = Besitzer
owners-key = Zeigen, wem was gehört (O)
prices = Preise
prices-key = Preise für mich zeigen (P)
bonus-markers = Bonusmarker
bonus-marker = Bonusmarker: { $marker }
bonus-now = so viel bekommt jetzt ein Präfekt, der die Sesterzen nimmt
marker-none = keiner
closed = geschlossen
coin = Sesterz
city = Stadt
city-of = { $good ->
    [brick] Ziegelstadt
    [food] Nahrungsstadt
    [tool] Werkzeugstadt
    [wine] Weinstadt
    [cloth] Tuchstadt
   *[salt] Salzstadt
}
city-in = in { $province }. Bonusmarker: { $marker }
price-for-you = Preis für dich
none-yet = noch keins
points-now-label = Punkte jetzt
prefect-nothing = Ein Präfekt brächte hier jetzt keinem Haus etwas.

## Mitspielende, Hände und Lagerhäuser

automa = Automat
stands-in = springt ein
acting = am Zug
thinking = denkt
light-houses = Häuser von { $name } hervorheben
magnus-twice = Praefectus Magnus: Der Bonus der nächsten Produktion zählt doppelt
time-up = die Zeit ist um
time-left = Zeit übrig
points-if-ended = Punkte, wenn die Partie jetzt endete
points-and-forecast = Punkte, wenn die Partie jetzt endete; am Ende sind { $expected } zu erwarten
land-on-board = Landkolonisten auf dem Plan
ships-on-board = Schiffe auf dem Plan
houses-left = Häuser, die noch gebaut werden können
cards-in-hand = Karten auf der Hand / alle Karten
top-of-pile = oben auf dem Stapel: { $card }
pile-none = kein Stapel
your-hand = Deine Hand
hand-of-cards = Deine Hand, { $count } von { $all } Karten
pile-top = { $card } auf einem Stapel von { $count }
no-pile = Noch kein Stapel
no-hand = Keine Karte auf der Hand.
watching-hand = Du schaust zu: Hand von { $name }
times = { $count }-mal.
now = Jetzt
your-storehouse = Dein Lagerhaus
storehouse-of = Lagerhaus von { $name }
spaces-free = { $count } { $count ->
    [one] Feld frei
   *[other] Felder frei
}
space-free = freies Feld
good-prices = Preis jeder Ware, beim Kauf und Verkauf
good-worth = { $good }, { $price } wert
land-at-home = Landkolonist im Lagerhaus
ship-at-home = Schiff im Lagerhaus

## Karten zu kaufen

shelf = Auslage
shelf-hide = Zu
shelf-hide-key = Auslage verbergen (M)
slot-payable = { $card }, du kannst zahlen
slot-pay = bezahlbar
slot-pay-worth = bezahlbar, +{ $points }
slot-worth = , jetzt { $points } wert
slot-empty = leeres Feld
slot-place-price = Preis dieses Feldes
slot-prices = Preis der Karte | Preis des Feldes

## Das Ende

last-round = Letzte Runde
last-round-of = Letzte Runde: { $names } noch am Zug
ends-with = Ende mit
ends-when = Die Partie endet, wenn die letzte Karte gekauft oder ein 15. Haus gebaut ist; dann haben alle anderen noch einen Zug
last-card = letzter Karte:
last-house = 15. Haus:
left = noch { $count }
watchers = { $count } schauen zu

## Punkte, Bericht, Gespräch, Notizen

side = Punkte, Bericht, Chat
score = Punkte
log = Bericht
chat = Chat
notes = Notizen
score-off = Der laufende Punktestand ist in den Einstellungen ausgeschaltet.
score-end = Ende
score-expected = Zu erwartende Punkte
score-chance = Gewinnchance
score-forecast-what = Was der stärkste Bot von hier an erwartet, wenn alle spielen wie er.
score-nothing = noch nichts
score-show = Auf dem Plan zeigen
score-show-all = Wieder alles zeigen
score-explains = Jede Zahl erklärt sich selbst: Wähle eine.
log-whose = Wessen Zeilen
log-all = Alle
log-only = Nur { $name }
log-earlier = Frühere Zeilen
log-setup = Aufbau
log-taken-back = Zurückgenommen: { $count }
log-look = Den Tisch danach ansehen
chat-is-closed = Der Chat ist geschlossen, bis die Partie zu Ende ist.
chat-silent = Im Teamspiel sprechen Partner nur durch den Legatus.
chat-nothing = Noch wurde nichts gesagt.
chat-say = Sag etwas in die Runde
chat-sit = Nimm Platz, um mitzureden
chat-message = Nachricht
chat-send = Senden
notes-kept = Gesichert.
notes-private = Das kannst nur du lesen.
notes-watching = Notizen gehören zu einem Platz; du schaust zu.
history = Verlauf
history-back = einen Schritt zurück
history-on = einen Schritt weiter
history-play = abspielen
history-pause = anhalten
history-move = Schritt
history-at = Schritt { $move } von { $last }
history-keys = ← → Schritte, Umschalt: Züge
chat-silenced = Du hörst nichts von { $names }.
seed-chosen = Aufbau { $seed }, gewählt vom Gastgeber, der die Ziehungen kennen kann

# Provinces that are colours
province-red = Rot
province-green = Grün
province-light-green = Hellgrün
province-dark-green = Dunkelgrün
province-yellow = Gelb
province-blue = Blau
province-black = Schwarz
province-brown = Braun
province-crimson = Karminrot
province-orange = Orange
province-taupe = Graubraun
province-gold = Gold
province-purple = Violett
province-teal = Petrol
province-turquoise = Türkis
province-grey = Grau
province-pink = Rosa

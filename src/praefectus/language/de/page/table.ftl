# Der Tisch: Spielplan, Entscheidung, Mitspielende, Auslage, Bericht, Chat.

## Drum herum

skip-board = Zum Spielplan
skip-decision = Zur Entscheidung
past-move = Du siehst Zug { $number }
back-to-now = Zurück zur Partie
cards-for-sale = Auslage
show-scoring = Schlusswertung zeigen
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
choice-kept = Die Verbindung ist unterbrochen. Deine Wahl wird gesendet, sobald du wieder online bist.
your-seats = Deine Plätze
this-screen = An diesem Gerät:
bot-plays-for-you = Ein Bot spielt für dich, { $name }.
away-since = { $name } ist seit { $time } weg.
waiting-since = Warten auf { $name } seit { $time }.
reminded-at = { $name } wurde um { $time } erinnert.
remind = { $name } erinnern
you-are-reminded = Die anderen warten auf dich.
you-were-reminded = Die anderen warten auf dich. Erinnerung um { $time }.
stand-in-from = Ab { $time } kann ein Bot übernehmen.
stand-in-let = Einen Bot für { $name } spielen lassen
take-seat-back = Wieder selbst spielen
deck-left = noch { $count } im Stapel
cards-left = Karten übrig
most-houses = meiste Häuser (von 15)
points-short = { $count } P.

## Auf dem Telefon

phone-decide = Wahl
phone-hand = Hand
phone-store = Lager
phone-cards = Karten
phone-more = Mehr
phone-move = Zug { $number }
phone-now = Live
phone-sheet = Leiste
phone-sheet-what = Was du tun kannst
phone-sheet-size = Leiste: { $size ->
    [peek] niedrig
    [full] voll
   *[half] halb
}; Höhe ändern

## Die Entscheidung

decision = Entscheidung
looking-back = Rückblick
move-of = Zug { $move } von { $last }
in-round = Runde { $round }
round-sending = Runde { $round }, wird gesendet
is-to-act = { $name } ist am Zug
is-thinking = { $name } denkt nach
is-next-here = Gib das Gerät an { $name }
you-watch = Du schaust zu.
nothing-here = In einer früheren Stellung kannst du nicht spielen.
try-copy = Von hier aus etwas anderes ausprobieren (auf einer Kopie)
scoring-below = Die Schlusswertung steht unten
turn-so-far = Dieser Zug bisher
undo-to-step = diesen Schritt und alles danach zurücknehmen
choose = Wähle
choices = Wahlmöglichkeiten
show-all = Alle { $count } Möglichkeiten zeigen
this-turn = Dieser Zug
after-choice = Nach dieser Wahl
what-you-have = Du hast
end-turn = Zug beenden
reveals = nicht rücknehmbar
reveals-what = Deckt etwas auf, zum Beispiel eine neue Karte. Danach müssen alle zustimmen, wenn du zurücknehmen willst.
hand-over-to = Ich bin { $name }: meine Karten zeigen
time-up-bot = { $name } hat keine Zeit mehr: einen Bot übernehmen lassen
plan-copy = Auf einer Kopie planen
next-game = Meine nächste wartende Partie
sandbox = Sandkasten
sandbox-what = Probier aus, was du willst: Die Partie ändert sich nicht.
sandbox-bots = Bots spielen
sandbox-save = Speichern
sandbox-saved = Gespeichert unter „Meine Partien“.
sandbox-back = Zurück zur Partie
no-other-game = Keine andere Partie wartet auf dich.
undo-revealed = Etwas wurde aufgedeckt, also müssen die anderen zustimmen
ask-undo = Rücknahme anfragen
undo-step = Letzten Schritt zurücknehmen
undo-step-key = Letzten Schritt zurücknehmen (Z)
undo-step-short = Schritt zurück
undo-turn = Zug zurücknehmen
undo-turn-key = Den ganzen Zug zurücknehmen (Umschalt Z)
undo-turn-short = Zug zurück
hint-key = Was würde ein Bot tun? (I)
ask-hint = Tipp
ask-turn-back = Um Rücknahme meines Zuges bitten
points-now = { $points } jetzt
less = weniger
more = mehr
marked = markiert
agree = Einverstanden
no = Nein
waiting-for = wartet auf { $names }

## Hinweise der ersten Partie

first-game = Hinweis zur ersten Partie
lit-now = Du kannst anklicken: { $things }.
show-me = Zeigen
the-rule = Zur Regel
no-more-hints = Hinweise ausschalten
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
    [one] Karte in der Auslage
   *[other] Karten in der Auslage
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
    [0] Hier ist nichts zu wählen.
    [one] { $count } Ort zur Wahl.
   *[other] { $count } Orte zur Wahl; benutze die Pfeiltasten.
}
lit-outside = Hervorgehobenen Ort außerhalb des Bildes zeigen
lit-count = { $count } hervorgehoben
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
bonus-now = so viel bekäme ein Präfekt jetzt
marker-none = keiner
marker-open = Ein Präfekt kann hier produzieren.
marker-used = Hat schon produziert. Hier kann erst wieder produziert werden, wenn ein Präfekt die Münzen eingesammelt hat.
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
city-in = { $city } { $where }. Bonusmarker: { $marker }
province-where = in { $province }
price-for-you = Preis für dich
none-yet = noch keine
points-now-label = Punkte jetzt
prefect-nothing = Hier zu produzieren gäbe jetzt niemandem Waren.

## Mitspielende, Hände und Lagerhäuser

automa = automatischer Gegner
stands-in = Bot spielt
acting = am Zug
thinking = denkt
light-houses = Häuser von { $name } hervorheben
magnus-twice = Praefectus Magnus: doppelter Bonus bei deiner nächsten Produktion
time-up = die Zeit ist um
time-left = Zeit übrig
points-if-ended = Punkte, wenn die Partie jetzt endete
points-and-forecast = Punkte, wenn die Partie jetzt endete; Vorhersage { $expected }
land-on-board = Landkolonisten auf dem Plan
ships-on-board = Schiffe auf dem Plan
houses-left = Häuser, die noch gebaut werden können
cards-in-hand = Karten auf der Hand / alle Karten
top-of-pile = oben auf dem Ablagestapel: { $card }
pile-none = kein Ablagestapel
your-hand = Deine Hand
hand-of-cards = Deine Hand, { $count } von { $all } Karten
pile-top = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, oben { $card }
no-pile = Ablagestapel leer
no-hand = Keine Karte auf der Hand.
watching-hand = Du siehst die Hand von { $name }
times = ×{ $count }
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
shelf-hide = Schließen
shelf-hide-key = Auslage ausblenden (M)
slot-payable = { $card }, bezahlbar
slot-pay = bezahlbar
slot-pay-worth = bezahlbar, +{ $points }
slot-worth = jetzt { $points } wert
slot-empty = leeres Feld
slot-place-price = Kosten dieses Feldes
slot-prices = Kosten der Karte | Kosten des Feldes

## Das Ende

last-round = Letzte Runde
last-round-of = Letzte Runde: { $names } noch am Zug
ends-with = Ende der Partie
ends-when = Die Partie endet, wenn die letzte Karte gekauft oder ein 15. Haus gebaut ist; dann haben alle anderen noch einen Zug
last-card = letzte Karte:
last-house = 15. Haus:
left = noch { $count }
watchers = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}

## Punkte, Bericht, Chat, Notizen

side = Punkte, Bericht, Chat
score = Punkte
log = Bericht
chat = Chat
notes = Notizen
score-off = Der laufende Punktestand ist in den Einstellungen ausgeschaltet.
score-end = Ende
score-expected = Erwartete Punkte
score-chance = Gewinnchance
score-forecast-what = Die Vorhersage des stärksten Bots, wenn alle spielten wie er.
score-nothing = noch nichts.
score-of = { $what }, { $name }:
score-sum = { $sentence } = { $points }.
score-cell = { $what }, { $name }: { $points }. { $sentence }
score-cell-bare = { $what }, { $name }: { $points }
score-show = Auf dem Plan zeigen
score-show-all = Wieder alles zeigen
score-explains = Klicke auf eine Zahl, um zu sehen, wie sie entsteht.
log-whose = Züge von
log-all = Alle
log-only = Nur { $name }
log-earlier = Frühere Züge
log-setup = Aufbau
log-taken-back = Zurückgenommen: { $count }
log-look = Den Plan nach diesem Zug zeigen
chat-is-closed = Der Chat ist geschlossen, bis die Partie zu Ende ist.
chat-silent = Im Teamspiel verständigen sich Partner nur durch den Legatus.
chat-nothing = Noch keine Nachrichten.
chat-say = Nachricht an den Tisch
chat-sit = Nimm Platz, um zu chatten
chat-phrases = Fertige Sätze. Alle lesen sie in ihrer Sprache.
chat-reactions = Reaktionen
reaction-agree = Daumen hoch
reaction-applause = Applaus
reaction-laugh = lacht
reaction-surprise = überrascht
reaction-think = denkt nach
reaction-cheer = hurra
chat-message = Nachricht
chat-send = Senden
notes-kept = Gespeichert.
notes-private = Das kannst nur du lesen.
notes-watching = Notizen gibt es nur für Mitspielende.
history = Verlauf
history-back = einen Zug zurück
history-on = einen Zug weiter
history-play = abspielen
history-pause = anhalten
history-move = Zug
history-at = Zug { $move } von { $last }
history-keys = ← → Schritt, Umschalt: Zug
chat-silenced = Stummgeschaltet: { $names }
seed-chosen = Aufbaucode { $seed }, von der Tischleitung gewählt

# Provinces that are colours
province-red = Rot
    .where = in der roten Provinz
province-green = Grün
    .where = in der grünen Provinz
province-light-green = Hellgrün
    .where = in der hellgrünen Provinz
province-dark-green = Dunkelgrün
    .where = in der dunkelgrünen Provinz
province-yellow = Gelb
    .where = in der gelben Provinz
province-blue = Blau
    .where = in der blauen Provinz
province-black = Schwarz
    .where = in der schwarzen Provinz
province-brown = Braun
    .where = in der braunen Provinz
province-crimson = Karminrot
    .where = in der karminroten Provinz
province-orange = Orange
    .where = in der orangefarbenen Provinz
province-taupe = Graubraun
    .where = in der graubraunen Provinz
province-gold = Gold
    .where = in der goldenen Provinz
province-purple = Violett
    .where = in der violetten Provinz
province-teal = Petrol
    .where = in der blaugrünen Provinz
province-turquoise = Türkis
    .where = in der türkisfarbenen Provinz
province-grey = Grau
    .where = in der grauen Provinz
province-pink = Rosa
    .where = in der rosa Provinz
fold = Weniger zeigen
unfold = Alles zeigen: { $what }
chat-unread = { $count ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
}

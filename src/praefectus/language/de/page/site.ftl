# Die Seite rund um die Tische: Startseite, Tisch eröffnen, Vorraum, Einstellungen, Tasten.

## Wörter, die oft vorkommen

you = Du
bot = Bot
board = Spielplan
card = Karte
seats = Plätze
modules = Module
options = Varianten
rules = Regeln
settings = Einstellungen
keys = Tasten
players = Mitspielende
hints = Tipps
clock = Uhr
listed = Öffentlich
watching = Zuschauen
close = Schließen
copied = Kopiert
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
coins = Sesterzen
free = frei
my-games = Meine Partien
your-name = Dein Name
your-turn = Du bist am Zug
your-turn-at = Du bist am Zug: { $table }
turn-of = { $name } ist am Zug
seat-number = Platz { $number }
seats-count = { $count } { $count ->
    [one] Platz
   *[other] Plätze
}
players-range = { $least }–{ $most } Personen
players-count = { $count } { $count ->
    [one] Person
   *[other] Personen
}
cards-count = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
rounds-count = { $count } { $count ->
    [one] Runde
   *[other] Runden
}
round = Runde
round-number = Runde { $number }
setting-the-table = Der Tisch wird gedeckt …
to-front = Zur Startseite
brand-front = Praefectus, Startseite
badge = { $colour }, { $mark }
mark-triangle = Dreieck
mark-disc = Scheibe
mark-star = Stern
mark-diamond = Raute
mark-square = Quadrat
mark-cross = Kreuz
game-over = Die Partie ist zu Ende

## Zeit

ago-now = gerade eben
ago-minutes = vor { $count } Min.
ago-hours = vor { $count } Std.
ago-days = vor { $count } { $count ->
    [one] Tag
   *[other] Tagen
}
time-minutes = { $count } { $count ->
    [one] Minute
   *[other] Minuten
}
time-hours = { $count } { $count ->
    [one] Stunde
   *[other] Stunden
}
time-days = { $count } { $count ->
    [one] Tag
   *[other] Tage
}
time-hours-minutes = { $hours } Std. { $minutes } Min.
clock-none = keine: alle denken nach, so lange sie möchten
clock-turn = { $time } für jeden Zug; ist die Zeit um, dürfen die anderen einen Bot weiterspielen lassen
clock-game = { $time } für die ganze Partie; ist die Zeit um, dürfen die anderen einen Bot weiterspielen lassen

## Kopf und Fuß jeder Seite

nav-page = Seite
nav-site = Bereiche
nav-play = Spielen
nav-watch = Zuschauen
nav-rules-key = Regeln (R)
nav-sound = Ton
nav-sound-on = Ton ist an: eine Glocke, wenn du am Zug bist
nav-sound-off = Ton ist aus
nav-settings = Einstellungen: Sprache, Schriftgröße, Ton, Bewegung, Hinweise, Tasten
dark-or-light = Dunkel oder hell
foot-open = Praefectus ist offene Software und kostenlos. Es wird vom Verlag von Concordia weder gemacht noch lizenziert oder gebilligt und steht in keiner Verbindung zu ihm; Texte und Zeichnungen sind unsere eigenen.
foot-rules = Regelverzeichnis
foot-fonts = Schriften: Cinzel, Atkinson Hyperlegible Next (OFL). Küstenlinien: Natural Earth.

## Die Startseite

front-title = Praefectus: Concordia im Browser spielen
front-skip = Zu den Partien
front-headline = Eine Partie gegen Bots spielen
front-promise = Ohne Konto. Etwa 25 Minuten. Du kannst gehen und später weiterspielen.
front-any-board = Egal
front-opponents = Gegner
front-strength = Stärke
front-play = Jetzt spielen
front-new = Neu im Spiel?
front-new-link = Lies, wie ein Zug abläuft
front-new-more = ; am Tisch lässt sich alles anklicken, was leuchtet, und ein Tipp ist nur einen Tastendruck entfernt.
front-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
}
front-lobby = Vorraum
front-over = Zu Ende
front-line-over = zu Ende
front-line-round = Runde { $round }
front-seats-taken = { $taken } von { $all } Plätzen besetzt
front-no-games = Auf diesem Gerät gibt es noch keine Partien.
front-no-games-why = Hier stehen die Tische, an denen du spielst. Jeder hat einen eigenen Link, mit dem er sich auf jedem Gerät öffnen lässt, auch nach Tagen.
front-watch = Zuschauen oder mitspielen
front-public = Öffentliche Tische
front-join = mitspielen
front-none-public = Zurzeit gibt es keinen öffentlichen Tisch. Eröffne einen und schalte „Öffentlich“ ein.

## Bots

level-seconds = Bis zu { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
} je Zug.
level-rating = Wertung { $rating }.

## Einen Tisch eröffnen

make-table = Tisch eröffnen
boards-well = Gut für { $count }
boards-tight = Eng { $count ->
    [one] allein
   *[other] zu { $count }
}
boards-roomy = Weit { $count ->
    [one] allein
   *[other] zu { $count }
}
make-modules = Module und Varianten
make-always = Auf diesem Spielplan wird immer damit gespielt.
make-no-modules = Die Liste der Module ist noch nicht angekommen.
make-you-named = Du: { $name }
make-open = Offen: alle mit dem Link
make-hot = Noch jemand an diesem Bildschirm
make-bot = Bot: { $level }. { $sentence }
make-remove-seat = Platz { $number } entfernen
make-add-seat = Platz hinzufügen
make-name = Name des Tisches
make-name-example = Dienstagssenat
make-listed-what = Auf der Startseite, damit alle mitspielen oder zuschauen können.
make-watching-what = Wer den Link hat, darf zuschauen, ohne Hände zu sehen.
make-chat-what = Während des Spiels dürfen alle miteinander reden. Im Teamspiel sprechen Partner nur durch den Legatus; dort ist der Chat geschlossen, wenn du ihn nicht öffnest.
make-hints-what = Alle dürfen einen Bot fragen, was er täte, und seine Vorhersage sehen.
make-clock-what = Ist die Zeit um, dürfen die anderen einen Bot weiterspielen lassen. Für Bots gilt keine.
make-clock-none = Keine
make-clock-turn = Minuten je Zug
make-clock-game = Minuten je Partie
make-minutes = Minuten
make-code = Aufbaucode
make-code-what = Gleiche Städte, Kartenstapel und Marker für alle mit dem Code; leer: ausgelost.
make-opening = Wird eröffnet …
make-open-table = Tisch eröffnen
refusal-other-board = Gehört zu einem anderen Spielplan.
refusal-not-here = Nicht auf diesem Spielplan: { $reason }.
refusal-not-with = Passt nicht zu { $module }: { $reason }.
refusal-seats = Braucht { $numbers } Plätze.

## Der Vorraum eines Tisches

lobby-bot = Bot, { $level }: { $help }
lobby-waiting = Es { $count ->
    [one] fehlt noch { $count }
   *[other] fehlen noch { $count }
}
lobby-all-here = Alle sind da
lobby-invite = Einladen
lobby-link = Link dieses Tisches
lobby-invite-sit = Wer den Link öffnet, kann einen offenen Platz nehmen.
lobby-invite-watch = Wer den Link öffnet, kann einen offenen Platz nehmen oder zuschauen.
lobby-your-seat = Dein Platz bleibt auf diesem Gerät deiner; mit „Meinen Link kopieren“ in den Einstellungen nimmst du ihn woandershin mit.
lobby-shuffle = Reihenfolge mischen
lobby-open-seat = Offener Platz
lobby-anyone = alle mit dem Link
lobby-you = du
lobby-you-host = du, Gastgeber
lobby-here = da
lobby-away = weg
lobby-sit = Hinsetzen
lobby-fill = Mit einem Bot besetzen
lobby-strength = Stärke von { $name }
lobby-open-this = Diesen Platz öffnen
lobby-open-seat-of = Den Platz von { $name } öffnen
lobby-ready = bereit
lobby-stand-up = Aufstehen
lobby-draw = Startspieler auslosen
lobby-draw-what = Die anderen folgen in der Reihenfolge der Plätze. Sonst beginnt der erste Platz.
lobby-start = Partie beginnen
lobby-start-all = Beginnen, wenn alle da sind
lobby-start-bots = Jetzt mit Bots beginnen
lobby-seated = Du sitzt am Tisch. Die Partie beginnt, wenn der Gastgeber sie startet.
lobby-host-starts = Der Gastgeber startet die Partie.
lobby-facts = An diesem Tisch
lobby-no-modules = keine
lobby-first = Beginn
lobby-first-drawn = wer beginnt, wird ausgelost; die anderen folgen in der Reihenfolge der Plätze
lobby-first-seated = wer den ersten Platz hat, beginnt
lobby-undo = Zurücknehmen
lobby-undo-what = den eigenen Zug, bis etwas Neues aufgedeckt wird; darüber hinaus werden die anderen gefragt
lobby-chat = während des Spiels offen
lobby-no-chat = während des Spiels geschlossen
lobby-silent = während des Spiels geschlossen: Partner sprechen nur durch den Legatus
lobby-hints = alle dürfen einen Bot fragen, was er täte
lobby-no-hints = keine: alle denken selbst
lobby-watching = offen für alle mit dem Link, ohne Hände
lobby-no-watching = nicht erlaubt
lobby-listed = ja, auf der Startseite
lobby-not-listed = nein, nur mit dem Link

## Einstellungen

settings-look = Aussehen
settings-language = Sprache
settings-language-browser = wie im Browser
settings-theme = Farben
theme-system = System
theme-light = hell
theme-dark = dunkel
settings-size = Schriftgröße
size-small = klein
size-normal = normal
size-large = groß
size-larger = größer
size-largest = riesig
settings-motion = Weniger Bewegung
settings-guide = Hinweise für die erste Partie
settings-guide-what = Eine kurze Zeile bei jeder neuen Art von Entscheidung.
settings-live = Laufender Punktestand
settings-live-what = Punkte und Vorhersage, während du spielst.
settings-turn = Wenn du am Zug bist
settings-bell = Glocke
settings-try = Ausprobieren
settings-notify = Mitteilung des Browsers
settings-notify-what = Solange diese Seite im Hintergrund offen ist.
settings-think-here = Dieses Gerät denkt selbst
settings-think-here-what = Tipps und Analysen entstehen hier und nicht auf dem Server. Was es dazu braucht, etwa 17 MB, wird einmal geholt, sobald du zum ersten Mal fragst.
settings-hook = Webhook dieses Platzes
settings-hook-what = Eine Nachricht an Discord oder einen anderen Dienst, der JSON annimmt.
settings-hook-set = gesetzt: { $host }
settings-set = Setzen
settings-remove = Entfernen
settings-table = Dieser Tisch
settings-elsewhere = Woanders weiterspielen
settings-elsewhere-what = Dieser Link enthält deinen Platz: Behalte ihn für dich.
settings-copy-mine = Meinen Link kopieren
settings-seat-copied = Der Link mit deinem Platz ist kopiert.
settings-leave = Eine Weile weggehen
settings-leave-what = Ein Bot spielt für dich weiter, bis du zurückkommst.
settings-back = Zurücknehmen
settings-hand = Einem Bot geben
settings-keys-show = Liste zeigen
hook-set = Nachrichten gehen an { $host }.
hook-none = Es ist kein Webhook gesetzt.
notices-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.

## Tasten

key-digits = zur Wahl n; dieselbe Taste noch einmal oder Enter spielt sie
    .key = 1 – 9
key-walk = durch die Wahlmöglichkeiten
    .key = Tab, ↑ ↓
key-arrows = zum nächsten leuchtenden Ort
    .key = Pfeile auf dem Plan
key-undo = Schritt, Zug zurücknehmen
    .key = Z, Umschalt Z
key-focus = zu Hand, Lagerhaus, Spielplan, Entscheidung
    .key = H S B D
key-panels = Auslage, nur der Spielplan
    .key = M, F
key-history = Verlauf nach Schritten, nach Zügen
    .key = ← →, mit Umschalt
key-escape = zurück zum Jetzt, schließen
    .key = Esc
key-layers = Besitzer, Preise auf dem Plan
    .key = O, P
key-hint = um einen Tipp bitten
    .key = I
key-zoom = vergrößern, ganzer Plan
    .key = + − 0
key-rules = Regeln, darin suchen
    .key = R, /
key-list = diese Liste
    .key = ?

## Was schiefgehen kann

missing-headline = Hier ist kein Tisch
offline = Der Server ist gerade nicht erreichbar; bitte versuche es gleich noch einmal.
offline-what = Ohne Netz oder ohne Server: Diese Seite liegt auf deinem Gerät. Zum Spielen, für deine Partien und das Regelverzeichnis braucht es den Server; sie kommen von selbst zurück.
server-answered = Der Server antwortete mit { $status }; bitte versuche es noch einmal.
file-not-fetched = Die Datei konnte nicht geholt werden; bitte versuche es noch einmal.

lobby-seed = Aufbaucode
lobby-seed-chosen = { $seed }, gewählt vom Gastgeber, der die Ziehungen kennen kann.

## Persönlicher Link

link-title = Alle meine Partien auf einem anderen Gerät
link-what = Ein persönlicher Link öffnet jeden deiner Plätze, jetzt und später, auf jedem Gerät. Es gibt kein Konto: Wer den Link hat, hat die Plätze; zeig ihn also niemandem.
link-code = Der persönliche Link als Bild für die Kamera eines Telefons
link-make = Meinen persönlichen Link machen
link-made = Dein persönlicher Link ist gemacht; er trägt alle Plätze dieses Geräts.
link-copy = Meinen persönlichen Link kopieren
link-taken = Der persönliche Link ist kopiert; öffne ihn auf deinem anderen Gerät.
link-renew = Den Link erneuern
link-renew-sure = Jetzt erneuern
link-renewed = Du hast einen neuen Link; der alte öffnet nichts mehr.
link-renew-what = Ist ein Gerät verloren oder wurde der Link gesehen, erneuere ihn: Der alte öffnet dann nichts mehr, wo immer er geöffnet wurde.
link-elsewhere = Auf einem anderen Gerät

## Menschen am Tisch

person-about = Über { $name }
person-mute = Stummschalten: nichts mehr von ihnen hören
person-unmute = Wieder hören
person-block = Ausschließen: nicht mehr mit ihnen sitzen
person-unblock = Ausschluss zurücknehmen
person-block-what = Wer ausgeschlossen ist, wird nicht gehört und kann sich nicht setzen, wo du sitzt.
person-why = Was ist geschehen?
person-report = Dem Betreiber des Servers melden
person-reported = Deine Meldung über { $name } ist beim Betreiber dieses Servers.

## Datenschutz

privacy = Datenschutz
privacy-no-account = Du brauchst hier kein Konto, keine E-Mail-Adresse und kein Cookie, und niemand sonst erfährt etwas.
privacy-kept = Was aufbewahrt wird
privacy-kept-name = Der Name, den du an einem Tisch angibst, deine Entscheidungen im Spiel mit ihren Zeiten, und wer wo saß.
privacy-kept-chat = Was du im Chat sagst, deine privaten Notizen, und die Adresse eines Webhooks, wenn du einen setzt.
privacy-kept-address = Ein Hash der Adresse, von der du kamst, für Grenzen und Sperren. Wer den Server betreibt, könnte durch Ausprobieren herausfinden, welche Adresse es war.
privacy-kept-device = In deinem eigenen Browser: deine Einstellungen und die Geheimnisse deiner Plätze. Der Server bewahrt nur Hashes dieser Geheimnisse und deines persönlichen Links auf.
privacy-log = Das Protokoll des Servers enthält keine Namen, keine Adressen und nichts, was einen Tisch öffnet.
privacy-log-addresses = Das Protokoll des Servers enthält deine Adresse bei dem, was abgelehnt wurde, und nichts, was einen Tisch öffnet.
privacy-how-long = Wie lange
privacy-days = { $count } { $count ->
    [one] Tag
   *[other] Tage
}
privacy-ever = bis es von Hand gelöscht wird
privacy-lobby = Tische, die nie beginnen: { $time } ohne Änderung.
privacy-playing = Partien, mit denen niemand weitermacht: { $time } ohne Zug.
privacy-over = Beendete Partien: { $time }.
privacy-who = Wer es sieht
privacy-who-what = Alle am Tisch sehen Namen, Entscheidungen und Chat; Zuschauende auch, wenn der Tisch ihnen nicht verschlossen ist, und alle, die seinen Link haben. Wer den Server betreibt, kann alles sehen.
privacy-rights = Deine Daten
privacy-rights-what = Ein Gastgeber kann einen Tisch löschen. Wer den Server betreibt, kann dir alles geben, was über dich aufbewahrt ist, und es löschen: Nenne deinen Tisch und deinen Platz.
privacy-contact = Zu erreichen hier: { $contact }
privacy-no-contact = Frag die Person, von der du die Adresse dieser Seite hast.
list-clauses = { $head }; { $next }
end-of = { $game }.
gods-marked = { $god }: { $names }.

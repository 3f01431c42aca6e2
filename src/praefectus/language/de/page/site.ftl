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
keys = Tastenkürzel
players = Mitspielende
hints = Tipps
clock = Uhr
lobby-pace = Tempo
listed = Öffentlich
watching = Zuschauen
close = Schließen
copied = Kopiert
copy-link = Link kopieren
link-copied = Der Link ist kopiert.
coins = Sesterzen
free = gratis
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
players-with-module = { $count } mit { $module }
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
setting-the-table = Der Tisch wird aufgebaut …
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
time-hours-minutes = { $hours } h { $minutes } min
clock-none = keine Zeitbegrenzung
clock-turn = { $time } je Zug; danach dürfen die anderen einen Bot übernehmen lassen
clock-game = { $time } für die ganze Partie; danach dürfen die anderen einen Bot übernehmen lassen
clock-live = { $pace }; ist die Zeit um, dürfen die anderen einen Bot übernehmen lassen
clock-daily = { $pace }, mit Zeitkonto; während du schläfst, steht die Uhr
pace-live = Live: { $time } + { $seconds } s je Zug
pace-daily = Täglich: { $time } je Zug

## Kopf und Fuß jeder Seite

nav-page = Seite
nav-site = Bereiche
nav-play = Spielen
nav-watch = Zuschauen
nav-rules-key = Regeln (R)
nav-sound = Ton
nav-sound-on = Ton ist an: eine Glocke, wenn du am Zug bist
nav-sound-off = Ton ist aus
nav-settings = Einstellungen: Sprache, Schriftgröße, Ton, Bewegung, Mitteilungen, Tastenkürzel
dark-or-light = Dunkel oder hell
foot-open = Praefectus ist freie, quelloffene Software. Der Verlag von Concordia hat es weder gemacht noch lizenziert oder gebilligt und hat nichts damit zu tun. Texte und Zeichnungen sind unsere eigenen.
foot-rules = Regeln zum Nachschlagen
foot-fonts = Schriften: Cinzel, Atkinson Hyperlegible Next (OFL). Küstenlinien: Natural Earth.

## Die Startseite

front-title = Praefectus: Concordia im Browser spielen
front-skip = Zu den Partien
front-headline = Jetzt Concordia spielen
front-entries = Spielmöglichkeiten
front-learn = Lernen
front-learn-what = Eine echte Partie mit Anleitung, etwa 25 Minuten.
front-friends = Mit Freunden
front-friends-what = Tisch einrichten, Link verschicken. Ohne Konto.
front-friends-here = Mehrere Personen spielen abwechselnd an diesem Bildschirm.
front-people = Mit anderen
front-people-what = Wähle, was du spielen möchtest. Passen genug Leute zusammen, öffnet sich ein Tisch.
front-change = Spielplan, Gegner, Schwierigkeit ändern
front-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
front-join-count = { $count ->
    [one] 1 Tisch mit freiem Platz
   *[other] { $count } Tische mit freien Plätzen
}
front-any-board = Zufällig
front-opponents = Gegner
front-strength = Schwierigkeit
front-play = Jetzt spielen
front-new-link = So wird gespielt
front-waiting = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
front-lobby = Wartet auf Mitspielende
front-over = Beendet
front-line-over = beendet
front-line-round = Runde { $round }
front-seats-taken = { $taken } von { $all } Plätzen besetzt
front-no-games = Auf diesem Gerät gibt es noch keine Partien.
front-no-games-why = Hier erscheinen deine Partien. Jede hat einen eigenen Link; damit spielst du auch Tage später auf jedem Gerät weiter.
front-watch = Zuschauen oder mitspielen
front-public = Öffentliche Tische
front-join = mitspielen
front-none-public = Zurzeit gibt es keinen öffentlichen Tisch. Eröffne einen und schalte „Öffentlich“ ein.
front-list-failed = Diese Liste konnte nicht geladen werden. { $why }
front-list-old = Diese Liste konnte nicht aktualisiert werden; sie ist vielleicht veraltet. { $why }

## Bots

level-seconds = Bis zu { $count } { $count ->
    [one] Sekunde
   *[other] Sekunden
} je Zug.

## Einen Tisch eröffnen

make-table = Tisch eröffnen
boards-well = Ideal { $count ->
    [one] allein
   *[other] für { $count }
}
boards-tight = Eng { $count ->
    [one] allein
   *[other] für { $count }
}
boards-roomy = Viel Platz { $count ->
    [one] allein
   *[other] für { $count }
}
make-modules = Module und Varianten
make-needed-seats = { $count ->
    [one] Nötig, um allein zu spielen.
   *[other] Nötig für { $count } Personen.
}
make-always = Auf diesem Spielplan immer dabei.
make-no-modules = Die Module werden geladen …
make-you-named = Du: { $name }
make-open = Offen für alle mit dem Link
make-hot = Noch jemand an diesem Gerät
make-bot = Bot: { $level }. { $sentence }
make-remove-seat = Platz { $number } entfernen
make-add-seat = Platz hinzufügen
make-name = Name des Tisches
make-name-example = Dienstagssenat
make-listed-what = Steht auf der Startseite, damit alle mitspielen oder zuschauen können.
make-watching-what = Wer den Link hat, darf zuschauen und sieht alle Handkarten.
make-chat-what = Während der Partie darf gechattet werden. Im Teamspiel ist der Chat zunächst aus, weil Partner sich nur durch den Legatus verständigen.
make-hints-what = Alle dürfen einen Bot um Rat fragen und seine Vorhersage sehen.
make-rated = Gewertet
make-rated-what = Zählt für deine Wertung gegen Contrarius. Die Partie ist öffentlich, hat eine Uhr und keine Tipps, und du kannst nur zurücknehmen, bis etwas aufgedeckt wird.
make-live = Am Stück spielen
make-patience = Erlaubte Abwesenheit, bevor ein Bot übernehmen kann
make-live-what = Alle bleiben bis zum Ende. Sonst spielen alle, wann sie Zeit haben.
make-clock-what = Hat jemand keine Zeit mehr, dürfen die anderen einen Bot übernehmen lassen. Für Bots läuft keine Uhr.
make-clock-none = Keine
make-clock-turn = Minuten je Zug
make-clock-game = Minuten je Partie
make-minutes = Minuten
make-code = Aufbaucode
make-code-what = Derselbe Code ergibt immer dieselben Städte, Karten und Marker. Lass ihn leer für einen zufälligen Aufbau.
make-opening = Wird erstellt …
make-open-table = Tisch eröffnen
refusal-other-board = Gehört zu einem anderen Spielplan.
refusal-not-here = Nicht auf diesem Spielplan: { $reason }.
refusal-not-with = Lässt sich nicht mit { $module } kombinieren: { $reason }.
refusal-seats = Nur für { $numbers } Personen.

## Der Vorraum eines Tisches

lobby-bot = Bot, { $level }: { $help }
lobby-waiting = Es { $count ->
    [one] fehlt noch { $count } Person
   *[other] fehlen noch { $count } Personen
}
lobby-all-here = Alle sind da
lobby-invite = Einladen
lobby-link = Link dieses Tisches
lobby-invite-sit = Mit dem Link kann jede Person einen offenen Platz nehmen.
lobby-invite-watch = Mit dem Link kann jede Person einen offenen Platz nehmen oder zuschauen.
lobby-your-seat = Dein Platz ist auf diesem Gerät gespeichert. Für andere Geräte gibt es „Meinen Link kopieren“ in den Einstellungen.
lobby-shuffle = Reihenfolge mischen
lobby-open-seat = Offener Platz
lobby-anyone = alle mit dem Link
lobby-you = du
lobby-you-host = du (Tischleitung)
lobby-here = online
lobby-away = offline
lobby-rematch-title = Revanche
lobby-rematch = Die Revanche beginnt, wenn alle zugesagt haben. Es fehlen: { $names }.
lobby-rematch-host = Wenn du jetzt beginnst, spielt ein Bot für sie, bis sie kommen.
lobby-asked = eingeladen
lobby-left = gegangen; ein Bot spielt bis zur Rückkehr
lobby-colour = Deine Farbe
lobby-sit = Platz nehmen
lobby-fill = Bot hinzufügen
lobby-strength = Schwierigkeit von { $name }
lobby-open-this = Diesen Platz öffnen
lobby-open-seat-of = Den Platz von { $name } öffnen
lobby-ready = bereit
lobby-stand-up = Platz verlassen
lobby-draw = Auslosen, wer beginnt
lobby-draw-what = Sonst beginnt Platz 1. Gespielt wird in der Reihenfolge der Plätze.
lobby-start = Partie beginnen
lobby-start-all = Beginnen, wenn alle da sind
lobby-start-bots = Jetzt mit Bots beginnen
lobby-seated = Du bist dabei. Die Partie beginnt, wenn die Tischleitung sie startet.
lobby-host-starts = Die Tischleitung startet die Partie.
lobby-facts = Einstellungen des Tisches
lobby-no-modules = keine
lobby-first = Wer beginnt
lobby-first-drawn = ausgelost
lobby-first-seated = Platz 1
lobby-undo = Zurücknehmen
lobby-undo-what = den eigenen Zug, bis etwas aufgedeckt wird; danach müssen alle zustimmen
lobby-chat = während des Spiels offen
lobby-no-chat = während des Spiels geschlossen
lobby-live = am Stück; erlaubte Abwesenheit: { $time }, danach kann ein Bot übernehmen
lobby-slow = langsam; erlaubte Abwesenheit: { $time }, danach kann ein Bot übernehmen
lobby-silent = während des Spiels aus: Partner verständigen sich nur durch den Legatus
lobby-hints = an
lobby-no-hints = aus
lobby-watching = für alle mit dem Link; wer zuschaut, sieht alle Handkarten
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
settings-motion = Bewegung verringern
settings-guide = Hinweise für die erste Partie
settings-guide-what = Ein kurzer Hinweis, wenn etwas neu ist.
settings-live = Punkte während der Partie
settings-live-what = Punkte und Vorhersage während der Partie zeigen.
settings-turn = Wenn du am Zug bist
settings-bell = Ton
settings-try = Testen
settings-effects = Geräusche des Spiels
settings-effects-what = Leise Geräusche für Karten, Münzen und Häuser
settings-effects-try = Geräusche des Spiels testen
settings-notify = Mitteilung des Browsers
settings-notify-what = Solange diese Seite im Hintergrund offen ist.
settings-think-here = Tipps auf diesem Gerät berechnen
settings-think-here-what = Tipps und Analysen entstehen hier statt auf dem Server. Beim ersten Mal werden etwa 17 MB geladen.
settings-hook = Webhook dieses Platzes
settings-hook-what = Discord oder einen anderen Dienst (JSON) benachrichtigen, wenn du am Zug bist.
settings-hook-set = gespeichert: { $host }
settings-set = Speichern
settings-remove = Entfernen
settings-table = Dieser Tisch
settings-elsewhere = Auf einem anderen Gerät weiterspielen
settings-elsewhere-what = Wer diesen Link hat, kann für dich spielen. Behalte ihn für dich.
settings-copy-mine = Meinen Link kopieren
settings-seat-copied = Der Link mit deinem Platz ist kopiert.
settings-delete = Diese Partie löschen
settings-delete-what = Sofort, wenn sonst niemand mitspielt; sonst, wenn alle zustimmen.
settings-delete-do = Löschen
settings-delete-sure = Ja, löschen
settings-leave = Kurz weggehen
settings-leave-what = Ein Bot spielt für dich weiter, bis du zurückkommst.
settings-back = Wieder selbst spielen
settings-hand = Bot spielen lassen
settings-keys-show = Tastenkürzel zeigen
hook-set = Mitteilungen gehen an { $host }.
hook-none = Kein Webhook gespeichert.
notices-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen.

## Tasten

key-digits = zur Wahl n; dieselbe Taste noch einmal oder Enter spielt sie
    .key = 1 – 9
key-walk = durch die Wahlmöglichkeiten
    .key = Tab, ↑ ↓
key-arrows = zum nächsten hervorgehobenen Ort
    .key = Pfeiltasten auf dem Plan
key-undo = Schritt, Zug zurücknehmen
    .key = Z, Umschalt Z
key-focus = zu Hand, Lagerhaus, Spielplan, Entscheidung
    .key = H S B D
key-panels = Auslage, nur der Spielplan
    .key = M, F
key-history = Verlauf nach Schritten, nach Zügen
    .key = ← →, mit Umschalt
key-escape = zurück zur Partie, schließen
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
missing-page = Seite nicht gefunden
offline = Der Server ist gerade nicht erreichbar; bitte versuche es gleich noch einmal.
offline-what = Du bist offline, oder der Server ist nicht erreichbar. Deine Partien und die Regeln sind wieder da, sobald er antwortet.
server-answered = Der Server konnte das nicht ausführen (Fehler { $status }). Bitte versuche es noch einmal.
file-not-fetched = Die Datei konnte nicht geholt werden; bitte versuche es noch einmal.

lobby-seed = Aufbaucode
lobby-seed-chosen = { $seed }, von der Tischleitung gewählt, die vielleicht weiß, was kommt.

## Persönlicher Link

link-title = Alle meine Partien auf einem anderen Gerät
link-what = Dein persönlicher Link öffnet alle deine Partien auf jedem Gerät. Es gibt kein Konto: Wer den Link hat, kann für dich spielen. Behalte ihn für dich.
link-code = Persönlicher Link als QR-Code
link-make = Meinen persönlichen Link erstellen
link-made = Dein persönlicher Link ist erstellt; er enthält alle Plätze dieses Geräts.
link-copy = Meinen persönlichen Link kopieren
link-taken = Der persönliche Link ist kopiert; öffne ihn auf deinem anderen Gerät.
link-renew = Den Link erneuern
link-renew-sure = Jetzt erneuern
link-renewed = Du hast einen neuen Link; der alte gilt nicht mehr.
link-renew-what = Gerät verloren oder den Link versehentlich geteilt? Erneuere ihn: Der alte gilt dann nirgends mehr.
link-elsewhere = Auf einem anderen Gerät spielen

## Menschen am Tisch

person-about = Über { $name }
person-mute = Stummschalten (Nachrichten ausblenden)
person-unmute = Nachrichten wieder anzeigen
person-block = Blockieren (nicht mehr zusammen spielen)
person-unblock = Blockierung aufheben
person-block-what = Nachrichten blockierter Personen siehst du nicht, und sie können deinen Tischen nicht beitreten.
person-why = Was ist geschehen?
person-report = Der Serverleitung melden
person-reported = Deine Meldung über { $name } ist bei der Serverleitung.

## Datenschutz

privacy = Datenschutz
privacy-no-account = Du brauchst hier kein Konto, keine E-Mail-Adresse und kein Cookie, und nichts wird weitergegeben.
privacy-kept = Was gespeichert wird
privacy-kept-name = Der Name, den du an einem Tisch benutzt, deine Züge und wann du sie gemacht hast, wer wo saß, und wann du zuletzt da warst.
privacy-kept-chat = Deine Chat-Nachrichten, deine privaten Notizen, und die Adresse deines Webhooks, wenn du einen eingerichtet hast.
privacy-kept-address = Ein Hash deiner IP-Adresse, für Limits und Sperren. Die Serverleitung könnte die Adresse durch Ausprobieren herausfinden.
privacy-kept-device = In deinem eigenen Browser: deine Einstellungen und die Geheimnisse deiner Plätze. Der Server speichert nur Hashes dieser Geheimnisse und deines persönlichen Links.
privacy-kept-player = Auf deiner Seite kannst du hinzufügen: einen Namen, den öffentlichen Teil deiner Passkeys, deine Zeitzone, Schlafenszeit und Pausentage. Gespeichert wird auch, welche Browser angemeldet sind.
privacy-log = Das Protokoll des Servers enthält keine Namen, keine Adressen und nichts, was einen Tisch öffnet.
privacy-log-addresses = Das Protokoll des Servers enthält deine Adresse zu jeder abgelehnten Anfrage, und nichts, was einen Tisch öffnet.
privacy-how-long = Wie lange
privacy-days = { $count } { $count ->
    [one] Tag
   *[other] Tage
}
privacy-ever = bis jemand sie löscht
privacy-lobby = Tische, die nie beginnen: { $time } ohne Änderung.
privacy-playing = Unfertige Partien: { $time } ohne Zug.
privacy-over = Beendete Partien: { $time }.
privacy-who = Wer es sieht
privacy-who-what = Alle an einem Tisch sehen Namen, Züge und Chat. Wer zuschaut oder den Link hat, sieht sie auch, wenn der Tisch dafür offen ist. Die Serverleitung kann alles sehen.
privacy-never = Nur du und die Serverleitung können deine Zeitzone, Schlafenszeit, Pausentage, Geräte und Notizen sehen, und wen du stummgeschaltet oder blockiert hast.
privacy-rights = Deine Daten
privacy-rights-what = Auf deiner Seite kannst du alles herunterladen, was über dich gespeichert ist, oder es nach 7 Tagen löschen lassen. Die Tischleitung kann einen Tisch löschen. Die Serverleitung kann das alles für dich tun: Nenne ihr deinen Tisch und deinen Platz.
privacy-contact = Kontakt: { $contact }
privacy-no-contact = Frag die Person, von der du die Adresse dieser Seite hast.
list-clauses = { $head }; { $next }
end-of = { $game }.
gods-marked = { $god }: { $names }.
labelled = { $label }: { $text }
in-brackets = { $text } ({ $more })
followed-by = { $first } { $next }
page-description = Concordia im Browser spielen, mit anderen oder gegen Bots. Freie Software, nicht vom Verlag.
page-no-script = Praefectus braucht JavaScript. Bitte erlaube es für diese Seite.

# A player's name, passkeys and sessions
player-title = Name und Anmeldung
player-name = Dein Name
player-name-take = Diesen Namen verwenden
player-name-yours = Der Name gehört jetzt dir.
player-name-what = Niemand sonst kann diesen Namen verwenden, auch keinen, der fast gleich aussieht.
passkeys = Passkeys
passkeys-what = Mit einem Passkey meldest du dich auf jedem deiner Geräte ohne Passwort an.
passkeys-unavailable = Diese Seite ist ohne https geöffnet, deshalb bietet dein Browser keine Passkeys an. Nimm deinen persönlichen Link.
passkey-add = Passkey hinzufügen
passkey-added = Passkey hinzugefügt.
passkey-sign-in = Mit Passkey anmelden
passkey-cancelled = Es wurde kein Passkey benutzt.
passkey-remove = Den Passkey { $label } entfernen
passkey-removed = Passkey entfernt.
player-remove = Entfernen
player-since = seit { $day }
player-used = zuletzt benutzt { $day }
player-signed-in = Du bist angemeldet.
player-merge-what = Bisher hast du auf diesem Gerät als jemand anderes gespielt. Gehören diese Partien auch dir?
player-merge = Ja, das sind meine
player-merge-no = Nein
player-merged = Diese Partien gehören jetzt dir.
player-sessions = Angemeldete Geräte
player-link = Persönlicher Link
player-here = dieses Gerät
player-end-others = Überall sonst abmelden
player-ended = Alle anderen Geräte sind abgemeldet.
player-end-what = Dein persönlicher Link ändert sich, und alle anderen Geräte müssen sich neu anmelden.

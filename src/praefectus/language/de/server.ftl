# Was der Server ablehnt und denen am Tisch sagt.

analysis-when-over = Die Analyse gibt es, wenn die Partie zu Ende ist.
another-move-first = Ein anderer Zug war schneller. Schau noch einmal hin.
begun-by-other-rules = Diese Partie begann nach älteren Regeln ({ $kept }; jetzt { $today }).
body-does-not-fit = Der Inhalt der Anfrage ist ungültig: { $why }.
body-not-json = Der Inhalt der Anfrage ist kein JSON.
bot-failed = Beim Bot gab es ein Problem. Versuche es gleich noch einmal.
bots-busy = Die Bots sind beschäftigt. Versuche es gleich noch einmal.
chat-one-thing = Sende entweder einen Text oder einen fertigen Satz.
chat-too-fast = Du schickst Nachrichten zu schnell. Warte einen Moment.
field-does-not-fit = { $field } ist ungültig: { $why }.
foreign-page = Seiten anderer Anbieter können sich hier nicht verbinden.
game-begun = Die Partie hat begonnen; Spielplan und Plätze bleiben, wie sie sind.
game-is-over = Die Partie ist zu Ende.
game-moved-on = Die Partie ist inzwischen weitergegangen; deine Wahl gilt nicht mehr. Schau noch einmal hin.
game-not-begun = Die Partie hat noch nicht begonnen.
hello-first = Die erste Nachricht muss ein hello sein.
hint-not-your-turn = Tipps gibt es, wenn du am Zug bist.
hint-turn-done = Nichts mehr zu wählen. Beende deinen Zug oder nimm etwas zurück.
hints-off = Tipps sind an diesem Tisch ausgeschaltet.
hints-wait = Dein letzter Tipp ist noch in Arbeit. Bitte warte darauf.
hook-no-address = Das ist keine Webadresse; gib eine wie https://example.org/hook an.
hook-no-password = Eine Webhook-Adresse darf weder Benutzernamen noch Passwort enthalten. Entferne sie.
hook-not-public = Der Rechner { $host } ist nicht im öffentlichen Internet; nur dorthin gehen Webhooks.
hook-port = Der Port einer Webhook-Adresse liegt zwischen 1 und 65535.
hook-scheme = Eine Webhook-Adresse beginnt mit https:// oder http:// und nennt einen Rechner.
hook-too-long = Eine Webhook-Adresse hat höchstens { $most } einfache Zeichen ohne Leerzeichen.
hook-unknown-host = Den Rechner { $host } des Webhooks gibt es nicht. Prüfe die Adresse.
host-only = Das kann nur die Tischleitung.
log-damaged = Das Protokoll dieses Tisches ist beschädigt ({ $what }). Nur eine Sicherung kann es wiederherstellen.
log-not-followed = Das Protokoll dieses Tisches lässt sich nicht nachspielen: { $why }
message-not-json = Die Nachricht ist kein JSON.
message-not-text = Nachrichten sind Text, keine Bytes.
message-too-large = Die Nachricht ist zu groß: höchstens { $most } Bytes.
move-not-stored = Dein Zug konnte nicht gespeichert werden. Sieh gleich noch einmal nach.
needs-host-secret = Dafür braucht es das Geheimnis der Tischleitung im Authorization-Header.
needs-seat-secret = Dafür braucht es das Geheimnis eines Platzes im Authorization-Header.
no-database = Die Datenbank antwortet nicht; versuche es gleich noch einmal.
no-stand-in-in-copy = An diesem Tisch gibt es keine Tipps; darum spielt in einer Kopie davon kein Bot für dich.
no-such-board = Es gibt keinen Spielplan { $board }; es gibt: { $known }.
no-such-bot = Es gibt keinen Bot { $name }; es gibt: { $known }.
no-such-seat = Diesen Platz gibt es nicht. Der Tisch hat die Plätze 1 bis { $seats }.
no-such-state = So weit ist die Partie noch nicht.
no-such-table = Tisch nicht gefunden. Prüfe den Link.
no-turn-to-end = Du kannst deinen Zug nicht beenden: Es gibt noch etwas zu wählen, oder dein Zug ist schon vorbei.
nobody-sits = Auf Platz { $seat } sitzt niemand.
not-the-turn = { $name } ist am Zug.
not-watchable = An diesem Tisch darf man nicht zuschauen.
open-seats-cannot-start = Ein Tisch mit offenen Plätzen kann noch nicht beginnen. Besetze sie zuerst.
other-rules = { $why } Sie lässt sich hier nicht fortsetzen.
questions-wait = Zu viele deiner Anfragen warten noch. Bitte warte auf die Antworten.
rematch-when-over = Eine Revanche gibt es, wenn die Partie zu Ende ist.
request-not-understood = Die Anfrage wurde nicht verstanden.
request-too-large = Die Anfrage ist zu groß: höchstens { $most } Bytes.
request-too-slow = Die Anfrage brauchte zu lange. Versuche es noch einmal.
seat-holder-here = { $name } ist da; nur { $name } selbst kann den Platz abgeben.
seat-not-held = Platz { $seat } ist nicht deiner. Lade die Seite neu.
remind-later = Du kannst { $name } in { $count } { $count ->
    [one] Minute
   *[other] Minuten
} erinnern.
remind-not-waiting = Die Partie wartet nicht auf { $name }.
colour-taken = { $name } hat diese Farbe. Wähle eine andere.
no-such-colour = Diese Farbe gibt es nicht. Wähle eine von diesen: { $known }.
seat-not-open = Platz { $seat } ist besetzt. Offene Plätze: { $others }.
seats-kept-once = Nenne jeden Platz, der bleibt, einmal, und nur Plätze dieses Tisches.
seats-missing = { $missing } von { $seats } Plätzen { $missing ->
    [one] ist
   *[other] sind
} noch offen.
seats-taken = Alle Plätze sind besetzt; du kannst zuschauen.
secret-fits-no-seat = Das Geheimnis passt zu keinem Platz dieses Tisches.
secret-not-of-seat = Das Geheimnis öffnet diesen Platz nicht.
server-restarts = Der Server startet neu; gleich geht es am Tisch weiter.
server-stopping = Der Server startet neu; versuche es gleich noch einmal.
something-failed = Etwas ist schiefgegangen. Nenne der Serverleitung diese Nummer: { $request }.
table-changed = Jemand anders hat den Tisch gleichzeitig geändert. Bitte sieh noch einmal nach.
table-unreadable = Dieser Tisch kann hier nicht gelesen werden: Er ist beschädigt, oder eine neuere Version von Praefectus hat ihn angelegt. Frag die Serverleitung.
table-gone = Diesen Tisch gibt es nicht mehr.
tables-per-hour = Du hast das Limit von { $most } neuen Tischen pro Stunde erreicht. Versuche es später noch einmal.
too-many-connections = Zu viele neue Verbindungen. Warte einen Moment.
too-many-guesses = Zu viele ungültige Links. Warte eine Minute.
too-many-messages = Zu viele Nachrichten. Warte einen Moment.
too-many-requests = Zu viele Anfragen. Warte einen Moment.
undo-agreed = Alle waren einverstanden: zurückgenommen.
undo-asks-step = { $name } bittet darum, den letzten Schritt zurückzunehmen.
undo-asks-to = { $name } bittet darum, mehrere Schritte zurückzunehmen.
undo-asks-turn = { $name } bittet darum, den letzten Zug zurückzunehmen.
undo-ask-later = Deine Bitte wurde gerade abgelehnt. Frag { $seconds ->
        [one] in einer Sekunde
       *[other] in { $seconds } Sekunden
    } wieder, oder nach dem nächsten Zug.
undo-barrier = Seitdem wurde etwas aufgedeckt. Mit Zustimmung der anderen kannst du mehr zurücknehmen.
undo-bound = Das Limit für Rücknahmen in dieser Partie ist erreicht.
undo-lapsed = Die Partie ging weiter, bevor alle geantwortet hatten.
undo-needs-state = Eine Rücknahme „to“ braucht den Stand, zu dem es zurückgehen soll.
undo-not-asked = Du wurdest nicht gefragt, oder du hast schon geantwortet.
undo-not-chosen-at = An dieser Stelle hast du nichts gewählt.
undo-nothing-at = An dieser Stelle gibt es nichts zurückzunehmen.
undo-nothing-chosen = Du hast noch nichts gewählt, was du zurücknehmen könntest.
undo-others-acted = Inzwischen war jemand anders am Zug. Die anderen können einer Rücknahme zustimmen.
undo-refused = { $name } hat die Rücknahme abgelehnt.
undo-request-open = { $name } hat schon darum gebeten, etwas zurückzunehmen. Warte, bis das beantwortet ist.
undo-request-closed = Diese Bitte ist nicht mehr offen.
undo-unanswered = Nicht alle haben rechtzeitig geantwortet.
unfinished-tables = Du hast das Limit von { $most } unfertigen Tischen erreicht. Beende oder lösche zuerst einen.
wrong-method = Diese Adresse unterstützt diese Methode nicht.

# Personen untereinander, und die Serverleitung.

banned = Du bist auf diesem Server gesperrt.
banned-because = Du bist auf diesem Server gesperrt: { $why }
blocked-here = Du kannst hier nicht mitspielen: Jemand am Tisch hat dich blockiert.
blocks-full = Du hast zu viele Personen stummgeschaltet oder blockiert; gib erst einige wieder frei.
chat-closed = Der Chat dieses Tisches ist geschlossen, solange gespielt wird.
link-full = Ein persönlicher Link enthält höchstens { $most } Plätze.
muted = Du bist auf diesem Server stummgeschaltet.
muted-because = Du bist auf diesem Server stummgeschaltet: { $why }
name-alike = { $name } sitzt schon an diesem Tisch; wähle einen Namen, der sich deutlicher unterscheidet.
needs-person-secret = Dafür braucht es das Geheimnis eines persönlichen Links im Authorization-Header.
no-person = Dieser persönliche Link gilt nicht mehr; er wurde erneuert oder gelöscht.
name-taken = Jemand heißt schon { $name } oder sehr ähnlich. Wähle einen anderen Namen.
passkey-cloned = Der Passkey „{ $label }“ wurde kopiert und gilt nicht mehr. Melde dich anders an und entferne ihn.
passkey-not-accepted = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal.
passkey-too-late = Das hat zu lange gedauert. Versuch es noch einmal.
passkey-unknown = Dieser Server kennt den Passkey nicht. Vielleicht wurde er entfernt.
passkeys-full = Man kann höchstens { $most } Passkeys haben. Entferne zuerst einen.
passkeys-need-https = Passkeys brauchen https oder localhost. Nimm hier deinen persönlichen Link.
waking-no-zone = Es gibt keine Zeitzone { $zone }. Wähle eine aus der Liste.
waking-sleep-too-long = Die Schlafenszeit darf höchstens { $hours } Stunden dauern.
pause-begins-late = Eine Pause kann frühestens morgen beginnen.
pause-backwards = Der letzte Tag einer Pause kann nicht vor dem ersten liegen.
pause-too-long = Eine Pause darf höchstens { $most } Tage dauern.
pauses-touch = Lass zwischen zwei Pausen einen Tag frei; eine Pause darf höchstens { $most } Tage dauern.
pause-too-many = Du hast höchstens { $most } Pausentage im Jahr.
too-many-exports = Du kannst deine Daten { $most }-mal am Tag herunterladen. Versuch es später noch einmal.
nobody-else-sits = Auf Platz { $seat } sitzt sonst niemand.
operator-says = { $sentence }
reports-wait = Die Serverleitung hat deine früheren Meldungen noch nicht gelesen. Bitte warte.
too-many-links = Zu viele neue persönliche Links von deiner Adresse. Warte eine Weile.
deletion-asked = { $name } möchte diese Partie löschen. Sie wird gelöscht, wenn alle zustimmen.
deletion-asked-by-host = Die Tischleitung möchte diese Partie löschen. Sie wird gelöscht, wenn alle zustimmen.
deletion-not-asked = Niemand bittet mehr darum, diese Partie zu löschen.
stand-in-has-time = { $name } hat noch Zeit. Erst wenn sie um ist, kann ein Bot übernehmen.
stand-in-in-hours = { $name } ist noch nicht lange genug weg. Ein Bot kann übernehmen: in { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}.
stand-in-in-minutes = { $name } ist noch nicht lange genug weg. Ein Bot kann übernehmen: in { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}.
reminder-notice = { $name }, die anderen warten auf dich bei { $table }: { $link }
rematch-notice = { $name }, du bist zur Revanche an { $table } eingeladen: { $link }
stand-in-notice = { $name }, bei { $table } spielt ein Bot für dich, weil du weg warst. Mit einem Klick hast du deinen Platz wieder: { $link }
time-short-notice = { $name }, deine Zeit bei { $table } wird knapp: { $link }
time-up-notice = { $name }, deine Zeit bei { $table } ist um. Du kannst noch ziehen, bis die anderen einen Bot für dich spielen lassen: { $link }
turn-notice = { $name }, du bist am Zug bei { $table }: { $link }
hook-needs-server = Zugbenachrichtigungen brauchen einen Server; diese Partie ist nur auf deinem Gerät.
people-need-server = Dafür braucht es einen Server; auf deinem Gerät spielt sonst niemand.
words-not-kept = Diese Partie stammt aus einer älteren Version und kann nicht mehr angezeigt werden.

hint-no-reasons = Dieser Bot kann seine Züge nicht erklären. Frag einen stärkeren.
address-damaged = Dieser Link ist unvollständig oder beschädigt. Kopiere noch einmal den ganzen Link.
message-field-not-understood = Die Nachricht ist ungültig: { $field }: { $why }.
message-not-understood = Die Nachricht wurde nicht verstanden.
log-missing = die Einträge { $first } bis { $last } fehlen
log-twice = die Einträge { $first } bis { $last } sind zweimal da
bot-owns-up = Auf der Stärke { $level } kann ich hier nicht spielen (eine Datei ist beschädigt); ich spiele auf { $played }.
bot-not-prepared = Ich bin noch nicht bereit. Bis dahin wähle ich, ohne vorauszudenken.
bot-plays-at-random = Ich konnte nicht nachdenken und habe diesen Zug ausgelost.
table-of = Tisch von { $name }
table-copy = { $name } (Kopie)

somebody = Jemand
chat-deleted = (gelöscht)

push-none = Dieser Server schickt keine Mitteilungen.
push-unfit = Die Adresse deines Browsers für Mitteilungen ist ungültig. Schalte die Mitteilungen aus und wieder ein.

seek-full = Du suchst schon { $most } tägliche Partien. Beende zuerst eine dieser Suchen.
seek-live-already = Du suchst schon eine Live-Partie. Beende zuerst diese Suche.
seek-address-full = Von deiner Adresse suchen zu viele Personen eine Partie. Versuch es in einer Minute noch einmal.
seek-plays = Du spielst gerade eine Live-Partie. Beende sie oder lass einen Bot übernehmen, bevor du eine weitere suchst.
seek-cooled = Du hast einen Tisch abgelehnt oder verpasst. Du kannst wieder suchen in { $count ->
    [one] { $count } Minute.
   *[other] { $count } Minuten.
}
seek-impossible = Kein Spielplan passt zu diesen Wünschen. Wähle mehr Spielpläne, weniger Module oder eine andere Personenzahl.
seek-unknown = Es gibt keinen Spielplan und kein Modul „{ $name }“. Wähle etwas aus der Liste.
seek-gone = Diese Suche ist beendet. Sieh in deinen Partien nach, oder beginne eine neue Suche.
seek-no-offer = Dieser Tisch wird dir nicht mehr angeboten. Deine Suche zeigt, was geschehen ist.
chat-strangers = Der Chat öffnet sich, wenn alle einen Zug gemacht haben.
rated-contrarius = Nur eine Partie allein gegen Contrarius kann hier gewertet werden: öffentlich, live oder täglich, ohne Tipps und ohne Aufbaucode.
rated-fixed = Eine gewertete Partie lässt sich nicht ändern. Lege stattdessen einen neuen Tisch an.
rated-left = Ein Bot hat schon für dich gespielt; in diese gewertete Partie kannst du nicht zurückkehren.
rated-needs-name = Gewertete Partien brauchen einen Namen, den nur du hast. Wähle einen auf „Meine Seite“.
rated-no-copy = Eine gewertete Partie kann erst kopiert werden, wenn sie zu Ende ist.
rated-no-deletion = Eine gewertete Partie lässt sich nicht löschen. Wenn du sie verlässt, übernimmt ein Bot, und sie zählt als verloren.
rated-suspended = Du hast Partien verlassen oder Tische warten lassen. Deshalb kannst du { $days } { $days ->
    [one] Tag
   *[other] Tage
} lang keine gewerteten Partien spielen. Beendete Partien zählen zu deinen Gunsten.
rated-undo = In einer gewerteten Partie kannst du nur zurücknehmen, bis etwas aufgedeckt wird.
no-such-player = Es gibt niemanden mit dem Namen { $name }.
appeal-nothing = Es gibt nichts, wogegen du Einspruch erheben kannst.
appeal-waits = Dein Einspruch wartet auf eine Moderatorin oder einen Moderator.
moderation-no-action = Diese Maßnahme gibt es nicht, oder sie ist schon aufgehoben.
moderation-no-report = Diese offene Meldung gibt es nicht.
moderation-no-result = Dieser Tisch hat kein gespeichertes Ergebnis.
moderation-nobody = Auf diesem Platz sitzt niemand mehr.
moderators-only = Das können nur Moderatorinnen und Moderatoren.
no-rated = Du bist von gewerteten Partien ausgeschlossen.
no-rated-because = Du bist von gewerteten Partien ausgeschlossen: { $why }
no-seeks = Du darfst nicht nach Mitspielenden suchen.
no-seeks-because = Du darfst nicht nach Mitspielenden suchen: { $why }

appointment-notice = { $name }, deine Partie bei { $table } beginnt gleich: { $link }
appointment-unfit = Wähle einen Zeitpunkt in der Zukunft, höchstens { $days } Tage voraus.
mail-none = Dieser Server schickt keine E-Mails.
mail-not-sent = Die E-Mail konnte nicht gesendet werden. Versuche es später noch einmal.
mail-wait = An diese Adresse gingen gerade mehrere E-Mails. Warte zehn Minuten.
mail-link-old = Dieser Link gilt nicht mehr. Fordere auf „Meine Seite“ einen neuen an.
mail-guarded = Vor Kurzem hat sich jemand per E-Mail angemeldet. Zu deinem Schutz geht das erst { $hours } Stunden danach wieder.
mail-line = { $what }: { $link }
mail-stop = Keine solchen E-Mails mehr: { $link }
mail-subject-confirm = Bestätige deine E-Mail-Adresse
mail-confirm = Jemand, vermutlich du, möchte Mitteilungen eines Praefectus-Servers an diese Adresse. Öffne den Link und bestätige sie innerhalb von zwei Tagen: { $link } Wenn du es nicht warst, tu nichts.
mail-subject-enter = Dein Link zum Anmelden
mail-enter = Jemand, vermutlich du, möchte sich per E-Mail anmelden, mit diesem Browser: { $browser }. Der Link gilt einmal und 15 Minuten lang: { $link } Wenn du es nicht warst, tu nichts.
mail-subject-replaced = Deine E-Mail-Adresse wurde ersetzt
mail-replaced = Auf einem Praefectus-Server wurde deine E-Mail-Adresse durch eine andere ersetzt. Wenn du das nicht warst, melde dich mit deinem persönlichen Link oder einem Passkey an und überall sonst ab: { $link }
no-player-called = Niemand hier heißt { $name }. Prüfe die Schreibweise, oder schick den Link des Tisches.
friends-full = Du kannst höchstens { $most } Freunde haben. Entferne zuerst jemanden.
friend-self = Das bist du.
invited-enough = Zu einem Tisch lassen sich höchstens { $most } Personen mit Namen einladen. Schick anderen den Link.
invited-today = Du kannst an einem Tag höchstens { $most } Personen mit Namen einladen. Schick anderen den Link.
tournament-unknown = Dieses Turnier gibt es nicht. Wähle eines aus der Liste.
tournament-host-full = Du hast { $most } Turniere, die noch nicht zu Ende sind. Warte, bis eines endet, oder sage eines ab.
tournament-closed = Dieses Turnier ist geschlossen. Wähle ein anderes aus der Liste.
tournament-full = Dieses Turnier ist voll: { $most } Personen nehmen teil.
tournament-no-annul = Nur Tische der neuesten Runde können annulliert werden, solange das Turnier läuft.
tournament-needs-name = Für Turniere brauchst du einen Namen, den nur du hast. Wähle ihn auf „Meine Seite“.
tournament-impossible = Zu diesen Modulen passt kein Spielplan. Wähle einen anderen Spielplan oder andere Module.
tournament-host-only = Das kann nur, wer das Turnier leitet.
embed-open = Partie öffnen
embed-picture = Die Stellung als Zeichnung
embed-points = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
embed-over = Die Partie ist zu Ende.
embed-none = Diese Partie lässt sich auf anderen Seiten nicht zeigen. Das geht nur bei öffentlichen Partien, bei denen alle zuschauen dürfen.

# Die Befehle für den Betrieb.

admin = Einen Server verwalten: Tische auflisten und löschen, moderieren, Daten von Personen exportieren oder löschen. Alles auch im laufenden Betrieb.
admin-list = Tische zeigen.
admin-look = Einen Tisch zeigen: wer dort sitzt, was gesagt und gemeldet wurde; nichts, was einen Platz öffnet.
admin-delete = Tische mit allem löschen, was zu ihnen gehört; wer zuschaut, erfährt es.
admin-mute = Jemanden stummschalten: die Person eines Platzes, an all ihren Tischen, oder alle von einer Adresse.
admin-unmute = Eine Stummschaltung aufheben.
admin-ban = Jemanden sperren: die Person eines Platzes mit ihrer Adresse, oder alle von einer Adresse.
admin-unban = Eine Sperre aufheben.
admin-order = Sperren und Stummschaltungen auflisten.
admin-reports = Lesen, was Spielende übereinander gemeldet haben.
admin-read-only = Wartungsmodus: nur lesen; für neue Versionen und Umzüge.
admin-expire = Tische löschen, an denen sich so viele Tage nichts geändert hat, nach Stand; 0: keine dieses Standes.
admin-export-person = Alles ausgeben, was über die Person eines Platzes gespeichert ist, als JSON; mit persönlichem Link von all ihren Plätzen.
admin-delete-person = Löschen, was über die Person eines Platzes gespeichert ist; ihre Züge bleiben ohne Namen, und Bots spielen für sie weiter.
admin-arg-table = Die Kennung eines Tisches, sein Link oder sein Zeichen im Protokoll.
admin-arg-tables = Kennungen, Links oder Zeichen.
admin-arg-seat = Die Nummer eines Platzes, ab 1.
admin-arg-switch = Nichts ändert sich mehr, oder es geht weiter.
admin-opt-address = Alle von dieser Adresse statt eines Platzes.
admin-opt-yes = Nicht nachfragen.
admin-opt-settings = Die Einstellungen des Servers.
admin-opt-database = Seine Datenbank.
admin-opt-data-dir = Der Ordner seiner SQLite-Datei.
admin-as-server = wie beim Server
admin-all = alle
admin-opt-public = Nur öffentliche Tische.
admin-opt-name = Ein Teil des Tischnamens.
admin-opt-idle = So viele Tage hat sich dort nichts geändert.
admin-opt-limit = Wie viele, die neueste Änderung zuerst.
admin-opt-days = Für so viele Tage.
admin-for-good = für immer
admin-opt-reason = Der Grund, den die Person sieht.
admin-opt-close = Diese Meldung ist erledigt.
admin-opt-all = Auch die erledigten.
admin-opt-sentence = Was alle lesen.
admin-being-looked-after = Wartung: Du kannst dich umsehen, aber nicht spielen. Gleich geht es weiter.
admin-opt-dry-run = Nur sagen, wie viele es sind.
admin-opt-out = Hierher schreiben.
admin-screen = der Bildschirm
admin-damaged = (beschädigt)
admin-column-table = Tisch
admin-column-mark = Zeichen
admin-column-name = Name
admin-column-stage = Stand
admin-column-board = Plan
admin-column-people = Leute
admin-column-bots = Bots
admin-column-changed = geändert
admin-table = { $name }: { $stage }, { $board }, geändert { $changed }, Zeichen { $mark }
admin-seat = Platz { $seat }: { $who } ({ $about })
admin-open = offen
admin-personal-link = persönlicher Link
admin-stand-in = vertreten durch { $who }
admin-log = Protokoll: { $entries } Einträge, { $writes }-mal geschrieben
admin-deleted = { $table } ist gelöscht.
admin-muted = Für immer stummgeschaltet.
admin-banned = Für immer gesperrt.
admin-unmuted = Nicht mehr stummgeschaltet.
admin-not-muted = War nicht stummgeschaltet.
admin-unbanned = Nicht mehr gesperrt.
admin-not-banned = War nicht gesperrt.
admin-at = { $name } an { $table } Platz { $seat }
admin-an-address = eine Adresse
admin-until = bis { $moment }
admin-sanction = { $kind } seit { $at } { $until }: { $where }
admin-nobody = Niemand ist stumm oder ausgesperrt.
admin-closed = { $at }, erledigt { $closed }
admin-report = Meldung { $number } von { $at }: { $name } (Tisch { $table }, Platz { $seat }): { $reason }
admin-said = sagte: { $line }
admin-report-closed = Meldung { $number } ist erledigt.
admin-no-reports = Es gibt keine Meldungen.
admin-read-only-on = Nichts ändert sich mehr.
admin-read-only-off = Es geht weiter.
admin-exported = Alles über sie liegt in { $file }.
admin-ask-delete-person = Alles, was über diese Person gespeichert ist, für immer löschen?
admin-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
admin-ask-delete = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} für immer löschen?
admin-muted-days = Stummgeschaltet für { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}.
admin-banned-days = Gesperrt für { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}.
admin-expired = { $count ->
    [one] { $count } Tisch ist
   *[other] { $count } Tische sind
} gelöscht: { $stages }.
admin-would-expire = { $count ->
    [one] { $count } Tisch würde
   *[other] { $count } Tische würden
} gelöscht: { $stages }.
admin-person-deleted = Alle gespeicherten Daten dieser Person sind gelöscht; sie saß an { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tischen
}.

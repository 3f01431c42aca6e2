# Die Befehle für den Betrieb.

admin = Einen Server betreuen: Tische zeigen und löschen, unter den Leuten Ordnung halten, ihre Daten herausgeben oder löschen. Alles auch, während der Server läuft.
admin-list = Tische zeigen.
admin-look = Einen Tisch ansehen: wer dort sitzt, was gesagt und gemeldet wurde; nichts, was einen Platz öffnet.
admin-delete = Tische mit allem löschen, was zu ihnen gehört; wer zuschaut, erfährt es.
admin-mute = Jemanden nicht sprechen lassen: die Person eines Platzes, an all ihren Tischen, oder alle von einer Adresse.
admin-unmute = Jemanden wieder sprechen lassen.
admin-ban = Jemanden nicht einlassen: die Person eines Platzes mit ihrer Adresse, oder alle von einer Adresse.
admin-unban = Jemanden wieder einlassen.
admin-order = Zeigen, wer stumm oder ausgesperrt ist.
admin-reports = Lesen, was Spielende übereinander gemeldet haben.
admin-read-only = Jede Änderung anhalten, während man noch zuschauen darf; für neue Versionen und Umzüge.
admin-expire = Tische löschen, an denen sich so viele Tage nichts geändert hat, nach Stand; 0: keine dieses Standes.
admin-export-person = Alles herausgeben, was über die Person eines Platzes aufgehoben ist, als JSON; mit persönlichem Link von all ihren Plätzen.
admin-delete-person = Löschen, was über die Person eines Platzes aufgehoben ist; ihre Züge bleiben ohne Namen, und Bots spielen für sie weiter.
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
admin-opt-reason = Was ihnen gesagt wird.
admin-opt-close = Diese Meldung ist erledigt.
admin-opt-all = Auch die erledigten.
admin-opt-sentence = Was den Leuten gesagt wird.
admin-being-looked-after = Am Server wird gearbeitet; gerade kann nichts geändert werden. Eure Partien gehen bald weiter.
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
admin-muted = Sie dürfen nicht mehr sprechen, für immer.
admin-banned = Sie dürfen nicht mehr herein, für immer.
admin-unmuted = Sie dürfen wieder sprechen.
admin-not-muted = Sie durften ohnehin sprechen.
admin-unbanned = Sie dürfen wieder herein.
admin-not-banned = Sie durften ohnehin herein.
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
admin-ask-delete-person = Was über diese Person aufgehoben ist, für immer löschen?
admin-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
admin-ask-delete = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
} für immer löschen?
admin-muted-days = Sie dürfen nicht mehr sprechen, für { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}.
admin-banned-days = Sie dürfen nicht mehr herein, für { $days ->
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
admin-person-deleted = Was über sie aufgehoben war, ist gelöscht; sie saßen an { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tischen
}.

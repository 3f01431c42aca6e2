# Die Befehle für den Betrieb.

admin = Einen Server verwalten: Tische auflisten und löschen, moderieren, Daten von Personen exportieren oder löschen. Alles auch im laufenden Betrieb.
admin-list = Tische auflisten.
admin-look = Einen Tisch zeigen: Mitspielende, Chat und Meldungen, aber kein Geheimnis, das einen Platz öffnet.
admin-delete = Tische mit allem löschen, was zu ihnen gehört. Alle, die sie gerade ansehen, werden benachrichtigt.
admin-mute = Jemanden stummschalten: die Person eines Platzes, an all ihren Tischen, oder alle von einer Adresse.
admin-unmute = Eine Stummschaltung aufheben.
admin-ban = Jemanden sperren: die Person eines Platzes mit ihrer Adresse, oder alle von einer Adresse.
admin-unban = Eine Sperre aufheben.
admin-order = Sperren und Stummschaltungen auflisten.
admin-reports = Lesen, was Spielende übereinander gemeldet haben.
admin-read-only = Wartungsmodus: nur lesen; für neue Versionen und Umzüge.
admin-expire = Tische löschen, an denen sich so viele Tage nichts geändert hat, je Stand; 0: alle behalten.
admin-export-person = Alles ausgeben, was über die Person eines Platzes gespeichert ist, als JSON; mit persönlichem Link von all ihren Plätzen.
admin-delete-person = Alles löschen, was über die Person eines Platzes gespeichert ist. Ihre Züge bleiben, ohne Namen, und Bots übernehmen.
admin-arg-table = Die Kennung eines Tisches, sein Link oder sein Zeichen im Protokoll.
admin-arg-tables = Kennungen, Links oder Zeichen.
admin-arg-seat = Die Nummer eines Platzes, ab 1.
admin-arg-switch = on: Nichts ändert sich mehr; off: Es geht weiter.
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
admin-opt-close = Diese Meldung abschließen.
admin-opt-all = Auch abgeschlossene Meldungen.
admin-opt-sentence = Nachricht, die alle sehen.
admin-being-looked-after = Wartung: Du kannst dich umsehen, aber nicht spielen. Gleich geht es weiter.
admin-opt-dry-run = Nur zeigen, wie viele es sind.
admin-opt-out = In diese Datei schreiben.
admin-screen = der Bildschirm
admin-damaged = (beschädigt)
admin-column-table = Tisch
admin-column-mark = Zeichen
admin-column-name = Name
admin-column-stage = Stand
admin-column-board = Plan
admin-column-people = Personen
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
admin-at = { $name } am Tisch { $table }, Platz { $seat }
admin-an-address = eine Adresse
admin-until = bis { $moment }
admin-sanction = { $kind } seit { $at }, { $until }: { $where }
admin-nobody = Niemand ist stummgeschaltet oder gesperrt.
admin-closed = { $at }, abgeschlossen { $closed }
admin-report = Meldung { $number } von { $at }: { $name } (Tisch { $table }, Platz { $seat }): { $reason }
admin-said = sagte: { $line }
admin-report-closed = Meldung { $number } ist abgeschlossen.
admin-no-reports = Keine Meldungen.
admin-read-only-on = Wartungsmodus an: Nichts ändert sich mehr.
admin-read-only-off = Wartungsmodus aus: Es geht weiter.
admin-exported = Alle Daten dieser Person liegen in { $file }.
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
admin-person-deleted = Alle Daten dieser Person sind gelöscht, an { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tischen
}.
admin-act = Auf eine Meldung reagieren: vermerken, stummschalten, einschränken, sperren oder das Ergebnis streichen. Schließt die Meldung.
admin-acted = Erledigt: Maßnahme { $number }.
admin-action = { $number }, { $at }, von { $by }: { $kind } wegen { $name } ({ $reason }, Tisch { $table }, bis { $until })
admin-action-undone = Aufgehoben um { $at }.
admin-arg-kind = Die Maßnahme.
admin-arg-player = Der Name der Person.
admin-arg-report = Die Nummer der Meldung.
admin-audit = Zeigen, was die Moderation getan hat, das Neueste zuerst, oder eine Maßnahme aufheben.
admin-is-moderator = { $name } moderiert jetzt.
admin-moderator = Der Person mit diesem Namen die Moderation geben.
admin-no-actions = Noch gibt es keine Maßnahmen.
admin-no-moderator = { $name } moderiert nicht mehr.
admin-not-one-of = { $given } gehört nicht zu: { $known }.
admin-opt-remove = Die Rolle wegnehmen.
admin-opt-to-person = Nachricht an die Person.
admin-opt-undo = Die Maßnahme mit dieser Nummer aufheben.
admin-opt-why = Grund, für das Protokoll der Moderation.
admin-undone = Maßnahme { $number } ist aufgehoben.

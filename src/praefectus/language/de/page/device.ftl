# Was eine Seite sagt, die ohne Server spielt, allein auf dem Gerät.

device-loading-game = Das Spiel wird geladen …
device-starting = Das Spiel startet …
device-loading-network = Die Gegner werden geladen …
device-not-loaded = Das Spiel konnte nicht geladen werden: { $why }
device-insecure = Browser erlauben dieses Spiel nur über https. Öffne die Seite mit https:// statt http://, oder auf diesem Rechner selbst als localhost.
device-nothing-kept = Dieser Browser speichert nichts für diese Seite: Deine Partien gehen verloren, wenn du sie schließt. Exportiere, was du behalten willst.
device-disk-full = Der Speicher ist voll, deine Partie wird nicht mehr gespeichert. Sie geht verloren, wenn du die Seite schließt; exportiere, was du behalten willst.
device-keeping-refused = Der Browser hat deine Partie nicht gespeichert. Sie geht verloren, wenn du die Seite schließt; exportiere, was du behalten willst.
device-cleared = Der Speicher dieser Seite wurde geleert. Offene Partien gehen im Arbeitsspeicher weiter, solange diese Seite offen bleibt. Sichere, was du behalten willst.
device-closed = Das Fenster mit der Partie wurde geschlossen; bitte versuche es noch einmal.
device-understood = OK
device-alone = Du spielst allein auf diesem Gerät: gegen Bots oder reihum zu mehreren. Mit Leuten anderswo spielst du über einen Server.
device-no-games = Hier erscheinen deine Partien. Sie sind nur auf diesem Gerät gespeichert. Schließe die Seite, wann du magst, und spiele später weiter.
device-server = Zum Server
device-thinks = Läuft auf { $cores ->
    [one] einem Kern
   *[other] { $cores } Kernen
  } dieses Geräts und ist hier etwas schwächer als auf einem Server.
device-kept = Auf diesem Gerät gespeichert
device-used = { $used } MB von { $quota } MB belegt.
device-may-go = Wenn der Platz knapp wird, darf der Browser deine Partien löschen.
device-stays = Der Browser hat zugesagt, deine Partien zu behalten.
device-ask-to-stay = Meine Partien schützen
device-bring = Partie importieren
device-no-record = { $name } ist keine gespeicherte Partie; das wäre eine JSON-Datei.
device-delete = Endgültig löschen
device-delete-one = { $name } löschen
device-delete-what = { $count ->
    [one] { $name } gibt es nur auf diesem Gerät. Gelöscht ist die Partie fort; ihre Aufzeichnung kann vorher gesichert und wieder geöffnet werden.
   *[other] { $count } Partien gibt es nur auf diesem Gerät. Gelöscht sind sie fort; ihre Aufzeichnungen können vorher gesichert und wieder geöffnet werden.
  }
device-many = { $count } Partien liegen auf diesem Gerät. Beendete können gesichert und weggeräumt werden: das schafft Platz.
device-export-first = Zuerst sichern
device-keep-it = Behalten
update-ready = Eine neue Version ist da.
update-take = Jetzt aktualisieren
update-later = Später
page-failed = Etwas ist schiefgegangen. Bitte lade die Seite neu.

# Was eine Seite sagt, die ohne Server spielt, allein auf dem Gerät.

device-loading-game = Das Spiel wird geladen …
device-starting = Das Spiel startet …
device-loading-network = Die Gegner werden geladen …
device-not-loaded = Das Spiel konnte nicht geladen werden: { $why }
device-insecure = Browser erlauben dieses Spiel nur über https. Öffne die Seite mit https:// statt http://, oder auf diesem Rechner selbst als localhost.
device-nothing-kept = Dieser Browser kann keine Partien speichern. Sie gehen verloren, wenn du die Seite schließt; exportiere, was du behalten willst.
device-disk-full = Der Speicher ist voll, deine Partie wird nicht mehr gespeichert. Sie geht verloren, wenn du die Seite schließt; exportiere, was du behalten willst.
device-keeping-refused = Der Browser hat deine Partie nicht gespeichert. Sie geht verloren, wenn du die Seite schließt; exportiere, was du behalten willst.
device-cleared = Der Speicher dieser Seite wurde geleert, deine Partie ist nicht mehr gespeichert. Exportiere sie, bevor du die Seite schließt.
device-closed = Das Fenster mit der Partie wurde geschlossen; bitte versuche es noch einmal.
device-understood = OK
device-alone = Diese Version spielt nur auf deinem Gerät: gegen Bots oder reihum zu mehreren. Mit Leuten anderswo spielst du über einen Server.
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
device-no-record = { $name } ist keine gespeicherte Partie. Eine gespeicherte Partie ist eine JSON-Datei.
device-delete = Endgültig löschen
device-delete-one = { $name } löschen
device-delete-what = { $count ->
    [one] { $name } ist nur auf diesem Gerät gespeichert. Löschen lässt sich nicht rückgängig machen. Du kannst die Partie vorher exportieren und später wieder importieren.
   *[other] { $count } Partien sind nur auf diesem Gerät gespeichert. Löschen lässt sich nicht rückgängig machen. Du kannst sie vorher exportieren und später wieder importieren.
  }
device-many = { $count } Partien sind auf diesem Gerät gespeichert. Um Platz zu schaffen, exportiere und lösche beendete.
device-export-first = Zuerst exportieren
device-keep-it = Behalten
update-ready = Eine neue Version ist da.
update-take = Jetzt aktualisieren
update-later = Später
page-failed = Etwas ist schiefgegangen. Bitte lade die Seite neu.

# Was eine Seite sagt, die ohne Server spielt, allein auf dem Gerät.

device-loading-game = Das Spiel wird geladen …
device-starting = Das Spiel startet …
device-loading-network = Die Gegner werden geladen …
device-not-loaded = Das Spiel konnte nicht geladen werden: { $why }
device-insecure = Browser erlauben dieses Spiel nur über https. Öffne die Seite mit https:// statt http://, oder auf diesem Rechner selbst als localhost.
device-nothing-kept = Dieser Browser speichert nichts für diese Seite: Deine Partien gehen verloren, wenn du sie schließt. Exportiere, was du behalten willst.
device-disk-full = Der Speicher ist voll; deine Partie geht im Arbeitsspeicher weiter, solange diese Seite offen bleibt. Sichere, was du behalten willst.
device-keeping-refused = Der Browser bewahrt deine Partie nicht auf; sie geht im Arbeitsspeicher weiter, solange diese Seite offen bleibt. Sichere, was du behalten willst.
device-cleared = Der Speicher dieser Seite wurde geleert. Offene Partien gehen im Arbeitsspeicher weiter, solange diese Seite offen bleibt. Sichere, was du behalten willst.
device-closed = Das Fenster mit der Partie wurde geschlossen; bitte versuche es noch einmal.
device-understood = Verstanden
device-alone = Du spielst allein auf diesem Gerät: gegen Bots oder reihum zu mehreren. Mit Leuten anderswo spielst du über einen Server.
device-no-games = Hier liegen die Partien, die du beginnst, auf diesem Gerät allein. Schließe die Seite, wann du magst, und spiele später weiter.
device-server = Zum Server
device-thinks = Auf diesem Gerät { $cores ->
    [one] denkt ein Kern
   *[other] denken { $cores } Kerne
  } ebenso lange: in dieser Zeit werden weniger Partien zu Ende gespielt als auf einem Server, also ist er hier etwas schwächer.
device-kept = Auf diesem Gerät aufbewahrt
device-used = { $used } MB von { $quota } MB belegt.
device-may-go = Wenn der Platz knapp wird, darf der Browser deine Partien löschen.
device-stays = Der Browser hat zugesagt, deine Partien zu behalten.
device-ask-to-stay = Darum bitten
device-bring = Aufzeichnung öffnen
device-no-record = { $name } ist keine Aufzeichnung einer Partie: eine Aufzeichnung ist eine JSON-Datei.
device-delete = Endgültig löschen
device-delete-one = { $name } löschen
device-delete-what = { $count ->
    [one] { $name } gibt es nur auf diesem Gerät. Gelöscht ist die Partie fort; ihre Aufzeichnung kann vorher gesichert und wieder geöffnet werden.
   *[other] { $count } Partien gibt es nur auf diesem Gerät. Gelöscht sind sie fort; ihre Aufzeichnungen können vorher gesichert und wieder geöffnet werden.
  }
device-many = { $count } Partien liegen auf diesem Gerät. Beendete können gesichert und weggeräumt werden: das schafft Platz.
device-export-first = Zuerst sichern
device-keep-it = Behalten
update-ready = Eine neue Fassung der Seite liegt bereit.
update-take = Jetzt laden
update-later = Später
page-failed = In dieser Seite ist etwas schiefgegangen; bitte lade sie neu.

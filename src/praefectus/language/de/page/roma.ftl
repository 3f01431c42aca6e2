# Romas Schiffsleiste.

panel-ship-track = Schiffsleiste
track-build = bauen: { $goods }
track-god = einen Gott markieren
track-start = Start
ship-of = Schiff von { $name }
lit-spaces = { $count } { $count ->
    [one] Feld der Schiffsleiste
   *[other] Felder der Schiffsleiste
}

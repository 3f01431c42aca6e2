# Roma's ship track.

panel-ship-track = Ship track
track-build = build: { $goods }
track-god = mark a god
track-start = start
ship-of = ship of { $name }
lit-spaces = { $count } { $count ->
    [one] space of the ship track
   *[other] spaces of the ship track
}

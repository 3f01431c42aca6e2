# Roma's ship track.

panel-ship-track = Ship track
track-build = build: { $goods }
track-god = mark a god
track-start = start
ship-of = { $name }’s ship
lit-spaces = { $count } { $count ->
    [one] space on the ship track
   *[other] spaces on the ship track
}

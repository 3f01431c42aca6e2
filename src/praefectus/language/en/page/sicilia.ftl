# Sicilia's volcano.

panel-volcano = Volcano
volcano-calm = calm
volcano-no-bonus = no bonus good
volcano-no-building = no building
volcano-no-production = no production
volcano-reached = reached
volcano-stage = volcano, stage { $stage }
volcano-left = { $count ->
    [one] { $count } tile left.
   *[other] { $count } tiles left.
}
province-erupted = the volcano has erupted here: it never produces again
province-no-building = nobody can build here any more
province-smoke = smoke: a Prefect gets no bonus here
volcano-row-0 = No tiles here yet.
volcano-row-1 = Nothing happens yet.
volcano-row-2 = No bonus good here any more; houses still produce.
volcano-row-3 = No more houses may be built here; existing houses stay.
volcano-row-4 = This province never produces again.
volcano-next = The next tile: { $what }

# La piste des navires de Roma.

panel-ship-track = Piste des navires
track-build = construire : { $goods }
track-god = marquer un dieu
track-start = départ
ship-of = navire { OF($name) }
lit-spaces = { $count } { $count ->
    [one] case de la piste des navires
   *[other] cases de la piste des navires
}

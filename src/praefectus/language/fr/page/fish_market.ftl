# Le marché aux poissons.

panel-fish-market = Marché aux poissons
topics-stands = Étals du marché aux poissons
fish-market-how = Marché aux poissons, { $side } : visitez-le avec vos poissons avant de jouer votre carte. Chaque étal sauté coûte 1 sesterce.
lit-spots = { $count } { $count ->
    [one] case du marché
   *[other] cases du marché
}

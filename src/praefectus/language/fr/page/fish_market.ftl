# Le marché aux poissons.

panel-fish-market = Marché aux poissons
topics-stands = Étals du marché aux poissons
fish-market-how = Marché aux poissons, { $side } : visitez un étal avant votre carte ; chaque étal sauté coûte un sesterce.
lit-spots = { $count } { $count ->
    [one] case du marché
   *[other] cases du marché
}

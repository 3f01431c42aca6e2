# The fish market.

panel-fish-market = Fish market
topics-stands = Stands of the fish market
fish-market-how = Fish market, { $side }: go round with your fish before your card; each stand that is skipped costs a coin.
lit-spots = { $count } { $count ->
    [one] spot of the market
   *[other] spots of the market
}

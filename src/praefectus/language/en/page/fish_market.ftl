# The fish market.

panel-fish-market = Fish market
topics-stands = Stands of the fish market
fish-market-how = Fish market, { $side }: visit it with your fish before you play your card. Each stand you skip costs 1 sestertius.
lit-spots = { $count } { $count ->
    [one] spot in the market
   *[other] spots in the market
}

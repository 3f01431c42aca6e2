# The rules reference in its drawer.

topics-basics = How to play
topics-personalities = Personality cards
topics-gods = Gods
topics-boards = Boards
topics-turn = Turn
rules-search = Search the rules
rules-search-example = Try: how many steps, Prefect, who wins
rules-part = Part
rules-in-play = Only rules used at this table
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rules-elsewhere = Not in play at this table
rules-searching = Searching…
rules-prices = Prices and houses
rules-good-price = Good, buy or sell
rules-first-house = First house
rules-second-house = Second
rules-third-house = Third
rules-source = Source: { $source }.
rules-waiting = Loading the rules…
rules-none = No results.
rules-none-here = No results for this table. Untick the box to search all rules.
rules-grades = The rules in our own words. Certain: stated in a rulebook. Inferred: follows from one. Our reading: a best guess, until someone who owns the game corrects us.

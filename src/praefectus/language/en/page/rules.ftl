# The rules reference in its drawer.

topics-basics = How it goes
topics-personalities = Personality cards
topics-gods = Gods
topics-boards = Boards
topics-turn = Turn
rules-search = Search the rules
rules-search-example = Ask: how many steps, Prefect, who wins
rules-part = Part
rules-in-play = only what is in play
rules-found = { $count } found
rules-elsewhere = Not in play at this table
rules-searching = Searching …
rules-prices = Prices and houses
rules-good-price = Good, buy or sell
rules-first-house = First house
rules-second-house = Second
rules-third-house = Third
rules-source = Source: { $source }.
rules-waiting = The reference has not arrived yet.
rules-none = Nothing fits these words.
rules-none-here = Nothing that is in play here fits these words; take the tick away to search everything.
rules-grades = Own wording of the game's rules. Certain: stated in a rulebook. Inferred: follows from one. Proposed: a house reading until someone with the box corrects it.

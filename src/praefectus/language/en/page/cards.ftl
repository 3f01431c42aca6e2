# The line on each card in the hand: what it does, in a few words.

card-line-tribune = Take all your played cards back
card-line-architect = Move your colonists and build houses
card-line-prefect = Produce, or take the cash bonus
card-line-colonist = Place colonists, or take sestertii
card-line-mercator = Take 3 sestertii, trade two types of goods
card-line-mercator5 = Take 5 sestertii, trade two types of goods
card-line-diplomat = Copy another player’s top card
card-line-senator = Buy up to two cards from the display
card-line-consul = Buy one card; its slot is free
card-line-mason = Your brick houses produce 1 brick each
card-line-farmer = Your food houses produce 1 food each
card-line-smith = Your tool houses produce 1 tool each
card-line-vintner = Your wine houses produce 1 wine each
card-line-weaver = Your cloth houses produce 1 cloth each
card-line-magister = Repeat the card you just played
card-line-prefect_architect = Use the Prefect or the Architect
card-line-architect_mercator = Architect, or Mercator with 5 sestertii
card-line-prefect_mercator = Prefect, or Mercator with 5 sestertii
card-line-praetor = You and your partner may buy one card each
card-line-legatus = Suggest a card from your partner’s hand
card-line-proconsul = Buy one card for the goods on it only

score-together = Together
score-half = Half of the team total

# The line on each card in the hand: what it does, in a few words.

card-line-tribune = Take all your played cards back
card-line-architect = Move your colonists and build houses
card-line-prefect = Produce in one province for everyone and take its bonus, or take the cash bonus
card-line-colonist = Place colonists for 1 food and 1 tool each, or take sestertii
card-line-mercator = Take 3 sestertii and trade two types of goods
card-line-mercator5 = Take 5 sestertii and trade two types of goods
card-line-diplomat = Copy the top card of another player’s discard pile
card-line-senator = Buy up to two cards from the display
card-line-consul = Buy one card from the display for the goods on the card only
card-line-mason = Your houses in brick cities produce 1 brick each
card-line-farmer = Your houses in food cities produce 1 food each
card-line-smith = Your houses in tool cities produce 1 tool each
card-line-vintner = Your houses in wine cities produce 1 wine each
card-line-weaver = Your houses in cloth cities produce 1 cloth each
card-line-magister = Repeat the card you just played
card-line-prefect_architect = Use it as a Prefect or as an Architect
card-line-architect_mercator = Use it as an Architect or as a Mercator with 5 sestertii
card-line-prefect_mercator = Use it as a Prefect or as a Mercator with 5 sestertii
card-line-praetor = You and your partner may each buy one card at the Senator’s price
card-line-legatus = Look at your partner’s hand and suggest a card
card-line-proconsul = Buy one card for the goods on it only

score-together = Together
score-half = Half of the team total

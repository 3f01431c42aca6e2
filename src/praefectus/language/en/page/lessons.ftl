# The guided first game and the short lessons: what the coach says.

coach = Coach
coach-begin = Start
coach-stop = Turn off the coach
coach-go-on = Continue
coach-learned = What you’ve learned
coach-suggests = Suggested: { $choice }.
front-guided = Guided first game
front-guided-what = A real game against two easy bots, explained step by step until you first take your cards back.
front-lessons = Expansion tutorials

lesson-first = Your first game
lesson-first-goal-1 = The player with the most points wins, and almost all points come from cards.
lesson-first-goal-2 = Each card belongs to a god, and each god rewards one thing: houses, provinces, types of goods, colonists or money.
lesson-first-goal-3 = Each card scores for what its god rewards. So collect several cards of one god, and build up what that god rewards.
lesson-first-learned-1 = You play one card a turn. The Tribune brings them all back: the more at once, the better.
lesson-first-learned-2 = Houses give you goods when their province produces. Goods pay for houses and cards.
lesson-first-learned-3 = Each card scores for what its god rewards. The Score tab shows what your next house or card would be worth.

lesson-salt = Salt
lesson-salt-goal-1 = Salt replaces any other good, when you pay and when you sell.
lesson-salt-goal-2 = A house in a salt city is expensive (1 tool, 1 wine, 5 sestertii), and produces salt.
lesson-salt-goal-3 = Save salt for what you’re missing: your other goods are paid first.
lesson-salt-learned-1 = The game spends your other goods first, so salt is never wasted.

lesson-forum = The forum
lesson-forum-goal-1 = You start with a patrician, who stays with you for the whole game.
lesson-forum-goal-2 = When you play the Tribune, you may take a forum card. The more cards you take back, the more you can choose from.
lesson-forum-goal-3 = Citizens help once, right away; patricians stay.
lesson-forum-learned-1 = A late Tribune with many cards lets you choose from the whole forum.

lesson-fish = The fish market
lesson-fish-goal-1 = Fish take the place of bonus markers: produce in a province to take its fish, then spend it at the market stands.
lesson-fish-goal-2 = Two fish share one space of your storehouse.
lesson-fish-goal-3 = Each stand shows what it gives for how many fish. Hover over it to read it.
lesson-fish-learned-1 = Fish is a second currency: it buys what your houses don’t produce.

lesson-teams = Teams
lesson-teams-goal-1 = You and the partner across the table add up your points.
lesson-teams-goal-2 = After you’ve carried out your card, your partner may use it too, and the other way round.
lesson-teams-goal-3 = So choose cards that help both of you. Venus rewards provinces where you both have a house.
lesson-teams-learned-1 = What your partner needs next is as good a reason to play a card as what you need.

lesson-roma = Roma
lesson-roma-goal-1 = The board is the city itself: colonists enter through the gates, and ships move along a track of harbours.
lesson-roma-goal-2 = A ship takes what its harbour gives. In Carthago and Athenae it may build on landing, and only then.
lesson-roma-goal-3 = Everything else works as usual: houses, goods, cards and gods.
lesson-roma-learned-1 = Time your ships: they never go back, and you get a harbour’s reward only on landing.

lesson-sicilia = Sicilia
lesson-sicilia-goal-1 = When you play the Tribune, you draw a volcano tile, and the volcano affects that province one step more.
lesson-sicilia-goal-2 = First the bonus is gone, then nobody can build there, and finally nothing is produced.
lesson-sicilia-goal-3 = Check the volcano panel before you build. It shows how far the eruption has come in each of the three provinces.
lesson-sicilia-learned-1 = Produce in the provinces at the volcano early, and build elsewhere as well.

lesson-solo = Against Contrarius
lesson-solo-goal-1 = You play alone. Contrarius answers each of your turns with dice and his own rules.
lesson-solo-goal-2 = He needs no goods and no money: he builds, buys and scores.
lesson-solo-goal-3 = The panel shows how he’ll answer each of your cards.
lesson-solo-learned-1 = Check his answer before you play: a card that’s slightly worse for you may be much worse for him.

coach-card-architect = Houses come first: each gives you a good whenever its province produces, and points from most gods. Move your colonists, then build next to them.
coach-card-prefect = Now produce in a province: everyone with a house there gets its good, and only you get the bonus. Choose one where you have a house, or a bonus you need.
coach-card-mercator = Money is tight early on. Take 3 sestertii, sell what you have too much of, and buy what your next house costs.
coach-card-senator = Cards are points. Buy one whose god rewards what you already have. Hover over a card for sale to see what it’s worth to you.
coach-card-colonist = More colonists reach more cities, and Mars rewards them.
coach-card-tribune = Your hand is small. The Tribune brings every card back, plus a sestertius for each card past the third.
coach-card-diplomat = The Diplomat copies the top card of another discard pile. Is there one you’d like to play a second time?
coach-card = Each card shows what it would do right now, below its name.
coach-move = Every line you can reach is highlighted, with its steps and the cities next to it. Stop where you can afford a house (marked with a tick).
coach-walk = Pick the line where the colonist stops.
coach-build = Build everything you can afford. Expensive goods (wine, cloth) pay off later, and every new province and type of goods scores with a god.
coach-prefect = The best options are listed first. A province where others have houses helps them as well.
coach-trade = Two types of goods: sell what you don’t need for your next house, and buy what’s missing.
coach-buy = The first slots are cheap. Prefer a god you already have cards of, or one who rewards what you have a lot of.
coach-pay = Pay the good you need least.
coach-colonist = Place colonists if you can afford them; otherwise take the money.
coach-settle = Colonists start moving from here on your next Architect.
coach-copy = Copy the card you’d play next anyway: your own stays in your hand.
coach-take = Keep what your next house or card costs.
coach-forum-patrician = Patricians last the whole game. Choose one that fits how you want to play.
coach-forum-forum = Take what helps you soonest. Cards further along need more cards taken back.
coach-end = Nothing left to do here: end your turn. Until then you can undo everything.
coach-market = Before you play your card you may visit the market: the first time at any stand, after that following the arrows. Each stand you pass costs 1 sestertius.
coach-stand = Do what the stand offers, or skip it.
coach-offer = Choose what you pay here and what you get.
coach-use_forum = You can use a forum card here. Citizens are gone afterwards, patricians stay.
coach-teams-role = Your partner’s card: use it too, with your own colonists and goods, or skip it.
coach-start = Start near good cities, and away from your partner.
coach-sail = A ship moves one or more harbours ahead. Each harbour gives something different.
coach-ship_house = Now or never: once the ship has moved on, you can’t build here.
coach-god = Choose the god who scores most for you now; each row shows how much.
coach-salt-play = Salt pays for anything you’re missing, so look at what you could afford with it.
coach-fish-prefect = Two fish on a spot are worth waiting for. Collecting refills the empty spots and gives you any one good.
coach-teams-play = Your partner may use the same card right after you.
coach-roma-play = The Architect also moves ships: one step takes a ship to any harbour ahead.
coach-sicilia-play = Check the volcano panel: where is the next tile dangerous?
coach-solo-play = Each row shows how Contrarius will answer.
coach-role = Choose which personality to use. Each row shows what it would do.
coach-suggest = Choose the card that would help both of you most.
coach-partner = Play a card that helps both of you. You carry it out first.

# The guided first game and the short lessons: what the coach says.

coach = Coach
coach-begin = Begin
coach-stop = No more coaching
coach-go-on = Play on
coach-learned = What you have learned
coach-suggests = Suggested: { $choice }.
front-guided = Guided first game
front-guided-what = A real game against two easy bots, explained step by step until your first Tribune.
front-lessons = Short lessons

lesson-first = Your first game
lesson-first-goal-1 = Whoever has the most points at the end wins, and almost all points come from your cards.
lesson-first-goal-2 = Each card belongs to a god, and each god counts something of yours: houses, provinces, kinds of goods, colonists, coins.
lesson-first-goal-3 = Every card of a god is multiplied by what that god counts: so gather cards of a god, and build what it counts.
lesson-first-learned-1 = A turn is one card; played cards come back with the Tribune, the more at once the better.
lesson-first-learned-2 = Houses bring goods when their province produces; goods pay for houses and cards.
lesson-first-learned-3 = Cards are multiplied by what their gods count: look at the Score tab to see what the next house or card would bring.

lesson-salt = Salt
lesson-salt-goal-1 = Salt stands in for any other good, when you pay and when you sell.
lesson-salt-goal-2 = A house in a salt city is dear (1 tool, 1 wine, 5 sestertii), and produces salt.
lesson-salt-goal-3 = Keep salt for what you are short of: what you have is paid first.
lesson-salt-learned-1 = Salt is never worth less than the good it stands in for, so you are never asked to waste it.

lesson-forum = The forum
lesson-forum-goal-1 = You begin with a patrician, who serves you for the whole game.
lesson-forum-goal-2 = Whoever plays the Tribune may take a forum card; the more cards come back, the more of them are within reach.
lesson-forum-goal-3 = Citizens help once and at once; patricians stay.
lesson-forum-learned-1 = A late Tribune with many cards gives the choice of the whole forum.

lesson-fish = The fish market
lesson-fish-goal-1 = Fish lies where the bonus markers would: whoever lets a province produce takes it, and spends it at the stands of the market.
lesson-fish-goal-2 = Two fish share a space of your storehouse.
lesson-fish-goal-3 = Each stand says what it gives for how many fish: hover it to read it.
lesson-fish-learned-1 = Fish is a second currency: it buys what your houses do not produce.

lesson-teams = Teams
lesson-teams-goal-1 = You and your partner across the table add up your points.
lesson-teams-goal-2 = After you have carried out your card, your partner may do the same at once; and you after your partner.
lesson-teams-goal-3 = So choose cards that help both of you; Venus counts the provinces where both of you have a house.
lesson-teams-learned-1 = What your partner needs next is as good a reason for a card as what you need.

lesson-roma = Roma
lesson-roma-goal-1 = The board is the city itself: colonists enter by the gates, ships sail along a track of harbours.
lesson-roma-goal-2 = A ship takes what its harbour gives; in Carthago and Athenae it may build as it lands, and only then.
lesson-roma-goal-3 = The rest is as you know it: houses, goods, cards and gods.
lesson-roma-learned-1 = Time your ships: they never sail back, and what a harbour gives is taken on landing.

lesson-sicilia = Sicilia
lesson-sicilia-goal-1 = Whoever plays the Tribune draws a volcano tile: the province that it names suffers a step more.
lesson-sicilia-goal-2 = First the bonus is gone, then nobody builds there, at last nothing is produced.
lesson-sicilia-goal-3 = Look at the volcano’s table before you build: it says how far each of the three provinces at the volcano is.
lesson-sicilia-learned-1 = Let the provinces at the volcano produce early, and have houses elsewhere as well.

lesson-solo = Against Contrarius
lesson-solo-goal-1 = You play alone; Contrarius answers each of your turns with dice and rules of his own.
lesson-solo-goal-2 = He needs no goods and no coins: he builds, buys and scores.
lesson-solo-goal-3 = The panel says what he will do about each of your cards.
lesson-solo-learned-1 = Look at his answer before you play: a card that helps you less may keep him smaller.

coach-card-architect = Houses come first: each brings a good whenever its province produces, and points with most gods. Your colonists walk, then you build beside them.
coach-card-prefect = Now let a province produce: everybody with a house there gets its good, and you alone the bonus. Choose one where you have a house, or a good that you need.
coach-card-mercator = Coins are short at the beginning: take 3 sestertii, sell what you have too much of, and buy what the next house asks for.
coach-card-senator = Cards are points: buy one whose god counts what you already have. Hover a card for sale to see what it would bring you.
coach-card-colonist = More colonists reach more cities, and Mars counts them.
coach-card-tribune = Your hand is small: the Tribune brings every card back, with a sestertius for each past the third.
coach-card-diplomat = The Diplomat does what lies on top of another pile: look which card you would play a second time.
coach-card = Look at what each card would do now: it stands below its name.
coach-move = All lines within reach are lit, with the steps they cost and the cities they open. Stop where you can pay for a house: those have a tick.
coach-walk = Pick the line on which the colonist stops.
coach-build = Build all you can pay: dear goods (wine, cloth) bring more later, and every new province and kind of good counts for a god.
coach-prefect = What brings most stands first. A province where others have houses helps them, too.
coach-trade = Two kinds of goods: sell what you do not need for the next house, and buy what it lacks.
coach-buy = The first places are cheap. Prefer a god of whom you have cards, or who counts what you have much of.
coach-pay = Give away what you need least.
coach-colonist = New colonists if you can pay them, coins if not.
coach-settle = Where a new colonist enters the board, it can walk from there next time.
coach-copy = The card that you would play next anyway is the best one to copy: your own stays in the hand.
coach-take = Keep what the next house or card asks for.
coach-forum-patrician = Patricians last the whole game: choose one that fits how you want to play.
coach-forum-forum = Take what helps you soonest; cards further on need more cards taken back.
coach-end = Nothing is left to do here: end your turn. Until then every step can be taken back.
coach-market = Before your card you may visit the market: the first time at any stand, later on with the arrows. Each stand that you pass costs 1 sestertius.
coach-stand = Do what the stand offers, or leave it out.
coach-offer = Choose what you pay here, and what you get for it.
coach-use_forum = A forum card can be used here: citizens are gone after that, patricians stay.
coach-teams-role = Your partner’s card: carry it out, too, with your own colonists and goods, or leave it out.
coach-start = Start where good cities are near, and where your partner is not.
coach-sail = A ship moves one harbour or more ahead: each gives something else.
coach-ship_house = Now or not at all: when the ship has sailed on, this site is out of reach.
coach-god = Take the god who brings you most now: that stands in each row.
coach-salt-play = Salt pays whatever you lack, so look at what you could pay with it.
coach-fish-prefect = Two fish on a spot are worth waiting for; collecting fills the empty spots again, and brings a good of your choice.
coach-teams-play = Your partner may carry out the same card right after you.
coach-roma-play = The Architect moves ships, too: one step takes a ship to any harbour ahead.
coach-sicilia-play = Look at the volcano’s table: where is the next tile dangerous?
coach-solo-play = Each row says how Contrarius will answer.
coach-role = Choose which of the two personalities you carry out: what each would do stands in its row.
coach-suggest = Name the card that would help both of you most.
coach-partner = Play a card that helps both of you: you carry it out first.

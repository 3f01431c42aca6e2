# The strengths of bots: what each is called, and what to expect of it.

level-random = Careless
level-random-text = Plays anything that is allowed; good for trying things out.
level-novice = Gentle
level-novice-text = Sees less than a quarter of what it could do: for the very first game, and for children.
level-beginner = Easy
level-beginner-text = Overlooks more than half of what it could do: a friendly first opponent.
level-greedy = Eager
level-greedy-text = Takes what brings most now, and never looks beyond its card.
level-apprentice = Steady
level-apprentice-text = Knows how to build and trade, but overlooks a quarter of it, and looks only at its own storehouse.
level-journeyman = Able
level-journeyman-text = Builds and trades well and overlooks little, but looks only at its own storehouse.
level-explorer = Inventive
level-explorer-text = Plays like the skilled one, but varies its first cards.
level-learned = Skilled
level-learned-text = Has learned from millions of games against itself, and plays at sight.
level-strongest = Strongest
level-strongest-text = The best there is here: plays every promising choice out many times before it decides.

# The strengths of bots: what each is called, and what to expect of it.

level-random = Random
level-random-text = Plays any legal move. Good for trying things out.
level-novice = Beginner
level-novice-text = Overlooks three moves in four. Best for a first game, or for children.
level-beginner = Easy
level-beginner-text = Misses more than half of its options. A friendly first opponent.
level-greedy = Greedy
level-greedy-text = Grabs the most points right now and never plans ahead.
level-apprentice = Medium
level-apprentice-text = Builds and trades, but misses one option in four and ignores what you’re doing.
level-journeyman = Hard
level-journeyman-text = Builds and trades well, but ignores what you’re doing.
level-explorer = Creative
level-explorer-text = Plays like Expert, with more varied openings.
level-learned = Expert
level-learned-text = Learned from millions of games against itself. Plays instantly.
level-strongest = Strongest
level-strongest-text = The best bot here: simulates every promising move many times before deciding.

"""OpenSpiel: its Monte Carlo tree search plays a few turns of the solo game against Contrarius."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import praefectus.envs.openspiel  # noqa: F401 - registers the game

CHOICES = 12
game = pyspiel.load_game("praefectus(board=italia,players=1,modules=solitaria)")
chance = np.random.RandomState(1)
bot = mcts.MCTSBot(
    game, uct_c=1.4, max_simulations=10, evaluator=mcts.RandomRolloutEvaluator(1, chance), random_state=chance
)
state, chosen = game.new_initial_state(), 0
while not state.is_terminal() and chosen < CHOICES:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choice(outcomes, p=weights))
        continue
    action = state.legal_actions()[0] if len(state.legal_actions()) == 1 else bot.step(state)
    print(state.action_to_string(action))
    state.apply_action(action)
    chosen += 1

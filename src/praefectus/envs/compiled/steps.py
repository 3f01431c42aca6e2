"""One step of one game of a batch: play the chosen action, let chance decide, and show the next decision.

Plain functions over arrays of games, like the rules, so that they run compiled on CPU threads and on a GPU. The place
of a game in the batch says which template it is dealt from.
"""

from praefectus.envs.compiled.facts import observe_facts
from praefectus.rules import extension
from praefectus.rules.actions import PLAYABLE
from praefectus.rules.end import finish, has_won
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import FIRST_CHANCE, NOBODY, NONE, PLAY_CARD, SEATS

ACTION_SPACE = PLAYABLE  # the actions of players; those of chance follow in the table


def reward_game(g, reward, score):
    """1 for whoever won and -1 for all others; and the points."""
    for seat in range(SEATS):
        reward[seat] = 0.0
        score[seat] = 0
    for seat in range(g.seats):
        reward[seat] = 1.0 if has_won(g, seat) else -1.0
        score[seat] = g.score[seat]


def deal_game(i, games, templates):
    games[i] = templates[i % templates.shape[0]]


def hide_choices(i, masks, choices):
    """Take the last decision's actions out of the mask: only those were set."""
    for k in range(1, choices[i, 0] + 1):
        masks[i, choices[i, k]] = 0
    choices[i, 0] = 0


def show_choices(i, masks, choices, out):
    choices[i, 0] = out[0]
    for k in range(1, out[0] + 1):
        choices[i, k] = out[k]
        masks[i, out[k]] = 1


def past_limit(g, limit):
    """Is it time to stop: before a turn, after so many rounds?"""
    if limit == 0 or g.over or g.depth != 1 or g.frame_kind[0] != PLAY_CARD:
        return False
    return g.turns // extension.people(g) >= limit


def end_game(i, g, ended, stopped, rewards, scores):
    ended[i] = 1
    stopped[i] = 1 if g.depth > 0 else 0  # the rules end a game when no decision is open, the limit before one
    reward_game(g, rewards[i], scores[i])


def step_game(
    i, begin, skip, again, limit, games, boards, board_of, templates, randoms, actions, rows, masks, choices, actors,
    ended, stopped, rewards, scores, out,
):  # fmt: skip
    """Deal game i, or play the chosen action in it; then run on to the next decision, in a new game if it is over.

    Chance decides on the way, and with `skip` whoever has one option takes it. Each rule is called in one place only:
    that makes the compiled code a good deal faster.
    """
    g = games[i]
    b = boards[board_of[i]]
    x = randoms[i]
    action = actions[i]
    hide_choices(i, masks, choices)
    if ended[i]:
        ended[i] = 0
        stopped[i] = 0
        for seat in range(SEATS):
            rewards[i, seat] = 0.0
    if begin:
        deal_game(i, games, templates)
        action = NONE
    elif g.over:
        return
    while True:
        if action != NONE:
            choose(g, b, action)
        if past_limit(g, limit):
            finish(g, b)
        if g.over:
            end_game(i, g, ended, stopped, rewards, scores)
            if not again:
                break
            deal_game(i, games, templates)
        legal(g, b, out)
        if g.frame_kind[g.depth - 1] >= FIRST_CHANCE:
            x = next_random(x)
            action = draw(g, b, out, x)
        elif skip and out[0] == 1:
            action = out[1]
        else:
            break
    randoms[i] = x
    if g.over:
        actors[i] = NOBODY
    else:
        actors[i] = g.frame_seat[g.depth - 1]
        show_choices(i, masks, choices, out)
        if rows.shape[1] > 0:
            observe_facts(g, board_of[i], actors[i], rows[i])


def legal_entry(i, games, actions, choices):
    """May this action be played? Where the game is over nothing will be, so it does not matter."""
    if games[i].over:
        return True
    for k in range(1, choices[i, 0] + 1):
        if choices[i, k] == actions[i]:
            return True
    return False


def sample_game(i, choosers, choices, actions):
    """One of the legal actions at random, each alike."""
    x = next_random(choosers[i])
    choosers[i] = x
    actions[i] = choices[i, 1 + ((x * choices[i, 0]) >> 32)]

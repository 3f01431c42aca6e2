"""Games that run on until a network has a choice: the step of training, of matches and of batched environments.

Plain functions over the records, like the rules. A seat's `control` says who plays it.
"""

from praefectus.agents.greedy import greedy_choice
from praefectus.agents.network.observation import observe
from praefectus.rules import extension
from praefectus.rules.end import finish, has_won, side_of
from praefectus.rules.random_play import draw, next_random
from praefectus.rules.turn import choose, legal
from praefectus.rules.vocabulary import FIRST_CHANCE, PLAY_CARD, SEATS

NETWORK, RANDOM, GREEDY = 0, 1, 2
BEGIN_GAME, GO_ON, STOP_AT_END = 0, 1, 2
RESULTS = 10  # six scores, winner, turns, bits of the seats that won, template
WON = 8  # where those bits are
EXPECTED = 3  # what is expected of every seat: its reward, its chance to win, its points
WIN_WEIGHT, MARGIN_WEIGHT, TURN_COST, MAX_ROUNDS = 0, 1, 2, 3
POINTS_PER_REWARD = 40.0


def play_to_choice(g, b, x, control, out, max_turns):
    """Chance, forced choices and bots play until a network seat has a real choice, or the game is over."""
    while not g.over:
        top = g.depth - 1
        if g.turns >= max_turns and g.depth == 1 and g.frame_kind[0] == PLAY_CARD:
            finish(g, b)
            break
        legal(g, b, out)
        if g.frame_kind[top] >= FIRST_CHANCE:
            x = next_random(x)
            choose(g, b, draw(g, b, out, x))
        elif out[0] == 1:
            choose(g, b, out[1])
        else:
            who = control[g.frame_seat[top]]
            if who == NETWORK:
                break
            x = next_random(x)
            if who == RANDOM:
                choose(g, b, draw(g, b, out, x))
            else:
                choose(g, b, greedy_choice(g, b, out))
    return x


def shared_score(g, seat):
    """The points of the seat's side, for each who plays on it."""
    side = side_of(g, seat)
    total = 0
    members = 0
    for other in range(g.seats):
        if side_of(g, other) == side:
            total += g.score[other]
            members += 1
    return float(total) / float(members)


def reward_seats(g, reward, weights):
    """What the end is worth to every seat: the win above an even share, and the margin in points."""
    mean = 0.0
    winners = 0
    for seat in range(g.seats):
        mean += shared_score(g, seat) / float(g.seats)
        if has_won(g, seat):
            winners += 1
    for seat in range(SEATS):
        reward[seat] = 0.0
    for seat in range(g.seats):
        won = 1.0 if has_won(g, seat) else 0.0
        margin = (shared_score(g, seat) - mean) / POINTS_PER_REWARD
        cost = weights[TURN_COST] * float(g.turns)
        even = float(winners) / float(g.seats)
        reward[seat] = weights[WIN_WEIGHT] * (won - even) + weights[MARGIN_WEIGHT] * margin - cost


def write_result(g, result, template):
    for seat in range(SEATS):
        result[seat] = g.score[seat]
    result[6] = g.winner
    result[7] = g.turns
    won = 0
    for seat in range(g.seats):
        if has_won(g, seat):
            won |= 1 << seat
    result[WON] = won
    result[9] = template


def step_game(
    i, t_in, t_out, mode, games, boards, board_of, templates, template_boards, randoms, controls, actions, rows, masks,
    actors, seats, done, rewards, results, weights, out,
):  # fmt: skip
    """One step of game i: begin it, or play the chosen action, and run on to the next choice of a network."""
    g = games[i]
    x = randoms[i]
    done[t_in, i] = 0
    if mode == BEGIN_GAME:
        x = deal(i, games, board_of, templates, template_boards, x)
    elif g.over:
        done[t_in, i] = 2
        actors[t_out, i] = 0
        seats[t_out, i] = g.seats
        return
    elif actions[t_in, i] >= 0:
        choose(g, boards[board_of[i]], actions[t_in, i])
    x = play_to_choice(g, boards[board_of[i]], x, controls[i], out, turn_limit(g, weights))
    while g.over:
        done[t_in, i] = 1
        reward_seats(g, rewards[t_in, i], weights)
        write_result(g, results[t_in, i], board_of[i])
        if mode != GO_ON:
            randoms[i] = x
            actors[t_out, i] = 0
            seats[t_out, i] = g.seats
            return
        x = deal(i, games, board_of, templates, template_boards, x)
        x = play_to_choice(g, boards[board_of[i]], x, controls[i], out, turn_limit(g, weights))
    randoms[i] = x
    seat = int(g.frame_seat[g.depth - 1])
    actors[t_out, i] = seat
    seats[t_out, i] = g.seats
    observe(g, boards[board_of[i]], board_of[i], seat, rows[t_out, i])
    for k in range(1, out[0] + 1):
        masks[t_out, i, out[k]] = 1


def turn_limit(g, weights):
    return int(weights[MAX_ROUNDS]) * extension.people(g)


def deal(i, games, board_of, templates, template_boards, x):
    """A new game from one of the set-ups, drawn at random."""
    x = next_random(x)
    chosen = (x * templates.shape[0]) >> 32
    games[i] = templates[chosen]
    board_of[i] = template_boards[chosen]
    return x


def returns_of_game(
    i, steps, values, actors, done, rewards, results, advantages, returns, decay, seats, next_value, gained,
):  # fmt: skip
    """Lambda-returns of every seat's reward, win and points: a seat's own choices are its time steps.

    Values and returns are relative to the actor, six numbers for each of the three.
    """
    actor = actors[steps, i]
    count = seats[steps, i]
    for number in range(EXPECTED * SEATS):
        next_value[number] = 0.0
        gained[number] = 0.0
    for seat in range(count):
        for what in range(EXPECTED):
            next_value[what * SEATS + seat] = values[steps, i, what * SEATS + (seat + count - actor) % count]
    for back in range(steps):
        t = steps - 1 - back
        actor = actors[t, i]
        count = seats[t, i]
        if done[t, i]:
            for number in range(EXPECTED * SEATS):
                gained[number] = 0.0
            for seat in range(SEATS):
                next_value[seat] = rewards[t, i, seat]
                next_value[SEATS + seat] = float(results[t, i, WON] >> seat & 1)
                next_value[2 * SEATS + seat] = float(results[t, i, seat]) / POINTS_PER_REWARD
        for what in range(EXPECTED):
            own = what * SEATS + actor
            value = values[t, i, what * SEATS]
            gained[own] = next_value[own] - value + decay * gained[own]
            next_value[own] = value
            for after in range(SEATS):
                returns[t, i, what * SEATS + after] = 0.0
            for seat in range(count):
                place = what * SEATS + (seat + count - actor) % count
                returns[t, i, place] = next_value[what * SEATS + seat] + gained[what * SEATS + seat]
        advantages[t, i] = gained[actor]

"""A step of playouts, in the language of the rules: what is chosen after an answer of the network, and how they end.

Plain functions over arrays: compiled for the CPU and for browsers, so that the same answers lead to the same games.
Logarithm and exponential are of plain arithmetic: the same to the last bit on every engine.
"""

from typing import Any, NamedTuple

from praefectus.agents.network.policy import HOPELESS
from praefectus.agents.network.selfplay import WON, Choices, Ends
from praefectus.engine.game_loop import Tables
from praefectus.rules.actions import PLAY
from praefectus.rules.end import side_of
from praefectus.rules.random_play import next_random
from praefectus.rules.vocabulary import KINDS, NONE

WORDS = 4294967296.0  # how many random numbers there are
LOGARITHM_OF_2 = 0.6931471805599453


class Playing(NamedTuple):
    """Arrays of the playouts: an entry for each."""

    live: Any  # of which playout each row of an answer is
    draws: Any  # random numbers from which choices are drawn
    cards: Any  # which card the seat plays in its next turn, NONE before


class Answer(NamedTuple):
    """Arrays of what the network says of playouts that are not over; seats are counted from the acting one."""

    logits: Any
    values: Any
    points: Any
    wins: Any


class Outcome(NamedTuple):
    """Arrays of how playouts ended, or how the network thinks they will end."""

    value: Any  # to the seat that chose
    chances: Any
    final: Any  # points of every seat


def draw_choices(
    count: int,
    seat: int,
    turn: int,
    temperature: float,
    tables: Tables,
    choices: Choices,
    playing: Playing,
    answer: Answer,
) -> None:
    """An action for every playout of an answer, drawn from the network's policy."""
    for k in range(count):
        i = playing.live[k]
        action = draw_choice(i, k, temperature, choices, playing, answer)
        choices.actions[0, i] = action
        own = choices.actors[0, i] == seat and tables.games[i].turns > turn
        if own and playing.cards[i] == NONE and action >= PLAY and action < PLAY + KINDS:
            playing.cards[i] = action - PLAY


def draw_choice(i: int, k: int, temperature: float, choices: Choices, playing: Playing, answer: Answer) -> int:
    """A legal action by its share of the policy: the highest logit after each had a share of luck."""
    x = playing.draws[i]
    taken = NONE
    highest = 0.0
    for action in range(choices.masks.shape[2]):
        if choices.masks[0, i, action]:
            liking = float(answer.logits[k, action])
            if temperature > 0.0:
                x = next_random(x)
                liking = liking / temperature + luck(x)
            if taken == NONE or liking > highest:
                taken = action
                highest = liking
    playing.draws[i] = x
    return taken


def luck(x: int) -> float:
    """A random number as one of Gumbel's distribution."""
    return -logarithm(-logarithm(float(x) / WORDS))


def logarithm(real: float) -> float:
    """To the base e, of a number above 0."""
    doubled = 0
    while real < 0.75:
        real *= 2.0
        doubled += 1
    while real >= 1.5:
        real *= 0.5
        doubled -= 1
    part = (real - 1.0) / (real + 1.0)
    square = part * part
    total = 0.0
    for k in range(8):
        total = total * square + 1.0 / float(15 - 2 * k)
    return 2.0 * part * total - float(doubled) * LOGARITHM_OF_2


def exponential(real: float) -> float:
    """Of a number that is not above 0."""
    halved = 0
    while real < -0.125:
        real *= 0.5
        halved += 1
    total = 1.0
    for k in range(8):
        total = 1.0 + total * real / float(8 - k)
    for _ in range(halved):
        total *= total
    return total


def judge_ends(
    count: int,
    live: int,
    seat: int,
    forecasts: int,
    tables: Tables,
    choices: Choices,
    ends: Ends,
    playing: Playing,
    answer: Answer,
    outcome: Outcome,
) -> None:
    """How all playouts ended, of which so many are not over: these the network judges."""
    for i in range(count):
        if ends.done[0, i]:
            outcome.value[i] = ends.rewards[0, i, seat]
            for other in range(tables.games[i].seats):
                outcome.final[i, other] = ends.results[0, i, other]
                outcome.chances[i, other] = float(ends.results[0, i, WON] >> other & 1)
    for k in range(live):
        i = playing.live[k]
        seats = tables.games[i].seats
        actor = choices.actors[0, i]
        outcome.value[i] = answer.values[k, (seat + seats - actor) % seats]
        if forecasts:
            for other in range(seats):
                outcome.final[i, other] = answer.points[k, (other + seats - actor) % seats]
            share_chances(i, k, actor, tables, answer, outcome)


def hope(k: int, place: int, answer: Answer) -> float:
    """The logarithm of a chance to win, up to a constant."""
    return max(float(answer.wins[k, place]), HOPELESS)


def share_chances(i: int, k: int, actor: int, tables: Tables, answer: Answer, outcome: Outcome) -> None:
    """The chances to win of every seat; partners win together."""
    g = tables.games[i]
    seats = g.seats
    highest = hope(k, 0, answer)
    for place in range(1, seats):
        highest = max(highest, hope(k, place, answer))
    total = 0.0
    for place in range(seats):
        total += exponential(hope(k, place, answer) - highest)
    for other in range(seats):
        outcome.chances[i, other] = 0.0
    for other in range(seats):
        share = exponential(hope(k, (other + seats - actor) % seats, answer) - highest) / total
        for partner in range(seats):
            if side_of(g, partner) == side_of(g, other):
                outcome.chances[i, partner] += share

"""Why a choice: what it gains now, what it prepares, which others come close and by how much, and what to expect."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import accumulate
from typing import Any

from praefectus.agents.insight.ends_compared import why
from praefectus.agents.insight.evaluation import Case, Judged, judge
from praefectus.agents.network.forecast import Forecast, expected
from praefectus.agents.network.policy import Thought, likeliest, policy
from praefectus.agents.search.candidates import Candidate
from praefectus.agents.search.lookahead import Lookahead, Thinking
from praefectus.game import Action, Game
from praefectus.game.entries import CHOICE
from praefectus.game.log_facts import QUIET, Line
from praefectus.game.message_parts import GOD_NAMES, amount_message, card_message, party_message
from praefectus.game.notation import notation
from praefectus.language import Message, Translatable, plain, row
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import god_value, points
from praefectus.rules.vocabulary import GODS, MINERVA

SHOWN = 5  # choices that are described
CLOSE_CHANCE, CLOSE_POINTS = 0.02, 1.0  # what is nearer than this to the best is close
SAME_CHANCE = 0.005  # a smaller difference is none in per cent
LONGEST_PLAN = 12  # choices of one turn
HUMAN_TAU = 0.05  # expected reward that makes a choice e times as frequent; a search itself is far stricter
LIKELY = 0.4  # a next card that comes in this share of the playouts is worth telling


@dataclass(frozen=True)
class Option:
    """One choice: how often a strong player would take it, 0 to 1, where one has judged; and what to expect of it."""

    id: int
    said: Translatable
    share: float | None
    chance: float | None  # to win
    points: float | None  # at the end
    sentence: Message

    def as_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "share": None if self.share is None else round(self.share, 3),
            "sentence": plain(self.sentence),
            "chance": None if self.chance is None else round(self.chance, 4),
            "points": None if self.points is None else round(self.points, 1),
        }


@dataclass(frozen=True)
class Explanation:
    """The best choice in words, the best few in numbers, and how the game looks for every seat.

    Sentences are messages, also as plain data, until `Words.told` puts them into a language.
    """

    choice: int
    reason: Message  # in one sentence, without numbers that need an explanation
    numbers: Message | None  # what was calculated, for those who ask why
    choices: tuple[Option, ...]
    forecast: Forecast | None
    then: int | None = None  # the next choice of the same turn

    @property
    def sentence(self) -> Message:
        return self.reason if self.numbers is None else _followed(self.reason, self.numbers)

    def as_dict(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "then": self.then,
            "reason": plain(self.reason),
            "numbers": None if self.numbers is None else plain(self.numbers),
            "sentence": plain(self.sentence),
            "choices": [option.as_dict() for option in self.choices],
            "forecast": None if self.forecast is None else self.forecast.as_dict(),
        }


def by_greedy(game: Game, worths: Sequence[tuple[float, Action]], ahead: Game) -> Explanation:
    """The greedy player's estimate: what a choice is worth to it now, in points."""
    best = worths[0][0]
    said = {action.id: notation(game.board).said(action.id, game.position) for _, action in worths[:SHOWN]}
    sentence = Message("greedy-best", choice=said[worths[0][1].id], worth=round(best, 1))
    if len(worths) > 1:
        second, other = worths[1]
        less = round(best - second, 1)
        near = Message("just-as-good") if best - second < 0.05 else Message("points-less", points=less)
        sentence = Message("greedy-next", best=sentence, choice=said[other.id], near=near)
    options = tuple(
        Option(
            action.id,
            said[action.id],
            None,
            None,
            None,
            Message("greedy-option", choice=said[action.id], worth=round(worth, 1)),
        )
        for worth, action in worths[:SHOWN]
    )
    says = Message("greedy-says", said=sentence)
    return Explanation(worths[0][1].id, reason_in_words(game, ahead), says, options, None, next_choice(game, ahead))


def by_network(game: Game, chance: random.Random) -> Thought[Explanation]:
    """Yield what the network expects one step ahead."""
    (judged,) = yield from judge(game.board, [Case(game.position, game.legal_ids())], chance)
    return (yield from _explained(game, judged, [choice.merit for choice in judged], []))


def by_search(game: Game, search: Lookahead, chance: random.Random) -> Thinking[Explanation]:
    """Yield what the playouts of the best choices showed."""
    found = yield from search.think(game, chance, search.budget.amount)
    candidates = [each for each in found if each.playouts]
    if not candidates:
        return (yield from by_network(game, chance))
    seat = int(game.to_act or 0)
    tau = search.tau([each for each in candidates if each.playouts == candidates[0].playouts])
    judged = [
        Judged(each.action, each.share, each.value, each.chance_of(seat), each.points_of(seat)) for each in candidates
    ]
    # in the search's own order: what dropped out early was known less well
    merits = list(accumulate((each.merit(tau) * tau / HUMAN_TAU for each in candidates), min))
    return (yield from _explained(game, judged, merits, candidates))


def _explained(
    game: Game, judged: list[Judged], merits: list[float], candidates: Sequence[Candidate]
) -> Thought[Explanation]:
    """`candidates` are those that were played out, the best first; none where the network judges alone."""
    judged = as_believed(judged)
    said = {action: notation(game.board).said(action, game.position) for action in game.legal_ids()}
    weights = [math.exp(merit - max(merits)) for merit in merits]
    options = tuple(
        Option(
            each.action,
            said[each.action],
            weight / sum(weights),
            each.chance,
            each.points,
            Message("option-expected", choice=said[each.action], expected=expected_in_words(each.chance, each.points)),
        )
        for each, weight in list(zip(judged, weights, strict=True))[:SHOWN]
    )
    ahead = yield from rest_of_turn(game, judged[0].action)
    parts = [points_of_gods_in_words(game, ahead), next_card_in_words(candidates[0]) if candidates else None]
    if judged[0].chance is not None:
        parts.append(Message("expected", expected=expected_in_words(judged[0].chance, judged[0].points)))
    parts.append(close_in_words(options))
    seen = yield from expected(game)
    told = [part for part in parts if part is not None]
    numbers = reduce(_followed, told) if told else None
    reason = reason_in_words(game, ahead)
    if len(candidates) > 1:
        best, second = candidates[:2]
        because = why(best, second, game.position, said[second.action])
        reason = reason if because is None else _followed(reason, because)
    return Explanation(judged[0].action, reason, numbers, options, seen, next_choice(game, ahead))


def as_believed(judged: Sequence[Judged]) -> list[Judged]:
    """Choices with the best first, none with a higher number than the one before it.

    A choice is put behind another although its own number is higher where that number is not to be trusted: few
    playouts, or a network that hardly ever makes this choice. As far as we know, it is no better.
    """
    believed = list(judged[:1])
    for each in judged[1:]:
        best, last = believed[0], believed[-1]
        if None not in (best.chance, best.points, last.chance, each.chance, each.points):
            chance, final = min(each.chance, last.chance), each.points  # type: ignore[type-var]
            if best.chance - chance < SAME_CHANCE:  # type: ignore[operator]
                final = min(final, best.points)  # type: ignore[type-var]
            each = replace(each, chance=chance, points=final)
        believed.append(each)
    return believed


def _followed(first: Message, then: Message) -> Message:
    """Join two sentences."""
    return Message("sentences", first=first, then=then)


def expected_in_words(chance: float | None, final: float | None) -> Message:
    if chance is None or final is None:
        return Message("no-forecast")
    return Message("to-win", percent=round(100 * chance), points=round(final))


def close_in_words(options: Sequence[Option]) -> Message | None:
    """Return which of the others are nearly as good, and by how much they are less."""
    best = options[0]
    said = []
    for other in options[1:4]:
        if None in (best.chance, best.points, other.chance, other.points):
            continue
        chance, final = best.chance - other.chance, best.points - other.points  # type: ignore[operator]
        better = round(100 * chance) < 0 or round(final, 1) < 0
        if not better and chance < CLOSE_CHANCE and final < CLOSE_POINTS:
            said.append(Message("close-choice", choice=other.said, less=less_in_words(chance, final)))
    if said:
        return Message("close", choices=said)
    if len(options) > 1 and best.chance is not None and options[1].chance is not None:
        less = less_in_words(*_difference(best, options[1]))
        return Message("next-best", choice=Message("close-choice", choice=options[1].said, less=less))
    return None


def _difference(best: Option, other: Option) -> tuple[float, float]:
    return (best.chance or 0.0) - (other.chance or 0.0), (best.points or 0.0) - (other.points or 0.0)


def less_in_words(chance: float, final: float) -> Translatable:
    """2% and 0.4 points less; no difference is described as such."""
    percent, tenths = round(100 * chance), round(final, 1)
    if percent == 0 and abs(tenths) < 0.1:
        return Message("just-as-good")
    parts = [Message("percent-less" if percent > 0 else "percent-more", percent=abs(percent))] if percent else []
    if abs(tenths) >= 0.1:
        parts.append(Message("points-less" if tenths > 0 else "points-more", points=abs(tenths)))
    return row(parts)


def next_card_in_words(candidate: Candidate) -> Message | None:
    """The card that the seat most often plays next turn."""
    told = sum(candidate.next_cards)
    kind = candidate.next_cards.index(max(candidate.next_cards))
    if not told or candidate.next_cards[kind] / told < LIKELY:
        return None
    return Message("prepares", card=card_message(kind), percent=round(100 * candidate.next_cards[kind] / told))


# the plan for the rest of the turn


def reason_in_words(game: Game, ahead: Game) -> Message:
    """The choice, how the turn would continue, and what that costs and gives: found by carrying it out."""
    seat = int(game.to_act or 0)
    lines = [line for line in ahead.lines(len(game.entries)) if line.seat == seat]
    steps = [line.said for number, line in enumerate(lines) if number == 0 or line.family not in QUIET]
    plan = Message("plan-first", choice=steps[0])
    for step in steps[1:]:
        plan = Message("plan-then", plan=plan, choice=step)
    gains = gains_in_words(game, ahead, seat)
    return Message("plan", plan=plan) if gains is None else Message("plan-brings", plan=plan, gains=gains)


def next_choice(game: Game, ahead: Game) -> int | None:
    """Return what the seat would choose after its first choice, in the same turn."""
    own = [entry for entry in ahead.entries[len(game.entries) :] if entry.how == CHOICE]
    return own[1].action if len(own) > 1 and own[1].seat == game.to_act else None


def rest_of_turn(game: Game, action: int) -> Thought[Game]:
    """The turn as the network would play it, up to where chance decides."""
    ahead = game.fork()
    seat, turn = game.to_act, game.turn
    ahead.play(action)
    for _ in range(LONGEST_PLAN):
        by_chance = any(line.seat is None for line in ahead.lines(len(game.entries)))
        if by_chance or ahead.to_act != seat or ahead.turn != turn:
            break
        ahead.play(likeliest((yield from policy(ahead))))
    return ahead


def gains_in_words(before: Game, after: Game, seat: int) -> Translatable | None:
    """Costs 5 sestertii and 1 cloth, gives you 2 food and nobody else anything, +4 points now."""
    changes: list[dict[str, int]] = [{} for _ in range(after.position.seats)]
    produced = False
    for line in _own_lines(before, after):
        produced |= line.family == "produce"
        for who, changed in line.changes.items():
            for unit, count in changed.items():
                changes[who][unit] = changes[who].get(unit, 0) + count
    paid = [amount_message(-count, unit) for unit, count in changes[seat].items() if count < 0]
    taken = _taken(changes[seat])
    others = [
        Message("gives-other", seat=party_message(after.position, who), things=things)
        for who, change in enumerate(changes)
        if who != seat and (things := _taken(change))
    ]
    said = [Message("plan-costs", things=paid)] if paid else []
    if taken and others:
        said.append(Message("gives-others-too", things=taken, others=others))
    elif taken:
        said.append(Message("gives-you-alone" if produced else "gives-you", things=taken))
    elif others:
        said.append(Message("gives-others", others=others))
    if (scored := _scored(before, after, seat)) != 0:
        said.append(Message("points-now", points=scored))
    return row(said) if said else None


def _taken(change: Mapping[str, int]) -> list[Message]:
    return [amount_message(count, unit) for unit, count in change.items() if count > 0]


def _scored(before: Game, after: Game, seat: int) -> int:
    """By how many points a seat is better now."""
    g, b = after.position, after.board_record
    return int((g.score[seat] if g.over else points(g, b, seat)) - points(before.position, b, seat))


def _own_lines(before: Game, after: Game) -> list[Line]:
    """Return what happens in the turn, without what others do after it."""
    turn = before.turn
    return [line for line in after.lines(len(before.entries)) if line.turn == turn]


def points_of_gods_in_words(game: Game, ahead: Game) -> Message | None:
    """+4 points now (Jupiter +2, Saturnus +2)."""
    seat, before, after, b = int(game.to_act or 0), game.position, ahead.position, game.board_record
    gods = [god_points(after, b, seat, god) - god_points(before, b, seat, god) for god in range(GODS)]
    parts = [Message("god-points", god=name, points=n) for name, n in zip(GOD_NAMES, gods, strict=True) if n]
    if not parts or not (scored := _scored(game, ahead, seat)):
        return None
    return Message("plan", plan=Message("points-now-of", points=Message("points-now", points=scored), gods=row(parts)))


def god_points(g: GameRecord, b: BoardRecord, seat: int, god: int) -> int:
    """The current points of a seat's cards of a god."""
    value = int(god_value(g, b, seat, god))
    return value if god == MINERVA else int(g.gods[seat][god]) * value

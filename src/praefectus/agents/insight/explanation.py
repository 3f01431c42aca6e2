"""Why a choice: what it gains now, what it prepares, which others come close and by how much, and what to expect."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from praefectus.agents.insight.judgement import Case, Judged, judge
from praefectus.agents.network.forecast import Forecast, expected
from praefectus.agents.network.sight import Thought, likeliest, policy
from praefectus.agents.search.candidates import Candidate
from praefectus.agents.search.lookahead import Lookahead, Thinking
from praefectus.engine.interpreted import LightRecord
from praefectus.game import Action, Game
from praefectus.game.game import CHOICE
from praefectus.game.narration import QUIET, Line
from praefectus.game.words import GOD_NAMES, amount, kind_names, listed
from praefectus.rules.scoring import god_value, points
from praefectus.rules.vocabulary import GODS, MINERVA

SHOWN = 5  # choices that are told about
CLOSE_CHANCE, CLOSE_POINTS = 0.02, 1.0  # what is nearer than this to the best is close
LONGEST_PLAN = 12  # choices of one turn
LIKELY = 0.4  # a next card that comes in this share of the playouts is worth telling


@dataclass(frozen=True)
class Option:
    """One choice: how often a strong player would take it, 0 to 1, where one has judged; and what to expect of it."""

    id: int
    text: str
    share: float | None
    chance: float | None  # to win
    points: float | None  # at the end
    sentence: str

    def as_dict(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "share": None if self.share is None else round(self.share, 3),
            "sentence": self.sentence,
            "chance": None if self.chance is None else round(self.chance, 4),
            "points": None if self.points is None else round(self.points, 1),
        }


@dataclass(frozen=True)
class Explanation:
    """The best choice in words, the best few in numbers, and how the game looks for every seat."""

    choice: int
    sentence: str
    choices: tuple[Option, ...]
    forecast: Forecast | None
    then: int | None = None  # the next choice of the same turn

    def as_dict(self) -> dict[str, Any]:
        return {
            "choice": self.choice,
            "then": self.then,
            "sentence": self.sentence,
            "choices": [option.as_dict() for option in self.choices],
            "forecast": None if self.forecast is None else self.forecast.as_dict(),
        }


def by_greedy(worths: Sequence[tuple[float, Action]], then: int | None) -> Explanation:
    """The greedy player's reckoning: what a choice is worth to it now, in points."""
    best = worths[0][0]
    sentence = f"{worths[0][1].text}: worth about {best:.1f} points in its reckoning"
    if len(worths) > 1:
        second, other = worths[1]
        near = "just as good" if best - second < 0.05 else f"{best - second:.1f} points less"
        sentence += f"; next comes “{other.text}”, {near}"
    options = tuple(
        Option(
            action.id,
            action.text,
            None,
            None,
            None,
            f"{action.text}: {worth:.1f} points.",
        )
        for worth, action in worths[:SHOWN]
    )
    return Explanation(worths[0][1].id, sentence + ".", options, None, then)


def by_network(game: Game, chance: random.Random) -> Thought[Explanation]:
    """What the network expects one step ahead."""
    (judged,) = yield from judge(game.board, [Case(game.position, game.legal_ids())], chance)
    return (yield from _explained(game, judged, [choice.merit for choice in judged], None))


def by_search(game: Game, search: Lookahead, chance: random.Random) -> Thinking[Explanation]:
    """What the playouts of the best choices showed."""
    candidates = yield from search.think(game, chance, search.budget.amount)
    if not candidates[0].playouts:
        return (yield from by_network(game, chance))
    seat = int(game.to_act or 0)
    tau = max(search.plan.tau, 0.05)
    judged = [
        Judged(each.action, each.share, each.value, each.chance_of(seat), each.points_of(seat)) for each in candidates
    ]
    merits = [each.merit(tau) for each in candidates]
    return (yield from _explained(game, judged, merits, candidates[0]))


def _explained(game: Game, judged: list[Judged], merits: list[float], best: Candidate | None) -> Thought[Explanation]:
    texts = {action.id: action.text for action in game.legal()}
    weights = [math.exp(merit - max(merits)) for merit in merits]
    options = tuple(
        Option(
            each.action,
            texts[each.action],
            weight / sum(weights),
            each.chance,
            each.points,
            f"{texts[each.action]}: {expected_in_words(each.chance, each.points)}.",
        )
        for each, weight in list(zip(judged, weights, strict=True))[:SHOWN]
    )
    ahead = yield from rest_of_turn(game, judged[0].action)
    parts = [
        plan_in_words(game, ahead),
        "" if best is None else next_card_in_words(best),
        f"Expected: {expected_in_words(judged[0].chance, judged[0].points)}." if judged[0].chance is not None else "",
        close_in_words(options),
    ]
    seen = yield from expected(game)
    return Explanation(judged[0].action, " ".join(filter(None, parts)), options, seen, next_choice(game, ahead))


def expected_in_words(chance: float | None, final: float | None) -> str:
    if chance is None or final is None:
        return "no forecast"
    return f"{100 * chance:.0f} % to win, about {final:.0f} points at the end"


def close_in_words(options: Sequence[Option]) -> str:
    """Which of the others are nearly as good, and by how much they are less."""
    best = options[0]
    said = []
    for other in options[1:4]:
        if None in (best.chance, best.points, other.chance, other.points):
            continue
        chance, final = best.chance - other.chance, best.points - other.points  # type: ignore[operator]
        if chance < CLOSE_CHANCE and final < CLOSE_POINTS:
            said.append(f"“{other.text}” ({less_in_words(chance, final)})")
    if said:
        return f"Close: {listed(said)}."
    if len(options) > 1 and best.chance is not None and options[1].chance is not None:
        return f"Next best: “{options[1].text}” ({less_in_words(*_difference(best, options[1]))})."
    return ""


def _difference(best: Option, other: Option) -> tuple[float, float]:
    return (best.chance or 0.0) - (other.chance or 0.0), (best.points or 0.0) - (other.points or 0.0)


def less_in_words(chance: float, final: float) -> str:
    """2 % and 0.4 points less; a difference of nothing is told as such."""
    percent, tenths = round(100 * chance), round(final, 1)
    if percent == 0 and abs(tenths) < 0.1:
        return "just as good"
    parts = [f"{abs(percent)} % {'less' if percent > 0 else 'more'}"] if percent else []
    parts += [f"{abs(tenths):.1f} points {'less' if tenths > 0 else 'more'}"] if abs(tenths) >= 0.1 else []
    return ", ".join(parts)


def next_card_in_words(candidate: Candidate) -> str:
    """The card that the seat most often plays next turn."""
    told = sum(candidate.next_cards)
    kind = candidate.next_cards.index(max(candidate.next_cards))
    if not told or candidate.next_cards[kind] / told < LIKELY:
        return ""
    return (
        f"It prepares the {kind_names()[kind]}, the likely next card ({100 * candidate.next_cards[kind] / told:.0f} %)."
    )


# the plan for the rest of the turn


def plan_in_words(game: Game, ahead: Game) -> str:
    """The choice, how the turn would go on, and what that costs and brings."""
    seat = int(game.to_act or 0)
    lines = [line for line in ahead.lines(len(game.entries)) if line.seat == seat]
    steps = [line.text for number, line in enumerate(lines) if number == 0 or line.family not in QUIET]
    said = steps[0] + "".join(f", then {step[:1].lower()}{step[1:]}" for step in steps[1:])
    gains = gains_in_words(game, ahead, seat)
    return f"{said}: {gains}." if gains else f"{said}."


def next_choice(game: Game, ahead: Game) -> int | None:
    """What the seat would choose after its first choice, in the same turn."""
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


def gains_in_words(before: Game, after: Game, seat: int) -> str:
    """Costs 5 sestertii and 1 cloth, brings 4 points (2 Jupiter, 2 Saturnus)."""
    change: dict[str, int] = {}
    for line in _own_lines(before, after):
        for unit, count in line.deltas.get(seat, {}).items():
            change[unit] = change.get(unit, 0) + count
    paid = [amount(-count, unit) for unit, count in change.items() if count < 0]
    taken = [amount(count, unit) for unit, count in change.items() if count > 0]
    said = [f"costs {listed(paid)}"] if paid else []
    said += [f"brings {listed(taken)}"] if taken else []
    if scored := points_in_words(before.position, after.position, before.board_record, seat):
        said.append(scored)
    return ", ".join(said)


def _own_lines(before: Game, after: Game) -> list[Line]:
    """What happens in the turn, without what others do after it."""
    turn = before.turn
    return [line for line in after.lines(len(before.entries)) if line.turn == turn]


def points_in_words(before: LightRecord, after: LightRecord, b: LightRecord, seat: int) -> str:
    gained = (after.score[seat] if after.over else points(after, b, seat)) - points(before, b, seat)
    if not gained:
        return ""
    gods = [god_points(after, b, seat, god) - god_points(before, b, seat, god) for god in range(GODS)]
    parts = [f"{name} {count:+d}" for name, count in zip(GOD_NAMES, gods, strict=True) if count]
    unit = "point" if abs(gained) == 1 else "points"
    return f"{gained:+d} {unit} now" + (f" ({', '.join(parts)})" if parts else "")


def god_points(g: LightRecord, b: LightRecord, seat: int, god: int) -> int:
    """What all cards of a god bring a seat now."""
    value = int(god_value(g, b, seat, god))
    return value if god == MINERVA else int(g.gods[seat][god]) * value

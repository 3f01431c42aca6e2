"""The seven steps in a language: their texts and their pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from praefectus import data
from praefectus.data.boards import setup
from praefectus.game.game import Game
from praefectus.game.house_prices import house_prices
from praefectus.game.score_view import counted
from praefectus.game.tutorial import positions
from praefectus.game.tutorial.positions import BOARD, BOUGHT, RED, SOLD
from praefectus.game.tutorial.tutorial_types import God, HousePrice, HowToPlay, Part, ScoreRow
from praefectus.game.view_types import Score
from praefectus.language import Words
from praefectus.reference.placeholders import amounts, commas, semicolons, starting_cards
from praefectus.reference.wording import worded

COINS = "coins"
SLOT = 2  # of the display, from 0: the card whose price is shown


def how_to_play(words: Words) -> HowToPlay:
    """All steps in a language."""
    steps = {
        "goal": _goal,
        "hand": _hand,
        "turn": _turn,
        "build": _build,
        "produce": _produce,
        "cards": _cards,
        "end": _end,
    }
    games = {
        "start": positions.start(),
        "built": positions.built(),
        "before_producing": positions.before_producing(),
        "produced": positions.produced(),
        "traded": positions.traded(),
        "ended": positions.ended(),
    }
    return {
        "title": words("how-to-play"),
        "lead": words("how-to-play-lead"),
        "steps": [
            {"id": name, "title": words(f"learn-{name}"), "parts": list(told(words, games))}
            for name, told in steps.items()
        ],
        "views": {name: game.view(None, words.language) for name, game in games.items()},
    }


Games = Mapping[str, Game]


def _text(text: str) -> Part:
    return {"text": text}


def _figure(kind: str, caption: str, **more: Any) -> Part:
    return {"figure": {"kind": kind, "caption": caption, **more}}  # type: ignore[typeddict-item]


def _start_city() -> str:
    return data.board(BOARD).start["land"][0]


def _coins(words: Words, count: int) -> str:
    return words("amount-coins", count=count)


def _stored(words: Words, game: Game) -> str:
    held = zip(data.GOODS, game.position.goods[RED], strict=True)
    return amounts(words, ((good, count) for good, count in held if count))


def _prices(words: Words) -> str:
    prices = setup().prices.items()
    return commas(
        words, (words("reference-counted", what=words(f"good-{good}"), count=price) for good, price in prices)
    )


def _score(game: Game, words: Words) -> Score:
    return game.view(None, words.language)["scores"][RED]


def _goal(words: Words, games: Games) -> Iterator[Part]:
    seat = games["ended"].view(None, words.language)["seats"][RED]
    yield _text(words("learn-goal-1", start=_start_city()))
    yield _text(words("learn-goal-2"))
    yield _text(words("learn-goal-3"))
    shown = words(
        "learn-goal-picture", board=data.board(BOARD).name, houses=seat["houses"], provinces=seat["provinces"]
    )
    yield _figure("board", shown, view="ended")


def _hand(words: Words, games: Games) -> Iterator[Part]:
    game = games["start"]
    yield _text(words("learn-hand-1"))
    yield {"items": list(starting_cards(words))}
    yield _figure("hand", words("learn-hand-picture"), view="start")
    coins, start = _coins(words, game.position.coins[RED]), _start_city()
    yield _text(words("learn-hand-2", coins=coins, goods=_stored(words, game), start=start))
    yield _figure("storehouse", words("learn-store-picture", spaces=setup().storehouse_spaces), view="start")


def _turn(words: Words, games: Games) -> Iterator[Part]:
    g = games["traded"].position
    cost = amounts(words, ((good, 1) for good in setup().colonist_cost))
    yield _text(words("learn-turn-1"))
    yield _text(words("learn-turn-2", coin=_coins(words, 1), cost=cost))
    yield _text(words("learn-turn-3"))
    top = worded(words, f"card-{data.CARD_KINDS[g.top[RED]]}")
    shown = words("learn-turn-picture", played=sum(g.discard[RED]), card=top, left=sum(g.hand[RED]))
    yield _figure("turn", shown, view="traded")


def _build(words: Words, games: Games) -> Iterator[Part]:
    before, after = games["start"], games["built"]
    sights = ["Massilia", "Novaria", _start_city(), "Lutetia", "Aquileia"]
    yield _text(words("learn-build-1"))
    steps = words("learn-build-before", start=_start_city(), steps=before.position.on_board[RED])
    yield _figure("board", steps, view="start", around=sights)
    yield _text(words("learn-build-2"))
    yield _figure(
        "houses",
        words("learn-build-3"),
        heads=_heads(words, "build", "city", "first", "second", "third"),
        houses=[_house_price(good) for good in setup().prices],
    )
    paid = amounts(words, _paid(before, after))
    done = words("learn-build-after", sea="Massilia", land="Novaria", paid=paid)
    yield _figure("board", done, view="built", around=sights)


def _house_price(good: str) -> HousePrice:
    return {"good": good, "goods": list(setup().house_costs[good].goods), "coins": house_prices(good)}


def _paid(before: Game, after: Game) -> Iterator[tuple[str, int]]:
    """Yield what Red has less of."""
    for good, old, new in zip(data.GOODS, before.position.goods[RED], after.position.goods[RED], strict=True):
        if old > new:
            yield good, old - new
    if (spent := before.position.coins[RED] - after.position.coins[RED]) > 0:
        yield COINS, spent


def _produce(words: Words, games: Games) -> Iterator[Part]:
    before, after = games["before_producing"], games["produced"]
    sights = ["Lutetia", "Burdigala", "Massilia"]
    gallia = positions.province("gallia")
    yield _text(words("learn-produce-1"))
    marker = words(f"good-{data.GOODS[before.position.province_good[gallia]]}")
    name = data.board(BOARD).provinces[gallia].name
    shown = words("learn-produce-before", province=name, good=marker)
    yield _figure("board", shown, view="before_producing", around=sights)
    gains = semicolons(words, _gains(words, before, after))
    cash = _coins(words, after.view(None)["cash_bonus"])
    shown = words("learn-produce-after", gains=gains, cash=cash)
    yield _figure("board", shown, view="produced", around=sights)
    yield _text(words("learn-produce-2", coin=_coins(words, 1)))
    given = next(kind.coins for kind in data.cards().kinds if kind.kind == "mercator") or 0
    yield _text(words("learn-produce-3", coins=_coins(words, given), prices=_prices(words)))
    sold, bought = (setup().prices[good] * count for good, count in (SOLD, BOUGHT))
    trade = words(
        "learn-trade-picture",
        before=_coins(words, positions.before_trading().position.coins[RED]),
        given=_coins(words, given),
        sold=amounts(words, [SOLD]),
        earned=_coins(words, sold),
        bought=amounts(words, [BOUGHT]),
        spent=_coins(words, bought),
        after=_coins(words, games["traded"].position.coins[RED]),
    )
    yield _figure("storehouse", trade, view="traded")


def _gains(words: Words, before: Game, after: Game) -> Iterator[str]:
    """Yield what everybody got."""
    for seat in range(before.position.seats):
        goods = zip(data.GOODS, before.position.goods[seat], after.position.goods[seat], strict=True)
        got = amounts(words, [(good, new - old) for good, old, new in goods if new > old])
        if seat == RED:
            yield words("learn-produce-you", goods=got)
        else:
            yield words("learn-produce-other", who=words(f"colour-{data.COLOURS[seat]}"), goods=got)


def _cards(words: Words, games: Games) -> Iterator[Part]:
    yield _text(words("learn-cards-1"))
    place = games["start"].view(RED, words.language)["display"][SLOT]
    card = data.cards().types[place["card"] or 0]
    price = Counter(card.cost) + Counter(place["price"].get("goods", {}))
    asked = [words(f"amount-{good}", count=count) for good, count in price.items()]
    asked += [words("amount-any", count=free)] if (free := place["price"].get("any", 0)) else []
    name = worded(words, f"card-{card.kind}")
    shown = words("learn-cards-picture", card=name, slot=SLOT + 1, cost=words.listed(asked))
    yield _figure("display", shown, view="start")
    yield _text(words("learn-cards-2"))
    yield _figure("gods", words("learn-cards-3"), gods=_gods(words))


def _gods(words: Words) -> list[God]:
    """The gods of the base game, in the order in which they score."""
    listed = [god for god in data.cards().gods if god.id != "venus"]
    return [{"god": god.id, "title": god.name, "text": worded(words, f"god-{god.id}-text")} for god in listed]


def _heads(words: Words, step: str, *columns: str) -> list[str]:
    return [words(f"learn-{step}-{column}") for column in columns]


def _end(words: Words, games: Games) -> Iterator[Part]:
    game = games["ended"]
    g, score = game.position, _score(game, words)
    seat = game.view(None, words.language)["seats"][RED]
    yield _text(words("learn-end-1", houses=setup().houses, points=data.cards().concordia_vp))
    told = words(
        "learn-end-2",
        houses=seat["houses"],
        provinces=seat["provinces"],
        brick=g.producing[RED][data.GOODS.index("brick")],
        colonists=g.on_board[RED],
        coins=_coins(words, g.coins[RED]),
        goods=_stored(words, game),
    )
    yield _text(told)
    rows: list[ScoreRow] = [
        {"god": row["god"], "title": _god_name(row["god"]), "counted": counted(row, words), "points": row["points"]}
        for row in score["gods"]
    ]
    rows += [{"title": row["title"], "counted": row["sentence"], "points": row["points"]} for row in score["extra"]]
    shown = words("learn-end-picture", points=score["total"])
    heads, total = _heads(words, "end", "god", "counted", "points"), words("learn-end-total")
    yield _figure("score", shown, heads=heads, rows=rows, total=score["total"], total_title=total)
    yield _text(words("learn-end-3"))


def _god_name(god: str) -> str:
    return next(each.name for each in data.cards().gods if each.id == god)

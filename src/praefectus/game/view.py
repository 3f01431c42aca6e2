"""The view: what a seat, or somebody who watches, may see, built by inclusion. The page draws it and knows no rule."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from praefectus import data
from praefectus.data import COLOURS, GOODS
from praefectus.game.choices import choices, target_of
from praefectus.game.entries import CHOICE
from praefectus.game.log_facts import last_turns
from praefectus.game.modules import in_play
from praefectus.game.prompts import prompt
from praefectus.game.reach import reach
from praefectus.game.result import compared, counted
from praefectus.game.score_view import scores_view
from praefectus.game.view_types import (
    CityView,
    Colonist,
    EndView,
    HeldTurn,
    Moved,
    Place,
    Price,
    ProvinceView,
    Score,
    SeatView,
    SideView,
    Since,
    TrailStep,
    Units,
    View,
    Yield,
)
from praefectus.language import Words
from praefectus.rules import extension, turn
from praefectus.rules.actions import family_of
from praefectus.rules.houses import (
    BUILDABLE,
    CITY_CLOSED,
    NO_COLONIST_THERE,
    NO_HOUSE_LEFT,
    NO_SHIP_LANDED,
    NOT_PAYABLE,
    OWN_HOUSE_THERE,
    building_sites,
    first_good,
    house_coins,
    refusal,
    second_good,
)
from praefectus.rules.record import BoardRecord, GameRecord
from praefectus.rules.scoring import card_worth, provinces_held
from praefectus.rules.senator import BUY, can_buy, slot_any, slot_good
from praefectus.rules.setup import DRAW_TOKEN
from praefectus.rules.storehouse import lacking, stock
from praefectus.rules.tables import CARD_COST, DECK_SIZE, HOUSES
from praefectus.rules.vocabulary import (
    COLONISTS,
    DIPLOMAT,
    HOME,
    MINERVA,
    NOBODY,
    NONE,
    PLACES,
    SALT,
    SLOTS,
    TRADED,
    WITH_SLOT,
)

if TYPE_CHECKING:
    from praefectus.game.game import Game

FORMAT = 2
LOOK_BACK = 60  # entries; no turn is longer, and a game that is taken up again knows no more of them


def build_view(game: Game, seat: int | None, words: Words) -> View:
    """In the reader’s language."""
    g, b = game.position, game.board_record
    you = seat if seat is not None and 0 <= seat < extension.people(g) else None
    mine = you is not None and you == game.to_act
    can_undo = mine and game.can_undo()
    how, kept = WITH_SLOT if you is None else _purchase(g, you), words.language
    dealt = _dealt(g, b)
    laid = dealt == b.cities  # the bonus markers
    scores: list[Score] = game.remembered("scores", kept).made(g, lambda g: scores_view(g, b, words))
    costs = [] if you is None else game.remembered("costs", you, dealt).made(g, lambda g: _costs(g, b, you, dealt))
    cities, prices, reasons = game.remembered("cities", you, kept, dealt).made(
        g, lambda g: _cities(g, b, you, dealt, costs, words), costs
    )
    view: View = {
        "format": FORMAT,
        "state": game.state_number,
        "board": game.board,
        "modules": list(game.configuration.modules),
        "options": dict(game.configuration.options),
        "to_act": game.to_act,
        "you": you,
        "over": game.over,
        "winner": game.winner,
        "sides": _sides(game, scores),
        "most": max(score["total"] for score in scores),
        "round": game.round,
        "turn": game.turn,
        "prompt": prompt(game, words),
        "choices": choices(game, words) if mine and game.held is None else [],
        "held": None if game.held is None else _held(g, game.held),
        "reach": reach(game, words) if mine else None,
        "trail": _trail(game, words) if mine else [],
        "changed": _changed(game, you) if mine else {},
        "since": _since(game, you) if you is not None and mine else [],
        "latest": _latest(game),
        "undo": {
            "step": can_undo,
            "turn": can_undo,
            "ask": any(entry.seat == you and entry.how == CHOICE for entry in game.entries),
        },
        "seats": [_seat(g, b, score) for score in scores],
        "cities": cities,
        "prices": prices,
        "reasons": reasons,
        "provinces": game.remembered("provinces", laid).made(g, lambda g: _provinces(g, b, laid)),
        "cash_bonus": int(extension.cash_bonus(g, b)),
        "display": game.remembered("display", you, how, kept).made(g, lambda g: _display(g, b, you, how, words)),
        "deck_left": g.cards_left,
        "magnus": g.magnus,
        "end": _end(g),
        "scores": scores,
    }
    for seen in in_play(g, "view"):
        view.update(seen(g, b, game, words))
    return view


def _held(g: GameRecord, seat: int) -> HeldTurn:
    """The turn that waits for its owner to end it: who is next, unless something is revealed or the game ends."""
    reveals = bool(turn.is_chance(g))
    return {"seat": seat, "reveals": reveals, "next": None if reveals or g.over else int(turn.to_act(g))}


def _sides(game: Game, scores: list[Score]) -> list[SideView]:
    ended, over = counted(game.position, [score["total"] for score in scores]), bool(game.position.over)
    sides: list[SideView] = [
        {
            "seats": list(side.seats),
            "result": side.result,
            "rank": side.rank,
            "won": side.won,
        }
        for side in game.remembered("sides", over).made(ended, lambda g: compared(g, over)).sides
    ]
    for side in sides:
        total = sum(scores[seat]["total"] for seat in side["seats"])
        if total != side["result"]:
            side["total"] = total
    return sides


def _trail(game: Game, words: Words) -> list[TrailStep]:
    """The steps that can be taken back; `state` is the number of their entry."""
    steps: list[TrailStep] = []
    for number, said in game.trail():
        family, argument = family_of(game.entries[number].action)
        target = target_of(game.position, family, argument)
        steps.append({"state": number, "text": words.say(said), "group": family, "target": target})
    return steps


def _changed(game: Game, seat: int | None) -> Units:
    """Return what has become of the seat's coins, goods and fish since this turn began."""
    changed: Units = {}
    for line in reversed(game.lines(max(0, len(game.entries) - LOOK_BACK))):
        if line.turn != game.turn:
            break
        _add(changed, line.changes.get(seat, {}))  # type: ignore[arg-type]
    return changed


def _since(game: Game, seat: int) -> list[Since]:
    """What the others did since the seat chose last: for each their cards, and what they have more or fewer. Nothing
    before its first choice, nor where the lines of a game that was taken up again do not reach back so far."""
    rows: dict[int, Since] = {}
    lines, acted = game.lines(), False
    for number in range(len(lines) - 1, -1, -1):
        entry, line = game.entries[number], lines[number]
        if entry.seat == seat and entry.how == CHOICE:
            acted = acted or line.turn != game.turn
            break
        if not line.family:
            return []
        acted = acted or line.seat not in (seat, None)
        acting = [] if line.seat is None else [line.seat]
        for other in {*acting, *line.changes, *line.pieces} - {seat}:
            row = rows.setdefault(other, {"seat": other, "change": {}, "played": []})
            _add(row["change"], line.changes.get(other, {}))
            _add(row, line.pieces.get(other, {}))
            if line.seat == other and line.family == "play":
                row["played"].insert(0, family_of(entry.action)[1])
    else:
        return []
    return [rows[other] for other in sorted(rows) if _told(rows[other])] if acted else []


def _told(row: Since) -> bool:
    """Is there anything to report? A colonist that moved and built nothing is seen on the board."""
    return bool(row["change"] or row["played"] or row.get("houses") or row.get("colonists") or row.get("cards"))


def _latest(game: Game) -> list[Moved]:
    """Return what the last choice, and what followed it, changed for everybody; nothing when it was taken back."""
    moved: dict[int, Units] = {}
    number = len(game.entries)
    while number and game.log[-1] >= 0:
        number -= 1
        for seat, units in game.line(number).changes.items():
            _add(moved.setdefault(seat, {}), units)
        if game.entries[number].how == CHOICE:
            break
    return [{"seat": seat, "change": change} for seat, change in moved.items() if change]


def _add(sums: Any, more: Units) -> None:
    """Add what there is of everything; what comes to nothing is left out."""
    for name, count in more.items():
        sums[name] = sums.get(name, 0) + count
        if not sums[name]:
            del sums[name]


def _cards(counts: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(counts) if count for _ in range(count)]


def _numbers(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    numbers = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length() - 1)
        bits ^= lowest
    return numbers


def _seat(g: GameRecord, b: BoardRecord, score: Score) -> SeatView:
    seat = score["seat"]
    goods = {good: count for good, count in zip(GOODS, g.goods[seat], strict=True) if count}
    on_board = [_colonist(g, slot, place) for slot, place in enumerate(g.colonist[seat]) if place != HOME]
    land = sum(colonist["slot"] < 3 for colonist in on_board)
    sea = len(on_board) - land
    held = sum(goods.values())
    used = held + (g.fish[seat] + 1) // 2 + COLONISTS - len(on_board)
    hand, pile = _cards(g.hand[seat]), _cards(g.discard[seat])
    shown: SeatView = {
        "seat": seat,
        "colour": COLOURS[seat],
        "coins": g.coins[seat],
        "goods": goods,
        "stock": held,
        "spaces": used + g.space[seat],
        "free": g.space[seat],
        "colonists": {
            "land_home": COLONISTS // 2 - land,
            "sea_home": COLONISTS // 2 - sea,
            "land": land,
            "sea": sea,
            "on_board": on_board,
        },
        "houses": g.house_count[seat],
        "houses_left": HOUSES - g.house_count[seat],
        "provinces": int(provinces_held(g, b, seat)),
        "hand": hand,
        "pile": pile,
        "top": None if g.top[seat] == NONE else g.top[seat],
        "cards": len(hand) + len(pile),
        "points": score["total"],
    }
    if g.fish[seat]:
        shown["fish"] = g.fish[seat]
    if gods := diplomats(g, seat):
        shown["diplomats"] = gods
    if (team := int(extension.team(g, seat))) != NONE:
        shown["team"] = team
    if seat >= extension.people(g):
        shown["contrarius"] = True
    for seen in in_play(g, "seat_view"):
        shown.update(seen(g, seat))
    return shown


def _gods_of_kinds(hand: str) -> list[tuple[int, int]]:
    """Kind and god of every card but the Diplomats, of which each has its own, and Minerva's."""
    gods = {data.CARD_KINDS.index(card.kind): [GOD_IDS.index(card.god)] for card in data.cards().types}
    gods |= {data.CARD_KINDS.index(card.kind): [*map(GOD_IDS.index, card.gods)] for card in data.cards().hands[hand]}
    return [(kind, god) for kind, of in gods.items() if kind != DIPLOMAT for god in of if god < MINERVA]


GOD_IDS = data.GODS
KIND_GODS = [_gods_of_kinds(hand) for hand in data.CARD_SETS]  # by g.card_set


def diplomats(g: GameRecord, seat: int) -> list[str]:
    """The gods of the seat's Diplomats: what is left of its gods when all other cards are counted."""
    if seat >= extension.people(g):
        return []
    left, hand, pile = [*g.gods[seat][:MINERVA]], g.hand[seat], g.discard[seat]
    for kind, god in KIND_GODS[g.card_set]:
        left[god] -= hand[kind] + pile[kind]
    return [GOD_IDS[god] for god, count in enumerate(left) for _ in range(count)]


def _colonist(g: GameRecord, slot: int, place: int) -> Colonist:
    if place < PLACES:
        return {"slot": slot, "place": place}
    if extension.on_track(g, slot):
        return {"slot": slot, "space": place - PLACES}
    return {"slot": slot, "line": place - PLACES}


def _dealt(g: GameRecord, b: BoardRecord) -> int:
    """Return how many cities, from the first on, have their tokens: in the set-up perhaps not all."""
    frames = g.frame_kind[: g.depth]
    return int(g.frame_a[frames.index(DRAW_TOKEN)]) if DRAW_TOKEN in frames else int(b.cities)


def _costs(g: GameRecord, b: BoardRecord, seat: int, dealt: int) -> list[tuple[int, int, int]]:
    """The coins and the two goods of a house in each city."""
    return [
        (house_coins(g, b, seat, city), first_good(g, b, seat, city), second_good(g, b, seat, city))
        for city in range(dealt)
    ]


def _cities(
    g: GameRecord, b: BoardRecord, you: int | None, dealt: int, costs: list[tuple[int, int, int]], words: Words
) -> tuple[list[CityView], list[Price], list[str]]:
    """Good and owners of every city; with a seat also its price, and why it could not build there. One that waits for
    its token has no good but a printed one, and no price."""
    shown: list[CityView] = [{"good": GOODS[good]} for good in g.city_good[:dealt]]
    for good in b.printed_good[dealt : b.cities]:
        shown.append({} if good == NONE else {"good": GOODS[good]})
    for seat in range(g.seats):
        for city in _numbers(g.houses[seat]):
            shown[city].setdefault("houses", []).append(seat)
    if you is None:
        return shown, [], []
    sites = building_sites(g, b, you)
    prices: dict[tuple[int, int, int], int] = {}
    reasons: dict[str, int] = {}
    for city, seen in enumerate(shown[:dealt]):
        why = refusal(g, b, you, city, sites)
        if why != OWN_HOUSE_THERE:
            seen["price"] = prices.setdefault(costs[city], len(prices))
        if why != BUILDABLE:
            reason = _too_dear(g, you, words, *costs[city]) if why == NOT_PAYABLE else words(REFUSALS[why])
            seen["reason"] = reasons.setdefault(reason, len(reasons))
    return shown, [_house_price(*cost) for cost in prices], list(reasons)


@cache
def _house_price(coins: int, *goods: int) -> Price:
    return {"coins": coins, "goods": {GOODS[good]: 1 for good in goods if good != NONE}}


REFUSALS = {
    OWN_HOUSE_THERE: "reason-own-house",
    NO_HOUSE_LEFT: "reason-no-house-left",
    CITY_CLOSED: "reason-closed",
    NO_SHIP_LANDED: "reason-no-ship",
    NO_COLONIST_THERE: "reason-no-colonist",
}


def _too_dear(g: GameRecord, seat: int, words: Words, coins: int, *goods: int) -> str:
    """Return what the seat is short of for a house at this price."""
    short = coins - int(extension.purse(g, seat))
    missing = [words("amount-coins", count=short)] if short > 0 else []
    missing += [said for _, said in _short(g, seat, {good: 1 for good in goods if good != NONE}, words)]
    return words("reason-short", things=words.listed(missing))


def _short(g: GameRecord, seat: int, needed: dict[int, int], words: Words) -> list[tuple[int, str]]:
    """The goods that are missing, less what salt replaces: how many, and in words."""
    missing = {good: short for good, count in needed.items() if (short := int(lacking(g, seat, good, count)))}
    short = sum(missing.values()) - g.goods[seat][SALT]
    if short <= 0:
        return []
    if len(missing) == 1:
        return [(short, words(f"amount-{GOODS[good]}", count=short)) for good in missing]
    if not g.goods[seat][SALT]:
        return [(count, words(f"amount-{GOODS[good]}", count=count)) for good, count in missing.items()]
    goods = words.either([words(f"good-{GOODS[good]}") for good in missing])
    return [(short, words("amount-of", count=short, goods=goods))]


def _provinces(g: GameRecord, b: BoardRecord, laid: bool) -> list[ProvinceView]:
    return [_province(g, b, province, laid) for province in range(b.provinces)]


def _province(g: GameRecord, b: BoardRecord, province: int, laid: bool) -> ProvinceView:
    """A province and its marker, once it is laid: the good that a Prefect takes there, or the coins that show."""
    produces = province < b.producing_provinces
    coins = int(extension.visible_coins(g, province)) if produces else 0
    shown: ProvinceView = {"coins": coins} if coins else {"good": GOODS[g.province_good[province]]}
    if not laid:
        shown = {"undealt": True}
    if not produces or not extension.province_active(g, province):
        shown["idle"] = True
    if yields := _yields(g, b, province):
        shown["yields"] = yields
    for seen in in_play(g, "province_view"):
        shown.update(seen(g, b, province))
    if shown.get("good", "") is None:
        del shown["good"]
    return shown


def _yields(g: GameRecord, b: BoardRecord, province: int) -> list[Yield]:
    """Return what the houses of each owner there would produce; Contrarius stores nothing."""
    shown: list[Yield] = []
    for owner in range(extension.people(g)):
        if cities := g.houses[owner] & b.province_cities[province]:
            goods: Units = {}
            for city in _numbers(cities):
                good = GOODS[g.city_good[city]]
                goods[good] = goods.get(good, 0) + 1
            shown.append({"seat": owner, "goods": goods})
    return shown


@cache
def _goods_price(goods: tuple[int, ...], free: int = 0) -> Price:
    price: Price = {"goods": {GOODS[good]: count for good, count in enumerate(goods) if count}}
    return {**price, "any": free} if free else price


def _display(g: GameRecord, b: BoardRecord, you: int | None, how: int, words: Words) -> list[Place]:
    return [_place(g, b, slot, you, how, words) for slot in range(SLOTS)]


def _place(g: GameRecord, b: BoardRecord, slot: int, you: int | None, how: int, words: Words) -> Place:
    """A place of the display; with a seat also what the place would cost it now, and what the card would score."""
    card = g.display[slot]
    if card == NONE:
        return {"card": None}
    buyer = 0 if you is None else you
    place = tuple([slot_good(g, b, buyer, how, slot, good) for good in range(TRADED)])
    free = slot_any(g, b, buyer, how, slot)
    if you is None:
        return {"card": card, "price": _goods_price(place, free)}
    shown: Place = {
        "card": card,
        "price": _goods_price(place, free),
        "payable": bool(can_buy(g, b, you, how, slot)),
        "worth": card_worth(g, b, you, card),
    }
    if not shown["payable"]:
        needed = {good: cost + more for good, (cost, more) in enumerate(zip(CARD_COST[card], place, strict=True))}
        shown["lacking"] = _why_not_buy(g, how, slot, you, needed, free, words)
    return shown


def _purchase(g: GameRecord, seat: int) -> int:
    """Return how the seat pays for cards: as in its open purchase, else as a Senator."""
    top = g.depth - 1
    buying = not g.over and g.frame_kind[top] == BUY and g.frame_seat[top] == seat
    return int(g.frame_b[top]) if buying else WITH_SLOT


def _why_not_buy(g: GameRecord, how: int, slot: int, seat: int, needed: dict[int, int], free: int, words: Words) -> str:
    """Return what the seat lacks for a card: its goods, then so many of any kind."""
    fish = extension.fish_for_card(g, seat)
    if fish and not extension.for_sale(g, seat, how, slot):
        return words("lacking", things=words("amount-fish", count=fish))
    if not extension.for_sale(g, seat, how, slot):
        return words("lacking-card")
    missing = _short(g, seat, needed, words)
    short = sum(needed.values()) + free - int(stock(g, seat)) - sum(count for count, _ in missing)
    any_kind = [words("amount-any", count=short)] if short > 0 else []
    return words("lacking", things=words.listed([said for _, said in missing] + any_kind))


def _end(g: GameRecord) -> EndView:
    left = sum(card != NONE for card in g.display) + g.cards_left
    built = g.house_count[: g.seats]
    most = max(built)
    return {
        "cards_left": left,
        "cards": sum(DECK_SIZE[g.card_set][: g.decks]),
        "most_houses": most,
        "houses": HOUSES,
        "builder": built.index(most) if most else None,
        "by": None if g.end_by == NOBODY else g.end_by,
        "last_turns": last_turns(g),
    }

"""A view as a picture in the terminal: players, board, display, storehouse, hand and whatever the modules add."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from io import StringIO
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from praefectus import data
from praefectus.game.choices import sentence, singly
from praefectus.game.notation import Notation, notation
from praefectus.game.score_view import counted
from praefectus.reference.wording import worded
from praefectus.terminal.messages import amount, card_name, spoken, words
from praefectus.terminal.modules import pictures

View = Mapping[str, Any]

MARKS = "▲●★◆■✚"
READABLE = {"blue": "dodger_blue1", "black": "grey62", "white": "bright_white"}  # on dark and on light screens
SEAT_STYLES = tuple(READABLE.get(colour, colour) for colour in data.COLOURS)
GOOD_STYLES = {
    "brick": "indian_red",
    "food": "gold3",
    "tool": "grey70",
    "wine": "medium_orchid",
    "cloth": "dark_cyan",
    "salt": "bright_white",
    "fish": "steel_blue1",
}


def seat_text(seat: int, word: str | None = None) -> Text:
    """A seat with its mark and colour: readable without seeing colours."""
    name = words(f"colour-{data.COLOURS[seat]}") if word is None else word
    return Text(f"{MARKS[seat]} {name}".rstrip(), SEAT_STYLES[seat])


def marks(seats: Iterable[int]) -> Text:
    return Text().join(Text(MARKS[seat], SEAT_STYLES[seat]) for seat in seats)


def goods_text(goods: Mapping[str, int]) -> Text:
    parts = [Text(amount(count, name), GOOD_STYLES.get(name, "")) for name, count in goods.items() if count]
    return Text(", ").join(parts) if parts else Text("-", "dim")


def price_text(price: Mapping[str, Any]) -> Text:
    parts = [Text(amount(price["coins"], "coins"))] if price.get("coins") else []
    parts += [Text(amount(n, name), GOOD_STYLES.get(name, "")) for name, n in price.get("goods", {}).items() if n]
    parts += [Text(words("picture-of-any", count=price["any"]))] if price.get("any") else []
    return Text(", ").join(parts) if parts else Text(words("picture-nothing"))


def kind_name(kind: int) -> str:
    return card_name(kind)


def card_names(kinds: Iterable[int]) -> str:
    held = Counter(map(kind_name, kinds))
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in held.items()) or words("picture-none")


def grid(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", header_style="dim", box=None)
    table.padding = (0, 2, 0, 0)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def table_picture(view: View, seat: int | None) -> RenderableType:
    """Everything on the table; with a seat also its storehouse and hand."""
    parts: list[RenderableType] = [players(view), board(view), display(view), *pictures(view)]
    if seat is not None:
        parts.append(own_table(view, seat))
    spaced = [part for element in parts for part in (element, Text())][:-1]
    return Panel(Group(*spaced), title=headline(view), title_align="left", border_style="dim")


def table_text(view: View, seat: int | None = None, width: int = 120) -> str:
    """The same as plain text without colours, for files and for players that read."""
    page = Console(width=width, file=StringIO(), highlight=False, color_system=None)
    page.print(table_picture(view, seat))
    return str(page.file.getvalue()).rstrip()  # type: ignore[attr-defined]


def headline(view: View) -> Text:
    name = data.board(view["board"]).name
    if view["over"]:
        return Text(words("picture-over", board=name, round=view["round"]))
    if view["to_act"] is None:
        return Text(words("picture-round", board=name, round=view["round"]))
    return Text(words("picture-to-act", board=name, round=view["round"], seat=seat_text(view["to_act"]).plain))


def players(view: View) -> Table:
    """One row for each seat, with everything that is open at the table."""
    columns = ("points", "coins", "goods", "free", "home", "houses", "cards", "top")
    table = grid(words("picture-players"), "", *(words(f"picture-column-{column}") for column in columns))
    for seat in view["seats"]:
        number = seat["seat"]
        name = seat_text(number)
        if seat.get("contrarius"):
            name.append(" (Contrarius)")
        if "team" in seat:
            name.append(words("picture-team", number=seat["team"] + 1))
        if view["magnus"] == number:
            name.append(" Piscatus" if "fish_market" in view else " Magnus", "italic")
        goods = dict(seat["goods"])
        if "fish" in seat:
            goods["fish"] = seat["fish"]
        home = seat["colonists"]
        table.add_row(
            name,
            str(seat["points"]),
            str(seat["coins"]),
            goods_text(goods),
            words("picture-free", free=seat["free"], spaces=seat["spaces"]),
            words("picture-home", land=home["land_home"], sea=home["sea_home"]),
            str(seat["houses"]),
            str(seat["cards"]),
            "-" if seat["top"] is None else kind_name(seat["top"]),
        )
    return table


def board(view: View) -> Group:
    """The provinces with their markers and cities, and where the colonists are."""
    known = data.board(view["board"])
    table = grid(
        words("picture-board"), *(words(f"picture-column-{each}") for each in ("province", "marker", "cities"))
    )
    for province, shown in zip(view["provinces"], known.provinces, strict=True):
        cities = []
        for city, place in zip(view["cities"], known.cities, strict=False):
            if place.province == shown.id:
                text = Text(place.name + " ").append_text(_good(city))
                if "houses" in city:
                    text.append(" ").append_text(marks(city["houses"]))
                if "price" in city and "reason" not in city:
                    price = price_text(view["prices"][city["price"]]).plain
                    text.append(words("picture-price", price=price), "dim")
                cities.append(text)
        table.add_row(shown.name, _marker(province), Text("  ").join(cities))
    return Group(table, Text(), colonists(view))


def _good(city: Mapping[str, Any]) -> Text:
    if "good" not in city:
        return Text("?", "dim")
    return Text(words(f"good-{city['good']}"), GOOD_STYLES[city["good"]])


def _marker(province: Mapping[str, Any]) -> Text:
    """Return what a Prefect would get here: the bonus good, fish, or the visible coins."""
    if "undealt" in province:
        return Text("?", "dim")
    if province.get("fish") or ("fish" in province and "coins" not in province):
        fish = amount(province["fish"], "fish") if province["fish"] else words("picture-no-fish")
        text = Text(fish, GOOD_STYLES["fish"])
    elif "coins" in province:
        text = Text(amount(province["coins"], "coins"), "yellow")
    elif province.get("closed") or "idle" in province:
        text = Text(words("picture-closed"), "dim")
    elif "good" in province:
        text = Text("+" + words(f"good-{province['good']}"), GOOD_STYLES[province["good"]])
    elif province.get("any_good"):
        text = Text("+" + words("good-any"))
    else:
        text = Text(words("picture-no-bonus"), "dim")
    if province.get("stage"):
        text.append(" " + words("picture-volcano-row", row=province["stage"]), "orange3")
    fertile = [words("picture-fertile")] if province.get("fertile") else []
    trades = [worded(spoken(), f"trade-{trade}") for trade in province.get("trades", [])]
    for note in [*fertile, *trades]:
        text.append(f" {note}", "green")
    return text


def colonists(view: View) -> Table:
    known = notation(view["board"])
    table = grid(words("picture-colonists"), "", words("picture-column-land"), words("picture-column-sea"))
    for seat in view["seats"]:
        standing: dict[str, list[str]] = {"land": [], "sea": []}
        for colonist in seat["colonists"]["on_board"]:
            standing["sea" if colonist["slot"] >= 3 else "land"].append(_where(known, colonist))
        table.add_row(seat_text(seat["seat"]), "; ".join(standing["land"]) or "-", "; ".join(standing["sea"]) or "-")
    return table


def _where(board: Notation, colonist: Mapping[str, Any]) -> str:
    if "place" in colonist:
        name = board.names[colonist["place"]]
    else:
        name = board.line(int(colonist["slot"] >= 3), colonist["space"] if "space" in colonist else colonist["line"])
    return spoken().say(board.called(name))


def display(view: View) -> Table:
    """The cards for sale; for a seat also what each costs it and would score it now."""
    priced = view["you"] is not None
    columns = ["place", "card", "god", "card-costs", "place-costs", *(["worth"] if priced else [])]
    heads = [words(f"picture-column-{column}") for column in columns]
    table = grid(words("picture-display", count=view["deck_left"]), *heads, *([""] if priced else []))
    for number, slot in enumerate(view["display"], 1):
        if slot["card"] is None:
            table.add_row(str(number), Text(words("picture-empty"), "dim"))
            continue
        card = data.cards().types[slot["card"]]
        kind = worded(spoken(), f"card-{card.kind}")
        row: list[RenderableType] = [str(number), kind, card.god.capitalize()]
        row += [price_text({"goods": Counter(card.cost)}), price_text(slot["price"])]
        if priced:
            row += [words("picture-points", count=slot["worth"]), Text(slot.get("lacking", ""), "dim")]
        table.add_row(*row)
    return table


def own_table(view: View, seat: int) -> Group:
    """Storehouse, hand and pile of one seat."""
    mine = view["seats"][seat]
    store = Text(words("picture-storehouse") + "  ", "bold")
    boxes: list[Text] = [Text(f"[{words('picture-land-colonist')}]")] * mine["colonists"]["land_home"]
    boxes += [Text(f"[{words('picture-ship')}]")] * mine["colonists"]["sea_home"]
    for good, count in mine["goods"].items():
        boxes += [Text(f"[{words(f'good-{good}')}]", GOOD_STYLES[good])] * count
    fish = mine.get("fish", 0)
    boxes += [Text(f"[{amount(2, 'fish')}]", GOOD_STYLES["fish"])] * (fish // 2)
    boxes += [Text(f"[{words('good-fish')}]", GOOD_STYLES["fish"])] * (fish % 2)
    boxes += [Text("[ ]", "dim")] * mine["free"]
    store.append_text(Text(" ").join(boxes)).append(
        "  " + words("picture-and-coins", coins=amount(mine["coins"], "coins"))
    )
    hand = Text(words("picture-hand") + "  ", "bold").append(card_names(mine["hand"]), "")
    pile = Text(words("picture-pile") + "  ", "bold").append(card_names(mine["pile"]), "dim")
    return Group(seat_text(seat), store, hand, pile)


def scores(view: View) -> Group:
    """The points of every seat, god by god, each with its reason."""
    parts: list[RenderableType] = []
    for score in view["scores"]:
        table = grid("", "", words("picture-column-points"), "")
        table.title = seat_text(score["seat"]).append(": " + words("picture-points", count=score["total"]))
        for god in score["gods"]:
            table.add_row(god["god"].capitalize(), str(god["points"]), counted(god, spoken()))
        for extra in score["extra"]:
            table.add_row(extra["title"], str(extra["points"]), extra["sentence"])
        parts += [table, Text()]
    for side in view["sides"]:
        if len(side["seats"]) > 1:
            names = spoken().listed([seat_text(seat).plain for seat in side["seats"]])
            points = words("picture-points", count=side["result"])
            parts.append(Text(words("picture-together", names=names, points=points)))
    return Group(*parts)


def choices(view: View) -> Group:
    """Return what is asked, and the numbered answers."""
    prompt = view["prompt"]
    head = Text.assemble(seat_text(prompt["seat"]), " ", (prompt["title"], "bold"), ". ", prompt["sentence"])
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold cyan")
    table.add_column()
    for number, choice in enumerate(singly(view["choices"]), 1):
        text = Text(sentence(choice, spoken()))
        if now := choice.get("now"):
            text.append(f" ({now})", "dim")
        if choice.get("reveals"):
            text.append(" " + words("picture-reveals"), "dim")
        table.add_row(str(number), text)
    if view["held"]:
        table.add_row("1", Text(words("end-your-turn")))
    return Group(head, table)

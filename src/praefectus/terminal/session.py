"""A game at the terminal: show the table to the person to act and ask; bots play automatically."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.text import Text

from praefectus.agents.players import Level, explain
from praefectus.game import Game, PraefectusError
from praefectus.game.report import passages
from praefectus.language import MessageError
from praefectus.reference.placeholders import CERTAIN
from praefectus.reference.search import answers, titles
from praefectus.reference.topics import Topic
from praefectus.terminal import render
from praefectus.terminal.messages import spoken, words

PASSAGES_SHOWN = 12
TOPICS_BESIDE = 5


def _heading(topic: Topic) -> str:
    """The title of a rule, with its grade if it is in doubt."""
    if topic.grade == CERTAIN:
        return topic.title
    return words("terminal-topic", title=topic.title, grade=words(f"grade-{topic.grade}"))


class Session:
    """One game with people at some seats and bots at the others."""

    def __init__(
        self,
        game: Game,
        people: Collection[int],
        bots: Level,
        console: Console,
        ask: Callable[[str], str] = input,
        keep: Path | None = None,
    ) -> None:
        self.game = game
        self.people = people
        self.bots = bots
        self.console = console
        self.ask = ask
        self.keep = keep
        self.chance = random.Random()
        self._told = len(game.entries)
        self._pictured: tuple[int, int] | None = None

    def run(self) -> bool:
        """Play until the game is over (True) or the player quits (False)."""
        self.game.run_on(self.people)
        self._save()
        if self.people:
            self.console.print(words("terminal-help"), style="dim")
        while (seat := self.game.to_act) is not None:
            if seat not in self.people:
                turn = self.game.turn
                self.game.play(self.bots.choose(self.game, self.chance), own_turns=self.people)
                if self.game.turn != turn or self.game.over or self.game.to_act in self.people:
                    self._tell()
            elif not self._ask(seat):
                return False
        self._show_end()
        return True

    def _ask(self, seat: int) -> bool:
        """One choice of a person; False to quit."""
        view = self.game.view(seat, spoken().language)
        if self._pictured != (seat, view["turn"]):
            self._pictured = (seat, view["turn"])
            self.console.print(render.table_picture(view, seat))
        self.console.print(render.choices(view))
        while True:
            try:
                answer = self.ask("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            if answer == "q":
                return False
            try:
                if self._answer(answer, seat):
                    return True
            except MessageError as error:
                self.console.print(spoken().say(error.message), style="bold")

    def _answer(self, answer: str, seat: int) -> bool:
        """Carry out an answer; True when the game has changed."""
        word, _, rest = answer.partition(" ")
        if answer in ("u", "t"):
            self.game.undo() if answer == "u" else self.game.undo_turn()
            self._told = min(self._told, len(self.game.entries))
        elif answer == "b":
            self.console.print(render.table_picture(self.game.view(seat, spoken().language), seat))
            return False
        elif answer == "s":
            self.console.print(render.scores(self.game.view(seat, spoken().language)))
            return False
        elif answer == "l":
            for passage in passages(self.game, tag=spoken().language)[-PASSAGES_SHOWN:]:
                self._print(passage.seat, passage.text)
            return False
        elif answer == "i":
            self.console.print(Text(spoken().told(explain(self.game)["sentence"])), soft_wrap=True)
            return False
        elif word == "r" and rest:
            topic, *others = answers(rest, spoken().language)
            self.console.print(Text(_heading(topic), "bold"), Text(topic.body), sep="\n")
            if others:
                self.console.print(
                    Text(words("topics-also", topics=titles(others[:TOPICS_BESIDE], spoken().language)), "dim")
                )
            return False
        elif answer in ("?", "h", "help", ""):
            self.console.print(words("terminal-help"), style="dim")
            return False
        else:
            self._play(answer)
        self._save()
        return True

    def _play(self, answer: str) -> None:
        legal = self.game.legal()
        if self.game.held is not None:
            if answer != "1" and not words("end-your-turn").casefold().startswith(answer.casefold()):
                raise PraefectusError("nothing-left-to-choose")
            self.game.end_turn(self.people)
        elif answer.isdecimal():
            if not 1 <= int(answer) <= len(legal):
                raise PraefectusError("no-such-choice", choice=answer, last=len(legal))
            self.game.play(legal[int(answer) - 1], hold=True, own_turns=self.people)
        else:
            self.game.play(answer, hold=True, own_turns=self.people, language=spoken().language)
        self._tell()

    def _tell(self) -> None:
        """What happened since the last report: a passage for each turn, in the words of the log."""
        teller = self.game.teller(tag=spoken().language)
        for _, lines in groupby(self.game.lines(self._told), key=lambda line: line.turn):
            steps = list(lines)
            if text := teller.tell(steps):
                self._print(steps[0].owner, text)
        self._told = len(self.game.entries)

    def _print(self, seat: int | None, text: str) -> None:
        style = "dim" if seat is None else render.SEAT_STYLES[seat]
        mark = "  " if seat is None else f"{render.MARKS[seat]} "
        self.console.print(Text(mark + text, style), soft_wrap=True)

    def _save(self) -> None:
        if self.keep is not None:
            self.game.save(self.keep)

    def _show_end(self) -> None:
        self._save()
        view = self.game.view(None, spoken().language)
        self.console.print(render.table_picture(view, None))
        self.console.print(render.scores(view))
        self.console.print(self._result())

    def _result(self) -> Text:
        """The winners, with the number that decided; partners win together."""
        result = self.game.result()
        names = [
            render.seat_text(seat).plain + ("" if seat < self.game.people else " (Contrarius)")
            for seat in result.winners
        ]
        won = "terminal-wins" if len(names) == 1 else "terminal-win-together"
        return Text("\n" + words(won, names=spoken().listed(names), points=result.sides[0].result))

"""The bots of a table: they compute one after another in the workers, and play like people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
import weakref
from typing import TYPE_CHECKING

from praefectus.agents.players import AT_SIGHT
from praefectus.language import Message
from praefectus.server.encoding import moment, now
from praefectus.server.errors import Refused
from praefectus.server.models.messages import ThinkingMessage

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

logger = logging.getLogger("praefectus.server.tables.bot_turns")

PATIENCE = 120.0  # seconds that bots wait for answers to an undo request
ATTEMPTS = 3
ELSEWHERE_SECONDS = 0.5  # before asking again whether another process runs the bots


class BotTurns:
    """At most one bot of a table computes at a time."""

    def __init__(self, table: Table) -> None:
        self.of = weakref.ref(table)  # weak, so that an unused table is freed at once
        self.task: asyncio.Task[None] | None = None
        self.owned_up: set[tuple[int, Message]] = set()

    def wake(self) -> None:
        """Start a bot if one is to act and none is computing yet."""
        table = self.of()
        if table is None or not self._due(table):
            return
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._bots_play(table))

    def _due(self, table: Table) -> bool:
        game = table.game
        return not table.registry.closing and not table.deleted and game is not None and table.bot_to_act(game)

    async def _bots_play(self, table: Table) -> None:
        """Run the bots here, unless another process does; if that one ends, here."""
        cluster = table.registry.cluster
        going_on = True
        while going_on and self._due(table):
            state = await cluster.claim(table.id)
            if state is None:
                await asyncio.sleep(ELSEWHERE_SECONDS)
                continue
            try:
                if (table.state or 0) < state:
                    await table.reload()
                going_on = await self._play_loop(table)
            except Refused:
                await asyncio.sleep(ELSEWHERE_SECONDS)
            finally:
                await cluster.release(table.id)

    async def _play_loop(self, table: Table) -> bool:
        """Play one choice after the other until a person is to act; False if the game can't continue."""
        failures = 0
        while not table.registry.closing:
            while table.registry.people.rules.read_only is not None:
                await asyncio.sleep(1)
            if table.request is not None:
                await self._wait_for_answers(table)
            try:
                async with table.held():
                    game = table.game
                    if game is None or game.to_act is None or not table.bot_to_act(game):
                        return True
                    seat, state = game.to_act, game.state
                    level, held = str(table.seats[seat].bot), game.held
                    position = game.for_bots()
                    fallback = random.choice(game.choice_ids() or [0])
                if held is not None:  # by a person who has left meanwhile
                    await table.end_turn(seat, state)
                    continue
            except Refused as refused:
                if refused.code != "busy":
                    return False
                await asyncio.sleep(1)
                continue
            began = time.monotonic()
            seconds = table.registry.bots.seconds(level)
            table.send_all(ThinkingMessage(type="thinking", seat=seat, since=moment(now()), seconds=seconds))
            prepared = table.registry.bots.ready
            try:
                choice, played = await table.registry.bots.choose(position, level, table.address, table.has_people)
                if played != level:
                    await self._announce_weaker(table, seat, weaker(level, played, prepared))
            except Exception as error:
                failures += 1
                logger.error("a bot of level %s failed at table %s: %s", level, table.id, type(error).__name__)
                if failures < ATTEMPTS:
                    continue
                choice = fallback
                await self._announce_weaker(table, seat, Message("bot-plays-at-random"))
            pause = table.registry.settings.bot_pause - (time.monotonic() - began)
            if pause > 0:
                await asyncio.sleep(pause)
            try:
                await table.move(seat, state, choice, bot=True)
                failures = 0
            except Refused as refused:
                if refused.code == "illegal":
                    failures += 1
                    logger.error("a bot of level %s chose something illegal at table %s", level, table.id)
                elif refused.code in ("busy", "read_only"):
                    await asyncio.sleep(1)
        return True

    async def _announce_weaker(self, table: Table, seat: int, why: Message) -> None:
        """Announce once at the table that the bot plays below its level."""
        if (seat, why) not in self.owned_up:
            self.owned_up.add((seat, why))
            with contextlib.suppress(Refused):
                await table.say(seat, why)

    async def _wait_for_answers(self, table: Table) -> None:
        """Wait, for a limited time, while people decide about an undo."""
        request = table.request
        try:
            async with asyncio.timeout(PATIENCE):
                await table.request_closed.wait()
        except TimeoutError:
            async with table.held():
                if table.request is request and request is not None:
                    await table.write_change({"undo_request": None})
                    table.close_request("lapsed", Message("undo-unanswered"))

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def weaker(level: str, played: str, prepared: bool) -> Message:
    """Return why a bot did not play at its level: its search is not compiled yet, or something is damaged."""
    if not prepared and played == AT_SIGHT:
        return Message("bot-not-prepared")
    return Message("bot-owns-up", level=Message(f"level-{level}"), played=Message(f"level-{played}"))

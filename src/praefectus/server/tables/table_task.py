"""Changes of a table as its own tasks: they finish even if the asker disconnects."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

if TYPE_CHECKING:
    from praefectus.server.tables.table import Table

P = ParamSpec("P")
T = TypeVar("T")


def table_task(
    work: Callable[Concatenate[Table, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Table, P], Awaitable[T]]:
    """Run a change as a task that no connection can cancel; the caller waits for it."""

    @functools.wraps(work)
    async def asked(table: Table, /, *arguments: P.args, **named: P.kwargs) -> T:
        return await table.registry.run_to_end(work(table, *arguments, **named))

    return asked

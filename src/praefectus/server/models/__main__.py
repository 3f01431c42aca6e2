"""`python -m praefectus.server.models` writes the schema from which the types of the page are made."""

from __future__ import annotations

import json
import sys
from typing import Any, Literal

from pydantic import TypeAdapter

from praefectus.game.tutorial.tutorial_types import HowToPlay
from praefectus.game.view_types import untitled
from praefectus.server.models.friends import Friends, Invitations
from praefectus.server.models.messages import ServerMessage
from praefectus.server.models.moderation import Moderation
from praefectus.server.models.play_by_post import PostAnswer, PostMessages, PostPrivate
from praefectus.server.models.profiles import Leaderboard, Profile, SeatPlayer
from praefectus.server.models.reference import Boards, Topics
from praefectus.server.models.responses import (
    Analysis,
    GameLink,
    Hint,
    HousesBuilt,
    Levels,
    LogLines,
    MyTables,
    NoticesAnswer,
    OpenedLink,
    Openings,
    PlayerAnswer,
    PointsOverTime,
    PuzzleBrief,
    PuzzleGrade,
    PuzzleList,
    PuzzleTable,
    Results,
    TableChanged,
    TableMade,
)
from praefectus.server.models.tournaments import MyTournament, Tournament, TournamentOf, Tournaments
from praefectus.server.models.watching import WatchedGames


def answers_schema() -> dict[str, Any]:
    """Return the JSON schema of what the page receives besides views: messages and answers."""
    answers = (
        TableMade,
        TableChanged,
        MyTables,
        Boards,
        Topics,
        Hint,
        Analysis,
        Levels,
        LogLines,
        PointsOverTime,
        HousesBuilt,
        GameLink,
        OpenedLink,
        PlayerAnswer,
        NoticesAnswer,
        Friends,
        Invitations,
        Results,
        Profile,
        Leaderboard,
        SeatPlayer,
        Moderation,
        Tournaments,
        Tournament,
        MyTournament,
        TournamentOf,
        WatchedGames,
        PuzzleBrief,
        PuzzleList,
        PuzzleTable,
        PuzzleGrade,
        Openings,
        PostAnswer,
        PostMessages,
        PostPrivate,
    )
    shapes: list[tuple[str, Literal["serialization"], TypeAdapter[Any]]] = [
        ("ServerMessage", "serialization", TypeAdapter(ServerMessage)),
        *((answer.__name__, "serialization", TypeAdapter(answer)) for answer in answers),
        (HowToPlay.__name__, "serialization", TypeAdapter(HowToPlay)),
    ]
    references, schema = TypeAdapter.json_schemas(shapes)
    shown = {name: references[name, mode] for name, mode, _ in shapes}
    whole = {"type": "object", "properties": shown, "required": list(shown), "$defs": schema["$defs"]}
    return untitled(whole) | {"title": "Received"}  # type: ignore[no-any-return]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(answers_schema()))

"""Answers about friends and invitations."""

from __future__ import annotations

from pydantic import BaseModel, Field

from praefectus.server.models.responses import TableInfo


class FriendInfo(BaseModel):
    id: str
    name: str


class Friends(BaseModel):
    friends: list[FriendInfo]


class Invitation(BaseModel):
    table: TableInfo
    host: str | None = Field(description="the name of the player who sent it")


class Invitations(BaseModel):
    invitations: list[Invitation]

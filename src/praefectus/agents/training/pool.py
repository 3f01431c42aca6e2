"""Opponents of other styles in training: former networks, some of them pushed towards houses, colonists or cards.

A network that only ever meets itself knows one style. In a share of the games some seats are played by what the network
was earlier in the run; the policy does not learn from those seats' choices, it learns to play against them.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from praefectus.agents.training.batch import DEVICE, Batch
from praefectus.agents.training.network import ACTIONS, Network
from praefectus.rules.declarations import FAMILIES
from praefectus.rules.vocabulary import SEATS

KEPT = 12  # former networks
FOREIGN = 0.5  # share of the seats, in games of the pool, that they play
PUSH = 1.5  # how much likelier, as a logarithm, a style makes what it favours
STYLES: dict[str, tuple[str, ...]] = {  # the families of actions that each favours
    "as it was": (),
    "houses": ("build",),
    "colonists": ("place_land", "place_sea"),
    "cards": ("buy_card",),
}


def _push(families: tuple[str, ...]) -> Tensor:
    pushed = torch.zeros(ACTIONS, device=DEVICE)
    for name in families:
        row = FAMILIES[name]
        pushed[row.first : row.first + row.size] = PUSH
    return pushed


class Pool:
    """The players of the other seats in the last games of a batch."""

    def __init__(self, games: int, share: float, every: float, seed: int) -> None:
        self.games, self.size, self.every = games, round(games * share), every
        self.chance = random.Random(seed)
        self.kept: list[dict[str, Tensor]] = []
        self.playing: Network | None = None
        self.next_change = 0.0
        self.foreign = torch.zeros(games, SEATS, dtype=torch.bool, device=DEVICE)
        self.pushes = torch.stack([_push(families) for families in STYLES.values()])
        self.no_margin = torch.zeros((), device=DEVICE)
        self.style = torch.zeros(games, dtype=torch.int64, device=DEVICE)

    def follow(self, actor: Network, elapsed: float) -> None:
        """Save the network from time to time, and switch to another saved one."""
        if not self.size or elapsed < self.next_change:
            return
        self.next_change = elapsed + self.every
        self.kept.append({name: tensor.clone() for name, tensor in actor.state_dict().items()})
        if len(self.kept) > KEPT:  # the first and the last stay, so that all of the run is there
            self.kept.pop(self.chance.randrange(1, len(self.kept) - 1))
        if self.playing is None:
            self.playing = copy.deepcopy(actor)
        with torch.no_grad():
            former = self.chance.choice(self.kept)
            for name, tensor in self.playing.state_dict().items():
                tensor.copy_(former[name])
        self.foreign[-self.size :] = torch.rand(self.size, SEATS, device=DEVICE) < FOREIGN
        self.style[-self.size :] = torch.randint(len(STYLES), (self.size,), device=DEVICE)

    def choose(self, t: int, batch: Batch, pick: Callable[..., Any]) -> None:
        """Their choices in step t take the place of the network's."""
        if self.playing is None:
            return
        last = slice(self.games - self.size, self.games)
        masks = batch.masks[t, last]
        chosen, _, _ = pick(self.playing, batch.rows[t, last], masks, self.no_margin, self.pushes[self.style[last]])
        theirs = self.foreign[last].gather(1, batch.actors[t, last].long()[:, None])[:, 0]
        batch.actions[t, last] = torch.where(theirs, chosen, batch.actions[t, last])

    def own(self, batch: Batch) -> Tensor:
        """1 for every choice that the network made itself, 0 for those of others."""
        steps = batch.steps
        actors = batch.actors[:steps].long()
        theirs = self.foreign[None].expand(steps, -1, -1).gather(2, actors[:, :, None])[:, :, 0]
        return 1.0 - theirs.float()

    @property
    def among_equals(self) -> Tensor:
        """1 for games in which the network plays all seats."""
        equal = torch.ones(self.games, device=DEVICE)
        if self.playing is not None:
            equal[self.games - self.size :] = 0.0
        return equal

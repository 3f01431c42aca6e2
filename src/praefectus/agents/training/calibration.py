"""How accurate the network's win chances are: compared with what happened in its games against itself.

Training makes forecasts sharper than they are right: the network is sure of what it has just learned. One number mends
most of it: how much the logarithms of the chances are stretched, fitted on games that were not trained on.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from praefectus.agents.network import selfplay
from praefectus.agents.training.batch import Batch, draw_as_learned
from praefectus.agents.training.mixture import Mixture
from praefectus.agents.training.network import Network
from praefectus.engine.arrays import light_game
from praefectus.rules.end import side_of
from praefectus.rules.vocabulary import SEATS

STRETCHES = torch.linspace(0.3, 1.5, 121)
QUARTERS, BINS = 4, 10
LONGEST = 4000  # steps of a game


@dataclass(frozen=True)
class Forecasts:
    """Chances of seats (as logarithms, up to a constant) and who won, a row for each choice of each game."""

    chances: Tensor  # [choices, SEATS], counted from the acting seat
    present: Tensor
    won: Tensor
    quarter: Tensor  # of its game

    def shares(self, stretch: float) -> Tensor:
        return torch.softmax((self.chances * stretch).masked_fill(~self.present, -1e9), -1)

    def surprise(self, stretch: float) -> float:
        """The mean logarithmic loss."""
        return float(-(torch.log(self.shares(stretch).clamp(min=1e-9)) * self.won).sum(-1).mean())

    def errors(self, stretch: float) -> list[float]:
        """For each quarter of the game: how far the share of wins lies from the chance, over ten groups of chances."""
        shares, found = self.shares(stretch), []
        for quarter in range(QUARTERS):
            here = (self.quarter == quarter)[:, None] & self.present
            chance, won = shares[here], self.won[here]
            group = (chance * BINS).long().clamp(max=BINS - 1)
            zeros = torch.zeros(BINS)
            apart = zeros.scatter_add(0, group, chance) - zeros.scatter_add(0, group, won)
            found.append(float(apart.abs().sum() / len(chance)))
        return found


@torch.no_grad()
def foretell(network: Network, mixture: Mixture, games: int, seed: int) -> Forecasts:
    """Games of the network with itself, as `learned` plays them."""
    batch = Batch(mixture.templates, mixture.boards, games, 1, seed)
    batch.begin()
    said, acted, open_ = [], [], []
    for _ in range(LONGEST):
        going = batch.done[0] == 0
        if not bool(going.any()):
            break
        outlook = network(batch.rows[0], 0.0)
        said.append(torch.nn.functional.logsigmoid(outlook.wins).half().cpu())
        acted.append(batch.actors[0].clone().cpu())  # the step writes over it
        open_.append(going.cpu())
        batch.actions[0] = draw_as_learned(outlook.logits, batch.masks[0])
        batch.rows[0].zero_()
        batch.masks[0].zero_()
        batch.step(0, 0, selfplay.STOP_AT_END)
    going = torch.stack(open_)
    step = torch.arange(len(said))[:, None].expand_as(going)
    length = going.sum(0, keepdim=True).clamp(min=1)
    actor = torch.stack(acted).long()
    seats = batch.seats[0].cpu().long()[None].expand_as(actor)
    bits = batch.results[0, :, selfplay.WON].cpu().long()[None].expand_as(actor)
    places = torch.arange(SEATS)
    who = (places + actor[..., None]) % seats[..., None].clamp(min=1)
    won = (bits[..., None] >> who & 1).float()
    present = places < seats[..., None]
    won = won * present
    won = won / won.sum(-1, keepdim=True).clamp(min=1)
    quarter = step * QUARTERS // length
    return Forecasts(torch.stack(said).float()[going], present[going], won[going], quarter[going])


def fitted_stretch(foretold: Forecasts) -> float:
    """The stretch with the least surprise."""
    return float(min(STRETCHES.tolist(), key=foretold.surprise))


def everyones_games(mixture: Mixture) -> Mixture:
    """Games of people alone, where each seat wins for itself."""
    alone = []
    for number, (template, configuration) in enumerate(zip(mixture.templates, mixture.configurations, strict=True)):
        g = light_game(template)
        if len({side_of(g, seat) for seat in range(g.seats)}) == g.seats == configuration.seats:
            alone.append(number)
    configurations = tuple(mixture.configurations[number] for number in alone)
    return Mixture(mixture.templates[alone], mixture.boards[alone], configurations)

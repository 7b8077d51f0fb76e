"""How fast games are played from Python: decisions per second of processor time of both processes, policy included.

    python3 -m contessa.bench

A policy at random plays Resistance at four seats: line by line with one game, then in shared memory with many games.
The kinds take turns, so that a busy machine slows all of them; a ratio compares kinds of the same round.
"""

import argparse
import statistics

import numpy as np

from .engine import Engine
from .vector import Vector, random_actions

LINES = "lines"
KINDS = (LINES, "net", "lite", "none")


class Lines:
    """One game in lines of JSON, each decision a question and an answer."""

    def __init__(self, seats):
        self.seats, self.engine, self.state, self.games = seats, Engine(), None, 0

    def step(self, rng):
        """Plays to the next decision with a choice."""
        if self.state is None or self.state["phase"] == "over":
            self.games += 1
            self.state = self.engine.ask(do="new", players=self.seats, seed=str(self.games))["state"]
        moves = self.state["moves"]
        move = moves[rng.integers(len(moves))] if len(moves) > 1 else moves[0]
        self.state = self.engine.ask(do="play", seat=self.state["toMove"], move=move)["state"]
        return len(moves) > 1


class Arrays:
    """Many games in shared memory."""

    def __init__(self, n, seats, obs):
        self.games = Vector(n, seats=seats, obs=obs)
        self.engine = self.games.engine

    def step(self, rng):
        self.games.actions[:] = random_actions(self.games.mask, rng)
        self.games.step()
        return self.games.n


def rate(player, rng, seconds):
    begun, decisions = player.engine.clock(), 0
    while (spent := player.engine.clock() - begun) < seconds:
        for _ in range(20):
            decisions += player.step(rng)
    return decisions / spent


def measure(rounds, seconds, n=1024, seats=4):
    """The rates of each kind, round by round. The first round only warms up."""
    rng = np.random.default_rng(1)
    players = {kind: Lines(seats) if kind == LINES else Arrays(n, seats, kind) for kind in KINDS}
    rates = {kind: [] for kind in KINDS}
    for turn in range(rounds + 1):
        for kind, player in players.items():
            reached = rate(player, rng, seconds)
            if turn > 0:
                rates[kind].append(reached)
    for player in players.values():
        player.engine.close()
    return rates


def main():
    o = argparse.ArgumentParser(prog="python3 -m contessa.bench", description=__doc__.split("\n\n")[0])
    o.add_argument("--rounds", type=int, default=7)
    o.add_argument("--seconds", type=float, default=2, help="of processor time, for each kind in each round")
    o = o.parse_args()
    rates = measure(o.rounds, o.seconds)
    print("kind,decisions per second,lowest,highest,times the lines,lowest,highest")
    for kind in KINDS:
        ratios = [some / lines for some, lines in zip(rates[kind], rates[LINES])]
        cells = [f"{get(rates[kind]):.0f}" for get in (statistics.median, min, max)]
        cells += [f"{get(ratios):.1f}" for get in (statistics.median, min, max)]
        print(",".join([kind] + cells))


if __name__ == "__main__":
    main()

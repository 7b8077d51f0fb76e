"""One learner against a frozen field, in the shape of Gymnasium."""

import numpy as np

from . import net
from .vector import REST, Vector


class Field:
    """`n` games in which one seat learns. Opponents are bots of the arena by name (`"honest"`, `"cmd:./mine"`), networks
    (`"net:FILE"`), or any `policy(obs, mask) -> actions`; networks and policies are asked in batches.

    `reset()` gives `obs, info`, and `step(actions)` gives `obs, reward, terminated, truncated, info`, each with a row
    for every game; `info["mask"]` has the legal actions. Games begin again by themselves.
    """

    def __init__(self, n, seats=2, opponents=("honest",), seed=1, **vector):
        self.policies = [net.policy(one[4:], seed + i) if isinstance(one, str) and one.startswith("net:")
                         else None if isinstance(one, str) else one for i, one in enumerate(opponents)]
        named = [None if policy else one for policy, one in zip(self.policies, opponents)]
        self.games = Vector(n, seats=seats, opponents=named, seed=seed, **vector)
        self.n = n
        self.reward = np.zeros(n, np.float32)
        self.done = np.zeros(n, bool)

    def reset(self):
        self.games.restart()
        self._others()
        return self.games.obs, {"mask": self.games.mask}

    def step(self, actions):
        self.reward[:] = 0
        self.done[:] = False
        self.games.actions[:] = actions
        self.games.step()
        self._note()
        self._others()
        return self.games.obs, self.reward, self.done, np.zeros(self.n, bool), {"mask": self.games.mask}

    def _note(self):
        self.reward += self.games.score
        self.done |= self.games.done

    def _others(self):
        """Lets policies and networks move until the learner is to decide everywhere."""
        games = self.games
        while games.mind.any():
            games.actions[:] = REST
            for number, policy in enumerate(self.policies, 1):
                theirs = np.flatnonzero(games.mind == number)
                if len(theirs):
                    games.actions[theirs] = policy(games.obs[theirs], games.mask[theirs])
            games.step()
            self._note()

    def close(self):
        self.games.close()

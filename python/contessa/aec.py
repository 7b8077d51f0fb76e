"""One game in the shape of PettingZoo: agents act in turn."""

import numpy as np

from .vector import Vector

try:
    from gymnasium import spaces
except ImportError:  # Everything but the two spaces works without it.
    spaces = None


class Aec:
    """`reset`, `last`, `step`, `observe`, `agent_iter`, as PettingZoo has them. An observation is
    `{"observation", "action_mask"}`; only the agent that is to decide sees one."""

    metadata = {"name": "contessa", "is_parallelizable": False, "render_modes": []}

    def __init__(self, seats=4, seed=1, **vector):
        self._make = dict(vector, seats=seats)
        self.games = Vector(1, seed=seed, **self._make)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = []

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def observation_space(self, agent):
        if spaces is None:
            raise ImportError("spaces need gymnasium")
        return spaces.Dict({
            "observation": spaces.Box(0, 255, self.games.obs.shape[1:], np.uint8),
            "action_mask": spaces.Box(0, 1, self.games.mask.shape[1:], np.int8)})

    def action_space(self, agent):
        if spaces is None:
            raise ImportError("spaces need gymnasium")
        return spaces.Discrete(self.games.mask.shape[1])

    def reset(self, seed=None, options=None):
        if seed is None:
            self.games.restart()
        else:
            self.games.close()
            self.games = Vector(1, seed=seed, **self._make)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        self.agent_selection = self.possible_agents[self.games.seat[0]]

    def observe(self, agent):
        blind = agent != self.agent_selection or self.terminations.get(agent, True)
        some = np.zeros_like if blind else np.copy
        return {"observation": some(self.games.obs[0]), "action_mask": some(self.games.mask[0]).astype(np.int8)}

    def last(self, observe=True):
        agent = self.agent_selection
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("a seat whose game is over takes only None")
            self._remove(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        self.games.actions[0] = action
        self.games.step()
        over = bool(self.games.done[0])
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = float(self.games.reward[0, seat])
            self._cumulative_rewards[other] += self.rewards[other]
            self.terminations[other] = over
        if over:
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def _remove(self, agent):
        self.agents.remove(agent)
        for what in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del what[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter:
            max_iter -= 1
            yield self.agent_selection

    def close(self):
        self.games.close()

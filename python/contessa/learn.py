"""Trains a plain network, and writes a file that the arena plays as net:FILE.

    python3 -m contessa.learn --seconds 600 --against honest --out mine.npz

Without --against it plays all seats itself. Proximal policy optimisation in NumPy; the seconds are processor time of
this process and the engine together, so that a budget means the same on a busy machine.
"""

import argparse

import numpy as np

from . import mlp, net
from .field import Field
from .vector import Vector

EPOCHS, PARTS, CLIP, LAMBDA = 2, 8, 0.2, 0.95


class Adam:
    def __init__(self, weights):
        self.weights, self.steps = weights, 0
        self.m = {name: np.zeros_like(tensor) for name, tensor in weights.items()}
        self.v = {name: np.zeros_like(tensor) for name, tensor in weights.items()}

    def step(self, grads, rate):
        self.steps += 1
        norm = np.sqrt(sum(float((grad * grad).sum()) for grad in grads.values()))
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, grad in grads.items():
            grad = grad * min(1.0, 0.5 / (norm + 1e-9))
            self.m[name] += 0.1 * (grad - self.m[name])
            self.v[name] += 0.001 * (grad * grad - self.v[name])
            self.weights[name] -= (rate * self.m[name] / (np.sqrt(self.v[name]) + 1e-8)).astype(np.float32)


class Learner:
    """A network with a critic that learns from rollouts of `steps` decisions in each of `n` games."""

    def __init__(self, n=256, steps=32, seats=2, obs="lite", against=(), widths=(128, 128), seed=1, **vector):
        self.rng = np.random.default_rng(seed)
        self.steps, self.alone = steps, not against
        self.games = (Vector(n, seats=seats, obs=obs, seed=seed, **vector) if self.alone
                      else Field(n, seats=seats, obs=obs, seed=seed, opponents=list(against), **vector))
        self.arrays = self.games if self.alone else self.games.games
        if not self.alone:
            self.games.reset()
        self.n, self.seats, self.actions = n, seats if self.alone else 1, self.arrays.mask.shape[1]
        inputs = self.arrays.obs.shape[1]
        self.player = mlp.create(self.rng, inputs, *widths, self.actions)
        self.critic = mlp.create(self.rng, inputs, *widths, 1)
        self.adams = Adam(self.player), Adam(self.critic)
        self.decisions = self.over = 0
        self.won = 0.0

    def rollout(self):
        """Plays, and gives back what was seen and done, with the advantage and the worth of each decision."""
        shape = self.steps, self.n
        obs, mask = np.empty((*shape, self.arrays.obs.shape[1]), np.uint8), np.empty((*shape, self.actions), bool)
        action, odds = np.empty(shape, np.int64), np.empty(shape, np.float32)
        seat, done = np.zeros(shape, np.int64), np.empty(shape, bool)
        reward = np.empty((*shape, self.seats), np.float32)
        for t in range(self.steps):
            obs[t], mask[t] = self.arrays.obs, self.arrays.mask
            if self.alone:
                seat[t] = self.arrays.seat
            p = softmax(mlp.forward(self.player, obs[t])[0], mask[t])
            action[t] = net.sample(np.log(p + 1e-30), self.rng)
            odds[t] = p[np.arange(self.n), action[t]]
            if self.alone:
                self.games.actions[:] = action[t]
                self.games.step()
                done[t], reward[t] = self.games.done, self.games.reward
            else:
                _, reward[t, :, 0], done[t], _, _ = self.games.step(action[t])
        self.over += done.sum()
        self.won += reward.sum() if not self.alone else 0
        self.decisions += action.size
        values = mlp.forward(self.critic, obs.reshape(-1, obs.shape[2]))[0].reshape(shape)
        advantage, known = self.credit(values, seat, done, reward)
        flat = lambda some: some.reshape(self.steps * self.n, -1).squeeze()[known.reshape(-1)]
        return flat(obs), flat(mask), flat(action), flat(odds), flat(advantage), flat(advantage + values)

    def credit(self, values, seat, done, reward):
        """Advantages by each seat's own next decision; unknown where the rollout ends before that."""
        rows = np.arange(self.n)
        worth, after = np.zeros((self.n, self.seats)), np.zeros((self.n, self.seats))
        told = np.zeros((self.n, self.seats), bool)
        advantage, known = np.zeros(values.shape, np.float32), np.zeros(values.shape, bool)
        for t in range(self.steps - 1, -1, -1):
            ended = done[t]
            worth[ended], after[ended], told[ended] = reward[t][ended], 0, True
            who = seat[t]
            advantage[t] = worth[rows, who] - values[t] + LAMBDA * after[rows, who]
            known[t] = told[rows, who]
            worth[rows, who], after[rows, who], told[rows, who] = values[t], advantage[t] * known[t], True
        return advantage, known

    def update(self, rate, entropy):
        """One rollout, and what is to be learned from it."""
        obs, mask, action, odds, advantage, worth = self.rollout()
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(obs)), PARTS):
                rows = np.arange(len(part))
                logits, inputs = mlp.forward(self.player, obs[part])
                p = softmax(logits, mask[part])
                taken = p[rows, action[part]]
                ratio = taken / odds[part]
                gain = advantage[part]
                free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                d = p * (gain * ratio * free)[:, None]
                d[rows, action[part]] -= gain * ratio * free
                logs = np.log(p + 1e-30)
                d += entropy * p * (logs - (p * logs).sum(1, keepdims=True))
                self.adams[0].step(mlp.backward(self.player, inputs, d / len(part)), rate)
                guess, inputs = mlp.forward(self.critic, obs[part])
                self.adams[1].step(mlp.backward(self.critic, inputs, (guess - worth[part, None]) / len(part)), rate)

    def learn(self, seconds, report=None):
        """Learns for so many seconds of processor time."""
        begun, told = self.clock(), 0.0
        while (spent := self.clock() - begun) < seconds:
            left = 1 - spent / seconds
            self.update(rate=1e-3 * max(left, 0.05), entropy=0.02 * left + 0.002)
            if report and spent - told > seconds / 10:
                told = spent
                report(f"{spent:.0f} s, {self.decisions / 1e6:.1f} M decisions"
                       + ("" if self.alone else f", won {100 * self.won / max(1, self.over):.1f} %"))
                self.won = self.over = 0

    def clock(self):
        return self.arrays.engine.clock()

    def close(self):
        self.games.close()


def softmax(logits, mask):
    p = np.exp(np.where(mask, logits - np.where(mask, logits, net.NEVER).max(1, keepdims=True), net.NEVER))
    return p / p.sum(1, keepdims=True)


def main():
    o = argparse.ArgumentParser(prog="python3 -m contessa.learn", description=__doc__.split("\n\n")[0])
    o.add_argument("--out", required=True, help="the file to write, FILE.npz")
    o.add_argument("--seconds", type=float, default=600, help="processor time; default 600")
    o.add_argument("--against", default="", help="contestants of the arena, with commas; default: itself")
    o.add_argument("--seats", type=int, default=2, help="default 2")
    o.add_argument("--edition", default="resistance", help="default resistance")
    o.add_argument("--obs", default="lite", choices=("lite", "net"))
    o.add_argument("--widths", type=int, nargs="+", default=(128, 128))
    o.add_argument("--seed", type=int, default=1)
    o = o.parse_args()
    learner = Learner(seats=o.seats, obs=o.obs, edition=o.edition, widths=o.widths, seed=o.seed,
                      against=[one for one in o.against.split(",") if one])
    learner.learn(o.seconds, report=lambda text: print(text, flush=True))
    mlp.save(learner.player, o.out)
    learner.close()


if __name__ == "__main__":
    main()

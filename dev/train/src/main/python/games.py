"""The games of a run, in the environment that everybody uses: contessa.vector, one for each group of tables."""

import random
import time

import torch

import contessa
import net
from seating import CURRENT, Seating, rules

WHOLE = 240  # the steps of a winner's share
GOLDEN = 0.6180339887498949
PARTS = (100, 101, 102, 107)  # the inputs of a seat that acts, is meant, blocks, or is next
ROW = (("hands", net.ROLES), ("legal", 0), ("mind", 1), ("distortion", 13), ("seat", 1), ("seats", 1), ("ended", 1),
       ("shares", 0), ("turns", 1), ("minds", 0), ("won", 1), ("fair_share", 1), ("parts", 4), ("conduct", net.CONDUCT))
PER_SLOT = ("hands", "conduct", "shares", "minds")


class Games:
    """Groups of tables, from their texts `slots:tables:seats=share,seats=share`; with `:rival` behind it, the rival sits
    at every table. Each table keeps its number of seats. In each half of a group's tables the upper half is mixed."""

    def __init__(self, groups, whom, city_state, threads, scripts, seed, device):
        rng = random.Random(seed)
        self.seating = Seating(rng, whom, scripts)
        self.groups = [Tables(text, self.seating, city_state, threads, f"{seed} {text}", rng, device)
                       for text in groups.split(";")]
        self.waited = 0.0

    def wait(self, half):
        """Until every table of this half has its next decision."""
        start = time.perf_counter()
        for group in self.groups:
            group.wait(half)
        self.waited += time.perf_counter() - start

    def close(self):
        for group in self.groups:
            group.games.close()


class Tables:
    """A group of tables. It puts what the games show into rows, on the device."""

    def __init__(self, text, seating, city_state, threads, seed, rng, device):
        slots, count, shares, *rival = text.split(":")
        self.slots, self.count, self.rival, self.device = int(slots), int(count), bool(rival), device
        shares = [(int(seats), float(share)) for seats, share in (pair.split("=") for pair in shares.split(","))]
        plans = [dict(seats=seats, lineups=seating.lineups(seats, self.rival, mixed), **rules(rng, seats, city_state))
                 for seats, _ in shares for mixed in (False, True)]
        self.games = contessa.vector(
            self.count, obs="net", slots=self.slots, hidden=True, seed=seed, threads=threads, opponents=seating.opponents,
            plans=plans, lanes=[lane(i, self.count // 2, shares) for i in range(self.count)])
        self.playing = [False, False]
        self.layout = self.lay_out()
        arrays = {name: torch.from_numpy(getattr(self.games, name)) for name in
                  ("obs", "mask", "seat", "done", "reward", "score", "hands", "minds", "conduct", "turn")}
        if device.type == "cuda":
            torch.cuda.cudart().cudaHostRegister(self.games.base.ctypes.data, self.games.base.nbytes, 0)
        self.arrays = [{name: array[part] for name, array in arrays.items()} for part in self.games.halves]
        self.there = [{name: array.to(device) for name, array in half.items()} for half in self.arrays]
        self.actions = [torch.from_numpy(self.games.actions)[part] for part in self.games.halves]
        make = lambda kind: [torch.zeros(self.count // 2, dtype=kind, device=device) for _ in (0, 1)]
        self.turn, self.fair = make(torch.int32), make(torch.float32)
        self.kinds = torch.tensor(seating.kinds, dtype=torch.uint8, device=device)
        self.distortions = torch.tensor(seating.distortions, dtype=torch.int8, device=device).view(torch.uint8)

    def lay_out(self):
        inputs, outputs = self.games.obs.shape[1], self.games.mask.shape[1]
        layout, at = dict(slots=self.slots, count=self.count, rival=self.rival), inputs
        for name, size in ROW:
            layout[name] = at
            at += outputs if name == "legal" else max(1, size) * self.slots if name in PER_SLOT else size
        return dict(layout, row=(at + 15) // 16 * 16)

    def wait(self, half):
        if self.playing[half]:
            self.games.recv(half)
            self.playing[half] = False

    def fetch(self, half):
        """Copies what the half shows to the device."""
        for name, array in self.there[half].items():
            array.copy_(self.arrays[half][name], non_blocking=True)

    def play(self, half, actions):
        self.actions[half].copy_(actions.to(torch.int16))
        self.games.send(half)
        self.playing[half] = True

    def assemble(self, half, rows):
        """Writes the rows of what was fetched. Shares, turns and the fair share are about the last decision's game."""
        here, layout = self.there[half], self.layout

        def put(name, values):
            values = values.reshape(len(rows), -1)
            rows[:, layout[name]:layout[name] + values.shape[1]] = values.to(torch.uint8)

        obs, done, nobody = here["obs"], here["done"], here["minds"] < 0
        rows[:, :obs.shape[1]] = obs
        who = here["minds"].clamp(min=0).long()
        kinds = self.kinds[who].masked_fill(nobody, CURRENT)
        flags = obs[:, net.GLOBALS:].view(len(rows), self.slots, net.PER_SEAT)[:, :, PARTS[0]:PARTS[-1] + 1] != 0
        actor, target, blocker, following = (
            torch.where(flag.any(1), flag.to(torch.uint8).argmax(1), 255)
            for flag in (flags[:, :, part - PARTS[0]] for part in PARTS))
        put("hands", here["hands"])
        put("legal", here["mask"])
        put("mind", kinds[:, 0])
        put("distortion", self.distortions[who[:, 0]])
        put("seat", here["seat"])
        seats = (~nobody).sum(1)
        put("seats", seats)
        put("ended", done)
        put("shares", (here["reward"] * WHOLE).round())
        turns = torch.where(done, here["turn"], here["turn"] - self.turn[half])
        put("turns", turns.clamp(0, 127))
        put("minds", kinds)
        put("won", (here["score"] * WHOLE).round())
        put("fair_share", (self.fair[half] * WHOLE).round())
        put("parts", torch.stack((actor, torch.where(blocker < 255, blocker, actor), target, following), 1))
        put("conduct", here["conduct"])
        self.turn[half].copy_(here["turn"])
        self.fair[half].copy_(((kinds == CURRENT) & ~nobody).sum(1) / seats)


def lane(place, half, shares):
    """The plan of a table: each share of tables is spread evenly over a half."""
    x, number = place * GOLDEN % 1 * sum(share for _, share in shares), 0
    while number < len(shares) - 1 and x >= shares[number][1]:
        x -= shares[number][1]
        number += 1
    return 2 * number + (place % half >= half - half // 2)

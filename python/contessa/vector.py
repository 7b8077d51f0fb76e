"""Many games side by side, in arrays that this process and the engine share."""

import mmap
import os
import tempfile

import numpy as np

from .engine import Engine, rules

CARDS = ("Duke", "Assassin", "Captain", "Ambassador", "Inquisitor", "Contessa")
REST = -1


class Vector:
    """`n` games that begin again by themselves. Write `actions`, call `step`, read the rest.

    obs      uint8   [n, k]       what the seat that decides knows
    mask     bool    [n, a]       its legal actions
    seat     int8    [n]          who decides
    done     bool    [n]          whether this step has ended a game; the next has begun already
    reward   float32 [n, seats]   of the game that has ended: 1 for the winner, shares if several have won
    length   int32   [n]          of that game, in turns or rounds
    actions  int16   [n]          what to play; -1 leaves a game as it is

    With `opponents` the engine plays all seats but one. Then `score` is the learner's reward, and `mind` says who is
    to decide: 0 for the learner, i for opponents[i - 1] where that is None. An opponent may be a `script`. Line-ups such
    as [[0, 0, 1], [0, 1, 2]] say who sits at a table: one is drawn for each game, and the order of its seats.

    Games may differ: `plans` is a list of what differs (seats, edition, options, lineups), `lanes` has a plan's number
    for each game. An observation then has room for `slots` seats.

    With `hidden`, games of Coup show what a critic may know, by slots from the seat that decides: hands uint8 [n, slots,
    6] in eighths, minds int16 [n, slots] (-1 for nobody), conduct uint8 [n, slots, 18], and turn int32 [n].
    """

    def __init__(self, n, seats=4, edition="resistance", options=None, obs="net", seed=1, opponents=(), threads=1,
                 rounds=40, rollouts=100, slots=None, lineups=(), hidden=False, plans=None, lanes=None):
        plans = [_plan(**plan) for plan in plans or [dict(seats=seats, edition=edition, options=options, lineups=lineups)]]
        seats = max(plan["seats"] for plan in plans)
        more = {} if lanes is None else {"lanes": [int(lane) for lane in lanes]}
        self.engine = Engine("--environment")
        file, path = tempfile.mkstemp(dir="/dev/shm" if os.path.isdir("/dev/shm") else None, prefix="contessa-")
        try:
            layout = self.engine.ask(
                do="games", n=n, plans=plans, hidden=hidden, slots=slots or seats, obs=obs, seed=str(seed), threads=threads,
                rounds=rounds, rollouts=rollouts, opponents=list(opponents), file=path, **more)
            self._map = mmap.mmap(file, layout["size"])
            self.base = np.frombuffer(self._map, np.uint8)
        finally:
            os.close(file)
            os.unlink(path)
        self.n, self.seats = n, seats
        for array in layout["arrays"]:
            shape, kind = array["shape"], np.dtype(array["type"])
            view = np.frombuffer(self._map, kind, int(np.prod(shape)), array["at"]).reshape(shape)
            setattr(self, array["name"], view)
        middle = (n + 1) // 2
        self.halves = (slice(0, middle), slice(middle, n))

    def step(self):
        """Plays all actions."""
        self.engine.write(b"\0\1")
        self._check(self.engine.read(2))

    def send(self, half):
        """Plays the actions of a half (0 or 1) while this process goes on; the arrays of the other half stay."""
        self.engine.write(bytes((half,)))

    def recv(self, half):
        """Waits until the half that was sent is played, and gives back its slice of the arrays."""
        self._check(self.engine.read(1))
        return self.halves[half]

    def restart(self):
        """Deals all games again."""
        self.engine.write(b"\2\3")
        self._check(self.engine.read(2))

    def _check(self, answers):
        if b"!" in answers:
            game = int(self.fault[0])
            legal = np.flatnonzero(self.mask[game])
            raise ValueError(f"game {game}: action {self.actions[game]} is not legal; these are: {legal.tolist()}")

    def close(self):
        self.engine.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def _plan(seats=4, edition="resistance", options=None, lineups=()):
    variants = options if isinstance(options, (list, tuple)) else [(options, 1)]
    return dict(seats=seats, lineups=[list(map(int, one)) for one in lineups],
                rules=[{"options": rules(edition, some), "weight": weight} for some, weight in variants])


def script(**biases):
    """A player of Coup that is asked a hundred times as fast as a bot: it weighs a move by e to the power of the biases
    on its kind, and of `lie`. Kinds are income, foreign_aid, tax, exchange, coup, assassinate, steal, examine, convert,
    block, challenge and challenge_block; `focus` is how much it likes strong targets."""
    return {name.replace("_", "-"): bias for name, bias in biases.items()}


def random_actions(mask, rng):
    """A legal action for each row, all about equally likely."""
    draws = np.frombuffer(rng.bytes(mask.size), np.uint8).reshape(mask.shape) | 1
    return (draws * mask).argmax(1)


def action_names(seats, royal=False):
    """What each action means; +1 is the next seat clockwise."""
    if royal:
        goods = ("information", "artworks", "jewellery", "gold")
        names = [f"plan {i}" for i in range(60)] + [f"take {good}" for good in goods] + ["stop"]
        return names + [f"trade +{s} {a} {b}" for s in range(1, seats) for a in goods for b in goods]
    names = ["income", "foreign-aid", "tax", "embezzle", "exchange Ambassador", "exchange Inquisitor", "convert +0",
             "pass", "challenge", "decline", "show", "return", "swap", "choose loyalist", "choose reformist"]
    names += [f"block {card}" for card in CARDS] + [f"card {card}" for card in CARDS]
    names += [f"keep {card}" for card in CARDS]
    names += [f"keep {CARDS[a]} {CARDS[b]}" for b in range(6) for a in range(b + 1)]
    for s in range(1, seats):
        names += [f"{kind} +{s}" for kind in ("coup", "assassinate", "steal", "examine", "convert")]
        names += [f"{kind} +{s} {card}" for kind in ("coup", "assassinate") for card in CARDS]
    return names

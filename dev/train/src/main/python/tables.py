"""The tables of a run on the device: what they remember of a rollout, and how their seats choose moves."""

import torch

import net
from seating import CURRENT, DISTORTED, PAST, RIVAL

CLAIMS = {2: 0, 4: 3, 5: 4, **{15 + role: role for role in range(6)}}
SEAT_CLAIMS = {1: 1, 2: 2, 3: 4, **{11 + role: 1 for role in range(6)}}
KINDS = {8: 1, **{15 + role: 2 for role in range(6)}, 0: 3, 1: 4, 2: 5, 4: 6, 5: 6, 6: 11}
SEAT_KINDS = {0: 7, 1: 8, 2: 9, 3: 10, 4: 11, **{5 + role: 7 for role in range(6)}, **{11 + role: 8 for role in range(6)}}
EMBEZZLE, DUKE = 3, 0
DISTORTED_KINDS = 12
LOG_TINY = -1e9


class Group:
    """The tables of one row layout, with a rollout's memory on the device."""

    def __init__(self, tables, steps, exploiting, each_move, device):
        self.tables, self.each_move = tables, each_move
        self.layout = layout = tables.layout
        slots, n = layout["slots"], layout["count"]
        self.n, self.half, self.slots = n, n // 2, slots
        self.outputs = net.FIXED + (slots - 1) * net.OUTPUTS_PER_SEAT
        self.rival = layout["rival"] and not exploiting
        # Where tables with other minds than the current one begin in a half.
        self.mixed = 0 if exploiting or self.rival else self.half - self.half // 2
        make = lambda shape, kind: torch.zeros(shape, dtype=kind, device=device)
        self.rows = make((steps + 1, n, layout["row"]), torch.uint8)
        self.action = make((steps, n), torch.int64)
        self.logp = make((steps, n), torch.float32)
        self.advantage = make((steps * n,), torch.float32)
        self.target = make((steps * n, slots + 1), torch.float32)
        self.staging = [make((self.half, layout["row"]), torch.uint8) for _ in (0, 1)]
        self.staged = [(make((self.half,), torch.int64), make((self.half,), torch.float32)) for _ in (0, 1)]
        claims = [6] * self.outputs
        kinds = torch.zeros(DISTORTED_KINDS, self.outputs)
        for a, role in CLAIMS.items():
            claims[a] = role
        for a, kind in KINDS.items():
            kinds[kind, a] = 1
        for slot in range(slots - 1):
            base = net.FIXED + slot * net.OUTPUTS_PER_SEAT
            for a, role in SEAT_CLAIMS.items():
                claims[base + a] = role
            for a, kind in SEAT_KINDS.items():
                kinds[kind, base + a] = 1
        self.claims = torch.tensor(claims, device=device)
        self.kinds = kinds.to(device)

    def stage(self, half):
        self.tables.assemble(half, self.staging[half])

    def column(self, name, rows):
        return rows[..., self.layout[name]]

    def living(self, rows):
        """How many players are left."""
        return (rows[..., net.GLOBALS:net.GLOBALS + self.slots * net.PER_SEAT:net.PER_SEAT] > 0).sum(-1).float()

    def legal(self, rows):
        at = self.layout["legal"]
        return rows[:, at:at + self.outputs] != 0

    def distort(self, logits, rows):
        """The distortion's sharpness and biases on these logits."""
        at = self.layout["distortion"]
        distortion = rows[:, at:at + 1 + DISTORTED_KINDS].view(torch.int8).float()
        held = torch.cat((rows[:, :6] != 0, torch.ones_like(rows[:, :1], dtype=torch.bool)), 1)
        lie = ~held[:, self.claims]
        lie[:, EMBEZZLE] = held[:, DUKE]
        bias = distortion[:, 1:] * 0.25
        out = logits.clamp(min=-1e4) * (distortion[:, :1] / 16) + bias @ self.kinds + lie * bias[:, :1]
        return out.masked_fill(~self.legal(rows), LOG_TINY)

    def drawn(self, networks, rows):
        """The logits of the networks, each at as many tables: always the same ones, or drawn again for each move.

        The learner does not see which table it sits at, so for it the first is a draw for each game.
        """
        if len(networks) > 1 and self.each_move:
            order = torch.rand(len(rows), device=rows.device).argsort()
            out = self.drawn_by_table(networks, rows[order])
            return torch.empty_like(out).index_copy_(0, order, out)
        return self.drawn_by_table(networks, rows)

    def drawn_by_table(self, networks, rows):
        parts = rows.tensor_split(len(networks))
        return torch.cat([net.logits(network, part, self.layout) for network, part in zip(networks, parts)], 0)

    def tremble(self, logits, rows, share):
        """The logits of the network in training, in a share of its decisions flattened: so that rare moves get answers.

        It does not learn from such a decision. The flattened moves still depend on the hand, as they would for somebody
        who plays them on purpose.
        """
        mind = self.column("mind", rows)
        trembles = (mind == CURRENT) & (torch.rand_like(logits[:, 0]) < share)
        sharpness = 0.15 + 0.45 * torch.rand_like(logits[:, :1])
        flat = (logits.clamp(min=-1e4) * sharpness).masked_fill(~self.legal(rows), LOG_TINY)
        rows[:, self.layout["mind"]] = torch.where(trembles, torch.full_like(mind, DISTORTED), mind)
        return torch.where(trembles.unsqueeze(1), flat, logits)

    def answering(self, logits, rows, answer):
        """The logits of a network, with those of its answer to weak fields mixed in where that takes part."""
        if not answer:
            return logits
        weak, field, certainty, share, temperature = answer
        own_turn = (rows[:, net.OWN_TURN] > 0).float()
        recognised = net.weak_field(field, rows, self.layout) > certainty
        share = torch.clamp(own_turn + share, max=1).unsqueeze(1)
        mixed = share * torch.softmax(net.logits(weak, rows, self.layout) / temperature, 1) + (1 - share) * torch.softmax(logits, 1)
        return torch.where(recognised.unsqueeze(1), mixed.log().clamp(min=LOG_TINY), logits)

    def act(self, half, current, past, rival, cut, trembling, answer):
        """Chooses a move for every table of the half that was fetched. The answer to weak fields is the past players'."""
        self.stage(half)
        rows = self.staging[half]
        logits = net.logits(current, rows, self.layout)
        mixed = rows[self.mixed:]
        other = net.logits(rival, mixed, self.layout) if self.rival else self.answering(self.drawn(past, mixed), mixed, answer)
        other = without_rare_moves(other, cut)
        if self.rival:
            logits = torch.where((self.column("mind", mixed) == RIVAL).unsqueeze(1), other, logits)
            played = logits
        else:
            own = self.distort(logits[self.mixed:], mixed)
            if trembling is not None:
                own = self.tremble(own, mixed, trembling)
            played = torch.where((self.column("mind", mixed) == PAST).unsqueeze(1), other, own)
        played = torch.cat((logits[:self.mixed], played), 0) if self.mixed else played
        action = sample(played)
        logp = torch.log_softmax(logits, 1).gather(1, action.unsqueeze(1)).squeeze(1)
        self.staged[half][0].copy_(action)
        self.staged[half][1].copy_(logp)

    def act_in_any_field(self, half, players, past, cut, answer):
        """Chooses a move for every table: the players with their answer to weak fields, and the past networks as they are."""
        self.stage(half)
        rows = self.staging[half]
        own = without_rare_moves(self.answering(self.drawn(players, rows), rows, answer), cut)
        other = self.drawn(past, rows)
        self.staged[half][0].copy_(sample(torch.where((self.column("mind", rows) == PAST).unsqueeze(1), other, own)))


def without_rare_moves(logits, cut):
    return logits.masked_fill(torch.softmax(logits, 1) < cut, LOG_TINY) if cut > 0 else logits


def sample(logits):
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + noise).argmax(1)


class Capture:
    """A captured sequence of kernels, or the plain call where capture is off."""

    def __init__(self, call, eager):
        self.call, self.graph = call, None
        if eager:
            return
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(3):
                call()
        torch.cuda.current_stream().wait_stream(stream)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            call()

    def __call__(self):
        if self.graph is None:
            self.call()
        else:
            self.graph.replay()


def rollout(games, groups, acts, steps):
    for t in range(steps):
        for half in (0, 1):
            games.wait(half)
            for g in groups:
                g.tables.fetch(half)
            acts[half]()
            for g in groups:
                where = slice(half * g.half, (half + 1) * g.half)
                g.rows[t, where] = g.staging[half]
                g.action[t, where] = g.staged[half][0]
                g.logp[t, where] = g.staged[half][1]
                g.tables.play(half, g.staged[half][0])
    for half in (0, 1):
        games.wait(half)
        for g in groups:
            g.tables.fetch(half)
            g.stage(half)
            g.rows[steps, half * g.half:(half + 1) * g.half] = g.staging[half]

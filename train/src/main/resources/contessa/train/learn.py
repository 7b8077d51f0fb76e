"""Trains contessa by self-play: proximal policy optimisation with a critic that sees all hands.

The games run in Java; this process runs the networks. Everything is written to --out, at least once a minute, and
read from --resume: a run can be cut into pieces of any length.
"""

import argparse
import json
import math
import os
import random
import time

import torch

import net
import report
from games import Games

CLAIMS = {2: 0, 4: 3, 5: 4, **{15 + role: role for role in range(6)}}
SEAT_CLAIMS = {1: 1, 2: 2, 3: 4, **{11 + role: 1 for role in range(6)}}
KINDS = {8: 1, **{15 + role: 2 for role in range(6)}, 0: 3, 1: 4, 2: 5, 4: 6, 5: 6, 6: 11}
SEAT_KINDS = {0: 7, 1: 8, 2: 9, 3: 10, 4: 11, **{5 + role: 7 for role in range(6)}, **{11 + role: 8 for role in range(6)}}
EMBEZZLE, DUKE = 3, 0
STYLE_KINDS = 12
CURRENT, PAST = 0, 1
WHOLE = 240
LOG_TINY = -1e9


def options():
    o = argparse.ArgumentParser()
    o.add_argument("--java", required=True, help="the command that starts contessa.train.Main, words split at blanks")
    o.add_argument("--out", required=True)
    o.add_argument("--resume", default="")
    o.add_argument("--shared", default="/dev/shm/contessa-games")
    o.add_argument("--groups", default="2:8192:2=1;6:20480:3=0.2,4=0.5,5=0.12,6=0.18;10:4096:7=0.2,8=0.3,9=0.2,10=0.3")
    o.add_argument("--workers", type=int, default=14)
    o.add_argument("--steps", type=int, default=32)
    o.add_argument("--minibatches", type=int, default=32)
    o.add_argument("--seconds", type=float, default=540, help="when to stop")
    o.add_argument("--plan", type=float, default=1400, help="the seconds of all pieces together, for the schedules")
    o.add_argument("--seed", type=int, default=1)
    o.add_argument("--lr", type=float, nargs=2, default=(6e-4, 4e-5))
    o.add_argument("--entropy", type=float, nargs=2, default=(0.015, 0.004))
    o.add_argument("--magnet", type=float, default=0.01)
    o.add_argument("--gamma", type=float, default=0.997)
    o.add_argument("--lam", type=float, default=0.95)
    o.add_argument("--clip", type=float, default=0.15)
    o.add_argument("--widths", type=int, nargs=4, default=(128, 64, 512, 64))
    o.add_argument("--exploit", default="", help="weights of the frozen player that is to be beaten")
    o.add_argument("--rules", default="all", choices=("all", "city-state"))
    o.add_argument("--cut", type=float, default=0.02, help="the frozen player never plays moves less likely than this")
    o.add_argument("--eager", action="store_true")
    o.add_argument("--least-rate", type=float, default=0, help="give up (exit status 3) if slower after 15 iterations")
    return o.parse_args()


class Group:
    """The tables of one row layout, with a rollout's memory on the device."""

    def __init__(self, layout, steps, exploiting, device):
        self.layout = layout
        slots, n = layout["slots"], layout["count"]
        self.n, self.half, self.slots = n, n // 2, slots
        self.outputs = net.FIXED + (slots - 1) * net.OUTPUTS_PER_SEAT
        self.mixed = 0 if exploiting else self.half - self.half // 2  # where mixed tables begin in a half
        make = lambda shape, kind: torch.zeros(shape, dtype=kind, device=device)
        self.rows = make((steps + 1, n, layout["row"]), torch.uint8)
        self.action = make((steps, n), torch.int64)
        self.logp = make((steps, n), torch.float32)
        self.advantage = make((steps * n,), torch.float32)
        self.target = make((steps * n, slots + 1), torch.float32)
        self.staging = [make((self.half, layout["row"]), torch.uint8) for _ in (0, 1)]
        self.staged = [(make((self.half,), torch.int64), make((self.half,), torch.float32)) for _ in (0, 1)]
        claims = [6] * self.outputs
        kinds = torch.zeros(STYLE_KINDS, self.outputs)
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

    def column(self, name, rows):
        return rows[..., self.layout[name]]

    def legal(self, rows):
        at = self.layout["legal"]
        return rows[:, at:at + self.outputs] != 0

    def distort(self, logits, rows):
        """The style's sharpness and biases on these logits."""
        at = self.layout["style"]
        style = rows[:, at:at + 1 + STYLE_KINDS].view(torch.int8).float()
        held = torch.cat((rows[:, :6] != 0, torch.ones_like(rows[:, :1], dtype=torch.bool)), 1)
        lie = ~held[:, self.claims]
        lie[:, EMBEZZLE] = held[:, DUKE]
        bias = style[:, 1:] * 0.25
        out = logits.clamp(min=-1e4) * (style[:, :1] / 16) + bias @ self.kinds + lie * bias[:, :1]
        return out.masked_fill(~self.legal(rows), LOG_TINY)

    def act(self, half, current, past, cut):
        """Chooses a move for every table of the half that is staged."""
        rows = self.staging[half]
        logits = net.logits(current, rows, self.layout)
        mixed = rows[self.mixed:]
        other = net.logits(past, mixed, self.layout)
        if cut > 0:
            p = torch.softmax(other, 1)
            other = other.masked_fill(p < cut, LOG_TINY)
        played = torch.where((self.column("mind", mixed) == PAST).unsqueeze(1), other, self.distort(logits[self.mixed:], mixed))
        played = torch.cat((logits[:self.mixed], played), 0) if self.mixed else played
        noise = -torch.log(-torch.log(torch.rand_like(played).clamp(1e-9, 1 - 1e-7)))
        action = (played + noise).argmax(1)
        logp = torch.log_softmax(logits, 1).gather(1, action.unsqueeze(1)).squeeze(1)
        self.staged[half][0].copy_(action)
        self.staged[half][1].copy_(logp)


class Learner:
    def __init__(self, o, device):
        self.o, self.device = o, device
        self.policy = net.create(device, False, *o.widths)
        self.critic = net.create(device, True, *o.widths)
        self.iteration, self.decisions, self.seconds, self.deviation = 0, 0, 0.0, 0.2
        self.snapshots = []
        if o.exploit:
            self.policy = net.load(o.exploit, device)
        self.average = {k: v.clone() for k, v in self.policy.items()}
        self.magnet = {k: v.clone() for k, v in self.policy.items()}
        self.frozen = {k: v.clone() for k, v in self.policy.items()} if o.exploit else None
        self.tensors = list(self.policy.values()) + list(self.critic.values())
        self.m = [torch.zeros_like(t) for t in self.tensors]
        self.v = [torch.zeros_like(t) for t in self.tensors]
        self.count = torch.zeros((), device=device)
        if o.resume:
            self.load(o.resume)
        for t in self.tensors:
            t.requires_grad_(True)
        self.current16 = {k: v.detach().to(torch.bfloat16) for k, v in self.policy.items()}
        self.past16 = {k: v.detach().to(torch.bfloat16).clone() for k, v in self.policy.items()}
        # Numbers that change between captured steps live in tensors.
        self.lr = torch.zeros((), device=device)
        self.entropy_weight = torch.zeros((), device=device)
        self.magnet_weight = torch.zeros((), device=device)
        self.scale = torch.ones((), device=device)
        self.stats = torch.zeros(6, device=device)

    def load(self, folder):
        a = torch.load(os.path.join(folder, "nets.pt"), map_location=self.device)
        b = torch.load(os.path.join(folder, "adam.pt"), map_location=self.device)
        c = torch.load(os.path.join(folder, "past.pt"), map_location=self.device)
        for mine, theirs in ((self.policy, a["policy"]), (self.critic, a["critic"]), (self.average, a["average"]), (self.magnet, a["magnet"])):
            for k in mine:
                mine[k].data.copy_(theirs[k])
        for mine, theirs in zip(self.m + self.v, b["moments"]):
            mine.copy_(theirs)
        self.count.fill_(b["count"])
        self.snapshots = c["snapshots"]
        self.iteration, self.decisions, self.seconds, self.deviation = a["iteration"], a["decisions"], a["seconds"], a["deviation"]

    def save(self, seconds):
        out = self.o.out
        plain = lambda p: {k: v.detach().cpu() for k, v in p.items()}
        nets = dict(policy=plain(self.policy), critic=plain(self.critic), average=plain(self.average), magnet=plain(self.magnet),
                    iteration=self.iteration, decisions=self.decisions, seconds=seconds, deviation=self.deviation)
        for name, data in (
                ("nets.pt", nets),
                ("adam.pt", dict(moments=[t.to(torch.bfloat16).cpu() for t in self.m + self.v], count=self.count.item())),
                ("past.pt", dict(snapshots=[{k: v.cpu() for k, v in s.items()} for s in self.snapshots]))):
            torch.save(data, os.path.join(out, name + ".new"))
            os.replace(os.path.join(out, name + ".new"), os.path.join(out, name))
        net.export(self.policy if self.o.exploit else self.average, os.path.join(out, "contessa.net"))

    def adam(self, grads):
        norm = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(grads)))
        torch._foreach_mul_(grads, (1.0 / (norm + 1e-6)).clamp(max=1.0))
        self.count.add_(1)
        torch._foreach_lerp_(self.m, grads, 0.1)
        torch._foreach_mul_(self.v, 0.999)
        torch._foreach_addcmul_(self.v, grads, grads, 0.001)
        d = torch._foreach_div(self.v, 1 - 0.999 ** self.count)
        torch._foreach_sqrt_(d)
        torch._foreach_add_(d, 1e-6)
        step = torch._foreach_div(self.m, d)
        torch._foreach_mul_(step, -self.lr / (1 - 0.9 ** self.count))
        with torch.no_grad():
            torch._foreach_add_([t.detach() for t in self.tensors], step)

    def step(self, groups, picks):
        """One minibatch of every group."""
        total = sum(len(pick) for pick in picks)
        loss = 0.0
        stats = torch.zeros(6, device=self.device)
        for g, pick in zip(groups, picks):
            steps = g.action.shape[0]
            rows = g.rows[:steps].reshape(steps * g.n, -1)[pick]
            action = g.action.reshape(-1)[pick]
            old = g.logp.reshape(-1)[pick]
            advantage = g.advantage[pick] * self.scale
            learns = (g.column("mind", rows) == CURRENT).float()
            logits = net.logits(self.policy, rows, g.layout)
            logp = torch.log_softmax(logits, 1)
            with torch.no_grad():
                magnet = torch.log_softmax(net.logits(self.magnet, rows, g.layout), 1)
            p = logp.exp()
            chosen = logp.gather(1, action.unsqueeze(1)).squeeze(1)
            ratio = (chosen - old).clamp(-10, 10).exp()
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - self.o.clip, 1 + self.o.clip) * advantage)
            entropy = -(p * logp.clamp(min=-100)).sum(1)
            distance = (p * (logp - magnet).clamp(-100, 100)).sum(1)
            worth = (gain + self.entropy_weight * self.scale * entropy - self.magnet_weight * self.scale * distance) * learns
            values = net.log_values(self.critic, rows, g.layout)
            surprise = -(g.target[pick] * values).sum(1)
            loss = loss + (surprise.sum() - worth.sum()) / total
            with torch.no_grad():
                stats += torch.stack((learns.sum(), (entropy * learns).sum(), (distance * learns).sum(), surprise.sum(),
                                      ((old - chosen) * learns).sum(), (((ratio - 1).abs() > self.o.clip) * learns).sum()))
        grads = torch.autograd.grad(loss, self.tensors)
        self.adam(list(grads))
        self.stats += stats

    def credit(self, groups):
        """Returns and advantages of every decision, by the critic and by how the games ended."""
        squares, learners = 0.0, 0.0
        for g in groups:
            steps, n, slots = g.action.shape[0], g.n, g.slots
            values = torch.empty((steps + 1, n, slots), device=self.device)
            with torch.no_grad():
                for t in range(steps + 1):
                    values[t] = net.log_values(self.critic, g.rows[t], g.layout)[:, :slots].exp()
            seat = g.column("seat", g.rows).long()
            seats = g.column("seats", g.rows).long()
            numbers = torch.arange(slots, device=self.device)
            to_seat = (numbers - seat.unsqueeze(2)) % seats.unsqueeze(2)  # the slot of each seat
            to_slot = (numbers + seat.unsqueeze(2)) % seats.unsqueeze(2)  # the seat of each slot
            exists = numbers < seats.unsqueeze(2)
            values = values.gather(2, to_seat) * exists
            at = g.layout["shares"]
            shares = g.rows[:, :, at:at + slots].float() / WHOLE
            ended = (g.column("ended", g.rows) != 0).unsqueeze(2)
            alive = (g.rows[:, :, net.GLOBALS:net.GLOBALS + slots * net.PER_SEAT:net.PER_SEAT] > 0).sum(2)
            discount = (self.o.gamma ** (g.column("turns", g.rows).float() / alive)).unsqueeze(2)
            result = values[steps]
            for t in reversed(range(steps)):
                ahead = discount[t + 1] * ((1 - self.o.lam) * values[t + 1] + self.o.lam * result)
                result = torch.where(ended[t + 1], shares[t + 1] * exists[t], ahead)
                slice_ = slice(t * n, (t + 1) * n)
                own = seat[t].unsqueeze(1)
                g.advantage[slice_] = (result.gather(1, own) - values[t].gather(1, own)).squeeze(1)
                relative = result.gather(1, to_slot[t]) * exists[t]
                g.target[slice_, :slots] = relative
                g.target[slice_, slots] = (1 - relative.sum(1)).clamp(min=0)
            learns = (g.column("mind", g.rows[:steps]) == CURRENT).reshape(-1).float()
            squares += (g.advantage.square() * learns).sum().item()
            learners += learns.sum().item()
        now = math.sqrt(squares / max(1.0, learners))
        self.deviation = now if self.iteration == 0 else 0.9 * self.deviation + 0.1 * now
        self.scale.fill_(1 / self.deviation)

    def after(self, progress, seconds):
        """Averages, magnet and past selves after an iteration."""
        self.iteration += 1
        with torch.no_grad():
            keep = 1 - 10 / (self.iteration + 10)
            slow = 0.99 if progress < 0.8 else 0.996
            for k, v in self.policy.items():
                self.average[k].lerp_(v, 1 - keep)
                self.magnet[k].lerp_(v, 1 - slow)
                self.current16[k].copy_(v)
            if not self.frozen and self.iteration % 60 == 0:
                self.snapshots.append({k: v.detach().to(torch.float16) for k, v in self.policy.items()})
                if len(self.snapshots) > 8:
                    # Thin out the older half, so that what stays is spread over the whole run.
                    del self.snapshots[random.randrange(0, 5)]
            past = self.frozen or (random.choice(self.snapshots + [self.average]) if self.snapshots else self.policy)
            for k, v in past.items():
                self.past16[k].copy_(v)


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
            for i, g in enumerate(groups):
                g.staging[half].copy_(games.rows[i][half], non_blocking=True)
            acts[half]()
            for i, g in enumerate(groups):
                where = slice(half * g.half, (half + 1) * g.half)
                g.rows[t, where] = g.staging[half]
                g.action[t, where] = g.staged[half][0]
                g.logp[t, where] = g.staged[half][1]
            for i, g in enumerate(groups):
                games.outputs[i][half].copy_(g.staged[half][0].to(torch.uint8))
            games.play(half)
    for half in (0, 1):
        games.wait(half)
        for i, g in enumerate(groups):
            g.rows[steps, half * g.half:(half + 1) * g.half] = games.rows[i][half].to(g.rows.device)


def main():
    begun = time.time()
    o = options()
    os.makedirs(o.out, exist_ok=True)
    torch.manual_seed(o.seed)
    random.seed(o.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    o.eager = o.eager or device.type == "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    mode = ("exploit " if o.exploit else "train ") + o.rules
    games = Games(o.java.split(), o.shared, o.groups, o.workers, mode, o.seed, device)
    groups = [Group(layout, o.steps, bool(o.exploit), device) for layout in games.groups]
    learner = Learner(o, device)
    before = learner.seconds
    picks = [torch.zeros(o.steps * g.n // o.minibatches, dtype=torch.int64, device=device) for g in groups]

    def act(half):
        with torch.no_grad():
            for g in groups:
                g.act(half, learner.current16, learner.past16, o.cut if o.exploit else 0)

    for half in (0, 1):
        games.wait(half)
        for i, g in enumerate(groups):
            g.staging[half].copy_(games.rows[i][half])
    acts = [Capture(lambda half=half: act(half), o.eager) for half in (0, 1)]
    update = None
    log = open(os.path.join(o.out, "log.jsonl"), "a")
    saved = time.time()
    print(f"ready after {time.time() - begun:.1f} s on {device}, {sum(g.n for g in groups)} tables", flush=True)
    won = due = ended = rounds = 0
    while True:
        start = time.time()
        elapsed = before + start - begun
        progress = min(1.0, elapsed / o.plan)
        between = lambda a, b: a * (b / a) ** progress
        learner.lr.fill_(between(*o.lr) * min(1.0, (learner.iteration + 1) / 20))
        learner.entropy_weight.fill_(between(*o.entropy))
        learner.magnet_weight.fill_(0.0 if o.exploit else o.magnet)
        games.waited = 0.0
        rollout(games, groups, acts, o.steps)
        played = time.time()
        learner.credit(groups)
        if update is None:
            rate = learner.lr.item()
            learner.lr.zero_()
            for g, pick in zip(groups, picks):
                pick.copy_(torch.randperm(o.steps * g.n, device=device)[:len(pick)])
            update = Capture(lambda: learner.step(groups, picks), o.eager)
            learner.lr.fill_(rate)
        learner.stats.zero_()
        orders = [torch.randperm(o.steps * g.n, device=device) for g in groups]
        for b in range(o.minibatches):
            for pick, order in zip(picks, orders):
                pick.copy_(order[b * len(pick):(b + 1) * len(pick)])
            update()
        learner.after(progress, start - begun)
        decisions = o.steps * sum(g.n for g in groups)
        learner.decisions += decisions
        for g in groups:
            over = g.column("ended", g.rows[1:]) != 0
            won += (g.column("won", g.rows[1:]).float() * over).sum().item() / WHOLE
            due += (g.column("due", g.rows[1:]).float() * over).sum().item() / WHOLE
            ended += over.sum().item()
        now = time.time()
        rounds += 1
        if rounds == 15 and decisions / (now - start) < o.least_rate:
            print("too slow:", round(decisions / (now - start)), "decisions a second", flush=True)
            games.close()
            os._exit(3)
        if learner.iteration % 5 == 0 or learner.iteration < 4:
            s = learner.stats.tolist()
            entry = dict(
                iteration=learner.iteration, decisions=learner.decisions, seconds=round(before + now - begun, 1),
                rate=round(decisions / (now - start)), played=round(played - start, 3), waited=round(games.waited, 3),
                learned=round(now - played, 3), entropy=round(s[1] / s[0], 4), magnet=round(s[2] / s[0], 5),
                critic=round(s[3] / (decisions // o.minibatches * o.minibatches), 4), drift=round(s[4] / s[0], 5),
                clipped=round(s[5] / s[0], 4), deviation=round(learner.deviation, 4), length=round(decisions * min(5, rounds) / max(1, ended), 1),
                won=round(won / max(1, ended), 4), due=round(due / max(1, ended), 4))
            won = due = ended = 0.0
            log.write(json.dumps(entry) + "\n")
            log.flush()
            if learner.iteration % 25 == 0 or learner.iteration < 4:
                print(json.dumps(entry), flush=True)
            if not math.isfinite(s[1] + s[3]):
                print("not a number: stopped without saving", flush=True)
                games.close()
                os._exit(1)
        if now - saved > 60 or now - begun > o.seconds:
            learner.save(before + now - begun)
            saved = now
        if now - begun > o.seconds:
            break
    games.close()
    report.write(o.out, vars(o))
    print("done", learner.iteration, learner.decisions, flush=True)
    os._exit(0)


main()

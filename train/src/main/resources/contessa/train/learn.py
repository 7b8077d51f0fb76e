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
from tables import CURRENT, RIVAL, Capture, Group, rollout

WHOLE = 240
HUNTED = 0.7  # the share of iterations in which the past selves' seats go to an exploiter


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
    o.add_argument("--begin", type=float, default=0, help="the seconds at which the schedules begin")
    o.add_argument("--seed", type=int, default=1)
    o.add_argument("--lr", type=float, nargs=2, default=(6e-4, 4e-5))
    o.add_argument("--entropy", type=float, nargs=2, default=(0.015, 0.004))
    o.add_argument("--magnet", type=float, default=0.01)
    o.add_argument("--slow", type=float, default=0.99, help="how much of the magnet stays after an iteration")
    o.add_argument("--average", type=float, default=10, help="the averaged weights cover the last 1/N of the iterations, N being this number")
    o.add_argument("--rival", type=float, nargs=2, default=(4e-4, 0.002), help="the rival's learning rate and entropy")
    o.add_argument("--rival-life", type=int, default=150, help="iterations until the rival begins again from the player's weights")
    o.add_argument("--gamma", type=float, default=0.997)
    o.add_argument("--lam", type=float, default=0.95, help="how far the player's advantages look ahead")
    o.add_argument("--lam-critic", type=float, default=0.95, help="how far the critic's targets look ahead")
    o.add_argument("--critic-rate", type=float, default=1, help="the critic's learning rate, in learning rates of the player")
    o.add_argument("--tremble", type=float, nargs=2, default=(0, 0), help="the share of decisions at mixed tables that are flattened")
    o.add_argument("--by-living", action="store_true", help="entropy and magnet count less among many players, as a share of the game does")
    o.add_argument("--hunters", nargs="*", default=[], help="weights of exploiters to meet in duels")
    o.add_argument("--table-hunters", nargs="*", default=[], help="weights of exploiters to meet at larger tables")
    o.add_argument("--forget", action="store_true", help="begin with the three latest past selves and without retired rivals")
    o.add_argument("--blind", type=int, nargs=2, default=(0, 0), help="inputs of a seat, from and to, that the player must not use")
    o.add_argument("--clip", type=float, default=0.15)
    o.add_argument("--widths", type=int, nargs=4, default=(128, 64, 512, 64))
    o.add_argument("--exploit", nargs="*", default=[], help="weights of the frozen player that is to be beaten; of several, it draws one for each game")
    o.add_argument("--start", default="", help="weights from which an exploiter starts, if not from the frozen player's")
    o.add_argument("--rules", default="all", choices=("all", "city-state"))
    o.add_argument("--cut", type=float, default=0.02, help="the frozen player never plays moves less likely than this")
    o.add_argument("--eager", action="store_true")
    o.add_argument("--least-rate", type=float, default=0, help="give up (exit status 3) if slower after 15 iterations")
    return o.parse_args()


class Adam:
    """Adam with clipped gradients; its numbers are tensors, so that a step can be captured."""

    def __init__(self, tensors, device, factors=None):
        self.tensors, self.factors = tensors, factors
        self.m = [torch.zeros_like(t) for t in tensors]
        self.v = [torch.zeros_like(t) for t in tensors]
        self.count = torch.zeros((), device=device)
        self.lr = torch.zeros((), device=device)

    def forget(self):
        for t in self.m + self.v + [self.count]:
            t.zero_()

    def step(self, grads):
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
        if self.factors:
            torch._foreach_mul_(step, self.factors)
        with torch.no_grad():
            torch._foreach_add_([t.detach() for t in self.tensors], step)


class Learner:
    def __init__(self, o, device):
        self.o, self.device = o, device
        self.policy = net.create(device, False, *o.widths)
        self.critic = net.create(device, True, *o.widths)
        self.iteration, self.decisions, self.seconds, self.deviation = 0, 0, 0.0, 0.2
        self.snapshots, self.retired = [], []
        self.frozen = [net.load(file, device) for file in o.exploit]
        if self.frozen:
            self.policy = {k: v.clone() for k, v in self.frozen[0].items()}
        self.average = {k: v.clone() for k, v in self.policy.items()}
        self.magnet = {k: v.clone() for k, v in self.policy.items()}
        if o.start:
            self.policy = net.load(o.start, device)
        self.tensors = list(self.policy.values()) + list(self.critic.values())
        self.adam = Adam(self.tensors, device, [1.0] * len(self.policy) + [o.critic_rate] * len(self.critic))
        if o.resume:
            self.load(o.resume)
        self.blind()
        self.rival = {k: v.clone() for k, v in self.policy.items()}
        self.rival_tensors = list(self.rival.values())
        self.rival_adam = Adam(self.rival_tensors, device)
        for t in self.tensors + self.rival_tensors:
            t.requires_grad_(True)
        self.current16 = {k: v.detach().to(torch.bfloat16) for k, v in self.policy.items()}
        # Who sits on the seats of past selves, at larger tables and in duels.
        self.past16 = [[{k: v.detach().to(torch.bfloat16).clone() for k, v in past.items()} for past in self.frozen or [self.policy]]
                       for _ in (0, 1)]
        self.hunters = [[net.load(file, device) for file in files] for files in (o.table_hunters, o.hunters)]
        self.rival16 = {k: v.detach().to(torch.bfloat16).clone() for k, v in self.rival.items()}
        # Numbers that change between captured steps live in tensors.
        self.entropy_weight = torch.zeros((), device=device)
        self.magnet_weight = torch.zeros((), device=device)
        self.trembling = torch.zeros((), device=device)
        self.scale = torch.ones((), device=device)
        self.stats = torch.zeros(6, device=device)

    def blind(self):
        """Takes away the inputs that the player must not use."""
        with torch.no_grad():
            for p in (self.policy, self.average, self.magnet):
                p["w1"][self.o.blind[0]:self.o.blind[1]] = 0

    def load(self, folder):
        a = torch.load(os.path.join(folder, "nets.pt"), map_location=self.device)
        b = torch.load(os.path.join(folder, "adam.pt"), map_location=self.device)
        past = os.path.join(folder, "past.pt")
        c = torch.load(past, map_location=self.device) if os.path.exists(past) else dict(snapshots=[])
        for mine, theirs in ((self.policy, a["policy"]), (self.critic, a["critic"]), (self.average, a["average"]), (self.magnet, a["magnet"])):
            for k in mine:
                mine[k].data.copy_(theirs[k])
        for mine, theirs in zip(self.adam.m + self.adam.v, b["moments"]):
            mine.copy_(theirs)
        self.adam.count.fill_(b["count"])
        self.snapshots, self.retired = c["snapshots"], c.get("retired", [])
        if self.o.forget:
            self.snapshots, self.retired = self.snapshots[-3:], []
        self.iteration, self.decisions, self.seconds, self.deviation = a["iteration"], a["decisions"], a["seconds"], a["deviation"]

    def save(self, seconds):
        out = self.o.out
        plain = lambda p: {k: v.detach().cpu() for k, v in p.items()}
        nets = dict(policy=plain(self.policy), critic=plain(self.critic), average=plain(self.average), magnet=plain(self.magnet),
                    iteration=self.iteration, decisions=self.decisions, seconds=seconds, deviation=self.deviation)
        for name, data in (
                ("nets.pt", nets),
                ("adam.pt", dict(moments=[t.to(torch.bfloat16).cpu() for t in self.adam.m + self.adam.v], count=self.adam.count.item())),
                ("past.pt", {name: [{k: v.cpu() for k, v in s.items()} for s in past]
                             for name, past in (("snapshots", self.snapshots), ("retired", self.retired))})):
            torch.save(data, os.path.join(out, name + ".new"))
            os.replace(os.path.join(out, name + ".new"), os.path.join(out, name))
        net.export(self.policy if self.o.exploit else self.average, os.path.join(out, "contessa.net"))
        net.export(self.critic, os.path.join(out, "judge.net"))

    def gain(self, logp, action, old, advantage):
        """The clipped gain of the moves that were played, and how much likelier they are now."""
        chosen = logp.gather(1, action.unsqueeze(1)).squeeze(1)
        ratio = (chosen - old).clamp(-10, 10).exp()
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - self.o.clip, 1 + self.o.clip) * advantage)
        return gain, ratio, old - chosen

    def step(self, groups, picks):
        """One minibatch of every group."""
        total = sum(len(pick) for pick in picks)
        loss, rival_loss = 0.0, 0.0
        stats = torch.zeros(6, device=self.device)
        for g, pick in zip(groups, picks):
            steps = g.action.shape[0]
            rows = g.rows[:steps].reshape(steps * g.n, -1)[pick]
            action = g.action.reshape(-1)[pick]
            old = g.logp.reshape(-1)[pick]
            advantage = g.advantage[pick] * self.scale
            learns = (g.column("mind", rows) == CURRENT).float()
            logp = torch.log_softmax(net.logits(self.policy, rows, g.layout), 1)
            with torch.no_grad():
                magnet = torch.log_softmax(net.logits(self.magnet, rows, g.layout), 1)
            p = logp.exp()
            gain, ratio, drift = self.gain(logp, action, old, advantage)
            entropy = -(p * logp.clamp(min=-100)).sum(1)
            distance = (p * (logp - magnet).clamp(-100, 100)).sum(1)
            weight = self.scale * (2 / g.living(rows) if self.o.by_living else 1)
            worth = (gain + self.entropy_weight * weight * entropy - self.magnet_weight * weight * distance) * learns
            values = net.log_values(self.critic, rows, g.layout)
            surprise = -(g.target[pick] * values).sum(1)
            loss = loss + (surprise.sum() - worth.sum()) / total
            with torch.no_grad():
                stats += torch.stack((learns.sum(), (entropy * learns).sum(), (distance * learns).sum(), surprise.sum(),
                                      (drift * learns).sum(), (((ratio - 1).abs() > self.o.clip) * learns).sum()))
            if g.rival:
                logp = torch.log_softmax(net.logits(self.rival, rows, g.layout), 1)
                gain, _, _ = self.gain(logp, action, old, advantage)
                entropy = -(logp.exp() * logp.clamp(min=-100)).sum(1)
                worth = (gain + self.o.rival[1] * self.scale * entropy) * (g.column("mind", rows) == RIVAL)
                rival_loss = rival_loss - worth.sum() / total
        self.adam.step(list(torch.autograd.grad(loss, self.tensors)))
        if any(g.rival for g in groups):
            self.rival_adam.step(list(torch.autograd.grad(rival_loss, self.rival_tensors)))
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
            discount = (self.o.gamma ** (g.column("turns", g.rows).float() / g.living(g.rows))).unsqueeze(2)
            result = soon = values[steps]
            for t in reversed(range(steps)):
                ahead = discount[t + 1] * torch.lerp(values[t + 1], result, self.o.lam_critic)
                result = torch.where(ended[t + 1], shares[t + 1] * exists[t], ahead)
                ahead = discount[t + 1] * torch.lerp(values[t + 1], soon, self.o.lam)
                soon = torch.where(ended[t + 1], shares[t + 1] * exists[t], ahead)
                slice_ = slice(t * n, (t + 1) * n)
                own = seat[t].unsqueeze(1)
                g.advantage[slice_] = (soon.gather(1, own) - values[t].gather(1, own)).squeeze(1)
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
        self.blind()
        with torch.no_grad():
            keep = 1 - self.o.average / (self.iteration + self.o.average)
            slow = self.o.slow if progress < 0.8 else max(self.o.slow, 0.996)
            for k, v in self.policy.items():
                self.average[k].lerp_(v, 1 - keep)
                self.magnet[k].lerp_(v, 1 - slow)
                self.current16[k].copy_(v)
            if not self.frozen and self.iteration % 60 == 0:
                self.snapshots.append({k: v.detach().to(torch.float16) for k, v in self.policy.items()})
                if len(self.snapshots) > 8:
                    # Thin out the older half, so that what stays is spread over the whole run.
                    del self.snapshots[random.randrange(0, 5)]
            if self.iteration % self.o.rival_life == 0:
                self.retired = (self.retired + [{k: v.detach().to(torch.float16) for k, v in self.rival.items()}])[-3:]
                for k, v in self.policy.items():
                    self.rival[k].data.copy_(v)
                self.rival_adam.forget()
            for k, v in self.rival.items():
                self.rival16[k].copy_(v)
            if self.frozen:
                return
            pool = self.snapshots + self.retired + [self.average]
            for past16, hunters in zip(self.past16, self.hunters):
                past = random.choice(hunters if hunters and random.random() < HUNTED else pool)
                for k, v in past.items():
                    past16[0][k].copy_(v)


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
                g.act(half, learner.current16, learner.past16[g.slots == 2], learner.rival16, o.cut if o.exploit else 0,
                      None if o.exploit else learner.trembling)

    for half in (0, 1):
        games.wait(half)
        for i, g in enumerate(groups):
            g.staging[half].copy_(games.rows[i][half])
    acts = [Capture(lambda half=half: act(half), o.eager) for half in (0, 1)]
    update = None
    log = open(os.path.join(o.out, "log.jsonl"), "a")
    saved = time.time()
    print(f"ready after {time.time() - begun:.1f} s on {device}, {sum(g.n for g in groups)} tables", flush=True)
    won = fair = ended = rounds = 0
    edges = [[0.0, 0.0] for _ in groups]
    while True:
        start = time.time()
        elapsed = before + start - begun
        progress = min(1.0, max(0.0, elapsed - o.begin) / (o.plan - o.begin))
        between = lambda a, b: a * (b / a) ** progress
        learner.adam.lr.fill_(between(*o.lr) * min(1.0, (rounds + 1) / 10))
        learner.rival_adam.lr.fill_(o.rival[0])
        learner.entropy_weight.fill_(between(*o.entropy))
        learner.trembling.fill_(o.tremble[0] + (o.tremble[1] - o.tremble[0]) * progress)
        learner.magnet_weight.fill_(0.0 if o.exploit else o.magnet)
        games.waited = 0.0
        rollout(games, groups, acts, o.steps)
        played = time.time()
        learner.credit(groups)
        if update is None:
            rate = learner.adam.lr.item()
            learner.adam.lr.zero_()
            learner.rival_adam.lr.zero_()
            for g, pick in zip(groups, picks):
                pick.copy_(torch.randperm(o.steps * g.n, device=device)[:len(pick)])
            update = Capture(lambda: learner.step(groups, picks), o.eager)
            learner.adam.lr.fill_(rate)
            learner.rival_adam.lr.fill_(o.rival[0])
        learner.stats.zero_()
        orders = [torch.randperm(o.steps * g.n, device=device) for g in groups]
        for b in range(o.minibatches):
            for pick, order in zip(picks, orders):
                pick.copy_(order[b * len(pick):(b + 1) * len(pick)])
            update()
        learner.after(progress, start - begun)
        decisions = o.steps * sum(g.n for g in groups)
        learner.decisions += decisions
        for g, edge in zip(groups, edges):
            over = g.column("ended", g.rows[1:]) != 0
            took = (g.column("won", g.rows[1:]).float() * over).sum().item() / WHOLE
            share = (g.column("fair_share", g.rows[1:]).float() * over).sum().item() / WHOLE
            games_over = over.sum().item()
            won, fair, ended = won + took, fair + share, ended + games_over
            edge[0] += took - share
            edge[1] += games_over
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
                won=round(won / max(1, ended), 4), fair=round(fair / max(1, ended), 4),
                edges=[round(edge[0] / max(1, edge[1]), 4) for edge in edges])
            won = fair = ended = 0.0
            edges = [[0.0, 0.0] for _ in groups]
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

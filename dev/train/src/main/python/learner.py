"""The player in training with its critic: what it remembers, and how it learns from a rollout."""

import math
import os
import random

import torch

import net
from games import WHOLE
from seating import CURRENT, RIVAL

HUNTED = 0.7  # the share of iterations in which the past selves' seats go to an exploiter


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
        self.policy = net.create(device, net.PLAYER, *o.widths)
        self.critic = net.create(device, net.CRITIC, *o.widths)
        self.iteration, self.decisions, self.seconds, self.deviation = 0, 0, 0.0, 0.2
        self.snapshots, self.retired = [], []
        self.frozen = [net.load(file, device) for file in o.exploit]
        answer = [{k: v.to(torch.bfloat16) for k, v in net.load(file, device).items()} for file in o.answer]
        self.answer16 = answer and (*answer, *o.trust)
        if o.start:
            self.policy = net.load(o.start, device)
        elif self.frozen:
            self.policy = {k: v.clone() for k, v in self.frozen[0].items()}
        if o.start_judge:
            self.critic = net.load(o.start_judge, device)
        self.average = {k: v.clone() for k, v in self.policy.items()}
        self.magnet = {k: v.clone() for k, v in self.policy.items()}
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
        moments = os.path.join(folder, "adam.pt")
        b = torch.load(moments, map_location=self.device) if os.path.exists(moments) else dict(moments=[], count=0)
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
            p = logp.exp()
            gain, ratio, drift = self.gain(logp, action, old, advantage)
            entropy = -(p * logp.clamp(min=-100)).sum(1)
            if self.frozen:
                distance = torch.zeros_like(entropy)
            else:
                with torch.no_grad():
                    magnet = torch.log_softmax(net.logits(self.magnet, rows, g.layout), 1)
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

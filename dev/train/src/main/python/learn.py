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
from games import WHOLE, Games
from learner import Learner
from seating import EVERYBODY, FROZEN, WEAK_FIELDS
from tables import Capture, Group, rollout


def options():
    o = argparse.ArgumentParser()
    o.add_argument("--out", required=True)
    o.add_argument("--resume", default="")
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
    o.add_argument("--start", default="", help="weights from which to start; an exploiter starts from the frozen player's if this is not given")
    o.add_argument("--start-judge", default="", help="weights from which the critic starts")
    o.add_argument("--answer", nargs=2, default=(), help="the frozen player's network for weak fields, and the one that recognises them")
    o.add_argument("--trust", type=float, nargs=3, default=net.TRUST,
                   help="the log odds from which a field counts as weak; the other network's share in answers to others, and its temperature")
    o.add_argument("--weak", action="store_true", help="train a network for weak fields: one learner among scripts at every table")
    o.add_argument("--each-move", action="store_true", help="of several frozen players, draw one for each move instead of each game")
    o.add_argument("--scripts", type=float, default=0.5, help="the share of scripts among the mixed games at larger tables")
    o.add_argument("--rules", default="all", choices=("all", "city-state"))
    o.add_argument("--cut", type=float, default=0.02, help="the frozen player never plays moves less likely than this")
    o.add_argument("--eager", action="store_true")
    o.add_argument("--least-rate", type=float, default=0, help="give up (exit status 3) if slower after 15 iterations")
    return o.parse_args()


def main():
    begun = time.time()
    o = options()
    os.makedirs(o.out, exist_ok=True)
    torch.manual_seed(o.seed)
    random.seed(o.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    o.eager = o.eager or device.type == "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    whom = FROZEN if o.exploit else WEAK_FIELDS if o.weak else EVERYBODY
    games = Games(o.groups, whom, o.rules == "city-state", o.workers, o.scripts, o.seed, device)
    groups = [Group(tables, o.steps, bool(o.exploit), o.each_move, device) for tables in games.groups]
    learner = Learner(o, device)
    before = learner.seconds
    picks = [torch.zeros(o.steps * g.n // o.minibatches, dtype=torch.int64, device=device) for g in groups]

    def act(half):
        with torch.no_grad():
            for g in groups:
                g.act(half, learner.current16, learner.past16[g.slots == 2], learner.rival16, o.cut if o.exploit else 0,
                      None if o.exploit else learner.trembling, learner.answer16)

    for half in (0, 1):
        games.wait(half)
        for g in groups:
            g.tables.fetch(half)
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

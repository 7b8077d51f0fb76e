"""Trains the network that recognises weak fields: tables at which all the others play like scripts.

The player is contessa as it will play: its own networks, and the network for weak fields where this one recognises
them. So it learns from the tables that its own judgement leads to. At half of the tables all the others are scripts;
at the rest strong players sit with an exploiter or with a script, who pose as well as anybody can.
"""

import argparse
import os
import time

import torch

import net
from games import Games
from learner import Adam
from seating import ANY_FIELD, CURRENT, SCRIPTED
from tables import Capture, Group, rollout

WIDTHS = (64, 32, 96, 8)
CUT = 0.02  # the player never plays moves less likely than this


def options():
    o = argparse.ArgumentParser()
    o.add_argument("--out", required=True)
    o.add_argument("--weights", nargs="+", required=True, help="the player's networks; it draws one for each game")
    o.add_argument("--weak", required=True, help="its network for weak fields")
    o.add_argument("--trust", type=float, nargs=3, default=net.TRUST,
                   help="the log odds from which a field counts as weak; the other network's share in answers to others, and its temperature")
    o.add_argument("--posers", nargs="*", default=[], help="exploiters that must not be taken for weak players; without them the player itself sits there")
    o.add_argument("--rules", default="all", choices=("all", "city-state"))
    o.add_argument("--groups", default="6:16384:3=0.25,4=0.45,5=0.1,6=0.2;10:2048:7=0.2,8=0.3,9=0.2,10=0.3")
    o.add_argument("--workers", type=int, default=14)
    o.add_argument("--steps", type=int, default=32)
    o.add_argument("--seconds", type=float, default=60)
    o.add_argument("--lr", type=float, nargs=2, default=(3e-3, 2e-4))
    o.add_argument("--seed", type=int, default=1)
    o.add_argument("--eager", action="store_true")
    return o.parse_args()


def examples(g):
    """The player's rows of a rollout, and whether all the others there are scripts, those who are out included."""
    rows = g.rows[:-1].reshape(-1, g.rows.shape[2])
    rows = rows[g.column("mind", rows) == CURRENT]
    at = g.layout["minds"]
    minds = rows[:, at + 1:at + g.slots]
    nobody = torch.arange(1, g.slots, device=rows.device) >= g.column("seats", rows).unsqueeze(1)
    return rows, ((minds == SCRIPTED) | nobody).all(1).float()


def main():
    begun = time.time()
    o = options()
    os.makedirs(o.out, exist_ok=True)
    torch.manual_seed(o.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    o.eager = o.eager or device.type == "cpu"
    half_precision = lambda p: {k: v.detach().to(torch.bfloat16).clone() for k, v in p.items()}
    players = [half_precision(net.load(file, device)) for file in o.weights]
    weak = half_precision(net.load(o.weak, device))
    posers = [half_precision(net.load(file, device)) for file in o.posers] or players
    field = net.create(device, net.SENSE, *WIDTHS)
    tensors = [field[name] for name in net.NAMES[:net.NAMES.index("wp")]]  # nothing is asked of its heads for targets
    for t in tensors:
        t.requires_grad_(True)
    adam = Adam(tensors, device)
    field16 = half_precision(field)
    games = Games(o.groups, ANY_FIELD, o.rules == "city-state", o.workers, 0, o.seed, device)
    groups = [Group(tables, o.steps, True, False, device) for tables in games.groups]

    def act(half):
        with torch.no_grad():
            for g in groups:
                g.act_in_any_field(half, players, posers, CUT, (weak, field16, *o.trust))

    for half in (0, 1):
        games.wait(half)
        for g in groups:
            g.tables.fetch(half)
    acts = [Capture(lambda half=half: act(half), o.eager) for half in (0, 1)]
    rounds = 0
    while time.time() - begun < o.seconds:
        progress = (time.time() - begun) / o.seconds
        adam.lr.fill_(o.lr[0] * (o.lr[1] / o.lr[0]) ** progress)
        rollout(games, groups, acts, o.steps)
        told = [examples(g) for g in groups]
        right, called, scripted, count, surprise = 0.0, 0.0, 0.0, 0, 0.0
        for _ in range(8):
            loss = 0.0
            for g, (rows, label) in zip(groups, told):
                pick = torch.randint(len(rows), (min(len(rows), 65536 * g.n // groups[0].n),), device=device)
                guess = net.weak_field(field, rows[pick], g.layout, torch.float32)
                each = torch.nn.functional.binary_cross_entropy_with_logits(guess, label[pick], reduction="sum")
                loss = loss + each / 65536
                right += ((guess > 0) & (label[pick] > 0)).sum().item()
                called += (guess > 0).sum().item()
                scripted += label[pick].sum().item()
                count += len(pick)
                surprise += each.item()
            adam.step(list(torch.autograd.grad(loss, tensors)))
        for k, v in field.items():
            field16[k].copy_(v.detach())
        rounds += 1
        if rounds % 20 == 0 or rounds < 3:
            print(f"{rounds}: surprise {surprise / count:.4f}, weak {scripted / count:.3f}, recognised {right / max(1, scripted):.3f}, "
                  f"mistaken {(called - right) / max(1, count - scripted):.4f}", flush=True)
    games.close()
    net.export(field, os.path.join(o.out, "field.net"))
    print("done", rounds, flush=True)
    os._exit(0)


main()

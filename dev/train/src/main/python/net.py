"""The network of contessa.bots.net in PyTorch: the same tensors in the same order, and a critic of the same shape."""

import math
import struct

import torch

GLOBALS, PER_SEAT, ROLES, CONDUCT = 160, 120, 6, 18
FIXED, SEAT_LOGITS, OUTPUTS_PER_SEAT = 54, 11, 17
UNIT = 1 / 8
TRUST = (-1.0, 0.75, 0.7)  # from where on a field counts as weak, the other network's share in answers, and its temperature
OWN_TURN = 50  # the input that is set where a turn's action is chosen
PARTS = 7
SCHEMA = 2
MAGIC = 0x434E4554
NAMES = ("w1", "b1", "w2", "b2", "wt1", "bt1", "wt2", "bt2", "wf", "bf", "wp", "bp", "wq", "wo", "bo")


def shapes(per_seat, hidden, tower, trunk, head, fixed, seat_out):
    inputs = GLOBALS + PARTS * tower
    return dict(
        w1=(per_seat, hidden), b1=(hidden,), w2=(hidden, tower), b2=(tower,),
        wt1=(inputs, trunk), bt1=(trunk,), wt2=(trunk, trunk), bt2=(trunk,),
        wf=(trunk, fixed), bf=(fixed,), wp=(trunk, head), bp=(head,), wq=(tower, head),
        wo=(head, seat_out), bo=(seat_out,))


PLAYER, CRITIC, SENSE = 0, 8, CONDUCT  # by the inputs of a seat that a player does not have


def create(device, kind=PLAYER, hidden=128, tower=64, trunk=512, head=64):
    params = {}
    outputs = (FIXED, SEAT_LOGITS) if kind == PLAYER else (1, 1)
    sizes = shapes(PER_SEAT + kind, hidden, tower, trunk, head, *outputs)
    for name, size in sizes.items():
        if len(size) == 1:
            value = torch.zeros(size)
        else:
            value = torch.randn(size) * math.sqrt(2 / size[0])
            if name in ("w1", "wt1"):
                value *= 1.5  # most inputs are zero
            if name in ("wf", "wo"):
                value *= 0.05
        params[name] = value.to(device)
    return params


def of_seats(rows, at, slots, count):
    """That many inputs of each slot."""
    return rows[:, at:at + slots * count].reshape(-1, slots, count)


def body(p, rows, group, dtype, kind=PLAYER):
    """Everything up to the trunk's last layer: towers by slot, trunk, and which slots count."""
    slots = group["slots"]
    seats = of_seats(rows, GLOBALS, slots, PER_SEAT)
    alive = (seats[:, :, 0] > 0).unsqueeze(2)
    x = seats.to(dtype) * UNIT
    if kind == CRITIC:
        hands = of_seats(rows, group["hands"], slots, ROLES).to(dtype) * UNIT
        # The critic also knows which seats are rivals (4), and which are distorted or scripts (2, 3).
        who = rows[:, group["minds"]:group["minds"] + slots]
        x = torch.cat((x, hands, torch.stack((who == 4, (who == 2) | (who == 3)), 2).to(dtype)), 2)
    elif kind == SENSE:
        x = torch.cat((x, of_seats(rows, group["conduct"], slots, CONDUCT).to(dtype) * UNIT), 2)
        # It also looks at players who are out.
        alive = (torch.arange(slots, device=rows.device) < rows[:, group["seats"]].unsqueeze(1)).unsqueeze(2)
    h = torch.relu(x @ p["w1"] + p["b1"])
    u = torch.relu(h @ p["w2"] + p["b2"]) * alive
    padded = torch.cat((u, torch.zeros_like(u[:, :1])), 1)
    parts = rows[:, group["parts"]:group["parts"] + 4].long().clamp(max=slots)
    picked = torch.gather(padded, 1, parts.unsqueeze(2).expand(-1, -1, u.shape[2])).flatten(1)
    others = u[:, 1:]
    table = rows[:, :GLOBALS].to(dtype) * UNIT
    t = torch.cat((table, u[:, 0], picked, others.sum(1) * 0.5, others.amax(1)), 1)
    t = torch.relu(t @ p["wt1"] + p["bt1"])
    t = torch.relu(t @ p["wt2"] + p["bt2"])
    return u, t, alive.squeeze(2)


def logits(p, rows, group, dtype=torch.bfloat16):
    """The logits of all outputs, those of illegal moves at -1e9."""
    p = {k: v.to(dtype) for k, v in p.items()}
    u, t, _ = body(p, rows, group, dtype)
    fixed = (t @ p["wf"] + p["bf"]).float()
    z = torch.relu((t @ p["wp"] + p["bp"]).unsqueeze(1) + u[:, 1:] @ p["wq"])
    s = (z @ p["wo"] + p["bo"]).float()
    named = s[:, :, 5:]
    seats = torch.cat((s[:, :, :5], s[:, :, 0:1] + named, s[:, :, 1:2] + named), 2).flatten(1)
    out = torch.cat((fixed, seats), 1)
    legal = rows[:, group["legal"]:group["legal"] + out.shape[1]]
    return out.masked_fill(legal == 0, -1e9)


def weak_field(p, rows, group, dtype=torch.bfloat16):
    """A small network of the same shape: above 0 where all the others seem to be weak players."""
    p = {k: v.to(dtype) for k, v in p.items()}
    _, t, _ = body(p, rows, group, dtype, SENSE)
    return (t @ p["wf"] + p["bf"]).float().squeeze(1)


def log_values(p, rows, group, dtype=torch.bfloat16):
    """The critic: log-probability of each slot winning; the last column is nobody (the discount's share)."""
    p = {k: v.to(dtype) for k, v in p.items()}
    u, t, alive = body(p, rows, group, dtype, CRITIC)
    z = torch.relu((t @ p["wp"] + p["bp"]).unsqueeze(1) + u @ p["wq"])
    s = (z @ p["wo"] + p["bo"]).float().squeeze(2).masked_fill(~alive, -30.0)
    nobody = (t @ p["wf"] + p["bf"]).float() - 2.0
    return torch.log_softmax(torch.cat((s, nobody), 1), 1)


def export(p, path):
    """Writes the file that contessa.bots.net.NetWeights reads."""
    w1, w2, wt1, wp = p["w1"], p["w2"], p["wt1"], p["wp"]
    sizes = (GLOBALS, w1.shape[0], w1.shape[1], w2.shape[1], wt1.shape[1], wp.shape[1], p["wf"].shape[1], p["wo"].shape[1])
    data = torch.cat([p[name].detach().float().cpu().flatten() for name in NAMES])
    with open(path, "wb") as file:
        file.write(struct.pack(">10I", MAGIC, SCHEMA, *sizes))
        file.write(data.numpy().astype(">f2").tobytes())


def load(path, device):
    """Reads such a file."""
    import numpy

    with open(path, "rb") as file:
        head = struct.unpack(">10I", file.read(40))
        if head[0] != MAGIC or head[1] != SCHEMA:
            raise ValueError("not weights of this schema: " + path)
        data = torch.from_numpy(numpy.frombuffer(file.read(), ">f2").astype("float32"))
    p, at = {}, 0
    for name, size in shapes(head[3], head[4], head[5], head[6], head[7], head[8], head[9]).items():
        count = math.prod(size)
        p[name] = data[at:at + count].reshape(size).clone().to(device)
        at += count
    return p

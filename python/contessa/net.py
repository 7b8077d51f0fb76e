"""The networks of Contessa in NumPy: read, write, play and learn. The arena plays their files as net:FILE.

Every seat goes through the same small tower; the trunk reads the table, the towers of the seats that matter most, and
the sum and maximum of the others; a head reads the trunk and a seat's tower for moves aimed at that seat.
"""

import gzip
import struct

import numpy as np

from . import mlp

GLOBALS, PER_SEAT, FIXED, SEAT_LOGITS, ATTACKS, OUTPUTS_PER_SEAT = 160, 120, 54, 11, 5, 17
UNIT, SCHEMA, PARTS = np.float32(1 / 8), 2, 7
ACTOR, TARGET, BLOCKER, NEXT = 100, 101, 102, 107  # a seat's inputs that name its part in the turn
MAGIC, PACKED = b"CNET", b"CNPK"
NAMES = ("w1", "b1", "w2", "b2", "wt1", "bt1", "wt2", "bt2", "wf", "bf", "wp", "bp", "wq", "wo", "bo")
NEVER = np.float32(-1e9)


def shapes(sizes):
    """The tensors by the eight sizes of a file."""
    table, per_seat, hidden, tower, trunk, head, fixed, seat_out = sizes
    inputs = table + PARTS * tower
    return dict(w1=(per_seat, hidden), b1=(hidden,), w2=(hidden, tower), b2=(tower,), wt1=(inputs, trunk), bt1=(trunk,),
                wt2=(trunk, trunk), bt2=(trunk,), wf=(trunk, fixed), bf=(fixed,), wp=(trunk, head), bp=(head,),
                wq=(tower, head), wo=(head, seat_out), bo=(seat_out,))


def create(rng, hidden=32, tower=16, trunk=64, head=16, value=False):
    """A player with these widths, or a network whose only output is a value."""
    sizes = (GLOBALS, PER_SEAT, hidden, tower, trunk, head, 1 if value else FIXED, 1 if value else SEAT_LOGITS)
    net = {}
    for name, shape in shapes(sizes).items():
        scale = 0 if len(shape) == 1 else np.sqrt(2 / shape[0]) * (1.5 if name in ("w1", "wt1") else
                                                                  0.05 if name in ("wf", "wo") else 1)
        net[name] = (rng.standard_normal(shape) * scale).astype(np.float32)
    return net


def save(net, path):
    sizes = (GLOBALS, net["w1"].shape[0], net["w1"].shape[1], net["w2"].shape[1], net["wt1"].shape[1],
             net["wp"].shape[1], net["wf"].shape[1], net["wo"].shape[1])
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack(">9I", SCHEMA, *sizes))
        for name in NAMES:
            file.write(net[name].astype(">f2").tobytes())


def load(path):
    """Reads a file of weights, packed or not."""
    with open(path, "rb") as file:
        data = file.read()
    packed = data[:2] == b"\x1f\x8b"
    data = gzip.decompress(data) if packed else data
    if data[:4] != (PACKED if packed else MAGIC):
        raise ValueError(f"{path} has no weights")
    schema, *sizes = struct.unpack(">9I", data[4:40])
    if schema != SCHEMA:
        raise ValueError(f"{path} has weights of schema {schema}, not {SCHEMA}")
    bits = struct.unpack(">I", data[40:44])[0] if packed else 16
    at, net = 44 if packed else 40, {}
    for name, shape in shapes(sizes).items():
        if bits == 16 or len(shape) == 1 or shape[0] == 1:
            count = int(np.prod(shape))
            net[name] = np.frombuffer(data, ">f2", count, at).reshape(shape).astype(np.float32)
            at += 2 * count
        else:
            width = (shape[1] * bits + 7) // 8
            rows = np.frombuffer(data, np.uint8, shape[0] * (4 + width), at).reshape(shape[0], -1)
            units = rows[:, :4].copy().view(">f4").astype(np.float32)
            small = rows[:, 4:].view(np.int8)
            if bits == 4:
                small = np.stack(((small << 4).astype(np.int8) >> 4, small >> 4), 2).reshape(shape[0], -1)[:, :shape[1]]
            net[name] = units * small
            at += rows.size
    return net


def pack(net, path, bits=8):
    """Writes weights in few bits; 4 are enough for the difference from another network."""
    sizes = (GLOBALS, net["w1"].shape[0], net["w1"].shape[1], net["w2"].shape[1], net["wt1"].shape[1],
             net["wp"].shape[1], net["wf"].shape[1], net["wo"].shape[1])
    most, out = 2 ** (bits - 1) - 1, [PACKED, struct.pack(">10I", SCHEMA, *sizes, bits)]
    for name in NAMES:
        if net[name].ndim == 1 or net[name].shape[0] == 1:
            out.append(net[name].astype(">f2").tobytes())
            continue
        for row in net[name]:
            unit = np.float32(np.abs(row).max() / most)
            small = np.clip(np.floor(row / unit + 0.5) if unit else row * 0, -most, most).astype(np.int8)
            if bits == 4:
                small = np.append(small, np.zeros(len(small) % 2, np.int8)).reshape(-1, 2)
                small = (small[:, 0] & 15 | small[:, 1] << 4).astype(np.int8)
            out.append(struct.pack(">f", unit) + small.tobytes())
    with gzip.GzipFile(path, "wb", mtime=0) as file:
        file.write(b"".join(out))


def forward(net, obs):
    """The outputs for rows of `obs`, and what `backward` needs."""
    n = len(obs)
    seats = obs[:, GLOBALS:].reshape(n, -1, PER_SEAT)
    slots = seats.shape[1]
    x = seats.astype(np.float32) * UNIT
    lives = (seats[:, :, 0] > 0)[:, :, None]
    h = np.maximum(x @ net["w1"] + net["b1"], 0)
    u = np.maximum(h @ net["w2"] + net["b2"], 0) * lives
    padded = np.concatenate((u, np.zeros_like(u[:, :1])), 1)
    actor, target, blocker, following = (_slot(seats[:, :, part], slots) for part in (ACTOR, TARGET, BLOCKER, NEXT))
    parts = np.stack((actor, np.where(blocker < slots, blocker, actor), target, following), 1)
    picked = padded[np.arange(n)[:, None], parts].reshape(n, -1)
    others = u[:, 1:]
    t0 = np.concatenate((obs[:, :GLOBALS].astype(np.float32) * UNIT, u[:, 0], picked, others.sum(1) * 0.5,
                         others.max(1)), 1)
    t1 = np.maximum(t0 @ net["wt1"] + net["bt1"], 0)
    t2 = np.maximum(t1 @ net["wt2"] + net["bt2"], 0)
    fixed = t2 @ net["wf"] + net["bf"]
    z = s = None
    if net["wf"].shape[1] > 1:
        z = np.maximum((t2 @ net["wp"] + net["bp"])[:, None] + others @ net["wq"], 0)
        s = z @ net["wo"] + net["bo"]
    return fixed, s, (x, lives, h, u, parts, t0, t1, t2, z)


def _slot(flags, slots):
    return np.where(flags.any(1), flags.argmax(1), slots)


def logits(fixed, s, mask=None):
    """The outputs as one row for each decision; illegal actions are at -1e9."""
    named = s[:, :, ATTACKS:]
    seats = np.concatenate((s[:, :, :ATTACKS], s[:, :, :1] + named, s[:, :, 1:2] + named), 2)
    out = np.concatenate((fixed, seats.reshape(len(fixed), -1)), 1)
    return out if mask is None else np.where(mask, out, NEVER)


def backward(net, cache, d_fixed, d_logits=None):
    """The gradients, from those of the fixed outputs (values) or of all logits."""
    x, lives, h, u, parts, t0, t1, t2, z = cache
    n, slots = u.shape[:2]
    grads, tower = {}, u.shape[2]
    du = np.zeros_like(u)
    if d_logits is not None:
        d_fixed = d_logits[:, :FIXED]
        d = d_logits[:, FIXED:].reshape(n, slots - 1, OUTPUTS_PER_SEAT)
        ds = np.concatenate((d[:, :, :ATTACKS], d[:, :, ATTACKS:ATTACKS + 6] + d[:, :, ATTACKS + 6:]), 2)
        ds[:, :, 0] += d[:, :, ATTACKS:ATTACKS + 6].sum(2)
        ds[:, :, 1] += d[:, :, ATTACKS + 6:].sum(2)
        grads["wo"], grads["bo"] = np.tensordot(z, ds, ((0, 1), (0, 1))), ds.sum((0, 1))
        dz = (ds @ net["wo"].T) * (z > 0)
        grads["wq"] = np.tensordot(u[:, 1:], dz, ((0, 1), (0, 1)))
        du[:, 1:] += dz @ net["wq"].T
        dp = dz.sum(1)
        grads["wp"], grads["bp"] = t2.T @ dp, dp.sum(0)
        dt2 = dp @ net["wp"].T
    else:
        dt2 = 0
    grads["wf"], grads["bf"] = t2.T @ d_fixed, d_fixed.sum(0)
    dt2 = (dt2 + d_fixed @ net["wf"].T) * (t2 > 0)
    grads["wt2"], grads["bt2"] = t1.T @ dt2, dt2.sum(0)
    dt1 = (dt2 @ net["wt2"].T) * (t1 > 0)
    grads["wt1"], grads["bt1"] = t0.T @ dt1, dt1.sum(0)
    dt0 = (dt1 @ net["wt1"].T)[:, GLOBALS:].reshape(n, PARTS, tower)
    du[:, 0] += dt0[:, 0]
    rows = np.arange(n)
    for part in range(4):
        here = parts[:, part] < slots
        du[rows[here], parts[here, part]] += dt0[here, 1 + part]
    du[:, 1:] += dt0[:, 5, None] * 0.5
    best = u[:, 1:].argmax(1)
    du[rows[:, None], 1 + best, np.arange(tower)] += dt0[:, 6]
    du *= (u > 0) & lives
    grads["w2"], grads["b2"] = np.tensordot(h, du, ((0, 1), (0, 1))), du.sum((0, 1))
    dh = (du @ net["w2"].T) * (h > 0)
    grads["w1"], grads["b1"] = np.tensordot(x, dh, ((0, 1), (0, 1))), dh.sum((0, 1))
    return grads


def policy(net, seed=1):
    """A policy that draws from a network's mixture; `net` may be the name of a file, of this kind or a plain one."""
    if isinstance(net, str):
        with open(net, "rb") as file:
            plain = file.read(2) == b"PK"
        net = mlp.load(net) if plain else load(net)
    rng = np.random.default_rng(seed)

    def draw(obs, mask):
        if "wt1" not in net:
            return sample(np.where(mask, mlp.forward(net, obs)[0], NEVER), rng)
        fixed, s, _ = forward(net, obs)
        return sample(logits(fixed, s, mask), rng)

    return draw


def sample(rows, rng):
    """Draws from each row of logits."""
    return (rows + rng.gumbel(size=rows.shape).astype(np.float32)).argmax(1)

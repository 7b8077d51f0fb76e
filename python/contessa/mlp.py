"""Plain networks in NumPy: layers w1, b1, w2, b2, ... as numpy.savez writes them, which the arena plays as net:FILE.

The input is an observation in eighths; max(0, .) follows every layer but the last, which has a logit for each action.
"""

import numpy as np

UNIT = np.float32(1 / 8)


def create(rng, inputs, *widths):
    """A network with these widths, of which the last is the number of outputs."""
    net = {}
    for layer, width in enumerate(widths, 1):
        scale = np.sqrt(2 / inputs) * (0.1 if layer == len(widths) else 1)
        net[f"w{layer}"] = (rng.standard_normal((inputs, width)) * scale).astype(np.float32)
        net[f"b{layer}"] = np.zeros(width, np.float32)
        inputs = width
    return net


def forward(net, obs):
    """The outputs for rows of `obs`, and what `backward` needs."""
    x, inputs = obs.astype(np.float32) * UNIT, []
    for layer in range(1, len(net) // 2 + 1):
        if layer > 1:
            x = np.maximum(x, 0)
        inputs.append(x)
        x = x @ net[f"w{layer}"] + net[f"b{layer}"]
    return x, inputs


def backward(net, inputs, d):
    """The gradients, from those of the outputs."""
    grads = {}
    for layer in range(len(inputs), 0, -1):
        x = inputs[layer - 1]
        grads[f"w{layer}"], grads[f"b{layer}"] = x.T @ d, d.sum(0)
        if layer > 1:
            d = (d @ net[f"w{layer}"].T) * (x > 0)
    return grads


def save(net, path):
    np.savez_compressed(path, **net)


def load(path):
    with np.load(path) as file:
        return {name: file[name].astype(np.float32) for name in file.files}

"""Curves and a model card of a run, from its log."""

import json
import os
import subprocess

CURVES = (("entropy", "entropy of the moves"), ("edge", "win share above the fair share, mixed tables included"),
          ("critic", "surprise of the critic"), ("rate", "decisions a second"))
WIDTH, HEIGHT, MARGIN = 560, 180, 30


def curve(entries, key, title, top):
    xs = [e["decisions"] for e in entries]
    ys = [e["won"] - e["fair"] if key == "edge" else e[key] for e in entries]
    low, high = min(ys), max(ys)
    span = high - low or 1
    points = " ".join(
        f"{MARGIN + x / max(xs) * (WIDTH - 2 * MARGIN):.1f},{top + HEIGHT - MARGIN - (y - low) / span * (HEIGHT - 2 * MARGIN):.1f}"
        for x, y in zip(xs, ys))
    return (f'<text x="{MARGIN}" y="{top + 18}">{title}: {low:.4g} to {high:.4g}</text>'
            f'<polyline points="{points}" fill="none" stroke="#7a1f2b"/>')


def write(folder, options, results=""):
    with open(os.path.join(folder, "log.jsonl")) as file:
        entries = [json.loads(line) for line in file if line.strip()]
    if not entries:
        return
    parts = [curve(entries, key, title, i * HEIGHT) for i, (key, title) in enumerate(CURVES)]
    with open(os.path.join(folder, "curves.svg"), "w") as file:
        file.write(f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT * len(CURVES)}" '
                   f'font-family="sans-serif" font-size="13">{"".join(parts)}</svg>\n')
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False).stdout.strip() or "unknown"
    last = entries[-1]
    with open(os.path.join(folder, "card.md"), "w") as file:
        file.write(f"# Model card\n\nCommit {commit}, seed {options.get('seed')}, {last['iteration']:,} iterations, "
                   f"{last['decisions']:,} decisions, {last['seconds']:,.0f} s.\n\nOptions:\n\n")
        for name, value in sorted(options.items()):
            if name not in ("out", "resume"):
                file.write(f"- {name}: {value}\n")
        file.write(f"\nAt the end: entropy {last['entropy']}, win share {last['won']} of {last['fair']} fair.\n{results}")

"""The benchmark of docs/benchmark.md: a contestant against the frozen zoo, task by task.

    python3 -m contessa.benchmark cmd:"./my-bot" --games 400
"""

import argparse
import json
import math
import sys
import tempfile

from .exploit import arena

STYLES = ["style:" + style for style in ("truthful", "block-challenger", "copy-holder", "duke", "thief", "rusher", "counter",
                                         "wall", "last-stand", "storyteller")]
STRANGERS = [f"stranger:{number}" for number in (1, 2, 3)]
TASKS = {
    "duel": (2, "resistance", ["honest", "schemer", "contessa"] + STYLES),
    "four": (4, "resistance", ["honest", "schemer", "contessa"] + STYLES),
    "six": (6, "resistance", ["honest", "schemer", "contessa"] + STYLES),
    "reformation": (4, "reformation", ["honest", "schemer", "contessa"] + STYLES),
    "royal": (3, "royal", ["honest", "schemer"] + STRANGERS),
}
REFERENCE, REFERENCE_TASKS = ("contessa", "honest"), ("duel", "four")
# The zoo, version 1: hashes of its games, which change if any of its members plays differently.
ZOO = {"duel": "26e1366ae583484a", "four": "849cd0da84fb9c82", "six": "430f241213a9166a", "reformation": "f30f78c6887cec49",
       "royal": "a7f78bc22fe7acd7"}


def zoo():
    """The same hashes of the zoo as it plays here."""
    hashes = {}
    for task, (seats, edition, members) in TASKS.items():
        with tempfile.TemporaryDirectory() as folder:
            told = arena("--league", "--bots", ",".join(members), "--players", seats, "--edition", edition, "--games", 60,
                         "--rollouts", 50, "--seed", "zoo v1", "--games-out", folder + "/games.csv")
        hashes[task] = told["recorded"][:16]
    return hashes


def measure(subject, games, tasks=TASKS, rollouts=500, seed="benchmark"):
    """A row for each task and member of the zoo, as dictionaries."""
    for task in tasks:
        seats, edition, members = TASKS[task]
        for member in members:
            if member == subject:  # It would win its fair share of every block.
                continue
            told = arena("--bots", f"{subject},{member}", "--players", seats, "--edition", edition, "--games", games,
                         "--rollouts", rollouts, "--seed", f"{seed} {task}", "--threads", 1)
            row = told["bots"][0]
            counts = row["counts"]
            yield dict(subject=subject, task=task, against=member, games=told["games"], fair=told["fairShare"],
                       share=row["share"], margin=row["margin"],
                       faults=sum(counts[what] for what in ("illegal", "broken", "late", "unasked")),
                       **{what: told[what] for what in ("seed", "command", "version", "commit", "date")})


def summary(rows):
    """A line for each task: the mean of the shares, and the worst case, in multiples of the fair share."""
    for task in dict.fromkeys(row["task"] for row in rows):
        # One block has no margin.
        some = [{**row, "margin": math.inf if row["margin"] is None else row["margin"]} for row in rows if row["task"] == task]
        mean = sum(row["share"] / row["fair"] for row in some) / len(some)
        margin = math.sqrt(sum((row["margin"] / row["fair"])**2 for row in some)) / len(some)
        faults = sum(row["faults"] for row in some)
        worst = min(some, key=lambda row: row["share"] / row["fair"])
        yield (f"{task:12} {mean:5.2f} ±{margin:4.2f}   worst {worst['share'] / worst['fair']:5.2f} "
               f"±{worst['margin'] / worst['fair']:4.2f} against {worst['against']}" + (f"   faults {faults}" if faults else ""))


def reference(file, games=200):
    """Writes the rows of docs/results/benchmark.csv, and gives back the summary of each subject."""
    columns = {"subject": "", "task": "", "against": "", "games": "", "fair": "", "share": ".4f", "margin": ".4f"}
    with open(file, "w") as out:
        out.write(",".join(columns) + "\n")
        for subject in REFERENCE:
            rows = list(measure(subject, games, REFERENCE_TASKS))
            out.writelines(",".join(format(row[name], form) for name, form in columns.items()) + "\n" for row in rows)
            yield from (f"{subject:10} {line}" for line in summary(rows))


def main():
    o = argparse.ArgumentParser(prog="python3 -m contessa.benchmark", description=__doc__.split("\n\n")[0])
    o.add_argument("subject", nargs="?", help="a contestant of the arena; without one, print the hashes of the zoo")
    o.add_argument("--games", type=int, default=400, help="for each task and member of the zoo; default 400")
    o.add_argument("--tasks", default=",".join(TASKS), help="some of " + ", ".join(TASKS))
    o.add_argument("--rows", help="write all rows to this file, as lines of JSON")
    o.add_argument("--reference", metavar="FILE", help="measure the subjects of the reference, and write their rows as CSV")
    o = o.parse_args()
    if o.reference:
        for line in reference(o.reference):
            print(line, flush=True)
        return
    if not o.subject:
        here = zoo()
        print(json.dumps(here))
        for task in TASKS:
            if here[task] != ZOO[task]:
                print(f"{task}: this is not the zoo v1", file=sys.stderr)
        return
    rows = list(measure(o.subject, o.games, o.tasks.split(",")))
    if o.rows:
        with open(o.rows, "w") as file:
            file.writelines(json.dumps(row) + "\n" for row in rows)
    print("\n".join(summary(rows)))


if __name__ == "__main__":
    main()

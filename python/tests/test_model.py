"""A scripted model at a seat of the arena."""

import os
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, ".."))
from contessa.exploit import arena

SCRIPT = """
import re, sys
told = sys.stdin.read()
assert "You are a player of the bluffing game coup, at seat" in told, told
legal = told.strip().splitlines()[-1]
assert legal.startswith("Legal moves: "), told
moves = legal[len("Legal moves: "):].split("; ")
print("I think about it.")
print("**Move:** `" + ("challenge" if "challenge" in moves else moves[0]) + "`")
print("true: 0.75")
"""


class Models(unittest.TestCase):
    def test_a_scripted_model_plays_and_its_beliefs_are_judged(self):
        with tempfile.TemporaryDirectory() as folder:
            script = os.path.join(folder, "model.py")
            with open(script, "w") as file:
                file.write(SCRIPT)
            os.environ["PYTHONPATH"] = os.path.join(HERE, "..")
            program = f"model=cmd:\"{sys.executable} -m contessa.model {sys.executable} {script}\""
            told = arena("--bots", f"{program},honest", "--games", 4, "--threads", 1, "--seed", "a scripted model")
        model, honest = told["bots"]
        counts = model["counts"]
        self.assertEqual([counts[what] for what in ("illegal", "broken", "late", "unasked")], [0, 0, 0, 0])
        self.assertGreater(counts["challenges"], 0)
        self.assertEqual(counts["challenges"], counts["challengeChances"])
        self.assertEqual(model["believed"], [0] * 7 + [counts["challenges"], 0, 0])
        self.assertEqual(model["true"][7], counts["challenges"] - counts["challengesRight"])
        right = counts["challengesRight"] / counts["challenges"]
        self.assertAlmostEqual(model["brier"], right * 0.75**2 + (1 - right) * 0.25**2)
        self.assertNotIn("brier", honest)


if __name__ == "__main__":
    unittest.main()

"""Who sits at the tables of our own training: drawn without PyTorch, played by the engine."""

import os
import random
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, ".."), os.path.join(HERE, "../../dev/train/src/main/python")]
import numpy as np

import contessa
import seating
from contessa.vector import random_actions


class Seating(unittest.TestCase):
    def test_the_judge_of_weak_fields_sees_weak_tables_and_strong_ones_with_somebody_who_poses(self):
        for seats in (3, 4, 10):
            some = seating.Seating(random.Random(seats), seating.ANY_FIELD, 0)
            all_weak = posers = lone_scripts = 0
            for line in some.lineups(seats, False, True) + some.lineups(seats, False, True):
                kinds = [some.kinds[mind] for mind in line]
                count = {kind: kinds.count(kind) for kind in (seating.CURRENT, seating.PAST, seating.SCRIPTED)}
                self.assertEqual(sum(count.values()), seats)
                self.assertGreater(count[seating.CURRENT], 0)
                all_weak += count[seating.CURRENT] == 1
                posers += count[seating.PAST]
                lone_scripts += count[seating.SCRIPTED] == 1
            games = 2 * seating.LINEUPS
            self.assertTrue(0.45 * games < all_weak < 0.55 * games)
            self.assertTrue(0.15 * games < posers < 0.25 * games)
            self.assertGreater(lone_scripts, 0.12 * games)

    def test_every_table_of_a_run_is_played(self):
        rng = random.Random(1)
        some = seating.Seating(rng, seating.EVERYBODY, 0.5)
        plans = [dict(seats=seats, lineups=some.lineups(seats, rival, True), **seating.rules(rng, seats, False))
                 for seats in (2, 4, 10) for rival in (False, True)]
        lanes = [i % len(plans) for i in range(60)]
        with contessa.vector(60, slots=10, hidden=True, opponents=some.opponents, plans=plans, lanes=lanes) as env:
            kinds, met, rng = np.array(some.kinds), set(), np.random.default_rng(1)
            for _ in range(40):
                met |= set(kinds[env.mind].tolist())
                env.actions[:] = random_actions(env.mask, rng)
                env.step()
        self.assertEqual(met, {seating.CURRENT, seating.PAST, seating.DISTORTED, seating.RIVAL})


if __name__ == "__main__":
    unittest.main()

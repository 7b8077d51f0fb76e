"""The package against the engine: run by ./contessa test, or `python3 -m unittest discover -s python/tests`."""

import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))
import numpy as np

import contessa
from contessa import bench, benchmark, mlp, net
from contessa.engine import Engine, command
from contessa.exploit import arena, exploit
from contessa.learn import Learner
from contessa.vector import random_actions

EDITIONS = (("city-state", 6), ("resistance", 10), ("brazilian", 10), ("reformation", 10), ("royal", 5))


class Vectors(unittest.TestCase):
    def test_every_edition_and_size_is_played_to_the_end(self):
        rng = np.random.default_rng(1)
        for edition, most in EDITIONS:
            for seats in (2, most):
                with contessa.vector(16, seats=seats, edition=edition, obs="lite") as env:
                    ended = 0
                    while ended < 8:
                        self.assertTrue((env.mask.sum(1) > 1).all())
                        env.actions[:] = random_actions(env.mask, rng)
                        env.step()
                        for game in np.flatnonzero(env.done):
                            self.assertAlmostEqual(env.reward[game].sum(), 1, 5)
                            self.assertGreater(env.length[game], 0)
                        self.assertFalse(env.reward[~env.done].any())
                        ended += env.done.sum()

    def test_halves_are_played_while_the_other_half_is_read(self):
        rng = np.random.default_rng(2)
        with contessa.vector(33, seats=3, seed=5) as whole, contessa.vector(33, seats=3, seed=5) as parts:
            for half in (0, 1):
                parts.actions[parts.halves[half]] = random_actions(parts.mask[parts.halves[half]], rng)
                parts.send(half)
            whole.actions[:] = parts.actions
            whole.step()
            for half in (0, 1):
                some = parts.recv(half)
                self.assertTrue((parts.obs[some] == whole.obs[some]).all())

    def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(self):
        with contessa.vector(32, seed="tea") as one, contessa.vector(32, seed="tea", threads=2) as two:
            rng = np.random.default_rng(3)
            for _ in range(50):
                one.actions[:] = two.actions[:] = random_actions(one.mask, rng)
                one.step()
                two.step()
                self.assertTrue((one.obs == two.obs).all())

    def test_an_illegal_action_is_named_and_changes_nothing(self):
        with contessa.vector(4) as env:
            before = env.obs.copy()
            env.actions[:] = -1
            env.actions[2] = 8
            with self.assertRaisesRegex(ValueError, r"game 2: action 8 is not legal; these are: \[0, 1,"):
                env.step()
            self.assertTrue((env.obs == before).all())

    def test_scripts_keep_their_biases(self):
        truthful = contessa.script(lie=-20, challenge=-20, challenge_block=-20, coup=10, focus=2)
        shares = {}
        for script in ({}, truthful):
            with contessa.vector(64, seats=4, seed=4, opponents=[script]) as env:
                rng, games, won = np.random.default_rng(4), 0, 0
                while games < 300:
                    env.actions[:] = random_actions(env.mask, rng)
                    env.step()
                    self.assertFalse(env.mind.any())
                    games, won = games + env.done.sum(), won + env.score.sum()
                shares[len(script)] = won / games
        self.assertGreater(shares[0], shares[len(truthful)] + 0.05)
        with self.assertRaisesRegex(contessa.EngineError, "tea"):
            contessa.vector(4, opponents=[contessa.script(tea=1)])

    def test_line_ups_are_drawn_and_a_critic_sees_who_sits_where(self):
        plans = [dict(seats=3, lineups=[[0, 1, 2], [0, 0, 3]]), dict(seats=5, edition="reformation")]
        opponents = [None, None, contessa.script(tax=3)]
        with contessa.vector(40, slots=6, hidden=True, opponents=opponents, plans=plans, lanes=20 * [0, 1]) as env:
            rng, seen = np.random.default_rng(5), set()
            for _ in range(60):
                self.assertTrue((env.minds[:, 0] == env.mind).all())
                self.assertTrue(((env.minds >= 0).sum(1) == [3, 5] * 20).all())
                self.assertTrue(((env.hands[:, 0] > 0) == (env.obs[:, :6] > 0)).all())
                self.assertFalse(env.hands[0::2, 3:].any())
                self.assertTrue((env.mind < 3).all())
                seen |= {tuple(sorted(line)) for line in env.minds[0::2, :3].tolist()}
                env.actions[:] = random_actions(env.mask, rng)
                env.step()
        self.assertEqual(seen, {(0, 1, 2), (0, 0, 3)})
        self.assertGreater(env.turn.max(), 3)
        with self.assertRaisesRegex(contessa.EngineError, "opponent"):
            contessa.vector(4, seats=2, lineups=[[0, 1]])

    def test_a_mistake_in_the_options_is_a_sentence(self):
        with self.assertRaisesRegex(contessa.EngineError, "exchanger"):
            contessa.vector(4, options={"exchanger": "pope"})

    def test_actions_have_names(self):
        for seats in (2, 4, 10):
            with contessa.vector(1, seats=seats) as env:
                self.assertEqual(len(contessa.action_names(seats)), env.mask.shape[1])
        with contessa.vector(1, seats=5, edition="royal") as env:
            self.assertEqual(len(contessa.action_names(5, royal=True)), env.mask.shape[1])


class Fields(unittest.TestCase):
    def test_a_learner_meets_bots_policies_and_networks(self):
        rng = np.random.default_rng(4)
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "small.net")
            net.save(net.create(rng), file)
            field = contessa.field(32, seats=4, opponents=["honest", "net:" + file, lambda obs, mask: mask.argmax(1)])
            obs, info = field.reset()
            rewards = games = 0
            for _ in range(400):
                self.assertFalse(field.games.mind.any())
                obs, reward, terminated, truncated, info = field.step(random_actions(info["mask"], rng))
                rewards, games = rewards + reward.sum(), games + terminated.sum()
            self.assertGreater(games, 50)
            self.assertTrue(0 < rewards < games)
            field.close()

    def test_honest_beats_chance(self):
        field = contessa.field(64, seats=2, opponents=["honest"])
        obs, info = field.reset()
        rng, won, games = np.random.default_rng(5), 0, 0
        while games < 500:
            _, reward, terminated, _, info = field.step(random_actions(info["mask"], rng))
            won, games = won + reward.sum(), games + terminated.sum()
        self.assertLess(won / games, 0.3)
        field.close()


class Agents(unittest.TestCase):
    def test_a_game_has_the_shape_of_pettingzoo(self):
        env = contessa.aec(seats=3, seed=1)
        for seed in (None, 7, None):
            env.reset(seed)
            self.assertEqual(env.agents, ["seat_0", "seat_1", "seat_2"])
            total = dict.fromkeys(env.agents, 0)
            for agent in env.agent_iter():
                observation, reward, termination, truncation, info = env.last()
                total[agent] += reward
                action = None if termination else int(np.flatnonzero(observation["action_mask"])[-1])
                env.step(action)
            self.assertEqual(env.agents, [])
            self.assertAlmostEqual(sum(total.values()), 1, 5)
        env.close()

    def test_pettingzoo_itself_is_content(self):
        try:
            from pettingzoo.test import api_test
        except ImportError:
            self.skipTest("pettingzoo is not installed")
        api_test(contessa.aec(seats=3), num_cycles=100)


class States(unittest.TestCase):
    def play(self, state, rng, most=10**9):
        while not state.is_terminal() and most:
            most -= 1
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes())
                self.assertAlmostEqual(sum(odds), 1, 9)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return state

    def test_games_of_every_edition_end(self):
        rng = random.Random(1)
        for edition, most in EDITIONS:
            for seats in (2, most):
                state = self.play(contessa.State(seats=seats, edition=edition), rng)
                self.assertAlmostEqual(sum(state.returns()), 1, 9)
                with self.assertRaises(ValueError):
                    state.apply_action(0)

    def test_a_state_is_copied_undone_and_saved(self):
        rng = random.Random(2)
        state = self.play(contessa.State(seats=3), rng, 8)
        self.assertFalse(state.is_chance_node() or state.is_terminal())
        saved = contessa.State.deserialize(state.serialize())
        self.assertEqual(saved.legal_actions(), state.legal_actions())
        copy = state.clone()
        action = copy.legal_actions()[0]
        copy.apply_action(action)
        self.assertEqual(len(copy.history()), len(state.history()) + 1)
        copy.undo_action(None, action)
        for seat in range(3):
            self.assertEqual(copy.information_state_key(seat), state.information_state_key(seat))
        text = state.action_to_string(action)
        self.assertEqual(state.string_to_action(text), action)

    def test_a_resampled_state_looks_the_same_to_its_seat(self):
        for edition in ("resistance", "reformation", "royal"):
            rng = random.Random(3)
            changed = 0
            for length in (20, 30, 45, 60):
                state = self.play(contessa.State(seats=4, edition=edition), rng, length)
                while state.is_chance_node():
                    self.play(state, rng, 1)
                if state.is_terminal():
                    continue
                for seat in range(4):
                    other = state.resample_from_infostate(seat, rng.randrange(10**6))
                    self.assertEqual(other.information_state_key(seat), state.information_state_key(seat))
                    self.assertEqual(other.observation(seat), state.observation(seat))
                    if seat == state.current_player():
                        self.assertEqual(other.legal_actions(), state.legal_actions())
                    secret = (seat + 1) % 4
                    changed += edition == "royal" or other.observation(secret) != state.observation(secret)
                    self.assertTrue(self.play(other, rng).is_terminal())
            self.assertGreater(changed, 3)

    def test_the_key_tells_hands_apart_and_hides_those_of_others(self):
        deal = contessa.State(seats=2)
        keys = {}
        for hands in ((0, 1, 2, 5), (0, 1, 3, 3), (0, 2, 2, 5)):
            state = deal.clone()
            for card in hands:
                state.apply_action(card)
            keys[hands] = state.information_state_key(0)
        self.assertEqual(keys[(0, 1, 2, 5)], keys[(0, 1, 3, 3)])
        self.assertNotEqual(keys[(0, 1, 2, 5)], keys[(0, 2, 2, 5)])

    def test_chance_deals_by_the_cards_that_are_left(self):
        state = contessa.State(seats=2)
        state.apply_action(0)
        self.assertEqual(dict(state.chance_outcomes())[0], 2 / 14)


class Networks(unittest.TestCase):
    def test_a_network_is_written_and_read(self):
        rng = np.random.default_rng(6)
        made = net.create(rng)
        with tempfile.TemporaryDirectory() as folder:
            net.save(made, folder + "/a.net")
            net.pack(made, folder + "/b.net")
            for name in ("a.net", "b.net"):
                read = net.load(os.path.join(folder, name))
                for tensor in net.NAMES:
                    self.assertLess(np.abs(read[tensor] - made[tensor]).max(), 0.02)

    def test_gradients_are_those_of_the_outputs(self):
        rng = np.random.default_rng(7)
        some = {name: tensor.astype(np.float64) for name, tensor in net.create(rng, 8, 8, 12, 8).items()}
        with contessa.vector(6, seats=3, options={"declared": "coup"}) as env:
            for _ in range(25):
                env.actions[:] = random_actions(env.mask, rng)
                env.step()
            obs, mask = env.obs.copy(), env.mask.copy()
        weights = rng.standard_normal(mask.shape) * mask
        loss = lambda: float((net.logits(*net.forward(some, obs)[:2]) * weights).sum())
        grads = net.backward(some, net.forward(some, obs)[2], None, weights)
        for name, tensor in some.items():
            at = np.unravel_index(np.abs(grads[name]).argmax(), tensor.shape)
            before = tensor[at]
            tensor[at] = before + 1e-5
            up = loss()
            tensor[at] = before - 1e-5
            down = loss()
            tensor[at] = before
            self.assertTrue(math.isclose((up - down) / 2e-5, grads[name][at], rel_tol=1e-3, abs_tol=1e-4), name)


class Learning(unittest.TestCase):
    def test_a_minute_is_not_needed_to_beat_chance(self):
        learner = Learner(n=64, against=["random"], widths=(64,), seed=3)
        learner.learn(4)
        learner.won = learner.over = 0
        learner.rollout()
        while learner.over < 400:
            learner.rollout()
        self.assertGreater(learner.won / learner.over, 0.75)
        learner.close()

    def test_products_of_small_matrices_do_not_wait_for_threads(self):
        program = ("import contessa, os, numpy as np; big = np.ones((999, 999), np.float32); big @ big;"
                   "print(len(os.listdir('/proc/self/task')))")
        env = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
        env["PYTHONPATH"] = os.path.join(os.path.dirname(__file__), "..")
        done = subprocess.run([sys.executable, "-c", program], text=True, capture_output=True, env=env)
        self.assertEqual(done.stdout, "1\n", done.stderr)

    def test_all_seats_learn_from_games_with_themselves(self):
        learner = Learner(n=32, seats=3, obs="net", widths=(32,))
        before = {name: tensor.copy() for name, tensor in learner.player.items()}
        learner.update(1e-3, 0.01)
        self.assertTrue(all((learner.player[name] != before[name]).any() for name in before))
        learner.close()

    def test_the_arena_plays_a_file_as_python_does(self):
        program = """
import sys, contessa, numpy as np
from contessa import mlp
class Same(contessa.Bot):
    observe = sys.argv[2]
    net = mlp.load(sys.argv[1])
    def decide(self, view):
        logits = mlp.forward(self.net, np.array([self.obs]))[0][0].astype(float)
        legal = np.flatnonzero(self.mask)
        p = np.exp(logits[legal] - logits[legal].max())
        p = dict(zip(legal.tolist(), p / p.sum()))
        mixture = {}
        for move, action in self.actions.items():
            if action in p:
                mixture[move] = p.pop(action)
        return mixture
Same().run()
"""
        with tempfile.TemporaryDirectory() as folder:
            bot = os.path.join(folder, "bot.py")
            with open(bot, "w") as file:
                file.write(program)
            for obs, rules in (("net", ["--edition", "reformation"]), ("lite", ["--option", "art=distinct"]),
                               ("lite", ["--game", "royal"])):
                edition = "royal" if "royal" in rules else "resistance"
                with contessa.vector(1, seats=3, edition=edition, obs=obs) as env:
                    sizes = env.obs.shape[1], env.mask.shape[1]
                path = os.path.join(folder, obs + edition + ".npz")
                made = mlp.create(np.random.default_rng(8), sizes[0], 16, sizes[1])
                mlp.save(made | {"w2": np.asfortranarray(made["w2"] * 20)}, path)
                told = []
                for mine in ("net:" + path, f"cmd:{sys.executable} {bot} {path} {obs}"):
                    result = os.path.join(folder, "result.json")
                    done = subprocess.run(
                        [command(), "arena", "--bots", f"mine={mine},random", "--players", "3", "--games", "12",
                         "--rollouts", "10", "--strict", "--json", result, *rules], text=True, capture_output=True,
                        env={**os.environ, "PYTHONPATH": os.path.join(os.path.dirname(__file__), "..")})
                    self.assertEqual(done.returncode, 0, done.stderr)
                    with open(result) as file:
                        told.append(json.load(file)["bots"][0])
                self.assertGreater(told[0]["counts"]["decisions"], 12)
                for what in ("wins", "counts"):
                    self.assertEqual(told[0][what], told[1][what])


class Measuring(unittest.TestCase):
    def test_an_exploiter_is_trained_and_measured(self):
        found = exploit("random", seconds=3, games=100, obs="lite")
        self.assertGreater(found["share"], 0.55)
        self.assertGreater(found["decisions"], 8000)
        self.assertEqual((found["games"], found["fair"], found["seconds"]), (100, 0.5, 3))

    def test_shared_memory_is_faster_than_lines(self):
        rates = bench.measure(rounds=1, seconds=0.2, n=64)
        self.assertEqual(list(rates), ["lines", "net", "lite", "none"])
        self.assertGreater(rates["net"][0], 3 * rates["lines"][0])

    def test_a_program_plays_line_by_line_through_a_pipe(self):
        engine, rng = Engine(), random.Random(9)
        state = engine.ask(do="new", players=3, seed="tea")["state"]
        while state["phase"] != "over":
            state = engine.ask(do="play", seat=state["toMove"], move=rng.choice(state["moves"]))["state"]
        self.assertEqual(len(state["winners"]), 1)
        engine.close()

    def test_the_benchmark_tells_the_mean_and_the_worst_case(self):
        with mock.patch.dict(benchmark.TASKS, {"royal": (3, "royal", ["honest"]), "duel": (2, "resistance", ["random", "honest"])}):
            rows = list(benchmark.measure("schemer", 12, ["duel", "royal"], rollouts=10))
        self.assertEqual([(row["task"], row["against"], row["games"], row["faults"]) for row in rows],
                         [("duel", "random", 12, 0), ("duel", "honest", 12, 0), ("royal", "honest", 12, 0)])
        duel, royal = benchmark.summary([{**rows[0], "share": 0.5, "margin": 0.1}, {**rows[1], "share": 0.2, "margin": 0.1}, rows[2]])
        self.assertRegex(duel, r"^duel +0.70 ±0.14   worst +0.40 ±0.20 against honest$")
        self.assertIn("against honest", royal)

    def test_the_benchmark_tells_faults_and_knows_no_margin_of_one_block(self):
        with mock.patch.dict(benchmark.TASKS, {"duel": (2, "resistance", ["random", "honest"])}):
            rows = list(benchmark.measure("random", 2, ["duel"], rollouts=10))
        self.assertEqual([row["against"] for row in rows], ["honest"])
        self.assertRegex(next(benchmark.summary([{**rows[0], "faults": 3}])), "± inf against honest   faults 3$")


class Bots(unittest.TestCase):
    def test_a_bot_answers_its_referee_alone(self):
        program = "import contessa\nclass B(contessa.Bot):\n def decide(self, view):\n  print('hm'); return {'income': 1}\nB().run()"
        lines = [{"do": "start", "game": "coup", "options": {}, "players": 2, "seat": 1},
                 {"do": "decide", "events": [], "view": {"moves": ["income"]}}, {"do": "end", "events": [], "winners": [1]}]
        done = subprocess.run(
            [sys.executable, "-c", program], input="".join(json.dumps(line) + "\n" for line in lines), text=True,
            capture_output=True, env={**os.environ, "PYTHONPATH": os.path.join(os.path.dirname(__file__), "..")})
        self.assertEqual(done.stdout, '{"moves": [{"move": "income", "p": 1.0}]}\n')
        self.assertEqual(done.stderr, "hm\n")
        nothing = program.replace("return {'income': 1}", "pass")
        failed = subprocess.run(
            [sys.executable, "-c", nothing], input="".join(json.dumps(line) + "\n" for line in lines), text=True,
            capture_output=True, env={**os.environ, "PYTHONPATH": os.path.join(os.path.dirname(__file__), "..")})
        self.assertIn("decide returned None; return a move or {move: probability}", failed.stderr)

    def test_the_programs_of_the_protocol_play_as_written(self):
        here = pathlib.Path(__file__).parent
        programs = re.findall("```python\n(.*?)```", (here / "../../docs/protocol.md").read_text(), re.DOTALL)
        self.assertEqual(len(programs), 2)
        with tempfile.TemporaryDirectory() as folder, mock.patch.dict(os.environ, PYTHONPATH=str(here / "..")):
            for number, program in enumerate(programs):
                path = pathlib.Path(folder, f"bot{number}.py")
                path.write_text(program)
                told = arena("--bots", f"mine=cmd:\"{sys.executable} {path}\",honest", "--games", 4, "--threads", 1, "--strict")
                self.assertGreater(told["bots"][0]["counts"]["decisions"], 10)


if __name__ == "__main__":
    unittest.main()

"""A program for the arena and for servers: it reads the referee's lines and answers them."""

import json
import sys


class Bot:
    """Override `decide`, and whatever else you need. Then `MyBot().run()` plays until the referee hangs up:

        ./contessa arena --bots mine=cmd:"python3 my_bot.py",honest

    What a bot prints goes to standard error: standard output belongs to the referee.
    """

    game = options = players = seat = None

    def start(self, seed):
        """A game begins; `game`, `options`, `players` and `seat` are set."""

    def hear(self, event):
        """Something has happened, as this seat hears it."""

    def decide(self, view):
        """One of `view["moves"]`, or a mixture of them: `{move: probability}`. With `observe`, `self.obs` has the inputs
        of a network, `self.mask` its legal actions, and `self.actions` the action of each move, by its text; with
        `observe = "text"`, `self.text` tells the news, the table and the question in sentences. Asked about a claim,
        it may set `self.believes` to how likely the claim is true: the report tells how well that was judged."""
        raise NotImplementedError

    def end(self, winners):
        """The game is over."""

    observe = None  # or "net", "lite" or "text"
    obs = mask = actions = text = believes = None

    def run(self):
        answers, sys.stdout = sys.stdout, sys.stderr
        for line in sys.stdin:
            told = json.loads(line)
            if told["do"] == "start":
                self.game, self.options = told["game"], told["options"]
                self.players, self.seat = told["players"], told["seat"]
                self.start(told.get("seed"))
                continue
            for event in told.get("events", ()):
                self.hear(event)
            if told["do"] == "end":
                self.end(told["winners"])
            elif told["do"] == "decide":
                if self.observe and not {"obs", "text"} & told.keys():
                    print(json.dumps({"observe": self.observe}), file=answers, flush=True)
                    continue
                self.obs, self.mask, self.actions = told.get("obs"), told.get("mask"), told.get("actions")
                self.text, self.believes = told.get("text"), None
                chosen = self.decide(told["view"])
                if not isinstance(chosen, (str, dict)):
                    raise TypeError(f"decide returned {chosen!r}; return a move or {{move: probability}}")
                answer = {"move": chosen} if isinstance(chosen, str) else {
                    "moves": [{"move": move, "p": float(p)} for move, p in chosen.items()]}
                if self.believes is not None:
                    answer["believes"] = float(self.believes)
                print(json.dumps(answer), file=answers, flush=True)

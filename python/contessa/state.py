"""A position of the game tree, in the shape of OpenSpiel's State."""

import json

from .engine import Engine, EngineError, rules

CHANCE, TERMINAL = -1, -4
_engine = None


def _ask(**request):
    global _engine
    if _engine is None or _engine.process.poll() is not None:
        _engine = Engine("--environment")
    return _engine.ask(do="node", **request)


class State:
    """Found by its past alone: actions and outcomes of chance, each a whole number. So a clone is a short list, undoing
    drops its end, and a saved state is a line of JSON. Cards are dealt by chance nodes."""

    def __init__(self, seats=2, edition="resistance", options=None, first=0, past=()):
        self._game = dict(seats=seats, options=rules(edition, options), first=first)
        self._past = list(past)
        self._here = None

    def _node(self):
        if self._here is None:
            self._here = _ask(past=self._past, **self._game)
        return self._here

    # ---- Where we are

    def num_players(self):
        return self._game["seats"]

    def num_distinct_actions(self):
        return self._node()["space"]

    def current_player(self):
        here = self._node()
        return {"chance": CHANCE, "end": TERMINAL}.get(here["kind"], here.get("seat"))

    def is_chance_node(self):
        return self._node()["kind"] == "chance"

    def is_terminal(self):
        return self._node()["kind"] == "end"

    def legal_actions(self, player=None):
        here = self._node()
        return [] if here["kind"] == "end" or player not in (None, self.current_player()) else list(here["actions"])

    def chance_outcomes(self):
        """The outcomes and their odds, which sum to 1."""
        here = self._node()
        if here["kind"] != "chance":
            raise EngineError("this is not a chance node")
        return list(zip(here["actions"], here["odds"]))

    def returns(self):
        """Each seat's share of the win; 0 while the game goes on."""
        winners = self._node().get("winners", [])
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.num_players())]

    def rewards(self):
        return self.returns()

    def action_to_string(self, action):
        """The move as the protocol writes it."""
        here = self._node()
        return here["moves"][here["actions"].index(action)] if here["kind"] == "decision" else f"chance {action}"

    def string_to_action(self, move):
        here = self._node()
        return here["actions"][here["moves"].index(move)]

    # ---- What a seat knows

    def _known(self, player):
        return _ask(past=self._past, reader=player, **self._game)

    def information_state_key(self, player):
        """Sixteen digits; equal where the seat knows the same, its own past included."""
        return self._known(player)["key"]

    def information_state_string(self, player):
        return self._known(player)["known"]

    def observation(self, player):
        """The view of the protocol; None while chance decides."""
        return self._known(player).get("view")

    def resample_from_infostate(self, player, seed):
        """Another state that this seat cannot tell from this one: all hidden cards are dealt again, equally likely."""
        return self._child([player, int(seed)])

    # ---- Where we can go

    def apply_action(self, action):
        """Plays an action, or an outcome of chance."""
        here = self._node()
        if here["kind"] == "end" or action not in here["actions"]:
            raise ValueError(f"action {action} is not legal here; these are: {here.get('actions', [])}")
        self._past.append(int(action))
        self._here = None

    def _child(self, step):
        child = State.__new__(State)
        child._game, child._past, child._here = self._game, self._past + [step], None
        return child

    def child(self, action):
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def clone(self):
        copy = State.__new__(State)
        copy._game, copy._past, copy._here = self._game, list(self._past), self._here
        return copy

    def undo_action(self, player=None, action=None):
        """Takes the last action back, or the last outcome of chance."""
        self._past.pop()
        self._here = None

    def history(self):
        return list(self._past)

    def move_number(self):
        return len(self._past)

    def serialize(self):
        return json.dumps({**self._game, "past": self._past})

    @staticmethod
    def deserialize(text):
        saved = json.loads(text)
        return State(saved["seats"], None, saved["options"], saved["first"], saved["past"])

    def __str__(self):
        return " ".join(map(str, self._past))

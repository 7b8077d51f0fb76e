"""A language model at a seat of the arena or of a server. A command gets the prompt on standard input, prints its reply:

    ./contessa arena --bots 'mine=cmd:"python3 -m contessa.model my-model --quiet",honest'

Or override `complete` of `Model` and call `run`.
"""

import re
import subprocess
import sys

from .bot import Bot

MOVE = re.compile(r"^\W*move\W+(.*?)[\s.`*\"']*$", re.IGNORECASE | re.MULTILINE)
TRUE = re.compile(r"^\W*true\W+([01]?\.?[0-9]+)", re.IGNORECASE | re.MULTILINE)


class Model(Bot):
    """Asks a model with the whole game in sentences, and reads its move from the last line that begins with "move:"."""

    observe = "text"
    prompt = ("You are a player of the bluffing game {game}, at seat {seat} of {players}. You want to win. Think, and end with"
              ' a line "move: " and one of the legal moves, word for word. If you may challenge a claim, add a line "true: "'
              " with how likely the claim is true, from 0 to 1.\n\n{told}\n")

    def complete(self, prompt):
        """The model's reply."""
        raise NotImplementedError

    def start(self, seed):
        self.told = []

    def decide(self, view):
        self.told.append(self.text)
        reply = self.complete(self.prompt.format(game=self.game, seat=self.seat, players=self.players,
                                                 told="\n\n".join(self.told)))
        likely = TRUE.findall(reply)
        if likely and float(likely[-1]) <= 1:
            self.believes = likely[-1]
        moves = MOVE.findall(reply)
        return moves[-1] if moves else reply.strip()


class Command(Model):
    """A model behind a command of the shell."""

    def __init__(self, words):
        self.words = words

    def complete(self, prompt):
        return subprocess.run(self.words, input=prompt, stdout=subprocess.PIPE, text=True, check=True).stdout


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python3 -m contessa.model COMMAND...")
    Command(sys.argv[1:]).run()

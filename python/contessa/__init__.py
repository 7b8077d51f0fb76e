"""Coup in every edition, and Coup Royal, as an environment for learning: see docs/learning.md.

vector   many games side by side, as arrays
field    one learner against a frozen field, as in Gymnasium
aec      one game, as in PettingZoo
State    a position of the game tree, as in OpenSpiel
Bot      a program for the arena and for servers
net      the networks that the arena plays as net:FILE
"""

import os

# Before NumPy is loaded: these networks are small, and threads that wait for each other cost the time that is measured.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from .aec import Aec as aec
from .bot import Bot
from .engine import EngineError
from .field import Field as field
from .state import State
from .vector import Vector as vector, action_names, script

__all__ = ["Bot", "EngineError", "State", "action_names", "aec", "field", "script", "vector"]

"""The engine: a process that plays, found in the checkout around this package, by CONTESSA, or on the path."""

import json
import os
import pathlib
import shutil
import subprocess
import time
import weakref


class EngineError(Exception):
    """What the engine has refused, in its words."""


def command():
    """The command that starts Contessa."""
    named = os.environ.get("CONTESSA")
    if named:
        return named
    for folder in pathlib.Path(__file__).resolve().parents:
        if (folder / "contessa").is_file() and (folder / "pom.xml").is_file():
            return str(folder / "contessa")
    found = shutil.which("contessa")
    if not found:
        raise EngineError("cannot find Contessa: name its command in CONTESSA")
    return found


class Engine:
    """One process; it ends with this object. Without `options` it speaks the protocol for any program."""

    def __init__(self, *options):
        self.process = subprocess.Popen(
            [command(), "engine", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self._end = weakref.finalize(self, _end, self.process)

    def ask(self, **request):
        """Sends a request and gives back the answer."""
        self.process.stdin.write(json.dumps(request).encode() + b"\n")
        line = bytearray()
        while not line.endswith(b"\n"):
            some = self.process.stdout.read(65536)
            if not some:
                raise EngineError("the engine has ended; standard error tells why")
            line += some
        answer = json.loads(line)
        if not answer["ok"]:
            raise EngineError(answer["message"])
        return answer

    def write(self, some):
        os.write(self.process.stdin.fileno(), some)

    def read(self, count):
        got = b""
        while len(got) < count:
            some = os.read(self.process.stdout.fileno(), count - len(got))
            if not some:
                raise EngineError("the engine has ended; standard error tells why")
            got += some
        return got

    def clock(self):
        """The processor time of both processes, in seconds."""
        with open(f"/proc/{self.process.pid}/stat") as file:
            ticks = file.read().rsplit(")", 1)[1].split()[11:13]
        return time.process_time() + sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")

    def close(self):
        self._end()


def _end(process):
    process.stdin.close()
    process.stdout.close()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def rules(edition, options):
    """The options of one game: an edition, and what differs from it."""
    return {**({} if edition is None else {"edition": edition}), **(options or {})}

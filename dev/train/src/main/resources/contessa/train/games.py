"""Self-play games in a Java process, shared through a file in memory (contessa.train.GameServer)."""

import atexit
import json
import mmap
import os
import subprocess
import time

import numpy
import torch


class Games:
    def __init__(self, java, file, groups, workers, mode, scripts, seed, device):
        self.process = subprocess.Popen(
            java + ["serve", file, groups, str(workers), mode, str(scripts), str(seed)], stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the game server did not start")
        layout = json.loads(line)
        self.groups = layout["groups"]
        self.workers = layout["workers"]
        handle = os.open(file, os.O_RDWR)
        self.map = mmap.mmap(handle, layout["size"])
        os.close(handle)
        memory = numpy.frombuffer(self.map, dtype=numpy.uint8)
        if device.type == "cuda":
            status = torch.cuda.cudart().cudaHostRegister(memory.ctypes.data, memory.nbytes, 0)
            print("pinned" if int(status) == 0 else f"not pinned: {status}", flush=True)
        words = memory[:len(memory) // 4 * 4].view(numpy.int32)
        step = layout["line"] // 4
        self.go = [words[0:1], words[step:step + 1]]
        done = layout["done_at"] // 4
        self.done = [
            words[done + half * self.workers * step:done + (half + 1) * self.workers * step:step] for half in (0, 1)]
        self.rows, self.outputs = [], []
        for g in self.groups:
            half = g["count"] // 2
            rows = memory[g["rows_at"]:g["rows_at"] + g["count"] * g["row"]].reshape(g["count"], g["row"])
            rows = torch.from_numpy(rows)
            outputs = torch.from_numpy(memory[g["outputs_at"]:g["outputs_at"] + g["count"]])
            self.rows.append((rows[:half], rows[half:]))
            self.outputs.append((outputs[:half], outputs[half:]))
        self.number = [1, 1]
        self.waited = 0.0

    def wait(self, half):
        """Until every table of this half has its next decision."""
        start = time.perf_counter()
        done, number, polls = self.done[half], self.number[half], 0
        while int(done.min()) < number:
            polls += 1
            if polls % 512 == 0:
                if self.process.poll() is not None:
                    raise RuntimeError("the game server has ended")
                time.sleep(0.0005 if polls > 20000 else 0)
        self.waited += time.perf_counter() - start

    def play(self, half):
        """Lets the half play the outputs that were written."""
        self.number[half] += 1
        self.go[half][0] = self.number[half]

    def close(self):
        self.go[0][0] = -1
        self.go[1][0] = -1
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()

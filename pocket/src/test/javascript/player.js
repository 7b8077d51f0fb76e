/** Plays a tape (EngineTape) on an engine, with these files: how many calls it took, and the first that differs. */
export function play(engine, files, tape) {
  let hash;
  const mix = (...all) => {
    for (const text of all.map((one) => `${one}\n`))
      for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  };
  const stored = new Map();
  let heard = [];
  const hear = (...all) => {
    mix(...all);
    heard.push(all);
  };
  const host = {
    send: (socket, text) => hear("send", socket, text),
    close: (socket) => hear("close", socket),
    store(key, value) {
      hear("store", key, value);
      stored.set(key, value);
    },
    erase(key) {
      hear("erase", key);
      stored.delete(key);
    },
    wakeAt: (millis) => hear("wakeAt", millis),
    need(file) {
      throw new Error(`${file} was not handed in`);
    },
  };
  const calls = {
    open(seed, now, rows) {
      if (rows === "0") stored.clear();
      const keys = [...stored.keys()].sort();
      const values = keys.map((key) => stored.get(key));
      engine.open(host, seed, +now, keys, values);
      files.splice(0).forEach(([name, bytes]) => engine.file(name, bytes));
    },
    request: (viewer, method, path, body, now) =>
      hear(engine.request(viewer, method, path, body, +now)),
    connect: (socket, viewer, now) => engine.connect(+socket, viewer, +now),
    frame: (socket, text, now) => engine.frame(+socket, text, +now),
    disconnect: (socket, now) => engine.disconnect(+socket, +now),
    tick: (now) => engine.tick(+now),
    work: (now) => hear(engine.work(+now)),
  };
  let longest = 0;
  const lines = tape.split("\n").slice(0, -1);
  for (const [number, line] of lines.entries()) {
    const words = line
      .split("\t")
      .map((word) => word.replace(/\\(.)/g, (_, c) => (c === "n" ? "\n" : c)));
    const [name, ...rest] = words;
    const expected = rest.pop();
    hash = 0x811c9dc5 | 0;
    heard = [];
    const began = performance.now();
    calls[name](...rest);
    longest = Math.max(longest, performance.now() - began);
    if ((hash >>> 0).toString(16) !== expected)
      return {
        calls: number,
        longest,
        differs: line.slice(0, 1000),
        heard: heard.map(String).slice(0, 20),
      };
  }
  return { calls: lines.length, longest };
}

// A network that can fall silent as a tunnel or a lift makes it: nothing arrives any more, and nothing is closed.
import { createServer, connect } from 'node:net';
import { after } from 'node:test';

/** Forwards everything to this address, until it is frozen. */
export async function frozenProxy(to) {
  const { hostname, port } = new URL(to);
  let frozen = false;
  const waiting = new Set();
  const sockets = new Set();

  /** Passes on what one end says, once the network is back. */
  function forward(from, on) {
    from.on('data', (bytes) => {
      const pass = () => on.writable && on.write(bytes);
      if (frozen) waiting.add(pass);
      else pass();
    });
    from.on('close', () => (frozen ? waiting.add(() => on.end()) : on.end()));
    from.on('error', () => on.destroy());
    sockets.add(from);
  }

  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname);
    forward(browser, server);
    forward(server, browser);
  });
  await new Promise((listening) => proxy.listen(0, listening));
  after(() => {
    sockets.forEach((socket) => socket.destroy());
    proxy.close();
  });
  return {
    address: `http://localhost:${proxy.address().port}`,
    freeze: () => (frozen = true),
    thaw() {
      frozen = false;
      waiting.forEach((pass) => pass());
      waiting.clear();
    },
  };
}

import type { ToPage, ToWorker } from './mail';
import { PocketServer } from './pocketServer';
import type { Loader, Manifest } from './protocol';
import { NotKept, Rows } from './rows';

/** The worker that has the local engine: it alone knows all cards. */
const scope = self as unknown as {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: ToPage): void;
};

const post = (message: ToPage): void => scope.postMessage(message);

/** Calls without the shortest time that timers have. */
const { port1, port2 } = new MessageChannel();
const calls: (() => void)[] = [];
port1.onmessage = () => calls.shift()?.();

async function load(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Everything kept so far; without a place to keep it the games are in memory only. */
async function openRows(): Promise<[Rows | undefined, Map<string, string>]> {
  try {
    const { rows, found } = await Rows.open();
    post({ type: 'keeping', keeping: rows ? 'kept' : 'full' });
    return [rows, found];
  } catch (error) {
    post({ type: 'keeping', keeping: error instanceof NotKept ? error.keeping : 'refused' });
    return [undefined, new Map()];
  }
}

async function open(root: string, script: boolean): Promise<PocketServer> {
  const base = new URL('pocket/', root).href;
  const manifest = (await (await load(`${base}pocket.json`)).json()) as Manifest;
  const loader = (await import(/* @vite-ignore */ base + manifest.loader)) as Loader;
  const [engine, [rows, found]] = await Promise.all([
    loader.load(base, manifest, script),
    openRows(),
  ]);
  const server = new PocketServer(engine, rows, {
    post,
    fetchFile: async (name) =>
      new Int8Array(await (await load(base + manifest.files[name]!)).arrayBuffer()),
    soon: (call) => {
      calls.push(call);
      port2.postMessage(null);
    },
    now: () => Date.now(),
  });
  const seed = crypto.getRandomValues(new Uint8Array(32));
  server.open(Array.from(seed, (byte) => byte.toString(16).padStart(2, '0')).join(''), found);
  return server;
}

let opening: ReturnType<typeof open> | undefined;

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'begin') opening = open(message.root, message.script);
  const server = await opening!;
  if (message.type !== 'begin') server.hear(message);
}

scope.onmessage = ({ data }) => void hear(data).catch(() => post({ type: 'ended' }));

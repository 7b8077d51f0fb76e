import { root } from '../device/site';
import type { Keeping, ToPage, ToWorker } from './mail';

/** What a connection uses of a WebSocket. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

interface Answer {
  status: number;
  body: string;
}

/** `?engine=js` in the address, for a browser whose Wasm is at fault, and for tests. */
const ENGINE = new URLSearchParams(location.search).get('engine');

/** The page's end of the worker: it starts with the first request, and again after it has broken. */
class PocketClient {
  /** How the games are kept; unknown before the worker has started. */
  keeping = $state<Keeping>();
  /** A file that a bot needs and that could not be loaded. */
  missing = $state<string>();
  private worker?: Worker | undefined;
  private last = 0;
  private readonly asked = new Map<number, (answer: Answer) => void>();
  private readonly lines = new Map<number, LocalLine>();

  request(viewer: string, method: string, path: string, body: string): Promise<Answer> {
    return new Promise((answer) => {
      const id = ++this.last;
      this.asked.set(id, answer);
      this.tell({ type: 'request', id, viewer, method, path, body });
    });
  }

  connect(viewer: string): Line {
    const line = new LocalLine(++this.last, (message) => this.tell(message));
    this.lines.set(line.socket, line);
    this.tell({ type: 'connect', socket: line.socket, viewer });
    return line;
  }

  /** Takes the games over from another window, with everything it has kept; or begins with nothing after they were deleted. */
  restart(): void {
    this.keeping = undefined;
    this.worker?.terminate();
    this.end();
  }

  private tell(message: ToWorker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      name: 'contessa',
    });
    const begin: ToWorker = { type: 'begin', root: root.href, script: ENGINE === 'js' };
    worker.postMessage(begin);
    worker.onmessage = ({ data }: MessageEvent<ToPage>) =>
      worker === this.worker && this.hear(data);
    worker.onerror = () => worker === this.worker && this.end();
    return worker;
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case 'answer':
        this.asked.get(message.id)?.(message);
        this.asked.delete(message.id);
        break;
      case 'opened':
        this.lines.get(message.socket)?.opened();
        break;
      case 'message':
        this.lines.get(message.socket)?.onmessage?.({ data: message.text });
        break;
      case 'close':
        this.lines.get(message.socket)?.closed();
        this.lines.delete(message.socket);
        break;
      case 'keeping':
        this.keeping = message.keeping;
        break;
      case 'missing':
        this.missing = message.file;
        break;
      case 'ended':
        this.worker?.terminate();
        this.end();
    }
  }

  /** Requests are refused as without a network; connections dial again. */
  private end(): void {
    this.worker = undefined;
    const [asked, lines] = [[...this.asked.values()], [...this.lines.values()]];
    this.asked.clear();
    this.lines.clear();
    asked.forEach((answer) => answer({ status: 0, body: '' }));
    lines.forEach((line) => line.closed());
  }
}

class LocalLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly socket: number,
    private readonly tell: (message: ToWorker) => void,
  ) {}

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  closed(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  send(text: string): void {
    this.tell({ type: 'frame', socket: this.socket, text });
  }

  close(): void {
    this.tell({ type: 'disconnect', socket: this.socket });
    this.readyState = WebSocket.CLOSING;
  }
}

export const pocket = new PocketClient();

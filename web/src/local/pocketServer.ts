import type { ToPage, ToWorker } from './mail';
import type { Engine, Host } from './protocol';
import { NotKept, type Rows, type Write } from './rows';

/** A request that waits for a file. */
type Asked = Extract<ToWorker, { type: 'request' }>;

/** What a page asks of the engine itself. */
type ToEngine = Exclude<ToWorker, { type: 'begin' }>;

/** The longest time that a timer takes. */
const LONGEST_MS = 2 ** 31 - 1;
const TRY_AGAIN_MS = 10_000;

/** What the server needs of the worker around it. */
export interface Surroundings {
  post(message: ToPage): void;
  fetchFile(name: string): Promise<Int8Array>;
  /** Calls later, without the shortest time that timers have; messages that arrive meanwhile come first. */
  soon(call: () => void): void;
  now(): number;
}

/**
 * The engine in its worker. Nothing leaves the worker before the rows that the engine has stored with it are on the disk
 * (write-ahead). If they cannot be kept, the game goes on in memory, and the page is told.
 */
export class PocketServer implements Host {
  private writes: Write[] = [];
  private posts: ToPage[] = [];
  /** Everything written and told so far. */
  private told: Promise<void> = Promise.resolve();
  private wake?: ReturnType<typeof setTimeout>;
  private busy = false;
  private gone = false;
  private readonly waiting: Asked[] = [];

  constructor(
    private readonly engine: Engine,
    private rows: Rows | undefined,
    private readonly around: Surroundings,
  ) {}

  open(seed: string, found: ReadonlyMap<string, string>): void {
    this.act((now) => this.engine.open(this, seed, now, [...found.keys()], [...found.values()]));
  }

  hear(message: ToEngine): void {
    if (this.gone) return this.refuse(message);
    this.act((now) => {
      switch (message.type) {
        case 'request':
          return this.request(message, now);
        case 'connect':
          this.posts.push({ type: 'opened', socket: message.socket });
          return this.engine.connect(message.socket, message.viewer, now);
        case 'frame':
          return this.engine.frame(message.socket, message.text, now);
        case 'disconnect':
          return this.engine.disconnect(message.socket, now);
      }
    });
  }

  private request(asked: Asked, now: number): void {
    const said = this.engine.request(asked.viewer, asked.method, asked.path, asked.body, now);
    const status = Number(said.slice(0, 3));
    const body = said.slice(4);
    if (status === 503 && body.includes('"file"')) this.waiting.push(asked);
    else this.posts.push({ type: 'answer', id: asked.id, status, body });
  }

  send(socket: number, text: string): void {
    this.posts.push({ type: 'message', socket, text });
  }

  close(socket: number): void {
    this.posts.push({ type: 'close', socket });
  }

  store(key: string, value: string): void {
    this.writes.push([key, value]);
  }

  erase(key: string): void {
    this.writes.push([key, undefined]);
  }

  wakeAt(millis: number): void {
    clearTimeout(this.wake);
    const wait = Math.min(LONGEST_MS, Math.max(0, millis - this.around.now()));
    this.wake = setTimeout(() => this.act((now) => this.engine.tick(now)), wait);
  }

  need(file: string): void {
    void this.around.fetchFile(file).then(
      (bytes) => {
        this.act((now) => {
          this.engine.file(file, bytes);
          this.waiting.splice(0).forEach((asked) => this.request(asked, now));
        });
        this.around.post({ type: 'missing', file: undefined });
      },
      () => {
        // Without a connection: what waits for it is refused, bots try again later.
        this.around.post({ type: 'missing', file });
        for (const { id } of this.waiting.splice(0))
          this.around.post({ type: 'answer', id, status: 0, body: '' });
        setTimeout(() => this.need(file), TRY_AGAIN_MS);
      },
    );
  }

  private act(call: (now: number) => void): void {
    if (this.gone) return;
    call(this.around.now());
    this.flush();
    if (!this.busy) this.work();
  }

  /** Computes in pieces, so that taps come in between. */
  private work(): void {
    this.busy = !this.gone && this.engine.work(this.around.now());
    this.flush();
    if (this.busy) this.around.soon(() => this.work());
  }

  private flush(): void {
    const [writes, posts] = [this.writes, this.posts];
    if (!writes.length && !posts.length) return;
    [this.writes, this.posts] = [[], []];
    this.told = this.told.then(async () => {
      if (writes.length) await this.keep(writes);
      if (!this.gone) posts.forEach((post) => this.around.post(post));
    });
  }

  private async keep(writes: readonly Write[]): Promise<void> {
    try {
      await this.rows?.write(writes);
    } catch (error) {
      this.rows = undefined;
      const keeping = error instanceof NotKept ? error.keeping : 'refused';
      this.gone = keeping === 'elsewhere';
      if (this.gone) clearTimeout(this.wake);
      this.around.post({ type: 'keeping', keeping });
    }
  }

  /** Another window has the games now. */
  private refuse(message: ToEngine): void {
    if (message.type === 'request')
      this.around.post({ type: 'answer', id: message.id, status: 0, body: '' });
  }
}

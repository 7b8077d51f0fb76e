// Players without a browser: they get the messages a page would get and send its commands. With them at the table a test
// can bring a page into any situation, whatever the deal: players may claim any character.
import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { HANG_MS } from './harness.js';

const USUAL = {
  game: 'coup',
  rules: { edition: 'resistance' },
  open: false,
  clock: 'untimed',
  talk: 'chat',
  strict: false,
  memoryAid: true,
  watchers: true,
  programs: true,
  reveal: true,
  ghosts: false,
};

export class Guest {
  /** The latest view of the table. */
  view;
  #waiting = new Set();
  #leaving = new AbortController();

  constructor(base, name, cookie) {
    Object.assign(this, { base, name, cookie });
    after(() => this.#leaving.abort());
  }

  static async come(base, name) {
    const answer = await fetch(`${base}/api/session`, {
      method: 'POST',
      headers: { Origin: base, 'X-Contessa': '1', 'Content-Type': 'application/json' },
      body: '{}',
    });
    return new Guest(base, name, answer.headers.getSetCookie()[0].split(';')[0]);
  }

  async post(path, body) {
    const headers = {
      Origin: this.base,
      Cookie: this.cookie,
      'X-Contessa': '1',
      'Content-Type': 'application/json',
    };
    const answer = await fetch(this.base + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(said)}`);
    return said;
  }

  /** From now on this page belongs to the guest. */
  async lend(page) {
    const [name, value] = this.cookie.split('=');
    await page.context().addCookies([{ name, value, url: this.base }]);
  }

  async do(wish, table = this.table) {
    const reply = await this.post(`/api/tables/${table}/commands`, { ...wish, id: randomUUID() });
    if (!reply.ok) throw new Error(`${this.name}, ${wish.do}: ${reply.refused}`);
  }

  /** Starts listening to a table. */
  async watch(table) {
    this.table = table;
    const answer = await fetch(`${this.base}/api/tables/${table}/stream`, {
      headers: { Cookie: this.cookie },
      signal: this.#leaving.signal,
    });
    void this.#hear(answer.body).catch(() => undefined);
    await this.until((view) => view);
  }

  async #hear(body) {
    let rest = '';
    for await (const bytes of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + bytes).split('\n');
      rest = lines.pop();
      for (const line of lines.filter(Boolean)) {
        const { view } = JSON.parse(line);
        if (view) this.view = view;
      }
      this.#waiting.forEach((look) => look());
    }
  }

  /** Waits until this player's view matches. */
  until(so) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(look);
        reject(
          new Error(
            `${this.name} waits for ${so}; the table asks ${JSON.stringify(this.view?.asking)}, ${this.name} ${JSON.stringify(this.view?.decision)}`,
          ),
        );
      }, HANG_MS);
      const look = () => {
        if (!this.view || !so(this.view)) return;
        clearTimeout(timer);
        this.#waiting.delete(look);
        resolve(this.view);
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Makes this choice as soon as it is legal; a prefix of the choice is enough. */
  async decide(choice) {
    const fits = (text) => text === choice || text.startsWith(`${choice} `);
    const open = ({ decision }) =>
      decision &&
      decision.answer === undefined &&
      decision.ask !== this.last &&
      decision.choices.some(fits);
    const { ask, choices } = (await this.until(open)).decision;
    this.last = ask;
    await this.do({
      do: 'decide',
      ask,
      choice: choices.find((text) => text === choice) ?? choices.find(fits),
    });
    await this.until(({ decision }) => decision?.ask !== ask || decision.answer !== undefined);
  }

  get seat() {
    return this.view.you.seat;
  }
}

/** A table hosted by the first guest, with all seated in this order; the game starts unless `start` is false. */
export async function gather(guests, { start = true, bots = [], ...options } = {}) {
  const [host, ...others] = guests;
  const wish = { ...USUAL, seats: guests.length + bots.length, ...options };
  const { table } = await host.post('/api/tables', {
    name: host.name,
    options: wish,
    bots: [],
    start: false,
  });
  for (const other of others) await other.do({ do: 'sit', name: other.name }, table);
  for (const bot of bots) await host.do({ do: 'add-bot', bot }, table);
  if (start) await host.do({ do: 'start' }, table);
  await Promise.all(guests.map((guest) => guest.watch(table)));
  return table;
}

/** Everybody takes income until it is this guest's turn. */
export async function turnOf(guest, guests) {
  for (;;) {
    const { asking, view } = await guest.until(({ asking }) => asking?.phase === 'action');
    if (asking.seats[0] === guest.seat) return;
    const other = guests.find((each) => each.seat === asking.seats[0]);
    await other.decide('income');
    await guest.until((now) => now.view.turn > view.turn || now.stage === 'over');
  }
}

/** These guests pass in the open window. */
export function pass(...guests) {
  return Promise.all(guests.map((guest) => guest.decide('pass')));
}

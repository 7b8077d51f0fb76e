import type { TableView } from '$wire';

/** What this browser has sent to deals, by commitment, oldest first; kept on this device only. */
const PLACE = 'contessa.seeds';
const MOST = 60;

type Sent = Record<string, string>;

function all(): Sent {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Sent;
  } catch {
    return {};
  }
}

/** The seed that this browser sent for a commitment. */
export const sentFor = (commitment: string): string | undefined => all()[commitment];

function remember(commitment: string, seed: string): void {
  const kept = Object.entries({ ...all(), [commitment]: seed }).slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage the deal is as fair; only this browser cannot compare later.
  }
}

/** 128 random bits in hexadecimal. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Send = (command: { do: 'seed'; commitment: string; seed: string }) => Promise<{ ok: boolean }>;

/** Sends this browser's share of the next deal, once for each commitment that the table shows. */
export class SeedSender {
  private asked?: string;

  constructor(private readonly send: Send) {}

  see(view: TableView): void {
    const commitment = view.you.seedFor;
    if (commitment === undefined || commitment === this.asked) return;
    this.asked = commitment;
    const seed = newSeed();
    void this.send({ do: 'seed', commitment, seed })
      .then((reply) => {
        if (reply.ok) remember(commitment, seed);
      })
      .catch(() => undefined);
  }
}

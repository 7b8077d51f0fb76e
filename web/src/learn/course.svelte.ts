import { api } from '../net/api';
import { session } from '../net/session.svelte';
import type { Topic } from './lessons';

const KEY = 'contessa.learn';

interface Kept {
  table?: string;
  learned?: Topic[];
}

function load(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** A guided game: a private table with bots, and the topics explained so far. It is stored, so that it can be resumed. */
export class Course {
  table = $state<string>();
  learned = $state.raw<ReadonlySet<Topic>>(new Set());

  constructor() {
    const { table, learned } = load();
    this.table = table;
    this.learned = new Set(learned);
  }

  async begin(): Promise<void> {
    const { name } = await session.open();
    const { table } = await api.create({
      name,
      options: {
        game: 'coup',
        rules: { edition: 'resistance' },
        seats: 3,
        open: false,
        clock: 'untimed',
        talk: 'off',
        strict: false,
        memoryAid: true,
        watchers: false,
        programs: false,
        reveal: true,
      },
      // One bot never lies, the other often does.
      bots: ['honest', 'schemer:bold'],
      start: true,
    });
    this.learned = new Set();
    this.table = table;
    this.keep();
  }

  learn(topic: Topic | undefined): void {
    if (!topic || this.learned.has(topic)) return;
    this.learned = new Set([...this.learned, topic]);
    this.keep();
  }

  end(): void {
    this.table = undefined;
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(KEY, JSON.stringify({ table: this.table, learned: [...this.learned] }));
  }
}

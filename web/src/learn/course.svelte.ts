import { api } from '../net/api';
import { session } from '../net/session.svelte';
import { settings } from '../device/settings.svelte';
import { type Topic, TOPICS } from './lessons';

const TUTORIAL = 'contessa.learn';

interface Kept {
  table?: string;
  learned?: Topic[];
}

function load(key: string): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | undefined;
  } catch {
    return undefined;
  }
}

/** Whether every topic of this course was met. */
const hasFinished = (key: string): boolean => load(key)?.learned?.length === TOPICS.length;

/**
 * A guided game: a private table with bots and without a clock, and the topics explained so far. It is stored, so that
 * it can be resumed.
 */
export class Course {
  table = $state<string>();
  learned = $state.raw<ReadonlySet<Topic>>(new Set());
  /** Whether such a game was never begun on this device, and is still of use. */
  readonly isNew: boolean;

  private constructor(
    private readonly key: string,
    private readonly bots: readonly string[],
    /** Whether the cards are those of the tutorial. */
    private readonly lesson: boolean,
  ) {
    const kept = load(key);
    this.isNew = !kept && (lesson || !hasFinished(TUTORIAL));
    this.table = kept?.table;
    this.learned = new Set(kept?.learned);
  }

  /** The tutorial: always the same deal; of its two bots one never lies, the other often does. */
  static tutorial(): Course {
    return new Course(TUTORIAL, ['honest', 'schemer:bold'], true);
  }

  /** The first game that somebody starts on this device, against ordinary bots. */
  static firstGame(): Course {
    return new Course('contessa.first', ['honest', 'schemer', 'schemer:bold'], false);
  }

  /** Creates the table and returns its id. */
  async begin(): Promise<string> {
    const me = await session.open();
    const { table } = await api.create({
      name: settings.name ?? me.name,
      options: {
        game: 'coup',
        rules: { edition: 'resistance' },
        seats: this.bots.length + 1,
        open: false,
        clock: 'untimed',
        talk: 'off',
        strict: false,
        memoryAid: true,
        watchers: false,
        programs: false,
        reveal: true,
        ghosts: true,
        // The learner begins, so that the first lesson is about their own turn.
        begins: 0,
      },
      bots: [...this.bots],
      start: true,
      ...(this.lesson ? { lesson: true } : {}),
    });
    this.learned = new Set();
    this.table = table;
    this.keep();
    return table;
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
    localStorage.setItem(
      this.key,
      JSON.stringify({ table: this.table, learned: [...this.learned] }),
    );
  }
}

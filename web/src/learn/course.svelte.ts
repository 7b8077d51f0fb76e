import { rememberLesson } from '../ladder/lessons';
import { anywhere } from '../net/api';
import { meAt } from '../net/session.svelte';
import { settings } from '../device/settings.svelte';
import type { TableOptions } from '$wire';
import { type Topic, TOPICS } from './lessons';
import type { RoyalTopic } from './royalLessons';

const TUTORIAL = 'contessa.learn';

interface Kept<T> {
  table?: string;
  learned?: T[];
}

function load<T>(key: string): Kept<T> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<T> | undefined;
  } catch {
    return undefined;
  }
}

/** Whether every topic of this course was met. */
const hasFinished = (key: string): boolean => load(key)?.learned?.length === TOPICS.length;

// The learner begins, so that the first lesson is about their own turn.
const COUP = { game: 'coup', rules: { edition: 'resistance' }, begins: 0 } as const;
const EASY = ['beppe', 'taddea', 'ortensia'];
const ROYAL = { game: 'royal', rules: { edition: 'royal' } } as const;

/**
 * A guided game: a private table with bots and without a clock, and the topics explained so far. It is stored, so that
 * it can be resumed.
 */
export class Course<T extends string = Topic> {
  table = $state<string>();
  learned = $state.raw<ReadonlySet<T>>(new Set());
  /** Whether such a game was never begun on this device, and is still of use. */
  readonly isNew: boolean;
  /** Whether it is of use at a table of people: until it has been through one game. */
  readonly wanted: boolean;

  private constructor(
    private readonly key: string,
    private readonly bots: readonly string[],
    /** Whether the cards are those of the tutorial. */
    private readonly lesson: boolean,
    private readonly game: Pick<TableOptions, 'game' | 'rules' | 'begins'> = COUP,
  ) {
    const kept = load<T>(key);
    // The tutorial teaches Coup, not Coup Royal.
    this.isNew = !kept && (lesson || game !== COUP || !hasFinished(TUTORIAL));
    this.wanted = this.isNew || !kept?.learned?.length;
    this.table = kept?.table;
    this.learned = new Set(kept?.learned);
  }

  /** The tutorial: always the same deal; of its two bots one never lies, the other often does. */
  static tutorial(): Course {
    return new Course(TUTORIAL, ['honest', 'fiammetta'], true);
  }

  /** The first game that somebody starts on this device, against ordinary bots. */
  static firstGame(): Course {
    return new Course('contessa.first', EASY, false);
  }

  /** The first game of Coup Royal on this device. */
  static firstRoyal(): Course<RoyalTopic> {
    return new Course<RoyalTopic>('contessa.first.royal', EASY, false, ROYAL);
  }

  /** Creates the table and returns its id. */
  async begin(): Promise<string> {
    const { table } = await anywhere(async (where) =>
      where.create({
        name: settings.name ?? (await meAt(where)).name,
        options: {
          ...this.game,
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
        },
        bots: [...this.bots],
        start: true,
        ...(this.lesson ? { lesson: true } : {}),
      }),
    );
    this.follow(table);
    return table;
  }

  /** Guides through the game at this table. */
  follow(table: string): void {
    this.learned = new Set();
    this.table = table;
    rememberLesson(table);
    this.keep();
  }

  learn(topic: T | undefined): void {
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

/** The player's private notes about others, kept on this device only. */
export const MARKS = ['', '?', '!', '✓'] as const;
export type Mark = (typeof MARKS)[number];

export class Marks {
  private all = $state<Record<string, Mark>>({});
  private readonly key: string;

  constructor(table: string, game: number) {
    this.key = `contessa.marks.${table}.${game}`;
    try {
      this.all = JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, Mark>;
    } catch {
      this.all = {};
    }
  }

  of(seat: number, about: string): Mark {
    return this.all[`${seat} ${about}`] ?? '';
  }

  /** Cycles to the next mark. */
  turn(seat: number, about: string): void {
    const next = MARKS[(MARKS.indexOf(this.of(seat, about)) + 1) % MARKS.length]!;
    this.all[`${seat} ${about}`] = next;
    localStorage.setItem(this.key, JSON.stringify(this.all));
  }
}

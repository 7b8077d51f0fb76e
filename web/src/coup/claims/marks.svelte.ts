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
    this.set(seat, about, MARKS[(MARKS.indexOf(this.of(seat, about)) + 1) % MARKS.length]!);
  }

  set(seat: number, about: string, mark: Mark): void {
    this.all[`${seat} ${about}`] = mark;
    localStorage.setItem(this.key, JSON.stringify(this.all));
  }
}

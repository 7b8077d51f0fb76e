/** What this device remembers of the puzzles; nothing of it is on the server. */
export interface PuzzleRecord {
  /** Days in a row on which all puzzles of the day were answered. */
  streak: number;
  best: number;
  /** The last such day, `2026-11-16`. */
  last?: string;
  /** The answers by day, in the order of its puzzles; `null` for those without one. */
  days: Record<string, (Answer | null)[]>;
}

export interface Answer {
  move: string;
  right: boolean;
}

/** How many puzzles a day has. */
export const A_DAY = 5;

const KEY = 'contessa.puzzles';
const DAY_MS = 86_400_000;
const DAYS_KEPT = 100;

const nothing = (): PuzzleRecord => ({ streak: 0, best: 0, days: {} });

export function loadRecord(): PuzzleRecord {
  try {
    const { streak, best, last, days } = {
      ...nothing(),
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PuzzleRecord>),
    };
    return { streak, best, days, ...(last === undefined ? {} : { last }) };
  } catch {
    return nothing();
  }
}

export function saveRecord(record: PuzzleRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without storage the puzzles can be solved, but nothing is remembered.
  }
}

/** The day in UTC, as the server counts them. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - DAY_MS);

/** The streak as it stands on a day: it ends with the first day that was missed. */
export const streakOn = (record: PuzzleRecord, day: string): number =>
  record.last === day || record.last === dayBefore(day) ? record.streak : 0;

export const answersOf = (record: PuzzleRecord, day: string): (Answer | null)[] =>
  Array.from({ length: A_DAY }, (_, i) => record.days[day]?.[i] ?? null);

export const isDone = (answers: readonly (Answer | null)[]): boolean =>
  answers.every((each) => each !== null);

/** The record after an answer. The first answer counts; only today's puzzles make the streak longer. */
export function answered(
  record: PuzzleRecord,
  { day, today, index }: { day: string; today: string; index: number },
  answer: Answer,
): PuzzleRecord {
  const before = answersOf(record, day);
  if (before[index]) return record;
  const answers = before.with(index, answer);
  const kept = Object.entries({ ...record.days, [day]: answers })
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, DAYS_KEPT);
  const days = Object.fromEntries(kept);
  if (day !== today || !isDone(answers)) return { ...record, days };
  const streak = (record.last === today ? 0 : 1) + streakOn(record, today);
  return { streak, best: Math.max(record.best, streak), last: today, days };
}

/** The first puzzle of a day without an answer; `undefined` if there is none. */
export function firstOpen(answers: readonly (Answer | null)[]): number | undefined {
  const at = answers.indexOf(null);
  return at < 0 ? undefined : at;
}

export const rightOnes = (answers: readonly (Answer | null)[]): number =>
  answers.filter((each) => each?.right).length;

/** Whole minutes until the day changes in UTC. */
export const minutesLeft = (now: number): number => Math.ceil((DAY_MS - (now % DAY_MS)) / 60_000);

/** A day's answers without its questions: nothing in it tells what was right. */
export const grid = (answers: readonly (Answer | null)[]): string =>
  answers.map((each) => (each?.right ? '🟩' : each ? '❌' : '⬜')).join('');

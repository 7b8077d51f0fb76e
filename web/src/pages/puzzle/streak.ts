/** What this device remembers of the puzzles; nothing of it is on the server. */
export interface PuzzleRecord {
  /** Days in a row on which the puzzle of the day was solved. */
  streak: number;
  best: number;
  /** The day of the last answer to a puzzle of the day, `2026-11-16`. */
  last?: string;
  /** The answers by number of the puzzle. */
  answers: Record<string, Answer>;
}

export interface Answer {
  move: string;
  right: boolean;
}

const KEY = 'contessa.puzzles';
const DAY_MS = 86_400_000;

export function loadRecord(): PuzzleRecord {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PuzzleRecord>;
    return { streak: 0, best: 0, answers: {}, ...kept };
  } catch {
    return { streak: 0, best: 0, answers: {} };
  }
}

export function saveRecord(record: PuzzleRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without storage the puzzles can be solved, but nothing is remembered.
  }
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);
}

/** The streak as it stands on a day: it ends with the first day that was missed. */
export function streakOn(record: PuzzleRecord, date: string): number {
  return record.last === date || record.last === dayBefore(date) ? record.streak : 0;
}

/**
 * The record after an answer; `date` is the day, if it was the puzzle of the day. The first answer counts, but the
 * puzzle of the day is asked on its day even if it was answered before: puzzles come around again.
 */
export function answered(
  record: PuzzleRecord,
  number: number,
  answer: Answer,
  date?: string,
): PuzzleRecord {
  if (date === undefined ? record.answers[number] : record.last === date) return record;
  const answers = { ...record.answers, [number]: answer };
  if (date === undefined) return { ...record, answers };
  const streak = answer.right ? streakOn(record, date) + 1 : 0;
  return { streak, best: Math.max(record.best, streak), last: date, answers };
}

/** The answer to a puzzle, if there is one; the puzzle of the day needs one of this day. */
export function answerTo(
  record: PuzzleRecord,
  number: number,
  { today, date }: { today: number; date: string },
): Answer | undefined {
  return number === today && record.last !== date ? undefined : record.answers[number];
}

/** The puzzles of so many days to come stay unseen. */
const daysAhead = (count: number): number => Math.min(7, Math.floor(count / 10));

/** The next puzzle to practise: the latest past one without an answer. */
export function nextToPractise(
  record: PuzzleRecord,
  { count, today }: { count: number; today: number },
): number | undefined {
  for (let back = 1; back < count - daysAhead(count); back++) {
    const number = (today - back + count) % count;
    if (!record.answers[number]) return number;
  }
  return undefined;
}

/** How many puzzles were answered, and how many rightly. */
export function score(record: PuzzleRecord): { right: number; all: number } {
  const all = Object.values(record.answers);
  return { right: all.filter((each) => each.right).length, all: all.length };
}

/** Whole minutes until the day changes in UTC. */
export const minutesLeft = (now: number): number => Math.ceil((DAY_MS - (now % DAY_MS)) / 60_000);

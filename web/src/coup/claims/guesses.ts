const KEY = 'contessa.guesses';

interface Guesses {
  right: number;
  all: number;
}

/** Counts another guess about who wins, and returns all guesses on this device so far. */
export function countGuess(right: boolean): Guesses {
  let before: Guesses = { right: 0, all: 0 };
  try {
    before = { ...before, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Guesses) };
  } catch {
    // Somebody else wrote there.
  }
  const now = { right: before.right + Number(right), all: before.all + 1 };
  localStorage.setItem(KEY, JSON.stringify(now));
  return now;
}

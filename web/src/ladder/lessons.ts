const KEY = 'contessa.lessons';
const REMEMBERED = 10;

function lessons(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Whether the first game at this table had a guide, so that it says nothing about the player. */
export const isLesson = (table: string): boolean => lessons().includes(table);

/** The tips may be sent away before the end, so the table is remembered by itself. */
export function rememberLesson(table: string): void {
  const all = [table, ...lessons().filter((each) => each !== table)];
  localStorage.setItem(KEY, JSON.stringify(all.slice(0, REMEMBERED)));
}

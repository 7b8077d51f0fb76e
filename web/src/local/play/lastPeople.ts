import { settings } from '../../device/settings.svelte';

const KEY = 'contessa.people';

/** Who has last played on this device; at first its owner and one more. */
export function lastPeople(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    if (kept.length > 1) return kept.slice(0, 10);
  } catch {
    // Nobody is remembered.
  }
  return [settings.name ?? '', ''];
}

export const rememberPeople = (people: readonly string[]): void =>
  localStorage.setItem(KEY, JSON.stringify(people));

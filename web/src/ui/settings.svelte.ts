import type { KeyAction } from './keys';
import type { Sound } from './sound';

export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person has chosen on this device; what is not there follows the system. */
export interface Chosen {
  /** The name taken last, offered again. */
  name?: string;
  language?: string;
  theme?: Theme;
  /** In per cent. */
  textSize?: number;
  motion?: 'off' | 'fast' | 'normal';
  sound?: boolean;
  /** From 0 to 1. */
  volume?: number;
  /** Of each sound on its own, from 0 to 1. */
  volumes?: Partial<Record<Sound, number>>;
  haptics?: boolean;
  /** What happens at the table is spoken. */
  speech?: boolean;
  /** Challenge must be held for a moment. */
  holdToChallenge?: boolean;
  /** Keys that are not the usual ones. */
  keys?: Partial<Record<KeyAction, string>>;
  /** Says so outside of the page when it is one's turn. */
  notify?: boolean;
  /** Games are rated, as the server said last. */
  rated?: boolean;
}

const KEY = 'contessa.settings';
const calm = matchMedia('(prefers-reduced-motion: reduce)');

function load(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Chosen;
  } catch {
    return {};
  }
}

export const settings: Chosen = $state(load());

/** Takes what was chosen; `undefined` leaves it to the system again. */
export function choose(changes: Chosen): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  dress();
}

/** How much of its usual time a movement takes: 0 for none. */
export function pace(): number {
  if (settings.motion === 'off') return 0;
  if (!settings.motion && calm.matches) return 0;
  return settings.motion === 'fast' ? 0.5 : 1;
}

/** The page as it was chosen; theme.js does the same before anything is painted. */
function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme ?? systemTheme();
  root.dataset.motion = ['off', 'fast', 'normal'][pace() * 2]!;
  root.style.fontSize = settings.textSize ? `${settings.textSize}%` : '';
}

function systemTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night';
}

for (const query of ['(prefers-contrast: more)', '(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)'])
  matchMedia(query).addEventListener('change', dress);
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  const now = load();
  for (const key of Object.keys(settings) as (keyof Chosen)[]) if (!(key in now)) delete settings[key];
  Object.assign(settings, now);
  dress();
});

import type { KeyAction } from './keys';
import type { Sound } from './sound';

export const THEMES = ['night', 'day', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Settings chosen on this device; a missing one follows the system. */
export interface Settings {
  /** The last name used, offered again. */
  name?: string;
  /** The seal that the player has chosen, counted from 1. */
  seal?: number;
  /** Whether the player was asked for a name and a seal. */
  nameAsked?: boolean;
  language?: string;
  theme?: Theme;
  /** In per cent. */
  textSize?: number;
  motion?: 'off' | 'fast' | 'normal';
  sound?: boolean;
  /** From 0 to 1. */
  volume?: number;
  /** Per sound, from 0 to 1. */
  volumes?: Partial<Record<Sound, number>>;
  haptics?: boolean;
  /** Table events are spoken aloud. */
  speech?: boolean;
  /** The challenge button must be held for a moment. */
  holdToChallenge?: boolean;
  /** Keys that differ from the defaults. */
  keys?: Partial<Record<KeyAction, string>>;
  /** System notifications when it is the player's turn. */
  notify?: boolean;
  /** Whether the time bank has been explained. */
  bankTold?: boolean;
  /** Whether factions have been explained. */
  campTold?: boolean;
  /** Whether games are rated, as last reported by the server. */
  rated?: boolean;
}

const KEY = 'contessa.settings';
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

function load(): Settings {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Settings;
  } catch {
    return {};
  }
}

export const settings: Settings = $state(load());

/** Sound is on unless the player turned it off; browsers stay silent until the first touch. */
export const soundOn = (): boolean => settings.sound ?? true;

/** Changes settings; `undefined` follows the system again. */
export function changeSettings(changes: Settings): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  applySettings();
}

/** The factor for animation times: 0 for no animation, 0.5 for fast. */
export function motionScale(): number {
  if (settings.motion === 'off') return 0;
  if (!settings.motion && reducedMotion.matches) return 0;
  return settings.motion === 'fast' ? 0.5 : 1;
}

/** Applies theme, motion and text size to the page; theme.js does the same before the first paint. */
function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme ?? systemTheme();
  root.dataset.motion = ['off', 'fast', 'normal'][motionScale() * 2]!;
  root.style.fontSize = settings.textSize ? `calc(${settings.textSize / 100} * var(--rem))` : '';
}

let onStage = false;

/** A big screen is a stage at night, whatever hour its browser believes it is. */
export function setStage(on: boolean): void {
  onStage = on;
  document.documentElement.toggleAttribute('data-tv', on);
  applySettings();
}

function systemTheme(): Theme {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: light)').matches && !onStage ? 'day' : 'night';
}

for (const query of [
  '(prefers-contrast: more)',
  '(prefers-color-scheme: light)',
  '(prefers-reduced-motion: reduce)',
])
  matchMedia(query).addEventListener('change', applySettings);
addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  const now = load();
  for (const key of Object.keys(settings) as (keyof Settings)[])
    if (!(key in now)) Reflect.deleteProperty(settings, key);
  Object.assign(settings, now);
  applySettings();
});

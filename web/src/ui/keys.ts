import { settings } from './settings.svelte';

/** What can be done by a key; the words are `keys.…`. */
export const KEYS = {
  challenge: 'c',
  block: 'b',
  pass: ' ',
  talk: 't',
  log: 'l',
  claims: 'k',
  rules: 'r',
  share: 's',
  orders: 'o',
  help: '?',
} as const;

export type KeyAction = keyof typeof KEYS;

export const KEY_ACTIONS = Object.keys(KEYS) as KeyAction[];

/** Keys that have a meaning of their own and cannot be given to anything else. */
const TAKEN = /^([0-9]|Arrow.*|Tab|Enter|Escape|Shift|Control|Alt|Meta)$/;

export function keyOf(action: KeyAction): string {
  return settings.keys?.[action] ?? KEYS[action];
}

/** What this key does now: nothing while somebody writes, or with Ctrl, Alt or Meta. */
export function actionOf(event: KeyboardEvent): KeyAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const at = event.target;
  if (at instanceof HTMLElement && (at.isContentEditable || at.matches('input:not([type=checkbox]), textarea, select')))
    return undefined;
  // Space presses what has the focus.
  if (event.key === ' ' && at instanceof HTMLElement && at.matches('button, a, input, summary')) return undefined;
  return KEY_ACTIONS.find((action) => keyOf(action) === plain(event.key));
}

/** The key as it is kept: letters are small. */
export function plain(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Whether a key may be given to an action. */
export function isFree(key: string, action: KeyAction): boolean {
  return !TAKEN.test(key) && KEY_ACTIONS.every((other) => other === action || keyOf(other) !== plain(key));
}

/** What is written on a key. */
export function keyName(key: string, space: string): string {
  return key === ' ' ? space : key.length === 1 ? key.toUpperCase() : key;
}

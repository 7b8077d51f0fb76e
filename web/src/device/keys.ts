import { settings } from './settings.svelte';

/** Actions that have a key, with the default key; described by the words `keys.…`. */
export const DEFAULT_KEYS = {
  challenge: 'c',
  block: 'b',
  pass: ' ',
  talk: 't',
  deals: 'd',
  log: 'l',
  claims: 'k',
  rules: 'r',
  share: 's',
  orders: 'o',
  help: '?',
} as const;

export type KeyAction = keyof typeof DEFAULT_KEYS;

export const KEY_ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];

/** Keys with a fixed meaning, which cannot be reassigned. */
const RESERVED = /^([0-9]|Arrow.*|Tab|Enter|Escape|Shift|Control|Alt|Meta)$/;

export function keyOf(action: KeyAction): string {
  return settings.keys?.[action] ?? DEFAULT_KEYS[action];
}

/** The action of a key press: none while the player is typing, or with Ctrl, Alt or Meta. */
export function actionOf(event: KeyboardEvent): KeyAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return undefined;
  const at = event.target;
  if (
    at instanceof HTMLElement &&
    (at.isContentEditable || at.matches('input:not([type=checkbox]), textarea, select'))
  )
    return undefined;
  // Space presses the focused control.
  if (event.key === ' ' && at instanceof HTMLElement && at.matches('button, a, input, summary'))
    return undefined;
  return KEY_ACTIONS.find((action) => keyOf(action) === normalKey(event.key));
}

/** The key as it is stored: letters in lower case. */
export function normalKey(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Whether a key may be assigned to an action. */
export function isFree(key: string, action: KeyAction): boolean {
  return (
    !RESERVED.test(key) &&
    KEY_ACTIONS.every((other) => other === action || keyOf(other) !== normalKey(key))
  );
}

/** The label of a key. */
export function keyName(key: string, space: string): string {
  return key === ' ' ? space : key.length === 1 ? key.toUpperCase() : key;
}

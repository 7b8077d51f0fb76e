/** What a person has chosen on this device. */
export interface Chosen {
  language?: string;
  theme?: 'night' | 'day' | 'contrast';
  /** In per cent. */
  textSize?: number;
  motion?: 'off' | 'fast' | 'normal';
  sound?: boolean;
  /** From 0 to 1. */
  volume?: number;
  haptics?: boolean;
  /** Challenge must be held for a moment. */
  holdToChallenge?: boolean;
}

const KEY = 'contessa.settings';

function load(): Chosen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Chosen;
  } catch {
    return {};
  }
}

export const settings: Chosen = $state(load());

export function choose(changes: Chosen): void {
  Object.assign(settings, changes);
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  if (settings.theme) root.dataset.theme = settings.theme;
  if (settings.textSize) root.style.fontSize = `${settings.textSize}%`;
}

/** How much of its usual time a movement takes: 0 for none. */
export function pace(): number {
  if (settings.motion === 'off') return 0;
  if (!settings.motion && matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return settings.motion === 'fast' ? 0.5 : 1;
}

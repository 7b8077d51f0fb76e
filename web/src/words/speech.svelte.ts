import { settings } from '../device/settings.svelte';
import type { Key } from '../../generated/keys';
import { shareLanguage } from './language';
import { pseudo } from './pseudo';
import { type Dictionary, type Values, Voice } from './voice';

export const LANGUAGES = ['en', 'it', 'pt', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', pt: 'Português', de: 'Deutsch' };

const LOAD: Record<Language, () => Promise<{ default: Dictionary }>> = {
  en: () => import('virtual:words/en'),
  it: () => import('virtual:words/it'),
  pt: () => import('virtual:words/pt'),
  de: () => import('virtual:words/de'),
};

class Speech {
  voice = $state.raw(new Voice({}, 'en'));
  private chosen = settings.language;

  constructor() {
    // A choice made in another window applies here, too.
    addEventListener('storage', () => {
      if (settings.language === this.chosen) return;
      this.chosen = settings.language;
      void this.start();
    });
  }

  /** Loads a language, then switches to it. `xx` is lengthened English, to test layouts. */
  async use(wanted: string): Promise<void> {
    const language = LANGUAGES.find((each) => each === wanted) ?? 'en';
    const words = (await LOAD[language]()).default;
    this.voice = new Voice(wanted === 'xx' ? pseudo(words) : words, language);
    document.documentElement.lang = language;
    if (settings.notify) void shareLanguage(language).catch(() => undefined);
  }

  /** The language in the address, else the chosen one, else the browser's. */
  start(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('lang');
    const browsers = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LOAD);
    return this.use(asked ?? settings.language ?? browsers ?? 'en');
  }
}

export const speech = new Speech();

/** A sentence in the reader's language; in a component it changes when the language does. */
export function say(key: Key, values?: Values): string {
  return speech.voice.say(key, values);
}

import { settings } from '../ui/settings.svelte';
import type { Key } from '../../generated/keys';
import { leaveLanguage } from './language';
import { pseudo } from './pseudo';
import { type Dictionary, type Values, Voice } from './voice';

export const LANGUAGES = ['en', 'it', 'pt', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What languages call themselves. */
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
    // What is chosen in another window counts here, too.
    addEventListener('storage', () => {
      if (settings.language === this.chosen) return;
      this.chosen = settings.language;
      void this.start();
    });
  }

  /** Loads the words of a language, and then speaks it. `xx` is longer English, to try layouts with. */
  async use(wanted: string): Promise<void> {
    const language = LANGUAGES.find((each) => each === wanted) ?? 'en';
    const words = (await LOAD[language]()).default;
    this.voice = new Voice(wanted === 'xx' ? pseudo(words) : words, language);
    document.documentElement.lang = language;
    if (settings.notify) void leaveLanguage(language).catch(() => undefined);
  }

  /** The language asked for in the address, chosen before, or of the browser. */
  start(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('lang');
    const ofBrowser = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each in LOAD);
    return this.use(asked ?? settings.language ?? ofBrowser ?? 'en');
  }
}

export const speech = new Speech();

/** A sentence in the reader's language; in a component it changes when the language does. */
export function say(key: Key, values?: Values): string {
  return speech.voice.say(key, values);
}

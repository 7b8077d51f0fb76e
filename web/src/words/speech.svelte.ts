import { settings } from '../device/settings.svelte';
import type { Key } from '../../generated/keys';
import { type Language, LOAD, OWN_NAMES } from '../../generated/languages';
import { direction, fitting, shareLanguage } from './language';
import { numbered, pseudo } from './pseudo';
import { type Values, Voice } from './voice';

export { OWN_NAMES };
export const LANGUAGES = Object.keys(LOAD) as Language[];

/** After a language: its sentences end with the numbers of their keys, as in `it-x-keys`. */
const WITH_KEYS = '-x-keys';

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

  /** Loads a language, then switches to it. `xx` and `xr` are English for tests: longer, mirrored. */
  async use(wanted: string): Promise<void> {
    const language = fitting([wanted], LANGUAGES) ?? 'en';
    const { default: words, lacking } = await LOAD[language]();
    const said = wanted.endsWith(WITH_KEYS) ? numbered(words) : wanted === 'xx' ? pseudo(words) : words;
    this.voice = new Voice(said, language, '', [], undefined, lacking);
    document.documentElement.lang = language;
    document.documentElement.dir = direction(language === 'en' ? wanted : language);
    if (settings.notify) void shareLanguage(language).catch(() => undefined);
  }

  /** The language in the address, else the chosen one, else the browser's. */
  start(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('lang');
    return this.use(asked ?? settings.language ?? fitting(navigator.languages, LANGUAGES) ?? 'en');
  }
}

export const speech = new Speech();

/** A sentence in the reader's language; in a component it changes when the language does. */
export function say(key: Key, values?: Values): string {
  return speech.voice.say(key, values);
}

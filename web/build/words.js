// The words of every language: those of the games, which the terminal shares, and the client's own in words/.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [SHARED, OWN] = [
  '../../notation/src/main/resources/contessa/notation/words/',
  '../words/',
].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const FOLDERS = [SHARED, OWN];

/** Each language's name for itself, from the one list of languages, which the server and the terminal read, too. */
export const OWN_NAMES = Object.fromEntries(
  JSON.parse(readFileSync(`${SHARED}languages.json`, 'utf8')).map(({ code, name }) => [code, name]),
);
/** Codes of BCP 47, English first. */
export const LANGUAGES = Object.keys(OWN_NAMES);

function parse(text, file) {
  const words = new Map();
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    const at = line.indexOf('=');
    if (at < 1) throw new Error(`${file}: not a key and a sentence: ${line}`);
    const [key, said] = [line.slice(0, at), line.slice(at + 1)];
    if (words.has(key)) throw new Error(`${file}: ${key} is defined twice`);
    if (!said.trim()) throw new Error(`${file}: ${key} is empty`);
    words.set(key, said);
  }
  return words;
}

/** The placeholders of a sentence, which must be the same in every language. */
function placeholders(said) {
  return [...new Set([...said.matchAll(/\{([a-zA-Z]+)/g)].map((match) => match[1]))]
    .sort()
    .join(' ');
}

/** @returns {Map<string, string>} every sentence of a language */
export function read(language) {
  const all = new Map();
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith(`_${language}.properties`)) continue;
      for (const [key, said] of parse(readFileSync(folder + name, 'utf8'), name)) {
        if (all.has(key)) throw new Error(`${name}: ${key} is defined in another file, too`);
        all.set(key, said);
      }
    }
  }
  return all;
}

/** The faults of a translation; any fault fails the build. */
export function faults(english, other, language) {
  const found = [];
  for (const [key, said] of english) {
    if (!other.has(key)) found.push(`${language}: ${key} is missing`);
    else if (placeholders(said) !== placeholders(other.get(key)))
      found.push(`${language}: ${key} has other placeholders than English`);
  }
  for (const key of other.keys())
    if (!english.has(key)) found.push(`${language}: ${key} does not exist in English`);
  return found;
}

export function readAll() {
  const all = Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]));
  const found = LANGUAGES.flatMap((language) => faults(all.en, all[language], language));
  if (found.length) throw new Error(`Words are missing:\n${found.join('\n')}`);
  return all;
}

const PREFIX = 'virtual:words/';

export function words() {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      FOLDERS.forEach((folder) =>
        readdirSync(folder).forEach((name) => this.addWatchFile(folder + name)),
      );
      return `export default ${JSON.stringify(Object.fromEntries(readAll()[id.slice(PREFIX.length + 1)]))}`;
    },
  };
}

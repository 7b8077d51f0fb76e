// The words of every language: the games' own, which the terminal says too, and the client's in words/.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const LANGUAGES = ['en', 'it', 'pt', 'de'];

const FOLDERS = ['../../notation/src/main/resources/contessa/notation/words/', '../words/'].map(
  (folder) => fileURLToPath(new URL(folder, import.meta.url)),
);

function parse(text, file) {
  const words = new Map();
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    const at = line.indexOf('=');
    if (at < 1) throw new Error(`${file}: not a key and its words: ${line}`);
    const [key, said] = [line.slice(0, at), line.slice(at + 1)];
    if (words.has(key)) throw new Error(`${file}: ${key} is said twice`);
    if (!said.trim()) throw new Error(`${file}: ${key} says nothing`);
    words.set(key, said);
  }
  return words;
}

/** The places of a sentence, which every language must fill alike. */
function places(said) {
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
        if (all.has(key)) throw new Error(`${name}: ${key} is said in another file, too`);
        all.set(key, said);
      }
    }
  }
  return all;
}

/** What is wrong with a language beside English: nothing, or the build fails. */
export function faults(english, other, language) {
  const found = [];
  for (const [key, said] of english) {
    if (!other.has(key)) found.push(`${language}: ${key} is missing`);
    else if (places(said) !== places(other.get(key)))
      found.push(`${language}: ${key} has other places than English`);
  }
  for (const key of other.keys())
    if (!english.has(key)) found.push(`${language}: ${key} is not there in English`);
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

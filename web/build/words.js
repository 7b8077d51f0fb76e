// The words of every language: those of the games, which the terminal shares, and the client's own in words/.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every folder with sentences; the client has those of the first two. */
export const FOLDERS = [
  'notation/src/main/resources/contessa/notation/words/',
  'web/words/',
  'cli/src/main/resources/contessa/cli/play/words/',
  'server/src/main/resources/contessa/server/net/pages/',
].map((folder) => join(import.meta.dirname, '../..', folder));
const OURS = FOLDERS.slice(0, 2);

/**
 * The one list of languages, which the server and the terminal read, too: codes of BCP 47, English first.
 *
 * @type {{ code: string, name: string, partial?: boolean }[]}
 */
export const LIST = JSON.parse(readFileSync(`${FOLDERS[0]}languages.json`, 'utf8'));
export const LANGUAGES = LIST.map(({ code }) => code);
/** Each language's name for itself. */
export const OWN_NAMES = Object.fromEntries(LIST.map(({ code, name }) => [code, name]));

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

/** The groups of keys in a folder: the comment above each in English, which ends with their length in characters. */
export function groups(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('_en.properties'));
  return files.flatMap((file) =>
    readFileSync(folder + file, 'utf8')
      .trim()
      .split(/\n\n+/)
      .map((block) => {
        const lines = block.split('\n');
        const keys = lines.filter((line) => !line.startsWith('#'));
        const comment = lines.filter((line) => line.startsWith('#')).map((line) => line.slice(2));
        const most = /At most (\d+) characters\.$/.exec(comment.join(' '))?.[1];
        return {
          file,
          keys: keys.map((line) => line.slice(0, line.indexOf('='))),
          comment: comment.join(' '),
          most: Number(most),
        };
      })
      .filter(({ keys }) => keys.length > 0),
  );
}

/** The placeholders of a sentence, which must be the same in every language. */
function placeholders(said) {
  return [...new Set([...said.matchAll(/\{([a-zA-Z]+)/g)].map((match) => match[1]))]
    .sort()
    .join(' ');
}

/** @returns {Map<string, string>} every sentence of a language */
export function read(language, folders = OURS) {
  const all = new Map();
  for (const folder of folders) {
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

const TERM = /^(role|action|side|good)\.[^.@]+(?=\.|$)/;
const ROLE = /^role\.[^.@]+$/;

/** A language may have forms of terms, and words for editions, that English lacks. */
function allowed(key, english, said) {
  const [plain, edition] = key.split('@');
  if (edition) return english.has(plain);
  const term = TERM.exec(key)?.[0];
  return term !== undefined && english.has(term) && said.includes(`${key.slice(term.length)}}`);
}

/** What a sentence asks for, as in {role.the}, must exist: for one term at least, and for all characters or none. */
function formsLacking(english, other, language, said) {
  const forms = new Set([...said.matchAll(/\{[a-zA-Z]+(\.[a-z-]+)\}/g)].map((match) => match[1]));
  const terms = [...english.keys()].filter((key) => TERM.exec(key)?.[0] === key);
  return [...forms].flatMap((form) => {
    const having = terms.filter((term) => other.has(term + form) || english.has(term + form));
    const roles = terms.filter((term) => ROLE.test(term));
    const found = roles.filter((role) => having.includes(role)).length;
    return having.length && (!found || found === roles.length)
      ? []
      : [`${language}: not every term has the form ${form}`];
  });
}

/** The faults of a translation; any fault fails the build. A language that is not whole may lack sentences. */
export function faults(english, other, language, partial = false) {
  const found = [];
  const said = [...other.values()].join('\n');
  for (const [key, sentence] of english) {
    if (!other.has(key)) found.push(...(partial ? [] : [`${language}: ${key} is missing`]));
    else if (placeholders(sentence) !== placeholders(other.get(key)))
      found.push(`${language}: ${key} has other placeholders than English`);
  }
  for (const key of other.keys())
    if (!english.has(key) && !allowed(key, english, said))
      found.push(`${language}: ${key} does not exist in English`);
  return [...found, ...formsLacking(english, other, language, said)];
}

/**
 * Every sentence by language; what a language lacks is said in English.
 *
 * @returns {Record<string, Map<string, string>>}
 */
export function readAll(list = LIST, own = read) {
  const english = own('en');
  const found = [];
  const all = list.map(({ code, partial }) => {
    const other = own(code);
    found.push(...faults(english, other, code, partial));
    return [code, new Map([...english, ...other])];
  });
  if (found.length) throw new Error(`Words are missing:\n${found.join('\n')}`);
  return Object.fromEntries(all);
}

/** The keys that a language lacks. */
function lacking(language, own = read) {
  const other = own(language);
  return [...own('en').keys()].filter((key) => !other.has(key));
}

/** How far the languages are that are not whole, and what they lack. */
export function report(list = LIST, own = read) {
  const all = own('en').size;
  return list
    .filter(({ partial }) => partial)
    .map(({ code }) => {
      const missing = lacking(code, own);
      const percent = Math.floor((100 * (all - missing.length)) / all);
      return `${code}: ${percent} %, English instead of ${missing.join(', ') || 'nothing: it is whole'}`;
    });
}

const PREFIX = 'virtual:words/';

export function words() {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      OURS.forEach((folder) =>
        readdirSync(folder).forEach((name) => this.addWatchFile(folder + name)),
      );
      const language = id.slice(PREFIX.length + 1);
      return [
        `export default ${JSON.stringify(Object.fromEntries(readAll()[language]))};`,
        `export const lacking = ${JSON.stringify(lacking(language))};`,
      ].join('\n');
    },
  };
}

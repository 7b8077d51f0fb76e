// Writes the types of all word keys and languages, so that a missing sentence is a compile error.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES, OWN_NAMES, readAll, report } from './words.js';

/** Only if it changes: another build may be reading it. */
function write(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

report().forEach((line) => console.warn(line));
const keys = [...readAll().en.keys()].filter((key) => !key.includes('@')).sort();
const union = LANGUAGES.map((code) => `'${code}'`).join(' | ');
const loads = LANGUAGES.map((code) => `  '${code}': () => import('virtual:words/${code}'),`);

mkdirSync('generated', { recursive: true });
write('generated/keys.ts', `export type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`);
write(
  'generated/languages.ts',
  `export type Language = ${union};
/** Each language's name for itself. */
export const OWN_NAMES: Readonly<Record<string, string>> = ${JSON.stringify(OWN_NAMES)};
export const LOAD = {
${loads.join('\n')}
};
`,
);

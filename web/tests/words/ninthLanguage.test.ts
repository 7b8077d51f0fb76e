import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FOLDERS, LANGUAGES, read } from '../../build/words.js';
import { Voice } from '../../src/words/voice';

const HOME = join(import.meta.dirname, '../../..');
const home = mkdtempSync(join(tmpdir(), 'ninth-language-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A tenth of all sentences, in one file next to the list of languages. */
function addLanguage(words: string): void {
  const english = [...read('en')];
  const some = english.slice(0, Math.ceil(english.length / 10));
  writeFileSync(
    `${words}/coup_eo.properties`,
    some.map(([key, said]) => `${key}=${key === 'event.unblocked' ? 'Neniu blokas.' : said}\n`).join(''),
  );
  const list = readFileSync(`${words}/languages.json`, 'utf8');
  const line = ',\n  { "code": "eo", "name": "Esperanto", "partial": true }\n]';
  writeFileSync(`${words}/languages.json`, list.replace(/\n\]/, line));
}

// The terminal has the same test (NinthLanguageTest).
test('a ninth language to a tenth takes one file and one line', async () => {
  for (const folder of [...FOLDERS, `${HOME}/web/build`])
    cpSync(folder, join(home, relative(HOME, folder)), { recursive: true });
  addLanguage(join(home, relative(HOME, FOLDERS[0]!)));

  const built = spawnSync(process.execPath, ['build/keys.js'], { cwd: `${home}/web`, encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  expect(built.stderr).toMatch(/^eo: 10 %, English instead of \S+, /);
  expect(readFileSync(`${home}/web/generated/languages.ts`, 'utf8')).toContain(
    `'eo': () => import('virtual:words/eo')`,
  );

  const script = `import { readAll, words } from './build/words.js'; import { offlinePage } from './build/shell.js';
    const module = words().load.call({ addWatchFile() {} }, '\\0virtual:words/eo');
    console.log(JSON.stringify([Object.entries(readAll()).map(([code, words]) => [code, [...words]]), offlinePage(), module]))`;
  const told = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: `${home}/web`,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [languages, offline, module] = JSON.parse(told.stdout) as [[string, [string, string][]][], string, string];
  const all = Object.fromEntries(languages);
  expect(Object.keys(all)).toEqual([...LANGUAGES, 'eo']);
  const { lacking } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as { lacking: string[] };
  const voice = new Voice(Object.fromEntries(all['eo']!), 'eo', '', [], undefined, lacking);
  expect([voice.say('event.unblocked'), voice.say('home.play')]).toEqual(['Neniu blokas.', 'Play now']);
  expect(voice.say('out.place', { n: 1, all: 4 })).toBe('1st of 4.');
  expect(offline).toContain('<section lang="eo">');
});

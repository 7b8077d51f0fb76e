import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { javaLibraries, known, webLibraries } from '../../build/audit.js';

const repository = mkdtempSync(join(tmpdir(), 'audit-'));
const lib = mkdtempSync(join(tmpdir(), 'audit-'));

function jar(group: string, artifact: string, version: string): void {
  const folder = join(repository, ...group.split('.'), artifact, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${artifact}-${version}.jar`), '');
  writeFileSync(join(lib, `${artifact}-${version}.jar`), '');
}

test('a jar is found by its name, and one that nobody knows is not passed over', () => {
  jar('org.example', 'thing', '1.2');
  jar('org.example.more', 'thing-core', '1.3-beta');
  writeFileSync(join(lib, 'mystery-1.jar'), '');
  writeFileSync(join(lib, 'contessa-rules-1.jar'), '');
  expect(javaLibraries(lib, repository)).toEqual([
    { ecosystem: 'Maven', name: 'mystery-1.jar', version: '' },
    { ecosystem: 'Maven', name: 'org.example:thing', version: '1.2' },
    { ecosystem: 'Maven', name: 'org.example.more:thing-core', version: '1.3-beta' },
  ]);
});

test('packages inside packages count, and scopes belong to the name', () => {
  const packages = {
    '': { version: '0' },
    'node_modules/a': { version: '1' },
    'node_modules/a/node_modules/@b/c': { version: '2' },
  };
  expect(webLibraries({ packages }).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'a 1',
    '@b/c 2',
  ]);
});

test('what the database knows is told, and silence is no all-clear', async () => {
  const libraries = webLibraries({
    packages: { 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '2' } },
  });
  const answering = (status: number, results: unknown) => async () =>
    new Response(JSON.stringify({ results }), { status });
  const found = await known(libraries, answering(200, [{}, { vulns: [{ id: 'GHSA-1' }] }]));
  expect(found).toEqual([{ ecosystem: 'npm', name: 'b', version: '2', ids: ['GHSA-1'] }]);
  await expect(known(libraries, answering(405, []))).rejects.toThrow('405');
  await expect(known(libraries, answering(200, [{}]))).rejects.toThrow('left out');
});

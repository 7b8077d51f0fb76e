// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, javaLibraries, webLibraries } from '../../build/audit.js';

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

// A stand-in for the database on this machine.
const answers: { status: number; results: unknown }[] = [];
const asked: { package: { name: string }; version: string }[][] = [];
const database = createServer(async (request, response) => {
  asked.push(((await json(request)) as { queries: (typeof asked)[number] }).queries);
  const { status, results } = answers.shift() ?? { status: 500, results: [] };
  response.writeHead(status).end(JSON.stringify({ results }));
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((done) => database.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
});
afterAll(() => database.close());

async function audited(
  libraries: Parameters<typeof audit>[0],
  at: string,
  ...answering: typeof answers
) {
  answers.splice(0, answers.length, ...answering);
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const status = await audit(libraries, at, { ...console, log: say, error: say });
  return { status, said: said.join('\n') };
}

const two = webLibraries({
  packages: { 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '2' } },
});

test('what the database knows is told, and the status is 1', async () => {
  const vulns = [{ id: 'GHSA-1' }, { id: 'GHSA-2' }];
  expect(await audited(two, address, { status: 200, results: [{}, { vulns }] })).toEqual({
    status: 1,
    said: 'npm b 2: GHSA-1, GHSA-2\n2 libraries checked, 1 with known vulnerabilities',
  });
  expect(asked.at(-1)?.map((query) => `${query.package.name} ${query.version}`)).toEqual([
    'a 1',
    'b 2',
  ]);
});

test('only if nothing is known about any library the status is 0', async () => {
  const nothing = { status: 200, results: [{}, {}] };
  expect((await audited(two, address, nothing)).status).toBe(0);
  const mystery = { ecosystem: 'Maven', name: 'mystery-1.jar', version: '' };
  const { status, said } = await audited([...two, mystery], address, nothing);
  expect(status).toBe(1);
  expect(said).toContain('mystery-1.jar is not in');
});

test('many libraries are asked about in portions', async () => {
  const many = Array.from({ length: 1001 }, (_, i) => ({ ...two[0], name: `a${i}` }));
  const thousand = Array.from({ length: 1000 }, () => ({}));
  const last = [{ vulns: [{ id: 'GHSA-9' }] }];
  const { status, said } = await audited(
    many,
    address,
    { status: 200, results: thousand },
    { status: 200, results: last },
  );
  expect(status).toBe(1);
  expect(said).toContain('npm a1000 1: GHSA-9\n1001 libraries checked, 1 with');
});

test('a database that cannot be asked is no all-clear', async () => {
  const refused = await audited(two, address, { status: 405, results: [] });
  expect(refused).toEqual({
    status: 1,
    said: `Nothing was checked: ${address} cannot be asked (it answers 405). --list prints the libraries.`,
  });
  const short = await audited(two, address, { status: 200, results: [{}] });
  expect(short.status).toBe(1);
  expect(short.said).toContain('left out');
  const nobody = await audited(two, 'http://127.0.0.1:1');
  expect(nobody.status).toBe(1);
  expect(nobody.said).toMatch(/^Nothing was checked: .* cannot be asked/);
});

// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explained, tell, Weblate } from '../../e2e/weblate.js';

/** A server that answers as the documentation of Weblate's API says, a page of one unit at a time. */
const said: string[] = [];
const server = createServer((request, answer) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('latin1');
    const plain = request.headers['content-type'] === 'application/json';
    const name = /name="name"\r\n\r\n(.*?)\r\n/.exec(body)?.[1];
    const asked = `${request.method} ${request.url}`;
    said.push(`${asked} ${plain ? body : (name ?? '')}`.trim());
    const base = `http://${request.headers.host}`;
    const units = '/api/translations/contessa/home/en/units/';
    const replies: Record<string, unknown> = {
      [`GET ${units}`]: { results: [{ id: 7, context: 'a' }], next: `${base}${units}?page=2` },
      [`GET ${units}?page=2`]: { results: [{ id: 8, context: 'b' }], next: null },
      'GET /api/components/contessa/home/screenshots/': { results: [{ name: 'old' }], next: null },
      'POST /api/screenshots/': { url: `${base}/api/screenshots/5/` },
    };
    const allowed = request.headers.authorization === 'Token secret';
    answer.writeHead(allowed ? 200 : 401).end(JSON.stringify(replies[asked] ?? {}));
  });
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());
const weblate = (token: string): unknown =>
  new Weblate(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`, 'contessa', token);

test('each key is explained, and gets its pictures once', async () => {
  const about = { home: { a: { explanation: 'On top.', extra_flags: 'max-length:9' }, gone: {} } };
  const shots = { old: ['a'], new: ['a', 'b', 'elsewhere'], other: ['elsewhere'] };
  await tell(weblate('secret'), about, shots, () => Buffer.from('png'));
  expect(said.filter((each) => !each.startsWith('GET'))).toEqual([
    'PATCH /api/units/7/ {"explanation":"On top.","extra_flags":"max-length:9"}',
    'POST /api/screenshots/ new',
    'POST /api/screenshots/5/units/ {"unit_id":7}',
    'POST /api/screenshots/5/units/ {"unit_id":8}',
  ]);
});

test('a refusal is an error', async () => {
  await expect(tell(weblate('wrong'), { home: {} }, {}, () => '')).rejects.toThrow('401');
});

test('every key has an explanation and a longest length', () => {
  const all = explained();
  expect(all['home']!['home.rules']!.extra_flags).toMatch(/^max-length:\d+$/);
  expect(Object.values(all).flatMap((keys) => Object.values(keys)).length).toBeGreaterThan(1900);
});

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { SeedSender, sentFor } from '../../src/fair/seeds';
import { verify } from '../../src/fair/verifier.js';
import type { TableView } from '$wire';

const GOLDEN = '../notation/src/test/resources/golden/';
const fair = readFileSync(`${GOLDEN}v1-fair.jsonl`, 'utf8');

test('a deal that follows from secret and seeds is fair', () => {
  const verdict = verify(fair);
  expect(verdict.verdict).toBe('fair');
  if (verdict.verdict === 'fair') expect(verdict.draws).toBeGreaterThan(0);
});

test('any changed byte is found, with its line', () => {
  for (let at = 0; at < fair.length; at += 7) {
    const changed =
      fair.slice(0, at) + String.fromCharCode(fair.charCodeAt(at) ^ 1) + fair.slice(at + 1);
    expect(verify(changed).verdict).toBe('wrong');
  }
});

test('a commitment or a seed that this browser knows otherwise is found', () => {
  expect(verify(fair, { commitment: '0'.repeat(64) })).toMatchObject({ verdict: 'wrong', line: 1 });
  expect(verify(fair, { seed: 'f'.repeat(32) })).toMatchObject({ verdict: 'wrong', line: 1 });
});

test('a record without a secret cannot be checked', () => {
  const record = readFileSync(`${GOLDEN}v1-resistance.jsonl`, 'utf8');
  expect(verify(record)).toEqual({ verdict: 'unknown' });
});

test('a seed is sent once for each commitment, and remembered when it was taken', async () => {
  const send = vi.fn(() => Promise.resolve({ ok: true }));
  const sender = new SeedSender(send);
  const view = (seedFor?: string): TableView => ({ you: { seedFor } }) as TableView;
  sender.see(view());
  expect(send).not.toHaveBeenCalled();
  sender.see(view('one'));
  sender.see(view('one'));
  sender.see(view('two'));
  expect(send).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(sentFor('two')).toMatch(/^[0-9a-f]{32}$/));
  expect(sentFor('one')).not.toBe(sentFor('two'));
});

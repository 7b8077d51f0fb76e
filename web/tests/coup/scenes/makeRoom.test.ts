import { expect, test } from 'vitest';
import type { Scene } from '../../../src/coup/scenes/coupStaging.svelte';
import { makeRoom } from '../../../src/coup/scenes/makeRoom';
import { announcer } from '../../../src/ui/announcer.svelte';
import { Shell } from '../../../src/table/shell.svelte';

const reveal: Scene = { kind: 'reveal', seat: 1, claim: 'Duke' };

test('the sheet of a player closes when a reveal begins', () => {
  const shell = new Shell();
  shell.meet(1);
  makeRoom({ kind: 'answers', seats: [1], last: 'challenge' }, shell);
  expect(shell.panel).toBe('player');
  makeRoom(reveal, shell);
  expect(shell.panel).toBeUndefined();
});

test('a reveal leaves the other panels open', () => {
  const shell = new Shell();
  shell.open('log');
  makeRoom(reveal, shell);
  expect(shell.panel).toBe('log');
});

test('a tip does not lie over a reveal, but a refusal does', () => {
  announcer.notes = [];
  announcer.show('A tip', false);
  announcer.show('Not now', true);
  makeRoom(reveal, new Shell());
  expect(announcer.notes.map(({ text }) => text)).toEqual(['Not now']);
  announcer.notes = [];
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasFace } from '../../src/ui/Face.svelte';

const FOLDER = 'src/faces';
const FILES = readdirSync(FOLDER);
const WORDS = readFileSync(
  '../notation/src/main/resources/contessa/notation/words/both_en.properties',
  'utf8',
);

test('every character has a face, and nobody else', () => {
  const cast = [...WORDS.matchAll(/^cast\.(\w+)=/gm)].map(([, id]) => `${id}.svg`);
  expect(cast).toHaveLength(16);
  expect(FILES.sort()).toEqual(cast.sort());
  expect([hasFace('contessa'), hasFace('schemer'), hasFace(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(FILES)('%s is small, and has the window that all share', (file) => {
  const svg = readFileSync(`${FOLDER}/${file}`, 'utf8');
  expect(svg.length).toBeLessThan(3000);
  expect(svg).toContain('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">');
  expect(svg).toContain('<path d="M12 95V44a36 36 0 0 1 72 0v51z"');
  expect(svg).toContain('<path class="e" ');
  expect(svg).not.toMatch(/\bid=|<style|<image|href/);
});

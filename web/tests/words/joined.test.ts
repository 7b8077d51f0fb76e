import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
/** The point of an ordinal, in numbers of places. */
const NUMBERS = ['royal/FameCard.svelte', 'table/shell/Headline.svelte'];

type Node = Record<string, unknown> & { type: string; start: number; end: number };

/** What may have to be looked at more closely, which takes long. */
const SUSPECT = /[}>]\s*[.,:;!?](\s|<|`)|\.join\(/;
/** A mark right behind a value. */
const MARK = /^\s*[.,:;!?](\s|$)/;

/** The lines where marks of English join words. French has spaces before some of them, Japanese marks of its own. */
function joints(file: string): string[] {
  const source = readFileSync(join(SRC, file), 'utf8');
  if (!SUSPECT.test(source)) return [];
  const whole = file.endsWith('.ts') ? `<script lang="ts">${source}</script>` : source;
  const found: string[] = [];
  const joins = (node: Node, before: unknown): boolean => {
    const text = whole.slice(node.start, node.end);
    if (node.type === 'Text') return before !== undefined && MARK.test(text);
    if (node.type === 'TemplateElement') {
      const last = whole[node.end] === '`';
      return before !== undefined && MARK.test(last ? text : text.replace(/^(.)$/, ''));
    }
    if (node.type !== 'CallExpression') return false;
    return /\.join\(\s*['"`][^'"`]*[.,:;][^'"`]*['"`]\s*\)$/.test(text);
  };
  const walk = (node: unknown, before?: unknown): void => {
    if (Array.isArray(node)) return node.forEach((each, i) => walk(each, node[i - 1]));
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const each = node as Node;
    // Faults are told to programmers, in English.
    if (each.type === 'NewExpression' && whole.startsWith('new Error', each.start)) return;
    if (each.type === 'StyleSheet') return;
    if (each.type === 'Attribute' && !/^(aria-|title|placeholder)/.test(String(each['name']))) return;
    if (joins(each, before)) found.push(`${file}: ${whole.slice(each.start - 40, each.end)}`);
    for (const [name, child] of Object.entries(each)) if (name !== 'metadata') walk(child);
  };
  walk(parse(whole, { modern: true }));
  return found;
}

// Parsing takes seconds on a busy machine.
test('words are joined by sentences of the language, not by marks of English', { timeout: 60_000 }, () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => !NUMBERS.includes(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(joints)).toEqual([]);
});

test('a sentence gets terms, not their names: a language may ask for a form', () => {
  const NAMED = /\b(role|card|action|side|good): (speech\.)?(voice\.)?say\(/;
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  );
  const lines = files.flatMap((file) => readFileSync(join(SRC, file), 'utf8').split('\n'));
  expect(lines.filter((line) => NAMED.test(line))).toEqual([]);
});

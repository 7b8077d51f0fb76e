import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES, readAll } from '../../build/words.js';

const SERVER = join(import.meta.dirname, '../../../server/src/main');

/** Why the server may refuse a command. */
function refusals(): string[] {
  const wire = readFileSync(join(SERVER, 'typescript/wire.ts'), 'utf8');
  const union = /export type Refused =([^;]*);/.exec(wire)![1]!;
  return [...union.matchAll(/'([a-z-]+)'/g)].map((match) => match[1]!);
}

/** The error codes of the server's HTTP answers. */
function errors(): string[] {
  const net = join(SERVER, 'java/contessa/server/net');
  const files = readdirSync(net, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.java'))
    .flatMap((file) =>
      [
        ...readFileSync(join(net, file), 'utf8').matchAll(
          /ApiException\(\s*HttpResponseStatus\.\w+,\s*"([a-z-]+)"/g,
        ),
      ].map((match) => match[1]!),
    );
}

test('every refusal of the server has a text in every language', () => {
  const words = readAll() as Record<string, Map<string, string>>;
  const codes = new Set([...refusals(), ...errors(), 'network']);
  expect(codes.size).toBeGreaterThan(30);
  const missing = LANGUAGES.flatMap((language: string) =>
    [...codes]
      .filter((code) => !words[language]!.has(`refused.${code}`))
      .map((code) => `${language}: refused.${code}`),
  );
  expect(missing).toEqual([]);
});

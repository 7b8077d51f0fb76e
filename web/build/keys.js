// Writes the type of all word keys, so that a missing sentence is a compile error.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readAll } from './words.js';

const keys = [...readAll().en.keys()].filter((key) => !key.includes('@')).sort();
mkdirSync('generated', { recursive: true });
writeFileSync(
  'generated/keys.ts',
  `export type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`,
);

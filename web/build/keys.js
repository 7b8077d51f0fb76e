// Writes the type of all keys, so that a sentence nobody wrote is an error of the compiler.
import { mkdirSync, writeFileSync } from 'node:fs';
import { readAll } from './words.js';

const keys = [...readAll().en.keys()].filter((key) => !key.includes('@')).sort();
mkdirSync('generated', { recursive: true });
writeFileSync(
  'generated/keys.ts',
  `export type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`,
);

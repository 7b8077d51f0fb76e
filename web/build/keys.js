// Writes the type of all word keys, so that a missing sentence is a compile error.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readAll } from './words.js';

const keys = [...readAll().en.keys()].filter((key) => !key.includes('@')).sort();
const text = `export type Key =\n${keys.map((key) => `  | '${key}'`).join('\n')};\n`;
mkdirSync('generated', { recursive: true });
// Only if it changes: another build may be reading it.
if (!existsSync('generated/keys.ts') || readFileSync('generated/keys.ts', 'utf8') !== text)
  writeFileSync('generated/keys.ts', text);

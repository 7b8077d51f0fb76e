import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { engine } from './build/engine.js';
import { libraries } from './build/libraries.js';
import { shell } from './build/shell.js';
import { words } from './build/words.js';

const server = process.env.CONTESSA_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), words(), engine(), shell(), libraries()],
  resolve: {
    alias: {
      $wire: fileURLToPath(new URL('../server/src/main/typescript/wire.ts', import.meta.url)),
      $editions: fileURLToPath(
        new URL('../table/src/main/typescript/editions.ts', import.meta.url),
      ),
      $games: fileURLToPath(new URL('../notation/src/main/typescript/games.ts', import.meta.url)),
      $lib: fileURLToPath(new URL('src', import.meta.url)),
    },
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  // Pages name their files from the root of the server; everything else is relative, so a folder without a server, whose
  // first page is rewritten, may lie anywhere.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  worker: { format: 'es' },
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    // The server's policy refuses addresses with data in them for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Many small files take longer than a few: each costs a round trip.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'ui', test: /node_modules|src\/(device|words|net|ui)\// },
            {
              name: 'shared',
              test: /src\/(game\/|rules\/|setup\/|listing\/|lobby\/|daily\/|pages\/|learn\/(course|lessons)|coup\/view\/(cardCounts|choices)|table\/(clock|seals|tableVoice|shell\/[sS]hare))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server },
      '/pocket': { target: server },
      '/ws': { target: server.replace('http', 'ws'), ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    // Most of the time would go into a new environment for each file.
    isolate: false,
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
  },
});

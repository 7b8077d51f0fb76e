import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { crowded, missing, unplaced, violations } from '../build/levels.js';

const planted: string[] = [];
afterEach(() => planted.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A source tree with these files. */
function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'levels-'));
  planted.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test('every folder of src has a level and imports only from lower levels', () => {
  expect(unplaced('src')).toEqual([]);
  expect(missing('src')).toEqual([]);
  expect(violations('src')).toEqual([]);
  expect(crowded('src')).toEqual([]);
});

test('an upward import is found, in every way to write it', () => {
  const files = {
    'ui/a.ts': "import { x } from '../table/x';",
    'ui/b.ts': "export { x } from '../table/x';",
    'ui/c.ts': "const later = import('../table/x');",
    'ui/d.ts': "import type {\n  X,\n} from '../table/x';",
    'ui/e.ts': "import '../table/x.css';",
    'ui/f.ts': "import { x } from '$lib/table/x';",
    'ui/G.svelte': '<script lang="ts">\n  import X from "../table/X.svelte";\n</script>',
    'table/fine.ts': "import { a } from '../ui/a';\nimport { b } from './b';",
  };
  expect(violations(tree(files), [['ui'], ['table']])).toEqual(
    ['G.svelte', 'a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts'].map(
      (name) => `ui/${name} imports from table`,
    ),
  );
});

test('folders of one level may not import from each other, so there are no cycles', () => {
  const root = tree({ 'coup/a.ts': "import { b } from '../royal/b';", 'royal/b.ts': '' });
  expect(violations(root, [['coup', 'royal']])).toEqual(['coup/a.ts imports from royal']);
});

test('a folder without a level is found', () => {
  expect(unplaced(tree({ 'ui/a.ts': '', 'attic/b.ts': '' }), [['ui']])).toEqual(['attic']);
});

test('a folder with too many files is found', () => {
  const root = tree({ 'ui/a.ts': '', 'ui/b.ts': '', 'ui/deep/c.ts': '' });
  expect(crowded(root, 2)).toEqual([]);
  expect(crowded(root, 1)).toEqual(['ui']);
});

// The folders of src in levels: a folder may import from lower levels and from itself, nothing else.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';

/** From the lowest level to the highest; folders on one line do not know each other. */
export const LEVELS = [
  ['device'],
  ['words', 'fair'],
  ['local'],
  ['net'],
  ['ui'],
  ['ui/paper'],
  ['local/kit'],
  ['game', 'rules'],
  ['ladder'],
  ['daily', 'ratings', 'setup'],
  ['table'],
  ['table/talk'],
  ['table/shell'],
  ['table/tv'],
  ['coup/view'],
  ['coup/words'],
  ['coup/claims', 'coup/scenes'],
  ['coup/talk'],
  ['coup/decide', 'coup/board'],
  ['coup/tv'],
  ['royal/view'],
  ['royal/board', 'royal/decide'],
  ['coup', 'royal'],
  ['analysis'],
  ['review'],
  ['replay', 'learn', 'listing'],
  ['puzzle'],
  ['lobby'],
  ['pages', 'pages/home', 'pages/profile', 'pages/settings', 'local/play'],
  ['.'],
];

/** Folders without code, which every level may use. */
const ASSETS = ['style', 'style/pieces', 'emblems', 'faces', 'ratings/drawings'];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.{1,2}\/[^'"?]+|\$lib\/[^'"?]+)/g;

/** The source files below a folder. */
function sources(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte|css)$/.test(name) ? [path] : [];
  });
}

const folderOf = (root, path) => relative(root, dirname(path)).split(sep).join('/') || '.';

/** Every import of one folder from another: `{ file, from, to }`. */
export function imports(root) {
  return sources(root).flatMap((file) => {
    const from = folderOf(root, file);
    return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, target]) => {
      const path = target.startsWith('$lib/')
        ? join(root, target.slice('$lib/'.length))
        : join(dirname(file), target);
      const to = folderOf(root, normalize(path));
      const outside = to.startsWith('..') || ASSETS.includes(to);
      return outside || to === from ? [] : [{ file: relative(root, file), from, to }];
    });
  });
}

/** Folders of code that have no level. */
export function unplaced(root, levels = LEVELS) {
  const placed = levels.flat();
  const folders = new Set(sources(root).map((file) => folderOf(root, file)));
  return [...folders].filter((folder) => !placed.includes(folder) && !ASSETS.includes(folder));
}

/** Folders of code with more files than a reader takes in. */
export function crowded(root, most = 30) {
  const counts = new Map();
  for (const file of sources(root)) {
    const folder = folderOf(root, file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, files]) => files > most).map(([folder]) => folder);
}

/** Imports that do not go down. */
export function violations(root, levels = LEVELS) {
  const level = (folder) => levels.findIndex((each) => each.includes(folder));
  return imports(root)
    .filter(({ from, to }) => level(to) >= level(from))
    .map(({ file, to }) => `${file} imports from ${to}`);
}

/** Placed folders that do not exist. */
export function missing(root, levels = LEVELS) {
  return levels.flat().filter((folder) => !existsSync(join(root, folder)));
}

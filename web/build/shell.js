// Writes the service worker with the list of files for the first page, and a version that changes with them; and the
// page that it shows if there is no connection.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, readAll } from './words.js';

const read = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/** Files cached in addition to the built ones, for the offline page. */
const ALWAYS = [
  'index.html',
  'theme.js',
  'icon.svg',
  'icon-192.png',
  'offline.html',
  'offline.css',
  'offline.js',
];

/** Pages that need a server, and what only they load. The offline kit leaves them out. */
const ONLINE =
  /\/(Tv(?!Shell)|JoinPage|Tables|TakeOver|Device|Leaders|ProgramToken|push)[^/]*\.(js|css)$/;
/** Each language is a file; a device keeps those that it has used. */
const WORDS_FILE = new RegExp(`/(${LANGUAGES.join('|')})-[^/]*\\.js$`);

/** A chunk and everything it imports statically; other pages are cached when they are visited. */
function needed(bundle, name, found = new Set()) {
  const chunk = bundle[name];
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports ?? []) needed(bundle, other, found);
  for (const kind of ['importedCss', 'importedAssets'])
    chunk.viteMetadata?.[kind].forEach((file) => {
      // Letters that few pages have are cached when they are seen.
      if (!file.includes('latin-ext')) found.add(file);
    });
  return found;
}

/** The service worker's own sentences in every language. */
function calls() {
  const of = (words, prefix) =>
    Object.fromEntries(
      [...words]
        .filter(([key]) => key.startsWith(prefix) && !key.includes('.', prefix.length))
        .map(([key, said]) => [key.slice(prefix.length), said]),
    );
  return Object.fromEntries(
    Object.entries(readAll()).map(([language, words]) => [
      language,
      { name: words.get('app.name'), editions: of(words, 'edition.'), calls: of(words, 'push.') },
    ]),
  );
}

/** The page without a connection, in every language: it cannot load the client's words. */
export function offlinePage() {
  const section = ([language, words]) =>
    `<section lang="${language}">
        <h2>${words.get('lost.offline')}</h2>
        <p>${words.get('lost.offline.text')}</p>
        <button type="button">${words.get('app.again')}</button>
        <a href="/local" hidden>${words.get('local.title')}</a>
      </section>`;
  const sections = Object.entries(readAll()).map(section).join('\n      ');
  return read('offline.html').replace('<!--SECTIONS-->', () => sections);
}

export function shell() {
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => !name.startsWith('pocket/'));
      const first = names.filter(
        (name) => bundle[name].isEntry || /\/HomePage-[^/]*\.js$/.test(name),
      );
      const files = [...new Set(first.flatMap((name) => [...needed(bundle, name)]))].sort();
      const kit = names.filter(
        (name) =>
          /\.(js|css)$/.test(name) &&
          !files.includes(name) &&
          !ONLINE.test(name) &&
          !WORDS_FILE.test(name),
      );
      const languages = Object.fromEntries(
        names.flatMap((name) => (WORDS_FILE.exec(name) ? [[WORDS_FILE.exec(name)[1], name]] : [])),
      );
      const version = createHash('sha256')
        .update(names.sort().join('\n') + offlinePage())
        .digest('hex')
        .slice(0, 12);
      const source = read('sw.js')
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify([...ALWAYS, ...files]))
        .replace("['KIT']", JSON.stringify(kit.sort()))
        .replace("['LANGUAGES']", JSON.stringify(languages))
        .replace("['WORDS']", () => JSON.stringify(calls()));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: offlinePage() });
    },
  };
}

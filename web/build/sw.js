// The service worker: pages open from its cache; answers of the server are never cached.
const VERSION = 'VERSION';
// What the first page needs, and what else is needed to play without a connection. Fetched with the first visit, and when
// somebody wants to play on this device.
const FILES = ['FILES'];
const KIT = ['KIT'];
const LANGUAGES = ['LANGUAGES'];
const WORDS = ['WORDS'];
const PREFIX = 'contessa-';
const CACHE = `${PREFIX}${VERSION}`;
// The cache in which pages store the current language.
const LANGUAGE = 'contessa-language';
const ENGINE = 'pocket/pocket.json';
// Names that change with the content.
const FIXED = /^(assets|pocket)\//;
// The pages that need no server; `t` and `replay` only for games of this device.
const PROMISED =
  /^(|new|local|learn|puzzle|rules|settings|about|pass|court)(\/|$)|^(t|replay)\/(local-|file)/;

const root = new URL('./', self.location);
// Opening a cache that a newer version has just deleted would bring it back, so both take this lock.
const LOCK = 'contessa-caches';
const opened = (name) =>
  navigator.locks.request(LOCK, { mode: 'shared' }, async () =>
    (await caches.has(name)) ? caches.open(name) : undefined,
  );
const deleted = (names) =>
  navigator.locks.request(LOCK, () => Promise.all(names.map((name) => caches.delete(name))));

/** This version's file, else another version's. */
async function kept(path) {
  const url = new URL(path, root);
  return (await caches.match(url, { cacheName: CACHE })) ?? caches.match(url);
}

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  // Whoever can play without a connection still can with the new version.
  if (await kept(ENGINE)) await fetchKit().catch(() => undefined);
}

/** The caches of other versions, oldest first. */
async function others() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== LANGUAGE);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    others()
      // A page in the middle of a game loads the rest of the version that it began with.
      .then((names) => deleted(names.slice(0, -1)))
      .then(() => self.clients.claim()),
  );
});

/** Everything to play without a connection, in one more language. What is kept already is not fetched again. */
async function fetchKit(language) {
  const cache = await opened(CACHE);
  if (!cache) throw new Error('a newer version has taken over');
  const manifest = await fetch(new URL(ENGINE, root), { cache: 'no-cache' });
  if (!manifest.ok) throw new Error(ENGINE);
  const { loader, wasm, runtime, script, files } = await manifest.clone().json();
  const names = [loader, wasm, runtime, script, ...Object.values(files)];
  const engine = names.map((name) => `pocket/${name}`);
  const kit = [...KIT, ...engine, ...(await words(language))];
  await Promise.all(kit.map((path) => keep(cache, path)));
  // Last: it says that the kit is whole.
  await cache.put(new URL(ENGINE, root), manifest);
}

/** The sentences of the languages that this device has used, as this version has them. */
async function words(language) {
  const all = await Promise.all((await caches.keys()).map(opened));
  const files = (await Promise.all(all.map((cache) => cache?.keys() ?? []))).flat();
  const used = ([code]) =>
    code === language || files.some(({ url }) => url.includes(`/assets/${code}-`));
  return Object.entries(LANGUAGES)
    .filter(used)
    .map(([, file]) => file);
}

async function keep(cache, path) {
  const url = new URL(path, root);
  if (await cache.match(url)) return;
  const before = await caches.match(url);
  if (before) return cache.put(url, before);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(path);
  await cache.put(url, answer);
}

self.addEventListener('message', (event) => {
  const { kit } = event.data;
  if (!kit) return;
  const answer = (whole) => event.ports[0].postMessage(whole);
  event.waitUntil(
    fetchKit(kit).then(
      () => answer(true),
      () => kept(ENGINE).then((found) => answer(found !== undefined)),
    ),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(root.href)) return;
  const path = url.href.slice(root.href.length).replace(/[?#].*/, '');
  if (/^(api|ws|health|metrics)(\/|$)/.test(path)) return;
  if (request.mode === 'navigate') {
    // The newest page if online; else the same page from the cache if it needs no server.
    const page = PROMISED.test(path) || path === 'index.html' ? 'index.html' : 'offline.html';
    event.respondWith(fetch(request).catch(() => kept(page)));
  } else if (path === ENGINE) {
    event.respondWith(fetch(request).then(renewed, () => kept(path).then(orError)));
  } else if (FIXED.test(path)) {
    event.respondWith(caches.match(request).then((found) => found ?? fetchAndKeep(request)));
  } else {
    event.respondWith(fetch(request).catch(() => kept(path).then(orError)));
  }
});

const orError = (found) => found ?? Response.error();

/** A new engine: whoever has the old one gets all of it. */
async function renewed(answer) {
  const before = await kept(ENGINE);
  if (answer.ok && before && (await before.text()) !== (await answer.clone().text()))
    await fetchKit().catch(() => undefined);
  return answer;
}

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await opened(CACHE))?.put(request, answer.clone());
  return answer;
}

self.addEventListener('push', (event) => event.waitUntil(call(event.data.json())));

/** A push message: the player must decide at a table, and no page shows it. */
async function call({ kind, table, edition }) {
  if ((await pagesOf(table)).some((page) => page.visibilityState === 'visible')) return;
  const { name, editions, calls } = WORDS[await language()];
  const title = editions[edition] ? `${editions[edition]} · ${name}` : name;
  const body = calls[kind] ?? calls.turn;
  await self.registration.showNotification(title, {
    body,
    tag: table,
    renotify: true,
    icon: new URL('icon-192.png', root).href,
    data: { table },
  });
}

async function pagesOf(table) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = await Promise.all(pages.map(pathOf));
  return pages.filter((_, i) => shown[i] === `/t/${table}`);
}

/** Asks a page for its current path, since `url` is only its first one; a frozen page does not answer. */
function pathOf(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    page.postMessage('path', [port2]);
    setTimeout(resolve, 300);
  });
}

async function language() {
  const left = await caches.match('/language', { cacheName: LANGUAGE });
  const wanted = [(await left?.text()) ?? '', ...navigator.languages];
  const ours = Object.keys(WORDS);
  const fits = (tag) => ours.find((code) => tag === code || tag.startsWith(`${code}-`));
  return wanted.map(fits).find(Boolean) ?? 'en';
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  event.waitUntil(
    pagesOf(table).then(([page]) => (page ? page.focus() : self.clients.openWindow(`/t/${table}`))),
  );
});

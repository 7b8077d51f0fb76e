// The service worker: pages open from its cache; answers of the server are never cached.
const VERSION = 'VERSION';
const FILES = ['FILES'];
const WORDS = ['WORDS'];
const CACHE = `contessa-${VERSION}`;
// The cache in which pages store the current language.
const LANGUAGE = 'contessa-language';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== CACHE && name !== LANGUAGE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|ws|health|metrics)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') {
    // The newest page if online; else a page that says so in every language.
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (url.pathname.startsWith('/assets/')) {
    // Their names contain a hash of their content, so a cached file never goes stale.
    event.respondWith(caches.match(request).then((kept) => kept ?? fetchAndKeep(request)));
  } else {
    event.respondWith(
      fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())),
    );
  }
});

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
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
    icon: '/icon-192.png',
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

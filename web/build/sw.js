// The shell without a line: pages open from what is kept here; what the server says is never kept.
const VERSION = 'VERSION';
const FILES = ['FILES'];
const WORDS = ['WORDS'];
const CACHE = `contessa-${VERSION}`;
// Where pages leave word of the language spoken last.
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
    // The newest page where there is a line; without one the words for that, in four languages.
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (url.pathname.startsWith('/assets/')) {
    // Their names change with what is in them: what is kept is right for ever.
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

/** The server calls to a table: its player is asked and looked at no page of it a moment ago. */
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

/** A page is asked for its path, which is known here only as it was at first; one that sleeps does not answer. */
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
  const wanted = [await left?.text(), ...navigator.languages.map((each) => each.slice(0, 2))];
  return wanted.find((each) => each in WORDS) ?? 'en';
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data;
  event.waitUntil(
    pagesOf(table).then(([page]) => (page ? page.focus() : self.clients.openWindow(`/t/${table}`))),
  );
});

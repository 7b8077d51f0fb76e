// The shell without a line: pages open from what is kept here; what the server says is never kept.
const VERSION = 'VERSION';
const FILES = ['FILES'];
const CACHE = `contessa-${VERSION}`;

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
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
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
    event.respondWith(fetch(request).catch(() => caches.match(request).then((kept) => kept ?? Response.error())));
  }
});

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

import './style/tokens.css';
import './style/themes.css';
import './style/characters.css';
import './style/pieces.css';
import './style/app.css';
import { mount } from 'svelte';
import App, { PAGES } from './App.svelte';
import { session } from './net/session.svelte';
import { route } from './ui/route.svelte';
import { root } from './device/site';
import { isLocal } from './local/localTables';
import { settings } from './device/settings.svelte';
import { speech } from './words/speech.svelte';

// The server has newer files than this page knows: reload, but not in a loop.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('contessa.again') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('contessa.again', String(Date.now()));
  location.reload();
});

// Fetch the page and its words in parallel; a table also needs a session.
void PAGES[route.parts[0] ?? '']?.().catch(() => undefined);
if (route.parts[0] === 't' && !isLocal(route.parts[1] ?? ''))
  void session.open().catch(() => undefined);
await speech.start();
mount(App, { target: document.getElementById('app')! });

// The service worker asks for the path, so that it does not notify about a table in view.
navigator.serviceWorker?.addEventListener('message', ({ ports }) =>
  ports[0]?.postMessage(route.path),
);

// After the page's own requests.
const keep = (): void => {
  void navigator.serviceWorker?.register(new URL('sw.js', root)).catch(() => undefined);
  // The push subscription or the player may have changed.
  if (settings.notify) void import('./net/push').then(({ subscribe }) => subscribe());
  // Whoever has installed the game expects it to start without a connection.
  if (matchMedia('(display-mode: standalone)').matches)
    void import('./local/kit/offlineKit.svelte').then(({ offlineKit }) => offlineKit.fetch());
};
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

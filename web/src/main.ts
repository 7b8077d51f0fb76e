import './style/tokens.css';
import './style/themes.css';
import './style/characters.css';
import './style/pieces.css';
import './style/app.css';
import { mount } from 'svelte';
import App, { PAGES } from './App.svelte';
import { session } from './net/session.svelte';
import { route } from './ui/route.svelte';
import { settings } from './device/settings.svelte';
import { speech } from './words/speech.svelte';

// The server has newer files than this page knows of: fetch the page again, but not for ever.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('contessa.again') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('contessa.again', String(Date.now()));
  location.reload();
});

// The page is fetched while its words are; and at a table nothing is shown before the server knows who asks.
void PAGES[route.parts[0] ?? '']?.().catch(() => undefined);
if (route.parts[0] === 't') void session.open().catch(() => undefined);
await speech.start();
mount(App, { target: document.getElementById('app')! });

// The service worker asks where we are, to call nobody to where they are already.
navigator.serviceWorker?.addEventListener('message', ({ ports }) =>
  ports[0]?.postMessage(location.pathname),
);

// What the page itself fetches comes first.
const keep = (): void => {
  void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  // A browser may have changed its address at the push service, or its player.
  if (settings.notify) void import('./net/push').then(({ subscribe }) => subscribe());
};
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep);
}

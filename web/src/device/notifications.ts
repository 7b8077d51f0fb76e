import { root } from './site';

import { settings } from './settings.svelte';

/** Shows a system notification about a table, if the player wants them and is not looking at the page. */
export async function notify(table: string, title: string, text: string): Promise<void> {
  if (document.visibilityState === 'visible' || !settings.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body: text, tag: table, icon: new URL('icon-192.png', root).href };
  const worker = await navigator.serviceWorker?.getRegistration();
  // On phones only the service worker may show notifications; it also handles the click.
  if (worker) return worker.showNotification(title, { ...options, data: { table } });
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Removes the table's notifications: its player is back, or need not decide any more. */
export async function clearNotifications(table: string): Promise<void> {
  if (!settings.notify) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const note of (await worker?.getNotifications({ tag: table })) ?? []) note.close();
}

/** Asks for permission to notify; resolves to whether it was granted. */
export async function askToNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

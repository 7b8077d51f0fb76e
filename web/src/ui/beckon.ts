import { settings } from './settings.svelte';

/** Has the system call somebody who looks elsewhere to a table, where that was wished. */
export async function beckon(table: string, title: string, text: string): Promise<void> {
  if (document.visibilityState === 'visible' || !settings.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body: text, tag: table, icon: '/icon-192.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  // On telephones only the service worker may call; it also knows what to do when somebody answers.
  if (worker) return worker.showNotification(title, { ...options, data: { table } });
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Takes back what has been said of a table: its player has come, or is not asked any more. */
export async function hush(table: string): Promise<void> {
  if (!settings.notify) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const note of (await worker?.getNotifications({ tag: table })) ?? []) note.close();
}

/** Asks for leave to call; whether it was given. */
export async function mayBeckon(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

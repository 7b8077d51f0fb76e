import { settings } from './settings.svelte';

/** Has the system call somebody who looks elsewhere, where that was wished. */
export function beckon(title: string, text: string): void {
  if (document.visibilityState === 'visible' || !settings.notify) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, tag: 'contessa', icon: '/icon-192.png' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Asks for leave to call; whether it was given. */
export async function mayBeckon(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

import { shareLanguage } from '../words/language';
import { speech } from '../words/speech.svelte';
import { api } from './api';
import { session } from './session.svelte';

/** Where notifications work on this device; `insecure`, `install` and `never` say why they do not. */
export type NotificationReach = 'everywhere' | 'page' | 'insecure' | 'install' | 'never';

/** What the browser alone allows. */
export function browserReach(): NotificationReach {
  if (!isSecureContext) return 'insecure';
  if ('Notification' in window) return 'page';
  const apple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return apple ? 'install' : 'never';
}

/** What browser and server allow together: `everywhere` means even without an open page. */
export async function notificationReach(): Promise<NotificationReach> {
  const reach = browserReach();
  return reach === 'page' && (await worker()) && (await key()) ? 'everywhere' : reach;
}

/** The service worker; there is none in development. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return import.meta.env.PROD && 'PushManager' in window
    ? navigator.serviceWorker?.ready
    : undefined;
}

/** The server's public key, if it sends push messages. */
async function key(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    await session.open();
    const { key } = await api.push();
    return Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Asks the server to notify this browser when its player must decide; resolves to whether it will. */
export async function subscribe(): Promise<boolean> {
  if (browserReach() !== 'page' || Notification.permission !== 'granted') return false;
  try {
    const [registration, server] = [await worker(), await key()];
    if (!registration || !server) return false;
    const { pushManager } = registration;
    let subscription = await pushManager.getSubscription();
    if (subscription && !isFor(subscription, server)) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: server,
    });
    const { endpoint, keys } = subscription.toJSON();
    await api.pushOn({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
    await shareLanguage(speech.voice.language);
    return true;
  } catch {
    return false;
  }
}

/** False for a subscription made with an older key of the server. */
function isFor(subscription: PushSubscription, server: Uint8Array): boolean {
  const theirs = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return theirs.length === server.length && theirs.every((byte, i) => byte === server[i]);
}

export async function unsubscribe(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  // If this request fails, the push service tells the server at the next message.
  await api.pushOff(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe().catch(() => false);
}

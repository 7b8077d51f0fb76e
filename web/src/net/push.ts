import { leaveLanguage } from '../words/language';
import { speech } from '../words/speech.svelte';
import { api } from './api';
import { myself } from './me.svelte';

/** How somebody who looks elsewhere can be called on this device; what is no `everywhere` or `page` says why not at all. */
export type Reach = 'everywhere' | 'page' | 'insecure' | 'install' | 'never';

/** As far as the browser alone decides. */
export function nearby(): Reach {
  if (!isSecureContext) return 'insecure';
  if ('Notification' in window) return 'page';
  const apple = /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
  return apple ? 'install' : 'never';
}

/** Also without an open page, where browser and server can do that. */
export async function reach(): Promise<Reach> {
  const near = nearby();
  return near === 'page' && (await worker()) && (await key()) ? 'everywhere' : near;
}

/** In development there is none. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return import.meta.env.PROD && 'PushManager' in window ? navigator.serviceWorker?.ready : undefined;
}

/** The server's key, if it calls anybody. */
async function key(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    await myself.open();
    const { key } = await api.push();
    return Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Has the server call this browser when its player is asked and looks at no page; whether it does. */
export async function subscribe(): Promise<boolean> {
  if (nearby() !== 'page' || Notification.permission !== 'granted') return false;
  try {
    const [registration, server] = [await worker(), await key()];
    if (!registration || !server) return false;
    const { pushManager } = registration;
    let own = await pushManager.getSubscription();
    if (own && !isFor(own, server)) {
      await own.unsubscribe();
      own = null;
    }
    own ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: server });
    const { endpoint, keys } = own.toJSON();
    await api.pushOn({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } });
    await leaveLanguage(speech.voice.language);
    return true;
  } catch {
    return false;
  }
}

/** A server that has lost its keys has new ones. */
function isFor(own: PushSubscription, server: Uint8Array): boolean {
  const theirs = new Uint8Array(own.options.applicationServerKey ?? new ArrayBuffer(0));
  return theirs.length === server.length && theirs.every((byte, i) => byte === server[i]);
}

export async function unsubscribe(): Promise<void> {
  const own = await (await worker())?.pushManager.getSubscription();
  if (!own) return;
  // A server that does not hear of it is told by the push service at the next call.
  await api.pushOff(own.endpoint).catch(() => undefined);
  await own.unsubscribe().catch(() => false);
}

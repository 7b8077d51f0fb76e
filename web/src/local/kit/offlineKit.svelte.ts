import { root } from '../../device/site';
import { speech } from '../../words/speech.svelte';

/**
 * Everything that this device needs to play without a connection: the pages and the engine. The service worker fetches
 * and keeps it, since it also serves it. A browser has none on addresses without https.
 */
class OfflineKit {
  state = $state<'unknown' | 'never' | 'fetching' | 'ready' | 'failed'>('unknown');

  /** Whether everything is on this device. */
  async has(): Promise<boolean> {
    return (await self.caches?.match(new URL('pocket/pocket.json', root))) !== undefined;
  }

  /** Fetches what is missing. */
  async fetch(): Promise<void> {
    if (this.state === 'fetching' || this.state === 'ready') return;
    if (!navigator.serviceWorker || !import.meta.env.PROD) return void (this.state = 'never');
    this.state = 'fetching';
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<boolean>) => (this.state = data ? 'ready' : 'failed');
    active!.postMessage({ kit: speech.voice.language }, [port2]);
    // Browsers keep it if they are asked to; without, they may clear it when room is short.
    await navigator.storage?.persist?.().catch(() => false);
  }
}

export const offlineKit = new OfflineKit();

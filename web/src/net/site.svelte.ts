import type { SiteInfo, SiteSwitch } from '$wire';
import { standalone } from '../device/site';
import { api } from './api';

const LOOK_AGAIN_MS = 120_000;

/** Whose site this is and what they announce; the pages work without. */
class OwnSite {
  info = $state.raw<SiteInfo>();

  off(what: SiteSwitch): boolean {
    return this.info?.off.includes(what) ?? false;
  }

  async look(): Promise<void> {
    if (document.visibilityState === 'visible') this.info = await api.site().catch(() => this.info);
  }

  /** Looks again from time to time, until the returned function is called. */
  follow(): () => void {
    if (standalone) return () => undefined;
    void this.look();
    const again = setInterval(() => void this.look(), LOOK_AGAIN_MS);
    return () => clearInterval(again);
  }
}

export const site = new OwnSite();

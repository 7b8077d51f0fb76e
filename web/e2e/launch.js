// Starts Chromium, for one test file or for all of them.
import { chromium } from 'playwright-core';
import { findBrowser } from '../build/browser.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--disable-features=${[
    // Two hidden pages of the address bar, loaded for each person, cost more than most tests.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    // Playwright turns these off, and its list would be lost without them.
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'MediaRouter',
    'OptimizationHints',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
  ]}`,
];

const settings = (kind) => ({ executablePath: findBrowser(kind), args: FLAGS });

export const launchBrowser = (kind) => chromium.launch(settings(kind));

/** A browser that other processes connect to. The caller closes it, also after a signal. */
export const shareBrowser = () =>
  chromium.launchServer({
    ...settings(),
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });

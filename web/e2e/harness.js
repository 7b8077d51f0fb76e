// A server and a browser for a test file: `const base = await serve();` at the top of the file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after } from 'node:test';
import { chromium } from 'playwright-core';
import { launchBrowser } from './launch.js';
import { ServerProcess } from './server-process.js';

/** No test waits for this long unless something hangs: tests wait for events, and a busy machine is only slow. */
export const HANG_MS = 120_000;

export const PHONE = { width: 360, height: 640 };
export const SMALLEST = { width: 320, height: 568 };
export const DESKTOP = { width: 1280, height: 800 };

/** The address of the server that all test files share, or of a new one if this file runs by itself. */
export async function serve(...options) {
  return process.env.CONTESSA_URL ?? (await ownServer(...options).start());
}

/** A server for this test file alone, whose lists hold nothing of other files. It can be stopped and restarted at the same address. */
export function ownServer(...options) {
  const server = new ServerProcess(options);
  after(() => server.remove());
  return server;
}

/** The browser that all test files share, or a new one; each person gets a context of their own. */
export async function browse(kind = {}) {
  const shared = process.env.CONTESSA_BROWSER;
  const browser = await (shared && !kind.whole ? chromium.connect(shared) : launchBrowser(kind));
  after(() => browser.close());
  return browser;
}

/** A person with their own browser context. Page errors and requests to other servers are collected in `faults`. */
export async function person(browser, base, options = {}) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: PHONE,
    locale: 'en',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(HANG_MS);
  return tab(context, base);
}

/** One more page of a person. */
export async function tab(context, base) {
  const page = await context.newPage();
  pollByClock(page);
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error)));
  const elsewhere = (url) =>
    /^(http|ws)/.test(url) &&
    new URL(url).host !== new URL(base).host &&
    page.faults.push(`asks ${url}`);
  page.on('request', (request) => elsewhere(request.url()));
  page.on('websocket', (socket) => elsewhere(socket.url()));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && page.faults.push(`${message.text()} ${message.location().url}`),
  );
  return page;
}

/** Looks for what a test waits for ten times a second. By default it is every frame, which keeps the page drawing. */
function pollByClock(page) {
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (check, argument, options) =>
    wait(check, argument, { polling: 100, ...options });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations axe-core finds on the page: rule and element, one a line. */
export async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await window.axe.run()).violations);
  return found.flatMap((each) =>
    each.nodes.map((node) => `${each.id}: ${node.target.join(' ')} (${node.failureSummary})`),
  );
}

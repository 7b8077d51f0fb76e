// A server and a browser for a test file: `const base = await serve();` at the top of the file.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from '../build/browser.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
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

/** No test waits for this long unless something hangs: tests wait for events, and a busy machine is only slow. */
export const HANG_MS = 300_000;

export const PHONE = { width: 360, height: 640 };
export const SMALLEST = { width: 320, height: 568 };
export const DESKTOP = { width: 1280, height: 800 };

/** Starts a server, unless CONTESSA_URL names a running one, and returns its address. */
export async function serve(...options) {
  return process.env.CONTESSA_URL ?? (await new OwnServer(options).start());
}

/** A server with its own data folder. It can be stopped and restarted at the same address, and ends with the test file. */
export class OwnServer {
  #data = mkdtempSync(join(tmpdir(), 'contessa-'));
  #options;
  #port = '0';
  #process;

  constructor(options = []) {
    this.#options = options;
    after(async () => {
      await this.stop();
      rmSync(this.#data, { recursive: true, force: true });
    });
  }

  /** Returns the server's address once it answers. */
  async start() {
    const jar = process.env.CONTESSA_JAR ?? join(ROOT, 'cli/target/contessa.jar');
    const jdk = execFileSync(join(ROOT, 'contessa'), ['--which-jdk'], { encoding: 'utf8' }).trim();
    const words = [
      '-XX:TieredStopAtLevel=1',
      '-jar',
      jar,
      'serve',
      '--port',
      this.#port,
      '--data',
      this.#data,
      ...this.#options,
    ];
    const server = (this.#process = spawn(join(jdk, 'bin/java'), words, {
      stdio: ['ignore', 'pipe', 'inherit'],
    }));
    for await (const line of createInterface({ input: server.stdout })) {
      const address = /http:\/\/localhost:(\d+)/.exec(line);
      if (!address) continue;
      this.#port = address[1];
      server.stdout.resume();
      return address[0];
    }
    throw new Error('the server did not start');
  }

  async stop() {
    const server = this.#process;
    this.#process = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
  }
}

/** One browser for a test file; each person gets a context of their own. */
export async function browse(kind) {
  const browser = await chromium.launch({ executablePath: findBrowser(kind), args: FLAGS });
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
  const page = await context.newPage();
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

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations axe-core finds on the page: rule and element, one a line. */
export async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await window.axe.run()).violations);
  return found.flatMap((each) =>
    each.nodes.map((node) => `${each.id}: ${node.target.join(' ')} (${node.failureSummary})`),
  );
}

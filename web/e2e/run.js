// Runs test files, all of them by default, on one server and one browser: starting these for each file costs more than
// half of the tests.
import { createWriteStream, readdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import report from '../build/junit-report.js';
import { shareBrowser } from './launch.js';
import { ServerProcess } from './server-process.js';

/** These begin first, so that none of them is left to run alone at the end. */
const LONGEST = [
  'learn',
  'ladder',
  'pass',
  'party',
  'local-pages',
  'site',
  'local',
  'local-kept',
  'coup-fit',
  'pages-fit',
  'coup-editions',
  'coup-keys',
  'royal',
  'tv',
];

const files = process.argv.length > 2 ? process.argv.slice(2) : everyFile();
const server = new ServerProcess();
const browser = await shareBrowser();
try {
  process.env.CONTESSA_URL ??= await server.start();
  process.env.CONTESSA_BROWSER = browser.wsEndpoint();
  await runTests();
} finally {
  await Promise.all([browser.close(), server.remove()]);
}

function everyFile() {
  const rank = (name) => {
    const at = LONGEST.indexOf(name.replace('.test.js', ''));
    return at < 0 ? LONGEST.length : at;
  };
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
  return names.sort((a, b) => rank(a) - rank(b)).map((name) => `e2e/${name}`);
}

async function runTests() {
  const stop = new AbortController();
  // Ctrl-C ends the tests first, then the server and the browser.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
  // Four wait for the game most of the time; the Java tests run next to them.
  const tests = run({ files, concurrency: 4, signal: stop.signal });
  tests.on('test:fail', () => (process.exitCode = 1));
  await Promise.all([
    pipeline(tests.compose(new spec()), process.stdout, { end: false }),
    pipeline(tests.compose(report), createWriteStream('target/browser.xml')),
  ]);
}

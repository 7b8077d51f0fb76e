// Runs test files, all of them by default, on one server and one browser: starting these for each file costs more than
// half of the tests.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { shareBrowser } from './launch.js';
import { ServerProcess } from './server-process.js';

const files = process.argv.length > 2 ? process.argv.slice(2) : everyFile();
const server = new ServerProcess();
const browser = await shareBrowser();
try {
  process.exitCode = await runTests({
    ...process.env,
    CONTESSA_URL: process.env.CONTESSA_URL ?? (await server.start()),
    CONTESSA_BROWSER: browser.wsEndpoint(),
  });
} finally {
  await Promise.all([browser.close(), server.remove()]);
}

function everyFile() {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.js'));
  return names.map((name) => `e2e/${name}`);
}

function runTests(env) {
  const words = [
    '--test',
    '--test-concurrency=3',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./build/junit-report.js',
    '--test-reporter-destination=target/browser.xml',
    ...files,
  ];
  const tests = spawn(process.execPath, words, { env, stdio: 'inherit' });
  // Ctrl-C ends the tests first, then the server and the browser.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'])
    process.on(signal, () => tests.kill(signal));
  return new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
}

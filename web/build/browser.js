// Finds the Chromium for the browser tests. With --install, which ./contessa test says, it is installed on Debian if it is missing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The same engine without windows, notifications and other things around the page: most tests cost a tenth less with it. */
const BARE = ['chromium-headless-shell'];

/** The Chromium to test with; `whole` if the test needs more than pages. */
export function findBrowser({ whole = false } = {}) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [...(whole ? [] : BARE), ...NAMES]
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync);
}

function install() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const run = (...words) => {
    const [program, ...rest] = [...sudo, ...words];
    execFileSync(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  run('apt-get', 'update', '-qq');
  const add = (...names) =>
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names);
  add('chromium');
  try {
    add(...BARE);
  } catch {
    // Not every system has it. The tests then use the full Chromium.
  }
}

const isProgram = process.argv[1] === import.meta.filename;
// Node does not make the folder of its report.
if (isProgram) mkdirSync(new URL('../target', import.meta.url), { recursive: true });

if (isProgram && !findBrowser({ whole: true })) {
  try {
    if (!process.argv.includes('--install')) throw new Error('not asked to install');
    console.log('Installing Chromium for the browser tests (apt-get install chromium) ...');
    install();
  } catch {
    console.error(
      'The browser tests need Chromium: run ./contessa test, which installs it on Debian; or install it (package chromium), or point CHROMIUM at one.',
    );
    process.exit(1);
  }
}

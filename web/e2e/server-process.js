// A server in a process of its own, with a data folder of its own.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** It can be stopped and restarted at the same address. */
export class ServerProcess {
  #data = mkdtempSync(join(tmpdir(), 'contessa-'));
  #options;
  #port = '0';
  #process;

  constructor(options = []) {
    this.#options = options;
  }

  /** Returns the server's address once it answers. */
  async start() {
    const jar = process.env.CONTESSA_JAR ?? join(ROOT, 'cli/target/contessa.jar');
    const jdk = execFileSync(join(ROOT, 'contessa'), ['--which-jdk'], { encoding: 'utf8' }).trim();
    const words = [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
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
      env: withoutOurs(process.env),
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

  /** Stops the server and deletes its data. */
  async remove() {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** The tests' own variables are unknown to the server, which refuses to start with them. */
function withoutOurs(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('CONTESSA_')));
}

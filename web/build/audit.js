// Asks the database of known vulnerabilities (osv.dev) about every library that is part of a build. Run it in web: node build/audit.js
// Exit status 0 means that every library was checked and nothing is known against it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const DATABASE = process.env.CONTESSA_OSV ?? 'https://api.osv.dev';
/** As many as the database takes at once. */
const AT_ONCE = 1000;
const PATIENCE_MS = 60_000;
const REPOSITORY = process.env.M2_REPO ?? join(homedir(), '.m2', 'repository');

/** A jar is named after its artifact; Maven's repository says to which group that belongs. */
export function findJar(jar, folder, groups = []) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const [artifact, path] = [entry.name, join(folder, entry.name)];
    const version = jar.startsWith(`${artifact}-`)
      ? jar.slice(artifact.length + 1, -'.jar'.length)
      : '';
    if (version && existsSync(join(path, version, jar)))
      return { ecosystem: 'Maven', name: `${groups.join('.')}:${artifact}`, version };
    const found = findJar(jar, path, [...groups, artifact]);
    if (found) return found;
  }
  return undefined;
}

/** The jars that run, except our own. */
export function javaLibraries(lib, repository = REPOSITORY) {
  return readdirSync(lib)
    .filter((jar) => jar.endsWith('.jar') && !jar.startsWith('contessa-'))
    .map((jar) => findJar(jar, repository) ?? { ecosystem: 'Maven', name: jar, version: '' });
}

/** Everything that npm installs to build and to test the web client. */
export function webLibraries(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { version }]) => path && version)
    .map(([path, { version }]) => ({
      ecosystem: 'npm',
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
    }));
}

/** The libraries with known vulnerabilities, and the ids of these. */
export async function known(libraries, database = DATABASE) {
  const found = [];
  for (let i = 0; i < libraries.length; i += AT_ONCE)
    found.push(...(await knownOfSome(libraries.slice(i, i + AT_ONCE), database)));
  return found;
}

async function knownOfSome(libraries, database) {
  const answer = await fetch(`${database}/v1/querybatch`, {
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
    body: JSON.stringify({
      queries: libraries.map(({ ecosystem, name, version }) => ({
        package: { ecosystem, name },
        version,
      })),
    }),
  });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  const { results } = await answer.json();
  if (results?.length !== libraries.length) throw new Error('it left out some answers');
  return libraries
    .map((library, i) => ({ ...library, ids: (results[i].vulns ?? []).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);
}

const title = ({ ecosystem, name, version }) => `${ecosystem} ${name} ${version}`;

function all(home) {
  const lock = JSON.parse(readFileSync(join(home, 'web', 'package-lock.json'), 'utf8'));
  return [...javaLibraries(join(home, 'cli', 'target', 'lib')), ...webLibraries(lock)];
}

/** Checks these libraries, says what is known about them, and returns the exit status. */
export async function audit(libraries, database = DATABASE, out = console) {
  const unknown = libraries.filter(({ version }) => !version);
  unknown.forEach(({ name }) => out.error(`${name} is not in ${REPOSITORY}, so it is not checked`));
  try {
    const asked = libraries.filter(({ version }) => version);
    const found = await known(asked, database);
    found.forEach((library) => out.log(`${title(library)}: ${library.ids.join(', ')}`));
    out.log(`${asked.length} libraries checked, ${found.length} with known vulnerabilities`);
    return found.length + unknown.length > 0 ? 1 : 0;
  } catch (failure) {
    out.error(
      `Nothing was checked: ${database} cannot be asked (${failure.cause?.code ?? failure.message}). --list prints the libraries.`,
    );
    return 1;
  }
}

if (process.argv[1] === import.meta.filename) {
  const libraries = all(join(import.meta.dirname, '..', '..'));
  if (process.argv.includes('--list')) libraries.forEach((library) => console.log(title(library)));
  else process.exitCode = await audit(libraries);
}

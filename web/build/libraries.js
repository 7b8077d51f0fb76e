// Writes the list of the packages in the client, with their licences: a release must name them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const MODULE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

function described(name) {
  const folder = join(WEB, 'node_modules', name);
  const { version, license } = readJson(folder, 'package.json');
  const file = readdirSync(folder).find((one) => /^licen[sc]e/i.test(one));
  if (!license || !file) throw new Error(`${name} has no licence`);
  return { name, version, licence: license, text: readFileSync(join(folder, file), 'utf8') };
}

/** Its classes are compiled into the local engine. Its licence is that of this project. */
const teavm = () => {
  const root = join(WEB, '..');
  const [, version] = /<teavm.version>([^<]+)/.exec(readFileSync(join(root, 'pom.xml'), 'utf8'));
  const text = readFileSync(join(root, 'LICENSE'), 'utf8');
  return { name: 'teavm', version, licence: 'Apache-2.0', text };
};

export function libraries() {
  let out;
  return {
    name: 'libraries',
    apply: 'build',
    configResolved(config) {
      out = config.build.outDir;
    },
    writeBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
      const found = modules.flatMap((id) => MODULE.exec(id)?.[1] ?? []);
      // Fonts are not modules.
      const fonts = Object.keys(readJson(WEB, 'package.json').dependencies);
      const names = [...new Set([...found, ...fonts])].sort();
      writeFileSync(
        `${out}-libraries.json`,
        `${JSON.stringify([...names.map(described), teavm()], null, 2)}\n`,
      );
    },
  };
}

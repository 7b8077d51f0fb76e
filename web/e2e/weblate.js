// Tells a Weblate server what its translators need to know of every key: node e2e/weblate.js https://host/api/ PROJECT, with a
// token in WEBLATE_TOKEN. A property file has a comment for a group of keys, which Weblate shows at the first alone, and no
// flags. So each key gets the comment of its group as its explanation, its longest length as a flag, and the pictures that
// word-shots.js has taken of it. What is there already is written again; pictures are sent only once.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDERS, groups } from '../build/words.js';

const SHOTS = join(import.meta.dirname, 'shots');

/**
 * What is to be said of the keys, by component, which is named like its file, and key.
 *
 * @returns {Record<string, Record<string, { explanation: string, extra_flags: string }>>}
 */
export function explained() {
  const all = {};
  for (const folder of FOLDERS)
    for (const { file, keys, comment, most } of groups(folder))
      for (const key of keys)
        (all[file.replace('_en.properties', '')] ??= {})[key] = {
          explanation: comment,
          extra_flags: `max-length:${most}`,
        };
  return all;
}

export class Weblate {
  constructor(root, project, token) {
    Object.assign(this, { root, project, token });
  }

  async #ask(method, path, body) {
    const form = body instanceof FormData;
    const answer = await fetch(new URL(path, this.root), {
      method,
      headers: {
        Authorization: `Token ${this.token}`,
        ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
      },
      body: form || !body ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** All pages of a list. */
  async #all(path) {
    const found = [];
    for (let next = path; next;) {
      const page = await this.#ask('GET', next);
      found.push(...page.results);
      next = page.next;
    }
    return found;
  }

  /** The sources of a component by key. */
  async units(component) {
    const found = await this.#all(`translations/${this.project}/${component}/en/units/`);
    return new Map(found.map((unit) => [unit.context, unit.id]));
  }

  explain(unit, about) {
    return this.#ask('PATCH', `units/${unit}/`, about);
  }

  /** The names of a component's pictures. */
  async pictures(component) {
    return (await this.#all(`components/${this.project}/${component}/screenshots/`)).map(
      ({ name }) => name,
    );
  }

  async picture(component, name, image, units) {
    const form = new FormData();
    const about = { name, project_slug: this.project, component_slug: component };
    for (const [key, value] of Object.entries({ ...about, language_code: 'en' }))
      form.set(key, value);
    form.set('image', new Blob([image], { type: 'image/png' }), `${name}.png`);
    const { id, url } = await this.#ask('POST', 'screenshots/', form);
    const made = id ?? /(\d+)\/$/.exec(url)[1];
    for (const unit of units)
      await this.#ask('POST', `screenshots/${made}/units/`, { unit_id: unit });
  }
}

/** `shots` are the keys of each screen; `image` reads its picture. */
export async function tell(weblate, about, shots, image) {
  for (const [component, keys] of Object.entries(about)) {
    const units = await weblate.units(component);
    for (const [key, text] of Object.entries(keys))
      if (units.has(key)) await weblate.explain(units.get(key), text);
    const sent = await weblate.pictures(component);
    for (const [screen, shown] of Object.entries(shots)) {
      const seen = shown.filter((key) => units.has(key)).map((key) => units.get(key));
      if (seen.length && !sent.includes(screen))
        await weblate.picture(component, screen, image(screen), seen);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [root, project] = process.argv.slice(2);
  const token = process.env.WEBLATE_TOKEN;
  if (!root || !project || !token)
    throw new Error('Say WEBLATE_TOKEN=… node e2e/weblate.js https://host/api/ PROJECT');
  const file = join(SHOTS, 'keys.json');
  const shots = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).screens : {};
  const image = (screen) => readFileSync(join(SHOTS, `${screen}.en.png`));
  await tell(new Weblate(root, project, token), explained(), shots, image);
}

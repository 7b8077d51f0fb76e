// Writes down what a page says in a language: every text it shows, however briefly, with its key.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAll } from '../build/words.js';

/** Lines with the same keys that differ in names and numbers only are written this often. */
const VARIANTS = 3;
const KEY = /[\uFE00-\uFE0E]{3}/g;

/** The numbers of the keys in a text, as pseudo.ts writes them. */
export const keyNumbers = (text) => [
  ...new Set(
    [...text.matchAll(KEY)].map(([digits]) =>
      [...digits].reduce((n, digit) => n * 15 + digit.charCodeAt(0) - 0xfe00, 0),
    ),
  ),
];

export class Heard {
  /** @type {{ title: string, picture?: string, lines: { text: string, keys: string[], spoken: boolean }[] }[]} */
  screens = [];
  /** Texts in which no word is from the files: names and figures, or a sentence that nobody can translate. */
  keyless = new Set();
  #fresh = [];
  #news = 0;
  #seen = new Set();
  #variants = new Map();
  #at = 'Home';

  /** Lays the folder out. Pages must speak `language` with keys. */
  constructor(folder, language) {
    Object.assign(this, { folder, language });
    this.keys = [...readAll()[language].keys()].sort();
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Listens to a page from its next load on. */
  async listen(page) {
    this.page = page;
    await page.exposeBinding('heard', (_, lines) => lines.forEach((line) => this.#hear(line)));
    await page.addInitScript(listen);
  }

  /** What follows belongs to this part of the reading. */
  part(name) {
    this.#at = name;
  }

  #hear({ raw, spoken }) {
    const keys = keyNumbers(raw).map((n) => this.keys[n]);
    const text = raw
      .replace(KEY, '')
      .replace(/[\s\u200b]+/g, ' ')
      .trim();
    if (this.#seen.has(text)) return;
    this.#seen.add(text);
    if (!keys.length) {
      if (/\p{L}{3}/u.test(text)) this.keyless.add(text);
      return;
    }
    const alike = keys.join(' ');
    const times = (this.#variants.get(alike) ?? 0) + 1;
    this.#variants.set(alike, times);
    if (times === 1) this.#news++;
    if (times <= VARIANTS) this.#fresh.push({ text, keys, spoken });
  }

  /** A new screen: its picture, if it and what was said since the last one have at least this many new sentences. */
  async look(title, { least = 1, ...options } = {}) {
    await this.page.evaluate(() => window.lookNow());
    if (this.#news < least) return;
    const n = String(this.screens.length + 1).padStart(3, '0');
    const picture = `${n}.png`;
    await this.page.screenshot({ path: join(this.folder, picture), ...options });
    this.screens.push({ title: `${this.#at}: ${title}`, picture, lines: this.#fresh });
    this.#fresh = [];
    this.#news = 0;
    this.write();
  }

  /** The reading as text, a screen after the other. */
  write() {
    const said = this.screens.flatMap(({ title, picture, lines }) => [
      `## ${title} (${picture})`,
      ...lines.map(
        ({ text, keys, spoken }) => `${spoken ? '~' : '-'} ${text}   [${keys.join(', ')}]`,
      ),
      '',
    ]);
    const met = new Set(this.screens.flatMap(({ lines }) => lines.flatMap(({ keys }) => keys)));
    const head = [
      `# ${this.language}: ${met.size} of ${this.keys.length} keys met`,
      'Under each picture is what is new since the one before; ~ is said to screen readers only.',
      '',
    ];
    const rest = ['## Texts without a key: names and figures only', ...[...this.keyless].sort()];
    const unmet = ['', '## Keys not met', ...this.keys.filter((key) => !met.has(key))];
    writeFileSync(
      join(this.folder, 'read.md'),
      [...head, ...said, ...rest, ...unmet].join('\n') + '\n',
    );
  }
}

/** Runs in the page: gives every text to `heard` once, as soon as it is there. */
function listen() {
  const seen = new Set();
  const LABELS = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'];
  const inline = (element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
  const block = (node) => {
    let at = node.parentElement;
    while (at !== document.body && inline(at)) at = at.parentElement;
    return at;
  };
  window.lookNow = () => {
    if (!document.body) return;
    const texts = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest('script, style, pre')) continue;
      const at = block(node);
      texts.set(at, (texts.get(at) ?? '') + node.data);
    }
    const lines = [...texts].flatMap(([at, raw]) =>
      raw.trim() && at.checkVisibility() ? [{ raw, spoken: !!at.closest('.vh') }] : [],
    );
    for (const each of document.querySelectorAll(LABELS.map((name) => `[${name}]`).join()))
      if (each.checkVisibility())
        for (const name of LABELS)
          if (each.getAttribute(name)) lines.push({ raw: each.getAttribute(name), spoken: true });
    lines.push({ raw: document.title, spoken: true });
    const fresh = lines.filter(({ raw }) => !seen.has(raw) && seen.add(raw));
    if (fresh.length) window.heard(fresh);
  };
  let due = false;
  const soon = () => {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      window.lookNow();
    }, 50);
  };
  new MutationObserver(soon).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

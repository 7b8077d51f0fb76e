/**
 * A sentence with placeholders: `{x}` is a value, `{x.the}` a form of it. `{x|a|b}` is `a` if x is exactly one or the
 * reader, else `b`. `{n|one:a|few:b|other:c}` chooses by the plural class of a number in CLDR, `{n.th|…}` by that of
 * its ordinal. `Template.java` reads the same; tests/words/vectors.json is what both must say.
 */
export type Part =
  | { plain: string }
  | { slot: string; form: string }
  | { choice: string; first: Part[]; second: Part[] }
  | { plural: string; ordinal: boolean; classes: Record<string, Part[]> };

const CLASS = /(zero|one|two|few|many|other):/y;
const ORDINAL = '.th';

export function parse(source: string): Part[] {
  let at = 0;
  const parts = read('');
  if (at < source.length) throw bad(`has one '${source[at]}' too many`);
  return parts;

  function read(ends: string): Part[] {
    const found: Part[] = [];
    let plain = '';
    while (at < source.length && !ends.includes(source[at]!)) {
      const c = source[at++]!;
      if (c === '}') throw bad("has one '}' too many");
      if (c !== '{') {
        plain += c;
        continue;
      }
      if (plain) found.push({ plain });
      plain = '';
      found.push(placeholder());
    }
    if (plain) found.push({ plain });
    return found;
  }

  function placeholder(): Part {
    const start = at;
    while (at < source.length && source[at] !== '|' && source[at] !== '}') at++;
    const name = source.slice(start, at);
    if (!name.trim()) throw bad('has a placeholder without a name');
    if (next() === '}') {
      const dot = name.indexOf('.');
      return dot < 0
        ? { slot: name, form: '' }
        : { slot: name.slice(0, dot), form: name.slice(dot) };
    }
    const label = pluralClass();
    if (label) return plural(name, label);
    if (name.includes('.')) throw bad('chooses by a form');
    const first = read('|');
    next();
    const second = read('|}');
    if (next() === '|') throw bad('has three ways to choose from');
    return { choice: name, first, second };
  }

  function plural(name: string, label: string): Part {
    const ordinal = name.endsWith(ORDINAL);
    const classes: Record<string, Part[]> = {};
    for (let each: string | undefined = label; ; each = pluralClass()) {
      if (!each || each in classes) throw bad('has an unknown plural class, or one twice');
      classes[each] = read('|}');
      if (next() === '}') break;
    }
    if (!classes.other) throw bad("has no 'other:'");
    return { plural: ordinal ? name.slice(0, -ORDINAL.length) : name, ordinal, classes };
  }

  function pluralClass(): string | undefined {
    CLASS.lastIndex = at;
    const found = CLASS.exec(source)?.[1];
    if (found) at = CLASS.lastIndex;
    return found;
  }

  function next(): string {
    if (at >= source.length) throw bad('ends too early');
    return source[at++]!;
  }

  function bad(why: string): Error {
    return new Error(`'${source}' ${why}`);
  }
}

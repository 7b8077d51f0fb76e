/**
 * A sentence with places to fill: `{x}` is a value, `{x.the}` a form of it, `{x|a|b}` says `a` if x is one, or the
 * reader, and else `b`.
 */
export type Part =
  | { plain: string }
  | { slot: string; form: string }
  | { choice: string; first: Part[]; second: Part[] };

export function parse(source: string): Part[] {
  let at = 0;
  const parts = read('');
  if (at < source.length) throw bad(`has a '${source[at]}' too many`);
  return parts;

  function read(ends: string): Part[] {
    const found: Part[] = [];
    let plain = '';
    while (at < source.length && !ends.includes(source[at]!)) {
      const c = source[at++]!;
      if (c === '}') throw bad("has a '}' too many");
      if (c !== '{') {
        plain += c;
        continue;
      }
      if (plain) found.push({ plain });
      plain = '';
      found.push(place());
    }
    if (plain) found.push({ plain });
    return found;
  }

  function place(): Part {
    const start = at;
    while (at < source.length && source[at] !== '|' && source[at] !== '}') at++;
    const name = source.slice(start, at);
    if (!name.trim()) throw bad('has a place without a name');
    if (next() === '}') {
      const dot = name.indexOf('.');
      return dot < 0 ? { slot: name, form: '' } : { slot: name.slice(0, dot), form: name.slice(dot) };
    }
    const first = read('|');
    next();
    const second = read('}');
    next();
    return { choice: name, first, second };
  }

  function next(): string {
    if (at >= source.length) throw bad('ends too early');
    return source[at++]!;
  }

  function bad(why: string): Error {
    return new Error(`'${source}' ${why}`);
  }
}

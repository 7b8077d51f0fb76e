/**
 * A sentence with placeholders: `{x}` is a value, `{x.the}` a form of it; `{x|a|b}` is `a` if x is the number one or
 * the reader, else `b`.
 */
export type Part =
  | { plain: string }
  | { slot: string; form: string }
  | { choice: string; first: Part[]; second: Part[] };

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

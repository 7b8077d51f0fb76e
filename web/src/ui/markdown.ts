/** A piece of a line: text, which may be strong or a link. */
export interface Span {
  text: string;
  strong?: boolean;
  href?: string;
}
export interface Block {
  kind: 'heading' | 'paragraph' | 'list';
  /** Lines of a paragraph, items of a list. */
  lines: Span[][];
}

const MARKS = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^\s)]+)\)/g;

function spans(line: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const mark of line.matchAll(MARKS)) {
    if (mark.index > from) found.push({ text: line.slice(from, mark.index) });
    const [, strong, text, href] = mark;
    found.push(strong ? { text: strong, strong: true } : { text: text ?? '', href: href ?? '' });
    from = mark.index + mark[0].length;
  }
  if (from < line.length) found.push({ text: line.slice(from) });
  return found;
}

/** Markdown, as far as an imprint needs it: headings, lists, links, strong words. The rest is text. */
export function readMarkdown(source: string): Block[] {
  return source
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((part) => part.trim())
    .filter((part) => part)
    .map((part): Block => {
      const lines = part.split('\n').map((line) => line.trim());
      if (/^#+ /.test(part)) return { kind: 'heading', lines: [spans(part.replace(/^#+ /, ''))] };
      return lines.every((line) => /^[-*] /.test(line))
        ? { kind: 'list', lines: lines.map((line) => spans(line.slice(2))) }
        : { kind: 'paragraph', lines: lines.map(spans) };
    });
}

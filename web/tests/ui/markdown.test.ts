import { expect, test } from 'vitest';
import { readMarkdown } from '../../src/ui/markdown';

test('headings, lists, strong words and links are read', () => {
  const text =
    '# Imprint\nAna **Rossi**\nVia Roma 1\n\n- by [mail](mailto:a@b.c)\n- by phone\n## More';
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', lines: [[{ text: 'Imprint' }]] },
    {
      kind: 'paragraph',
      lines: [[{ text: 'Ana ' }, { text: 'Rossi', strong: true }], [{ text: 'Via Roma 1' }]],
    },
    {
      kind: 'list',
      lines: [[{ text: 'by ' }, { text: 'mail', href: 'mailto:a@b.c' }], [{ text: 'by phone' }]],
    },
    { kind: 'heading', lines: [[{ text: 'More' }]] },
  ]);
});

test.each(['[x](javascript:alert(1))', '<script>alert(1)</script>', '[x](data:text/html,y)'])(
  'anything else is text: %s',
  (text) => expect(readMarkdown(text)).toEqual([{ kind: 'paragraph', lines: [[{ text }]] }]),
);

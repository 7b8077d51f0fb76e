/** Signs without a width, such as the numbers of keys that pseudo.ts hides in texts. */
const HIDDEN = /[\ufe00-\ufe0f]/gu;

/** The width of a text in letters: those of Chinese and Japanese are twice as wide. */
export const letters = (text: string): number => {
  const seen = text.replace(HIDDEN, '');
  return seen.length + (seen.match(/[\u2e80-\uffef]/gu)?.length ?? 0);
};

/** The width of the longest word, which must fit on one line. Japanese breaks between words without spaces. */
export const longestWord = (text: string): number =>
  Math.max(1, ...text.split(/\s+/).flatMap(words).map(letters));

const words = (part: string): string[] =>
  letters(part) === part.replace(HIDDEN, '').length
    ? [part]
    : [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(part)].map(
        ({ segment }) => segment,
      );

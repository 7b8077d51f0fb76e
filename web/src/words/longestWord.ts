/** The length of the longest word, which must fit on one line. */
export const longestWord = (text: string): number =>
  Math.max(1, ...text.split(/\s+/).map((word) => word.length));

/** The width of a text in letters: those of Chinese and Japanese are twice as wide. */
export const letters = (text: string): number =>
  text.length + (text.match(/[\u2e80-\uffef]/gu)?.length ?? 0);

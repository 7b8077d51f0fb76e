/** The length of the longest word, which must fit on one line. */
export const longestWord = (text: string): number =>
  Math.max(1, ...text.split(/\s+/).map((word) => word.length));

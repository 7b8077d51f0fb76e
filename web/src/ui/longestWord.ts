/** The length of the longest word, which must fit on one line. */
export const longest = (text: string): number =>
  Math.max(1, ...text.split(/\s+/).map((word) => word.length));

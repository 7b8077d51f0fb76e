/** How many letters the longest word has: what must fit on one line at least. */
export const longest = (text: string): number =>
  Math.max(1, ...text.split(/\s+/).map((word) => word.length));

/** The address of a table, for sharing. */
export function tableLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

/** A join code in two halves, easy to read out. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 4)}\u2009${code.slice(4)}`;
}

/** The address of a table, for sharing. */
export function tableLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

/** A join code in two halves, easy to read out; that of a party is short enough. */
export function spacedCode(code: string): string {
  if (code.length < 8) return code;
  return `${code.slice(0, 4)}\u2009${code.slice(4)}`;
}

/** The address of a table, to be sent to others. */
export function tableLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

/** A code in two halves, as it is easiest to read out. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 4)}\u2009${code.slice(4)}`;
}

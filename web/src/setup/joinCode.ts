/** The join code in what somebody typed; `undefined` until it is complete. */
export function readCode(typed: string): string | undefined {
  const code = tidyCode(typed);
  return code.length === 8 ? code : undefined;
}

/** Upper case, without characters that codes never contain; U is read as the V it resembles. */
export function tidyCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('U', 'V')
    .replace(/[01IO]/g, '')
    .slice(0, 8);
}

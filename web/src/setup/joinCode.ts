/** How many characters a join code has. */
export const CODE_LENGTH = 8;
/** How many that of a party has. */
export const PARTY_CODE_LENGTH = 5;

/** The join code in what somebody typed or pasted; `undefined` until it is complete. */
export function readCode(typed: string): string | undefined {
  const code = tidyCode(typed);
  const whole = code.length === CODE_LENGTH || code.length === PARTY_CODE_LENGTH;
  return whole && !unlikely(code).length ? code : undefined;
}

/** Upper case, without spaces and signs; U is read as the V it resembles. A link to join is reduced to its code. */
export function tidyCode(typed: string): string {
  const code = /\/join\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  return code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('U', 'V')
    .slice(0, CODE_LENGTH);
}

/** The characters that no code contains, because they look like others. */
export function unlikely(code: string): string[] {
  return [...new Set(code.match(/[01IO]/g) ?? [])];
}

/** The first of the wanted languages that is ours, whatever its region: `de-AT` finds `de`. */
export function fitting<L extends string>(wanted: readonly string[], ours: readonly L[]): L | undefined {
  const found = wanted.map((tag) => ours.find((code) => tag === code || tag.startsWith(`${code}-`)));
  return found.find((code) => code !== undefined);
}

/** Which way a language is written. `xr` is English on mirrored pages, to test layouts. */
export const direction = (tag: string): 'ltr' | 'rtl' =>
  /^(ar|fa|he|ur|xr)(-|$)/.test(tag) ? 'rtl' : 'ltr';

/** Stores the current language where the service worker can read it. */
export async function shareLanguage(language: string): Promise<void> {
  await (await self.caches?.open('contessa-language'))?.put('/language', new Response(language));
}

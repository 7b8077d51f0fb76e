/** Stores the current language where the service worker can read it. */
export async function shareLanguage(language: string): Promise<void> {
  await (await self.caches?.open('contessa-language'))?.put('/language', new Response(language));
}

/** Leaves word of the language spoken last for the service worker, which has no page to look at. */
export async function leaveLanguage(language: string): Promise<void> {
  await (await self.caches?.open('contessa-language'))?.put('/language', new Response(language));
}

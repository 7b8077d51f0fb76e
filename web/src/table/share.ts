import type { TableView } from '$wire';
import { tell } from '../ui/tell.svelte';
import { say } from '../words/speech.svelte';

/** Gives the table's address to another program of the device, or lays it in the clipboard. */
export async function shareTable(view: TableView): Promise<void> {
  const url = new URL(`/t/${encodeURIComponent(view.table)}`, location.href).href;
  try {
    if (navigator.share) return await navigator.share({ title: say('app.name'), url });
    await navigator.clipboard.writeText(url);
    tell(say('table.copied'));
  } catch (refused) {
    if (!(refused instanceof DOMException && refused.name === 'AbortError')) tell(url);
  }
}

import type { NewCommand } from '../net/connection.svelte';
import type { WatchedTable } from '../net/watchedTable.svelte';
import { showToast } from '../ui/announcer.svelte';
import { refusalText } from '../ui/refusal';

/** Sends a command, and says why if the table refuses it. */
export async function send(table: WatchedTable, command: NewCommand): Promise<void> {
  const reply = await table.command(command);
  if (!reply.ok) showToast(refusalText(reply.refused), true);
}

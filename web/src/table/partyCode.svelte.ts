import type { TableView } from '$wire';
import { api } from '../net/api';

/** A code that has lapsed is replaced within this time. */
const RENEW_MS = 60_000;

/**
 * The one code to show for a table. A party has a short one; nothing is shown until it is known, so that nobody types the
 * long one. `view` gives nothing while no code is shown.
 */
export function joinCode(view: () => TableView | undefined): {
  readonly shown: string | undefined;
} {
  let short = $state<string>();
  const code = $derived(view()?.code);
  const asked = $derived.by(() => {
    const now = view();
    return now?.options.party === undefined ? undefined : now.table;
  });
  $effect(() => {
    const table = asked;
    short = undefined;
    if (!table) return;
    let here = true;
    const show = (found: string | undefined): void => {
      if (here) short = found;
    };
    const renew = (): void =>
      void api.shortCode(table).then(
        (found) => show(found.code),
        () => show(code),
      );
    renew();
    const again = setInterval(renew, RENEW_MS);
    return () => {
      here = false;
      clearInterval(again);
    };
  });
  return {
    get shown() {
      return asked ? short : code;
    },
  };
}

import type { WatchedTable } from '../net/table.svelte';
import { beckon } from '../ui/beckon';
import { say } from '../words/speech.svelte';
import { editionOf } from './voice.svelte';

/** The title of the window calls while the reader is asked and looks elsewhere; for an effect. */
export function calling(table: WatchedTable): () => void {
  const view = table.view;
  const name = view ? say(`edition.${editionOf(view) as 'royal'}`) : '';
  const plain = name ? `${name} · ${say('app.name')}` : say('app.name');
  document.title = plain;
  const asked = view?.decision && view.decision.answer === undefined;
  if (!asked) return () => {};
  let odd = false;
  const call = (): void => {
    odd = !odd && document.visibilityState === 'hidden';
    document.title = odd ? `● ${say('call.you')}` : document.visibilityState === 'hidden' ? plain : `● ${plain}`;
  };
  call();
  beckon(plain, say('call.you'));
  const timer = setInterval(call, 1000);
  return () => {
    clearInterval(timer);
    document.title = plain;
  };
}

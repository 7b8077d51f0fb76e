import type { WatchedTable } from '../../net/watchedTable.svelte';
import { notify, clearNotifications } from '../../device/notifications';
import { say } from '../../words/speech.svelte';
import { editionOf } from '../tableVoice.svelte';

/** Alerts a player who looks elsewhere: blinks the window title and notifies while there is something to decide. For an effect. */
export function alertTurn(table: WatchedTable): () => void {
  const view = table.view;
  const name = view ? say(`edition.${editionOf(view)}`) : '';
  const plain = name ? `${name} · ${say('app.name')}` : say('app.name');
  document.title = plain;
  const asked = view?.decision && view.decision.answer === undefined;
  if (!asked) {
    void clearNotifications(table.id);
    return () => {};
  }
  let odd = false;
  let elsewhere = true;
  const call = (): void => {
    const hidden = document.visibilityState === 'hidden';
    if (elsewhere && !hidden) void clearNotifications(table.id);
    elsewhere = hidden;
    odd = !odd && hidden;
    document.title = odd ? `● ${say('call.you')}` : hidden ? plain : `● ${plain}`;
  };
  call();
  void notify(table.id, plain, say('call.you'));
  const timer = setInterval(call, 1000);
  return () => {
    clearInterval(timer);
    document.title = plain;
  };
}

import type { Me } from '$wire';
import { say } from '../words/speech.svelte';
import { type Api, api, deviceApi, Refusal } from './api';

/** A device makes up no names. */
const named = (me: Me): Me => ({ ...me, name: me.name || say('name.guest', { n: 1 }) });

/** This browser's player on the server; a session is opened by the first page. */
class Session {
  me = $state.raw<Me>();
  /** Why the server lets nobody in who comes from here. */
  barred = $state<string>();
  private opening?: Promise<Me>;

  /** Opens it once, on some sites with a code, which the first link may have brought. */
  open(invite = new URLSearchParams(location.search).get('invite')): Promise<Me> {
    return (this.opening ??= api.session(invite).then(
      (me) => {
        this.barred = undefined;
        return (this.me = named(me));
      },
      (refusal) => {
        this.opening = undefined;
        if (refusal instanceof Refusal && refusal.status === 403) this.barred = refusal.error;
        throw refusal;
      },
    ));
  }
}

export const session = new Session();

/** Who the reader is there. */
export const meAt = (where: Api): Promise<Me> =>
  where === deviceApi ? deviceApi.session().then(named) : session.open();

import type { Me } from '$wire';
import { say } from '../words/speech.svelte';
import { type Api, api, deviceApi } from './api';

/** A device makes up no names. */
const named = (me: Me): Me => ({ ...me, name: me.name || say('name.guest', { n: 1 }) });

/** This browser's player on the server; a session is opened by the first page. */
class Session {
  me = $state.raw<Me>();
  private opening?: Promise<Me>;

  open(): Promise<Me> {
    return (this.opening ??= api.session().then(
      (me) => (this.me = named(me)),
      (refusal) => {
        this.opening = undefined;
        throw refusal;
      },
    ));
  }
}

export const session = new Session();

/** Who the reader is there. */
export const meAt = (where: Api): Promise<Me> =>
  where === deviceApi ? deviceApi.session().then(named) : session.open();

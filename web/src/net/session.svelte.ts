import type { Me } from '$wire';
import { say } from '../words/speech.svelte';
import { type Api, api, deviceApi } from './api';

/** This browser's player on the server; a session is opened by the first page. */
class Session {
  me = $state.raw<Me>();
  private opening?: Promise<Me>;

  open(): Promise<Me> {
    return (this.opening ??= api.session().then(
      (me) => (this.me = me),
      (refusal) => {
        this.opening = undefined;
        throw refusal;
      },
    ));
  }
}

export const session = new Session();

/** Who the reader is there. A device makes up no names. */
export async function meAt(where: Api): Promise<Me> {
  if (where !== deviceApi) return session.open();
  const me = await deviceApi.session();
  return { ...me, name: me.name || say('name.guest', { n: 1 }) };
}

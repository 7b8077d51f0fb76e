import type { Me } from '$wire';
import { api } from './api';

/** Who we are to the server; there is a session from the first page on. */
class Myself {
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

export const myself = new Myself();

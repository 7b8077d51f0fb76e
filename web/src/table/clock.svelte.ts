import { serverTime } from '../net/lines';

/** The server's time, updated ten times a second while a component uses it. */
class Clock {
  now = $state(serverTime());
  private lookers = 0;
  private timer?: ReturnType<typeof setInterval>;

  /** Ticks until the returned function is called; for an effect. */
  tick(): () => void {
    this.now = serverTime();
    if (this.lookers++ === 0) this.timer = setInterval(() => (this.now = serverTime()), 100);
    return () => {
      if (--this.lookers === 0) clearInterval(this.timer);
    };
  }
}

export const clock = new Clock();

/** The rest of a time limit: a share from 1 to 0, and seconds. */
export interface Left {
  share: number;
  seconds: number;
  /** The time comes from the player's time bank. */
  bank: boolean;
}

export function left(
  now: number,
  since: number,
  deadline?: number,
  bankUntil?: number,
): Left | undefined {
  if (deadline === undefined) return undefined;
  const end = now > deadline && bankUntil !== undefined ? bankUntil : deadline;
  const begin = end === deadline ? since : deadline;
  // A clock that starts later stands at its full time.
  const rest = Math.max(0, end - Math.max(now, begin));
  return {
    share: end > begin ? Math.min(1, rest / (end - begin)) : 0,
    seconds: Math.ceil(rest / 1000),
    bank: end !== deadline,
  };
}

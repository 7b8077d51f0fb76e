import type { CoupEvent, CoupView } from '../game/coup';

/** A proof: a pause, the card turns, the verdict. It takes equally long for every card. */
export interface Reveal {
  kind: 'reveal';
  seat: number;
  claim: string;
  /** The shown cards; undefined if the claimant showed none. */
  cards?: string[];
}

/** An influence that is lost. */
export interface Fall {
  kind: 'fall';
  seat: number;
  card: string;
  out: boolean;
}

export type Scene = Reveal | Fall;
export type Step = 'beat' | 'flip' | 'verdict';

const STEPS: Record<Scene['kind'], readonly (readonly [Step, number])[]> = {
  reveal: [
    ['beat', 900],
    ['flip', 500],
    ['verdict', 1000],
  ],
  fall: [
    ['flip', 500],
    ['verdict', 900],
  ],
};

/** Scenes to play, and the view after them. */
interface Item {
  scenes: Scene[];
  after: CoupView;
  events: readonly CoupEvent[];
}

export function scenes(events: readonly CoupEvent[]): Scene[] {
  return events.flatMap((event): Scene[] => {
    if (event.event === 'shown')
      return [{ kind: 'reveal', seat: event.seat, claim: event.claim, cards: event.cards }];
    if (event.event === 'declined')
      return [{ kind: 'reveal', seat: event.seat, claim: event.claim }];
    if (event.event !== 'lost') return [];
    const out = events.some((other) => other.event === 'exiled' && other.seat === event.seat);
    return [{ kind: 'fall', seat: event.seat, card: event.card, out }];
  });
}

/**
 * The view that the table shows. It follows the server, but plays a reveal first. Questions to the player never wait:
 * they are taken from the server's view at once.
 */
export class CoupStaging {
  shown = $state.raw<CoupView>();
  scene = $state.raw<Scene>();
  step = $state<Step>('beat');

  private queue: Item[] = [];
  private timer?: ReturnType<typeof setTimeout>;
  private ahead: (() => void)[] = [];

  /**
   * @param pace the factor for animation times
   * @param applied called with the events once the table shows them
   */
  constructor(
    private readonly pace: () => number,
    private readonly applied: (events: readonly CoupEvent[]) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.scene !== undefined;
  }

  /** Shows a view without playing anything: at first, and after a reconnect. */
  set(view: CoupView): void {
    this.drop();
    this.shown = view;
  }

  /** @param asked whether these events bring a new question to the player */
  hear(events: readonly CoupEvent[], after: CoupView, asked: boolean): void {
    if (asked) this.skip();
    this.queue.push({ scenes: scenes(events), after, events });
    if (!this.busy) this.next();
  }

  /** Ends the current scenes and shows their result. */
  skip(): void {
    const last = this.queue.at(-1);
    const events = this.queue.flatMap((each) => each.events);
    this.drop();
    if (!last) return;
    this.shown = last.after;
    this.applied(events);
  }

  stop(): void {
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.ahead = [];
    this.scene = undefined;
  }

  private next(): void {
    const item = this.queue[0];
    if (!item) {
      this.scene = undefined;
      return;
    }
    const apply = (): void => {
      if (this.queue[0] !== item) return;
      this.shown = item.after;
      this.applied(item.events);
    };
    // The result shows together with the last verdict.
    this.ahead = item.scenes.flatMap((scene, i) =>
      STEPS[scene.kind].map(([step, ms]) => () => {
        this.scene = scene;
        this.step = this.pace() === 0 ? 'verdict' : step;
        if (step === 'verdict' && i === item.scenes.length - 1) apply();
        this.timer = setTimeout(() => this.advance(), this.pace() === 0 ? ms : ms * this.pace());
      }),
    );
    if (!this.ahead.length) apply();
    this.advance();
  }

  private advance(): void {
    const step = this.ahead.shift();
    if (step) return step();
    this.queue.shift();
    this.next();
  }
}

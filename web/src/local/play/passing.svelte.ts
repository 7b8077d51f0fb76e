import { tick } from 'svelte';
import type { Asking, MessageReply, TableView } from '$wire';
import type { NewCommand } from '../../net/connection.svelte';
import { WatchedTable } from '../../net/watchedTable.svelte';
import { guest, ONLOOKER } from '../localTables';
import { CARD_PHASES, coverOf } from './cover';

/** Why an answer is refused to a question that has been settled. */
const STALE = 'stale-question';

type Decide = Extract<NewCommand, { do: 'decide' }>;

/** The people at the device whom the table waits for, in the order of the turns after whoever acts. */
export function asked({ view, asking, seats }: TableView): number[] {
  if (!asking) return [];
  const all = seats.length;
  const actor = view?.game === 'coup' ? view.actor : 0;
  const from = (seat: number): number => (seat - actor - 1 + all) % all;
  return asking.seats
    .filter((seat) => seats[seat]?.occupant === 'person')
    .toSorted((a, b) => from(a) - from(b));
}

/** A window about a claim: passing it says nothing about one's cards. */
export const isWindow = (asking: Asking | undefined): boolean =>
  asking?.sealed === true && asking.phase !== 'plan';

/** The table as whoever holds the device may use it: their cards are covered unless they look at them. */
class HeldTable extends WatchedTable {
  constructor(
    id: string,
    readonly seat: number,
    /** The question that it was taken for. */
    readonly ask: number,
    private readonly answer: (decision: Decide) => Promise<MessageReply>,
  ) {
    super(id, guest(seat));
  }

  override command(command: NewCommand): Promise<MessageReply> {
    return command.do === 'decide' ? this.answer(command) : super.command(command);
  }
}

/**
 * A device that people pass around a table. Between two of them it lies open, with what everybody may see; a curtain
 * says who takes it next. In a window all are asked, in the same order, and their answers reach the table together:
 * nobody can tell from who is asked, or when, what somebody else has answered.
 */
export class Passing {
  /** What everybody sees. */
  readonly face: WatchedTable;
  /** What the person sees who holds the device. */
  held = $state.raw<HeldTable>();
  /** The person looks at their cards. */
  looking = $state(false);
  /** They want to be asked one by one, in this question. */
  private apart = $state<number>();
  private sealed = $state.raw<{ ask: number; given: ReadonlyMap<number, string> }>();
  /** Given for this question: until the table has moved on nobody is asked again. */
  private answered = $state<number>();

  constructor(private readonly id: string) {
    this.face = new WatchedTable(id, ONLOOKER);
  }

  private get asking(): Asking | undefined {
    return this.face.view?.stage === 'playing' ? this.face.view.asking : undefined;
  }

  /** Whether the cards of the person who holds the device are to be seen. */
  private get bare(): boolean {
    return this.looking || this.shows;
  }

  private get open(): number[] {
    const view = this.face.view;
    if (!view || !this.asking || this.answered === this.asking.ask) return [];
    const given = this.sealed?.ask === this.asking.ask ? this.sealed.given : undefined;
    return asked(view).filter((seat) => !given?.has(seat));
  }

  /** Everybody may agree aloud before anybody is asked. */
  readonly together: number[] = $derived.by(() =>
    isWindow(this.asking) && this.apart !== this.asking?.ask && !this.held ? this.open : [],
  );

  /** Who takes the device next. */
  readonly next: number | undefined = $derived.by(() =>
    this.held || this.together.length ? undefined : this.open[0],
  );

  /** Whether their own cards will be open, because they choose among them. */
  readonly shows: boolean = $derived.by(() => CARD_PHASES.includes(this.asking?.phase ?? ''));

  /** The one who was asked takes the device. */
  take(seat: number): void {
    this.looking = false;
    const ask = this.asking?.ask ?? -1;
    const held = new HeldTable(this.id, seat, ask, (decision) => this.answer(seat, decision));
    const cover = coverOf(seat);
    held.cover = {
      view: (view) => (this.bare ? view : cover.view(view)),
      event: (event) => (this.bare ? event : cover.event(event)),
    };
    this.held = held;
  }

  /** The table has moved on without them. */
  get stale(): boolean {
    return this.held !== undefined && this.held.ask !== this.asking?.ask;
  }

  /** The device lies open again. */
  lay(): void {
    const { held } = this;
    this.held = undefined;
    this.looking = false;
    // Svelte keeps what was shown until something else has been.
    void tick().then(() => held?.forget());
  }

  askApart(): void {
    this.apart = this.asking?.ask;
  }

  /** Everybody has agreed aloud. */
  async allPass(): Promise<void> {
    const { asking, together } = this;
    if (!asking) return;
    await this.hand(asking.ask, new Map(together.map((seat) => [seat, 'pass'])));
  }

  /** Takes an answer; in a window it waits for those of the others. */
  private answer(seat: number, decision: Decide): Promise<MessageReply> {
    const { asking } = this;
    // The question must have been drawn as answered before the screen changes.
    queueMicrotask(() => this.lay());
    if (!asking?.sealed || asking.ask !== decision.ask)
      return this.hand(decision.ask, new Map([[seat, decision.choice]]));
    const before = this.sealed?.ask === asking.ask ? this.sealed.given : undefined;
    const given = new Map(before).set(seat, decision.choice);
    this.sealed = { ask: asking.ask, given };
    if (!this.open.length) return this.hand(asking.ask, given);
    return Promise.resolve({ type: 'reply', id: '', ok: true });
  }

  /** Gives the answers to the table. If it refuses one, they are asked for again. */
  private async hand(ask: number, given: ReadonlyMap<number, string>): Promise<MessageReply> {
    this.answered = ask;
    const send = ([seat, choice]: [number, string]): Promise<MessageReply> =>
      this.as(seat, { do: 'decide', ask, choice });
    const replies = await Promise.all([...given].map(send));
    this.sealed = undefined;
    const taken = replies.find(({ ok }) => ok);
    // Once a challenge has settled the window, nobody needs the later answers, and nobody may hear that they came late.
    const refused = replies.find((each) => !each.ok && !(taken && each.refused === STALE));
    if (refused && this.asking?.ask === ask) this.answered = undefined;
    return refused ?? taken!;
  }

  /** Another game with the same people; whoever has won begins. */
  async again(): Promise<void> {
    const people = this.face.view?.seats.filter(({ occupant }) => occupant === 'person') ?? [];
    await Promise.all(people.map(({ seat }) => this.as(seat, { do: 'rematch' })));
  }

  private as(seat: number, command: NewCommand): Promise<MessageReply> {
    return new WatchedTable(this.id, guest(seat)).command(command);
  }
}

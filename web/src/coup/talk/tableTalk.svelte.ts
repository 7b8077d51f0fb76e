import type { Happening, TableView } from '$wire';
import type { NewCommand } from '../../net/connection.svelte';
import type { WatchedTable } from '../../net/watchedTable.svelte';
import { Bubbles } from '../../table/bubbles.svelte';
import { mayTalk } from '../../table/chat';
import { playScene } from '../../table/eventSounds';
import { send } from '../../table/send';
import { voiceAt } from '../../table/tableVoice.svelte';
import { announce } from '../../ui/announcer.svelte';
import { who } from '../../words/voice';
import { type Deal, type Deals, dealsOf, partners } from './deals';
import { type Reaction, reactionsTo } from './reactions';

/** A deal that has just been made or broken. */
export interface DealMoment {
  deal: Deal;
  torn: boolean;
}

const MADE_MS = 4000;
const TORN_MS = 2800;

/** What is said at a table of Coup: bubbles, deals, and what players say about a claim. */
export class TableTalk {
  readonly bubbles = new Bubbles();
  moments = $state.raw<readonly DealMoment[]>([]);
  private readonly muted = $derived.by(() => this.table.view?.you.muted ?? []);
  readonly deals: Deals = $derived.by(() => dealsOf(this.table.log, this.muted));
  private known: readonly Deal[] = [];

  constructor(private readonly table: WatchedTable) {}

  readonly may: boolean = $derived.by(
    () => this.table.view !== undefined && mayTalk(this.table.view),
  );

  /** Whether there is another person to say it to. */
  readonly company: boolean = $derived.by(() => {
    const view = this.table.view;
    return (
      view?.seats.some(({ seat, occupant }) => occupant === 'person' && seat !== view.you.seat) ??
      false
    );
  });

  partners(seat: number): number[] {
    return partners(this.deals, seat);
  }

  /** Those whose offers wait for the viewer's answer. */
  readonly askers: readonly number[] = $derived.by(() =>
    this.deals.offers.filter(({ to }) => to === this.table.view?.you.seat).map(({ from }) => from),
  );

  reactions(speaker: number): ReadonlyMap<number, Reaction> {
    return reactionsTo(speaker, this.table.log, this.muted);
  }

  /** The deal that was broken in this turn, in a sentence. */
  breach(turn: number): string {
    const torn = this.deals.deals.findLast(({ broken }) => broken?.turn === turn);
    return torn && this.table.view ? this.told(torn, this.table.view) : '';
  }

  /** To be told after the table has shown these events. */
  hear(happenings: readonly Happening[], view: TableView): void {
    this.bubbles.hear(happenings, view);
    const { deals } = this.deals;
    const fresh = deals.flatMap((deal): DealMoment[] => {
      const before = this.known.find(({ at }) => at === deal.at);
      if (!before) return [{ deal, torn: deal.broken !== undefined }];
      return before.broken === undefined && deal.broken !== undefined ? [{ deal, torn: true }] : [];
    });
    this.known = deals;
    for (const moment of fresh) this.show(moment, view);
  }

  /** What was agreed before this page came is no news. */
  begin(): void {
    this.known = this.deals.deals;
  }

  send(command: NewCommand): Promise<void> {
    return send(this.table, command);
  }

  private show(moment: DealMoment, view: TableView): void {
    const { at } = moment.deal;
    this.moments = [...this.moments.filter(({ deal }) => deal.at !== at), moment];
    playScene(moment.torn ? 'hush' : 'paper');
    if (moment.torn) announce(this.told(moment.deal, view));
    setTimeout(
      () => (this.moments = this.moments.filter((each) => each !== moment)),
      moment.torn ? TORN_MS : MADE_MS,
    );
  }

  private told({ from, to, broken }: Deal, view: TableView): string {
    const by = broken?.by ?? from;
    return voiceAt(view).say('deal.broken', { who: who(by), other: who(by === from ? to : from) });
  }
}

import { getContext, setContext } from 'svelte';

export const PANELS = [
  'log',
  'talk',
  'deals',
  'claims',
  'fame',
  'card',
  'rules',
  'menu',
  'orders',
  'keys',
  'people',
  'player',
] as const;
export type Panel = (typeof PANELS)[number];

/** State shared by the parts of a table: the open panel, and the height of the action area. */
export class Shell {
  panel = $state<Panel>();
  /** The height of the action area, which no drawer may cover. */
  foot = $state(0);
  /** The turn to open the log at; by default its end. */
  turn?: number;
  /** The seat whose sheet is open. */
  player = $state<number>();
  private back?: HTMLElement;

  open(panel: Panel): void {
    if (this.panel === undefined) this.back = document.activeElement as HTMLElement;
    this.show(panel);
  }

  /** Switches to this panel. */
  show(panel: Panel, turn?: number): void {
    this.turn = turn;
    this.panel = panel;
  }

  /** Opens the sheet of a player, or closes it. */
  meet(seat: number): void {
    if (this.panel === 'player' && this.player === seat) return this.close();
    this.player = seat;
    this.open('player');
  }

  toggle(panel: Panel): void {
    if (this.panel === panel) this.close();
    else this.open(panel);
  }

  close(): void {
    this.panel = undefined;
    this.back?.focus();
    this.back = undefined;
  }
}

const KEY = Symbol('shell');

/** The shell of a table; a guide around it may have provided it already. */
export const provideShell = (): Shell => useShell() ?? setContext(KEY, new Shell());
/** Only inside a table. */
export const useShell = (): Shell => getContext(KEY);

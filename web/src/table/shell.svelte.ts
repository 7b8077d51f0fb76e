import { getContext, setContext } from 'svelte';

export const PANELS = [
  'log',
  'talk',
  'claims',
  'fame',
  'rules',
  'menu',
  'orders',
  'keys',
  'people',
] as const;
export type Panel = (typeof PANELS)[number];

/** What the parts of a table share: which panel is open, and how much of the screen belongs to the thumb. */
export class Shell {
  panel = $state<Panel>();
  /** Height of the answers at the bottom, which no drawer may cover. */
  foot = $state(0);
  /** The turn at which the log is opened, else at its end. */
  turn?: number;
  private back?: HTMLElement;

  open(panel: Panel): void {
    if (this.panel === undefined) this.back = document.activeElement as HTMLElement;
    this.show(panel);
  }

  /** Shows this panel where another is shown already. */
  show(panel: Panel, turn?: number): void {
    this.turn = turn;
    this.panel = panel;
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

export const provideShell = (): Shell => setContext(KEY, new Shell());
/** Inside a table only. */
export const useShell = (): Shell => getContext(KEY);

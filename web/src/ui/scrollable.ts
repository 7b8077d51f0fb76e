/** What scrolls can be reached by key, and read from there. */
export function reach(node: HTMLElement): void {
  node.tabIndex = 0;
}

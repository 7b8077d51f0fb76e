/** Makes a scrolling element focusable, so that it can be scrolled by keyboard. */
export function reach(node: HTMLElement): void {
  node.tabIndex = 0;
}

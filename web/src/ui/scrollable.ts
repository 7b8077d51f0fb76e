/** Makes a scrolling element focusable, so that it can be scrolled by keyboard. */
export function scrollable(node: HTMLElement): void {
  node.tabIndex = 0;
}

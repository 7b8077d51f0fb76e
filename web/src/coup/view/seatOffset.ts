/** The way from the middle of an element to a seat, in pixels; a player's own seat is their hand. */
export function seatOffset(
  board: HTMLElement | undefined,
  seat: number,
  node: HTMLElement,
): { x: number; y: number } | undefined {
  const there =
    board?.querySelector(`[data-seat="${seat}"] .pair`) ??
    board?.querySelector(`[data-seat="${seat}"]`) ??
    board?.querySelector('.own');
  if (!there) return undefined;
  const [to, here] = [there.getBoundingClientRect(), node.getBoundingClientRect()];
  return {
    x: to.left + to.width / 2 - here.left - here.width / 2,
    y: to.top + to.height / 2 - here.top - here.height / 2,
  };
}

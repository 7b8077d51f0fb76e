/** Where on the board the candle shines: on the seat of whoever has the turn, or on the stage during a claim. */
export function candlelight(
  board: HTMLElement | undefined,
  { width, height }: { width: number; height: number },
  turn: number | 'stage',
  reader: number | undefined,
): { x: number; y: number } {
  if (!board || !width) return { x: width / 2, y: height / 2 };
  const lit = turn === 'stage' ? '.stage' : turn === reader ? '.hand' : `[data-seat="${turn}"]`;
  const box = board.getBoundingClientRect();
  const there = (board.querySelector(lit) ?? board).getBoundingClientRect();
  return {
    x: there.left - box.left + there.width / 2,
    y: there.top - box.top + there.height / 2,
  };
}

/** Seats in turn order for a viewer: the others clockwise from the viewer's left, or all for a spectator. */
export function around(seats: number, reader?: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return reader === undefined ? all : [...all.slice(reader + 1), ...all.slice(0, reader)];
}

/** Positions of the others on a desktop, in per cent of the table, clockwise from the lower left. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 16]],
  [
    [19, 26],
    [81, 26],
  ],
  [
    [12, 42],
    [50, 15],
    [88, 42],
  ],
  [
    [10.8, 58],
    [26, 20],
    [74, 20],
    [89.2, 58],
  ],
  [
    [10.8, 60.5],
    [18, 25],
    [50, 14.75],
    [82, 25],
    [89.2, 60.5],
  ],
  [
    [11, 60],
    [11, 37],
    [32, 17],
    [68, 17],
    [89, 37],
    [89, 60],
  ],
  [
    [11, 61],
    [11, 39],
    [24, 18],
    [50, 16],
    [76, 18],
    [89, 39],
    [89, 61],
  ],
  [
    [11, 62],
    [11, 40],
    [17, 19.5],
    [39, 16.5],
    [61, 16.5],
    [83, 19.5],
    [89, 40],
    [89, 62],
  ],
  [
    [11, 62],
    [11, 40.5],
    [15.6, 19.5],
    [32.5, 16.5],
    [50, 16],
    [67.5, 16.5],
    [84.4, 19.5],
    [89, 40.5],
    [89, 62],
  ],
];

/** The position of the nearest player for a spectator. */
const NEAREST = [50, 77] as const;

/** The position of the n-th seat of `around`; for a spectator every position is taken. */
export function seatPosition(
  players: number,
  at: number,
  reader?: number,
): readonly [number, number] {
  const others = PLACES[players - 1]!;
  return reader === undefined ? [NEAREST, ...others][at]! : others[at]!;
}

/** The drawing area of the curve, in pixels. */
export interface Area {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The chances of all seats after one step of the replay, from 0 to 1. */
export interface Point {
  step: number;
  chances: readonly number[];
}

/** Where steps and chances are drawn; `last` is the last step of the game. */
export class Scale {
  constructor(
    readonly area: Area,
    readonly last: number,
  ) {}

  x(step: number): number {
    const { left, right, width } = this.area;
    return left + (this.last ? step / this.last : 0) * Math.max(0, width - left - right);
  }

  y(chance: number): number {
    const { top, bottom, height } = this.area;
    return top + (1 - chance) * Math.max(0, height - top - bottom);
  }

  /** The step next to a place. */
  step(x: number): number {
    const { left, right, width } = this.area;
    const room = width - left - right;
    const share = room > 0 ? (x - left) / room : 0;
    return Math.round(Math.min(1, Math.max(0, share)) * this.last);
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The line of one seat, up to the step at which it left the game. */
export function line(
  points: readonly Point[],
  seat: number,
  scale: Scale,
  until = Infinity,
): string {
  return points
    .filter((point) => point.step <= until)
    .map(({ step, chances }, i) => {
      const [x, y] = [round(scale.x(step)), round(scale.y(chances[seat] ?? 0))];
      return `${i ? 'L' : 'M'}${x} ${y}`;
    })
    .join('');
}

/** The same line closed along the bottom, to be filled. */
export function ground(
  points: readonly Point[],
  seat: number,
  scale: Scale,
  until?: number,
): string {
  const drawn = line(points, seat, scale, until);
  const shown = points.filter((point) => point.step <= (until ?? Infinity));
  if (shown.length < 2) return '';
  const floor = round(scale.y(0));
  return `${drawn}V${floor}H${round(scale.x(shown[0]!.step))}Z`;
}

/** The chances that hold at a step: those after the last decision up to it. */
export function chancesAt(points: readonly Point[], step: number): readonly number[] {
  return (points.findLast((point) => point.step <= step) ?? points[0])?.chances ?? [];
}

/** Lines differ in dash as well as in colour; the reader's is solid. */
const DASHES = ['9 6', '1 7', '14 5 2 5', '4 4', '18 6', '9 4 1 4 1 4', '2 4', '12 3 4 3', '6 8'];

export function dashes(seats: number, reader: number | undefined): string[] {
  let next = 0;
  return Array.from({ length: seats }, (_, seat) =>
    seat === reader || (reader === undefined && seat === 0)
      ? ''
      : (DASHES[next++ % DASHES.length] ?? ''),
  );
}

/** With more than five players only the reader, the leader and the winners are drawn boldly. */
const CROWD = 5;

export function bold(
  chances: readonly number[],
  reader: number | undefined,
  winners: readonly number[],
): boolean[] {
  const leader = chances.indexOf(Math.max(...chances));
  return chances.map(
    (_, seat) =>
      chances.length <= CROWD || seat === reader || seat === leader || winners.includes(seat),
  );
}

/** The seats whose chances are written at the cursor, best first: at most `most`, the reader always. */
export function read(
  chances: readonly number[],
  reader: number | undefined,
  alive: (seat: number) => boolean,
  most: number,
): number[] {
  const order = chances
    .map((_, seat) => seat)
    .filter(alive)
    .sort((a, b) => chances[b]! - chances[a]! || a - b);
  if (order.length <= most) return order;
  const kept = order.slice(0, most);
  if (reader !== undefined && alive(reader) && !kept.includes(reader))
    kept.splice(most - 1, 1, reader);
  return kept;
}

/** Rows for marks that would cover each other: each goes into the first row with room. */
export function rows(places: readonly number[], gap: number, most: number): number[] {
  const ends: number[] = [];
  return places.map((x) => {
    const free = ends.findIndex((end) => x - end >= gap);
    const row =
      free >= 0 ? free : ends.length < most ? ends.length : ends.indexOf(Math.min(...ends));
    ends[row] = x;
    return row;
  });
}

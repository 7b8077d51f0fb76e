export type Game = 'coup' | 'royal';

const GAMES: readonly string[] = ['coup', 'royal'] satisfies Game[];
const known = (name: string): name is Game => GAMES.includes(name);

/** The game with this name. One that this client does not know is a fault, not Coup. */
export function gameOf(name: string): Game {
  if (!known(name)) throw new Error(`unknown game ${name}`);
  return name;
}

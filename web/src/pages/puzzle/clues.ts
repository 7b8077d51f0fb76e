import { ACTIONS } from '$editions';
import { claimed } from '../../coup/words/narrateCoup';
import { coupEvents, coupView } from '../../game/coup';
import type { Puzzle } from '../../net/analysis';
import type { LogLine } from '../../table/logLine';
import { card, type Values, type Voice, who } from '../../words/voice';
import type { Key } from '../../../generated/keys';

/** More do not fit between the table and the answers. */
const MOST = 5;

interface Told {
  role: string;
  denied: boolean;
  turns: number[];
}

/** What everybody has seen of one player. */
interface Story {
  /** Claims since the hand last changed. */
  claims: Told[];
  /** Challenges, lost cards and exchanges, the latest first. */
  past: LogLine[];
}

/** What the player of a puzzle has seen and should weigh: of the claimant, or of every opponent. */
export function clues(puzzle: Puzzle, voice: Voice): LogLine[] {
  const view = coupView(puzzle.replay.frames.at(-1)?.view);
  if (!view) return [];
  const say = (icon: string, key: Key, values: Values): LogLine => ({
    icon,
    pieces: voice.pieces(key, values),
  });
  const all = stories(puzzle, say);
  const told = (seat: number): LogLine[] => {
    const open = all[seat]!.claims.filter(({ turns }) => turns.length);
    const held = open.filter(({ denied }) => !denied);
    const lines = open
      .filter(({ denied }) => denied)
      .map(({ role, turns }) =>
        say('duke', 'puzzle.clue.denied', { who: who(seat), ...at(role, turns) }),
      );
    if (held.length)
      lines.unshift(
        say(held[0]!.role.toLowerCase(), 'puzzle.clue.claimed', {
          who: who(seat),
          claims: voice.list(
            held.map(({ role, turns }) => voice.say('puzzle.clue.claim', at(role, turns))),
          ),
        }),
      );
    return lines;
  };
  if (puzzle.claim) {
    const { seat } = puzzle.claim;
    const claims = told(seat);
    const first = say('ui-claims', 'puzzle.clue.first', { who: who(seat) });
    return [
      ...(claims.length || all[seat]!.past.length ? claims : [first]),
      ...all[seat]!.past.slice(0, 2),
      ...stakes(puzzle, view, say),
    ].slice(0, MOST);
  }
  const others = view.players.flatMap(({ hand }, seat) =>
    seat !== puzzle.seat && handSize(hand) > 0 ? [seat] : [],
  );
  const lines = others.flatMap(told);
  return [...lines, ...others.flatMap((seat) => all[seat]!.past.slice(0, 1))].slice(0, MOST);
}

type Say = (icon: string, key: Key, values: Values) => LogLine;

const at = (role: string, turns: readonly number[]): Values => ({
  role: { role },
  n: turns.length,
  turns: turns.join(', '),
});

const handSize = (hand: number | readonly string[]): number =>
  typeof hand === 'number' ? hand : hand.length;

function stories(puzzle: Puzzle, say: Say): Story[] {
  const all: Story[] = puzzle.replay.names.map(() => ({ claims: [], past: [] }));
  let turn = 0;
  /** The claim that the puzzle asks about is not one of its clues. */
  let open: number[] | undefined;
  const claim = (seat: number, text: string): void => {
    const { role, denied } = claimed(text);
    const { claims } = all[seat]!;
    let known = claims.find((each) => each.role === role && each.denied === denied);
    if (!known) claims.push((known = { role, denied, turns: [] }));
    open = known.turns;
    open.push(turn);
  };
  const changed = (seat: number, role?: string): void => {
    const { claims } = all[seat]!;
    claims.splice(0, claims.length, ...(role ? claims.filter((each) => each.role !== role) : []));
  };
  for (const event of puzzle.replay.frames.flatMap(({ events }) => coupEvents(events))) {
    switch (event.event) {
      case 'turn':
        turn = event.turn;
        break;
      case 'acted':
        if (event.claim) claim(event.seat, event.claim);
        break;
      case 'blocked':
        claim(event.seat, event.character);
        break;
      case 'shown':
      case 'declined': {
        const { role, denied } = claimed(event.claim);
        const shown = event.event === 'shown';
        if (!denied)
          all[event.seat]!.past.unshift(
            say(shown ? 'letter-open' : 'glove', `puzzle.clue.${event.event}`, {
              who: who(event.seat),
              role: { role },
              turn,
            }),
          );
        changed(event.seat, role);
        break;
      }
      case 'lost':
        all[event.seat]!.past.unshift(
          say('torn', 'puzzle.clue.lost', { who: who(event.seat), card: card(event.card), turn }),
        );
        changed(event.seat, event.card.split('#')[0]);
        break;
      case 'returned':
        all[event.seat]!.past.unshift(
          say('letter', 'puzzle.clue.exchanged', { who: who(event.seat), turn }),
        );
        changed(event.seat);
        break;
    }
  }
  if (puzzle.claim) open?.pop();
  return all;
}

function stakes(
  puzzle: Puzzle,
  view: NonNullable<ReturnType<typeof coupView>>,
  say: Say,
): LogLine[] {
  const { seat } = puzzle.claim!;
  const lines: LogLine[] = [];
  const action = view.actor === seat ? view.action : undefined;
  const target = action?.target ?? -1;
  const gain =
    action?.move === 'tax'
      ? ACTIONS.tax.gain
      : action?.move === 'steal'
        ? Math.min(ACTIONS.steal.gain, view.players[target]?.coins ?? 0)
        : 0;
  const coins = view.players[seat]!.coins + gain;
  if (gain && coins >= ACTIONS.coup.cost)
    lines.push(say('crown', 'puzzle.clue.coup', { who: who(seat), n: coins }));
  if (handSize(view.players[puzzle.seat]!.hand) === 1)
    lines.push(say('glove', 'puzzle.clue.stake', { who: who(seat) }));
  return lines;
}

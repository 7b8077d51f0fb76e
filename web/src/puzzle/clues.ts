import { ACTIONS } from '$editions';
import { handSize } from '../coup/view/cardCounts';
import { coupView } from '../game/coup';
import type { Puzzle } from '../net/analysis';
import type { LogLine } from '../table/logLine';
import { card, type Values, type Voice, who } from '../words/voice';
import type { Key } from '../../generated/keys';
import { type Remembered, stories } from '../review/stories';

/** More do not fit between the table and the answers. */
const MOST = 5;

/** What the player of a puzzle has seen and should weigh: of the claimant, or of every opponent. */
export function clues(puzzle: Puzzle, voice: Voice): LogLine[] {
  const view = coupView(puzzle.replay.frames.at(-1)?.view);
  if (!view) return [];
  const say = (icon: string, key: Key, values: Values): LogLine => ({
    icon,
    pieces: voice.pieces(key, values),
  });
  const all = stories(puzzle);
  const past = (seat: number): LogLine[] =>
    all[seat]!.past.map((each) => remembered(seat, each, say));
  const told = (seat: number): LogLine[] => {
    const open = all[seat]!.claims.filter(({ turns }) => turns.length);
    const held = open.filter(({ denied }) => !denied);
    const lines = open
      .filter(({ denied }) => denied)
      .map(({ role, turns }) =>
        say('duke', 'puzzle.clue.denied', { who: who(seat), ...at(voice, role, turns) }),
      );
    if (held.length)
      lines.unshift(
        say(held[0]!.role.toLowerCase(), 'puzzle.clue.claimed', {
          who: who(seat),
          claims: voice.list(
            held.map(({ role, turns }) => voice.say('puzzle.clue.claim', at(voice, role, turns))),
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
      ...past(seat).slice(0, 2),
      ...stakes(puzzle, view, say),
    ].slice(0, MOST);
  }
  const others = view.players.flatMap((_, seat) =>
    seat !== puzzle.seat && handSize(view, seat) > 0 ? [seat] : [],
  );
  const lines = others.flatMap(told);
  return [...lines, ...others.flatMap((seat) => past(seat).slice(0, 1))].slice(0, MOST);
}

type Say = (icon: string, key: Key, values: Values) => LogLine;

const at = (voice: Voice, role: string, turns: readonly number[]): Values => ({
  role: { role },
  n: turns.length,
  turns: voice.row(turns.map(String)),
});

const ICONS = {
  shown: 'letter-open',
  declined: 'glove',
  lost: 'torn',
  exchanged: 'letter',
} as const;

function remembered(seat: number, { what, card: text, turn }: Remembered, say: Say): LogLine {
  return say(ICONS[what], `puzzle.clue.${what}`, {
    who: who(seat),
    role: card(text),
    card: card(text),
    turn,
  });
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
  if (handSize(view, puzzle.seat) === 1)
    lines.push(say('glove', 'puzzle.clue.stake', { who: who(seat) }));
  return lines;
}

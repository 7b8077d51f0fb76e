import type {
  BadRecord,
  BotInfo,
  CreateTable,
  FinishedGame,
  HandOverCode,
  Invitation,
  InviteRequest,
  Leaderboard,
  Me,
  MyRatings,
  RatingPool,
  PushBrowser,
  PushOffer,
  QuickMatch,
  RatingChoice,
  RecentPlayer,
  Replay,
  SessionInfo,
  TableCreated,
  TableSummary,
} from '$wire';
import type { Analysis, Job, LookBack, Puzzle, Puzzles } from './analysis';

/** The server refused: `error` is its reason, or `network` if it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(error);
  }
}

/** A decision of a finished game to play on from, and the hidden cards to play with. */
export interface Explore {
  step: number;
  seat: number;
  cards: 'true' | 'believed';
}

/** Without a session there is no connection, so a page does not wait for it longer than for that. */
const DIAL_MS = 5000;

const segment = encodeURIComponent;

/** A file is not a record, or not of a legal game: what was expected where. */
export class BadFile extends Error {
  constructor(
    readonly line: number,
    readonly column: number,
    what: string,
  ) {
    super(what);
  }
}

/** Sends a file as it is. */
async function openRecord(text: string, from: 'all' | 'public' | number): Promise<Replay> {
  const answer = await fetch(`/api/records?from=${from}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'X-Contessa': '1' },
    body: text,
  });
  const said = (await answer.json().catch(() => ({}))) as Replay & Partial<BadRecord>;
  if (answer.ok) return said;
  if (said.error === 'bad-record')
    throw new BadFile(said.line ?? 0, said.column ?? 0, said.what ?? '');
  throw new Refusal(answer.status, said.error ?? 'unavailable');
}

/** Sends a record as it is. */
async function post<T>(path: string, text: string): Promise<T> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'X-Contessa': '1' },
    body: text,
  });
  const said = (await answer.json().catch(() => ({}))) as T & { error?: string };
  if (!answer.ok) throw new Refusal(answer.status, said.error ?? 'unavailable');
  return said;
}

/** The record of a finished game, as JSON lines or as text for people. */
async function record(
  table: string,
  game: number,
  from: 'all' | 'public' | number,
  form: 'jsonl' | 'cgn' = 'jsonl',
): Promise<string> {
  const answer = await fetch(
    `/api/tables/${segment(table)}/games/${game}/record?form=${form}&from=${from}`,
  );
  const text = await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, reason(text));
  return text;
}

function reason(answer: string): string {
  try {
    return (JSON.parse(answer) as { error?: string }).error ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

async function ask<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json', 'X-Contessa': '1' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Refusal(0, 'network');
  }
  const said = (await answer.json().catch(() => ({}))) as T & { error?: string };
  if (!answer.ok) throw new Refusal(answer.status, said.error ?? 'unavailable');
  return said;
}

export const api = {
  session: () => ask<Me>('/api/session', {}, AbortSignal.timeout(DIAL_MS)),
  bots: () => ask<BotInfo[]>('/api/bots'),
  tables: () => ask<TableSummary[]>('/api/tables'),
  myTables: () => ask<TableSummary[]>('/api/my-tables'),
  recentPlayers: () => ask<RecentPlayer[]>('/api/recent-players'),
  invite: (whom: InviteRequest) => ask<object>('/api/invitations', whom),
  invitations: () => ask<Invitation[]>('/api/invitations'),
  decline: (id: string) => ask<object>('/api/invitations/decline', { id }),
  create: (table: CreateTable) => ask<TableCreated>('/api/tables', table),
  join: (code: string) => ask<{ table: string }>('/api/join', { code }),
  quick: (wish: QuickMatch) => ask<TableCreated>('/api/quick', wish),
  rename: (name: string) => ask<Me>('/api/me', { name }),
  handOver: () => ask<HandOverCode>('/api/hand-over', {}),
  takeOver: (code: string) => ask<Me>('/api/take-over', { code }),
  program: (name: string) => ask<{ token: string }>('/api/programs', { name }),
  sessions: () => ask<SessionInfo[]>('/api/sessions'),
  endSession: (id: string) => ask<object>('/api/sessions/end', { id }),
  signOut: () => ask<object>('/api/session/end', {}),
  deleteMe: () => ask<object>('/api/me/delete', {}),
  push: () => ask<PushOffer>('/api/push'),
  pushOn: (browser: PushBrowser) => ask<object>('/api/push', browser),
  pushOff: (endpoint: string) => ask<object>('/api/push/off', { endpoint }),
  myGames: () => ask<FinishedGame[]>('/api/my-games'),
  myRatings: () => ask<MyRatings>('/api/my-ratings'),
  rate: (choice: RatingChoice) => ask<MyRatings>('/api/my-ratings', choice),
  forgetRatings: () => ask<MyRatings>('/api/my-ratings/forget', {}),
  leaderboard: (pool: RatingPool | undefined, programs: boolean) =>
    ask<Leaderboard>(`/api/leaderboard?programs=${programs}${pool ? `&pool=${pool}` : ''}`),
  analysis: (table: string, game: number) =>
    ask<Job<Analysis>>(`/api/tables/${segment(table)}/games/${game}/analysis`),
  analyse: (text: string) => post<Job<Analysis>>('/api/analyses', text),
  explore: (table: string, game: number, from: Explore) =>
    ask<{ table: string }>(`/api/tables/${segment(table)}/games/${game}/explore`, from),
  exploreRecord: (text: string, { step, seat, cards }: Explore) =>
    post<{ table: string }>(`/api/explore?step=${step}&seat=${seat}&cards=${cards}`, text),
  puzzles: () => ask<Puzzles>('/api/puzzles'),
  puzzle: (number: number) => ask<Puzzle>(`/api/puzzles/${number}`),
  lookBack: () => ask<Job<LookBack>>('/api/look-back'),
  record,
  openRecord,
  replay: (table: string, game: number, from: 'all' | 'public' | number) =>
    ask<Replay>(`/api/tables/${segment(table)}/games/${game}?from=${from}`),
};

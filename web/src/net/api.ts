import type {
  BadRecord,
  BotInfo,
  Command,
  CourtDeeds,
  CreateTable,
  FinishedGame,
  HandOverCode,
  Invitation,
  InviteRequest,
  Leaderboard,
  Me,
  MessageReply,
  MyRatings,
  RatingPool,
  PushBrowser,
  PushOffer,
  PuzzleAnswers,
  PuzzleDay,
  QuickMatch,
  RatingChoice,
  RecentPlayer,
  Replay,
  SessionInfo,
  SiteInfo,
  SiteText,
  TableCreated,
  TableSummary,
} from '$wire';
import { standalone } from '../device/site';
import { isLocal, OWNER } from '../local/localTables';
import type { Analysis, Job, LookBack, Puzzle } from './analysis';

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

/** Where requests go, with what they carry: JSON, or a record as it is. */
type Send = (method: 'GET' | 'POST', path: string, body?: Body) => Promise<Answer>;
interface Body {
  type: 'application/json' | 'text/plain';
  text: string;
  signal?: AbortSignal | undefined;
}
interface Answer {
  status: number;
  text: string;
}

/** The server that this page came from. */
async function toServer(method: string, path: string, body?: Body): Promise<Answer> {
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: body ? { 'Content-Type': body.type, 'X-Contessa': '1' } : {},
      body: body?.text ?? null,
      signal: body?.signal ?? null,
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return NOT_REACHED;
  }
}

/** The worker of this device. Nothing of it is loaded before the first request. */
async function toDevice(method: string, path: string, body?: Body): Promise<Answer> {
  try {
    const { pocket } = await import('../local/pocketClient.svelte');
    const said = await pocket.request(OWNER, method, path, body?.text ?? '');
    return { status: said.status, text: said.body };
  } catch {
    return NOT_REACHED;
  }
}

const NOT_REACHED: Answer = { status: 0, text: '{"error":"network"}' };

const TABLE = /^\/tables\/([^/]+)\//;

/** A table of this device is asked there, everything else on the server. */
const byTable: Send = (method, path, body) => {
  const table = TABLE.exec(path)?.[1];
  const here = standalone || (table !== undefined && isLocal(table));
  return (here ? toDevice : toServer)(method, path, body);
};

/** What needs no server is done here while there is no connection. */
const elseHere: Send = async (method, path, body) => {
  const answer = await byTable(method, path, body);
  return answer.status === 0 && !standalone ? toDevice(method, path, body) : answer;
};

function read<T>({ status, text }: Answer): T {
  let said = {} as T & Partial<BadRecord>;
  try {
    said = JSON.parse(text) as typeof said;
  } catch {
    // Not from our server.
  }
  if (status >= 200 && status < 300) return said;
  if (said.error === 'bad-record')
    throw new BadFile(said.line ?? 0, said.column ?? 0, said.what ?? '');
  throw new Refusal(status, said.error ?? (status ? 'unavailable' : 'network'));
}

function apiBy(send: Send, orHere: Send = send) {
  const ask = async <T>(
    path: string,
    body?: unknown,
    { by = send, signal }: { by?: Send; signal?: AbortSignal } = {},
  ): Promise<T> =>
    read<T>(
      await (body === undefined
        ? by('GET', path)
        : by('POST', path, { type: 'application/json', text: JSON.stringify(body), signal })),
    );
  /** Sends a record as it is. */
  const post = async <T>(path: string, text: string): Promise<T> =>
    read<T>(await orHere('POST', path, { type: 'text/plain', text }));

  /** The record of a finished game, as JSON lines or as text for people. */
  async function record(
    table: string,
    game: number,
    from: 'all' | 'public' | number,
    form: 'jsonl' | 'cgn' = 'jsonl',
  ): Promise<string> {
    const answer = await send(
      'GET',
      `/tables/${segment(table)}/games/${game}/record?form=${form}&from=${from}`,
    );
    if (answer.status !== 200) read(answer);
    return answer.text;
  }

  return {
    session: (invite: string | null = null) =>
      ask<Me>('/session', invite ? { invite } : {}, { signal: AbortSignal.timeout(DIAL_MS) }),
    site: () => ask<SiteInfo>('/site'),
    siteText: (page: string, language: string) =>
      ask<SiteText>(`/site/${segment(page)}?language=${language}`),
    recovery: () => ask<{ since?: number }>('/me/recovery'),
    makeRecovery: () => ask<HandOverCode>('/me/recovery', {}),
    bots: () => ask<BotInfo[]>('/bots', undefined, { by: orHere }),
    tables: () => ask<TableSummary[]>('/tables'),
    myTables: () => ask<TableSummary[]>('/my-tables'),
    recentPlayers: () => ask<RecentPlayer[]>('/recent-players'),
    invite: (whom: InviteRequest) => ask<object>('/invitations', whom),
    invitations: () => ask<Invitation[]>('/invitations'),
    decline: (id: string) => ask<object>('/invitations/decline', { id }),
    create: (table: CreateTable) => ask<TableCreated>('/tables', table),
    command: (table: string, command: Command) =>
      ask<MessageReply>(`/tables/${segment(table)}/commands`, command),
    /** A code for half an hour, while the table waits for players. */
    shortCode: (table: string) => ask<{ code: string }>(`/tables/${segment(table)}/short-code`, {}),
    join: (code: string) => ask<{ table: string }>('/join', { code }),
    quick: (wish: QuickMatch) => ask<TableCreated>('/quick', wish),
    rename: (name: string) => ask<Me>('/me', { name }),
    handOver: () => ask<HandOverCode>('/hand-over', {}),
    takeOver: (code: string) => ask<Me>('/take-over', { code }),
    program: (name: string) => ask<{ token: string }>('/programs', { name }),
    sessions: () => ask<SessionInfo[]>('/sessions'),
    endSession: (id: string) => ask<object>('/sessions/end', { id }),
    signOut: () => ask<object>('/session/end', {}),
    deleteMe: () => ask<object>('/me/delete', {}),
    push: () => ask<PushOffer>('/push'),
    pushOn: (browser: PushBrowser) => ask<object>('/push', browser),
    pushOff: (endpoint: string) => ask<object>('/push/off', { endpoint }),
    myGames: () => ask<FinishedGame[]>('/my-games'),
    myRatings: () => ask<MyRatings>('/my-ratings'),
    rate: (choice: RatingChoice) => ask<MyRatings>('/my-ratings', choice),
    tellCourt: (deeds: CourtDeeds) => ask<MyRatings>('/my-ratings/court', deeds),
    forgetRatings: () => ask<MyRatings>('/my-ratings/forget', {}),
    leaderboard: (pool: RatingPool | undefined, programs: boolean) =>
      ask<Leaderboard>(`/leaderboard?programs=${programs}${pool ? `&pool=${pool}` : ''}`),
    analysis: (table: string, game: number) =>
      ask<Job<Analysis>>(`/tables/${segment(table)}/games/${game}/analysis`),
    analyse: (text: string) => post<Job<Analysis>>('/analyses', text),
    explore: (table: string, game: number, from: Explore) =>
      ask<{ table: string }>(`/tables/${segment(table)}/games/${game}/explore`, from),
    exploreRecord: (text: string, { step, seat, cards }: Explore) =>
      post<{ table: string }>(`/explore?step=${step}&seat=${seat}&cards=${cards}`, text),
    /** The puzzles of a day, or of today. */
    puzzles: (day?: string) =>
      ask<PuzzleDay>(`/puzzles${day ? `?day=${segment(day)}` : ''}`, undefined, { by: orHere }),
    puzzle: (number: number) => ask<Puzzle>(`/puzzles/${number}`, undefined, { by: orHere }),
    answerPuzzle: (number: number, move: string) =>
      ask<PuzzleAnswers>(`/puzzles/${number}/answers`, { move }),
    puzzleAnswers: (number: number) => ask<PuzzleAnswers>(`/puzzles/${number}/answers`),
    lookBack: () => ask<Job<LookBack>>('/look-back'),
    record,
    openRecord: (text: string, from: 'all' | 'public' | number) =>
      post<Replay>(`/records?from=${from}`, text),
    replay: (table: string, game: number, from: 'all' | 'public' | number) =>
      ask<Replay>(`/tables/${segment(table)}/games/${game}?from=${from}`),
  };
}

export type Api = ReturnType<typeof apiBy>;

export const api: Api = apiBy(byTable, elseHere);
/** The same requests, all to this device. */
export const deviceApi: Api = apiBy(toDevice);

/** The server that has this table's games. */
export const apiOf = (table: string): Api => (isLocal(table) ? deviceApi : api);

/** Does something on the server; while there is no connection, on this device. */
export async function anywhere<T>(doing: (api: Api) => Promise<T>): Promise<T> {
  try {
    return await doing(api);
  } catch (refusal) {
    if (standalone || !(refusal instanceof Refusal) || refusal.status !== 0) throw refusal;
    return doing(deviceApi);
  }
}

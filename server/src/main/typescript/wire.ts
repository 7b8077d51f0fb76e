// Written by ./contessa dev generate from the Java code.
import type { GameEvent, GameView } from '../../../../notation/src/main/typescript/games.ts';

export interface AnalysedStep {
  step: number;
  frame: number;
  round: number;
  seat?: number;
  move: string;
  kind: StepKind;
  by?: RecordStepDecidedBy;
  chances: Array<number>;
  known: Array<number>;
  margins: Array<number>;
  luck: Array<number>;
  claim?: AnalysedStepAnalysedClaim;
  options?: Array<AnalysedStepMoveOption>;
}

export interface AnalysedStepAnalysedClaim {
  role: string;
  true: boolean;
  likely: Array<number | null>;
}

export interface AnalysedStepMoveOption {
  move: string;
  chance?: number;
  known: number;
  margin: number;
  p: number;
  played?: boolean;
}

export interface Analysis {
  format: number;
  game: string;
  names: Array<string>;
  bots: Array<string>;
  winners: Array<number>;
  steps: Array<AnalysedStep>;
  players: Array<PlayerSummary>;
  lie?: AnalysisLie;
}

export interface AnalysisLie {
  step: number;
  seat: number;
  role: string;
  gain: number;
}

export interface Asking {
  ask: number;
  sealed: boolean;
  phase: string;
  seats: Array<number>;
  target?: number;
  since: number;
  deadline?: number;
  bankUntil?: number;
  pending?: Array<number>;
}

export interface BadRecord {
  error: string;
  line: number;
  column: number;
  what: string;
}

export interface BotInfo {
  name: string;
  about: string;
  level: number;
  style: string;
  games: Array<string>;
}

export interface CallScore {
  seat?: number;
  right: number;
  all: number;
}

export interface ChanceLedgerShares {
  luck: number;
  play: number;
  others: number;
}

export type ClientMessage =
  | ClientMessageWatch
  | ClientMessageUnwatch
  | ClientMessageSubmit
  | ClientMessagePing;

export interface ClientMessagePing {
  type: 'ping';
  sent: number;
  lag?: number;
}

export interface ClientMessageSubmit {
  type: 'command';
  table: string;
  command: Command;
}

export interface ClientMessageUnwatch {
  type: 'unwatch';
  table: string;
}

export interface ClientMessageWatch {
  type: 'watch';
  table: string;
  stream?: string;
  n?: number;
}

export type Clock =
  | 'blitz'
  | 'standard'
  | 'relaxed'
  | 'untimed'
  | 'turn-based';

export type Command =
  | CommandSit
  | CommandChooseSeal
  | CommandStand
  | CommandLeave
  | CommandBecomeGhost
  | CommandHurry
  | CommandSpeed
  | CommandAddBot
  | CommandRemoveBot
  | CommandSwap
  | CommandShuffle
  | CommandLock
  | CommandKick
  | CommandHandOver
  | CommandConfigure
  | CommandStart
  | CommandSeed
  | CommandRematch
  | CommandReopen
  | CommandClose
  | CommandDecide
  | CommandOrder
  | CommandAway
  | CommandReturn
  | CommandNudge
  | CommandForce
  | CommandSay
  | CommandShowEmote
  | CommandOffer
  | CommandCall
  | CommandMute
  | CommandReport;

export interface CommandAddBot {
  do: 'add-bot';
  id: string;
  seat?: number;
  bot: string;
}

export interface CommandAway {
  do: 'away';
  id: string;
}

export interface CommandBecomeGhost {
  do: 'haunt';
  id: string;
}

export interface CommandCall {
  do: 'call';
  id: string;
  ask: number;
  bluff: boolean;
}

export interface CommandChooseSeal {
  do: 'seal';
  id: string;
  seal: number;
}

export interface CommandClose {
  do: 'close';
  id: string;
}

export interface CommandConfigure {
  do: 'configure';
  id: string;
  options: TableOptions;
}

export interface CommandDecide {
  do: 'decide';
  id: string;
  ask: number;
  choice: string;
}

export interface CommandForce {
  do: 'force';
  id: string;
}

export interface CommandHandOver {
  do: 'hand-over';
  id: string;
  seat: number;
}

export interface CommandHurry {
  do: 'hurry';
  id: string;
}

export interface CommandKick {
  do: 'kick';
  id: string;
  seat: number;
}

export interface CommandLeave {
  do: 'leave';
  id: string;
}

export interface CommandLock {
  do: 'lock';
  id: string;
  locked: boolean;
}

export interface CommandMute {
  do: 'mute';
  id: string;
  seat: number;
  muted: boolean;
}

export interface CommandNudge {
  do: 'nudge';
  id: string;
}

export interface CommandOffer {
  do: 'offer';
  id: string;
  phrase: Phrase;
  to?: number;
  about?: number;
}

export interface CommandOrder {
  do: 'order';
  id: string;
  order: StandingOrder;
}

export interface CommandRematch {
  do: 'rematch';
  id: string;
}

export interface CommandRemoveBot {
  do: 'remove-bot';
  id: string;
  seat: number;
}

export interface CommandReopen {
  do: 'reopen';
  id: string;
}

export interface CommandReport {
  do: 'report';
  id: string;
  seat: number;
  reason: string;
}

export interface CommandReturn {
  do: 'return';
  id: string;
}

export interface CommandSay {
  do: 'say';
  id: string;
  text: string;
}

export interface CommandSeed {
  do: 'seed';
  id: string;
  commitment: string;
  seed: string;
}

export interface CommandShowEmote {
  do: 'emote';
  id: string;
  emote: Emote;
}

export interface CommandShuffle {
  do: 'shuffle';
  id: string;
}

export interface CommandSit {
  do: 'sit';
  id: string;
  name: string;
  seat?: number;
}

export interface CommandSpeed {
  do: 'speed';
  id: string;
  times: number;
}

export interface CommandStand {
  do: 'stand';
  id: string;
}

export interface CommandStart {
  do: 'start';
  id: string;
}

export interface CommandSwap {
  do: 'swap';
  id: string;
  seat: number;
  with: number;
}

export interface CourtDeeds {
  device: string;
  met: Array<CourtDeedsMet>;
  ratings: Array<CourtDeedsStanding>;
}

export interface CourtDeedsMet {
  bot: string;
  games: number;
  won: number;
}

export interface CourtDeedsStanding {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  won: number;
}

export interface CreateTable {
  name: string;
  options: TableOptions;
  bots?: Array<string>;
  start: boolean;
  lesson?: boolean;
}

export interface Decision {
  ask: number;
  sealed: boolean;
  phase: string;
  choices: Array<string>;
  deadline?: number;
  answer?: string;
  ordered: boolean;
}

export type Emote =
  | 'laugh'
  | 'surprise'
  | 'doubt'
  | 'threat'
  | 'plea'
  | 'applause'
  | 'sigh'
  | 'thinking';

export interface ExploreRequest {
  step: number;
  seat: number;
  cards: ExploreRequestCards;
}

export type ExploreRequestCards =
  | 'true'
  | 'believed';

export interface FinishedGame {
  table: string;
  game: number;
  rulesOf: string;
  edition: string;
  names: Array<string>;
  seat: number;
  winners: Array<number>;
  at: number;
  reveal: boolean;
}

export interface HandOverCode {
  code: string;
}

export type Happening =
  | HappeningInGame
  | HappeningSat
  | HappeningSealChosen
  | HappeningStood
  | HappeningHost
  | HappeningMoved
  | HappeningLocked
  | HappeningConfigured
  | HappeningStarted
  | HappeningAsked
  | HappeningPending
  | HappeningAnswers
  | HappeningTimedOut
  | HappeningGrace
  | HappeningAway
  | HappeningReturned
  | HappeningWantsRematch
  | HappeningEnded
  | HappeningReopened
  | HappeningClosed
  | HappeningResumed
  | HappeningSaid
  | HappeningMessageDeleted
  | HappeningEmoteShown
  | HappeningOffered
  | HappeningNudged;

export interface HappeningAnswers {
  type: 'answers';
  seats: Array<number>;
  at: Array<number>;
  millis: number;
}

export interface HappeningAsked {
  type: 'asked';
  ask: number;
  sealed: boolean;
  seats: Array<number>;
}

export interface HappeningAway {
  type: 'away';
  seat: number;
}

export interface HappeningClosed {
  type: 'closed';
}

export interface HappeningConfigured {
  type: 'configured';
}

export interface HappeningEmoteShown {
  type: 'emote';
  seat: number;
  emote: Emote;
}

export interface HappeningEnded {
  type: 'ended';
  winners: Array<number>;
  secret?: string;
}

export interface HappeningGrace {
  type: 'grace';
  seat: number;
  until: number;
}

export interface HappeningHost {
  type: 'host';
  seat: number;
}

export interface HappeningInGame {
  type: 'game';
  event: GameEvent;
}

export interface HappeningLocked {
  type: 'locked';
  locked: boolean;
}

export interface HappeningMessageDeleted {
  type: 'deleted';
  seat: number;
  at: number;
}

export interface HappeningMoved {
  type: 'moved';
  from: Array<number>;
}

export interface HappeningNudged {
  type: 'nudged';
  seat: number;
  awaited: Array<number>;
}

export interface HappeningOffered {
  type: 'offer';
  seat: number;
  phrase: Phrase;
  to?: number;
  about?: number;
}

export interface HappeningPending {
  type: 'pending';
  ask: number;
  seats: Array<number>;
}

export interface HappeningReopened {
  type: 'reopened';
}

export interface HappeningResumed {
  type: 'resumed';
  credit: number;
}

export interface HappeningReturned {
  type: 'returned';
  seat: number;
}

export interface HappeningSaid {
  type: 'said';
  seat: number;
  text: string;
}

export interface HappeningSat {
  type: 'sat';
  seat: number;
  name: string;
  bot: boolean;
}

export interface HappeningSealChosen {
  type: 'seal';
  seat: number;
}

export interface HappeningStarted {
  type: 'started';
  game: number;
  first: number;
  commitment: string;
}

export interface HappeningStood {
  type: 'stood';
  seat: number;
  name: string;
  kicked: boolean;
}

export interface HappeningTimedOut {
  type: 'timed-out';
  seat: number;
}

export interface HappeningWantsRematch {
  type: 'again';
  seat: number;
}

export interface Invitation {
  id: string;
  table: string;
  name: string;
  edition: string;
  players: Array<string>;
  until: number;
}

export interface InviteRequest {
  to: string;
  table: string;
  game: number;
  seat: number;
}

export interface Job {
  id?: string;
  state: JobState;
  ahead?: number;
  done?: number;
  of?: number;
  result?: Analysis;
}

export type JobState =
  | 'waiting'
  | 'working'
  | 'done'
  | 'failed';

export interface Leaderboard {
  pool: RatingPool;
  programs: boolean;
  entries: Array<LeaderboardEntry>;
  pools: Array<RatingPool>;
}

export interface LeaderboardEntry {
  place: number;
  name: string;
  rating: number;
  games: number;
  won: number;
  you: boolean;
}

export interface LookBack {
  games: Array<LookBackPastGame>;
  opponents: Array<LookBackOpponent>;
  openings: Array<LookBackOpeningMove>;
}

export interface LookBackJob {
  state: JobState;
  ahead?: number;
  done?: number;
  of?: number;
  result?: LookBack;
}

export interface LookBackOpeningMove {
  move: string;
  games: number;
  won: number;
}

export interface LookBackOpponent {
  name: string;
  bot: string;
  games: number;
  won: number;
  caughtYou: number;
}

export interface LookBackPastGame {
  table: string;
  game: number;
  at: number;
  edition: string;
  won: number;
  claims: number;
  bluffs: number;
  caught: number;
  challenges: number;
  right: number;
  opening?: string;
}

export interface Me {
  player: string;
  name: string;
}

export type Medal =
  | 'first-win'
  | 'ten-wins'
  | 'every-edition'
  | 'royal-win'
  | 'unscathed'
  | 'truthful'
  | 'silver-tongue'
  | 'sharp-ear';

export interface MedalWon {
  medal: Medal;
  times: number;
  at: number;
}

export type Message =
  | MessageSnapshot
  | MessageUpdate
  | MessageReply
  | MessagePresence
  | MessageGone
  | MessageBusy
  | MessageClosing
  | MessagePong
  | MessageMalformed;

export interface MessageBusy {
  type: 'busy';
  table: string;
  retryAfter: number;
}

export interface MessageClosing {
  type: 'closing';
  retryAfter: number;
}

export interface MessageGone {
  type: 'gone';
  table: string;
  kicked: boolean;
}

export interface MessageLogged {
  n: number;
  at: number;
  event: Happening;
}

export interface MessageMalformed {
  type: 'malformed';
  why: string;
}

export interface MessagePong {
  type: 'pong';
  sent: number;
  now: number;
}

export interface MessagePresence {
  type: 'presence';
  table: string;
  offline: Array<number>;
  watchers: number;
}

export interface MessageReply {
  type: 'reply';
  id: string;
  ok: boolean;
  refused?: Refused;
}

export interface MessageSnapshot {
  type: 'snapshot';
  table: string;
  stream: string;
  n: number;
  now: number;
  view: TableView;
  log: Array<MessageLogged>;
}

export interface MessageUpdate {
  type: 'update';
  table: string;
  n: number;
  now: number;
  events: Array<Happening>;
  view: TableView;
}

export interface MyRatings {
  rated: boolean;
  listed: boolean;
  ratings: Array<PoolRating>;
  medals: Array<MedalWon>;
  court: Array<CourtDeeds>;
}

export type Phrase =
  | 'peace'
  | 'spare-if-you-attack'
  | 'together-against'
  | 'no-challenge'
  | 'please-block'
  | 'they-lie'
  | 'i-tell-the-truth'
  | 'i-believe-you'
  | 'agreed'
  | 'refused';

export interface PlayerSummary {
  seat: number;
  result: number;
  luck: number;
  play: number;
  others: number;
  shares: ChanceLedgerShares;
  accuracy?: number;
  claims: number;
  bluffs: number;
  caught: number;
  challenges: number;
  right: number;
  turningPoints: Array<PlayerSummaryTurningPoint>;
}

export interface PlayerSummaryTurningPoint {
  step: number;
  change: number;
  kind: StepKind;
  by: number;
}

export interface PoolRating {
  pool: RatingPool;
  rating: number;
  games: number;
  won: number;
  missing?: number;
  place?: number;
}

export interface PushBrowser {
  endpoint: string;
  keys: PushBrowserKeys;
}

export interface PushBrowserKeys {
  p256dh: string;
  auth: string;
}

export interface PushNotification {
  kind: PushNotificationKind;
  table: string;
  edition: string;
}

export type PushNotificationKind =
  | 'invite'
  | 'start'
  | 'window'
  | 'turn'
  | 'nudge';

export interface PushOff {
  endpoint: string;
}

export interface PushOffer {
  key: string;
}

export interface Puzzle {
  number: number;
  kind: StoredPuzzleKind;
  seat: number;
  replay: Replay;
  options: Array<StoredPuzzlePuzzleOption>;
  truth: Array<Array<string>>;
  claim?: StoredPuzzlePuzzleClaim;
}

export interface PuzzleAnswers {
  times: Record<string, number>;
}

export interface PuzzleDay {
  day: string;
  today: string;
  earliest: string;
  numbers: Array<number>;
}

export interface QuickMatch {
  name: string;
  edition?: string;
  clock?: Clock;
  language?: string;
  seats?: number;
  bot?: string;
}

export interface RatingChoice {
  rated: boolean;
  listed: boolean;
}

export type RatingPool =
  | 'classic-2'
  | 'classic-3-4'
  | 'classic-5-6'
  | 'classic-7-10'
  | 'reformation-2'
  | 'reformation-3-4'
  | 'reformation-5-6'
  | 'reformation-7-10'
  | 'royal';

export interface RecentPlayer {
  name: string;
  table: string;
  game: number;
  seat: number;
  at: number;
}

export type RecordStepDecidedBy =
  | 'player'
  | 'order'
  | 'stand-in'
  | 'timeout';

export type Refused =
  | 'no-table'
  | 'not-host'
  | 'not-seated'
  | 'seat-taken'
  | 'no-seat'
  | 'locked'
  | 'kicked'
  | 'bad-name'
  | 'name-taken'
  | 'no-programs'
  | 'unknown-bot'
  | 'bad-options'
  | 'too-few-players'
  | 'too-many-players'
  | 'not-now'
  | 'stale-question'
  | 'not-your-question'
  | 'illegal-choice'
  | 'too-early'
  | 'talk-off'
  | 'bad-text'
  | 'too-much-talk'
  | 'id-reused'
  | 'too-many-commands'
  | 'too-many-tables'
  | 'off-here'
  | 'unavailable';

export interface Replay {
  table: string;
  game: number;
  rulesOf: string;
  edition: string;
  rules: Array<RuleLine>;
  reader?: number;
  all: boolean;
  names: Array<string>;
  bots: Array<string>;
  first: number;
  winners: Array<number>;
  commitment: string;
  secret?: string;
  frames: Array<ReplayFrame>;
}

export type ReplayBy =
  | 'player'
  | 'order'
  | 'bot'
  | 'stand-in'
  | 'timeout';

export interface ReplayDecided {
  seat: number;
  move: string;
  by: ReplayBy;
}

export interface ReplayFrame {
  at: number;
  decisions: Array<ReplayDecided>;
  events: Array<Happening>;
  view: GameView;
}

export interface RuleLine {
  key: string;
  with: Record<string, string>;
}

export interface SeatView {
  seat: number;
  occupant: SeatViewOccupant;
  name?: string;
  bot?: string;
  host: boolean;
  away: boolean;
  wins: number;
  again: boolean;
  seal?: number;
  bank?: number;
}

export type SeatViewOccupant =
  | 'nobody'
  | 'person'
  | 'bot'
  | 'program';

export interface SessionInfo {
  id: string;
  kind: SessionInfoKind;
  name: string;
  opened: number;
  seen: number;
  current: boolean;
}

export type SessionInfoKind =
  | 'browser'
  | 'program';

export interface SiteInfo {
  name: string;
  contact: string;
  pages: Array<string>;
  off: Array<SiteSwitch>;
  notice?: SiteInfoNotice;
}

export interface SiteInfoNotice {
  text: string;
  begins?: number;
}

export type SiteSwitch =
  | 'public-tables'
  | 'chat'
  | 'bots'
  | 'programs'
  | 'leaderboard'
  | 'new-games';

export interface SiteText {
  text: string;
}

export type Stage =
  | 'lobby'
  | 'playing'
  | 'over'
  | 'closed';

export type StandingOrder =
  | 'ask'
  | 'pass-until-my-turn'
  | 'pass-all-until-my-turn'
  | 'pass-unless-target'
  | 'pass-foreign-aid';

export type StepKind =
  | 'deal'
  | 'leave'
  | 'action'
  | 'coup'
  | 'claim'
  | 'bluff'
  | 'block'
  | 'block-bluff'
  | 'challenge-right'
  | 'challenge-wrong'
  | 'let-bluff-pass'
  | 'pass'
  | 'prove'
  | 'decline'
  | 'lose'
  | 'exchange'
  | 'examine'
  | 'set-up'
  | 'plan'
  | 'take'
  | 'trade'
  | 'luck';

export type StoredPuzzleKind =
  | 'challenge'
  | 'move';

export interface StoredPuzzlePuzzleClaim {
  seat: number;
  role: string;
  true: boolean;
  likely: number;
}

export interface StoredPuzzlePuzzleOption {
  move: string;
  known: number;
  margin: number;
}

export interface TableCreated {
  table: string;
  code: string;
}

export interface TableOptions {
  game: string;
  rules?: unknown;
  seats: number;
  open: boolean;
  clock: Clock;
  talk: Talk;
  strict: boolean;
  memoryAid: boolean;
  watchers: boolean;
  programs: boolean;
  reveal: boolean;
  language?: string;
  ghosts?: boolean;
  begins?: number;
  party?: number;
}

export interface TableSummary {
  table: string;
  stage: Stage;
  game: string;
  edition: string;
  players: Array<string>;
  bots: number;
  seats: number;
  free: number;
  locked: boolean;
  clock: Clock;
  talk: Talk;
  watchers: boolean;
  programs: boolean;
  language?: string;
  since: number;
  winners?: Array<string>;
  fillsAt?: number;
}

export interface TableView {
  table: string;
  code: string;
  stage: Stage;
  game: number;
  locked: boolean;
  options: TableOptions;
  rules: Array<RuleLine>;
  seats: Array<SeatView>;
  asking?: Asking;
  commitment: string;
  secret?: string;
  winners?: Array<number>;
  speed?: number;
  fillsAt?: number;
  calls?: Array<CallScore>;
  you: You;
  view?: GameView;
  decision?: Decision;
}

export type Talk =
  | 'chat'
  | 'emotes'
  | 'off';

export interface You {
  seat?: number;
  host: boolean;
  order: StandingOrder;
  muted: Array<number>;
  seedFor?: string;
  ghost?: boolean;
  hurry?: boolean;
  call?: boolean;
  calls?: CallScore;
}

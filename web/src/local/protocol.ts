/**
 * A server without a network: the Java of our server, compiled for browsers, for the people at one device. It runs in a
 * worker of its own, because it knows all cards. It speaks like the server: the same requests, the same frames.
 *
 * `/pocket/pocket.json` is a `Manifest` of what to load, with names that are relative to it; all but itself never change.
 * Times are milliseconds since 1970. Nothing here blocks for longer than a bot's decision or one step of an analysis.
 */

/** How the ids of tables at this device begin: a page tells by it whether the device or a server has a table. */
export const LOCAL_TABLE = 'local-';

export interface Manifest {
  /** A module whose `load(base, manifest, script)` loads the engine: Wasm GC, or `script` where that lacks or if forced. */
  loader: string;
  wasm: string;
  runtime: string;
  script: string;
  /** Networks of bots and puzzles: fetched when the engine first needs one. By the names that `Host.need` gives. */
  files: Record<string, string>;
}

export interface Loader {
  load(base: string, manifest: Manifest, forceScript?: boolean): Promise<Engine>;
}

/** What the engine asks of the worker. */
export interface Host {
  /** A message to this socket, as JSON. */
  send(socket: number, text: string): void;
  /** The socket is closed by the engine, as a server would. */
  close(socket: number): void;
  /** Keeps this text for the next `open`, in the order of calls. A failure is the worker's to tell; the game goes on. */
  store(key: string, value: string): void;
  erase(key: string): void;
  /** Calls `tick` at this time; a later request replaces an earlier one. */
  wakeAt(millis: number): void;
  /** Hands in this file of the manifest with `Engine.file`, as soon as there is one. Asked once for each. */
  need(file: string): void;
}

export interface Engine {
  /**
   * Before all else. Everything that was stored comes back: rows of the journal, names, finished games. Tables resume
   * where they were.
   *
   * @param seed 64 hex digits from the browser's cryptographic random generator; new at every start
   */
  open(host: Host, seed: string, now: number, keys: string[], values: string[]): void;

  /**
   * A request of the API (docs/api.md) below `/api`, such as `/tables/x/games/1?from=all`.
   *
   * @param viewer who asks: `person-` and an id that the client makes; any number of them share the device
   * @returns the status, a space and the body: JSON, or a record's text. After 503 with the error `file`, the engine
   *     has asked for a file: repeat the request once that was handed in.
   */
  request(viewer: string, method: string, path: string, body: string, now: number): string;

  /** A WebSocket of this viewer, under a new number. */
  connect(socket: number, viewer: string, now: number): void;
  frame(socket: number, text: string, now: number): void;
  disconnect(socket: number, now: number): void;

  /** Does what is due. */
  tick(now: number): void;

  /** One piece of what takes long: a bot's decision, or a step of an analysis. True while there is more. */
  work(now: number): boolean;

  file(name: string, bytes: Int8Array): void;
}

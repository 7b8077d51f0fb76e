/**
 * Where this client was loaded from. A folder written by `./contessa site` names itself in its first page: it may lie
 * under any path and has no server, so everything happens on this device.
 */
const mark = document.querySelector<HTMLMetaElement>('meta[name="contessa-site"]');

export const standalone = mark !== null;

/** The server that a folder without one links to, if its maker named one. */
export const elsewhere: string | undefined = mark?.content || undefined;

/** The folder of the client's files: of a server always the root. */
export const root = new URL(standalone ? '.' : '/', location.href);

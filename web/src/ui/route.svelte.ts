import { root, standalone } from '../device/site';

/** A folder without a server has one page for all paths, so there the path is a parameter: any file server will do. */
const PATH = 'p';
const pathHere = (): string =>
  standalone ? (new URLSearchParams(location.search).get(PATH) ?? '/') : location.pathname;

/** The address of a path of this client, which may have a hash. */
function addressOf(path: string): string {
  if (!standalone) return path;
  const [plain, hash] = path.split('#');
  const address = plain === '/' ? root.pathname : `${root.pathname}?${PATH}=${plain}`;
  return hash === undefined ? address : `${address}#${hash}`;
}

/** The whole address of a path, to share. */
export const urlOf = (path: string): string => new URL(addressOf(path), location.href).href;

/** The current path and hash. */
class Route {
  path = $state(pathHere());
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    this.path = pathHere();
    this.hash = location.hash;
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', addressOf(path));
    else history.pushState(null, '', addressOf(path));
    this.read();
    scrollTo(0, 0);
  }

  /** The parts of the path: `/t/abc` is `['t', 'abc']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }
}

export const route = new Route();

/** Shows the browser the address to which a path of this client leads, and remembers the path. */
function translated(node: HTMLAnchorElement): { path(): string; stop(): void } {
  let path = '';
  const see = (): void => {
    const given = node.getAttribute('href') ?? '';
    if (given === addressOf(path)) return;
    path = given;
    node.setAttribute('href', addressOf(given));
  };
  see();
  const changes = new MutationObserver(see);
  changes.observe(node, { attributeFilter: ['href'] });
  return { path: () => path, stop: () => changes.disconnect() };
}

/** Follows a link within the client without loading a page: `<a href="/rules" use:link>`. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const shown = standalone ? translated(node) : undefined;
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    route.go(shown?.path() ?? node.pathname + node.search + node.hash);
  };
  node.addEventListener('click', follow);
  return {
    destroy: () => {
      shown?.stop();
      node.removeEventListener('click', follow);
    },
  };
}

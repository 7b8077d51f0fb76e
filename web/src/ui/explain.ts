import { showToast } from './announcer.svelte';

const LONG_MS = 500;
/** Beyond this distance, a finger is scrolling. */
const STILL_PX = 10;

/** A long press, a right click or the menu key shows the rule of an element, without pressing it. */
export function explain(
  node: HTMLElement,
  rule: () => string,
): { update: (next: () => string) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let told = false;

  const say = (): void => {
    told = true;
    showToast(rule());
  };
  const stop = (): void => clearTimeout(timer);
  const on = {
    pointerdown(event: PointerEvent): void {
      told = false;
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(say, LONG_MS);
    },
    pointermove(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu(event: Event): void {
      event.preventDefault();
      stop();
      if (!told) say();
    },
    click(event: Event): void {
      if (told) event.stopImmediatePropagation();
      told = false;
    },
  };
  const each = (change: 'addEventListener' | 'removeEventListener'): void => {
    for (const [name, hear] of Object.entries(on))
      node[change](name, hear as EventListener, { capture: true });
  };
  node.classList.add('explained');
  each('addEventListener');
  return {
    update: (next) => (rule = next),
    destroy() {
      stop();
      each('removeEventListener');
    },
  };
}

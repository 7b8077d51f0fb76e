import { showToast } from './announcer.svelte';

const LONG_MS = 500;
const HOVER_MS = 300;
/** Beyond this distance, a finger is scrolling. */
const STILL_PX = 10;

const FOLLOW_MS = 100;

/** What does something of its own when it is tapped. */
const PRESSED = 'button, a, input, summary, [role="button"]';

/** One note for the whole page, next to the element it explains. */
let note: HTMLElement | undefined;
let following: ReturnType<typeof setInterval> | undefined;

/** Where the mouse was last seen. A table that changes moves elements under a mouse at rest: nobody asked about those. */
let mouse = { x: NaN, y: NaN };
// Bubbling up to the window, it comes after the elements' own listeners, which compare.
addEventListener('pointermove', ({ clientX, clientY }) => (mouse = { x: clientX, y: clientY }));
/** Whether the mouse has moved by itself; where it is first seen does not count. */
function moved({ clientX: x, clientY: y }: PointerEvent): boolean {
  if (Number.isNaN(mouse.x)) mouse = { x, y };
  return x !== mouse.x || y !== mouse.y;
}

function showNote(node: HTMLElement, text: string): void {
  note ??= document.createElement('div');
  document.body.append(note);
  note.className = 'hover-note';
  // Screen readers have the menu key, which shows the same as a toast.
  note.ariaHidden = 'true';
  note.textContent = text;
  const box = node.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = box.bottom + height + 16 < clientHeight;
  note.style.left = `${Math.max(8, Math.min(clientWidth - width - 8, box.left))}px`;
  note.style.top = `${Math.max(8, below ? box.bottom + 8 : box.top - height - 8)}px`;
  clearInterval(following);
  following = setInterval(() => {
    const now = node.getBoundingClientRect();
    if (now.top !== box.top || now.left !== box.left) hideNote();
  }, FOLLOW_MS);
}

function hideNote(): void {
  clearInterval(following);
  note?.remove();
}

/**
 * A long press, a right click or the menu key shows the rule of an element, without pressing it. With a mouse it is
 * enough to rest on the element, with the keyboard to stay on it. A tap is enough where there is nothing to press.
 */
export function explain(
  node: HTMLElement,
  rule: () => string,
): { update: (next: () => string) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let told = false;
  /** Whether the mouse has come to this element by itself. */
  let entered = false;

  const say = (): void => {
    told = true;
    showToast(rule());
  };
  /** With the mouse the note is next to the element, and stays while the mouse does. */
  const hold = (): void => {
    told = true;
    showNote(node, rule());
  };
  const stop = (): void => clearTimeout(timer);
  const enter = (): void => {
    entered = true;
    stop();
    timer = setTimeout(() => showNote(node, rule()), HOVER_MS);
  };
  const on = {
    pointerdown(event: PointerEvent): void {
      told = false;
      stop();
      hideNote();
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(event.pointerType === 'mouse' ? hold : say, LONG_MS);
    },
    pointerenter(event: PointerEvent): void {
      if (event.pointerType === 'mouse' && moved(event)) enter();
    },
    pointerleave(): void {
      entered = false;
      stop();
      hideNote();
    },
    focusin(): void {
      if (!node.matches(':focus-visible')) return;
      stop();
      timer = setTimeout(() => showNote(node, rule()), HOVER_MS);
    },
    focusout(): void {
      stop();
      hideNote();
    },
    keydown(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      stop();
      hideNote();
    },
    pointermove(event: PointerEvent): void {
      if (event.pointerType === 'mouse') {
        if (!entered && moved(event)) enter();
        return;
      }
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
      else if (!(event.target as Element).closest(PRESSED)) say();
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
      hideNote();
      each('removeEventListener');
    },
  };
}

import type { Attachment } from 'svelte/attachments';
import type { Bubble } from './bubbles.svelte';

const EDGE = 4;
/** The tail must still point to whoever speaks. */
const TAIL = 14;
/** What a bubble must not cover. */
const OTHERS =
  '.seat, .boss, .stage, .stocks li, .ticker li, .own, .own .card, .act, .reactions, .bubble';

const meets = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * For what was just said: hangs the bubble below its seat, moved aside if need be. Where something else is there it lies
 * over that seat's own cards.
 */
export const placed =
  (said: Bubble): Attachment<HTMLElement> =>
  (node) => {
    void said;
    const hall = node.closest<HTMLElement>('.coup, .game-area, .royal');
    if (!hall) return;

    const place = (): void => {
      node.classList.remove('covering');
      node.style.removeProperty('--shift');
      const box = node.getBoundingClientRect();
      if (!box.width) return;
      const room = hall.getBoundingClientRect();
      const others = [...hall.querySelectorAll(OTHERS)]
        .filter((each) => !each.contains(node))
        .map((each) => each.getBoundingClientRect());
      const at = (shift: number): DOMRect =>
        new DOMRect(box.x + shift, box.y, box.width, box.height);
      const free = (shift: number): boolean => {
        const { left, right, top, bottom } = at(shift);
        return (
          Math.abs(shift) <= box.width / 2 - TAIL &&
          left >= room.left + EDGE &&
          right <= room.right - EDGE &&
          top >= room.top &&
          bottom <= room.bottom &&
          !others.some((each) => meets(at(shift), each))
        );
      };
      const aside = others.flatMap((each) =>
        meets(box, each) ? [each.left - EDGE - box.right, each.right + EDGE - box.left] : [],
      );
      const inside = [room.left + EDGE - box.left, room.right - EDGE - box.right];
      const shift = [0, ...inside, ...aside]
        .toSorted((a, b) => Math.abs(a) - Math.abs(b))
        .find(free);
      node.classList.toggle('covering', shift === undefined);
      node.style.setProperty('--shift', `${shift ?? 0}px`);
    };
    place();
    // A claim that is laid on the table takes the room away.
    const changes = new ResizeObserver(place);
    changes.observe(hall);
    hall.querySelectorAll('.stage').forEach((stage) => changes.observe(stage));
    return () => changes.disconnect();
  };

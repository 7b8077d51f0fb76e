import { ACTIONS } from '$editions';
import type { CoupEvent } from '../../game/coup';
import { motionScale } from '../../device/settings.svelte';

/** Coins that move from a seat or the treasury to another. */
export interface Flight {
  from?: number;
  to?: number;
  coins: number;
  /** Where the coins lie that belong to no player; the treasury by default. */
  stock?: 'reserve';
}

/** The coin movements in these events; a theft is one movement, not two. */
export function flights(events: readonly CoupEvent[]): Flight[] {
  const found: Flight[] = [];
  for (const event of events) {
    // The seven coins of a coup fly in its scene.
    if (event.event !== 'coins' || !event.change || event.change <= -ACTIONS.coup.cost) continue;
    const coins = Math.abs(event.change);
    const here = event.change > 0 ? { to: event.seat } : { from: event.seat };
    const half = found.find(
      (each) =>
        event.reason === 'steal' &&
        each.coins === coins &&
        !('to' in here ? 'to' in each : 'from' in each),
    );
    if (half) Object.assign(half, here);
    else {
      const reserve = event.reason === 'convert' || event.reason === 'embezzle';
      found.push({ ...here, coins, ...(reserve ? { stock: 'reserve' as const } : {}) });
    }
  }
  return found;
}

const COIN =
  '<circle cx="24" cy="24" r="21" fill="var(--gold-deep)"/><circle cx="24" cy="22.5" r="20" fill="var(--gold)"/><path d="M16 31v-9a8 8 0 0 1 16 0v9h-5v-9a3 3 0 0 0-6 0v9z" fill="var(--gold-deep)"/>';

/** Animates coins along an arc across the table. */
export function fly(board: HTMLElement, way: Flight): void {
  if (!motionScale()) return;
  const from = spot(board, way.from, way.stock);
  const to = spot(board, way.to, way.stock);
  if (!from || !to) return;
  for (let i = 0; i < Math.min(way.coins, 7); i++) {
    const coin = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    coin.setAttribute('viewBox', '0 0 48 48');
    coin.setAttribute('class', 'flying');
    coin.setAttribute('aria-hidden', 'true');
    coin.innerHTML = COIN;
    board.append(coin);
    const middle = {
      x: (from.x + to.x) / 2,
      // What lies above the board would hide them.
      y: Math.max(0, Math.min(from.y, to.y) - 40 - Math.abs(from.x - to.x) / 8),
    };
    const moving = coin.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(.8)`, opacity: 0.4 },
        {
          transform: `translate(${middle.x}px, ${middle.y}px) scale(1.1)`,
          opacity: 1,
          offset: 0.5,
        },
        { transform: `translate(${to.x}px, ${to.y}px) scale(.8)`, opacity: 0.8 },
      ],
      {
        duration: 420 * motionScale(),
        delay: 60 * i * motionScale(),
        easing: 'cubic-bezier(.2,.8,.3,1)',
        fill: 'both',
      },
    );
    moving.onfinish = moving.oncancel = () => coin.remove();
  }
}

function spot(
  board: HTMLElement,
  seat: number | undefined,
  stock = 'treasury',
): { x: number; y: number } | undefined {
  const place = board.querySelector(
    seat === undefined ? `[data-stock="${stock}"]` : `[data-purse="${seat}"]`,
  );
  if (!place) return undefined;
  const [box, frame] = [place.getBoundingClientRect(), board.getBoundingClientRect()];
  return {
    x: box.left - frame.left + box.width / 2 - 12,
    y: box.top - frame.top + box.height / 2 - 12,
  };
}

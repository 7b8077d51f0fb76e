let worn = $state.raw<readonly (number | undefined)[]>([]);

/** How many seals there are to choose from. */
export const SEALS = 10;

/** The seals of the table on the screen, by seat, where players have chosen others than those of their seats. */
export function showSeals(seals: readonly (number | undefined)[]): void {
  worn = seals;
}

/** The emblem of a seal, counted from 1. */
export const sealNumber = (n: number): string => `seal-${String(n).padStart(2, '0')}`;

/** The emblem of a seat's seal; its colour comes with the class `p1`, `p2`, … */
export const sealOf = (seat: number): string => sealNumber(worn[seat] ?? seat + 1);

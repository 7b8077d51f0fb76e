/** A seat's seal; its colour comes with the class `p1`, `p2`, … */
export const seal = (seat: number): string => `seal-${String(seat + 1).padStart(2, '0')}`;

export const sealClass = (seat: number): string => `p${seat + 1}`;

export { sealOf as seal } from '../../game/seals.svelte';

export const sealClass = (seat: number): string => `p${seat + 1}`;

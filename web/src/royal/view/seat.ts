export { sealOf as seal } from '../../ui/seals.svelte';

export const sealClass = (seat: number): string => `p${seat + 1}`;

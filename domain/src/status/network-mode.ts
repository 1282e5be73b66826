/** Network mode of the device. §9.modes. */
export type NetworkMode = 'bridge' | 'router' | 'soho';

/** Each mode with its bit in the board's mask and its name. §3.board-info. */
export const NETWORK_MODES: readonly { mode: NetworkMode; bit: number; name: string }[] = [
  { mode: 'bridge', bit: 1, name: 'Bridge' },
  { mode: 'router', bit: 2, name: 'Router' },
  { mode: 'soho', bit: 4, name: 'SOHO Router' },
];

/** The modes of a bit mask, in its order; unknown bits are ignored. None for an invalid mask. */
export function networkModesOf(mask: number): readonly NetworkMode[] {
  if (!Number.isSafeInteger(mask) || mask < 0) return [];
  return NETWORK_MODES.filter(({ bit }) => Math.floor(mask / bit) % 2 === 1).map(({ mode }) => mode);
}

import { deriveSeed } from '../random/seeded-random.ts';

const PAGE_BYTES = 4096;
/** Captured radios have 59 to 79 % of their memory in use. */
const LEAST_IN_USE = 0.55;
const MOST_IN_USE = 0.8;
/** How far the memory of a peer moves from report to report, as a share of all. */
const PEER_SPREAD = 0.015;

/** Share of its memory that a device usually has in use, 0 to 1. */
export function usualShareInUse(seed: number): number {
  return LEAST_IN_USE + (MOST_IN_USE - LEAST_IN_USE) * share(seed, 0x72);
}

/** Free memory is counted in pages. */
export function wholePages(bytes: number): number {
  return Math.round(bytes / PAGE_BYTES) * PAGE_BYTES;
}

/** What a peer has free as it reports at one second, bytes. */
export function peerFreeRamBytes(seed: number, ramBytes: number, second: number): number {
  const moved = PEER_SPREAD * (share(seed, Math.floor(second / 5)) - 0.5);
  return wholePages(ramBytes * (1 - usualShareInUse(seed) + moved));
}

function share(...parts: readonly number[]): number {
  return (deriveSeed(...parts) % 1000) / 1000;
}

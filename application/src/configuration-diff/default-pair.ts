import { type DiffPair, type DiffSide, type DiffSideId, snapshotSide } from './diff-side.ts';

/** The default pair of sides while the user has not selected any. */
export function defaultPair(
  sides: readonly DiffSide[],
  facts: {
    readonly pending: number;
    readonly testing: boolean;
    readonly snapshots: readonly { readonly id: string }[];
  },
): DiffPair {
  const isThere = (id: DiffSideId): boolean =>
    sides.some(side => side.id === id && side.content.kind === 'there');
  if (isThere('staged')) return { from: 'running', to: 'staged' };
  if (facts.testing && isThere('saved')) return { from: 'saved', to: 'running' };
  if (!facts.testing && facts.pending > 0) return { from: 'running', to: 'edited' };
  if (isThere('file')) return { from: 'running', to: 'file' };
  const [newest] = facts.snapshots;
  if (newest !== undefined) return { from: snapshotSide(newest.id), to: 'running' };
  return { from: 'running', to: 'saved' };
}

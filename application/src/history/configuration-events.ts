import type { HistoryEvent } from '@radiolink/domain/history';
import { message } from '@radiolink/domain/errors';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import { hashOfDiff, snapshotSide } from '../configuration-diff/diff-side.ts';

/** A kept configuration is one that was replaced: its time is that of a change. */
export function configurationEvents(snapshots: readonly Snapshot[]): readonly HistoryEvent[] {
  return snapshots.map(({ at, id, user, changed }) => ({
    at,
    kind: 'configuration',
    snapshot: id,
    message:
      changed[0] === undefined
        ? message('{user} changed the configuration.', { user })
        : message('{user} changed the configuration: {setting}', { user, setting: changed[0] }),
  }));
}

/** Address of the comparison that shows what a change made different; undefined for an event that is none. */
export function diffOfEvent({ snapshot }: HistoryEvent, snapshots: readonly Snapshot[]): string | undefined {
  const place = snapshots.findIndex(({ id }) => id === snapshot);
  if (snapshot === undefined || place < 0) return undefined;
  // Newest first: the one before it in the list is what this change made.
  const next = snapshots[place - 1];
  const to = next === undefined ? 'running' : snapshotSide(next.id);
  return hashOfDiff({ from: snapshotSide(snapshot), to, view: 'settings' });
}

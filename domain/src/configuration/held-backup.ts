import { diffConfigs } from './config-diff.ts';
import { ConfigText } from './config-text.ts';
import type { ConfigurationStorage } from './configuration-storage.port.ts';
import type { KnownConfiguration } from './repository-change.ts';
import { stagedBackup } from './repository-state.ts';
import { isSensitiveKey } from './secret-keys.ts';

/** State of the uploaded backup on the device: the known one, another one, or none. */
export type WaitingBackup = 'waits' | 'replaced' | 'gone';

/**
 * Result of converting a backup to pending changes: they are pending, or the configuration that the device has
 * instead.
 */
export type BackupReview = 'pending' | WaitingBackup;

/** Access for converting a backup to pending changes. */
export interface BackupHolder {
  readonly storage: Pick<ConfigurationStorage, 'read' | 'discard'>;
  readonly known: KnownConfiguration;
}

/** Reads the device again and says whether the backup that was known still waits there. */
export async function waitingBackup({ storage, known }: BackupHolder): Promise<WaitingBackup> {
  const { text } = stagedBackup(known.state);
  const read = await storage.read();
  const state = await known.change(['taken', read]);
  if (!state.modified) return 'gone';
  return isSameConfiguration(stagedBackup(state).text, text) ? 'waits' : 'replaced';
}

/**
 * Drops the uploaded backup and makes its changes pending, so that they can be tested. Its text stays in the state as
 * `held` until the running configuration was read, whatever fails in the meantime: `settleHeldBackup` then continues.
 * Rejects with the failure of the storage: without `held` in the state the backup is still on the device.
 */
export async function reviewBackup(holder: BackupHolder): Promise<BackupReview> {
  const { storage, known } = holder;
  const waiting = await waitingBackup(holder);
  if (waiting !== 'waits') return waiting;
  const { text } = stagedBackup(await known.change());
  void known.change(['held', { text, isOff: false }]);
  // The response may be lost although the backup is dropped: the device's configuration then shows which.
  const [dropped] = await Promise.allSettled([storage.discard({ testMode: false })]);
  if (dropped.status === 'fulfilled') void known.change(['held', { text, isOff: true }]);
  const review = await settleHeldBackup(holder);
  if (review === 'waits' && dropped.status === 'rejected') throw dropped.reason;
  return review;
}

/**
 * Reads the running configuration and converts the held backup to changes against it. A backup that is still
 * uploaded on the device is no longer held. Rejects when the device cannot be read: the backup stays held.
 */
export async function settleHeldBackup({ storage, known }: BackupHolder): Promise<BackupReview> {
  const read = await storage.read();
  const { held } = await known.change();
  if (held === undefined) return 'gone';
  void known.change(['heldSettled', read]);
  if (!read.modified) return 'pending';
  return isSameConfiguration(ConfigText.parse(read.text), held.text) ? 'waits' : 'replaced';
}

/** True if only editor stamps and keys that are never written differ. */
export function isSameConfiguration(left: ConfigText, right: ConfigText): boolean {
  return diffConfigs(left, right).every(({ key }) => isSensitiveKey(key));
}

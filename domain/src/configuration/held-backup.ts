import { diffConfigs } from './config-diff.ts';
import { type ConfigChanges, refusal } from './config-edit.ts';
import { ConfigStore } from './config-store.ts';
import { ConfigText } from './config-text.ts';
import type { ConfigurationStorage } from './configuration-storage.port.ts';
import { type KnownConfiguration, stagedBackup, takenState } from './repository-state.ts';
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
  known.change(state => takenState(state, read));
  const state = await known.now();
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
  const { text } = stagedBackup(await known.now());
  known.change(state => ({ ...state, held: { text, isOff: false } }));
  let failure: { readonly reason: unknown } | undefined;
  try {
    await storage.discard({ testMode: false });
    known.change(state => ({ ...state, held: { text, isOff: true } }));
  } catch (reason) {
    // The response may be lost although the backup is dropped: the device's configuration then shows which.
    failure = { reason };
  }
  const review = await settleHeldBackup(holder);
  if (review === 'waits' && failure !== undefined) throw failure.reason;
  return review;
}

/**
 * Reads the running configuration and converts the held backup to changes against it. A backup that is still
 * uploaded on the device is no longer held. Rejects when the device cannot be read: the backup stays held.
 */
export async function settleHeldBackup({ storage, known }: BackupHolder): Promise<BackupReview> {
  const read = await storage.read();
  const { held } = await known.now();
  if (held === undefined) return 'gone';
  if (read.modified) {
    known.change(state => takenState({ ...state, held: undefined }, read));
    return isSameConfiguration(ConfigText.parse(read.text), held.text) ? 'waits' : 'replaced';
  }
  known.change(state => ({
    ...state,
    store: asChanges(ConfigText.parse(read.text), held.text, state.store.changes),
    modified: false,
    firstSetup: read.firstSetup,
    held: undefined,
    beforeStaged: undefined,
    disputed: undefined,
  }));
  return 'pending';
}

/**
 * A backup as changes to the running configuration. Edits take precedence over it. Keys that must not be sent to the
 * device, and values that no text can contain, are left out.
 */
function asChanges(running: ConfigText, backup: ConfigText, edits: ConfigChanges): ConfigStore {
  const changes = new Map<string, string | undefined>(
    diffConfigs(running, backup).map(({ key, after }) => [key, after]),
  );
  for (const [key, value] of edits) changes.set(key, value);
  const possible = [...changes].filter(
    ([key, value]) => !isSensitiveKey(key) && refusal(new Map([[key, value]])) === undefined,
  );
  const store = ConfigStore.of(running);
  const edit = store.edit(new Map(possible));
  return edit.ok ? edit.store : store;
}

/** True if only editor stamps and keys that are never written differ. */
export function isSameConfiguration(left: ConfigText, right: ConfigText): boolean {
  return diffConfigs(left, right).every(({ key }) => isSensitiveKey(key));
}

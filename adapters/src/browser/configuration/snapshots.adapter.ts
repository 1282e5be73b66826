import {
  type Snapshot,
  SNAPSHOTS_PER_DEVICE,
  type SnapshotsPort,
} from '@radiolink/application/configuration/snapshots/snapshots.port';
import type { Message } from '@radiolink/domain/errors';
import type { BrowserRecords } from './records.ts';

/** The last configurations of each device, in the browser's database. */
export class BrowserSnapshots implements SnapshotsPort {
  constructor(private readonly records: BrowserRecords) {}

  async list(mac: string): Promise<readonly Snapshot[]> {
    return readList(await this.records.read('snapshots', mac));
  }

  async save(mac: string, configuration: Snapshot): Promise<readonly Snapshot[]> {
    const { value } = await this.records.change('snapshots', mac, before =>
      [configuration, ...readList(before)].slice(0, SNAPSHOTS_PER_DEVICE),
    );
    return readList(value);
  }
}

function readList(stored: unknown): readonly Snapshot[] {
  return Array.isArray(stored) ? stored.filter(isSnapshot) : [];
}

function isSnapshot(stored: unknown): stored is Snapshot {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, at, user, text, secretKeys, changed } = stored as Readonly<Record<string, unknown>>;
  const isText = (value: unknown): boolean => typeof value === 'string';
  return (
    [id, user, text].every(isText) &&
    typeof at === 'number' &&
    Array.isArray(secretKeys) &&
    secretKeys.every(isText) &&
    Array.isArray(changed) &&
    changed.every(isMessage)
  );
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

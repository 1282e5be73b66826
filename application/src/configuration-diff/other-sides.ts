import { ConfigText } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import { type BackupText, type DiffSide, type DiffSideId, snapshotSide } from './diff-side.ts';

const NO_FILE = message('Select a backup file to compare with.');
const NO_SNAPSHOT = message('This configuration is not stored in this browser. Only the last five are kept.');

/** The snapshots stored in this browser, newest first, then the local file. */
export function otherSides(snapshots: readonly Snapshot[], file: BackupText | null): readonly DiffSide[] {
  return [
    ...snapshots.map(
      (one): DiffSide => ({
        id: snapshotSide(one.id),
        content: { kind: 'there', config: ConfigText.parse(one.text), secretless: true },
        at: one.at,
        snapshot: one,
      }),
    ),
    fileSide(file),
  ];
}

/** A side that a URL names and that does not exist. */
export function missingSide(id: DiffSideId): DiffSide {
  return { id, content: { kind: 'unavailable', reason: NO_SNAPSHOT } };
}

function fileSide(file: BackupText | null): DiffSide {
  if (file === null) return { id: 'file', content: { kind: 'unavailable', reason: NO_FILE } };
  const config = ConfigText.parse(file.text);
  return { id: 'file', content: { kind: 'there', config, secretless: false }, fileName: file.name };
}

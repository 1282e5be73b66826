import { type ConfigChanges, ConfigText, type RepositoryState } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import type { ApplyState } from '../configuration/apply/apply-state.ts';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import {
  type BackupText,
  type DiffSide,
  type DiffSideId,
  type SideContent,
  snapshotSide,
} from './diff-side.ts';

/** One answer of the device to the question for its configuration. */
export interface DeviceReading {
  readonly config: ConfigText;
  /** It is an uploaded backup that waits. */
  readonly modified: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Everything that is known about the configurations of the device. */
export interface DeviceKnowledge {
  /** The newest answer; null before the first. */
  readonly reading: DeviceReading | null;
  /** The newest answer that was no uploaded backup. */
  readonly runningReading: DeviceReading | null;
  /** The newest question failed. */
  readonly failed: boolean;
  readonly editing: RepositoryState | null;
  readonly apply: ApplyState;
  /** The running configuration is lost at the next reboot. */
  readonly unsaved: boolean;
  /** Saved configuration before this page's last unsaved write; null without one. */
  readonly savedBefore: ConfigText | null;
  /** The user gets no secrets from the device, and cannot edit. */
  readonly readOnly: boolean;
}

type Situation = 'plain' | 'own-test' | 'test' | 'unsaved' | 'staged';

const WAITING: SideContent = { kind: 'waiting' };
const FAILED: SideContent = { kind: 'failed' };

const REASONS = {
  test: message(
    'During a test, the device provides only the tested configuration. The saved configuration is available again after the test.',
  ),
  unsaved: message(
    'The device provides only its running configuration, which is not saved. Compare with a previous configuration instead.',
  ),
  staged: message(
    'The device provides only the uploaded backup until it is applied or discarded. Compare with a previous configuration instead.',
  ),
  noBackup: message('No uploaded backup on the device.'),
  readOnly: message('Read-only users have no pending changes.'),
} as const;

const NOTES = {
  plain: message('According to the device, the running configuration is saved.'),
  test: message('This is the configuration under test.'),
  unsaved: message('Not saved: lost at the next reboot.'),
  beforeTest: message('Configuration before the test. Restored unless the changes are kept.'),
  beforeUnsaved: message('Configuration before the change that was applied without saving.'),
  beforeUpload: message('Running configuration before the backup was uploaded.'),
} as const;

/**
 * Running configuration, saved configuration, uploaded backup and draft. The device returns one text: the
 * uploaded backup if there is one, else the running configuration. The saved configuration is therefore known
 * only if it equals the running one, or if this page caused the difference.
 */
export function deviceSides(known: DeviceKnowledge): readonly DiffSide[] {
  const situation = situationOf(known);
  return [runningSide(known, situation), savedSide(known, situation), editedSide(known, situation)].concat(
    stagedSide(known, situation),
  );
}

function situationOf({ reading, apply, editing, unsaved }: DeviceKnowledge): Situation {
  if (reading?.modified === true) return 'staged';
  if (apply.kind === 'testing') {
    return apply.startedHere && editing?.underTest !== undefined ? 'own-test' : 'test';
  }
  return unsaved ? 'unsaved' : 'plain';
}

function runningSide(known: DeviceKnowledge, situation: Situation): DiffSide {
  const { reading, runningReading } = known;
  if (situation === 'staged') {
    const before = runningReading;
    return before === null
      ? { id: 'running', content: { kind: 'unavailable', reason: REASONS.staged } }
      : { id: 'running', content: there(known, before), at: before.at, note: NOTES.beforeUpload };
  }
  const note = situation === 'plain' ? undefined : situation === 'unsaved' ? NOTES.unsaved : NOTES.test;
  return { id: 'running', content: read(known, reading), at: reading?.at, note };
}

function savedSide(known: DeviceKnowledge, situation: Situation): DiffSide {
  const { reading, runningReading, savedBefore } = known;
  if (situation === 'plain') {
    return { id: 'saved', content: read(known, reading), at: reading?.at, note: NOTES.plain };
  }
  const content = (config: ConfigText): SideContent => ({
    kind: 'there',
    config,
    secretless: known.readOnly,
  });
  if (situation === 'staged') {
    return runningReading === null
      ? { id: 'saved', content: { kind: 'unavailable', reason: REASONS.staged } }
      : {
          id: 'saved',
          content: there(known, runningReading),
          at: runningReading.at,
          note: NOTES.beforeUpload,
        };
  }
  if (savedBefore !== null && situation !== 'test') {
    const note = situation === 'own-test' ? NOTES.beforeTest : NOTES.beforeUnsaved;
    return { id: 'saved', content: content(savedBefore), note };
  }
  const reason = situation === 'unsaved' ? REASONS.unsaved : REASONS.test;
  return { id: 'saved', content: { kind: 'unavailable', reason } };
}

function editedSide({ readOnly, editing, reading, apply }: DeviceKnowledge, situation: Situation): DiffSide {
  if (readOnly) return { id: 'edited', content: { kind: 'unavailable', reason: REASONS.readOnly } };
  if (editing === null) return { id: 'edited', content: WAITING };
  const { store } = editing;
  const atRest = apply.kind === 'idle' || apply.kind === 'done';
  // Concurrent changes of another session are kept: the edits are applied on top of the device's current
  // configuration.
  const config =
    reading !== null && atRest && situation !== 'staged'
      ? edited(reading.config, store.changes, store.running)
      : store.running;
  return { id: 'edited', content: { kind: 'there', config, secretless: false } };
}

function stagedSide(known: DeviceKnowledge, situation: Situation): DiffSide {
  if (situation !== 'staged') {
    return { id: 'staged', content: { kind: 'unavailable', reason: REASONS.noBackup } };
  }
  return { id: 'staged', content: read(known, known.reading), at: known.reading?.at };
}

function read(known: DeviceKnowledge, reading: DeviceReading | null): SideContent {
  if (known.failed) return FAILED;
  return reading === null ? WAITING : there(known, reading);
}

function there({ readOnly }: DeviceKnowledge, { config }: DeviceReading): SideContent {
  return { kind: 'there', config, secretless: readOnly };
}

function edited(onto: ConfigText, changes: ConfigChanges, otherwise: ConfigText): ConfigText {
  const edit = onto.edit(changes);
  return edit.ok ? edit.config : otherwise;
}

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

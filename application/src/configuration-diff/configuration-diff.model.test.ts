import { ConfigText, withPatch } from '@radiolink/domain/configuration';
import { RequestFailure } from '@radiolink/domain/errors';
import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { type ApplyMode, type ApplyState, IDLE } from '../configuration/apply/apply-state.ts';
import { createSavedBefore } from '../configuration/apply/change-memory.ts';
import type { ReadConfiguration } from '../configuration/configuration.port.ts';
import { createEditingModel } from '../configuration/editing.model.ts';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { createConfigurationDiffModel } from './configuration-diff.model.ts';
import type { DiffSideId } from './diff-side.ts';

const TEXT =
  'wireless.1.ssid=Ridge\naaa.1.ssid=Ridge\naaa.1.wpa.psk=first-secret\nnetconf.1.ip=192.0.2.1\nvendor.x=1\n';
const NOW = Date.UTC(2026, 2, 4, 12);

const SNAPSHOT: Snapshot = {
  id: '17',
  at: NOW - 1000,
  user: 'anna',
  changed: [{ key: 'SSID' }],
  text: 'wireless.1.ssid=Older\naaa.1.ssid=Older\nnetconf.1.ip=192.0.2.1\nvendor.x=1\n',
  secretKeys: ['aaa.1.wpa.psk'],
};

const TESTING: ApplyState = {
  kind: 'testing',
  since: NOW,
  endsAt: NOW + 240_000,
  startedHere: false,
  answering: true,
  answered: true,
  newAddress: undefined,
  newAddressAnswers: false,
  newAddressTaken: false,
  link: 'formed',
  linkCameBack: true,
  requestedAt: undefined,
  request: undefined,
  failure: undefined,
};

interface Device extends Partial<ReadConfiguration> {
  readonly readOnly?: boolean;
  readonly fails?: boolean;
}

const settled = () => new Promise(resolve => setTimeout(resolve, 0));

async function aDiff(first: Device = {}) {
  let device: Device = first;
  const nobody = () => Promise.reject(new Error('nobody asked'));
  const read = async (): Promise<ReadConfiguration> => {
    if (device.fails === true) {
      throw new RequestFailure({ kind: 'network', reason: 'unreachable', message: 'Silent' });
    }
    return { text: device.text ?? TEXT, modified: device.modified ?? false, firstSetup: false };
  };
  const editing = createEditingModel(
    { read, write: nobody, apply: nobody, discard: nobody },
    createEvent<ReadConfiguration>(),
  );
  editing.configurationRead({ text: TEXT, modified: false, firstSetup: false });
  const applyChanged = createEvent<ApplyState>();
  const unsavedChanged = createEvent<boolean>();
  const snapshotsRead = createEvent<readonly Snapshot[]>();
  const requested = createEvent<ApplyMode>();
  const saved: TransferFile[] = [];
  const $unsaved = createStore(false).on(unsavedChanged, (_, unsaved) => unsaved);
  const diff = createConfigurationDiffModel({
    storage: { read },
    editing,
    apply: {
      $state: createStore<ApplyState>(IDLE).on(applyChanged, (_, state) => state),
      $staged: createStore(false),
      $unsaved,
      $savedBefore: createSavedBefore(requested, editing, $unsaved),
    },
    snapshots: { $snapshots: createStore<readonly Snapshot[]>([]).on(snapshotsRead, (_, list) => list) },
    session: { $user: createStore({ username: 'anna', readOnly: first.readOnly ?? false }) },
    status: { slice: () => createStore(null) },
    download: { save: file => void saved.push(file) },
    clock: { now: () => NOW },
  });
  diff.shown();
  await settled();
  const side = (id: DiffSideId) => diff.$sides.getState().find(one => one.id === id);
  const found = () => {
    const state = diff.$state.getState();
    if (state.kind !== 'compared') throw new Error(`It is ${state.kind}.`);
    return state.comparison;
  };
  return {
    diff,
    editing,
    applyChanged,
    unsavedChanged,
    snapshotsRead,
    requested,
    saved,
    side,
    found,
    /** The device says something else from now on. */
    becomes: async (next: Device) => {
      device = next;
      diff.readAgain();
      await settled();
    },
  };
}

const names = (comparison: ReturnType<Awaited<ReturnType<typeof aDiff>>['found']>) =>
  comparison.groups.flatMap(({ differences }) => differences.map(({ name }) => name.key));

describe('a device at rest', () => {
  it('runs what it has saved, as far as it tells', async () => {
    const { diff, found } = await aDiff();
    expect(diff.$pair.getState()).toEqual({ from: 'running', to: 'saved' });
    expect(found().count).toBe(0);
  });

  it('a device at rest is compared with what is edited, a setting and its mirrors counted once', async () => {
    const { diff, editing, found } = await aDiff();
    editing.edited(
      new Map([
        ['aaa.1.ssid', 'Barn'],
        ['wireless.1.ssid', 'Barn'],
        ['vendor.x', '2'],
      ]),
    );
    expect(diff.$pair.getState()).toEqual({ from: 'running', to: 'edited' });
    expect(names(found())).toEqual(['SSID', 'vendor.x']);
    expect(found().groups.map(({ page }) => page)).toEqual(['wireless', 'other']);
  });

  it('keeps what somebody else changed meanwhile out of the edits', async () => {
    const { editing, becomes, found } = await aDiff();
    editing.edited(new Map([['vendor.x', '2']]));
    await becomes({ text: TEXT.replace('192.0.2.1', '192.0.2.9') });
    expect(found().changes.map(({ key }) => key)).toEqual(['vendor.x']);
  });

  it('tells of keys that somebody else changed too', async () => {
    const { diff, editing, becomes } = await aDiff();
    editing.edited(new Map([['vendor.x', '2']]));
    await becomes({ text: TEXT.replace('vendor.x=1', 'vendor.x=3') });
    expect(diff.$disputed.getState()).toBe(1);
  });

  it('a device at rest is asked nothing and compared with nothing before the page is shown, and after it is left', async () => {
    const { diff } = await aDiff();
    diff.left();
    expect(diff.$state.getState()).toEqual({ kind: 'waiting' });
  });
});

describe('what the device does not give out', () => {
  it('what the device does not give out is its saved configuration while it tests another', async () => {
    const { diff, applyChanged, side } = await aDiff();
    applyChanged(TESTING);
    await settled();
    expect(side('running')?.note?.key).toMatch(/under test/);
    expect(side('saved')?.content.kind).toBe('unavailable');
    diff.pairNamed({ from: 'saved', to: 'running' });
    expect(diff.$state.getState().kind).toBe('unavailable');
  });

  it('what the device does not give out is its saved configuration while it runs one that is not, unless this page wrote that', async () => {
    const { unsavedChanged, side } = await aDiff();
    unsavedChanged(true);
    expect(side('saved')?.content.kind).toBe('unavailable');
    const other = await aDiff();
    other.editing.edited(new Map([['vendor.x', '2']]));
    other.requested('no-save');
    other.unsavedChanged(true);
    await other.becomes({ text: TEXT.replace('vendor.x=1', 'vendor.x=2') });
    other.diff.pairNamed({ from: 'saved', to: 'running' });
    expect(other.found().changes).toMatchObject([{ key: 'vendor.x', before: '1', after: '2' }]);
  });

  it('what the device does not give out is what it runs while an uploaded backup waits; what it ran before is compared then', async () => {
    const first = await aDiff({ modified: true, text: TEXT.replace('vendor.x=1', 'vendor.x=5') });
    expect(first.side('running')?.content.kind).toBe('unavailable');
    const { diff, becomes, found } = await aDiff();
    await becomes({ modified: true, text: TEXT.replace('vendor.x=1', 'vendor.x=5') });
    expect(diff.$pair.getState()).toEqual({ from: 'running', to: 'staged' });
    expect(found().changes.map(({ key }) => key)).toEqual(['vendor.x']);
  });
});

describe('a device that does not answer', () => {
  it('a device that does not answer is said to have failed, and other configurations are compared all the same', async () => {
    const { diff, snapshotsRead, found, becomes } = await aDiff({ fails: true });
    expect(diff.$state.getState()).toEqual({ kind: 'failed' });
    snapshotsRead([SNAPSHOT]);
    diff.backupRead({ name: 'b.cfg', text: TEXT });
    diff.pairNamed({ from: 'snapshot-17', to: 'file' });
    expect(names(found())).toEqual(['SSID']);
    diff.pairNamed({ from: 'running', to: 'file' });
    expect(diff.$state.getState().kind).toBe('failed');
    await becomes({});
    expect(found().count).toBe(0);
  });
});

describe('secrets', () => {
  it('secrets are masked in settings and lines', async () => {
    const { editing, found } = await aDiff();
    editing.edited(new Map([['aaa.1.wpa.psk', 'second-secret']]));
    const { groups, lines, secrets } = found();
    expect(secrets).toBe(1);
    expect(JSON.stringify([groups, lines])).not.toMatch(/first-secret|second-secret/);
  });

  it('secrets are not compared with a snapshot, which holds none', async () => {
    const { diff, snapshotsRead, found } = await aDiff();
    snapshotsRead([SNAPSHOT]);
    expect(diff.$pair.getState()).toEqual({ from: 'snapshot-17', to: 'running' });
    expect(found()).toMatchObject({ withoutSecrets: true, secrets: 0 });
    expect(names(found())).toEqual(['SSID']);
  });

  it('secrets are not compared for a read-only user, who edits nothing either', async () => {
    const { diff, side, found } = await aDiff({ readOnly: true, text: TEXT.replace('first-secret', '') });
    expect(side('edited')?.content.kind).toBe('unavailable');
    diff.backupRead({ name: 'b.cfg', text: TEXT });
    expect(diff.$pair.getState()).toEqual({ from: 'running', to: 'file' });
    expect(found()).toMatchObject({ count: 0, withoutSecrets: true });
  });

  it('secrets are left out of the patch, which names them and holds everything else', async () => {
    const { diff, editing, saved } = await aDiff();
    editing.edited(
      new Map<string, string | undefined>([
        ['aaa.1.wpa.psk', 'second-secret'],
        ['vendor.x', undefined],
        ['vendor.y', '7'],
      ]),
    );
    expect(diff.$patchSize.getState()).toBe(2);
    const reported: string[] = [];
    diff.saved.watch(name => void reported.push(name));
    diff.exported();
    expect(reported).toEqual(['configuration-2026-03-04.patch']);
    expect(saved[0]?.name).toBe('configuration-2026-03-04.patch');
    const patch = (await saved[0]?.content.text()) ?? '';
    expect(patch).toBe(
      [
        '# Secrets are left out of this patch. These differ too; set them by hand where they are needed:',
        '#   aaa.1.wpa.psk',
        'vendor.x=',
        'vendor.y=7',
        '',
      ].join('\n'),
    );
    const config = withPatch(ConfigText.parse('a=1\nvendor.x=1\n'), patch);
    expect([...config.keys()]).toEqual(['a', 'vendor.y']);
  });
});

it('a side that the address names and nobody has is said to be gone', async () => {
  const { diff } = await aDiff();
  diff.pairNamed({ from: 'snapshot-99', to: 'running' });
  expect(diff.$state.getState()).toMatchObject({ kind: 'unavailable', side: { id: 'snapshot-99' } });
});

it('a value that the settings know no words for stays text', async () => {
  const { diff, found } = await aDiff();
  diff.backupRead({ name: 'b.cfg', text: TEXT.replace('Ridge', '{count} <b>') });
  diff.pairNamed({ from: 'running', to: 'file' });
  expect(found().groups[0]?.differences[0]?.to).toEqual({ text: '{count} <b>', words: false });
});

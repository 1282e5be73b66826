import {
  ConfigRepository,
  type ConfigStore,
  ConfigStore as Store,
  ConfigText,
} from '@radiolink/domain/configuration';
import { RequestFailure } from '@radiolink/domain/errors';
import { describe, expect, it } from 'vitest';
import {
  type ApplyJob,
  describeWrite,
  isInForce,
  restartMs,
  waitingProblem,
  wordsOf,
  writeJob,
} from './apply-job.ts';
import { HOST, SSID, TEXT, textWith } from './apply-page.mother.ts';
import type { ApplyMode } from './apply-state.ts';
import { PortDevice, rejection, SERVER_ERROR, UNREACHABLE } from './port-device.mother.ts';

const NOTHING_KNOWN = {};
const HELD_BACK = { kind: 'not-sent', outcome: { kind: 'not-sent' } };
const CLOCK = { now: () => Date.UTC(2026, 5, 1, 12) };

/** The configuration with these values pending. */
function pending(values: Readonly<Record<string, string>>, text = TEXT): ConfigStore {
  const edit = Store.of(ConfigText.parse(text)).edit(new Map(Object.entries(values)));
  if (!edit.ok) throw new Error('The test made a change that cannot be.');
  return edit.store;
}

const changes = (store: ConfigStore, mode: ApplyMode = 'save'): ApplyJob => ({
  kind: 'changes',
  mode,
  store,
});
const backup = (more: Partial<Extract<ApplyJob, { kind: 'backup' }>> = {}): ApplyJob => ({
  kind: 'backup',
  text: ConfigText.parse(textWith({ [SSID]: 'Barn' })),
  replacing: undefined,
  isUploaded: true,
  ...more,
});

describe('a job', () => {
  const store = pending({ [SSID]: 'Barn' });
  const running: ApplyJob = { kind: 'running', store, replacing: undefined };

  it('sends the pending changes in the mode that was requested; all else is saved', () => {
    const jobs = [changes(store, 'test'), running, backup()].map(describeWrite);
    expect(jobs.map(({ mode }) => mode)).toEqual(['test', 'save', 'save']);
    expect(jobs.map(({ sent }) => sent)).toEqual([store, undefined, undefined]);
  });

  it('replaces what its changes are to: of a backup where that is known, of the running configuration nothing', () => {
    const jobs = [changes(store), running, backup({ replacing: store }), backup()].map(describeWrite);
    expect(jobs.map(({ replaced }) => replaced)).toEqual([store, undefined, store, undefined]);
  });

  const runs = (job: ApplyJob | undefined, values: Readonly<Record<string, string>>, isStaged = false) =>
    isInForce(job && describeWrite(job).intended, ConfigText.parse(textWith(values)), isStaged);

  it('a job is in force once its changes run, whatever else was changed', () => {
    const two = changes(pending({ [SSID]: 'Barn', 'snmp.status': 'enabled' }));
    expect(runs(two, { [SSID]: 'Barn', 'snmp.status': 'enabled', 'radio.1.txpower': '9' })).toBe(true);
    expect([runs(two, { [SSID]: 'Barn' }), runs(two, {})]).toEqual([false, false]);
  });

  it('a job that is a backup is in force once the whole of it runs', () => {
    expect(runs(backup(), { [SSID]: 'Barn' })).toBe(true);
    expect(runs(backup(), { [SSID]: 'Barn', 'radio.1.txpower': '9' })).toBe(false);
  });

  it('a job that saves what runs is in force', () => {
    expect(runs(running, { [SSID]: 'Mill' })).toBe(true);
  });

  it('a job is not known by a backup that only waits, nor where nothing is intended', () => {
    expect(runs(changes(store), { [SSID]: 'Barn' }, true)).toBeUndefined();
    expect(runs(backup(), { [SSID]: 'Barn' }, true)).toBe(false);
    expect(runs(undefined, {})).toBeUndefined();
  });
});

/** A device, the page's copy of its configuration, and a job on both. */
function atDevice(text = TEXT) {
  const device = new PortDevice(text);
  const repository = ConfigRepository.of(device.storage, { text, modified: false, firstSetup: false });
  return {
    device,
    repository,
    does: (job: ApplyJob) => writeJob({ test: device.test, clock: CLOCK }, repository, job, NOTHING_KNOWN),
    edited: (key: string, value: string) => {
      repository.set(key, value);
      return repository.state.store;
    },
  };
}

describe('writing changes', () => {
  it.each([
    ['test', 'Ridge', true],
    ['save', 'Barn', false],
    ['no-save', 'Ridge', false],
  ] as const)(
    'writing changes in mode %s leaves the stored name %s, and a test: %s',
    async (mode, stored, isTesting) => {
      const { device, does, edited } = atDevice();
      const answer = await does(changes(edited(SSID, 'Barn'), mode));
      expect(answer).toEqual({ kind: 'written', restartMs: 100_000, testMs: 240_000 });
      expect(device.valueOf(SSID)).toBe('Barn');
      expect([device.valueOf(SSID, 'stored'), device.testEndsAt !== undefined]).toEqual([stored, isTesting]);
    },
  );

  it('stamps them with the time by the clock of the page', async () => {
    const { device, does, edited } = atDevice();
    await does(changes(edited(SSID, 'Barn')));
    expect(device.running).toContain('2026-06-01T12:00:00.000Z');
  });

  it('takes ten seconds where the device reloads services only', async () => {
    const { device, does, edited } = atDevice();
    device.fastRestart = true;
    expect(await does(changes(edited(SSID, 'Barn')))).toMatchObject({ restartMs: 10_000 });
    expect([restartMs({ fastRestart: false }), restartMs({ fastRestart: undefined })]).toEqual([
      100_000, 100_000,
    ]);
  });

  it('sends nothing during a test of another session', async () => {
    const { device, does, edited } = atDevice();
    device.testEndsAt = Date.now() + 100_000;
    const answer = await does(changes(edited(SSID, 'Barn')));
    expect(answer).toMatchObject({
      kind: 'not-sent',
      outcome: { kind: 'not-sent', words: { key: expect.stringContaining('another change') } },
    });
    expect(device.calls).not.toContain('write');
  });

  it('sends nothing while another session has changed the same', async () => {
    const { device, does, edited } = atDevice();
    device.changeElsewhere(SSID, 'Mill');
    expect(await does(changes(edited(SSID, 'Barn')))).toEqual({
      kind: 'not-sent',
      outcome: { kind: 'conflicts', count: 1 },
    });
  });

  it('sends nothing that was edited since it was reviewed', async () => {
    const { device, does, edited } = atDevice();
    const reviewed = edited(SSID, 'Barn');
    edited(SSID, 'Mill');
    expect(await does(changes(reviewed))).toMatchObject(HELD_BACK);
    expect(device.calls).not.toContain('write');
  });

  it.each([
    ['read', UNREACHABLE, 'not-sent', 'No response.'],
    ['read', rejection('Busy.'), 'not-sent', 'Busy.'],
    ['test', SERVER_ERROR, 'not-sent', '500: Error'],
    ['write', SERVER_ERROR, 'unclear', '500: Error'],
    ['write', UNREACHABLE, 'unclear', 'No response.'],
    ['write', rejection('Not this name.'), 'refused', 'Not this name.'],
    ['write', rejection('Not asked.', true), 'not-sent', 'Not asked.'],
    ['write', rejection('Not this name.', false), 'refused', 'Not this name.'],
  ] as const)('writing changes whose %s fails so (%o) is %s', async (call, failure, kind, key) => {
    const { device, does, edited } = atDevice();
    const store = edited(SSID, 'Barn');
    device.failing.set(call, failure);
    const answer = await does(changes(store));
    expect(answer.kind).toBe(kind);
    expect('outcome' in answer ? answer.outcome : answer).toMatchObject({ kind, words: { key } });
  });

  it('rejects for a fault of the program', async () => {
    const { repository, does, edited } = atDevice();
    const store = edited(SSID, 'Barn');
    repository.write = () => Promise.reject(new TypeError('a fault'));
    await expect(does(changes(store))).rejects.toThrow('a fault');
  });
});

describe('applying a backup', () => {
  const TEXT_OF_BACKUP = textWith({ [SSID]: 'Barn' });
  /** A device with an uploaded backup, and a page that has read it. */
  function withBackup() {
    const device = new PortDevice(TEXT);
    device.staged = TEXT_OF_BACKUP;
    const read = { text: TEXT_OF_BACKUP, modified: true, firstSetup: false };
    const repository = ConfigRepository.of(device.storage, read);
    return {
      device,
      does: (job: ApplyJob) => writeJob({ test: device.test, clock: CLOCK }, repository, job, NOTHING_KNOWN),
    };
  }

  it('restarts the device into it', async () => {
    const { device, does } = withBackup();
    expect(await does(backup())).toEqual({ kind: 'written', restartMs: 100_000, testMs: 0 });
    expect([device.valueOf(SSID, 'stored'), device.staged]).toEqual(['Barn', undefined]);
  });

  it.each([
    ['that is gone', undefined, 'no longer on the device'],
    ['that another has replaced', textWith({ [SSID]: 'Mill' }), 'Another backup'],
  ])('%s applies nothing', async (_, staged, words) => {
    const { device, does } = withBackup();
    device.staged = staged;
    const answer = await does(backup());
    expect(answer).toMatchObject({
      ...HELD_BACK,
      outcome: { words: { key: expect.stringContaining(words) } },
    });
    expect(device.calls).not.toContain('apply');
  });

  it('left by a first setup is applied without looking for an upload', async () => {
    const { device, does } = withBackup();
    device.staged = undefined;
    expect(await does(backup({ isUploaded: false }))).toMatchObject({ kind: 'written', testMs: 0 });
    expect(device.calls).toEqual(['test', 'apply']);
  });

  it('keeps no test of another session', async () => {
    const { device, does } = withBackup();
    device.testEndsAt = Date.now() + 100_000;
    expect(await does(backup({ isUploaded: false }))).toMatchObject(HELD_BACK);
    expect(device.calls).not.toContain('apply');
  });

  it('says nothing of one that still waits, or is pending already', () => {
    expect([waitingProblem('waits'), waitingProblem('pending')]).toEqual([undefined, undefined]);
  });
});

it('a failed request is told in the words of the device, or of the network; a fault of the program in none', () => {
  expect(wordsOf(new RequestFailure(SERVER_ERROR))).toEqual({ key: '500: Error' });
  expect(wordsOf(new Error(HOST))).toEqual({ key: 'Something went wrong.' });
});

import { RequestFailure } from '@radiolink/domain/errors';
import { openedState, type RepositoryState } from '@radiolink/domain/configuration';
import type { ImpactContext } from '@radiolink/domain/impact';
import { createEvent, createStore } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { BackupPort, DeviceDocument, DocumentContent } from './backup.port.ts';
import type { ReadConfiguration } from '../configuration/configuration.port.ts';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { Transfer, TransferFile } from '../files/transfer.ts';
import { createBackupModel, createDocumentsModel } from './backup.model.ts';

/** A whole configuration, as little as there may be. */
const TEXT = [
  'netmode=bridge',
  'netconf.1.devname=br0',
  'netconf.1.ip=192.0.2.20',
  'radio.1.txpower=10',
  'resolv.host.1.name=ridge',
  'system.cfg.version=65547',
  'users.1.name=admin',
  '',
].join('\n');
const FILE = new Blob([TEXT]);
const fileWith = (from: string, to: string): Blob => new Blob([TEXT.replace(from, to)]);
const ADDRESS = { kind: 'address', url: 'https://files.example/ridge.cfg', verifyCertificate: true } as const;

function aBackup({ fetches = true } = {}) {
  const uploads: Subject<Transfer<{ readonly modified: boolean }>>[] = [];
  const fetchings: Subject<number>[] = [];
  const sources: unknown[] = [];
  const downloads = new Subject<Transfer<TransferFile>>();
  const backup: BackupPort = {
    download: () => downloads,
    stage: () => {
      uploads.push(new Subject());
      return uploads.at(-1)!;
    },
    ...(fetches && {
      appliesItself: true,
      restoreFrom: source => {
        sources.push(source);
        fetchings.push(new Subject());
        return fetchings.at(-1)!;
      },
    }),
  };
  const read = new HeldCall<[], ReadConfiguration>();
  const configurationRead = createEvent<ReadConfiguration>();
  const $state = createStore<RepositoryState | null>(
    openedState({ text: TEXT, modified: false, firstSetup: false }),
  );
  const readings: ReadConfiguration[] = [];
  configurationRead.watch(one => void readings.push(one));
  const files: TransferFile[] = [];
  const model = createBackupModel({
    backup,
    configuration: { read: read.call },
    editing: { configurationRead, $state },
    apply: { $facts: createStore<ImpactContext>({}) },
    saving: { save: file => void files.push(file) },
  });
  return {
    model,
    uploads,
    fetchings,
    sources,
    downloads,
    read,
    readings,
    files,
    state: () => model.$restore.getState(),
  };
}

it('downloads the configuration as a file', () => {
  const { model, downloads, files } = aBackup();
  model.download.requested();
  downloads.next({ kind: 'done', result: { name: 'ridge.cfg', content: FILE } });
  expect(files.map(({ name }) => name)).toEqual(['ridge.cfg']);
});

it('uploads a file and shows its percent, undefined where the size is not known', () => {
  const { model, uploads, state } = aBackup({ fetches: false });
  expect(state()).toEqual({ kind: 'idle' });
  model.restoreRequested({ kind: 'file', file: FILE });
  expect(state()).toEqual({ kind: 'running', source: 'file', percent: 0 });
  uploads[0]?.next({ kind: 'progress', bytes: 333, totalBytes: 1000 });
  expect(state()).toEqual({ kind: 'running', source: 'file', percent: 33 });
  uploads[0]?.next({ kind: 'progress', bytes: 1200, totalBytes: 1000 });
  expect(state()).toMatchObject({ percent: 100 });
  uploads[0]?.next({ kind: 'progress', bytes: 333 });
  expect(state()).toMatchObject({ percent: undefined });
});

it('reads a backup at once that the device holds until it is applied, so that it is offered', async () => {
  const { model, uploads, read, readings, state } = aBackup({ fetches: false });
  model.restoreRequested({ kind: 'file', file: FILE });
  uploads[0]?.next({ kind: 'done', result: { modified: true } });
  uploads[0]?.complete();
  expect(state()).toEqual({ kind: 'staged' });
  const staged = { text: 'netmode=bridge', modified: true, firstSetup: false };
  await read.answer(staged);
  expect(readings).toEqual([staged]);
});

it('restores a backup that the device applies itself, and does not read it', () => {
  const { model, uploads, read, state } = aBackup({ fetches: false });
  model.restoreRequested({ kind: 'file', file: FILE });
  uploads[0]?.next({ kind: 'done', result: { modified: false } });
  expect([state().kind, read.requests.length]).toEqual(['restored', 0]);
});

it('lets the device fetch a backup from an address', () => {
  const { model, fetchings, sources, state } = aBackup();
  expect(model.restoresItself).toBe(true);
  model.restoreRequested(ADDRESS);
  expect(sources).toEqual([{ url: ADDRESS.url, verifyCertificate: true }]);
  expect(state()).toEqual({ kind: 'running', source: 'address', percent: 0 });
  fetchings[0]?.next(99);
  expect(state()).toEqual({ kind: 'running', source: 'address', percent: 99 });
  fetchings[0]?.next(100);
  expect(state()).toEqual({ kind: 'restored' });
});

it('asks no device to fetch a backup that cannot', () => {
  const { model, state } = aBackup({ fetches: false });
  expect(model.restoresItself).toBe(false);
  model.restoreRequested(ADDRESS);
  expect(state()).toMatchObject({ kind: 'failed', failure: null });
});

it('runs once at a time, and is cancelled', () => {
  const { model, uploads, state } = aBackup({ fetches: false });
  model.restoreRequested({ kind: 'file', file: FILE });
  model.restoreRequested({ kind: 'file', file: FILE });
  expect(uploads).toHaveLength(1);
  model.restoreCancelled();
  expect([uploads[0]?.observed, state().kind]).toEqual([false, 'idle']);
  model.restoreRequested({ kind: 'file', file: FILE });
  expect(uploads).toHaveLength(2);
});

it('says why it failed, and can be tried again', () => {
  const { model, uploads, state } = aBackup({ fetches: false });
  model.restoreRequested({ kind: 'file', file: FILE });
  uploads[0]?.error(new RequestFailure(LOST));
  expect(state()).toMatchObject({ kind: 'failed', failure: LOST });
  model.restoreRequested({ kind: 'file', file: FILE });
  expect(state().kind).toBe('running');
});

describe('a restore on a device that applies a backup at once', () => {
  const refused = async (file: Blob) => {
    const { model, uploads, state } = aBackup();
    model.restoreRequested({ kind: 'file', file });
    await vi.waitFor(() => expect([uploads.length, state().kind]).not.toEqual([0, 'running']));
    const now = state();
    return { uploads: uploads.length, words: now.kind === 'refused' ? now.words : undefined };
  };

  it.each([
    ['a value that breaks its rule', fileWith('192.0.2.20', '192.0.2.999')],
    ['the version of another model', fileWith('65547', '65546')],
  ])('sends no file with %s, and says why', async (_, file) => {
    expect(await refused(file)).toMatchObject({ uploads: 0, words: { key: expect.any(String) } });
  });

  it.each([
    ['a sound configuration', FILE],
    ['an archive, which cannot be read here', new Blob([`${'a'.padEnd(257, '\0')}ustar\0`])],
  ])('sends %s', async (_, file) => {
    expect(await refused(file)).toEqual({ uploads: 1, words: undefined });
  });
});

function documents() {
  const read = new HeldCall<[DeviceDocument], DocumentContent>();
  const files: TransferFile[] = [];
  const model = createDocumentsModel({
    documents: { read: read.call },
    saving: { save: file => void files.push(file) },
  });
  return { model, read, files };
}

it('saves a document as the device sends it, under its name', async () => {
  const { model, read, files } = documents();
  model.documentRequested('network');
  expect(read.requests).toEqual([['network']]);
  await read.answer({ mode: 'bridge', mtu: 1500 });
  expect(model.$saved.getState()).toBe('network.json');
  expect(files.map(({ name }) => name)).toEqual(['network.json']);
  expect(files[0]?.content.type).toBe('application/json');
  expect(await files[0]?.content.text()).toBe('{\n  "mode": "bridge",\n  "mtu": 1500\n}');
});

it('saves one at a time', async () => {
  const { model, read } = documents();
  model.documentRequested('network');
  model.documentRequested('system');
  expect([read.requests.length, model.$busy.getState()]).toEqual([1, true]);
  await read.answer({});
  model.documentRequested('system');
  expect(read.requests.at(-1)).toEqual(['system']);
});

it('says why one could not be read, and no longer that another was saved', async () => {
  const { model, read, files } = documents();
  model.documentRequested('network');
  await read.answer({});
  model.documentRequested('system');
  expect(model.$saved.getState()).toBeNull();
  await read.fail(LOST);
  expect([model.$failure.getState(), model.$saved.getState(), files.length]).toEqual([LOST, null, 1]);
  model.documentRequested('system');
  expect(model.$failure.getState()).toBeNull();
});

import {
  BACKUP_MODELS,
  DOCUMENTS_MODELS,
  BackupModel,
  DocumentsModel,
} from '@radiolink/application/backup/backup.model';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aScenarioRadio,
  answersArrive,
  type ScenarioPage,
  onDevice,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';

const NAME = 'resolv.host.1.name';
const UNPACKED = { timeout: 5000 };

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function open(
  profile: string,
): Promise<{ radio: VirtualRadio; page: ScenarioPage; backup: BackupModel }> {
  const radio = aScenarioRadio({ profile, bootSeconds: 20 });
  const page = await openPage(radio, { versioned: profile === 'wave' });
  return { radio, page, backup: page.open(BACKUP_MODELS, BackupModel) };
}

const unpacked = async (content: Blob): Promise<string> =>
  new Response(content.stream().pipeThrough(new DecompressionStream('gzip'))).text();

/** The backup of the device, as it was saved. */
async function saved({ page, backup }: { page: ScenarioPage; backup: BackupModel }): Promise<Blob> {
  backup.download.requested();
  await vi.waitFor(() => expect(backup.download.$state.getState().kind).toBe('saved'));
  return page.saved.at(-1)!.content;
}

describe('a backup of a classic device', () => {
  it('a backup of a classic device is saved under the name that the device gives it, and holds its configuration', async () => {
    const { radio, page, backup } = await open('ap-ptp');
    const text = await (await saved({ page, backup })).text();
    expect(page.saved[0]?.name).toMatch(/\.cfg$/);
    expect(text).toContain(`${NAME}=${onDevice(radio, NAME)}`);
    page.kill();
  });

  it('waits on the device once it is uploaded, and the page asks what to do with it', async () => {
    const { radio, page, backup } = await open('ap-ptp');
    const before = onDevice(radio, NAME);
    const text = (await (await saved({ page, backup })).text()).replace(`${NAME}=${before}`, `${NAME}=Older`);
    backup.restoreRequested({ kind: 'file', file: new Blob([text]) });
    await vi.waitFor(() => expect(backup.$restore.getState()).toEqual({ kind: 'staged' }));
    await vi.waitFor(() => expect(page.models.apply.$staged.getState()).toBe(true));
    expect(onDevice(radio, NAME)).toBe(before);
    expect(backup.restoresItself).toBe(false);
    page.kill();
  });

  it('a backup of a classic device is refused where it is none, and nothing changes', async () => {
    const { page, backup } = await open('ap-ptp');
    backup.restoreRequested({ kind: 'file', file: new Blob(['nothing of use']) });
    await vi.waitFor(() =>
      expect(backup.$restore.getState()).toMatchObject({ kind: 'failed', failure: { code: 3 } }),
    );
    expect(page.models.apply.$staged.getState()).toBe(false);
    page.kill();
  });

  it('tells that the connection was lost', async () => {
    const { radio, page, backup } = await open('ap-ptp');
    radio.faults.set({ unreachable: true });
    backup.download.requested();
    await pass(2);
    await vi.waitFor(() =>
      expect(backup.download.$state.getState()).toMatchObject({
        kind: 'failed',
        failure: { kind: 'network' },
      }),
    );
    expect(page.saved).toEqual([]);
    page.kill();
  });
});

describe('a backup of a versioned device', () => {
  it('a backup of a versioned device is saved packed', async () => {
    const { radio, page, backup } = await open('wave');
    const text = await unpacked(await saved({ page, backup }));
    expect(page.saved[0]?.name).toMatch(/\.tar\.gz$/);
    expect(text).toContain(`${NAME}=${onDevice(radio, NAME)}`);
    page.kill();
  });

  it('a backup of a versioned device is restored from a file: checked, applied, and the device restarts', async () => {
    const { radio, page, backup } = await open('wave');
    const file = await saved({ page, backup });
    page.edit(NAME, 'Renamed');
    page.models.apply.applyRequested('save');
    await pass(12);
    expect(onDevice(radio, NAME)).toBe('Renamed');
    backup.restoreRequested({ kind: 'file', file });
    await answersArrive();
    expect(backup.$restore.getState()).toMatchObject({ kind: 'running', source: 'file' });
    await pass(6);
    // The unpacking takes real time, of which a busy machine needs more.
    await vi.waitFor(() => expect(backup.$restore.getState()).toEqual({ kind: 'restored' }), UNPACKED);
    await pass(5);
    expect(onDevice(radio, NAME)).toBe('Town-Wave');
    page.kill();
  });

  it.each([
    ['nothing of use', 'BACKUP_INVALID'],
    ['# model=Other\nnetmode=bridge\n', 'BACKUP_WRONG_MODEL'],
    ['# version=99.0.0\nnetmode=bridge\n', 'BACKUP_TOO_NEW'],
  ])('a backup of a versioned device is refused with the reason: %j is %s', async (text, detail) => {
    const { radio, page, backup } = await open('wave');
    backup.restoreRequested({ kind: 'file', file: new Blob([text]) });
    await pass(6);
    expect(backup.$restore.getState()).toMatchObject({ kind: 'failed', failure: { detail } });
    await pass(5);
    expect(onDevice(radio, NAME)).toBe('Town-Wave');
    page.kill();
  });

  it('a backup of a versioned device is fetched by the device from an address, with its percent', async () => {
    const { page, backup } = await open('wave');
    const url = 'https://downloads.example.net/town.tar.gz';
    backup.restoreRequested({ kind: 'address', url, verifyCertificate: true });
    await pass(2);
    expect(backup.$restore.getState()).toMatchObject({ kind: 'running', source: 'address' });
    await pass(4);
    expect(backup.$restore.getState()).toEqual({ kind: 'restored' });
    page.kill();
  });

  it('says that the address did not give it', async () => {
    const { page, backup } = await open('wave');
    const url = 'https://nowhere.example/town.tar.gz';
    backup.restoreRequested({ kind: 'address', url, verifyCertificate: false });
    await pass(6);
    expect(backup.$restore.getState()).toMatchObject({
      kind: 'failed',
      failure: { detail: 'DOWNLOAD_FAILED' },
    });
    page.kill();
  });

  it.each(['configuration', 'network', 'wireless', 'services', 'system'] as const)(
    'a backup of a versioned device has its part saved as JSON: %s',
    async document => {
      const { page } = await open('wave');
      const model = page.open(DOCUMENTS_MODELS, DocumentsModel);
      model.documentRequested(document);
      await vi.waitFor(() => expect(model.$saved.getState()).toBe(`${document}.json`));
      const parsed: unknown = JSON.parse((await page.saved.at(-1)?.content.text()) ?? '');
      expect(Object.keys(parsed as object)).not.toEqual([]);
      page.kill();
    },
  );
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { multipart } from '../../http/transfer/upload-transport.ts';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import {
  aBrowser,
  aScenarioRadio,
  type ScenarioPage,
  onDevice,
  openPage,
  type PageOptions,
  pass,
  turnTime,
} from './change-scenario.mother.ts';

const NAME = 'resolv.host.1.name';
const SSID = 'wireless.1.ssid';
const SECRET = 'wpasupplicant.profile.1.network.1.psk';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const copies = (radio: VirtualRadio): { running: string; staged: string | null } =>
  (JSON.parse(radio.snapshot()) as { configuration: { running: string; staged: string | null } })
    .configuration;
const stagedOn = (radio: VirtualRadio): string | null => copies(radio).staged;

/** Uploads what the radio runs, with some other lines. */
async function stageWith(page: ScenarioPage, radio: VirtualRadio, lines: Readonly<Record<string, string>>) {
  const stored = copies(radio)
    .running.split('\n')
    .filter(line => !Object.keys(lines).some(key => line.startsWith(`${key}=`)));
  const added = Object.entries(lines).map(([key, value]) => `${key}=${value}`);
  const text = [...added, ...stored].join('\n');
  await page.client.json((api, signal) =>
    api.POST('/api/cfg', {
      body: { cfgfile: '' },
      bodySerializer: multipart('cfgfile', new Blob([text])),
      signal,
    }),
  );
}

const stageWithName = (page: ScenarioPage, radio: VirtualRadio, name: string) =>
  stageWith(page, radio, { [NAME]: name });

describe('a backup that was uploaded after the page had read the configuration', () => {
  it('a backup that was uploaded after the page had read the configuration is not applied by a save of something else', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    await stageWithName(page, radio, 'from-backup');
    page.models.apply.applyRequested('save');
    await pass(3);
    expect([page.reported(), page.models.apply.$staged.getState()]).toEqual(['not-sent', true]);
    expect(page.requests).not.toContain('/writecfg.cgi');
    expect(onDevice(radio, NAME, 'stored')).not.toBe('from-backup');
    expect(page.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    page.kill();
  });

  it('a backup that was uploaded after the page had read the configuration is applied at once when that is asked for, and the configuration before it is kept', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio, { browser: aBrowser() });
    const before = onDevice(radio, NAME);
    await stageWithName(page, radio, 'from-backup');
    await page.models.editing.repositoryOf(page.models.editing.$state.getState())?.refresh();
    expect(page.models.apply.$stagedStore.getState()?.changes).toEqual(new Map([[NAME, 'from-backup']]));
    page.models.apply.stagedApplied();
    await pass(110);
    expect(onDevice(radio, NAME, 'stored')).toBe('from-backup');
    expect(page.reported()).toBe('saved');
    expect(page.models.snapshots.$snapshots.getState()[0]?.text).toContain(`${NAME}=${before}\n`);
    page.kill();
  });

  it('a backup that was uploaded after the page had read the configuration is not applied in the place of another one that was uploaded since', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    await stageWithName(page, radio, 'from-backup');
    await page.models.editing.repositoryOf(page.models.editing.$state.getState())?.refresh();
    await stageWithName(page, radio, 'unseen');
    page.models.apply.stagedApplied();
    await pass(5);
    expect(page.reported()).toBe('not-sent');
    expect(page.requests).not.toContain('/apply.cgi');
    expect(page.models.editing.$values.getState().get(NAME)).toBe('unseen');
    page.kill();
  });
});

/** A page that was loaded while a backup waits that changes two keys, one of them a secret. */
const loaded = async (options: PageOptions = {}) => {
  const radio = aScenarioRadio();
  const before = onDevice(radio, NAME);
  const first = await openPage(radio);
  await stageWith(first, radio, { [NAME]: 'from-backup', [SECRET]: 'key-of-the-backup' });
  first.kill();
  const browser = aBrowser();
  const page = await openPage(radio, { browser, ...options });
  expect(page.models.apply.$staged.getState()).toBe(true);
  return { radio, before, page, browser };
};

describe('a backup that waited before the page was loaded', () => {
  it('a backup that waited before the page was loaded is applied at once without being taken off, and nothing is kept: what ran was not seen', async () => {
    const { radio, page } = await loaded();
    expect(page.models.apply.$stagedStore.getState()).toBeNull();
    page.models.apply.stagedApplied();
    await pass(110);
    expect(page.reported()).toBe('saved');
    expect(onDevice(radio, NAME, 'stored')).toBe('from-backup');
    expect(page.requests).not.toContain('/discard.cgi');
    expect(page.models.snapshots.$snapshots.getState()).toEqual([]);
    page.kill();
  });

  it('a backup that waited before the page was loaded and is not applied, for the device fails, is not told as saved', async () => {
    const { radio, before, page } = await loaded();
    radio.faults.set({ status: 500, path: '/apply.cgi' });
    page.models.apply.stagedApplied();
    await pass(20);
    expect(page.reported()).toBe('not-written');
    expect(onDevice(radio, NAME)).toBe(before);
    page.kill();
  });
});

describe('a backup that is reviewed as changes', () => {
  const pending = (page: ScenarioPage) => page.models.editing.$state.getState()?.store.changes;

  it('a backup that is reviewed as changes goes through the test, and what ran before it is kept without its secrets', async () => {
    const { radio, before, page } = await loaded();
    page.models.apply.stagedReviewed();
    await pass(2);
    expect(pending(page)).toEqual(
      new Map([
        [NAME, 'from-backup'],
        [SECRET, 'key-of-the-backup'],
      ]),
    );
    expect(page.models.apply.$staged.getState()).toBe(false);
    expect(onDevice(radio, NAME)).toBe(before);
    page.models.apply.applyRequested('test');
    await pass(60);
    expect(page.reported()).toBe('testing');
    expect([onDevice(radio, NAME), onDevice(radio, NAME, 'stored')]).toEqual(['from-backup', before]);
    page.models.apply.keepRequested();
    await pass(20);
    expect(page.reported()).toBe('kept');
    expect(onDevice(radio, SECRET, 'stored')).toBe('key-of-the-backup');
    const [stored] = page.models.snapshots.$snapshots.getState();
    expect(stored?.text).toContain(`${NAME}=${before}\n`);
    expect(stored?.text).not.toContain('key-of-the-backup');
    page.kill();
  });

  it('a backup that is reviewed as changes is remembered without its secrets, which are to be entered again', async () => {
    const { radio, page, browser } = await loaded();
    page.models.apply.stagedReviewed();
    await pass(2);
    page.kill();
    const after = await openPage(radio, { browser });
    after.models.drafts.continued();
    expect(pending(after)).toEqual(new Map([[NAME, 'from-backup']]));
    expect(after.models.drafts.$enterAgain.getState()).toEqual([SECRET]);
    expect(JSON.stringify(after.models.drafts.$memory.getState())).not.toContain('key-of-the-backup');
    after.kill();
  });

  it('never brings passwords of users or the stamp of an editor', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    await stageWith(page, radio, {
      [NAME]: 'from-backup',
      'users.1.password': '$1$other$hash',
    });
    await page.models.editing.repositoryOf(page.models.editing.$state.getState())?.refresh();
    page.models.apply.stagedReviewed();
    await pass(2);
    expect([...(pending(page)?.keys() ?? [])]).toEqual([NAME]);
    page.kill();
  });

  it('waits on the device as before when that does not drop it, and that is said', async () => {
    const { radio, page } = await loaded();
    radio.faults.set({ status: 500, path: '/discard.cgi' });
    page.models.apply.stagedReviewed();
    await pass(3);
    radio.faults.clear();
    const { $staged, $heldBackup, $stagedFailure } = page.models.apply;
    expect([$staged.getState(), $heldBackup.getState()]).toEqual([true, null]);
    expect($stagedFailure.getState()[0]?.key).toMatch(/It is still there, not applied/);
    expect(stagedOn(radio)).toContain(`${NAME}=from-backup\n`);
    expect(pending(page)?.size).toBe(0);
    page.kill();
  });

  it('a backup that is reviewed as changes is held in the page while what runs cannot be read, and becomes changes by itself', async () => {
    const { radio, page } = await loaded();
    page.models.editing.$state.updates.watch(state => {
      if (state?.held?.isOff === true) radio.faults.set({ status: 500, path: '/getcfg.cgi' });
    });
    page.models.apply.stagedReviewed();
    await pass(12);
    expect(page.models.apply.$heldBackup.getState()).toBe('here-only');
    expect(page.models.apply.$stagedFailure.getState()).not.toEqual([]);
    expect(stagedOn(radio)).toBeNull();
    radio.faults.clear();
    await pass(8);
    expect(page.models.apply.$heldBackup.getState()).toBeNull();
    expect(pending(page)?.get(NAME)).toBe('from-backup');
    page.kill();
  });

  it('a backup that is reviewed as changes is not lost to a page that is loaded anew after a silence', async () => {
    const { radio, page } = await loaded();
    page.models.editing.$state.updates.watch(state => {
      if (state?.held !== undefined && state.modified) radio.faults.set({ unreachable: true });
    });
    page.models.apply.stagedReviewed();
    await pass(120);
    expect(page.models.apply.$heldBackup.getState()).toBe('unknown');
    radio.faults.clear();
    await pass(40);
    expect(page.reloads()).toBe(0);
    const { $heldBackup, $staged } = page.models.apply;
    expect([$heldBackup.getState(), $staged.getState()]).toEqual([null, true]);
    page.kill();
  });
});

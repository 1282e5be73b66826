import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { multipart } from '../../http/transfer/index.ts';
import {
  aBrowser,
  aDrillRadio,
  type DrillPage,
  onDevice,
  openPage,
  pass,
  turnTime,
} from './change-drill.mother.ts';

const NAME = 'resolv.host.1.name';
const SSID = 'wireless.1.ssid';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** Uploads what the radio runs, with another name. */
async function stageWithName(page: DrillPage, radio: ReturnType<typeof aDrillRadio>, name: string) {
  const { configuration } = JSON.parse(radio.snapshot()) as { configuration: { running: string } };
  const text = configuration.running.replace(new RegExp(`^${NAME}=.*$`, 'm'), `${NAME}=${name}`);
  await page.client.json((api, signal) =>
    api.POST('/api/cfg', {
      body: { cfgfile: '' },
      bodySerializer: multipart('cfgfile', new Blob([text])),
      signal,
    }),
  );
}

describe('a backup that was uploaded after the page had read the configuration', () => {
  it('is not applied by a save of something else', async () => {
    const radio = aDrillRadio();
    const page = await openPage(radio);
    page.edit(SSID, 'Barn');
    await stageWithName(page, radio, 'from-backup');
    page.models.apply.asked('save');
    await pass(3);
    expect([page.told(), page.models.apply.$staged.getState()]).toEqual(['not-sent', true]);
    expect(page.requests).not.toContain('/writecfg.cgi');
    expect(onDevice(radio, NAME, 'stored')).not.toBe('from-backup');
    expect(page.models.editing.$pending.getState()).toMatchObject([{ key: SSID, after: 'Barn' }]);
    page.kill();
  });

  it('is applied when that is asked for, and the configuration before it is kept', async () => {
    const radio = aDrillRadio();
    const page = await openPage(radio, { browser: aBrowser() });
    const before = onDevice(radio, NAME);
    await stageWithName(page, radio, 'from-backup');
    await page.models.editing.repository()?.refresh();
    page.models.apply.stagedApplied();
    await pass(110);
    expect(onDevice(radio, NAME, 'stored')).toBe('from-backup');
    expect(page.told()).toBe('saved');
    expect(page.models.kept.$kept.getState()[0]?.text).toContain(`${NAME}=${before}\n`);
    page.kill();
  });
});

describe('a backup that waited before the page was loaded', () => {
  const loaded = async () => {
    const radio = aDrillRadio();
    const before = onDevice(radio, NAME);
    const first = await openPage(radio);
    await stageWithName(first, radio, 'from-backup');
    first.kill();
    const page = await openPage(radio, { browser: aBrowser() });
    expect(page.models.apply.$staged.getState()).toBe(true);
    return { radio, before, page };
  };

  it('is applied, and what really ran before it is kept', async () => {
    const { radio, before, page } = await loaded();
    page.models.apply.stagedApplied();
    await pass(110);
    expect(page.told()).toBe('saved');
    expect(onDevice(radio, NAME, 'stored')).toBe('from-backup');
    const [kept] = page.models.kept.$kept.getState();
    expect(kept?.text).toContain(`${NAME}=${before}\n`);
    expect(kept?.text).not.toContain('from-backup');
    page.kill();
  });

  it('and cannot be put back is told so, and the device runs on as it is', async () => {
    const { radio, before, page } = await loaded();
    radio.faults.set({ status: 500, path: '/api/cfg' });
    page.models.apply.stagedApplied();
    await pass(5);
    radio.faults.clear();
    expect(page.state()).toMatchObject({
      outcome: { kind: 'not-sent', words: { key: expect.stringMatching(/upload it again/) } },
    });
    expect(onDevice(radio, NAME)).toBe(before);
    expect(page.requests).not.toContain('/apply.cgi');
    expect(page.models.apply.$staged.getState()).toBe(false);
    page.kill();
  });

  it('and is not applied, for the device fails, is not told as saved', async () => {
    const { radio, before, page } = await loaded();
    radio.faults.set({ status: 500, path: '/apply.cgi' });
    page.models.apply.stagedApplied();
    await pass(20);
    expect(page.told()).toBe('not-written');
    expect(onDevice(radio, NAME)).toBe(before);
    page.kill();
  });
});

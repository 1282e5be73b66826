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
    expect([page.told(), page.models.apply.$staged.getState()]).toEqual(['refused', true]);
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

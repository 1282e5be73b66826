import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { isOverdue } from '@radiolink/application/firmware/upgrade-state';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { memorySession } from '../../http/client/client.mother.ts';
import {
  aScenarioRadio,
  answersArrive,
  type ScenarioPage,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';

const BOOT_SECONDS = 40;

interface Kind {
  readonly name: string;
  readonly profile: 'sta-ptp' | 'wave';
  readonly newer: string;
  readonly older: string;
  readonly otherBoard: string;
  /** Calls of an upgrade, and which device answers when it has ended the session; nothing else may be asked. */
  readonly own: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    name: 'classic',
    profile: 'sta-ptp',
    newer: 'WA.ar934x.v8.7.19.48279.250811.0636',
    older: 'WA.ar934x.v8.7.4.45112.210415.1103',
    otherBoard: 'XW.ar934x.v6.3.22.34100.250716.1044',
    own: /^\/(?:fwupl\.cgi|fwflash\.cgi|poll\.cgi|api\/fw\/|api\/warnings|api\/info\/public|api\/v1\.0\/public\/device)/,
  },
  {
    name: 'versioned',
    profile: 'wave',
    newer: 'MGMP.ipq807x.v9.9.9.0edad4ab.261212.0922',
    older: 'MGMP.ipq807x.v1.0.0.0edad4ab.201212.0922',
    otherBoard: 'GMC.ipq5018.v9.9.9.0edad4ab.261212.0922',
    own: /^\/api\/v1\.0\/(?:system\/upgrade|system\/reboot|public\/ping)/,
  },
];

const image = (version: string, name = 'image.bin'): File =>
  new File([`UBNT${version}\0size=20\0 content`], name);

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each(sampleOf(KINDS, 1, 'firmware'))('a firmware upgrade of a $name device', kind => {
  let radio: VirtualRadio;
  let session: SessionStore;
  let page: ScenarioPage;
  let firmware: FirmwareModel;

  /** Opens the page of the tab, logged in, as after a reload. */
  async function open(own: SessionStore = session): Promise<{ page: ScenarioPage; firmware: FirmwareModel }> {
    const opened = await openPage(radio, { session: own, versioned: kind.profile === 'wave' });
    await pass(2);
    const model = opened.open(FIRMWARE_MODELS, FirmwareModel);
    model.opened();
    await answersArrive();
    return { page: opened, firmware: model };
  }

  async function upload(file: File): Promise<void> {
    firmware.fileChosen(file);
    await vi.waitFor(() => expect(firmware.$chosen.getState()?.name).toBe(file.name));
    firmware.uploadRequested();
    await pass(16);
  }

  const state = () => firmware.$state.getState();
  const problem = () => {
    const now = state();
    return now.kind === 'failed' ? now.problem : undefined;
  };

  beforeEach(async () => {
    radio = aScenarioRadio({ profile: kind.profile, bootSeconds: BOOT_SECONDS });
    session = memorySession();
    ({ page, firmware } = await open());
  });
  afterEach(() => page.kill());

  // The configuration is read again every 15 s: a reading is due in the first seconds of some installations.
  it.each(sampleOf([0, 4, 8, 12], 2))(
    'begun after %d s ends with the new version, and nothing else is asked meanwhile',
    async seconds => {
      await upload(image(kind.newer));
      expect(state().kind).toBe('ready');
      await pass(seconds);
      const before = page.requests.length;
      firmware.installRequested();
      await pass(BOOT_SECONDS + 20);
      const requested = page.requests.slice(before).filter(path => !kind.own.test(path));
      expect(page.reloads()).toBe(1);
      expect(requested).toEqual([]);
      page.kill();
      ({ page, firmware } = await open());
      expect(state()).toMatchObject({ kind: 'done' });
      expect(session.get('upgrade')).toBe('');
    },
  );

  it('is not begun with an image for another board', async () => {
    await upload(image(kind.otherBoard));
    expect(state().kind).toBe('idle');
    expect(firmware.$chosen.getState()?.concerns[0]).toMatchObject({ blocks: true });
  });

  it('asks about an older version first, and installs it when told to', async () => {
    firmware.fileChosen(image(kind.older));
    await vi.waitFor(() => expect(firmware.$chosen.getState()?.concerns).toMatchObject([{ blocks: false }]));
    firmware.uploadRequested();
    await pass(16);
    expect(state().kind).toBe('ready');
  });

  it.each(['holiday photos', `UBNT${'\0'}size=9000`])('is refused by the device for %j', async content => {
    await upload(new File([content], `${kind.newer}.bin`));
    expect(problem()).toMatchObject({ kind: 'refused' });
    firmware.dismissed();
    expect(state().kind).toBe('idle');
  });

  it('is refused for a truncated image', async () => {
    await upload(new File([`UBNT${kind.newer}\0size=8000000\0`], 'image.bin'));
    expect(problem()).toMatchObject({ kind: 'refused' });
  });

  it('says that the connection was lost, and can be begun again', async () => {
    radio.faults.set({ unreachable: true });
    await upload(image(kind.newer));
    expect(problem()).toMatchObject({ kind: 'lost', source: 'file' });
    radio.faults.clear();
    await upload(image(kind.newer));
    expect(state().kind).toBe('ready');
  });

  it('ends with the old version where the power is lost while it is written', async () => {
    await upload(image(kind.newer));
    firmware.installRequested();
    await pass(5);
    radio.faults.happen('power-loss');
    await pass(BOOT_SECONDS + 20);
    page.kill();
    ({ page, firmware } = await open());
    expect(problem()).toMatchObject({ kind: 'unchanged' });
  });

  it('an upgrade is overdue where the device never returns, and still waits', async () => {
    await upload(image(kind.newer));
    firmware.installRequested();
    await pass(2);
    radio.faults.set({ unreachable: true });
    await pass(2 * firmware.$seconds.getState() + 10);
    expect(state().kind).toBe('away');
    expect(isOverdue(state())).toBe(true);
    radio.faults.clear();
    await pass(6);
    expect(page.reloads()).toBeGreaterThan(0);
  });

  it('tells of a third-party image before it is installed, where the device does', async () => {
    await upload(new File([`UBNT${kind.newer}\0third-party\0`], 'image.bin'));
    expect(state()).toMatchObject({ kind: 'ready', thirdParty: kind.name === 'classic' });
    const other = await open(memorySession());
    expect(other.firmware.$state.getState()).toMatchObject({ thirdParty: kind.name === 'classic' });
    other.page.kill();
  });

  it('is joined by a second browser', async () => {
    firmware.fileChosen(image(kind.newer));
    await vi.waitFor(() => expect(firmware.$chosen.getState()).not.toBeNull());
    firmware.uploadRequested();
    await pass(kind.profile === 'wave' ? 3 : 1);
    const other = await open(memorySession());
    await pass(16);
    expect(other.firmware.$state.getState()).toMatchObject({ kind: 'ready' });
    other.page.kill();
  });

  it('is refused when nothing was uploaded', async () => {
    await upload(image(kind.newer));
    radio.faults.set({ status: 500 });
    firmware.installRequested();
    await answersArrive();
    expect(problem()).toMatchObject({ kind: 'not-started' });
  });
});

describe('the update check of a classic device', () => {
  it('finds the newest version, which the device downloads and a second browser follows', async () => {
    const radio = aScenarioRadio({ profile: 'sta-ptp' });
    const page = await openPage(radio);
    const firmware = page.open(FIRMWARE_MODELS, FirmwareModel);
    firmware.opened();
    firmware.checkRequested();
    await answersArrive();
    expect(firmware.$update.getState()).toMatchObject({ available: true, version: 'v8.7.19' });
    firmware.downloadRequested();
    await pass(5);
    const second = await openPage(radio);
    const joined = second.open(FIRMWARE_MODELS, FirmwareModel);
    joined.opened();
    await answersArrive();
    expect(joined.$state.getState()).toMatchObject({ kind: 'sending', source: 'other' });
    await pass(20);
    expect(firmware.$state.getState()).toMatchObject({ kind: 'ready' });
    expect(joined.$state.getState()).toMatchObject({ kind: 'ready' });
    page.kill();
    second.kill();
  });
});
